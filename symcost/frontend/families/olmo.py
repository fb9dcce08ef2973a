"""OLMo 1 to 3 and EXAONE 4: norms without weights, then norms behind each block."""

from symcost.frontend.config import Config
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT
from symcost.frontend.family import Changes, Family, Maximum, Sizes
from symcost.frontend.flags import Activation, Tie
from symcost.frontend.layer_rules import last_of, layer_types, period_of
from symcost.frontend.libraries import OLMO2
from symcost.frontend.tables import decoder_sizes, kv_heads, window
from symcost.ir.spec import Features


def full_layers_do_not_rotate(config: Config, sizes: Sizes, attention: str, ffn: str) -> Changes:
    """Where a window is stated, only the layers that have it rotate (EXAONE 4)."""
    return (("rotary", "none"),) if attention == "full" and "window" in sizes else ()


FAMILIES = (
    Family(
        "olmo",
        sizes=decoder_sizes(),
        features=Features(norm="layer_plain"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        neutral=frozenset({"clip_qkv"}),
        maximum=Maximum(default=2048),
    ),
    Family(
        "olmo2",
        sizes=decoder_sizes(),
        features=Features(norm_placement="post", qk_norm="full", library=OLMO2),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        maximum=Maximum(default=2048),
    ),
    Family(
        "olmo3",
        sizes=decoder_sizes(window(4096)),
        features=Features(norm_placement="post", qk_norm="full"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=layer_types(period_of(4)),
        maximum=Maximum(default=2048),
    ),
    Family(
        "exaone4",
        sizes=decoder_sizes(window(4096), kv=kv_heads(32, None)),
        features=Features(norm_placement="post", qk_norm="head"),
        flags=(Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=layer_types(last_of("sliding_window_pattern", 4)),
        changes=full_layers_do_not_rotate,
        maximum=Maximum(default=2048),
    ),
)
