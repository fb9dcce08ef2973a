"""From a model and a user's options to a question: every size that the module takes gets a value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from symcost.dims import describe
from symcost.errors import SpecError, UsageError
from symcost.evaluate.conventions import conventions, doubts
from symcost.evaluate.lengths import NAMES, lengths
from symcost.evaluate.module import Module
from symcost.evaluate.numbers import Number, whole
from symcost.evaluate.policies import policy_of
from symcost.evaluate.question import Free, Options, Question, Run, Size
from symcost.evaluate.settings import check_names, check_signs, check_size, layer_counts, not_taken
from symcost.ir.features import BY_PIECES
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec

if TYPE_CHECKING:
    from symcost.evaluate.hardware.sheet import Hardware


def ask(spec: ModelSpec, module: Module, options: Options) -> Question:
    """The question that options make of a model.

    Raises:
        UsageError: an option that the model or the formula set refuses.
        SpecError: a size that neither the model nor the options state.
    """
    warnings = list(spec.warnings)
    check_names(module, [name for name in options.settings if name not in NAMES], "--set")
    check_signs(options.settings)
    _check_free(module, options)
    chosen = conventions(spec, module, options)
    if options.free and chosen.get("expert_hits") == "expected":
        raise UsageError("--expert-hits expected has no closed form", hint="leave out --free or use --expert-hits min")
    precision = policy_of(options)
    found = {**_own_sizes(spec, options), **lengths(spec, options, warnings)}
    found |= _degrees(spec, options, found)
    sizes = {name: _size(spec, module, options, name, found) for name in module.dims}
    sizes |= {name: _coefficient(module, options, name) for name in module.coefficients}
    sizes |= _widths(module, options, precision, warnings)
    _check_experts(options, sizes)
    warnings += [*_uneven(options, sizes), *_idle_context(spec, module, options)]
    warnings += doubts(spec, module, chosen, sizes)
    return Question(
        name=spec.name,
        family=spec.family,
        formulas=module.formulas,
        sizes=sizes,
        conventions=chosen,
        precision=precision,
        stack=_stack(spec, sizes, chosen),
        warnings=tuple(warnings),
        hardware=_hardware(options),
        workload=options.workload,
        sharding=options.sharding,
        packing=spec.packing,
        apart={"loss": pieces} if (pieces := spec.features.flag(BY_PIECES)) else {},
    )


def _idle_context(spec: ModelSpec, module: Module, options: Options) -> list[str]:
    """A line where a stated context is in no formula."""
    if options.context is None or "context" in module.dims:
        return []
    return [f"--context changes nothing: no formula of {spec.name} counts earlier keys"]


# What follows is loaded where it is asked for.
def _degrees(spec: ModelSpec, options: Options, found: Mapping[str, Size]) -> dict[str, Size]:
    if options.sharding is None:
        return {}
    from symcost.evaluate.sharding.degrees import degree_sizes

    return degree_sizes(spec, options.sharding, found)


def _hardware(options: Options) -> Hardware | None:
    if options.hardware is None:
        return None
    if options.free:
        raise UsageError(
            f"--hardware {options.hardware} needs numbers, but {', '.join(options.free)} stay free",
            hint="leave out --free or --hardware",
        )
    from symcost.evaluate.hardware.sheet import hardware

    return hardware(options.hardware)


def _own_sizes(spec: ModelSpec, options: Options) -> dict[str, Size]:
    """The model's sizes with counts of layers, its tower's under their prefix."""
    found: dict[str, Size] = dict(spec.dims)
    found |= layer_counts(spec.layer_counts(), options.settings)
    found.setdefault("mtp_depth", spec.mtp_depth)
    if spec.vision:
        tower = {**layer_counts(spec.vision.layer_counts(), {}), **spec.vision.dims}
        found |= {f"{spec.vision.name}_{name}": size for name, size in tower.items()}
    return found


def _size(spec: ModelSpec, module: Module, options: Options, name: str, found: Mapping[str, Size]) -> Size:
    own = found.get(name)
    if name in options.free:
        return Free(name)
    if name in NAMES:
        assert own is not None
        return own
    default = describe(name).default
    value = options.settings.get(name, own)
    if value is None and isinstance(default, int):
        return default
    if value is None:
        raise SpecError(f"it states no {name}", where=spec.name, hint=f"state it with --set {name}=VALUE")
    check_size(name, value, own, whole=True)
    return value


def _coefficient(module: Module, options: Options, name: str) -> Size:
    if name in options.free:
        return Free(name)
    return {**module.coefficients, **options.recorded, **options.settings}[name]


def _widths(module: Module, options: Options, precision: Precision, warnings: list[str]) -> dict[str, Size]:
    """Bytes of each slot; a width set by hand keeps the dtype's name, which is said."""
    own = {name: whole(width) for name, width in precision.widths().items()}
    sizes: dict[str, Size] = {}
    for name in module.widths:
        value: Number = options.settings.get(name, own[name])
        check_size(name, value, own[name], whole=False)
        if value != own[name]:
            warnings.append(f"{name} is {value} by --set; dtypes are still named as in precision {precision.name}")
        sizes[name] = Free(name) if name in options.free else value
    return sizes


