"""Mllama (Llama 3.2 Vision): layers of the text model that look at an image, through gates, beside those of Llama."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, Maximum, Size, Sizes, Tower
from symcost.frontend.flags import Activation
from symcost.frontend.image_ends import norm
from symcost.frontend.images import CHANNELS, grid, patch_side
from symcost.frontend.nested import ANY
from symcost.frontend.parts import part
from symcost.frontend.projectors import TOWER as MADE
from symcost.frontend.tables import DERIVED_HEAD, FFN, HIDDEN, decoder_sizes, kv_heads
from symcost.ir.spec import Features, KindSpec, Part

# Layers that look at the image, where no field lists them; rows of the table for the library's own tokens.
LAYERS = (3, 8, 13, 18, 23, 28, 33, 38)
# A cross layer runs where there is an image, for every token; its keys are the tokens of all images of a sequence.
QUERIES = {"seq": "seq*min(1, images)"}
KEYS = {"seq": "images*cross_tokens/batch"}
BOTH = {**QUERIES, "context": KEYS["seq"]}
NONE = (False, False, False)
ALIGNED = 8
# The class's own tower.
TILES, PATCHES = 4, 1024


def cross_layer(act: str) -> tuple[Part, ...]:
    """Queries over an image's tokens, each head normed, and a feed-forward block; a gate in front of each addition."""
    read = ("q_norm.output", "k_norm.output", "cross_kv_projection.v")
    kv: dict[str, Any] = {"bias": NONE, "parts": "kv", "sizes": KEYS}
    heads = {"seq": f"heads*{QUERIES['seq']}", "hidden": "head_dim"}
    keys = {"seq": f"kv_heads*{KEYS['seq']}", "hidden": "head_dim"}
    gate: dict[str, Any] = {"factors": "1", "sizes": QUERIES}
    return (
        part("rms_norm", "attention_norm", input="layer.input", form="rms", sizes=QUERIES),
        part(
            "qkv_projection", "cross_q_projection", input="attention_norm.output", bias=NONE, parts="q", sizes=QUERIES
        ),
        part("qkv_projection", "cross_kv_projection", input="vision_projector.y", **kv),
        part("rms_norm", "q_norm", input="cross_q_projection.q", form="rms", sizes=heads),
        part("rms_norm", "k_norm", input="cross_kv_projection.k", form="rms", sizes=keys),
        part("cross_attention_core", inputs=read, sizes=BOTH),
        part("output_projection", "cross_output_projection", input="cross_attention_core.output", sizes=QUERIES),
        part("layer_scale", "attention_gate", input="cross_output_projection.output", **gate),
        part("residual", "attention_residual", sizes=QUERIES),
        part("rms_norm", "ffn_norm", input="attention_residual.output", form="rms", sizes=QUERIES),
        part("ffn_up", input="ffn_norm.output", gated=True, sizes=QUERIES),
        part("ffn_activation", input="ffn_up", gated=True, activation=act, sizes=QUERIES),
        part("ffn_down", input="ffn_activation.output", sizes=QUERIES),
        part("layer_scale", "ffn_gate", input="ffn_down.output", **gate),
        part("residual", "ffn_residual", sizes=QUERIES),
    )


def text_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Layers that `cross_attention_layers` lists look at the image, the others are Llama's."""
    stated = config.integers(["cross_attention_layers"])
    listed = set(LAYERS if stated is None else stated)
    cross = KindSpec("cross_attention", parts=cross_layer(features.activation))
    return [cross if index in listed else KindSpec("self_attention") for index in range(sizes["layers"])]


def text_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Rows of the embedding beside those of the vocabulary, for the tokens of images."""
    return (part("unread", "image_rows", elements="8*hidden"),)


def image_of_the_class(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Tokens of an image as the class's own tower makes them, for the text model alone; `join` puts the tower's."""
    sizes["cross_tokens"] = TILES * (PATCHES + 1)
    return features


