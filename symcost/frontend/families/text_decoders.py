"""Further decoders over text as rows: CTRL, GPT-SW3, TrOCR's decoder, ModernBERT's decoder, BERT as a generator."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.encoder_heads import MASKED, Heads
from symcost.frontend.families import apertus, bart, gpt2, llama, modernbert
from symcost.frontend.families.bert import ENCODER_ONLY, FLAGS, HARMLESS, NEUTRAL, STRUCTURE, one_kind
from symcost.frontend.families.bert import SIZES as BERT_SIZES
from symcost.frontend.families.gpt2 import DROPOUTS as GPT_DROPOUTS
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Rate, Switch, Tie
from symcost.frontend.one_side import decoder_alone
from symcost.frontend.parts import part
from symcost.frontend.tables import DERIVED_HEAD, GPT_SIZES
from symcost.ir.spec import Features, KindSpec, Part

GPT2 = {family.model_type: family for family in gpt2.FAMILIES}["gpt2"]
LLAMA = {family.model_type: family for family in llama.FAMILIES}["llama"]
DROPOUT = Rate("attention_dropout", ("attention_dropout",), 0.1)
APERTUS = {family.model_type: family for family in apertus.FAMILIES}["apertus"]
MODERN = modernbert.FAMILIES[0]
BART = {family.model_type: family for family in bart.FAMILIES}["bart"]
GENERATOR = Heads("Decoder", {"Decoder": {"head": "lm"}, "Encoder": {"head": "none"}})
PREDICTION = Heads(
    "ForCausalLM",
    {
        "ForCausalLM": MASKED,
        "Model": {"head": "none", "tied": False, "head_bias": False},
    },
)


def modern_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """ModernBERT's, under the names of decoders' kinds."""
    found = modernbert.kinds(config, sizes, features)
    return [replace(kind, name=kind.name.replace("encoder", "decoder", 1)) for kind in found]


def half_window(config: Config, sizes: Sizes) -> int | None:
    """The class takes half of `local_attention`, whatever `sliding_window` says."""
    config.used.add("sliding_window")
    return config.integer_or(["local_attention"], 128, minimum=2) // 2


def unread_cross(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A layer holds a cross attention, whatever `is_decoder` says: the class sets it."""
    config.used.add("is_decoder")
    wide = config.integer_or(["cross_attention_hidden_size"], sizes["hidden"])
    if wide != sizes["hidden"]:
        raise config.error("cross_attention_hidden_size", wide, "another width than d_model is not priced", "leave it")
    return (part("unread", "cross_attention", elements="layers*(4*hidden**2 + 6*hidden)"),)


def tables(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """TrOCR's positions are learned behind two unused rows, or sinusoids that no parameter holds."""
    learned = config.boolean(["use_learned_position_embeddings"], True)
    if not learned:
        sizes.pop("positions")
    table = () if learned else (("decoder_table", "made"),)
    return replace(features, extra=tuple(sorted((("ends", "added"), *table))))


def trocr() -> Family:
    """BART's decoder, whose norm over embeddings a config may leave out."""
    alone = decoder_alone(BART, bart.table(bart.OFFSET), extra={})
    more: dict[str, Any] = {
        "model_type": "trocr",
        "flags": (
            *alone.flags,
            Switch("layernorm_embedding", {"embedding_norm": True}, True, {"embedding_norm": False}),
        ),
        "neutral": alone.neutral | {"cross_attention_hidden_size"},
        "finish": tables,
        "ends": unread_cross,
        "classes": {},
    }
    return replace(alone, **more)


FAMILIES = (
    replace(GPT2, model_type="gpt-sw3"),
    Family(
        "ctrl",
        sizes=(
            *(size for size in GPT_SIZES if size.dim != "ffn"),
            Size("ffn", ("dff",), meaning="the feed-forward width"),
            DERIVED_HEAD,
        ),
        features=replace(
            gpt2.STRUCTURE,
            fused_qkv=False,
            activation="relu",
            embedding_scale=True,
            head_bias=True,
            extra=(("decoder_table", "made"),),
        ),
        flags=(*(rate for rate in GPT_DROPOUTS if rate.key != "attn_pdrop"), Tie(True)),
        rotary=None,
        maximum=Maximum(("n_positions", "max_position_embeddings"), hard=True),
    ),
    trocr(),
    replace(
        MODERN,
        model_type="modernbert-decoder",
        sizes=tuple(
            Size("window", ("local_attention",), read=half_window, used_by=("sliding",)) if s.dim == "window" else s
            for s in MODERN.sizes
        ),
        features=replace(MODERN.features, architecture="decoder", causal=True, fused_qkv=False),
        kinds=modern_kinds,
        finish=modernbert.transformed(PREDICTION),
    ),
    Family(
        "bert-generation",
        sizes=tuple(size for size in BERT_SIZES if size.dim != "types"),
        features=replace(STRUCTURE, token_types=False, tied=True),
        flags=tuple(flag for flag in FLAGS if not isinstance(flag, Tie)),
        kinds=one_kind,
        rotary=None,
        maximum=Maximum(hard=True),
        neutral=NEUTRAL,
        harmless=HARMLESS,
        # Untied, the class holds its bias twice.
        refused={**ENCODER_ONLY, "tie_word_embeddings": (None, True)},
        finish=GENERATOR.read,
    ),
    # The text model inside Emu 3.
    replace(
        LLAMA,
        model_type="emu3_text_model",
        features=replace(LLAMA.features, library=None),
        flags=(*LLAMA.flags[1:2], Activation(), DROPOUT, Tie(False)),
    ),
    replace(APERTUS, model_type="apertus1p5_text", refused={"output_vocab_size": (None,)}),
)
