"""The audio spectrogram transformer: ViT over overlapping patches of a spectrogram."""

from dataclasses import replace

from symcost.frontend.classes import labels
from symcost.frontend.config import Config
from symcost.frontend.families.image_encoders import COMMON, DROPOUTS, NEUTRAL, QKV
from symcost.frontend.families.vit import STRUCTURE, kinds
from symcost.frontend.family import Family, Size, Sizes
from symcost.frontend.flags import Activation
from symcost.frontend.image_ends import ONE, by_class, class_of, classifier, norm
from symcost.frontend.images import patch_side
from symcost.frontend.parts import part
from symcost.frontend.tables import FFN
from symcost.ir.spec import Features, Part


def places(config: Config, sizes: Sizes) -> int:
    """Patches of a spectrogram of the config's length."""
    found = []
    for key, own, stride in (("num_mel_bins", 128, "frequency_stride"), ("max_length", 1024, "time_stride")):
        size, step = config.integer([key]), config.integer([stride])
        extent = size if isinstance(size, int) else own
        if extent < sizes["patch"]:
            raise config.error(key, extent, f"smaller than a patch of {sizes['patch']}", f"correct {key}")
        found.append((extent - sizes["patch"]) // (step if isinstance(step, int) else 10) + 1)
    return found[0] * found[1]


def pixels(config: Config, sizes: Sizes) -> int:
    """Numbers of a spectrogram."""
    found = [config.integer([key]) for key in ("num_mel_bins", "max_length")]
    bins, frames = (value if isinstance(value, int) else own for value, own in zip(found, (128, 1024), strict=True))
    return bins * frames


def opened(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Overlapping patches, two tokens in front, positions; a norm behind the layers."""
    at = {"seq": "patches"}
    return (
        part(
            "convolution",
            "patches",
            input="spectrogram",
            taps="patch**2",
            inner="1",
            before="pixels",
            first=True,
            sizes=at,
        ),
        part("class_token", tokens="2"),
        part("position_embedding"),
        norm(),
    )


def head() -> tuple[Part, ...]:
    """A norm over the mean of both tokens, and a classifier."""
    over = part("layer_norm", "head_norm", input="final_norm.output", sizes=ONE)
    return (over, *classifier("head_norm.output"))


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """`labels`, where the class has a classifier."""
    if class_of(config, "Model").endswith("Classification"):
        sizes["labels"] = labels(config)
    return features


BEHIND = tuple(Size(name, (), lambda sizes: sizes["patches"] + 2) for name in ("seq", "positions"))
FAMILIES = (
    Family(
        "audio-spectrogram-transformer",
        sizes=(
            *(*COMMON, FFN, patch_side(16)),
            Size("patches", ("max_length",), read=places),
            Size("pixels", ("num_mel_bins",), read=pixels),
            *BEHIND,
        ),
        features=replace(STRUCTURE, extra=()),
        flags=(QKV, Activation(default="gelu"), *DROPOUTS),
        kinds=kinds,
        rotary=None,
        neutral=NEUTRAL,
        finish=finish,
        ends=by_class("Model", opened, Model=tuple, Classification=head),
    ),
)
