"""`symcost list` and `symcost explain`."""

import pytest

from symcost.cli.topics import TOPICS, topic


@pytest.mark.parametrize("what", TOPICS)
def test_one_name_a_line_when_piped(symcost, what):
    done = symcost("list", what)
    assert done.status == 0
    assert done.out.splitlines() == list(topic(what).names())
    assert all(name.split() == [name] for name in done.out.splitlines())


@pytest.mark.parametrize("what", TOPICS)
def test_every_name_is_explained(what):
    explain = topic(what).explain
    for name in topic(what).names():
        assert name in explain(name)


def test_names_that_the_contract_lists(symcost):
    assert "llama-3-8b" in symcost("list", "models").out.splitlines()
    assert {"dense", "moe", "ends", "mtp"} <= set(symcost("list", "kinds").out.splitlines())
    assert {"attention_core", "mha_core", "tokenizer"} <= set(symcost("list", "components").out.splitlines())
    assert symcost("list", "conventions").out.splitlines()[:2] == ["flops", "attention"]


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("hidden", ["dim hidden", "width of the residual stream"]),
        ("vision_hidden", ["(vision)"]),
        ("moe_layers", ["layers of kind moe"]),
        ("causal_half", ["convention pairs", "half of every pair"]),
        ("expert-hits", ["convention expert_hits"]),
        ("bf16_mixed", ["width_master = 4 bytes", "16 bytes a parameter"]),
        ("shared_experts", ["component shared_experts", "dim shared_experts"]),
        ("attention_core", ["4*batch*heads*head_dim*pairs", "depends on"]),
        ("tokenizer", ["compute_graph"]),
        ("llama", ["as in       llama-3-8b"]),
        ("deepseek-v3", ["3 dense, 58 moe, 1 moe (MTP)"]),
        ("moe", ["kind moe", "deepseek-v3"]),
    ],
)
def test_pages(symcost, name, parts):
    done = symcost("explain", name)
    assert done.status == 0
    for part in parts:
        assert part in done.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["list"], "Missing argument"),
        (["list", "modls"], "did you mean models"),
        (["explain"], "Missing argument"),
        (["explain", "hiden"], "did you mean hidden"),
        (["explain", "__import__('os')"], "symcost list"),
    ],
)
def test_refused(symcost, arguments, message):
    done = symcost(*arguments)
    assert done.status == 2
    assert message in done.err
