"""LongCat's layer: two attention blocks and two dense ones in turn, a mixture of experts beside the first of these."""

from __future__ import annotations

from symcost.components.unread import unread
from symcost.dims import experts, hidden, moe_ffn, zero_experts
from symcost.ir.component import use
from symcost.ir.spec import Features, KindSpec
from symcost.layers.attention import attention_block
from symcost.layers.block import Block, BuildBlock
from symcost.layers.feed_forward import dense_block, moe_block
from symcost.layers.sides import renamed, resized

SECOND = "second"


def beside_a_mixture(features: Features, kind: KindSpec, input: str) -> Block:
    """The first dense block and the experts over the same input; these are added behind the second dense block.

    A router scores experts that hand a token on as it is, too. The library's module holds weights for these, which
    nothing reads.
    """
    dense, routed = dense_block(features, input), moe_block(features, input)
    router, *rest = routed.instances
    scored = resized([router], {experts: experts + zero_experts})
    held = use(unread, "zero_experts", elements=2 * zero_experts * hidden * moe_ffn, active=False)
    return Block((*scored, *rest, held, *dense.instances), (*dense.outputs, *routed.outputs))


def _again(build: BuildBlock) -> BuildBlock:
    def second(features: Features, kind: KindSpec, input: str) -> Block:
        made = build(features, kind, input)
        parts = renamed(made.instances, SECOND)
        return Block(parts, (f"{parts[-1].name}.output",))

    return second


def _dense(features: Features, kind: KindSpec, input: str) -> Block:
    return dense_block(features, input)


SHORTCUT: dict[str, BuildBlock] = {
    "attention": attention_block,
    "ffn": beside_a_mixture,
    "second_attention": _again(attention_block),
    "second_ffn": _again(_dense),
}
