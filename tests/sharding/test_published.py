"""Published figures of sharded models: input to figure, each with its source."""

from __future__ import annotations

from fractions import Fraction

import pytest
from sympy import Integer

import symcost
from symcost.evaluate.sharding.schedules import in_flight
from symcost.evaluate.sharding.step import Pace, step_of
from symcost.ir.collective import Collective
from symcost.ir.plan import Degrees
from symcost.ir.tensor import Tensor

GIB = 2**30
# Heads, hidden, layers, tensor ranks, stages, chunks a stage, batch: Korthikanti et al. 2022, tables 3 and 4.
KORTHIKANTI = {
    "22B": (64, 6144, 48, 8, 1, 1, 4),
    "175B": (96, 12288, 96, 8, 8, 3, 1),
    "530B": (128, 20480, 105, 8, 35, 3, 1),
    "1T": (160, 25600, 128, 8, 64, 1, 1),
}


def gpt(hidden, layers, heads, seq=2048, vocab=51200, **more):
    sizes = {"n_embd": hidden, "n_layer": layers, "n_head": heads, "n_positions": seq, "vocab_size": vocab}
    return symcost.load({"model_type": "gpt2", **sizes, **more})


def llama(heads, kv_heads, head_dim, layers=1):
    sizes = {"num_attention_heads": heads, "num_key_value_heads": kv_heads, "head_dim": head_dim}
    widths = {"hidden_size": heads * head_dim, "intermediate_size": 64, "vocab_size": 128}
    return symcost.load({"model_type": "llama", "num_hidden_layers": layers, **sizes, **widths})


def layer_bytes(result, role):
    return sum(
        tensor["bytes"]
        for entry in result["components"]
        if entry["kind"] == "dense"
        for tensor in entry["tensors"]
        if tensor["role"] == role
    )


def sent(result, component="", phase="", group=""):
    """(count, payload bytes) of collectives in a result."""
    return [
        (row["collective"], row["count"], row["payload_bytes"])
        for row in result["communication"]
        if component in ("", row["component"]) and phase in ("", row["phase"]) and group in ("", row["group"])
    ]


@pytest.mark.parametrize(
    ("recompute", "sp", "figures"),
    [
        ("none", False, (59.25, 66.84375, 114.0234375, 131.25)),
        ("selective", True, (9.5625, 12.3515625, 23.076171875, 26.5625)),
        ("none", True, (39.5625, 41.4140625, 66.513671875, 76.5625)),
    ],
)
def test_activations_of_korthikanti(recompute, sp, figures):
    """Equations 2, 4 and 6 times l(1 + (p - 1)/(p v)), the layers whose activations the first stage holds."""
    for (heads, hidden, layers, ranks, stages, chunks, batch), figure in zip(
        KORTHIKANTI.values(), figures, strict=True
    ):
        stated = {"tp": ranks, "sp": sp, "recompute": recompute, "attention": "eager", "activations": "paper"}
        layer = layer_bytes(gpt(hidden, 1, heads).evaluate(batch=batch, seq=2048, **stated).result, "activation")
        schedule = "interleaved" if chunks > 1 else "1f1b"
        held = in_flight(schedule, stages, chunks, 4 * stages)[0]
        assert layer * Fraction(held * layers, stages * chunks) == Fraction(figure) * GIB


def test_first_stage_of_an_interleaved_pipeline_holds_eleven_chunks():
    assert in_flight("interleaved", 4, 2, 8)[0] == 11
    assert in_flight("1f1b", 4, 1, 8) == (4, 3, 2, 1)


def test_activation_bytes_of_megatrons_report():
    """s b h (18 + 4 f / h), all over t: its theoretical_memory_usage.py."""
    model = gpt(1024, 1, 16, seq=512, n_inner=3072)
    stated = {"tp": 8, "recompute": "selective", "attention": "eager", "activations": "paper"}
    found = layer_bytes(model.evaluate(batch=2, seq=512, **stated).result, "activation")
    assert found == 2 * 512 * 1024 * (18 + 4 * 3) // 8


