"""Paths into a cost model: `model.train.matmul`, `dense.attention.forward.flops`, `moe.router.bytes.param`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from sympy import Add, Expr

from symcost.audit.quantities import Quantity, quantity
from symcost.audit.scope import Held, Scope
from symcost.errors import GrammarError
from symcost.ir.cost_model import CostModel, FormulaKey, LayerKind
from symcost.ir.formula import Formula
from symcost.ir.role_names import total_roles
from symcost.ir.totals import parts

MODEL = "model"


@dataclass(frozen=True)
class Path:
    """A place and a quantity.

    Attributes:
        kind: `model` (every layer and the ends), or a kind (one layer of it).
        part: a group, an instance or a component type of the kind; empty for all of it.
    """

    kind: str
    part: str
    quantity: Quantity

    @property
    def text(self) -> str:
        return ".".join(filter(None, (self.kind, self.part, self.quantity.name)))


def read_path(text: str) -> Path:
    """A path from text, its form alone: whether a model has the place, `value` finds out.

    Raises:
        GrammarError: no path, or an unknown quantity.
    """
    kind, *rest = text.split(".")
    tail = 1 if rest and rest[-1] in ("params", "params_active", "buffers") else 2
    if not tail <= len(rest) <= tail + 1:
        hint = "a path is model.Q, KIND.Q, KIND.GROUP.Q or KIND.COMPONENT.Q with a quantity Q such as forward.matmul"
        raise GrammarError(f"{text!r} is no path", hint=hint)
    return Path(kind, "".join(rest[:-tail]), quantity(".".join(rest[-tail:])))


def value(model: CostModel, path: Path, scope: Scope) -> Expr:
    """What a path stands for, as an expression over plain sizes.

    Raises:
        GrammarError: the model has no such kind or part, or the quantity is never added up there.
    """
    chosen = _chosen(model, path)
    _check_quantity(model, path)
    options, settle = scope.options, scope.settler(model)
    # One by one: most rows are the same under other conventions, and what they settle to is kept.
    return Add(*(settle(formula.value(options)) for formula in _formulas(Held(model), path, chosen)))


@lru_cache(maxsize=512)
def _formulas(held: Held, path: Path, chosen: frozenset[str] | None) -> tuple[Formula, ...]:
    """What a path adds up."""

    def accepts(key: FormulaKey) -> bool:
        return path.quantity.accepts(key) and (chosen is None or key.component in chosen)

    return tuple(parts(held.model, path.quantity.name, accepts, None if path.kind == MODEL else path.kind))


def conventions_of(model: CostModel, path: Path) -> frozenset[str]:
    """Conventions that what a path stands for depends on."""
    formulas = _formulas(Held(model), path, None)
    found = {name for formula in formulas for name in formula.depends}
    terms = (term for formula in formulas for entry in formula.table.values() for term in entry)
    symbols = {symbol for term in terms for symbol in term.value.free_symbols}
    for made, definition in model.derived.items():
        if made in symbols:
            found.update(definition.formula.depends)
    if any(symbol.name == "mtp_depth" for symbol in symbols):
        found.add("mtp")
    return frozenset(found)


def itemise(model: CostModel, wanted: Quantity, scope: Scope) -> dict[tuple[str, str], Expr]:
    """What each instance contributes to the whole model's quantity, by kind and instance name."""
    found: dict[tuple[str, str], Expr] = {}
    options, settle = scope.options, scope.settler(model)
    for place, formulas in _by_instance(Held(model), wanted).items():
        found[place] = Add(*(settle(formula.value(options)) for formula in formulas))
    return found


@lru_cache(maxsize=64)
def _by_instance(held: Held, wanted: Quantity) -> dict[tuple[str, str], list[Formula]]:
    """The summands of the whole model's quantity, by kind and instance."""
    places = [(key.kind, key.component) for key in held.model.rows if wanted.accepts(key)]
    found: dict[tuple[str, str], list[Formula]] = {}
    for place, formula in zip(places, parts(held.model, wanted.name, wanted.accepts, None), strict=True):
        found.setdefault(place, []).append(formula)
    return found


def _chosen(model: CostModel, path: Path) -> frozenset[str] | None:
    """Names of the instances that a path speaks of; None for all."""
    if path.kind == MODEL:
        if path.part:
            kinds = ", ".join(f"{kind.name}.{path.part}" for kind in model.kinds if path.part in _parts(kind))
            raise GrammarError(f"{path.text!r}: a whole model has no parts", hint=f"name the kind: {kinds or 'KIND'}")
        return None
    kind = _kind(model, path.kind)
    if not path.part:
        return None
    found = _parts(kind).get(path.part)
    if found is None:
        raise _unknown(f"part of {kind.name}", path.part, _parts(kind))
    return found


def _parts(kind: LayerKind) -> dict[str, frozenset[str]]:
    """What may follow a kind in a path: an instance's name goes before a type, a type before a group."""
    groups: dict[str, set[str]] = {}
    types: dict[str, set[str]] = {}
    for item in kind.instances:
        groups.setdefault(item.component.group, set()).add(item.name)
        types.setdefault(item.component.type, set()).add(item.name)
    names = {item.name: {item.name} for item in kind.instances}
    return {part: frozenset(chosen) for part, chosen in {**groups, **types, **names}.items()}


def _kind(model: CostModel, name: str) -> LayerKind:
    for kind in model.kinds:
        if kind.name == name:
            return kind
    raise _unknown(f"kind of {model.family}", name, [MODEL, *(kind.name for kind in model.kinds)])


def _check_quantity(model: CostModel, path: Path) -> None:
    wanted = path.quantity
    if model.formulas == "compute_graph":
        if wanted.parts in (("read",), ("write",)):
            raise GrammarError(f"{path.text!r}: compute_graph does not tell reads from writes", hint="use hbm")
        if wanted.phases or wanted.parts[0] in total_roles(model.formulas):
            return
    if wanted.transient and not path.part:
        hint = "name the component: transient tensors are never added up over a layer or a model"
        raise GrammarError(f"{path.text!r}: {wanted.parts[0]} is transient", hint=hint)


def _unknown(what: str, name: str, known: Iterable[str]) -> GrammarError:
    listed = list(known)
    near = get_close_matches(name, listed, n=3, cutoff=0.5)
    hint = f"did you mean {' or '.join(near)}?" if near else f"known: {', '.join(listed)}"
    return GrammarError(f"unknown {what} {name!r}", hint=hint)
