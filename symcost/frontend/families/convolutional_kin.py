"""Convolutions over images in stages, further ones: RegNet, PoolFormer, MobileNet V1."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated
from symcost.frontend.families.convolutional import normed, strides
from symcost.frontend.families.image_encoders import NEUTRAL
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, KindsRule, PartsRule, Size, Sizes, SpecRule
from symcost.frontend.flags import Activation
from symcost.frontend.image_ends import ONE, by_class, count_labels
from symcost.frontend.images import CHANNELS
from symcost.frontend.parts import part
from symcost.frontend.stages import behind, image_side, labelled, listed, same_length, state
from symcost.ir.spec import Features, KindSpec, Part

WIDTHS, DEPTHS = (128, 192, 512, 1088), (2, 6, 12, 2)


def squeeze(read: str, width: str) -> list[Part]:
    """The mean of an image through two matmuls, the second's logistic times every position."""
    return [
        part("mean_pooling", "squeeze", before="seq"),
        part("dense", "squeeze_in", input="squeeze.y", outer=width, activation="relu", sizes=ONE),
        part("dense", "squeeze_out", input="squeeze_in.product", inner=width, outer="hidden", sizes=ONE),
        activated("squeeze_act", "squeeze_out", "sigmoid", {**ONE, "ffn": "hidden"}),
        part("channel_gate", input=read, gate="squeeze_act.output"),
    ]


def regnet_layer(act: str, gated: bool, first: bool, shortcut: bool) -> tuple[Part, ...]:
    """Three convolutions, the middle one in groups, and in Y layers a gate over channels."""
    come, inner = ("positions", "inner") if first else ("seq", "hidden")
    found = normed("reduce", "layer.input", "1", inner, "hidden", come, come, act)
    found += normed("filter", "reduce_act.output", "9", "hidden", "hidden", "seq", come, act, groups="filter_groups")
    made = "filter_act.output"
    if gated:
        found += squeeze(made, "squeezed_first" if first else "squeezed")
        made = "channel_gate.y"
    found += normed("expand", made, "1", "hidden", "hidden", "seq", "seq", "")
    if shortcut:
        found += normed("shortcut", "layer.input", "1", inner, "hidden", "seq", come, "")
    return (*found, part("residual"), activated("layer_act", "residual", act, {"ffn": "hidden"}))


def regnet_stages(config: Config, stem: int) -> list[tuple[int, int, bool, int]]:
    """Width, layers, whether halved, and the width before, of each stage."""
    depths, widths = listed(config, "depths", DEPTHS), listed(config, "hidden_sizes", WIDTHS)
    same_length(config, hidden_sizes=widths, depths=depths)
    first = config.boolean(["downsample_in_first_stage"], True)
    halved = [first, *strides(config, len(depths))[1:]]
    return list(zip(widths, depths, halved, [stem, *widths[:-1]], strict=True))


