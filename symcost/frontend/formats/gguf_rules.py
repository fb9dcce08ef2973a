"""What several keys of a GGUF file say together: fields of the library's config that no single key states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.formats.gguf_keys import SIGMOID, Restated

Rule = Callable[[Config, Restated, Mapping[str, Any]], Restated]


def llama(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """One architecture for Llama, Mistral without windows, and Mixtral."""
    experts = found.get("num_local_experts", 0)
    # Dense files state no experts, or none of them.
    if not experts:
        found.pop("num_local_experts", None)
        found.pop("num_experts_per_tok", None)
    return {"model_type": "mixtral", "sliding_window": None} if experts else {}


def latent(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """Sizes of latent attention; files of newer converters state those of the latent beside those of the heads."""
    rotated, heads = size_of(config, "rope.dimension_count"), size_of(config, "attention.head_count")
    whole = size_of(config, "attention.key_length_mla", "attention.key_length")
    if whole <= rotated:
        problem = f"of which rope.dimension_count, {rotated}, leaves nothing"
        raise config.error("deepseek2.attention.key_length", whole, problem, "name the model's config.json")
    sizes = {
        "qk_rope_head_dim": rotated,
        "qk_nope_head_dim": whole - rotated,
        "v_head_dim": size_of(config, "attention.value_length_mla", "attention.value_length"),
        "q_lora_rank": found.get("q_lora_rank"),
        "num_key_value_heads": heads,
    }
    found.pop("head_dim", None)
    # The third version predicts a token more, unless told otherwise; no file holds those layers.
    newer = {"model_type": "deepseek_v3", "num_nextn_predict_layers": 0}
    return {**sizes, **(newer if found.pop("gate", 1) == SIGMOID else {"model_type": "deepseek_v2"})}


def size_of(config: Config, *keys: str) -> int:
    """The first of these keys that is stated, a whole number."""
    name = config.data["general.architecture"]
    for key in keys:
        value = config.data.get(f"{name}.{key}")
        if value is not None:
            return config.check_integer(f"{name}.{key}", value)
    raise config.absent(f"{name}.{keys[-1]}", "a size of the heads")


def width_of_head(config: Config, found: Restated) -> int:
    """As stated, else heads fill the stream, as the readers of such files take it."""
    return found.get("head_dim") or size_of(config, "embedding_length") // size_of(config, "attention.head_count")


def stated_width(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """As `turned`; the library's class has a width of its own where none is stated."""
    return {**turned(config, found, rest), "head_dim": width_of_head(config, found)}


def turned(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """Part of each head may turn."""
    whole = width_of_head(config, found)
    turned = size_of(config, "rope.dimension_count") if "rope.dimension_count" in rest else whole
    return {"partial_rotary_factor": turned / whole} if turned != whole else {}


def windows(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """Which layers look through a window, where the file lists it."""
    pattern = found.pop("pattern", None)
    if isinstance(pattern, list):
        kinds = ["sliding_attention" if windowed else "full_attention" for windowed in pattern]
        return {"layer_types": kinds[: size_of(config, "block_count")]}
    return {} if pattern is None else {"sliding_window_pattern": pattern}


def layers_of_body(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """Layers without the blocks of prediction, which such files count with them and the library does not build."""
    found.pop("gate", None)
    ahead = found.get("num_nextn_predict_layers", 0)
    more = {"num_hidden_layers": size_of(config, "block_count") - ahead} if ahead else {}
    return {**turned(config, found, rest), **more}


def multi_query(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """One head of keys for all, or one for each."""
    return {"multi_query": found.pop("num_key_value_heads", 1) == 1}


def falcon(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """Files hold blocks side by side: one head of keys in the older form, groups of them and two norms in the newer."""
    groups = found.pop("num_key_value_heads", 1)
    own = {"multi_query": True} if groups == 1 else {"new_decoder_architecture": True, "num_kv_heads": groups}
    return {"parallel_attn": True, "bias": False, "alibi": False, **own}


def renamed(rule: Rule, name: str, new: str) -> Rule:
    """A rule whose field another family calls otherwise."""
    return lambda config, found, rest: {
        new if key == name else key: value for key, value in rule(config, found, rest).items()
    }


def mistral4(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """Latent attention as DeepSeek has it, under a name of its own."""
    sizes = latent(config, found, rest)
    sizes.pop("num_nextn_predict_layers", None)
    return {**sizes, "model_type": "mistral4"}
