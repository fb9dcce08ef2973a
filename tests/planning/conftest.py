"""Models and machines of searches."""

import pytest

from symcost.api.model import load
from symcost.evaluate.hardware.sheet import hardware
from symcost.evaluate.question import Options
from symcost.evaluate.sharding.step import Machine
from symcost.frontend.plan_file import plan
from symcost.planning.request import Request

LLAMA = {
    "model_type": "llama",
    "hidden_size": 640,
    "intermediate_size": 1920,
    "num_hidden_layers": 12,
    "num_attention_heads": 10,
    "num_key_value_heads": 2,
    "vocab_size": 32001,
    "max_position_embeddings": 4096,
}
MIXTURE = {
    "model_type": "deepseek_v3",
    "hidden_size": 512,
    "intermediate_size": 1536,
    "moe_intermediate_size": 256,
    "num_hidden_layers": 9,
    "first_k_dense_replace": 1,
    "n_routed_experts": 16,
    "num_experts_per_tok": 4,
    "n_shared_experts": 1,
    "n_group": 1,
    "topk_group": 1,
    "num_attention_heads": 8,
    "num_key_value_heads": 8,
    "kv_lora_rank": 64,
    "q_lora_rank": 96,
    "qk_nope_head_dim": 32,
    "qk_rope_head_dim": 16,
    "v_head_dim": 32,
    "vocab_size": 8192,
    "max_position_embeddings": 4096,
}

SHEET = """
peak: {matmul: {BF16: 9.894e14}, vector: {FP32: 6.69e13}}
bandwidth: 3.35e12
memory: %s
links: {devices: 4, within: {bandwidth: 4.5e11, latency: 2e-6}, between: {bandwidth: 5e10, latency: 5e-6}}
"""


@pytest.fixture(scope="session")
def machine(tmp_path_factory):
    """Devices with so much memory, four a node, at some shares of their peaks."""

    def made(memory="6e8", **efficiency):
        place = tmp_path_factory.mktemp("hardware") / "small.yaml"
        place.write_text(SHEET % memory)
        return Machine(hardware(str(place)), efficiency)

    return made


@pytest.fixture(scope="session")
def request_of(machine):
    """A request with everything stated but what a test is about."""

    def made(devices, sequences, *, seq=1024, memory="6e8", efficiency=None, **more):
        chosen = {"zeros": (0, 3), "sequence_parallel": (True, False), **more}
        return Request(
            devices, sequences, machine(memory, **(efficiency or {})), plan("megatron"), Options(seq=seq), **chosen
        )

    return made


@pytest.fixture(scope="session")
def llama():
    return load(LLAMA)


@pytest.fixture(scope="session")
def mixture():
    return load(MIXTURE)
