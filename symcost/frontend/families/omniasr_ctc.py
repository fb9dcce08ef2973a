"""OmniASR with a CTC head: its encoder by itself, and one logit a symbol and frame."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families.audio_towers import OMNI
from symcost.frontend.families.speech_encoders import head
from symcost.frontend.family import Family, Maximum, Size
from symcost.frontend.flags import Activation, Rate

INNER = "audio_config"


def inside(rule: Callable[..., Any]) -> Callable[..., Any]:
    """The rule as it reads the encoder's config."""

    def read(config: Config, *more: Any) -> Any:
        return rule(Config(config.mapping(INNER), config.where, f"{INNER}."), *more)

    return read


def under(size: Size) -> Size:
    """The size as the whole config states it."""
    return replace(size, keys=tuple(f"{INNER}.{key}" for key in size.keys))


FAMILIES = (
    Family(
        "omniasr_ctc",
        sizes=(*map(under, OMNI.sizes), Size("vocab", ("vocab_size",), 10288, meaning="the number of symbols")),
        features=replace(OMNI.features, architecture="encoder"),
        flags=(
            Activation(f"{INNER}.hidden_act", "gelu"),
            Rate(f"{INNER}.hidden_dropout", ("residual_dropout",), 0.1),
            Rate(f"{INNER}.attention_dropout", ("attention_dropout",)),
            Rate(f"{INNER}.activation_dropout", ("ffn_dropout",), 0.1),
        ),
        kinds=OMNI.kinds,
        rotary=None,
        nested=(INNER,),
        maximum=Maximum(()),
        neutral=frozenset(
            f"""{INNER}.layerdrop {INNER}.conv_dim {INNER}.conv_kernel {INNER}.conv_stride {INNER}.conv_bias
            {INNER}.model_type ctc_loss_reduction ctc_zero_infinity blank_token_id""".split()
        ),
        finish=inside(OMNI.finish or (lambda config, sizes, features: features)),
        ends=lambda config, sizes, features: (*inside(OMNI.ends or (lambda *_: ()))(config, sizes, features), *head()),
    ),
)
