"""The library's names of what instances hold, as adapters and patterns speak of them: layers, norms, embeddings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sympy import Integer

from symcost.components.qkv_projection import GATES
from symcost.dims import (
    embed,
    experts,
    ffn,
    head_dim,
    heads,
    hidden,
    kv_heads,
    kv_lora_rank,
    nope_dim,
    q_lora_rank,
    rope_dim,
    shared_ffn,
    v_head_dim,
)
from symcost.errors import SpecError
from symcost.ir.component import Instance
from symcost.ir.spec import Features, ModelSpec
from symcost.layers import family_names, sided_names
from symcost.layers.recurrent_names import held as held_by_mixer
from symcost.layers.recurrent_names import recurrent

if TYPE_CHECKING:
    from sympy import Expr


@dataclass(frozen=True)
class Module:
    """A module of the library.

    Attributes:
        path: below its layer, as in self_attn.q_proj.
        instance: ours that has its weight. part: the result it makes, where that is one of several.
        inner, outer: widths of a linear layer; None for any other module.
        input: storage that it reads.
        tensor: our parameter, which several modules may share.
        copies: how many weights are stacked, of a weight to which an adapter is added itself; None for any other.
    """

    path: str
    instance: str
    tensor: str
    part: str = ""
    inner: Expr | None = None
    outer: Expr | None = None
    input: str = ""
    copies: Expr | None = None

    @property
    def name(self) -> str:
        return self.path.rpartition(".")[2]

    @property
    def linear(self) -> bool:
        return self.inner is not None


# What reads the other side of an encoder-decoder.
_CROSS = "cross_"
_QUERY, _KEY = heads * head_dim, kv_heads * head_dim
# Component type -> modules: path, tensor, part, inner and outer width. Llama's names; families have their own below.
_LINEAR: dict[str, tuple[tuple[str, str, str, Expr, Expr], ...]] = {
    "output_projection": (("self_attn.o_proj", "w_o", "", _QUERY, hidden),),
    "cross output_projection": (("encoder_attn.o_proj", "w_o", "", _QUERY, hidden),),
    "head_transform": (("head.dense", "w_transform", "", hidden, embed),),
    "ffn_down": (("mlp.down_proj", "w_down", "", ffn, hidden),),
    "router": (("mlp.gate", "w_router", "", hidden, experts),),
    "shared_gate": (("mlp.shared_expert_gate", "w_gate", "", hidden, Integer(1)),),
    "mla_q_down": (("self_attn.q_a_proj", "w_dq", "", hidden, q_lora_rank),),
    "mla_q_up": (("self_attn.q_b_proj", "w_uq", "", q_lora_rank, heads * (nope_dim + rope_dim)),),
    "mla_kv_down": (("self_attn.kv_a_proj_with_mqa", "w_dkv", "", hidden, kv_lora_rank + rope_dim),),
    "mla_kv_up": (("self_attn.kv_b_proj", "w_ukv", "", kv_lora_rank, heads * (nope_dim + v_head_dim)),),
}
# Component type or instance -> path, of what is no linear layer.
_OTHER = {
    "router": "mlp.gate",
    "moe_experts": "mlp.experts",
    "attention_norm": "input_layernorm",
    "input_norm": "input_layernorm",
    "ffn_norm": "post_attention_layernorm",
    "attention_post_norm": "post_attention_layernorm",
    "ffn_post_norm": "post_feedforward_layernorm",
    "attention_core": "self_attn",
    "token_embedding": "embed_tokens",
    "position_embedding": "embed_positions",
    "embedding_norm": "embed_norm",
    "final_norm": "norm",
    "cross_attention_norm": "encoder_attn_layer_norm",
    "encoder_final_norm": "encoder.norm",
    "decoder_final_norm": "decoder.norm",
    "encoder_embedding_norm": "encoder.embed_norm",
    "decoder_embedding_norm": "decoder.embed_norm",
    "encoder_position_embedding": "encoder.embed_positions",
    "decoder_position_embedding": "decoder.embed_positions",
    "relative_position_bias": "self_attn.relative_position_bias",
    "type_embedding": "embed_types",
    "patch_embedding": "embed_patches",
    "class_token": "embed_class",
    "classifier": "score",
    "lm_head": "lm_head",
}
# What else an instance holds beside the weight of its module: a tensor's name -> its path.
_BESIDE = {
    ("mla_q_down", "norm_weight"): "self_attn.q_a_layernorm",
    ("mla_kv_down", "norm_weight"): "self_attn.kv_a_layernorm",
    ("qk_norm", "q_weight"): "self_attn.q_norm",
    ("qk_norm", "k_weight"): "self_attn.k_norm",
    ("head_transform", "norm_weight"): "head.norm",
    ("head_transform", "norm_bias"): "head.norm",
    ("audio_stem", "w_mel"): "encoder.conv1",
    ("audio_stem", "b_mel"): "encoder.conv1",
    ("audio_stem", "w_down"): "encoder.conv2",
    ("audio_stem", "b_down"): "encoder.conv2",
}
# What is a parameter of a module without a module of its own: a tensor's name -> its path and last name.
_LEAVES = {
    ("moe_experts", "w_up"): "mlp.experts.gate_up_proj",
    ("moe_experts", "b_up"): "mlp.experts.gate_up_proj_bias",
    ("moe_experts", "w_down"): "mlp.experts.down_proj",
    ("moe_experts", "b_down"): "mlp.experts.down_proj_bias",
    ("attention_core", "sinks"): "self_attn.sinks",
}


def modules(spec: ModelSpec, item: Instance) -> tuple[Module, ...]:
    """The linear layers of the library that hold an instance's weights."""
    own, sizes = own_names(spec), dict(item.sizes)
    read = str(dict(item.options).get("input", ""))
    return tuple(
        Module(own.get(path, path), item.name, tensor, part, i.xreplace(sizes), o.xreplace(sizes), read)
        for path, tensor, part, i, o in _linear(spec.features, spec.family, item)
    )


