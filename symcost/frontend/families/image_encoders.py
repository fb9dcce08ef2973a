"""Encoders over whole images that are built like ViT: what each puts in front of the patches, and its head."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.classes import named_class
from symcost.frontend.config import Config
from symcost.frontend.families.vit import STRUCTURE, kinds
from symcost.frontend.family import Family, Rotary, Size, Sizes, SpecRule
from symcost.frontend.flags import QKV_BIASES, Activation, Rate, Switch, biases
from symcost.frontend.image_ends import Head, by_class, classifier, count_labels, norm, opening, pooled, pooler
from symcost.frontend.images import CHANNELS, grid, patch_side
from symcost.frontend.parts import part
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS
from symcost.ir.spec import Features, KindSpec, Part

COMMON = (HIDDEN, LAYERS, HEADS, DERIVED_HEAD)
DROPOUTS = (
    Rate("hidden_dropout_prob", ("embedding_dropout", "residual_dropout")),
    Rate("attention_probs_dropout_prob", ("attention_dropout",)),
)
QKV = biases("qkv_bias", *QKV_BIASES, default=True)
NEUTRAL = frozenset(
    """num_labels drop_path_rate layerscale_value apply_layernorm reshape_hidden_states out_features out_indices
    _out_features _out_indices stage_names encoder_stride semantic_loss_ignore_index pooler_output_size pooler_act
    use_auxiliary_head auxiliary_loss_weight auxiliary_channels auxiliary_num_convs auxiliary_concat_input
    pool_scales add_fpn""".split()
)


def in_front(tokens: int) -> tuple[Size, Size]:
    """A position for each patch and each of `tokens` in front of them; the table has as many rows."""
    return tuple(Size(name, (), lambda sizes: sizes["patches"] + tokens) for name in ("seq", "positions"))  # type: ignore[return-value]


def ratio(default: float) -> Size:
    """The feed-forward width as a multiple of the stream's, cut to a whole number."""

    def read(config: Config, sizes: Sizes) -> int:
        stated = config.number(["mlp_ratio"], float(default))
        return int(sizes["hidden"] * (default if stated is None else stated))

    return Size("ffn", ("mlp_ratio",), read=read, meaning="the feed-forward width")


