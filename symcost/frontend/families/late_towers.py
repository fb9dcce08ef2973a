"""Hunyuan VL, Step 3.7 and Nemotron-H Omni: towers with mergers by convolutions, registers, and known text models."""

from dataclasses import replace
from typing import Any

from symcost.frontend.config import MISSING, Config
from symcost.frontend.families.image_encoders import DROPOUTS, QKV, ratio, with_scales
from symcost.frontend.families.image_text import row
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT, MLP_BIAS
from symcost.frontend.families.llama import FAMILIES as LLAMA
from symcost.frontend.families.mixtral import shared_by_width
from symcost.frontend.families.sam_towers import across, convolved
from symcost.frontend.families.towers import BIASED, COMMON, DROPOUT
from symcost.frontend.families.vit import kinds
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Tie
from symcost.frontend.image_ends import opening
from symcost.frontend.image_joins import joined, ratio_of_blocks
from symcost.frontend.images import CHANNELS, grid, patch_side, side, table
from symcost.frontend.layer_rules import every, layer_types, mlp_layer_types
from symcost.frontend.parts import part
from symcost.frontend.projectors import BLOCK, MERGED, NEWLINE, PATCHES, TOWER, two_layers
from symcost.frontend.tables import FFN, decoder_sizes, expert_sizes, head_dim, kv_heads, window
from symcost.ir.spec import Features, Part


