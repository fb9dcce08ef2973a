"""ALBERT: layers that share one set of weights, or a few, and a narrow embedding."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.bert import ENCODER_ONLY, HARMLESS, LATE, NEUTRAL, SIZES, STRUCTURE, head
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Rate, Tie
from symcost.ir.spec import Features, KindSpec

OWNER = KindSpec("encoder_first")
USER = KindSpec("encoder", changes=(("weights_of", OWNER.name),))


def groups(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Each group's layers run as often as there are layers for the group; the first time they own the weights."""
    layers = sizes["layers"]
    number = _stated(config, "num_hidden_groups")
    inner = _stated(config, "inner_group_num")
    if number > layers:
        problem = f"more groups than the {layers} layers"
        raise config.error("num_hidden_groups", number, problem, "state at most one group a layer")
    # The library's rule, with its rounding: layer i is of group int(i / (layers / groups)).
    group_of = [int(i / (layers / number)) for i in range(layers)]
    first = [i == 0 or group_of[i] != group_of[i - 1] for i in range(layers)]
    found = [OWNER if owns else USER for owns in first for _ in range(inner)]
    return found if USER in found else [KindSpec("encoder")] * len(found)


def _stated(config: Config, key: str) -> int:
    return config.integer_or([key], 1)


FAMILIES = (
    Family(
        "albert",
        sizes=(*SIZES, Size("embed", ("embedding_size",), 128, meaning="the width of the embedding")),
        features=replace(STRUCTURE, embedding_projection=True),
        flags=(
            Activation(default="gelu_new"),
            Rate("hidden_dropout_prob", ("embedding_dropout", "residual_dropout")),
            Rate("attention_probs_dropout_prob", ("attention_dropout",)),
            Tie(True),
        ),
        kinds=groups,
        rotary=None,
        maximum=Maximum(hard=True),
        neutral=NEUTRAL | {"down_scale_factor", "gap_size", "net_structure_type", "num_memory_blocks"},
        harmless=HARMLESS,
        refused=ENCODER_ONLY,
        finish=head(more={"residual_dropout_at": "attention", **LATE}, spare_bias=True),
    ),
)
