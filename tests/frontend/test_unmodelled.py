"""A family that is not priced is refused with the component that it lacks."""

import pytest

from symcost.errors import SpecError
from symcost.frontend import load
from symcost.frontend.registry import all_families
from symcost.frontend.unmodelled import MISSING_COMPONENTS


def test_the_component_is_named() -> None:
    with pytest.raises(SpecError, match="not modelled: hashed attention"):
        load({"model_type": "reformer"})


def test_the_component_of_a_model_with_a_tower_is_named() -> None:
    with pytest.raises(SpecError, match="this tower, because this is not modelled: gated layers between"):
        load({"model_type": "idefics", "vision_config": {"hidden_size": 8}})


def test_no_family_that_is_priced_is_listed() -> None:
    assert not MISSING_COMPONENTS.keys() & all_families().keys()


def test_a_composite_without_towers_is_its_text_model() -> None:
    text = {"model_type": "gemma4_text", "hidden_size": 64, "intermediate_size": 80, "num_hidden_layers": 2}
    text |= {"num_attention_heads": 4, "vocab_size": 96, "vocab_size_per_layer_input": 96}
    whole = load({"model_type": "gemma4", "text_config": text, "vision_config": None, "audio_config": None})
    assert whole.vision is None
    assert whole.dims == load(text).dims
