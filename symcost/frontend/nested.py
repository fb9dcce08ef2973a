"""Configs that hold a text model among others: which part is priced."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Any

from symcost.errors import SpecError
from symcost.frontend.config import MISSING, Config, show
from symcost.frontend.family import Family
from symcost.frontend.registry import all_families, known_family
from symcost.frontend.unmodelled import lacking, reason

# Stands in a family's `text_types` for every family that is priced.
ANY = "*"
TOWERS = ("vision_config", "audio_config", "vision_tower_config", "image_encoder_config")
# Whose classes read `text_config_dict` and `vision_config_dict` too.
OLDER_PARTS = ("clip", "metaclip_2")

# Type of the text model where neither the nested config nor an entry `<type>_text` says it.
TEXT_TYPES = {
    "llava": "llama",
    "llava_next": "llama",
    "vipllava": "llama",
    "idefics3": "llama",
    "smolvlm": "llama",
    "mistral3": "mistral",
    "pixtral": "mistral",
    "paligemma": "gemma",
    "aya_vision": "cohere2",
    "internvl": "qwen2",
    "qwen2_vl": "qwen2",
    "qwen2_5_vl": "qwen2",
}


def text_part(config: Config, text_only: bool, reads: Callable[[Config], bool]) -> tuple[Config, Config | None]:
    """The config of the text model, and the whole one where its tower is priced too.

    Args:
        reads: whether a config can be priced by itself, for the advice.

    Raises:
        SpecError: a vision-language config of a family that is not priced with its tower, without `text_only`.
    """
    model_type = config.raw("model_type")
    family = known_family(model_type)
    _with_older_parts(config, family)
    towers = [key for key in TOWERS if isinstance(config.raw(key), Mapping)]
    nested = isinstance(config.raw("text_config"), Mapping)
    if family is not None and family.tower is not None and not text_only:
        return _of_whole(config, family, nested), config
    itself = family is not None and bool({"text_config", *towers} & set(family.nested))
    if (not towers and not nested) or (itself and not text_only):
        return config, None
    if not towers and not text_only and not _without_tower(config):
        raise _no_composite(config, family, reads)
    if towers and not text_only:
        alone = "price its text model alone with --text-only"
        kind = "a model of no stated type" if model_type is MISSING else f"a model of type {model_type}"
        raise config.error(
            towers[0],
            config.raw(towers[0]),
            f"{kind} is not priced with this tower{lacking(str(model_type))}",
            alone if reads(text_alone(config)) else "symcost list families prints what is priced",
        )
    inner = _inner(config, str(model_type), nested)
    if not text_only:
        _tie_as_the_whole(config, inner)
    for key in towers:
        inner.warn(f"{key} is left out: the text model is priced alone")
    return inner, None


def _with_older_parts(config: Config, family: Family | None) -> None:
    """`text_config_dict` and its like, of older releases: where a class reads them, they go before `text_config`."""
    for key in ("text_config", "vision_config"):
        older = f"{key}_dict"
        if family is not None and family.model_type in OLDER_PARTS and isinstance(stated := config.raw(older), Mapping):
            config.data = {**config.data, key: stated}


def _without_tower(config: Config) -> bool:
    """Whether every tower is stated to be absent, so that what is left is the text model."""
    stated = [key for key in TOWERS if config.raw(key) is not MISSING]
    named = known_family(f"{config.raw('model_type')}_text")
    return named is not None and bool(stated) and all(config.raw(key) is None for key in stated)


def _tie_as_the_whole(config: Config, inner: Config) -> None:
    """A whole without its towers has a head of its own: its config ties it, or its class, not the text model's."""
    key = "tie_word_embeddings"
    stated, own = config.raw(key), inner.data.get(key, MISSING)
    inner.data = {name: value for name, value in inner.data.items() if name != key}
    if stated is not MISSING:
        inner.data[key] = stated
    if own not in (MISSING, stated):
        config.used.add(key)
        inner.warn(f"{key} ({show(own)}) does not decide: the head belongs to the whole model")


def _no_composite(config: Config, family: Family | None, reads: Callable[[Config], bool]) -> SpecError:
    """The error for a text model that stands in a model of a type of which no part is known."""
    model_type = config.raw("model_type")
    hint = "price its text model alone with --text-only"
    if not reads(text_alone(config)):
        hint = "symcost list families prints what is priced"
    if family is not None:
        problem = f"a model of type {model_type} has no other model inside"
        return config.error("text_config", config.raw("text_config"), problem, hint)
    near = difflib.get_close_matches(str(model_type), all_families(), n=3, cutoff=0.4)
    nearest = f"nearest supported: {', '.join(near)}; " if near else ""
    stated = None if model_type is MISSING else model_type
    return config.error("model_type", stated, reason(str(model_type)), nearest + hint)


def _of_whole(config: Config, family: Family, nested: bool) -> Config:
    """The text model's config in a model that is priced with its tower.

    Raises:
        SpecError: it is not stated, or of a type that the family is not priced with.
    """
    stated: Any = config.raw("text_config.model_type") if nested else MISSING
    if stated is not MISSING and stated is not None and not isinstance(stated, str):
        raise config.error(
            "text_config.model_type", stated, "a string is expected", "write a model type, or leave it out"
        )
    if not family.text_types:
        return _inner(config, family.model_type, nested, whole=family.model_type)
    if not nested:
        raise config.absent("text_config", "the text model")
    known = stated in family.text_types or (ANY in family.text_types and known_family(stated) is not None)
    if stated is not MISSING and not known:
        problem = f"no text model that is priced in a model of type {family.model_type}"
        hint = f"write one of {', '.join(family.text_types)}"
        raise config.error("text_config.model_type", stated, problem, hint)
    inner = _inner(config, family.model_type, nested, whole=stated if isinstance(stated, str) else family.text_types[0])
    missing = {key: value for key, value in family.text_fields.items() if key not in inner.data}
    if missing:
        taken = ", ".join(f"{key} {show(value)}" for key, value in missing.items())
        config.warn(f"text_config leaves out what the library's class fills in: {taken}")
        inner.data = {**inner.data, **missing}
    return inner


def text_alone(config: Config) -> Config:
    """The text model's config of a vision-language config, as a model by itself."""
    return _inner(config, str(config.raw("model_type")), isinstance(config.raw("text_config"), Mapping))


def _inner(config: Config, model_type: str, nested: bool, *, whole: str = "") -> Config:
    """The text model's config; `whole` is the family that reads it where the whole model is priced."""
    outer = dict(config.data)
    data: dict[str, Any] = dict(outer["text_config"]) if nested else outer
    if not nested:
        for key in TOWERS:
            data.pop(key, None)
    if whole:
        data["model_type"] = whole
    elif not nested or "model_type" not in data:
        data["model_type"] = _text_type(model_type)
    own_head = whole not in ("", model_type)
    if not own_head and "tie_word_embeddings" not in data and config.raw("tie_word_embeddings") is not MISSING:
        data["tie_word_embeddings"] = outer["tie_word_embeddings"]
    inner = Config(data, config.where, "text_config." if nested else "", part=True)
    inner.used.add("model_type")
    if "quantization_config" not in data and "quantization_config" in outer:
        data["quantization_config"] = outer["quantization_config"]
    return inner


def _text_type(model_type: str) -> str:
    named = f"{model_type}_text"
    return named if known_family(named) else TEXT_TYPES.get(model_type, model_type)
