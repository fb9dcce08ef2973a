"""Text models that hear through an encoder of any length of clip: Qwen3-ASR, OmniASR."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated, front, stage_sizes
from symcost.frontend.families.speech_encoders import STAGES_OF_OMNI, STRUCTURE
from symcost.frontend.family import Family, HeadRule, JoinRule, PartsRule, Size, Sizes, Tower
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.image_ends import norm
from symcost.frontend.nested import ANY
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.projectors import PATCHES, TOWER
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS
from symcost.ir.spec import Features, KindSpec, Part

COMMON = replace(STRUCTURE, architecture="vision", norm_placement="pre", final_norm=False)
HALVINGS = 3


def halved(number: int) -> int:
    """Positions behind a convolution of three taps that moves on by two."""
    return (number - 1) // 2 + 1


def windows(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Every layer sees as many whole chunks as it is told."""
    return [KindSpec("encoder_sliding_attention", "sliding")] * sizes["layers"]


def chunks(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Positions of a chunk of frames behind each convolution, and those that a layer sees."""
    stated = [config.integer([key]) for key in ("n_window", "n_window_infer")]
    half, seen = (value if isinstance(value, int) else own for value, own in zip(stated, (50, 800), strict=True))
    frames, bins = 2 * half, sizes["mel_bins"]
    if seen < frames:
        raise config.error("n_window_infer", seen, f"a chunk has {frames} frames", "correct n_window_infer")
    times = frames
    for stage in range(1, HALVINGS + 1):
        times, bins = halved(times), halved(bins)
        sizes[f"stage{stage}_positions"] = times * bins
    sizes |= {"stage_bins": bins, "attention_block": times, "window": seen // frames * times}
    return features


def chunked(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Three convolutions over frames and bins of a chunk, a matmul, sinusoids; behind the layers a norm."""
    found: list[Part] = []
    before, read = "patches*2*stage1_positions/attention_block", "mel"
    for stage in range(1, HALVINGS + 1):
        at = {"seq": f"patches*stage{stage}_positions/attention_block"}
        options: dict[str, Any] = {"taps": "9", "outer": "stem", "before": before, "first": stage == 1}
        options["inner"] = "1" if stage == 1 else "stem"
        found.append(part("convolution", f"conv_{stage}", input=read, sizes=at, **options))
        found.append(activated(f"conv_act_{stage}", f"conv_{stage}", "gelu", {**at, "ffn": "stem"}))
        before, read = at["seq"], f"conv_act_{stage}.output"
    wide: dict[str, Any] = {"inner": "stem*stage_bins", "outer": "hidden", "bias": False}
    found.append(part("dense", "conv_out", input=read, sizes=PATCHES, **wide))
    return (*found, part("position_embedding", table="made", sizes={**PATCHES, "positions": "1"}), norm())


CHUNKED = Family(
    "qwen3_asr_encoder",
    sizes=(
        Size("hidden", ("d_model",), 1024, meaning="the tower's width"),
        Size("layers", ("encoder_layers", "num_hidden_layers"), 24, meaning="the number of layers"),
        Size("heads", ("encoder_attention_heads",), 16, meaning="the number of heads"),
        DERIVED_HEAD,
        Size("ffn", ("encoder_ffn_dim",), 4096, meaning="the feed-forward width"),
        Size("mel_bins", ("num_mel_bins",), 128, meaning="the mel bins of a frame"),
        Size("stem", ("downsample_hidden_size",), 480, meaning="the width of a convolution"),
        Size("projector_out", ("output_dim",), 3584, meaning="the width of the projector's output"),
    ),
    features=replace(COMMON, extra=(("window", "blocks"),)),
    flags=(Activation("activation_function", "gelu"), Rate("attention_dropout", ("attention_dropout",))),
    kinds=windows,
    rotary=None,
    neutral=frozenset(
        """dropout activation_dropout scale_embedding max_position_embeddings n_window n_window_infer conv_chunksize
        max_source_positions encoder_layerdrop""".split()
    ),
    finish=chunks,
    ends=chunked,
)


def asr_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Two matmuls, to a width of the encoder's config."""
    up: dict[str, Any] = {"outer": "hidden", "activation": features.activation, "sizes": PATCHES}
    return (
        part("dense", "projector_up", input=TOWER, **up),
        part("dense", "projector", input="projector_up.product", outer="projector_out", sizes=PATCHES),
    )


def as_wide(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """What the projector hands over should be as wide as the text model."""
    if sizes["projector_out"] != text["hidden"]:
        problem = f"audio_config.output_dim is {sizes['projector_out']}, the text model {text['hidden']} wide"
        whole.warn(f"{problem}: the library builds it, and does not run it with audio")
    return features


def omni_front(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Convolutions, each normed over channels, a norm, a matmul, positions from a convolution; a norm behind all."""
    stages = sizes["convolutions"]
    made, last = f"conv_act_{stages}.output", {"hidden": f"stage{stages}_hidden"}
    grouped: dict[str, Any] = {"taps": "positions", "inner": "hidden", "groups": "position_groups"}
    act: dict[str, Any] = {"gated": False, "activation": features.activation, "sizes": {"ffn": "hidden"}}
    return (
        *front(stages, norm="layer", bias=config.boolean(["conv_bias"], True), act=features.activation),
        part("layer_norm", "projection_norm", input=made, sizes=last),
        part("dense", "projection", input="projection_norm.output", inner=last["hidden"], outer="hidden"),
        part("convolution", "position_convolution", input="projection.y", **grouped),
        part("ffn_activation", "position_activation", input="position_convolution", **act),
        part("residual", "position_add"),
        norm(),
    )


def omni_stages(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Width, taps and stride of each convolution."""
    listed = [config.integers([key]) or list(own) for key, own in STAGES_OF_OMNI.items()]
    stage_sizes(config, sizes, *listed)
    sizes["convolutions"] = len(listed[0])
    return features


def one_kind(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike."""
    return [KindSpec("encoder")] * sizes["layers"]


OMNI = Family(
    "omniasr_audio",
    sizes=(
        *(HIDDEN, LAYERS, HEADS, DERIVED_HEAD, FFN),
        Size("positions", ("num_conv_pos_embeddings",), 128, meaning="the taps of the positions' convolution"),
        Size("position_groups", ("num_conv_pos_embedding_groups",), 16, meaning="its groups of channels"),
    ),
    features=COMMON,
    flags=(
        Activation(default="gelu"),
        Rate("hidden_dropout", ("residual_dropout",), 0.1),
        Rate("attention_dropout", ("attention_dropout",)),
        Rate("activation_dropout", ("ffn_dropout",), 0.1),
    ),
    kinds=one_kind,
    rotary=None,
    neutral=frozenset({"layerdrop"}),
    finish=omni_stages,
    ends=omni_front,
)


def omni_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """One matmul."""
    return (part("dense", "projector", input=TOWER, outer="projection", sizes=PATCHES),)


def row(model_type: str, text: str, tower: Family, way: PartsRule, head: HeadRule, join: JoinRule | None) -> Family:
    """A family over clips and text."""
    return Family(
        model_type,
        sizes=(),
        neutral=frozenset({"timestamp_token_id", "token_classification_bias"}),
        tower=Tower(
            tower,
            key="audio_config",
            model_types=(tower.model_type,),
            head=head,
            connector=way,
            join=join,
            side="audio",
        ),
        text_types=(text, ANY),
    )


FAMILIES = (
    row("qwen3_asr", "qwen3", CHUNKED, asr_way, own_head(True, asks_text=True), as_wide),
    row("omniasr", "llama", OMNI, omni_way, own_head(False, asks_text=True), None),
)
