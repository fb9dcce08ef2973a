"""Inverted bottlenecks, a filter of each channel between two narrow ends: MobileNet V2, EfficientNet."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated
from symcost.frontend.families.convolutional import normed
from symcost.frontend.families.convolutional_kin import family, stem
from symcost.frontend.families.image_encoders import NEUTRAL
from symcost.frontend.family import Family, Sizes
from symcost.frontend.image_ends import ONE, by_class, classifier, count_labels
from symcost.frontend.parts import part
from symcost.frontend.stages import image_side, listed, same_length, state
from symcost.ir.spec import Features, KindSpec, Part


@dataclass(frozen=True)
class Block:
    """One block: widths in front, in the middle and behind, taps of a side, stride, width of its gate, 0 for none."""

    inner: int
    middle: int
    hidden: int
    taps: int
    stride: int = 1
    gate: int = 0
    expanded: bool = True
    added: bool = False


def divisible(value: float, divisor: int, least: int | None = None) -> int:
    """The nearest multiple of a divisor, a tenth below the value at most."""
    found = max(divisor if least is None else least, int(value + divisor / 2) // divisor * divisor)
    return found + divisor if found < 0.9 * value else found


def gated(read: str, act: str, end: str = "sigmoid") -> list[Part]:
    """The mean of an image through two matmuls, as a factor of each channel of the middle."""
    wide = {"hidden": "ffn"}
    return [
        part("mean_pooling", "squeeze", before="seq", sizes=wide),
        part("dense", "squeeze_in", input="squeeze.y", inner="ffn", outer="squeezed", activation=act, sizes=ONE),
        part("dense", "squeeze_out", input="squeeze_in.product", inner="squeezed", outer="ffn", sizes=ONE),
        activated("squeeze_act", "squeeze_out", end, {**ONE, "ffn": "ffn"}),
        part("channel_gate", input=read, gate="squeeze_act.output", sizes=wide),
    ]


def filtered(read: str, act: str, taps: int, seq: str, before: str, width: str) -> list[Part]:
    """A filter of each channel by itself, a batch norm, an activation."""
    at: dict[str, Any] = {"sizes": {"seq": seq}}
    options: dict[str, Any] = {"taps": str(taps**2), "channels": width, "bias": False, "before": before, **at}
    return [
        part("depthwise_convolution", "filter", input=read, **options),
        part("channel_norm", "filter_norm", input="filter.y", channels=width, **at),
        activated("filter_act", "filter_norm", act, {"seq": seq, "ffn": width}),
    ]


def layer(block: Block, act: str) -> tuple[Part, ...]:
    """Wider, a filter, a gate over channels where there is one, narrower, and the input added where it fits."""
    found, read = list[Part](), "layer.input"
    if block.expanded:
        found += normed("expand", read, "1", "inner", "ffn", "positions", "positions", act)
        read = "expand_act.output"
    found += filtered(read, act, block.taps, "seq", "positions", "ffn")
    made = "filter_act.output"
    if block.gate:
        found += gated(made, act)
        made = "channel_gate.y"
    found += normed("narrow", made, "1", "ffn", "hidden", "seq", "seq", "")
    return (*found, *([part("residual")] if block.added else []))


def runs(blocks: Sequence[Block]) -> list[tuple[Block, int]]:
    """Equal blocks in a row, with their number; one that makes an image smaller stands by itself."""
    found: list[tuple[Block, int]] = []
    for block in blocks:
        if found and found[-1][0] == block and block.stride == 1:
            found[-1] = (block, found[-1][1] + 1)
        else:
            found.append((block, 1))
    return found


@dataclass(frozen=True)
class Net:
    """How a family lists its blocks.

    Attributes:
        blocks: from the config. side: of an image in pixels. start: the side behind the stem.
        shrink: the side behind a block, from the config, the side in front, the block and its place.
        stem, top: widths in front of the blocks and behind them.
    """

    blocks: Callable[[Config], list[Block]]
    side: int
    start: Callable[[Config, int], int]
    shrink: Callable[[Config, int, Block, int], int]
    stem: Callable[[Config], int]
    top: Callable[[Config], int]

    def kinds(self, config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
        """A kind for each run of equal blocks."""
        found: list[KindSpec] = []
        for number, (block, count) in enumerate(runs(self.blocks(config)), 1):
            name = f"stage{number}"
            found += [KindSpec(name, "none", "dense", (), name, layer(block, features.activation))] * count
        return found

    def finish(self, config: Config, sizes: dict[str, int], features: Features) -> Features:
        """Widths and positions of each kind; of the stem, and of what stands behind the blocks."""
        image = image_side(config, self.side)
        across, place = self.start(config, image), 0
        sizes |= {"pixels": image**2, "patches": across**2, "stem": self.stem(config), "neck": self.top(config)}
        for number, (block, count) in enumerate(runs(self.blocks(config)), 1):
            before, across = across, self.shrink(config, across, block, place)
            place += count
            own = {"inner": block.inner, "ffn": block.middle, "hidden": block.hidden, "squeezed": block.gate}
            state(sizes, number, **{name: value for name, value in own.items() if value})
            state(sizes, number, seq=across**2, positions=before**2)
        return count_labels(config, sizes, features)

    def ends(self, config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        """A convolution in front, a wider one behind, the mean."""
        last = f"stage{len(runs(self.blocks(config)))}_"
        rows = {"seq": f"{last}seq", "before": f"{last}seq"}
        found = (
            *stem(features.activation),
            *normed("top", "body.output", "1", f"{last}hidden", "neck", act=features.activation, **rows),
            part("mean_pooling", before=f"{last}seq", sizes={"hidden": "neck"}),
        )
        head = classifier("mean_pooling.output", inner="neck")
        made = by_class("ForImageClassification", lambda *_: found, Model=tuple, ForImageClassification=lambda: head)
        return made(config, sizes, features)


def halved(side: int, stride: int) -> int:
    """The side behind a filter whose margins are filled up."""
    return -(-side // stride)


CHANNELS = (16, 24, 24, 32, 32, 32, 64, 64, 64, 64, 96, 96, 96, 160, 160, 160, 320)
STRIDES = (2, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1)


def mobile_width(config: Config, channels: float) -> int:
    """A width by the config's multiplier."""
    factor = config.number(["depth_multiplier"], 1.0)
    return rounded(config, round(channels * (1.0 if factor is None else factor)))


