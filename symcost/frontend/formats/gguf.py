"""GGUF metadata: keys that begin with the architecture's name, and shapes of tensors for what they leave open."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

from symcost.frontend.config import MISSING, Config
from symcost.frontend.formats.gguf_families import FAMILIES
from symcost.frontend.formats.gguf_keys import COMMON, IGNORED, NOT_PARAMETERS, Architecture
from symcost.frontend.formats.record import Form, Restated
from symcost.frontend.gguf_file import STORED, TENSORS

NAME = "GGUF metadata"
ARCHITECTURE = "general.architecture"
PLAIN = frozenset("F32 F16 BF16 F64".split())


def stored_elements(data: Mapping[str, Any]) -> int | None:
    """Elements of the parameters that a file holds; None where it is none, holds no tensors, or a part of them."""
    tensors = data.get(TENSORS)
    if ARCHITECTURE not in data or not isinstance(tensors, Mapping) or not tensors or _parts(data) > 1:
        return None
    return sum(prod(shape) for name, shape in tensors.items() if not name.endswith(NOT_PARAMETERS))


def _parts(data: Mapping[str, Any]) -> int:
    stated = data.get("split.count", 1)
    return stated if isinstance(stated, int) else 1


def _restate(config: Config) -> Restated:
    # Keys have dots of their own: they are no paths.
    name, kind = config.data[ARCHITECTURE], config.data.get("general.type", "model")
    if kind != "model":
        raise config.error("general.type", kind, "no model by itself", "name the file of the model")
    if name not in FAMILIES:
        hint = f"known: {', '.join(sorted(FAMILIES))}; else name the model's config.json"
        raise config.error(ARCHITECTURE, name, "an architecture that is not known", hint)
    family = FAMILIES[name]
    stated = _own(config, name)
    tensors = config.mapping(TENSORS)
    found = _taken(config, name, stated, {**COMMON, **family.keys})
    found["vocab_size"] = found.get("vocab_size") or _vocabulary(config, tensors)
    if not tensors:
        config.warn("it lists no tensors: ties and biases are taken as the library's family has them")
    else:
        found["tie_word_embeddings"] = "output.weight" not in tensors
        found |= dict.fromkeys(family.present.values(), False)
        found |= {field: True for tensor, field in family.present.items() if tensor in tensors}
    if not family.latent:
        _check_values(config, name, stated)
    rest = {key: stated[key] for key in stated if key not in {**COMMON, **family.keys}}
    found |= family.finish(config, found, rest) if family.finish else {}
    _refuse(config, name, rest, family)
    _warn_of_storage(config)
    config.used.update(key for key in config.data if not key.startswith(f"{name}."))
    config.used.update(f"{name}.{key}" for key in stated)
    return {"model_type": family.model_type, **family.fixed, **found}


def _own(config: Config, name: str) -> dict[str, Any]:
    prefix = f"{name}."
    return {key.removeprefix(prefix): value for key, value in config.data.items() if key.startswith(prefix)}


def _taken(config: Config, name: str, stated: Mapping[str, Any], keys: Mapping[str, str]) -> Restated:
    """Sizes under the library's names; of a list with an entry a layer, the one size that all have."""
    found: Restated = {}
    for key, field in keys.items():
        value = stated.get(key, MISSING)
        if isinstance(value, list) and key != "attention.sliding_window_pattern":
            if any(size != value[0] for size in value[1:]) or not value:
                problem = "layers of several sizes, which are not priced from GGUF"
                raise config.error(f"{name}.{key}", value, problem, "name the model's config.json")
            value = value[0]
        if value is not MISSING and field:
            found[field] = value
    return found


def _check_values(config: Config, name: str, stated: Mapping[str, Any]) -> None:
    keys, values = stated.get("attention.key_length"), stated.get("attention.value_length")
    if keys != values and None not in (keys, values):
        problem = f"attention.key_length is {keys}: keys and values of two sizes are not priced for {name}"
        raise config.error(f"{name}.attention.value_length", values, problem, "name the model's config.json")


def _vocabulary(config: Config, tensors: Mapping[str, Any]) -> int:
    """Rows of the embedding, else tokens of the tokenizer."""
    shape = tensors.get("token_embd.weight")
    if isinstance(shape, list) and len(shape) == 2:
        return int(shape[1])
    tokens = config.data.get("tokenizer.ggml.tokens")
    if isinstance(tokens, Mapping) and isinstance(tokens.get("length"), int):
        return int(tokens["length"])
    raise config.absent("vocab_size", "the number of tokens, which neither a key nor a tensor says,")


def _refuse(config: Config, name: str, rest: Mapping[str, Any], family: Architecture) -> None:
    for key, value in rest.items():
        if not key.startswith(IGNORED) and key not in family.neutral:
            problem = f"no key of {name} that is known"
            raise config.error(f"{name}.{key}", value, problem, "name the model's config.json")


def _warn_of_storage(config: Config) -> None:
    kinds = [kind for kind in config.data.get(STORED, ()) if kind not in PLAIN]
    if kinds:
        config.warn(f"the file stores weights as {', '.join(kinds)}; priced at the widths of the precision in force")


def _fits(data: Mapping[str, Any]) -> bool:
    return isinstance(data.get(ARCHITECTURE), str)


FORM = Form(NAME, _fits, _restate, frozenset(), order=0)
