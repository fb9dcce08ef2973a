"""Text models that hear: Whisper's encoder as a tower (Voxtral, Qwen2-Audio, Audio Flamingo, GLM-ASR, MOSS)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families.llava import NEUTRAL
from symcost.frontend.families.vit import STRUCTURE, kinds
from symcost.frontend.family import Family, JoinRule, PartsRule, Rotary, Size, Sizes, Tower
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.image_ends import norm
from symcost.frontend.nested import ANY
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.projectors import TOWER, activation, chain
from symcost.frontend.tables import DERIVED_HEAD, head_dim, kv_heads
from symcost.ir.spec import Features, Part


def whisper_ends(halved: bool) -> PartsRule:
    """Two convolutions over mel frames, sinusoids, a norm behind the layers; `halved`: over means of pairs."""

    def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        # The stem's activations are the exact gelu, whatever the layers' are.
        found = (part("audio_stem", activation="gelu"), part("position_embedding", table="frozen"))
        if not halved:
            return (*found, norm())
        return (*found, part("mean_pooling", before="seq", after="floor(seq/2)"), norm(seq="floor(seq/2)"))

    return ends


def stem_and_norm(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Two convolutions over mel frames, a norm behind the layers: positions rotate."""
    return part("audio_stem", activation="gelu"), norm()


def encoder(model_type: str, *, halved: bool, own: tuple[int, ...] = (1280, 32, 20, 5120, 128)) -> Family:
    """Whisper's encoder; `own`: the class's width, layers, heads, feed-forward width and mel bins."""
    hidden, layers, heads, ffn, bins = own
    return Family(
        model_type,
        sizes=(
            Size("hidden", ("d_model", "hidden_size"), hidden, meaning="the tower's width"),
            Size("layers", ("encoder_layers", "num_hidden_layers"), layers, meaning="the number of layers"),
            Size("heads", ("encoder_attention_heads", "num_attention_heads"), heads, meaning="the number of heads"),
            DERIVED_HEAD,
            Size("ffn", ("encoder_ffn_dim", "intermediate_size"), ffn, meaning="the feed-forward width"),
            Size("mel_bins", ("num_mel_bins",), bins, meaning="the mel bins of a frame"),
            Size("seq", ("max_source_positions",), 1500, meaning="the positions of a clip"),
            Size("positions", ("max_source_positions",), 1500, meaning="the positions of a clip"),
        ),
        features=replace(STRUCTURE, q_bias=True, v_bias=True, head="none", extra=()),
        flags=(
            Activation("activation_function", "gelu"),
            Rate("attention_dropout", ("attention_dropout",)),
        ),
        kinds=kinds,
        rotary=None,
        neutral=frozenset("dropout activation_dropout encoder_layerdrop scale_embedding layerdrop vocab_size".split()),
        ends=whisper_ends(halved),
    )


