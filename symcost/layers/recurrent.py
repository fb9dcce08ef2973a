"""Blocks that recur over tokens in place of softmax attention: Gated DeltaNet, lightning attention, Mamba 1 and 2."""

from __future__ import annotations

from sympy import Integer

from symcost.components.convolution import convolution as convolution_of
from symcost.components.gated_delta_rule import gated_delta_rule
from symcost.components.gated_norm import gated_norm
from symcost.components.lightning_attention_core import lightning_attention_core
from symcost.components.linear_projection import linear_projection
from symcost.components.output_projection import output_projection
from symcost.components.recurrent_gate import recurrent_gate
from symcost.components.rg_lru import rg_lru
from symcost.components.rms_norm import rms_norm
from symcost.components.short_convolution import gated_short_convolution, short_convolution
from symcost.components.ssm_scan import ssd_scan, ssm_scan
from symcost.dims import (
    dt_rank,
    head_dim,
    heads,
    hidden,
    inner,
    linear_key_dim,
    linear_key_heads,
    linear_value_dim,
    linear_value_heads,
    ssm_groups,
    ssm_head_dim,
    ssm_heads,
    state,
)
from symcost.ir.component import Instance, use
from symcost.ir.spec import Features, KindSpec
from symcost.layers.block import Block

OUTPUT = ("output_projection.output",)


def delta_net(features: Features, kind: KindSpec, input: str) -> Block:
    """Gated DeltaNet: projections, short convolution of q, k and v, the delta rule, a gated norm, the way back."""
    keys, values = linear_key_heads * linear_key_dim, linear_value_heads * linear_value_dim
    instances = (
        # q, k, v, the gate z, and two numbers a value head
        use(linear_projection, input=input, outer=2 * keys + 2 * values + 2 * linear_value_heads),
        use(short_convolution, input="linear_projection.qkv", channels=2 * keys + values),
        use(gated_delta_rule, inputs="short_convolution", gates="linear_projection"),
        use(
            gated_norm,
            inputs=("gated_delta_rule.output", "linear_projection.z"),
            vectors=linear_value_heads,
            width=linear_value_dim,
        ),
        use(
            output_projection,
            input="gated_norm.output",
            sizes={heads: linear_value_heads, head_dim: linear_value_dim},
        ),
    )
    return Block(instances, OUTPUT)


def lightning(features: Features, kind: KindSpec, input: str) -> Block:
    """Lightning attention: q, k, v in one projection, the core, a norm over all heads, a logistic gate."""
    width = heads * head_dim
    instances = (
        use(linear_projection, input=input, outer=3 * width),
        use(lightning_attention_core, "attention_core", inputs="linear_projection"),
        use(linear_projection, "gate_projection", input=input, outer=width),
        use(
            gated_norm,
            inputs=("attention_core.output", "gate_projection.z"),
            vectors=Integer(1),
            width=width,
            gate="sigmoid",
        ),
        use(output_projection, input="gated_norm.output"),
    )
    return Block(instances, OUTPUT)


def mamba(features: Features, kind: KindSpec, input: str) -> Block:
    """Mamba-1: a main and a gate branch, short convolution, input-dependent step, B and C, the selective scan."""
    bias = features.ssm_bias
    instances = [
        use(linear_projection, input=input, outer=2 * inner, bias=bias),
        use(
            short_convolution,
            input="linear_projection.x",
            channels=inner,
            bias=features.conv_bias,
            part_of=2 * inner,
        ),
        *_steps(features),
        use(
            ssm_scan,
            inputs=("short_convolution.output", "dt_projection.step", "x_projection.b_and_c"),
            gate="linear_projection.z",
            c="x_projection.b_and_c" if features.ssm_norm == "none" else "c_norm.output",
            **({"sets": ssm_heads} if features.flag("scan_heads") == "own" else {}),
        ),
        use(output_projection, input="ssm_scan.output", bias=bias, sizes={heads: Integer(1), head_dim: inner}),
    ]
    return Block(tuple(instances), OUTPUT)


def _steps(features: Features) -> list[Instance]:
    """Step, B and C, and the step's way up; heads that have them for themselves project their own channels (Zamba)."""
    source, made = "short_convolution.output", dt_rank + 2 * state
    if features.flag("scan_heads") == "own":
        one = {"taps": Integer(1), "groups": ssm_heads}
        wide = {"inner": inner, "outer": ssm_heads * made, "bias": False}
        return [
            use(convolution_of, "x_projection", input=source, **one, **wide),
            use(
                convolution_of, "dt_projection", input="x_projection.dt", inner=ssm_heads * dt_rank, outer=inner, **one
            ),
        ]
    return [
        use(linear_projection, "x_projection", input=source, inner=inner, outer=made),
        *_inner_norms(features),
        use(linear_projection, "dt_projection", input=_normed(features), inner=dt_rank, outer=inner, bias=True),
    ]


