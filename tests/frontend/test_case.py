"""Cases of the compute_graph calculator: what is read, what is refused and how."""

import json
import subprocess
import sys
from copy import deepcopy
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from symcost.errors import SpecError
from symcost.frontend.case import Case, from_case
from symcost.frontend.source import is_case
from symcost.ir.spec import LayerGroup

DATA = Path(__file__).parents[1] / "data" / "compute_graph"
MISSING = object()


def load(name: str) -> dict[str, Any]:
    return json.loads((DATA / f"{name}.json").read_text())


def read(data: dict[str, Any]) -> Case:
    return from_case(data, "tiny", "tiny.json")


def changed(path: str, value: object) -> dict[str, Any]:
    """The small case with one field put in, or taken out."""
    data = deepcopy(load("tiny_odd_heads"))
    *outer, field = path.split(".")
    place = data[outer[0]] if outer else data
    if value is MISSING:
        del place[field]
    else:
        place[field] = value
    return data


@pytest.mark.parametrize("name", sorted(path.stem for path in DATA.glob("*.json")))
def test_recorded_results_are_ignored(name: str) -> None:
    recorded = load(name)
    bare = {field: recorded[field] for field in ("model", "train", "precision")}
    assert from_case(recorded, name, "f.json") == from_case(bare, name, "f.json")


def test_sizes_lengths_and_precision() -> None:
    case = read(load("deepseek_v3_like"))
    assert (case.batch, case.seq, case.precision) == (1024, 4096, "BF16_F8_E4M3_F32")
    assert case.spec.stack == (LayerGroup("dense", 3), LayerGroup("moe", 58))
    assert case.spec.layer_counts() == {"dense": 3, "moe": 58}
    assert dict(case.spec.dims) == {
        "layers": 61,
        "hidden": 7168,
        "heads": 128,
        "vocab": 129280,
        "ffn": 18432,
        "moe_ffn": 2048,
        "experts": 256,
        "shared_experts": 1,
        "top_k": 8,
    }
    assert case.spec.warnings == ()


@pytest.mark.parametrize(
    ("name", "kind", "absent"),
    [
        ("llama_7b_like_dense", "dense", {"moe_ffn", "experts", "shared_experts", "top_k"}),
        ("mixtral_like_all_moe", "moe", {"ffn"}),
    ],
)
def test_one_kind_takes_only_its_own_sizes(name: str, kind: str, absent: set[str]) -> None:
    spec = read(load(name)).spec
    assert [found.name for found in spec.kinds] == [kind]
    assert not absent & spec.dims.keys()


def test_all_cases_with_both_kinds_share_a_structure() -> None:
    signatures = {read(load(name)).spec.signature() for name in ("tiny_odd_heads", "deepseek_v3_like")}
    assert len(signatures) == 1


def test_coefficients_default_as_in_the_source() -> None:
    data = load("tiny_odd_heads")
    names = ("capacity_factor", "alpha_silu", "beta_bias", "gamma_rms", "delta_softmax", "epsilon_topk", "gamma_adam")
    for name in names:
        del data["model"][name]
    assert read(data).coefficients == dict(zip(names, (Fraction(9, 8), 6, 1, 4, 5, 3, 2), strict=True))


@pytest.mark.parametrize("value", [1.125, Decimal("1.125")])
def test_capacity_factor_is_exact(value: object) -> None:
    assert read(changed("model.capacity_factor", value)).coefficients["capacity_factor"] == Fraction(9, 8)


def test_stated_coefficients_are_kept() -> None:
    assert read(load("coefficients_changed")).coefficients["beta_bias"] == 0


def test_heads_that_do_not_divide_are_priced_with_a_warning() -> None:
    (warning,) = read(load("tiny_odd_heads")).spec.warnings
    assert warning.startswith("tiny.json: 3 heads do not divide the hidden width 10")


def test_more_choices_than_experts_are_priced_with_a_warning() -> None:
    spec = read(changed("model.num_experts_per_tok", 9)).spec
    assert any("num_experts_per_tok 9 is more than n_routed_experts 4" in text for text in spec.warnings)


def test_no_layers_leave_the_ends() -> None:
    data = load("llama_7b_like_dense")
    data["model"] |= {"num_hidden_layers": 0, "num_dense_hidden_layers": 0}
    assert sum(read(data).spec.layer_counts().values()) == 0