def is_joined(features: Features, family: str, type: str) -> bool:
    """Whether the library has one weight for all that an operator of this type makes of its input."""
    if type == "qkv_projection":
        return features.fused_qkv or family in family_names.FUSED
    return type == "ffn_up" and (features.fused_gate_up or family in family_names.FUSED_GATE)


def is_turned(family: str, type: str) -> bool:
    """Whether the library stores an operator's weight with what is summed as its first axis."""
    return family in family_names.TURNED and type not in family_names.UPRIGHT


def paths(spec: ModelSpec, item: Instance, tensor: str) -> tuple[str, ...]:
    """The library's names of one parameter of an instance, below its layer: several where it joins several weights.

    Raises:
        SpecError: an operator whose modules are not known by name.
    """
    ending = "bias" if tensor == "b" or tensor.startswith("b_") or tensor.endswith("bias") else "weight"
    rows = modules(spec, item)
    beside = _BESIDE.get((item.component.type, tensor))
    if beside is None and rows:
        held = [row.path for row in rows if row.tensor == tensor or ending == "bias"]
        return tuple(f"{path}.{ending}" for path in held)
    mixed = held_by_mixer(spec.family, item, tensor)
    if mixed is not None:
        return (mixed,)
    own, leaf = own_names(spec), _LEAVES.get((item.component.type, tensor))
    if leaf is not None:
        module, _, last = leaf.rpartition(".")
        return tuple((own.get(leaf) or f"{own.get(module, module)}.{last}").split())
    path = beside or _OTHER.get(item.name) or _OTHER.get(item.component.type)
    if path is None:
        hint = "train all weights, or name the modules of another model"
        raise SpecError(f"the library's names of {item.name} are not known", where=spec.family, hint=hint)
    return (f"{own.get(item.name) or own.get(path, path)}.{ending}",)


def own_names(spec: ModelSpec) -> dict[str, str]:
    """Names of a family's own: our path, or an instance that shares its path with another -> the library's."""
    if spec.family == "falcon" and spec.features.norm_placement == "parallel_two":
        return {**family_names.OWN["falcon"], "attention_norm": "ln_attn", "ffn_norm": "ln_mlp"}
    return family_names.OWN.get(spec.family) or sided_names.names(spec)


def full_name(spec: ModelSpec, path: str, layer: int | None, side: str = "") -> str:
    """A name from the model on: `model.layers.3.self_attn.q_proj.weight`; `side` of a model that has two."""
    if spec.family in sided_names.PREFIXES:
        return sided_names.full_name(spec, path, layer, side)
    prefix = family_names.PREFIXES.get(spec.family, "model.layers")
    if layer is not None:
        return f"{prefix}.{layer}.{path}"
    return path if path.startswith(family_names.HEADS) else f"{prefix.rpartition('.')[0]}.{path}"


def _linear(features: Features, family: str, item: Instance) -> Iterator[tuple[str, str, str, Expr, Expr]]:
    kind, options = item.component.type, dict(item.options)
    rows = recurrent(family, item)
    if rows is not None:
        yield from rows
    elif kind == "qkv_projection":
        yield from _projections(item, joined=is_joined(features, family, kind))
    elif kind == "ffn_up":
        yield from _block("mlp", ffn, gated=bool(options.get("gated", True)), fused=is_joined(features, family, kind))
    elif kind == "shared_experts":
        fused = family in family_names.FUSED_SHARED
        yield from _block("mlp.shared_experts", shared_ffn, gated=bool(options.get("gated", True)), fused=fused)
        yield "mlp.shared_experts.down_proj", "w_down", "", shared_ffn, hidden
    elif kind == "mla_q_up" and options.get("input") != "mla_q_down.normed":
        yield "self_attn.q_proj", "w_uq", "", hidden, heads * (nope_dim + rope_dim)
    elif item.name == "classifier":
        yield from sided_names.classifier(family)
    elif kind != "router" or family in family_names.LINEAR_ROUTERS:
        yield from _LINEAR.get(f"cross {kind}" if item.name.startswith(_CROSS) else kind, ())


def _projections(item: Instance, *, joined: bool) -> Iterator[tuple[str, str, str, Expr, Expr]]:
    """Queries, keys and values, or those of them that an operator makes."""
    options = dict(item.options)
    parts, query = options.get("parts", "qkv"), _QUERY + GATES[options.get("gate", "none")]
    value = kv_heads * v_head_dim if options.get("own_value_width") else _KEY
    if parts == "qkv" and joined:
        yield "self_attn.qkv_proj", "w_qkv", "", hidden, query + _KEY + value
        return
    core = "encoder_attn" if item.name.startswith(_CROSS) else "self_attn"
    for letter, width in (("q", query), ("k", _KEY), ("v", value)):
        if letter in parts:
            yield f"{core}.{letter}_proj", f"w_{parts}", letter, hidden, width


def _block(path: str, width: Expr, *, gated: bool, fused: bool) -> Iterator[tuple[str, str, str, Expr, Expr]]:
    """Gate and up of a feed-forward block, in one matrix where a family has them so."""
    if gated and fused:
        yield f"{path}.gate_up_proj", "w_up", "", hidden, 2 * width
        return
    for name in ("gate_proj", "up_proj") if gated else ("up_proj",):
        yield f"{path}.{name}", "w_up", "", hidden, width
