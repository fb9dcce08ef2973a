"""HRM-Text: runs of its two stacks, and which of them have a gradient."""

import pytest

from symcost.errors import SpecError
from symcost.frontend import load

CONFIG = {
    "model_type": "hrm_text",
    "hidden_size": 64,
    "intermediate_size": 80,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "vocab_size": 96,
}


def test_runs_of_both_stacks() -> None:
    counts = {"fast_without_gradient": 6, "fast_again": 4, "slow_again": 2, "fast": 2, "slow": 2}
    assert load(CONFIG).layer_counts() == counts


def test_a_saved_config_states_the_stack_apart() -> None:
    saved = {**CONFIG, "num_hidden_layers": 16, "num_layers_per_stack": 2}
    assert load(saved).layer_counts() == load(CONFIG).layer_counts()


def test_a_last_cycle_without_a_gradient_is_refused() -> None:
    with pytest.raises(SpecError, match="L_bp_cycles"):
        load({**CONFIG, "L_bp_cycles": [2, 0]})