@pytest.mark.parametrize(("name", "figure"), [("22B", 45.5625), ("175B", 45.5625), ("530B", 31.640625)])
def test_weights_gradients_and_adam_at_18_bytes(name, figure):
    """12 l h^2 / (t p) weights of matmuls: validation of calculon."""
    heads, hidden, layers, ranks, stages, _, _ = KORTHIKANTI[name]
    result = gpt(hidden, 1, heads).evaluate(seq=2048, tp=ranks, precision="bf16_mixed_fp32_grad").result
    tensors = [t for entry in result["components"] if entry["kind"] == "dense" for t in entry["tensors"]]
    matrices = sum(tensor["bytes"] for tensor in tensors if {"in", "out"} <= tensor["shape"].keys())
    assert Fraction(matrices * layers, stages) == Fraction(figure) * GIB


def test_traffic_of_tensor_parallelism():
    """Four all-reduces of b s h a layer: 8 b s h (t - 1)/t elements (Narayanan et al. 2021, section 3.2)."""
    result = gpt(20480, 1, 128).evaluate(seq=2048, tp=8, sp=False).result
    rows = [r for r in result["communication"] if r["kind"] == "dense" and r["phase"] != "optimizer"]
    assert sum(r["count"] * r["wire_bytes"] for r in rows) == 2 * 293_601_280
    assert sum(r["count"] for r in rows) == 4


def test_sequence_parallelism_sends_as_much_and_gathers_twice_again():
    """Korthikanti et al. 2022, section 4.2.2."""
    result = gpt(4096, 1, 32).evaluate(seq=2048, tp=8).result
    rows = [r for r in result["communication"] if r["kind"] == "dense" and r["phase"] != "optimizer"]
    kinds = {
        kind: sum(r["count"] for r in rows if r["collective"] == kind) for kind in ("all_gather", "reduce_scatter")
    }
    assert kinds == {"all_gather": 4 + 2, "reduce_scatter": 4}
    each = 2048 * 4096 * 2 * 7 // 8
    assert {r["wire_bytes"] for r in rows} == {each}


@pytest.mark.parametrize("ranks", [1, 4, 16, 64, 1024])
def test_zero(ranks):
    """16 Psi; 4 Psi + 12 Psi/N; 2 Psi + 14 Psi/N; 16 Psi/N bytes (Rajbhandari et al. 2020, figure 1)."""
    model = gpt(4096, 2, 32, vocab=51200)
    whole = model.evaluate(seq=128).params
    for stage, (kept, shared) in enumerate([(16, 0), (4, 12), (2, 14), (0, 16)]):
        result = model.evaluate(seq=128, dp=ranks, zero=stage).result
        assert result["memory"]["persistent"] == kept * whole + Fraction(shared * whole, ranks)


@pytest.mark.parametrize(
    ("ranks", "figures"),
    [(4, (52.5, 41.25, 30)), (16, (35.6, 21.6, 7.5)), (64, (31.4, 16.6, 1.88)), (1024, (30.1, 15.1, 0.12))],
)
def test_figures_of_zero_for_7_5_billion(ranks, figures):
    """Gigabytes of figure 1 and table 1, as the paper rounds or cuts them."""
    model = gpt(4096, 2, 32, vocab=51200)
    scale = 7.5 / model.evaluate(seq=128).params
    for stage, figure in enumerate(figures, start=1):
        held = model.evaluate(seq=128, dp=ranks, zero=stage).result["memory"]["persistent"] * scale
        assert held == pytest.approx(figure, abs=0.051)


def test_traffic_of_zero():
    """2 Psi elements a step up to stage 2, 3 Psi in stage 3, times (N - 1)/N (section 7)."""
    model, ranks = gpt(1024, 2, 16, vocab=50176), 64
    psi = model.evaluate(seq=128).params
    for stage, times in enumerate((2, 2, 2, 3)):
        totals = model.evaluate(seq=128, dp=ranks, zero=stage).communication_bytes
        assert sum(phase["dp"]["wire"] for phase in totals._found.values() if "dp" in phase) == Fraction(
            2 * times * psi * (ranks - 1), ranks
        )


