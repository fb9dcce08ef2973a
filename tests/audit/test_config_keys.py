"""A config's keys changed in turn: what is changed, and what each pair of answers is called."""

from collections.abc import Mapping
from typing import Any

import pytest

from symcost.audit import config_keys
from symcost.audit.library import default_config
from symcost.cli.commands.verify import _flops, _price
from symcost.errors import SymcostError

# One of each structure; `symcost verify --all --keys` goes through all of them, which takes hours.
SAMPLE = ("llama", "mixtral", "gpt2", "gemma2", "mamba2", "bert")
# The library ties T5's head whatever the config says; a stated untied head is priced as stated.
STATED = {(family, "tie_word_embeddings") for family in ("t5", "mt5", "umt5", "longt5")}


def test_each_key_is_deleted_emptied_and_given_other_values() -> None:
    config = {"model_type": "x", "a": 3, "b": True, "c": {"d": [1, 2]}}
    found = {(key, change): changed for key, change, changed in config_keys.changes(config)}
    assert found["a", "one more"]["a"] == 4
    assert found["a", "doubled"]["a"] == 6
    assert found["b", "flipped"]["b"] is False
    assert found["c.d", "deleted"]["c"] == {}
    assert found["c.d", "last entry dropped"]["c"]["d"] == [1]
    assert not any(key == "model_type" for key, _ in found)
    assert config["c"] == {"d": [1, 2]}


@pytest.mark.parametrize(
    ("ours", "library", "outcome"),
    [
        (1, 1, config_keys.EQUAL),
        (1, 2, config_keys.WRONG),
        (1, None, config_keys.LIBRARY),
        (None, 1, config_keys.OURS),
        (None, None, config_keys.BOTH),
    ],
)
def test_outcomes(monkeypatch: pytest.MonkeyPatch, ours: int | None, library: int | None, outcome: str) -> None:
    def answer(value: int | None) -> int:
        if value is None:
            raise SymcostError("no")
        return value

    def price(config: Mapping[str, Any]) -> tuple[int, tuple[str, ...]]:
        return answer(ours), ()

    monkeypatch.setattr(config_keys, "count_parameters", lambda config: answer(library))
    assert config_keys.outcome("a", "deleted", {}, price).outcome == outcome


def test_time_that_is_over_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config_keys, "count_parameters", lambda config: 1)
    found = list(config_keys.try_keys({"a": 1}, lambda config: (1, ()), seconds=-1))
    assert [item.outcome for item in found] == [config_keys.LATE]


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore::symcost.errors.SpecWarning")
@pytest.mark.parametrize("family", SAMPLE)
def test_no_key_of_a_family_gives_a_wrong_number(family: str) -> None:
    found = list(config_keys.try_keys(default_config(family), _price, seconds=30))
    assert found[0].outcome == config_keys.EQUAL
    assert [item for item in found if item.outcome == config_keys.WRONG and (family, item.key) not in STATED] == []


@pytest.mark.parametrize(
    ("ours", "library", "quantity", "outcome"),
    [
        ((10, 20), (10, 20), "backward FLOPs", config_keys.EQUAL),
        ((11, 20), (10, 20), "forward FLOPs", config_keys.WRONG),
        ((10, 21), (10, 20), "backward FLOPs", config_keys.WRONG),
        # Layers that the library runs through a fallback, and a model that does not run on tokens alone.
        (None, (10, 20), "parameters", config_keys.EQUAL),
        ((10, 20), None, "parameters", config_keys.EQUAL),
    ],
)
def test_flops_beside_parameters(monkeypatch: pytest.MonkeyPatch, ours, library, quantity: str, outcome: str) -> None:
    monkeypatch.setattr(config_keys, "count_parameters", lambda config: 1)
    monkeypatch.setattr(config_keys, "count_flops", lambda config, batch, seq: library)
    found = config_keys.outcome("a", "deleted", {}, lambda config: (1, ()), lambda config, batch, seq: ours)
    assert (found.quantity, found.outcome) == (quantity, outcome)


@pytest.mark.torch
@pytest.mark.parametrize("family", ["gpt2", "bert", "mixtral"])
def test_flops_of_the_library(family: str) -> None:
    config = default_config(family)
    layers = next(name for name in ("n_layer", "num_hidden_layers") if name in config)
    found = config_keys.as_it_is(config | {layers: 2}, _price, _flops)
    assert (found.outcome, found.quantity) == (config_keys.EQUAL, "backward FLOPs")
