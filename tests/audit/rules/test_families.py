"""Every family of the library as its config class has it: the rules find nothing in it that is not so."""

import pytest

from symcost.audit.library import default_config
from symcost.audit.run import audit_models
from symcost.audit.targets.model import audited_model
from symcost.compiler.pipeline import compile_model
from symcost.errors import SymcostError
from symcost.frontend import families, load

# The layer's heads are its key heads times the experts of a token, which no formula says.
_OF_A_RELATION = {"jetmoe": {"SC106", "SC221"}}


@pytest.mark.torch
@pytest.mark.parametrize("family", families())
def test_no_false_warning(family: str) -> None:
    try:
        spec = load(default_config(family))
    except SymcostError:
        pytest.skip("the library's defaults are no config that can be priced")
    found, _ = audit_models([audited_model(compile_model(spec))])
    known = _OF_A_RELATION.get(family, set())
    assert [f.message for f in found if f.severity != "note" and f.code not in known] == []
