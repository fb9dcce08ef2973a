"""What a quantised checkpoint holds: the policy that serving goes by, or why it cannot be followed.

Training is priced at the precision in force, whatever the checkpoint stores; only a served model asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from symcost.ir.precision import SERVED_POLICIES, Precision
from symcost.ir.quantised import BLOCKS_FP8, MXFP4, NF4, NF4_DOUBLE, Scale, Weights, grouped

# Last part of a library's module name -> component types that hold its weights.
_ATTENTION = ("qkv_projection", "output_projection", "linear_projection", "short_convolution")
_LATENT = ("mla_q_down", "mla_q_up", "mla_kv_down", "mla_kv_up")
_UNQUANTISED: tuple[str, ...] = ()
MODULES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("self_attn", "attention", "attn"), (*_ATTENTION, *_LATENT)),
    **dict.fromkeys(("q_proj", "k_proj", "v_proj", "qkv_proj", "query_key_value", "c_attn"), ("qkv_projection",)),
    **dict.fromkeys(("o_proj", "out_proj", "c_proj"), ("output_projection",)),
    "kv_b_proj": ("mla_kv_up",),
    "kv_a_proj_with_mqa": ("mla_kv_down",),
    "q_a_proj": ("mla_q_down",),
    "q_b_proj": ("mla_q_up",),
    **dict.fromkeys(("linear_attn", "mamba", "mixer"), ("linear_projection", "output_projection")),
    "mlp": ("ffn_up", "ffn_down", "moe_experts", "shared_experts"),
    "feed_forward": ("ffn_up", "ffn_down", "moe_experts", "shared_experts"),
    **dict.fromkeys(("gate_proj", "up_proj", "gate_up_proj"), ("ffn_up",)),
    "down_proj": ("ffn_down",),
    "experts": ("moe_experts",),
    **dict.fromkeys(("shared_expert", "shared_experts"), ("shared_experts",)),
    # What is never quantised here.
    **dict.fromkeys(("gate", "router", "shared_expert_gate", "lm_head", "embed_tokens", "wte", "norm"), _UNQUANTISED),
    **dict.fromkeys(("input_layernorm", "post_attention_layernorm", "q_norm", "k_norm", "visual"), _UNQUANTISED),
    **dict.fromkeys(("vision_tower", "vision_model", "multi_modal_projector", "embed_vision"), _UNQUANTISED),
}
# Words of a module's path that name no module of their own.
_PATH = ("model", "language_model", "layers", "transformer", "h", "block_sparse_moe", "*")


class Unknown(Exception):
    """Something that a checkpoint states and that is not modelled."""


def stored(settings: Mapping[str, Any], layers: int) -> tuple[Precision | None, str]:
    """The policy of a `quantization_config`, and where there is none, why.

    Args:
        layers: of the model; modules that some layers alone leave unquantised have no policy.
    """
    method = str(settings.get("quant_method", "")).lower()
    if method not in _METHODS:
        return None, f"quant_method {method!r} is not modelled (known: {', '.join(_METHODS)})"
    try:
        weights = _METHODS[method](settings)
        kept = _kept(settings, layers)
    except Unknown as problem:
        return None, str(problem)
    base = SERVED_POLICIES["serve_bf16"]
    return replace(base, name=f"serve_{method.replace('-', '_')}", weights=replace(weights, kept=kept)), ""


def _bits(settings: Mapping[str, Any], *names: str) -> int:
    found = next((settings[name] for name in names if name in settings), None)
    if found not in (4, 8) or isinstance(found, bool):
        raise Unknown(f"{names[0]} is {found!r}: weights of 4 and of 8 bits are modelled")
    return int(found)


def _group(settings: Mapping[str, Any], *names: str) -> int:
    """Values of a group; 0 is all inputs of an output."""
    found = next((settings[name] for name in names if name in settings), None)
    if not isinstance(found, int) or isinstance(found, bool) or found == 0 or found < -1:
        raise Unknown(f"{names[0]} is {found!r}: it must be a whole number, or -1 for one group")
    return max(found, 0)


def _gptq(settings: Mapping[str, Any]) -> Weights:
    return grouped(f"INT{_bits(settings, 'bits', 'w_bit')}", _group(settings, "group_size", "q_group_size"), zeros=True)


def _fp8(settings: Mapping[str, Any]) -> Weights:
    block = settings.get("weight_block_size", [128, 128])
    if not isinstance(block, list) or len(block) != 2 or not all(isinstance(side, int) and side > 0 for side in block):
        raise Unknown(f"weight_block_size is {block!r}: it must be rows and columns")
    # The library names rows of the output first.
    columns, rows = block
    dynamic = settings.get("activation_scheme", "dynamic") == "dynamic"
    return replace(BLOCKS_FP8, scales=(Scale("scale", "FP32", rows, columns),), activations=rows if dynamic else 0)


def _mxfp4(settings: Mapping[str, Any]) -> Weights:
    return replace(MXFP4, kept=())


def _rows_fp8(_: Mapping[str, Any]) -> Weights:
    """A scale for each row of a weight, made anew for each token of what it is multiplied with."""
    return Weights("FP8", (Scale("scale", "FP32"),), compute="FP8")


def _eetq(settings: Mapping[str, Any]) -> Weights:
    if settings.get("weights", "int8") != "int8":
        raise Unknown(f"weights is {settings['weights']!r}: eetq stores int8")
    return Weights("INT8", (Scale("scale", "FP16"),))


def _bitsandbytes(settings: Mapping[str, Any]) -> Weights:
    if settings.get("load_in_8bit") or settings.get("_load_in_8bit"):
        return Weights("INT8", (Scale("scale", "FP32"),))
    if not (settings.get("load_in_4bit") or settings.get("_load_in_4bit")):
        raise Unknown("neither load_in_4bit nor load_in_8bit is true")
    return NF4_DOUBLE if settings.get("bnb_4bit_use_double_quant") else NF4


def _compressed(settings: Mapping[str, Any]) -> Weights:
    groups = settings.get("config_groups")
    if not isinstance(groups, Mapping) or len(groups) != 1:
        raise Unknown("config_groups does not hold exactly one group")
    (group,) = groups.values()
    weights = group.get("weights") if isinstance(group, Mapping) else None
    if not isinstance(weights, Mapping):
        raise Unknown("config_groups states no weights")
    bits, real = _bits(weights, "num_bits"), weights.get("type", "int") == "float"
    dtype, strategy = f"{'FP' if real else 'INT'}{bits}", weights.get("strategy")
    if strategy == "block":
        return _fp8({"weight_block_size": weights.get("block_structure")})
    if strategy not in ("tensor", "channel", "group"):
        raise Unknown(f"strategy {strategy!r} is not modelled (known: tensor, channel, group, block)")
    rows = _group(weights, "group_size") if strategy == "group" else 0
    zeros = (Scale("zero", dtype, rows),) if weights.get("symmetric") is False else ()
    inputs = isinstance(group.get("input_activations"), Mapping)
    columns = 0 if strategy == "tensor" else 1
    return Weights(dtype, (Scale("scale", "BF16", rows, columns), *zeros), compute=dtype if inputs else "BF16")


_METHODS: dict[str, Callable[[Mapping[str, Any]], Weights]] = {
    "gptq": _gptq,
    "awq": _gptq,
    "fp8": _fp8,
    "mxfp4": _mxfp4,
    "bitsandbytes": _bitsandbytes,
    "compressed-tensors": _compressed,
    "fbgemm_fp8": _rows_fp8,
    "eetq": _eetq,
}
_LISTS = ("modules_to_not_convert", "llm_int8_skip_modules", "ignored_layers", "ignore")


def _kept(settings: Mapping[str, Any], layers: int) -> tuple[str, ...]:
    """Component types that stay unquantised, from names of the library's modules."""
    found: dict[str, set[int]] = {}
    for name in _names(settings):
        last, layer = _module(name)
        found.setdefault(last, set()).update(range(layers) if layer is None else (layer,))
    kept: set[str] = set()
    for last, where in found.items():
        if MODULES[last] and len(where) < layers:
            raise Unknown(f"{last} stays unquantised in {len(where)} of {layers} layers: all or none are modelled")
        kept.update(MODULES[last])
    return tuple(sorted(kept))


def _names(settings: Mapping[str, Any]) -> Iterable[str]:
    for key in _LISTS:
        listed = settings.get(key) or ()
        if not isinstance(listed, list | tuple) or not all(isinstance(name, str) for name in listed):
            raise Unknown(f"{key} is no list of names")
        yield from listed


def _module(name: str) -> tuple[str, int | None]:
    """The module that a path names, and its layer where the path names one."""
    plain = name.removeprefix("re:").strip(".*").replace("\\\\.", ".").replace(".*", ".")
    parts = [part for part in plain.split(".") if part and part not in _PATH]
    layer = next((int(part) for part in parts if part.isdigit()), None)
    words = [part for part in parts if not part.isdigit()]
    if not words or words[-1] not in MODULES:
        raise Unknown(f"{name} is left unquantised, which is no module that is known here")
    return words[-1], layer