def regnet_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Two kinds a stage: its first layer, and the others."""
    kind = config.text(["layer_type"], "y")
    if kind not in ("x", "y"):
        raise config.error("layer_type", kind, "no such block", "write x or y")
    found = []
    for stage, (width, count, halved, before) in enumerate(regnet_stages(config, sizes["stem"]), 1):
        layers = [
            regnet_layer(features.activation, kind == "y", True, halved or before != width),
            regnet_layer(features.activation, kind == "y", False, False),
        ]
        names = (f"stage{stage}_first", f"stage{stage}")
        first, rest = (
            KindSpec(n, "none", "dense", (), f"stage{stage}", each) for n, each in zip(names, layers, strict=True)
        )
        found += [first, *[rest] * (count - 1)]
    return found


def regnet_sizes(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Widths, groups and positions of each stage."""
    group = config.integer_or(["groups_width"], 64)
    across = (image_side(config) - 1) // 2 + 1
    sizes |= {"pixels": image_side(config) ** 2, "patches": across**2}
    for stage, (width, _, halved, before) in enumerate(regnet_stages(config, sizes["stem"]), 1):
        come, across = across, (across - 1) // 2 + 1 if halved else across
        own = {"hidden": width, "inner": before, "seq": across**2, "positions": come**2}
        own |= {"squeezed": round(width / 4), "squeezed_first": round(before / 4)}
        state(sizes, stage, **own, filter_groups=max(1, width // group))
    return count_labels(config, sizes, features)


def closed(stages: int, opened: tuple[Part, ...]) -> PartsRule:
    """What opens, the mean of the last stage, a classifier by class."""
    head = labelled(stages)
    parts = (*opened, *behind(stages, normed=False))
    return by_class("ForImageClassification", lambda *_: parts, Model=tuple, ForImageClassification=lambda: head)


def stem(act: str, taps: str = "9") -> tuple[Part, ...]:
    """A convolution over pixels, a batch norm, an activation."""
    at = {"seq": "patches"}
    options: dict[str, Any] = {"taps": taps, "inner": "channels", "outer": "stem", "before": "pixels"}
    return (
        part("convolution", "stem", input="pixels", bias=False, first=True, sizes=at, **options),
        part("channel_norm", "stem_norm", input="stem.y", channels="stem", sizes=at),
        activated("stem_act", "stem_norm", act, {**at, "ffn": "stem"}),
    )


def regnet_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A convolution of 3 by 3, and behind the stages the mean."""
    stages = len(listed(config, "depths", DEPTHS))
    return closed(stages, stem(features.activation))(config, sizes, features)


POOLS = {"hidden_sizes": (64, 128, 320, 512), "depths": (2, 2, 6, 2), "patch_sizes": (7, 3, 3, 3)}
POOLS |= {"strides": (4, 2, 2, 2), "padding": (2, 1, 1, 1)}


def pool_lists(config: Config) -> dict[str, list[int]]:
    """What PoolFormer's config states for each stage, as many as there are stages."""
    stages = config.integer_or(["num_encoder_blocks"], 4)
    found = {key: listed(config, key, own)[:stages] for key, own in POOLS.items()}
    same_length(config, **found)
    if len(listed(config, "hidden_sizes", POOLS["hidden_sizes"])) != stages:
        raise config.error("num_encoder_blocks", stages, "hidden_sizes lists another number", "correct one of them")
    return found


def pool_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Means of neighbours and a plain block, each behind a norm over the image, scaled and added."""
    scaled = config.boolean(["use_layer_scale"], True)

    def scale(name: str, read: str) -> tuple[Part, ...]:
        return (part("layer_scale", name, input=read),) if scaled else ()

    layer = (
        part("channel_norm", "before_norm", input="layer.input", sets="1"),
        part("mean_pooling", "neighbours", before="seq", after="seq"),
        *scale("pooling_scale", "neighbours.y"),
        part("residual", "pooling_residual"),
        part("channel_norm", "after_norm", input="pooling_residual.output", sets="1"),
        part("dense", "up", input="after_norm.y", outer="ffn", activation=features.activation),
        part("dense", "down", input="up.product", inner="ffn", outer="hidden"),
        *scale("ffn_scale", "down.y"),
        part("residual", "ffn_residual"),
    )
    counts = enumerate(pool_lists(config)["depths"], 1)
    return [KindSpec(f"stage{n}", "none", "dense", (), f"stage{n}", layer) for n, c in counts for _ in range(c)]


def pool_sizes(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Widths and positions of each stage."""
    stated, across, ratio = pool_lists(config), image_side(config), config.number(["mlp_ratio"], 4.0)
    sizes["pixels"] = across**2
    for stage in range(1, len(stated["depths"]) + 1):
        own = {key: values[stage - 1] for key, values in stated.items()}
        across = (across + 2 * own["padding"] - own["patch_sizes"]) // own["strides"] + 1
        hidden = own["hidden_sizes"]
        wide = {"ffn": int(hidden * (4.0 if ratio is None else ratio)), "patch": own["patch_sizes"]}
        state(sizes, stage, hidden=hidden, seq=across**2, **wide)
    return count_labels(config, sizes, features)


def pool_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """In front of each stage a convolution; the classifier has a norm over the last stage's image, then the mean."""
    stages, found = len(pool_lists(config)["depths"]), []
    for stage in range(1, stages + 1):
        before = {"inner": "channels", "before": "pixels"}
        if stage > 1:
            before = {"inner": f"stage{stage - 1}_hidden", "before": f"stage{stage - 1}_seq"}
        options: dict[str, Any] = {"taps": f"stage{stage}_patch**2", "outer": f"stage{stage}_hidden", **before}
        name, at = f"patches_{stage}", {"seq": f"stage{stage}_seq"}
        read = f"stage{stage - 1}.output"
        found.append(part("convolution", name, input=read, first=stage == 1, sizes=at, **options))
    last = {"hidden": f"stage{stages}_hidden", "seq": f"stage{stages}_seq"}
    normed_mean = (
        part("channel_norm", "final_norm", input="body.output", sets="1", sizes=last),
        *behind(stages, normed=False),
    )
    return by_class(
        "ForImageClassification",
        lambda *_: tuple(found),
        Model=tuple,
        ForImageClassification=lambda: (*normed_mean, *labelled(stages)),
    )(config, sizes, features)


# Strides of MobileNet's thirteen pairs of convolutions; a pair that halves the image is twice as wide.
PAIRS = (1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 2, 1)


def mobile_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """A filter of each channel by itself and a convolution over channels, each normed and activated."""
    act = features.activation
    layer = (
        part(
            "depthwise_convolution",
            "filter",
            input="layer.input",
            taps="9",
            channels="inner",
            bias=False,
            before="positions",
        ),
        part("channel_norm", "filter_norm", input="filter.y", channels="inner"),
        activated("filter_act", "filter_norm", act, {"ffn": "inner"}),
        part("dense", "mix", input="filter_act.output", inner="inner", outer="hidden", bias=False),
        part("channel_norm", "mix_norm", input="mix.y"),
        activated("mix_act", "mix_norm", act, {"ffn": "hidden"}),
    )
    return [KindSpec(f"stage{n}", "none", "dense", (), f"stage{n}", layer) for n in range(1, len(PAIRS) + 1)]


def mobile_sizes(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Widths by a multiplier, and positions."""
    factor, least = config.number(["depth_multiplier"], 1.0), config.integer(["min_depth"])
    times, floor = 1.0 if factor is None else factor, least if isinstance(least, int) else 8
    padded = config.boolean(["tf_padding"], True)

    def half(side: int) -> int:
        return -(-side // 2) if padded else (side - 1) // 2 + 1

    depth, across = 32, image_side(config, 224)
    sizes["pixels"] = across**2
    across = half(across)
    before = sizes["stem"] = max(int(depth * times), floor)
    sizes["patches"] = across**2
    for stage, stride in enumerate(PAIRS, 1):
        depth *= 2 if stride == 2 or stage == 1 else 1
        width, come = max(int(depth * times), floor), across
        across = half(across) if stride == 2 else across
        state(sizes, stage, hidden=width, inner=before, seq=across**2, positions=come**2)
        before = width
    return count_labels(config, sizes, features)


def mobile_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A convolution of 3 by 3, and behind the pairs the mean."""
    return closed(len(PAIRS), stem(features.activation))(config, sizes, features)


def family(model_type: str, act: str, kinds: KindsRule, finish: SpecRule, ends: PartsRule, *more: Size) -> Family:
    """One of the families."""
    return Family(
        model_type,
        sizes=(CHANNELS, *more),
        features=replace(STRUCTURE, norm="layer", learned_positions=False, extra=()),
        flags=(Activation(default=act),),
        kinds=kinds,
        rotary=None,
        neutral=NEUTRAL
        | frozenset("patch_size stride pool_size layer_scale_init_value classifier_dropout_prob".split()),
        finish=finish,
        ends=ends,
    )


FAMILIES = (
    family(
        *("regnet", "relu", regnet_kinds, regnet_sizes, regnet_ends),
        Size("stem", ("embedding_size",), 32, meaning="the width of the stem"),
    ),
    family("poolformer", "gelu", pool_kinds, pool_sizes, pool_ends),
    family("mobilenet_v1", "relu6", mobile_kinds, mobile_sizes, mobile_ends),
)
