"""Lengths of a step of a served model: new tokens, tokens held before them, an encoder's tokens, blocks of a cache."""

from __future__ import annotations

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
    two_sided,
)
from symcost.evaluate.question import Free, Options, Size
from symcost.ir.spec import ModelSpec

DEFAULT_CACHED = 4095


def served_lengths(spec: ModelSpec, options: Options, warnings: list[str]) -> dict[str, Size]:
    """Every length by name; `context` is what is held and what is new.

    Raises:
        UsageError: a length that the model fixes, does not have or cannot reach, or that goes with training alone.
    """
    _refuse(spec, options)
    found: dict[str, Size] = {name: stated(options, name, 1) for name in ("batch", "block")}
    found |= {"grad_accum": 1, "images": stated(options, "images", 0), "patches": patches(spec, options)}
    decoder = spec.features.architecture in ("decoder", "encoder_decoder")
    found["cached"] = _cached(spec, options) if decoder else 0
    found["seq"] = _seq(spec, options, found["cached"])
    found["target_seq"] = found["seq"]
    found["source_seq"] = _source(spec, options, warnings)
    found["context"] = _sum(found["cached"], found["seq"])
    if "seq" not in fixed(spec):
        check_maximum(_words(found), found["context"], spec, warnings)
    check_images(spec, found, warnings)
    return found


def _words(found: dict[str, Size]) -> str:
    return "--seq" if found["cached"] == 0 else "--cached and --seq together"


def _refuse(spec: ModelSpec, options: Options) -> None:
    """Options that go with training alone, or with another kind of model."""
    architecture, workload = spec.features.architecture, options.workload
    alone = "it has no decoder, which alone holds tokens from step to step"
    follow = architecture == "vision" and "its tokens follow from the image and patch sizes of the config"
    tower = spec.vision is None and "it has no vision tower"
    absent = {
        "context": f"the context of {workload} is what --cached and --seq come to",
        "target_seq": f"the decoder's tokens of {workload} are --seq and --cached, the encoder's --source-seq",
        "grad_accum": f"{workload} has no optimizer step",
        "cached": architecture not in ("decoder", "encoder_decoder") and alone,
        "block": architecture not in ("decoder", "encoder_decoder") and alone,
        "source_seq": not two_sided(spec) and "it has no encoder beside a decoder",
        "seq": follow,
        "images": tower,
        "patches": follow or tower,
    }
    if workload == "decode" and architecture not in ("decoder", "encoder_decoder"):
        problem = f"--workload decode does not apply to {spec.family}: {alone}"
        raise UsageError(problem, hint="use --workload prefill, which is one forward pass")
    for name, reason in absent.items():
        if reason and given(options, name):
            raise UsageError(f"{flag(name)} does not apply to {spec.family}: {reason}", hint=f"leave {flag(name)} out")


def _cached(spec: ModelSpec, options: Options) -> Size:
    longest = DEFAULT_CACHED if spec.max_seq is None else min(DEFAULT_CACHED, spec.max_seq - 1)
    cached = stated(options, "cached", longest if options.workload == "decode" else 0)
    if cached == 0 and options.workload == "decode" and two_sided(spec):
        problem = f"--cached is 0, but a decode step of {spec.name} stands behind a prefill, which runs the encoder"
        raise UsageError(problem, hint="state --cached 1 or more, or --workload prefill")
    return cached


def _seq(spec: ModelSpec, options: Options, cached: Size) -> Size:
    if "seq" in fixed(spec):
        return _fixed(spec, options, "seq")
    default = 1
    if options.workload == "prefill":
        held = cached if isinstance(cached, int) else 0
        left = DEFAULT_SEQ if spec.max_seq is None else spec.max_seq - held
        default = max(1, min(DEFAULT_SEQ, left))
    return stated(options, "seq", default)


def _fixed(spec: ModelSpec, options: Options, name: str) -> Size:
    """A length that the config states."""
    own = fixed(spec)[name]
    value = stated(options, name, own)
    if value != own and not isinstance(value, Free):
        raise UsageError(
            f"{flag(name)} is {value}, but {spec.name} has exactly {own} positions", hint=f"leave {flag(name)} out"
        )
    return value


def _source(spec: ModelSpec, options: Options, warnings: list[str]) -> Size:
    if "source_seq" in fixed(spec):
        return _fixed(spec, options, "source_seq")
    longest = DEFAULT_SEQ if spec.max_seq is None else min(DEFAULT_SEQ, spec.max_seq)
    value = stated(options, "source_seq", longest)
    check_maximum("--source-seq", value, spec, warnings)
    return value


def _sum(cached: Size, seq: Size) -> Size:
    if not isinstance(cached, Free) and not isinstance(seq, Free):
        return cached + seq
    parts = [part.name if isinstance(part, Free) else part for part in (cached, seq) if part != 0]
    return Free(" + ".join(map(str, parts)), tuple(parts) if len(parts) > 1 else ())
