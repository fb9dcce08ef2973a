"""A second derivation: our formulas of a config beside those recovered from the library, subtracted as expressions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sympy import Expr, expand, factor

from symcost.errors import SymcostError, UsageError
from symcost.frontend import load
from symcost.ir.spec import ModelSpec
from symcost.recover.box import Outside
from symcost.recover.library.axes import Axes
from symcost.recover.library.expressions import Writer, total
from symcost.recover.library.fields import placed
from symcost.recover.library.figures import Figures, Key
from symcost.recover.library.model import Layers, Subject, subject
from symcost.recover.library.models import Models, Values
from symcost.recover.library.polynomials import Polynomials
from symcost.recover.result import text

MODEL = "model"
# Takes a config and options, gives our complete result.
Price = Callable[..., Mapping[str, Any]]
# What a counter of executed matmuls sees: separate products, every pair.
COUNTED = {"attention": "eager", "pairs": "full"}
# Layer flavours whose fallback in the library counts otherwise, by formulas that the explanation states.
FALLBACKS = ("linear", "kda", "lightning", "mamba", "mamba2", "conv", "rwkv", "rglru")
STATED = "docs/explanation/counted-differences.md"


@dataclass(frozen=True)
class Compared:
    """One figure by both derivations.

    Attributes:
        scope: a layer kind, or `model`. recovered, ours: as expressions of the config's sizes.
        note: why a difference is meant, where one is.
    """

    scope: str
    quantity: str
    recovered: Expr
    ours: Expr
    note: str = ""

    @property
    def difference(self) -> Expr:
        """Recovered - ours, expanded."""
        return expand(self.recovered - self.ours)

    @property
    def equal(self) -> bool:
        return bool(self.difference == 0)

    @property
    def wrong(self) -> bool:
        return not self.equal and not self.note

    def json(self) -> dict[str, Any]:
        verdict = "equal" if self.equal else ("meant" if self.note else "differs")
        found = {"scope": self.scope, "quantity": self.quantity, "verdict": verdict, "recovered": text(self.recovered)}
        return {**found, "ours": text(self.ours), "difference": factored(self.difference), "note": self.note}


@dataclass(frozen=True)
class Derivation:
    """Both derivations of one config. held: fields that were not varied. points: fresh ones that were compared."""

    model: str
    figures: tuple[Compared, ...]
    held: Mapping[str, int]
    points: int
    runs: int

    @property
    def holds(self) -> bool:
        return not any(figure.wrong for figure in self.figures)

    def json(self) -> dict[str, Any]:
        known = {"held": dict(self.held), "points": self.points, "runs": self.runs}
        return {"schema": 1, "model": self.model, **known, "figures": [figure.json() for figure in self.figures]}


def factored(value: Expr) -> str:
    """A difference as a factored formula."""
    return text(factor(value))


def derive(name: str, config: Mapping[str, Any], price: Price, seconds: float = 600) -> Derivation:
    """Both derivations of a config, compared.

    Args:
        price: our complete result of a config under options.

    Raises:
        SymcostError: we do not price it, the library does not run it, or the time is over.
    """
    made = subject(name, config)
    both = Both(made, price)
    models = Models(both, seconds)
    axes = Axes(models, made.fields)
    found = Polynomials(axes)
    writer = Writer(axes)
    values = {key: writer.expression(terms) for key, terms in found.terms.items()}
    held = {name: axes.own[name] for name in axes.held}
    figures = tuple(_compared(both, values, made.counts))
    return Derivation(name, figures, held, found.confirmed, models.runs)


class Both:
    """Runs of a config by which both derivations are known: ours stand under `our QUANTITY`, by kind and component."""

    def __init__(self, made: Subject, price: Price) -> None:
        self.made, self.price = made, price
        self.spec: ModelSpec = load(made.config)
        self.kinds = [group.kind for group in self.spec.stack if not group.mtp for _ in range(group.count)]

    def __call__(self, values: Values) -> Figures:
        paths = {f.name: f.path for f in self.made.fields}
        own = {f.name: f.value for f in self.made.fields}
        config = placed(self.made.config, {paths[n]: v for n, v in values.items() if n not in ("batch", "seq")})
        lengths = {name: values.get(name, own[name]) for name in ("batch", "seq")}
        try:
            ours = dict(our_figures(config, self.price, **lengths))
        except SymcostError as error:
            raise Outside(str(error)) from error
        return {**self.made(values), **ours}


def our_figures(config: Mapping[str, Any], price: Price, batch: int, seq: int) -> Iterator[tuple[Key, int]]:
    """Our figures of a config by kind and component; `ends` is what stands outside of layers."""
    model = load(config)
    accounting = {"activations": "autograd"} if model.measured else {}
    result = _first(price, config, batch, _lengths(seq), **COUNTED, **accounting)
    if result is None:
        raise UsageError("it has no length that can be stated", hint="name another config")
    layers = {kind.name: 0 for kind in model.kinds}
    for group in result["stack"]:
        layers[group["kind"]] = layers.get(group["kind"], 0) + group["count"]
    for item in result["components"]:
        times = item["count"] // max(layers.get(item["kind"], 1), 1)
        place = f"{item['kind']}/{item['name']}"
        found = {"params": _elements(item, "param", "elements")}
        found |= {phase: _matmul(item, phase) for phase in ("forward", "backward")}
        if accounting and item["kind"] in layers:
            found["saved"] = _elements(item, "activation", "bytes")
        for quantity, number in found.items():
            if number:
                yield Key(f"our {quantity}", place), times * number
    for item in _held(config, price, batch, seq):
        number = item["count"] // max(layers.get(item["kind"], 1), 1) * _elements(item, "cache", "bytes")
        if number:
            yield Key("our cache", f"{item['kind']}/{item['name']}"), number


def _lengths(seq: int) -> Iterator[dict[str, int]]:
    """Ways to state a length: of tokens, of a decoder behind a clip of its own length, none where images set it."""
    yield from ({"seq": seq}, {"target_seq": seq}, {})


def _held(config: Mapping[str, Any], price: Price, batch: int, seq: int) -> Sequence[Mapping[str, Any]]:
    """Our operators behind a prefill; none of what holds nothing. An encoder sees as many tokens, or a whole clip."""
    source = config.get("max_source_positions", seq)
    lengths = ({"seq": seq, "cached": 0, "source_seq": source}, {"seq": seq, "cached": 0})
    made = _first(price, config, batch, lengths, workload="prefill", cache="library", **COUNTED)
    found: Sequence[Mapping[str, Any]] = () if made is None else made["components"]
    return found


def _first(
    price: Price, config: Mapping[str, Any], batch: int, lengths: Iterable[Mapping[str, int]], **options: str
) -> Mapping[str, Any] | None:
    """Our result under the first lengths that apply to the model."""
    for stated in lengths:
        try:
            return price(config, batch=batch, **stated, **options)
        except UsageError:
            continue
    return None


def _elements(item: Mapping[str, Any], role: str, unit: str) -> int:
    return sum(t[unit] for t in item["tensors"] if t["role"] == role and t["lifetime"] in ("persistent", "saved"))


def _matmul(item: Mapping[str, Any], phase: str) -> int:
    return sum(item["flops"].get(phase, {}).get("matmul", {}).values())


def _compared(both: Both, values: Mapping[Key, Expr], counts: Mapping[str, Layers]) -> Iterator[Compared]:
    """Each kind's figures, as its first layer has them, and the parameters and FLOPs of the whole."""
    places = list(counts)
    first = {kind: places[both.kinds.index(kind)] for kind in dict.fromkeys(both.kinds)} if _fits(both, counts) else {}
    flavours = {kind.name: kind.attention for kind in both.spec.kinds}
    for kind, layer in first.items():
        for quantity in ("params", "forward", "backward", "saved", "cache"):
            recovered = _sum(values, quantity, layer, ".")
            ours = _sum(values, f"our {quantity}", kind, "/")
            if quantity == "saved" and not both.spec.measured:
                continue
            yield Compared(kind, quantity, recovered, ours, _note(flavours[kind], quantity))
    numbers = {kind: both.kinds.count(kind) for kind in both.kinds}
    recurrent = next((f for f in flavours.values() if f in FALLBACKS), "")
    for quantity in ("params", "forward", "backward"):
        ours = total(
            [
                value * numbers.get(key.module.partition("/")[0], 1)
                for key, value in values.items()
                if key.quantity == f"our {quantity}"
            ]
        )
        yield Compared(MODEL, quantity, _sum(values, quantity), ours, _note(recurrent, quantity))


def _fits(both: Both, counts: Mapping[str, Layers]) -> bool:
    return len(both.kinds) == len(counts)


def _note(flavour: str, quantity: str) -> str:
    return STATED if flavour in FALLBACKS and quantity in ("forward", "backward") else ""


def _sum(values: Mapping[Key, Expr], quantity: str, place: str = "", mark: str = "") -> Expr:
    """A quantity of a module or kind and of all within it."""
    return total(
        [
            value
            for key, value in values.items()
            if key.quantity == quantity and (key.module == place or key.module.startswith(f"{place}{mark}"))
        ]
    )
