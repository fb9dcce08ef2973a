"""Nystromformer: BERT with a filter over the values of each head."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.encoder_heads import WITHOUT_POOLER
from symcost.frontend.families.bert import NEUTRAL, SIZES, head
from symcost.frontend.families.masked_kin import behind_two
from symcost.frontend.families.text_encoders import family
from symcost.frontend.family import ABSENT, Size
from symcost.ir.spec import Features


def filtered(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Plain attention, which the library has where there are as many landmarks as tokens.

    Raises:
        SpecError: attention through landmarks.
    """
    count, tokens = (config.integer([key]) for key in ("num_landmarks", "segment_means_seq_len"))
    landmarks = count if isinstance(count, int) else 64
    if landmarks != (tokens if isinstance(tokens, int) else 64):
        problem = "attention through landmarks, fewer than tokens, is not modelled"
        raise config.error("num_landmarks", landmarks, problem, "state as many as segment_means_seq_len")
    made = head(WITHOUT_POOLER, spare_bias=True)(config, sizes, features)
    extra = {**dict(made.extra), **({"value_filter": "true"} if "conv_kernel" in sizes else {})}
    return replace(made, extra=tuple(sorted(extra.items())))


FAMILIES = (
    family(
        "nystromformer",
        sizes=(
            *(size for size in SIZES if size.dim != "positions"),
            behind_two(510),
            Size("conv_kernel", ("conv_kernel_size",), 65, ABSENT, meaning="the taps of the filter over values"),
        ),
        neutral=NEUTRAL | {"inv_coeff_init_option", "inv_init_coeff_option"},
        finish=filtered,
    ),
)
