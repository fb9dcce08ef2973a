"""The Python interface as README and tutorial show it."""

import json
import math

import pytest

import symcost
from symcost.api.model import Model
from symcost.errors import SpecError, UsageError
from symcost.ir.spec import ModelSpec
from tests.evaluate.conftest import DATA

CASE = DATA.parent / "compute_graph" / "tiny_odd_heads.json"


@pytest.fixture(scope="module")
def model():
    return symcost.load("llama-3-8b")


def test_a_model_is_a_spec(model):
    assert isinstance(model, ModelSpec)
    assert isinstance(model, Model)
    assert (model.name, model.family, model.dims["hidden"]) == ("llama-3-8b", "llama", 4096)


def test_costs(model):
    costs = model.evaluate(batch=8, seq=4096)
    assert costs.params == costs.params_active == 8030261248
    forward = costs.flops.forward
    assert forward.total == forward.matmul + forward.vector
    assert costs.flops.total == forward.total + costs.flops.backward.total + costs.flops.optimizer.total
    assert costs.bytes_by_role.param == 2 * costs.params
    assert json.loads(costs.json()) == costs.result
    assert "8.03 B parameters" in costs.table()
    assert costs._repr_markdown_().startswith("# llama-3-8b")
    assert "flops" in dir(costs)


def test_costs_say_what_they_have(model):
    costs = model.evaluate(seq=2)
    with pytest.raises(AttributeError, match="it has forward, backward"):
        costs.flops.sideways  # noqa: B018
    with pytest.raises(AttributeError, match="params"):
        costs.parameters  # noqa: B018


def test_conventions_by_keyword(model):
    plain = model.evaluate(seq=64)
    assert model.evaluate(seq=64, pairs="causal").flops.forward.matmul < plain.flops.forward.matmul
    with pytest.raises(UsageError, match="unknown convention 'pear'"):
        model.evaluate(pear="full")


def test_a_case_is_priced_by_its_own_set():
    case = symcost.load(CASE)
    costs = case.evaluate()
    assert costs.result["formulas"] == "compute_graph"
    assert (costs.result["dims"]["batch"], costs.result["dims"]["seq"], costs.result["precision"]) == (2, 3, "FP16_F32")
    assert "3 heads do not divide the hidden width 10" in costs.warnings[0]
    parsed = symcost.load(json.loads(CASE.read_text()))
    assert parsed.evaluate().result["totals"] == costs.result["totals"]
    assert case.evaluate(batch=4, precision="fp32").result["dims"]["batch"] == 4
    with pytest.raises(UsageError, match="is a case"):
        case.evaluate(formulas="standard")


def test_a_standard_model_under_the_other_set(model):
    costs = model.evaluate(formulas="compute_graph")
    assert costs.result["conventions"] == {"mac_flops": 1}
    assert "grouped-query attention" in " ".join(costs.warnings)
    with pytest.raises(UsageError, match="--attention does not apply"):
        model.evaluate(formulas="compute_graph", attention="eager")


def test_formulas(model):
    formulas = symcost.compile(model)
    assert list(formulas) == ["dense", "ends", "model"]
    forward = formulas["dense"].flops.forward
    assert forward.matmul - forward.matmul == 0
    assert (forward.total - forward.matmul - forward.vector).expand() == 0
    assert "4*batch*seq*context*heads*head_dim" in str(forward.matmul)
    assert r"4\,B\,S\,C\,n\,d" in forward.matmul._repr_latex_()
    assert "layers" in {symbol.name for symbol in formulas["model"].params.free_symbols}
    assert "pairs" not in str(symcost.compile(model, pairs="causal")["dense"].flops.forward.matmul)
    assert "<th>dense</th>" in formulas._repr_html_()
    with pytest.raises(KeyError, match="unknown kind 'dens'"):
        formulas["dens"]
    with pytest.raises(AttributeError, match=r"dense\.flops\.forward has no 'matmuls'"):
        forward.matmuls  # noqa: B018
    with pytest.raises(UsageError, match="attention='slow'"):
        symcost.compile(model, attention="slow")


def test_evaluator(model):
    f = symcost.evaluator(model)
    totals = f(batch=8, seq=4096)
    costs = model.evaluate(batch=8, seq=4096)
    assert totals.params == costs.params
    assert totals.forward_matmul_flops == costs.flops.forward.matmul
    assert totals.activation_bytes == costs.saved_activation_bytes
    assert f(batch=8, seq=4096, precision="fp32").param_bytes == 4 * costs.params
    assert f(layers=1).params < costs.params
    with pytest.raises(UsageError, match=r"unknown argument 'batsh'.*did you mean batch"):
        f(batsh=1)
    with pytest.raises(UsageError, match="slow"):
        f(attention="slow")


def test_an_evaluator_takes_arrays(model):
    numpy = pytest.importorskip("numpy")
    f = symcost.evaluator(model)
    batches = numpy.array([1, 2, 8])
    totals = f(batch=batches, seq=4096, attention="eager")
    single = [f(batch=int(batch), seq=4096, attention="eager") for batch in batches]
    for name in ("params", "forward_matmul_flops", "backward_read_bytes", "activation_bytes"):
        expected = [float(getattr(one, name)) for one in single]
        assert numpy.broadcast_to(getattr(totals, name), 3).tolist() == pytest.approx(expected, rel=1e-12)


def test_an_evaluator_of_a_case():
    totals = symcost.evaluator(symcost.load(CASE))()
    assert math.isclose(totals.forward_vector_flops, 6866.261088004692, rel_tol=1e-12)


def test_sources_that_are_none(tmp_path):
    with pytest.raises(SpecError, match="no such file"):
        symcost.load("llama-4-everything")
    with pytest.raises(SpecError, match=r"no config\.json"):
        symcost.load(tmp_path)
    with pytest.raises(SpecError, match="--text-only"):
        symcost.load(CASE, text_only=True)
    assert (
        symcost.load(
            {
                "model_type": "llama",
                "hidden_size": 64,
                "num_hidden_layers": 2,
                "num_attention_heads": 4,
                "intermediate_size": 96,
                "vocab_size": 100,
                "num_key_value_heads": 2,
                "max_position_embeddings": 32,
            }
        )
        .evaluate()
        .params
        > 0
    )
