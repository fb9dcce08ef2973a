"""Every formula in the LaTeX, read back and compared with the cost model it was printed from."""

from __future__ import annotations

import pytest

from symcost import dims
from symcost.api.model import formula_spec, load
from symcost.compiler import compile_model
from symcost.emit.document.words import ROLE_TITLES, row_title, total_title
from symcost.emit.latex import emit
from symcost.ir.conventions import BY_NAME, DEFAULTS
from symcost.ir.text import canonical
from symcost.ir.totals import total_fields, totals
from tests.emit.latex_reader import read_document

MODELS = [
    ("llama-3-8b", "standard", {}),
    pytest.param(("deepseek-v3", "standard", {}), marks=pytest.mark.thorough),
    ("deepseek-v3", "standard", {"attention": "eager", "flops": "hardware", "pairs": "causal", "mla": "absorbed"}),
    ("mixtral-8x7b", "standard", {"pairs": "causal_half"}),
    ("gpt2", "standard", {"attention": "eager"}),
    pytest.param(("qwen3-next-80b-a3b", "standard", {}), marks=pytest.mark.thorough),
    ("t5-base", "standard", {"activations": "paper"}),
    ("vit-base-patch16-224", "standard", {}),
    ("deepseek-v3", "compute_graph", {}),
]


@pytest.fixture(params=MODELS, ids=lambda case: "-".join([*case[:2], *case[2].values()]), scope="module")
def read(request):
    """The model, its conventions, and its document as read."""
    name, formulas, options = request.param
    spec, formulas = formula_spec(load(name), formulas)
    model = compile_model(spec, formulas)
    conventions = {**DEFAULTS, **options}
    tex = emit(model, spec=spec, conventions=options)
    derived = {definition.latex: symbol for symbol, definition in model.derived.items()}
    derived["N"] = totals(model)["params"].value(conventions)
    for kind in model.kinds:
        letter = kind.name.replace("_", r"\text{-}")
        derived[rf"N_{{\mathrm{{{letter}}}}}"] = totals(model, kind.name)["params"].value(conventions)
    return model, conventions, read_document(tex, derived)


def same(one, other) -> bool:
    return one == other or canonical(one - other) == 0


def switches(model, conventions):
    """Derived sizes that are 0 or 1 under every option, and what they are now."""
    return {
        symbol: made.formula.value(conventions)
        for symbol, made in model.derived.items()
        if all(term.value in (0, 1) for terms in made.formula.table.values() for term in terms)
    }


def resolved(model, value, conventions):
    return value.xreplace(switches(model, conventions))


def expected_costs(model, place, conventions):
    """Terms of one component, in the words of the document."""
    found = []
    for key, formula in model.rows.items():
        if (key.kind, key.component) == place and not key.tensor:
            unit = key.unit or key.direction
            slot = key.slot.removeprefix("compute_") if key.quantity == "flops" else ""
            terms = [
                (t.label.replace("$", ""), resolved(model, t.value, conventions), t.value)
                for t in formula.terms(conventions)
            ]
            found += [((key.phase, unit, slot, name), value) for name, value, raw in terms if value != 0 or raw == 0]
    return found


def test_every_instance_is_there_once(read):
    model, _, document = read
    assert set(model.instances()) == set(document.costs) | set(document.same)
    assert not set(document.costs) & set(document.same)


def test_every_term_is_equal(read):
    model, conventions, document = read
    count = 0
    for place, printed in document.costs.items():
        expected = sorted(expected_costs(model, place, conventions), key=str)
        printed = sorted(printed, key=str)
        assert [key for key, _ in printed] == [key for key, _ in expected], place
        by_key = sorted(expected, key=lambda pair: pair[0])
        for (key, value), (_, wanted) in zip(sorted(printed, key=lambda pair: pair[0]), by_key, strict=True):
            assert same(value, wanted), (place, key, value, wanted)
            count += 1
    assert count > 50


