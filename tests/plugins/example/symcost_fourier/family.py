"""A family whose layers mix by Fourier transforms in place of attention."""

from symcost.frontend.family import Family, Maximum, Size
from symcost.frontend.flags import Activation, Tie
from symcost.frontend.layer_rules import every
from symcost.frontend.tables import FFN, HIDDEN, LAYERS, VOCAB
from symcost.ir.spec import Features

FAMILIES = (
    Family(
        "fourier_lm",
        sizes=(HIDDEN, LAYERS, VOCAB, FFN, Size("filters", ("num_filters",), default=16)),
        features=Features(gated=False, rotary="none"),
        flags=(Activation(default="gelu"), Tie(True)),
        attention=every("fourier"),
        rotary=None,
        maximum=Maximum(default=1024),
    ),
)
