"""Formulas as sums of monomials over named sizes, so that rules can speak of degrees and coefficients.

Sizes of a tower or of one side (`vision_hidden`) go by their base name, layer counts by `layers`, every kind of
query-key pairs by `pairs`, `hidden/heads` by `head_dim`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from sympy import Add, Expr, Max, Min, Symbol, ceiling, floor, log

from symcost import dims
from symcost.passes.polynomial import read
from symcost.passes.ring_horner import simplify

# Sizes with their exponents, sorted by name.
Product = tuple[tuple[str, int], ...]
# Sizes, widths, costs and the degree in logarithms of a term.
Key = tuple[Product, tuple[str, ...], tuple[str, ...], int]
# Begins the name of a function that stands for no size.
OPAQUE = "?"
# Keys that a sequence's queries touch: as many as it is long, but for a window or a chunk.
_TOUCHED = frozenset(("window_keys", "chunk_keys", "chosen_keys"))
_LENGTHS = frozenset(("seq", "context", "window", "target_seq", "patches", "images", "positions", "chunk"))


@dataclass(frozen=True)
class Monomial:
    """One term of an expanded formula.

    Attributes:
        coefficient: its exact number.
        sizes: degree in each size.
        widths: byte widths, each as often as its degree.
        costs: named coefficients (`beta_bias`), each as often as its degree.
        logs: degree in logarithms.
    """

    coefficient: Fraction
    sizes: Product
    widths: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()
    logs: int = 0

    @property
    def opaque(self) -> bool:
        """Whether a function stands in it that is not understood as a size."""
        return any(name.startswith(OPAQUE) for name, _ in self.sizes)

    def degree(self, name: str) -> int:
        return dict(self.sizes).get(name, 0)

    @property
    def text(self) -> str:
        """As people write it: `4*batch*seq`."""
        factors = [f"{name}**{power}" if power != 1 else name for name, power in in_order(self.sizes)]
        factors += [*self.costs, *self.widths, *["log(...)"] * self.logs]
        number = [str(self.coefficient)] if self.coefficient != 1 or not factors else []
        return "*".join(number + factors)


@lru_cache(maxsize=65536)
def monomials(value: Expr) -> tuple[Monomial, ...]:
    """The expanded terms of a formula; equal products are one term."""
    found: dict[Key, Fraction] = {}
    for key, number in _terms(value):
        found[key] = found.get(key, Fraction(0)) + number
    return tuple(Monomial(number, *key) for key, number in found.items() if number)


def _terms(value: Expr) -> list[tuple[Key, Fraction]]:
    """Terms as they come out; a sum of plain products is expanded already."""
    plain = [_plain(part) for part in Add.make_args(value)]
    known = [term for term in plain if term is not None]
    if len(known) == len(plain):
        return known
    ratio = read(value, simplify)
    found = []
    for powers, number in ratio.terms.items():
        exponents = [power - below for power, below in zip(powers, ratio.below, strict=True)]
        found.append((_classify(zip(ratio.generators, exponents, strict=True)), Fraction(number, ratio.denominator)))
    return found


@lru_cache(maxsize=65536)
def _plain(term: Expr) -> tuple[Key, Fraction] | None:
    """A number times powers of symbols; None where it is anything else."""
    number, factors = term.as_coeff_mul()
    powers = [factor.as_base_exp() for factor in factors]
    if not number.is_Rational or not all(base.is_Symbol and power.is_Integer for base, power in powers):
        return None
    return _classify((base, int(power)) for base, power in powers), Fraction(int(number.p), int(number.q))


def product(text: str) -> Product:
    """A product of sizes from text: `batch*seq*seq`; the empty text is the empty product."""
    return _sorted(Counter(name.strip() for name in text.split("*") if name.strip()))


def in_order(sizes: Product) -> list[tuple[str, int]]:
    """Factors as dims declares them."""
    return sorted(sizes, key=lambda pair: dims.order(pair[0]))


def product_text(sizes: Product) -> str:
    return Monomial(Fraction(1), sizes).text


def _classify(factors: Iterable[tuple[Expr, int]]) -> Key:
    sizes: Counter[str] = Counter()
    widths: list[str] = []
    costs: list[str] = []
    logs = 0
    for generator, power in factors:
        if not power:
            continue
        if isinstance(generator, log):
            logs += power
        elif generator.is_Symbol and generator.name in dims.WIDTHS:
            widths += [generator.name] * abs(power)
        elif generator.is_Symbol and generator.name in dims.COEFFICIENTS:
            costs += [generator.name] * abs(power)
        else:
            for name, each in _sizes(generator):
                sizes[name] += each * power
    _head_width(sizes)
    return _sorted(sizes), tuple(widths), tuple(costs), logs


def _head_width(sizes: Counter[str]) -> None:
    """`hidden/heads` is the width of a head."""
    times = min(sizes["hidden"], -sizes["heads"])
    if times > 0:
        sizes["hidden"] -= times
        sizes["heads"] += times
        sizes["head_dim"] += times


@lru_cache(maxsize=4096)
def _sizes(generator: Expr) -> Product:
    """A generator as a product of sizes."""
    if isinstance(generator, Symbol):
        return ((base_name(generator.name), 1),)
    names = {base_name(symbol.name) for symbol in generator.free_symbols}
    if isinstance(generator, floor | ceiling):
        return max((part.sizes for part in monomials(generator.args[0])), key=_total, default=())
    if isinstance(generator, Min | Max):
        if names <= set(dims.WIDTHS):
            return ()  # a switch: 1 where a copy is kept, else 0
        if "experts" in names:
            return (("experts_hit", 1),)
        if names <= _LENGTHS:
            # Of keys that are touched a window takes a part; of a sequence alone it is what a query sees.
            return (("seq" if names >= {"seq", "context", "window"} else "window", 1),)
    return ((f"{OPAQUE}{generator}", 1),)


def base_name(name: str) -> str:
    """The size's name without tower, side or kind."""
    if name in dims.DIMS:
        return name
    if name.endswith("pairs"):
        return "pairs"
    if name in _TOUCHED:
        return "seq"
    if name.endswith("_layers"):
        return "layers"
    prefix, _, rest = name.partition("_")
    return base_name(rest) if prefix in dims.PREFIXES and rest else name


def _total(sizes: Product) -> int:
    return sum(power for _, power in sizes)


def _sorted(sizes: Counter[str]) -> Product:
    return tuple(sorted((name, power) for name, power in sizes.items() if power))