def with_scales(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """A factor for each channel of what a block adds."""
    return replace(features, extra=tuple(sorted({**dict(features.extra), "layer_scale": "true"}.items())))


def then(*rules: SpecRule) -> SpecRule:
    """One rule behind the other."""

    def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
        for rule in rules:
            features = rule(config, sizes, features)
        return features

    return finish


def family(model_type: str, sizes: tuple[Size, ...], ends: Any, finish: SpecRule, **more: Any) -> Family:
    """One of the families; `more` are fields of its record."""
    return Family(
        model_type,
        sizes=(*COMMON, *sizes),
        features=replace(STRUCTURE, extra=(), **more.pop("structure", {})),
        flags=more.pop("flags", (QKV, Activation(default="gelu"), *DROPOUTS)),
        kinds=more.pop("kinds", kinds),
        rotary=more.pop("rotary", None),
        neutral=NEUTRAL | more.pop("neutral", frozenset()),
        finish=finish,
        ends=ends,
        **more,
    )


def prefixed(tokens: str, unread: Callable[[Config], bool] = lambda config: False, **more: Any) -> Any:
    """What opens: `tokens` in front, and a mask token that nothing reads where the config has one."""

    def opened(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        masked = "hidden" if unread(config) else ""
        return opening(prefix=tokens, unread=masked, dropout=features.embedding_dropout, **more)

    return opened


def masked(default: bool) -> Callable[[Config], bool]:
    """`use_mask_token`."""
    return lambda config: config.boolean(["use_mask_token"], default)


def swish_gate(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """`use_swiglu_ffn`: two thirds of the width, rounded up to eights, with a gate."""
    if not config.boolean(["use_swiglu_ffn"], False):
        return features
    sizes["ffn"] = (int(sizes["ffn"] * 2 / 3) + 7) // 8 * 8
    return replace(features, gated=True, activation="silu")


def registers(config: Config, sizes: Sizes) -> int:
    """Tokens in front of the patches beside the class token."""
    return config.integer_or(["num_register_tokens"], 4, minimum=0)


def registered(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Class token, registers behind it, and a mask token; registers have no positions."""
    tokens = [
        part("class_token", tokens=1, sizes={"seq": "patches + 1"}),
        part("position_embedding", sizes={"seq": "patches + 1"}),
    ]
    if sizes["registers"]:
        tokens.append(part("class_token", "registers", tokens="registers", sizes={"patches": "patches + 1"}))
    return (opening(positions=False)[0], *tokens, part("unread", "mask_token", elements="hidden"))


def bias_of_scores(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """BEiT: positions from a table, from a bias of scores for each layer or for all, or none; scales if not 0."""
    shared = config.boolean(["use_shared_relative_position_bias"], False)
    extra = {"bias_table": "true"} if shared or features.relative_bias != "none" else {}
    scaled = (config.number(["layer_scale_init_value"], 0.1) or 0) > 0
    return replace(features, extra=tuple(sorted({**extra, **({"layer_scale": "true"} if scaled else {})}.items())))


def layers_of_beit(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All alike; where one bias of scores is shared by all, the first layer has its table."""
    key = "use_shared_relative_position_bias"
    if not config.boolean([key], False):
        return kinds(config, sizes, features)
    if features.relative_bias != "none":
        hint = "leave out use_relative_position_bias"
        raise config.error(key, True, "a shared bias beside that of each layer is not priced", hint)
    first = KindSpec("encoder_first", changes=(("relative_bias", "make"),))
    return [first, *[KindSpec("encoder", changes=(("relative_bias", "read"),))] * (sizes["layers"] - 1)]


def offsets(config: Config, sizes: Sizes) -> int:
    """Offsets between patches of an image, and three for the class token."""
    from math import isqrt

    return (2 * isqrt(sizes["patches"]) - 1) ** 2 + 3


def beit_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """BEiT pools the patches' mean under a norm of its own, or takes the class token behind the final norm.

    Data2Vec's bare model has no pooler, and no norm where that would have one.
    """
    mean = config.boolean(["use_mean_pooling"], True)
    opened = opening(
        prefix="1",
        positions=config.boolean(["use_absolute_position_embeddings"], False),
        unread="hidden" if config.boolean(["use_mask_token"], False) else "",
        dropout=features.embedding_dropout,
    )
    closed: tuple[Part, ...] = (norm(),)
    if mean:
        closed = (pooled(), norm("pooler_norm", input="mean_pooling.output", seq="1"))
    if mean and named_class(config) == "Data2VecVisionModel":
        closed = ()
    made = "pooler_norm.output" if mean else "final_norm.output"
    return by_class(
        "ForImageClassification",
        lambda *_: (*opened, *closed),
        Model=tuple,
        ForImageClassification=lambda: classifier(made),
    )(config, sizes, features)


TWICE = classifier("body.pooled", inner="2*hidden")
DINO = by_class("ForImageClassification", lambda *_: (), Model=tuple, ForImageClassification=lambda: TWICE)


def dino(opened: Any) -> Any:
    """Ends of DINOv2: the classifier sees the class token and the mean of the patches side by side."""

    def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        tail = DINO(config, sizes, features)
        return (*opened(config, sizes, features), norm(), *((pooled(),) if tail else ()), *tail)

    return ends


def rotated(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """DINOv3: class token, registers and a mask token; positions rotate."""
    return (*opening(prefix="registers + 1", positions=False, unread="hidden"), norm())


REGISTERS = Size("registers", ("num_register_tokens",), read=registers)
SIMPLE: dict[str, Head] = {"Model": lambda: (pooler(),), "ForImageClassification": classifier}
ROWS = (
    family(
        "deit",
        (FFN, patch_side(16), CHANNELS, grid(224), *in_front(2)),
        by_class("ForImageClassification", lambda *given: (*prefixed("2")(*given), norm()), **SIMPLE),
        count_labels,
    ),
    family(
        "vit_msn",
        (FFN, patch_side(16), CHANNELS, grid(224), *in_front(1)),
        by_class(
            "ForImageClassification",
            lambda *given: (*prefixed("1")(*given), norm()),
            Model=tuple,
            ForImageClassification=classifier,
        ),
        count_labels,
    ),
    family(
        "ijepa",
        (FFN, patch_side(16), CHANNELS, grid(224), *in_front(0)),
        by_class(
            "ForImageClassification",
            lambda *given: (*prefixed("0")(*given), norm()),
            Model=tuple,
            ForImageClassification=lambda: (pooled(), *classifier("mean_pooling.output")),
        ),
        count_labels,
    ),
    family(
        "dinov2",
        (ratio(4), patch_side(14), CHANNELS, grid(224), *in_front(1)),
        dino(prefixed("1", masked(True))),
        then(with_scales, swish_gate, count_labels),
    ),
    family(
        "dinov2_with_registers",
        (
            *(ratio(4), patch_side(16), CHANNELS, grid(224), REGISTERS),
            Size("seq", (), lambda sizes: sizes["patches"] + 1 + sizes["registers"]),
            Size("positions", (), lambda sizes: sizes["patches"] + 1),
        ),
        dino(registered),
        then(with_scales, swish_gate, count_labels),
    ),
    family(
        "dinov3_vit",
        (
            *(FFN, patch_side(16), CHANNELS, grid(224), replace(REGISTERS, read=lambda c, s: _or(c, 0))),
            Size("seq", (), lambda sizes: sizes["patches"] + 1 + sizes["registers"]),
        ),
        rotated,
        with_scales,
        structure={"learned_positions": False, "rotary": "full", "head": "none"},
        flags=(
            biases("query_bias", "q_bias", default=True),
            biases("key_bias", "k_bias"),
            biases("value_bias", "v_bias", default=True),
            biases("proj_bias", "o_bias", default=True),
            biases("mlp_bias", "ffn_bias", default=True),
            Switch("use_gated_mlp", {"gated": True}),
            Activation(default="gelu"),
            Rate("attention_dropout", ("attention_dropout",)),
        ),
        rotary=Rotary(factor_keys=()),
        neutral=frozenset({"pos_embed_shift", "pos_embed_jitter", "pos_embed_rescale"}),
    ),
)


def _or(config: Config, default: int) -> int:
    return config.integer_or(["num_register_tokens"], default, minimum=0)


def beit(model_type: str) -> Family:
    """BEiT, and Data2Vec's over images."""
    return family(
        model_type,
        (
            *(FFN, patch_side(16), CHANNELS, grid(224), *in_front(1)),
            Size("buckets", (), read=offsets),
        ),
        beit_ends,
        then(bias_of_scores, count_labels),
        structure={"q_bias": True, "v_bias": True, "learned_positions": False},
        flags=(
            Switch("use_relative_position_bias", {"relative_bias": "make"}),
            Activation(default="gelu"),
            *DROPOUTS,
        ),
        neutral=frozenset({"vocab_size"}),
        kinds=layers_of_beit,
    )


FAMILIES = (*ROWS, beit("beit"), beit("data2vec-vision"))
