"""Every figure of the compute_graph calculator: the components, evaluated directly, against what it returns itself."""

import json
from fractions import Fraction
from functools import cache
from math import isclose
from pathlib import Path
from typing import Any

import pytest
from sympy import Expr, Integer, Rational, Symbol

from symcost import dims
from symcost.dims import COEFFICIENTS
from symcost.ir.component import Cost, Instance, Site, Work
from symcost.ir.cost_model import LayerKind
from symcost.ir.precision import Precision, policy
from symcost.ir.spec import Features, KindSpec, ModelSpec
from symcost.layers.compute_graph import UNPRICED, build

DATA = Path(__file__).parents[2] / "data" / "compute_graph"
CASES = sorted(path.stem for path in DATA.glob("*.json"))
FIELDS = {
    "hidden_size": "hidden",
    "num_attention_heads": "heads",
    "num_hidden_layers": "layers",
    "dense_intermediate_size": "ffn",
    "moe_intermediate_size": "moe_ffn",
    "vocab_size": "vocab",
    "n_routed_experts": "experts",
    "n_shared_experts": "shared_experts",
    "num_experts_per_tok": "top_k",
}


@cache
def load(case: str) -> dict[str, Any]:
    return json.loads((DATA / f"{case}.json").read_text())


def kinds(recorded: dict[str, Any]) -> tuple[LayerKind, ...]:
    names = [name for name, count in recorded["layer_count"].items() if count]
    spec = ModelSpec("case", "compute_graph", {}, Features(), (), tuple(KindSpec(n, ffn=n) for n in names))
    return build(spec)


def values(recorded: dict[str, Any]) -> dict[Symbol, Expr]:
    model, train = recorded["model"], recorded["train"]
    found = {dim: model[field] for field, dim in FIELDS.items()}
    found |= {name: Fraction(model[name]) for name in COEFFICIENTS if name in model}
    found |= {"batch": train["global_batch_size"], "seq": train["seq_len"]}
    found |= {f"{kind}_layers": count for kind, count in recorded["layer_count"].items()}
    found |= policy(recorded["precision"]).widths()
    return {dims.symbol(name): Rational(value) for name, value in found.items()}


def cost(item: Instance) -> Cost:
    def choose(convention: str) -> str:
        raise AssertionError(f"{item.name} asks for {convention}; this set has no conventions")

    assert item.component.build is not None
    return item.component.build(Site(item.name, choose), **dict(item.options))


def total(pairs: list[tuple[str, Expr]], precision: Precision, numbers: dict[Symbol, Expr]) -> dict[str, Expr]:
    found: dict[str, Expr] = {}
    for slot, value in pairs:
        dtype = precision.dtype(slot)
        found[dtype] = found.get(dtype, Integer(0)) + value.xreplace(numbers)
    return found


def figures(item: Instance, precision: Precision, numbers: dict[Symbol, Expr]) -> dict[str, dict[str, Expr]]:
    def of(phase: str, work: Work) -> dict[str, dict[str, Expr]]:
        return {
            f"{phase}_flops": total([(f.slot, f.value) for f in work.flops], precision, numbers),
            f"{phase}_hbm_bytes": total([(b.slot, b.value) for b in work.stated], precision, numbers),
        }

    stated = cost(item)
    return of("fwd", stated.forward) | of("bwd", stated.backward)


def plain(extent: Any, numbers: dict[Symbol, Expr]) -> Any:
    if isinstance(extent, tuple):
        return [plain(one, numbers) for one in extent]
    return int(extent.xreplace(numbers))


def tensors(kind: LayerKind, precision: Precision, numbers: dict[Symbol, Expr]) -> list[dict[str, Any]]:
    return [
        {
            "component_type": item.component.label,
            "role": tensor.role,
            "dtype": precision.dtype(tensor.slot),
            "shape": {axis: plain(extent, numbers) for axis, extent in tensor.shape},
            "element_count": int(tensor.elements.xreplace(numbers)),
            "hbm_bytes": int(tensor.bytes.xreplace(numbers)),
        }
        for item in kind.instances
        for tensor in cost(item).tensors
    ]


