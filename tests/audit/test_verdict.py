"""Verdicts on claims: published formulas as they stand, and small ones that go wrong in one place each."""

from __future__ import annotations

from pathlib import Path

import pytest

from symcost.audit.sheets import load_sheet, read_sheet
from symcost.audit.verdict import check_sheet
from symcost.frontend import by_name
from symcost.ir.text import canonical, parse
from tests.audit.sheet_texts import claims, verdict

SHEETS = sorted((Path(__file__).parents[1] / "data" / "sheets").glob("*.yaml"))


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_published_formulas_come_out_as_their_sheets_expect(path):
    found = check_sheet(load_sheet(path))
    assert found
    assert [(v.name, v.verdict, v.message) for v in found if not v.expected] == []


def test_a_refuted_claim_says_what_a_reviewer_wants_to_know():
    found = verdict("6*B*s*h*h + 2*B*s*h*a*d*k/a + 4*B*s**2*a*d + 6*B*s*h*f", "dense.forward.matmul", expect="differ")
    assert (found.verdict, found.expected) == ("refuted", True)
    assert found.difference == "6*B*s*h**2 - 4*B*s*h*a*d - 2*B*s*h*k*d"
    point = found.counterexample
    assert set(point) == set("Bshakdf")
    assert point["a"] % point["k"] == 0
    values = {name: canonical(parse(str(size), {})) for name, size in point.items()}
    assert parse(found.difference, values) != 0
    assert {"llama-3-8b", "llama-2-70b"} <= found.effect.keys()
    left, right = found.effect["llama-2-7b"]
    assert left - right == 6 * 4096 * 4096**2 - 4 * 4096 * 4096**2 - 2 * 4096 * 4096**2


def test_nearest_convention_is_named():
    causal = verdict("2*B*s**2*a*d", "dense.attention_core.forward.matmul")
    assert causal.nearest == "pairs=causal_half"
    both = verdict(
        "5*B*s**2*a*d", "dense.attention_core.backward.matmul"
    )  # 2.5 times forward, which is the hardware view, over half of the pairs
    assert both.nearest == "flops=hardware, pairs=causal_half"
    assert verdict("7*B*s**2*a*d", "dense.attention_core.forward.matmul").nearest == ""


@pytest.mark.parametrize(
    ("formula", "equals", "cause"),
    [
        ("B*s*h*f*3", "dense.ffn.forward.matmul", "multiply-add"),
        ("6*B*s*h*f", "dense.ffn.train.matmul", "a third of it"),
        ("l*(2*h + 2*h*a*d + 2*h*k*d + 3*h*f) + h + vocab*h", "model.params", "leaves out ends."),
        ("l*(h + 2*h*a*d + 2*h*k*d + 3*h*f) + h + 2*vocab*h", "model.params", "leaves out dense."),
        ("model.params + vocab*h", "model.params", "counts ends."),
        ("2*h*f", "dense.ffn.params", "two weight matrices where there are three"),
        ("4*B*s*h*f", "dense.ffn.forward.matmul", "two weight matrices where there are three"),
        ("4*model.params", "model.bytes.optimizer_state", "elements of half the width"),
        (
            "8*dense.qkv_projection.forward.read",
            "dense.qkv_projection.forward.read",
            "bits where the other counts bytes",
        ),
        ("4*B*s**2*k*d", "dense.attention_core.forward.matmul", "equal where k = a"),
        ("4*h**2", "dense.attention.params", "equal where k = a and d = h/a"),
        ("12*l*a*d*B*s", "12*l*a*d*s", "equal where B = 1"),
    ],
)
def test_cause_is_named(formula, equals, cause):
    assert cause in verdict(formula, equals).cause


@pytest.mark.parametrize(
    ("formula", "equals"),
    [
        ("12*B*s*h*f", "dense.ffn.forward.matmul"),  # we count two FLOPs a multiply-add: nobody counts four
        ("dense.ffn.forward.matmul", "3*B*s*h*f/2"),
        ("4*B*s*h*a*d/3", "dense.output_projection.forward.matmul"),  # a projection has no gate
        ("dense.ffn.forward.vector/2", "dense.ffn.forward.vector"),
    ],
)
def test_a_cause_that_cannot_be_is_not_named(formula, equals):
    cause = verdict(formula, equals).cause
    assert not any(word in cause for word in ("multiply-add", "matrices", "third"))


def test_a_path_on_the_left_is_ours():
    assert "counted as two" in verdict("dense.ffn.forward.matmul", "3*B*s*h*f").cause


def test_effects_are_those_of_models_with_the_structure():
    found = verdict("B*s*h*f*3", "dense.ffn.forward.matmul").effect
    assert "llama-3-8b" in found
    assert {by_name(slug).family for slug in found} == {"llama"}
    assert set(verdict("B*s*vocab*h", "ends.lm_head.train.matmul").effect) <= set(found)


def test_what_a_path_does_not_add_up_is_no_cause():
    found = verdict("4*B*s*vocab", "ends.cross_entropy.bytes.activation")
    assert (found.difference, found.cause) == ("-8*B*s", "")


