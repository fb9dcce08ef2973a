"""Hardware files: the bundled ones, a user's own, and what is refused, by file, field, value and remedy."""

import json
from fractions import Fraction

import pytest

from symcost.errors import SymcostError
from symcost.evaluate.hardware.sheet import hardware, names

GOOD = {"name": "mine", "peak": {"matmul": {"BF16": 100}, "vector": {"FP32": 10}}, "bandwidth": 5, "memory": 7}


def test_every_bundled_sheet_reads_and_has_a_source():
    assert "h100-sxm-80gb" in names()
    for name in names():
        sheet = hardware(name)
        assert sheet.source.count("https://") == 1
        assert sheet.peak["matmul"]["BF16"] > 10**14
        assert sheet.bandwidth > 10**12


def test_figures_are_exact():
    assert hardware("h100-sxm-80gb").flops("matmul", "BF16") == 989_400_000_000_000


def test_a_unit_without_peaks_bounds_nothing():
    assert hardware("tpu-v5p").flops("vector", "FP32") is None


def test_json_and_yaml_say_the_same(tmp_path):
    (tmp_path / "a.json").write_text(json.dumps(GOOD))
    (tmp_path / "a.yaml").write_text(
        "name: mine\npeak:\n  matmul: {BF16: 1e2}\n  vector: {FP32: 10}\nbandwidth: 5\nmemory: 14/2\n"
    )
    left, right = hardware(str(tmp_path / "a.json")), hardware(str(tmp_path / "a.yaml"))
    assert (left.peak, left.bandwidth, left.memory) == (right.peak, right.bandwidth, right.memory)
    assert left.memory == Fraction(7)


def changed(**more):
    return {**GOOD, **more}


@pytest.mark.parametrize(
    ("data", "parts"),
    [
        (changed(peak={"matmul": {"BF16": -1}}), ["peak.matmul.BF16 is -1", "positive"]),
        (changed(peak={"matmul": {"BF16": 0}}), ["peak.matmul.BF16 is 0", "positive"]),
        (changed(peak={"matmul": {"BF16": "fast"}}), ["peak.matmul.BF16 is fast", "positive"]),
        (changed(peak={"matmul": {"BF16": True}}), ["peak.matmul.BF16 is True", "positive"]),
        (changed(peak={"matmul": {"BF17": 1}}), ["unknown dtype 'BF17'", "did you mean BF16"]),
        (changed(peak={"matmul": 3}), ["peak.matmul is 3", "FLOP/s by dtype"]),
        (changed(peak={"matmul": {}}), ["peak.matmul is missing", "FLOP/s by dtype"]),
        (changed(peak={"matmul": {"BF16": 1}, "tensor": {"BF16": 1}}), ["unknown field 'peak.tensor'"]),
        (changed(bandwidth=None), ["bandwidth is missing", "bytes a second"]),
        (changed(bandwidth=-3), ["bandwidth is -3", "positive"]),
        (changed(memory=-7.5), ["memory is -15/2", "positive"]),
        (changed(memroy=7), ["unknown field 'memroy'", "did you mean memory"]),
        ({"bandwidth": 1, "memory": 1}, ["peak.matmul is missing"]),
        ([], ["no JSON object"]),
    ],
)
def test_a_bad_file_is_named_with_field_value_and_remedy(tmp_path, data, parts):
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(data))
    with pytest.raises(SymcostError) as refused:
        hardware(str(file))
    for part in ["bad.json", *parts]:
        assert part in str(refused.value)
    assert refused.value.hint


MORE = '"peak": {"matmul": {"BF16": 1}}, "bandwidth": 1'
TWICE = f'{{{MORE}, "memory": 1, "memory": 2}}'
# No reader may try to write such a number out.
HUGE = f'{{{MORE}, "memory": 1e999999999}}'


@pytest.mark.parametrize("text", ["{", "\ufeff", "NaN", '{"memory": NaN}', "[" * 100_000, TWICE, HUGE, "x" * 2_000_000])
def test_what_is_no_hardware_file_is_refused(tmp_path, text):
    file = tmp_path / "bad.json"
    file.write_text(text)
    with pytest.raises(SymcostError):
        hardware(str(file))


def test_unknown_names_are_refused_with_near_ones():
    with pytest.raises(SymcostError, match="did you mean h100-sxm-80gb"):
        hardware("h100-sxm-80g")


def test_a_dtype_without_peak_names_the_file_and_the_choice():
    with pytest.raises(SymcostError, match=r"peak\.matmul has no FP8.*--precision"):
        hardware("a100-sxm-80gb").flops("matmul", "FP8")
