"""MiniMax: softmax and lightning attention in turn, experts in every layer, residuals that start at the norm."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.llama import ATTENTION_DROPOUT
from symcost.frontend.families.mixtral import sizes as moe_sizes
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Tie
from symcost.frontend.layer_rules import every, layer_types, period_of
from symcost.frontend.tables import kv_heads, window
from symcost.ir.spec import Features

FACTORS = tuple(f"{block}_{side}_factor" for block in ("full_attn", "linear_attn", "mlp") for side in ("alpha", "beta"))
NAMES = {"full_attention": "full", "linear_attention": "lightning"}


def softmax_windows(config: Config, sizes: Sizes) -> Sequence[str]:
    """A stated window holds in every softmax layer."""
    flavours = layer_types(period_of(2, inner="full", last="lightning"), NAMES)(config, sizes)
    return ["sliding" if name == "full" and "window" in sizes else name for name in flavours]


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The residual factors multiply both summands where one of them is not 1."""
    stated = [config.number([key], 1.0) for key in FACTORS]
    return replace(features, residual_scale=any(value != 1 for value in stated))


FAMILIES = (
    Family(
        "minimax",
        sizes=moe_sizes(
            window(),
            Size("chunk", ("block_size",), 256, None, ("lightning",), "the block of lightning attention"),
            kv=kv_heads(8),
        ),
        features=Features(extra=(("residual_from", "norm"),)),
        flags=(Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=softmax_windows,
        ffn=every("moe"),
        maximum=Maximum(default=131072),
        finish=finish,
    ),
)
