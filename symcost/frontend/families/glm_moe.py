"""GLM 4.5 and dots.llm1: grouped-query attention, DeepSeek's experts."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.deepseek import FLAGS as LATENT_FLAGS
from symcost.frontend.families.deepseek import finish as latent
from symcost.frontend.families.deepseek import latent_sizes, shared_by_count
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT
from symcost.frontend.families.olmo import full_layers_do_not_rotate
from symcost.frontend.family import Family, Maximum, Rotary
from symcost.frontend.flags import QKV_BIASES, Activation, Switch, Tie, biases, renormalised
from symcost.frontend.layer_rules import dense_first, every, last_of, layer_types, mlp_layer_types, window_from_layer
from symcost.frontend.libraries import LLAMA, heads_first, routed
from symcost.frontend.tables import SHAPE, decoder_sizes, expert_sizes, head_dim, kv_heads, shared_experts, window
from symcost.ir.spec import Features


def one_group(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """GLM 4.5: a token may choose from all experts, unless the config has groups."""
    return routed(config, shared_by_count(config, sizes, features), renormalised=True)


EXPERTS = expert_sizes(("n_routed_experts", "num_local_experts"))

FAMILIES = (
    Family(
        "glm4_moe",
        sizes=decoder_sizes(*EXPERTS, shared_experts("n_shared_experts", default=1), kv=kv_heads(8, None)),
        features=Features(
            router_buffer=True, router_score="sigmoid", library=replace(heads_first(LLAMA), router="grouped")
        ),
        flags=(
            biases("attention_bias", *QKV_BIASES),
            Switch("use_qk_norm", {"qk_norm": "head"}),
            Activation(),
            ATTENTION_DROPOUT,
            Tie(False),
        ),
        ffn=dense_first(default=1),
        rotary=Rotary(factor=0.5),
        mtp_keys=("num_nextn_predict_layers", "num_mtp_layers"),
        mtp_default=1,
        maximum=Maximum(default=131072),
        finish=one_group,
    ),
    Family(
        "dots1",
        sizes=decoder_sizes(*EXPERTS, shared_experts("n_shared_experts"), window(4096), kv=kv_heads(32)),
        features=Features(router_buffer=True, router_score="sigmoid", qk_norm="head"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False), renormalised(False)),
        attention=layer_types(window_from_layer("max_window_layers", 62)),
        ffn=dense_first(default=0),
        maximum=Maximum(default=2048),
        finish=shared_by_count,
    ),
    Family(
        "glm4_moe_lite",
        sizes=(
            *latent_sizes(kv_heads(20), 768, ("qk_rope_head_dim", "head_dim")),
            *EXPERTS,
            shared_experts("n_shared_experts", default=1),
        ),
        features=Features(mla=True, rotary="partial", router_buffer=True, router_score="sigmoid"),
        flags=(*LATENT_FLAGS, renormalised(True)),
        ffn=mlp_layer_types(lambda config, sizes: ["dense"] + ["moe"] * (sizes["layers"] - 1)),
        rotary=None,
        maximum=Maximum(default=202752),
        finish=latent,
    ),
    Family(
        "exaone_moe",
        sizes=decoder_sizes(
            *expert_sizes(), shared_experts("num_shared_experts", default=1), window(4096), kv=kv_heads(32, None)
        ),
        features=Features(router_buffer=True, router_score="sigmoid", qk_norm="head"),
        flags=(Activation(), ATTENTION_DROPOUT, Tie(False), renormalised(True)),
        attention=layer_types(last_of("sliding_window_pattern", 4)),
        ffn=mlp_layer_types(dense_first(default=1)),
        changes=full_layers_do_not_rotate,
        neutral=frozenset({"first_k_dense_replace"}),
        maximum=Maximum(default=2048),
        finish=shared_by_count,
    ),
    Family(
        "mellum",
        sizes=decoder_sizes(*expert_sizes(), window(1024), kv=kv_heads(4, None), head=head_dim(128, None)),
        features=Features(qk_norm="head"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False), renormalised(True)),
        attention=layer_types(every("full")),
        ffn=mlp_layer_types(every("moe")),
        refused={"num_nextn_predict_layers": (None, 0), "num_mtp_layers": (None, 0)},
        neutral=frozenset({"mtp_layer_types", "mtp_mlp_layer_types"}),
        maximum=Maximum(default=131072),
    ),
    Family(
        "solar_open",
        sizes=(
            *(*SHAPE, kv_heads(8, None), head_dim(128, None)),
            *EXPERTS,
            shared_experts("n_shared_experts", default=1),
        ),
        features=Features(router_buffer=True, router_score="sigmoid"),
        flags=(biases("attention_bias", *QKV_BIASES), Activation(), ATTENTION_DROPOUT, Tie(False), renormalised(True)),
        ffn=every("moe"),
        neutral=frozenset({"intermediate_size", "first_k_dense_replace"}),
        maximum=Maximum(default=131072),
        finish=shared_by_count,
    ),
)
