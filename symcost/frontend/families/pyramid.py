"""PVT: stages over patches with places of their own, keys and values from fewer positions than queries."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.image_encoders import NEUTRAL, QKV
from symcost.frontend.families.segformer import reduced_attention
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, Sizes
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.image_ends import by_class, classifier, count_labels
from symcost.frontend.images import CHANNELS
from symcost.frontend.parts import part
from symcost.frontend.stages import image_side, listed, patches, same_length, stage_kinds, state, width_of_heads
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
    stages = config.integer_or(["num_encoder_blocks"], 4)
    found = {key: listed(config, key, own)[:stages] for key, own in DEFAULTS.items()}
    same_length(config, **found)
    if len(listed(config, "hidden_sizes", DEFAULTS["hidden_sizes"])) != stages:
        raise config.error("num_encoder_blocks", stages, "hidden_sizes lists another number", "correct one of them")
    return found


def layer(features: Features, reduced: bool) -> tuple[Part, ...]:
    """Attention over reduced keys and values, a plain block."""
    return (
        *reduced_attention(features, reduced, (features.q_bias,) * 3),
        part("dense", "up", input="ffn_norm.output", outer="ffn", activation=features.activation),
        part("dense", "down", input="up.product", inner="ffn", outer="hidden"),
        part("residual", "ffn_residual"),
    )


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """One kind a stage."""
    stated = lists(config)
    return stage_kinds(stated["depths"], lambda stage: layer(features, stated["sequence_reduction_ratios"][stage] > 1))


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
        wide = width_of_heads(config, "num_attention_heads", stage, hidden, heads)
        last = int(stage == stages)
        if last and ratio > 1:
            problem = "the last stage has a class token, which no block of patches holds"
            raise config.error("sequence_reduction_ratios", ratio, problem, "end with 1")
        table = ((image if stage == 1 else image // 2**stage) // own["patch_sizes"]) ** 2
        across = (across - own["strides"]) // own["patch_sizes"] + 1
        state(sizes, stage, hidden=hidden, heads=heads, kv_heads=heads, head_dim=wide)
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
    stages, found = len(lists(config)["depths"]), list[Part]()
    for stage in range(1, stages + 1):
        own = f"stage{stage}_"
        found += patches(stage, "patches")
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
            QKV,
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
