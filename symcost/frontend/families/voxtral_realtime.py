"""Voxtral Realtime: an encoder that looks back through a window, a text model whose layers a delay conditions."""

from collections.abc import Sequence
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.encoder_parts import NO, QKV
from symcost.frontend.families.audio_text import two_matmuls
from symcost.frontend.family import Family, Maximum, Rotary, Size, Sizes, Tower
from symcost.frontend.flags import Activation, Rate, Tie
from symcost.frontend.image_ends import norm
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.tables import FFN, decoder_sizes, head_dim, kv_heads, own_sizes, window
from symcost.ir.spec import Features, KindSpec, Part

# Width in the middle of what makes factors from the delay.
CONDITION = "32"
ONCE = {"batch": "1", "seq": "1"}


def layer(
    features: Features, *, windowed: bool, bias: tuple[bool, bool, bool], cached: bool, conditioned: bool
) -> tuple[Part, ...]:
    """Attention over what came before and a gated block, each behind a norm; the latter's input times factors."""
    core: dict[str, Any] = {"rotary": features.rotary, "dropout": features.attention_dropout, "windowed": windowed}
    biased = any(bias)
    wide: dict[str, Any] = {"inner": "hidden", "outer": "ffn", "activation": features.activation, "gated": True}
    return (
        part("rms_norm", "attention_norm", input="layer.input"),
        part("qkv_projection", input="attention_norm.output", bias=bias, cached=cached),
        part("attention_core", inputs=QKV, **core),
        part("output_projection", input="attention_core.output", bias=biased),
        part("residual", "attention_residual"),
        part("rms_norm", "ffn_norm", input="attention_residual.output"),
        *(_condition() if conditioned else ()),
        part("dense", "up", input="factors.y" if conditioned else "ffn_norm.output", bias=False, **wide),
        part("dense", "down", input="up.product", inner="ffn", outer="hidden", bias=biased),
        part("residual", "ffn_residual"),
    )


def _condition() -> tuple[Part, ...]:
    """One factor a channel from the delay's sinusoids, for all tokens alike."""
    both: dict[str, Any] = {"bias": False, "sizes": ONCE}
    return (
        part("dense", "delay_down", input="delay.sinusoids", outer=CONDITION, activation="gelu", first=True, **both),
        part("dense", "delay_up", input="delay_down.product", inner=CONDITION, outer="hidden", **both),
        part(
            "channel_gate",
            "factors",
            input="ffn_norm.output",
            gate="delay_up.y",
            sizes={"batch": "1", "seq": "batch*seq"},
        ),
    )


def decoder_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike, with a window where one is stated."""
    windowed = "window" in sizes
    parts = layer(features, windowed=windowed, bias=NO, cached=True, conditioned=True)
    flavour = "sliding" if windowed else "full"
    return [KindSpec(f"decoder_{flavour}_attention", flavour, parts=parts)] * sizes["layers"]


def encoder_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike: no bias of keys, nor in front of the gated block's activation."""
    parts = layer(features, windowed=True, bias=(True, False, True), cached=False, conditioned=False)
    return [KindSpec("encoder_sliding_attention", "sliding", parts=parts)] * sizes["layers"]


def front(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Two convolutions over mel frames, a norm behind the layers."""
    return part("audio_stem", activation="gelu"), norm(form="rms")


def side_by_side(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """So many frames side by side make one position."""
    sizes["projector_in"] = whole.integer_or(["downsample_factor"], 4) * sizes["hidden"]
    return features


POSITIONS = "floor(patches*hidden/projector_in)"


def way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Two matmuls; every token of the text has its own position of the clip added."""
    made = two_matmuls(POSITIONS, key="", bias=False, inner="projector_in")(config, sizes, features)
    return (*made, part("residual", "audio_residual", sizes={"seq": POSITIONS, "hidden": "projection"}))


TEXT = Family(
    "voxtral_realtime_text",
    sizes=decoder_sizes(window(4096), kv=kv_heads(8), head=head_dim()),
    features=Features(),
    flags=(Activation(), Rate("attention_dropout", ("attention_dropout",)), Tie(False)),
    kinds=decoder_kinds,
    rotary=Rotary(factor_keys=()),
    own_sizes=own_sizes(4096, 32, 32, 32000, 14336),
    maximum=Maximum(default=131072),
)
ENCODER = Family(
    "voxtral_realtime_encoder",
    sizes=(
        Size("hidden", ("d_model", "hidden_size"), 1280, meaning="the tower's width"),
        Size("layers", ("encoder_layers", "num_hidden_layers"), 32, meaning="the number of layers"),
        Size("heads", ("encoder_attention_heads", "num_attention_heads"), 32, meaning="the number of heads"),
        head_dim(64),
        Size("ffn", ("encoder_ffn_dim", *FFN.keys), 5120, meaning="the feed-forward width"),
        Size("mel_bins", ("num_mel_bins",), 128, meaning="the mel bins of a frame"),
        Size("window", ("sliding_window",), 750, meaning="the window"),
    ),
    features=Features(architecture="vision", head="none"),
    flags=(Activation(), Rate("attention_dropout", ("attention_dropout",))),
    kinds=encoder_kinds,
    rotary=Rotary(factor_keys=()),
    neutral=frozenset({"max_position_embeddings", "activation_function", "vocab_size"}),
    ends=front,
)
# What the library fills a nested text config up with.
FIELDS = {
    "vocab_size": 131072,
    "hidden_size": 3072,
    "intermediate_size": 9216,
    "num_hidden_layers": 26,
    "num_attention_heads": 32,
    "num_key_value_heads": 8,
    "max_position_embeddings": 131072,
    "head_dim": 128,
    "tie_word_embeddings": True,
    "sliding_window": 8192,
}
FAMILIES = (
    TEXT,
    Family(
        "voxtral_realtime",
        sizes=(),
        neutral=frozenset("hidden_size audio_length_per_tok default_num_delay_tokens downsample_factor".split()),
        tower=Tower(
            ENCODER,
            key="audio_config",
            model_types=("voxtral_realtime_encoder",),
            head=own_head(True, asks_text=False),
            join=side_by_side,
            connector=way,
            side="audio",
        ),
        text_types=("voxtral_realtime_text",),
        text_fields=FIELDS,
    ),
)
