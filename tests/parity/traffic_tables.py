"""Which of a compiler's kernels are ours too, and why others are not; the page is traffic-differences.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from symcost.components.attention_core import attention_core
from symcost.components.ffn_activation import ffn_activation
from symcost.components.ffn_down import ffn_down
from symcost.components.ffn_up import ffn_up
from symcost.components.layer_norm import layer_norm
from symcost.components.output_projection import output_projection
from symcost.components.residual import residual
from symcost.components.rms_norm import rms_norm
from symcost.components.token_embedding import token_embedding
from symcost.ir.component import Component


@dataclass(frozen=True)
class Launch:
    """One kernel of the reference: bytes by the name of the buffer.

    Attributes:
        stage: forward or backward.
    """

    file: str
    dtype: str
    backend: str
    stage: str
    shape: Mapping[str, int]
    reads: tuple[tuple[str, int], ...]
    writes: tuple[tuple[str, int], ...]

    @property
    def names(self) -> set[str]:
        return {name for name, _ in (*self.reads, *self.writes)}


Pick = Callable[[Launch], bool]


def both(*picks: Pick) -> Pick:
    return lambda launch: all(pick(launch) for pick in picks)


def of(*files: str, stage: str = "") -> Pick:
    """Of these files; a layer's name stands for its four files."""
    return lambda x: x.file.partition(".")[0] in files and stage in ("", x.stage)


def naming(*names: str) -> Pick:
    """Reads or writes one of these buffers."""
    return lambda launch: not launch.names.isdisjoint(names)


def reading(name: str) -> Pick:
    return lambda launch: name in dict(launch.reads)


def writing(*names: str) -> Pick:
    return lambda launch: not dict(launch.writes).keys().isdisjoint(names)


def dtype(name: str) -> Pick:
    return lambda launch: launch.dtype == name


def backend(name: str) -> Pick:
    return lambda launch: launch.backend == name


def gate(launch: Launch) -> bool:
    """The gate of a whole block: as many bytes of T rows of f in each operand, and none of them a parameter."""
    size = launch.shape["B"] * launch.shape["S"] * launch.shape["f"] * (4 if launch.dtype == "float32" else 2)
    operands = (len(launch.reads), len(launch.writes))
    equal = all(found == size for _, found in (*launch.reads, *launch.writes))
    return equal and operands == ((2, 1) if launch.stage == "forward" else (3, 2))


@dataclass(frozen=True)
class Alike:
    """Kernels of the reference that one of ours states too.

    Attributes:
        label: of our kernel.
        sums_columns: our kernel also writes gradients of parameters, which the reference sums in kernels of their own.
        gradient_width: bytes of a parameter gradient where it is not that of the case's dtype.
    """

    pick: Pick
    component: Component
    options: Mapping[str, Any]
    label: str
    conventions: Mapping[str, str] = field(default_factory=dict)
    sums_columns: bool = False
    gradient_width: int = 0


NORM, UP, DOWN = {"input": "x"}, {"input": "x", "gated": False}, {"input": "x"}
GATED = {"input": "up", "gated": True}
EAGER = {"attention": "eager"}
CORE = {"inputs": ("q", "k", "v"), "rotary": "none"}
BLOCKS = ("llama_mlp", "llama_layer")


def _matmul(files: tuple[str, ...], weight: str, component: Component, options: Mapping[str, Any]) -> list[Alike]:
    named = {"forward": "X W", "backward": "input gradient"}
    found = [Alike(both(of(*files, stage=s), reading(weight)), component, options, name) for s, name in named.items()]
    return [*found, Alike(both(of(*files), writing(f"grad:{weight}")), component, options, "weight gradient")]


def _gate(pick: Pick, options: Mapping[str, Any]) -> list[Alike]:
    named = {"forward": "activation", "backward": "activation gradient"}
    return [
        Alike(both(pick, lambda x, s=s: x.stage == s), ffn_activation, options, label) for s, label in named.items()
    ]


