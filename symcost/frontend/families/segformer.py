"""SegFormer's encoder: stages over overlapping patches, keys and values from fewer positions than queries."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated
from symcost.frontend.families.image_encoders import NEUTRAL
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, Sizes
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.image_ends import by_class, count_labels
from symcost.frontend.images import CHANNELS
from symcost.frontend.parts import part
from symcost.frontend.stages import (
    behind,
    image_side,
    labelled,
    listed,
    patches,
    same_length,
    stage_kinds,
    state,
    width_of_heads,
)
from symcost.ir.spec import Features, KindSpec, Part

DEFAULTS = {
    "depths": (2, 2, 2, 2),
    "sr_ratios": (8, 4, 2, 1),
    "hidden_sizes": (32, 64, 160, 256),
    "patch_sizes": (7, 3, 3, 3),
    "strides": (4, 2, 2, 2),
    "num_attention_heads": (1, 2, 5, 8),
    "mlp_ratios": (4, 4, 4, 4),
}


def lists(config: Config, defaults: Mapping[str, Sequence[int]] = DEFAULTS) -> dict[str, list[int]]:
    """What a config states for each stage."""
    found = {key: listed(config, key, default) for key, default in defaults.items()}
    same_length(config, **found)
    return found


KEYS = {"seq": "context"}


def reduction() -> tuple[Part, ...]:
    """One position of each block of positions, by a convolution, and a norm."""
    options: dict[str, Any] = {"taps": "conv_kernel", "inner": "hidden", "outer": "hidden", "before": "seq"}
    return (
        part("convolution", "reduction", input="attention_norm.output", sizes=KEYS, **options),
        part("layer_norm", "reduction_norm", input="reduction.y", sizes=KEYS),
    )


def reduced_attention(
    features: Features, reduced: bool, bias: tuple[bool, ...], fewer: tuple[Part, ...] = ()
) -> tuple[Part, ...]:
    """Attention over keys and values from fewer positions where they are `reduced`, up to the norm of the block.

    Args:
        fewer: what makes them, in place of a convolution over blocks; the last part's output is read.
    """
    keys, fewer = KEYS, fewer or reduction()
    read = f"{fewer[-1].name}.output" if reduced else "attention_norm.output"
    core = ("q_projection.q", "kv_projection.k", "kv_projection.v")
    return (
        part("layer_norm", "attention_norm", input="layer.input"),
        part("qkv_projection", "q_projection", input="attention_norm.output", bias=bias, parts="q"),
        *(fewer if reduced else ()),
        part("qkv_projection", "kv_projection", input=read, bias=bias, parts="kv", sizes=keys),
        part("cross_attention_core", inputs=core, dropout=features.attention_dropout),
        part("output_projection", input="cross_attention_core.output", bias=True),
        part("residual", "attention_residual"),
        part("layer_norm", "ffn_norm", input="attention_residual.output"),
    )


def layer(features: Features, reduced: bool) -> tuple[Part, ...]:
    """Attention over reduced keys and values, and a block whose middle is filtered over space."""
    return (*reduced_attention(features, reduced, (True, True, True)), *filtered_block(features))


def filtered_block(features: Features, act: str = "") -> tuple[Part, ...]:
    """Two matmuls around a filter over space and an activation; `act`: one more in front of the filter."""
    return (
        part("dense", "up", input="ffn_norm.output", inner="hidden", outer="ffn", activation=act),
        part("depthwise_convolution", "filter", input="up.product" if act else "up.y", taps="9", channels="ffn"),
        activated("activation", "filter", features.activation, {}),
        part("dense", "down", input="activation.output", inner="ffn", outer="hidden"),
        part("residual", "ffn_residual"),
    )


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """One kind a stage."""
    stated = lists(config)
    return stage_kinds(stated["depths"], lambda stage: layer(features, stated["sr_ratios"][stage] > 1))


def sizes_of_stages(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Widths, heads and positions."""
    return sized(config, sizes, features, lists(config))


def sized(config: Config, sizes: dict[str, int], features: Features, stated: Mapping[str, list[int]]) -> Features:
    """Widths, heads and positions by what is stated for each stage."""
    across = image_side(config)
    sizes["pixels"] = across**2
    for stage in range(1, len(stated["depths"]) + 1):
        own = {key: values[stage - 1] for key, values in stated.items()}
        taps, hidden, heads = own["patch_sizes"], own["hidden_sizes"], own["num_attention_heads"]
        across = (across + 2 * (taps // 2) - taps) // own["strides"] + 1
        wide = width_of_heads(config, "num_attention_heads", stage, hidden, heads)
        state(sizes, stage, hidden=hidden, heads=heads, kv_heads=heads, head_dim=wide, seq=across**2)
        state(sizes, stage, patch=taps, ffn=hidden * own["mlp_ratios"], conv_kernel=own["sr_ratios"] ** 2)
        state(sizes, stage, context=(across // own["sr_ratios"]) ** 2)
    return count_labels(config, sizes, features)


def opened(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """In front of each stage overlapping patches and a norm, behind it a norm."""
    return between(len(lists(config)["depths"]))


def between(stages: int) -> tuple[Part, ...]:
    """What stands around so many stages."""
    found: list[Part] = []
    for stage in range(1, stages + 1):
        at = {"hidden": f"stage{stage}_hidden", "seq": f"stage{stage}_seq"}
        found += patches(stage, "seq")
        found.append(part("layer_norm", f"stage_norm_{stage}", input=f"stage{stage}.output", sizes=at))
    return (*found, *behind(stages, normed=False))


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """By class."""
    head = labelled(len(lists(config)["depths"]))
    made = by_class("ForImageClassification", opened, Model=tuple, ForImageClassification=lambda: head)
    return made(config, sizes, features)


FAMILIES = (
    Family(
        "segformer",
        sizes=(CHANNELS,),
        features=replace(STRUCTURE, learned_positions=False, extra=()),
        flags=(Activation(default="gelu"), Rate("attention_probs_dropout_prob", ("attention_dropout",))),
        kinds=kinds,
        rotary=None,
        neutral=NEUTRAL
        | frozenset(
            """num_encoder_blocks hidden_dropout_prob classifier_dropout_prob decoder_hidden_size
            reshape_last_stage""".split()
        ),
        finish=sizes_of_stages,
        ends=ends,
    ),
)
