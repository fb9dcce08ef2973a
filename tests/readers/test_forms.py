"""Valid files with one value of another kind: what the form of a file does not allow, its reader refuses."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import jsonschema
import pytest
import yaml

from symcost.audit.sheets import read_sheet
from symcost.audit.snapshot_file import read_snapshot
from symcost.errors import SymcostError
from symcost.evaluate.hardware.sheet import hardware
from symcost.evaluate.policies import chosen_policy
from symcost.frontend.case import from_case
from symcost.frontend.plan_file import read_plan
from symcost.frontend.spec_file import from_spec
from symcost.ir.sheet_yaml import load_yaml
from symcost.sweep.grid_file import grid_of
from tests.readers import forms

ROOT = forms.ROOT
VALUES = (None, True, "12", "", "x", 1.5, -1, 0, -0.0, [], [3], {}, {"a": 1}, "1.0", "yes", "1_0", "-3", [[1]])


def _text(value: object) -> object:
    """A value as it stands in YAML, whose scalars are text."""
    if isinstance(value, dict):
        return {key: _text(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_text(item) for item in value]
    return value if isinstance(value, str) else json.dumps(value)


def _file(name, read):
    def reading(data, folder):
        path = Path(folder) / name
        path.write_text(json.dumps(data), encoding="utf-8")
        return read(str(path))

    return reading


def _yaml(read):
    return lambda data, folder: read(json.dumps(data), "f.yaml")


def _grid(text, name):
    return grid_of(load_yaml(text, name), name)


# Reader, form, an example, whether scalars are text.
READERS = {
    "spec": (lambda data, folder: from_spec(data, "f"), forms.SPEC, "tests/fuzz/seeds/spec.yaml", False),
    "case": (lambda data, folder: from_case(data, "m", "f"), forms.CASE, "tests/data/compute_graph/*.json", False),
    "hardware": (_file("h.json", hardware), forms.HARDWARE, "symcost/evaluate/hardware/h100-sxm-80gb.json", False),
    "snapshot": (_yaml(read_snapshot), forms.SNAPSHOT, "tests/fuzz/seeds/snapshot.json", False),
    "sheet": (_yaml(read_sheet), forms.SHEET, "docs/examples/gpt-neox-981.yaml", True),
    "grid": (
        _yaml(lambda text, name: grid_of(load_yaml(text, name), name)),
        forms.GRID,
        "tests/fuzz/seeds/grid.yaml",
        True,
    ),
    "plan": (_yaml(read_plan), forms.PLAN, "symcost/frontend/plans/torch.yaml", True),
    "precision": (_file("p.yaml", chosen_policy), forms.PRECISION, "tests/fuzz/seeds/precision.yaml", True),
}


def _places(node, most=12):
    """Every place of a tree; of long lists and tables the first ones."""
    if isinstance(node, dict | list):
        for key in [*(node if isinstance(node, dict) else range(len(node)))][:most]:
            yield (key,)
            yield from ((key, *rest) for rest in _places(node[key], 4))


def _changed(data, way, value):
    made = copy.deepcopy(data)
    holder = made
    for key in way[:-1]:
        holder = holder[key]
    holder[way[-1]] = value
    return made


@pytest.mark.parametrize("name", READERS)
def test_what_a_form_does_not_allow_is_refused(name, tmp_path):
    read, form, example, text = READERS[name]
    written = sorted(ROOT.glob(example))[0].read_text(encoding="utf-8")
    data = (json.loads if example.endswith("json") else yaml.safe_load)(written)
    # What else stands in a case are results, which nobody reads.
    data = {key: value for key, value in data.items() if key in form["properties"]}
    data = _text(data) if text else data
    checker = jsonschema.Draft202012Validator(form)
    assert checker.is_valid(data), next(checker.iter_errors(data)).message
    read(data, tmp_path)
    refused = 0
    for way in [*_places(data)]:
        for value in VALUES:
            changed = _changed(data, way, _text(value) if text else value)
            try:
                read(changed, tmp_path)
            except SymcostError:
                refused += 1
            else:
                assert checker.is_valid(changed), f"{way} = {value!r} is taken"
    assert refused > 20
