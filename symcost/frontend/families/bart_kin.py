"""Encoder-decoders built like BART: FSMT, NLLB's mixture, Seamless M4T's text side, LED, BigBird."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.classes import named_class
from symcost.frontend.config import Config
from symcost.frontend.families import bart
from symcost.frontend.families.bart import POST, STRUCTURE, family, sinusoids, table
from symcost.frontend.families.long_text_encoders import both_ways
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import ATTENTION_BIASES, Tie, biases
from symcost.frontend.parts import part
from symcost.frontend.sides import LOOKS_BOTH_WAYS, split_sizes
from symcost.frontend.tables import VOCAB
from symcost.ir.spec import Features, KindSpec, Part

VOCABS = (
    Size("vocab", ("src_vocab_size",), meaning="the source's vocabulary"),
    Size("decoder_vocab", ("tgt_vocab_size",), meaning="the target's vocabulary"),
)
SEAMLESS = (
    frozenset(
        """t2u_vocab_size add_adapter feature_projection_input_dim num_conv_pos_embeddings num_conv_pos_embedding_groups
    adaptor_kernel_size adaptor_stride adaptor_dropout num_adapter_layers position_embeddings_type rotary_embedding_base
    max_source_positions conv_depthwise_kernel_size sampling_rate upsample_initial_channel upsample_rates
    upsample_kernel_sizes resblock_kernel_sizes resblock_dilation_sizes leaky_relu_slope unit_hifi_gan_vocab_size
    unit_embed_dim lang_embed_dim spkr_embed_dim vocoder_num_langs vocoder_num_spkrs variance_predictor_kernel_size
    var_pred_dropout vocoder_offset max_new_tokens speech_encoder_layers speech_encoder_attention_heads
    speech_encoder_intermediate_size speech_encoder_hidden_act speech_encoder_dropout speech_encoder_layerdrop
    left_max_position_embeddings right_max_position_embeddings speech_encoder_chunk_size speech_encoder_left_chunk_num
    char_vocab_size variance_predictor_embed_dim variance_predictor_hidden_dim variance_pred_dropout
    t2u_variance_predictor_embed_dim t2u_variance_predictor_hidden_dim t2u_variance_predictor_kernel_size
    t2u_variance_pred_dropout""".split()
    )
    | {f"t2u_{name}" for name in bart.NEUTRAL}
    | {
        f"t2u_{name}"
        for name in """bos_token_id pad_token_id eos_token_id decoder_start_token_id max_new_tokens encoder_layers
    encoder_ffn_dim encoder_attention_heads decoder_layers decoder_ffn_dim decoder_attention_heads
    max_position_embeddings""".split()
    }
)


def behind_padding(config: Config, sizes: Sizes) -> int:
    """Rows of a table of sinusoids that begins behind the padding token's row."""
    stated, pad = config.integer(["max_position_embeddings"]), config.integer(["pad_token_id"], 0)
    if not isinstance(stated, int):
        raise config.absent("max_position_embeddings", "the number of positions")
    return stated + (pad if isinstance(pad, int) else 1) + 1


