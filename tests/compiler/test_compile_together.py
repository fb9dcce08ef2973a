"""Evaluators of several structures are made by copies of this process, and found in the cache by it."""

from dataclasses import replace

import pytest

from symcost.compiler import modules, stored
from symcost.frontend.load import load
from symcost.frontend.plan_file import plan
from symcost.ir.plan import Layout


@pytest.fixture
def specs(tmp_path, monkeypatch):
    monkeypatch.setenv("SYMCOST_CACHE", str(tmp_path))
    spec = load("gpt2")
    return [replace(spec, layout=Layout(plan("megatron"), zero=zero)) for zero in (0, 1)]


def test_what_the_cache_lacks_is_made_once(specs, monkeypatch):
    modules.compile_together(specs)

    def fail(*_):
        raise AssertionError("made again")

    monkeypatch.setattr(modules, "spread", fail)
    monkeypatch.setattr(modules, "cost_model", fail)
    modules.compile_together(specs)
    assert all("def components" in modules.fast_source(spec) for spec in specs)
    assert all(modules.load_numpy_module(spec).ROWS for spec in specs)


def test_without_a_cache_nothing_is_made_ahead(specs, monkeypatch):
    monkeypatch.setenv("SYMCOST_CACHE", "off")
    monkeypatch.setattr(modules, "spread", lambda *_: pytest.fail("made for nobody"))
    assert not stored.lacks("numpy", "anything")
    modules.compile_together(specs)
