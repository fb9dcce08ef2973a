"""The JavaScript module against the Python module that it is read off: equal, far beyond 2^63 and with fractions."""

from __future__ import annotations

import math
from fractions import Fraction
from random import Random
from types import ModuleType
from typing import Any

import pytest

from symcost import frontend
from symcost.compiler.pipeline import compile_model
from symcost.emit import python
from symcost.emit.javascript import constants, emit, translate
from symcost.errors import VerifyError
from symcost.generate.targets import compute_graph_target
from symcost.printing.javascript import JavascriptPrinter, quoted
from tests.emit import javascript as node
from tests.emit import models

CONFIGS = 200


def sources(name: str) -> str:
    if name == "small":
        return python.emit(models.small_model())
    if name == "compute_graph":
        return python.emit(compile_model(compute_graph_target().spec, "compute_graph"))
    return python.emit(compile_model(frontend.load(name)))


def random_arguments(module: ModuleType, random: Random, *, floats: bool) -> dict[str, Any]:
    """Sizes whose products lie far beyond 2^63; one config in three has widths that are no whole numbers."""
    given: dict[str, Any] = {name: random.randrange(10 ** random.randint(1, 12)) | 1 for name in module.DIMS}
    if "top_k" in given:
        given["top_k"] = random.randint(1, given["experts"])
    given |= {name: random.choice((1, 2, 4)) for name in module.WIDTHS}
    given |= {name: random.randrange(9) for name in module.COEFFICIENTS}
    given |= {name: given[name] + 10 ** random.randint(9, 15) for name in ("batch", "seq", "hidden") if name in given}
    if random.random() < 0.3:
        given |= {name: random.choice((Fraction(1, 2), Fraction(9, 8), 1)) for name in module.WIDTHS}
        given |= {name: Fraction(random.randrange(1, 9), 4) for name in module.COEFFICIENTS}
    options = {name: list(known) for name, known in module.CONVENTIONS.items()}
    if not floats and "expert_hits" in options:
        options["expert_hits"] = ["min"]
    return given | {name: random.choice(known) for name, known in options.items()}


def same(found: Any, expected: Any) -> bool:
    """Exact numbers digit by digit; floats, which two libraries of C round in their own way, to the last bits."""
    if isinstance(expected, dict):
        return math.isclose(found["real"], expected["real"], rel_tol=1e-14)
    return found == expected


@pytest.mark.node
@pytest.mark.parametrize("name", ["small", "compute_graph", "llama-3-8b", "deepseek-v3"])
def test_javascript_equals_python_on_200_configs_past_2_to_the_63(name, tmp_path):
    source = sources(name)
    module, random = models.run(source), Random(63)
    functions = ["totals", "components", *(f"kind_{kind}" for kind, _ in module.KINDS)]
    functions += ["memory"] if hasattr(module, "memory") else []
    floats = name in ("small", "compute_graph")
    given = [random_arguments(module, random, floats=floats) for _ in range(CONFIGS)]
    calls = [(functions[place % len(functions)], arguments) for place, arguments in enumerate(given)]
    large = 0
    for (function, arguments), found in zip(calls, node.run(translate(source), tmp_path, calls), strict=True):
        expected = getattr(module, function)(**arguments)
        values = expected._asdict() if hasattr(expected, "_asdict") else dict(enumerate(expected))
        large += any(not isinstance(value, float) and value > 2**63 for value in values.values())
        listed = found if isinstance(found, dict) else dict(enumerate(found))
        wrong = [key for key, value in values.items() if not same(listed[key], node.shown(value))]
        assert not wrong, (function, arguments, [(listed[key], values[key]) for key in wrong[:3]])
    assert large == CONFIGS


@pytest.mark.node
def test_expected_experts_agree_to_the_last_bits(tmp_path):
    source = sources("small")
    module, random = models.run(source), Random(5)
    given = [models.random_sizes(module, random) | {"expert_hits": "expected"} for _ in range(50)]
    for arguments, found in zip(
        given, node.run(translate(source), tmp_path, [("components", g) for g in given]), strict=True
    ):
        expected = [node.shown(value) for value in module.components(**arguments)]
        assert all(map(same, found, expected))
        assert any(isinstance(value, dict) for value in expected)


@pytest.mark.node
def test_arguments_are_checked_by_name(tmp_path):
    source = translate(sources("small"))
    module = constants(sources("small"))
    full = dict.fromkeys((*module["DIMS"], *module["WIDTHS"]), 3)
    calls = [
        ("totals", full | {"attention": "fast"}),
        ("totals", full | {"hiden": 3}),
        ("totals", {name: value for name, value in full.items() if name != "seq"}),
        ("totals", full | {"seq": Fraction(1, 2)}),
        ("totals", full | {"seq": 1.5}),
        ("totals", full | {"mtp": True}),
        ("totals", full | {"mtp": "true"}),
        ("totals", full),
        ("totals", full | {"seq": 0}),
        ("totals", full | {"top_k": -1}),
        ("totals", full | {"width_act": Fraction(-1, 2)}),
    ]
    found = node.run(source, tmp_path, calls)
    assert found[0]["error"] == "RangeError: attention=fast is no option; known: flash, eager"
    assert found[1]["error"] == "TypeError: unexpected argument hiden"
    assert found[2]["error"] == "TypeError: missing argument seq"
    assert found[3]["error"] == found[4]["error"] == "TypeError: seq must be a BigInt or a safe whole Number"
    assert found[5] == found[6] != found[7]
    assert found[8]["error"] == "RangeError: seq is 0; it must be at least 1"
    assert found[9]["error"] == "RangeError: top_k is -1; it must be at least 0"
    assert found[10]["error"] == "RangeError: width_act is -1/2; it must be at least 0"


@pytest.mark.node
def test_the_quotient_of_large_numbers_is_rounded_once(tmp_path):
    """`_real` of the runtime, by way of a fraction's value."""
    source = translate(sources("small")) + "\nexport const value = (given) => [Number(given.f)];\n"
    random = Random(1)
    fractions = [
        Fraction(random.randrange(1, 10 ** random.randint(1, 60)), random.randrange(2, 10 ** random.randint(1, 60)) * 2)
        for _ in range(300)
    ]
    fractions = [value for value in fractions if value.denominator != 1]
    found = node.run(source, tmp_path, [("value", {"f": value}) for value in fractions])
    assert [float(row[0]["real"]) for row in found] == [float(value) for value in fractions]


def test_tables_are_those_of_the_python_module():
    source = sources("small")
    module, text = models.run(source), emit(models.small_model())
    assert text == translate(source)
    for name in ("KINDS", "INSTANCES", "DIMS", "WIDTHS", "COEFFICIENTS", "CONVENTIONS", "ROWS", "TENSORS"):
        assert constants(source)[name] == getattr(module, name)
        assert f"export const {name} = " in text
    assert constants(source)["Totals"] == module.Totals._fields


def test_text_that_is_no_evaluator_is_refused():
    with pytest.raises(VerifyError, match="no generated evaluator"):
        translate("x = 1\n")


def test_strings_are_safe_inside_a_script_element():
    assert quoted('</script>"\\\u202e\U0001f600<!--') == '"\\u003c/script\\u003e\\"\\\\\\u202e😀\\u003c!--"'


def test_a_reserved_word_is_no_name():
    import ast

    with pytest.raises(VerifyError, match="'new' cannot be a name"):
        JavascriptPrinter(set()).node(ast.parse("new", mode="eval").body)
