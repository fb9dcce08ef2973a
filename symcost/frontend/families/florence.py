"""Florence-2: DaViT's stages, whose layers attend inside windows and then among channels, in front of BART."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.encoder_parts import QKV as MADE
from symcost.frontend.families.image_encoders import QKV
from symcost.frontend.families.image_text import row
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, Size, Sizes
from symcost.frontend.flags import Activation
from symcost.frontend.parts import part
from symcost.frontend.stages import image_side, listed, same_length, stage_kinds, state, width_of_heads
from symcost.ir.spec import Features, KindSpec, Part

DEFAULTS = {
    "depths": (1, 1, 9, 1),
    "patch_size": (7, 3, 3, 3),
    "patch_stride": (4, 2, 2, 2),
    "patch_padding": (3, 1, 1, 1),
    "embed_dim": (128, 256, 512, 1024),
    "num_heads": (4, 8, 16, 32),
    "num_groups": (4, 8, 16, 32),
}
NORMED_FIRST = (False, True, True, True)
WINDOWS = {"batch": "batch*padded_patches/window_side**2", "seq": "window_side**2", "context": "window_side**2"}
# Channels of a group are the queries and keys, as wide as there are places.
CHANNELS = {
    "seq": "hidden/filter_groups",
    "context": "hidden/filter_groups",
    "heads": "filter_groups",
    "kv_heads": "filter_groups",
    "head_dim": "seq",
}


def lists(config: Config) -> dict[str, list[int]]:
    """What a config states for each stage."""
    found = {key: listed(config, key, own) for key, own in DEFAULTS.items()}
    same_length(config, **found)
    return found


def normed_first(config: Config, stages: int) -> list[bool]:
    """Whether the norm of each stage's patches stands in front of their convolution.

    Raises:
        SpecError: fewer than stages, or no flags.
    """
    _, stated = config.take(["patch_prenorm"])
    found = list(stated) if isinstance(stated, list | tuple) else list(NORMED_FIRST)
    if len(found) != stages or not all(isinstance(flag, bool) for flag in found):
        raise config.error("patch_prenorm", found, f"a flag for each of {stages} stages is expected", "correct it")
    return found


def filtered(name: str, read: str) -> tuple[Part, ...]:
    """A filter of three by three places for each channel, added to what it reads."""
    return (
        part("depthwise_convolution", f"{name}_filter", input=read, taps="9"),
        part("residual", f"{name}_filter_residual"),
    )


def half(name: str, stream: str, core: dict[str, str], around: dict[str, str], act: str, bias: bool) -> Any:
    """A filter, attention, a filter and a plain block, each added; `core`, `around`: sizes of core and projections."""
    made = tuple(storage.replace("qkv_projection", f"{name}_qkv_projection") for storage in MADE)
    both = f"{name}_attention_residual"
    attends: dict[str, Any] = {"mask": "full", "rotary": "none", "sizes": core}
    normed: dict[str, Any] = {"input": f"{name}_attention_norm.output", "bias": (bias,) * 3, "sizes": around}
    return (
        *filtered(f"{name}_attention", stream),
        part("layer_norm", f"{name}_attention_norm", input=f"{name}_attention_filter_residual.output"),
        part("qkv_projection", f"{name}_qkv_projection", **normed),
        part("attention_core", f"{name}_core", inputs=made, **attends),
        part("output_projection", f"{name}_output", input=f"{name}_core.output", bias=True, sizes=around),
        part("residual", both),
        *filtered(f"{name}_ffn", f"{both}.output"),
        part("layer_norm", f"{name}_ffn_norm", input=f"{name}_ffn_filter_residual.output"),
        part("dense", f"{name}_up", input=f"{name}_ffn_norm.output", inner="hidden", outer="ffn", activation=act),
        part("dense", f"{name}_down", input=f"{name}_up.product", inner="ffn", outer="hidden"),
        part("residual", f"{name}_ffn_residual"),
    )


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """One kind a stage."""
    act, bias = features.activation, features.q_bias
    layer = (
        *half("window", "layer.input", WINDOWS, WINDOWS, act, bias),
        *half("channel", "window_ffn_residual.output", CHANNELS, {}, act, bias),
    )
    return stage_kinds(lists(config)["depths"], lambda stage: layer)


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Widths, places, windows and groups of each stage.

    Raises:
        SpecError: heads or groups that do not divide a width.
    """
    stated, across = lists(config), image_side(config)
    sizes["pixels"], ratio = across**2, config.number(["mlp_ratio"], 4.0)
    window = config.integer_or(["window_size"], 12)
    for stage in range(1, len(stated["depths"]) + 1):
        own = {key: values[stage - 1] for key, values in stated.items()}
        hidden, heads, groups = own["embed_dim"], own["num_heads"], own["num_groups"]
        wide = width_of_heads(config, "num_heads", stage, hidden, heads)
        width_of_heads(config, "num_groups", stage, hidden, groups)
        across = (across + 2 * own["patch_padding"] - own["patch_size"]) // own["patch_stride"] + 1
        ffn = int(hidden * (4.0 if ratio is None else ratio))
        state(sizes, stage, hidden=hidden, heads=heads, kv_heads=heads, head_dim=wide, ffn=ffn, seq=across**2)
        state(sizes, stage, patch=own["patch_size"], filter_groups=groups, window_side=window)
        state(sizes, stage, padded_patches=(-(-across // window) * window) ** 2)
    return features


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """In front of each stage a convolution, and a norm in front of it or behind."""
    stages, found = len(lists(config)["depths"]), list[Part]()
    for stage, first in enumerate(normed_first(config, stages), 1):
        before = f"stage{stage - 1}_"
        source = {"hidden": f"{before}hidden", "seq": f"{before}seq"}
        if stage == 1:
            source = {"hidden": "channels", "seq": "pixels"}
        own, name = f"stage{stage}_", f"patches_{stage}"
        made = {"hidden": f"{own}hidden", "seq": f"{own}seq"}
        taken = f"{name}_norm.output" if first else f"{before}output"
        options: dict[str, Any] = {"inner": source["hidden"], "before": source["seq"], "outer": made["hidden"]}
        options |= {"first": stage == 1 and not first, "taps": f"{own}patch**2", "sizes": {"seq": made["seq"]}}
        normed = part(
            "layer_norm",
            f"{name}_norm",
            input=f"{before}output" if first else f"{name}.y",
            sizes=source if first else made,
        )
        found += [part("convolution", name, input=taken, **options), normed]
    return tuple(found)


def join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The width that the tower hands over, and the rows of the tables of places."""
    config = Config(whole.mapping("vision_config"), whole.where, "vision_config.")
    sizes["projector_out"] = config.integer_or(["projection_dim"], 1024)
    sizes["positions"] = config.integer_or(["max_position_embeddings"], 50)
    if sizes["projector_out"] != text["hidden"]:
        problem = f"projection_dim is {sizes['projector_out']}, the text model {text['hidden']} wide"
        whole.warn(f"{problem}: the library builds it, and does not run it with images")
    text["patches"] = sizes[f"stage{last(config)}_seq"]
    return features


def last(config: Config) -> int:
    """How many stages there are."""
    return len(listed(config, "depths", DEFAULTS["depths"]))


def way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Places in rows and columns, the mean of all in front, one matmul and a norm."""
    own = f"stage{last(Config(config.mapping('vision_config'), config.where))}_"
    at, rows = {"hidden": f"{own}hidden", "seq": f"{own}seq"}, {"seq": f"{own}seq + 1"}
    return (
        part("position_embedding", "places", sizes=at),
        part("mean_pooling", before=at["seq"], sizes={"hidden": at["hidden"]}),
        part(
            *("dense", "projector"),
            input="places.output",
            inner=at["hidden"],
            outer="projector_out",
            bias=False,
            sizes=rows,
        ),
        part("layer_norm", "projector_norm", input="projector.y", sizes={**rows, "hidden": "projector_out"}),
    )


DAVIT = Family(
    "florence_vision",
    sizes=(Size("channels", ("in_channels",), 3, meaning="the channels of an image"),),
    features=replace(STRUCTURE, learned_positions=False, head="none", extra=()),
    flags=(QKV, Activation("activation_function", "gelu")),
    kinds=kinds,
    rotary=None,
    neutral=frozenset("drop_path_rate max_temporal_embeddings projection_dim max_position_embeddings".split()),
    finish=finish,
    ends=ends,
)
FAMILIES = (row("florence2", "bart", (DAVIT,), way, join, tied=True),)
