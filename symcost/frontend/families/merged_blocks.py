"""Vision-language families whose towers see images at their own size and whose patches are merged in blocks."""

from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families import starcoder2
from symcost.frontend.families.image_text import ACT, GLM, ROWS_OF_BLOCKS, row
from symcost.frontend.families.llava import PIXTRAL, projected, up_to_the_last_read
from symcost.frontend.families.qwen_vl import THREE, TWO_AND_A_HALF, text
from symcost.frontend.families.qwen_vl import tower as merging
from symcost.frontend.families.towers import BIASED, COMMON, DROPOUT, GLM4V, INTERNVIT, TANH
from symcost.frontend.families.vit import STRUCTURE, kinds
from symcost.frontend.family import Family, Maximum, Rotary, Size, Sizes, Tower
from symcost.frontend.flags import ATTENTION_BIASES, QKV_BIASES, Activation, biases
from symcost.frontend.image_ends import norm
from symcost.frontend.image_joins import joined, ratio_of_blocks
from symcost.frontend.images import CHANNELS, grid, patch_side, table
from symcost.frontend.nested import ANY
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.projectors import BLOCK, MERGED, PATCHES, TOWER, two_layers
from symcost.frontend.tables import FFN, decoder_sizes, head_dim, kv_heads
from symcost.ir.spec import Features, Part

MERGE = Size("merge", ("spatial_merge_size",), 2, meaning="the side of a block of merged patches")
IN_BLOCKS: dict[str, Any] = {"inner": BLOCK, "rows": MERGED, "norm": "layer", "norm_width": "hidden"}


