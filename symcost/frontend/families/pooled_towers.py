"""LFM3-VL and Molmo 2: a tower with convolutions over the grid, and one whose neighbours a query pools."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.encoder_parts import feed_forward
from symcost.frontend.families.image_text import ACT, biased, row
from symcost.frontend.families.llava import up_to_the_last_read
from symcost.frontend.families.merged_blocks import IN_BLOCKS, MERGE
from symcost.frontend.families.towers import COMMON, DROPOUT, TANH
from symcost.frontend.families.vit import STRUCTURE, kinds
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import QKV_BIASES, Activation, Rate, Tie, biases
from symcost.frontend.image_ends import opening
from symcost.frontend.image_joins import joined
from symcost.frontend.images import CHANNELS, patch_side, side
from symcost.frontend.parts import part
from symcost.frontend.projectors import MERGED, PATCHES, TOWER, activation
from symcost.frontend.tables import FFN, decoder_sizes, head_dim, kv_heads
from symcost.ir.spec import Features, KindSpec, ModelSpec, Part

ACTS = {"conv": KindSpec("encoder_conv"), "full_attention": KindSpec("encoder")}


def convolving() -> tuple[Part, ...]:
    """A filter of each channel over the grid, with a gate in front and one behind, and a gated block."""
    return (
        part("rms_norm", "operator_norm", input="layer.input", form="rms"),
        part("dense", "gates_in", input="operator_norm.output", inner="hidden", outer="3*hidden", bias=False),
        part(
            *("gated_short_convolution", "spatial_filter"),
            input="gates_in",
            channels="hidden",
            looks_back=False,
            sizes={"conv_kernel": "conv_kernel**2"},
        ),
        part("dense", "gates_out", input="spatial_filter.output", inner="hidden", outer="hidden", bias=False),
        part("residual", "attention_residual"),
        *feed_forward("silu", tokens={}, gated=True, bias=False, form="rms"),
    )


def lfm_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Attention in every other layer behind the second, where the config lists none.

    Raises:
        SpecError: a list of another length, or another word in it.
    """
    own = ["conv" if i < 2 or i % 2 else "full_attention" for i in range(sizes["layers"])]
    listed = config.names(["layer_types"]) or own
    if len(listed) != sizes["layers"] or not set(listed) <= set(ACTS):
        problem = f"{sizes['layers']} layers are expected, each conv or full_attention"
        raise config.error("layer_types", listed, problem, "correct layer_types")
    filters = replace(ACTS["conv"], parts=convolving())
    return [filters if word == "conv" else ACTS[word] for word in listed]


def lfm_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches over frames, and a norm; none behind the layers."""
    return (
        part("patch_embedding", bias=False),
        part("rms_norm", "embedding_norm", input="patch_embedding.output", form="rms"),
    )


LFM = Family(
    "lfm3_vl_vision",
    sizes=(
        *(*COMMON[:3], kv_heads(8), COMMON[3], FFN, patch_side(16), MERGE),
        Size("channels", ("in_channels",), 3, meaning="the channels of an image"),
        Size("temporal_patch", ("temporal_patch_size",), read=lambda c, s: side(c, "temporal_patch_size", 2)),
        Size("conv_kernel", ("conv_kernel_size",), 3, meaning="the side of a filter"),
    ),
    features=Features(architecture="vision", causal=False, qk_norm="head", head="none"),
    kinds=lfm_kinds,
    neutral=frozenset({"layer_types"}),
    ends=lfm_ends,
)


def lfm_join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The width between the projector's matmuls."""
    return joined(width="projector_hidden_size", own=4096)(whole, text, sizes, features)


