"""The two formula sets: general rules find the defects of compute_graph, and the standard set is silent."""

from __future__ import annotations

import time
from functools import cache

import pytest

from symcost.audit.finding import Finding
from symcost.audit.targets.choose import audit

# The defects that the compute_graph calculator is known for: code, kind, component, quantity, a word of the message.
KNOWN = [
    ("SC108", "dense", "MHAQKV", "forward.matmul", "multiply-adds"),
    ("SC108", "ends", "logits", "forward.matmul", "multiply-adds"),
    ("SC107", "ends", "logits", "forward.matmul", "4*batch*seq*beta_bias"),
    ("SC107", "dense", "GATED_FFN_UP", "forward.matmul", "8*batch*seq*beta_bias"),
    ("SC302", "ends", "pos_embedding", "", "embedding"),
    ("SC111", "ends", "entropyloss", "forward.vector", "log"),
    ("SC112", "dense", "MHAOUT", "forward.total", "weights"),
    ("SC112", "moe", "MoeFFNExpert_DOWN", "forward.total", "weights"),
    ("SC117", "moe", "MoeFFNRouter", "forward.matmul", "shared"),
    ("SC206", "moe", "MoeFFNExpert_UP", "elements.param", "top_k"),
    ("SC201", "moe", "MoeFFNExpert_UP", "elements.param", "top_k times as many"),
    ("SC202", "dense", "MHAQKV", "elements.param", "param_gradient and no optimizer_state"),
    ("SC201", "dense", "MHACORE", "elements.activation", "seq times as many"),
    ("SC301", "", "", "tokenizer", "tokenizer"),
    ("SC301", "", "", "moe_all2all_dispatch", "moe_all2all_dispatch"),
    ("SC303", "ends", "logits", "", "final norm"),
    # more than it is known for
    ("SC204", "dense", "MHAQKV", "elements.input_gradient", "input_gradient"),
    ("SC205", "moe", "MoeFFNExpert_NONLINEAR", "forward.total", "compute_accum"),
    ("SC110", "ends", "embedding", "forward.vector", "look-up"),
    ("SC114", "ends", "embedding", "forward.total", "FLOPs"),
    ("SC106", "ends", "pos_embedding", "elements.param", "seq"),
    ("SC106", "ends", "embedding", "elements.param", "hidden*beta_bias"),
    ("SC113", "dense", "RES1", "forward.total", "operand"),
    ("SC113", "dense", "RMSNorm1", "forward.total", "operand"),
    ("SC115", "dense", "MHACORE", "elements.activation", "score"),
    ("SC119", "moe", "MoeFFNRouter", "forward.matmul", "elementwise"),
    ("SC203", "ends", "logits", "elements.param", "Bias"),
    ("SC211", "dense", "GATED_FFN_UP", "forward.matmul", "two FLOPs"),
    ("SC304", "", "", "capacity_factor", "capacity_factor"),
    ("SC305", "moe", "MoeFFNRouter", "", "shared"),
    ("SC307", "", "", "", "optimizer"),
]


@cache
def defects() -> tuple[Finding, ...]:
    return audit(formulas="compute_graph").findings


@pytest.mark.parametrize(("code", "kind", "component", "quantity", "word"), KNOWN)
def test_defect_of_document_000(code: str, kind: str, component: str, quantity: str, word: str) -> None:
    place = (code, kind, component, quantity)
    found = [f for f in defects() if (f.code, f.kind, f.component, f.quantity) == place]
    assert any(word in finding.message for finding in found), [finding.message for finding in found]


def test_nothing_is_called_wrong_that_is_right_in_document_000() -> None:
    """Operators and quantities that the document has right, or that conventions explain."""
    right = {
        ("dense", "GATED_FFN_NONLINEAR", "forward.vector"),
        ("dense", "RES1", "forward.vector"),
        ("dense", "MHAOUT", "elements.activation"),
        ("dense", "GATED_FFN_DOWN", "elements.input_gradient"),
        ("moe", "MoeFFNExpert_DOWN", "elements.activation"),
        ("ends", "logits", "elements.activation"),
        ("ends", "entropyloss", "elements.input_gradient"),
    }
    assert [f for f in defects() if (f.kind, f.component, f.quantity) in right] == []


def test_the_standard_set_is_silent_without_suppressions() -> None:
    report = audit(formulas="standard")
    assert report.findings == ()
    assert report.suppressed == ()


@pytest.mark.parametrize("model", ["llama-3-8b", "mixtral-8x7b", "deepseek-v3", "gpt2", "qwen3-next-80b-a3b"])
def test_a_model_of_the_standard_set_is_silent(model: str) -> None:
    assert audit(model).findings == ()


@pytest.mark.thorough
def test_one_set_takes_less_than_five_seconds() -> None:
    """Processor time of a run whose formulas are compiled, so that a busy machine does not fail it."""
    audit(formulas="standard")
    start = time.process_time()
    audit(formulas="standard")
    assert time.process_time() - start < 5
