"""Garbage collection: off while a model is compiled, and afterwards as it was."""

from __future__ import annotations

import gc

import pytest

from symcost.compiler import pipeline
from symcost.frontend import load
from symcost.garbage_collection import no_collection


def test_collection_is_off_within_and_on_again():
    with no_collection():
        assert not gc.isenabled()
        with no_collection():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_an_error_leaves_it_on():
    with pytest.raises(ValueError, match="within"), no_collection():
        raise ValueError("within")
    assert gc.isenabled()


def test_whoever_had_it_off_keeps_it_off():
    gc.disable()
    try:
        with no_collection():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_models_are_compiled_without_it(monkeypatch):
    seen = []
    monkeypatch.setattr(pipeline, "_compile", lambda *_: seen.append(gc.isenabled()))
    pipeline.compile_model(load("gpt2"))
    assert seen == [False]
    assert gc.isenabled()
