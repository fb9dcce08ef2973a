"""What a name on the command line means: a sheet, a snapshot, a model, a formula set; and its audit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symcost.audit.run import Report, audit_claims, audit_models
from symcost.audit.sheets import load_sheet
from symcost.audit.snapshot_file import places, read_snapshot
from symcost.audit.statement import AuditedModel
from symcost.audit.targets.claims import statements_of
from symcost.audit.targets.snapshot import audited_models
from symcost.errors import SpecError, UsageError
from symcost.files import exists, is_file

if TYPE_CHECKING:
    from symcost.ir.spec import ModelSpec

STANDARD, COMPUTE_GRAPH = "standard", "compute_graph"
_SETS = (STANDARD, COMPUTE_GRAPH)
_YAML = (".yaml", ".yml")


def audit(target: str | None = None, formulas: str | None = None) -> Report:
    """The audit of a target.

    Args:
        target: a sheet of cards, a snapshot, or what names a model; None audits a formula set.
        formulas: the set; a model is judged in it.

    Raises:
        SymcostError: the target cannot be read, or the set does not exist.
    """
    if formulas is not None and formulas not in _SETS:
        raise UsageError(f"unknown formula set {formulas!r}", hint=f"known: {', '.join(_SETS)}")
    if target is None:
        from symcost.audit.targets.formula_set import audited_set

        name = formulas or STANDARD
        return _report(name, audited_set(name))
    path = Path(target)
    if is_file(path) and path.suffix in _YAML and not _is_spec(path):
        return _sheet(target, formulas)
    data = _object(path) if is_file(path) and path.suffix == ".json" else {}
    if isinstance(data.get("formulas"), dict):
        snapshot = read_snapshot(json.dumps(data), target)
        all_audited = [audited for audited in audited_models(snapshot, target) if formulas in (None, audited.formulas)]
        return _report(target, all_audited, file=target, lines=places(path.read_text(encoding="utf-8-sig")))
    return _report(target, [_model_of(target, data, formulas)], file=target if exists(path) else "")


def _report(
    target: str, all_audited: list[AuditedModel], file: str = "", lines: dict[str, int] | None = None
) -> Report:
    findings, suppressed = audit_models(all_audited)
    return Report(target, tuple(findings), tuple(suppressed), file=file, lines=lines or {})


def _sheet(target: str, formulas: str | None) -> Report:
    sheet = load_sheet(target)
    findings = audit_claims(sheet.formulas, statements_of(sheet))
    return Report(target, tuple(findings), file=target, lines={claim.name: claim.line for claim in sheet.claims})


def _is_spec(path: Path) -> bool:
    """Whether a YAML file is a model spec, which begins with its schema."""
    from symcost.ir.sheet_yaml import load_yaml

    try:
        return "claims" not in load_yaml(path.read_text(encoding="utf-8"), str(path)) and _has_schema(path)
    except (OSError, UnicodeDecodeError, SpecError):
        return False


def _has_schema(path: Path) -> bool:
    return any(line.startswith("schema:") for line in path.read_text(encoding="utf-8").splitlines())


def _object(path: Path) -> dict[str, Any]:
    """The object in a JSON file; empty where there is none, for the front end to say so."""
    try:
        data = json.loads(path.read_bytes().decode("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _model_of(target: str, data: dict[str, Any], formulas: str | None) -> AuditedModel:
    from symcost.audit.targets.model import audited_model
    from symcost.compiler.pipeline import compile_model
    from symcost.dims import COMPUTE_GRAPH_COEFFICIENTS
    from symcost.frontend.case import from_case
    from symcost.frontend.compute_graph import reduce_spec
    from symcost.frontend.load import load
    from symcost.frontend.source import is_case

    if is_case(data):
        if formulas == STANDARD:
            raise UsageError(
                f"{target} is a case, which states no model of the standard set", hint="leave --formulas out"
            )
        spec = from_case(data, Path(target).stem, target).spec
        return _audited(compile_model(spec, COMPUTE_GRAPH), spec, COMPUTE_GRAPH_COEFFICIENTS, audited_model)
    spec = load(target)
    if formulas == COMPUTE_GRAPH:
        return _audited(compile_model(reduce_spec(spec), formulas), spec, COMPUTE_GRAPH_COEFFICIENTS, audited_model)
    return _audited(compile_model(spec, STANDARD), spec, tuple(spec.dims), audited_model)


def _audited(model: Any, spec: ModelSpec, sizes: tuple[str, ...], audited_model: Any) -> AuditedModel:
    unread = tuple(text for text in spec.warnings if "is not known" in text or "is not read" in text)
    audited: AuditedModel = audited_model(model, unread=unread, sizes=sizes)
    return audited
