"""A model's evaluator as a function: exact on numbers, whole arrays at once where arrays are given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from symcost.evaluate.ask import ask
from symcost.evaluate.module import Module, execute_raw
from symcost.evaluate.names import unknown
from symcost.evaluate.question import Options
from symcost.ir.precision import policy
from symcost.ir.spec import ModelSpec

if TYPE_CHECKING:
    from symcost.api.model import Model

# What a length is where only another one is given.
_FOLLOWS = {"context": "seq", "target_seq": "seq"}


@dataclass(frozen=True)
class Evaluator:
    """`f(batch=..., seq=..., **dims) -> Totals`. What is not given is the model's own.

    Attributes:
        base: every size, width and convention of the model under its defaults.
    """

    spec: ModelSpec
    formulas: str
    module: Module
    base: Mapping[str, Any]

    @classmethod
    def of(cls, model: Model, formulas: str | None) -> Evaluator:
        """The evaluator of a model."""
        from symcost.api.model import formula_spec, module_of

        spec, name = formula_spec(model, formulas)
        module = module_of(spec, name)
        options = Options(recorded=model.recorded, precision=model.precision or None)
        question = ask(spec, module, options)
        return cls(spec, name, module, {**question.sizes, **question.conventions})

    def __call__(self, *, precision: str | None = None, **given: Any) -> Any:
        """Totals under sizes, widths and conventions.

        Args:
            precision: a policy, in place of single widths.

        Raises:
            UsageError: a name that the model does not take.
            ValueError: an option that a convention does not have.
        """
        for name in given:
            if name not in self.base:
                raise unknown("argument", name, self.base)
        arguments = {**self.base, **self._widths(precision), **given}
        for name, leader in _FOLLOWS.items():
            if name in self.base and leader in given and name not in given:
                arguments[name] = given[leader]
        arrays = any(hasattr(value, "__len__") and not isinstance(value, str) for value in given.values())
        module = self._numpy if arrays else self.module.raw
        return module.totals(**arguments)

    def _widths(self, precision: str | None) -> dict[str, Any]:
        if precision is None:
            return {}
        return {name: width for name, width in policy(precision).widths().items() if name in self.base}

    @cached_property
    def _numpy(self) -> Any:
        from symcost.compiler.modules import numpy_source

        return execute_raw(numpy_source(self.spec, self.formulas), self.spec.family)
