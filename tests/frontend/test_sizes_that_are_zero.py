"""A size that a model's own config states as 0 is one that modules take: its part is not there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import symcost
from symcost.dims import describe
from symcost.errors import SpecError

FAMILIES = sorted((Path(__file__).parents[1] / "data" / "families").glob("*.json"))


def test_a_tower_without_registers():
    (entry, *_) = json.loads((FAMILIES[0].parent / "dinov3_vit.json").read_text())
    none, four = ({**entry["config"], "num_register_tokens": number} for number in (0, 4))
    few, many = (symcost.load(config).evaluate().result["totals"]["params"] for config in (none, four))
    assert many - few == 4 * entry["config"]["hidden_size"]


@pytest.mark.parametrize("path", FAMILIES, ids=lambda path: path.stem)
def test_no_config_states_0_of_what_modules_refuse(path):
    for entry in json.loads(path.read_text()):
        try:
            model = symcost.load(entry["config"])
        except SpecError:
            continue
        for part in filter(None, (model, model.vision)):
            assert not [name for name, size in part.dims.items() if size == 0 and describe(name).sign == "positive"]
