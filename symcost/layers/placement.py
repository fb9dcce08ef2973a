"""Where a layer's norms, dropouts and additions stand: one table of placements, one builder for each shape."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from symcost.components.dropout import dropout
from symcost.components.layer_scale import layer_scale
from symcost.components.residual import residual
from symcost.errors import SpecError
from symcost.ir.component import Instance, use
from symcost.ir.spec import Features, KindSpec
from symcost.layers.block import Block, BuildBlock
from symcost.layers.norms import norm

LAYER_INPUT = "layer.input"


@dataclass(frozen=True)
class Placement:
    """Where the norms of a layer stand.

    Attributes:
        before: one norm in front of each block. after: one behind each block, before the addition.
        behind_addition: one over the sum.
        bare: blocks without a norm in front, although the others have one.
        behind: blocks with a norm behind, although the others have none.
        parallel: both blocks read the layer's input and are added at once, behind this many norms; 0: one by one.
    """

    before: bool = False
    after: bool = False
    behind_addition: bool = False
    parallel: int = 0
    bare: tuple[str, ...] = ()
    behind: tuple[str, ...] = ()


# The words of `Features.norm_placement`.
PLACEMENTS = {
    "pre": Placement(before=True),
    "post": Placement(after=True),
    "sandwich": Placement(before=True, after=True),
    "post_residual": Placement(behind_addition=True),
    "parallel": Placement(parallel=1),
    "parallel_two": Placement(parallel=2),
    "pre_ffn": Placement(before=True, bare=("attention",)),
    "sandwich_inputs": Placement(before=True, after=True, bare=("layer_input",)),
    "sandwich_ffn": Placement(before=True, behind=("ffn",)),
}


def place(features: Features, kind: KindSpec, blocks: Mapping[str, BuildBlock]) -> tuple[Instance, ...]:
    """One layer from its blocks, with the family's norms, dropouts and additions around them.

    Args:
        blocks: builder of each block by the word that its norm, dropout and addition are named after.

    Raises:
        SpecError: an unknown placement.
    """
    if features.norm_placement not in PLACEMENTS:
        raise SpecError(f"unknown norm placement {features.norm_placement!r}", hint=f"known: {', '.join(PLACEMENTS)}")
    placement = PLACEMENTS[features.norm_placement]
    if placement.parallel:
        return tuple(_parallel(features, kind, blocks, placement.parallel))
    return tuple(_in_turn(features, kind, blocks, placement))


def _in_turn(
    features: Features, kind: KindSpec, blocks: Mapping[str, BuildBlock], placement: Placement
) -> list[Instance]:
    parts: list[Instance] = []
    stream = LAYER_INPUT
    for name, build in blocks.items():
        read = stream
        if placement.before and name not in placement.bare:
            parts.append(norm(features, f"{name}_norm", stream))
            read = f"{name}_norm.output"
        block = build(features, kind, read)
        parts += [*block.instances, *_output_dropout(features, name), *_layer_scale(features, name, block)]
        if features.flag("residual_weights") == "true":
            parts.append(use(layer_scale, f"{name}_stream_scale", input=stream))
        branches = len(block.outputs)
        if placement.after or name in placement.behind:
            if branches > 1:
                parts.append(use(residual, f"{name}_sum", branches=branches - 1))
            parts.append(norm(features, f"{name}_post_norm", _normed_output(name, block)))
            branches = 1
        parts.append(use(residual, f"{name}_residual", branches=branches, scaled=features.residual_scale))
        stream = f"{name}_residual.output"
        if placement.behind_addition:
            parts.append(norm(features, f"{name}_norm", stream))
            stream = f"{name}_norm.output"
    return parts


def _layer_scale(features: Features, name: str, block: Block) -> list[Instance]:
    """A learned factor a channel for what the block adds."""
    wanted = features.flag("layer_scale") == "true"
    return [use(layer_scale, f"{name}_scale", input=block.outputs[0])] if wanted else []


def _normed_output(name: str, block: Block) -> str:
    return block.outputs[0] if len(block.outputs) == 1 else f"{name}_sum.output"


def _parallel(features: Features, kind: KindSpec, blocks: Mapping[str, BuildBlock], norms: int) -> list[Instance]:
    names = ["input"] if norms == 1 else list(blocks)
    parts = [norm(features, f"{name}_norm", LAYER_INPUT) for name in names]
    branches = 0
    for name, build in blocks.items():
        block = build(features, kind, f"{names[0] if norms == 1 else name}_norm.output")
        parts += [*block.instances, *_output_dropout(features, name)]
        branches += len(block.outputs)
    parts.append(use(residual, "layer_residual", branches=branches, scaled=features.residual_scale))
    return parts


def _output_dropout(features: Features, name: str) -> list[Instance]:
    """Dropout of a block's output; a few families have it behind the feed-forward block alone."""
    wanted = features.residual_dropout and features.flag("residual_dropout_at", name) == name
    return [use(dropout, f"{name}_dropout")] if wanted else []
