"""Five to eleven logits."""

from sympy import Integer

from symcost import dims
from symcost.components.lm_head import lm_head
from symcost.ir.accumulation import accumulating
from tests.components.hand import NUMBERS, ROWS, Worked

FORWARD = 2 * ROWS * 5 * 11
LOGITS = ROWS * 11
NUMBERED = {dims.symbol(name): Integer(value) for name, value in NUMBERS.items()}


def test_matmul_and_parameters():
    worked = Worked(lm_head, input="final_norm.output", bias=True)
    assert worked.matmul() == (FORWARD, 2 * FORWARD)
    assert worked.params == {"w_head": 5 * 11, "b_head": 11}
    assert worked.kept == {"final_norm.output": ROWS * 5 * 2}


def test_a_tied_head_owns_nothing_and_adds_its_gradient_to_the_owners():
    own, tied = (Worked(lm_head, input="final_norm.output", tied=tied) for tied in (False, True))
    assert tied.params == {}
    assert tied.matmul() == own.matmul()
    read, written = own.traffic("backward")
    assert tied.traffic("backward") == (read + 5 * 11 * 2, written)


def test_scale_and_soft_cap():
    assert Worked(lm_head, input="x.output", scaled=True).vector() == (LOGITS, LOGITS)
    capped = Worked(lm_head, input="x.output", softcap=True)
    assert capped.vector() == (3 * LOGITS, 3 * LOGITS)
    assert capped.kept["lm_head.capped"] == LOGITS * 2


def test_a_padded_vocabulary_costs_flops_and_logits_but_no_parameters():
    worked = Worked(lm_head, input="x.output", padded=True)
    assert worked.params == {"w_head": 5 * 11}
    assert worked.matmul()[0] == 2 * ROWS * 5 * 16


def by_pieces(loss, flops="model", **options):
    return Worked(lm_head, {"flops": flops}, input="x.output", by_pieces=loss, **options)


def test_each_piece_reads_the_weight_and_adds_to_its_gradient():
    weight, rows, logits = 5 * 11 * 2, ROWS * 5 * 2, LOGITS * 2
    whole, pieces = Worked(lm_head, input="x.output"), by_pieces("fused_linear")
    assert pieces.matmul() == whole.matmul()
    assert pieces.kept == whole.kept
    assert pieces.traffic("forward") == (rows + 4 * weight, logits)
    plain = (2 * logits + rows + 4 * weight, rows + 4 * weight)
    backward = [work.xreplace({accumulating(): Integer(added)}) for added in (0, 1) for work in moved(pieces)]
    assert [int(side) for side in backward] == [plain[0] + 3 * weight, plain[1], plain[0] + 4 * weight, plain[1]]


def moved(worked):
    sides = ("reads", "writes")
    tensors = [[t for kernel in worked.cost.backward.kernels for t in getattr(kernel, side)] for side in sides]
    return [sum((t.bytes for t in side), Integer(0)).xreplace(NUMBERED) for side in tensors]


def test_a_piece_is_made_again():
    assert by_pieces("chunked").matmul() == (FORWARD, 2 * FORWARD)
    assert by_pieces("chunked", "hardware").matmul() == (FORWARD, 3 * FORWARD)
    assert by_pieces("fused_linear", "hardware").matmul() == (FORWARD, 2 * FORWARD)
    assert by_pieces("chunked", softcap=True).kept == {"x.output": ROWS * 5 * 2}


def test_a_piece_of_the_logits_is_there_at_once():
    (kernel,) = by_pieces("chunked").cost.forward.kernels
    (logits,) = kernel.writes
    # Six rows in four pieces: two rows at most.
    assert by_pieces("chunked").number(logits.bytes_at_once) == 2 * 11 * 2
