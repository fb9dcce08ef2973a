"""Vision-language families as rows: a tower, a way into the text model, text models that the library puts behind."""

from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families import glm_moe, llama
from symcost.frontend.families.contrastive import SIGLIP2
from symcost.frontend.families.llava import NEUTRAL, up_to_the_last_read
from symcost.frontend.families.siglip import TOWER as SIGLIP
from symcost.frontend.families.towers import GLM4V, IDEFICS, INTERNVIT, JANUS, LLAMA4, MOONVIT, UNNORMED
from symcost.frontend.family import Family, JoinRule, PartsRule, Tower
from symcost.frontend.flags import QKV_BIASES, biases
from symcost.frontend.image_joins import as_normed, as_wide, joined, ratio_of_blocks, shuffled
from symcost.frontend.image_tokens import image_generation
from symcost.frontend.nested import ANY
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.projectors import BLOCK, MERGED, PATCHES, TOWER, linear, two_layers
from symcost.frontend.tables import head_dim
from symcost.ir.spec import Features, Part

GLM = {family.model_type: family for family in (*llama.FAMILIES, *glm_moe.FAMILIES)}


def llama4_way(config: Config, sizes: Any, features: Features) -> tuple[Part, ...]:
    """Shuffled patches through two matmuls, each with an activation, and one more."""
    both: dict[str, Any] = {"sizes": MERGED, "bias": False, "activation": "gelu"}
    last = {"inner": "projector_out", "outer": "projection", "activation": ""}
    return (
        part("dense", "shuffle_in", input=TOWER, inner="ffn", outer="projector_in", **both),
        part("dense", "shuffle_out", input="shuffle_in.product", inner="projector_ffn", outer="projector_ffn", **both),
        part("dense", "projector", input="shuffle_out.product", **{**both, **last}),
    )


def gated_merger(width: str) -> PartsRule:
    """GLM-V: a convolution over blocks to `width`, a matmul, a norm and a gelu, a gated block."""

    def parts(config: Config, sizes: Any, features: Features) -> tuple[Part, ...]:
        wide = {**MERGED, "ffn": width}
        plain: dict[str, Any] = {"bias": False, "sizes": MERGED}
        gate: dict[str, Any] = {"outer": "merger_ffn", "gated": True, "activation": features.activation}
        act: dict[str, Any] = {"gated": False, "activation": "gelu", "sizes": wide}
        return (
            part("dense", "downsample", input=TOWER, inner=BLOCK, outer=width, sizes=MERGED),
            part("dense", "merger_in", input="downsample.y", inner=width, outer=width, **plain),
            part("layer_norm", "merger_norm", input="merger_in.y", sizes={**MERGED, "hidden": width}),
            part("ffn_activation", "merger_act", input="merger_norm.output", **act),
            part("dense", "merger_up", input="merger_act.product", inner=width, **gate, **plain),
            part("dense", "merger", input="merger_up.product", inner="merger_ffn", outer=width, **plain),
        )

    return parts


glm_way, ROWS_OF_BLOCKS = gated_merger("ffn"), gated_merger("projector_out")


def janus_way(config: Config, sizes: Any, features: Features) -> tuple[Part, ...]:
    """A matmul, and `depth - 1` more behind an activation each."""
    act = features.activation
    found = [part("dense", "aligner_1", input=TOWER, inner="hidden", outer="projector_ffn", sizes=PATCHES)]
    for index in range(2, sizes["aligner_depth"] + 1):
        middle = part(
            "ffn_activation",
            f"aligner_act_{index}",
            input=f"aligner_{index - 1}",
            gated=False,
            activation=act,
            sizes={"ffn": "projector_ffn", **PATCHES},
        )
        wide: dict[str, Any] = {"inner": "projector_ffn", "outer": "projector_ffn", "sizes": PATCHES}
        found += [middle, part("dense", f"aligner_{index}", input=f"aligner_act_{index}.output", **wide)]
    return (*found, part("unread", "image_generation", elements="unread"))


def janus_join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The aligner's width and depth; what makes images out of tokens is not run."""
    for name, key, own in (("projector_ffn", "projection_dim", 2048), ("aligner_depth", "depth", 2)):
        value = whole.raw(f"vision_config.{key}")
        sizes[name] = value if isinstance(value, int) else own
    sizes["unread"] = image_generation(whole)
    text["patches"] = sizes.pop("patches")
    return features


def row(
    model_type: str,
    text: str,
    towers: tuple[Family, ...],
    way: PartsRule,
    join: JoinRule,
    *,
    tied: bool | None,
    asks_text: bool = False,
    ties: bool = True,
    layer: int | tuple[int, ...] | None = None,
    several: bool = False,
    neutral: str = "",
) -> Family:
    """A family whose tower and text model are named by their configs.

    Args:
        text: the text model where the config names none.
        tied: the class's own `tie_word_embeddings`; `asks_text` where the text model's own counts too; not `ties`:
            the class never does.
        layer: the class's own `vision_feature_layer`, where it has one; `several` where it may be a list.
    """
    first, *others = towers
    return Family(
        model_type,
        sizes=(),
        neutral=NEUTRAL | frozenset(neutral.split()),
        tower=Tower(
            first,
            model_types=tuple(each.model_type for each in towers),
            others=tuple(others),
            cut=None if layer is None else up_to_the_last_read(layer, several=several),
            head=own_head(tied, asks_text=asks_text, ties=ties),
            join=join,
            connector=way,
        ),
        text_types=(text, ANY),
    )


