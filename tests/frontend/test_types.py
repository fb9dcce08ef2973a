"""A value of a type that a field cannot have is an error that names the field."""

from typing import Any

import pytest

from symcost.errors import SpecError
from symcost.frontend import load
from symcost.frontend.bundled import entry


@pytest.mark.parametrize(
    ("slug", "key", "value"),
    [
        ("deepseek-v3", "topk_method", 3),
        ("deepseek-v3", "n_group", [8]),
        ("llama-3-8b", "rms_norm_eps", "small"),
        ("llama-3-8b", "hidden_act", ["silu"]),
        ("llama-3-8b", "architectures", "LlamaForCausalLM"),
        ("vit-base-patch16-224", "patch_size", [3]),
        ("vit-base-patch16-224", "patch_size", [16, 8]),
    ],
)
def test_a_value_of_another_type_is_named(slug: str, key: str, value: Any) -> None:
    with pytest.raises(SpecError, match=f"{key} is "):
        load({**entry(slug)["config"], key: value})


def test_a_name_of_an_activation_is_a_string() -> None:
    config = entry("dbrx")["config"]
    changed = {**config, "ffn_config": {**config["ffn_config"], "ffn_act_fn": {"name": ["silu"]}}}
    with pytest.raises(SpecError, match=r"ffn_act_fn\.name is \[.silu.\]"):
        load(changed)
