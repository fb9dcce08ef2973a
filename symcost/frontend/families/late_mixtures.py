"""Further mixtures of known parts: A.X K1, Aria's text model, Flint, Kolibri, Laguna."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families.apertus import DEEPSEEK
from symcost.frontend.families.deepseek import shared_by_count
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT, MLP_BIAS
from symcost.frontend.families.mixtral import shared_by_width
from symcost.frontend.family import Changes, Family, LayerRule, Maximum, Rotary, Size, Sizes
from symcost.frontend.flags import Activation, Present, Tie, renormalised
from symcost.frontend.layer_rules import every, layer_types, mlp_layer_types, sparse_step
from symcost.frontend.libraries import check_groups
from symcost.frontend.parts import part
from symcost.frontend.tables import SHAPE, decoder_sizes, expert_sizes, head_dim, kv_heads, shared_experts, window
from symcost.ir.spec import Features, Part

SHARED_WIDTH = Size(
    "shared_ffn", ("shared_expert_intermediate_size",), None, None, ("moe",), "the width of the shared expert"
)
GATES: Mapping[Any, str] = {True: "head", "per-head": "head", "per-element": "element"}


def mixture_behind_a_norm(config: Config, sizes: Sizes, attention: str, ffn: str) -> Changes:
    """A.X K1: what the experts make is normed before it is added."""
    return (("norm_placement", "sandwich_ffn"),) if ffn == "moe" else ()


def windows_rotate(config: Config, sizes: Sizes, attention: str, ffn: str) -> Changes:
    """Layers with full attention have no positions."""
    return (("rotary", "none"),) if attention == "full" else ()


def first_dense(count: int) -> LayerRule:
    """So many dense layers in front where a config lists none."""
    return lambda config, sizes: ["dense" if i < count else "moe" for i in range(sizes["layers"])]


def flint_windows(config: Config, sizes: Sizes) -> Sequence[str]:
    """Full attention in the first two layers, in every fourth behind the first, and in the last."""
    last = sizes["layers"] - 1
    return ["full" if i < 2 or i % 4 == 1 or i == last else "sliding" for i in range(sizes["layers"])]


def flint_experts(config: Config, sizes: Sizes) -> Sequence[str]:
    """Qwen's steps, with the first two layers dense where a config lists none."""
    listed = config.integers(["mlp_only_layers"])
    found = sparse_step(config, sizes)
    return [("dense" if listed is None and i < 2 else ffn) for i, ffn in enumerate(found)]


def gated(finish: Callable[[Config, dict[str, int], Features], Features]) -> Any:
    """Laguna: a gate of each head or of each channel; heads that differ from layer to layer are not priced."""

    def read(config: Config, sizes: dict[str, int], features: Features) -> Features:
        config.used.update(("gating", "num_attention_heads_per_layer"))
        word = config.raw("gating") if "gating" in config.data else True
        if not isinstance(word, bool | str) or word not in GATES:
            raise config.error("gating", word, "no gate that is priced", 'write true, "per-head" or "per-element"')
        listed = config.integers(["num_attention_heads_per_layer"])
        if listed is not None and set(listed) != {sizes["heads"]}:
            problem = "layers with other numbers of heads than num_attention_heads are not priced"
            raise config.error("num_attention_heads_per_layer", listed, problem, "price each number by itself")
        return finish(config, sizes, replace(features, attention_gate=GATES[word]))

    return read


