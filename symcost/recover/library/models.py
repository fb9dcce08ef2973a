"""The models of one config at many sizes: each is built, run and forgotten; its figures are kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from symcost.errors import RecoverError
from symcost.recover.box import Outside

Values = Mapping[str, int]
# Takes values of the fields, gives every figure by its key.
Run = Callable[[Values], Mapping[Any, int]]


@dataclass
class Models:
    """Attributes: run: builds and runs a model. seconds: after this time it is given up. runs: made so far."""

    run: Run
    seconds: float
    runs: int = 0
    refused: dict[tuple[tuple[str, int], ...], str] = field(default_factory=dict)
    _known: dict[tuple[tuple[str, int], ...], Mapping[Any, int]] = field(default_factory=dict)
    _started: float = field(default_factory=time.monotonic)

    def at(self, values: Values) -> Mapping[Any, int]:
        """The figures at values of fields.

        Raises:
            Outside: the library takes no such values.
            RecoverError: the time is over.
        """
        key = tuple(sorted(values.items()))
        if key in self.refused:
            raise Outside(self.refused[key])
        if key not in self._known:
            self._check_time()
            self.runs += 1
            try:
                self._known[key] = self.run(values)
            except Outside as error:
                self.refused[key] = str(error)
                raise
        return self._known[key]

    def _check_time(self) -> None:
        spent = time.monotonic() - self._started
        if spent > self.seconds:
            raise RecoverError(
                f"no formula after {self.runs} runs in {spent:.0f} s", hint="state --seconds, or a smaller config"
            )
