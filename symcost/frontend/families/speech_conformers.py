"""Conformers over samples or mel frames by themselves: Wav2Vec2-Conformer, Wav2Vec2-BERT."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import front
from symcost.frontend.families import speech_encoders as speech
from symcost.frontend.families.parakeet import BEHIND, SCORES, conformer
from symcost.frontend.family import Family, Size, Sizes
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.image_ends import by_class, class_of, norm
from symcost.frontend.parts import part
from symcost.frontend.projectors import activation
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS
from symcost.ir.spec import Features, KindSpec, Part

TAPS = Size("conv_kernel", ("conv_depthwise_kernel_size",), 31, meaning="the taps of the filter over time")
# One batch projects the distances once.
RELATIVE = replace(SCORES, options=tuple(sorted((*SCORES.options, ("once", True)))))
TABLE = part("relative_vectors", input="qkv_projection.q", rows="distances", sizes={"context": "seq"})
PLACES: dict[str | None, dict[str, Any]] = {
    "relative": {"scores": (RELATIVE,)},
    "relative_key": {"scores": (TABLE,)},
    "rotary": {"scores": (), "rotated": True},
    None: {"scores": ()},
}


def layers(default: str, words: tuple[str, ...], behind: Part) -> Callable[..., Sequence[KindSpec]]:
    """All layers alike; `words`: the kinds of positions that the class knows, of which one is the default."""

    def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
        kind, taps = config.text(["position_embeddings_type"], default), sizes["conv_kernel"]
        if kind is not None and kind not in words:
            hint = f"write one of {', '.join(words)}, or null"
            raise config.error("position_embeddings_type", kind, "no positions of this class", hint)
        if taps % 2 == 0:
            raise config.error("conv_depthwise_kernel_size", taps, "the class takes an odd number", "add one")
        layer = conformer(features.activation, True, False, behind=behind, **PLACES[kind])
        return [KindSpec("encoder", parts=layer)] * sizes["layers"]

    return kinds


def waves(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Wav2Vec 2's convolutions and projection, a norm behind the layers, and positions that are held and not read."""
    kind, stages = speech.norm_of_front(config), len(speech.listed(config)[0])
    act = activation(config, "feat_extract_activation", "gelu")
    held = "hidden**2*positions/position_groups + positions + hidden"
    return (
        *front(stages, norm=kind, bias=config.boolean(["conv_bias"], False), act=act),
        *speech.projected(config, stages),
        part("unread", "position_convolution", elements=held),
        norm(),
    )


def frames(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A norm and a matmul of each frame."""
    over = {"hidden": "frame_width"}
    return (
        part("layer_norm", "projection_norm", input="frames", sizes=over),
        part("dense", "projection", input="projection_norm.output", inner="frame_width", outer="hidden"),
        *speech.masked(config),
    )


def symbols(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Rows of the table of distances, and the symbols of a head.

    Raises:
        SpecError: a head over no stated number of symbols.
    """
    if class_of(config, "Model").endswith("ForCTC"):
        stated = config.integer(["vocab_size"])
        if not isinstance(stated, int):
            raise config.absent("vocab_size", "the number of symbols")
        sizes["vocab"] = stated
    left, right = (config.integer_or([f"{end}_max_position_embeddings"], own, 0) for end, own in REACH.items())
    sizes["distances"] = left + right + 1
    return features


REACH = {"left": 64, "right": 8}


BERT_BEHIND = part("layer_norm", "filter_behind", input="filter.y")
NEUTRAL = speech.NEUTRAL | frozenset(
    """conformer_conv_dropout rotary_embedding_base max_source_positions hidden_dropout activation_dropout
    adapter_act left_max_position_embeddings right_max_position_embeddings""".split()
)
CONFORMER = speech.family("wav2vec2-conformer", TAPS)
FAMILIES = (
    replace(
        CONFORMER,
        flags=tuple(flag for flag in CONFORMER.flags if "do_stable_layer_norm" not in flag.keys),
        kinds=layers("relative", ("relative", "rotary"), BEHIND),
        neutral=NEUTRAL | {"do_stable_layer_norm"},
        ends=by_class("Model", waves, Model=tuple, ForCTC=speech.head),
    ),
    Family(
        "wav2vec2-bert",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, DERIVED_HEAD, FFN, TAPS),
            Size("frame_width", ("feature_projection_input_dim",), 160, meaning="the width of a frame"),
        ),
        features=speech.STRUCTURE,
        flags=(Activation(default="silu"), Rate("attention_dropout", ("attention_dropout",))),
        kinds=layers("relative_key", ("relative_key", "relative", "rotary"), BERT_BEHIND),
        rotary=None,
        maximum=CONFORMER.maximum,
        neutral=NEUTRAL,
        refused={"add_adapter": (None, False), "use_intermediate_ffn_before_adapter": (None, False)},
        finish=symbols,
        ends=by_class("Model", frames, Model=tuple, ForCTC=speech.head),
    ),
)
