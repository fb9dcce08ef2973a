"""From a config to the formulas of its library's model: by module, by layer, and of the whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from sympy import Expr

from symcost.audit.library import failures
from symcost.errors import RecoverError, SymcostError
from symcost.recover.box import Outside
from symcost.recover.library.axes import Axes
from symcost.recover.library.build import build, layers_of, said
from symcost.recover.library.expressions import Writer, total
from symcost.recover.library.fields import Field, cut, fields, placed, without_dropout
from symcost.recover.library.figures import Figures, Key, figures
from symcost.recover.library.models import Models, Values
from symcost.recover.library.polynomials import Polynomials
from symcost.recover.result import Formula, Recovered

QUANTITIES = {
    "params": "parameters",
    "forward": "matmul FLOPs forward",
    "backward": "matmul FLOPs backward",
    "saved": "bytes saved for backward",
    "cache": "cache bytes",
}
# A recurrence without chunks is run token by token: a few tokens show it.
BATCH, SEQ = 2, 16


@dataclass(frozen=True)
class Layers:
    """Layers that are alike.

    Attributes:
        name: of their list with the first one's place: `model.layers.0`.
        count: how many there are in the config; places: those of them that were looked at.
    """

    name: str
    count: int
    places: tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """A formula of one module, or of each of the alike layers that it stands in.

    Attributes:
        layers: of which it is one; None for a module outside of all layers.
        module: its name, within the layer where it has one.
    """

    layers: Layers | None
    module: str
    quantity: str
    operator: str
    formula: Expr


@dataclass
class Subject:
    """A config whose models are run: what may be varied, and each run.

    Attributes:
        config: cut to few layers, without dropout. counts: of each looked-at layer, all that are like it.
    """

    name: str
    config: dict[str, Any]
    target: str
    fields: list[Field]
    counts: dict[str, Layers] = field(default_factory=dict)

    def __call__(self, values: Values) -> Figures:
        paths = {f.name: f.path for f in self.fields}
        own = {f.name: f.value for f in self.fields}
        config = placed(self.config, {paths[n]: v for n, v in values.items() if n not in ("batch", "seq")})
        return run(config, self.target, values.get("batch", own["batch"]), values.get("seq", own["seq"]))


@dataclass(frozen=True)
class RecoveredModel:
    """Formulas of a model.

    Attributes:
        held: fields that could not be varied, with their values. sizes: of the config, by name.
        points: fresh ones at which every formula holds. runs: of models in all.
    """

    name: str
    rows: tuple[Row, ...]
    held: Mapping[str, int]
    sizes: Mapping[str, int]
    points: int
    runs: int
    how: str

    def totals(self) -> Iterator[Recovered]:
        """The sums over each kind of layer, and over the whole model."""
        kinds = list(dict.fromkeys(row.layers for row in self.rows if row.layers is not None and row.layers.name))
        for quantity in QUANTITIES:
            rows = [row for row in self.rows if row.quantity == quantity]
            for kind in kinds:
                value = total([row.formula for row in rows if row.layers == kind])
                if value != 0:
                    yield self._sum(f"{kind.name} {quantity}", value)
            whole = total([row.formula * (row.layers.count if row.layers else 1) for row in rows])
            if whole != 0:
                yield self._sum(f"{self.name} {quantity}", whole)

    def _sum(self, name: str, value: Expr) -> Recovered:
        sizes = {str(symbol): self.sizes[str(symbol)] for symbol in sorted(value.free_symbols, key=str)}
        number = value.xreplace({symbol: self.sizes[str(symbol)] for symbol in value.free_symbols})
        pieces = (Formula((), value),)
        return Recovered(name, pieces, "not_refuted", self.points, self.runs, ((sizes, number),), self.how)


def run(config: Mapping[str, Any], target: str, batch: int, seq: int, *, backward: bool = True) -> Figures:
    """The figures of one model.

    Raises:
        Outside: the library takes no such config.
    """
    try:
        model = build(config, target)
        return figures(model, layers_of(model), batch, seq, backward=backward)
    except RecoverError:
        raise
    except SymcostError as error:
        raise Outside(error.what) from error
    except failures() as error:
        raise Outside(said(error)) from error


def subject(name: str, config: Mapping[str, Any], target: str = "", multiple: int = 1) -> Subject:
    """A config made ready: without dropout, with as few layers as show every kind.

    Args:
        multiple: tokens in a chunk, where a sequence is padded to whole ones and no field says so.

    Raises:
        RecoverError: the library does not run it.
    """
    plain = without_dropout(config)
    chunks = next((f.value for f in fields(plain) if "chunk" in f.name), multiple if multiple > 1 else SEQ // 2)
    lengths = [Field(("batch",), "batch", BATCH), Field(("seq",), "seq", 2 * chunks, multiple)]
    try:
        whole = run(plain, target, BATCH, 2 * chunks, backward=False)
    except Outside as error:
        raise RecoverError(f"{name} does not run: {error}", hint="correct the config, or name another class") from error
    alike = _alike(whole, layers_of(build(plain, target)))
    most = max((int(layers.name.rpartition(".")[2] or 0) + 1 for layers in alike if layers.name), default=0)
    small = cut(plain, most) if most else plain
    names = layers_of(build(small, target))
    counts = {place: layers for layers in alike for place in layers.places if place in names}
    return Subject(name, small, target, [*fields(small), *lengths], counts)


def _alike(known: Figures, layers: list[str]) -> list[Layers]:
    """Layers grouped by their figures."""
    found: dict[Any, list[str]] = {}
    for layer in layers:
        own = {
            (key.quantity, key.module.removeprefix(layer), key.operator): n
            for key, n in known.items()
            if _in(key, layer)
        }
        found.setdefault((layer.rpartition(".")[0], tuple(sorted(own.items()))), []).append(layer)
    return [Layers(places[0], len(places), tuple(places)) for places in found.values()]


def _in(key: Key, layer: str) -> bool:
    return key.module == layer or key.module.startswith(f"{layer}.") or not layer


def recover_model(name: str, config: Mapping[str, Any], target: str = "", seconds: float = 600) -> RecoveredModel:
    """Formulas of a model of a config.

    Args:
        target: `module:Class`; empty: the library's class for the config.

    Raises:
        SymcostError: the library is missing, does not run the config, or the time is over.
    """
    made = subject(name, config, target)
    models = Models(made, seconds)
    axes = Axes(models, made.fields)
    found = Polynomials(axes)
    writer = Writer(axes)
    rows = tuple(_rows(found, writer, made.counts))
    held = {name: axes.own[name] for name in axes.held}
    how = f"interpolated from {models.runs} runs, compared at {found.confirmed} points of fresh sizes"
    how += f": {', '.join(_ranges(axes, found))}"
    return RecoveredModel(name, rows, held, writer.names(), found.confirmed, models.runs, how)


def _ranges(axes: Axes, found: Polynomials) -> Iterator[str]:
    """For which sizes formulas are known: `seq 8 to 80 (multiples of 8)`."""
    for name, (least, most) in found.tried.items():
        multiple = axes.by_name[name].multiple
        if least < most:
            yield f"{name} {least} to {most}" + (f" (multiples of {multiple})" if multiple else "")


def _rows(found: Polynomials, writer: Writer, counts: Mapping[str, Layers]) -> Iterator[Row]:
    for key in found.keys:
        layer = next((name for name in counts if _in(key, name)), None)
        if layer is not None and counts[layer].name != layer:
            continue
        value = writer.expression(found.terms[key])
        if value != 0:
            layers = None if layer is None else counts[layer]
            module = key.module if layer is None else key.module.removeprefix(layer).lstrip(".")
            yield Row(layers, module, key.quantity, key.operator, value)


def by_module(rows: Iterable[Row]) -> Iterator[tuple[Layers | None, str, list[Row]]]:
    """Rows together that speak of one module, layers in order, what stands outside of them last."""
    ordered = sorted(rows, key=lambda row: (row.layers is None, row.layers.name if row.layers else "", row.module))
    for (layers, module), group in groupby(ordered, key=lambda row: (row.layers, row.module)):
        yield layers, module, sorted(group, key=lambda row: list(QUANTITIES).index(row.quantity))
