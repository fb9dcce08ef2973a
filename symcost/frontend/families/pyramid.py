"""PVT: stages over patches with places of their own, keys and values from fewer positions than queries."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families.image_encoders import NEUTRAL
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, Sizes
from symcost.frontend.flags import QKV_BIASES, Activation, Rate, biases
from symcost.frontend.image_ends import by_class, classifier, count_labels
from symcost.frontend.images import CHANNELS
from symcost.frontend.parts import part
from symcost.frontend.stages import image_side, listed, same_length, state
from symcost.ir.spec import Features, KindSpec, Part

DEFAULTS = {
    "depths": (2, 2, 2, 2),
    "sequence_reduction_ratios": (8, 4, 2, 1),
    "hidden_sizes": (64, 128, 320, 512),
    "patch_sizes": (4, 2, 2, 2),
    "strides": (4, 2, 2, 2),
    "num_attention_heads": (1, 2, 5, 8),
    "mlp_ratios": (8, 8, 4, 4),
}


LABELS = 1000


def lists(config: Config) -> dict[str, list[int]]:
    """What a config states for each stage, as many as there are stages."""
    stated = config.integer(["num_encoder_blocks"])
    stages = stated if isinstance(stated, int) else 4
    found = {key: listed(config, key, own)[:stages] for key, own in DEFAULTS.items()}
    same_length(config, **found)
    if len(listed(config, "hidden_sizes", DEFAULTS["hidden_sizes"])) != stages:
        raise config.error("num_encoder_blocks", stages, "hidden_sizes lists another number", "correct one of them")
    return found


def layer(features: Features, reduced: bool) -> tuple[Part, ...]:
    """Attention over reduced keys and values, a plain block."""
    bias, keys = (features.q_bias,) * 3, {"seq": "context"}
    options: dict[str, Any] = {"taps": "conv_kernel", "inner": "hidden", "outer": "hidden", "before": "seq"}
    fewer = (
        part("convolution", "reduction", input="attention_norm.output", sizes=keys, **options),
        part("layer_norm", "reduction_norm", input="reduction.y", sizes=keys),
    )
    read = "reduction_norm.output" if reduced else "attention_norm.output"
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
        part("dense", "up", input="ffn_norm.output", outer="ffn", activation=features.activation),
        part("dense", "down", input="up.product", inner="ffn", outer="hidden"),
        part("residual", "ffn_residual"),
    )


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """One kind a stage."""
    stated, found = lists(config), []
    for stage, (count, ratio) in enumerate(zip(stated["depths"], stated["sequence_reduction_ratios"], strict=True), 1):
        own = KindSpec(f"stage{stage}", "full", "dense", (), f"stage{stage}", layer(features, ratio > 1))
        found += [own] * count
    return found


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Widths, heads, positions and rows of each stage's table.

    Raises:
        SpecError: heads that do not divide a width, or fewer keys in the last stage, whose class token is no patch.
    """
    stated, image = lists(config), image_side(config, 224)
    across, stages = image, len(stated["depths"])
    sizes["pixels"] = image**2
    for stage in range(1, stages + 1):
        own = {key: values[stage - 1] for key, values in stated.items()}
        hidden, heads, ratio = own["hidden_sizes"], own["num_attention_heads"], own["sequence_reduction_ratios"]
        if hidden % heads:
            problem = f"stage {stage} is {hidden} wide"
            raise config.error("num_attention_heads", heads, problem, "correct num_attention_heads")
        last = int(stage == stages)
        if last and ratio > 1:
            problem = "the last stage has a class token, which no block of patches holds"
            raise config.error("sequence_reduction_ratios", ratio, problem, "end with 1")
        table = ((image if stage == 1 else image // 2**stage) // own["patch_sizes"]) ** 2
        across = (across - own["strides"]) // own["patch_sizes"] + 1
        state(sizes, stage, hidden=hidden, heads=heads, kv_heads=heads, head_dim=hidden // heads)
        state(sizes, stage, patch=own["strides"], ffn=int(hidden * own["mlp_ratios"]), conv_kernel=ratio**2)
        state(sizes, stage, seq=across**2 + last, positions=table + last, context=(across // ratio) ** 2 + last)
        sizes[f"stage{stage}_patches"] = across**2
    counted = count_labels(config, sizes, features)
    if "labels" in sizes and not isinstance(config.integer(["num_labels"]), int):
        # The class has a number of its own, whatever is listed.
        sizes["labels"] = LABELS
    return counted


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """In front of each stage patches, a norm and places, in the last one a class token, which is normed and read."""
    stages, found = len(lists(config)["depths"]), []
    for stage in range(1, stages + 1):
        own = f"stage{stage}_"
        at = {"hidden": f"{own}hidden", "seq": f"{own}patches"}
        before = {"inner": "channels", "before": "pixels"}
        if stage > 1:
            before = {"inner": f"stage{stage - 1}_hidden", "before": f"stage{stage - 1}_patches"}
        options: dict[str, Any] = {"taps": f"{own}patch**2", "outer": f"{own}hidden", "first": stage == 1, **before}
        name, read = f"patches_{stage}", f"stage{stage - 1}.output"
        found.append(part("convolution", name, input=read, sizes={"seq": f"{own}patches"}, **options))
        found.append(part("layer_norm", f"patches_norm_{stage}", input=f"{name}.y", sizes=at))
        every = {"hidden": f"{own}hidden", "seq": f"{own}seq"}
        if stage == stages:
            found.append(part("class_token", tokens=1, sizes={**every, "patches": f"{own}patches"}))
        table = {**every, "positions": f"{own}positions"}
        found.append(part("position_embedding", f"positions_{stage}", sizes=table))
    found.append(part("layer_norm", "last_norm", input="body.output", sizes=every))
    head = classifier("last_norm.output", inner=f"stage{stages}_hidden")
    made = by_class("ForImageClassification", lambda *_: tuple(found), Model=tuple, ForImageClassification=lambda: head)
    return made(config, sizes, features)


FAMILIES = (
    Family(
        "pvt",
        sizes=(CHANNELS,),
        features=replace(STRUCTURE, learned_positions=False, extra=()),
        flags=(
            biases("qkv_bias", *QKV_BIASES, default=True),
            Activation(default="gelu"),
            Rate("attention_probs_dropout_prob", ("attention_dropout",)),
        ),
        kinds=kinds,
        rotary=None,
        neutral=NEUTRAL | {"hidden_dropout_prob"},
        finish=finish,
        ends=ends,
    ),
)
