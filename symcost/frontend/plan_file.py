"""Plans of sharding from YAML: ours by name, a user's by its path. Text is data: nothing in it is resolved."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from symcost.errors import SpecError, UsageError
from symcost.files import is_file, read_text
from symcost.ir.axes import AXES
from symcost.ir.package import package_folder
from symcost.ir.plan import CHOICES, MESH, Plan

NAMES = ("megatron", "torch", "transformers")
_FLAGS = ("counts", "loss_parallel")
_LISTS = ("whole", "sequence")
_WORDS = {"extra_forbidden": "no such field", "missing": "the field is missing"}


@cache
def plan(name: str) -> Plan:
    """A plan by its name, or from a file.

    Raises:
        UsageError: no such plan or file.
        SpecError: a file that is no plan, with the field and its remedy.
    """
    if name in NAMES:
        text = (package_folder() / "frontend" / "plans" / f"{name}.yaml").read_text(encoding="utf-8")
        return read_plan(text, f"{name}.yaml")
    path = Path(name)
    if not is_file(path):
        raise UsageError(f"--plan {name!r} is neither a plan nor a file", hint=f"plans: {', '.join(NAMES)}")
    return read_plan(read_text(path, "the plan", "name a YAML file"), name, own=True)


def read_plan(text: str, where: str, *, own: bool = False) -> Plan:
    """A plan from its text.

    Raises:
        SpecError: an unknown field, component, axis, mesh dimension or choice.
    """
    from pydantic import ValidationError

    from symcost.ir.sheet_yaml import load_yaml

    table = load_yaml(text, where)
    try:
        read = _form().model_validate(dict(table), context={"text": True})
    except ValidationError as problem:
        # A field that is unknown comes first: the one that is missing may be that one misspelt.
        first = min(problem.errors(), key=lambda error: error["type"] != "extra_forbidden")
        place, said = ".".join(map(str, first["loc"])), _WORDS.get(first["type"], first["msg"])
        known = ", ".join(field.alias or name for name, field in _form().model_fields.items())
        raise SpecError(f"{place}: {said}", where=where, hint=f"fields: {known}") from None
    given: dict[str, Any] = read.model_dump(exclude_none=True, exclude={"schema_"})
    divides = tuple((kind, axis, mesh) for kind, axes in given.pop("divides").items() for axis, mesh in axes.items())
    for kind, axis, mesh in divides:
        _check(kind, axis, mesh, where, own)
    for name in _LISTS:
        given[name] = tuple(given.get(name, ()))
    stages = given.pop("stages", [])
    return Plan(divides=divides, stages=tuple(stages), own=own, **given)


def _check(kind: str, axis: str, mesh: str, where: str, own: bool) -> None:
    if axis not in AXES:
        hint = f"axes: {', '.join(AXES)}"
        raise SpecError(f"divides.{kind}: no tensor has an axis {axis!r}", where=where, hint=hint)
    if mesh not in MESH:
        hint = f"mesh dimensions: {', '.join(MESH)}"
        raise SpecError(f"divides.{kind}.{axis}: {mesh!r} is no mesh dimension", where=where, hint=hint)
    if own:
        from symcost.layers.catalogue import catalogue

        known = sorted({item.type for item in catalogue().values() if item.formulas == "standard"})
        if kind not in known:
            raise SpecError(f"divides: no component {kind!r}", where=where, hint=f"components: {', '.join(known)}")


@cache
def _form() -> Any:
    """The model of a plan's fields; scalars are text that must be exact."""
    from typing import Literal

    from pydantic import BaseModel, ConfigDict, Field, create_model

    from symcost.frontend.spec_schema import Positive, Truth

    class Strict(BaseModel):
        model_config = ConfigDict(extra="forbid", strict=True)

    fields: dict[str, Any] = {
        "schema_": (Literal["1"], Field(alias="schema")),
        "name": (str, ...),
        "summary": (str, ""),
        "divides": (dict[str, dict[str, str]], ...),
        **{name: (list[str], []) for name in _LISTS},
        **{name: (Literal[options] | None, None) for name, options in CHOICES.items()},
        **dict.fromkeys(_FLAGS, (Truth | None, None)),
        "vocab_multiple": (Positive | None, None),
        "stages": (list[Positive], []),
    }
    return create_model("PlanFile", __base__=Strict, **fields)
