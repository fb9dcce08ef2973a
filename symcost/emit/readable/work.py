"""What a component does, by phase: FLOPs by unit, and elements moved by direction and slot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from sympy import Add, Expr, Integer, Symbol

from symcost import dims
from symcost.emit.readable.linear import linear_text
from symcost.emit.readable.wording import PARAMS, formula_text, text
from symcost.ir.cost_model import FormulaKey
from symcost.ir.formula import Formula, Term, combine
from symcost.ir.precision import COMPUTE_WIDTHS
from symcost.ir.tensor import Tensor, width

# Slots of FLOPs that go without saying.
USUAL_SLOTS = {"matmul": "compute_w", "vector": "compute_accum"}
PHASES = ("forward", "backward", "optimizer")
# Behind the name of an amount that is stated in bytes.
BYTES = "_bytes"
_AGAIN = ("layer_rerun", "core_rerun")

Rows = Mapping[FormulaKey, Formula]


@dataclass(frozen=True)
class WorkText:
    """Amounts by phase as `name=formula`, and what backward does again of forward, if anything."""

    phases: Mapping[str, tuple[str, ...]]
    again: str = ""
    linear: str = ""


def work_text(rows: Rows, tensors: Mapping[str, Tensor], params: Expr | None = None) -> WorkText:
    """The rows of one instance that state work.

    Args:
        tensors: what it holds.
        params: all parameters of the model, of which amounts of the optimizer are multiples.
    """
    again = next((name for name in _AGAIN if _runs_again(rows, name)), "")
    stated = {key: formula for key, formula in rows.items() if not (again and _is_copy(rows, key, again))}
    if again:
        stated = {k: _without(f, again) if k.phase == "backward" else f for k, f in stated.items()}
        if [*_order(stated, again=True)] != list(rows):
            return WorkText(_phases(rows, params))
    linear = linear_text(_by_phase(stated), tensors, dims.derived("accumulating"))
    phases = _phases(stated, params)
    # What has no gradient of its own still runs again: backward starts from nothing.
    backward: dict[str, tuple[str, ...]] = {"backward": ()} if again and "backward" not in phases else {}
    return WorkText({} if linear else {**phases, **backward}, again, linear)


def _by_phase(rows: Rows) -> dict[str, dict[str, Formula | None]]:
    found: dict[str, dict[str, Formula | None]] = {}
    for key, formula in rows.items():
        counted = formula if key.quantity == "flops" else elements(formula, key.slot)
        found.setdefault(key.phase, {})[amount_name(key)] = counted
    return found


def _phases(rows: Rows, params: Expr | None) -> dict[str, tuple[str, ...]]:
    phases = [phase for phase in PHASES if any(key.phase == phase for key in rows)]
    return {phase: tuple(_amounts({k: f for k, f in rows.items() if k.phase == phase}, params)) for phase in phases}


def _amounts(rows: Rows, params: Expr | None) -> Iterator[str]:
    """Amounts of a phase; what reads a tensor so far and writes it again, with more added, is one amount."""
    keys = list(rows)
    place = 0
    while place < len(keys):
        key, *after = keys[place : place + 2]
        if after and _adds(key, after[0], rows):
            yield f"add_{_amount(after[0], rows[after[0]], params).removeprefix('write_')}"
            place += 2
        else:
            yield _amount(key, rows[key], params)
            place += 1


def _adds(read: FormulaKey, write: FormulaKey, rows: Rows) -> bool:
    if read.direction != "read" or write != read._replace(direction="write"):
        return False
    so_far, made = rows[read].summed(), rows[write].summed()
    if so_far.depends or made.depends or elements(made, write.slot) is None:
        return False
    times = dims.derived("accumulating")
    return bool((so_far.value({}) - times * made.value({})).expand() == 0 and made.value({}) != 0)


def _order(rows: Rows, *, again: bool) -> Iterator[FormulaKey]:
    """Keys in the order in which a module lists them: FLOPs first, phase by phase, what runs again at the end."""
    for quantity in ("flops", "hbm_bytes"):
        for phase in PHASES:
            own = [key for key in rows if (key.quantity, key.phase) == (quantity, phase)]
            yield from own
            if again and phase == "backward":
                copies = (
                    key._replace(phase=phase) for key in rows if (key.quantity, key.phase) == (quantity, "forward")
                )
                yield from (key for key in copies if key not in own)


def in_order(rows: Rows) -> bool:
    """Whether rows stand as a module lists them."""
    return [*_order(rows, again=False)] == list(rows)


def amount_name(key: FormulaKey) -> str:
    """The name of an amount: a unit with its slot where that is not the usual one, or a direction and a slot."""
    if key.quantity == "flops":
        return key.unit if USUAL_SLOTS.get(key.unit) == key.slot else f"{key.unit}_{key.slot}"
    return f"{key.direction}_{key.slot}"


def _amount(key: FormulaKey, formula: Formula, params: Expr | None) -> str:
    counted = formula if key.quantity == "flops" else elements(formula, key.slot)
    if counted is None:
        return f"{amount_name(key)}{BYTES}={formula_text(formula)}"
    if params is not None and key.phase == "optimizer" and not counted.summed().depends:
        times = _times(counted.summed().value({}).expand(), params.expand())
        if times is not None:
            return f"{amount_name(key)}={text(times * dims.derived(PARAMS))}"
    return f"{amount_name(key)}={formula_text(counted)}"


def _times(value: Expr, params: Expr) -> Expr | None:
    """What all parameters are multiplied by, where it has none of their sizes; both are multiplied out."""
    first = Add.make_args(params)[0]
    quotients = (term / first for term in Add.make_args(value))
    times = Add(*(quotient for quotient in quotients if not quotient.free_symbols & params.free_symbols))
    return times if (times * params).expand() == value else None


def elements(formula: Formula, slot: str) -> Formula | None:
    """Bytes as elements of a slot; None where they are no multiple of its width."""
    summed = formula.summed()
    counted = summed.map(lambda value: _over(value, slot))
    size = _width(slot)
    whole = not size.is_Symbol or all(size not in t.value.free_symbols for ts in counted.table.values() for t in ts)
    return counted if whole else None


def _width(slot: str) -> Expr:
    """Bytes of a number in a slot, of storage or of arithmetic."""
    return dims.symbol(COMPUTE_WIDTHS[slot]) if slot in COMPUTE_WIDTHS else width(slot)


@lru_cache(maxsize=1 << 14)
def _over(value: Expr, slot: str) -> Expr:
    return (value.expand() / _width(slot)).expand()


def _runs_again(rows: Rows, name: str) -> bool:
    """Whether backward does all of forward once more, times a switch."""
    forward = [key for key in rows if key.phase == "forward"]
    copies = {key._replace(phase="backward") for key in forward}
    if not forward or not copies <= rows.keys():
        return False
    others = (key for key in rows if key.phase == "backward" and key not in copies)
    if any(_uses(rows[key], name) for key in others):
        return False
    return any(_uses(rows[key], name) for key in copies) and all(
        _is_sum(rows[key._replace(phase="backward")], rows[key], name) for key in forward
    )


def _is_copy(rows: Rows, key: FormulaKey, name: str) -> bool:
    """Whether a backward row is nothing but what runs again."""
    if key.phase != "backward" or key._replace(phase="forward") not in rows:
        return False
    return all(t.value == 0 for terms in _without(rows[key], name).table.values() for t in terms)


def _uses(formula: Formula, name: str) -> bool:
    return any(s.name == name for terms in formula.table.values() for t in terms for s in t.value.free_symbols)


def _is_sum(backward: Formula, forward: Formula, name: str) -> bool:
    """Whether a row is what it is without the switch, plus the switch times the forward row."""

    def difference(parts: list[tuple[Term, ...]]) -> tuple[Term, ...]:
        whole, once = (sum((t.value for t in terms), Integer(0)) for terms in parts)
        return (Term("", _rest(whole, name) - once.expand()),)

    left = combine([backward, forward], difference)
    return all(t.value.expand() == 0 for terms in left.table.values() for t in terms)


@lru_cache(maxsize=1 << 14)
def _rest(value: Expr, name: str) -> Expr:
    """What a switch of 0 and 1 adds to a value."""
    found = _symbols(value, name)
    if not found:
        return Integer(0)
    spread = value.expand()
    return spread.xreplace({found[0]: Integer(1)}).expand() - spread.xreplace({found[0]: Integer(0)}).expand()


def _without(formula: Formula, name: str) -> Formula:
    return formula.summed().map(lambda value: _at_zero(value, name)).reduced()


@lru_cache(maxsize=1 << 14)
def _at_zero(value: Expr, name: str) -> Expr:
    return value.xreplace({symbol: Integer(0) for symbol in _symbols(value, name)})


def _symbols(value: Expr, name: str) -> list[Symbol]:
    return [symbol for symbol in value.free_symbols if symbol.name == name]
