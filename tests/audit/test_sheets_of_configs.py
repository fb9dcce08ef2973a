"""Sheets about one's own config.json, whether or not a model of its family is bundled."""

from __future__ import annotations

import json

import pytest

from symcost.audit.sheets import load_sheet
from symcost.audit.verdict import check_sheet
from symcost.cli.app import run
from symcost.frontend.bundled import entry
from symcost.testing import assert_equivalent

SHEET = """\
sheet: own
family: {family}
claims:
  - {{name: head, formula: 2*batch*seq*hidden*vocab, equals: ends.lm_head.forward.matmul}}
  - {{name: all, formula: 2*batch*seq*hidden*vocab, equals: model.forward.matmul}}
"""


def of_unbundled_family():
    """A config of a type that no bundled model has."""
    return {
        **entry("llama-3-8b")["config"],
        "model_type": "diffllama",
        "head_dim": 128,
        "num_hidden_layers": 3,
        "architectures": [],
    }


@pytest.fixture
def place(tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "config.json").write_text(json.dumps(of_unbundled_family()))
    return tmp_path


def write(place, family):
    path = place / "sheet.yaml"
    path.write_text(SHEET.format(family=family))
    return path


@pytest.mark.parametrize("family", ["mine/config.json", "mine/"])
def test_a_config_beside_the_sheet(place, family):
    head, whole = check_sheet(load_sheet(write(place, family)))
    assert head.verdict == "proved"
    assert whole.verdict == "refuted"
    (name, (left, right)), *_ = whole.effect.items()
    assert name == "mine"
    assert (left, left < right) == (2 * 4096 * 4096 * 128256, True)


def test_an_edited_config_is_read_again(place):
    sheet = write(place, "mine/config.json")
    first = check_sheet(load_sheet(sheet))[1].effect["mine"]
    (place / "mine" / "config.json").write_text(json.dumps({**of_unbundled_family(), "num_hidden_layers": 4}))
    assert check_sheet(load_sheet(sheet))[1].effect["mine"][1] > first[1]


def test_a_function_against_a_config(place):
    config = str(place / "mine" / "config.json")
    names = {"hidden": "hidden", "vocab": "vocab"}
    assert_equivalent(lambda hidden, vocab: hidden * vocab, config, "ends.lm_head.params", names=names)


def test_a_family_without_a_bundled_model_says_what_to_do(place, capsys):
    assert run(["check", str(write(place, "diffllama"))]) == 2
    said = capsys.readouterr().err
    assert "family diffllama has no bundled model" in said
    assert "name a config.json of this type in its place" in said


def test_a_config_that_does_not_exist(place, capsys):
    assert run(["check", str(write(place, "mine/missing.json"))]) == 2
    assert "mine/missing.json" in capsys.readouterr().err
