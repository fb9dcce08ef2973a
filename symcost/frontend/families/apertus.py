"""Llama-like decoders with one thing of their own: Apertus (xIELU), BitNet (norms inside the blocks), Kimi K2."""

from dataclasses import replace

from symcost.frontend.families import deepseek
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT
from symcost.frontend.family import Family, Maximum
from symcost.frontend.flags import Activation, Tie
from symcost.frontend.tables import decoder_sizes, kv_heads, same_width
from symcost.ir.spec import Features

DEEPSEEK = {family.model_type: family for family in deepseek.FAMILIES}["deepseek_v3"]

FAMILIES = (
    Family(
        "apertus",
        sizes=decoder_sizes(),
        features=Features(gated=False, qk_norm="head"),
        flags=(ATTENTION_BIAS, Activation(default="xielu", learned=("xielu",)), ATTENTION_DROPOUT, Tie(False)),
        neutral=frozenset({"post_norm", "qk_norm"}),
        maximum=Maximum(default=65536),
    ),
    Family(
        "bitnet",
        sizes=decoder_sizes(kv=kv_heads(5)),
        features=Features(extra=(("sub_norms", "true"),)),
        flags=(ATTENTION_BIAS, Activation(default="relu2"), ATTENTION_DROPOUT, Tie(False)),
        maximum=Maximum(default=2048),
        finish=same_width,
    ),
    # The class that a Kimi checkpoint brings along is DeepSeek V3's under another name; the library has no other.
    replace(DEEPSEEK, model_type="kimi_k2"),
)
