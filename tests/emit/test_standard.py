"""Evaluators of a real model: every convention at random, both languages, against exact substitution."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from symcost.compiler.pipeline import compile_model
from symcost.emit.numpy import emit as emit_numpy
from symcost.emit.python import emit
from symcost.frontend import load
from tests.emit.models import random_sizes, run
from tests.emit.test_python import compare

CONFIG = Path(__file__).parents[2] / "docs" / "examples" / "deepseek-v3" / "config.json"


@cache
def deepseek():
    model = compile_model(load(CONFIG))
    return model, run(emit(model))


def random_options(module, random):
    options = {name: random.choice(known) for name, known in module.CONVENTIONS.items()}
    return options | {"activations": random.choice(("fused", "paper"))}


@pytest.mark.parametrize("seed", range(6))
def test_python_equals_substitution(seed):
    _, module = deepseek()
    random = Random(seed)
    largest = compare(deepseek, random_sizes(module, random, digits=6), random_options(module, random))
    assert largest > 2**53


def test_numpy_equals_python():
    model, module = deepseek()
    arrays = run(emit_numpy(model))
    random = Random(1)
    points = [random_sizes(module, random) for _ in range(30)]
    columns = {name: np.array([point[name] for point in points]) for name in points[0]}
    for _ in range(4):
        options = random_options(module, random)
        found, exact = arrays.components(**columns, **options), arrays.components_exact(**columns, **options)
        for index, point in enumerate(points):
            for number, column, certain in zip(module.components(**point, **options), found, exact, strict=True):
                assert column[index] == pytest.approx(float(number), rel=1e-12, abs=0)
                assert not certain[index] or column[index] == number
