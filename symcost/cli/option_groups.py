"""Groups of options: a command takes one beside its own, so that each group is stated once."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


def with_options(options: Mapping[str, Any]) -> Callable[[Function], Function]:
    """A command with a group of options in place of its `**more`: what is one group is stated in one place.

    Args:
        options: annotated type of each parameter; the default is None.
    """

    def extended(command: Function) -> Function:
        # A signature that is set by hand is taken as it is: its annotations must be types.
        own = inspect.signature(command, eval_str=True)
        kept = [p for p in own.parameters.values() if p.kind is not inspect.Parameter.VAR_KEYWORD]
        added = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
            for name, annotation in options.items()
        ]
        command.__signature__ = own.replace(parameters=[*kept, *added])  # type: ignore[attr-defined]
        command.__annotations__.update(options)
        return command

    return extended
