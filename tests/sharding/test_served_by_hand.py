"""Five served plans by hand: parameters, bytes of a rank's cache, and what it sends, from sizes of public models."""

from __future__ import annotations

from typing import Any

import symcost

BF16 = 2


def served(name: str, workload: str, **stated: Any) -> dict[str, Any]:
    return dict(symcost.load(name).evaluate(workload=workload, **stated).result)


def sent(found: dict[str, Any]) -> dict[tuple[str, str, str], tuple[int, int]]:
    """How many and payload of one, by component, collective and group."""
    rows = found["communication"]
    return {(row["component"], row["collective"], row["group"]): (row["count"], row["payload_bytes"]) for row in rows}


def llama(layers: int, h: int, n: int, k: int, f: int, *, ranks: int, ends: int = 0, d: int = 128) -> int:
    """Parameters of a rank: heads and widths over ranks, at least one head of keys each."""
    own = max(1, k // ranks)
    layer = 2 * h + h * d * (2 * n // ranks + 2 * own) + 3 * h * f // ranks
    return layers * layer + ends


def test_more_ranks_than_heads_of_keys() -> None:
    """Llama 3 70B on 16 ranks: each has 4 of 64 heads and one of the 8 of keys, which two share."""
    found = served("llama-3-70b", "decode", tp=16, cached=8191, batch=32)
    h, vocab = 8192, 128256
    assert found["totals"]["params"] == llama(80, h, 64, 8, 28672, ranks=16, ends=2 * vocab * h // 16 + h)
    assert found["totals"]["cache_bytes"] == 80 * 2 * 1 * 128 * 32 * 8192 * BF16
    rows = (80, 32 * h * BF16)
    assert sent(found) == {
        ("output_projection", "all_reduce", "tp"): rows,
        ("ffn_down", "all_reduce", "tp"): rows,
        ("token_embedding", "all_reduce", "tp"): (1, rows[1]),
    }


def test_expert_parallel_with_attention_of_its_own_on_every_rank() -> None:
    """DeepSeek-V3 on 32 ranks: 8 experts each, and all attention for the rank's own sequences."""
    found = served("deepseek-v3", "decode", ep=32, dp=32, cached=4095, batch=16)
    whole = served("deepseek-v3", "decode", cached=4095, batch=16)["totals"]
    h, expert, layers = 7168, 3 * 7168 * 2048, 58
    assert whole["params"] - found["totals"]["params"] == layers * (256 - 8) * expert
    assert found["totals"]["cache_bytes"] == 61 * (512 + 64) * 16 * 4096 * BF16
    # Rows of 8 experts a token go out, and come back.
    (exchange,) = {key: value for key, value in sent(found).items() if key[1] == "all_to_all"}.values()
    rows = [(row["count"], row["payload_bytes"]) for row in found["communication"]]
    assert rows == [(layers, 16 * 8 * h * BF16)] * 2
    assert exchange == rows[0]


def test_experts_divided_by_both() -> None:
    """Mixtral 8x7B: two experts a rank of four, each over two ranks of tensor parallelism; a prompt of 1024."""
    found = served("mixtral-8x7b", "prefill", tp=2, ep=4, dp=4, seq=1024)
    h, f, vocab, layers = 4096, 14336, 32000, 32
    attention = 128 * h * (2 * 32 + 2 * 8) // 2
    layer = 2 * h + attention + h * 8 + 2 * 3 * h * f // 2
    assert found["totals"]["params"] == layers * layer + 2 * vocab * h // 2 + h
    assert found["totals"]["cache_bytes"] == layers * 2 * 4 * 128 * 1024 * BF16
    there = sent(found)
    tokens = 1024 * h * BF16
    assert there["output_projection", "all_reduce", "tp"] == (layers, tokens)
    assert there["moe_experts", "all_reduce", "tp"] == (layers, tokens)
    assert there["moe_experts", "all_to_all", "ep"] == (layers, 2 * tokens)


def test_stages_of_a_served_pipeline() -> None:
    """Llama 3 8B in four stages of two ranks: the ends on the first and last, a row a token passed on."""
    h, vocab = 4096, 128256
    found = served("llama-3-8b", "prefill", tp=2, pp=4, seq=512, batch=3, stage=1)
    middle = llama(8, h, 32, 8, 14336, ranks=2)
    table = vocab * h // 2
    assert [stage["params"] for stage in found["stages"]] == [middle + table, middle, middle, middle + table + h]
    assert found["totals"]["cache_bytes"] == 8 * 2 * 4 * 128 * 3 * 512 * BF16
    rows = 3 * 512 * h * BF16
    assert sent(found) == {
        ("output_projection", "all_reduce", "tp"): (8, rows),
        ("ffn_down", "all_reduce", "tp"): (8, rows),
        ("pipeline_boundary", "send", "pp"): (1, rows),
    }


def test_logits_are_gathered_where_one_rank_chooses() -> None:
    """Qwen3 8B on eight ranks: one head of keys each; a rank's share of the logits of one token is handed in."""
    found = served("qwen3-8b", "decode", tp=8, cached=1023, batch=64, loss_parallel=False)
    h, vocab, layers = 4096, 151936, 36
    own = llama(layers, h, 32, 8, 12288, ranks=8, ends=2 * vocab * h // 8 + h) + layers * 2 * 128
    assert found["totals"]["params"] == own
    assert found["totals"]["cache_bytes"] == layers * 2 * 1 * 128 * 64 * 1024 * BF16
    assert sent(found)["lm_head", "all_gather", "tp"] == (1, 64 * vocab // 8 * BF16)
