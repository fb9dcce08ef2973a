"""Sharded data parallelism against torch's, and ZeRO against its paper."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sharding.ranks import DTYPES, matmuls, model, rank, recorded, sent, wanted

FSDP = recorded("fsdp-llama-like")


@pytest.mark.parametrize("case", FSDP["cases"])
def test_fsdp(case: dict[str, Any]) -> None:
    slots = {name: short for short, name in DTYPES.items()}
    precision = {"FP32": "fp32", "BF16": "bf16_mixed_fp32_grad"}[slots[case["param_dtype"]]]
    found = rank(
        model(FSDP["model"]),
        case["batch"],
        case["seq"],
        precision,
        dp=case["dp_shard"],
        zero=3,
        fsdp="reshard" if case["reshard_after_forward"] else "keep",
        plan="torch",
        conventions={"pairs": "full"},
    )
    assert found["totals"]["params"] == case["params_per_rank"]
    assert matmuls(found["totals"]) == case["flops"]
    assert sent(found) == wanted(case)
