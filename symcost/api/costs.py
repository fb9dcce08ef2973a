"""What a model costs, as an object: attributes by name, tables, and the complete result."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from symcost.evaluate.figures import Figures
from symcost.evaluate.render import Page, render
from symcost.evaluate.result import Result, result


class Node:
    """Attributes over a mapping of the result: `costs.flops.forward.matmul`, and `.total` for its sum."""

    def __init__(self, path: str, found: Mapping[str, Any]) -> None:
        self._path, self._found = path, found

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._found:
            raise AttributeError(f"{self._path} has no {name!r}; it has {', '.join((*self._found, 'total'))}")
        value = self._found[name]
        return Node(f"{self._path}.{name}", value) if isinstance(value, Mapping) else value

    def __getitem__(self, name: str) -> Any:
        return self._found[name]

    def __dir__(self) -> list[str]:
        return [*self._found, "total"]

    def __repr__(self) -> str:
        return f"{self._path}: {dict(self._found)}"

    @property
    def total(self) -> Any:
        """The sum of everything below; expressions of free sizes are not added."""
        return sum(Node(self._path, v).total if isinstance(v, Mapping) else v for v in self._found.values())


class Costs:
    """The answer to one question.

    Every key of the result's totals is an attribute: `params`, `params_active`, `buffers`, `flops`, `hbm_bytes`,
    `elements_by_role`, `bytes_by_role`, `saved_activation_bytes`, ...
    """

    def __init__(self, figures: Figures) -> None:
        self._figures = figures

    @cached_property
    def result(self) -> Result:
        """The complete result, as `symcost eval --format json` prints it."""
        return result(self._figures)

    @property
    def warnings(self) -> list[str]:
        return list(self.result["warnings"])

    @property
    def components(self) -> list[dict[str, Any]]:
        return list(self.result["components"])

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(Node("costs", self.result["totals"]), name)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self.result["totals"]})

    def table(self, by: str = "component", width: int = 110) -> str:
        """The table of `symcost eval`."""
        return render(self._figures, "table", Page(by, width))

    def markdown(self, by: str = "component") -> str:
        return render(self._figures, "markdown", Page(by))

    def csv(self, by: str = "component") -> str:
        return render(self._figures, "csv", Page(by))

    def to_pandas(self, by: str = "component") -> Any:
        """The numbers as a `pandas.DataFrame`, one line a number, with the columns of the CSV.

        Raises:
            UsageError: pandas is not installed.
        """
        from symcost.api.frames import to_pandas

        return to_pandas(self._figures, by)

    def to_polars(self, by: str = "component") -> Any:
        """The numbers as a `polars.DataFrame`, one line a number, with the columns of the CSV.

        Raises:
            UsageError: polars is not installed.
        """
        from symcost.api.frames import to_polars

        return to_polars(self._figures, by)

    def json(self) -> str:
        return render(self._figures, "json", Page())

    def __repr__(self) -> str:
        return self.table("kind")

    def _repr_markdown_(self) -> str:
        return self.markdown()

    def _repr_html_(self) -> str:
        from symcost.api.notebook import costs

        return costs(self._figures)
