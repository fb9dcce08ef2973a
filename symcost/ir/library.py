"""How a library's module writes its operators, as far as that decides which tensors autograd keeps. Pure data.

Only families whose layers were measured have such a record; `ir.autograd` turns its words into tensors.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Function:
    """An activation function as the library computes it.

    Attributes:
        input: its argument is kept.
        steps: further tensors of its size, kept from operations in between.
        result: its result is kept.
    """

    input: bool = True
    steps: int = 0
    result: bool = False


# By the library's name. Those written out in Python keep what each of their operations needs.
FUNCTIONS: dict[str, Function] = {
    "silu": Function(),
    "swish": Function(),
    "gelu": Function(),
    "gelu_pytorch_tanh": Function(),
    # x^3, half of x, the tanh, one more than it
    "gelu_new": Function(steps=3),
    "relu": Function(input=False, result=True),
    # of two halves: the one clamped, its logistic, the other one plus 1
    "clamped_swiglu": Function(steps=3),
}


@dataclass(frozen=True)
class Library:
    """One family's way of writing a layer.

    Attributes:
        on_cpu: measured on a CPU, where a fused core keeps no random state.
        norm: a word of `ir.autograd.norms.NORMS`.
        softmax: float (scores upcast to FP32, the result cast back) or same (in their own dtype).
        kernel: what runs where fused attention is asked for: flash, efficient, or eager where the module's attention
            cannot be exchanged.
        layout: how the queries lie in memory when the core gets them: tokens, or heads (in front of tokens), whose
            result a fused kernel hands on in the same order and the output projection copies.
        fused_qkv: views (one projection; what keeps a part keeps all), copies (parts are picked by index), or "".
        clamped: the projection's result is clamped, and kept as it was.
        fused_gate_up: gate and up are views of one projection's result.
        bias: T5's bias of the scores: none, make (the layer with the table, which also makes zeros in its place for
            cross attention), read.
        tables: the layer makes its own cosines and sines.
        router: a word of `ir.autograd.experts.ROUTERS`.
        experts: grouped (matmuls over rows in the experts' order, gate and up of one weight) or loop.
        groups: groups of experts, and how many of them a token may choose from.
        renormalised: the chosen scores are divided by their sum.
        gated_norm: a word of `ir.autograd.recurrent.GATED_NORMS`.
        activation: a name of FUNCTIONS.
    """

    norm: str
    on_cpu: bool = False
    softmax: str = "float"
    kernel: str = "flash"
    layout: str = "tokens"
    fused_qkv: str = ""
    clamped: bool = False
    fused_gate_up: bool = False
    bias: str = "none"
    tables: bool = False
    router: str = ""
    experts: str = "grouped"
    groups: tuple[int, int] = (1, 1)
    renormalised: bool = False
    gated_norm: str = ""
    activation: str = ""
