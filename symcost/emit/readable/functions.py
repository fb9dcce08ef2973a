"""Component functions: one for each thing that the model's instances do, shared by all that do the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sympy import Expr

from symcost.emit.readable.tensors import hoisted, tensor_calls
from symcost.emit.readable.wording import assigned, names_in, packed
from symcost.emit.readable.work import in_order, work_text
from symcost.errors import VerifyError
from symcost.ir.component import Instance
from symcost.ir.cost_model import CostModel, FormulaKey
from symcost.ir.formula import Formula
from symcost.ir.tensor import Tensor
from symcost.ir.totals import total, total_fields

# A kind and an instance of it.
Place = tuple[str, str]


@dataclass(frozen=True)
class Function:
    """A component's function.

    Attributes:
        body: lines of what it returns.
    """

    name: str
    summary: str
    body: tuple[str, ...]

    @property
    def names(self) -> set[str]:
        """Sizes, widths, coefficients and conventions that it reads."""
        return names_in("\n".join(self.body))


def component_functions(model: CostModel, reserved: set[str]) -> dict[Place, Function]:
    """The function of every instance.

    Args:
        reserved: names that a function cannot have.

    Raises:
        VerifyError: rows that do not stand in the order in which a module lists them.
    """
    items = model.instances()
    params = all_params(model)
    bodies = {place: tuple(_body(model, place, params)) for place in items}
    shared: dict[tuple[str, ...], list[Place]] = {}
    for place, body in bodies.items():
        shared.setdefault((items[place].component.type, *body), []).append(place)
    found: dict[Place, Function] = {}
    taken = set(reserved)
    for places in shared.values():
        name = next(name for name in _names(places, items) if name not in taken)
        taken.add(name)
        function = Function(name, items[places[0]].component.summary, bodies[places[0]])
        found |= dict.fromkeys(places, function)
    return {place: found[place] for place in items}


def all_params(model: CostModel) -> Expr | None:
    """The number of the model's parameters; None where it depends on conventions."""
    name = "params"
    found = total(model, name, total_fields(model)[name])
    return None if found.depends else found.value({})


def _names(places: list[Place], items: Mapping[Place, Instance]) -> Iterator[str]:
    """Names for a function: that of its instances, else their type, else with more and more said."""
    kind, own = places[0]
    names = {name for _, name in places}
    type_ = _identifier(items[places[0]].component.type)
    if len(names) == 1:
        yield _identifier(own)
    yield type_
    yield _identifier(f"{kind}_{own}")
    yield _identifier(f"{kind}_{type_}_{own}")


def _identifier(name: str) -> str:
    text = "".join(sign if sign.isalnum() else "_" for sign in name)
    return text if text[:1].isalpha() else f"_{text}"


def _body(model: CostModel, place: Place, params: Expr | None) -> Iterator[str]:
    rows = {key: formula for key, formula in model.rows.items() if (key.kind, key.component) == place}
    work: dict[FormulaKey, Formula] = {key: formula for key, formula in rows.items() if not key.tensor}
    if not in_order(work) or [*work, *(key for key in rows if key.tensor)] != list(rows):
        raise VerifyError(f"rows of {'.'.join(place)} do not stand in the order of phases and quantities")
    held: dict[str, Tensor] = {key.tensor: t for key, t in model.tensors.items() if (key.kind, key.component) == place}
    texts, shares = hoisted(tensor_calls({key: formula for key, formula in rows.items() if key.tensor}, held))
    stated = work_text(work, held, params)
    parts = [stated.linear] if stated.linear else []
    for phase, amounts in stated.phases.items():
        first, *rest = amounts or ("",)
        parts += [f"{phase}=dict({first}", *rest]
        parts[-1] += ")"
    parts += [f"again={stated.again}"] if stated.again else []
    if texts:
        texts[0] = f"return component({texts[0]}"
    else:
        parts[:1] = [f"return component({', '.join(parts[:1])}"]
    first, *lines = (*packed(texts, 2), *packed(parts, 2))
    lines = [first[4:], *lines]
    lines[-1] = lines[-1].removesuffix(",") + ")"
    yield from (line for share in shares for line in assigned(*share))
    yield from lines