def places(field: str, own: int, more: int = 0) -> Size:
    """A row for each patch of the largest image, and `more` in front."""
    return Size("positions", (field,), read=lambda c, s: (side(c, field, own) // s["patch"]) ** 2 + more)


def patches_and_places(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """No token in front, and no norm behind the layers."""
    return opening()


HUNYUAN = Family(
    "hunyuan_vl_vision",
    sizes=(*COMMON, FFN, patch_side(16), CHANNELS, places("max_image_size", 2048, 1)),
    features=BIASED,
    flags=(Activation(default="gelu"), DROPOUT),
    kinds=kinds,
    rotary=None,
    neutral=frozenset(
        """interpolate_mode out_hidden_size img_max_token_num min_image_size max_vit_seq_len text_hidden_size
        temporal_patch_size spatial_merge_size num_key_value_heads""".split()
    ),
    ends=patches_and_places,
)


def hunyuan_join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The side of a block of merged patches stands in the tower's config."""
    stated = whole.raw("vision_config.spatial_merge_size")
    sizes["merge"] = stated if isinstance(stated, int) and not isinstance(stated, bool) else 2
    return joined()(whole, text, sizes, features)


def hunyuan_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A norm, a convolution over blocks, two matmuls, learned vectors around an image and behind its rows, a norm."""
    first: dict[str, Any] = {"activation": features.activation, "sizes": MERGED}
    wide = {**NEWLINE, "hidden": "4*hidden"}
    return (
        part("rms_norm", "merger_norm", input=TOWER, form="rms", sizes=PATCHES),
        part("dense", "merger_in", input="merger_norm.output", inner=BLOCK, outer="2*hidden", **first),
        part("dense", "merger_out", input="merger_in.product", inner="2*hidden", outer="4*hidden", sizes=MERGED),
        part("class_token", "image_newline", tokens=1, sizes=wide),
        part("dense", "projector", input="merger_out.y", inner="4*hidden", outer="projection", sizes=MERGED),
        part("class_token", "image_ends", tokens=2, sizes={**NEWLINE, "seq": "2"}),
        part("unread", "image_separator", elements="projection"),
        part("rms_norm", "projector_norm", input="projector.y", form="rms", sizes={**MERGED, "hidden": "projection"}),
    )


(DENSE,) = (family for family in LLAMA if family.model_type == "hunyuan_v1_dense")
HEAD = Size("head_dim", ("head_dim", "attention_head_dim"), COMMON[3].default, COMMON[3].default)
HUNYUAN_TEXT = replace(
    DENSE,
    model_type="hunyuan_vl_text",
    sizes=tuple(HEAD if size.dim == "head_dim" else size for size in DENSE.sizes),
    flags=tuple(Tie(True) if isinstance(flag, Tie) else flag for flag in DENSE.flags),
    neutral=DENSE.neutral | {"org_vocab_size", "pad_id", "eod_token_id", "pretraining_tp"},
)


def one_width_of_heads(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Layers with a window have as many heads as the others.

    Raises:
        SpecError: they have not, and some layer has a window.
    """
    for key in ("num_sliding_attention_heads", "per_layer_config"):
        _, stated = config.take([key])
        alike: tuple[object, ...] = (None, {}, sizes["heads"]) if key.startswith("num") else (None, {})
        if key in config.data and stated not in alike and "window" in sizes:
            problem = "heads whose number differs by kind of layer are not modelled"
            raise config.error(key, stated, problem, "leave it out")
    return shared_by_width(config, sizes, features)


STEP_TEXT = Family(
    "step3p5",
    sizes=decoder_sizes(
        *expert_sizes(("n_routed_experts", "num_local_experts", "moe_num_experts"), top_k=("num_experts_per_tok",)),
        Size("shared_ffn", ("share_expert_dim",), 1280, None, ("moe",), "the width of the shared expert"),
        window(),
        kv=kv_heads(8),
        head=head_dim(128, None),
    ),
    features=Features(
        qk_norm="head",
        router_score="sigmoid",
        router_buffer=True,
        attention_gate="head",
        extra=(("gate_projection", "no_bias"),),
    ),
    flags=(ATTENTION_BIAS, MLP_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
    attention=layer_types(every("full")),
    ffn=mlp_layer_types(lambda config, s: ["dense"] * min(3, s["layers"]) + ["moe"] * max(0, s["layers"] - 3)),
    neutral=frozenset(
        """query_pre_attn_scalar moe_router_scaling_factor mtp_layer_types mtp_mlp_layer_types gating
        num_nextn_predict_layers use_bidirectional_attention""".split()
    ),
    refused={"swiglu_limits": (None,), "swiglu_limits_shared": (None,)},
    maximum=Maximum(default=128000),
    finish=one_width_of_heads,
)


def step_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches, their places and a norm."""
    return (
        *opening(bias=False),
        part("layer_norm", "embedding_norm", input="position_embedding.output"),
    )


STEP = Family(
    "step3p5_vision",
    sizes=(
        *(*COMMON, ratio(8960 / 1536), patch_side(14), CHANNELS, grid(728), table(0)),
        Size("image_side", ("image_size",), read=lambda c, s: across(c, s, 728)),
    ),
    features=replace(BIASED, rotary="full"),
    flags=(Activation(default="quick_gelu"), DROPOUT),
    kinds=kinds,
    neutral=frozenset("layer_scale_init_value intermediate_size max_position_embeddings".split()),
    finish=with_scales,
    ends=step_ends,
)


def step_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Two convolutions with biases, and a matmul that has one where the config says so."""
    ends = config.boolean(["projector_bias"], False)
    return convolved("hidden", "2*hidden", "4*hidden", bias=True, last_bias=ends)


def in_front_of_patches(config: Config, sizes: Sizes) -> int:
    """Class tokens and registers, which are rows of one table."""
    return config.integer_or(["num_cls_tokens"], 3) + config.integer_or(["num_registers"], 7)


RADIO = Family(
    "radio",
    sizes=(
        *(*COMMON, ratio(4), patch_side(16), CHANNELS, grid(224)),
        Size("registers", ("num_registers",), read=in_front_of_patches),
        Size("seq", (), lambda sizes: sizes["patches"] + sizes["registers"]),
        places("max_img_size", 2048),
    ),
    features=replace(BIASED, q_bias=False, k_bias=False, v_bias=False),
    flags=(QKV, Activation(default="gelu"), *DROPOUTS),
    kinds=kinds,
    rotary=None,
    neutral=frozenset(
        """drop_path_rate layerscale_value patch_dim video_patch_dim video_temporal_patch_size summary_idxs norm_mean
        norm_std""".split()
    ),
    refused={"use_swiglu_ffn": (False,)},
    finish=with_scales,
    ends=lambda config, sizes, features: radio_ends(config),
)


def radio_ends(config: Config) -> tuple[Part, ...]:
    """Patches with their places, class tokens and registers in front; what reads frames of a video is not run."""
    frames = config.raw("video_temporal_patch_size")
    video = f"{frames}*channels*patch**2*hidden" if isinstance(frames, int) else "0"
    return (
        part("patch_embedding", bias=False, sizes={"temporal_patch": "1"}),
        part("position_embedding", sizes=PATCHES),
        part("class_token", tokens="registers"),
        part("unread", "video_patches", elements=video),
    )


def omni_join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """Nemotron-H Omni: the projector's width, and the tower's as the whole states it.

    Raises:
        SpecError: an audio tower, or a projector of another width than the tower's.
    """
    if whole.raw("audio_config") not in (None, MISSING):
        problem = "the audio tower beside the vision tower is not modelled"
        raise whole.error("audio_config", whole.raw("audio_config"), problem, "write null")
    wide = whole.integer_or(["vision_hidden_size"], 1280)
    if wide != sizes["hidden"]:
        problem = f"the tower is {sizes['hidden']} wide"
        raise whole.error("vision_hidden_size", wide, problem, "correct vision_hidden_size")
    sizes["projector_ffn"] = whole.integer_or(["projector_hidden_size"], 4096)
    return ratio_of_blocks(whole, text, sizes, features)


def omni_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A norm of each patch where the text model predicts several tokens, one of each block, two matmuls."""
    shape: dict[str, Any] = {"inner": BLOCK, "middle": "projector_ffn", "rows": MERGED, "bias": False}
    found = two_layers(norm="rms", act="relu2", **shape)(config, sizes, features)
    ahead = config.raw("text_config.num_nextn_predict_layers")
    if not isinstance(ahead, int) or ahead <= 0:
        return found
    return (part("layer_norm", "vision_final_norm", input=TOWER, sizes=PATCHES), *found)


FAMILIES = (
    HUNYUAN_TEXT,
    STEP_TEXT,
    row(
        *("hunyuan_vl", "hunyuan_vl_text", (HUNYUAN,), hunyuan_way, hunyuan_join),
        tied=True,
        asks_text=True,
        neutral="im_start_id im_end_id im_newline_id",
    ),
    row("step3p7", "step3p5", (STEP,), step_way, joined(), tied=False, neutral="projector_bias"),
    row(
        *("nemotron_h_omni", "nemotron_h", (RADIO,), omni_way, omni_join),
        tied=None,
        neutral="force_image_size video_pruning_rate video_temporal_patch_size audio_config",
    ),
)
