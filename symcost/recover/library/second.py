"""A second derivation: our formulas of a config beside those recovered from the library, subtracted as expressions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sympy import Expr, Integer, expand, factor

from symcost.errors import SymcostError, UsageError
from symcost.frontend import load
from symcost.ir.spec import ModelSpec
from symcost.recover.box import Outside
from symcost.recover.library.axes import Axes
from symcost.recover.library.expressions import Writer, total
from symcost.recover.library.fallbacks import DIFFERENCES, in_whole_chunks, outside
from symcost.recover.library.fields import placed
from symcost.recover.library.figures import Figures, Key
from symcost.recover.library.model import Layers, Subject, subject
from symcost.recover.library.models import Models, Values
from symcost.recover.library.polynomials import Polynomials
from symcost.recover.result import text

MODEL = "model"
OUR_LAYERS = "our layers"
# Takes a config and options, gives our complete result.
Price = Callable[..., Mapping[str, Any]]
# What a counter of executed matmuls sees: separate products, every pair.
COUNTED = {"attention": "eager", "pairs": "full"}
STATED = "docs/explanation/counted-differences.md"


@dataclass(frozen=True)
class Compared:
    """One figure by both derivations.

    Attributes:
        scope: a layer kind, or `model`. recovered, ours: as expressions of the config's sizes.
        meant: what their difference is stated to be, as an expression of the same sizes.
    """

    scope: str
    quantity: str
    recovered: Expr
    ours: Expr
    meant: Expr = Integer(0)

    @property
    def difference(self) -> Expr:
        """Recovered - ours, expanded."""
        return expand(self.recovered - self.ours)

    @property
    def equal(self) -> bool:
        return bool(self.difference == 0)

    @property
    def wrong(self) -> bool:
        """Whether the difference is another than is stated."""
        return bool(expand(self.difference - self.meant) != 0)

    @property
    def verdict(self) -> str:
        """`equal`, `meant` or `differs`."""
        return "differs" if self.wrong else ("equal" if self.equal else "meant")

    @property
    def note(self) -> str:
        """Where a difference is stated that is meant; empty where there is none."""
        return "" if self.meant == 0 else STATED

    @property
    def said(self) -> str:
        """In one line, the difference as a factored formula where there is one."""
        if self.verdict == "equal":
            return "equal"
        difference = f"library - symcost = {factored(self.difference)}"
        if not self.note:
            return difference
        return f"{difference}{f', not {factored(self.meant)} as stated' if self.wrong else ''} ({STATED})"

    def json(self) -> dict[str, Any]:
        found = {"scope": self.scope, "quantity": self.quantity, "verdict": self.verdict}
        found |= {"recovered": text(self.recovered), "ours": text(self.ours), "meant": factored(self.meant)}
        return {**found, "difference": factored(self.difference), "note": self.note}


@dataclass(frozen=True)
class Derivation:
    """Both derivations of one config.

    Attributes:
        held: fields that were not varied. points: fresh ones that were compared.
        writer: knows how each field was varied. layers: of each kind in the config as it was run.
    """

    model: str
    figures: tuple[Compared, ...]
    held: Mapping[str, int]
    points: int
    runs: int
    writer: Writer | None = None
    layers: Mapping[str, int] = field(default_factory=dict)

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
    made = subject(name, config, multiple=load(config).dims.get("chunk", 1))
    both = Both(made, price)
    models = Models(both, seconds)
    axes = Axes(models, made.fields)
    found = Polynomials(axes)
    writer = Writer(axes)
    values = {key: writer.expression(terms) for key, terms in found.terms.items()}
    held = {name: axes.own[name] for name in axes.held}
    figures = tuple(_compared(both, values, made.counts, writer))
    layers = {kind: both.kinds.count(kind) for kind in both.kinds}
    return Derivation(name, figures, held, found.confirmed, models.runs, writer, layers)


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
    yield from ((Key(OUR_LAYERS, kind), count) for kind, count in layers.items())
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


def _compared(
    both: Both, values: Mapping[Key, Expr], counts: Mapping[str, Layers], writer: Writer
) -> Iterator[Compared]:
    """Each kind's figures, as its first layer has them, and the parameters and FLOPs of the whole."""
    places = list(counts)
    first = {kind: places[both.kinds.index(kind)] for kind in dict.fromkeys(both.kinds)} if _fits(both, counts) else {}
    flavours = {kind.name: kind.attention for kind in both.spec.kinds}
    meant = {
        (kind, phase): writer.stated(_difference(flavours[kind], phase), both.spec.dims)
        for kind in dict.fromkeys(both.kinds)
        for phase in ("forward", "backward")
    }
    for kind, layer in first.items():
        for quantity in ("params", "forward", "backward", "saved", "cache"):
            recovered = _sum(values, quantity, layer, ".")
            ours = _sum(values, f"our {quantity}", kind, "/")
            if quantity == "saved" and not both.spec.measured:
                continue
            yield Compared(kind, quantity, recovered, ours, meant.get((kind, quantity), Integer(0)))
    numbers = {key.module: value for key, value in values.items() if key.quantity == OUR_LAYERS}
    for quantity in ("params", "forward", "backward"):
        ours = total(
            [
                value * numbers.get(key.module.partition("/")[0], 1)
                for key, value in values.items()
                if key.quantity == f"our {quantity}"
            ]
        )
        differing = [meant.get((kind, quantity), Integer(0)) * number for kind, number in numbers.items()]
        ends = writer.stated(outside(both.spec, quantity), both.spec.dims)
        whole = total([*differing, ends])
        yield Compared(MODEL, quantity, _sum(values, quantity), ours, whole)


def _difference(flavour: str, phase: str) -> Expr:
    return in_whole_chunks(DIFFERENCES[flavour](phase)) if flavour in DIFFERENCES else Integer(0)


def _fits(both: Both, counts: Mapping[str, Layers]) -> bool:
    return len(both.kinds) == len(counts)


def _sum(values: Mapping[Key, Expr], quantity: str, place: str = "", mark: str = "") -> Expr:
    """A quantity of a module or kind and of all within it."""
    return total(
        [
            value
            for key, value in values.items()
            if key.quantity == quantity and (key.module == place or key.module.startswith(f"{place}{mark}"))
        ]
    )
