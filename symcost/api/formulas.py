"""A model's formulas by kind, quantity and phase, each shown as LaTeX in a notebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from symcost.evaluate.names import unknown
from symcost.frontend.pieces import with_loss
from symcost.ir.conventions import TRAINING, check, usual
from symcost.ir.cost_model import CostModel, FormulaKey
from symcost.ir.spec import ModelSpec

if TYPE_CHECKING:
    from sympy import Expr

Picked = Callable[[FormulaKey], bool]
# Below a kind: quantity, then phase, then unit or direction; or quantity, then role.
_COLUMNS = {"flops": ("matmul", "vector"), "hbm_bytes": ("read", "write", "total")}
# Of a rank, bytes handed to collectives and on the wire, by group.
_SENT = ("payload_bytes", "wire_bytes")
_PHASES = ("forward", "backward", "optimizer")


@dataclass(frozen=True)
class Shown:
    """A formula: a sympy expression that prints in the sheet grammar and shows in the letters of documents."""

    expr: Expr

    def __getattr__(self, name: str) -> Any:
        # Not `__sympy__` and its like: they would make sympy take this object for one of its own.
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self.expr, name)

    def __str__(self) -> str:
        from symcost.ir.text import to_text

        return to_text(self.expr)

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        return bool(self.expr == (other.expr if isinstance(other, Shown) else other))

    def __hash__(self) -> int:
        return hash(self.expr)

    def _sympy_(self) -> Expr:
        return self.expr

    def __add__(self, other: Any) -> Expr:
        return self.expr + other

    def __sub__(self, other: Any) -> Expr:
        return self.expr - other

    def __mul__(self, other: Any) -> Expr:
        return self.expr * other

    def __truediv__(self, other: Any) -> Expr:
        return self.expr / other

    def _repr_latex_(self) -> str:
        from symcost.api.notebook import latex

        return f"$\\displaystyle {latex(self.expr)}$"

    def _repr_html_(self) -> str:
        from symcost.api.notebook import formula

        return formula(self.expr)


@dataclass(frozen=True)
class Branch:
    """A place in the tree of quantities; its attributes are the next level, or the formulas themselves."""

    path: str
    below: Mapping[str, Callable[[], Any]]

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        if name not in self.below:
            raise AttributeError(f"{self.path} has no {name!r}; it has {', '.join(self.below)}")
        return self.below[name]()

    def __dir__(self) -> list[str]:
        return list(self.below)

    def __repr__(self) -> str:
        return f"{self.path}: {', '.join(self.below)}"

    def leaves(self) -> Iterator[tuple[str, Shown]]:
        """Every formula below that is not zero, with its path from here."""
        for name, make in self.below.items():
            made = make()
            if isinstance(made, Branch):
                yield from ((f"{name}.{rest}", formula) for rest, formula in made.leaves())
            elif made.expr != 0:
                yield name, made

    def _repr_html_(self) -> str:
        from symcost.api.notebook import formulas

        return formulas(((name, shown.expr) for name, shown in self.leaves()), (self.path, "formula"))


@dataclass(frozen=True, repr=False)
class Formulas(Mapping[str, Branch]):
    """Formulas of one layer of each kind, of the `ends`, and of the whole `model` with symbolic counts.

    Attributes:
        cost: the compiled formulas behind them.
        conventions: those in force.
    """

    cost: CostModel
    conventions: Mapping[str, str]

    @classmethod
    def of(cls, spec: ModelSpec, formulas: str, stated: Mapping[str, str | bool], workload: str = TRAINING) -> Formulas:
        """Compiles a model; conventions are the workload's unless stated.

        Raises:
            UsageError: an unknown convention or option.
        """
        from symcost.compiler.pipeline import compile_model

        spec, left = with_loss(spec, {name: str(option).lower() for name, option in stated.items()}, workload)
        chosen = {name: check(name, option) for name, option in left.items()}
        return cls(compile_model(spec, formulas), {**usual(workload), **chosen})

    def __getitem__(self, name: str) -> Branch:
        if name not in list(self):
            raise KeyError(str(unknown("kind", name, self)))
        return self._kind(name)

    def __iter__(self) -> Any:
        return iter([*(kind.name for kind in self.cost.kinds), "model"])

    def __len__(self) -> int:
        return len(self.cost.kinds) + 1

    def __repr__(self) -> str:
        return f"formulas of {self.cost.family}: {', '.join(self)}"

    def _repr_html_(self) -> str:
        from symcost.api.notebook import formulas

        rows = ((name, self[name].flops.forward.matmul.expr) for name in self)
        return formulas(rows, ("kind", "forward matmul FLOPs"))

    def _kind(self, name: str) -> Branch:
        from symcost.ir.role_names import ROLES

        kind = None if name == "model" else name
        below: dict[str, Callable[[], Any]] = {q: partial(self._phases, f"{name}.{q}", q, kind) for q in self._columns}
        for quantity in ("elements", "bytes"):
            roles = {role: self._leaf(kind, quantity=quantity, unit=role) for role in ROLES}
            below[quantity] = partial(Branch, f"{name}.{quantity}", roles)
        below["params"] = self._leaf(kind, quantity="elements", unit="param")
        return Branch(name, below)

    @cached_property
    def _columns(self) -> Mapping[str, tuple[str, ...]]:
        """Units, directions or groups of every quantity of work."""
        groups = tuple(dict.fromkeys(key.direction for key in self.cost.rows if key.quantity in _SENT))
        return {**_COLUMNS, **(dict.fromkeys(_SENT, groups) if groups else {})}

    def _phases(self, path: str, quantity: str, kind: str | None) -> Branch:
        column, parts_of = "unit" if quantity == "flops" else "direction", self._columns[quantity]

        def phase(name: str) -> Callable[[], Branch]:
            where = {"quantity": quantity, "phase": name}
            parts = {part: self._leaf(kind, **where, **{column: part}) for part in parts_of}
            return lambda: Branch(f"{path}.{name}", {**parts, "total": self._leaf(kind, **where)})

        return Branch(path, {name: phase(name) for name in _PHASES})

    def _leaf(self, kind: str | None, **columns: str) -> Callable[[], Shown]:
        def compute() -> Shown:
            from symcost.ir.totals import total

            def picked(key: FormulaKey) -> bool:
                return all(getattr(key, column) == value for column, value in columns.items())

            value = total(self.cost, "", picked, kind).value(self.conventions)
            return Shown(self.cost.resolve(value, self.conventions))

        return compute
