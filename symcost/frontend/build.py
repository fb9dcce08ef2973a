"""From a parsed config to a ModelSpec: the whole reading, step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from symcost import plugins
from symcost.dims import order
from symcost.errors import SpecError
from symcost.frontend.classes import OWN_HEAD, of_class, of_text, with_head
from symcost.frontend.config import MISSING, Config
from symcost.frontend.encoder_parts import beside
from symcost.frontend.family import Family, Maximum, Tower
from symcost.frontend.image_sides import image_side
from symcost.frontend.kinds import kind_of_each_layer, runs
from symcost.frontend.nested import text_alone, text_part
from symcost.frontend.quantized import warn_if_quantised
from symcost.frontend.registry import family_of, foreign_fields, own_families
from symcost.frontend.rotary import read_rotary
from symcost.frontend.sizes import check_heads, keep_used, read_sizes
from symcost.frontend.stored import stored
from symcost.frontend.unread_fields import judge, judge_outer
from symcost.ir.spec import Features, ModelSpec


def from_config(
    data: Mapping[str, Any], name: str, where: str, *, text_only: bool = False, published: bool = False
) -> ModelSpec:
    """Reads a Hugging Face config.

    Args:
        data: the parsed object.
        name: the model's name, safe for a path.
        where: the file, for messages.
        text_only: price the text model of a vision-language config.
        published: the config is a bundled model's, whose checkpoint was compared.

    Raises:
        SpecError: the config cannot be priced; names file, field, value and remedy.
    """
    stated = Config(data, where, published=published)
    if (seeing := image_side(stated)) is not None:
        return read_model(*seeing, name)
    config, whole = text_part(stated, text_only or of_text(stated), is_priced)
    spec = read_model(config, of_class(config, family_of(config)), name)
    if spec.features.architecture == "vision" and not any(f"_{size}".endswith("_seq") for size in spec.dims):
        problem = "a tower of vision-language models, which is not priced by itself"
        raise config.error("model_type", spec.family, problem, "price the whole model")
    family = family_of(whole) if whole else None
    if whole is None or family is None or family.tower is None:
        return spec
    sizes = dict(spec.dims)
    tower = read_tower(whole, family.tower, sizes)
    features = family.tower.head(whole, spec.features) if family.tower.head else spec.features
    kind = "contrastive" if features.head == "contrastive" else "composite"
    features = with_head(whole, family.model_type, kind, sizes, features)
    judge_outer(whole, config, family, foreign_fields, spec)
    said = tuple(dict.fromkeys((*spec.warnings, *tower.warnings, *whole.warnings)))
    changed = replace(spec, family=family.model_type, dims=_in_order(sizes), features=features)
    return replace(changed, vision=tower, warnings=said)


def is_priced(config: Config) -> bool:
    """Whether a config can be priced by itself."""
    try:
        read_model(config, of_class(config, family_of(config)), "")
    except SpecError:
        return False
    return True


def read_model(config: Config, family: Family, name: str) -> ModelSpec:
    """One model without its tower: a whole config, or a part of one."""
    sizes, fields = read_sizes(config, family)
    check_heads(config, family, sizes, fields)
    features = read_features(config, family)
    layers = kind_of_each_layer(config, family, sizes, features)
    mtp_depth = _mtp_depth(config, family)
    max_seq = _maximum(config, family.maximum)
    keep_used(config, family, sizes, fields, layers)
    features = read_rotary(config, family, sizes, features)
    if family.finish is not None:
        features = family.finish(config, sizes, features)
    settings = warn_if_quantised(config)
    policy, unserved = stored(settings, len(layers)) if settings is not None else (None, "")
    if features.head == "lm" and features.architecture in OWN_HEAD:
        features = with_head(config, family.model_type, features.architecture, sizes, features)
    # In front of the judgement of fields, as parts read fields too.
    ends = family.ends(config, sizes, features) if family.ends else ()
    judge(config, family, foreign_fields, sizes, features)
    return ModelSpec(
        name=name,
        family=family.model_type,
        dims=_in_order(sizes),
        features=features,
        stack=runs(layers, mtp_depth),
        kinds=tuple(dict.fromkeys(layers)),
        max_seq=max_seq,
        hard_max=family.maximum.hard,
        ends=ends,
        warnings=tuple(config.warnings),
        stored=policy,
        unserved=unserved,
        brought="" if family.model_type in own_families() else plugins.fingerprint(),
    )


def _in_order(sizes: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(sizes.items(), key=lambda item: order(item[0])))


def read_tower(whole: Config, tower: Tower, text: dict[str, int]) -> ModelSpec:
    """The tower of a vision-language config.

    Args:
        text: the text model's sizes, to which the tower may add.

    Raises:
        SpecError: it is missing, of another type, or does not fit the text model.
    """
    data = {name: whole.take([name])[1] for name in tower.fields if name in whole.data} or whole.raw(tower.key)
    if not isinstance(data, Mapping):
        alone = ", or --text-only for the text model alone," if is_priced(text_alone(whole)) else ""
        raise whole.absent(tower.key, f"the vision tower{alone}")
    config = Config(data, whole.where, "" if tower.fields else f"{tower.key}.")
    stated = config.raw("model_type")
    taken = (*tower.model_types, *_own_name(whole, tower))
    if tower.model_types and stated is not MISSING and stated not in taken:
        alone = ", or price the text model alone with --text-only" if is_priced(text_alone(whole)) else ""
        hint = f"write one of {', '.join(tower.model_types)}{alone}"
        raise config.error("model_type", stated, "no tower that is priced with this family", hint)
    by_type = {each.model_type: each for each in (tower.family, *tower.others)}
    spec = read_model(config, by_type.get(str(stated), tower.family), tower.side)
    if tower.beside is not None:
        key, prefix, family = tower.beside
        spec = beside(spec, read_model(Config(whole.mapping(key), whole.where, f"{key}."), family, prefix), prefix)
    if tower.cut is not None:
        spec = tower.cut(whole, spec)
    sizes, features = dict(spec.dims), spec.features
    if tower.join is not None:
        features = tower.join(whole, text, sizes, features)
    connector = tower.connector(whole, sizes, features) if tower.connector else ()
    return replace(spec, dims=_in_order(sizes), features=features, connector=connector)


def _own_name(whole: Config, tower: Tower) -> tuple[str, ...]:
    """The whole model's type, where the tower is called after it: older releases wrote so, and its class is fixed."""
    stated = str(whole.raw("model_type"))
    named = tower.family.model_type.startswith(f"{stated.replace('-', '_').replace('.', '_')}_")
    return (stated,) if named and tower.key == "vision_config" else ()


def read_features(config: Config, family: Family) -> Features:
    """The family's features with every field of the config applied."""
    features = family.features
    for flag in family.flags:
        features = replace(features, **flag.read(config))  # type: ignore[arg-type]
    return features


def _mtp_depth(config: Config, family: Family) -> int:
    if not family.mtp_keys:
        return 0
    stated = config.integer(family.mtp_keys, 0)
    if stated is MISSING:
        return family.mtp_default
    return stated if isinstance(stated, int) else 0


def _maximum(config: Config, maximum: Maximum) -> int | None:
    if not maximum.keys:
        return None
    stated = config.integer(maximum.keys)
    if isinstance(stated, int):
        return stated - (maximum.unused(config) if maximum.unused else 0)
    return maximum.default if stated is MISSING else None
