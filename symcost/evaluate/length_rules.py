"""Rules for lengths: how one is stated, what follows from it, what is too long, what images need.

Those that say nothing take numbers and arrays of them alike, for sweeps ask them along their axes.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from symcost.errors import UsageError
from symcost.evaluate.question import Free, Options, Size
from symcost.ir.json_text import MAX_DIGITS
from symcost.ir.spec import ModelSpec

DEFAULT_SEQ = 4096
DEFAULT_PATCHES = 256
# What a length is where only another one is stated.
FOLLOWS = {"context": "seq", "target_seq": "seq"}


def lowest(name: str) -> int:
    return 0 if name in ("images", "cached") else 1


def two_sided(spec: ModelSpec) -> bool:
    return spec.features.architecture == "encoder_decoder"


def fixed(spec: ModelSpec) -> dict[str, int]:
    """Lengths that a config fixes. Served, `seq` is the decoder's, and what is fixed is the encoder's."""
    named = {"source_seq" if spec.inference and two_sided(spec) else "seq": "seq", "patches": "patches"}
    return {name: spec.dims[stated] for name, stated in named.items() if stated in spec.dims}


def tabled(spec: ModelSpec) -> dict[str, int]:
    """Lengths that reach no further than a table of positions, with its length."""
    if not spec.hard_max or spec.max_seq is None:
        return {}
    own, other = ("context", "source_seq") if spec.inference else ("seq", "target_seq")
    return dict.fromkeys((own, other) if two_sided(spec) else (own,), spec.max_seq)


def without_keys(context: Any, seq: Any) -> Any:
    """Whether there are fewer keys than queries, which are keys themselves."""
    return context < seq


def unmerged(spec: ModelSpec, images: Any, patches: Any) -> Any:
    """Whether a tower merges blocks of patches that do not fill an image; without images nothing is merged."""
    block = spec.vision.dims.get("merge", 0) ** 2 if spec.vision is not None else 0
    return (patches % block != 0) & (images != 0) if block else False


def stated(options: Options, name: str, default: Size) -> Size:
    """A length from its own option, from `--set`, or by default; symbolic where it is to stay free."""
    direct, setting = getattr(options, name, None), options.settings.get(name)
    if direct is not None and setting is not None and direct != setting:
        raise UsageError(f"{flag(name)} {direct} and --set {name}={setting} differ", hint="state one of them")
    if name in options.free:
        if direct is not None or setting is not None:
            raise UsageError(f"{name} is both free and {direct or setting}", hint=f"leave out {flag(name)} or --free")
        return Free(name)
    value = setting if direct is None else direct
    if value is None:
        return options.recorded.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < lowest(name):
        shown = str(value) if isinstance(value, Fraction) else repr(value)
        raise UsageError(f"{flag(name)} is {shown}", hint=f"it must be a whole number of at least {lowest(name)}")
    if value >= 10**MAX_DIGITS:
        raise UsageError(f"{flag(name)} has more than {MAX_DIGITS} digits", hint="use a smaller number")
    return value


def flag(name: str) -> str:
    """A length's option on the command line."""
    if name in ("patches", "grad_accum"):
        return f"--set {name}"
    return "--cache-block" if name == "block" else f"--{name.replace('_', '-')}"


def given(options: Options, name: str) -> bool:
    return getattr(options, name, None) is not None or name in options.settings or name in options.free


def check_maximum(option: str, value: Size, spec: ModelSpec, warnings: list[str]) -> None:
    """Longer than a table of positions is an error, longer than the model was trained for a warning."""
    longest = spec.max_seq
    if longest is None or isinstance(value, Free) or value <= longest:
        return
    if spec.hard_max:
        raise UsageError(
            f"{option} is {value}, but {spec.name} has a table of {longest} positions", hint=f"use at most {longest}"
        )
    warnings.append(f"{option} is {value}, beyond the {longest} positions that {spec.name} is made for")


def patches(spec: ModelSpec, options: Options) -> Size:
    """Patches of an image, which some towers fix by their config."""
    own = fixed(spec).get("patches")
    patches = stated(options, "patches", DEFAULT_PATCHES if own is None else own)
    if own is not None and patches != own:
        problem = f"patches is {'free' if isinstance(patches, Free) else patches}"
        hint = "leave patches out, or change image_size in the config"
        raise UsageError(f"{problem}, but an image of {spec.name} has exactly {own}", hint=hint)
    return patches


def check_images(spec: ModelSpec, found: dict[str, Size], warnings: list[str]) -> None:
    """An image is cut into whole blocks, and the tokens that its blocks become are part of the sequences."""
    block = spec.vision.dims.get("merge", 0) ** 2 if spec.vision is not None else 0
    images, patches, batch, seq = (found[name] for name in ("images", "patches", "batch", "seq"))
    if not block or images == 0 or isinstance(patches, Free):
        return
    if unmerged(spec, 1 if isinstance(images, Free) else images, patches):
        problem = f"--set patches={patches}: {spec.name} merges blocks of {block} patches, which do not fill the image"
        raise UsageError(problem, hint=f"set a multiple of {block}")
    if isinstance(images, Free) or isinstance(batch, Free) or isinstance(seq, Free):
        return
    tokens = images * (patches // block)
    if tokens > batch * seq:
        warnings.append(f"{images} images become {tokens} tokens, more than the {batch * seq} of all sequences")
