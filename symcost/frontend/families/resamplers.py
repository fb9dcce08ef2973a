"""Learned queries that read patches in front of a text model: Idefics 2, Aria; Ovis 2's visual vocabulary."""

from dataclasses import replace
from math import isqrt
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.encoder_parts import NO, feed_forward, with_layers
from symcost.frontend.families.image_text import row
from symcost.frontend.families.towers import COMMON, DROPOUT, IDEFICS
from symcost.frontend.families.vit import kinds
from symcost.frontend.family import Family, Size, Sizes
from symcost.frontend.flags import ATTENTION_BIASES, Activation, biases
from symcost.frontend.image_ends import norm
from symcost.frontend.image_joins import joined
from symcost.frontend.images import CHANNELS, grid, patch_side, table
from symcost.frontend.parts import part
from symcost.frontend.projectors import PATCHES, TOWER, activation
from symcost.frontend.tables import FFN
from symcost.ir.spec import Features, KindSpec, ModelSpec, Part

RESAMPLER = {
    "heads": ("resampler_n_heads", 16),
    "kv_heads": ("num_key_value_heads", 4),
    "head_dim": ("resampler_head_dim", 96),
    "seq": ("resampler_n_latents", 64),
    "layers": ("resampler_depth", 3),
}


def reading(act: str) -> tuple[Part, ...]:
    """Queries over patches and over one another, and a gated block; each normed in front."""
    latents, keys = {"seq": "seq"}, {"seq": "context"}
    read = ("q_projection.q", "kv_projection.k", "kv_projection.v")
    return (
        part("rms_norm", "latents_norm", input="layer.input", form="rms", sizes=latents),
        part("rms_norm", "context_norm", input="modality_down.y", form="rms", sizes={"seq": "context - seq"}),
        part("qkv_projection", "q_projection", input="latents_norm.output", bias=NO, parts="q", sizes=latents),
        part("qkv_projection", "kv_projection", input="context_norm.output", bias=NO, parts="kv", sizes=keys),
        part("cross_attention_core", inputs=read),
        part("output_projection", input="cross_attention_core.output"),
        part("residual", "attention_residual"),
        *feed_forward(act, tokens=latents, gated=True, bias=False, form="rms"),
    )


def with_resampler(whole: Config, spec: ModelSpec) -> ModelSpec:
    """The tower with the resampler's layers behind its own."""
    config = Config(whole.mapping("perceiver_config"), whole.where, "perceiver_config.")
    found = {name: config.integer_or([key], own) for name, (key, own) in RESAMPLER.items()}
    layers, hidden = found.pop("layers"), whole.raw("text_config.hidden_size")
    found["hidden"] = hidden if isinstance(hidden, int) else 4096
    found |= {"ffn": 4 * found["hidden"], "context": found["seq"] + spec.dims["patches"]}
    kind = KindSpec("resampler", "full", "dense", (), "resampler", reading(activation(config, "hidden_act", "silu")))
    return with_layers(spec, "resampler", found, [kind] * layers)


def idefics_join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The projection's block is as wide as the text model's."""
    sizes["projector_ffn"] = text["ffn"]
    return joined()(whole, text, sizes, features)


def idefics_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A gated block for each patch, the queries, a norm behind their layers."""
    name = config.raw("text_config.hidden_act")
    act = activation(Config({"hidden_act": name} if isinstance(name, str) else {}, config.where), "hidden_act", "silu")
    gate: dict[str, Any] = {"outer": "projector_ffn", "activation": act, "gated": True, "bias": False}
    down: dict[str, Any] = {"inner": "projector_ffn", "outer": "projection", "bias": False}
    at = {"seq": "resampler_seq", "hidden": "resampler_hidden"}
    return (
        part("dense", "modality_up", input=TOWER, inner="hidden", sizes=PATCHES, **gate),
        part("dense", "modality_down", input="modality_up.product", sizes=PATCHES, **down),
        part("class_token", "latents", tokens="resampler_seq", sizes={**at, "patches": "0"}),
        part("rms_norm", "resampler_norm", input="resampler.output", form="rms", sizes=at),
    )


def aria_join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """As many queries as the config has for the patches of an image, of a table for the most of them."""
    stated = {str(key): value for key, value in whole.mapping("projector_patch_to_query_dict").items()}
    listed = {key: value for key, value in stated.items() if isinstance(value, int)} or {"1225": 128, "4900": 256}
    most = whole.integer(["max_value_projector_patch_to_query_dict"])
    sizes["query_rows"], patches = most if isinstance(most, int) else max(listed.values()), str(sizes["patches"])
    if patches not in listed:
        problem = f"projector_patch_to_query_dict has no {patches} patches"
        whole.warn(f"{problem}: the library builds it, and does not run it with images")
    sizes["queries"] = listed.get(patches, sizes["query_rows"])
    return joined()(whole, text, sizes, features)


