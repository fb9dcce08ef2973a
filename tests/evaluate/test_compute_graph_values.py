"""Every number of the compute_graph calculator's recorded cases, through the complete result."""

import json
import math

import pytest

from symcost.api import load
from tests.evaluate.conftest import DATA

CASES = sorted((DATA.parent / "compute_graph").glob("*.json"))
PHASES = (("fwd", "forward"), ("bwd", "backward"))
QUANTITIES = (("flops", "flops"), ("hbm_bytes", "hbm_bytes"))


@pytest.fixture(scope="module", params=CASES, ids=lambda path: path.stem)
def pair(request):
    """A case as recorded, and our result."""
    return json.loads(request.param.read_text()), load(request.param).evaluate().result


def equal(ours, recorded):
    """The source holds floats: whole ones below 2^53 are exact, others are compared within 1e-12."""
    assert set(ours) == set(recorded)
    for name, value in recorded.items():
        if value.is_integer() and value < 2**53 and isinstance(ours[name], int):
            assert ours[name] == value
        else:
            assert math.isclose(ours[name], value, rel_tol=1e-12)


def by_dtype(entry):
    total = {}
    for dtypes in entry.values():
        for name, value in dtypes.items():
            total[name] = total.get(name, 0) + value
    return total


def test_components(pair):
    recorded, found = pair
    ours = {(entry["kind"], entry["name"]): entry for entry in found["components"]}
    theirs = {
        (kind, name): entry
        for kind, entries in (("ends", recorded["model_level"]), *recorded["layers"].items())
        for name, entry in entries.items()
    }
    assert ours.keys() == theirs.keys()
    for key, entry in theirs.items():
        assert ours[key]["type"] == entry["component_type"]
        assert ours[key]["count"] == recorded["layer_count"].get(key[0], 1)
        for theirs_phase, phase in PHASES:
            for theirs_quantity, quantity in QUANTITIES:
                equal(by_dtype(ours[key][quantity][phase]), entry[f"{theirs_phase}_{theirs_quantity}"])


def test_only_the_loss_is_a_float(pair):
    for entry in pair[1]["components"]:
        values = [v for phase in entry["flops"].values() for unit in phase.values() for v in unit.values()]
        assert all(isinstance(value, float) == (entry["name"] == "entropyloss") for value in values)


def test_tensors(pair):
    recorded, found = pair
    ends = recorded["model_level_tensors"]
    for kind, tensors in (("ends", [*ends["input"], *ends["output"]]), *recorded["layer_tensors"].items()):
        left = [tensor for entry in found["components"] if entry["kind"] == kind for tensor in entry["tensors"]]
        for theirs in tensors:
            wanted = (theirs["role"], theirs["dtype"], theirs["shape"], theirs["element_count"], theirs["hbm_bytes"])
            match = next(t for t in left if (t["role"], t["dtype"], t["shape"], t["elements"], t["bytes"]) == wanted)
            left.remove(match)
        assert left == []


def test_totals(pair):
    recorded, found = pair[0]["model_totals"], pair[1]["totals"]
    for theirs_phase, phase in PHASES:
        for theirs_quantity, quantity in QUANTITIES:
            equal(found[f"{quantity}_by_dtype"][phase], recorded[f"{theirs_phase}_{theirs_quantity}"])
    roles = recorded["tensors_by_role"]
    assert found["elements_by_role"] == {role: sums["element_count"] for role, sums in roles.items()}
    assert found["bytes_by_role"] == {role: sums["hbm_bytes"] for role, sums in roles.items()}
    assert found["params"] == found["params_active"] == found["elements_by_role"]["param"]
    assert found["saved_activation_bytes"] == found["bytes_by_role"]["activation"]


def test_conventions_and_unpriced(pair):
    found = pair[1]
    assert found["conventions"] == {"mac_flops": 1}
    assert found["unpriced"] == ["tokenizer", "moe_all2all_dispatch", "moe_all2all_gather"]
