"""A model of a sweep: its questions, and the modules that answer them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

from symcost.api.model import Model, load
from symcost.api.stated import FORMULA_SETS, fast_module_of, formula_spec, posed
from symcost.compiler.modules import load_numpy_module, module_key
from symcost.errors import UsageError
from symcost.evaluate.module import Module
from symcost.evaluate.numbers import Number
from symcost.evaluate.policies import policy_of
from symcost.evaluate.question import Options, Question
from symcost.frontend.padded import PADDED, with_padding
from symcost.ir.conventions import TRAINING
from symcost.ir.plan import Sharding
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec
from symcost.sweep.ranks import ask_rank

# At most so many threads share an evaluation; one where each processor has a worker of its own.
threads: int | None = None


@dataclass(frozen=True)
class Subject:
    """A model as a formula set sees it."""

    model: Model
    spec: ModelSpec
    formulas: str
    workload: str = TRAINING
    sharding: Sharding | None = None

    @property
    def name(self) -> str:
        return self.spec.name

    def precision(self, stated: Precision | None) -> Precision:
        """The policy in force where one is stated, and where none is."""
        options = Options(precision=stated, workload=self.workload)
        return policy_of(options, self.model.precision, self.model.stored)

    def stating(self, names: Collection[str]) -> Subject:
        """The same where a grid states sizes: some bring structure along."""
        if PADDED not in names or self.formulas != "standard":
            return self
        return replace(self, spec=with_padding(self.spec))

    def ask(
        self, precision: Precision, conventions: Mapping[str, str], settings: Mapping[str, Number]
    ) -> tuple[Module, Question]:
        """What `symcost eval` asks of the model under these options.

        Raises:
            SymcostError: as `symcost eval` does.
        """
        options = Options(precision=precision, conventions=conventions, settings=settings, workload=self.workload)
        if self.sharding is not None:
            return ask_rank(self.model, options, self.formulas, self.sharding)
        return posed(self.model, options, self.formulas)

    def module(self, precision: Precision) -> Module:
        """The exact evaluator, in its fast form."""
        return fast_module_of(self.spec, self.formulas, precision)

    def arrays(self, precision: Precision) -> ModuleType:
        """The evaluator for arrays."""
        key = module_key(self.spec, self.formulas, precision)
        if key not in _ARRAYS:
            _ARRAYS[key] = load_numpy_module(self.spec, self.formulas, precision)
        raw = _ARRAYS[key]
        if threads is not None:
            vars(raw)["THREADS"] = threads
        return raw


def subjects(
    sources: tuple[str, ...],
    formulas: str | None,
    text_only: bool,
    workload: str = TRAINING,
    train: tuple[tuple[str, Any], ...] = (),
    sharding: Sharding | None = None,
) -> tuple[Subject, ...]:
    """The models of a sweep, read once.

    Raises:
        SymcostError: a model that cannot be read or priced, or two of one name.
    """
    if formulas is not None and formulas not in FORMULA_SETS:
        raise UsageError(f"unknown formula set {formulas!r}", hint=f"known: {', '.join(FORMULA_SETS)}")
    found: dict[str, Subject] = {}
    for source in dict.fromkeys(sources):
        model = load(source, text_only=text_only)
        model = model.train(**dict(train)) if train else model
        spec, name = formula_spec(model, formulas, workload, None if sharding is None else sharding.layout)
        if spec.name in found:
            raise UsageError(f"two models are named {spec.name}", hint="rows name their model: rename one of the files")
        found[spec.name] = Subject(model, spec, name, workload, sharding)
    return tuple(found.values())


_ARRAYS: dict[tuple[str, str, str], ModuleType] = {}
