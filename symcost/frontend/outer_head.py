"""The head of a vision-language model: the whole config says whether it is tied, not the text model's."""

from __future__ import annotations

from dataclasses import replace

from symcost.frontend.config import MISSING, Config, show
from symcost.frontend.family import HeadRule
from symcost.ir.spec import Features

KEY = "tie_word_embeddings"


def own_head(default: bool | None, *, asks_text: bool, ties: bool = True) -> HeadRule:
    """The head of the whole: one matmul, tied as the whole config says.

    Args:
        default: the class's own `tie_word_embeddings`; None where the head is the text model's and goes by its config.
        asks_text: whether a text model that ties its own head has this one tied too.
        ties: whether the class ties anything, whatever a config says.
    """

    def head(whole: Config, features: Features) -> Features:
        if default is None:
            return features
        tied = whole.boolean([KEY], default)
        if default and whole.raw(KEY) is MISSING:
            whole.warn(f"{KEY} is not stated: {show(default)}, the default of the library's class, is assumed")
        tied = ties and (tied or (asks_text and features.tied))
        stated = whole.raw(f"text_config.{KEY}") if isinstance(whole.raw("text_config"), dict) else MISSING
        if isinstance(stated, bool) and stated != tied:
            whole.warn(f"text_config.{KEY} ({show(stated)}) does not decide: the head belongs to the whole model")
        return replace(features, tied=tied, head_bias=False, head_softcap=False, logit_scale=False)

    return head
