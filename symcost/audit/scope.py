"""What a formula is read under: conventions, precision, and which sizes stay symbols although they have a value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from sympy import Add, Expr, Integer, Rational, Symbol

from symcost import dims
from symcost.dims import TOWERS
from symcost.ir.conventions import DEFAULTS, check
from symcost.ir.cost_model import CostModel
from symcost.ir.precision import DEFAULT_POLICY, policy

# Lengths that follow from others unless somebody names them: training, one micro-batch, no images.
_DEFAULT_LENGTHS: dict[str, str | int] = {"context": "seq", "target_seq": "seq", "grad_accum": 1, "images": 0}


@dataclass(frozen=True)
class Scope:
    """Settings under which rows of a cost model become one expression.

    Attributes:
        conventions: options that differ from the defaults.
        precision: a policy whose widths are filled in; None fills in the default's, but for widths in `kept`.
        kept: names that stay symbols: lengths, coefficients and widths that the reader speaks of.
    """

    conventions: Mapping[str, str] = field(default_factory=dict)
    precision: str | None = None
    kept: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        for name, option in self.conventions.items():
            check(name, option)
        policy(self.precision or DEFAULT_POLICY)

    @property
    def options(self) -> dict[str, str]:
        """Every convention with its option in force."""
        return {**DEFAULTS, **self.conventions}

    def changed(self, changes: Mapping[str, str]) -> Scope:
        """The scope with other options of some conventions."""
        return Scope({**self.conventions, **changes}, self.precision, self.kept)

    def settle(self, model: CostModel, value: Expr) -> Expr:
        """An expression of the model's rows over plain sizes: derived sizes written out, defaults filled in."""
        return self.settler(model)(value)

    def settler(self, model: CostModel) -> Callable[[Expr], Expr]:
        """`settle` for many expressions of one model; what an expression settles to is kept."""
        settings = _Settings(self, model)
        return lambda value: _settled(value, settings)

    def filled(self) -> dict[Symbol, Expr]:
        """Values of lengths, coefficients and widths that do not stay symbols."""
        found: dict[Symbol, Expr] = {}
        for name, length in _DEFAULT_LENGTHS.items():
            if name not in self.kept:
                found[dims.symbol(name)] = dims.symbol(length) if isinstance(length, str) else Integer(length)
        for name, default in dims.COEFFICIENTS.items():
            if name not in self.kept:
                found[dims.symbol(name)] = Rational(default)
        return found | self._widths()

    def _widths(self) -> dict[Symbol, Expr]:
        widths = policy(self.precision or DEFAULT_POLICY).widths()
        names = widths if self.precision else set(widths) - self.kept
        return {dims.symbol(n): Rational(widths[n].numerator, widths[n].denominator) for n in names}

    def counts(self, model: CostModel) -> dict[Symbol, Expr]:
        """With several kinds of layers and `layers` (their sum) kept: the last count as what the others leave."""
        names = layer_counts(model)
        if "layers" not in self.kept or len(names) < 2:
            return {}
        *others, last = map(dims.symbol, names)
        return {last: dims.symbol("layers") - Add(*others)}


class Held:
    """A cost model as a key of caches: equal to itself alone."""

    def __init__(self, model: CostModel) -> None:
        self.model = model

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and self.model is other.model

    def __hash__(self) -> int:
        return id(self.model)


class _Settings:
    """What an expression is settled under; equal where the same comes of it."""

    def __init__(self, scope: Scope, model: CostModel) -> None:
        self.options, self.model = scope.options, model
        self.filled = scope.filled() | scope.counts(model)
        told = {name for definition in model.derived.values() for name in definition.formula.depends} | {"mtp"}
        chosen = tuple(self.options[name] for name in sorted(told))
        self.key = (Held(model), chosen, scope.precision, scope.kept)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Settings) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=65536)
def _settled(value: Expr, settings: _Settings) -> Expr:
    return settings.model.resolve(value, settings.options).xreplace(settings.filled)


def layer_counts(model: CostModel) -> tuple[str, ...]:
    """Names of the sizes that count the body's layers, in stack order; a vision tower's are apart."""
    found = (name for kind in model.kinds for name in _names(kind.count.free_symbols))
    return tuple(dict.fromkeys(found))


def _names(symbols: Iterable[Symbol]) -> list[str]:
    names = sorted(symbol.name for symbol in symbols)
    return [n for n in names if (n == "layers" or n.endswith("_layers")) and not n.startswith(TOWERS)]
