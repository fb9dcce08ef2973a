"""Convolutions over images in stages: ConvNeXt, ConvNeXt V2, ResNet."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated
from symcost.frontend.families.image_encoders import NEUTRAL
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, Size, Sizes
from symcost.frontend.flags import Activation
from symcost.frontend.image_ends import by_class, count_labels
from symcost.frontend.images import CHANNELS, patch_side
from symcost.frontend.parts import part
from symcost.frontend.stages import behind, image_side, labelled, listed, same_length, state
from symcost.ir.spec import Features, KindSpec, Part

WIDTHS, DEPTHS = (96, 192, 384, 768), (3, 3, 9, 3)


def convnext_layer(config: Config, features: Features, *, second: bool) -> tuple[Part, ...]:
    """A filter of 7 by 7, a norm, a wide block of two matmuls, a scale or a response norm, the addition."""
    scaled = not second and (config.number(["layer_scale_init_value"], 1e-6) or 0) > 0
    made = "response_norm.output" if second else "up.product"
    return (
        part("depthwise_convolution", "filter", input="layer.input", taps="49"),
        part("layer_norm", "norm", input="filter.output"),
        part("dense", "up", input="norm.output", inner="hidden", outer="ffn", activation=features.activation),
        *((part("response_norm", input="up.product"),) if second else ()),
        part("dense", "down", input=made, inner="ffn", outer="hidden"),
        *((part("layer_scale", input="down.y"),) if scaled else ()),
        part("residual"),
    )


def convnext_kinds(second: bool) -> Any:
    """One kind a stage."""

    def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
        layer = convnext_layer(config, features, second=second)
        counts = enumerate(listed(config, "depths", DEPTHS), 1)
        return [KindSpec(f"stage{n}", "none", "dense", (), f"stage{n}", layer) for n, c in counts for _ in range(c)]

    return kinds


def convnext_sizes(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Widths and positions of each stage."""
    widths, depths = listed(config, "hidden_sizes", WIDTHS), listed(config, "depths", DEPTHS)
    across = image_side(config, 224) // sizes["patch"]
    for stage in range(1, same_length(config, hidden_sizes=widths, depths=depths) + 1):
        width = widths[stage - 1]
        state(sizes, stage, hidden=width, ffn=4 * width, seq=across**2)
        across //= 2
    return count_labels(config, sizes, features)


