"""Wav2Vec 2's kin: UniSpeech, UniSpeech-SAT, Data2Vec over audio, SEW, whose layers see fewer frames."""

from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated, front, stage_sizes
from symcost.frontend.families import speech_encoders as speech
from symcost.frontend.family import Family, Size, Sizes
from symcost.frontend.image_ends import by_class
from symcost.frontend.parts import part
from symcost.frontend.projectors import activation
from symcost.ir.spec import Features, Part

SEW_DIM = (64, 128, 128, 128, 128, 256, 256, 256, 256, 512, 512, 512, 512)
SEW_STRIDE, SEW_TAPS = (5, *(2, 1) * 6), (10, *(3, 1) * 4, *(2, 1) * 2)
FRAMES = "squeeze*seq"


def always_masked(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """As Wav2Vec 2, with a vector for masked frames whatever is masked."""
    found = speech.opened(config, sizes, features)
    return found if any(item.name == "masked_frame" for item in found) else (*found, speech.MASKED)


def normed_fronts(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Convolutions normed over channels; positions from several convolutions, each normed without weights."""
    act, stages = activation(config, "feat_extract_activation", "gelu"), len(speech.listed(config)[0])
    bias = config.boolean(["conv_bias"], False)
    found = [*front(stages, norm="layer", bias=bias, act=act), *speech.projected(config, stages)]
    made = "projection.y"
    for number in range(1, config.integer_or(["num_conv_pos_embeddings"], 5) + 1):
        name = f"position_{number}"
        options: dict[str, Any] = {"taps": "positions", "inner": "hidden", "groups": "position_groups"}
        found += [
            part("convolution", f"{name}_convolution", input=made, **options),
            part("layer_norm", f"{name}_norm", input=f"{name}_convolution.y", form="layer_plain"),
            activated(f"{name}_activation", f"{name}_norm", act, {"ffn": "hidden"}),
        ]
        made = f"{name}_activation.output"
    return (*found, part("residual", "position_add"), speech.norm_around(False, "position_add.output"))


def squeezed(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Convolutions, positions and means of a few frames each, and behind the layers a matmul that makes them again."""
    act, stages = activation(config, "feat_extract_activation", "gelu"), len(sew_lists(config)[0])
    last, at = f"stage{stages}_hidden", {"seq": FRAMES}
    kind, bias = speech.norm_of_front(config), config.boolean(["conv_bias"], False)
    found = [*front(stages, norm=kind, bias=bias, act=act, last=FRAMES)]
    normed = part("layer_norm", "projection_norm", input=f"conv_act_{stages}.output", sizes={**at, "hidden": last})
    found.append(normed)
    made = "projection_norm.output"
    if sizes[last] != sizes["hidden"]:
        found.append(part("dense", "projection", input=made, inner=last, outer="hidden", sizes=at))
        made = "projection.y"
    placed: dict[str, Any] = {"taps": "positions", "inner": "hidden", "groups": "position_groups"}
    return (
        *found,
        *speech.masked(config),
        part("convolution", "position_convolution", input=made, scales="positions", before=FRAMES, **placed),
        activated("position_activation", "position_convolution", act, {"ffn": "hidden"}),
        part("mean_pooling", before=FRAMES, after="seq"),
        part("residual", "position_add"),
        part("layer_norm", "embedding_norm", input="position_add.output"),
        part("dense", "upsampling", input="body.output", outer="hidden*squeeze", activation=act),
    )


def sew_lists(config: Config) -> tuple[list[int], list[int], list[int]]:
    """Width, taps and stride of each convolution."""
    keys = (("conv_dim", SEW_DIM), ("conv_kernel", SEW_TAPS), ("conv_stride", SEW_STRIDE))
    widths, taps, strides = (config.integers([key]) or list(default) for key, default in keys)
    return widths, taps, strides


def sew_sizes(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Sizes of the convolutions, and symbols.

    Raises:
        SpecError: a width that does not divide into the frames of a position.
    """
    stage_sizes(config, sizes, *sew_lists(config))
    sizes["vocab"] = config.integer_or(["vocab_size"], 32)
    return features


def sew_head() -> tuple[Part, ...]:
    """One logit a symbol and frame."""
    at = {"embed": "hidden", "seq": FRAMES}
    return (part("lm_head", "ctc_head", input="upsampling.product", bias=True, sizes=at),)


def kin(model_type: str, opened: Any = speech.opened, *more: Size, **own: Any) -> Family:
    """Wav2Vec 2 with another beginning."""
    ends = by_class("Model", opened, Model=tuple, ForCTC=own.pop("head", speech.head))
    family = speech.family(model_type, *more)
    return replace(family, **{"ends": ends, "neutral": family.neutral | NEUTRAL, **own})


NEUTRAL = frozenset("replace_prob num_clusters".split())
DATA2VEC = kin("data2vec-audio", normed_fronts)
TAPS = Size("positions", ("conv_pos_kernel_size",), 19, meaning="the taps of the positions' convolutions")
UNSTABLE = tuple(flag for flag in DATA2VEC.flags if "do_stable_layer_norm" not in flag.keys)
FAMILIES = (
    kin("unispeech"),
    kin("unispeech-sat", always_masked),
    replace(
        DATA2VEC,
        sizes=tuple(TAPS if size.dim == "positions" else size for size in DATA2VEC.sizes),
        flags=UNSTABLE,
        neutral=DATA2VEC.neutral | {"do_stable_layer_norm", "feat_extract_norm"},
    ),
    kin(
        "sew",
        squeezed,
        Size("squeeze", ("squeeze_factor",), 2, meaning="the frames of a position"),
        flags=UNSTABLE,
        finish=sew_sizes,
        head=sew_head,
    ),
)
