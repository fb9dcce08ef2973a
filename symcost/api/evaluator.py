"""A model's evaluator as a function: exact on numbers, whole arrays at once where arrays are given."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from symcost.api.arguments import taken
from symcost.api.backends import Backends, check_backend
from symcost.api.filling import Fill, filling, without
from symcost.api.stated import StatedModel, fast_module_of, formula_spec
from symcost.errors import UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.length_rules import FOLLOWS
from symcost.evaluate.module import Module
from symcost.evaluate.names import unknown
from symcost.evaluate.numbers import Number
from symcost.evaluate.question import Options
from symcost.evaluate.sharding.arguments import rank_arguments
from symcost.evaluate.sharding.trained import check_recipe
from symcost.ir.conventions import TRAINING, option_text
from symcost.ir.plan import Sharding
from symcost.ir.precision import policy
from symcost.ir.row import Row
from symcost.ir.spec import ModelSpec


@dataclass(frozen=True)
class Evaluator:
    """`f(batch=..., seq=..., **dims) -> Totals`. What is not given is the model's own.

    Attributes:
        base: every size, width and convention of the model under its defaults.
        backend: python, numpy, compiled or auto.
        filled: numbers and options that are in the evaluator, and no arguments.
    """

    spec: ModelSpec
    formulas: str
    module: Module
    base: Mapping[str, Any]
    backend: str = "auto"
    filled: Mapping[str, Number | str] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        model: StatedModel,
        formulas: str | None,
        backend: str = "auto",
        fill: Fill = (),
        workload: str = TRAINING,
        sharding: Sharding | None = None,
    ) -> Evaluator:
        """The evaluator of a model; of one of its ranks where it is sharded, whose degrees are then arguments.

        Raises:
            UsageError: no such backend, or nothing that can be filled in.
        """
        from symcost.compiler.modules import load_fast_module

        check_backend(backend)
        spec, name = formula_spec(model, formulas, workload, None if sharding is None else sharding.layout)
        module = fast_module_of(spec, name)
        options = Options(recorded=model.recorded, precision=model.precision or None, workload=workload)
        options = replace(options, sharding=sharding)
        question = ask(spec, module, options)
        base = {**question.sizes, **question.conventions}
        filled = filling(fill, module, base)
        if filled:
            module, base = load_fast_module(spec, name, filled=filled), without(base, filled)
        return cls(spec, name, module, base, backend, filled)

    def __call__(self, *, precision: str | None = None, **given: Any) -> Any:
        """Totals under sizes, widths and conventions.

        Args:
            precision: a policy, in place of single widths.

        Raises:
            UsageError: a name that the model does not take, or something else than finite numbers of at least 0.
        """
        return self._run("totals", precision, given)

    def components(self, *, precision: str | None = None, **given: Any) -> tuple[Any, ...]:
        """Every row for one instance, in the order of `rows`; arguments as for totals."""
        return tuple(self._run("components", precision, given))

    @property
    def rows(self) -> tuple[Row, ...]:
        """What `components` returns."""
        return self.module.rows

    def _run(self, function: str, precision: str | None, given: Mapping[str, Any]) -> Any:
        for name in given:
            if name in self.filled:
                raise UsageError(f"{name} is filled in as {self.filled[name]}", hint=f"leave {name} out of fill")
            if name not in self.base:
                raise unknown("argument", name, self.base)
        options = self.module.conventions
        sizes = {name: taken(name, value) for name, value in given.items() if name not in options}
        sizes |= {name: _option(name, value, options[name]) for name, value in given.items() if name in options}
        arguments = {**self.base, **self._widths(precision), **sizes}
        for name, leader in FOLLOWS.items():
            if name in self.base and leader in sizes and name not in sizes:
                arguments[name] = sizes[leader]
        if self.spec.inference and "context" in self.base and "context" not in sizes:
            every = {**self.filled, **arguments}
            arguments["context"] = every["cached"] + every["seq"]
        if self.spec.layout is not None:
            every = {**self.filled, **arguments}
            check_recipe(self.spec, every)
            arguments |= rank_arguments(self.module, self.spec.layout.plan, every, given)
        backend = self._backends.choose(self.backend, function, arguments)
        return self._backends.run(backend, function, arguments)

    def _widths(self, precision: str | None) -> dict[str, Any]:
        if precision is None:
            return {}
        widths = policy(precision).widths()
        held = sorted(self.filled.keys() & widths)
        if held:
            raise UsageError(f"precision cannot change {', '.join(held)}: filled in", hint="leave widths out of fill")
        return {name: width for name, width in widths.items() if name in self.base}

    @cached_property
    def _backends(self) -> Backends:
        return Backends(self.spec, self.formulas, self.module, self.filled)


def _option(name: str, value: object, known: Collection[str]) -> str:
    option = option_text(value)
    if option not in known:
        raise UsageError(f"{name}={option!r} is no option", hint=f"known: {', '.join(known)}")
    return option