def _norm(file: str, component: Component, where: Pick = lambda launch: True) -> list[Alike]:
    return [
        Alike(both(of(file, stage="forward"), where), component, NORM, "norm"),
        Alike(
            both(of(file, stage="backward"), writing("grad:x"), where),
            component,
            NORM,
            "norm backward",
            sums_columns=True,
        ),
    ]


def _wide_statistics(launch: Launch) -> bool:
    return (launch.backend, launch.dtype) != ("cpp", "bfloat16")


ALIKE: tuple[Alike, ...] = (
    *_matmul(("linear",), "w", ffn_up, UP),
    *_matmul(("linear_bias",), "w", ffn_up, {**UP, "bias": True})[:2],
    *_matmul(("gate_up_fused",), "w", ffn_up, {"input": "x", "gated": True}),
    *_matmul(BLOCKS, "wd", ffn_down, DOWN),
    *_matmul(("llama_layer",), "wo", output_projection, DOWN),
    *_gate(of("gelu_tanh"), {"input": "up", "gated": False, "activation": "gelu_tanh"}),
    *_gate(of("swiglu"), {**GATED, "activation": "silu"}),
    *_gate(
        both(of("swiglu_packed"), lambda x: x.backend == "triton" or x.stage == "forward"),
        {**GATED, "activation": "silu"},
    ),
    *_gate(both(of(*BLOCKS), gate), {**GATED, "activation": "silu"}),
    *_norm("rmsnorm", rms_norm),
    *_norm("layernorm", layer_norm, _wide_statistics),
    Alike(both(of("llama_layer", stage="forward"), reading("w_in")), rms_norm, NORM, "norm"),
    Alike(of("residual_add"), residual, {}, "add"),
    Alike(both(of("residual_add_rmsnorm", stage="forward"), backend("cpp"), reading("x")), residual, {}, "add"),
    Alike(both(of("residual_add_rmsnorm", stage="forward"), backend("cpp"), reading("w")), rms_norm, NORM, "norm"),
    Alike(both(of("softmax", stage="forward"), dtype("float32")), attention_core, CORE, "softmax", EAGER),
    Alike(both(of("softmax", stage="backward"), dtype("float32")), attention_core, CORE, "softmax backward", EAGER),
    Alike(of("embedding", stage="forward"), token_embedding, {}, "look up"),
    Alike(
        both(of("embedding", stage="backward"), lambda x: not x.reads),
        token_embedding,
        {},
        "zero fill",
        gradient_width=4,
    ),
    Alike(both(of("embedding", stage="backward"), reading("ids")), token_embedding, {}, "scatter", gradient_width=4),
)


@dataclass(frozen=True)
class Different:
    """Kernels of the reference that we state otherwise; `key` begins the line of the page that says how."""

    key: str
    pick: Pick


# The first that fits.
DIFFERENT: tuple[Different, ...] = (
    Different(
        "norm-weight-gradient", both(of("rmsnorm", "layernorm", stage="backward"), lambda x: not writing("grad:x")(x))
    ),
    Different("narrow-statistics", of("layernorm")),
    Different("residual-and-norm", of("residual_add_rmsnorm")),
    Different("residual-and-norm", both(of("llama_layer"), naming("w_post", "w_in", "grad:w_post", "grad:w_in"))),
    Different("bias-gradient", of("linear_bias", stage="backward")),
    Different("narrow-embedding-gradient", of("embedding")),
    Different("narrow-softmax", of("softmax")),
    Different("mask", of("scale_mask_softmax")),
    Different("mask", both(of("llama_layer"), naming("mask"))),
    Different("packed-gate", of("swiglu_packed", stage="backward")),
    Different("loss", of("cross_entropy")),
    Different("rotary", of("rotary")),
    Different("rotary", both(of("llama_layer"), naming("cos", "sin"))),
    Different("gate-and-up", both(of("gate_up_separate", *BLOCKS), naming("wg", "wu", "grad:wg", "grad:wu"))),
    Different("q-k-v", both(of("llama_layer"), naming("wq", "wk", "wv", "grad:wq", "grad:wk", "grad:wv"))),
    Different("layer", of("llama_layer")),
)
