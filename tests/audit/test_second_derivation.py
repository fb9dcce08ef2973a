"""An audit by the second derivation: wrong figures are errors, changed ones that agree are notes, others are silent."""

from __future__ import annotations

import pytest

from symcost import dims
from symcost.api import second_findings as second
from symcost.cli.app import run
from symcost.recover.library.second import Compared, Derivation

B, S, H = dims.symbol("batch"), dims.symbol("seq"), dims.symbol("hidden")
FIGURES = (
    Compared("dense", "forward", 2 * B * S * H**2, 2 * B * S * H**2),
    Compared("dense", "backward", 4 * B * S * H**2, 2 * B * S * H**2),
    Compared("dense", "saved", 3 * B * S * H, 2 * B * S * H, B * S * H),
)


@pytest.fixture(autouse=True)
def derived(monkeypatch):
    monkeypatch.setattr(second, "derive_again", lambda name, config: Derivation(name, FIGURES, {}, 6, 60))


def test_a_wrong_figure_is_an_error_and_others_are_silent():
    (found,) = second.second_findings("gpt2", {})
    assert (found.code, found.severity, found.place) == ("SC501", "error", "dense.backward.matmul")
    assert found.message == "library - symcost = 2*batch*seq*hidden**2"


def test_changed_formulas_are_told_of():
    changed = [
        "standard/gpt2/dense/ffn_up/forward/matmul/compute_w",
        "standard/gpt2/dense/ffn_up/tensor/elements/activation/act/gate",
        "standard/gpt2/dense/ffn_up/forward/read/act",
    ]
    found = {finding.place: (finding.severity, finding.message) for finding in second.second_findings("g", {}, changed)}
    assert found == {
        "dense.forward.matmul": ("note", "changed: it agrees with the second derivation"),
        "dense.backward.matmul": ("error", "library - symcost = 2*batch*seq*hidden**2"),
        "dense.bytes.activation": (
            "note",
            "changed: it differs from the second derivation by what docs/explanation/counted-differences.md states",
        ),
    }


@pytest.mark.parametrize("form", ["text", "json", "sarif", "github", "markdown"])
def test_every_form_shows_it(capsys, form):
    assert run(["audit", "gpt2", "--second-derivation", "--format", form]) == 1
    assert "SC501" in capsys.readouterr().out


def test_it_needs_a_model(capsys):
    assert run(["audit", "--second-derivation"]) == 2
    assert "needs a model" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("meant", "verdict", "said"),
    [
        (0, "differs", "library - symcost = batch*hidden"),
        (B * H, "meant", "library - symcost = batch*hidden (docs/explanation/counted-differences.md)"),
        (2 * B * H, "differs", "library - symcost = batch*hidden, not 2*batch*hidden as stated (docs/"),
    ],
)
def test_a_difference_is_meant_only_where_it_is_the_stated_one(meant, verdict, said):
    compared = Compared("dense", "forward", 3 * B * H, 2 * B * H, B * 0 + meant)
    assert compared.verdict == verdict
    assert compared.said.startswith(said)