def three_tables(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """FSMT: encoder, decoder and head have a table each, or all of them one.

    Raises:
        SpecError: one table for vocabularies that differ.
    """
    if features.tied and sizes["vocab"] != sizes["decoder_vocab"]:
        problem = f"one table is tied for both sides, and src_vocab_size is {sizes['vocab']}"
        raise config.error("tgt_vocab_size", sizes["decoder_vocab"], problem, "leave tie_word_embeddings out")
    made = split_sizes("heads", "ffn", "vocab")(config, sizes, features)
    apart = () if features.tied else (("embeddings", "apart"),)
    return replace(made, extra=tuple(sorted((*made.extra, *apart))))


def some_sparse(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """NLLB: every so many layers of a side hold experts; none where the step is 0."""
    found = []
    for side, own in (("encoder", (LOOKS_BOTH_WAYS,)), ("decoder", ())):
        step = config.integer_or([f"{side}_sparse_step"], 4, minimum=0)
        for index in range(sizes[f"{side}_layers"]):
            routed = step > 0 and (index + 1) % step == 0
            found.append(KindSpec(f"{side}_moe" if routed else side, ffn="moe" if routed else "dense", changes=own))
    return found


def alike_experts(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Experts are as wide as the dense blocks; both sides' alike.

    Raises:
        SpecError: they are not, or a token's second expert is chosen at random.
    """
    policy = config.text(["second_expert_policy"], "all")
    if policy not in ("all", "sampling"):
        raise config.error("second_expert_policy", policy, "experts left out at random are not priced", "write all")
    if "moe_ffn" in sizes and sizes["decoder_ffn"] != sizes["moe_ffn"]:
        problem = "experts of two widths are not priced"
        raise config.error("decoder_ffn_dim", sizes["decoder_ffn"], problem, "state encoder_ffn_dim")
    return split_sizes("heads", "ffn")(config, sizes, features)


def text_alone(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Seamless M4T from text to text; its other classes hold speech encoders and vocoders.

    Raises:
        SpecError: another class is named.
    """
    name = named_class(config)
    if name and not name.endswith("ForTextToText"):
        problem = "speech, units and the vocoder are not modelled"
        raise config.error("architectures", [name], problem, "price the class ForTextToText")
    return split_sizes("heads", "ffn")(config, sizes, features)


def windows(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """LED: a window in every encoder layer."""
    encoder = KindSpec("encoder", "sliding", changes=(LOOKS_BOTH_WAYS,))
    return [*[encoder] * sizes["encoder_layers"], *[KindSpec("decoder")] * sizes["decoder_layers"]]


def two_positions(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Each side's own table, and weights for tokens that see everything, of which there are none."""
    made = split_sizes("heads", "ffn", "positions")(config, sizes, features)
    return replace(made, extra=tuple(sorted((*made.extra, ("ends", "added")))))


def global_projections(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    return (part("unread", "global_projections", elements="3*encoder_layers*(hidden**2 + hidden)"),)


def in_blocks(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """BigBird's blocks in the encoder, or plain attention."""
    stated = config.text(["attention_type"], "block_sparse")
    if stated not in ("block_sparse", "original_full"):
        raise config.error("attention_type", stated, "not known", "write block_sparse or original_full")
    made = split_sizes("heads", "ffn")(config, sizes, features)
    if stated == "original_full":
        del sizes["attention_block"], sizes["random_blocks"]
        return made
    return replace(made, extra=tuple(sorted((*made.extra, ("window", "random_blocks")))))


def two_table_rows(dim: str, key: str, default: int) -> Size:
    return Size(dim, (key,), default, meaning="the number of positions")


def with_tie(made: Family, **more: Any) -> Family:
    """The family with an untied form of its own."""
    refused = {key: values for key, values in made.refused.items() if key != "tie_word_embeddings"}
    return replace(made, flags=(*made.flags, Tie(False)), refused=refused, classes={}, **more)


def use_bias(made: Family) -> Family:
    """The family, and its decoder alone, with a switch for the biases of attention."""
    switch = biases("use_bias", *ATTENTION_BIASES)
    alone = made.classes["ForCausalLM"]
    unread = frozenset({"attention_type", "block_size", "num_random_blocks", "tie_word_embeddings"})
    # This class ties nothing, whatever a config says.
    flags = (*(flag for flag in alone.flags if not isinstance(flag, Tie)), switch)
    features = replace(alone.features, tied=False)
    decoder = replace(alone, flags=flags, features=features, neutral=alone.neutral | unread)
    return replace(made, flags=(*made.flags, switch), classes={"ForCausalLM": decoder})


FAMILIES = (
    with_tie(
        family(
            "fsmt",
            replace(POST, extra=sinusoids("frozen")),
            scaled=True,
            activation="relu",
            sizes=(
                *(size for size in bart.SIZES if size is not VOCAB),
                *VOCABS,
                Size("positions", ("max_position_embeddings",), read=behind_padding),
            ),
            finish=three_tables,
        ),
        neutral=bart.NEUTRAL | {"langs", "vocab_size", "decoder"},
    ),
    replace(
        family(
            "nllb-moe",
            replace(STRUCTURE, extra=sinusoids("made"), expert_bias=True, router_renormalised=False),
            scaled=True,
            activation="relu",
            maximum=Maximum(),
            sizes=(
                *bart.SIZES,
                Size("experts", ("num_experts",), 128, None, ("moe",), "the number of experts"),
                Size("top_k", (), lambda sizes: 2, None, ("moe",), "the experts of a token"),
                Size("moe_ffn", (), lambda sizes: sizes["ffn"], None, ("moe",), "the width of an expert"),
            ),
            finish=alike_experts,
        ),
        kinds=some_sparse,
        flags=(*bart.FAMILIES[0].flags, biases("router_bias", "router_bias")),
        neutral=bart.NEUTRAL
        | frozenset(
            """router_dtype router_ignore_padding_tokens expert_capacity router_z_loss_coef router_aux_loss_coef
            normalize_router_prob_before_dropping batch_prioritized_routing moe_eval_capacity_token_fraction
            moe_token_dropout""".split()
        ),
        classes={},
    ),
    *(
        replace(
            family(
                model_type,
                replace(STRUCTURE, extra=sinusoids("made")),
                scaled=True,
                activation="relu",
                maximum=Maximum(),
                sizes=bart.SIZES,
                finish=text_alone,
            ),
            neutral=bart.NEUTRAL | SEAMLESS,
            classes={},
        )
        for model_type in ("seamless_m4t", "seamless_m4t_v2")
    ),
    use_bias(
        family(
            "bigbird_pegasus",
            replace(STRUCTURE, q_bias=False, k_bias=False, v_bias=False, o_bias=False),
            scaled=True,
            activation="gelu_new",
            sizes=(
                *bart.SIZES,
                table(0),
                Size("attention_block", ("block_size",), 64, meaning="the tokens of a block"),
                Size("random_blocks", ("num_random_blocks",), 3, meaning="the random blocks that a block sees"),
            ),
            finish=in_blocks,
        )
    ),
    replace(
        family(
            "led",
            replace(POST, embedding_norm=True),
            maximum=Maximum(("max_encoder_position_embeddings",), 16384, hard=True),
            sizes=(
                *bart.SIZES,
                two_table_rows("positions", "max_encoder_position_embeddings", 16384),
                two_table_rows("decoder_positions", "max_decoder_position_embeddings", 1024),
                Size("window", ("attention_window",), read=both_ways, used_by=("sliding",)),
            ),
            finish=two_positions,
        ),
        kinds=windows,
        ends=global_projections,
        classes={},
    ),
)
