"""What a component holds: each tensor with its extents; elements and bytes follow where they can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from keyword import iskeyword

from sympy import Expr, Integer, Mul, cancel

from symcost.emit.readable.choice import choice_text
from symcost.emit.readable.wording import formula_text, text
from symcost.ir.cost_model import FormulaKey
from symcost.ir.formula import Formula, Options, Term, combine
from symcost.ir.tensor import Tensor, width

NOTHING = "None"
# Arguments of a tensor that are no axes.
TAKEN = ("stated", "stated_bytes", "active")
_IMPLIED = (("master_param", "master_"), ("param_gradient", "grad_"), ("optimizer_state", "moments_"))


# How long a share may be that is written out for each tensor that has it.
_SHORT = 30


@dataclass(frozen=True)
class Call:
    """What makes a tensor.

    Attributes:
        before, behind: the text of the call around how much is kept.
        kept: how much of its shape the tensor has; empty where that is 1 and need not be said.
    """

    name: str
    before: str
    kept: str
    behind: str


def hoisted(calls: Iterable[Call]) -> tuple[list[str], list[tuple[str, str]]]:
    """Texts of calls, and variables for long shares that several tensors have."""
    listed = list(calls)
    often = Counter(call.kept for call in listed if len(call.kept) > _SHORT)
    names: dict[str, str] = {}
    for call in listed:
        if often[call.kept] > 1:
            names.setdefault(call.kept, f"{call.name}_kept")
    texts = [f"{call.before}{names.get(call.kept, call.kept)}{call.behind}" for call in listed]
    return texts, [(name, kept) for kept, name in names.items()]


def tensor_calls(rows: Mapping[FormulaKey, Formula], tensors: Mapping[str, Tensor]) -> Iterator[Call]:
    """A call for each tensor of one instance, parameters with all that training keeps for them.

    Args:
        rows: the rows of elements and bytes.
        tensors: by name, in order.
    """
    amounts: dict[str, dict[str, Formula]] = {}
    for key, formula in rows.items():
        amounts.setdefault(key.tensor, {})[key.quantity] = formula
    names = list(tensors)
    place = 0
    while place < len(names):
        tensor = tensors[names[place]]
        group = [tensors[name] for name in names[place : place + 1 + len(_IMPLIED)]]
        if _trained(group) and all(_derived(item, amounts[item.name]) for item in group):
            yield _call("*parameter", [_quoted(tensor.name)], tensor, active=tensor.active)
            place += len(group)
        else:
            yield _text(tensor, amounts[tensor.name])
            place += 1


def _trained(group: list[Tensor]) -> bool:
    """A parameter followed by what training implies of it."""
    first, *implied = group
    if first.role != "param" or first.slot != "param" or first.storage or not _plain_axes(first):
        return False
    wanted = [(role, prefix + first.name) for role, prefix in _IMPLIED]
    shapes = [first.shape, first.shape, (*first.shape, ("moments", Integer(2)))]
    return [(item.role, item.name) for item in implied] == wanted and [item.shape for item in implied] == shapes


def _derived(tensor: Tensor, amounts: Mapping[str, Formula]) -> bool:
    """Whether no convention changes it, and its rows are what its shape says."""
    elements, size = amounts["elements"], amounts["bytes"]
    if elements.depends or size.depends or tensor.extents:
        return False
    count = Mul(*(extent for _, extent in tensor.shape))
    return _same(elements.value({}), count * tensor.copies) and _same(size.value({}), count * width(tensor.slot))


def _text(tensor: Tensor, amounts: Mapping[str, Formula]) -> Call:
    kept = _kept(tensor, amounts)
    if kept is None:
        return _stated(tensor, amounts)
    own = tensor.role == "activation" and tensor.lifetime == "saved"
    if own and tensor.storage and _plain_axes(tensor):
        usual_slot = tensor.slot == "act"
        parts = [_quoted(tensor.name)] if usual_slot else [_quoted(tensor.slot), _quoted(tensor.name)]
        usual = tensor.storage.endswith(f".{tensor.name}") and tensor.storage != "layer.input"
        return _call(
            "saved" if usual_slot else "saved_as", parts, tensor, kept=kept, storage="" if usual else tensor.storage
        )
    handed_on = (tensor.role, tensor.slot, tensor.lifetime) == ("input_gradient", "act_grad", "transient")
    if handed_on and not tensor.storage and _plain_axes(tensor):
        return _call("gradient", [_quoted(tensor.name)], tensor, kept=kept)
    return _general(tensor, kept, [])


def _call(
    function: str, parts: list[str], tensor: Tensor, *, kept: str = "1", storage: str = "", active: Expr | None = None
) -> Call:
    before = ", ".join(parts)
    share = kept if kept != "1" or storage else ""
    arguments = [_quoted(storage)] if storage else []
    if active is not None:
        arguments.append(text(active))
    arguments += [f"{_keyword(axis)}={extent}" for axis, extent in _extents(tensor)]
    start = f"{function}({before}{', ' if share else ''}"
    return Call(tensor.name, start, share, "".join(f", {argument}" for argument in arguments) + ")")


def _stated(tensor: Tensor, amounts: Mapping[str, Formula]) -> Call:
    """A tensor whose elements or bytes are not what its shape says."""
    exists = combine([amounts["elements"]], lambda parts: (Term("", Integer(1)),) if parts[0] else ())
    stated = [f"stated={formula_text(amounts['elements'])}"]
    by_width = combine([amounts["elements"]], lambda parts: _times(parts[0], width(tensor.slot)))
    if not _equal(by_width, amounts["bytes"]):
        stated.append(f"stated_bytes={formula_text(amounts['bytes'])}")
    return _general(tensor, formula_text(exists, NOTHING), stated)


def _general(tensor: Tensor, kept: str, more: list[str]) -> Call:
    named = [*map(_quoted, (tensor.role, tensor.lifetime, tensor.slot, tensor.name))]
    if tensor.active is not None:
        more = [*more, f"active={text(tensor.active)}"]
    axes: dict[str, list[str]] = {}
    for axis, extent in _extents(tensor):
        axes.setdefault(axis, []).append(extent)
    listed = (f"{_quoted(axis)}: {of[0] if len(of) == 1 else f'[{chr(44).join(of)}]'}" for axis, of in axes.items())
    shape = f"**{{{', '.join(listed)}}}"
    behind = ", ".join([_quoted(tensor.storage), *more, shape])
    return Call(tensor.name, f"tensor({', '.join(named)}, ", kept, f", {behind})")


def _kept(tensor: Tensor, amounts: Mapping[str, Formula]) -> str | None:
    """How much of its shape a tensor has: 1, a switch, None where it does not exist; no text where none says it."""
    elements, size = amounts["elements"], amounts["bytes"]
    extents = [formula for _, formula in tensor.shape_formulas()]
    parts = [elements.summed(), *(extent.summed() for extent in extents), size.summed()]
    found: dict[Options, str] = {}

    def share(values: list[tuple[Term, ...]]) -> tuple[Term, ...]:
        exists, *shape, held = values
        if not exists:
            return ()
        count = Mul(*(terms[0].value for terms in shape))
        ratio = _ratio(exists[0].value, count)
        plain = ratio is not None and _same(held[0].value, count * ratio * width(tensor.slot))
        return (Term("" if plain else NOTHING, ratio if plain and ratio is not None else Integer(1)),)

    made = combine(parts, share)
    for options, terms in made.table.items():
        if terms and terms[0].label == NOTHING:
            return None
        found[options] = text(terms[0].value) if terms else NOTHING
    return choice_text(made.depends, found)


@lru_cache(maxsize=1 << 13)
def _ratio(value: Expr, count: Expr) -> Expr | None:
    """A value over a count, where that is a number or a switch of 0 and 1."""
    if value == count:
        return Integer(1)
    ratio = cancel(value / count)
    return ratio if all(symbol.name.endswith("_kept") for symbol in ratio.free_symbols) else None


def _extents(tensor: Tensor) -> Iterator[tuple[str, str]]:
    return ((axis, formula_text(formula)) for axis, formula in tensor.shape_formulas())


def _plain_axes(tensor: Tensor) -> bool:
    """Whether axes can be the names of arguments."""
    axes = [axis for axis, _ in tensor.shape_formulas()]
    plain = all(axis.isidentifier() and not axis.endswith("_") and axis not in TAKEN for axis in axes)
    return plain and len(set(axes)) == len(axes)


def _keyword(axis: str) -> str:
    return f"{axis}_" if iskeyword(axis) else axis


def _times(terms: tuple[Term, ...], factor: Expr) -> tuple[Term, ...]:
    return tuple(Term("", term.value * factor) for term in terms)


def _equal(left: Formula, right: Formula) -> bool:
    def difference(parts: list[tuple[Term, ...]]) -> tuple[Term, ...]:
        one, other = (sum((t.value for t in terms), Integer(0)) for terms in parts)
        return (Term("", (one - other).expand()),)

    return all(t.value == 0 for ts in combine([left, right], difference).table.values() for t in ts)


@lru_cache(maxsize=1 << 13)
def _same(left: Expr, right: Expr) -> bool:
    return left == right or (left - right).expand() == 0


def _quoted(name: str) -> str:
    return f'"{name}"'
