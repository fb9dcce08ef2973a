"""Public functions called with whatever a program may hand over: an answer, or an error of ours that names it."""

from __future__ import annotations

import inspect
import warnings
from pathlib import Path

import pytest

import symcost
from symcost.errors import UsageError
from symcost.stack import OpProfile, derive_layers, resolve_layers

VALUES = (
    *(None, True, 1, -1, 0, 1.5, float("nan"), 10**400, 1j),
    *("", "x", "\x00", "x" * 5000, b"x", b"gpt2", Path("x"), int, object(), iter([])),
    *([], ["gpt2"], (1, 2), {}, {"a": 1}, {1: 2}, set(), lambda: 1),
)
SERVED = ("cached", "block", "cache_dtype")
OPTIONS = {
    "evaluate": (*SERVED, "source_seq", "tp", "plan", "attention", "mtp"),
    "train": ("rank", "targets", "modules_to_save", "freeze", "layers", "base_precision", "optimizer", "loss"),
    "compile": ("attention", "tp", "plan", "sp", "zero"),
    "evaluator": ("tp", "plan", "sp", "zero"),
    "plan": ("schedule", "zero", "attention"),
}
SEARCH = {"devices": 2, "global_batch": 2, "seq": 128, "hardware": "h100-sxm-80gb"}


@pytest.fixture(scope="module")
def gpt2():
    return symcost.load("gpt2")


# Name -> function of a model, and what it is called with besides.
CALLS = {
    "load": (lambda model: symcost.load, ("gpt2",), {}),
    "evaluate": (lambda model: model.evaluate, (), {}),
    "train": (lambda model: model.train, ("lora",), {"rank": 2, "targets": "c_attn"}),
    "padded": (lambda model: model.padded, (60000,), {}),
    "pack": (lambda model: model.pack, ([5, 6],), {}),
    "compile": (lambda model: symcost.compile, ("gpt2",), {}),
    "evaluator": (lambda model: symcost.evaluator, ("gpt2",), {}),
    "compare": (lambda model: symcost.compare, ("gpt2", "gpt2"), {}),
    "plan": (lambda model: symcost.plan, ("gpt2",), SEARCH),
}


def said(call, kind=symcost.SymcostError):
    """What is said of a call that is refused."""
    try:
        call()
    except kind as error:
        return str(error)
    return None


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.thorough] * (name == "plan")) for name in CALLS]
)
@pytest.mark.filterwarnings("ignore::symcost.SpecWarning")
def test_a_wrong_type_is_refused_in_words(gpt2, name):
    of_model, usual, others = CALLS[name]
    function = of_model(gpt2)
    parameters = inspect.signature(function).parameters
    plain = [n for n, p in parameters.items() if p.kind not in (p.VAR_KEYWORD, p.VAR_POSITIONAL)]
    refused = 0
    for each in (*plain, *OPTIONS.get(name, ())):
        given = {**dict(zip(plain, usual, strict=False)), **others}
        given |= {"workload": "decode"} if each in SERVED else {}
        for value in VALUES:
            words = said(lambda value=value, each=each, given=given: function(**{**given, each: value}))
            assert words != ""
            refused += words is not None
    assert refused > 10


def test_an_evaluator_refuses_what_is_no_size_and_no_option(gpt2):
    evaluator = symcost.evaluator(gpt2)
    for name in ("batch", "hidden", "width_param", "attention", "nothing"):
        for value in VALUES:
            words = said(lambda value=value, name=name: evaluator(**{"batch": 1, "seq": 8, name: value}))
            assert words is None or name in words


def test_stacks_refuse_what_is_no_profile():
    profile = OpProfile.from_dict("n", {"kinds": {"a": {}}, "default": "a"})
    calls = {
        "profile": lambda value: derive_layers(value, 1),
        "resolved": lambda value: resolve_layers(value, (symcost.LayerGroup("a", 1),)),
        "count": lambda value: derive_layers(profile, value),
        "layers": lambda value: resolve_layers(profile, value),
        "kinds": lambda value: OpProfile.from_dict("n", value),
    }
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for call in calls.values():
            for value in VALUES:
                assert said(lambda value=value, call=call: call(value), symcost.SpecError) != ""


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda model: symcost.load(["gpt2"]), "source is of the type list (give a text or a Path or a mapping)"),
        (lambda model: model.evaluate(sizes={1: 2}), "unknown size in --set 1"),
        (lambda model: model.evaluate(free=[1]), "free is of the type list (give a list, each a text)"),
        (lambda model: model.evaluate(tp=b"2"), "tp is of the type bytes (give a text or True or False or a number"),
        (lambda model: symcost.evaluator(model)(seq=8, attention="x"), "attention='x' is no option"),
    ],
)
def test_what_is_said(gpt2, call, message):
    with pytest.raises(UsageError) as error:
        call(gpt2)
    assert str(error.value).startswith(message)
