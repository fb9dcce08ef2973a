"""A page offers every model that comes with the package, and stays small."""

from __future__ import annotations

import pytest

from symcost import frontend
from symcost.emit.html_slim import unpack
from symcost.generate import presets
from symcost.generate.presets import offered
from tests.emit.pages import MODELS, written


def test_every_bundled_model_is_offered():
    assert set(offered()) == set(frontend.bundled())


@pytest.mark.thorough
@pytest.mark.parametrize("name", MODELS)
def test_a_page_of_all_is_small_and_names_each(name, monkeypatch):
    monkeypatch.setattr(presets, "offered", offered)
    text = written(name)
    assert len(text.encode()) < 600_000
    script = unpack(text)
    assert [slug for slug in offered() if f'"name":"{slug}"' not in script] == []
