"""A case of the compute_graph calculator: a model, the batch and sequence it is trained with, and a precision.

The same files hold recorded results; these are ignored. Every field of a model must be stated but for the
coefficients, which default as in the source.
"""

from __future__ import annotations

import difflib
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, ValidationError

from symcost.dims import DIMS
from symcost.errors import SpecError, UsageError
from symcost.frontend.compute_graph import graph_spec
from symcost.frontend.config import show
from symcost.ir.precision import policy
from symcost.ir.spec import ModelSpec, Number

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

FAMILY = "compute_graph"


@dataclass(frozen=True)
class Case:
    """A case, read.

    Attributes:
        precision: name of a policy.
        coefficients: all of the source's, by dim name.
    """

    spec: ModelSpec
    batch: int
    seq: int
    precision: str
    coefficients: Mapping[str, Number]


def _factor(value: object) -> Fraction:
    """An exact non-negative number: what a file writes as 1.125 is 9/8."""
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal):
        raise ValueError("a number is expected")
    if not isinstance(value, int) and not math.isfinite(value):
        raise ValueError("a number is expected")
    if value < 0:
        raise ValueError("it must be at least 0")
    return Fraction(str(value))


def _default(name: str) -> Any:
    """The source's own value of a coefficient."""
    return DIMS[name].default


Size = Annotated[int, Field(gt=0)]
Count = Annotated[int, Field(ge=0)]
Factor = Annotated[Fraction, PlainValidator(_factor)]


class _Stated(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class _Model(_Stated):
    hidden_size: Size
    num_attention_heads: Size
    num_hidden_layers: Count
    num_dense_hidden_layers: Count
    num_moe_hidden_layers: Count
    dense_intermediate_size: Count
    moe_intermediate_size: Count
    vocab_size: Size
    n_routed_experts: Count
    n_shared_experts: Count
    num_experts_per_tok: Count
    capacity_factor: Factor = Fraction(_default("capacity_factor"))
    alpha_silu: Count = _default("alpha_silu")
    beta_bias: Count = _default("beta_bias")
    gamma_rms: Count = _default("gamma_rms")
    delta_softmax: Count = _default("delta_softmax")
    epsilon_topk: Count = _default("epsilon_topk")
    gamma_adam: Count = _default("gamma_adam")


class _Train(_Stated):
    global_batch_size: Size
    seq_len: Size
    # The source reads these and computes nothing from them.
    num_micro_batches: Any = None
    total_tokens: Any = None


class _File(BaseModel):
    # What else stands in a case are results of an earlier run.
    model_config = ConfigDict(extra="ignore", strict=True, frozen=True)
    model: _Model
    train: _Train
    precision: str


# Field of the source, dim, and the kind of layer that alone needs it.
_SIZES = (
    ("hidden_size", "hidden", ""),
    ("num_attention_heads", "heads", ""),
    ("vocab_size", "vocab", ""),
    ("dense_intermediate_size", "ffn", "dense"),
    ("moe_intermediate_size", "moe_ffn", "moe"),
    ("n_routed_experts", "experts", "moe"),
    ("num_experts_per_tok", "top_k", "moe"),
    ("n_shared_experts", "shared_experts", "optional"),
)
_COEFFICIENTS = tuple(name for name in _Model.model_fields if name in DIMS)


def from_case(data: Mapping[str, Any], name: str, where: str) -> Case:
    """Reads a case.

    Args:
        data: the parsed object.
        name: the model's name, safe for a path.
        where: the file, for messages.

    Raises:
        SpecError: a field is missing, unknown, of the wrong type or too small, or layers do not add up; names file,
            field, value and remedy.
    """
    try:
        read = _File.model_validate(data)
    except ValidationError as errors:
        raise _refusal(errors.errors()[0], where) from None
    model = read.model
    _check_layers(model, where)
    _check_precision(read.precision, where)
    spec = graph_spec(
        name,
        FAMILY,
        {dim: getattr(model, field) for field, dim, _ in _SIZES},
        (("dense", model.num_dense_hidden_layers), ("moe", model.num_moe_hidden_layers)),
        tuple(_doubts(model, where)),
        where,
    )
    coefficients = {key: getattr(model, key) for key in _COEFFICIENTS}
    return Case(spec, read.train.global_batch_size, read.train.seq_len, read.precision, coefficients)


def _check_layers(model: _Model, where: str) -> None:
    counts = {"dense": model.num_dense_hidden_layers, "moe": model.num_moe_hidden_layers}
    if sum(counts.values()) != model.num_hidden_layers:
        raise SpecError(
            f"model.num_hidden_layers is {model.num_hidden_layers}, but num_dense_hidden_layers {counts['dense']} and "
            f"num_moe_hidden_layers {counts['moe']} are {sum(counts.values())} together",
            where=where,
            hint="make the dense and the moe layers add up to num_hidden_layers",
        )
    for field, _, kind in _SIZES:
        if counts.get(kind) and getattr(model, field) == 0:
            raise SpecError(
                f"model.{field} is 0: the {counts[kind]} {kind} layers need it to be at least 1",
                where=where,
                hint=f"correct {field}, or set num_{kind}_hidden_layers to 0",
            )


def _check_precision(name: str, where: str) -> None:
    try:
        policy(name)
    except UsageError as unknown:
        raise SpecError(f"precision is {show(name)}: no such policy", where=where, hint=unknown.hint) from None


def _doubts(model: _Model, where: str) -> Iterator[str]:
    """What the source evaluates although no model has it."""
    if model.num_moe_hidden_layers and model.num_experts_per_tok > model.n_routed_experts:
        yield (
            f"{where}: num_experts_per_tok {model.num_experts_per_tok} is more than n_routed_experts "
            f"{model.n_routed_experts}; evaluated as the source does"
        )


# Type of pydantic's error: what is wrong and what to do, over the field, its value and the error's own context.
_PROBLEMS = {
    "missing": ("{field} is missing", "state {field}"),
    "int_type": ("{field} is {value}: a whole number is expected", "write {field} as a JSON integer"),
    "string_type": ("{field} is {value}: a string is expected", "write the name of a precision policy"),
    "greater_than": ("{field} is {value}: it must be at least 1", "correct {field}"),
    "greater_than_equal": ("{field} is {value}: it must be at least 0", "correct {field}"),
    "model_type": ("{field} is {value}: an object is expected", "write {field} as a JSON object"),
    "value_error": ("{field} is {value}: {error}", "write {field} as a JSON number of at least 0"),
}


def _refusal(error: ErrorDetails, where: str) -> SpecError:
    field = ".".join(map(str, error["loc"])) or "the case"
    if error["type"] == "extra_forbidden":
        return SpecError(
            f"{field} is {show(error['input'])}: a case has no such field", where=where, hint=_nearest(error)
        )
    problem, hint = _PROBLEMS.get(error["type"], ("{field} is {value}: {error}", "correct {field}"))
    reason = error.get("ctx", {}).get("error", error["msg"])
    words = {"field": field, "value": show(error["input"]), "error": reason}
    return SpecError(problem.format(**words), where=where, hint=hint.format(**words))


def _nearest(error: ErrorDetails) -> str:
    owner, field = map(str, error["loc"][:2])
    known = list((_Model if owner == "model" else _Train).model_fields)
    near = difflib.get_close_matches(field, known, n=1)
    return f"did you mean {near[0]}?" if near else f"remove it; {owner} has {', '.join(known)}"
