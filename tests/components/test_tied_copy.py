"""A tied weight on two stages: 11 * 8 values held once more, and their gradients added up over the pipeline."""

from symcost.components.tied_copy import tied_copy, tied_gradients
from symcost.dims import hidden, vocab
from symcost.ir.roles import all_tensors
from tests.components.hand import Worked

TABLE = {"tensor": "weight", "shape": (("vocab", vocab), ("hidden", hidden))}


def test_the_copy_is_a_parameter_that_costs_nothing_to_hold() -> None:
    worked = Worked(tied_copy, **TABLE, trained=True)
    assert worked.params == {"weight": 11 * 8}
    kept = {tensor.name: tensor.shape for tensor in all_tensors(worked.cost)}
    assert {name: len(shape) for name, shape in kept.items()} == {
        "weight": 2,
        "master_weight": 2,
        "grad_weight": 2,
        "moments_weight": 3,
    }
    for phase in ("forward", "backward"):
        assert worked.traffic(phase) == (0, 0)
        assert not getattr(worked.cost, phase).collectives
    assert worked.matmul() == worked.vector() == (0, 0)


def test_gradients_are_added_up_between_the_two_stages_once_a_step() -> None:
    worked = Worked(tied_gradients, **TABLE)
    # The parameter belongs to the embedding and to its copy: here it is not counted again.
    assert worked.params == {}
    assert not worked.cost.forward.collectives
    (summed,) = worked.cost.backward.collectives
    assert (summed.kind, summed.group) == ("all_reduce", "pp")
    assert worked.number(summed.tensor.bytes) == 2 * 11 * 8
    assert summed.tensor.slot == "param_grad"
    assert (worked.number(summed.ranks), worked.number(summed.count)) == (2, 1)
