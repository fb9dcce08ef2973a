"""State-space families: Mamba, FalconMamba, Mamba-2. A layer has a norm and a mixer, and no feed-forward block."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Switch, Tie
from symcost.frontend.layer_rules import every
from symcost.frontend.libraries import LLAMA
from symcost.frontend.tables import HIDDEN, LAYERS, VOCAB
from symcost.ir.spec import Features

FLAGS = (
    Activation(),
    Switch("use_bias", {"ssm_bias": True}, off={"ssm_bias": False}),
    Switch("use_conv_bias", {"conv_bias": True}, default=True, off={"conv_bias": False}),
)
# What the library's classes read for initial values or for the choice of a kernel.
NEUTRAL = frozenset(
    """
    time_step_min time_step_max time_step_floor time_step_scale time_step_init_scheme time_step_limit
    rescale_prenorm_residual residual_in_fp32 mixer_rms_eps use_mambapy use_falcon_mambapy use_associative_scan
    rms_norm norm_before_gate
    """.split()
)
EXPAND = 2
TOKENS_OF_RANK = 16


def rank(config: Config, sizes: Sizes) -> int:
    """The rank of the step size: stated, or "auto", a sixteenth of the hidden width rounded up."""
    if config.raw("time_step_rank") != "auto":
        stated = config.integer(["time_step_rank"], 1)
        if isinstance(stated, int):
            return stated
    config.used.add("time_step_rank")
    return -(-sizes["hidden"] // TOKENS_OF_RANK)


def expanded(config: Config, sizes: Sizes) -> int:
    """The inner width of Mamba-2: the hidden width times `expand`, whatever `intermediate_size` says."""
    factor = config.integer(["expand"], 1)
    config.used.add("intermediate_size")
    return sizes["hidden"] * (factor if isinstance(factor, int) else EXPAND)


def stated_or_expanded(config: Config, sizes: Sizes) -> int:
    """The inner width of Mamba: a stated `intermediate_size` overwrites what the class makes from `expand`."""
    stated = config.integer(["intermediate_size"], 1)
    made = expanded(config, sizes)
    return stated if isinstance(stated, int) else made


KERNEL = Size("conv_kernel", ("conv_kernel",), 4, meaning="the taps of the short convolution")


def state_size(default: int) -> Size:
    """The size of the state; the classes differ in their default."""
    return Size("state", ("state_size",), default, meaning="the size of the state")


def check_heads(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Mamba-2's heads together are as wide as its inner stream.

    Raises:
        SpecError: they are not, so that the library refuses the config.
    """
    together = sizes["ssm_heads"] * sizes["ssm_head_dim"]
    if together != sizes["inner"]:
        problem = f"{sizes['ssm_heads']} heads of {sizes['ssm_head_dim']} are {together}, not {sizes['inner']} wide"
        raise config.error("num_heads", sizes["ssm_heads"], problem, "correct num_heads, head_dim or expand")
    return features


MAMBA_SIZES = (
    HIDDEN,
    LAYERS,
    VOCAB,
    Size("inner", ("expand",), read=stated_or_expanded, used_by=("mamba",), meaning="the inner width"),
    state_size(16),
    KERNEL,
    Size("dt_rank", ("time_step_rank",), read=rank, used_by=("mamba",), meaning="the rank of the step size"),
)

FAMILIES = (
    Family(
        "mamba",
        sizes=MAMBA_SIZES,
        flags=(*FLAGS, Tie(True)),
        attention=every("mamba"),
        ffn=every("none"),
        rotary=None,
        maximum=Maximum(keys=()),
        neutral=NEUTRAL,
    ),
    Family(
        "falcon_mamba",
        sizes=MAMBA_SIZES,
        features=Features(ssm_norm="rms_plain"),
        flags=(*FLAGS, Tie(True)),
        attention=every("mamba"),
        ffn=every("none"),
        rotary=None,
        maximum=Maximum(keys=()),
        neutral=NEUTRAL,
    ),
    Family(
        "mamba2",
        sizes=(
            HIDDEN,
            LAYERS,
            VOCAB,
            Size("inner", ("expand",), read=expanded, used_by=("mamba2",), meaning="the inner width"),
            state_size(128),
            KERNEL,
            Size("ssm_heads", ("num_heads",), 128, meaning="the heads of the scan"),
            Size("ssm_head_dim", ("head_dim",), 64, meaning="the width of a head of the scan"),
            Size("ssm_groups", ("n_groups",), 8, meaning="the groups that share B and C"),
            Size("chunk", ("chunk_size",), 256, meaning="the chunk of the scan"),
        ),
        features=Features(library=replace(LLAMA, gated_norm="gate_then_norm")),
        flags=(*FLAGS, Tie(False)),
        attention=every("mamba2"),
        ffn=every("none"),
        rotary=None,
        maximum=Maximum(keys=()),
        neutral=NEUTRAL | {"time_step_rank"},
        finish=check_heads,
    ),
)
