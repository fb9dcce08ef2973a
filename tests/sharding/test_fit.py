"""What fits the ranks of a sharded model: solved, and found again by pricing the answer and the next one."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import symcost
from symcost.api.fit import fit
from symcost.api.price import price
from symcost.api.sharding import sharding
from symcost.cli.app import run
from symcost.evaluate.question import Options

DEVICE = "h100-sxm-80gb"


def peak(model, options, size, value):
    """The fullest stage's peak with the answer put in."""
    return price(model, replace(options, free=(), hardware=None, **{size: value})).memory["peak"]


@pytest.mark.parametrize(
    ("name", "size", "options", "degrees"),
    [
        ("llama-3-70b", "batch", {"cached": 8191}, {"tp": 4}),
        ("llama-3-70b", "cached", {"batch": 16, "block": 16}, {"tp": 4, "pp": 2}),
        ("llama-3-70b", "seq", {"workload": "prefill"}, {"tp": 8}),
        ("gpt-oss-20b", "cached", {"batch": 32}, {"tp": 2, "pp": 2, "stage": 0}),
        ("mixtral-8x7b", "batch", {"cached": 4095}, {"tp": 2, "ep": 4, "dp": 4}),
        pytest.param(
            "jamba-v0.1", "batch", {"cached": 4095, "cache_dtype": "INT8"}, {"tp": 2}, marks=pytest.mark.thorough
        ),
        ("llama-3-8b", "batch", {"workload": "training", "seq": 1024}, {"tp": 2, "dp": 8, "zero": 3}),
        pytest.param(
            "llama-3-8b",
            "batch",
            {"workload": "training", "seq": 512},
            {"pp": 4, "microbatches": 8, "dp": 4, "zero": 1},
            marks=pytest.mark.thorough,
        ),
    ],
)
def test_the_answer_fits_and_the_next_does_not(name, size, options, degrees):
    options = {"workload": "decode", **options}
    model, divided = symcost.load(name), sharding(training=options["workload"] == "training", **degrees)
    asked = Options(**options, sharding=divided, hardware=DEVICE, free=(size,))
    found = fit(model, asked)
    assert found.fits
    assert peak(model, asked, size, found.fits) <= found.limit_bytes < peak(model, asked, size, found.fits + 1)


def test_devices_that_are_left_hold_other_sequences(capsys):
    arguments = ["fit", "llama-3-70b", "--hardware", DEVICE, "--for", "batch", "--tp", "4", "--format", "json"]
    assert run(arguments) == 0
    four = json.loads(capsys.readouterr().out)
    assert run([*arguments, "--devices", "16"]) == 0
    assert json.loads(capsys.readouterr().out) == four


def test_nothing_fits(capsys):
    assert run(["fit", "llama-3-70b", "--hardware", DEVICE, "--for", "batch", "--devices", "1"]) == 1
    assert "not even batch 1 fits" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--devices", "8", "--tp", "3"], "a multiple of 3"),
        (["--devices", "0"], "--devices 0"),
        (["--devices", "8", "--tp", "4", "--dp", "4"], "leave one of them out"),
        (["--tp", "7"], "not divisible into 7"),
        (["--pp", "2", "--stage", "5"], "there are 2 stages"),
    ],
)
def test_bad_degrees(capsys, arguments, words):
    assert run(["fit", "llama-3-70b", "--hardware", DEVICE, "--for", "batch", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_lengths_that_ranks_divide(capsys):
    arguments = ["fit", "llama-3-70b", "--hardware", DEVICE, "--for", "seq", "--tp", "4", "--cp", "2"]
    assert run(arguments) == 2
    assert "--for batch" in capsys.readouterr().err
