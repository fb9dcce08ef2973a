"""Twins: operators that are one formula over other sizes, and in what two of them differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from symcost.audit.knowledge.names import EXPERT_TWINS, operator_of
from symcost.audit.monomial import Monomial, Product
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.audit.targets.plain import told
from symcost.audit.wording import degrees
from symcost.dims import TOWERS
from symcost.ir.precision import DTYPE_BYTES

# Operators that stand several times in a kind, of one form wherever they have one width.
REPEATED = ("rms_norm", "layer_norm", "dropout")
NORMS = ("rms_norm", "layer_norm")
# An expert's sizes in those of its dense twin.
_DENSE = {"moe_ffn": "ffn", "shared_ffn": "ffn"}
# Twins may stand on two sides, whose lengths have two names.
_LENGTHS = {"target_seq": "seq"}
_ROWS = ("seq", "target_seq", "patches", "context")
_COPIES = ("top_k", "experts")


def twins_in(audited: AuditedModel) -> Iterator[tuple[Operator, Operator]]:
    """Pairs of twins: norms of one type in a kind, and experts beside the dense version in another kind."""
    for operators in audited.kinds.values():
        for type_ in REPEATED:
            for same in _of_one_width(operator for operator in operators if operator.operator == type_):
                # Twins of one width may go over other rows.
                pairs = ((same[0], other) for other in same[1:] if not told_apart(same[0], other))
                yield from ((left.plain or left, right.plain or right) for left, right in pairs)
    yield from _final_norms(audited)
    dense = {operator.operator: operator for operator in reversed(audited.operators)}
    for operator in audited.operators:
        for plain, expert in EXPERT_TWINS.items():
            if operator.operator == expert and plain in dense:
                yield dense[plain], operator


def _final_norms(audited: AuditedModel) -> Iterator[tuple[Operator, Operator]]:
    """The norm in front of the head, beside the first one of the same width on its side: in the body, or the tower."""
    norms = {_in_tower(operator): operator for operator in reversed(audited.operators) if operator.operator in NORMS}
    for operator in audited.operators:
        first = norms.get(_in_tower(operator))
        if first is None or operator.operator != "final_norm" or told_apart(first, operator):
            continue
        if _form_of(first) == _form_of(operator):
            yield first, operator


def _form_of(operator: Operator) -> tuple[frozenset[Product], bool]:
    """Its widths, and whether it norms whole sequences: a tower that is pooled norms one row an image."""
    sizes = {name for statement in operator.statements for term in statement.monomials for name, _ in term.sizes}
    return _widths(operator), not sizes.isdisjoint(_ROWS)


def told_apart(left: Operator, right: Operator) -> bool:
    """Whether their layers tell them to be unlike, by another value of one option."""
    have, found = (told(operator.item) if operator.item else {} for operator in (left, right))
    return any(have[name] != found[name] for name in have.keys() & found.keys())


def _in_tower(operator: Operator) -> bool:
    return operator.name.startswith(TOWERS)


def _widths(operator: Operator) -> frozenset[Product]:
    """The sizes of its weights, or, where it has none, of what it writes."""
    found = operator.of_role("param") or operator.find("write", phase="forward")
    return frozenset(term.sizes for statement in found for term in statement.monomials)


def _of_one_width(operators: Iterable[Operator]) -> Iterable[list[Operator]]:
    """Operators of one width."""
    found: dict[frozenset[Product], list[Operator]] = {}
    for operator in operators:
        found.setdefault(_widths(operator), []).append(operator)
    return found.values()


def differences(left: Operator, right: Operator) -> Iterator[tuple[Statement, str]]:
    """Each formula of the right one that the left one has in another form or dtype, or not at all."""
    expert = left.operator != right.operator
    have = {_place(statement): statement for statement in left.sums}
    for statement in right.sums:
        twin = have.get(_place(statement))
        # What is kept may be listed with whoever makes it.
        if twin is None or statement.role == "activation":
            continue
        what = form_difference(twin, statement, expert=expert)
        if what:
            yield statement, f"{statement.label}: {what}"
    yield from _own_tensors(left, right)
    for statement in right.statements:
        slots = sorted({s.slot for s in left.statements if _place(s) == _place(statement)})
        if not statement.role and slots and statement.slot not in slots:
            yield statement, f"its {statement.label} is in slot {statement.slot}, the twin's in {', '.join(slots)}"


def _own_tensors(left: Operator, right: Operator) -> Iterator[tuple[Statement, str]]:
    """Tensors of a fixed dtype, which an operator makes and keeps itself: statistics, masks."""
    have, found = ({s.slot: s for s in o.of_role("activation") if s.slot in DTYPE_BYTES} for o in (left, right))
    for slot in sorted(have.keys() ^ found.keys()):
        holder, other = (left, right) if slot in have else (right, left)
        yield {**have, **found}[slot], f"{holder.name} keeps a tensor in {slot}, {other.name} none"


def form_difference(left: Statement, right: Statement, *, expert: bool | None = None) -> str:
    """In what the right formula differs from the left one; empty where they have one form."""
    if expert is None:
        expert = operator_of(left.type) != operator_of(right.type)
    have, found = (_form(s.monomials, expert) for s in (left, right))
    for sizes, number in found.items():
        if have.get(sizes) != number:
            return _difference(sizes, number, have)
    lost = [sizes for sizes in have if sizes not in found]
    return f"it lacks the twin's term {_text(lost[0], have[lost[0]])}" if lost else ""


Form = dict[tuple[Product, tuple[str, ...], tuple[str, ...]], Fraction]


def _form(terms: tuple[Monomial, ...], expert: bool) -> Form:
    form: Form = {}
    for term in terms:
        # In which dtype is said of slots.
        sizes = tuple(sorted((_LENGTHS.get(name, name), power) for name, power in term.sizes))
        key = (_dense(sizes) if expert else sizes, term.costs, tuple("width" for _ in term.widths))
        form[key] = form.get(key, Fraction(0)) + term.coefficient
    return form


def _dense(sizes: Product) -> Product:
    """The product with an expert's sizes as those of a dense block."""
    return tuple(sorted((_DENSE.get(name, name), power) for name, power in sizes if name not in _COPIES))


def _difference(sizes: tuple[Product, tuple[str, ...], tuple[str, ...]], number: Fraction, have: Form) -> str:
    text = _text(sizes, number)
    if sizes in have:
        return f"term {text} has the coefficient {number}, the twin's has {have[sizes]}"
    (twin, *_), *_ = sorted(have, key=lambda key: _unlike(key[0], sizes[0])) or [sizes]
    gap = degrees(sizes[0], twin)
    return f"term {text} has {gap}" if gap else f"the twin has no term {text}"


def _unlike(left: Product, right: Product) -> int:
    have, want = dict(left), dict(right)
    return sum(abs(have.get(name, 0) - want.get(name, 0)) for name in {*have, *want})


def _text(key: tuple[Product, tuple[str, ...], tuple[str, ...]], number: Fraction) -> str:
    sizes, costs, widths = key
    return Monomial(number, sizes, widths, costs).text


def _place(statement: Statement) -> tuple[str, ...]:
    return (statement.quantity, statement.phase, statement.role)
