"""`--cache-dtype`: `D` or `D:GROUP` for all that has the cache's dtype, `PART=D[:GROUP][+BYTES]` for a part of it.

`BYTES` is what a layout leaves empty behind each row.
"""

from __future__ import annotations

from dataclasses import replace

from symcost.errors import UsageError
from symcost.evaluate.names import unknown
from symcost.evaluate.question import Options
from symcost.ir.precision import DTYPE_BYTES, Precision
from symcost.ir.quantised import CACHE_PARTS, CachePart, Groups
from symcost.ir.spec import ModelSpec

# Dtype of a group's scale, by the dtype of what is cached.
_GROUP_SCALES = {"INT8": "FP16", "INT4": "FP16", "FP8": "FP32", "FP4": "FP8"}
_MOST_GROUP = 10**9


def with_cache(policy: Precision, options: Options) -> Precision:
    """The policy with what is cached in other dtypes, and a scale for each group where one is stated.

    States of recurrences and convolutions have dtypes of their own, which only their parts' names change.

    Raises:
        UsageError: training, an unknown dtype or part, a part stated twice, or a group that is no whole number or
            that the dtype does not have.
    """
    text = options.cache_dtype or ""
    if not options.inference:
        problem = "--cache-dtype does not apply: a training step holds no cache"
        raise UsageError(problem, hint="leave it out, or ask for --workload prefill or decode")
    if not isinstance(text, str):
        raise UsageError(f"--cache-dtype is {text!r}", hint="name one, as FP8")
    stated: dict[str, CachePart] = {}
    for item in text.split(","):
        part = _part(item.strip(), text)
        if part.name in stated:
            twice = f"{part.name or 'the whole cache'} is stated twice"
            raise UsageError(f"--cache-dtype {text}: {twice}", hint="state it once")
        stated[part.name] = part
    whole = stated.pop("", None)
    if whole is not None and whole.padding:
        problem = f"--cache-dtype {text}: padding stands behind rows of a part"
        raise UsageError(problem, hint=f"name one: {', '.join(CACHE_PARTS)}, as in latent=FP4:16+16")
    words = ",".join(_written(part) for part in (whole, *stated.values()) if part is not None)
    named = replace(policy, name=f"{policy.name}, cache {words}", parts=tuple(stated.values()))
    if whole is None:
        return named
    return replace(named, slots={**policy.slots, "cache": whole.dtype}, groups=whole.groups)


def check_holds(spec: ModelSpec, options: Options) -> None:
    """A dtype of a cache is stated of a model that holds one.

    Raises:
        UsageError: an encoder, or a tower by itself.
    """
    if options.cache_dtype is not None and spec.features.architecture not in ("decoder", "encoder_decoder"):
        problem = f"--cache-dtype does not apply to {spec.family}: it has no decoder, which alone holds a cache"
        raise UsageError(problem, hint="leave --cache-dtype out")


def _part(item: str, text: str) -> CachePart:
    name, equals, value = item.rpartition("=")
    if equals and name not in CACHE_PARTS:
        raise unknown("part in --cache-dtype", name, CACHE_PARTS, more=f"known: {', '.join(CACHE_PARTS)}")
    value, plus, empty = value.partition("+")
    padding = _padding(empty, text) if plus else 0
    dtype, colon, size = value.partition(":")
    dtype = dtype.upper()
    if dtype not in DTYPE_BYTES:
        raise unknown("dtype in --cache-dtype", dtype, DTYPE_BYTES)
    if not colon:
        return CachePart(name, dtype, padding=padding)
    if dtype not in _GROUP_SCALES:
        known = ", ".join(_GROUP_SCALES)
        raise UsageError(f"--cache-dtype {text}: {dtype} has no scales", hint=f"groups go with {known}")
    if not size.isascii() or not size.isdigit() or not 0 < int(size[:12]) <= _MOST_GROUP:
        raise UsageError(f"--cache-dtype {text}: the group is {size!r}", hint="write for instance INT4:32")
    return CachePart(name, dtype, Groups(int(size), _GROUP_SCALES[dtype]), padding)


def _written(part: CachePart) -> str:
    name = f"{part.name}=" if part.name else ""
    groups, padding = f":{part.groups.size}" if part.groups else "", f"+{part.padding}" if part.padding else ""
    return f"{name}{part.dtype}{groups}{padding}"


def _padding(text: str, whole: str) -> int:
    """Bytes that a layout leaves empty behind each row of a part."""
    if not text.isascii() or not text.isdigit() or not 0 < int(text[:12]) <= _MOST_GROUP:
        problem = f"--cache-dtype {whole}: the padding is {text!r}"
        raise UsageError(problem, hint="write bytes, for instance latent=FP4:16+16")
    return int(text)
