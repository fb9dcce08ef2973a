"""The ways to run a model's evaluator: exact Python, NumPy, and C built by the installed compiler."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from types import ModuleType
from typing import TYPE_CHECKING, Any

from symcost.api.arguments import is_array
from symcost.api.filling import decided
from symcost.compiler.filled import Filled
from symcost.errors import BackendWarning, BuildError, UsageError
from symcost.evaluate.module import Module
from symcost.ir.conventions import option_text
from symcost.ir.spec import ModelSpec

if TYPE_CHECKING:
    from symcost.evaluate.native import Compiled

BACKENDS = ("auto", "python", "numpy", "compiled")
# So many configs repay what a C compiler takes.
WORTH_BUILDING = 10_000_000
# So many repay a NumPy module without conventions, which has half of the steps.
WORTH_DECIDING = 250_000

_Key = tuple[str, tuple[tuple[str, str], ...], tuple[str, ...]]


@dataclass
class Backends:
    """What runs one model's functions; each is made when first used.

    Attributes:
        filled: numbers and options that are in the functions, and no arguments.
        failure: why there is no compiled backend, once that is known.
    """

    spec: ModelSpec
    formulas: str
    module: Module
    filled: Filled = field(default_factory=dict)
    failure: BuildError | None = None
    _built: dict[_Key, Compiled] = field(default_factory=dict)
    _decided: dict[tuple[str, ...], ModuleType] = field(default_factory=dict)

    def choose(self, wanted: str, function: str, arguments: Mapping[str, Any]) -> str:
        """The backend for a call.

        Raises:
            UsageError: arrays for the exact backend, or no NumPy for arrays.
        """
        arrays = [value for value in arguments.values() if is_array(value)]
        if wanted == "python" and arrays:
            raise UsageError("the backend python takes numbers only", hint='leave it out, or use backend="numpy"')
        if wanted == "auto":
            wanted = self._fastest(function, arguments, arrays)
        if wanted == "compiled" and self._refused(function, arguments):
            wanted = "numpy"
        return wanted

    def run(self, backend: str, function: str, arguments: Mapping[str, Any]) -> Any:
        """The results of a function: a record of totals, or a plain tuple."""
        if backend == "python":
            return getattr(self.module.raw, function)(**arguments)
        if backend == "numpy":
            module, left = self.arrays(arguments)
            return getattr(module, function)(**left)
        made = self._compiled(function, arguments)(arguments)
        return made if function == "components" else self.module.raw.Totals._make(made)

    @cached_property
    def numpy(self) -> ModuleType:
        """The NumPy module.

        Raises:
            UsageError: NumPy is not installed.
        """
        try:
            import numpy  # noqa: F401
        except ImportError:
            raise UsageError("arrays need NumPy, which is not installed", hint="pip install symcost[numpy]") from None
        from symcost.compiler.modules import load_numpy_module

        return load_numpy_module(self.spec, self.formulas, filled=self.filled)

    def arrays(self, arguments: Mapping[str, Any]) -> tuple[ModuleType, Mapping[str, Any]]:
        """The NumPy module for a call, and what it takes: of a long one, conventions are decided beforehand."""
        module = self.numpy
        if not self.module.conventions or _points(arguments) < WORTH_DECIDING:
            return module, arguments
        options = {name: self._option(name, arguments[name]) for name in self.module.conventions}
        held = decided(self.module, options)
        key = tuple(options.values())
        if key not in self._decided:
            from symcost.compiler.modules import load_numpy_module

            self._decided[key] = load_numpy_module(self.spec, self.formulas, filled={**self.filled, **held})
        return self._decided[key], {name: value for name, value in arguments.items() if name not in held}

    def _fastest(self, function: str, arguments: Mapping[str, Any], arrays: list[Any]) -> str:
        """Exact for numbers; for arrays compiled where that is built or worth it, and no grid is given by its axes."""
        if not arrays:
            return "python"
        import numpy as np

        sizes = {np.size(array) for array in arrays}
        flat = len(sizes - {1}) <= 1 and self.failure is None
        built = flat and self._key(function, arguments) in self._built
        return "compiled" if built or (flat and max(sizes) >= WORTH_BUILDING) else "numpy"

    def _refused(self, function: str, arguments: Mapping[str, Any]) -> bool:
        """Whether the compiled backend cannot run, which is said once."""
        if self.failure is None:
            try:
                self._compiled(function, arguments)
            except BuildError as error:
                self.failure = error
                warnings.warn(f"NumPy runs instead of compiled C: {error}", BackendWarning, stacklevel=5)
        return self.failure is not None

    def _compiled(self, function: str, arguments: Mapping[str, Any]) -> Compiled:
        key = self._key(function, arguments)
        if key not in self._built:
            from symcost.compiler.native import native
            from symcost.evaluate.native import Compiled, require

            require()
            _, options, columns = key
            source = native(self.spec, self.formulas, function, dict(options), columns, self.filled)
            self._built[key] = Compiled(source)
        return self._built[key]

    def _key(self, function: str, arguments: Mapping[str, Any]) -> _Key:
        options = tuple((name, self._option(name, arguments[name])) for name in self.module.conventions)
        rates = (*self.module.widths, *self.module.coefficients)
        return function, options, tuple(name for name in rates if is_array(arguments[name]))

    def _option(self, name: str, option: Any) -> str:
        text = option_text(option)
        known = self.module.conventions[name]
        if text not in known:
            raise ValueError(f"{name}={option!r} is no option; known: {', '.join(known)}")
        return text


def _points(arguments: Mapping[str, Any]) -> int:
    import numpy as np

    return prod(np.broadcast_shapes(*(np.shape(value) for value in arguments.values() if is_array(value))))


def check_backend(name: str) -> None:
    """Refuses a backend that does not exist.

    Raises:
        UsageError: with the known ones.
    """
    if name not in BACKENDS:
        raise UsageError(f"backend {name!r} does not exist", hint=f"known: {', '.join(BACKENDS)}")
