"""Lowering: layer kinds of component instances become keyed formulas.

A component is a function that asks for conventions. It is run once for each combination of options that it asks
about; what differs between the runs becomes the table of a formula, what does not stays one list of terms.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from sympy import Expr, Symbol

from symcost.errors import VerifyError
from symcost.ir.accumulation import accumulating, accumulation, moved
from symcost.ir.change import changed
from symcost.ir.component import Component, Cost, Derived, Instance, Site
from symcost.ir.conventions import BY_NAME, INFERENCE, TRAINING, ordered
from symcost.ir.cost_model import COMMUNICATION, CostModel, CostTable, DerivedDim, FormulaKey, LayerKind, TensorKey
from symcost.ir.flow import restricted
from symcost.ir.formula import Formula, Options, Term
from symcost.ir.library import Library
from symcost.ir.plan import Layout
from symcost.ir.roles import all_tensors
from symcost.ir.tensor import Tensor
from symcost.passes.sharding.local import divided
from symcost.passes.sharding.shard import shard

Sizes = tuple[tuple[Symbol, Expr], ...]
Shape = tuple[tuple[str, Expr | tuple[Expr, ...]], ...]


class _Undecided(Exception):
    """Raised inside a component run when it asks for a convention whose option is not chosen yet."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(name)


@dataclass(frozen=True)
class Run:
    """A component's cost under the options that it asked for."""

    chosen: tuple[tuple[str, str], ...]
    cost: Cost
    derived: tuple[Derived, ...]

    def fits(self, options: dict[str, str]) -> bool:
        return all(options[name] == option for name, option in self.chosen)


@dataclass(frozen=True)
class LoweredInstance:
    """Formulas and tensors of one instance, before they get the name of a kind."""

    rows: tuple[tuple[FormulaKey, Formula], ...]
    tensors: tuple[Tensor, ...]
    derived: tuple[tuple[Symbol, DerivedDim], ...]
    stated: CostTable


def lower(
    name: str,
    family: str,
    formulas: str,
    kinds: tuple[LayerKind, ...],
    unpriced: tuple[str, ...] = (),
    workload: str = TRAINING,
    layout: Layout | None = None,
) -> CostModel:
    """The cost model of layer kinds.

    Args:
        kinds: in stack order, then `mtp` if any, then `ends`.
        layout: how operators are divided over ranks; None for a model on one device.

    Raises:
        VerifyError: two instances of one name in a kind, or two derived sizes of one name and unlike values.
    """
    rows: dict[FormulaKey, Formula] = {}
    tensors: dict[TensorKey, Tensor] = {}
    derived: dict[Symbol, DerivedDim] = {}
    costs: dict[tuple[str, str], CostTable] = {}
    if layout is not None:
        kinds = tuple(_own_states(kind, layout) for kind in kinds)
    for kind in kinds:
        _check_names(kind)
        for item in kind.instances:
            done = lower_instance(item, kind.sizes, workload, layout)
            costs[kind.name, item.name] = done.stated
            rows.update({key._replace(kind=kind.name): formula for key, formula in done.rows})
            tensors.update({TensorKey(kind.name, item.name, t.name): t for t in done.tensors})
            for made, definition in done.derived:
                if derived.setdefault(made, definition) != definition:
                    raise VerifyError(f"derived size {made} has two meanings", where=f"{kind.name}.{item.name}")
    return CostModel(name, family, formulas, kinds, rows, tensors, derived, unpriced, costs, workload=workload)


def _own_states(kind: LayerKind, layout: Layout) -> LayerKind:
    """The kind with optimizers that see a rank's own part of each matrix."""
    return replace(kind, instances=tuple(_own_matrices(item, dict(kind.sizes), layout) for item in kind.instances))


def _own_matrices(item: Instance, kind_sizes: dict[Symbol, Expr], layout: Layout) -> Instance:
    if item.held is None or not item.held.pieces:
        return item
    cost = component_runs(item.component, item.name, item.options, item.library)[0].cost
    own = divided(item.beside or item.component.type, changed(cost, lambda v: v.xreplace(kind_sizes)), layout)
    new = {size: made.symbol for size, made in own.items()}
    return replace(item, held=item.held.changed(lambda v: v.xreplace(kind_sizes).xreplace(new)))


