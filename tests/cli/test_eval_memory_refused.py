"""Memory and hardware questions that cannot be answered: one line on stderr with a remedy, exit status 2."""

import json
from pathlib import Path

import pytest

HARDWARE = {"peak": {"matmul": {"BF16": 1e15}}, "bandwidth": 1e12, "memory": 8e10}
UNMEASURED = {
    "model_type": "olmo",
    "hidden_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 96,
    "vocab_size": 100,
    "tie_word_embeddings": False,
}
CASE = Path(__file__).parents[1] / "data" / "compute_graph" / "tiny_odd_heads.json"


@pytest.fixture
def refused(symcost):
    def check(problem: str, remedy: str, *arguments: object) -> None:
        done = symcost("eval", *arguments)
        assert (done.status, done.out) == (2, "")
        assert len(done.err.splitlines()) == 1
        assert problem in done.err
        assert remedy in done.err

    return check


def test_recomputation_where_there_is_none(refused):
    refused("takes no convention", "leave --recompute out", CASE, "--recompute", "selective")
    refused(
        "--recompute 'attention_core' is no option", "none, selective, full", "gpt2", "--recompute", "attention_core"
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("slots: {compute_w: BF16}", "slot compute_a has no dtype"),
        ("{base: bf16_mixed, slots: {param_grad: none}}", "slot param_grad has no dtype"),
        ("{base: bf16_mixed, overrides: {lm_head: {act: none}}}", "overrides.lm_head takes a slot away"),
    ],
)
def test_a_policy_without_a_slot_that_is_needed(refused, tmp_path, text, problem):
    file = tmp_path / "mine.yaml"
    file.write_text(text + "\n")
    refused(problem, "state", "gpt2", "--precision", file)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"peak": {"matmul": {"BF16": -1e12}}}, "peak.matmul.BF16 is -1000000000000"),
        ({"peak": {"matmul": {"BF16": 0}}}, "peak.matmul.BF16 is 0"),
        ({"peak": {"matmul": {"BF16": 1e15}, "vector": {"FP32": -3}}}, "peak.vector.FP32 is -3"),
        ({"peak": {"matmul": {}}}, "peak.matmul is missing"),
        ({"peak": None}, "peak.matmul is missing"),
        ({"bandwidth": None}, "bandwidth is missing"),
        ({"bandwidth": -1}, "bandwidth is -1"),
        ({"memory": 0}, "memory is 0"),
    ],
)
def test_hardware_with_a_negative_or_missing_figure(refused, tmp_path, change, problem):
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**HARDWARE, **change}))
    # Whatever is wrong, the remedy shows how such a figure is written.
    refused(f"{file}: {problem}", "e12" if "peak" in problem else "e9", "gpt2", "--hardware", file)


def test_autograd_of_an_unmeasured_family(refused, tmp_path):
    file = tmp_path / "config.json"
    file.write_text(json.dumps(UNMEASURED))
    refused("was not measured for olmo", "use --activations fused or paper", file, "--activations", "autograd")


@pytest.mark.parametrize("option", [("--batch",), ("--set", "grad_accum=")])
@pytest.mark.parametrize("form", ["table", "markdown", "csv", "json"])
def test_a_batch_or_accumulation_beyond_any_column(refused, option, form):
    """Within the limit columns are exponents or whole numbers: test_eval_large."""
    digits = "1" + "0" * 300
    arguments = (option[0], (option[1] if len(option) > 1 else "") + digits)
    refused(option[-1].strip("-="), "(", "gpt2", *arguments, "--format", form)