def stacked(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Voxtral: as many positions side by side as make the feed-forward width, through two matmuls."""
    rows, act = {"seq": "seq*hidden/ffn"}, activation(config, "projector_hidden_act", "gelu")
    first = part(
        "dense", "projector_up", input=TOWER, inner="ffn", outer="projection", bias=False, activation=act, sizes=rows
    )
    read = "projector_up.product"
    last = part("dense", "projector", input=read, inner="projection", outer="projection", bias=False, sizes=rows)
    return first, last


def linear(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Qwen2-Audio: one matmul of each pair's mean."""
    return (part("dense", "projector", input=TOWER, outer="projection", sizes={"seq": "floor(seq/2)"}),)


def two_matmuls(
    rows: str, *, key: str = "projector_bias", bias: bool = True, inner: str = "hidden", wide: int = 1
) -> PartsRule:
    """Two matmuls around an activation, from so many rows a clip; biases as the config's `key` says, if it has one."""

    def parts(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        at = {"seq": rows}
        both: dict[str, Any] = {"bias": config.boolean([key], bias) if key else bias, "sizes": at}
        middle = "projection" if wide == 1 else f"{wide}*projection"
        act = activation(config, "projector_hidden_act", "gelu")
        return (
            part("dense", "projector_up", input=TOWER, inner=inner, outer=middle, activation=act, **both),
            part("dense", "projector", input="projector_up.product", inner=middle, outer="projection", **both),
        )

    return parts


def merged(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """MOSS: some positions side by side, those of all clips in one row, two matmuls, a norm."""
    rows, act = {"batch": "1", "seq": "floor(batch*seq/merge)"}, activation(config, "projector_hidden_act", "silu")
    both: dict[str, Any] = {"bias": config.boolean(["projector_bias"], True), "sizes": rows, "outer": "projection"}
    return (
        part("dense", "projector_up", input=TOWER, inner="merge*hidden", activation=act, **both),
        part("dense", "projector", input="projector_up.product", inner="projection", **both),
        part("layer_norm", "projector_norm", input="projector.y", sizes={**rows, "hidden": "projection"}),
    )


def merging(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """How many positions stand side by side."""
    sizes["merge"] = whole.integer_or(["audio_merge_size"], 4)
    return features


def turned(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """MusicFlamingo: the share of a position's width that is turned by its time, along two axes."""
    share = whole.mapping("rope_parameters").get("partial_rotary_factor", whole.raw("partial_rotary_factor"))
    number = share if isinstance(share, int | float) and not isinstance(share, bool) else 0.2
    sizes["rope_dim"] = 4 * -(-int(sizes["hidden"] * number) // 2)
    if not 0 < sizes["rope_dim"] <= sizes["hidden"]:
        problem = f"two axes turn {sizes['rope_dim']} of {sizes['hidden']} elements"
        raise whole.error("rope_parameters", share, problem, "write a partial_rotary_factor of up to a half")
    return features


def row(
    model_type: str,
    text: str,
    tower: Family,
    way: PartsRule,
    *,
    tied: bool = False,
    join: JoinRule | None = None,
    fields: Mapping[str, Any] | None = None,
    neutral: str = "",
) -> Family:
    """A family over clips and text."""
    return Family(
        model_type,
        sizes=(),
        neutral=NEUTRAL | {"hidden_size", "audio_token_index", "audio_chunk_size", *neutral.split()},
        tower=Tower(
            tower,
            key="audio_config",
            model_types=(tower.model_type,),
            head=own_head(tied, asks_text=tied),
            join=join,
            connector=way,
            side="audio",
        ),
        text_types=(text, ANY),
        text_fields=fields or {},
    )


# What the library fills a nested text config up with.
VOXTRAL_TEXT = {
    "vocab_size": 131072,
    "hidden_size": 3072,
    "intermediate_size": 8192,
    "num_hidden_layers": 30,
    "num_key_value_heads": 8,
    "max_position_embeddings": 131072,
    "head_dim": 128,
}
GLM_TEXT = {
    "vocab_size": 59264,
    "hidden_size": 2048,
    "intermediate_size": 6144,
    "num_hidden_layers": 28,
    "num_attention_heads": 16,
    "num_key_value_heads": 4,
    "max_position_embeddings": 8192,
}
HALVED = "floor(seq/2)"
BY_TIME = part("rotated_input", sizes={"hidden": "rope_dim", "seq": HALVED})
GLM_ENCODER = Family(
    "glmasr_encoder",
    sizes=(
        Size("hidden", ("hidden_size",), 1280, meaning="the tower's width"),
        Size("layers", ("num_hidden_layers",), 32, meaning="the number of layers"),
        Size("heads", ("num_attention_heads",), 20, meaning="the number of heads"),
        kv_heads(),
        head_dim(),
        Size("ffn", ("intermediate_size",), 5120, meaning="the feed-forward width"),
        Size("mel_bins", ("num_mel_bins",), 128, meaning="the mel bins of a frame"),
    ),
    features=replace(STRUCTURE, q_bias=True, v_bias=True, rotary="full", learned_positions=False, head="none"),
    flags=(Activation(default="gelu"), Rate("attention_dropout", ("attention_dropout",))),
    kinds=kinds,
    rotary=Rotary(factor=0.5),
    neutral=frozenset({"max_position_embeddings"}),
    ends=stem_and_norm,
)
FAMILIES = (
    row("voxtral", "llama", encoder("voxtral_encoder", halved=False), stacked, fields=VOXTRAL_TEXT),
    row("qwen2_audio", "qwen2", encoder("qwen2_audio_encoder", halved=True), linear),
    row("audioflamingo3", "qwen2", encoder("audioflamingo3_encoder", halved=True), two_matmuls(HALVED)),
    row(
        *("musicflamingo", "qwen2", encoder("audioflamingo3_encoder", halved=True)),
        chain(lambda *_: (BY_TIME,), two_matmuls(HALVED)),
        join=turned,
        neutral="audio_frame_step audio_bos_token_id audio_eos_token_id head_dim partial_rotary_factor",
    ),
    row(
        "glmasr",
        "llama",
        GLM_ENCODER,
        two_matmuls("floor(patches*hidden/ffn)", key="", inner="ffn", wide=2),
        tied=True,
        fields=GLM_TEXT,
    ),
    row(
        "moss_transcribe_diarize",
        "qwen3",
        encoder("moss_transcribe_diarize_audio", halved=False, own=(1024, 24, 16, 4096, 80)),
        merged,
        tied=True,
        join=merging,
    ),
    encoder("qwen2_audio_encoder", halved=True),
    encoder("audioflamingo3_encoder", halved=True),
    encoder("voxtral_encoder", halved=False),
)
