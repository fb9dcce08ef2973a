"""BLOOM, MPT and Falcon: distances as a bias of the scores, or rotary positions in most Falcons."""

from dataclasses import replace

from symcost.frontend.config import MISSING, Config
from symcost.frontend.family import Family, Maximum, Size, Sizes, times
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Rate, Switch, Tie, biases
from symcost.frontend.libraries import GPT2, LAYER_NORM
from symcost.frontend.tables import DERIVED_HEAD, HEADS, LAYERS, VOCAB
from symcost.ir.spec import Features

# Its attention is its own and cannot be exchanged for a fused kernel.
BLOOM = replace(LAYER_NORM, kernel="eager")
# With one KV head, keys and values are picked out of the projection's result by index.
FALCON = replace(GPT2, fused_qkv="copies")
FOUR_TIMES = times("hidden", 4)


def falcon_kv_heads(config: Config, sizes: Sizes) -> int:
    """`num_kv_heads` counts in the new architecture alone; the old one has one KV head, or one for each head."""
    stated = config.integer(["num_kv_heads"])
    one = config.boolean(["multi_query"], True, nullable=True)
    if config.boolean(["new_decoder_architecture"], False, nullable=True):
        return stated if isinstance(stated, int) else sizes["heads"]
    return 1 if one else sizes["heads"]


def falcon_norms(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Where Falcon's norms stand: one or two before parallel blocks, or one before each block in turn.

    Raises:
        SpecError: a combination that the library's forward pass cannot run.
    """
    new = config.boolean(["new_decoder_architecture"], False, nullable=True)
    parallel = config.boolean(["parallel_attn"], True, nullable=True)
    norms = config.integer(["num_ln_in_parallel_attn"])
    two = new if norms is MISSING or norms is None else norms == 2
    if (two and not new) or (new and not parallel):
        key = "num_ln_in_parallel_attn" if two and not new else "parallel_attn"
        stated = config.raw(key)
        raise config.error(key, None if stated is MISSING else stated, "no such Falcon runs", f"leave {key} out")
    placement = "pre" if not parallel else "parallel_two" if two else "parallel"
    # Blocks in parallel are added before their one dropout.
    extra = (("residual_dropout_at", "ffn"),) if parallel else ()
    measured = sizes["kv_heads"] == 1 and not new and not features.alibi
    return replace(features, norm_placement=placement, extra=extra, library=FALCON if measured else None)


FAMILIES = (
    Family(
        "bloom",
        sizes=(
            Size("hidden", ("hidden_size", "n_embed"), meaning="the hidden width"),
            Size("layers", ("n_layer", "num_hidden_layers"), meaning="the number of layers"),
            Size("heads", ("n_head", "num_attention_heads"), meaning="the number of heads"),
            VOCAB,
            DERIVED_HEAD,
            Size("ffn", (), FOUR_TIMES),
        ),
        features=Features(
            norm="layer",
            q_bias=True,
            k_bias=True,
            v_bias=True,
            o_bias=True,
            fused_qkv=True,
            gated=False,
            activation="gelu_tanh",
            ffn_bias=True,
            rotary="none",
            alibi=True,
            embedding_norm=True,
            activation_name="gelu",  # a function with a backward of its own, which keeps its argument
            library=BLOOM,
        ),
        flags=(
            Rate("attention_dropout", ("attention_dropout",)),
            Rate("hidden_dropout", ("residual_dropout",)),
            Tie(True),
        ),
        rotary=None,
        maximum=Maximum(("seq_length",)),
    ),
    Family(
        "mpt",
        sizes=(
            Size("hidden", ("d_model", "hidden_size"), meaning="the hidden width"),
            Size("layers", ("n_layers", "num_hidden_layers"), meaning="the number of layers"),
            Size("heads", ("n_heads", "num_attention_heads"), meaning="the number of heads"),
            VOCAB,
            DERIVED_HEAD,
            Size("ffn", (), FOUR_TIMES),
        ),
        features=Features(
            norm="layer_no_bias", fused_qkv=True, gated=False, activation="gelu", rotary="none", alibi=True
        ),
        flags=(Rate("attn_config.attn_pdrop", ("attention_dropout", "residual_dropout")), Tie(True)),
        rotary=None,
        nested=("attn_config",),
        neutral=frozenset(
            """
            resid_pdrop emb_pdrop learned_pos_emb no_bias embedding_fraction norm_type logit_scale verbose
            attn_config.attn_type attn_config.attn_impl attn_config.clip_qkv attn_config.softmax_scale
            attn_config.prefix_lm attn_config.qk_ln attn_config.attn_uses_sequence_id attn_config.alibi
            attn_config.alibi_bias_max attn_config.model_type init_config tokenizer_name
            """.split()
        ),
        harmless={"expansion_ratio": (4,)},
        maximum=Maximum(("max_seq_len",), 2048),
    ),
    Family(
        "falcon",
        sizes=(
            Size("hidden", ("hidden_size", "n_embed"), meaning="the hidden width"),
            *(LAYERS, HEADS, VOCAB),
            Size("kv_heads", ("num_kv_heads",), read=falcon_kv_heads),
            DERIVED_HEAD,
            Size("ffn", ("ffn_hidden_size",), FOUR_TIMES, FOUR_TIMES),
        ),
        features=Features(norm="layer", fused_qkv=True, gated=False),
        flags=(
            Switch("alibi", {"alibi": True, "rotary": "none"}, nullable=True),
            biases("bias", *ATTENTION_BIASES, "ffn_bias", nullable=True),
            Activation("activation", "gelu"),
            Rate("attention_dropout", ("attention_dropout",)),
            Rate("hidden_dropout", ("residual_dropout",)),
            Tie(True),
        ),
        maximum=Maximum(default=2048),
        finish=falcon_norms,
    ),
)
