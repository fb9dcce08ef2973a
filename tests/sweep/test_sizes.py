"""Sizes along a grid are those that `symcost eval` takes at each point, and it refuses the same points."""

from __future__ import annotations

import random
from itertools import product

import pytest

from symcost.errors import SymcostError
from symcost.sweep.axis import Axis
from symcost.sweep.columns import any_of, at, settings_at
from symcost.sweep.grid import Grid
from symcost.sweep.pricing import Pricing
from symcost.sweep.subject import subjects

# Values that meet the limits of each model from both sides.
VALUES = {
    "seq": (0, 1, 64, 511, 512, 513, 1024, 1025, 4096, 2**70),
    "target_seq": (0, 1, 448, 449, 512),
    "context": (0, 1, 64, 512, 4096, 5000, 2**70),
    "batch": (0, 1, 7),
    "images": (0, 1, 3),
    "patches": (0, 1, 4, 6, 196, 256),
    "grad_accum": (0, 1, 2),
    "layers": (0, 1, 3, 12, 48, 60, 61, 62),
    "moe_layers": (0, 1, 57, 58, 60),
    "dense_layers": (0, 1, 3, 4),
    "decoder_layers": (0, 11, 12),
    "encoder_layers": (0, 11, 12),
    "experts": (0, 1, 8, 256),
    "top_k": (0, 1, 8, 9),
    "mtp_depth": (0, 1, 2),
    "hidden": (0, 1, 1021),
    "width_act": (0, 2),
    "width_master": (0, 4),
    "cost_exp": (0, 3),
    "vision_layers": (0, 2),
    "vision_hidden": (0, 5),
}
MODELS = {
    "llama-3-8b": "seq context batch grad_accum layers hidden width_act width_master cost_exp",
    "gpt2": "seq context batch layers hidden",
    "deepseek-v3": "seq layers moe_layers dense_layers experts top_k mtp_depth",
    "mixtral-8x7b": "layers experts top_k context",
    "t5-base": "seq target_seq layers decoder_layers encoder_layers",
    "whisper-small": "seq target_seq batch layers",
    "vit-base-patch16-224": "seq patches batch layers hidden",
    "bert-base-uncased": "seq context batch",
    "qwen2-vl-2b": "seq images patches vision_layers vision_hidden",
}


def grids():
    for model, names in MODELS.items():
        source = random.Random(model)
        for number in range(6):
            chosen = source.sample(names.split(), min(3, len(names.split())))
            yield pytest.param(model, chosen, id=f"{model} {number}: {' '.join(chosen)}")


@pytest.mark.parametrize(("model", "names"), list(grids()))
def test_each_point_is_taken_or_refused_as_eval_does(model, names):
    (subject,) = subjects((model,), None, False)
    axes = tuple(Axis(name, VALUES[name], count=len(VALUES[name])) for name in names)
    grid = Grid(axes=axes)
    try:
        pricing = Pricing(subject, grid, None)
    except SymcostError:
        pricing = None
    taken = 0
    for places in product(*(range(axis.count) for axis in axes)):
        settings = {axis.name: axis.values[place] for axis, place in zip(axes, places, strict=True)}
        try:
            _, question = subject.ask(subject.precision(None), {}, settings)
        except SymcostError:
            question = None
        if pricing is None:
            assert question is None, settings
            continue
        assert settings_at(pricing.settings, places) == settings
        box = tuple(slice(place, place + 1) for place in places)
        assert (any_of(pricing.refused, box) is not None) == (question is None), settings
        if question is not None:
            taken += 1
            assert {name: at(column, places) for name, column in pricing.sizes.items()} == question.sizes
    assert pricing is None or taken
