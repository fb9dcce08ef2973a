"""Packing: formulas of equal sequences become sums over documents of unlike lengths.

A formula over `batch` and `seq` is a polynomial in the batch. What has it once is a sum over sequences: each power of
the length becomes its sum over documents, and so does any other function of a length (those that a window sees). What
has it not is there once, whatever the documents: a weight, or a table of which the longest document reads most.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from sympy import Add, Expr, Function, Integer, Max, Min, Mul, Pow, Symbol, ceiling, floor

from symcost import dims
from symcost.errors import SpecError
from symcost.ir.change import changed, changed_tensor
from symcost.ir.cost_model import CostModel, CostTable, DerivedDim, FormulaKey, TensorKey
from symcost.ir.formula import Formula
from symcost.ir.packing import DOCUMENTS, LONGEST, OTHERS, SQUARES, TOKENS
from symcost.ir.tensor import Tensor

_BATCH, _SEQ = dims.symbol("batch"), dims.symbol("seq")
# One document is as long on both sides, and looks at itself alone.
_SAME = {dims.symbol("context"): _SEQ, dims.symbol("target_seq"): _SEQ}
_POWERS = {Integer(1): DOCUMENTS, _SEQ: TOKENS, _SEQ**2: SQUARES}
_OPAQUE = (Min, Max, floor, ceiling, Function)


def packed(model: CostModel) -> CostModel:
    """The model over documents; `sums` says of which functions of a length it takes sums beside the usual ones.

    Raises:
        SpecError: a formula that is no sum over sequences.
    """
    sums = Sums(model)
    rows = {key: formula.map(sums.over) for key, formula in model.rows.items()}
    tensors = {key: _tensor(key, tensor, sums, rows) for key, tensor in model.tensors.items()}
    costs = {
        place: CostTable(
            table.depends, {options: changed(cost, sums.over, sums.tensor) for options, cost in table.table.items()}
        )
        for place, table in model.costs.items()
    }
    return replace(model, rows=rows, tensors=tensors, costs=costs, derived=sums.derived, sums=sums.named)


def _tensor(key: TensorKey, tensor: Tensor, sums: Sums, rows: Mapping[FormulaKey, Formula]) -> Tensor:
    """A tensor with extents that depend on conventions, over documents."""
    made = sums.tensor(replace(tensor, extents=()))
    if not tensor.extents or dict(made.shape).keys() == dict(tensor.shape).keys():
        return replace(made, extents=tuple(formula.map(sums.over) for formula in tensor.extents))
    place = FormulaKey(key.kind, key.component, "", "elements", tensor.role, tensor.slot, "", key.tensor)
    return replace(made, extents=(rows[place].completed(made.elements),))


def _count(tensor: Tensor) -> Expr:
    return Mul(*(extent for _, extent in tensor.shape))


@dataclass
class Sums:
    """Sums over documents, as they are met.

    Attributes:
        named: further sums by name, as functions of a document's length.
        derived: the model's derived sizes, over documents.
    """

    model: CostModel
    named: dict[str, Expr] = field(default_factory=dict)
    derived: dict[Symbol, DerivedDim] = field(default_factory=dict)
    _inline: dict[Symbol, Expr] = field(default_factory=dict)
    _once: dict[Expr, Expr] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._each: set[Symbol] = set()
        for symbol, definition in self.model.derived.items():
            self._define(symbol, definition)

    def _define(self, symbol: Symbol, definition: DerivedDim) -> None:
        values = [term.value for terms in definition.formula.table.values() for term in terms]
        seen = {free for value in values for free in value.xreplace({**_SAME, **self._inline}).free_symbols}
        if _BATCH in seen or not (seen & ({_SEQ} | self._each)):
            self.derived[symbol] = replace(definition, formula=definition.formula.map(self.over))
        elif not definition.formula.depends:
            self._inline[symbol] = _plain(values[0].xreplace({**_SAME, **self._inline}))
        else:
            # A size of each sequence: from here on that of all documents.
            whole = definition.formula.map(lambda value: self.over(_BATCH * value))
            self.derived[symbol] = replace(
                definition, meaning=f"{definition.meaning}, over all documents", formula=whole
            )
            self._each.add(symbol)

    def over(self, value: Expr) -> Expr:
        """A value over documents."""
        if value not in self._once:
            self._once[value] = self._over(value.xreplace({**self._inline, **_SAME}))
        return self._once[value]

    def tensor(self, tensor: Tensor) -> Tensor:
        """A tensor over documents; by the number of its elements where that is no product of axes any more."""
        made = changed_tensor(tensor, self.over)
        if made.elements_stated is not None:
            return made
        elements = self.over(_count(tensor))
        return made if (_count(made) - elements).expand() == 0 else replace(made, shape=(("elements", elements),))

    def _over(self, value: Expr) -> Expr:
        kept: dict[Expr, Expr] = {}
        lengths: dict[Expr, Expr] = {}
        value = self._opaque(value, kept, lengths)
        if not value.free_symbols & {_BATCH, _SEQ, *self._each, *lengths}:
            return value.xreplace(kept)
        terms = (self._term(term, lengths) for term in Add.make_args(value.expand()))
        return Add(*terms).xreplace(kept)

    def _opaque(self, value: Expr, kept: dict[Expr, Expr], lengths: dict[Expr, Expr]) -> Expr:
        """The value with placeholders for its functions: of the whole batch, changed inside; or of a length."""
        if not value.args or not value.free_symbols & {_BATCH, _SEQ, *self._each}:
            return value
        power = isinstance(value, Pow) and not value.exp.is_Integer
        if isinstance(value, _OPAQUE) or power or (isinstance(value, Pow) and value.exp.is_negative):
            value = _plain(value)
            if not value.args:
                return value
            made = Symbol(f"_{len(kept) + len(lengths)}", positive=True)
            if _BATCH in value.free_symbols or value.free_symbols & self._each:
                kept[made] = value.func(*(self.over(argument) for argument in value.args))
            else:
                lengths[made] = value
            return made
        return value.func(*(self._opaque(argument, kept, lengths) for argument in value.args))

    def _term(self, term: Expr, lengths: Mapping[Expr, Expr]) -> Expr:
        rest, length, batch, each = Integer(1), Integer(1), 0, list[Expr]()
        for base, exponent in term.as_powers_dict().items():
            if base == _BATCH:
                batch = int(exponent)
            elif base in self._each:
                each += [base] * int(exponent)
            elif base == _SEQ or base in lengths:
                length *= base**exponent
            else:
                rest *= base**exponent
        if batch == 0 and not each:
            # There once for all documents: what the longest of them needs.
            return rest * length.xreplace(lengths).xreplace({_SEQ: dims.symbol(LONGEST)})
        if batch == 1 and length == 1 and len(each) == 1:
            return rest * each[0]
        if batch != 1 or each:
            raise SpecError(f"{term} is no sum over documents", where=self.model.family, hint="leave --lengths out")
        return rest * self._sum(length.xreplace(lengths))

    def _sum(self, length: Expr) -> Expr:
        """The sum over documents of a function of a length."""
        if length in _POWERS:
            return dims.symbol(_POWERS[length])
        for name, known in self.named.items():
            if known == length:
                return dims.symbol(name)
        left = [name for name in OTHERS if name not in self.named]
        if not left:
            raise SpecError("too many sums over documents", where=self.model.family, hint="leave --lengths out")
        self.named[left[0]] = length
        return dims.symbol(left[0])


def _plain(value: Expr) -> Expr:
    """A minimum of a length and something that is never below it is the length."""
    if isinstance(value, Min) and _SEQ in value.args:
        # Sizes are at least 1: what is left in excess of that is at least 0.
        others = [other - _SEQ for other in value.args if other != _SEQ]
        least = [other.xreplace({s: s + 1 for s in other.free_symbols if s.is_positive}).expand() for other in others]
        if all(other.is_nonnegative for other in least):
            return _SEQ
    return value if not value.args else value.func(*map(_plain, value.args))