def aria_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Queries and patches normed and projected twice, attention, two matmuls, a norm, two more."""
    own, keys = {"seq": "queries"}, {"seq": "patches"}
    wide: dict[str, Any] = {"inner": "hidden", "outer": "hidden"}
    twice: dict[str, Any] = {"bias": False, **wide}
    read = ("q_in.y", "k_in.y", "v_in.y")
    heads = {"kv_heads": "heads", "head_dim": "hidden/heads"}
    core = {**own, "context": "patches", **heads}
    found = [
        part("class_token", "queries", tokens="query_rows", sizes={**own, "patches": "0"}),
        part("layer_norm", "queries_norm", input="queries.output", sizes=own),
        part("layer_norm", "patches_norm", input=TOWER, sizes=keys),
    ]
    for name, at, source in (("q", own, "queries_norm"), ("k", keys, "patches_norm"), ("v", keys, "patches_norm")):
        found.append(part("dense", f"{name}_projection", input=f"{source}.output", sizes=at, **twice))
        found.append(part("dense", f"{name}_in", input=f"{name}_projection.y", sizes=at, **wide))
    return (
        *found,
        part("cross_attention_core", "query_core", inputs=read, sizes=core),
        part("dense", "core_out", input="query_core.output", sizes=own, **wide),
        part("dense", "mix", input="core_out.y", sizes=own, **wide),
        part("layer_norm", "projector_norm", input="mix.y", sizes=own),
        part(
            *("dense", "projector_up"),
            input="projector_norm.output",
            inner="hidden",
            outer="projection",
            bias=False,
            activation="gelu_tanh",
            sizes=own,
        ),
        part(
            *("dense", "projector"),
            input="projector_up.product",
            inner="projection",
            outer="projection",
            bias=False,
            sizes=own,
        ),
    )


def ovis_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches, a norm, their places; a norm behind the layers."""
    return (
        part("patch_embedding", sizes={"temporal_patch": "1"}),
        part("rms_norm", "embedding_norm", input="patch_embedding.output", form="rms"),
        part("position_embedding"),
        norm(form="rms"),
    )


def ovis_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Blocks become probabilities over a visual vocabulary, which weigh the rows of its table."""
    rows, words = {"seq": "blocks"}, "vocab - indicators"
    at: dict[str, Any] = {"inner": "merge**2*hidden", "outer": words, "sizes": rows}
    last: dict[str, Any] = {"inner": "vocab", "outer": "projector_out", "sizes": rows}
    return (
        part("dense", "visual_head", input=TOWER, bias=False, **at),
        part("layer_norm", "visual_norm", input="visual_head.y", sizes={**rows, "hidden": words}),
        part("row_softmax", "visual_softmax", input="visual_norm.output", width=words, sizes=rows),
        part("dense", "visual_table", input="visual_softmax.y", bias=False, **last),
    )


def ovis_join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """Blocks of an image whose sides are filled up, and the width of the visual vocabulary's table."""
    sizes["blocks"] = (-(-isqrt(sizes["patches"]) // sizes["merge"])) ** 2
    sizes["projector_out"] = whole.integer_or(["hidden_size"], 1536)
    vocab = whole.integer(["vocab_size"])
    if not whole.boolean(["tie_word_embeddings"], True) and vocab != text["vocab"]:
        problem = f"the head has the whole's vocab_size then, the text model {text['vocab']} tokens"
        raise whole.error("tie_word_embeddings", False, problem, "state vocab_size as the text model does")
    if sizes["projector_out"] != text["hidden"]:
        problem = f"hidden_size is {sizes['projector_out']}, the text model {text['hidden']} wide"
        whole.warn(f"{problem}: the library builds it, and does not run it with images")
    return joined()(whole, text, sizes, features)


OVIS = Family(
    "ovis2_vision",
    sizes=(
        Size("hidden", ("hidden_size",), 1024, meaning="the tower's width"),
        *(*COMMON[1:], FFN, patch_side(14), CHANNELS, grid(224), table(0)),
        Size("vocab", ("vocab_size",), 16384, meaning="the visual vocabulary"),
        Size("indicators", ("num_visual_indicator_tokens",), 5, meaning="the tokens that stand around images"),
        Size("merge", ("hidden_stride",), 1, meaning="the side of a block of merged patches"),
    ),
    features=Features(architecture="vision", causal=False, head="none", learned_positions=True, rotary="none"),
    flags=(
        biases("qkv_bias", *ATTENTION_BIASES),
        biases("mlp_bias", "ffn_bias"),
        Activation(),
        DROPOUT,
    ),
    kinds=kinds,
    rotary=None,
    neutral=frozenset({"tokenize_function"}),
    ends=ovis_ends,
)
IDEFICS2 = row(
    "idefics2",
    "mistral",
    (replace(IDEFICS, model_type="idefics2_vision"),),
    idefics_way,
    idefics_join,
    tied=False,
    neutral="perceiver_config",
)
assert IDEFICS2.tower is not None
FAMILIES = (
    replace(IDEFICS2, tower=replace(IDEFICS2.tower, cut=with_resampler)),
    row(
        "aria",
        "aria_text",
        (IDEFICS,),
        aria_way,
        aria_join,
        tied=False,
        layer=-1,
        neutral="projector_patch_to_query_dict max_value_projector_patch_to_query_dict",
    ),
    row("ovis2", "qwen2", (OVIS,), ovis_way, ovis_join, tied=True, neutral="visual_indicator_token_ids hidden_size"),
)
