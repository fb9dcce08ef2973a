"""A model as a search asks about it: its modules by layout, and questions about single plans."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from types import ModuleType

from symcost.api.model import Model, fast_module_of, stated_spec
from symcost.compiler.modules import compile_together, load_numpy_module
from symcost.errors import UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.hardware.roofline import least_reads
from symcost.evaluate.module import Module
from symcost.evaluate.question import Options, Question
from symcost.evaluate.sharding.degrees import is_legal
from symcost.ir.plan import Degrees, Layout, Sharding
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec
from symcost.planning.request import Request

ONE = Degrees()


class Subject:
    """A model under a request."""

    def __init__(self, model: Model, request: Request) -> None:
        self.model, self.request = model, request
        self._questions: dict[Layout, Question] = {}
        self._modules: dict[Layout, Module] = {}
        self._specs: dict[Layout, ModelSpec] = {}

    def layout(self, *, sp: bool, zero: int, reshard: bool = True) -> Layout:
        """How operators are divided, whatever the degrees are."""
        plan = self.request.plan
        return Layout(replace(plan, stages=()), sp, plan.loss_parallel, zero, reshard)

    def options(self, layout: Layout, degrees: Degrees, batch: int, recompute: str) -> Options:
        """The options of a plan, as `symcost eval` takes them, with the FLOPs that run."""
        own = self.request.options
        conventions = {**own.conventions, "flops": "hardware", "recompute": recompute}
        return replace(own, batch=batch, conventions=conventions, sharding=Sharding(layout, degrees))

    @cached_property
    def _stated(self) -> tuple[ModelSpec, Precision, Options]:
        layout = self.layout(sp=False, zero=0)
        spec, name, precision, stated = stated_spec(self.model, self.options(layout, ONE, 1, "none"), None)
        if name != "standard":
            raise UsageError(f"no plan divides the formulas of {name}", hint="name the model's config")
        if spec.tuning is not None:
            raise UsageError("a model that is trained in part has no plan yet", hint="plan the whole model")
        return spec, precision, stated

    @property
    def precision(self) -> Precision:
        return self._stated[1]

    def spec(self, layout: Layout) -> ModelSpec:
        """The model divided so."""
        if layout not in self._specs:
            plain = replace(layout, plan=replace(layout.plan, stages=()))
            self._specs[layout] = replace(self._stated[0], layout=plain)
        return self._specs[layout]

    def compile(self, layouts: Iterable[Layout]) -> None:
        """Fills the cache with the evaluators of layouts, several at once."""
        compile_together([self.spec(layout) for layout in layouts], self.precision)

    def module(self, layout: Layout) -> Module:
        """The exact evaluator of a layout, for every degree."""
        if layout not in self._modules:
            self._modules[layout] = fast_module_of(self.spec(layout), "standard", self.precision)
        return self._modules[layout]

    def arrays(self, layout: Layout) -> ModuleType:
        """The NumPy evaluator of a layout."""
        return load_numpy_module(self.spec(layout), "standard", self.precision)

    def question(self, layout: Layout, degrees: Degrees = ONE, batch: int = 1, recompute: str = "none") -> Question:
        """What is asked about one plan."""
        _, precision, stated = self._stated
        options = self.options(layout, degrees, batch, recompute)
        stated = replace(options, recorded=stated.recorded, precision=precision)
        return ask(self.spec(layout), self.module(layout), stated)

    def shared_question(self, layout: Layout) -> Question:
        """A question whose degrees are all 1: sizes and conventions that plans of a layout have in common."""
        if layout not in self._questions:
            self._questions[layout] = self.question(layout)
        return self._questions[layout]

    def legal(self, layout: Layout, degrees: Degrees) -> bool:
        """Whether degrees divide the model."""
        question = replace(self.shared_question(layout), sharding=Sharding(layout, degrees))
        return is_legal(self.spec(layout), self.module(layout), question)

    def conventions(self, layout: Layout, recompute: str) -> dict[str, str]:
        """Conventions of every bound; what experts a batch reads is the least."""
        found = {**self.shared_question(layout).conventions, "recompute": recompute}
        return {**found, **least_reads(found)}