def chosen_tokens(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """`default` takes a tower's first token away."""
    strategy, prefix = whole.text(["vision_feature_select_strategy"], "default"), features.flag("prefix_tokens")
    if strategy not in ("default", "full"):
        raise whole.error("vision_feature_select_strategy", strategy, "not known", 'write "default" or "full"')
    if (strategy == "full") == bool(prefix):
        problem = "the class token is projected too" if prefix else "the first patch would be lost"
        raise whole.error("vision_feature_select_strategy", strategy, f"{problem}, which is not priced", "change it")
    return joined()(whole, text, sizes, features)


ACT: dict[str, Any] = {"key": "projector_hidden_act", "act": "gelu"}
SMOL: dict[str, Any] = {
    "way": linear(inner=BLOCK, rows=MERGED, bias=False),
    "join": joined("scale_factor", 2),
    "tied": False,
}


def biased(default: bool, field: str = "multimodal_projector_bias", **more: Any) -> PartsRule:
    """Two matmuls whose biases a field states."""

    def parts(config: Config, sizes: Any, features: Features) -> tuple[Part, ...]:
        return two_layers(bias=config.boolean([field], default), **more)(config, sizes, features)

    return parts


def lfm_way(config: Config, sizes: Any, features: Features) -> tuple[Part, ...]:
    """LFM2-VL: the norm is left out where the config says so."""
    normed = config.boolean(["projector_use_layernorm"], True)
    shape = {"inner": BLOCK, "middle": "projector_ffn", "rows": MERGED, "norm": "layer" if normed else ""}
    return biased(True, "projector_bias", **shape, **ACT)(config, sizes, features)


def aya_way(config: Config, sizes: Any, features: Features) -> tuple[Part, ...]:
    """A norm over blocks, a matmul whose halves gate one another, a matmul.

    Raises:
        SpecError: a width of the block that has no halves.
    """
    if sizes["projector_ffn"] % 2:
        problem = "its halves gate one another, and it is odd"
        raise config.error("alignment_intermediate_size", sizes["projector_ffn"], problem, "correct it")
    shape: dict[str, Any] = {"inner": BLOCK, "middle": "projector_ffn/2", "rows": MERGED, "norm": "layer"}
    return two_layers(gated=True, act="silu", **shape)(config, sizes, features)


def glm_text(model_type: str, like: str, **changes: Any) -> Family:
    """The text model of a GLM-V family; heads are as wide as they fit into the stream, whole or not."""
    base = GLM[like]
    features = replace(base.features, library=None, **changes)
    head = head_dim(lambda sizes: sizes["hidden"] // sizes["heads"])
    sizes = tuple(head if size.dim == "head_dim" else size for size in base.sizes)
    flags = tuple(
        biases("attention_bias", *QKV_BIASES, default=True) if "attention_bias" in f.keys else f for f in base.flags
    )
    return replace(base, model_type=model_type, features=features, sizes=sizes, flags=flags)


FAMILIES = (
    row(
        *("llava_next", "llama", UNNORMED, biased(True, **ACT, newline=True), chosen_tokens),
        tied=False,
        layer=-2,
    ),
    row(
        *("llava_onevision", "qwen2", UNNORMED[1:], biased(True, **ACT, newline=True), joined()),
        tied=False,
        asks_text=True,
        layer=-1,
        neutral="vision_aspect_ratio",
    ),
    row("paligemma", "gemma", (SIGLIP,), linear(outer="projector_out"), as_wide, tied=True, neutral="hidden_size"),
    row("idefics3", "llama", (IDEFICS,), **SMOL, neutral="_pad_token_id"),
    row("smolvlm", "llama", (replace(IDEFICS, model_type="smolvlm_vision"),), **SMOL, neutral="_pad_token_id"),
    row(
        *("internvl", "qwen2", (INTERNVIT,), two_layers(inner=BLOCK, rows=MERGED, norm="layer", **ACT)),
        ratio_of_blocks,
        tied=True,
        layer=-1,
    ),
    row(
        *("aya_vision", "cohere2", UNNORMED[1:2], aya_way),
        joined("downsample_factor", 2, width="alignment_intermediate_size"),
        tied=True,
        layer=-1,
        neutral="adapter_layer_norm_eps",
    ),
    row(
        *("lfm2_vl", "lfm2", (SIGLIP2,), lfm_way),
        joined("downsample_factor", 2, width="projector_hidden_size", own=2560),
        tied=True,
        neutral="projector_bias projector_use_layernorm",
    ),
    row("deepseek_vl", "llama", (SIGLIP,), two_layers(), joined(), tied=True),
    row("janus", "llama", (JANUS,), janus_way, janus_join, tied=True),
    row(
        *("kimi_k25", "deepseek_v3", (MOONVIT,)),
        two_layers(inner=BLOCK, middle=BLOCK, rows=MERGED, norm="layer", norm_width="hidden"),
        as_normed,
        tied=True,
        neutral="projection_layer_norm_eps",
    ),
    row("llama4", "llama4_text", (LLAMA4,), llama4_way, shuffled, tied=None),
    glm_text("glm4v_text", "glm4"),
    glm_text("glm4v_moe_text", "glm4_moe"),
    row("glm4v", "glm4v_text", (GLM4V,), glm_way, joined(), tied=False, asks_text=True),
    row(
        "glm4v_moe",
        "glm4v_moe_text",
        (replace(GLM4V, model_type="glm4v_moe_vision"),),
        glm_way,
        joined(),
        tied=False,
        asks_text=True,
    ),
)
