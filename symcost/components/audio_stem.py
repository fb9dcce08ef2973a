"""Audio stem: two convolutions over mel frames, the second of which halves their number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, hidden, mel_bins, seq
from symcost.ir.activations import feed_forward_middle
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved

if TYPE_CHECKING:
    from sympy import Expr

TAPS = 3  # frames that a filter of either convolution spans
STRIDE = 2  # of the second


@component("audio_stem", group="embedding", source="radford2023whisper")
def audio_stem(site: Site, *, activation: str = "gelu") -> Cost:
    """Convolve 2S mel frames to the hidden width, activate, convolve to S positions, activate.

    A convolution is the matmul that it is over the channels and taps of each output position; its input is read
    once. Mel frames need no gradient: the first has the weight's alone.
    """
    positions = batch * seq
    frames = STRIDE * positions
    return _stage(site, "mel", activation, frames, frames, mel_bins, first=True) + _stage(
        site, "down", activation, frames, positions, hidden, first=False
    )


def _stage(site: Site, name: str, activation: str, frames: Expr, positions: Expr, width: Expr, *, first: bool) -> Cost:
    """One convolution and its activation."""
    inner, prefix = TAPS * width, f"{name}_"
    convolution = linear(
        param(f"w_{name}", **{"in": inner, "out": hidden}),
        # The second reads what the first stage's activation makes.
        operand("mel_x" if first else "mel_product", frames=frames, width=width),
        operand(f"{prefix}up", rows=positions, width=hidden),
        positions,
        inner,
        hidden,
        bias=param(f"b_{name}", out=hidden),
        label=f"{name} convolution",
        x_needs_gradient=not first,
    )
    middle = feed_forward_middle(site.name, positions, hidden, activation, gated=False, prefix=prefix)
    return convolution + middle + Cost(tensors=(saved(f"{site.name}.{prefix}x", frames=frames, width=width),))
