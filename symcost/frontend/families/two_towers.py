"""DeepSeek-VL with a second tower for large images, and Unlimited-OCR, whose second tower reads the first."""

from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families.clip import SEEING as CLIP
from symcost.frontend.families.deepseek import shared_by_count
from symcost.frontend.families.image_text import row
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT, MLP_BIAS
from symcost.frontend.families.sam_towers import SAM, across, neck
from symcost.frontend.families.siglip import TOWER as SIGLIP
from symcost.frontend.family import Family, Maximum, Rotary, Sizes
from symcost.frontend.flags import Activation, Tie
from symcost.frontend.image_ends import norm, opening
from symcost.frontend.image_joins import joined
from symcost.frontend.layer_rules import every, layer_types, mlp_layer_types
from symcost.frontend.parts import part, renamed, under
from symcost.frontend.projectors import NEWLINE, PATCHES, TOWER
from symcost.frontend.tables import DERIVED_HEAD, decoder_sizes, expert_sizes, kv_heads, shared_experts
from symcost.ir.spec import Features, Part

LOW = replace(SIGLIP, ends=lambda config, sizes, features: (*opening(), norm()))
HIGH, LARGE = "high", "high_res_vision_config"


def halved(inner: str, middle: str, last: str, before: str, between: str, after: str) -> tuple[Part, ...]:
    """Two convolutions that each halve a side, from `before` places to `after`, both for images of two kinds."""
    plain: dict[str, Any] = {"taps": "9", "bias": False}
    return (
        part(
            *("convolution", "halving"),
            input="high_neck_out.output",
            inner=inner,
            outer=middle,
            before=before,
            sizes={"seq": between},
            **plain,
        ),
        part(
            *("convolution", "quartering"),
            input="halving.y",
            inner=middle,
            outer=last,
            before=between,
            sizes={"seq": after},
            **plain,
        ),
    )


def mlp_width(config: Config, sizes: Sizes) -> int:
    """`mlp_dim`, or as many times the tower's width as `mlp_ratio` says."""
    stated = config.integer(["mlp_dim"])
    times = config.number(["mlp_ratio"], 4.0)
    return stated if isinstance(stated, int) else int(sizes["hidden"] * (4.0 if times is None else times))


SEGMENTING = replace(
    SAM,
    model_type="sam_vision_model",
    sizes=tuple(replace(size, default=None, read=mlp_width) if size.dim == "ffn" else size for size in SAM.sizes),
)


def hybrid_join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The second tower has a layer that sees the whole image, and each tower makes half of the text model's width.

    Raises:
        SpecError: it has none, or that width is odd.
    """
    config = Config(whole.mapping(LARGE), whole.where, f"{LARGE}.")
    listed, layers = config.integers(["global_attn_indexes"]), config.integer_or(["num_hidden_layers"], 12)
    if listed is not None and (not listed or not -layers <= listed[0] < layers):
        problem = f"the first names the layer that is read beside the last, of {layers}"
        raise config.error("global_attn_indexes", listed, problem, "name a layer")
    if text["hidden"] % 2:
        raise whole.error("text_config.hidden_size", text["hidden"], "each tower makes half of it", "state it even")
    return joined()(whole, text, sizes, features)


def hybrid_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A second neck, for the first layer that sees the whole image; what both make is laid over a finer grid."""
    half: dict[str, Any] = {"outer": "projection/2", "sizes": PATCHES}
    wide = {"hidden": "4*high_neck", **PATCHES}
    laid = halved("high_neck", "2*high_neck", "4*high_neck", "16*patches", "4*patches", "patches")
    twice = tuple(replace(item, sizes=(*item.sizes, ("batch", "2*batch"))) for item in laid)
    return (
        *under(renamed(neck("body.output"), "middle"), HIGH, ("patches", "hidden", "neck")),
        *twice,
        part("layer_scale", "large_scale", input="quartering.y", factors="1", sizes=wide),
        part("residual", "large_sum", sizes=wide),
        part("dense", "small_projector", input=TOWER, inner="hidden", **half),
        part("dense", "large_projector", input="large_sum.output", inner="4*high_neck", **half),
        part(
            *("ffn_activation", "projector_act"),
            input="large_projector",
            gated=False,
            activation="gelu",
            sizes={"ffn": "projection", **PATCHES},
        ),
        part(
            *("dense", "projector"),
            input="projector_act.output",
            inner="projection",
            outer="projection",
            sizes=PATCHES,
        ),
    )


