"""Granite Speech: a conformer over blocks of frames, queries that read windows of them, a text model."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated
from symcost.frontend.encoder_parts import with_layers
from symcost.frontend.families.blip2 import QUERIES, counts, layer
from symcost.frontend.families.parakeet import halves
from symcost.frontend.families.speech_encoders import STRUCTURE
from symcost.frontend.family import Family, Size, Sizes, Tower
from symcost.frontend.nested import ANY
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.projectors import PATCHES, activation
from symcost.ir.spec import Features, KindSpec, ModelSpec, Part

NO = (False, False, False)
BLOCKS = "floor((patches + attention_block - 1)/attention_block)"
PADDED = {"batch": f"batch*{BLOCKS}", "seq": "attention_block", "context": "attention_block"}
# Windows of frames that queries read.
WINDOWS = "floor((patches + qformer_context - 1)/qformer_context)"


def conformer() -> tuple[Part, ...]:
    """Half a plain block, attention inside a block of frames, a filter over time, the other half, a norm."""
    read = ("qkv_projection.q", "qkv_projection.k", "qkv_projection.v")
    core: dict[str, Any] = {"mask": "full", "rotary": "none", "bias_read": True}
    gate: dict[str, Any] = {"outer": "inner", "gated": True, "activation": "sigmoid", "sizes": PATCHES}
    found = (
        *halves("first", "layer.input", "silu", True),
        part("layer_norm", "attention_norm", input="first_residual.output"),
        part("qkv_projection", input="attention_norm.output", bias=NO, sizes=PADDED),
        part("relative_vectors", input=read[0], rows="positions", sizes=PADDED),
        part("attention_core", inputs=read, sizes=PADDED, **core),
        part("output_projection", input="attention_core.output", bias=True),
        part("residual", "attention_residual"),
        part("layer_norm", "filter_norm", input="attention_residual.output"),
        part("dense", "gate", input="filter_norm.output", **gate),
        part("depthwise_convolution", "filter", input="gate.product", taps="conv_kernel", channels="inner", bias=False),
        part("channel_norm", "filter_behind", input="filter.y", channels="inner"),
        activated("filter_act", "filter_behind", "silu", {"ffn": "inner"}),
        part("dense", "mix", input="filter_act.output", inner="inner", outer="hidden"),
        part("residual", "filter_residual"),
        *halves("second", "filter_residual.output", "silu", True),
        part("layer_norm", "layer_norm", input="second_residual.output"),
    )
    return tuple(item if item.sizes else replace(item, sizes=tuple(PATCHES.items())) for item in found)


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike."""
    return [KindSpec("encoder", parts=conformer())] * sizes["layers"]


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A matmul from frames; symbols of the middle layer, as probabilities, back into the stream."""
    front = part("dense", "frames", input="mel", inner="mel_bins", outer="hidden", first=True, sizes=PATCHES)
    if sizes["layers"] < 2:
        return front, part("unread", "symbols", elements="(hidden + 1)*labels + (labels + 1)*hidden")
    return (
        front,
        part("dense", "symbols", input="layer.output", outer="labels", sizes=PATCHES),
        part("row_softmax", "symbols_softmax", input="symbols.y", width="labels", sizes=PATCHES),
        part("dense", "symbols_back", input="symbols_softmax.y", inner="labels", outer="hidden", sizes=PATCHES),
        part("residual", "symbols_residual", sizes=PATCHES),
    )


def multiple(dim: str, key: str, own: int) -> Size:
    """A width as a multiple of the stream's."""

    def read(config: Config, sizes: Sizes) -> int:
        return sizes["hidden"] * config.integer_or([key], own)

    return Size(dim, (key,), read=read)


def distances(config: Config, sizes: Sizes) -> int:
    """Rows of the table of distances, which a block must not reach beyond."""
    reach = config.integer_or(["max_pos_emb"], 512)
    if sizes["attention_block"] > reach:
        problem = f"a block of {sizes['attention_block']} frames reaches further"
        raise config.error("max_pos_emb", reach, problem, "correct max_pos_emb or context_size")
    return 2 * reach + 1


