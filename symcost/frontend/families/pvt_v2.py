"""PVT V2: SegFormer's stages, with keys and values from a mean of seven by seven where attention is linear."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated
from symcost.frontend.families import segformer
from symcost.frontend.families.image_encoders import QKV
from symcost.frontend.families.segformer import KEYS, between, filtered_block, reduced_attention, sized
from symcost.frontend.family import Sizes
from symcost.frontend.image_ends import by_class
from symcost.frontend.parts import part
from symcost.frontend.stages import labelled, stage_kinds
from symcost.ir.spec import Features, KindSpec, Part

(SEGFORMER,) = segformer.FAMILIES
DEFAULTS: Mapping[str, Sequence[int]] = {**segformer.DEFAULTS, "mlp_ratios": (8, 8, 4, 4)}
# A side of the grid that linear attention takes means over.
GRID = 7
POOLED = (
    part("mean_pooling", "keys_pooling", before="seq", after="context"),
    part("dense", "reduction", input="keys_pooling.y", outer="hidden", sizes=KEYS),
    part("layer_norm", "reduction_norm", input="reduction.y", sizes=KEYS),
    activated("reduction_act", "reduction_norm", "gelu", {**KEYS, "ffn": "hidden"}),
)


def lists(config: Config) -> dict[str, list[int]]:
    """What a config states for each stage, as many as there are stages.

    Raises:
        SpecError: another number of widths.
    """
    stages, found = config.integer_or(["num_encoder_blocks"], 4), segformer.lists(config, DEFAULTS)
    if len(found["depths"]) != stages:
        raise config.error("num_encoder_blocks", stages, "the lists have another length", "correct one of them")
    return found


def linear(config: Config) -> bool:
    """Whether keys and values are made from means."""
    return config.boolean(["linear_attention"], False)


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """One kind a stage."""
    stated, pooled, bias = lists(config), linear(config), (features.q_bias,) * 3

    def layer(stage: int) -> tuple[Part, ...]:
        reduced = pooled or stated["sr_ratios"][stage] > 1
        attention = reduced_attention(features, reduced, bias, POOLED if pooled else ())
        return (*attention, *filtered_block(features, "relu" if pooled else ""))

    return stage_kinds(stated["depths"], layer)


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Widths, heads and positions; the means that keys are made from."""
    stated = lists(config)
    found = sized(config, sizes, features, stated)
    if linear(config):
        sizes |= {f"stage{stage}_context": GRID**2 for stage in range(1, len(stated["depths"]) + 1)}
    return found


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """By class."""
    stages = len(lists(config)["depths"])
    options: dict[str, Any] = {"Model": tuple, "ForImageClassification": lambda: labelled(stages)}
    return by_class("ForImageClassification", lambda *_: between(stages), **options)(config, sizes, features)


FAMILIES = (
    replace(
        SEGFORMER,
        model_type="pvt_v2",
        flags=(QKV, *SEGFORMER.flags),
        kinds=kinds,
        finish=finish,
        ends=ends,
    ),
)
