"""Llama and the families built like it: pre-norm, RMSNorm, rotary positions, gated SiLU."""

from dataclasses import replace

from symcost.frontend.family import Family, Maximum, Rotary, Size
from symcost.frontend.flags import ATTENTION_BIASES, QKV_BIASES, Activation, Factor, Present, Rate, Switch, Tie, biases
from symcost.frontend.layer_rules import all_windows, first_of, layer_types, sliding_if_window
from symcost.frontend.libraries import LLAMA, heads_first
from symcost.frontend.tables import (
    FFN,
    HEADS,
    HIDDEN,
    VOCAB,
    decoder_sizes,
    head_dim,
    kv_heads,
    own_sizes,
    same_width,
    window,
)
from symcost.ir.spec import Features

# Half of each head turns, by cosines and sines that every layer spreads out anew.
GLM4 = replace(heads_first(LLAMA), tables=True)
ATTENTION_DROPOUT = Rate("attention_dropout", ("attention_dropout",))
ATTENTION_BIAS = biases("attention_bias", *ATTENTION_BIASES)
MLP_BIAS = biases("mlp_bias", "ffn_bias")
MULTIPLIERS = (
    Factor("embedding_multiplier", "embedding_scale"),
    Factor("logits_scaling", "logit_scale"),
    Factor("residual_multiplier", "residual_scale"),
)