def test_ratio():
    assert verdict("3*B*s*h*f", "dense.ffn.forward.matmul").ratio == "1/2"


@pytest.mark.parametrize(
    ("formula", "equals"),
    [
        ("min(B, s) + max(B, s)", "B + s"),
        ("ceil(s/64)", "floor((s + 63)/64)"),
        ("ceil(s/f)", "floor((s + f - 1)/f)"),
        ("floor(s*(s + 1)/2)", "s*(s + 1)/2"),
        ("max(0, s - B) + min(s, B)", "s"),
        ("min(B*k, B*a)", "B*min(k, a)"),
    ],
)
def test_equal_by_cases(formula, equals):
    found = verdict(formula, equals)
    assert found.verdict == "proved"
    assert found.message.startswith("proved")


@pytest.mark.parametrize(
    ("formula", "equals"),
    [("max(s, B)", "s"), ("ceil(s/2)", "s/2"), ("floor(s/f)", "floor((s - 1)/f)"), ("min(s, 4000)", "s")],
)
def test_differ_by_cases(formula, equals):
    found = verdict(formula, equals)
    assert found.verdict == "refuted"
    assert found.counterexample


def test_assumptions_of_sheet_and_claim():
    head = "family: gpt2\nletters: {h: hidden, a: heads, s: seq, B: batch}\nassume: {head_dim: h/a, kv_heads: a}\n"
    found = claims(
        "- {name: sheet, formula: 8*B*s*h**2, equals: dense.qkv_projection.forward.matmul + B*s*h*2*h}\n"
        "- {name: claim, assume: {ffn: 4*h}, formula: 16*B*s*h**2, equals: dense.ffn.forward.matmul}\n"
        "- {name: without, formula: 16*B*s*h**2, equals: dense.ffn.forward.matmul, expect: differ}",
        head,
    )
    assert [v.verdict for v in found] == ["proved", "proved", "refuted"]
    assert all(v.expected for v in found)


def test_layers_are_the_sum_of_several_kinds():
    head = "family: deepseek_v3\nletters: {l: layers, B: batch}\n"
    text = "(l - moe_layers)*dense.{0} + moe_layers*moe.{0} + ends.{0}"
    assert verdict(text.format("forward.matmul"), "model.forward.matmul", head).verdict == "proved"
    assert verdict("l", "dense_layers + moe_layers", head).verdict == "proved"
    wrong = verdict("l", "dense_layers", head)
    assert wrong.verdict == "refuted"
    assert wrong.counterexample["l"] >= wrong.counterexample["dense_layers"]


def test_value_at_sizes():
    found = claims(
        "- {name: right, formula: 2*B*h, at: {B: 3, h: 1e3}, value: 6000}\n"
        "- {name: wrong, formula: 2*B*h, at: {B: 3, h: 5}, value: 31}\n"
        "- {name: wrong as expected, formula: 2*B*h, at: {B: 3, h: 5}, value: 31, expect: differ}\n"
        "- {name: fraction, formula: B/h, at: {B: 3, h: 6}, value: 0.5}\n"
        "- {name: path, formula: dense.ffn_up.params, at: {h: 8, f: 4}, value: 64}"
    )
    assert [(v.verdict, v.expected) for v in found] == [
        ("value", True),
        ("wrong_value", False),
        ("wrong_value", True),
        ("value", True),
        ("value", True),
    ]
    assert found[1].difference == "-1"


def test_own_names_may_build_on_each_other():
    head = "family: llama\nletters: {a: heads, d: head_dim, h: hidden}\nwhere: {p: q*h, q: a*d}\n"
    assert verdict("p", "dense.output_projection.params", head).verdict == "proved"


def test_precision_and_widths():
    head = "family: llama\nprecision: {}\n"
    states = "model.bytes.param + model.bytes.param_gradient + model.bytes.master_param + model.bytes.optimizer_state"
    for policy, width in (("bf16_mixed", 16), ("bf16_mixed_fp32_grad", 18), ("fp32", 16)):
        assert verdict(f"{width}*model.params", states, head.format(policy)).verdict == "proved"
    symbolic = "family: llama\nletters: {u: width_param}\n"
    assert verdict("u*model.params", "model.bytes.param", symbolic).verdict == "proved"


def test_compute_graph():
    head = "family: compute_graph\nformulas: compute_graph\nletters: {B: batch, s: seq, h: hidden}\n"
    found = verdict("B*s*(4 + 1)*h", "dense.RMSNorm1.forward.vector", head)
    assert found.verdict in ("proved", "refuted")
    assert verdict("0", "dense.RMSNorm1.forward.read", head).verdict == "error"


def test_cards_for_the_rules_are_not_proved():
    sheet = read_sheet("family: llama\nclaims:\n- {name: x, formula: 1, states: {component: ffn_up}}\n", "x.yaml")
    (found,) = check_sheet(sheet)
    assert found.verdict == "error"
    assert "symcost audit" in found.message
