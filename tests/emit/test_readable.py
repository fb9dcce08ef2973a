"""The readable evaluator, executed, against exact substitution and against the fast form of the same cost model."""

from __future__ import annotations

import inspect
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest

from symcost.compiler.modules import memory_source, readable_source
from symcost.compiler.pipeline import compile_model
from symcost.emit import python
from symcost.emit.readable.choice import choice_text
from symcost.emit.readable.module import emit
from symcost.emit.readable.wording import wrapped
from symcost.emit.tables import rows
from symcost.evaluate.module import execute
from symcost.evaluate.readable import Readable
from symcost.frontend import load
from symcost.generate.targets import compute_graph_target
from symcost.ir.conventions import DEFAULTS
from symcost.ir.totals import totals
from tests.emit.models import Point, random_sizes, run

MODELS = ("llama-3-8b", "deepseek-v3", "t5-small", "qwen3-next-80b-a3b", "whisper-small", "falcon-7b")


def spec_of(name):
    return compute_graph_target().spec if name == "compute_graph" else load(name)


def formulas(name):
    return "compute_graph" if name == "compute_graph" else "standard"


@cache
def both(name):
    """The cost model, its readable evaluator with memory, and the fast one."""
    spec = spec_of(name)
    model = compile_model(spec, formulas(name))
    source, beside = readable_source(spec, formulas(name)), memory_source(spec, formulas(name))
    readable = Readable.of(lambda: run(source), (lambda: run(beside)) if beside else None, name)
    return model, readable, execute(python.emit(model), name)


def options(module, random):
    return {name: random.choice(known) for name, known in module.conventions.items()}


def alike(left, right):
    if isinstance(right, float):
        return left == pytest.approx(right, rel=1e-9)
    return type(left) is type(right) and left == right


@pytest.mark.parametrize("name", [*MODELS, "compute_graph"])
def test_every_number_is_that_of_the_fast_form(name):
    _, readable, fast = both(name)
    random = Random(name)
    for _ in range(12):
        point = random_sizes(fast.raw, random) | options(fast, random)
        for found, expected in (
            (readable.totals(point), fast.totals(point)),
            (readable.memory(point), fast.memory(point)),
            (dict(enumerate(readable.components(point))), dict(enumerate(fast.components(point)))),
        ):
            assert list(found) == list(expected)
            for key, value in expected.items():
                assert alike(found[key], value), (key, point)


@pytest.mark.parametrize("name", ["llama-3-8b", "compute_graph"])
def test_every_number_is_that_of_exact_substitution(name):
    model, readable, _ = both(name)
    random = Random(7)
    for _ in range(6):
        sizes = random_sizes(readable.raw, random)
        chosen = options(readable, random)
        force, at = DEFAULTS | chosen, Point(sizes)
        found = readable.components({**sizes, **chosen})
        for (row, formula), number in zip(rows(model), found, strict=True):
            assert alike(number, at.value(model.resolve(formula.value(force), force))), row
        summed = readable.totals({**sizes, **chosen})
        for field, formula in totals(model).items():
            assert alike(summed[field], at.value(model.resolve(formula.value(force), force))), field


@pytest.mark.parametrize("name", MODELS)
def test_it_has_the_tables_of_the_fast_form(name):
    _, readable, fast = both(name)
    for table in ("kinds", "instances", "rows", "tensors", "dims", "widths", "coefficients", "conventions", "unpriced"):
        assert getattr(readable, table) == getattr(fast, table), table
    assert readable.raw.FORMULAS_SHA256 == fast.raw.FORMULAS_SHA256
    assert readable.raw.Totals._fields == fast.raw.Totals._fields


def test_only_conventions_that_change_something_are_taken():
    _, readable, _ = both("llama-3-8b")
    taken = inspect.signature(readable.raw.totals).parameters
    assert {"attention", "recompute"} <= taken.keys()
    assert not {"mla", "recurrence", "expert_hits", "mtp"} & taken.keys()
    assert all(parameter.kind is parameter.KEYWORD_ONLY for parameter in taken.values())
    assert taken.keys() == {
        *readable.raw.DIMS,
        *readable.raw.WIDTHS,
        *readable.raw.COEFFICIENTS,
        *readable.raw.CONVENTIONS,
    }


def test_an_unknown_option_or_size_is_refused():
    raw = both("llama-3-8b")[1].raw
    point = dict.fromkeys((*raw.DIMS, *raw.WIDTHS), 3)
    for function in (raw.totals, raw.kind_dense, raw.components):
        with pytest.raises(ValueError, match="pairs='half' is no option; known: full, causal, causal_half"):
            function(**point, pairs="half")
        with pytest.raises(TypeError, match="unexpected keyword argument 'hiden'"):
            function(**point, hiden=1)


def test_fractions_are_exact():
    raw = both("llama-3-8b")[1].raw
    point = dict.fromkeys((*raw.DIMS, *raw.WIDTHS), 3)
    half, one, two = (raw.totals(**point | {"width_act": w}).activation_bytes for w in (Fraction(1, 2), 1, 2))
    assert half == one - Fraction(two - one, 2)
    assert isinstance(half, Fraction)


def test_components_are_functions_that_kinds_share():
    raw = both("deepseek-v3")[1].raw
    used = {kind: {part[1]: part[0] for part in parts} for kind, (_, parts) in raw.LAYERS.items()}
    assert used["dense"]["attention_norm"] is used["moe"]["attention_norm"]
    assert used["dense"]["attention_norm"].__doc__


def test_lines_of_the_modules_that_people_read_most():
    lines = {name: emit(compile_model(load(name))).count("\n") for name in ("llama-3-8b", "deepseek-v3")}
    assert lines["llama-3-8b"] < 350
    assert lines["deepseek-v3"] < 900


def test_a_branch_stands_only_where_an_option_changes_the_value():
    table = {
        (a, b): "x" if a == "flash" or b == "fused" else "y" for a, b in product(("flash", "eager"), ("fused", "paper"))
    }
    text = choice_text(("attention", "activations"), table)
    assert text == 'x if attention == "flash" or activations == "fused" else y'
    assert choice_text(("attention",), {("flash",): "x", ("eager",): "x"}) == "x"
    three = {("none",): "a", ("selective",): "b", ("full",): "c"}
    for option, value in three.items():
        assert eval(choice_text(("recompute",), three), {"recompute": option[0], **{v: v for v in "abc"}}) == value


def test_a_return_is_not_broken_behind_its_word():
    lines = list(wrapped(f"return component({'a' * 150}, 1)", 1))
    assert lines[0].startswith("    return component(")
    compile("\n".join(["def piece():", *lines]), "piece", "exec")