def clamped(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """MiniMax M3: gates are clamped and scaled, whatever `hidden_act` says; layers that choose blocks are not priced.

    Raises:
        SpecError: such layers.
    """
    listed = config.names(["layer_types"]) or ["full_attention"]
    if set(listed) != {"full_attention"}:
        problem = "attention over blocks of keys that an indexer chooses is not modelled"
        raise config.error("layer_types", listed, problem, "price layers of full_attention")
    made = shared_by_width(config, sizes, features)
    return replace(made, activation="clamped_swiglu", activation_name="")


def beam_windows(config: Config, sizes: Sizes) -> Sequence[str]:
    """Full attention in every sixth layer and in the last."""
    last = sizes["layers"] - 1
    return ["full" if (i + 1) % 6 == 0 or i == last else "sliding" for i in range(sizes["layers"])]


def in_groups(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Groups of experts are equally large."""
    check_groups(config, sizes)
    return features


def one_more_row(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Moshi's table has a row for the padding of text, beside those that the head scores."""
    return (part("unread", "padding_row", elements="hidden"),)


def halved(config: Config, sizes: Sizes) -> int:
    """Moshi's width counts gate and up together."""
    return config.integer_or(["ffn_dim"], 22528, minimum=2) // 2


FAMILIES = (
    Family(
        "minimax_m3_vl_text",
        sizes=(
            *(*SHAPE, kv_heads(4, None), head_dim(128, None)),
            Size("ffn", ("dense_intermediate_size",), None, None, ("dense",), "the feed-forward width"),
            *expert_sizes(("num_local_experts",), ("intermediate_size",)),
            Size("shared_ffn", ("shared_intermediate_size",), None, None, ("moe",), "the width of the shared expert"),
        ),
        features=replace(Features(norm="rms_offset", qk_norm="head"), router_buffer=True, router_score="sigmoid"),
        flags=(ATTENTION_DROPOUT, Tie(False)),
        ffn=mlp_layer_types(every("moe")),
        rotary=Rotary(("partial_rotary_factor",), 1.0, ("rotary_dim",), 64),
        neutral=frozenset(
            """hidden_act swiglu_alpha swiglu_limit index_n_heads index_head_dim index_block_size index_topk_blocks
            index_local_blocks""".split()
        ),
        maximum=Maximum(default=524288),
        finish=clamped,
    ),
    Family(
        "beam",
        sizes=decoder_sizes(*expert_sizes(), window(512), kv=kv_heads(8), head=head_dim(128, None)),
        features=Features(
            norm_placement="sandwich",
            qk_norm="head",
            attention_gate="element",
            router_buffer=True,
            router_score="sigmoid",
            residual_scale=True,
            extra=(("gate_bias", "true"),),
        ),
        flags=(
            Activation(),
            ATTENTION_DROPOUT,
            Present("final_logit_softcapping", "head_softcap", 30.0),
            *(Tie(False), renormalised(True)),
        ),
        attention=layer_types(beam_windows),
        ffn=mlp_layer_types(first_dense(3)),
        changes=windows_rotate,
        # The gate's own projection has no bias.
        refused={"attention_bias": (None, False)},
        neutral=frozenset({"default_theta"}),
        maximum=Maximum(default=8192),
        finish=in_groups,
    ),
    Family(
        "moshi",
        sizes=(
            *(*SHAPE, kv_heads(), head_dim()),
            Size("ffn", ("ffn_dim",), read=halved, used_by=("dense",)),
        ),
        features=Features(extra=(("ends", "added"),)),
        flags=(Activation(), ATTENTION_DROPOUT),
        # The class hands the window to no mask.
        neutral=frozenset(
            {"sliding_window", "num_codebooks", "audio_vocab_size", "audio_encoder_config", "depth_decoder_config"}
        ),
        refused={"tie_word_embeddings": (None, False)},
        maximum=Maximum(default=3000),
        ends=one_more_row,
    ),
    replace(
        DEEPSEEK,
        model_type="axk1",
        features=replace(DEEPSEEK.features, library=None),
        ffn=mlp_layer_types(first_dense(1)),
        changes=mixture_behind_a_norm,
        mtp_keys=(),
        mtp_default=0,
        refused={"q_lora_rank": ()},
        maximum=Maximum(default=32768),
    ),
    Family(
        "aria_text",
        sizes=decoder_sizes(
            *expert_sizes(("moe_num_experts",), ("intermediate_size",), ("moe_topk",), (8, 2)),
            shared_experts("moe_num_shared_experts", default=2),
        ),
        flags=(ATTENTION_BIAS, MLP_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        ffn=every("moe"),
        maximum=Maximum(default=2048),
        finish=shared_by_count,
    ),
    Family(
        "flint",
        sizes=decoder_sizes(*expert_sizes(), SHARED_WIDTH, window(513), kv=kv_heads(4), head=head_dim(128, None)),
        features=Features(qk_norm="head", sinks=True, router_score="sigmoid"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False), renormalised(True)),
        attention=layer_types(flint_windows),
        ffn=flint_experts,
        changes=windows_rotate,
        maximum=Maximum(default=262144),
        finish=shared_by_width,
    ),
    Family(
        "kolibri1",
        sizes=decoder_sizes(*expert_sizes(), SHARED_WIDTH, window(513), kv=kv_heads(4), head=head_dim(128, None)),
        features=Features(qk_norm="head", norm_placement="sandwich", router_score="sigmoid", router_buffer=True),
        flags=(Activation(), ATTENTION_DROPOUT, Tie(False), renormalised(True)),
        attention=layer_types(
            lambda config, sizes: ["sliding" if (i + 1) % 5 else "full" for i in range(sizes["layers"])]
        ),
        ffn=every("moe"),
        changes=windows_rotate,
        neutral=frozenset({"intermediate_size"}),
        maximum=Maximum(default=262144),
        finish=shared_by_width,
    ),
    Family(
        "laguna",
        sizes=decoder_sizes(*expert_sizes(), SHARED_WIDTH, window(512), kv=kv_heads(8), head=head_dim(128, None)),
        features=Features(
            qk_norm="head", router_score="sigmoid", extra=(("router_correction", "param"),), attention_gate="head"
        ),
        flags=(Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=layer_types(every("full")),
        ffn=mlp_layer_types(first_dense(1)),
        neutral=frozenset(
            "moe_routed_scaling_factor moe_apply_router_weight_on_input moe_router_logit_softcapping".split()
        ),
        # The gate's own projection has no bias.
        refused={"attention_bias": (None, False)},
        maximum=Maximum(default=131072),
        finish=gated(shared_by_width),
    ),
)
