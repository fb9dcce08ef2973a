"""Tables that many families share: sizes under the library's common names, and the fields of experts."""

from __future__ import annotations

from symcost.frontend.config import Config
from symcost.frontend.family import ABSENT, Rule, Size, Sizes, same, times
from symcost.ir.spec import Features

HIDDEN = Size("hidden", ("hidden_size",), meaning="the hidden width")
LAYERS = Size("layers", ("num_hidden_layers",), meaning="the number of layers")
HEADS = Size("heads", ("num_attention_heads",), meaning="the number of query heads")
VOCAB = Size("vocab", ("vocab_size",), meaning="the size of the vocabulary")
SHAPE = (HIDDEN, LAYERS, HEADS, VOCAB)
FFN = Size("ffn", ("intermediate_size",), used_by=("dense",), meaning="the feed-forward width")
# A head that no field states: the hidden width over the heads.
DERIVED_HEAD = Size("head_dim", (), default=ABSENT)
# GPT-2's names, which the library maps on the common ones, so that both are read.
GPT_SIZES = (
    Size("hidden", ("n_embd", "hidden_size"), meaning="the hidden width"),
    Size("layers", ("n_layer", "num_hidden_layers"), meaning="the number of layers"),
    Size("heads", ("n_head", "num_attention_heads"), meaning="the number of query heads"),
    VOCAB,
    Size("ffn", ("n_inner",), default=times("hidden", 4), null=times("hidden", 4), used_by=("dense",)),
)


AS_QUERY_HEADS = same("heads")


def kv_heads(default: Rule = AS_QUERY_HEADS, null: Rule = AS_QUERY_HEADS, *keys: str) -> Size:
    """KV heads: a null means as many as query heads, an absent field the class's own default."""
    return Size(
        "kv_heads", keys or ("num_key_value_heads",), default, null, meaning="the number of key and value heads"
    )


def head_dim(default: Rule = ABSENT, null: Rule = ABSENT) -> Size:
    """Width of a head: the class's own default where not stated, else the hidden width over the heads."""
    return Size("head_dim", ("head_dim",), default, null, meaning="the width of a head")


# Where the class asks for the attribute: a null is no width.
STATED_HEAD = head_dim(ABSENT, None)


def window(default: Rule = ABSENT, *keys: str) -> Size:
    """A sliding window; null takes it out."""
    return Size("window", keys or ("sliding_window",), default, ABSENT, ("sliding",), "the window")


def decoder_sizes(*more: Size, kv: Size | None = None, head: Size | None = None) -> tuple[Size, ...]:
    """The sizes of a decoder under the common names."""
    return (*SHAPE, kv or kv_heads(), head or head_dim(), FFN, *more)


def own_sizes(hidden: int, layers: int, heads: int, vocab: int, ffn: int) -> dict[str, int]:
    """Sizes of a config class, which nested text configs leave out where theirs are the same."""
    return {"hidden": hidden, "layers": layers, "heads": heads, "vocab": vocab, "ffn": ffn}


def expert_sizes(
    experts: tuple[str, ...] = ("num_experts", "num_local_experts"),
    width: tuple[str, ...] = ("moe_intermediate_size",),
    top_k: tuple[str, ...] = ("num_experts_per_tok",),
    own: tuple[int | None, int | None] = (None, None),
) -> tuple[Size, ...]:
    """Routed experts under a family's names; `own`: the class's own number of them, and of those a token visits."""
    return (
        Size("experts", experts, own[0], used_by=("moe",), meaning="the number of routed experts"),
        Size("top_k", top_k, own[1], used_by=("moe",), meaning="the number of experts a token visits"),
        Size("moe_ffn", width, used_by=("moe",), meaning="the width of an expert"),
    )


def alike_in_layers(dim: str, keys: tuple[str, ...], meaning: str) -> Size:
    """A size of the experts that a config may list layer by layer, with the same value for all of them."""

    def read(config: Config, sizes: Sizes) -> int | None:
        key, value = config.take(keys)
        if not isinstance(value, list):
            stated = config.integer(keys, 0)
            return stated if isinstance(stated, int) else None
        listed, layers = config.integers(keys) or [], sizes["layers"]
        if len(listed) < layers:
            raise config.error(key, value, f"{layers} layers need as many entries", f"list every layer in {key}")
        if len(set(listed[:layers])) > 1:
            hint = f"write {key} as one number, or price each value by itself"
            raise config.error(key, value, f"layers that differ in {meaning} are not priced", hint)
        return listed[0]

    return Size(dim, keys, read=read, used_by=("moe",), meaning=meaning)


def shared_experts(*keys: str, default: Rule = None) -> Size:
    """Shared experts counted by a field, each as wide as a routed one; null means none."""
    return Size("shared_experts", keys, default, ABSENT, ("moe",), "the number of shared experts")


def same_width(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """For classes whose output projection or qk-norm is as wide as the stream: so must be all heads together.

    Raises:
        SpecError: they are not, so that the library's model does not run.
    """
    together = sizes["heads"] * sizes["head_dim"]
    if together != sizes["hidden"]:
        problem = f"the heads together are {together} wide, the library's module takes {sizes['hidden']}"
        raise config.error("head_dim", sizes["head_dim"], problem, "correct head_dim or num_attention_heads")
    return features
