"""Models to choose from in a live page: the document's own, and every bundled model whose evaluator is at hand."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from typing import Any

from symcost import frontend
from symcost.compiler.modules import fast_source, structure_key
from symcost.emit.javascript import constants
from symcost.emit.live import Body, Live, Preset
from symcost.errors import SpecError, UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.conventions import conventions
from symcost.evaluate.module import Module
from symcost.evaluate.numbers import parse, whole
from symcost.evaluate.question import Free, Options, Question
from symcost.ir.conventions import BY_NAME, TRAINING
from symcost.ir.precision import WIDTH_POLICIES
from symcost.ir.spec import ModelSpec

_STANDARD = "standard"


def offered() -> tuple[str, ...]:
    """Names of the models that every page offers: all that come with the package."""
    return tuple(frontend.bundled())


def live(spec: ModelSpec, formulas: str, result: Mapping[str, Any] | None) -> Live | None:
    """The live part of a model's page.

    Args:
        result: JSON of `symcost eval`, with which the page opens; a family by name has none, and opens with the
            first bundled model of its structure. A served model's page offers that model alone.

    Returns:
        None where there is no model to show.
    """
    key = structure_key(spec, formulas)
    sources = {key: fast_source(spec, formulas)}
    presets = [] if result is None else [_own(spec, key, sources[key], result)]
    if formulas == _STANDARD and not spec.inference:
        bundled = list(_bundled(sources))
        presets += sorted(bundled, key=lambda preset: (preset.structure != key, preset.name))
    named = {preset.name: preset for preset in reversed(presets)}
    kept = tuple(preset for preset in presets if named[preset.name] is preset)
    if not kept or kept[0].structure != key:
        return None
    return Live(kept, sources)


def _bundled(sources: dict[str, str]) -> Iterator[Preset]:
    """Presets of bundled models; `sources` gets the evaluators that they need."""
    tables: dict[str, Module] = {}
    for slug in offered():
        spec = frontend.load(slug)
        key = structure_key(spec, _STANDARD)
        source = sources.get(key) or fast_source(spec, _STANDARD)
        sources[key] = source
        module = tables.get(key) or tables.setdefault(key, read(source))
        try:
            question = ask(spec, module, Options())
        except SpecError:
            # It leaves a size open, which only a person can state.
            continue
        yield _preset(spec, key, module, question)


def read(source: str) -> Module:
    """An evaluator's tables, without its functions: these are executed in the page."""
    raw = types.ModuleType("symcost_tables")
    for name, value in constants(source).items():
        setattr(raw, name, value)
    return Module(raw)


def _own(spec: ModelSpec, key: str, source: str, result: Mapping[str, Any]) -> Preset:
    """The document's model as its result states it."""
    module = read(source)
    stated = {name: whole(parse(str(value), name=name)) for name, value in result["dims"].items()}
    question = Question(
        spec.name,
        spec.family,
        module.formulas,
        stated,
        {name: str(option).lower() for name, option in result["conventions"].items() if name in BY_NAME},
        WIDTH_POLICIES[result["precision"]],
        (),
        tuple(result["warnings"]),
        workload=result.get("workload", TRAINING),
    )
    return _preset(spec, key, module, question)


def _preset(spec: ModelSpec, key: str, module: Module, question: Question) -> Preset:
    sizes = {name: size for name, size in question.sizes.items() if not isinstance(size, Free)}
    return Preset(
        name=spec.name,
        family=spec.family,
        structure=key,
        precision=question.precision.name,
        workload=question.workload,
        sizes=sizes,
        options={name: tuple(_borne(spec, module, name, question.workload)) for name in module.conventions},
        chosen=dict(question.conventions),
        follows=() if spec.inference else tuple(_follows(spec, sizes)),
        max_seq=spec.max_seq,
        hard=spec.hard_max,
        fixed=spec.dims.get("seq"),
        decodes=spec.features.architecture == "encoder_decoder",
        bodies=tuple(_bodies(spec)),
        mtp=tuple(dict.fromkeys(group.kind for group in spec.stack if group.mtp)),
        warnings=question.warnings,
    )


def _borne(spec: ModelSpec, module: Module, name: str, workload: str) -> Iterator[str]:
    """Options that `symcost eval` accepts for this model."""
    for option in module.conventions[name]:
        try:
            conventions(spec, module, Options(conventions={name: option}, workload=workload))
        except UsageError:
            continue
        yield option


def _follows(spec: ModelSpec, sizes: Mapping[str, Any]) -> Iterator[str]:
    """Lengths that are what they would be if only `seq` were stated."""
    seq = sizes.get("seq")
    if seq is not None and sizes.get("context") == seq:
        yield "context"
    longest = spec.max_seq if spec.hard_max and spec.max_seq is not None else seq
    if seq is not None and sizes.get("target_seq") == min(seq, longest):
        yield "target_seq"


def _bodies(spec: ModelSpec, prefix: str = "") -> Iterator[Body]:
    kinds = list(spec.layer_counts())
    counts = {kind: f"{prefix}layers" if len(kinds) == 1 else f"{prefix}{kind}_layers" for kind in kinds}
    yield Body(counts, tuple((group.kind, group.count) for group in spec.stack if not group.mtp))
    if spec.vision is not None:
        yield from _bodies(spec.vision, f"{spec.vision.name}_")
