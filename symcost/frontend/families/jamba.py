"""Jamba: Mamba layers with an attention layer in each period, experts in every other layer."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.family import Family, LayerRule, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Rate, Switch, Tie
from symcost.frontend.libraries import LLAMA
from symcost.frontend.tables import decoder_sizes, expert_sizes, kv_heads
from symcost.ir.spec import Features

TOKENS_OF_RANK = 16
USED = ("mamba",)


def in_period(name: str, period: int, offset: int, chosen: str, other: str) -> LayerRule:
    """Layer number i is `chosen` where i modulo the period is the offset."""

    def rule(config: Config, sizes: Sizes) -> Sequence[str]:
        every = config.integer([f"{name}_layer_period"])
        first = config.integer([f"{name}_layer_offset"], 0)
        step, start = every if isinstance(every, int) else period, first if isinstance(first, int) else offset
        if start >= step:
            problem = f"no layer of a period of {step} has this number"
            raise config.error(f"{name}_layer_offset", start, problem, "state an offset below the period")
        return [chosen if i % step == start else other for i in range(sizes["layers"])]

    return rule


def feed_forward(config: Config, sizes: Sizes) -> Sequence[str]:
    """Experts once in a period of layers; a single expert is a dense block."""
    flavours = in_period("expert", 2, 1, "moe", "dense")(config, sizes)
    return ["dense"] * sizes["layers"] if sizes.get("experts", 0) <= 1 else flavours


def rank(config: Config, sizes: Sizes) -> int:
    """The rank of the step size: stated, or "auto", a sixteenth of the hidden width rounded up."""
    if config.raw("mamba_dt_rank") != "auto":
        stated = config.integer(["mamba_dt_rank"], 1)
        if isinstance(stated, int):
            return stated
    config.used.add("mamba_dt_rank")
    return -(-sizes["hidden"] // TOKENS_OF_RANK)


def expanded(config: Config, sizes: Sizes) -> int:
    """The inner width of a Mamba layer: the hidden width times `mamba_expand`."""
    factor = config.integer(["mamba_expand"], 1)
    return sizes["hidden"] * (factor if isinstance(factor, int) else 2)


FAMILIES = (
    Family(
        "jamba",
        sizes=decoder_sizes(
            *expert_sizes(width=("intermediate_size",), own=(16, 2)),
            Size("inner", ("mamba_expand",), read=expanded, used_by=USED, meaning="the inner width"),
            Size("state", ("mamba_d_state",), 16, used_by=USED, meaning="the size of the state"),
            Size("conv_kernel", ("mamba_d_conv",), 4, used_by=USED, meaning="the taps of the short convolution"),
            Size("dt_rank", ("mamba_dt_rank",), read=rank, used_by=USED, meaning="the rank of the step size"),
            kv=kv_heads(8),
        ),
        features=Features(
            ssm_norm="rms", rotary="none", router_renormalised=False, library=replace(LLAMA, router="cast")
        ),
        flags=(
            Activation(),
            Switch("mamba_proj_bias", {"ssm_bias": True}, off={"ssm_bias": False}),
            Switch("mamba_conv_bias", {"conv_bias": True}, default=True, off={"conv_bias": False}),
            Rate("attention_dropout", ("attention_dropout",)),
            Tie(False),
        ),
        attention=in_period("attn", 8, 4, "full", "mamba"),
        ffn=feed_forward,
        rotary=None,
        maximum=Maximum(default=262144),
        neutral=frozenset({"use_mamba_kernels", "mamba_inner_layernorms", "use_mambapy", "use_associative_scan"}),
    ),
)
