"""Which of a compiler's kernels are ours too, and why others are not; the page is traffic-differences.md."""

from __future__ import annotations

from collections.abc import Mapping
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
from tests.parity.traffic_launches import (
    Launch,
    Pick,
    backend,
    both,
    copies,
    core_matmul,
    dtype,
    gate,
    halves,
    naming,
    of,
    reading,
    squares,
    writing,
)


@dataclass(frozen=True)
class Alike:
    """Kernels of the reference that one of ours states too.

    Attributes:
        label: of our kernel.
        sums_columns: our kernel also writes gradients of vectors (a norm's weight, a bias), which the reference sums
            in kernels of their own.
        gradient_width: bytes of a parameter gradient where it is not that of the case's dtype.
        letters: letters of sizes that are not those of the case (copied keys and values), multiplied where several.
    """

    pick: Pick
    component: Component
    options: Mapping[str, Any]
    label: str
    conventions: Mapping[str, str] = field(default_factory=dict)
    sums_columns: bool = False
    gradient_width: int = 0
    letters: Mapping[str, str] = field(default_factory=dict)


NORM, UP, DOWN = {"input": "x"}, {"input": "x", "gated": False}, {"input": "x"}
GATED = {"input": "up", "gated": True}
EAGER = {"attention": "eager"}
CORE = {"inputs": ("q", "k", "v"), "rotary": "none"}
BLOCKS = ("llama_mlp", "llama_layer")
MASKED = ("scale_mask_softmax", "llama_layer")


def _matmul(
    files: tuple[str, ...], weight: str, component: Component, options: Mapping[str, Any], **more: Any
) -> list[Alike]:
    named = {"forward": "X W", "backward": "input gradient"}
    found = [
        Alike(both(of(*files, stage=s), reading(weight)), component, options, name, **more) for s, name in named.items()
    ]
    wanted = both(of(*files), writing(f"grad:{weight}"))
    return [*found, Alike(wanted, component, options, "weight gradient", **more)]


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


def _core() -> list[Alike]:
    """Matmuls of the eager core, each with as many keys and values as queries: the reference has copied them."""

    def entry(label: str, *picks: Pick) -> Alike:
        return Alike(both(core_matmul, *picks), attention_core, CORE, label, EAGER, letters={"kv_heads": "H"})

    forward, backward = (lambda x, s=s: x.stage == s for s in ("forward", "backward"))
    others = naming("saved:permute_31", "saved:permute_32")
    return [
        entry("scores", forward, _makes_scores),
        entry("values", forward, lambda x: not _makes_scores(x)),
        entry("gradient of P", backward, _makes_scores),
        entry("gradient of V", backward, lambda x: not _makes_scores(x) and not others(x)),
        entry("gradient of K", backward, naming("saved:permute_31")),
        entry("gradient of Q", backward, naming("saved:permute_32")),
    ]


def _makes_scores(launch: Launch) -> bool:
    return launch.writes[0][1] == launch.size("B H S S") * launch.width


def _kept_softmax(launch: Launch) -> bool:
    """Softmax backward from probabilities that were kept: one kernel where nothing is recomputed from the scores."""
    return launch.stage == "backward" and launch.dtype == "float32" and squares(launch)


def _wide_statistics(launch: Launch) -> bool:
    return (launch.backend, launch.dtype) != ("cpp", "bfloat16")


ALIKE: tuple[Alike, ...] = (
    *_matmul(("linear",), "w", ffn_up, UP),
    *_matmul(("linear_bias",), "w", ffn_up, {**UP, "bias": True}, sums_columns=True),
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
    Alike(both(of("softmax", *MASKED), _kept_softmax), attention_core, CORE, "softmax backward", EAGER),
    *_core(),
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


# Matmuls that we state as one, by their reason below; each by itself follows the rule of a matmul.
_OUTER = {"wg": "f", "wu": "f", "wq": "H d", "wk": "KV d", "wv": "KV d"}
BY_ITSELF = tuple(
    entry
    for weight, letters in _OUTER.items()
    for entry in _matmul(("gate_up_separate", *BLOCKS), weight, ffn_up, UP, letters={"ffn": letters})
)


@dataclass(frozen=True)
class Different:
    """Kernels of the reference that we state otherwise; `key` begins the line of the page that says how."""

    key: str
    pick: Pick


def _sums_columns(launch: Launch) -> bool:
    """Of a norm's backward, whatever does not make the gradient of its input."""
    return launch.stage == "backward" and not writing("grad:x")(launch)


# The first that fits.
DIFFERENT: tuple[Different, ...] = (
    Different("norm-weight-gradient", both(of("rmsnorm", "layernorm", "residual_add_rmsnorm"), _sums_columns)),
    Different("narrow-statistics", of("layernorm")),
    Different("residual-and-norm", of("residual_add_rmsnorm")),
    Different(
        "residual-and-norm",
        both(of("llama_layer"), naming("w_post", "w_in", "grad:w_post", "grad:w_in", "saved:rsqrt_1")),
    ),
    Different("bias-gradient", of("linear_bias", stage="backward")),
    Different("narrow-embedding-gradient", of("embedding")),
    Different("narrow-softmax", of("softmax")),
    Different("mask", of("scale_mask_softmax")),
    Different("mask", both(of("llama_layer"), lambda x: naming("mask")(x) or squares(x))),
    Different("packed-gate", of("swiglu_packed", stage="backward")),
    Different("loss", of("cross_entropy")),
    Different("rotary", of("rotary")),
    Different("rotary", both(of("llama_layer"), lambda x: naming("cos", "sin")(x) or halves(x))),
    Different("gate-and-up", both(of("gate_up_separate", *BLOCKS), naming("wg", "wu", "grad:wg", "grad:wu"))),
    Different("q-k-v", both(of("llama_layer"), naming("wq", "wk", "wv", "grad:wq", "grad:wk", "grad:wv"))),
    Different("copies", both(of("llama_layer"), copies)),
    Different("two-additions", both(of("llama_layer"), writing("output0"))),
)
