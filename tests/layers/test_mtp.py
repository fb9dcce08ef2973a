"""Multi-token prediction: one more layer of the last kind, a block around it, in totals only when asked for."""

from symcost.frontend.load import load
from tests.priced import COUNTED, Priced

H, V, EXPERTS = 7168, 129280, 256


def deepseek() -> Priced:
    return Priced(load("deepseek-v3"))


def test_the_block_owns_norms_and_a_projection():
    model = deepseek()
    names = [item.name for item in model.model.kind("mtp").instances]
    assert names == ["embedding_norm", "hidden_norm", "mtp_projection", "final_norm", "lm_head", "cross_entropy"]
    assert model.figure("params", "mtp") == 3 * H + 2 * H * H


def test_embedding_and_head_are_shared():
    head = next(item for item in deepseek().model.kind("mtp").instances if item.name == "lm_head")
    assert head.tied_to == "lm_head"


def test_parameters_when_asked_for():
    model = deepseek()
    more = model.figure("params", mtp="true") - model.figure("params")
    assert more == model.figure("params", "mtp") + model.figure("params", "moe")
    assert model.figure("buffers", mtp="true") - model.figure("buffers") == EXPERTS


def test_flops_when_asked_for():
    model, size = deepseek(), {"seq": 32, **COUNTED}
    field = "forward_matmul_flops"
    more = model.figure(field, **size, mtp="true") - model.figure(field, **size)
    assert more == model.figure(field, "mtp", **size) + model.figure(field, "moe", **size)
    assert model.figure(field, "mtp", **size) == 2 * 32 * (2 * H * H + H * V)
