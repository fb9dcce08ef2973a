"""What the tests of sharding share: recorded runs, models of their sizes, and the numbers of a rank."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import symcost
from symcost.api.model import Model, price
from symcost.api.sharding import sharding
from symcost.evaluate.question import Options
from symcost.evaluate.result import result

DATA = Path(__file__).parents[1] / "data" / "sharding"
DTYPES = {"FP32": "float32", "BF16": "bfloat16", "INT64": "int64"}


@cache
def recorded(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def model(sizes: dict[str, Any]) -> Model:
    """A model of the recorded sizes: llama's layers, or GPT-2's with biases and without positions."""
    base = {
        "hidden_size": sizes["h"],
        "num_hidden_layers": sizes["L"],
        "num_attention_heads": sizes["n"],
        "vocab_size": sizes["V"],
        "intermediate_size": sizes["f"],
        "max_position_embeddings": 2048,
        "tie_word_embeddings": False,
    }
    if sizes["norm"] == "rms":
        heads = {"num_key_value_heads": sizes["k"], "head_dim": sizes["d"]}
        return symcost.load({**base, "model_type": "llama", **heads})
    return symcost.load({**base, "model_type": "gpt_neox", "use_parallel_residual": False, "attention_bias": True})


def rank(source: Model | str, batch: int = 1, seq: int = 64, precision: str = "fp32", **stated: Any) -> dict[str, Any]:
    """The complete result for one rank; conventions under `conventions`, everything else is of the sharding."""
    loaded = symcost.load(source) if isinstance(source, str) else source
    conventions = stated.pop("conventions", {})
    settings = stated.pop("settings", {})
    asked = Options(batch=batch, seq=seq, precision=precision, conventions=conventions, settings=settings)
    return result(price(loaded, Options(**{**vars(asked), "sharding": sharding(**stated)})))


def matmuls(found: dict[str, Any]) -> dict[str, int]:
    return {phase: found["flops"][phase]["matmul"] for phase in ("forward", "backward")}


def sent(found: dict[str, Any], component: str = "") -> Counter[tuple[str, str, str, int]]:
    """Numbers of collectives in forward and backward by phase, kind, dtype and payload."""
    counts: Counter[tuple[str, str, str, int]] = Counter()
    for item in found["communication"]:
        if item["phase"] != "optimizer" and component in ("", item["component"]):
            key = (item["phase"], item["collective"], DTYPES[item["dtype"]], item["payload_bytes"])
            counts[key] += item["count"]
    return counts


def wanted(case: dict[str, Any]) -> Counter[tuple[str, str, str, int]]:
    counts: Counter[tuple[str, str, str, int]] = Counter()
    for *key, count in case["collectives"]:
        counts[tuple(key)] += count  # type: ignore[index]
    return counts