ENCODER = Family(
    "granite_speech_encoder",
    sizes=(
        Size("hidden", ("hidden_dim",), 1024, meaning="the tower's width"),
        Size("layers", ("num_layers",), 10, meaning="the number of layers"),
        Size("heads", ("num_heads",), 8, meaning="the number of heads"),
        Size("head_dim", ("dim_head",), 128, meaning="the width of a head"),
        Size("mel_bins", ("input_dim",), 160, meaning="the width of a frame"),
        Size("labels", ("output_dim",), 42, meaning="the symbols of the middle layer"),
        Size("attention_block", ("context_size",), 200, meaning="the frames of a block"),
        Size("conv_kernel", ("conv_kernel_size",), 15, meaning="the taps of the filter"),
        Size("positions", ("max_pos_emb",), read=distances),
        multiple("ffn", "feedforward_mult", 4),
        multiple("inner", "conv_expansion_factor", 2),
    ),
    features=replace(STRUCTURE, architecture="vision", norm_placement="pre"),
    kinds=kinds,
    rotary=None,
    neutral=frozenset({"dropout"}),
    refused={"cat_hidden_layers": (None,)},
    ends=ends,
)


def with_queries(whole: Config, spec: ModelSpec) -> ModelSpec:
    """The tower with the layers of the queries behind its own, which run once for each window of frames.

    Raises:
        SpecError: text beside the queries, or no query.
    """
    config = Config(whole.mapping("projector_config"), whole.where, "projector_config.")
    found = {size: config.integer_or([key], own) for size, (key, own) in QUERIES.items()}
    if found["inner"] != spec.dims["hidden"]:
        problem = f"projector_config.encoder_hidden_size is {found['inner']}, the encoder {spec.dims['hidden']} wide"
        whole.warn(f"{problem}: the library builds it, and does not run it with audio")
    if config.boolean(["use_qformer_text_input"], False):
        raise config.error("use_qformer_text_input", True, "text beside the queries is not priced", "leave it out")
    given = [whole.integer([key]) for key in ("window_size", "downsample_rate")]
    window, rate = (value if isinstance(value, int) else own for value, own in zip(given, (15, 5), strict=True))
    if window < rate:
        raise whole.error("window_size", window, f"no query is left at a rate of {rate}", "correct downsample_rate")
    found |= {"kv_heads": found["heads"], "head_dim": found["hidden"] // found["heads"]}
    found |= {"seq": window // rate, "context": window}
    act, (layers, every) = activation(config, "hidden_act", "gelu"), counts(config)
    body = [_kind(act, index % every == 0, first=not index) for index in range(layers)]
    return with_layers(spec, "qformer", found, body)


# What the first layer does with the queries before a window is looked at, which is alike for all of them.
ONCE = frozenset("qkv_projection attention_core output_projection attention_residual attention_norm".split())


def _kind(act: str, crossing: bool, *, first: bool) -> KindSpec:
    once = ONCE | {"cross_q_projection"} if first else frozenset()
    often = ("batch", f"batch*{WINDOWS.replace('qformer_context', 'context')}")
    named = ((item, item.name or item.component) for item in layer(act, crossing))
    parts = tuple(
        replace(item, sizes=(*item.sizes, ("batch", "min(1, images)") if name in once else often))
        for item, name in named
    )
    name = "qformer_first" if first else "qformer_crossing" if crossing else "qformer"
    return KindSpec(name, "full", "dense", (), "qformer", parts)


def connector(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The queries and a norm in front of their layers; behind, one matmul each."""
    at = {"seq": "qformer_seq", "hidden": "qformer_hidden"}
    often = {**at, "batch": f"batch*{WINDOWS}"}
    wide: dict[str, Any] = {"inner": "qformer_hidden", "outer": "projection", "sizes": often}
    return (
        part("class_token", "queries", tokens="qformer_seq", sizes={**at, "batch": "min(1, images)", "patches": "0"}),
        part("layer_norm", "queries_norm", input="queries.output", sizes={**at, "batch": "min(1, images)"}),
        part("dense", "projector", input="qformer.output", **wide),
    )


def row(model_type: str) -> Family:
    """One of the families."""
    return Family(
        model_type,
        sizes=(),
        neutral=frozenset("projector_config has_lora_adapter downsample_rate window_size".split()),
        tower=Tower(
            replace(ENCODER, model_type=f"{model_type}_encoder"),
            key="encoder_config",
            model_types=(f"{model_type}_encoder",),
            cut=with_queries,
            head=own_head(True, asks_text=True),
            connector=connector,
            side="audio",
        ),
        text_types=("granite", ANY),
    )


FAMILIES = (row("granite_speech"), row("granite_speech_plus"))
