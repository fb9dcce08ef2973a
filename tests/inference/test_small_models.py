"""Small models with odd sizes as transformers serves them: caches, and FLOPs up to what the docs say differs.

Recorded with 33 tokens, one more, and five more.
"""

import json
from pathlib import Path

import pytest

import symcost
from tests.inference.test_library import step

CASES = json.loads((Path(__file__).parents[1] / "data" / "served_small.json").read_text(encoding="utf-8"))
# One of a window that is a mask, of a state in few bits, of a scan, of a delta rule and of two sides.
ONE_OF_EACH = ("gpt_neo", "minimax", "bamba", "qwen3_next", "led")
STEPS = {
    "prefill": {"phase": "prefill", "P": 33},
    "decode": {"phase": "decode", "cached": 33, "query": 1},
    "chunk": {"phase": "chunk", "cached": 34, "query": 5},
}


def padded(tokens, chunk):
    return -(-tokens // chunk) * chunk


def scan(sizes, batch, tokens, ours):
    """Mamba-1 agrees. Mamba-2: one token writes its state elementwise; more run in whole chunks, mixed by a matrix."""
    if "ssm_heads" not in sizes:
        return 0
    cells = sizes["ssm_heads"] * sizes["ssm_head_dim"] * sizes["state"]
    if tokens == 1:
        return -2 * batch * cells
    chunk, whole = sizes["chunk"], padded(tokens, sizes["chunk"])
    within = 2 * chunk * sizes["ssm_heads"] * (sizes["state"] + sizes["ssm_head_dim"]) + 4 * cells
    return batch * (whole * within + 2 * (whole // chunk + 1) ** 2 * cells) - ours


def delta_rule(sizes, batch, tokens, _):
    """One token reads and writes elementwise; of whole chunks the counter does not see the solves.

    Where each channel decays by itself it sees the solves' products and not the scores: as much, of heads as wide.
    """
    heads, keys, values = (sizes[f"linear_{name}"] for name in ("value_heads", "key_dim", "value_dim"))
    if tokens == 1:
        return -6 * batch * heads * keys * values
    chunk, whole = sizes["chunk"], padded(tokens, sizes["chunk"])
    each = chunk * (6 * keys + 4 * values) + 6 * keys * values
    return batch * heads * ((whole - tokens) * each - 2 * whole * chunk * (keys + values))


RECURRENT = {"ssm_scan": scan, "gated_delta_rule": delta_rule}
LONG = ("led", "longt5")


def encoder(name, model, batch, source):
    """What blocks of a long source cost beyond all pairs."""
    width = model.dims["heads"] * model.dims["head_dim"]
    layers = sum(run.count for run in model.stack if run.kind.startswith("encoder"))
    if name == "longt5":
        block = model.dims["window"] // 2 + 1
        return 4 * batch * layers * width * (3 * block * padded(source, block) - source**2)
    window = model.dims["window"]
    overlapping = (2 * source // window - 1) * window**2 + 3 * source * window // 2
    return 2 * batch * layers * width * (overlapping - 2 * source**2)


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=() if n in ONE_OF_EACH else pytest.mark.thorough) for n in CASES]
)
def test_caches_and_flops(name):
    case = CASES[name]
    model = symcost.load(case["config"])
    for phase, (flops, held) in case["steps"].items():
        given = STEPS[phase] | {"B": case["batch"]}
        if model.features.architecture == "encoder_decoder":
            given["encoder_tokens"] = case["source"]
        found = step(model, given)
        assert found["totals"]["cache_bytes"] == held, phase
        tokens = given.get("P", given.get("query"))
        differs = encoder(name, model, case["batch"], case["source"]) if name in LONG and phase == "prefill" else 0
        for item in found["components"]:
            if item["type"] in RECURRENT:
                ours = sum(item["flops"]["forward"]["matmul"].values())
                differs += item["count"] * RECURRENT[item["type"]](model.dims, case["batch"], tokens, ours)
        assert flops - found["totals"]["flops"]["forward"]["matmul"] == differs, phase
