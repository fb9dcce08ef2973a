"""T5 and its kin: RMSNorm, no biases, a relative position bias that the first layer of each side makes."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.classes import HEADLESS, OVER_TOKENS
from symcost.frontend.config import Config
from symcost.frontend.encoder_heads import Heads
from symcost.frontend.family import Family, KindsRule, Maximum, Size, Sizes, SpecRule, same
from symcost.frontend.flags import ACTIVATIONS, Rate, Tie
from symcost.frontend.one_side import encoder_alone
from symcost.frontend.sides import drop_counts, encoder_and_decoder
from symcost.frontend.tables import VOCAB
from symcost.ir.library import Library
from symcost.ir.spec import Features, KindSpec, Part

DROPOUTS = ("embedding_dropout", "attention_dropout", "residual_dropout", "ffn_dropout", "final_dropout")
SIZES = (
    Size("hidden", ("d_model", "hidden_size"), meaning="the hidden width"),
    Size("encoder_layers", ("num_layers", "num_hidden_layers"), meaning="the number of encoder layers"),
    Size("decoder_layers", ("num_decoder_layers",), same("encoder_layers"), same("encoder_layers")),
    Size("heads", ("num_heads", "num_attention_heads"), meaning="the number of heads"),
    VOCAB,
    Size("head_dim", ("d_kv", "head_dim"), 64, meaning="the width of a head"),
    Size("ffn", ("d_ff",), meaning="the feed-forward width"),
    Size("buckets", ("relative_attention_num_buckets",), 32, meaning="the buckets of the position bias"),
)
# The fused core that takes a bias of the scores is the efficient one.
SQUARED = Library("square", softmax="same", kernel="efficient")
NEUTRAL = frozenset({"relative_attention_max_distance", "is_decoder"})


def first_makes_the_bias(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """The first layer of each side has the table, the others read what it made."""
    return encoder_and_decoder(sizes, first=(("relative_bias", "make"),))


def every_layer_makes_it(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Each layer has a table of its own (UMT5)."""
    return encoder_and_decoder(sizes)


def feed_forward(default: str, *, scaled: bool) -> SpecRule:
    """`feed_forward_proj`: the name of an activation, `gated-` in front where there is a gate.

    The class makes `is_gated_act` and `dense_act_fn` from it, and a config that states them overwrites them.

    Args:
        default: the class's own.
        scaled: whether the class scales the head's input down: where `scale_decoder_outputs` says so, else where the
            config does not say that head and embedding are apart.
    """

    def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
        drop_counts(sizes)
        stated = config.text(["feed_forward_proj"], default) or default
        gate, _, name = stated.rpartition("-")
        if gate not in ("", "gated") or name not in ACTIVATIONS:
            hint = f"write one of {', '.join(sorted(ACTIVATIONS))}, or gated- before it"
            raise config.error("feed_forward_proj", stated, "no feed-forward block that can be priced", hint)
        # `gated-gelu` is the tanh form.
        name = "gelu_new" if stated == "gated-gelu" else name
        own = config.text(["dense_act_fn"], name) or name
        if own not in ACTIVATIONS:
            raise config.error("dense_act_fn", own, "no activation that can be priced", "leave dense_act_fn out")
        return replace(
            features,
            gated=config.boolean(["is_gated_act"], gate == "gated"),
            activation=ACTIVATIONS[own],
            activation_name=own,
            logit_scale=config.boolean(["scale_decoder_outputs"], features.tied) and scaled,
        )

    return finish


def head_of_its_own(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Nothing stands outside the layers; a head that the config unties, and the library does not, is said."""
    if features.head == "lm" and not (features.tied or config.published):
        config.warn(
            "tie_word_embeddings is false: the head is counted apart from the embedding, as checkpoints have it; "
            "the library's class, made from the config alone, ties them"
        )
    return ()


ENCODER_HEADS = Heads(
    "EncoderModel", {"EncoderModel": HEADLESS, "ForTokenClassification": OVER_TOKENS["ForTokenClassification"]}
)


def with_encoder(made: Family, projection: str) -> Family:
    """The family, with its classes that hold the encoder alone: bare, or with a classifier over every token."""

    def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
        both = made.kinds(config, {**sizes, "encoder_layers": sizes["layers"], "decoder_layers": 1}, features)  # type: ignore[misc]
        return both[: sizes["layers"]]

    def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
        shaped = feed_forward(projection, scaled=False)(config, sizes, features)
        return ENCODER_HEADS.read(config, sizes, replace(shaped, logit_scale=False))

    layers = Size("layers", ("num_layers", "num_hidden_layers"), meaning="the number of encoder layers")
    more = made.neutral | {"num_decoder_layers", "tie_word_embeddings", "scale_decoder_outputs"}
    alone = encoder_alone(made, layers, kinds, finish, neutral=more)
    return replace(made, classes={"EncoderModel": alone, "ForTokenClassification": alone})


def family(
    model_type: str, kinds: KindsRule, *, projection: str, scaled: bool, library: Library | None = None
) -> Family:
    """One of the family, by how it differs."""
    made = Family(
        model_type,
        sizes=SIZES,
        features=Features(
            architecture="encoder_decoder",
            gated=False,
            rotary="none",
            relative_bias="read" if kinds is first_makes_the_bias else "make",
            library=library,
        ),
        flags=(Rate("dropout_rate", DROPOUTS, 0.1), Tie(True)),
        kinds=kinds,
        rotary=None,
        neutral=NEUTRAL,
        maximum=Maximum(("n_positions",)),
        finish=feed_forward(projection, scaled=scaled),
        ends=head_of_its_own,
    )
    return with_encoder(made, projection)


def around(config: Config, sizes: Sizes) -> int:
    """LongT5's local attention: so many keys on each side of a query."""
    return 2 * config.integer_or(["local_radius"], 127)


def local_encoder(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """T5's kinds, with a window in every encoder layer.

    Raises:
        SpecError: attention to sums of blocks, which is not modelled.
    """
    stated = config.text(["encoder_attention_type"], "local")
    if stated != "local":
        problem = "its attention to sums of blocks is not modelled"
        raise config.error("encoder_attention_type", stated, problem, "price encoder_attention_type local")
    found = first_makes_the_bias(config, sizes, features)
    return [replace(kind, attention="sliding") if kind.name.startswith("encoder") else kind for kind in found]


def longt5() -> Family:
    """T5 with windows in its encoder, cut out of blocks of keys."""
    made = family("longt5", first_makes_the_bias, projection="relu", scaled=True)
    local = Size("window", ("local_radius",), read=around, used_by=("sliding",))
    neutral = NEUTRAL | {"global_block_size"}
    return replace(made, sizes=(*made.sizes, local), kinds=local_encoder, neutral=neutral, classes={})


FAMILIES = (
    longt5(),
    family("t5", first_makes_the_bias, projection="relu", scaled=True, library=SQUARED),
    family("mt5", first_makes_the_bias, projection="gated-gelu", scaled=False),
    family("umt5", every_layer_makes_it, projection="gated-gelu", scaled=True),
)
