"""The last norm, in the form of the body."""

import pytest

from symcost.components.final_norm import final_norm
from symcost.components.layer_norm import layer_norm
from symcost.components.rms_norm import rms_norm
from symcost.errors import SpecError
from tests.components.hand import Worked


@pytest.mark.parametrize(("form", "body"), [("rms", rms_norm), ("rms_offset", rms_norm), ("layer_no_bias", layer_norm)])
def test_costs_what_a_norm_of_the_body_costs(form, body):
    last, inner = (Worked(component, input="x.output", form=form) for component in (final_norm, body))
    assert (last.vector(), last.params) == (inner.vector(), inner.params)
    assert last.traffic("backward") == inner.traffic("backward")


def test_an_unknown_form_is_refused_with_the_known_ones():
    with pytest.raises(SpecError, match=r"unknown norm 'batch' \(known: rms, rms_offset, .*layer_plain\)"):
        Worked(final_norm, input="x.output", form="batch")
