"""Generated modules as they are loaded."""

import pytest

from symcost.errors import SpecError
from symcost.evaluate.module import execute, load_file
from tests.evaluate.conftest import DATA


def test_the_tables_of_a_module(module):
    assert (module.family, module.formulas) == ("tiny", "standard")
    assert module.kinds[1] == ("moe", "moe_layers + mtp_depth")
    assert module.rows[0].unit == "matmul"
    assert module.rows[0].times == "dense_layers"
    assert module.tensors["dense", "ffn_up", "w"] == ("param", "param", "persistent", "ffn_up.w")


@pytest.mark.parametrize(
    ("source", "message"),
    [("x = (", "line 1 is no Python"), ("FAMILY = 'x'", "has no FORMULAS"), ("", "has no FAMILY")],
)
def test_text_that_is_no_module(source, message):
    with pytest.raises(SpecError, match=message):
        execute(source, "broken")


def test_a_file_that_is_absent():
    with pytest.raises(SpecError, match="cannot be read"):
        load_file(DATA / "absent.py")


def test_a_logarithm_of_a_size_beyond_floats():
    source = (DATA / "tiny_module.py").read_text() + "\ndef components(**given):\n    return (float(10**400),)\n"
    with pytest.raises(SpecError, match="range of floating-point"):
        execute(source, "huge").components({})
