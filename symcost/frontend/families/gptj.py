"""GPT-J, CodeGen, GPT-NeoX, Phi and Persimmon: rotary on part of the head, plain feed-forward, blocks in parallel."""

from collections.abc import Sequence

from symcost.frontend.config import Config
from symcost.frontend.families.llama import ATTENTION_DROPOUT
from symcost.frontend.family import Family, Maximum, Rotary, Size, Sizes
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Rate, Switch, Tie, biases
from symcost.frontend.libraries import LAYER_NORM, heads_first
from symcost.frontend.tables import DERIVED_HEAD, FFN, GPT_SIZES, HEADS, HIDDEN, LAYERS, VOCAB, decoder_sizes
from symcost.ir.spec import Features, KindSpec

PDROPS = (
    Rate("embd_pdrop", ("embedding_dropout",)),
    Rate("attn_pdrop", ("attention_dropout",)),
    Rate("resid_pdrop", ("residual_dropout",)),
)


def gptj(model_type: str, fused: bool) -> Family:
    """GPT-J, and CodeGen, which differs in the layout of its projection."""
    return Family(
        model_type,
        sizes=(*GPT_SIZES, DERIVED_HEAD),
        features=Features(
            norm="layer", norm_placement="parallel", gated=False, ffn_bias=True, head_bias=True, fused_qkv=fused
        ),
        flags=(Activation("activation_function", "gelu_new"), *PDROPS, Tie(False)),
        rotary=Rotary((), width_keys=("rotary_dim",), width=64),
        maximum=Maximum(("n_positions", "max_position_embeddings"), 2048),
    )


def multiple(config: Config, sizes: Sizes) -> int:
    """The feed-forward width as a multiple of the hidden one."""
    stated = config.number(["intermediate_multiple_size"], 4)
    return int(sizes["hidden"] * (4 if stated is None else stated))


def last_with_bias(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """The last layer alone has a bias behind its attention."""
    plain, last = KindSpec("dense"), KindSpec("dense_last", changes=(("o_bias", True),))
    return [plain] * (sizes["layers"] - 1) + [last]


FAMILIES = (
    gptj("gptj", fused=False),
    gptj("codegen", fused=True),
    Family(
        "gpt_neox",
        sizes=(HIDDEN, LAYERS, HEADS, VOCAB, DERIVED_HEAD, FFN),
        features=Features(
            norm="layer",
            gated=False,
            ffn_bias=True,
            fused_qkv=True,
            q_bias=True,
            k_bias=True,
            v_bias=True,
            o_bias=True,
            library=heads_first(LAYER_NORM),
        ),
        flags=(
            biases("attention_bias", *ATTENTION_BIASES, default=True),
            Switch("use_parallel_residual", {"norm_placement": "parallel_two"}, True, {"norm_placement": "pre"}),
            Activation(default="gelu"),
            ATTENTION_DROPOUT,
            Rate("hidden_dropout", ("embedding_dropout", "residual_dropout")),
            Tie(False),
        ),
        rotary=Rotary(("rotary_pct",), 0.25),
        neutral=frozenset({"is_decoder"}),
        maximum=Maximum(default=2048),
    ),
    Family(
        "gpt_neox_japanese",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, DERIVED_HEAD),
            Size("ffn", ("intermediate_multiple_size",), read=multiple, meaning="the feed-forward width"),
        ),
        features=Features(norm="layer", gated=False, fused_qkv=True),
        flags=(
            Activation(default="gelu"),
            Rate("attention_dropout", ("attention_dropout",), 0.1),
            Rate("hidden_dropout", ("residual_dropout",)),
            Tie(True),
        ),
        kinds=last_with_bias,
        rotary=Rotary(("partial_rotary_factor", "rotary_pct")),
        neutral=frozenset({"is_decoder"}),
        maximum=Maximum(default=2048),
    ),
    Family(
        "phi",
        sizes=decoder_sizes(),
        features=Features(
            norm="layer",
            norm_placement="parallel",
            gated=False,
            ffn_bias=True,
            q_bias=True,
            k_bias=True,
            v_bias=True,
            o_bias=True,
            head_bias=True,
            library=heads_first(LAYER_NORM),
        ),
        flags=(
            Switch("qk_layernorm", {"qk_norm": "head_layer"}),
            Activation(default="gelu_new"),
            ATTENTION_DROPOUT,
            Rate("embd_pdrop", ("embedding_dropout",)),
            Rate("resid_pdrop", ("residual_dropout",)),
            Tie(False),
        ),
        rotary=Rotary(factor=0.5),
        maximum=Maximum(default=2048),
    ),
    Family(
        "persimmon",
        sizes=(HIDDEN, LAYERS, HEADS, VOCAB, DERIVED_HEAD, FFN),
        features=Features(
            norm="layer",
            gated=False,
            ffn_bias=True,
            fused_qkv=True,
            q_bias=True,
            k_bias=True,
            v_bias=True,
            o_bias=True,
            extra=(("residual_dropout_at", "ffn"),),
        ),
        flags=(
            Switch("qk_layernorm", {"qk_norm": "head_layer"}, True),
            Activation(default="relu2"),
            ATTENTION_DROPOUT,
            Rate("hidden_dropout", ("residual_dropout",)),
            Tie(False),
        ),
        rotary=Rotary(factor=0.5),
        maximum=Maximum(default=16384),
    ),
)
