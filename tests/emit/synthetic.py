"""Small cost models for golden files, and hostile ones for layout."""

from __future__ import annotations

from sympy import Integer

from symcost import dims
from symcost.compiler.lower import lower
from symcost.compiler.optimizer import add_optimizer_step
from symcost.ir.component import Cost, Flops, Site, Work, component, use
from symcost.ir.cost_model import CostModel, LayerKind
from symcost.ir.operators import linear, operand, param, saved, vector
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec

ROWS = dims.batch * dims.seq


@component("projection", group="attention", source="vaswani2017attention", assumptions=("No bias is kept.",))
def projection(site: Site, *, outer=dims.ffn) -> Cost:
    """Project each token from h to f. Sizes such as d_n and names such as `outer` are set as such."""
    x, y = operand("x", tokens=ROWS, width=dims.hidden), operand("y", tokens=ROWS, width=outer)
    weight = param("w_up", inner=dims.hidden, outer=outer)
    kept = Cost(tensors=(saved(f"{site.name}.x", tokens=ROWS, width=dims.hidden),))
    return kept + linear(weight, x, y, ROWS, dims.hidden, outer)


@component("mixing", group="ffn", source="a talk, slide 3")
def mixing(site: Site) -> Cost:
    """Mix tokens, by pairs."""
    value = dims.seq * dims.seq
    if site.convention("pairs") != "full":
        value = dims.seq * (dims.seq + 1) / 2
    pairs = site.define("pairs", "pairs of tokens", "P", value)
    work = [Flops("Q K^T", "matmul", "compute_a", 2 * dims.batch * pairs * dims.hidden)]
    if site.convention("flops") == "hardware":
        work.append(vector("scores again", dims.batch * pairs * (4 + dims.cost_exp)))
    return Cost(forward=Work(tuple(work)))


def small_model() -> tuple[CostModel, ModelSpec]:
    """Two kinds of two components, ends of one."""
    kinds = (
        LayerKind("dense", (use(projection), use(mixing)), dims.layer_count("dense"), "Projection, then mixing."),
        LayerKind("moe", (use(projection), use(mixing, "mixing_twice", count=2)), dims.layer_count("moe"), "More."),
        LayerKind("ends", (use(projection, "head", outer=dims.vocab),), Integer(1), "The head."),
    )
    sizes = {"hidden": 8, "ffn": 32, "vocab": 100, "layers": 5}
    stack = (LayerGroup("dense", 2), LayerGroup("moe", 3))
    spec = ModelSpec("small", "small", sizes, Features(), stack, (KindSpec("dense"), KindSpec("moe")))
    return add_optimizer_step(lower("small", "small", "standard", kinds)), spec


def one_component(build, name: str = "part", source: str = "") -> CostModel:
    """A model of one kind with one component."""
    made = component("part", group="other", source=source)(build)
    kinds = (LayerKind("dense", (use(made, name),), dims.layers, "One."), LayerKind("ends", (), Integer(1)))
    return lower("one", "one", "standard", kinds)
