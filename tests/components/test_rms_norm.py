"""RMSNorm of six rows of eight."""

from symcost.components.rms_norm import rms_norm
from tests.components.hand import ROWS, Worked


def test_flops():
    # squares and their sum 2, scale and weight 2 an element; epsilon, division, root (2) a row
    forward = ROWS * 8 * 4 + ROWS * (1 + 1 + 2)
    assert Worked(rms_norm, input="x.output").vector() == (forward, ROWS * 8 * (7 + 3))
    assert Worked(rms_norm, input="x.output").matmul() == (0, 0)


def test_weight_input_and_statistic():
    worked = Worked(rms_norm, input="x.output")
    assert worked.params == {"weight": 8}
    assert worked.kept == {"x.output": ROWS * 8 * 2, "rms_norm.statistics": ROWS * 4}
    assert worked.gradients == {"d_x": ROWS * 8}


def test_traffic_is_that_of_one_kernel_each_way():
    worked = Worked(rms_norm, input="x.output")
    stream, weight, statistic = ROWS * 8 * 2, 8 * 2, ROWS * 4
    assert worked.traffic("forward") == (stream + weight, stream + statistic)
    assert worked.traffic("backward") == (2 * stream + statistic + weight, stream + weight)


def test_offset_adds_one_to_each_weight():
    plain, offset = (Worked(rms_norm, input="x.output", form=form).vector() for form in ("rms", "rms_offset"))
    assert offset == (plain[0] + 8, plain[1])


def test_plain_form_has_no_parameters():
    assert Worked(rms_norm, input="x.output", form="rms_plain").params == {}


def test_paper_accounting_keeps_no_statistic():
    assert Worked(rms_norm, {"activations": "paper"}, input="x.output").kept == {"x.output": ROWS * 8 * 2}