def test_bytes_of_a_parameter_with_a_distributed_optimizer():
    """18 bytes with FP32 gradients, 6 + 12/N where states are sharded: Megatron's report."""
    model = gpt(1024, 2, 16, vocab=50176)
    psi = model.evaluate(seq=128).params
    for ranks, stage, each in ((8, 0, Fraction(18)), (8, 1, Fraction(15, 2))):
        stated = {"dp": ranks, "zero": stage, "precision": "bf16_mixed_fp32_grad"}
        assert model.evaluate(seq=128, **stated).result["memory"]["persistent"] == each * psi


@pytest.mark.parametrize("ranks", [2, 8])
def test_dispatched_rows_do_not_fall_with_expert_parallelism(ranks):
    """Ranks of experts are data-parallel ranks: T K rows each (Megatron-LM, pull request 6782)."""
    result = symcost.load("mixtral-8x7b").evaluate(seq=1024, ep=ranks).result
    assert sent(result, "moe_experts", "forward") == [("all_to_all", 32, 1024 * 2 * 4096 * 2)] * 2


def test_dispatch_in_fp8_and_combine_in_bf16():
    """3 bytes an element of 32 tokens, 9 copies, 7000 wide, at 50 GB/s: 120.96 us (Zhao et al. 2025, 2.3.2)."""
    sizes = {"hidden_size": 7000, "num_hidden_layers": 1, "num_attention_heads": 4, "num_key_value_heads": 4}
    experts = {"num_experts": 16, "num_experts_per_tok": 9, "moe_intermediate_size": 64, "head_dim": 16}
    model = symcost.load({"model_type": "qwen3_moe", "vocab_size": 128, "intermediate_size": 64, **sizes, **experts})
    (_, _, dispatch), (_, _, combine) = sent(model.evaluate(seq=32, ep=16).result, "moe_experts", "forward")
    assert Fraction(dispatch // 2 + combine, 50 * 10**9) == Fraction(12096, 10**8)


def test_ring_attention():
    """(c - 1) passes of 2 b (s/c) k d elements forward; keys, values and their gradients backward (Liu 2023)."""
    result = llama(8, 8, 16).evaluate(batch=2, seq=256, cp=4).result
    assert sent(result, "attention_core", "forward", "cp") == [("send", 3, 65_536)]
    assert sent(result, "attention_core", "backward", "cp") == [("send", 3, 65_536)] * 2


@pytest.mark.parametrize("ranks", [2, 4, 8])
def test_every_rank_of_a_context_has_as_many_pairs(ranks):
    """S (S + 1)/(2 c): head and tail chunks (Yang et al. 2024)."""
    result = llama(8, 8, 16).evaluate(seq=256, cp=ranks, pairs="causal").result
    core = next(entry for entry in result["components"] if entry["type"] == "attention_core")
    assert core["flops"]["forward"]["matmul"]["BF16"] == 4 * 16 * 8 * Fraction(256 * 257, 2 * ranks)


def test_keys_are_an_eighth_of_queries_in_llama_3_405b():
    """Passing queries is cheaper below 2 k/n new tokens of all: 12.5 % (Yang et al. 2024, equation 1)."""
    result = symcost.load("llama-3.1-405b").evaluate(seq=4096, cp=4).result
    (_, _, passed) = sent(result, "attention_core", "forward", "cp")[0]
    queries = 1024 * 128 * 128 * 2
    assert Fraction(passed, queries) == Fraction(125, 1000)


def test_ulysses(tmp_path):
    """All-to-all of Q, K, V and O: 4 b s h/c elements a layer (Jacobs et al. 2023, section 3.2)."""
    plan = tmp_path / "ulysses.yaml"
    divides = "{token_embedding: {vocab: tp}}"
    plan.write_text(f"schema: 1\nname: ulysses\ndivides: {divides}\ncontext: all_to_all\n")
    result = llama(8, 8, 16).evaluate(batch=2, seq=256, cp=4, tp=1, plan=str(plan)).result
    found = sent(result, "attention_core", "forward", "cp")
    assert {kind for kind, _, _ in found} == {"all_to_all"}
    assert sum(count * size for _, count, size in found) == 2 * 4 * 2 * 256 * 128 // 4


def test_padded_vocabulary():
    """50257 at 8 ranks is 51200: a multiple of 128 on each."""
    table = gpt(1024, 1, 16, vocab=50257).evaluate(seq=128, tp=8).result["components"]
    shape = next(entry for entry in table if entry["name"] == "token_embedding")["tensors"][0]["shape"]
    assert shape["rows" if "rows" in shape else "vocab"] * 8 == 51_200


def test_padding_without_tensor_parallelism():
    """50257 on one rank is 50304 where Megatron pads all the same: a multiple of 128 (its arguments)."""
    rank = symcost.evaluator(gpt(1024, 1, 16, vocab=50257), plan="megatron")
    padded, plain = (rank(batch=1, seq=128, tp=1, vocab_multiple=multiple).params for multiple in (128, 1))
    assert padded - plain == (50_304 - 50_257) * 1024


@pytest.mark.parametrize(("chunks", "schedule"), [(1, "1f1b"), (2, "interleaved")])
def test_traffic_of_a_pipeline(chunks, schedule):
    """b s h elements a boundary and direction, v times as much interleaved (Narayanan et al. 2021, section 2.2)."""
    model = gpt(1024, 8, 16)
    result = model.evaluate(batch=3, seq=128, pp=4, vpp=chunks, microbatches=8, schedule=schedule, stage=1).result
    wanted = [("send", chunks, 3 * 128 * 1024 * 2)]
    assert [sent(result, "pipeline_boundary", phase) for phase in ("forward", "backward")] == [wanted, wanted]


@pytest.mark.parametrize(("chunks", "schedule", "share"), [(1, "1f1b", (3, 8)), (2, "interleaved", (3, 16))])
def test_a_pipelines_bubble(chunks, schedule, share):
    """(p - 1)/m of the ideal time, (p - 1)/(v m) interleaved: 3/11 and 3/19 of a step of 8 micro-batches on 4."""
    nothing = {"within": 0, "between": 0}
    stages = [(Pace(Fraction(1), Fraction(2), Fraction(1), 0, nothing, nothing), 4)]
    found = step_of(stages, Degrees(pp=4, vpp=chunks, microbatches=8, schedule=schedule)).serial
    bubble = Fraction(found) - 8 * 3
    assert bubble / (8 * 3) == Fraction(*share)
    assert bubble / found == {1: Fraction(3, 11), 2: Fraction(3, 19)}[chunks]


@pytest.mark.parametrize(
    ("kind", "factor"),
    [
        ("all_reduce", Fraction(7, 4)),
        ("reduce_scatter", Fraction(7, 8)),
        ("all_gather", Fraction(7, 8)),
        ("all_to_all", Fraction(7, 8)),
    ],
)
def test_bus_factors(kind, factor):
    """Bytes on the wire for those of the whole array, on 8 ranks (nccl-tests, PERFORMANCE.md)."""
    handed_in = Integer(1024) if kind != "all_gather" else Integer(128)
    tensor = Tensor("t", "workspace", (("elements", handed_in),), "FP32", "transient")
    assert (
        Collective(kind, "tp", tensor, Integer(8), Integer(1)).sent
        == Integer(4096) * factor.numerator / factor.denominator
    )


def test_the_heaviest_stage_of_an_uneven_pipeline(tmp_path):
    """Megatron Bridge, pull request 5077: 9952 parameters on the last of stages of 1, 2, 2, 3 layers, not 6792.

    Its model: 8 layers of width 16 without biases but for norms, a vocabulary of 32 whose embedding is the head's too.
    """
    sizes = {"hidden_size": 16, "intermediate_size": 64, "num_attention_heads": 4, "num_key_value_heads": 4}
    more = {"num_hidden_layers": 8, "vocab_size": 32, "use_bias": False, "tie_word_embeddings": True}
    model = symcost.load({"model_type": "starcoder2", "max_position_embeddings": 64, **sizes, **more})
    plan = tmp_path / "uneven.yaml"
    plan.write_text("schema: 1\nname: uneven\ndivides: {lm_head: {vocab: tp}}\nstages: [1, 2, 2, 3]\n")
    stages = model.evaluate(seq=8, pp=4, microbatches=4, plan=str(plan)).result["stages"]
    assert [stage["params"] for stage in stages] == [3136 + 512, 2 * 3136, 2 * 3136, 9952]
