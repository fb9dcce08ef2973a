"""Gemma 1, 2 and 3: RMSNorm with 1 + w, scaled embeddings, tied heads; 2 and 3 with windows and sandwich norms."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT
from symcost.frontend.family import Family, Maximum
from symcost.frontend.flags import Activation, Present, Switch, Tie
from symcost.frontend.layer_rules import last_of, layer_types, period_of
from symcost.frontend.libraries import GEMMA
from symcost.frontend.tables import decoder_sizes, head_dim, kv_heads, own_sizes, window
from symcost.ir.library import Library
from symcost.ir.spec import Features

TANH = "gelu_pytorch_tanh"
BOTH_WAYS = Switch("use_bidirectional_attention", {"causal": False}, nullable=True)


def tanh_form(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """`gelu` in a Gemma config means the tanh form: the library's class reads it so."""
    if features.activation != "gelu":
        return features
    return replace(features, activation="gelu_tanh", activation_name="gelu_pytorch_tanh")


def two(model_type: str, placement: str, library: Library | None = None) -> Family:
    """Gemma 2, and VaultGemma, which leaves out the norms behind the blocks."""
    return Family(
        model_type,
        sizes=decoder_sizes(window(4096), kv=kv_heads(4, None), head=head_dim(256, None)),
        features=Features(norm="rms_offset", norm_placement=placement, embedding_scale=True, library=library),
        flags=(
            ATTENTION_BIAS,
            Activation("hidden_activation", TANH),
            Present("attn_logit_softcapping", "attention_softcap", 50.0),
            Present("final_logit_softcapping", "head_softcap", 30.0),
            ATTENTION_DROPOUT,
            BOTH_WAYS,
            Tie(True),
        ),
        attention=layer_types(period_of(2)),
        neutral=frozenset({"hidden_act"}),
        own_sizes=own_sizes(2304, 26, 8, 256000, 9216),
        maximum=Maximum(default=8192),
    )


FAMILIES = (
    Family(
        "gemma",
        sizes=decoder_sizes(kv=kv_heads(16, None), head=head_dim(256, None)),
        features=Features(norm="rms_offset", embedding_scale=True, library=GEMMA),
        flags=(ATTENTION_BIAS, Activation(default=TANH), ATTENTION_DROPOUT, BOTH_WAYS, Tie(True)),
        neutral=frozenset({"hidden_activation"}),
        own_sizes=own_sizes(3072, 28, 16, 256000, 24576),
        maximum=Maximum(default=8192),
        finish=tanh_form,
    ),
    two("gemma2", "sandwich", GEMMA),
    two("vaultgemma", "pre"),
    Family(
        "gemma3_text",
        sizes=decoder_sizes(window(4096), kv=kv_heads(4, None), head=head_dim(256, None)),
        features=Features(
            norm="rms_offset", norm_placement="sandwich", embedding_scale=True, qk_norm="head", library=GEMMA
        ),
        flags=(
            ATTENTION_BIAS,
            Activation("hidden_activation", TANH),
            Present("attn_logit_softcapping", "attention_softcap"),
            Present("final_logit_softcapping", "head_softcap"),
            ATTENTION_DROPOUT,
            BOTH_WAYS,
            Tie(True),
        ),
        attention=layer_types(last_of("sliding_window_pattern", 6)),
        neutral=frozenset({"hidden_act", "_sliding_window_pattern"}),
        own_sizes=own_sizes(2304, 26, 8, 262208, 9216),
        maximum=Maximum(default=131072),
    ),
)