def _inner_norms(features: Features) -> list[Instance]:
    """Norms of the step's rank, of B and of C (Jamba with weights, FalconMamba without)."""
    if features.ssm_norm == "none":
        return []
    widths = {"dt_norm": dt_rank, "b_norm": state, "c_norm": state}
    return [
        use(rms_norm, name, input=f"x_projection.{name[:-5]}", form=features.ssm_norm, sizes={hidden: width})
        for name, width in widths.items()
    ]


def _normed(features: Features) -> str:
    return "x_projection.dt" if features.ssm_norm == "none" else "dt_norm.output"


def mamba2(features: Features, kind: KindSpec, input: str) -> Block:
    """Mamba-2: one projection for gate, x, B, C and steps; convolution of x, B and C; scan; gate or gated norm."""
    mixed = inner + 2 * ssm_groups * state
    outer = inner + mixed + ssm_heads
    gated = _scan_gate(features)
    instances = (
        use(linear_projection, input=input, outer=outer, bias=features.ssm_bias),
        use(
            short_convolution,
            input="linear_projection.xbc",
            channels=mixed,
            bias=features.conv_bias,
            part_of=outer,
        ),
        use(ssd_scan, "ssm_scan", inputs=("short_convolution.output", "linear_projection.step")),
        gated,
        use(
            output_projection,
            input=f"{gated.name}.output",
            bias=features.flag("scan_output_bias", str(features.ssm_bias)) in ("True", "true"),
            sizes={heads: ssm_heads, head_dim: ssm_head_dim},
        ),
    )
    return Block(instances, OUTPUT)


def _scan_gate(features: Features) -> Instance:
    """What the scan makes, gated: behind a norm of all channels or of each group's, or without one (Falcon-H1)."""
    inputs, form = ("ssm_scan.output", "linear_projection.z"), features.flag("gated_norm")
    if form == "none":
        return use(recurrent_gate, inputs=inputs, width=inner)
    groups = {"groups": ssm_groups} if form == "groups" else {}
    return use(gated_norm, inputs=inputs, vectors=Integer(1), width=inner, **groups)


def convolution(features: Features, kind: KindSpec, input: str) -> Block:
    """A gated short convolution between two projections (LFM2)."""
    bias = features.conv_bias
    instances = (
        use(linear_projection, input=input, outer=3 * hidden, bias=bias),
        use(gated_short_convolution, "short_convolution", input="linear_projection", channels=hidden, bias=bias),
        use(
            output_projection,
            input="short_convolution.output",
            bias=bias,
            sizes={heads: Integer(1), head_dim: hidden},
        ),
    )
    return Block(instances, OUTPUT)


def kimi_delta(features: Features, kind: KindSpec, input: str) -> Block:
    """Kimi Delta Attention: as Gated DeltaNet, with a decay of every channel, the gate through a narrow projection."""
    keys, values = linear_key_heads * linear_key_dim, linear_value_heads * linear_value_dim
    narrow, decays = linear_key_dim, linear_value_heads * linear_key_dim
    instances = (
        # q, k, v, the step, and what the decay and the gate are made of
        use(linear_projection, input=input, outer=2 * keys + values + linear_value_heads + 2 * narrow),
        use(short_convolution, input="linear_projection.qkv", channels=2 * keys + values),
        use(linear_projection, "decay_projection", input="linear_projection.decay", inner=narrow, outer=decays),
        use(gated_delta_rule, inputs="short_convolution", gates="decay_projection", decay="channel"),
        use(linear_projection, "gate_projection", input="linear_projection.gate", inner=narrow, outer=values),
        use(
            gated_norm,
            inputs=("gated_delta_rule.output", "gate_projection.z"),
            vectors=linear_value_heads,
            width=linear_value_dim,
            gate="sigmoid",
        ),
        use(
            output_projection,
            input="gated_norm.output",
            sizes={heads: linear_value_heads, head_dim: linear_value_dim},
        ),
    )
    return Block(instances, OUTPUT)


def griffin(features: Features, kind: KindSpec, input: str) -> Block:
    """Griffin's recurrent block: two branches, a short convolution in one, the RG-LRU, the way back."""
    instances = (
        use(linear_projection, input=input, outer=2 * inner, bias=True),
        use(short_convolution, input="linear_projection.x", channels=inner, bias=True, activated=False),
        use(rg_lru, input="short_convolution.output", gate="linear_projection.y"),
        use(output_projection, input="rg_lru.output", bias=True, sizes={heads: Integer(1), head_dim: inner}),
    )
    return Block(instances, OUTPUT)


RECURRENT = {
    "rglru": griffin,
    "kda": kimi_delta,
    "linear": delta_net,
    "lightning": lightning,
    "mamba": mamba,
    "mamba2": mamba2,
    "shared_mamba": mamba,
    "shared_mamba2": mamba2,
    "conv": convolution,
}
