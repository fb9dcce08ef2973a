"""What the ends of a model read of its layers and convolutions: each of it its own, as large as it was made."""

import pytest

from symcost.compiler.pipeline import compile_model
from symcost.frontend import load
from symcost.ir.cost_model import CostModel

_TEXT = {"hidden_size": 32, "intermediate_size": 64, "num_attention_heads": 4, "num_hidden_layers": 2, "vocab_size": 99}
_IMAGE = {"hidden_size": 48, "intermediate_size": 96, "num_attention_heads": 4, "image_size": 32, "patch_size": 8}
LLAVA = {
    "model_type": "llava",
    "text_config": {**_TEXT, "model_type": "llama"},
    "vision_config": {**_IMAGE, "model_type": "clip_vision_model", "num_hidden_layers": 3},
}
SOUND = {
    **_TEXT,
    "model_type": "wav2vec2",
    "conv_dim": [6, 7, 8],
    "conv_kernel": [10, 3, 2],
    "conv_stride": [5, 2, 2],
    "num_conv_pos_embeddings": 16,
    "num_conv_pos_embedding_groups": 4,
}
# Frames behind the last convolution, and in front of each.
FRAMES, IN_FRONT = 5, ((4 * 2 + 2 - 1) * 2 + 3 - 1) * 5 + 10


def _kept(model: CostModel) -> dict[str, str]:
    listed = [(key, tensor) for key, tensor in model.tensors.items() if key.kind == "ends"]
    return {f"{key.component}.{key.tensor}": str(t.elements) for key, t in listed if t.role == "activation"}


def test_the_layers_of_a_tower_hand_on_what_those_of_the_text_do_not() -> None:
    kept = _kept(compile_model(load(LLAVA)))
    assert kept["final_norm.body_output"] == "batch*hidden*seq"
    assert [text for name, text in kept.items() if name.endswith("vision_body_output")] == [
        "images*patches*vision_hidden"
    ]


@pytest.mark.parametrize(
    ("name", "elements"), [("conv_1.waveform", IN_FRONT), ("conv_1.y", 6 * ((4 * 2 + 2 - 1) * 2 + 3))]
)
def test_a_convolution_reads_as_many_positions_as_the_one_in_front_made(name: str, elements: int) -> None:
    spec = load(SOUND)
    model = compile_model(spec)
    (tensor,) = (t for key, t in model.tensors.items() if f"{key.component}.{key.tensor}" == name)
    sizes = {**spec.dims, "batch": 1, "seq": FRAMES}
    value = tensor.elements.subs({symbol: sizes[symbol.name] for symbol in tensor.elements.free_symbols})
    assert value == elements
