"""Fun-ASR: attention beside a filter over its values, two matmuls and an encoder's layers, a text model."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.encoder_parts import QKV, YES, attention, feed_forward, with_layers
from symcost.frontend.families.speech_encoders import STRUCTURE
from symcost.frontend.family import Family, Size, Sizes, Tower
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.nested import ANY
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.projectors import PATCHES, TOWER, activation
from symcost.frontend.tables import DERIVED_HEAD
from symcost.ir.spec import Features, KindSpec, ModelSpec, Part

ADAPTOR = "adaptor_config"
# Numbers of the layers behind the encoder, with the class's own values.
BEHIND = {
    "hidden": ("hidden_size", 1024),
    "heads": ("num_attention_heads", 8),
    "ffn": ("intermediate_size", 256),
    "inner": ("projector_hidden_size", 2048),
}


def layer(act: str, width: str, *, normed: bool, dropout: bool) -> tuple[Part, ...]:
    """Attention, to which a filter over its values adds; a plain block.

    Args:
        width: of the input, which is added where it is the stream's. normed: whether a norm stands behind.
    """
    core: dict[str, Any] = {"mask": "full", "rotary": "none", "dropout": dropout, "sizes": {"context": "seq"}}
    found = (
        part("layer_norm", "attention_norm", input="layer.input", sizes={"hidden": width}),
        *_projections(width),
        part("attention_core", inputs=QKV, **core),
        part("output_projection", input="attention_core.output", bias=True),
        part("depthwise_convolution", "memory", input="qkv_projection.v", taps="conv_kernel", bias=False),
        part("residual", "memory_residual"),
        part("residual", "memory_sum"),
        *((part("residual", "attention_residual"),) if width == "hidden" else ()),
        *(_renamed(feed_forward(act, tokens={})) if width != "hidden" else feed_forward(act, tokens={})),
    )
    return (*found, part("layer_norm", "layer_norm", input="ffn_residual.output")) if normed else found


def _projections(width: str) -> tuple[Part, ...]:
    """Queries, keys and values, over another width than the stream's in the first layer."""
    if width == "hidden":
        return (part("qkv_projection", input="attention_norm.output", bias=YES),)
    return (part("qkv_projection", input="attention_norm.output", bias=YES, sizes={"hidden": width}),)


def _renamed(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The block behind attention to which no input is added."""
    return (part("layer_norm", "ffn_norm", input="memory_sum.output"), *parts[1:])


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """The first layer reads frames; the last in front of the layers for timestamps has a norm behind it, and the last.

    Raises:
        SpecError: more layers for timestamps than there are.
    """
    layers, behind = sizes["layers"], config.integer_or(["num_timestamp_prediction_layers"], 20, minimum=0)
    if behind > layers:
        raise config.error("num_timestamp_prediction_layers", behind, f"there are {layers} layers", "correct it")
    found = []
    for index in range(layers):
        first = index == 0 and sizes["mel_bins"] != sizes["hidden"]
        normed = index in (layers - behind - 1, layers - 1)
        name = "_".join(["encoder", *(["first"] if first else []), *(["normed"] if normed else [])])
        options = {"normed": normed, "dropout": features.attention_dropout}
        found.append(KindSpec(name, parts=layer(features.activation, "mel_bins" if first else "hidden", **options)))
    return found


def frame(config: Config, sizes: Sizes) -> int:
    """The width of what goes in: frames side by side."""
    return config.integer_or(["num_mel_bins"], 80) * config.integer_or(["num_stacked_frames"], 7)


def places(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Sinusoids, added to the frames."""
    return (part("position_embedding", table="made", sizes={"hidden": "mel_bins", "positions": "1"}),)


ENCODER = Family(
    "fun_asr_nano_encoder",
    sizes=(
        Size("hidden", ("hidden_size",), 512, meaning="the tower's width"),
        Size("layers", ("num_hidden_layers",), 70, meaning="the number of layers"),
        Size("heads", ("num_attention_heads",), 4, meaning="the number of heads"),
        DERIVED_HEAD,
        Size("ffn", ("intermediate_size",), 2048, meaning="the feed-forward width"),
        Size("mel_bins", ("num_mel_bins",), read=frame),
        Size("conv_kernel", ("fsmn_kernel_size",), 11, meaning="the taps of the filter over values"),
    ),
    features=replace(STRUCTURE, architecture="vision", norm_placement="pre"),
    flags=(Activation(default="relu"), Rate("attention_dropout", ("attention_dropout",), 0.1)),
    kinds=kinds,
    rotary=None,
    neutral=frozenset({"hidden_dropout", "max_position_embeddings", "num_timestamp_prediction_layers"}),
    ends=places,
)


def with_adaptor(whole: Config, spec: ModelSpec) -> ModelSpec:
    """The encoder with the layers of the adaptor behind its own.

    Raises:
        SpecError: heads that do not divide its width.
    """
    config = _adaptor(whole)
    found = {size: config.integer_or([key], own) for size, (key, own) in BEHIND.items()}
    if found["hidden"] % found["heads"]:
        problem = f"it does not divide hidden_size {found['hidden']}"
        raise config.error("num_attention_heads", found["heads"], problem, "correct num_attention_heads")
    found |= {"kv_heads": found["heads"], "head_dim": found["hidden"] // found["heads"]}
    rate = config.number(["attention_dropout"], 0.0) or 0
    parts = (
        *attention(tokens=PATCHES, dropout=rate > 0),
        *feed_forward(activation(config, "hidden_act", "relu"), tokens=PATCHES),
    )
    body = [KindSpec("adaptor", sizes="adaptor", parts=parts)] * config.integer_or(["num_hidden_layers"], 2)
    return with_layers(spec, "adaptor", found, body)


def _adaptor(whole: Config) -> Config:
    given = whole.raw(ADAPTOR)
    return Config(whole.mapping(ADAPTOR) if isinstance(given, dict) else {}, whole.where, f"{ADAPTOR}.")


def way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Two matmuls in front of the adaptor's layers."""
    act = activation(_adaptor(config), "projector_hidden_act", "relu")
    return (
        part("dense", "projector_up", input=TOWER, outer="adaptor_inner", activation=act),
        part("dense", "projector", input="projector_up.product", inner="adaptor_inner", outer="adaptor_hidden"),
    )


def as_wide(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """What the adaptor hands over is as wide as the text model, and its block a quarter of that.

    Raises:
        SpecError: it is not.
    """
    for dim, width in (("hidden", text["hidden"]), ("ffn", text["hidden"] // 4)):
        key = f"{ADAPTOR}.{BEHIND[dim][0]}"
        if sizes[f"adaptor_{dim}"] != width:
            problem = f"the text model, {text['hidden']} wide, takes {width}"
            raise whole.error(key, sizes[f"adaptor_{dim}"], problem, f"correct {key}")
    return features


FAMILIES = (
    Family(
        "fun_asr_nano",
        sizes=(),
        neutral=frozenset({ADAPTOR}),
        tower=Tower(
            ENCODER,
            key="audio_config",
            model_types=("fun_asr_nano_encoder",),
            cut=with_adaptor,
            head=own_head(True, asks_text=True),
            join=as_wide,
            connector=way,
            side="audio",
        ),
        text_types=("qwen3", ANY),
    ),
)
