"""Vision-language families that differ from those of `image_text` by a name or a number."""

from symcost.frontend.families.image_text import ACT, biased, chosen_tokens, glm_way, row
from symcost.frontend.families.siglip import TOWER as SIGLIP
from symcost.frontend.families.towers import GLM4V, UNNORMED
from symcost.frontend.image_joins import joined
from symcost.frontend.projectors import BLOCK, MERGED, two_layers

VIDEO = "spatial_pool_mode spatial_pool_stride video_seq_length"
FAMILIES = (
    row("glm46v", "glm4v_text", (GLM4V,), glm_way, joined(), tied=False),
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
