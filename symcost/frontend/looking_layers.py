"""Layers of a decoder that looks at what a tower makes in every layer, as parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from symcost.frontend.parts import part
from symcost.ir.spec import Part

# A decoder's queries, where there are images or clips, and the tower's tokens of all of a sequence.
QUERIES = {"seq": "seq*min(1, images)"}


@dataclass(frozen=True)
class Looking:
    """How the layers of a decoder are built.

    Attributes:
        read: storage of the tower's tokens. tokens: how many of them an image has.
        act: activation of the feed-forward block, which may be gated.
        bias: whether projections and the block have biases; `plain_bias`: the block's, where that differs.
        form: of the norms; `behind`: they stand behind each addition.
        relative: word of a bias by distances: `make` where this layer holds the table, `read` where an earlier one.
    """

    read: str
    act: str
    tokens: str = "patches"
    bias: bool = True
    ffn_bias: bool = True
    gated: bool = False
    form: str = "layer"
    behind: bool = False
    relative: str = ""

    def layer(self) -> tuple[Part, ...]:
        """Attention over what came before, over all of the tower's tokens, and a block."""
        first, stream = self._around("attention", "layer.input", self._own)
        second, stream = self._around("cross", stream, self._cross)
        third, _ = self._around("ffn", stream, self._block)
        return (*first, *second, *third)

    def _around(self, name: str, stream: str, inner: Any) -> tuple[tuple[Part, ...], str]:
        """What a block adds to the stream, with its norm; and the storage of the sum."""
        sizes, kind = QUERIES if name == "cross" else {}, f"{self.form}_norm"
        summed = part("residual", f"{name}_residual", sizes=sizes)
        if self.behind:
            normed = part(kind, f"{name}_norm", input=f"{name}_residual.output", form=self.form, sizes=sizes)
            return (*inner(stream), summed, normed), f"{name}_norm.output"
        normed = part(kind, f"{name}_norm", input=stream, form=self.form, sizes=sizes)
        return (normed, *inner(f"{name}_norm.output"), summed), f"{name}_residual.output"

    def _own(self, read: str) -> tuple[Part, ...]:
        made = ("qkv_projection.q", "qkv_projection.k", "qkv_projection.v")
        table = (part("relative_position_bias"),) if self.relative == "make" else ()
        return (
            part("qkv_projection", input=read, bias=(self.bias,) * 3, cached=True),
            *table,
            part("attention_core", inputs=made, rotary="none", bias_read=bool(self.relative)),
            part("output_projection", input="attention_core.output", bias=self.bias),
        )

    def _cross(self, read: str) -> tuple[Part, ...]:
        bias, keys = (self.bias,) * 3, {"seq": f"images*({self.tokens})/batch"}
        made = ("cross_q_projection.q", "cross_kv_projection.k", "cross_kv_projection.v")
        theirs: dict[str, Any] = {"parts": "kv", "sizes": {**keys, "hidden": "cross_width"}}
        both = {**QUERIES, "context": keys["seq"]}
        out: dict[str, Any] = {"bias": self.bias, "sizes": QUERIES}
        return (
            part("qkv_projection", "cross_q_projection", input=read, bias=bias, parts="q", sizes=QUERIES),
            part("qkv_projection", "cross_kv_projection", input=self.read, bias=bias, **theirs),
            part("cross_attention_core", inputs=made, sizes=both),
            part("output_projection", "cross_output_projection", input="cross_attention_core.output", **out),
        )

    def _block(self, read: str) -> tuple[Part, ...]:
        wide: dict[str, Any] = {"activation": self.act, "gated": self.gated, "bias": self.ffn_bias}
        return (
            part("dense", "up", input=read, inner="hidden", outer="ffn", **wide),
            part("dense", "down", input="up.product", inner="ffn", outer="hidden", bias=self.ffn_bias),
        )