FAMILIES = (
    Family(
        "llama",
        sizes=decoder_sizes(),
        features=Features(library=LLAMA),
        flags=(ATTENTION_BIAS, MLP_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        own_sizes=own_sizes(4096, 32, 32, 32000, 11008),
        maximum=Maximum(default=2048),
    ),
    Family(
        "mistral",
        sizes=decoder_sizes(window(4096), kv=kv_heads(8)),
        features=Features(library=LLAMA),
        flags=(Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=sliding_if_window,
        own_sizes=own_sizes(4096, 32, 32, 32000, 14336),
        maximum=Maximum(default=131072),
    ),
    Family(
        "arcee",
        sizes=decoder_sizes(),
        features=Features(gated=False),
        flags=(ATTENTION_BIAS, MLP_BIAS, Activation(default="relu2"), ATTENTION_DROPOUT, Tie(False)),
        maximum=Maximum(default=4096),
    ),
    Family(
        "granite",
        sizes=decoder_sizes(),
        features=Features(library=LLAMA),
        flags=(ATTENTION_BIAS, MLP_BIAS, *MULTIPLIERS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        maximum=Maximum(default=2048),
    ),
    Family(
        "helium",
        sizes=decoder_sizes(kv=kv_heads(20), head=head_dim(128, None)),
        flags=(biases("attention_bias", *QKV_BIASES), MLP_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        maximum=Maximum(default=4096),
        finish=same_width,
    ),
    Family(
        "hunyuan_v1_dense",
        sizes=decoder_sizes(),
        features=Features(qk_norm="head"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        maximum=Maximum(default=2048),
    ),
    Family(
        "seed_oss",
        sizes=decoder_sizes(kv=kv_heads(8), head=head_dim(128)),
        flags=(
            biases("attention_bias", *QKV_BIASES, default=True),
            biases("attention_out_bias", "o_bias"),
            MLP_BIAS,
            Activation(),
            Rate("attention_dropout", ("attention_dropout",), 0.1),
            Rate("residual_dropout", ("residual_dropout",), 0.1),
            Tie(False),
        ),
        maximum=Maximum(default=524288),
    ),
    Family(
        "phi3",
        sizes=decoder_sizes(window()),
        features=Features(fused_qkv=True, fused_gate_up=True, library=heads_first(LLAMA)),
        flags=(Activation(), ATTENTION_DROPOUT, Rate("resid_pdrop", ("residual_dropout",)), Tie(False)),
        attention=sliding_if_window,
        neutral=frozenset({"embd_pdrop"}),
        maximum=Maximum(default=4096),
    ),
    Family(
        "glm",
        sizes=decoder_sizes(kv=kv_heads(2), head=head_dim(128)),
        features=Features(fused_gate_up=True),
        flags=(biases("attention_bias", *QKV_BIASES, default=True), Activation(), ATTENTION_DROPOUT, Tie(False)),
        rotary=Rotary(factor=0.5),
        maximum=Maximum(default=131072),
    ),
    Family(
        "glm4",
        sizes=decoder_sizes(kv=kv_heads(2), head=head_dim(128, None)),
        features=Features(norm_placement="sandwich", fused_gate_up=True, library=GLM4),
        flags=(biases("attention_bias", *QKV_BIASES, default=True), Activation(), ATTENTION_DROPOUT, Tie(False)),
        rotary=Rotary(factor=0.5),
        maximum=Maximum(default=131072),
    ),
    Family(
        "ministral",
        sizes=decoder_sizes(window(4096), kv=kv_heads(8)),
        flags=(Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=layer_types(all_windows),
        maximum=Maximum(default=131072),
    ),
    Family(
        "ministral3",
        sizes=decoder_sizes(window(), kv=kv_heads(8), head=head_dim(128)),
        flags=(Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=sliding_if_window,
        maximum=Maximum(default=262144),
    ),
    Family(
        "cwm",
        sizes=decoder_sizes(window(8192), kv=kv_heads(8), head=head_dim(128)),
        flags=(MLP_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=layer_types(first_of(4)),
        maximum=Maximum(default=131072),
    ),
    Family(
        "ernie4_5",
        sizes=decoder_sizes(kv=kv_heads(2), head=head_dim(128)),
        flags=(
            biases("use_bias", *ATTENTION_BIASES, "ffn_bias", nullable=True),
            Activation(),
            Tie(True),
        ),
        maximum=Maximum(default=131072),
    ),
    Family(
        "hyperclovax",
        sizes=decoder_sizes(),
        flags=(
            *(ATTENTION_BIAS, MLP_BIAS, *MULTIPLIERS),
            Switch("use_post_norm", {"norm_placement": "sandwich"}, True, {"norm_placement": "pre"}),
            *(Activation(), ATTENTION_DROPOUT, Tie(False)),
        ),
        maximum=Maximum(default=2048),
    ),
    Family(
        "jais2",
        sizes=decoder_sizes(),
        features=Features(norm="layer", gated=False),
        flags=(
            biases("attention_bias", *ATTENTION_BIASES, default=True),
            biases("mlp_bias", "ffn_bias", default=True),
            *(Activation(default="relu2"), ATTENTION_DROPOUT, Tie(False)),
        ),
        maximum=Maximum(default=8192),
    ),
    Family(
        "internlm3",
        sizes=decoder_sizes(kv=kv_heads(2), head=head_dim(128)),
        flags=(
            biases("attention_bias", *ATTENTION_BIASES, other=("qkv_bias",)),
            biases("mlp_bias", "ffn_bias", other=("bias",)),
            *(Activation(), ATTENTION_DROPOUT, Tie(False)),
        ),
        maximum=Maximum(default=32768),
    ),
    Family(
        "iquestcoder",
        sizes=decoder_sizes(kv=kv_heads(8), head=head_dim(128)),
        flags=(ATTENTION_BIAS, MLP_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        refused={"clip_qkv": (None,), "use_sliding_window": (None, False)},
        neutral=frozenset({"sliding_window", "max_window_layers"}),
        maximum=Maximum(default=131072),
    ),
    Family(
        "exaone",
        sizes=(
            *(HIDDEN, Size("layers", ("num_hidden_layers", "num_layers"), meaning="the number of layers")),
            *(HEADS, VOCAB, kv_heads(8), head_dim(), FFN),
        ),
        flags=(ATTENTION_BIAS, MLP_BIAS, Activation(other=("activation_function",)), ATTENTION_DROPOUT, Tie(False)),
        maximum=Maximum(default=4096),
    ),
    Family(
        "nanochat",
        sizes=decoder_sizes(),
        features=Features(norm="rms_plain", gated=False, qk_norm="head_plain", embedding_norm=True),
        flags=(
            ATTENTION_BIAS,
            Present("final_logit_softcapping", "head_softcap", 15.0),
            *(Activation(default="relu2"), ATTENTION_DROPOUT, Tie(False)),
        ),
        maximum=Maximum(default=2048),
    ),
)