def _check_free(module: Module, options: Options) -> None:
    known = [*module.dims, *module.coefficients, *module.widths]
    for name in options.free:
        if name not in known:
            raise not_taken(name, known, "--free")
        if name in options.settings:
            raise UsageError(f"{name} is both free and set", hint="leave it out of --free or of --set")


def _check_experts(options: Options, sizes: Mapping[str, Size]) -> None:
    """What a front end checks of a model, for sizes set by hand."""
    experts, top_k = sizes.get("experts"), sizes.get("top_k")
    by_hand = "experts" in options.settings or "top_k" in options.settings
    if by_hand and isinstance(experts, int) and isinstance(top_k, int) and top_k > experts:
        raise UsageError(f"top_k is {top_k}, but there are {experts} experts", hint="set at most as many")


# A size, and what it divides in every model.
_DIVIDES = (("kv_heads", "heads"), ("linear_key_heads", "linear_value_heads"), ("ssm_groups", "ssm_heads"))


def _uneven(options: Options, sizes: Mapping[str, Size]) -> list[str]:
    """Sizes set by hand that a front end refuses in a model, priced as the formulas say."""
    found = []
    for part, divided in _DIVIDES:
        shares, owners = sizes.get(part), sizes.get(divided)
        by_hand = part in options.settings or divided in options.settings
        if by_hand and isinstance(shares, int) and isinstance(owners, int) and shares and owners % shares:
            found.append(f"{part} is {shares}, which does not divide {divided} {owners}: no model is built so")
    return found


def _stack(spec: ModelSpec, sizes: Mapping[str, Size], chosen: Mapping[str, str]) -> tuple[Run, ...]:
    """Runs of layers in model order; where counts were changed by hand, one run a kind."""
    runs = _body(spec, sizes)
    if spec.vision:
        side = f"{spec.vision.name}_"
        own = {name.removeprefix(side): size for name, size in sizes.items() if name.startswith(side)}
        runs += [Run(f"{side}{run.kind}", run.count) for run in _body(spec.vision, own)]
    if chosen.get("mtp") == "true":
        depth = sizes.get("mtp_depth", spec.mtp_depth)
        runs += [Run(kind, depth, True) for kind in dict.fromkeys(group.kind for group in spec.stack if group.mtp)]
    return tuple(runs)


def _body(spec: ModelSpec, sizes: Mapping[str, Size]) -> list[Run]:
    own = spec.layer_counts()
    names = {kind: "layers" if len(own) == 1 else f"{kind}_layers" for kind in own}
    counts = {kind: sizes.get(name, own[kind]) for kind, name in names.items()}
    groups = [Run(group.kind, group.count) for group in spec.stack if not group.mtp]
    if counts != own:
        groups = [Run(kind, counts[kind]) for kind in dict.fromkeys(run.kind for run in groups)]
    return [run for run in groups if run.count != 0]
