"""The forms of files as JSON schemas, written by hand from what their pages say; of a model spec the published one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
TEXT, POSITIVE = {"type": "string"}, {"type": "number", "exclusiveMinimum": 0}
WHOLE, COUNT = {"type": "integer", "minimum": 1}, {"type": "integer", "minimum": 0}
DTYPE = {"enum": "FP32 TF32 BF16 FP16 FP8 MXFP8 MXFP4 NVFP4 INT8 INT4 FP64 INT32 INT64 BOOL UINT8".split()}


def table(required: str, optional: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """An object with these fields and no others."""
    known = {**fields, **(optional or {})}
    return {"type": "object", "properties": known, "required": required.split(), "additionalProperties": False}


def every(value: Any, names: Any = TEXT) -> dict[str, Any]:
    """An object whose values are alike."""
    return {"type": "object", "additionalProperties": value, "propertyNames": names}


def or_nothing(required: str, **fields: Any) -> dict[str, Any]:
    """The same, or null."""
    return {"anyOf": [{"type": "null"}, table(required, **fields)]}


_LINK = table("bandwidth", bandwidth=POSITIVE, latency={"type": "number", "minimum": 0})
HARDWARE = table(
    "peak bandwidth memory",
    schema={},
    name=TEXT,
    source=TEXT,
    peak=table("matmul", matmul=every(POSITIVE, DTYPE), vector=every(POSITIVE, DTYPE)),
    bandwidth=POSITIVE,
    memory=POSITIVE,
    links=or_nothing("devices within between", source=TEXT, devices=WHOLE, within=_LINK, between=_LINK),
)
_MODEL = {
    "hidden_size": WHOLE,
    "num_attention_heads": WHOLE,
    "vocab_size": WHOLE,
    **dict.fromkeys(
        """num_hidden_layers num_dense_hidden_layers num_moe_hidden_layers dense_intermediate_size
        moe_intermediate_size n_routed_experts n_shared_experts num_experts_per_tok""".split(),
        COUNT,
    ),
}
_FACTORS = "alpha_silu beta_bias gamma_rms delta_softmax epsilon_topk gamma_adam".split()
CASE = {
    "type": "object",
    "properties": {
        "model": table(" ".join(_MODEL), {**_MODEL, **dict.fromkeys(_FACTORS, COUNT)}, capacity_factor={"minimum": 0}),
        "train": table(
            "global_batch_size seq_len", global_batch_size=WHOLE, seq_len=WHOLE, num_micro_batches={}, total_tokens={}
        ),
        "precision": TEXT,
    },
    "required": ["model", "train", "precision"],
}
_WORDS = {"type": "array", "items": TEXT}
_TEXTS = {"anyOf": [{"const": ""}, every(TEXT)]}
_CLAIM = table(
    "name formula",
    **dict.fromkeys("name formula equals value expect source".split(), TEXT),
    **dict.fromkeys("at assume conventions states".split(), _TEXTS),
    accept={"anyOf": [TEXT, _WORDS]},
    mentions={"anyOf": [TEXT, _WORDS]},
)
SHEET = table(
    "family claims",
    **dict.fromkeys("sheet source family formulas precision".split(), TEXT),
    **dict.fromkeys("conventions letters assume where".split(), _TEXTS),
    accept={"anyOf": [TEXT, _WORDS]},
    claims={"type": "array", "items": _CLAIM, "minItems": 1},
)
_LIST = {"anyOf": [{"type": "string", "minLength": 1}, {**_WORDS, "minItems": 1}]}
_AXIS = {"anyOf": [TEXT, _WORDS, table("from to", **dict.fromkeys(("from", "to", "step", "times"), TEXT))]}
_NOTHING = {"const": ""}
GRID = table(
    "",
    models=_LIST,
    precisions=_LIST,
    where=_LIST,
    dims={"anyOf": [_NOTHING, every(_AXIS)]},
    conventions={"anyOf": [_NOTHING, every(_LIST)]},
    link={"anyOf": [_NOTHING, every(TEXT)]},
)
_TRUTH = {"enum": ["true", "false"]}
_NUMBER = {"type": "string", "pattern": "^0*[1-9][0-9]*$"}
PLAN = {
    "type": "object",
    "properties": {
        "schema": {"const": "1"},
        "name": TEXT,
        "summary": TEXT,
        "divides": every(every(TEXT)),
        **dict.fromkeys(("whole", "sequence"), _WORDS),
        **dict.fromkeys(("counts", "loss_parallel"), _TRUTH),
        "vocab_multiple": _NUMBER,
        "stages": {"type": "array", "items": _NUMBER},
    },
    "required": ["schema", "name", "divides"],
}
PRECISION = table(
    "",
    **dict.fromkeys(("schema", "name", "base"), TEXT),
    slots=every(TEXT),
    overrides=every(every(TEXT)),
    block_scales=table(
        "", weights={"type": "array", "items": _NUMBER, "minItems": 2, "maxItems": 2}, activations=_NUMBER, dtype=TEXT
    ),
)
SPEC = json.loads((ROOT / "docs/schema/model-spec.json").read_text(encoding="utf-8"))
_RECORD = {"type": "object", "properties": {"value": TEXT}, "required": ["value"]}
SNAPSHOT = {
    "type": "object",
    "properties": {
        "schema": {"type": "integer", "minimum": 1, "maximum": 1},
        **dict.fromkeys(("coefficients", "models", "same"), every(TEXT)),
        "kinds": every({"type": "object"}),
        "formulas": every(_RECORD),
    },
    "required": ["schema", "formulas"],
}
