"""Reads the sizes of a family from a config and checks what must divide what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from symcost.frontend.config import MISSING, Config
from symcost.frontend.family import ABSENT, Family, Size
from symcost.ir.spec import KindSpec

# A stack is written out layer by layer before it is grouped, so its length has a bound.
MOST_LAYERS = 100_000
# No shared expert, in a kind that could have one.
MAY_BE_ZERO = ("shared_experts", "shared_ffn", "zero_experts", "layer_embed")


def read_sizes(config: Config, family: Family) -> tuple[dict[str, int], dict[str, str]]:
    """Value of each dim that is stated or has a default, and the field each came from.

    A size that only some kinds use may be 0 or missing here; `keep_used` decides once the kinds are known.

    Raises:
        SpecError: a field is missing, of the wrong type, or too small.
    """
    sizes: dict[str, int] = {}
    fields: dict[str, str] = {}
    for size in family.sizes:
        fields[size.dim] = _field(config, size)
        value = _value(config, size, sizes)
        if value is None and _unstated(config, size):
            value = family.own_sizes.get(size.dim) if config.prefix else None
            if value is None and not size.used_by:
                raise config.absent(fields[size.dim], size.meaning or size.dim)
        if value is not None:
            sizes[size.dim] = value
    for name in ("layers", "encoder_layers", "decoder_layers"):
        if sizes.get(name, 0) > MOST_LAYERS:
            key = fields[name]
            raise config.error(key, sizes[name], f"more than {MOST_LAYERS} layers", f"correct {key}")
    return sizes, fields


def _unstated(config: Config, size: Size) -> bool:
    """Whether a field that has no default is missing (a stated null has been refused or taken)."""
    must = size.default is None and size.read is None and bool(size.keys)
    return must and all(config.raw(key) is MISSING for key in size.keys)


def _field(config: Config, size: Size) -> str:
    stated = (key for key in size.keys if config.raw(key) is not MISSING)
    return next(stated, size.keys[0] if size.keys else size.dim)


def _value(config: Config, size: Size, sizes: Mapping[str, int]) -> int | None:
    if size.read is not None:
        try:
            return size.read(config, sizes)
        except KeyError as error:
            raise config.absent(_field(config, size), f"the size {error.args[0]}, which it is made from,") from error
    stated = config.integer(size.keys, 0 if size.used_by else 1) if size.keys else MISSING
    if isinstance(stated, int):
        return stated
    rule = size.null if stated is None else size.default
    if rule == ABSENT or (rule is None and size.used_by):
        return None
    if isinstance(rule, int):
        return rule
    if callable(rule):
        return rule(sizes)
    if stated is None:
        key = _field(config, size)
        raise config.error(key, None, "a whole number is expected", f"write {key} as a JSON integer")
    return None


def check_heads(config: Config, family: Family, sizes: dict[str, int], fields: Mapping[str, str]) -> None:
    """KV heads divide heads, and are as many where no field states them; derived heads divide the hidden width.

    Raises:
        SpecError: they do not.
    """
    heads = sizes.get("heads")
    if heads is None:
        return
    kv_heads = sizes.setdefault("kv_heads", heads)
    if heads % kv_heads:
        key = fields["kv_heads"]
        problem = f"it does not divide {fields['heads']} {heads}"
        raise config.error(key, kv_heads, problem, f"correct {key} or {fields['heads']}")
    if "head_dim" not in {size.dim for size in family.sizes} or "head_dim" in sizes:
        return
    hidden = sizes["hidden"]
    if hidden % heads:
        problem = f"it does not divide {fields['hidden']} {hidden}"
        hint = f"correct {fields['heads']} or {fields['hidden']}"
        if any("head_dim" in size.keys for size in family.sizes):
            problem, hint = f"{problem}, and head_dim is not stated", f"state head_dim, or {hint}"
        raise config.error(fields["heads"], heads, problem, hint)
    sizes["head_dim"] = hidden // heads


def keep_used(
    config: Config, family: Family, sizes: dict[str, int], fields: Mapping[str, str], kinds: Iterable[KindSpec]
) -> None:
    """Leaves out sizes of absent kinds; what a present kind uses must be stated and positive.

    Raises:
        SpecError: a size of a present kind is missing or 0, or fewer experts than a token visits.
    """
    flavours = {flavour for kind in kinds for flavour in (kind.attention, kind.ffn)}
    for size in family.sizes:
        if size.used_by and not flavours.intersection(size.used_by):
            sizes.pop(size.dim, None)
        elif size.used_by:
            _check_used(config, size, sizes, fields[size.dim])
        assumed = isinstance(size.default, int) or (bool(config.prefix) and size.dim in family.own_sizes)
        if assumed and size.dim in sizes and config.raw(fields[size.dim]) is MISSING:
            value = sizes[size.dim]
            config.warn(
                f"{config.prefix}{size.keys[0]} is not stated: {value}, the default of the library's class, is assumed"
            )
    _check_experts(config, sizes, fields)


def _check_used(config: Config, size: Size, sizes: Mapping[str, int], key: str) -> None:
    stated = config.raw(key)
    if size.dim not in sizes:
        rule = size.null if stated is None else size.default
        if rule != ABSENT and stated is None:
            raise config.error(key, None, "a whole number is expected", f"write {key} as a JSON integer")
        if rule != ABSENT:
            raise config.absent(key, size.meaning or size.dim)
    elif sizes[size.dim] == 0 and size.dim not in MAY_BE_ZERO:
        raise config.error(key, 0, "it must be at least 1", f"correct {key}")


def _check_experts(config: Config, sizes: Mapping[str, int], fields: Mapping[str, str]) -> None:
    if "top_k" in sizes and sizes["top_k"] > sizes["experts"]:
        key = fields["top_k"]
        problem = f"a token cannot visit more than {fields['experts']} {sizes['experts']} experts"
        raise config.error(key, sizes["top_k"], problem, f"correct {key} or {fields['experts']}")
