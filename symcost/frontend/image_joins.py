"""Lengths and widths that a tower shares with the text model behind it, by the fields that state them."""

from __future__ import annotations

from fractions import Fraction

from symcost.frontend.config import Config
from symcost.frontend.family import JoinRule
from symcost.ir.spec import Features


def joined(key: str = "", default: int = 1, *, width: str = "", own: int = 0) -> JoinRule:
    """Lengths and widths that a tower and what is behind it share with the text model.

    Args:
        key: the field with the side of a block of merged patches, and the class's own value.
        width: a field of the whole with the width between two matmuls, and the class's own value.
    """

    def join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
        if key:
            sizes["merge"] = whole.integer_or([key], default)
        if width:
            sizes["projector_ffn"] = whole.integer_or([width], own or text["hidden"])
        if "patches" in sizes:
            text["patches"] = sizes.pop("patches")
        return features

    return join


def as_wide(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """PaliGemma: the config says how wide what the tower hands over is."""
    sizes["projector_out"] = whole.integer_or(["projection_dim"], 2048)
    if sizes["projector_out"] != text["hidden"]:
        problem = f"projection_dim is {sizes['projector_out']}, the text model {text['hidden']} wide"
        whole.warn(f"{problem}: the library builds it, and does not run it with images")
    return joined()(whole, text, sizes, features)


def as_normed(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """Kimi K2.5: the config says how wide the norm behind the tower is, which must be what it norms."""
    wide = whole.integer_or(["projection_hidden_size"], 1152)
    if wide != sizes["hidden"]:
        problem = f"it is the width of a norm over the tower's, which is {sizes['hidden']} wide"
        raise whole.error("projection_hidden_size", wide, problem, "correct projection_hidden_size or hidden_size")
    return joined()(whole, text, sizes, features)


def ratio_of_blocks(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """InternVL: `downsample_ratio` is one over the side of a block."""
    stated = whole.number(["downsample_ratio"], 0.5) or 0.5
    merge = int(1 / stated)
    if merge < 1:
        raise whole.error("downsample_ratio", stated, "no block of patches", "write one over a whole number")
    sizes["merge"] = merge
    text["patches"] = sizes.pop("patches")
    return features


def shuffled(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """Llama 4: `pixel_shuffle_ratio` of the tower's config, and the widths of what is behind the shuffle."""
    stated = whole.raw("vision_config.pixel_shuffle_ratio")
    ratio = Fraction(str(stated)) if isinstance(stated, int | float) else Fraction(1, 2)
    sizes["merge"] = int(1 / ratio)
    for name, key, own in (
        ("projector_in", "projector_input_dim", 4096),
        ("projector_ffn", "projector_output_dim", 4096),
        ("projector_out", "vision_output_dim", 7680),
    ):
        value = whole.raw(f"vision_config.{key}")
        sizes[name] = value if isinstance(value, int) else own
    text["patches"] = sizes.pop("patches")
    return features
