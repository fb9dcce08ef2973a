"""A difference as shares of what a model is made of: parameters that count as operations, parts that are left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from sympy import Expr, expand

from symcost import dims
from symcost.audit.paths import MODEL, Path, itemise
from symcost.audit.quantities import quantity
from symcost.audit.scope import Scope
from symcost.ir.cost_model import CostModel

# Operations for a parameter and token, where each parameter is a factor of one product.
_PER_PARAMETER = {"forward": 2, "backward": 4, "train": 6}
_MOST_SHARES = 6
Put = Callable[[Expr], Expr]
# Sizes of one monomial -> its number.
Row = Mapping[Expr, Fraction]


def shares(difference: Expr, model: CostModel, path: Path, scope: Scope, put: Put) -> str:
    """What a difference of somebody's count of operations from a model's is made of; empty where it is not that.

    Args:
        difference: theirs - ours.
        put: writes what is assumed into an expression.
    """
    phase, _, unit = path.quantity.name.partition(".")
    if path.kind != MODEL or unit not in ("matmul", "flops") or phase not in _PER_PARAMETER:
        return ""
    work = _by_type(model, path.quantity.name, scope, put)
    per_token = dims.symbol("batch") * dims.symbol("seq") * _PER_PARAMETER[phase]
    owned = {name: put(per_token) * value for name, value in _by_type(model, "params", scope, put).items()}
    parameters = {("params", name): value for name, value in owned.items() if name not in work}
    products = {("work", name): value for name, value in work.items()}
    # A table that is looked up is as large as the product with a tied head: which of the two it is, signs tell.
    for columns in ({**parameters, **products}, {**products, **parameters}):
        found = _solved([_row(value) for value in columns.values()], _row(difference))
        said = {column: share for column, share in zip(columns, found or (), strict=False) if share}
        if 0 < len(said) <= _MOST_SHARES and all(_meant(sort, share) for (sort, _), share in said.items()):
            return _text(said)
    return ""


def _meant(sort: str, share: Fraction) -> bool:
    """Whether somebody would count so: parameters once, a part not at all, in part or twice."""
    return share == 1 if sort == "params" else -1 <= share <= 1


def _by_type(model: CostModel, name: str, scope: Scope, put: Put) -> dict[str, Expr]:
    instances, found = model.instances(), dict[str, Expr]()
    for place, value in itemise(model, quantity(name), scope).items():
        sort = instances[place].component.type
        found[sort] = found.get(sort, 0) + put(value)
    return {sort: value for sort, value in found.items() if value != 0}


def _row(value: Expr) -> Row:
    return {
        product: Fraction(int(number.p), int(number.q))
        for product, number in expand(value).as_coefficients_dict().items()
        if number.is_Rational and number
    }


def _solved(columns: list[Row], wanted: Row) -> list[Fraction] | None:
    """Shares of the columns that add up to what is wanted, as few as elimination leaves; None where there are none."""
    products = list(dict.fromkeys(product for row in (*columns, wanted) for product in row))
    table = [
        [*(row.get(product, Fraction(0)) for row in columns), wanted.get(product, Fraction(0))] for product in products
    ]
    pivots: list[int] = []
    for column in range(len(columns)):
        line = next((i for i in range(len(pivots), len(table)) if table[i][column]), None)
        if line is None:
            continue
        here = len(pivots)
        table[here], table[line] = table[line], table[here]
        table[here] = [number / table[here][column] for number in table[here]]
        for i, other in enumerate(table):
            if i != here and other[column]:
                table[i] = [a - other[column] * b for a, b in zip(other, table[here], strict=True)]
        pivots.append(column)
    if any(line[-1] for line in table[len(pivots) :]):
        return None
    found = [Fraction(0)] * len(columns)
    for line, column in enumerate(pivots):
        found[column] = table[line][-1]
    return found


def _text(said: Mapping[tuple[str, str], Fraction]) -> str:
    counted = [name for (sort, name), _ in said.items() if sort == "params"]
    found = [f"it counts each parameter of {_listed(counted)} as of a matmul"] if counted else []
    out = [name for (sort, name), share in said.items() if sort == "work" and share == -1]
    found += [f"it leaves out {_listed(out)}"] if out else []
    found += [
        f"it counts {1 + share} of every {name}"
        for (sort, name), share in said.items()
        if sort == "work" and share != -1
    ]
    return "; ".join(found)


def _listed(names: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(f"every {name}" for name in names[:-1]), f"every {names[-1]}")))
