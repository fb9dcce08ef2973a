"""Plan `torch` against what torch's tensors did: parameters, FLOPs and every collective of a rank."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sharding.ranks import matmuls, model, rank, recorded, sent, wanted

FILES = ("tp-llama-like", "tp-gqa-like", "tp-gpt2-like")
CASES = [(name, case) for name in FILES for case in recorded(name)["cases"]]


def shard(name: str, case: dict[str, Any]) -> dict[str, Any]:
    return rank(
        model(recorded(name)["model"]),
        case["batch"],
        case["seq"],
        tp=case["tp"],
        plan="torch",
        sp=case["mode"] == "tp+sp",
        loss_parallel=case.get("loss_parallel", False),
        conventions={"pairs": "full"},
    )


@pytest.mark.parametrize(("name", "case"), CASES)
def test_a_rank(name: str, case: dict[str, Any]) -> None:
    found = shard(name, case)
    assert found["totals"]["params"] == case["params_per_rank"]
    assert sent(found) == wanted(case)
    # The first run of each degree holds more: whole contractions, once each on tensors without storage, by which torch
    # learns a result's shape before it keeps the answer.
    if case["mode"] == "none" or case["mode"] == "tp+sp" or case["loss_parallel"]:
        assert matmuls(found["totals"]) == case["flops"]


@pytest.mark.parametrize("name", FILES)
def test_what_first_runs_hold_more_does_not_depend_on_the_degree(name: str) -> None:
    """Every distinct contraction of the whole model, once forward and twice backward."""
    sizes, cases = recorded(name)["model"], recorded(name)["cases"]
    h, width, kv = sizes["h"], sizes["n"] * sizes["d"], sizes["k"] * sizes["d"]
    made = [h * size for size in {width, kv}]
    rest = width * h + 2 * h * sizes["f"] + h * sizes["V"]
    forward, backward = sum(made) + rest, 2 * (sum(made) + rest)
    if name == "tp-gpt2-like":
        # As after a layer of this width with biases of queries alone: the biased output is its only new square product.
        forward, backward = rest, 2 * (rest - width * h)
    for case in cases:
        if case["mode"] == "tp" and not case["loss_parallel"]:
            found, rows = matmuls(shard(name, case)["totals"]), 2 * case["batch"] * case["seq"]
            assert case["flops"] == {
                "forward": found["forward"] + rows * forward,
                "backward": found["backward"] + rows * backward,
            }
