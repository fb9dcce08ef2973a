"""What the live part of a page needs: models to choose from, the structures that price them, words for both.

The numbers of a page are computed by the JavaScript of the very evaluators that `symcost eval` executes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from symcost import dims
from symcost.emit import escape
from symcost.emit.document.notation import letters
from symcost.emit.document.words import ROLE_TITLES, total_title
from symcost.emit.javascript import constants, translate
from symcost.emit.page_module import Record, bundle
from symcost.ir.conventions import BY_NAME, CONVENTIONS
from symcost.ir.precision import COMPUTE_WIDTHS, DTYPE_BYTES, NAMED_POLICIES, STORAGE_SLOTS, Precision
from symcost.ir.role_names import total_roles
from symcost.printing.mathml import mathml


@dataclass(frozen=True)
class Body:
    """A stack of layers: the dim that counts each kind, and runs of (kind, count) in order."""

    counts: Mapping[str, str]
    runs: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Preset:
    """A model to choose under a workload, with every size that its structure takes.

    Attributes:
        structure: key of the structure that prices it.
        variants: by a precision that changes formulas, the key of the structure then.
        workload: training, prefill or decode.
        options: of each convention, the options that the model bears.
        chosen: the options with which it opens.
        follows: lengths that go with `seq` until they are stated.
        max_seq: longest sequence; `hard` where longer is refused, `fixed` where no other length exists.
        decodes: whether it has a decoder beside an encoder.
        mtp: kinds of the layers in its multi-token-prediction blocks.
    """

    name: str
    family: str
    structure: str
    precision: str
    workload: str
    sizes: Mapping[str, int | Fraction]
    options: Mapping[str, tuple[str, ...]]
    chosen: Mapping[str, str]
    follows: tuple[str, ...]
    max_seq: int | None
    hard: bool
    fixed: int | None
    decodes: bool
    bodies: tuple[Body, ...]
    mtp: tuple[str, ...]
    warnings: tuple[str, ...]
    variants: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Live:
    """The live part of a page.

    Attributes:
        presets: the first is the one with which the page opens.
        structures: evaluators by key; the first is the document's own.
        fast: the document's own as a fast Python evaluator, where it has no readable one.
        policies: of the document's model, beside those that every page knows.
    """

    presets: tuple[Preset, ...]
    structures: Mapping[str, Record]
    own: str
    fast: str = ""
    policies: tuple[Precision, ...] = ()


def page_data(live: Live) -> dict[str, Any]:
    """The data of a page, ready for JSON. Numbers are texts: JSON's readers round them."""
    names = sorted({name for preset in live.presets for name in preset.sizes}, key=dims.order)
    formulas = constants(live.fast)["FORMULAS"] if live.fast else live.structures[live.own]["formulas"]
    policies = NAMED_POLICIES | {policy.name: policy for policy in live.policies}
    roles = {"training": total_roles(formulas), "inference": total_roles(formulas, inference=True)}
    return {
        "own": live.own,
        "fast": uses(live.fast) if live.fast else None,
        "presets": list(map(_preset, live.presets)),
        "policies": {name: dict(policy.slots) for name, policy in policies.items()},
        "scaled": [name for name, policy in policies.items() if not policy.plain],
        "dtypes": {name: str(width) for name, width in DTYPE_BYTES.items()},
        "slots": {dim: slot for slot, dim in {**STORAGE_SLOTS, **COMPUTE_WIDTHS}.items()},
        "roles": {workload: list(listed) for workload, listed in roles.items()},
        "roleTitles": ROLE_TITLES,
        "dims": {name: _dim(name) for name in names},
        "conventions": [_convention(row.name) for row in CONVENTIONS],
        "totals": _titles(live),
    }


def evaluator_script(live: Live) -> str:
    """The evaluators as one module of the page: the document's own if it is a fast one, and a library of all others."""
    return (translate(live.fast) if live.fast else "") + bundle(live.structures)


def uses(source: str) -> list[str]:
    """Conventions that change a number of a fast evaluator."""
    found = [name for name in BY_NAME if re.search(rf"\bif {name} (?:==|in) ", source)]
    depth = '"mtp_depth"' in source and "mtp" not in found
    return [*found, "mtp"] if depth else found


def _titles(live: Live) -> dict[str, str]:
    """What totals are called; a served model's are named as such."""
    listed = [constants(live.fast)["Totals"]] if live.fast else []
    listed += [record["totals"] for record in live.structures.values()]
    return {name: total_title(name) for names in listed for name in names}


def _preset(preset: Preset) -> dict[str, Any]:
    return {
        "name": preset.name,
        "title": escape.visible(preset.name),
        "family": preset.family,
        "structure": preset.structure,
        "variants": dict(preset.variants),
        "precision": preset.precision,
        "workload": preset.workload,
        "sizes": {name: str(value) for name, value in preset.sizes.items()},
        "conventions": {name: list(options) for name, options in preset.options.items()},
        "chosen": dict(preset.chosen),
        "follows": list(preset.follows),
        "max": None if preset.max_seq is None else str(preset.max_seq),
        "hard": preset.hard,
        "fixed": None if preset.fixed is None else str(preset.fixed),
        "decodes": preset.decodes,
        "bodies": [{"counts": dict(body.counts), "runs": [list(run) for run in body.runs]} for body in preset.bodies],
        "mtp": list(preset.mtp),
        "warnings": list(preset.warnings),
    }


def _dim(name: str) -> dict[str, str]:
    dim = dims.describe(name)
    latex = letters([dims.symbol(name)], {})[name]
    return {"letter": mathml(latex), "meaning": dim.meaning, "unit": dim.unit, "sign": dim.sign}


def _convention(name: str) -> dict[str, Any]:
    row = BY_NAME[name]
    pairs: Sequence[tuple[str, str]] = list(zip(row.options, row.meanings, strict=True))
    return {
        "name": name,
        "meaning": row.meaning,
        "options": [{"name": option, "meaning": meaning} for option, meaning in pairs],
    }