def test_sizes_of_any_length() -> None:
    assert read(changed("train.seq_len", 10**30)).seq == 10**30


REFUSED = [
    ("model.hidden_size", MISSING, "model.hidden_size is missing", "state model.hidden_size"),
    ("model", MISSING, "model is missing", "state model"),
    ("train.seq_len", MISSING, "train.seq_len is missing", "state train.seq_len"),
    ("precision", MISSING, "precision is missing", "state precision"),
    ("model.hidden_size", True, "model.hidden_size is true: a whole number is expected", "JSON integer"),
    ("model.hidden_size", 10.0, "model.hidden_size is 10.0: a whole number is expected", "JSON integer"),
    ("model.hidden_size", Decimal("10.0"), "model.hidden_size is", "JSON integer"),
    ("model.hidden_size", "10", 'model.hidden_size is "10": a whole number is expected', "JSON integer"),
    ("model.hidden_size", None, "model.hidden_size is null", "JSON integer"),
    ("model.hidden_size", 0, "model.hidden_size is 0: it must be at least 1", "correct model.hidden_size"),
    ("model.vocab_size", -5, "model.vocab_size is -5: it must be at least 1", "correct model.vocab_size"),
    ("model.n_shared_experts", -1, "it must be at least 0", "correct model.n_shared_experts"),
    ("model.alpha_silu", 1.5, "model.alpha_silu is 1.5: a whole number is expected", "JSON integer"),
    ("model.capacity_factor", True, "model.capacity_factor is true: a number is expected", "JSON number"),
    ("model.capacity_factor", -1, "model.capacity_factor is -1: it must be at least 0", "JSON number"),
    ("model.capacity_factor", float("nan"), "a number is expected", "JSON number"),
    ("model.capacity_factor", "{0}", 'model.capacity_factor is "{0}": a number', "JSON number"),
    ("model.num_expert_per_tok", 2, "model.num_expert_per_tok is 2: a case has no such", "num_experts_per_tok?"),
    ("model.zzz", 2, "model.zzz is 2: a case has no such field", "remove it"),
    ("train.batch", 2, "train.batch is 2: a case has no such field", "global_batch_size"),
    ("train.global_batch_size", 0, "train.global_batch_size is 0", "correct train.global_batch_size"),
    ("model", [1], "model is [1]: an object is expected", "JSON object"),
    ("model.num_hidden_layers", 5, "num_dense_hidden_layers 1 and num_moe_hidden_layers 3 are 4 together", "add up"),
    ("model.dense_intermediate_size", 0, "the 1 dense layers need it to be at least 1", "num_dense_hidden_layers to 0"),
    ("model.n_routed_experts", 0, "the 3 moe layers need it", "num_moe_hidden_layers to 0"),
    ("model.num_experts_per_tok", 0, "model.num_experts_per_tok is 0", "correct num_experts_per_tok"),
    ("precision", "FP7", 'precision is "FP7": no such policy', "BF16_F8_E4M3_F32"),
    ("precision", 16, "precision is 16: a string is expected", "precision policy"),
]


@pytest.mark.parametrize(("path", "value", "what", "hint"), REFUSED)
def test_refused_by_file_field_value_and_remedy(path: str, value: object, what: str, hint: str) -> None:
    with pytest.raises(SpecError) as refusal:
        read(changed(path, value))
    assert refusal.value.where == "tiny.json"
    assert what in refusal.value.what
    assert hint in refusal.value.hint


def test_what_the_source_reads_and_does_not_use_is_accepted() -> None:
    data = load("tiny_odd_heads")
    data["train"] |= {"num_micro_batches": 8, "total_tokens": 1e12}
    assert read(data) == read(load("tiny_odd_heads"))


@pytest.mark.parametrize("data", [[], {}, {"model_type": "llama"}, {"model": {}}, "model train"])
def test_other_inputs_are_no_cases(data: object) -> None:
    assert not is_case(data)


def test_a_case_is_recognised() -> None:
    assert is_case(load("tiny_odd_heads"))


def test_reading_needs_no_sympy() -> None:
    code = "import symcost.frontend.case, sys; sys.exit('sympy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
