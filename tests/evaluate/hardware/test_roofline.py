"""Roofline bounds: worked by hand for one component, and laws over a whole model."""

import json
from fractions import Fraction

import pytest

from symcost.api import load
from symcost.errors import UsageError

T, H, F = 4096, 4096, 14336


def roofline(name="llama-3-8b", hardware="h100-sxm-80gb", **more):
    return load(name).evaluate(hardware=hardware, **more).result["roofline"]


@pytest.fixture(scope="module")
def found():
    return roofline()


def part(found, name):
    return next(entry for entry in found["components"] if entry["name"] == name)


def test_a_matmul_is_bound_by_its_unit(found):
    up = part(found, "ffn_up")["forward"]
    assert up["binds"] == "matmul"
    assert Fraction(up["seconds"]) == Fraction(2 * T * H * 2 * F, 989_400_000_000_000)


def test_an_elementwise_kernel_is_bound_by_memory(found):
    gate = part(found, "ffn_activation")["forward"]
    assert gate["binds"] == "memory"
    assert Fraction(gate["seconds"]) == Fraction(3 * 2 * T * F, 3_350_000_000_000)


def test_the_step_is_the_sum_over_instances(found):
    for phase in ("forward", "backward", "optimizer"):
        parts = [
            Fraction(entry[phase]["seconds"]) * (32 if entry["kind"] == "dense" else 1)
            for entry in found["components"]
            if phase in entry
        ]
        assert sum(parts) == Fraction(found["lower_bound_seconds"][phase])


def test_a_step_has_several_micro_batches_and_one_optimizer_step(found):
    least = {phase: Fraction(seconds) for phase, seconds in found["lower_bound_seconds"].items()}
    assert least["step"] == least["forward"] + least["backward"] + least["optimizer"]
    several = {k: Fraction(v) for k, v in roofline(sizes={"grad_accum": 8})["lower_bound_seconds"].items()}
    # The first micro-batch writes gradients, seven add to them.
    first = least["forward"] + least["backward"]
    assert several["step"] == first + 7 * (several["forward"] + several["backward"]) + least["optimizer"]
    assert several["backward"] != least["backward"]


def test_it_says_whether_a_step_fits(found):
    assert found["fits"] is False
    assert found["peak_bytes"] > 80 * 10**9
    assert roofline("gpt2", seq=128)["fits"] is True


def test_what_a_file_leaves_out_bounds_nothing(tmp_path):
    sheet = {"peak": {"matmul": {"BF16": 10**12}}, "bandwidth": 10**30, "memory": 10**30}
    (tmp_path / "slow.json").write_text(json.dumps(sheet))
    found = roofline(hardware=str(tmp_path / "slow.json"))
    assert {entry[p]["binds"] for entry in found["components"] for p in ("forward", "backward") if p in entry} == {
        "matmul",
        "memory",
    }
    assert Fraction(found["lower_bound_seconds"]["forward"]) > 60


def test_faster_hardware_never_takes_longer(found):
    slower = roofline(hardware="a100-sxm-80gb")
    for phase, seconds in found["lower_bound_seconds"].items():
        assert Fraction(seconds) < Fraction(slower["lower_bound_seconds"][phase])


def test_the_source_s_own_set_has_bounds_and_no_peak():
    found = roofline(formulas="compute_graph")
    assert "fits" not in found
    assert Fraction(found["lower_bound_seconds"]["forward"]) > 0


def test_free_sizes_have_no_bound():
    with pytest.raises(UsageError, match="batch stay free"):
        roofline(free=("batch",))


def test_intensity_is_flops_over_bytes():
    costs = load("llama-3-8b").evaluate()
    norm = next(entry for entry in costs.components if entry["type"] == "rms_norm")
    flops = sum(v for phase in norm["flops"].values() for unit in phase.values() for v in unit.values())
    traffic = sum(v for phase in norm["hbm_bytes"].values() for side in phase.values() for v in side.values())
    assert Fraction(norm["intensity"]) == Fraction(flops, traffic)
    assert "FLOPs/B" in costs.table()
    assert "| FLOPs/B |" in costs.markdown()
