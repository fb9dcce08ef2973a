"""Falcon-H1: softmax attention and a Mamba-2 mixer side by side in every layer."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.jamba import expanded
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT, MLP_BIAS
from symcost.frontend.families.mamba_hybrid import NEUTRAL, SCAN_BIASES, scan_sizes
from symcost.frontend.family import Family, Maximum, Sizes
from symcost.frontend.flags import Activation, Factor, Tie
from symcost.frontend.layer_rules import every
from symcost.frontend.tables import decoder_sizes, kv_heads
from symcost.ir.spec import Features

BESIDE = "beside_mamba2"
# Constants that go into the projection in front of or behind which they stand.
MULTIPLIERS = frozenset(
    """mlp_multipliers key_multiplier attention_out_multiplier attention_in_multiplier ssm_multipliers ssm_in_multiplier
    ssm_out_multiplier mlp_expansion_factor""".split()
)


def scan_width(config: Config, sizes: Sizes) -> int:
    """The width of the mixer: stated, or so many times the hidden width."""
    stated = config.integer(["mamba_d_ssm"])
    config.used.add("mamba_expand")
    if stated is None:
        return expanded(config, sizes)
    return stated if isinstance(stated, int) else 1024


def mixer(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The gate has a norm where `mamba_rms_norm` says so, over groups where there are some; a bias behind it."""
    normed = config.boolean(["mamba_rms_norm"], False, nullable=True)
    behind = config.boolean(["projectors_bias"], False, nullable=True)
    extra = {"scan_output_bias": str(behind).lower()}
    if not normed:
        extra["gated_norm"] = "none"
    elif sizes["ssm_groups"] > 1:
        extra["gated_norm"] = "groups"
    return replace(features, extra=tuple(sorted(extra.items())))


FAMILIES = (
    Family(
        "falcon_h1",
        sizes=decoder_sizes(*scan_sizes((BESIDE,), scan_width), kv=kv_heads(8)),
        flags=(
            ATTENTION_BIAS,
            MLP_BIAS,
            *SCAN_BIASES,
            Factor("embedding_multiplier", "embedding_scale"),
            Factor("lm_head_multiplier", "logit_scale"),
            *(Activation(), ATTENTION_DROPOUT, Tie(False)),
        ),
        attention=every(BESIDE),
        neutral=NEUTRAL | MULTIPLIERS | {"mamba_norm_before_gate", "mamba_use_mlp"},
        maximum=Maximum(default=8192),
        finish=mixer,
    ),
)
