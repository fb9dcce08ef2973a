"""Vision-language families that differ from those of `image_text` by a name or a number."""

from symcost.frontend.config import Config
from symcost.frontend.families.image_text import ACT, biased, chosen_tokens, glm_way, row
from symcost.frontend.families.llava import listed
from symcost.frontend.families.siglip import TOWER as SIGLIP
from symcost.frontend.families.towers import GLM4V, UNNORMED
from symcost.frontend.image_joins import joined
from symcost.frontend.parts import part
from symcost.frontend.projectors import BLOCK, MERGED, chain, two_layers
from symcost.ir.spec import Features

DEFAULT = (-2, -5, -8, -11, 6)


def side_by_side(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """VipLLaVA: several layers' vectors stand side by side, the class token taken away."""
    sizes["projector_in"] = len(listed(whole, DEFAULT)) * sizes["hidden"]
    return joined()(whole, text, sizes, features)


def with_video(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """Video-LLaVA: frames of videos run through a tower of their own, which is held."""
    hidden, ffn = sizes["hidden"], sizes["ffn"]
    layer = 4 * hidden * (hidden + 1) + 2 * hidden * ffn + ffn + hidden + 4 * hidden
    front = sizes["channels"] * sizes["patch"] ** 2 + sizes["positions"] + 1
    sizes["unread"] = sizes["layers"] * layer + (front + 4) * hidden
    whole.warn("videos are not priced: the tower that their frames run through is held and not run")
    return chosen_tokens(whole, text, sizes, features)


HELD = chain(biased(True, **ACT), lambda *_: (part("unread", "video_tower", elements="unread"),))
VIDEO = "spatial_pool_mode spatial_pool_stride video_seq_length"
FAMILIES = (
    row("glm46v", "glm4v_text", (GLM4V,), glm_way, joined(), tied=False),
    row(
        *("vipllava", "llama", UNNORMED[:1]),
        two_layers(inner="projector_in", norm="layer", **ACT),
        side_by_side,
        tied=False,
        layer=DEFAULT,
        several=True,
        neutral="projector_layernorm_eps",
    ),
    row("video_llava", "llama", UNNORMED[:1], HELD, with_video, tied=False, layer=-2, neutral="video_seq_length"),
    row("glmga", "glm4v_text", (GLM4V,), glm_way, joined(), tied=False),
    row(
        *("llava_next_video", "llama", UNNORMED, biased(True, **ACT, newline=True), chosen_tokens),
        tied=False,
        layer=-2,
        neutral=VIDEO,
    ),
    row(
        *("cohere2_vision", "cohere2", (SIGLIP,)),
        two_layers(gated=True, act="silu", inner=BLOCK, middle="projector_ffn/2", rows=MERGED),
        joined("downsample_factor", 2, width="alignment_intermediate_size", own=36864),
        tied=True,
    ),
)