def every_patch(config: Config, sizes: Sizes) -> int:
    """Patches of an image: as many as stated, or as the sides of the image have."""
    stated = config.integer(["num_position_embeddings", "image_num_pos"])
    if isinstance(stated, int):
        return stated
    listed = config.integers(["image_size"]) or [378, 378]
    return (listed[0] // sizes["patch"]) * (listed[-1] // sizes["patch"])


MOLMO = Family(
    "molmo2_vision",
    sizes=(
        *(*COMMON[:3], kv_heads(16), head_dim(72), FFN, patch_side(14), CHANNELS),
        Size("positions", ("num_position_embeddings", "image_num_pos"), read=every_patch),
        Size("patches", (), lambda sizes: sizes["positions"]),
        Size("seq", (), lambda sizes: sizes["positions"]),
    ),
    features=replace(STRUCTURE, head="none", extra=()),
    flags=(biases("attention_bias", *QKV_BIASES, "o_bias", default=True), TANH, DROPOUT),
    kinds=kinds,
    rotary=None,
    neutral=frozenset({"image_size", "image_default_input_size"}),
    ends=lambda config, sizes, features: opening(),
)


def adapter(whole: Config) -> Config:
    """The config of what stands between the tower and the text model."""
    return Config(whole.mapping("adapter_config"), whole.where, "adapter_config.")


def layers_read(whole: Config) -> list[int]:
    """Layers whose outputs stand side by side, counted from 0."""
    config = adapter(whole)
    return config.integers(["vision_feature_layer", "vit_layers"]) or [24, 18]


def molmo_cut(whole: Config, spec: ModelSpec) -> ModelSpec:
    """Layers behind the last one that is read."""
    listed = [layer + 1 if layer >= 0 else layer for layer in layers_read(whole)]
    named = Config({"vision_feature_layer": listed}, whole.where, "adapter_config.")
    return up_to_the_last_read(0, several=True)(named, spec)


def molmo_join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """Sizes of the pooling attention and the gated block behind it.

    Raises:
        SpecError: an adapter of another width than the tower.
    """
    config = adapter(whole)
    sizes |= {f"resampler_{name}": config.integer_or([key], own) for name, key, own in POOLING}
    sizes |= {"projector_ffn": config.integer_or(["intermediate_size"], 18944), "merge": 2}
    sizes |= {"blocks": len(layers_read(whole)), "projector_out": config.integer_or(["text_hidden_size"], 3584)}
    if sizes["resampler_hidden"] != sizes["hidden"]:
        wide = sizes["resampler_hidden"]
        raise config.error("hidden_size", wide, f"the tower is {sizes['hidden']} wide", "correct hidden_size")
    if sizes["projector_out"] != text["hidden"]:
        problem = f"text_hidden_size is {sizes['projector_out']}, the text model {text['hidden']} wide"
        whole.warn(f"{problem}: the library builds it, and does not run it with images")
    return joined()(whole, text, sizes, features)


POOLING = (
    ("hidden", "hidden_size", 1152),
    ("heads", "num_attention_heads", 16),
    ("kv_heads", "num_key_value_heads", 16),
    ("head_dim", "head_dim", 72),
)


def molmo_way(whole: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The mean of two by two patches asks them, and what it gets goes through a gated block."""
    config, inner, queries = adapter(whole), "blocks*hidden", "resampler_heads*resampler_head_dim"
    bias, act = config.boolean(["attention_bias"], True), activation(config, "hidden_act", "silu")
    out: dict[str, Any] = {"outer": queries, "inner": inner, "bias": bias}
    keys: dict[str, Any] = {**out, "outer": "resampler_kv_heads*resampler_head_dim", "sizes": PATCHES}
    each = {"batch": f"batch*{MERGED['seq']}", "seq": "1", "context": "merge**2"}
    core = {**each, **{name: f"resampler_{name}" for name in ("heads", "kv_heads", "head_dim")}}
    read, wide = ("pool_q.y", "pool_k.y", "pool_v.y"), {"hidden": inner}
    behind: dict[str, Any] = {"inner": queries, "outer": "hidden", "bias": bias}
    return (
        part("mean_pooling", "pool_mean", before="patches", after=MERGED["seq"], sizes=wide),
        part("dense", "pool_q", input="pool_mean.output", sizes=MERGED, **out),
        part("dense", "pool_k", input=TOWER, **keys),
        part("dense", "pool_v", input=TOWER, **keys),
        part("cross_attention_core", "pool_core", inputs=read, sizes=core, held=False),
        part("dense", "pool_out", input="pool_core.output", sizes=MERGED, **behind),
        *gated_block(act, config.boolean(["mlp_bias"], False)),
    )


def gated_block(act: str, bias: bool) -> tuple[Part, ...]:
    """A gated block to the width that the adapter states; `bias`: of its first two matmuls."""
    first: dict[str, Any] = {"inner": "hidden", "outer": "projector_ffn", "activation": act, "gated": True}
    last: dict[str, Any] = {"inner": "projector_ffn", "outer": "projector_out", "bias": False}
    return (
        part("dense", "projector_up", input="pool_out.y", bias=bias, sizes=MERGED, **first),
        part("dense", "projector", input="projector_up.product", sizes=MERGED, **last),
    )


def more_rows(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The table has rows for tokens around images, which the head does not score."""
    rows = config.integer_or(["additional_vocab_size"], 128, minimum=0)
    return (part("unread", "rows_of_images", elements=f"{rows}*hidden"),)


def normed(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Queries and keys are normed by head or all together; a layer's norms stand in front of its blocks or behind.

    Raises:
        SpecError: another word, or a tied head.
    """
    word = config.text(["qk_norm_type"], "qwen3")
    if word not in ("qwen3", "olmo"):
        raise config.error("qk_norm_type", word, "no norm of this family", 'write "qwen3" or "olmo"')
    behind = config.boolean(["norm_after"], False)
    return replace(
        features,
        qk_norm="full" if word == "olmo" else "head",
        norm_placement="post" if behind else "pre",
        extra=(("ends", "added"),),
    )


MOLMO_TEXT = Family(
    "molmo2_text",
    sizes=decoder_sizes(kv=kv_heads(8), head=head_dim(128, None)),
    features=Features(qk_norm="head"),
    flags=(
        biases("attention_bias", *QKV_BIASES),
        Activation(),
        Rate("attention_dropout", ("attention_dropout",)),
        Tie(False),
    ),
    neutral=frozenset({"rope_scaling_layers"}),
    maximum=Maximum(default=36864),
    finish=normed,
    ends=more_rows,
)
VISION_MOLMO = row(
    *("molmo2", "molmo2_text", (MOLMO,), molmo_way, molmo_join),
    tied=False,
    ties=False,
    neutral="adapter_config image_patch_id low_res_image_start_token_id frame_start_token_id frame_end_token_id",
)
assert VISION_MOLMO.tower is not None
FAMILIES = (
    MOLMO_TEXT,
    replace(VISION_MOLMO, tower=replace(VISION_MOLMO.tower, cut=molmo_cut)),
    row(
        *("lfm3_vl", "lfm3", (LFM,), biased(True, "projector_bias", middle="projector_ffn", **IN_BLOCKS, **ACT)),
        lfm_join,
        tied=True,
        neutral="projector_bias",
    ),
)
