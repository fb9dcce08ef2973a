"""RecurrentGemma (Griffin's recurrent blocks between windows) and DiffLlama (differential attention)."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.gemma import TANH
from symcost.frontend.families.llama import ATTENTION_DROPOUT
from symcost.frontend.family import Family, Maximum, Rotary, Size, Sizes
from symcost.frontend.flags import ATTENTION_BIASES, QKV_BIASES, Activation, Present, Tie, biases
from symcost.frontend.tables import HEADS, HIDDEN, LAYERS, STATED_HEAD, VOCAB, decoder_sizes, kv_heads
from symcost.ir.spec import Features

BLOCKS = {"recurrent": "rglru", "attention": "sliding"}
# The class repeats the list of blocks this often and cuts it.
REPEATS = 100


def repeated(config: Config, sizes: Sizes) -> Sequence[str]:
    """`block_types` over and over.

    Raises:
        SpecError: an unknown block, or a list too short for the layers.
    """
    words = config.names(["block_types"]) or ["recurrent", "recurrent", "attention"]
    if any(word not in BLOCKS for word in words):
        raise config.error("block_types", words, "no such block", f"write {' or '.join(BLOCKS)}")
    found = [BLOCKS[word] for word in words] * REPEATS
    if len(found) < sizes["layers"]:
        raise config.error("block_types", words, f"{REPEATS} times the list are too few", "write a longer list")
    return found[: sizes["layers"]]


def blocks_of_the_gates(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Half of `intermediate_size` is the width of a block; the gates of the recurrence have a block a head.

    Raises:
        SpecError: heads do not divide the width of the recurrence.
    """
    sizes["ffn"] //= 2
    if "inner" not in sizes:
        return features
    width, heads = sizes["inner"], sizes["heads"]
    if width % heads:
        problem = f"num_attention_heads {heads} blocks do not divide it"
        raise config.error("lru_width", width, problem, "correct lru_width or num_attention_heads")
    sizes |= {"ssm_heads": heads, "ssm_head_dim": width // heads}
    return features


def halves(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """DiffLlama splits heads and values in two, and takes no dropout of the probabilities.

    Raises:
        SpecError: an odd number of key and value heads, or dropout.
    """
    if sizes["kv_heads"] % 2:
        raise config.error("num_key_value_heads", sizes["kv_heads"], "halves are needed", "write an even number")
    if features.attention_dropout:
        value = config.raw("attention_dropout")
        raise config.error("attention_dropout", value, "the library's class takes none", "write 0")
    return replace(features, extra=(("differential", "true"),))


FAMILIES = (
    Family(
        "recurrent_gemma",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, kv_heads(), STATED_HEAD),
            Size("ffn", ("intermediate_size",), meaning="twice the feed-forward width"),
            Size("window", ("attention_window_size", "sliding_window"), 2048, None, ("sliding",), "the window"),
            Size("inner", ("lru_width",), lambda s: s["hidden"], lambda s: s["hidden"], ("rglru",), "the inner width"),
            Size("conv_kernel", ("conv1d_width",), 4, None, ("rglru",), "the taps of the short convolution"),
        ),
        features=Features(norm="rms_offset", embedding_scale=True, o_bias=True, ffn_bias=True),
        flags=(
            biases("attention_bias", *QKV_BIASES),
            Activation("hidden_activation", TANH),
            Present("logits_soft_cap", "head_softcap", 30.0),
            *(ATTENTION_DROPOUT, Tie(True)),
        ),
        attention=repeated,
        rotary=Rotary(factor=0.5),
        neutral=frozenset({"w_init_variance_scale", "final_w_init_variance_scale", "hidden_act"}),
        maximum=Maximum(()),
        finish=blocks_of_the_gates,
    ),
    Family(
        "diffllama",
        sizes=decoder_sizes(),
        flags=(biases("attention_bias", *ATTENTION_BIASES), Activation(), ATTENTION_DROPOUT, Tie(False)),
        neutral=frozenset({"lambda_std_dev"}),
        maximum=Maximum(default=2048),
        finish=halves,
    ),
)
