"""Korthikanti et al. 2022: bytes a device of four GPT models, from our rows of one layer and the table's t, p, m.

Tensor parallelism divides all but norm inputs, the inputs of the QKV and first feed-forward matmul, and the masks
behind the blocks; sequence parallelism divides these too; selective recomputation drops the core's internals. The first
pipeline stage holds a whole model's worth of layers' activations, interleaving (p - 1)/(p m) more.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from symcost.api import load

GIB = 2**30
T, S = 8, 2048
# heads, hidden, layers, p, m (1 where the table has none), micro-batch; GiB: none, SP and selective, states
MODELS = {
    "22B": (64, 6144, 48, 1, 1, 4, "59.25", "9.5625", "45.5625"),
    "175B": (96, 12288, 96, 8, 3, 1, "66.84375", "12.3515625", "45.5625"),
    "530B": (128, 20480, 105, 35, 3, 1, "114.0234375", "23.076171875", "31.640625"),
    "1T": (160, 25600, 128, 64, 1, 1, "131.25", "26.5625", "32.958984375"),
}
UNDIVIDED = {
    ("attention_norm", "layer_input"),
    ("attention_norm", "output"),
    ("attention_residual", "output"),
    ("ffn_norm", "output"),
    ("attention_dropout", "mask"),
    ("ffn_dropout", "mask"),
}
every = pytest.mark.parametrize("name", MODELS)


def kept(name: str, **options: str) -> dict[tuple[str, str], int]:
    """Saved bytes of one layer by component and tensor."""
    heads, hidden, layers, _, _, batch, *_ = MODELS[name]
    config = {"model_type": "gpt2", "n_embd": hidden, "n_layer": layers, "n_head": heads, "vocab_size": 51200}
    model = load({**config, "n_positions": S})
    found = model.evaluate(batch=batch, seq=S, precision="fp16_mixed", activations="paper", **options).components
    return {
        (entry["name"], tensor["name"]): tensor["bytes"]
        for entry in found
        if entry["kind"] == "dense"
        for tensor in entry["tensors"]
        if tensor["role"] == "activation"
    }


def stage(name: str) -> Fraction:
    """Layers' worth of activations on the first pipeline stage."""
    _, _, layers, p, m, *_ = MODELS[name]
    return layers * (1 + Fraction(p - 1, p * m)) if m > 1 else Fraction(layers)


@every
def test_tensor_parallelism_alone(name):
    layer = kept(name, attention="eager")
    apart = sum(size for place, size in layer.items() if place in UNDIVIDED)
    _, hidden, _, _, _, batch, *_ = MODELS[name]
    assert apart == 10 * S * batch * hidden
    device = stage(name) * (apart + Fraction(sum(layer.values()) - apart, T))
    assert device / GIB == Fraction(MODELS[name][6])


@every
@pytest.mark.parametrize("options", [{"attention": "eager", "recompute": "selective"}, {"attention": "flash"}])
def test_sequence_parallelism_and_selective_recomputation(name, options):
    layer = sum(kept(name, **options).values())
    _, hidden, _, _, _, batch, *_ = MODELS[name]
    assert layer == 34 * S * batch * hidden
    assert stage(name) * Fraction(layer, T) / GIB == Fraction(MODELS[name][7])


@every
def test_weights_and_optimizer(name):
    heads, hidden, layers, p, *_ = MODELS[name]
    config = {"model_type": "gpt2", "n_embd": hidden, "n_layer": layers, "n_head": heads, "vocab_size": 51200}
    costs = load({**config, "n_positions": S}).evaluate(seq=S, precision="bf16_mixed_fp32_grad")
    matrices = {"qkv_projection": "w_qkv", "output_projection": "w_o", "ffn_up": "w_up", "ffn_down": "w_down"}
    roles = ("param", "master_param", "param_gradient", "optimizer_state")
    # The table counts matrices alone: 12 h^2 a layer.
    layer = sum(
        tensor["bytes"]
        for entry in costs.components
        if entry["kind"] == "dense" and entry["type"] in matrices
        for tensor in entry["tensors"]
        if tensor["role"] in roles and tensor["name"].endswith(matrices[entry["type"]])
    )
    assert layer == 18 * 12 * hidden**2
    assert Fraction(layer * layers, T * p) / GIB == Fraction(MODELS[name][8])