@cache
def lower_instance(
    item: Instance, kind_sizes: Sizes, workload: str = TRAINING, layout: Layout | None = None
) -> LoweredInstance:
    """One instance; equal instances are lowered once, whatever kind or family they stand in."""
    stated = component_runs(item.component, item.name, item.options, item.library, workload)
    stated = tuple(replace(run, cost=restricted(run.cost, item.flow)) for run in stated) if item.flow else stated
    # An instance's own sizes speak of dims that its kind may then replace.
    runs = [_resize(_resize(run, item.sizes), kind_sizes) for run in stated]
    if layout is not None:
        runs = [_sharded(run, item, layout) for run in runs]
    depends = ordered({name for run in runs for name, _ in run.chosen})
    table = {tuple(options.values()): _run_for(runs, options) for options in _combinations(depends)}
    rows: dict[FormulaKey, dict[Options, tuple[Term, ...]]] = {}
    tensors: dict[str, Tensor] = {}
    shapes: dict[str, dict[Options, Shape]] = {}
    new = dict(kind_sizes)
    held = item.held.changed(lambda value: value.xreplace(new)) if item.held else None
    owned = {run.chosen: all_tensors(run.cost, held) for run in runs}
    entries = {run.chosen: _entries(item.name, run.cost, owned[run.chosen]) for run in runs}
    for options, run in table.items():
        for tensor in owned[run.chosen]:
            _same_tensor(item, tensors.setdefault(tensor.name, tensor), tensor)
            shapes.setdefault(tensor.name, {})[options] = tensor.shape
        for key, terms in entries[run.chosen].items():
            rows.setdefault(key, {})[options] = terms
    formulas = [(key, Formula(depends, {o: found.get(o, ()) for o in table}).reduced()) for key, found in rows.items()]
    formulas.sort(key=lambda pair: _place(pair[0], list(tensors)))
    costs = CostTable(depends, {options: run.cost for options, run in table.items()})
    derived = _derived(depends, table)
    if any(accumulating() in t.value.free_symbols for _, f in formulas for terms in f.table.values() for t in terms):
        derived[accumulating()] = accumulation()
    kept = tuple(replace(t, extents=_extents(depends, t.shape, shapes[t.name])) for t in tensors.values())
    return LoweredInstance(tuple(formulas), kept, tuple(derived.items()), costs)


def _extents(depends: tuple[str, ...], shape: Shape, under: dict[Options, Shape]) -> tuple[Formula, ...]:
    """A formula for each extent, where conventions change one but not how many there are.

    Where there is no tensor any extent would do: the one that lets a convention drop out, else that of `shape`.
    """
    if all(other == shape for other in under.values()) or any(len(other) != len(shape) for other in under.values()):
        return ()
    combinations = [tuple(options.values()) for options in _combinations(depends)]
    made = []
    for place, (_, extent) in enumerate(shape):
        known = {options: (Term("", under[options][place][1]),) if options in under else () for options in combinations}
        made.append(Formula(depends, known).completed(extent))
    return tuple(made)


@cache
def component_runs(
    component: Component,
    name: str,
    options: tuple[tuple[str, object], ...],
    library: Library | None = None,
    workload: str = TRAINING,
) -> tuple[Run, ...]:
    """The component under every combination of the conventions that it asks for.

    Where the model has no such convention, its default is in force. Without a backward nothing is kept for one.
    """
    build = component.build
    if build is None:
        return (Run((), Cost(), ()),)

    inference = workload == INFERENCE

    def explore(chosen: dict[str, str]) -> Iterator[Run]:
        asked: dict[str, str] = {}

        def choose(convention: str) -> str:
            if workload not in BY_NAME[convention].models:
                return BY_NAME[convention].default
            if convention not in chosen:
                raise _Undecided(convention)
            asked[convention] = chosen[convention]
            return chosen[convention]

        site = Site(name, choose, library, inference=inference)
        try:
            cost = build(site, **dict(options))
        except _Undecided as question:
            for option in BY_NAME[question.name].options:
                yield from explore({**chosen, question.name: option})
        else:
            own = cost.served() if inference else cost
            yield Run(tuple(asked.items()), own, tuple(site.derived.values()))

    return tuple(explore({}))


