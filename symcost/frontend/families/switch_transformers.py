"""Switch Transformers: T5 with one expert a token in every so many layers."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.t5 import DROPOUTS, NEUTRAL
from symcost.frontend.families.t5 import SIZES as T5_SIZES
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Rate, Tie, biases
from symcost.frontend.parts import part
from symcost.frontend.sides import LOOKS_BOTH_WAYS, drop_counts
from symcost.ir.spec import Features, KindSpec, Part

SIZES = (
    *(replace(size, used_by=("dense",)) if size.dim == "ffn" else size for size in T5_SIZES),
    Size("experts", ("num_experts",), 8, None, ("moe",), "the number of experts"),
    Size("top_k", (), lambda sizes: 1, None, ("moe",), "the number of experts a token visits"),
    Size("moe_ffn", ("d_ff",), used_by=("moe",), meaning="the width of an expert"),
)


def sparse(config: Config, side: str, layers: int) -> list[bool]:
    """Which layers of a side hold experts: the second of every so many, as many as stated; a step of 1 is all."""
    key = f"num_sparse_{side}_layers"
    stated, step = config.integer([key], 0), config.integer([f"{side}_sparse_step"], 0)
    count = stated if isinstance(stated, int) else 3
    every = step if isinstance(step, int) else layers // count if count > 0 else layers
    return [every > 0 and (i % every == 1 or every == 1) for i in range(layers)]


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Encoder, then decoder; the first layer of each makes the bias of positions."""
    found = []
    for side, own in (("encoder", (LOOKS_BOTH_WAYS,)), ("decoder", ())):
        for index, routed in enumerate(sparse(config, side, sizes[f"{side}_layers"])):
            name = f"{side}_first" if index == 0 else side
            first = (("relative_bias", "make"),) if index == 0 else ()
            ffn = "moe" if routed else "dense"
            found.append(KindSpec(f"{name}_moe" if routed else name, ffn=ffn, changes=tuple(sorted((*own, *first)))))
    return found


def scaled_where_tied(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The head's input is scaled down where head and embedding are one; else each side has an embedding of its own."""
    drop_counts(sizes)
    extra = () if features.tied else (("embeddings", "apart"), ("ends", "added"))
    return replace(features, logit_scale=features.tied, extra=extra)


def shared_embedding(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The embedding that both sides would share, which nothing reads where nothing is tied."""
    return () if features.tied else (part("unread", "shared_embedding", elements="vocab*hidden"),)


FAMILIES = (
    Family(
        "switch_transformers",
        sizes=tuple(replace(size, default=12) if size.dim == "decoder_layers" else size for size in SIZES),
        features=Features(
            architecture="encoder_decoder",
            gated=False,
            rotary="none",
            relative_bias="read",
            router_renormalised=False,
        ),
        flags=(
            Rate("dropout_rate", DROPOUTS, 0.1),
            Activation("dense_act_fn", "relu"),
            *(biases("router_bias", "router_bias"), Tie(True)),
        ),
        kinds=kinds,
        rotary=None,
        neutral=NEUTRAL
        | frozenset(
            """expert_capacity router_jitter_noise router_dtype router_ignore_padding_tokens router_z_loss_coef
            router_aux_loss_coef add_router_probs add_cross_attention""".split()
        ),
        maximum=Maximum(()),
        finish=scaled_where_tied,
        ends=shared_embedding,
    ),
)
