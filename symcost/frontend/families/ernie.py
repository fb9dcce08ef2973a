"""ERNIE 4.5 with experts: a correction vector that is a parameter, a bias of the head with all the others."""

from collections.abc import Sequence

from symcost.frontend.config import Config
from symcost.frontend.families.deepseek import shared_by_count
from symcost.frontend.family import Family, Maximum, Sizes
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Tie, biases
from symcost.frontend.tables import decoder_sizes, expert_sizes, kv_heads, shared_experts
from symcost.ir.spec import Features


def interval(config: Config, sizes: Sizes) -> Sequence[str]:
    """Experts in every `moe_layer_interval`-th layer from `moe_layer_start_index` to `moe_layer_end_index`."""
    layers = sizes["layers"]
    step = config.integer(["moe_layer_interval"])
    start = config.integer(["moe_layer_start_index"], 0)
    end = config.integer(["moe_layer_end_index"], -1)
    every = step if isinstance(step, int) else 1
    first = start if isinstance(start, int) else 1
    last = end if isinstance(end, int) and end != -1 else layers - 1
    return ["moe" if (i + 1) % every == 0 and first <= i <= last else "dense" for i in range(layers)]


FAMILIES = (
    Family(
        "ernie4_5_moe",
        sizes=decoder_sizes(
            *expert_sizes(("moe_num_experts", "num_experts"), top_k=("moe_k", "num_experts_per_tok")),
            shared_experts("moe_num_shared_experts", default=2),
            kv=kv_heads(4, None),
        ),
        features=Features(extra=(("router_correction", "param"),)),
        flags=(biases("use_bias", *ATTENTION_BIASES, "ffn_bias", "head_bias", nullable=True), Activation(), Tie(True)),
        ffn=interval,
        neutral=frozenset({"moe_norm_min", "moe_capacity", "moe_use_aux_free", "moe_gate"}),
        maximum=Maximum(default=131072),
        finish=shared_by_count,
    ),
)