def rounded(config: Config, channels: float) -> int:
    """A width as the config rounds it."""
    return divisible(channels, config.integer_or(["depth_divisible_by"], 8), config.integer_or(["min_depth"], 8))


def mobile_blocks(config: Config) -> list[Block]:
    """The narrow end of the stem, then the sixteen blocks; strides end where the image is as small as it may get."""
    first, ratio = mobile_width(config, 32), config.number(["expand_ratio"], 6.0) or 6.0
    widths, smallest, now = [mobile_width(config, width) for width in CHANNELS], stride_limit(config), 2
    expanded = not config.boolean(["first_layer_is_expansion"], True)
    found = [Block(first, first, widths[0], 3, expanded=expanded)]
    for inner, hidden, stride in zip(widths, widths[1:], STRIDES, strict=False):
        step = 1 if now == smallest else stride
        now *= step
        middle = rounded(config, round(inner * ratio))
        found.append(Block(inner, middle, hidden, 3, step, added=step == 1 and inner == hidden))
    return found


def stride_limit(config: Config) -> int:
    """`output_stride`."""
    return config.integer_or(["output_stride"], 32)


def mobile_top(config: Config) -> int:
    """The width behind the blocks, which a narrow model has in full."""
    factor = config.number(["depth_multiplier"], 1.0)
    fine = config.boolean(["finegrained_output"], True)
    return 1280 if fine and factor is not None and factor < 1 else mobile_width(config, 1280)


MOBILE = Net(
    mobile_blocks,
    224,
    lambda config, side: halved(side, 2),
    lambda config, side, block, place: halved(side, block.stride),
    lambda config: mobile_width(config, 32),
    mobile_top,
)
LISTS = {
    "kernel_sizes": (3, 3, 5, 3, 5, 5, 3),
    "in_channels": (32, 16, 24, 40, 80, 112, 192),
    "out_channels": (16, 24, 40, 80, 112, 192, 320),
    "strides": (1, 2, 2, 2, 1, 2, 1),
    "num_block_repeats": (1, 2, 2, 3, 3, 4, 1),
    "expand_ratios": (1, 6, 6, 6, 6, 6, 6),
}


def efficient_width(config: Config, channels: int) -> int:
    """A width by the config's multiplier."""
    factor = config.number(["width_coefficient"], 2.0)
    return divisible(channels * (2.0 if factor is None else factor), config.integer_or(["depth_divisor"], 8))


def efficient_blocks(config: Config) -> list[Block]:
    """Every stage's first block by itself, and what repeats it.

    Raises:
        SpecError: a stride that the library's class does not run.
    """
    stated = {key: listed(config, key, own) for key, own in LISTS.items()}
    same_length(config, **stated)
    if any(stride not in (1, 2) for stride in stated["strides"]):
        raise config.error("strides", stated["strides"], "the class takes 1 and 2", "write 1 or 2 for each stage")
    deep = config.number(["depth_coefficient"], 3.1)
    squeezing = config.number(["squeeze_expansion_ratio"], 0.25)
    found = []
    for taps, inner, outer, stride, repeats, ratio in zip(*stated.values(), strict=True):
        before, hidden = efficient_width(config, inner), efficient_width(config, outer)
        for number in range(ceil((3.1 if deep is None else deep) * repeats)):
            width, step = (hidden, 1) if number else (before, stride)
            gate = max(1, int(width * (0.25 if squeezing is None else squeezing)))
            added = step == 1 and number > 0
            found.append(Block(width, width * ratio, hidden, taps, step, gate, ratio != 1, added))
    return found


def efficient_side(config: Config, side: int, block: Block, place: int) -> int:
    """The side behind a block; an odd one is filled up where the config names the block."""
    if block.stride == 1:
        return side
    even = place not in (config.integers(["depthwise_padding"]) or [])
    return (side + 2 * (block.taps // 2) - even - block.taps) // 2 + 1


def efficient_top(config: Config) -> int:
    """The width behind the blocks.

    Raises:
        SpecError: a norm of another width.
    """
    made, stated = efficient_width(config, 1280), config.integer_or(["hidden_dim"], 2560)
    if made != stated:
        hint = f"write hidden_dim {made}"
        raise config.error("hidden_dim", stated, f"width_coefficient makes {made} of it", hint)
    return made


EFFICIENT = Net(
    efficient_blocks,
    600,
    lambda config, side: side // 2,
    efficient_side,
    lambda config: efficient_width(config, 32),
    efficient_top,
)


def of(model_type: str, act: str, net: Net, **own: Any) -> Family:
    """One of the families."""
    found = family(model_type, act, net.kinds, net.finish, net.ends)
    return replace(found, neutral=found.neutral | NEUTRAL | frozenset(own.pop("neutral", "").split()), **own)


FAMILIES = (
    of("mobilenet_v2", "relu6", MOBILE, neutral="tf_padding"),
    of(
        *("efficientnet", "silu", EFFICIENT),
        neutral="dropout_rate drop_connect_rate pooling_type batch_norm_momentum batch_norm_eps",
    ),
)
