"""Encoders with one thing of their own: RemBERT, RoCBert, X-MOD, XLM, FlauBERT, LUKE, YOSO, ESM C, UltraBERT."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import MISSING, Config
from symcost.frontend.encoder_heads import MASKED, WITHOUT_POOLER, Heads
from symcost.frontend.families.bert import DROPOUTS, ENCODER_ONLY, FLAGS, NEUTRAL, SIZES, STRUCTURE, head, one_kind
from symcost.frontend.families.text_encoders import BEHIND_PADDING, GELU_HEAD, family, pooler_beside, then
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Rate, Tie, biases
from symcost.frontend.layer_rules import layer_types, period_of
from symcost.frontend.parts import part
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS, VOCAB, head_dim, kv_heads, same_width
from symcost.ir.spec import Features, KindSpec, Part

BARE: Mapping[str, str | bool] = {"head": "none", "tied": False, "head_bias": False}
LATE = {"projected": "late", "projection_bias": "true", "head_width": "own"}
DEFAULTS = ("enable_pronunciation", "enable_shape", "concat_input")
LANGUAGE_HEAD = {"ForMaskedLM": {"head": "lm"}, "ForCausalLM": {"head": "lm"}, "WithLMHeadModel": {"head": "lm"}}
LUKE_HEADS = Heads("ForMaskedLM", {"ForMaskedLM": MASKED, "Model": {"head": "none", "pooler": True}})
PLAIN_HEADS = Heads("ForMaskedLM", {**LANGUAGE_HEAD, "LMHeadModel": {"head": "lm"}, "Model": BARE})


def rembert(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The width of the head's transform goes where there is no such head."""
    made = then(head(), **LATE)(config, sizes, replace(features, embedding_projection=True))
    if made.head != "mlm":
        del sizes["head_embed"]
    return made


