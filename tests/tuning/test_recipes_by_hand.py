"""Passes of recipes by arithmetic of their own, on two models: matmul FLOPs of every pass, with its multiplicity."""

from __future__ import annotations

import json

import pytest

from symcost.cli.app import run

BATCH, PROMPT, SEQ, GROUP = 3, 5, 12, 2


class Hand:
    """Matmul FLOPs of a decoder of `layers` blocks, every query against every key."""

    def __init__(self, hidden: int, layers: int, heads: int, kv_heads: int, ffn: int, vocab: int, matrices: int):
        width = hidden // heads
        self.linear = layers * (hidden * width * (2 * heads + 2 * kv_heads) + matrices * hidden * ffn)
        self.pair, self.head, self.hidden = 4 * layers * heads * width, hidden * vocab, hidden

    def forward(self, sequences: int, tokens: int, head: int, read: int | None = None) -> int:
        """One pass over sequences; `read`: how many tokens of each the head reads, all unless stated."""
        body = 2 * sequences * tokens * self.linear + self.pair * sequences * tokens**2
        return body + 2 * sequences * (tokens if read is None else read) * head

    def answers(self, sequences: int) -> int:
        """Tokens one by one: the first comes out of the prompt's pass, the last one is not read again."""
        held = range(PROMPT, SEQ - 1)
        return sum(sequences * (2 * (self.linear + self.head) + self.pair * (seen + 1)) for seen in held)


MODELS = {
    "llama": (
        {
            "model_type": "llama",
            "hidden_size": 32,
            "num_hidden_layers": 2,
            "num_attention_heads": 4,
            "num_key_value_heads": 2,
            "intermediate_size": 48,
            "vocab_size": 101,
            "max_position_embeddings": 64,
            "tie_word_embeddings": False,
        },
        Hand(32, 2, 4, 2, 48, 101, 3),
    ),
    "gpt2": (
        {"model_type": "gpt2", "n_embd": 24, "n_layer": 3, "n_head": 3, "vocab_size": 89, "n_positions": 32},
        Hand(24, 3, 3, 3, 96, 89, 2),
    ),
}


def told(tmp_path, capsys, config, *arguments):
    place = tmp_path / "config.json"
    place.write_text(json.dumps(config))
    stated = ("--batch", str(BATCH), "--seq", str(SEQ), "--pairs", "full", "--format", "json")
    assert run(["eval", str(place), "--recipe", *arguments, *stated]) == 0
    found = json.loads(capsys.readouterr().out)
    return {
        entry["name"]: sum(units["matmul"] for phase, units in entry["flops"].items() if phase != "optimizer")
        for entry in found["passes"]
    }


@pytest.mark.parametrize("name", MODELS)
def test_dpo(tmp_path, capsys, name):
    config, hand = MODELS[name]
    once = hand.forward(2 * BATCH, SEQ, hand.head)
    assert told(tmp_path, capsys, config, "dpo") == {"reference log-probabilities": once, "preferences": 3 * once}


@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("recipe", ["grpo", "ppo"])
def test_generated_and_rewarded(tmp_path, capsys, name, recipe):
    config, hand = MODELS[name]
    many = BATCH * GROUP
    once, scalar = hand.forward(many, SEQ, hand.head), hand.forward(many, SEQ, hand.hidden)
    expected = {
        "prompts": hand.forward(BATCH, PROMPT, hand.head, read=1),
        "answers": hand.answers(many),
        # The library scores every token and takes the last one's.
        "rewards": scalar,
        "old log-probabilities": once,
        "reference log-probabilities": once,
        "update": 3 * once,
    }
    if recipe == "ppo":
        expected |= {"values": scalar, "update of values": 3 * scalar}
    found = told(tmp_path, capsys, config, recipe, "--prompt", str(PROMPT), "--group", str(GROUP))
    assert found == expected
