"""A handful of small models, each with sizes that some model may have: what a count must be whole and positive at."""

from __future__ import annotations

from collections.abc import Mapping

from sympy import Expr

from symcost import dims
from symcost.audit.monomial import base_name
from symcost.audit.numbers import Number, Numeric

# Odd and even lengths, windows on both sides of the sequence, heads that share keys and values or do not, a width that
# is a multiple of the heads. Every other size takes the value of `other`.
_SIZES = """
    other batch seq context window target_seq positions hidden heads kv_heads head_dim experts top_k vocab ffn moe_ffn
""".split()
_ROWS = """
    1     1     1   1       1      1          1         1      1     1        1        1       1     1     1   1
    2     1     3   3       2      5          3         12     4     2        3        5       2     7     5   3
    3     2     7   9       16     4          9         24     8     2        3        7       3     11    13  5
    5     3     5   5       64     7          64        30     6     6        5        16      5     101   31  7
    4     1     16  17      8      16         32        9      3     1        3        9       1     13    17  6
""".strip().splitlines()
# Widths of which a gate takes half.
_HALVED = ("projector_ffn", "projection")
# Sizes that go by twos in an operator: of differential attention, every second head is subtracted.
PAIRED = {"differential_combination": ("heads",)}
_MODELS: tuple[Mapping[str, int], ...] = tuple(dict(zip(_SIZES, map(int, row.split()), strict=True)) for row in _ROWS)


def bad_point(value: Expr, *, whole: bool, paired: tuple[str, ...] = ()) -> tuple[Number, dict[str, int]] | None:
    """The first model at which a formula is negative or, if `whole`, not a whole number; None where it is a count.

    Args:
        paired: sizes that are even.
    """
    numeric = Numeric(value)
    for sizes in _MODELS:
        point = {name: _size(name, sizes, (*_HALVED, *paired)) for name in numeric.names}
        found = numeric.defined(point)
        if found is not None and (found < 0 or (whole and found != int(found))):
            return found, point
    return None


def _size(name: str, sizes: Mapping[str, int], paired: tuple[str, ...]) -> int:
    if name in dims.WIDTHS:
        return 2
    if name in dims.COEFFICIENTS:
        return 1
    value = sizes.get(base_name(name), sizes["other"])
    return 2 * value if base_name(name) in paired else value
