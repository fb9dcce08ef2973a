"""Peaks of three models against sums written by hand: states, what every layer keeps, and the largest moment."""

import pytest

from symcost.api import load
from symcost.compiler.lower import component_runs
from symcost.components.mla_kv_down import mla_kv_down
from symcost.components.moe_experts import moe_experts
from symcost.frontend.load import load as spec
from symcost.ir.component import Component
from symcost.layers.build import build
from symcost.passes.memory import in_order
from tests.each_structure import MODELS

BOTH = ("input gradient", "weight gradient")
# Adam in mixed precision, bytes a parameter; a value in 16 bits.
STATES, U = 16, 2
Figures = dict[str, int]


def found(name: str, batch: int, seq: int, **conventions: str) -> Figures:
    memory = load(name).evaluate(batch=batch, seq=seq, **conventions).result["memory"]
    return {**{point["name"]: point["bytes"] for point in memory["points"]}, **memory}


def total(persistent: int, saved: int, points: Figures) -> Figures:
    return {"persistent": persistent, "saved": saved, **points, "peak": persistent + saved + max(points.values())}


def ends(tokens: int, hidden: int, vocab: int, statistics: int, *, fused: bool = False) -> int:
    """Token numbers, the final norm's input, statistics and result; of an eager loss the log-softmax and targets."""
    return tokens * (8 + 2 * U * hidden + statistics) + (0 if fused else tokens * (4 * vocab + 8))


def llama(batch: int, seq: int, attention: str, recompute: str, loss: str) -> Figures:
    h, n, k, d, f, vocab, layers, tokens = 4096, 32, 8, 128, 14336, 128256, 32, batch * seq
    flash = attention == "flash"
    square = U * batch * n * seq * seq
    internals = 4 * n * tokens if flash else square
    layer = tokens * (U * (4 * h + 3 * f + 2 * n * d + 2 * k * d) + 8) + internals
    stream = U * tokens * h
    kept = {"none": layer, "selective": layer - internals, "full": stream}[recompute]
    saved = layers * kept + ends(tokens, h, vocab, 4, fused=loss == "fused")
    # Gate: the product's gradient and two. Core: of an eager one the values' gradient, those of probabilities and
    # scores; of flash the result's, q's, k's and v's, and a row's sum.
    gate = 3 * U * tokens * f
    core = tokens * (U * (2 * n * d + 2 * k * d) + 4 * n) if flash else U * tokens * k * d + 2 * square
    again = {"none": 0, "selective": internals, "full": 0}[recompute]
    dense = max(gate, core + again) + stream + (layer - stream if recompute == "full" else 0)
    logits = tokens * vocab
    points = {"dense": dense, "head": U * logits + stream}
    points["loss"] = U * logits if loss == "fused" else (U + 4 + U) * logits
    return total(STATES * 8_030_261_248, saved, points)


@pytest.mark.parametrize("attention", ["flash", "eager"])
@pytest.mark.parametrize("recompute", ["none", "selective", "full"])
@pytest.mark.parametrize("loss", ["eager", "fused"])
def test_llama_3_8b(attention: str, recompute: str, loss: str) -> None:
    chosen = {"attention": attention, "recompute": recompute, "loss": loss}
    for batch, seq in ((1, 4096), (3, 1000)):
        expected = llama(batch, seq, **chosen)
        assert {**found("llama-3-8b", batch, seq, **chosen), **expected} == found("llama-3-8b", batch, seq, **chosen)


def test_gpt2_with_dropout_and_a_tied_head() -> None:
    batch, seq, h, n, vocab, layers = 4, 512, 768, 12, 50257, 12
    tokens = batch * seq
    # 34 of Korthikanti et al., log-sum-exp, two statistics of two norms; the embedding's dropout mask.
    saved = layers * tokens * (34 * h + 4 * n + 16) + ends(tokens, h, vocab, 8) + tokens * h
    # The activation of a width of 4h: two gradients, and the stream's.
    points = {"dense": U * tokens * (2 * 4 * h + h), "loss": 8 * tokens * vocab}
    expected = total(STATES * 124_439_808, saved, points)
    assert {**found("gpt2", batch, seq), **expected} == found("gpt2", batch, seq)


def test_mixtral_s_experts() -> None:
    batch, seq, h, n, k, d, f, vocab, layers, experts, top = 2, 4096, 4096, 32, 8, 128, 14336, 32000, 32, 8, 2
    tokens, rows = batch * seq, batch * seq * top
    layer = tokens * (U * (4 * h + 2 * n * d + 2 * k * d + experts) + 4 * n + 8) + rows * (U * (2 * h + 3 * f) + 8)
    saved = layers * layer + ends(tokens, h, vocab, 4)
    # The gate's three gradients, while the router's weights' wait; the stream's.
    points = {"moe": rows * (3 * U * f + U) + U * tokens * h, "loss": 8 * tokens * vocab}
    expected = total(STATES * 46_702_792_704, saved, points)
    assert {**found("mixtral-8x7b", batch, seq), **expected} == found("mixtral-8x7b", batch, seq)


@pytest.mark.parametrize(
    ("component", "options", "labels"),
    [
        (
            moe_experts,
            (),
            ("combine backward", *BOTH, "activation gradient", *BOTH, "permute backward"),
        ),
        (mla_kv_down, (("input", "x"),), ("norm backward", *BOTH)),
    ],
    ids=lambda value: getattr(value, "type", ""),
)
def test_a_component_of_several_pieces_runs_backwards(
    component: Component, options: tuple, labels: tuple[str, ...]
) -> None:
    cost = component_runs(component, component.type, options)[0].cost
    assert tuple(kernel.label for kernel in in_order(cost.backward.kernels)) == labels


# Additions hand the stream's gradient on and add the branches'; queries and keys are normed apart.
SEVERAL = {"residual": 3, "qk_norm": 2}


@pytest.mark.parametrize("name", MODELS)
def test_gradients_between_pieces_have_one_name(name: str) -> None:
    """Only what comes from behind a component is read without being made in it."""
    for item in [item for kind in build(spec(name)) for item in kind.instances]:
        for run in component_runs(item.component, item.name, item.options, item.library):
            kernels = run.cost.backward.kernels
            made = {tensor.name for kernel in kernels for tensor in kernel.writes}
            read = {t.name for kernel in kernels for t in kernel.reads if t.role == "input_gradient"}
            assert len(read - made) <= SEVERAL.get(item.component.type, 1), item.name
