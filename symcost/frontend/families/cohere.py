"""Cohere 1, 2, Compass: one LayerNorm without bias before attention and feed-forward in parallel, scaled heads."""

from collections.abc import Mapping
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT
from symcost.frontend.family import Changes, Family, Maximum, Sizes
from symcost.frontend.flags import Activation, Factor, Switch, Tie
from symcost.frontend.layer_rules import every, last_of, layer_types
from symcost.frontend.libraries import COHERE
from symcost.frontend.tables import decoder_sizes, own_sizes, window
from symcost.ir.spec import Features

STRUCTURE = Features(norm="layer_no_bias", norm_placement="parallel")
FLAGS = (ATTENTION_BIAS, Factor("logit_scale", "logit_scale", 0.0625), Activation(), ATTENTION_DROPOUT, Tie(True))


def only_windows_rotate(config: Config, sizes: Sizes, attention: str, ffn: str) -> Changes:
    """Layers with full attention have no positions."""
    return (("rotary", "none"),) if attention == "full" else ()


def listed_rotate(config: Config, sizes: Sizes, attention: str, ffn: str) -> Changes:
    """Layers have positions where `rope_parameters` has an entry for their type, or one for all."""
    stated = config.raw("rope_parameters")
    alike = not isinstance(stated, Mapping) or not any(f"{word}_attention" in stated for word in ("full", "sliding"))
    return () if alike or f"{attention}_attention" in stated else (("rotary", "none"),)


FAMILIES = (
    Family(
        "cohere",
        sizes=decoder_sizes(),
        features=replace(STRUCTURE, library=COHERE),
        flags=(*FLAGS, Switch("use_qk_norm", {"qk_norm": "head_each_layer"}, nullable=True)),
        maximum=Maximum(default=8192),
    ),
    Family(
        "cohere2",
        sizes=decoder_sizes(window(4096)),
        features=STRUCTURE,
        flags=FLAGS,
        attention=layer_types(last_of("sliding_window_pattern", 4)),
        changes=only_windows_rotate,
        own_sizes=own_sizes(8192, 40, 64, 256000, 22528),
        maximum=Maximum(default=8192),
    ),
    Family(
        "cohere_compass_text",
        sizes=decoder_sizes(window(4096)),
        features=STRUCTURE,
        flags=(FLAGS[0], Factor("logit_scale", "logit_scale"), *FLAGS[2:]),
        attention=layer_types(every("full")),
        changes=listed_rotate,
        neutral=frozenset({"pooling"}),
        own_sizes=own_sizes(8192, 40, 64, 256000, 22528),
        maximum=Maximum(default=8192),
    ),
)
