"""The whole flow on a small decoder: storages once, totals, the optimizer's step, models of one structure."""

import pytest
from sympy import Symbol

from symcost import dims
from symcost.compiler import compile_model
from symcost.dims import batch, ffn, head_dim, heads, hidden, kv_heads, seq, vocab, width_act
from symcost.errors import UsageError
from symcost.ir.conventions import DEFAULTS
from symcost.ir.cost_model import CostModel
from symcost.ir.formula import Formula
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec
from symcost.ir.totals import totals

LLAMA = ModelSpec("llama", "llama", {}, Features(), (LayerGroup("dense", 2),), (KindSpec("dense"),))
MTP = ModelSpec(
    "mtp",
    "deepseek_v3",
    {},
    Features(mla=True, q_lora=True, shared="count"),
    (LayerGroup("dense", 1), LayerGroup("moe", 2), LayerGroup("moe", 1, mtp=True)),
    (KindSpec("dense"), KindSpec("moe", ffn="moe")),
)


def _value(model: CostModel, formula: Formula, **conventions: str):  # type: ignore[no-untyped-def]
    chosen = {**DEFAULTS, **conventions}
    return model.resolve(formula.value(chosen), chosen).subs(dims.symbol("context"), seq).expand()


def test_a_dense_layer_keeps_the_bytes_of_the_fused_accounting() -> None:
    """8h + 4nd + 4kd + 4n + 6f + 8 bytes a token with flash in 16 bit."""
    model = compile_model(LLAMA)
    kept = _value(model, totals(model, "dense")["activation_bytes"]).subs(width_act, 2)
    nd, kd = heads * head_dim, kv_heads * head_dim
    assert (kept - batch * seq * (8 * hidden + 4 * nd + 4 * kd + 4 * heads + 6 * ffn + 8)).expand() == 0


def test_no_storage_is_kept_twice_in_a_kind() -> None:
    for spec in (LLAMA, MTP):
        model = compile_model(spec)
        places = [(key.kind, tensor.storage) for key, tensor in model.tensors.items() if tensor.storage]
        assert len(places) == len(set(places))


def test_a_dense_layer_has_the_parameters_of_its_projections_and_norms() -> None:
    model = compile_model(LLAMA)
    params = _value(model, totals(model, "dense")["params"])
    assert params == (hidden * head_dim * (2 * heads + 2 * kv_heads) + 3 * hidden * ffn + 2 * hidden).expand()


def test_whole_model_totals_carry_symbolic_counts() -> None:
    model = compile_model(LLAMA)
    whole, layer = totals(model)["params"], totals(model, "dense")["params"]
    ends = 2 * hidden * vocab + hidden
    assert (_value(model, whole) - dims.symbol("layers") * _value(model, layer) - ends).expand() == 0


def test_mtp_blocks_count_only_when_asked() -> None:
    model = compile_model(MTP)
    without, with_mtp = (_value(model, totals(model)["params"], mtp=option) for option in ("false", "true"))
    depth = dims.symbol("mtp_depth")
    assert depth not in without.free_symbols
    block = _value(model, totals(model, "mtp")["params"], mtp="true") + _value(model, totals(model, "moe")["params"])
    assert (with_mtp - without - depth * block).expand() == 0


def test_the_optimizer_reads_and_writes_14_bytes_a_parameter() -> None:
    model = compile_model(LLAMA)
    widths = {"param": 2, "master": 4, "act": 2, "param_grad": 2, "act_grad": 2, "opt": 4}
    values = {dims.symbol(f"width_{slot}"): width for slot, width in widths.items()}
    params = _value(model, totals(model)["params"])
    for name in ("optimizer_read_bytes", "optimizer_write_bytes"):
        assert (_value(model, totals(model)[name]).subs(values) - 14 * params).expand() == 0


def test_models_of_one_structure_share_a_cost_model() -> None:
    other = ModelSpec("other", "llama", {"hidden": 8}, Features(), (LayerGroup("dense", 9),), (KindSpec("dense"),))
    assert compile_model(other) is compile_model(LLAMA)


def test_an_unknown_formula_set_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UsageError, match=r"unknown formula set 'fancy'.*standard, compute_graph"):
        compile_model(LLAMA, "fancy")


def test_every_symbol_of_a_model_is_a_known_dim() -> None:
    model = compile_model(MTP)
    derived: set[Symbol] = set(model.derived)
    for formula in model.rows.values():
        for terms in formula.table.values():
            for term in terms:
                for made in term.value.free_symbols - derived:
                    assert dims.describe(made.name).name == made.name