def sounds_and_shapes(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Pronunciation and shape of each character beside it, and a projection of all three."""
    tables = (("pronunciation_embedding", "sound"), ("shape_embedding", "shape"))
    looked = tuple(
        part("token_embedding", name, sizes={"vocab": f"{what}_vocab", "embed": f"{what}_embed"})
        for name, what in tables
    )
    wide = "hidden + sound_embed + shape_embed"
    mapped = part("dense", "map_inputs", input="token_embedding.joined", inner=wide, outer="hidden", bias=True)
    return (*looked, mapped)


def languages(config: Config, sizes: Sizes) -> int:
    """Languages that a list names."""
    config.used.add("languages")
    listed = config.raw("languages")
    if listed is MISSING:
        return 1
    if not isinstance(listed, list | tuple) or not listed or not all(isinstance(name, str) for name in listed):
        raise config.error("languages", listed, "a list of names is expected", "name one language")
    return len(set(listed))


def narrowed(config: Config, sizes: Sizes) -> int:
    """The adapter's width: the hidden width by so much."""
    return sizes["hidden"] // config.integer_or(["adapter_reduction_factor"], 2)


def xlm_types(config: Config, sizes: Sizes) -> int | None:
    """Embeddings of languages, where there are several."""
    count = config.integer(["n_langs"])
    used = config.boolean(["use_lang_emb"], True)
    return count if isinstance(count, int) and count > 1 and used else None


def xlm(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The activation is a switch; languages are types."""
    gelu = config.boolean(["gelu_activation"], True)
    shaped = replace(features, activation="gelu" if gelu else "relu", token_types="types" in sizes)
    return PLAIN_HEADS.read(config, sizes, shaped)


def entities(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """LUKE without entities: what it holds for them, counted in one number that no pass over words reads.

    The head over words is never tied; where the config ties, its spare bias and the head over entities are.
    """
    hidden, tied = sizes["hidden"], features.tied
    spare = {} if tied else {"spare_bias": "true"}
    made = then(LUKE_HEADS.read, **GELU_HEAD, **spare, ends="added")(config, sizes, replace(features, tied=False))
    vocab, width = (config.integer([key]) for key in ("entity_vocab_size", "entity_emb_size"))
    table, narrow = vocab if isinstance(vocab, int) else 500000, width if isinstance(width, int) else 256
    held = table * narrow + (hidden * narrow if narrow != hidden else 0)
    held += (sizes["positions"] + sizes["types"] + 2) * hidden
    if config.boolean(["use_entity_aware_attention"], True):
        held += 3 * sizes["layers"] * (hidden * hidden + hidden)
    if made.head == "mlm":
        held += hidden * narrow + 3 * narrow + table + (0 if tied else table * narrow)
    sizes["unread"] = held
    return made


def behind_two(default: int) -> Size:
    """A table of positions with two more rows, that no position uses; `default`: the class's own number."""

    def read(config: Config, sizes: Sizes) -> int:
        return config.integer_or(["max_position_embeddings"], default) + 2

    return Size("positions", ("max_position_embeddings",), read=read)


def unread_entities(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Weights for entities; the pooler runs and a masked head does not read it."""
    return (part("unread", "entities", elements="unread"), *pooler_beside(config, sizes, features))


def both_ways(default: int, key: str) -> Size:
    """A window that a field states one way."""

    def read(config: Config, sizes: Sizes) -> int:
        return 2 * config.integer_or([key], default)

    return Size("window", (key,), read=read, used_by=("sliding",))


def esmc(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The norms of queries and keys are as wide as the stream."""
    made = then(head(WITHOUT_POOLER, GELU_HEAD), final_norm="layer_no_bias")(config, sizes, features)
    return same_width(config, sizes, made)


def windowed(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """UltraBERT: a window in two layers of three."""
    names = {"full": "encoder_full_attention", "sliding": "encoder_sliding_attention"}
    return [KindSpec(names[word], word) for word in layer_types(period_of(3))(config, sizes)]


def prediction(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Down to a narrow width and up again in front of the logits, an activation behind each."""
    if features.head != "lm":
        return ()
    act: dict[str, Any] = {"activation": "gelu_tanh", "gated": False}
    return (
        part("linear_projection", "head_down", input="body.output", outer="head_embed"),
        part("ffn_activation", "head_down_activation", input="head_down", sizes={"ffn": "head_embed"}, **act),
        part("linear_projection", "head_up", input="head_down_activation.product", inner="head_embed", outer="hidden"),
        part("ffn_activation", "head_up_activation", input="head_up", sizes={"ffn": "hidden"}, **act),
    )


def ultra(config: Config, sizes: dict[str, int], features: Features) -> Features:
    made = PLAIN_HEADS.read(config, sizes, features)
    if made.head != "lm":
        del sizes["head_embed"]
    return replace(made, extra=(("ends", "added"),))


XLM: dict[str, Any] = {
    "sizes": (
        Size("hidden", ("emb_dim", "hidden_size"), meaning="the hidden width"),
        Size("layers", ("n_layers", "num_hidden_layers"), meaning="the number of layers"),
        Size("heads", ("n_heads", "num_attention_heads"), meaning="the number of heads"),
        *(VOCAB, DERIVED_HEAD),
        Size("ffn", (), lambda sizes: 4 * sizes["hidden"]),
        Size("positions", ("max_position_embeddings",), 512, meaning="the number of positions"),
        Size("types", ("n_langs",), read=xlm_types),
    ),
    "features": replace(STRUCTURE, head="lm"),
    "flags": (
        Rate("dropout", ("embedding_dropout", "residual_dropout"), 0.1),
        Rate("attention_dropout", ("attention_dropout",), 0.1),
        Tie(True),
    ),
    "kinds": one_kind,
    "rotary": None,
    "maximum": Maximum(default=512, hard=True),
    "neutral": NEUTRAL
    | frozenset(
        """sinusoidal_embeddings lang_id start_n_top end_n_top layerdrop unk_index mask_index bos_index eos_index
        pad_index mask_token_id n_langs use_lang_emb id2lang lang2id""".split()
    ),
    "refused": {**ENCODER_ONLY, "causal": (False,), "asm": (False,), "is_encoder": (True,), "pre_norm": (False,)},
    "finish": xlm,
}
ROTARY = (HIDDEN, LAYERS, HEADS, VOCAB, kv_heads(), head_dim(), FFN)
ROTARY_FLAGS = (
    biases("attention_bias", *ATTENTION_BIASES),
    biases("mlp_bias", "ffn_bias"),
    Activation(),
    Rate("attention_dropout", ("attention_dropout",)),
    Tie(False),
)
FAMILIES = (
    family(
        "rembert",
        sizes=(
            *SIZES,
            Size("embed", ("input_embedding_size",), 256, meaning="the width of the embedding"),
            Size("head_embed", ("output_embedding_size",), 1664, meaning="the width of the head's transform"),
        ),
        flags=(Activation(default="gelu"), *DROPOUTS, Tie(False)),
        refused={**ENCODER_ONLY, "tie_word_embeddings": (False,)},
        finish=rembert,
    ),
    family(
        "roc_bert",
        sizes=(
            *SIZES,
            Size("sound_vocab", ("pronunciation_vocab_size",), 910, meaning="the pronunciations"),
            Size("sound_embed", ("pronunciation_embed_dim",), 768, meaning="the width of a pronunciation"),
            Size("shape_vocab", ("shape_vocab_size",), 24858, meaning="the shapes"),
            Size("shape_embed", ("shape_embed_dim",), 512, meaning="the width of a shape"),
        ),
        refused={**ENCODER_ONLY, **dict.fromkeys(DEFAULTS, (True,))},
        finish=then(head(spare_bias=True), ends="added"),
        ends=sounds_and_shapes,
    ),
    family(
        "xmod",
        sizes=(
            *SIZES,
            Size("languages", ("languages",), read=languages),
            Size("adapter_rank", ("adapter_reduction_factor",), read=narrowed),
        ),
        maximum=BEHIND_PADDING,
        neutral=NEUTRAL | {"default_language", "ln_before_adapter"},
        refused={
            **ENCODER_ONLY,
            "pre_norm": (False,),
            "adapter_layer_norm": (False,),
            "adapter_reuse_layer_norm": (True,),
        },
        finish=then(head(more=GELU_HEAD, spare_bias=True), language_adapters="true"),
    ),
    Family("xlm", **XLM),
    # Expectations of hashes: a product of queries and keys, and one with the values, as of any attention.
    family(
        "yoso",
        sizes=(*(size for size in SIZES if size.dim != "positions"), behind_two(4096)),
        neutral=NEUTRAL | {"hash_code_len", "num_hash", "use_fast_hash", "lsh_backward"},
        refused={**ENCODER_ONLY, "use_expectation": (True,), "conv_window": (None,)},
    ),
    Family("flaubert", **XLM),
    family(
        "luke",
        sizes=SIZES,
        flags=FLAGS,
        maximum=BEHIND_PADDING,
        neutral=NEUTRAL
        | {"entity_vocab_size", "entity_emb_size", "use_entity_aware_attention", "cls_entity_prediction"},
        finish=entities,
        ends=unread_entities,
    ),
    Family(
        "esmc",
        sizes=ROTARY,
        features=Features(
            architecture="encoder",
            norm="layer",
            causal=False,
            residual_scale=True,
            qk_norm="full_layer_no_bias",
            head="mlm",
            head_bias=True,
        ),
        # The class ties nothing, whatever a config says.
        flags=ROTARY_FLAGS[:-1],
        kinds=one_kind,
        maximum=Maximum(default=2048),
        neutral=frozenset({"tie_word_embeddings"}),
        finish=esmc,
    ),
    Family(
        "ultrabert",
        sizes=(
            *ROTARY,
            both_ways(128, "sliding_window"),
            Size("head_embed", ("prediction_head_size",), 768, meaning="the head's inner width"),
        ),
        features=Features(architecture="encoder", causal=False),
        flags=ROTARY_FLAGS,
        kinds=windowed,
        maximum=Maximum(default=32768),
        neutral=frozenset({"classifier_pooling"}),
        refused={"attention_windows": (None,)},
        finish=ultra,
        ends=prediction,
    ),
)
