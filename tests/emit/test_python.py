"""The generated Python module, executed, against exact substitution."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest

from symcost.compiler.lower import lower
from symcost.emit.python import emit
from symcost.emit.tables import rows
from symcost.ir.conventions import DEFAULTS
from symcost.ir.totals import totals
from symcost.layers import compute_graph
from tests.emit.models import Point, random_sizes, run, small_model

OPTIONS = [
    dict(zip(("flops", "attention", "pairs", "expert_hits", "mtp"), options, strict=True))
    for options in product(
        ("model", "hardware"),
        ("flash", "eager"),
        ("full", "causal", "causal_half"),
        ("min", "expected", "least"),
        ("false", "true"),
    )
]


@cache
def small():
    model = small_model()
    return model, run(emit(model))


@cache
def graph():
    """The compute_graph calculator with dense and MoE layers, everything symbolic."""
    kinds = (*(compute_graph._body(name, alone=False) for name in compute_graph.KINDS), compute_graph._ENDS)
    model = lower("compute_graph", "compute_graph", "compute_graph", kinds, compute_graph.UNPRICED)
    return model, run(emit(model))


def same(found, expected):
    if isinstance(expected, float):
        return isinstance(found, float) and found == pytest.approx(expected, rel=1e-12)
    return type(found) is type(expected) and found == expected


@cache
def expressions(which, options):
    """What every function should return under the options, in one list: totals, kinds, rows."""
    model, _ = which()
    force = DEFAULTS | dict(options)
    found = [
        (f"{kind}.{name}", formula) for kind in (None, *names(model)) for name, formula in totals(model, kind).items()
    ]
    found += [("/".join(row), formula) for row, formula in rows(model)]
    return [(name, model.resolve(formula.value(force), force)) for name, formula in found]


def names(model):
    return [kind.name for kind in model.kinds]


def compare(which, point, options):
    """Every row and total; returns the largest value."""
    model, module = which()
    given = {**point, **options}
    found = [*module.totals(**given)]
    for kind in names(model):
        found += getattr(module, f"kind_{kind}")(**given)
    found += module.components(**given)
    at = Point(point)
    for (name, value), number in zip(expressions(which, tuple(options.items())), found, strict=True):
        assert same(number, at.value(value)), (name, number, at.value(value), options)
    return max(found)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()))
def test_every_convention_equals_substitution(options):
    _, module = small()
    random = Random(str(options))
    for _ in range(3):
        compare(small, random_sizes(module, random), options)


def test_random_configs_past_the_machine_words():
    _, module = small()
    random = Random(7)
    largest = [compare(small, random_sizes(module, random, digits=7), random.choice(OPTIONS)) for _ in range(200)]
    assert max(largest) > 2**63
    assert any(2**53 < value < 2**63 for value in largest)


def test_document_000_past_the_machine_words():
    _, module = graph()
    random = Random(11)
    largest = [compare(graph, random_sizes(module, random), {}) for _ in range(200)]
    assert max(largest) > 2**63


@pytest.mark.parametrize("width", [Fraction(1, 2), Fraction(2), Fraction(3, 2)])
def test_widths_that_are_fractions(width):
    """Whole results are integers, the others fractions in lowest terms; never floats."""
    _, module = small()
    random = Random(str(width))
    for options in OPTIONS[:6]:
        point = random_sizes(module, random) | {"width_act": width, "width_param": width}
        compare(small, point, options | {"expert_hits": "min"})


def test_odd_halves_are_fractions_and_even_ones_integers():
    _, module = small()
    odd = dict.fromkeys(module.DIMS, 3) | dict.fromkeys(module.WIDTHS, 2)
    found = module.components(**odd, attention="eager", pairs="causal_half")
    row = next(place for place, row in enumerate(module.ROWS) if row[5] == "hbm_bytes" and row[1] == "core")
    assert found[row] == 2 * (27 + 9)
    assert type(found[row]) is int


def test_a_tensor_that_does_not_exist_has_no_elements_bytes_or_extents():
    _, module = small()
    point = dict.fromkeys(module.DIMS, 3) | dict.fromkeys(module.WIDTHS, 2)
    places = [place for place, row in enumerate(module.ROWS) if row[9] == "scores"]
    assert [module.ROWS[place][8] for place in places] == ["", "", "b", "Q[]", "Q[]"]
    assert [module.components(**point)[place] for place in places] == [0] * 5
    assert [module.components(**point, attention="eager")[place] for place in places] == [81, 162, 3, 3, 3]


def test_mtp_is_a_flag_or_a_word():
    _, module = small()
    point = dict.fromkeys(module.DIMS, 3) | dict.fromkeys(module.WIDTHS, 2)
    with_it, without = module.totals(**point, mtp=True), module.totals(**point)
    assert with_it == module.totals(**point, mtp="true") != without
    assert without == module.totals(**point, mtp=False) == module.totals(**(point | {"mtp_depth": 0}), mtp=True)


def test_tables_of_the_module():
    _, module = small()
    assert module.KINDS == (("moe", "layers + mtp_depth"), ("ends", "1"))
    assert module.INSTANCES[1] == ("moe", "experts", "moe_experts", "attention", "2*layers + 2*mtp_depth", "")
    assert module.TENSORS[0] == ("moe", "core", "w", "param", "param", "persistent", "core.w")
    assert module.DIMS[:3] == ("batch", "seq", "context")
    assert module.WIDTHS == ("width_param", "width_act")
    assert module.CONVENTIONS["attention"] == ("flash", "eager")
    assert (module.FAMILY, module.FORMULAS, module.UNPRICED) == ("small", "standard", ())
    assert len(module.FORMULAS_SHA256) == 64
    _, source = graph()
    assert source.CONVENTIONS == {}
    assert source.COEFFICIENTS["capacity_factor"] == Fraction(9, 8)
    assert source.UNPRICED == ("tokenizer", "moe_all2all_dispatch", "moe_all2all_gather")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"pairs": "half"}, r"pairs='half' is no option; known: full, causal, causal_half"),
        ({"mtp": "yes"}, r"mtp='yes' is no option; known: false, true"),
    ],
)
def test_an_unknown_option_names_the_known_ones(wrong, message):
    _, module = small()
    point = dict.fromkeys(module.DIMS, 3) | dict.fromkeys(module.WIDTHS, 2)
    for function in (module.totals, module.kind_moe, module.components):
        with pytest.raises(ValueError, match=message):
            function(**point, **wrong)


def test_an_unknown_size_is_refused():
    _, module = small()
    with pytest.raises(TypeError, match="unexpected keyword argument 'hiden'"):
        module.totals(hiden=3)


def test_it_runs_on_a_bare_interpreter(tmp_path):
    path = tmp_path / "evaluator.py"
    path.write_text(emit(small_model()))
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import evaluator as e;"
        "p = dict.fromkeys(e.DIMS, 6) | dict.fromkeys(e.WIDTHS, 2);"
        "print(e.totals(**p).params, e.totals(**p).forward_matmul_flops);"
        "assert not {'sympy', 'symcost', 'numpy', 'typing', 'fractions'} & set(sys.modules), sorted(sys.modules)"
    )
    command = [sys.executable, "-I", "-S", "-c", code, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    _, module = small()
    point = dict.fromkeys(module.DIMS, 6) | dict.fromkeys(module.WIDTHS, 2)
    sums = module.totals(**point)
    assert done.stdout.split() == [str(sums.params), str(sums.forward_matmul_flops)]


SEEDED = """
from hashlib import sha256
from symcost.emit import numpy, python
from tests.emit.models import small_model
text = python.emit(small_model()) + numpy.emit(small_model())
print(sha256(text.encode()).hexdigest())
"""


def test_the_same_bytes_under_any_hash_seed():
    def text(seed):
        command = [sys.executable, "-c", SEEDED]
        return subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed}).stdout

    assert len({text(seed) for seed in ("0", "1", "2")}) == 1


def test_text_says_who_made_it_and_nothing_of_when_or_where():
    head = emit(small_model()).split('"""')[1]
    assert "Made by `symcost generate`; do not edit." in head
    assert "/" not in head
