"""Models of a config: the library's own class for it, or a class by name, built without storage."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from symcost.audit.callables import Config
from symcost.audit.library import build as build_by_type
from symcost.audit.library import failures, layer_lists, libraries
from symcost.errors import RecoverError, UsageError
from symcost.recover.functions import imported


def build(config: Mapping[str, Any], target: str = "") -> Any:
    """A model in training mode, of 16-bit numbers, with eager attention and experts as grouped products.

    Args:
        target: `module:Class` or `file.py:Class`; empty: the library's class for the config.

    Raises:
        SymcostError: the library is missing, there is no such class, or it takes no such config.
    """
    torch, transformers = libraries()
    # It asks for values, which tensors without storage do not have; consecutive positions give None on real ones.
    transformers.masking_utils.find_packed_sequence_indices = lambda *args, **kwargs: None
    if not target:
        model = build_by_type(config, dtype=torch.bfloat16)
    else:
        model = _of_class(torch, _class(torch, target), config, target)
    if hasattr(model, "set_experts_implementation"):
        # The first that the class supports; grouped products keep no copies of experts' weights.
        for way in ("grouped_mm", "batched_mm"):
            try:
                model.set_experts_implementation(way)
                break
            except ValueError:
                continue
    return model.train()


def layers_of(model: Any) -> list[str]:
    """Names of a model's layers; the model itself where it has no lists of them."""
    torch, _ = libraries()
    found = [f"{name}.{place}" for name, modules in layer_lists(model, torch) for place in range(len(modules))]
    return found or [""]


def _class(torch: Any, target: str) -> Any:
    found = imported(target)
    if not inspect.isclass(found) or not issubclass(found, torch.nn.Module):
        raise UsageError(f"{target} is no class of modules", hint="name a subclass of torch.nn.Module")
    return found


def _of_class(torch: Any, made: Any, config: Mapping[str, Any], target: str) -> Any:
    try:
        with torch.device("meta"):
            if hasattr(made, "_from_config") and getattr(made, "config_class", None) is not None:
                parsed = made.config_class.from_dict(dict(config))
                return made._from_config(parsed, attn_implementation="eager", dtype=torch.bfloat16)
            return made(**_given(made, config)).to(torch.bfloat16)
    except failures() as error:
        raise RecoverError(f"{target} takes no such config: {said(error)}", hint="correct the config") from error


def _given(made: Any, config: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments of a class: the config as an object, or its fields by name."""
    parameters = inspect.signature(made).parameters
    first = next(iter(parameters), "")
    if first in ("config", "cfg", "args", "params"):
        return {first: _object(config)}
    return {name: value for name, value in config.items() if name in parameters}


def _object(config: Mapping[str, Any]) -> Config:
    return Config((name, _object(value) if isinstance(value, Mapping) else value) for name, value in config.items())


def said(error: BaseException) -> str:
    """What went wrong in one line; a class that needs its weights is said so."""
    text = (str(error).strip().splitlines() or [""])[0]
    if "meta" in text and any(word in text for word in ("item()", "storage", "data", "copy", "numpy", "Tensor.")):
        return f"it needs the values of its weights or inputs ({text})"
    return f"{type(error).__name__}: {text}"
