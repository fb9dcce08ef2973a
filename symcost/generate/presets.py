"""Models to choose from in a live page: the document's own under every workload, and all that come with the package."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from symcost import frontend
from symcost.compiler.modules import fast_source, page_record, structure_key
from symcost.emit.javascript import constants
from symcost.emit.live import Body, Live, Preset
from symcost.emit.page_module import Record
from symcost.errors import SymcostError, UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.conventions import conventions
from symcost.evaluate.module import Module
from symcost.evaluate.numbers import parse, whole
from symcost.evaluate.policies import policy_of
from symcost.evaluate.question import Free, Options, Question
from symcost.ir.conventions import INFERENCE, TRAINING, of_model, taken
from symcost.ir.precision import NAMED_POLICIES, Precision
from symcost.ir.spec import ModelSpec

_STANDARD = "standard"
WORKLOADS = (TRAINING, "prefill", "decode")


def offered() -> tuple[str, ...]:
    """Names of the models that every page offers: all that come with the package."""
    return tuple(frontend.bundled())


@dataclass
class _Structures:
    """Evaluators by key, and their tables as modules to ask."""

    records: dict[str, Record] = field(default_factory=dict)
    tables: dict[str, Module] = field(default_factory=dict)

    def add(self, spec: ModelSpec, formulas: str, precision: Precision | None = None) -> str:
        """The key of a model's structure, whose evaluator is there from now on."""
        scaled = precision if precision is not None and not precision.plain else None
        key = structure_key(spec, formulas) + (f" {scaled.name}" if scaled else "")
        if key not in self.records:
            record = page_record(spec, formulas, scaled)
            self.records[key] = record | {"options": _options(record)}
            self.tables[key] = _module(self.records[key])
        return key


def live(
    spec: ModelSpec, formulas: str, result: Mapping[str, Any] | None, precision: Precision | None = None
) -> Live | None:
    """The live part of a model's page.

    Args:
        result: JSON of `symcost eval`, with which the page opens; a family by name has none, and opens with the
            first bundled model of its structure.
        precision: the policy of the result.

    Returns:
        None where there is no model to show.
    """
    known = _Structures()
    fast = "" if spec.layout is None else fast_source(spec, formulas)
    if fast:
        own = structure_key(spec, formulas)
        known.tables[own] = read(fast)
    else:
        own = known.add(spec, formulas, precision)
    presets = [] if result is None else [_stated(spec, formulas, precision, result, known)]
    if formulas == _STANDARD:
        presets += _served(spec, known) if presets and spec.layout is None else []
        presets += sorted(_bundled(known), key=lambda item: (item.structure != own, item.name))
    named = {(preset.name, preset.workload): preset for preset in reversed(presets)}
    kept = tuple(preset for preset in presets if named[preset.name, preset.workload] is preset)
    if not kept or own not in (kept[0].structure, *kept[0].variants.values()):
        return None
    used = {key for preset in kept for key in (preset.structure, *preset.variants.values())}
    policies = {policy.name: policy for policy in (precision, spec.stored) if policy is not None}
    records = {key: record for key, record in known.records.items() if key in used}
    return Live(kept, records, own, fast, tuple(policies.values()))


def _served(spec: ModelSpec, known: _Structures) -> Iterator[Preset]:
    """The document's model under every workload that it bears."""
    for workload in WORKLOADS:
        yield from _presets(spec, workload, known, scaled=True)


def _bundled(known: _Structures) -> Iterator[Preset]:
    """Bundled models under every workload."""
    for slug in offered():
        for workload in WORKLOADS:
            yield from _presets(frontend.load(slug), workload, known)


def _presets(spec: ModelSpec, workload: str, known: _Structures, *, scaled: bool = False) -> Iterator[Preset]:
    """The preset of a model under a workload, as `symcost eval` would price it; none where it would refuse.

    Args:
        scaled: whether structures of policies that change formulas are wanted too.
    """
    served = workload != TRAINING
    spec = replace(spec, workload=INFERENCE if served else TRAINING)
    if served and spec.unserved:
        return
    precision = policy_of(Options(workload=workload), "", spec.stored)
    key = known.add(spec, _STANDARD)
    try:
        question = ask(spec, known.tables[key], Options(workload=workload, precision=precision))
    except SymcostError:
        # It leaves a size open, which only a person can state, or has nothing to do under this workload.
        return
    yield _preset(spec, key, known.tables[key], question, _variants(spec, known, precision, every=scaled))


def _variants(spec: ModelSpec, known: _Structures, own: Precision | None, *, every: bool) -> dict[str, str]:
    """Structures of a model in policies that change formulas: its own, or every one that symcost names."""
    named = [policy for policy in NAMED_POLICIES.values() if every and policy.served == spec.inference]
    wanted = [*named, *([own] if own is not None else [])]
    return {policy.name: known.add(spec, _STANDARD, policy) for policy in wanted if not policy.plain}


def read(source: str) -> Module:
    """A fast evaluator's tables, without its functions: these are executed in the page."""
    return _tables(**constants(source))


def _tables(**tables: Any) -> Module:
    raw = types.ModuleType("symcost_tables")
    vars(raw).update(tables)
    return Module(raw)


def _options(record: Record) -> dict[str, list[str]]:
    """Every convention of the formula set with its options, those without effect on the model included."""
    workload = record.get("workload", TRAINING)
    every = of_model(workload) if record["formulas"] == _STANDARD else ()
    return {row.name: record["conventions"].get(row.name) or list(row.ordered(workload)) for row in every}


def _module(record: Record) -> Module:
    """A record's tables as a module to ask."""
    instances = tuple(
        (kind, name, type_, group, own or times, tied)
        for kind, times, parts in record["layers"]
        for _, name, type_, group, _, own, tied in parts
    )
    return _tables(
        FAMILY=record["family"],
        FORMULAS=record["formulas"],
        CONVENTIONS=record["options"],
        DIMS=tuple(record["dims"]),
        WIDTHS=tuple(record["widths"]),
        COEFFICIENTS={name: Fraction(value) for name, value in record["coefficients"].items()},
        INSTANCES=instances,
    )


def _stated(
    spec: ModelSpec, formulas: str, precision: Precision | None, result: Mapping[str, Any], known: _Structures
) -> Preset:
    """The document's model as its result states it."""
    alone = formulas != _STANDARD or spec.layout is not None
    key = next(iter(known.tables)) if alone else known.add(spec, formulas)
    module = known.tables[key]
    stated = {name: whole(parse(str(value), name=name)) for name, value in result["dims"].items()}
    workload = result.get("workload", TRAINING)
    question = Question(
        spec.name,
        spec.family,
        module.formulas,
        stated,
        {name: str(option).lower() for name, option in result["conventions"].items() if taken(name, option)},
        NAMED_POLICIES["fp32"],
        (),
        tuple(result["warnings"]),
        workload=workload,
    )
    variants = {} if alone else _variants(spec, known, precision, every=True)
    return replace(_preset(spec, key, module, question, variants), precision=result["precision"])


def _preset(spec: ModelSpec, key: str, module: Module, question: Question, variants: Mapping[str, str]) -> Preset:
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
        variants=variants,
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
