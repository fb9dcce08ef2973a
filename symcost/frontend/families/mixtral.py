"""Mixtral and the families built like it: a mixture of experts in every layer, each as wide as `intermediate_size`."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT, MULTIPLIERS
from symcost.frontend.family import ABSENT, Family, Maximum, Rotary, Size
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Tie, biases, renormalised
from symcost.frontend.layer_rules import every, layer_types, period_of, sliding_if_window
from symcost.frontend.libraries import LLAMA, OLMO2, heads_first
from symcost.frontend.tables import (
    HEADS,
    HIDDEN,
    LAYERS,
    VOCAB,
    alike_in_layers,
    expert_sizes,
    head_dim,
    kv_heads,
    same_width,
    window,
)
from symcost.ir.spec import Features

# Token ids, a vision part that the class does not have, and what only its kernels read.
HUNYUAN = frozenset(
    """class_num dense_list im_end_id im_newline_id im_start_id mask_init_id num_media_embeds org_vocab_size pad_id
    pool_type position_embedding_xdrope sep_id skip_cls_token text_end_id text_start_id xdrope_section
    moe_drop_tokens moe_random_routing_dropped_token group_limited_greedy cla_share_factor vit_add_patchemb_bias
    vit_input_resolution vit_mapping_type vit_norm_type vit_patch vit_path vit_remove_prenorm vit_token vit_type
    vit_used_rms_norm""".split()
)
# The softmax over scores and sink stays in their dtype; the router's is over the chosen experts alone.
GPT_OSS = replace(heads_first(OLMO2), softmax="same", router="chosen")


def sizes(
    *more: Size, kv: Size | None = None, head: Size | None = None, experts: str = "num_local_experts"
) -> tuple[Size, ...]:
    """Sizes of a decoder without a dense layer."""
    other = "num_experts" if experts == "num_local_experts" else "num_local_experts"
    routed = expert_sizes((experts, other), ("intermediate_size",))
    return (HIDDEN, LAYERS, HEADS, VOCAB, kv or kv_heads(), head or head_dim(), *routed, *more)


def shared_by_width(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """A shared expert where its width is not 0."""
    if sizes.get("shared_ffn"):
        return replace(features, shared="width")
    sizes.pop("shared_ffn", None)
    return features


def clamped(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The experts have an activation of their own, whatever `hidden_act` says."""
    return replace(features, activation="clamped_swiglu", activation_name="")


FAMILIES = (
    Family(
        "mixtral",
        sizes=sizes(window(), kv=kv_heads(8)),
        features=Features(library=replace(LLAMA, router="float", renormalised=True)),
        flags=(Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=sliding_if_window,
        ffn=every("moe"),
        maximum=Maximum(default=131072),
    ),
    Family(
        "phimoe",
        sizes=sizes(window(), kv=kv_heads(8)),
        features=Features(norm="layer"),
        flags=(ATTENTION_BIAS, biases("lm_head_bias", "head_bias"), Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=sliding_if_window,
        ffn=every("moe"),
        maximum=Maximum(default=131072),
    ),
    Family(
        "granitemoe",
        sizes=sizes(),
        flags=(ATTENTION_BIAS, *MULTIPLIERS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        ffn=every("moe"),
        maximum=Maximum(default=2048),
    ),
    Family(
        "olmoe",
        sizes=sizes(experts="num_experts"),
        features=Features(qk_norm="full"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False), renormalised(False)),
        ffn=every("moe"),
        neutral=frozenset({"clip_qkv"}),
        maximum=Maximum(default=4096),
        finish=same_width,
    ),
    Family(
        "gpt_oss",
        sizes=sizes(window(128), kv=kv_heads(8), head=head_dim(64)),
        features=Features(sinks=True, router_bias=True, expert_bias=True, library=GPT_OSS),
        flags=(biases("attention_bias", *ATTENTION_BIASES, default=True), Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=layer_types(period_of(2)),
        ffn=every("moe"),
        neutral=frozenset({"experts_per_token", "swiglu_limit", "swiglu_alpha"}),
        finish=clamped,
        maximum=Maximum(default=131072),
    ),
    Family(
        "minimax_m2",
        sizes=sizes(kv=kv_heads(8, None), head=head_dim(128, None)),
        features=Features(qk_norm="full", router_buffer=True, router_score="sigmoid"),
        flags=(Activation(), ATTENTION_DROPOUT, Tie(False)),
        ffn=every("moe"),
        rotary=Rotary(width_keys=("rotary_dim",)),
        maximum=Maximum(default=196608),
    ),
    Family(
        "granitemoeshared",
        sizes=sizes(Size("shared_ffn", ("shared_intermediate_size",), ABSENT, None, ("moe",), "the shared width")),
        flags=(ATTENTION_BIAS, *MULTIPLIERS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        ffn=every("moe"),
        maximum=Maximum(default=2048),
        finish=shared_by_width,
    ),
    Family(
        "flex_olmo",
        sizes=sizes(experts="num_experts"),
        features=Features(norm_placement="post", qk_norm="full"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False), renormalised(False)),
        ffn=every("moe"),
        maximum=Maximum(default=4096),
    ),
    Family(
        "hunyuan_v1_moe",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, kv_heads(), head_dim()),
            alike_in_layers("experts", ("num_experts", "num_local_experts"), "the number of routed experts"),
            alike_in_layers("top_k", ("moe_topk", "num_experts_per_tok"), "the number of experts a token visits"),
            Size("moe_ffn", ("intermediate_size",), used_by=("moe",), meaning="the width of an expert"),
            Size("shared_ffn", ("intermediate_size",), used_by=("moe",), meaning="the width of the shared expert"),
        ),
        features=Features(qk_norm="head", shared="width"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        ffn=every("moe"),
        neutral=HUNYUAN,
        harmless={"use_cla": (False,), "use_qk_norm": (True,), "use_rotary_pos_emb": (True,)},
        maximum=Maximum(default=2048),
    ),
)
