"""Image and patch sizes of a config, as numbers of patches."""

from __future__ import annotations

from symcost.frontend.config import MISSING, Config
from symcost.frontend.family import Size, Sizes


def side(config: Config, key: str, default: int | None) -> int:
    """One side of a square image or patch: a number, or two equal ones.

    Raises:
        SpecError: sides that differ, or no number.
    """
    _, value = config.take([key])
    if value is MISSING or value is None:
        if default is None:
            raise config.absent(key, "its size in pixels")
        return default
    if isinstance(value, list):
        if len(value) != 2 or value[0] != value[1]:
            raise config.error(key, value, "two equal sides are expected", f"write {key} as one number")
        value = value[0]
    return config.check_integer(key, value)


def patch_side(default: int | None) -> Size:
    """`patch_size`, in pixels."""
    return Size("patch", ("patch_size",), read=lambda config, sizes: side(config, "patch_size", default))


def grid(image: int | None) -> Size:
    """Patches of an image of the config's size, which must divide it up.

    Args:
        image: the class's own `image_size`.
    """

    def read(config: Config, sizes: Sizes) -> int:
        pixels, patch = side(config, "image_size", image), sizes["patch"]
        if pixels < patch:
            raise config.error("image_size", pixels, f"smaller than a patch of {patch}", "correct image_size")
        return (pixels // patch) ** 2

    return Size("patches", ("image_size",), read=read)


def tokens(prefix: int) -> Size:
    """A token for each patch, and those in front of them."""
    return Size("seq", (), lambda sizes: sizes["patches"] + prefix)


def table(prefix: int) -> Size:
    """A row for each patch and for each token in front of them."""
    return Size("positions", (), lambda sizes: sizes["patches"] + prefix)


CHANNELS = Size("channels", ("num_channels",), lambda sizes: 3)