def _combinations(depends: tuple[str, ...]) -> Iterator[dict[str, str]]:
    if not depends:
        yield {}
        return
    for option in BY_NAME[depends[0]].options:
        for rest in _combinations(depends[1:]):
            yield {depends[0]: option, **rest}


def _run_for(runs: list[Run], options: dict[str, str]) -> Run:
    return next(run for run in runs if run.fits(options))


def _entries(name: str, cost: Cost, tensors: tuple[Tensor, ...]) -> dict[FormulaKey, tuple[Term, ...]]:
    """All rows of one run: FLOPs, traffic, element counts, bytes."""
    found: dict[FormulaKey, list[Term]] = {}
    for phase, work in cost.phases():
        for item in work.flops:
            key = FormulaKey("", name, phase, "flops", item.unit, item.slot, "", "")
            found.setdefault(key, []).append(Term(item.label, item.value))
        for label, direction, tensor, value in moved(work):
            key = FormulaKey("", name, phase, "hbm_bytes", "", tensor.slot, direction, "")
            found.setdefault(key, []).append(Term(label, value))
        for sent in work.collectives:
            key = FormulaKey("", name, phase, "collectives", sent.kind, sent.tensor.slot, sent.group, sent.tensor.name)
            found[key] = [Term(sent.kind, sent.count)]
            found[key._replace(quantity="payload_bytes")] = [Term(sent.kind, sent.count * sent.tensor.bytes)]
            found[key._replace(quantity="wire_bytes")] = [Term(sent.kind, sent.count * sent.sent)]
        for stated in work.stated:
            key = FormulaKey("", name, phase, "hbm_bytes", "", stated.slot, stated.direction, "")
            found.setdefault(key, []).append(Term(stated.label, stated.value))
    for tensor in tensors:
        elements = FormulaKey("", name, "", "elements", tensor.role, tensor.slot, "", tensor.name)
        found[elements] = [Term("", tensor.elements)]
        found[elements._replace(quantity="bytes")] = [Term("", tensor.bytes)]
    return {key: tuple(terms) for key, terms in found.items()}


_QUANTITIES = ("flops", "hbm_bytes", *COMMUNICATION, "elements", "bytes")
_PHASES = ("forward", "backward", "optimizer", "")


def _place(key: FormulaKey, tensors: list[str]) -> tuple[int, ...]:
    """FLOPs before traffic before tensors; phases in the order in which they run."""
    if key.quantity in ("elements", "bytes"):
        return (len(_QUANTITIES), tensors.index(key.tensor), _QUANTITIES.index(key.quantity))
    return (_QUANTITIES.index(key.quantity), _PHASES.index(key.phase), 0)


def _derived(depends: tuple[str, ...], table: dict[Options, Run]) -> dict[Symbol, DerivedDim]:
    found: dict[Symbol, DerivedDim] = {}
    for made in sorted({d.symbol for run in table.values() for d in run.derived}, key=str):
        values: dict[Options, tuple[Term, ...]] = {}
        for options, run in table.items():
            entry = next((d for d in run.derived if d.symbol == made), None)
            values[options] = (Term("", entry.value),) if entry else ()
            if entry:
                meaning, latex, value = entry.meaning, entry.latex, entry.value
        # Where no formula uses it, it may be anything: a convention that only says so is none it depends on.
        found[made] = DerivedDim(meaning, latex, Formula(depends, values).completed(value))
    return found


def _resize(run: Run, sizes: Sizes) -> Run:
    """The run with dims replaced, all at once."""
    if not sizes:
        return run
    new = dict(sizes)

    def change(value: Expr) -> Expr:
        return value.xreplace(new)

    derived = tuple(replace(d, value=change(d.value)) for d in run.derived)
    return Run(run.chosen, changed(run.cost, change), derived)


def _sharded(run: Run, item: Instance, layout: Layout) -> Run:
    cost, derived = shard(item.component.type, run.cost, run.derived, layout, item.beside)
    return Run(run.chosen, cost, derived)


def _check_names(kind: LayerKind) -> None:
    names = [item.name for item in kind.instances]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise VerifyError(f"kind {kind.name!r} has two instances named {twice[0]!r}")


def _same_tensor(item: Instance, first: Tensor, other: Tensor) -> None:
    if (first.role, first.slot) != (other.role, other.slot):
        raise VerifyError(f"{item.name}: tensor {first.name!r} changes its role or slot between conventions")