def convnext_opened(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches and a norm; between stages a norm and a convolution over blocks of two by two; a norm over the mean."""
    first = {"hidden": "stage1_hidden", "seq": "stage1_seq"}
    at = {**first, "patches": "stage1_seq", "temporal_patch": "1"}
    found = [
        part("patch_embedding", sizes=at),
        part("layer_norm", "embedding_norm", input="patch_embedding.output", sizes=first),
    ]
    stages = len(listed(config, "depths", DEPTHS))
    for stage in range(2, stages + 1):
        before = {"hidden": f"stage{stage - 1}_hidden", "seq": f"stage{stage - 1}_seq"}
        found.append(part("layer_norm", f"merge_norm_{stage}", input=f"stage{stage - 1}.output", sizes=before))
        widths: dict[str, Any] = {"inner": f"4*stage{stage - 1}_hidden", "outer": f"stage{stage}_hidden"}
        rows = {"seq": f"stage{stage}_seq"}
        found.append(part("dense", f"merge_{stage}", sizes=rows, input=f"merge_norm_{stage}.output", **widths))
    return (*found, *behind(stages, pooled_first=True))


def convnext_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """By class: a classifier behind the mean's norm."""
    stages = len(listed(config, "depths", DEPTHS))
    head = labelled(stages, "final_norm.output")
    made = by_class("ForImageClassification", convnext_opened, Model=tuple, ForImageClassification=lambda: head)
    return made(config, sizes, features)


def convnext(model_type: str, *, second: bool) -> Family:
    """ConvNeXt, by version."""
    return Family(
        model_type,
        sizes=(patch_side(4), CHANNELS),
        features=replace(STRUCTURE, learned_positions=False, extra=()),
        flags=(Activation(default="gelu"),),
        kinds=convnext_kinds(second),
        rotary=None,
        neutral=NEUTRAL | {"num_stages"},
        finish=convnext_sizes,
        ends=convnext_ends,
    )


RES_WIDTHS, RES_DEPTHS = (256, 512, 1024, 2048), (3, 4, 6, 3)


def normed(
    name: str, read: str, taps: str, inner: str, outer: str, seq: str, before: str, act: str, **more: Any
) -> list[Part]:
    """A convolution without a bias, a batch norm, an activation where one is named."""
    at = {"seq": seq}
    options: dict[str, Any] = {"taps": taps, "inner": inner, "outer": outer, "before": before, **more}
    found = [
        part("convolution", name, input=read, bias=False, sizes=at, **options),
        part("channel_norm", f"{name}_norm", input=f"{name}.y", channels=outer, sizes=at),
    ]
    return [*found, *([activated(f"{name}_act", f"{name}_norm", act, {**at, "ffn": outer})] if act else [])]


def resnet_layer(config: Config, act: str, stride: bool, first: bool, shortcut: bool) -> tuple[Part, ...]:
    """A block of ResNet: bottleneck or basic; the first of a stage may have a shortcut of its own."""
    kind = config.text(["layer_type"], "bottleneck")
    if kind not in ("bottleneck", "basic"):
        raise config.error("layer_type", kind, "no such block", "write bottleneck or basic")
    come, inner = ("positions", "inner") if first else ("seq", "hidden")
    early = config.boolean(["downsample_in_bottleneck"], False)
    middle = "seq" if early else come
    if kind == "basic":
        found = normed("first", "layer.input", "9", inner, "hidden", "seq", come, act)
        found += normed("second", "first_act.output", "9", "hidden", "hidden", "seq", "seq", "")
    else:
        found = normed("reduce", "layer.input", "1", inner, "ffn", middle, come, act)
        found += normed("filter", "reduce_act.output", "9", "ffn", "ffn", "seq", middle, act)
        found += normed("expand", "filter_act.output", "1", "ffn", "hidden", "seq", "seq", "")
    if shortcut:
        found += normed("shortcut", "layer.input", "1", inner, "hidden", "seq", come, "")
    return (*found, part("residual"), activated("layer_act", "residual", act, {"ffn": "hidden"}))


def strides(config: Config, stages: int) -> list[bool]:
    """Whether a stage halves the side of its input."""
    return [config.boolean(["downsample_in_first_stage"], False), *[True] * (stages - 1)]


def resnet_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Two kinds a stage: its first layer, and the others."""
    depths, widths = listed(config, "depths", RES_DEPTHS), listed(config, "hidden_sizes", RES_WIDTHS)
    same_length(config, hidden_sizes=widths, depths=depths)
    before, found = config.integer_or(["embedding_size"], 64), []
    for stage, count in enumerate(depths, 1):
        halved = strides(config, len(depths))[stage - 1]
        shortcut = halved or before != widths[stage - 1]
        first = resnet_layer(config, features.activation, halved, True, shortcut)
        rest = resnet_layer(config, features.activation, False, False, False)
        found.append(KindSpec(f"stage{stage}_first", "none", "dense", (), f"stage{stage}", first))
        found += [KindSpec(f"stage{stage}", "none", "dense", (), f"stage{stage}", rest)] * (count - 1)
        before = widths[stage - 1]
    return found


def resnet_sizes(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Widths and positions of each stage, and those of its input."""
    widths, depths = listed(config, "hidden_sizes", RES_WIDTHS), listed(config, "depths", RES_DEPTHS)
    stages = same_length(config, hidden_sizes=widths, depths=depths)
    # A convolution and a pooling halve the image twice.
    stem = (image_side(config) - 1) // 2 + 1
    across, before = (stem - 1) // 2 + 1, sizes["stem"]
    sizes["patches"] = stem**2
    for stage, halved in enumerate(strides(config, stages), 1):
        come, across = across, (across - 1) // 2 + 1 if halved else across
        own = {"hidden": widths[stage - 1], "inner": before, "seq": across**2, "positions": come**2}
        state(sizes, stage, **own, ffn=widths[stage - 1] // 4)
        before = widths[stage - 1]
    sizes["pixels"] = image_side(config) ** 2
    return count_labels(config, sizes, features)


def resnet_stem(act: str) -> tuple[Part, ...]:
    """A convolution of 7 by 7, a maximum over windows."""
    at = {"seq": "patches"}
    options: dict[str, Any] = {"taps": "49", "inner": "channels", "outer": "stem", "before": "pixels"}
    return (
        part("convolution", "stem", input="pixels", bias=False, first=True, sizes=at, **options),
        part("channel_norm", "stem_norm", input="stem.y", channels="stem", sizes=at),
        activated("stem_act", "stem_norm", act, {**at, "ffn": "stem"}),
        part("mean_pooling", "stem_pooling", before="patches", after="stage1_positions", sizes={"hidden": "stem"}),
    )


def resnet_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The stem, behind the stages the mean."""
    stages = len(listed(config, "depths", RES_DEPTHS))
    opened = (*resnet_stem(features.activation), *behind(stages, normed=False))
    head = labelled(stages)
    made = by_class("ForImageClassification", lambda *_: opened, Model=tuple, ForImageClassification=lambda: head)
    return made(config, sizes, features)


FAMILIES = (
    convnext("convnext", second=False),
    convnext("convnextv2", second=True),
    Family(
        "resnet",
        sizes=(CHANNELS, Size("stem", ("embedding_size",), 64, meaning="the width of the stem")),
        features=replace(STRUCTURE, norm="layer", learned_positions=False, extra=()),
        flags=(Activation(default="relu"),),
        kinds=resnet_kinds,
        rotary=None,
        neutral=NEUTRAL,
        finish=resnet_sizes,
        ends=resnet_ends,
    ),
)
