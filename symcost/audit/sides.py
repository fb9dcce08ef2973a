"""Sides of a comparison: a model at its sizes, under the options of a question and a profile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from symcost import frontend
from symcost.audit.effects import Sizes, sizes
from symcost.audit.profiles import DEFAULT, Profile, profile, profiles
from symcost.compiler.modules import load_fast_module, load_module
from symcost.errors import SpecError, UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.conventions import absent, flag
from symcost.evaluate.numbers import Number
from symcost.evaluate.policies import policy_of
from symcost.evaluate.question import Options, Question
from symcost.evaluate.result import evaluate
from symcost.evaluate.settings import not_taken
from symcost.evaluate.sharding.degrees import check_degrees
from symcost.evaluate.sharding.stages import staged
from symcost.evaluate.sharding.trained import check_layout
from symcost.frontend.padded import with_stated
from symcost.frontend.pieces import with_loss
from symcost.ir.conventions import INFERENCE, TRAINING
from symcost.ir.plan import Sharding
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec


@dataclass(frozen=True)
class Side:
    """A model at its sizes under a profile; with its MTP blocks where their depth is no 0.

    Attributes:
        stated: conventions of a question, in place of the defaults; a profile's go before them.
        precision: the policy that changes formulas or widths; None for the default's widths.
        workload: training, prefill or decode.
        plan: how it is divided over devices, as it was stated: what is compared is then one rank; empty for one device.
    """

    spec: ModelSpec
    sizes: Sizes
    profile: Profile
    stated: Mapping[str, str] = field(default_factory=dict)
    precision: Precision | None = None
    workload: str = TRAINING
    plan: str = ""

    @property
    def conventions(self) -> dict[str, str]:
        """Options that differ from the defaults."""
        mtp = {"mtp": "true"} if self.sizes.get("mtp_depth") else {}
        return {**self.stated, **self.profile.conventions, **mtp}

    @property
    def title(self) -> str:
        counted = self.plan or ("" if self.profile is DEFAULT else self.profile.name)
        return f"{self.spec.name}@{counted}" if counted else self.spec.name


def read_sides(
    left: str,
    right: str,
    asked: Options | None = None,
    prepare: Callable[[ModelSpec], ModelSpec] | None = None,
    divide: Callable[[str], Sharding | None] | None = None,
) -> tuple[Side, Side]:
    """Both sides by name: `MODEL`, `MODEL@PROFILE`, `MODEL@DEGREES` for a rank, or `@...` for the same model.

    Without a stated length both have the shorter of their defaults.

    Args:
        asked: the workload, lengths, conventions, precision and settings of both. What one model has no part for is
            asked of the other alone.
        prepare: how both are trained, where that is not in full. divide: what degrees such as `tp=8,zero=1` say.

    Raises:
        SpecError: no such model, or one whose checkpoint cannot be priced as it is stored.
        UsageError: no such profile, or what a model refuses.
    """
    asked = asked or Options()
    (first, own, one), (second, other, two) = _split(left), _split(right)
    if not first:
        raise UsageError(f"{left!r} names no model", hint="write MODEL or MODEL@PROFILE")
    specs = [frontend.load(name) for name in (first, second or first)]
    specs = specs if prepare is None else [prepare(spec) for spec in specs]
    for counted in (own, other):
        _check_profile(counted, asked)
    asked = _same_lengths(specs, asked)
    stated = {name: option for name, option in asked.conventions.items() if not _absent(specs, name, option)}
    found = [
        _posed(spec, asked, stated, counted, plan, divide(plan) if plan and divide is not None else None)
        for spec, counted, plan in zip(specs, (own, other), (one, two), strict=True)
    ]
    return found[0], found[1]


def side(spec: ModelSpec, options: Options, counted: Profile = DEFAULT, *, mtp: bool = False) -> Side:
    """A model at the lengths and settings of a question, in training.

    Raises:
        UsageError: a length or a size that it refuses.
    """
    spec = with_stated(spec, options.settings)
    found = dict(sizes(spec, options))
    for name, value in options.settings.items():
        if name not in found:
            raise not_taken(name, list(found), "--set")
        found[name] = value
    if mtp and not spec.mtp_depth:
        raise UsageError(f"no multi-token-prediction block of {spec.name} is priced", hint="leave --mtp out")
    return Side(spec, {**found, "mtp_depth": spec.mtp_depth} if mtp else found, counted)


def _posed(
    spec: ModelSpec,
    asked: Options,
    stated: Mapping[str, str],
    counted: Profile,
    plan: str,
    divided: Sharding | None,
) -> Side:
    """A model, or one rank of it, as `symcost eval` asks it."""
    if asked.inference and spec.unserved and not asked.precision:
        hint = "state what it is served in, such as --precision serve_bf16"
        raise SpecError(f"quantization_config: {spec.unserved}", where=spec.name, hint=hint)
    spec, stated = with_loss(with_stated(spec, asked.settings), stated, asked.workload)
    spec = replace(spec, workload=INFERENCE) if asked.inference else spec
    precision = policy_of(asked, "", spec.stored)
    own = {name: option for name, option in stated.items() if not absent(spec, name, option)}
    asked = replace(asked, precision=precision, cache_dtype=None, conventions=own, sharding=divided)
    spec, question = _question(spec, asked, precision)
    spec = replace(spec, warnings=question.warnings)
    depth = spec.mtp_depth if question.conventions.get("mtp") == "true" else 0
    lengths = replace(asked, settings={}, precision=None, sharding=None)
    found = {**sizes(spec, lengths), **question.sizes, "mtp_depth": depth}
    numbers = {name: size for name, size in found.items() if isinstance(size, Number)}
    conventions = {} if counted is not DEFAULT else dict(question.conventions)
    return Side(spec, numbers, counted, conventions, precision, asked.workload, plan)


def _question(spec: ModelSpec, asked: Options, precision: Precision | None) -> tuple[ModelSpec, Question]:
    """What is asked of a model, or of the rank of a stage that is shown, and the spec with its layout."""
    if asked.sharding is None:
        return spec, ask(spec, load_module(spec, "standard", precision), asked)
    check_layout(spec, asked.sharding.layout)
    spec = replace(spec, layout=asked.sharding.layout)
    module = load_fast_module(spec, "standard", precision)
    question = ask(spec, module, asked)
    check_degrees(spec, module, question)
    return spec, staged(question, lambda one: evaluate(module, one)).question


def _check_profile(counted: Profile, asked: Options) -> None:
    """Refuses a profile beside what it says itself, or of a step that it does not count."""
    if counted is DEFAULT:
        return
    if asked.inference:
        problem = f"@{counted.name} says how a training step is counted, not {asked.workload}"
        raise UsageError(problem, hint="compare models, or leave --workload out")
    for name in asked.conventions:
        if name != "mtp":
            problem = f"{flag(name)} does not go with @{counted.name}, which states its conventions itself"
            raise UsageError(problem, hint="leave one of them out")


def _same_lengths(specs: list[ModelSpec], asked: Options) -> Options:
    """The question with the shorter of both models' default lengths, where a length is not stated."""
    found = [sizes(spec, asked) for spec in specs]
    free = not any("seq" in spec.dims or spec.features.architecture == "vision" for spec in specs)
    if asked.seq is None and "seq" not in asked.settings and free:
        asked = replace(asked, seq=min(int(each["seq"]) for each in found))
    if asked.workload == "decode" and asked.cached is None and "cached" not in asked.settings:
        asked = replace(asked, cached=min(int(each["cached"]) for each in found))
    return asked


def _absent(specs: list[ModelSpec], name: str, option: str) -> bool:
    """Whether neither model has a part for a convention.

    Raises:
        UsageError: so it is.
    """
    reasons = [absent(spec, name, option) for spec in specs]
    if all(reasons):
        hint = f"leave {flag(name)} out"
        raise UsageError(f"{flag(name)} does not apply to {specs[0].name}: {reasons[0]}", hint=hint)
    return False


def _split(text: str) -> tuple[str, Profile, str]:
    """Name of a model, profile, and degrees."""
    name, mark, last = text.rpartition("@")
    if mark and "=" in last:
        return name, DEFAULT, last
    if mark and (last in profiles() or last == DEFAULT.name or not name):
        return name, profile(last), ""
    if mark and frontend.by_name(name) is not None:
        profile(last)
    return text, DEFAULT, ""
