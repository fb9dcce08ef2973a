"""Rules that lengths of training and of serving share: how one is stated, what is too long, what images need."""

from __future__ import annotations

from fractions import Fraction

from symcost.errors import UsageError
from symcost.evaluate.question import Free, Options, Size
from symcost.ir.json_text import MAX_DIGITS
from symcost.ir.spec import ModelSpec

DEFAULT_SEQ = 4096
DEFAULT_PATCHES = 256


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
    lowest = 0 if name in ("images", "cached") else 1
    if isinstance(value, bool) or not isinstance(value, int) or value < lowest:
        shown = str(value) if isinstance(value, Fraction) else repr(value)
        raise UsageError(f"{flag(name)} is {shown}", hint=f"it must be a whole number of at least {lowest}")
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
    fixed = spec.dims.get("patches")
    patches = stated(options, "patches", DEFAULT_PATCHES if fixed is None else fixed)
    if fixed is not None and patches != fixed:
        problem = f"patches is {'free' if isinstance(patches, Free) else patches}"
        hint = "leave patches out, or change image_size in the config"
        raise UsageError(f"{problem}, but an image of {spec.name} has exactly {fixed}", hint=hint)
    return patches


def check_images(spec: ModelSpec, found: dict[str, Size], warnings: list[str]) -> None:
    """An image is cut into whole blocks, and the tokens that its blocks become are part of the sequences."""
    block = spec.vision.dims.get("merge", 0) ** 2 if spec.vision is not None else 0
    images, patches, batch, seq = (found[name] for name in ("images", "patches", "batch", "seq"))
    if not block or images == 0 or isinstance(patches, Free):
        return
    if patches % block:
        problem = f"--set patches={patches}: {spec.name} merges blocks of {block} patches, which do not fill the image"
        raise UsageError(problem, hint=f"set a multiple of {block}")
    if isinstance(images, Free) or isinstance(batch, Free) or isinstance(seq, Free):
        return
    tokens = images * (patches // block)
    if tokens > batch * seq:
        warnings.append(f"{images} images become {tokens} tokens, more than the {batch * seq} of all sequences")
