"""GLM 4.5 and dots.llm1: grouped-query attention, DeepSeek's experts."""

from symcost.frontend.families.deepseek import shared_by_count
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT
from symcost.frontend.family import Family, Maximum, Rotary
from symcost.frontend.flags import QKV_BIASES, Activation, Switch, Tie, biases
from symcost.frontend.layer_rules import dense_first, layer_types, window_from_layer
from symcost.frontend.tables import decoder_sizes, expert_sizes, kv_heads, shared_experts, window
from symcost.ir.spec import Features

EXPERTS = expert_sizes(("n_routed_experts", "num_local_experts"))

FAMILIES = (
    Family(
        "glm4_moe",
        sizes=decoder_sizes(*EXPERTS, shared_experts("n_shared_experts", default=1), kv=kv_heads(8, None)),
        features=Features(router_buffer=True, router_score="sigmoid"),
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
        finish=shared_by_count,
    ),
    Family(
        "dots1",
        sizes=decoder_sizes(*EXPERTS, shared_experts("n_shared_experts"), window(4096), kv=kv_heads(32)),
        features=Features(router_buffer=True, router_score="sigmoid", qk_norm="head"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=layer_types(window_from_layer("max_window_layers", 62)),
        ffn=dense_first(default=0),
        neutral=frozenset({"max_window_layers"}),
        maximum=Maximum(default=2048),
        finish=shared_by_count,
    ),
)
