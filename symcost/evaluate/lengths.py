"""Lengths: batch, sequence, target, context and images, with their defaults and what a model refuses."""

from __future__ import annotations

from fractions import Fraction

from symcost.errors import UsageError
from symcost.evaluate.question import Free, Options, Size
from symcost.ir.json_text import MAX_DIGITS
from symcost.ir.spec import ModelSpec

DEFAULT_SEQ = 4096
DEFAULT_PATCHES = 256
NAMES = ("batch", "seq", "target_seq", "source_seq", "cached", "context", "images", "patches", "block", "grad_accum")


# Lengths of served models alone.
SERVED = ("cached", "source_seq", "block")


def lengths(spec: ModelSpec, options: Options, warnings: list[str]) -> dict[str, Size]:
    """Every length by name, those that the model does not take included; `warnings` gets a line for each doubt.

    Raises:
        UsageError: a length that the model fixes, does not have, or cannot reach.
    """
    if options.inference:
        from symcost.evaluate.served_lengths import served_lengths

        return served_lengths(spec, options, warnings)
    _refuse_absent(spec, options)
    found: dict[str, Size] = {"batch": stated(options, "batch", 1), "grad_accum": stated(options, "grad_accum", 1)}
    found["seq"] = _seq(spec, options, warnings)
    found["target_seq"] = _target(spec, options, found["seq"], warnings)
    found["context"] = stated(options, "context", found["seq"])
    _check_context(found)
    found["images"] = stated(options, "images", 0)
    found["patches"] = patches(spec, options)
    check_images(spec, found, warnings)
    return found


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


def _refuse_absent(spec: ModelSpec, options: Options) -> None:
    """Options for parts that the family does not have."""
    architecture = spec.features.architecture
    fixed = "its tokens follow from the image and patch sizes of the config"
    absent = {
        **dict.fromkeys(SERVED, "a training step holds nothing from earlier steps"),
        "seq": architecture == "vision" and fixed,
        "target_seq": architecture != "encoder_decoder" and "it has no decoder of its own",
        "images": spec.vision is None
        and "it has no vision tower" + ("; the batch counts its images" if architecture == "vision" else ""),
        "patches": spec.vision is None and (fixed if architecture == "vision" else "it has no vision tower"),
        "context": architecture != "decoder" and "only decoders have a cache of earlier keys",
    }
    for name, reason in absent.items():
        if reason and given(options, name):
            raise UsageError(f"{flag(name)} does not apply to {spec.family}: {reason}", hint=f"leave {flag(name)} out")


def _seq(spec: ModelSpec, options: Options, warnings: list[str]) -> Size:
    fixed = spec.dims.get("seq")
    default = min(DEFAULT_SEQ, spec.max_seq or DEFAULT_SEQ) if fixed is None else fixed
    seq = stated(options, "seq", default)
    if fixed is not None:
        if seq != fixed and not isinstance(seq, Free):
            raise UsageError(f"--seq is {seq}, but {spec.name} has exactly {fixed} positions", hint="leave --seq out")
        return seq
    check_maximum("--seq", seq, spec, warnings)
    return seq


def _target(spec: ModelSpec, options: Options, seq: Size, warnings: list[str]) -> Size:
    if spec.features.architecture != "encoder_decoder":
        return seq
    longest = spec.max_seq if spec.hard_max else None
    # A length that the config fixes decides even where it is left free.
    reached = spec.dims.get("seq") if isinstance(seq, Free) else seq
    default = longest if longest is not None and reached is not None and reached > longest else seq
    target = stated(options, "target_seq", default)
    check_maximum("--target-seq", target, spec, warnings)
    return target


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


def _check_context(found: dict[str, Size]) -> None:
    seq, context = found["seq"], found["context"]
    if not isinstance(seq, Free) and not isinstance(context, Free) and context < seq:
        raise UsageError(
            f"--context is {context}, less than the {seq} queries of --seq",
            hint="the context counts every key, those of the sequence included",
        )


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