def times_channels(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """GLM-OCR: the merger's block is as many times the output's width as an image has channels."""
    sizes["merger_ffn"] = sizes["projector_out"] * sizes["channels"]
    return features


def ocr_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches over frames; behind the layers a norm."""
    return part("patch_embedding"), norm(form="rms")


GLM_OCR = Family(
    "glm_ocr_vision",
    sizes=(
        Size("hidden", ("hidden_size",), 1024, meaning="the tower's width"),
        *(size for size in GLM4V.sizes if size.dim not in ("hidden", "ffn", "merger_ffn", "positions")),
        Size("ffn", ("intermediate_size",), 4096, meaning="the feed-forward width"),
        Size("projector_out", ("out_hidden_size",), 1536, meaning="the width of the tower's output"),
    ),
    features=replace(GLM4V.features, learned_positions=False, qk_norm="head"),
    flags=(biases("attention_bias", *ATTENTION_BIASES, "ffn_bias", default=True), Activation(), DROPOUT),
    kinds=kinds,
    finish=times_channels,
    ends=ocr_ends,
    neutral=frozenset({"image_size"}),
)


def with_merger(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The tower's own merger, and one matmul from what it hands over to the text model's width."""
    wide = {"projection": "projector_out"}
    last: dict[str, Any] = {"inner": "projector_out", "outer": "projection", "sizes": MERGED}
    return (
        part("merger", input=TOWER, form=features.norm, sizes=wide),
        part("dense", "projector", input="merger.y", **last),
    )


def out_width(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """What the tower's merger hands over."""
    stated = whole.raw("vision_config.out_hidden_size")
    sizes["projector_out"] = stated if isinstance(stated, int) else 3584
    return features


GROUPED = replace(
    TWO_AND_A_HALF,
    model_type="exaone4_5_vision",
    sizes=(*TWO_AND_A_HALF.sizes, kv_heads(8)),
)
TILED: dict[str, Any] = {"kinds": kinds, "rotary": Rotary(), "flags": (TANH, DROPOUT)}


def paddle_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches and their places; behind the layers a norm."""
    return part("patch_embedding", sizes={"temporal_patch": "1"}), part("position_embedding"), norm()


def unplaced_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches, whose places rotate; behind the layers a norm."""
    return part("patch_embedding", sizes={"temporal_patch": "1"}), norm()


SIZES = (*COMMON, FFN, patch_side(16), CHANNELS)
PADDLE = Family(
    "paddleocr_vl_vision",
    sizes=(*COMMON, FFN, patch_side(14), CHANNELS, grid(384), table(0), MERGE),
    features=BIASED,
    neutral=frozenset({"image_size"}),
    ends=paddle_ends,
    **TILED,
)
VIDEO_LLAMA = Family(
    "video_llama_3_vision", sizes=SIZES, features=replace(BIASED, learned_positions=False), ends=unplaced_ends, **TILED
)
PACKED = Family(
    "cosmos3_edge_vision",
    sizes=(*SIZES, MERGE, Size("positions", ("num_patches",), 256, meaning="the rows of the position table")),
    features=BIASED,
    ends=paddle_ends,
    **{**TILED, "rotary": None},
)


def minimax_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches over frames, and a norm; none behind the layers."""
    return part("patch_embedding", bias=False), part("layer_norm", "embedding_norm", input="patch_embedding.output")


MINIMAX = Family(
    "minimax_m3_vl_vision",
    sizes=(
        *(*COMMON, FFN, patch_side(14), CHANNELS, MERGE),
        Size("temporal_patch", ("temporal_patch_size",), 2, meaning="the frames of a patch"),
    ),
    features=replace(STRUCTURE, q_bias=True, k_bias=True, v_bias=True, head="none", learned_positions=False, extra=()),
    flags=(Activation(default="gelu"), DROPOUT),
    kinds=kinds,
    neutral=frozenset({"image_size"}),
    ends=minimax_ends,
)


def minimax_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Two matmuls for each patch, and two more for each block of what they make."""
    wide: dict[str, Any] = {"outer": "projector_ffn", "activation": "gelu"}
    last: dict[str, Any] = {"inner": "projector_ffn", "outer": "projection"}
    return (
        part("dense", "patch_up", input=TOWER, inner="hidden", sizes=PATCHES, **wide),
        part("dense", "patch_down", input="patch_up.product", sizes=PATCHES, **last),
        part("dense", "block_up", input="patch_down.y", inner="projector_in", sizes=MERGED, **wide),
        part("dense", "projector", input="block_up.product", sizes=MERGED, **last),
    )


def minimax_join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The width between matmuls, and that of a block of projected patches."""
    wide, merged = (whole.integer([key]) for key in ("projector_hidden_size", "merged_hidden_size"))
    sizes["projector_ffn"] = wide if isinstance(wide, int) else text["hidden"]
    sizes["projector_in"] = text["hidden"] * sizes["merge"] ** 2
    if isinstance(merged, int) and merged != sizes["projector_in"]:
        problem = f"a block of projected patches is {sizes['projector_in']} wide"
        raise whole.error("merged_hidden_size", merged, problem, "leave merged_hidden_size out")
    return features


QIANFAN = replace(
    INTERNVIT,
    neutral=INTERNVIT.neutral | {"drop_path_rate"},
    model_type="qianfan_ocr_vision",
    flags=tuple(
        biases("attention_bias", *QKV_BIASES, default=True) if "attention_bias" in flag.keys else flag
        for flag in INTERNVIT.flags
    ),
)
NEMOTRON = {family.model_type: family for family in starcoder2.FAMILIES}["nemotron"]
EDGE_TEXT = replace(
    NEMOTRON,
    model_type="cosmos3_edge_text",
    features=replace(NEMOTRON.features, norm="rms", library=None),
    sizes=decoder_sizes(kv=kv_heads(8), head=head_dim(128)),
    rotary=Rotary(),
    maximum=Maximum(default=131072),
)
OCR_TEXT = replace(
    GLM["glm4"],
    model_type="glm_ocr_text",
    features=replace(GLM["glm4"].features, library=None),
    flags=tuple(flag for flag in GLM["glm4"].flags if "attention_bias" not in flag.keys),
    sizes=decoder_sizes(kv=kv_heads(8), head=head_dim()),
    rotary=Rotary(),
)
PADDLE_TEXT = replace(GLM["ernie4_5"], model_type="paddleocr_vl_text")


def merger_row(model_type: str, like: str, tower: Tower) -> Family:
    """A family with Qwen's tower in front of another text model."""
    return Family(model_type, sizes=(), tower=tower, text_types=(like, ANY))


FAMILIES = (
    OCR_TEXT,
    EDGE_TEXT,
    PADDLE_TEXT,
    row("glm_ocr", "glm_ocr_text", (GLM_OCR,), ROWS_OF_BLOCKS, joined(), tied=False),
    row(
        *("qianfan_ocr", "qwen3", (QIANFAN,), two_layers(inner=BLOCK, rows=MERGED, norm="layer", **ACT)),
        ratio_of_blocks,
        tied=False,
        layer=-1,
    ),
    Family(
        "lighton_ocr",
        sizes=(),
        tower=Tower(
            PIXTRAL,
            model_types=("pixtral",),
            cut=up_to_the_last_read(-1, several=False),
            head=own_head(True, asks_text=False),
            join=projected("merged_projector", -1, bias=False),
        ),
        text_types=("qwen3", ANY),
    ),
    merger_row("exaone4_5", "exaone4", merging(GROUPED, "out_hidden_size")),
    text("cosmos3_omni", "qwen3", merging(THREE, "out_hidden_size")),
    row(
        *("hyperclovax_vision_v2", "hyperclovax", (replace(TWO_AND_A_HALF, model_type="qwen2_5_vl_vision"),)),
        with_merger,
        out_width,
        tied=True,
    ),
    row(
        "paddleocr_vl",
        "paddleocr_vl_text",
        (PADDLE,),
        two_layers(middle=BLOCK, **IN_BLOCKS),
        joined(),
        tied=True,
        asks_text=True,
    ),
    row("video_llama_3", "qwen2", (VIDEO_LLAMA,), two_layers(), joined(), tied=False, asks_text=True),
    row(
        *("cosmos3_edge", "cosmos3_edge_text", (PACKED,), two_layers(middle="projector_ffn", **IN_BLOCKS)),
        joined(width="projector_hidden_size", own=11520),
        tied=False,
        ties=False,
    ),
    row("minimax_m3_vl", "minimax_m3_vl_text", (MINIMAX,), minimax_way, minimax_join, tied=False, asks_text=True),
)