def reading_ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A class token in front of the first tower's places, positions and a norm; none behind the layers."""
    return (
        part("class_token", tokens="1"),
        part("position_embedding"),
        part("layer_norm", "embedding_norm", input="position_embedding.output"),
    )


READING = replace(
    CLIP,
    model_type="unlimited_ocr_vision_encoder",
    ends=reading_ends,
    neutral=CLIP.neutral | {"num_channels", "initializer_factor"},
)
FIRST = replace(SAM, model_type="unlimited_ocr_sam_vision_model", neutral=SAM.neutral | {"downsample_channels"})
INNER, OUTER = "vision_config.sam_config", "vision_config.encoder_config"


def ocr_join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The first tower's grid, halved twice, is the second one's.

    Raises:
        SpecError: more or fewer convolutions than two, or widths and grids that do not fit.
    """
    config = Config(whole.mapping(INNER), whole.where, f"{INNER}.")
    listed = config.integers(["downsample_channels"]) or [512, 1024]
    if len(listed) != 2 or listed[1] != sizes["hidden"]:
        problem = f"two widths are expected, the last of them {sizes['hidden']}"
        raise config.error("downsample_channels", listed, problem, "correct downsample_channels")
    sizes["squeezed"] = listed[0]
    halves = (across(config, {"patch": sizes["high_patch"]}) + 1) // 2
    places = ((halves + 1) // 2) ** 2
    if places != sizes["patches"]:
        whole.warn(f"the first tower hands over {places} places, the second is made for {sizes['patches']}")
    return joined()(whole, text, sizes, features)


def ocr_way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Both towers' vectors of a place side by side, one matmul; learned vectors behind rows and between views."""
    laid = halved("high_neck", "squeezed", "hidden", "16*patches", "4*patches", "patches")
    return (
        *laid,
        part("dense", "projector", input="quartering.joined", inner="2*hidden", outer="projection", sizes=PATCHES),
        part("class_token", "image_newline", tokens=1, sizes=NEWLINE),
        part("class_token", "view_separator", tokens=1, sizes=NEWLINE),
    )


def whole_prompts(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Layers with a window see all of a prompt, and of what is written behind it a window."""
    config.warn("layers with a window see all of a prompt: priced as full attention")
    return shared_by_count(config, sizes, features)


WORDS = {"reference_sliding_attention": "full", "full_attention": "full"}
OCR_TEXT = Family(
    "unlimited_ocr_text",
    sizes=decoder_sizes(
        *expert_sizes(("n_routed_experts", "num_experts")),
        shared_experts("n_shared_experts", default=2),
        kv=kv_heads(10),
        head=DERIVED_HEAD,
    ),
    features=Features(router_renormalised=False),
    flags=(ATTENTION_BIAS, MLP_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
    attention=layer_types(every("full"), WORDS),
    ffn=mlp_layer_types(lambda config, s: ["dense"] + ["moe"] * (s["layers"] - 1)),
    rotary=Rotary(),
    neutral=frozenset({"head_dim", "sliding_window", "pretraining_tp", "topk_method"}),
    maximum=Maximum(default=32768),
    finish=whole_prompts,
)


def with_second(family: Family, **more: Any) -> Family:
    """The family with a tower beside its own."""
    assert family.tower is not None
    return replace(family, tower=replace(family.tower, **more))


FAMILIES = (
    OCR_TEXT,
    with_second(
        row("deepseek_vl_hybrid", "llama", (LOW,), hybrid_way, hybrid_join, tied=True, neutral=LARGE),
        beside=(LARGE, HIGH, SEGMENTING),
    ),
    with_second(
        row("unlimited_ocr", "unlimited_ocr_text", (READING,), ocr_way, ocr_join, tied=False, neutral="vision_config"),
        beside=(INNER, HIGH, FIRST),
        key=OUTER,
    ),
)
