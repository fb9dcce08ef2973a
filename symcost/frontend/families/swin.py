"""Swin and Swin V2: windows in stages, each of half the side and twice the width of the one before."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.image_encoders import NEUTRAL
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, Sizes
from symcost.frontend.flags import QKV_BIASES, Activation, Rate, biases
from symcost.frontend.image_ends import by_class, count_labels
from symcost.frontend.images import CHANNELS, patch_side
from symcost.frontend.parts import part
from symcost.frontend.stages import behind, image_side, labelled, listed, same_length, state
from symcost.ir.spec import Features, KindSpec, Part

DEPTHS, HEADS = (2, 2, 6, 2), (3, 6, 12, 24)


def depths(config: Config) -> list[int]:
    """Layers of each stage."""
    return listed(config, "depths", DEPTHS)


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """One kind a stage; shifted windows cost the same."""
    found = enumerate(depths(config), 1)
    return [KindSpec(f"stage{n}", "sliding", sizes=f"stage{n}") for n, count in found for _ in range(count)]


def sizes_of_stages(config: Config, sizes: dict[str, int], features: Features, *, smaller: bool) -> Features:
    """Widths, heads, positions and windows; `smaller`: the table of offsets is no larger than an image's window."""
    heads = listed(config, "num_heads", HEADS)
    stages = same_length(config, depths=depths(config), num_heads=heads)
    stated, wide = config.integer(["embed_dim"]), config.number(["mlp_ratio"], 4.0)
    hidden = stated if isinstance(stated, int) else 96
    window = config.integer(["window_size"])
    tokens = window if isinstance(window, int) else 7
    across = image_side(config, 224) // sizes["patch"]
    for stage in range(1, stages + 1):
        reach = min(tokens, across)
        if across % reach:
            problem = f"windows of {reach} by {reach} do not fill {across} by {across} positions of stage {stage}"
            raise config.error("window_size", tokens, problem, "correct window_size or image_size")
        if hidden % heads[stage - 1]:
            raise config.error("num_heads", heads, f"stage {stage} is {hidden} wide", "correct num_heads or embed_dim")
        own = {"hidden": hidden, "heads": heads[stage - 1], "kv_heads": heads[stage - 1]}
        own |= {"head_dim": hidden // heads[stage - 1], "ffn": int(hidden * (wide or 4.0)), "window": reach**2}
        state(sizes, stage, **own, seq=across**2, buckets=(2 * (reach if smaller else tokens) - 1) ** 2)
        hidden, across = 2 * hidden, (across + 1) // 2
    return count_labels(config, sizes, features)


def opened(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches and a norm, and between stages blocks of two by two made one position."""
    post = features.norm_placement == "post"
    first = {"hidden": "stage1_hidden", "seq": "stage1_seq"}
    at = {**first, "patches": "stage1_seq", "temporal_patch": "1"}
    found = [
        part("patch_embedding", sizes=at),
        part("layer_norm", "embedding_norm", input="patch_embedding.output", sizes=first),
    ]
    if config.boolean(["use_absolute_embeddings"], False):
        found.append(
            part("position_embedding", sizes={**first, "positions": "stage1_seq + 1" if post else "stage1_seq"})
        )
    stages = len(depths(config))
    return (*found, *merges(stages, post), *behind(stages, normed=features.final_norm))


def merges(stages: int, post: bool = False) -> tuple[Part, ...]:
    """Between stages blocks of two by two made one position, normed in front of the matmul or behind it."""
    found: list[Part] = []
    for stage in range(2, stages + 1):
        at = {"seq": f"stage{stage}_seq"}
        before = f"4*stage{stage - 1}_hidden"
        width = f"stage{stage}_hidden" if post else before
        read = f"merge_{stage}.y" if post else f"stage{stage - 1}.output"
        norm = part("layer_norm", f"merge_norm_{stage}", input=read, sizes={**at, "hidden": width})
        read = f"stage{stage - 1}.output" if post else f"merge_norm_{stage}.output"
        outer = f"stage{stage}_hidden"
        matmul = part("dense", f"merge_{stage}", input=read, inner=before, outer=outer, bias=False, sizes=at)
        found += [matmul, norm] if post else [norm, matmul]
    return tuple(found)


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """By class: the mean of the last stage, and a classifier over it."""
    stages = len(depths(config))
    heads = by_class("ForImageClassification", opened, Model=tuple, ForImageClassification=lambda: labelled(stages))
    return heads(config, sizes, features)


def family(model_type: str, *, second: bool, normed: bool = True) -> Family:
    """Swin, by version: the second norms what a block adds, and makes its bias by a network."""
    extra = {"window": "blocks", "bias_table": "network" if second else "true"}
    return Family(
        model_type,
        sizes=(patch_side(4), CHANNELS),
        features=replace(
            STRUCTURE,
            norm_placement="post" if second else "pre",
            relative_bias="make",
            learned_positions=False,
            final_norm=normed,
            extra=tuple(sorted(extra.items())),
        ),
        flags=(
            biases("qkv_bias", *(("q_bias", "v_bias") if second else QKV_BIASES), default=True),
            Activation(default="gelu"),
            Rate("hidden_dropout_prob", ("embedding_dropout", "residual_dropout")),
            Rate("attention_probs_dropout_prob", ("attention_dropout",)),
        ),
        kinds=kinds,
        rotary=None,
        neutral=NEUTRAL | {"hidden_size", "num_layers", "pretrained_window_sizes"},
        finish=lambda config, sizes, features: sizes_of_stages(config, sizes, features, smaller=second),
        ends=ends,
    )


FAMILIES = (
    family("swin", second=False),
    family("donut-swin", second=False, normed=False),
    family("swinv2", second=True),
)
