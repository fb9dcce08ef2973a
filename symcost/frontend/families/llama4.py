"""Llama 4: attention within chunks but for layers without rotary positions, experts in every layer or every other."""

from collections.abc import Sequence

from symcost.frontend.config import Config
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT
from symcost.frontend.families.smollm3 import rotating
from symcost.frontend.family import ABSENT, Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Tie
from symcost.frontend.layer_rules import layer_types
from symcost.frontend.tables import HEADS, HIDDEN, LAYERS, VOCAB, head_dim, kv_heads
from symcost.ir.spec import Features, KindSpec

NAMES = {"chunked_attention": "chunked", "full_attention": "full"}
CHUNK = Size("window", ("attention_chunk_size",), 8192, ABSENT, ("chunked",), "the chunk that attention stays within")


def with_experts(config: Config, sizes: Sizes) -> list[bool]:
    """Which layers hold experts: those that `moe_layers` lists, else every `interleave_moe_layer_step`-th."""
    stated = config.integers(["moe_layers"])
    step = config.integer(["interleave_moe_layer_step"])
    every = step if isinstance(step, int) else 1
    layers = range(sizes["layers"])
    return [index in stated if stated is not None else (index + 1) % every == 0 for index in layers]


def chunks(config: Config, sizes: Sizes) -> Sequence[str]:
    """Layers that rotate stay within chunks, the others see everything."""
    return ["chunked" if rotates and "window" in sizes else "full" for rotates in rotating(config, sizes)]


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """A kind for each mask, feed-forward block and rotation that occur; named by what the model's layers differ in."""
    masks = layer_types(chunks, NAMES)(config, sizes)
    masks = masks if "window" in sizes else ["full"] * sizes["layers"]
    normed = config.boolean(["use_qk_norm"], True)
    ffns = ["moe" if routed else "dense" for routed in with_experts(config, sizes)]
    found = list(zip(masks, ffns, rotating(config, sizes), strict=True))
    one_ffn, plain = len(set(ffns)) == 1, set(masks) == {"full"}
    split = {mask for mask in masks if len({rotates for other, _, rotates in found if other == mask}) > 1}
    made = []
    for mask, ffn, rotates in found:
        words = [*([] if plain else [f"{mask}_attention"]), *([] if one_ffn and not plain else [ffn])]
        name = "_".join([*words, *(["unrotated"] if mask in split and not rotates else [])])
        changes = (("qk_norm", "head_plain" if normed else "none"),) if rotates else (("rotary", "none"),)
        made.append(KindSpec(name, mask, ffn, changes))
    return made


FAMILIES = (
    Family(
        "llama4_text",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, kv_heads(8), head_dim(128, ABSENT), CHUNK),
            Size("ffn", ("intermediate_size_mlp",), 16384, None, ("dense",), "the feed-forward width"),
            Size("experts", ("num_local_experts",), 16, None, ("moe",), "the number of routed experts"),
            Size("top_k", ("num_experts_per_tok",), 1, None, ("moe",), "the number of experts a token visits"),
            Size("moe_ffn", ("intermediate_size",), None, None, ("moe",), "the width of an expert"),
            Size("shared_ffn", ("intermediate_size",), None, None, ("moe",), "the width of the shared expert"),
        ),
        features=Features(shared="width", router_score="sigmoid"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        kinds=kinds,
        neutral=frozenset(
            """attn_temperature_tuning floor_scale attn_scale for_llm_compressor router_jitter_noise
            output_router_logits""".split()
        ),
        maximum=Maximum(default=131072),
    ),
)
