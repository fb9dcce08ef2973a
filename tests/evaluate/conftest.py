"""A tiny module and the specs that fit it."""

from pathlib import Path

import pytest

from symcost.evaluate.module import Module, load_file
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec

DATA = Path(__file__).parents[1] / "data" / "evaluate"


@pytest.fixture(scope="session")
def module() -> Module:
    return load_file(DATA / "tiny_module.py")


@pytest.fixture
def spec() -> ModelSpec:
    dims = {"hidden": 8, "vocab": 50, "ffn": 12, "experts": 4, "top_k": 2}
    return ModelSpec(
        name="tiny-1",
        family="tiny",
        dims=dims,
        features=Features(),
        stack=(LayerGroup("dense", 2), LayerGroup("moe", 3), LayerGroup("moe", 1, mtp=True)),
        kinds=(KindSpec("dense"), KindSpec("moe", ffn="moe")),
        max_seq=100,
    )