def test_every_tensor_is_equal(read):
    model, conventions, document = read
    for place, printed in document.tensors.items():
        rows = [
            (key, formula)
            for key, formula in model.rows.items()
            if (key.kind, key.component) == place
            and key.quantity == "elements"
            and resolved(model, formula.value(conventions), conventions) != 0
        ]
        names = [name for (name, *_), _, _ in printed]
        hidden = {key.tensor for key, _ in rows} - set(names)
        trained = {name for (name, _, _, marked), _, _ in printed if marked}
        assert hidden == {prefix + name for name in trained for prefix in ("master_", "grad_", "moments_")}
        for (name, role, slot, marked), shape, stated in printed:
            tensor = model.tensors[(*place, name)]
            assert (role, slot, marked) == (ROLE_TITLES[tensor.role], tensor.slot, tensor.trained)
            assert shape == (tuple(extent for _, extent in tensor.shape) or (1,))
            assert stated == tensor.elements_stated or same(stated, tensor.elements_stated)


def test_what_is_said_to_be_equal_is(read):
    model, _, document = read
    rows: dict = {}
    for key, formula in model.rows.items():
        rows.setdefault((key.kind, key.component), {})[key._replace(kind="", component="")] = formula
    for place, other in document.same.items():
        assert other in document.costs
        assert rows[place] == rows[other]


def test_derived_sizes_are_equal(read):
    model, conventions, document = read
    for symbol, value in document.defined.items():
        assert same(value, model.derived[symbol].formula.value(conventions))
    shown = [symbol for symbol, made in model.derived.items() if made.formula.terms(conventions)]
    assert set(document.defined) == set(shown) - set(switches(model, conventions))


def test_totals_of_kinds_are_equal(read):
    model, conventions, document = read
    for kind in model.kinds:
        printed = document.kind_totals.get(kind.name, {})
        check_totals(model, printed, totals(model, kind.name), conventions)


def test_totals_of_the_model_are_equal(read):
    model, conventions, document = read
    check_totals(model, document.model_totals, totals(model), conventions)


def check_totals(model, printed, expected, conventions):
    left = dict(printed)
    for name, formula in expected.items():
        value = resolved(model, formula.value(conventions), conventions)
        if name in ("param_elements", "buffer_elements") or value == 0:
            continue
        assert same(left.pop(total_title(name)), value), name
    assert not left


def test_other_options_are_equal_and_all_there(read):
    model, conventions, document = read
    base = figures(model, document.costs, conventions)
    for name in BY_NAME:
        for option in BY_NAME[name].options:
            if option != conventions[name]:
                other = {**conventions, name: option}
                found = figures(model, document.costs, other)
                changed = {(place[1], t) for (place, t), value in found.items() if value != base[place, t]}
                printed = document.variants.get((name, option), [])
                assert {entry[:2] for entry in printed if entry[0]} == changed, (name, option)
                check_variant(model, found, printed, other)


def check_variant(model, found, printed, conventions):
    for component, title, value in printed:
        if component:
            wanted = [one for (place, name), one in found.items() if (place[1], name) == (component, title)]
            assert any(same(value, one) for one in wanted), (component, title)
        else:
            assert same(value, model.derived[dims.derived(title)].formula.value(conventions))


def figures(model, places, conventions):
    """Sums of each component under conventions, by what they count."""
    found: dict = {}
    for key, formula in model.rows.items():
        if key.quantity in ("flops", "hbm_bytes"):
            title = row_title(key.phase, key.unit or key.direction)
        elif (key.quantity, key.unit) == ("bytes", "activation"):
            title = "saved activations, bytes"
        else:
            continue
        place = (key.kind, key.component)
        if place in places:
            value = resolved(model, formula.value(conventions), conventions)
            found[place, title] = found.get((place, title), 0) + value
    return found


def test_titles_of_totals_are_unlike(read):
    model, _, _ = read
    titles = [total_title(name) for name in total_fields(model)]
    assert len(titles) == len(set(titles))
