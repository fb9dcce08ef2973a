"""The form of our own model file: what may stand in it, and its JSON schema for editors."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationInfo, create_model

from symcost.dims import COEFFICIENTS, DIMS, SIZES
from symcost.ir.spec import Features
from symcost.stack.op_counts import OP_CLASSES

# Lengths belong to a question, not to a model.
_NOT_OF_A_MODEL = {"batch", "seq", "target_seq", "context", "images", "grad_accum"}
MODEL_DIMS = tuple(name for name in DIMS if name in SIZES - _NOT_OF_A_MODEL and name not in COEFFICIENTS)

ATTENTIONS = (
    "full",
    "sliding",
    "linear",
    "lightning",
    "mamba",
    "mamba2",
    "conv",
    "chunked",
    "sparse",
    "sparse_shared",
    "kda",
    "rglru",
    "rwkv",
    "none",
)
FFNS = ("dense", "moe", "channel_mix", "none")

_NORMS = ("rms", "rms_offset", "rms_plain", "layer", "layer_offset", "layer_no_bias", "layer_plain")
# Words of the features that are no switches; `norm` and `activation` among them.
CHOICES: dict[str, tuple[str, ...]] = {
    "architecture": ("decoder", "encoder", "encoder_decoder", "vision"),
    "norm": _NORMS,
    "ssm_norm": ("none", *_NORMS),
    "norm_placement": ("pre", "post", "sandwich", "parallel", "parallel_two", "post_residual", "pre_ffn"),
    "qk_norm": ("none", "head", "head_each", "full", "head_plain", "head_layer", "full_layer", "head_each_layer"),
    "attention_gate": ("none", "element", "head"),
    "activation": (
        *("linear", "relu", "relu2", "silu", "gelu", "gelu_tanh", "quick_gelu", "clamped_swiglu", "tanh", "sigmoid"),
        *("hardsigmoid", "hardswish", "xielu"),
    ),
    "router_score": ("softmax", "sigmoid"),
    "shared": ("none", "count", "width"),
    "rotary": ("full", "partial", "none"),
    "relative_bias": ("none", "make", "read"),
    "head": ("lm", "mlm", "none", "classifier", "contrastive"),
}


def _whole(value: object, info: ValidationInfo) -> object:
    """YAML hands over text: digits are a whole number there, and only there."""
    text = bool(info.context and info.context.get("text"))
    return int(value) if text and isinstance(value, str) and value.isascii() and value.isdigit() else value


def _no_truth(value: object) -> object:
    """A literal compares equal to true; a version is a number."""
    return repr(value) if isinstance(value, bool | float) else value


def _truth(value: object, info: ValidationInfo) -> object:
    text = bool(info.context and info.context.get("text"))
    return {"true": True, "false": False}.get(value, value) if text and isinstance(value, str) else value


Count = Annotated[int, Field(ge=0), BeforeValidator(_whole)]
Positive = Annotated[int, Field(ge=1), BeforeValidator(_whole)]
Truth = Annotated[bool, BeforeValidator(_truth)]
KindName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=60)]
OtherKind = Annotated[str, Field(pattern=r"^([a-z][a-z0-9_]*)?$", max_length=60)]


class _Stated(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def _feature_fields() -> dict[str, Any]:
    """A field for each feature, unset where the file leaves it to the family."""
    found: dict[str, Any] = {}
    for item in fields(Features):
        if item.name in CHOICES:
            found[item.name] = (Literal[CHOICES[item.name]] | None, None)
        elif isinstance(item.default, bool):
            found[item.name] = (Truth | None, None)
        elif isinstance(item.default, str):
            # The name of a kind, or nothing.
            found[item.name] = (OtherKind | None, None)
    return found


FeatureSet = create_model("FeatureSet", __base__=_Stated, **_feature_fields())


class Kind(_Stated):
    """Flavours of a layer kind whose name does not say them."""

    attention: Literal[ATTENTIONS] = "full"  # type: ignore[valid-type]
    ffn: Literal[FFNS] = "dense"  # type: ignore[valid-type]
    features: FeatureSet = FeatureSet()  # type: ignore[valid-type]


class Layers(_Stated):
    """A run of equal layers, body first."""

    kind: KindName
    count: Positive
    mtp: Truth = False


class Tower(_Stated):
    """What model and vision tower have in common."""

    dims: dict[Literal[MODEL_DIMS], Count]  # type: ignore[valid-type]
    features: FeatureSet = FeatureSet()  # type: ignore[valid-type]
    layers: Annotated[list[Layers], Field(min_length=1)] | None = None
    kinds: dict[KindName, Kind] = {}
    ops: dict[KindName, dict[Literal[tuple(OP_CLASSES)], Count]] = {}  # type: ignore[valid-type]


class SpecFile(Tower):
    """A model that has no config.json."""

    version: Annotated[Literal[1], BeforeValidator(_no_truth), BeforeValidator(_whole)] = Field(alias="schema")
    name: Annotated[str, Field(min_length=1, max_length=120)]
    family: str
    max_seq: Positive | None = None
    vision: Tower | None = None


def json_schema() -> str:
    """The JSON schema of a model file, as docs/schema/model-spec.json holds it."""
    schema = SpecFile.model_json_schema(by_alias=True)
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "symcost model spec"}
    return json.dumps({**schema, **head}, indent=2, sort_keys=True) + "\n"
