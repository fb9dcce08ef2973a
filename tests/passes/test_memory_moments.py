"""No moment of a step is left out of its points, and what waits beside one is counted with it."""

from dataclasses import replace

from sympy import Symbol

from symcost.compiler import compile_model
from symcost.dims import batch, heads, hidden, seq, width_act_grad
from symcost.ir.component import Cost, Kernel, Work
from symcost.ir.conventions import DEFAULTS
from symcost.ir.formula import Formula, Term
from symcost.ir.operators import operand
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec
from symcost.passes.memory import largest_moment, memory

MODEL = compile_model(ModelSpec("d", "llama", {}, Features(), (LayerGroup("dense", 2),), (KindSpec("dense"),)))
HELD = memory(MODEL)
assert HELD is not None
STREAM = batch * seq * hidden * width_act_grad


def test_a_gradient_from_outside_is_there_before_it_is_read() -> None:
    x, z, w = (operand(name, n=1) for name in "xzw")
    y = operand("y", n=5)
    work = Work(kernels=(Kernel("a", (y.grad,), (x.grad,)), Kernel("b", (z.grad,), (w.grad,))))
    assert largest_moment(Cost(backward=work)) == 7 * width_act_grad


def test_the_optimizer_s_step_is_a_point_that_holds_nothing_more() -> None:
    assert HELD.points["optimizer"] == 0


def test_every_moment_of_the_ends_and_of_the_stream_is_in_a_point() -> None:
    seen = set().union(*(value.free_symbols for value in HELD.points.values()))
    own = [of for of, (kind, name) in HELD.of.items() if of != 0 and (kind == "ends" or "residual" in name)]
    assert len(own) > 3
    assert [str(of) for of in own if of not in seen] == []


def test_the_stream_s_gradient_waits_beside_a_branch() -> None:
    made = {place: size for size, place in HELD.of.items()}
    for name in ("ffn_activation", "qkv_projection"):
        assert (HELD.moments["dense", name] - made["dense", name] - STREAM).expand() == 0


def test_of_a_core_that_is_made_again_its_result_is_kept() -> None:
    (made,) = (size for size, place in HELD.internals.items() if place == ("dense", "attention_core"))
    assert isinstance(made, Symbol)
    # A row's logarithm of its sum for each head; the result is what recomputation hands on.
    assert HELD.sizes[made].formula.value(DEFAULTS) == 4 * batch * heads * seq


def test_what_a_rank_holds_beside_its_tensors_is_in_its_peak() -> None:
    found = memory(replace(MODEL, resident={"buffers": hidden}))
    assert found is not None
    buffers = Formula.of(Term("", hidden))
    assert found.figures()["buffers"] == (buffers,)
    assert found.figures()["peak"] == (*HELD.figures()["peak"], buffers)
