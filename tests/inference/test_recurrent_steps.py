"""Steps of recurrences against what torch's counter saw in transformers: the differences are formulas of the docs."""

import pytest

import symcost

BATCH, LAYERS, TAPS = 2, 3, 4
INNER, STATE = 512, 16
MAMBA = {"model_type": "mamba", "vocab_size": 1000, "hidden_size": 256, "num_hidden_layers": 3, "state_size": STATE}
MAMBA2 = {
    **MAMBA,
    "model_type": "mamba2",
    "num_heads": 8,
    "head_dim": 64,
    "expand": 2,
    "n_groups": 2,
    "chunk_size": 32,
    "tie_word_embeddings": False,
}
QWEN3_NEXT = {
    "model_type": "qwen3_next",
    "vocab_size": 1000,
    "hidden_size": 256,
    "intermediate_size": 512,
    "num_hidden_layers": 4,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "head_dim": 64,
    "linear_num_value_heads": 4,
    "linear_num_key_heads": 2,
    "linear_key_head_dim": 32,
    "linear_value_head_dim": 48,
    "moe_intermediate_size": 64,
    "shared_expert_intermediate_size": 64,
    "num_experts": 4,
    "num_experts_per_tok": 2,
    "max_position_embeddings": 4096,
}


def filters(channels, positions):
    """What the counter charges for a filter of every channel."""
    return 2 * BATCH * LAYERS * TAPS * channels * positions


@pytest.mark.parametrize(
    ("lengths", "counted", "positions"),
    [
        ({"workload": "prefill", "seq": 100, "logits": "all"}, 625_942_528, 100 + TAPS - 1),
        ({"workload": "decode", "cached": 100}, 6_283_264, 2),
        ({"workload": "decode", "cached": 101, "seq": 5, "logits": "all"}, 31_465_472, 5 + 2 * TAPS - 1),
    ],
)
def test_mamba_differs_by_its_filter_alone(lengths, counted, positions):
    assert counted - matmuls(MAMBA, **lengths) == filters(INNER, positions)


def test_a_step_of_mamba2_writes_its_state_elementwise_in_the_library():
    written = 2 * BATCH * LAYERS * INNER * STATE
    ours = matmuls(MAMBA2, workload="decode", cached=100)
    assert 6_117_376 - ours == filters(INNER + 2 * 2 * STATE, 2) - written


def test_a_step_of_gated_delta_net_is_elementwise_in_the_library():
    cells = 4 * 32 * 48
    ours = matmuls(QWEN3_NEXT, workload="decode", cached=100, pairs="full")
    assert 6_877_184 - ours == filters(2 * 2 * 32 + 4 * 48, 2) - 6 * BATCH * LAYERS * cells


def matmuls(config, **options):
    costs = symcost.load(config).evaluate(batch=BATCH, cache="library", **options)
    return costs.flops.forward.matmul
