"""Convolutions in front of an encoder over audio, as parts: stage by stage, each with its own width, taps and stride.

S counts the positions behind the last one. A stage's input has as many positions as its output needs, no more: what a
clip of another length leaves over is not counted.
"""

from __future__ import annotations

from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.parts import part
from symcost.ir.spec import Part


def positions(stages: int, last: str = "seq") -> list[str]:
    """Positions in front of the first stage, and behind each, as text over dims; `last`: behind the last one."""
    found = [last]
    for stage in range(stages, 0, -1):
        found.append(f"(({found[-1]} - 1)*stage{stage}_stride + stage{stage}_conv_kernel)")
    return found[::-1]


def before(stage: int) -> str:
    """Positions that a stage reads for the S that it makes: what a part is told is over its own sizes."""
    return f"(seq - 1)*stage{stage}_stride + stage{stage}_conv_kernel"


def stage_sizes(config: Config, sizes: dict[str, int], widths: list[int], taps: list[int], strides: list[int]) -> None:
    """Dims of each stage.

    Raises:
        SpecError: lists of unlike length.
    """
    if not len(widths) == len(taps) == len(strides):
        raise config.error(
            "conv_kernel", taps, "as many entries as conv_dim and conv_stride are expected", "correct it"
        )
    for stage, (width, kernel, stride) in enumerate(zip(widths, taps, strides, strict=True), 1):
        sizes |= {
            f"stage{stage}_hidden": width,
            f"stage{stage}_conv_kernel": kernel,
            f"stage{stage}_stride": stride,
        }


def front(stages: int, *, norm: str, bias: bool, act: str, channels: str = "1", last: str = "seq") -> tuple[Part, ...]:
    """A convolution, a norm and an activation a stage.

    Args:
        norm: `group` for one over each channel behind the first stage alone, `layer` for one over channels behind each.
    """
    found: list[Part] = []
    made, places = "waveform", positions(stages, last)
    for stage in range(1, stages + 1):
        width, at = f"stage{stage}_hidden", {"seq": places[stage]}
        options: dict[str, Any] = {"outer": width, "before": before(stage), "bias": bias, "first": stage == 1}
        options["inner"] = channels if stage == 1 else f"stage{stage - 1}_hidden"
        taps = f"stage{stage}_conv_kernel"
        found.append(part("convolution", f"conv_{stage}", input=made, taps=taps, sizes=at, **options))
        found += _norm(stage, norm, width, at)
        made = f"conv_act_{stage}.output"
        found.append(activated(f"conv_act_{stage}", f"conv_{stage}", act, {**at, "ffn": width}))
    return tuple(found)


def _norm(stage: int, norm: str, width: str, at: dict[str, str]) -> list[Part]:
    name, read = f"conv_norm_{stage}", f"conv_{stage}.y"
    if norm == "layer":
        return [part("layer_norm", name, input=read, sizes={**at, "hidden": width})]
    if norm == "group" and stage == 1:
        return [part("channel_norm", name, input=read, channels=width, sets=width, sizes=at)]
    return []


def activated(name: str, input: str, act: str, sizes: dict[str, str]) -> Part:
    """An activation of what a part makes; `sizes` has its width as `ffn`."""
    return part("ffn_activation", name, input=input, gated=False, activation=act, sizes=sizes)