def assert_equal(ours: dict[str, Expr], theirs: dict[str, float], place: str) -> None:
    assert ours.keys() == theirs.keys(), place
    for dtype, recorded in theirs.items():
        value = ours[dtype]
        if value.is_Integer and recorded < 2**53:
            assert int(value) == recorded, place
        else:
            assert isclose(float(value), recorded, rel_tol=1e-12), place


@pytest.mark.parametrize("case", CASES)
def test_flops_and_bytes_of_every_component(case: str) -> None:
    recorded = load(case)
    precision, numbers = policy(recorded["precision"]), values(recorded)
    theirs = {**recorded["layers"], "ends": recorded["model_level"]}
    ours = {kind.name: kind for kind in kinds(recorded)}
    assert ours.keys() == theirs.keys()
    for name, kind in ours.items():
        assert [item.name for item in kind.instances] == list(theirs[name])
        for item in kind.instances:
            golden = theirs[name][item.name]
            assert item.component.type == golden["component_type"]
            for quantity, by_dtype in figures(item, precision, numbers).items():
                assert_equal(by_dtype, golden[quantity], f"{name}.{item.name}.{quantity}")


@pytest.mark.parametrize("case", CASES)
def test_every_tensor_in_the_source_order(case: str) -> None:
    recorded = load(case)
    precision, numbers = policy(recorded["precision"]), values(recorded)
    ends = recorded["model_level_tensors"]
    theirs = {**recorded["layer_tensors"], "ends": [*ends["input"], *ends["output"]]}
    for kind in kinds(recorded):
        assert tensors(kind, precision, numbers) == theirs[kind.name], kind.name


@pytest.mark.parametrize("case", CASES)
def test_totals_with_symbolic_counts(case: str) -> None:
    recorded = load(case)
    precision, numbers = policy(recorded["precision"]), values(recorded)
    sums: dict[str, dict[str, Expr]] = {}
    roles: dict[str, list[int]] = {}
    for kind in kinds(recorded):
        count = kind.count.xreplace(numbers)
        for item in kind.instances:
            for quantity, by_dtype in figures(item, precision, numbers).items():
                into = sums.setdefault(quantity, {})
                for dtype, value in by_dtype.items():
                    into[dtype] = into.get(dtype, Integer(0)) + count * value
        for tensor in tensors(kind, precision, numbers):
            pair = roles.setdefault(tensor["role"], [0, 0])
            pair[0] += int(count) * tensor["element_count"]
            pair[1] += int(count) * tensor["hbm_bytes"]
    golden = dict(recorded["model_totals"])
    by_role = {role: [e["element_count"], e["hbm_bytes"]] for role, e in golden.pop("tensors_by_role").items()}
    assert roles == by_role
    for quantity, by_dtype in golden.items():
        assert_equal(sums[quantity], by_dtype, quantity)


def test_the_loss_keeps_its_logarithm_as_one_term() -> None:
    ends = kinds(load("tiny_odd_heads"))[-1]
    loss = cost(next(item for item in ends.instances if item.name == "entropyloss"))
    for work in (loss.forward, loss.backward):
        assert [f.label for f in work.flops if "log" in str(f.value)] == ["logarithm"]


def test_types_without_a_formula() -> None:
    assert UNPRICED == ("tokenizer", "moe_all2all_dispatch", "moe_all2all_gather")


def test_nineteen_types() -> None:
    priced = {item.component.label for case in CASES for kind in kinds(load(case)) for item in kind.instances}
    assert len(priced | set(UNPRICED)) == 19
    assert not priced & set(UNPRICED)


def test_capacity_factor_has_no_effect() -> None:
    symbol = dims.symbol("capacity_factor")
    for kind in kinds(load("tiny_odd_heads")):
        for item in kind.instances:
            stated = cost(item)
            assert not any(symbol in f.value.free_symbols for _, work in stated.phases() for f in work.flops)
            assert not any(symbol in tensor.elements.free_symbols for tensor in stated.tensors)
