"""What rules look at: a formula, an operator, a kind of layer, a model, each as it states itself.

A compiled model, a snapshot and a sheet's claims all become these records; a rule does not know which it sees.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from sympy import Add, Expr

from symcost.audit.knowledge.names import known, operator_of, same_operator
from symcost.audit.monomial import Monomial, monomials
from symcost.ir.component import Cost, Instance, Suppression
from symcost.ir.text import to_text

Shape = tuple[tuple[str, Expr | tuple[Expr, ...]], ...]
FLOPS = ("matmul", "vector", "flops")
TRAFFIC = ("read", "write", "total")
_FOLLOW = ("master_param", "optimizer_state", "param_gradient")
_BLAME = re.compile(
    r"\b(forg[eo]t|lost|lose|missing|miss|without|instead|wrong|mistake|ignor|once|twice|unlike|as if|drop|should|too |"
    r"carr|leaves? out|left out|lack|not |no |never|but |stores)"
)
_HALF = re.compile(r"/\s*2\b|(?<![\d.])0?\.50*\b")


@dataclass(frozen=True)
class Statement:
    """One formula.

    Attributes:
        quantity: matmul, vector or flops; read, write or total; elements or bytes.
        value: the formula, exact.
        phase: forward, backward, train or optimizer; empty for tensors.
        role: of a tensor; params are the elements of role param.
        type: the component type, in the words of its set.
        name: the instance, where its name says something that its type does not.
        slot: precision slot or fixed dtype.
        tensor: name of the tensor.
        conventions: options under which the formula holds.
        shape: extents of the tensor by axis, where stated.
        claim: name of a sheet's claim; text: as it is written there; literals: its decimals; letters: sizes that the
            sheet speaks of; twin: the claim that must have the same form; assume: sizes that it replaces by others;
            active: it counts what one token visits.
    """

    quantity: str
    value: Expr
    phase: str = ""
    role: str = ""
    type: str = ""
    name: str = ""
    slot: str = ""
    tensor: str = ""
    conventions: tuple[tuple[str, str], ...] = ()
    shape: Shape | None = None
    claim: str | None = None
    text: str = ""
    literals: tuple[str, ...] = ()
    letters: frozenset[str] = frozenset()
    twin: Statement | None = None
    assume: tuple[tuple[Expr, Expr], ...] = ()
    active: bool = False

    @property
    def operator(self) -> str:
        """The operator in our words: by its type, or by its name where that says something else."""
        return _operator(self.type, self.name)

    @property
    def label(self) -> str:
        """The quantity as a path ends: `forward.matmul`, `elements.param`."""
        return ".".join(part for part in (self.phase, self.quantity, self.role) if part)

    @property
    def formula(self) -> str:
        """The formula as written, or in the sheet grammar."""
        return self.text or to_text(self.value)

    @cached_property
    def monomials(self) -> tuple[Monomial, ...]:
        return monomials(self.value)

    @property
    def is_flops(self) -> bool:
        return self.quantity in FLOPS

    @property
    def is_traffic(self) -> bool:
        return self.quantity in TRAFFIC

    @property
    def counts_bytes(self) -> bool:
        return self.is_traffic or self.quantity == "bytes"

    @property
    def follows(self) -> bool:
        """Whether it is but a consequence of another formula of its operator: bytes of elements, state of parameters.

        What is wrong with those is said once, where they are stated; that they agree has rules of its own.
        """
        return self.claim is None and (self.quantity == "bytes" or self.role in _FOLLOW)

    def says(self, *words: str) -> bool:
        """Whether the claim's name has one of the words, or a word that begins like it.

        A name is heard where it explains a formula (a decode step, a causal half). One that speaks of a mistake
        explains nothing.
        """
        name = (self.claim or "").lower()
        if not name or _BLAME.search(name):
            return False
        return any(re.search(rf"\b{word}", name) for word in words)

    @property
    def halved(self) -> bool:
        """Whether half of a core's pairs is accounted for: by a causal convention, in the name, or written out."""
        if not self.operator.endswith("attention_core"):
            return False
        if dict(self.conventions).get("pairs", "full") != "full" or self.says("causal", "half", "mask", "triang"):
            return True
        return bool(_HALF.search(self.text))


@dataclass(frozen=True)
class Operator:
    """An instance of a component under one choice of conventions, with all its formulas.

    Attributes:
        item, cost: the instance, and what its component states there: kernels with their operands. A sheet and a
            snapshot have neither.
        plain: the same at the component's own sizes, where the instance stands at others.
    """

    type: str
    name: str
    kind: str
    group: str = ""
    source: str = ""
    statements: tuple[Statement, ...] = ()
    conventions: tuple[tuple[str, str], ...] = ()
    tied_to: str = ""
    suppress: tuple[Suppression, ...] = ()
    count: int = 1
    item: Instance | None = field(default=None, compare=False, repr=False)
    cost: Cost | None = field(default=None, compare=False, repr=False)
    plain: Operator | None = field(default=None, compare=False, repr=False)

    @property
    def operator(self) -> str:
        return _operator(self.type, self.name)

    @cached_property
    def sums(self) -> tuple[Statement, ...]:
        """What it counts or moves in all: formulas of one quantity, phase and role over slots and tensors."""
        parts: dict[tuple[str, ...], list[Statement]] = {}
        for statement in self.statements:
            if not statement.follows:
                parts.setdefault((statement.quantity, statement.phase, statement.role), []).append(statement)
        return tuple(_summed(found) for found in parts.values())

    def find(self, quantity: str, *, phase: str = "", role: str = "") -> tuple[Statement, ...]:
        """Its formulas of one quantity."""
        return tuple(
            statement
            for statement in self.statements
            if (statement.quantity, statement.phase, statement.role) == (quantity, phase, role)
        )

    def of_role(self, role: str) -> tuple[Statement, ...]:
        return self.find("elements", role=role)

    @property
    def roles(self) -> frozenset[str]:
        return frozenset(statement.role for statement in self.statements if statement.quantity == "elements")


@dataclass(frozen=True)
class AuditedModel:
    """A model, or a whole set: its kinds as tuples of operators, and what it declares.

    Attributes:
        formulas: the set, or the file.
        kinds: operators of each kind in order, under the default conventions.
        variants: the same operators under other conventions, where these change them.
        declared: component types that it declares without a formula.
        sizes: names of sizes and coefficients that a user can set.
        counted: sizes that numbers of layers and derived sizes depend on.
        unread: fields of a config that nothing read.
        sources: works that may be cited; empty where unknown.
    """

    formulas: str
    kinds: Mapping[str, tuple[Operator, ...]]
    family: str = ""
    variants: tuple[Operator, ...] = ()
    declared: tuple[str, ...] = ()
    sizes: tuple[str, ...] = ()
    counted: frozenset[str] = frozenset()
    unread: tuple[str, ...] = ()
    sources: frozenset[str] = field(default_factory=frozenset)

    @property
    def operators(self) -> tuple[Operator, ...]:
        return tuple(operator for kind in self.kinds.values() for operator in kind)


def _summed(parts: list[Statement]) -> Statement:
    first = parts[0]
    if len(parts) == 1:
        return first
    conventions = tuple(dict.fromkeys(pair for part in parts for pair in part.conventions))
    value = Add(*(part.value for part in parts))
    return replace(first, value=value, slot="", tensor="", conventions=conventions, shape=None)


def _operator(type_: str, name: str) -> str:
    return operator_of(type_ if not known(name) or same_operator(name, type_) else name)