def padded(config: Config, sizes: Sizes) -> int:
    """Tokens of an image: of every tile its patches and a class token, filled up to eights."""
    return sizes["tiles"] * (-(-(sizes["patches"] + 1) // ALIGNED) * ALIGNED)


def aspects(config: Config, sizes: Sizes) -> int:
    """Ways to lay out as many tiles, and none."""
    _, stated = config.take(["supported_aspect_ratios"])
    tiles = sizes["tiles"]
    listed = stated if isinstance(stated, list) else [w for w in range(1, tiles + 1) for _ in range(tiles // w)]
    return len(listed) + 1


def global_layer(act: str) -> tuple[Part, ...]:
    """One of the layers over all tiles, with a gate in front of each addition."""
    read = ("qkv_projection.q", "qkv_projection.k", "qkv_projection.v")
    return (
        part("layer_norm", "attention_norm", input="layer.input"),
        part("qkv_projection", input="attention_norm.output", bias=NONE),
        part("attention_core", inputs=read, mask="full", rotary="none"),
        part("output_projection", input="attention_core.output"),
        part("layer_scale", "attention_gate", input="output_projection.output", factors="1"),
        part("residual", "attention_residual"),
        part("layer_norm", "ffn_norm", input="attention_residual.output"),
        part("dense", "up", input="ffn_norm.output", inner="hidden", outer="ffn", activation=act),
        part("dense", "down", input="up.product", inner="ffn", outer="hidden"),
        part("layer_scale", "ffn_gate", input="down.y", factors="1"),
        part("residual", "ffn_residual"),
    )


def vision_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Plain layers, then gated ones."""
    stated = config.integer(["num_global_layers"])
    gated = KindSpec("encoder_gated", parts=global_layer(features.activation))
    return [*[KindSpec("encoder")] * sizes["layers"], *[gated] * (stated if isinstance(stated, int) else 8)]


def vision_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches of all tiles, a class token each, gated tables of places and of tiles, norms around the layers."""
    every = {"seq": "tiles*(patches + 1)"}

    def gated(name: str, rows: str) -> tuple[Part, ...]:
        table = part("position_embedding", name, sizes={**every, "positions": rows})
        return table, part("layer_scale", f"{name}_gate", input=f"{name}.output", factors="1", sizes=every)

    return (
        part("patch_embedding", bias=False, sizes={"patches": "tiles*patches", "temporal_patch": "1"}),
        *gated("tile_embedding", "aspects*tiles"),
        part("class_token", tokens="1", sizes={**every, "patches": "tiles*patches"}),
        *gated("position_embedding", "patches + 1"),
        part("position_embedding", "tile_positions", sizes={**every, "positions": "aspects*tiles*(patches + 1)"}),
        part("layer_norm", "embedding_norm", input="tile_positions.output", sizes=every),
        norm(),
        *gated("behind_tiles", "aspects*tiles"),
    )


def join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """Tokens of an image in the text model, and the width that layers side by side hand over."""
    text["cross_tokens"] = sizes["tiles"] * (sizes["patches"] + 1)
    text["patches"] = sizes.pop("patches")
    stated = whole.raw("vision_config.vision_output_dim")
    sizes["projector_in"] = stated if isinstance(stated, int) else 7680
    _, listed = Config(whole.mapping("vision_config"), whole.where).take(["intermediate_layers_indices"])
    count = len(listed) if isinstance(listed, list) else 5
    if sizes["projector_in"] != (1 + count) * sizes["hidden"]:
        problem = f"{count} layers and the last one are {(1 + count) * sizes['hidden']} wide together"
        raise whole.error(
            "vision_config.vision_output_dim", sizes["projector_in"], problem, "correct vision_output_dim"
        )
    return features


def connector(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """One matmul from the layers side by side."""
    rows = {"seq": "tiles*(patches + 1)"}
    return (part("dense", "projector", input=MADE, inner="projector_in", outer="projection", sizes=rows),)


VISION = Family(
    "mllama_vision_model",
    sizes=(
        HIDDEN,
        Size("layers", ("num_hidden_layers",), 32, meaning="the number of layers"),
        Size("heads", ("attention_heads", "num_attention_heads"), 16, meaning="the number of heads"),
        *(DERIVED_HEAD, FFN, patch_side(14), CHANNELS, grid(448)),
        Size("tiles", ("max_num_tiles",), 4, meaning="the tiles of an image"),
        Size("aspects", ("supported_aspect_ratios",), read=aspects),
        Size("seq", (), read=padded),
    ),
    features=replace(STRUCTURE, o_bias=False, head="none", extra=()),
    flags=(Activation(default="gelu"),),
    kinds=vision_kinds,
    rotary=None,
    neutral=frozenset({"vision_output_dim", "intermediate_layers_indices", "num_global_layers", "norm_eps"}),
    ends=vision_ends,
)
TEXT = Family(
    "mllama_text_model",
    sizes=decoder_sizes(kv=kv_heads(8)),
    features=Features(extra=(("ends", "added"),)),
    flags=(Activation(),),
    kinds=text_kinds,
    maximum=Maximum(default=131072),
    neutral=frozenset({"dropout"}),
    refused={"tie_word_embeddings": (None, False)},
    finish=image_of_the_class,
    ends=text_ends,
)
FAMILIES = (
    TEXT,
    Family(
        "mllama",
        sizes=(),
        refused={"tie_word_embeddings": (None, False)},
        tower=Tower(VISION, model_types=(VISION.model_type,), join=join, connector=connector),
        text_types=("mllama_text_model", ANY),
    ),
)
