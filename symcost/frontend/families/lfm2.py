"""LFM2 and 3: gated short convolutions with an attention layer here and there, dense and with experts."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import ATTENTION_BIASES, Rate, Switch, Tie, biases
from symcost.frontend.layer_rules import dense_first, every, layer_types
from symcost.frontend.tables import (
    HEADS,
    HIDDEN,
    LAYERS,
    STATED_HEAD,
    VOCAB,
    decoder_sizes,
    expert_sizes,
    head_dim,
    kv_heads,
    window,
)
from symcost.ir.spec import Features

NAMES = {"full_attention": "full", "conv": "conv"}
TAPS = Size("conv_kernel", ("conv_L_cache",), 3, None, ("conv",), "the taps of the short convolution")
STRUCTURE = Features(qk_norm="head")
FLAGS = (biases("conv_bias", "conv_bias"), Tie(True, ("tie_embedding",)))
# What is read by no class, or for initial values.
NEUTRAL = frozenset(
    """conv_dim conv_dim_out conv_use_xavier_init block_dim block_mlp_init_scale block_norm_eps block_out_init_scale
    block_use_swiglu block_use_xavier_init num_heads use_pos_enc theta layer_norm_eps""".split()
)


def in_turn(config: Config, sizes: Sizes) -> Sequence[str]:
    """Full attention in the third of every four layers, a window in the first but for the very first of all."""
    words = {0: "sliding", 2: "full"}
    return [words.get(index % 4, "conv") if index else "conv" for index in range(sizes["layers"])]


def attending(config: Config, sizes: Sizes) -> Sequence[str]:
    """The layers that `full_attn_idxs` lists attend, all of them where there is no list."""
    stated = config.integers(["full_attn_idxs"])
    return ["full" if stated is None or index in stated else "conv" for index in range(sizes["layers"])]


def width(config: Config, sizes: Sizes) -> int:
    """Two thirds of the stated width, times a multiplier, rounded up to a multiple; as stated where not adjusted."""
    keys = ["block_ff_dim", "intermediate_size"]
    _, value = config.take([keys[0] if isinstance(config.raw(keys[0]), int) else keys[1]])
    config.used.update(keys)
    if not isinstance(value, int):
        raise config.absent(keys[1], "the feed-forward width")
    if not config.boolean(["block_auto_adjust_ff_dim"], True):
        config.used.update(("block_ffn_dim_multiplier", "block_multiple_of"))
        return value
    adjusted = int(2 * config.check_integer(keys[1], value) / 3)
    factor = config.number(["block_ffn_dim_multiplier"], 1.0)
    multiple = config.integer_or(["block_multiple_of"], 256)
    return adjusted if factor is None else -(-int(factor * adjusted) // multiple) * multiple


FAMILIES = (
    Family(
        "lfm2",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, kv_heads(8), STATED_HEAD),
            Size("ffn", ("intermediate_size", "block_ff_dim"), read=width, used_by=("dense",)),
            TAPS,
        ),
        features=STRUCTURE,
        flags=FLAGS,
        attention=layer_types(attending, NAMES),
        neutral=NEUTRAL | {"full_attn_idxs"},
        maximum=Maximum(default=128000),
    ),
    Family(
        "lfm2_moe",
        sizes=decoder_sizes(*expert_sizes(), TAPS, kv=kv_heads(8), head=STATED_HEAD),
        features=replace(STRUCTURE, router_score="sigmoid"),
        flags=(*FLAGS, Switch("use_expert_bias", {"router_buffer": True}, True, {"router_buffer": False})),
        attention=layer_types(every("full"), NAMES),
        ffn=dense_first(("num_dense_layers",), 2),
        neutral=NEUTRAL,
        maximum=Maximum(default=128000),
    ),
    Family(
        "lfm3",
        sizes=decoder_sizes(replace(TAPS, default=7), window(256), kv=kv_heads(4, None), head=head_dim(128, None)),
        features=replace(STRUCTURE, extra=(("gate_projection", "no_bias"),)),
        flags=(
            *(biases("conv_bias", "conv_bias"), biases("attention_bias", *ATTENTION_BIASES), Tie(True)),
            Switch("use_sandwich_norm", {"norm_placement": "sandwich"}, True, {"norm_placement": "pre"}),
            Switch("use_attention_gate", {"attention_gate": "head"}, True, {"attention_gate": "none"}),
            Rate("attention_dropout", ("attention_dropout",)),
        ),
        attention=layer_types(in_turn, {**NAMES, "sliding_attention": "sliding"}),
        maximum=Maximum(default=128000),
    ),
)
