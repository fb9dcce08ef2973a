"""Pop2Piano: T5 over frames of mel spectrograms, with a head of its own and an embedding of composers."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.t5 import family, first_makes_the_bias
from symcost.frontend.family import Size, Sizes
from symcost.frontend.parts import part
from symcost.ir.spec import Features, Part

BASE = family("pop2piano", first_makes_the_bias, projection="gated-gelu", scaled=True)


def composers(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A row for each composer, which generation alone puts in front of the frames."""
    return (part("unread", "composers", elements="query_rows*hidden"),)


FAMILIES = (
    replace(
        BASE,
        sizes=(*BASE.sizes, Size("query_rows", ("composer_vocab_size",), 21, meaning="the number of composers")),
        features=replace(BASE.features, library=None, extra=(("ends", "added"),)),
        flags=tuple(flag for flag in BASE.flags if "tie_word_embeddings" not in flag.keys),
        ends=composers,
        neutral=BASE.neutral | {"tie_word_embeddings", "dense_act_fn", "is_gated_act"},
        classes={},
    ),
)
