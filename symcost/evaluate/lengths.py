"""Lengths: batch, sequence, target, context and images, with their defaults and what a model refuses."""

from __future__ import annotations

from dataclasses import replace

from symcost.errors import UsageError
from symcost.evaluate.length_rules import (
    DEFAULT_SEQ,
    check_images,
    check_maximum,
    fixed,
    flag,
    given,
    patches,
    stated,
    tabled,
    two_sided,
    without_keys,
)
from symcost.evaluate.question import Free, Options, Size
from symcost.evaluate.served_lengths import served_lengths
from symcost.ir.spec import ModelSpec

NAMES = ("batch", "seq", "target_seq", "source_seq", "cached", "context", "images", "patches", "block", "grad_accum")


# Lengths of served models alone.
SERVED = ("cached", "source_seq", "block")


def lengths(spec: ModelSpec, options: Options, warnings: list[str]) -> dict[str, Size]:
    """Every length by name, those that the model does not take included; `warnings` gets a line for each doubt.

    Raises:
        UsageError: a length that the model fixes, does not have, or cannot reach.
    """
    if options.inference:
        return served_lengths(spec, options, warnings)
    _refuse_absent(spec, options)
    if spec.packing is not None and spec.packing.padded:
        options = replace(options, batch=spec.packing.sums[0], seq=spec.packing.longest)
    found: dict[str, Size] = {"batch": stated(options, "batch", 1), "grad_accum": stated(options, "grad_accum", 1)}
    found["seq"] = _seq(spec, options, warnings)
    found["target_seq"] = _target(spec, options, found["seq"], warnings)
    found["context"] = stated(options, "context", found["seq"])
    _check_context(found)
    found["images"] = stated(options, "images", 0)
    found["patches"] = patches(spec, options)
    check_images(spec, found, warnings)
    return found


def _refuse_absent(spec: ModelSpec, options: Options) -> None:
    """Options for parts that the family does not have."""
    architecture = spec.features.architecture
    follow = "its tokens follow from the image and patch sizes of the config"
    absent = {
        **dict.fromkeys(SERVED, "a training step holds nothing from earlier steps"),
        "seq": architecture == "vision" and follow,
        "target_seq": not two_sided(spec) and "it has no decoder of its own",
        "images": spec.vision is None
        and "it has no vision tower" + ("; the batch counts its images" if architecture == "vision" else ""),
        "patches": spec.vision is None and (follow if architecture == "vision" else "it has no vision tower"),
        "context": architecture != "decoder" and "only decoders have a cache of earlier keys",
    }
    if spec.packing is not None:
        absent |= dict.fromkeys(("batch", "seq", "target_seq", "context"), "--lengths says how long its documents are")
    for name, reason in absent.items():
        if reason and given(options, name):
            raise UsageError(f"{flag(name)} does not apply to {spec.family}: {reason}", hint=f"leave {flag(name)} out")


def _seq(spec: ModelSpec, options: Options, warnings: list[str]) -> Size:
    own = fixed(spec).get("seq")
    seq = stated(options, "seq", usual_seq(spec))
    if own is not None:
        if seq != own and not isinstance(seq, Free):
            raise UsageError(f"--seq is {seq}, but {spec.name} has exactly {own} positions", hint="leave --seq out")
        return seq
    check_maximum("--seq", seq, spec, warnings)
    return seq


def usual_seq(spec: ModelSpec) -> int:
    """The length of a training step where nothing states one."""
    return fixed(spec).get("seq", min(DEFAULT_SEQ, spec.max_seq or DEFAULT_SEQ))


def _target(spec: ModelSpec, options: Options, seq: Size, warnings: list[str]) -> Size:
    if not two_sided(spec):
        return seq
    longest = tabled(spec).get("target_seq")
    # A length that the config fixes decides even where it is left free.
    reached = spec.dims.get("seq") if isinstance(seq, Free) else seq
    default = longest if longest is not None and reached is not None and reached > longest else seq
    target = stated(options, "target_seq", default)
    check_maximum("--target-seq", target, spec, warnings)
    return target


def _check_context(found: dict[str, Size]) -> None:
    seq, context = found["seq"], found["context"]
    if not isinstance(seq, Free) and not isinstance(context, Free) and without_keys(context, seq):
        raise UsageError(
            f"--context is {context}, less than the {seq} queries of --seq",
            hint="the context counts every key, those of the sequence included",
        )
