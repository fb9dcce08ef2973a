"""BERT and the encoders built like it: norms behind the addition, learned positions, a masked-language-model head."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from symcost.frontend.config import Config
from symcost.frontend.encoder_heads import WITH_POOLER, WITHOUT_POOLER, Heads
from symcost.frontend.family import Family, Maximum, Size, Sizes, SpecRule
from symcost.frontend.flags import Activation, Rate, Tie
from symcost.frontend.libraries import GPT2
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS, VOCAB
from symcost.ir.spec import Features, KindSpec

POSITIONS = Size("positions", ("max_position_embeddings",), meaning="the number of positions")
TYPES = Size("types", ("type_vocab_size",), meaning="the number of token types")
SIZES = (HIDDEN, LAYERS, HEADS, VOCAB, DERIVED_HEAD, FFN, POSITIONS, TYPES)
STRUCTURE = Features(
    architecture="encoder",
    norm="layer",
    norm_placement="post_residual",
    final_norm=False,
    q_bias=True,
    k_bias=True,
    v_bias=True,
    o_bias=True,
    causal=False,
    gated=False,
    ffn_bias=True,
    rotary="none",
    learned_positions=True,
    token_types=True,
    embedding_norm=True,
    head="mlm",
    head_bias=True,
)
DROPOUTS = (
    Rate("hidden_dropout_prob", ("embedding_dropout", "residual_dropout"), 0.1),
    Rate("attention_probs_dropout_prob", ("attention_dropout",), 0.1),
)
FLAGS = (Activation(default="gelu"), *DROPOUTS, Tie(True))
NEUTRAL = frozenset({"num_labels", "classifier_dropout_prob", "summary_last_dropout"})
HARMLESS = {"position_embedding_type": ("absolute",), "directionality": ("bidi",), "is_decoder": (False,)}
ENCODER_ONLY = {"is_decoder": (None, False)}


def one_kind(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike."""
    return [KindSpec("encoder")] * sizes["layers"]


def head(
    heads: Heads = WITH_POOLER, more: Mapping[str, str] = MappingProxyType({}), *, spare_bias: bool = False
) -> SpecRule:
    """The head that a config asks for.

    Args:
        more: further structure of the family, as `Features.extra` holds it.
        spare_bias: an untied masked head holds its bias twice.
    """

    def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
        chosen = heads.read(config, sizes, features)
        spare = spare_bias and chosen.head == "mlm" and not chosen.tied
        extra = {**dict(chosen.extra), **more, **({"spare_bias": "true"} if spare else {})}
        return replace(chosen, extra=tuple(sorted(extra.items())))

    return finish


def behind_padding(config: Config) -> int:
    """Positions are counted from behind the padding token's: its number, and one."""
    return config.integer_or(["pad_token_id"], 1, minimum=0) + 1


def roberta(model_type: str) -> Family:
    """RoBERTa and its kin: BERT with positions behind the padding token, and a gelu in the head."""
    return Family(
        model_type,
        sizes=SIZES,
        features=STRUCTURE,
        flags=FLAGS,
        kinds=one_kind,
        rotary=None,
        maximum=Maximum(hard=True, unused=behind_padding),
        neutral=NEUTRAL,
        harmless=HARMLESS,
        refused=ENCODER_ONLY,
        finish=head(more={"head_activation": "gelu"}, spare_bias=True),
    )


def narrow_embedding(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """ELECTRA projects its embedding where it is not as wide as the stream; its head makes as narrow vectors."""
    projected = sizes["embed"] != sizes["hidden"]
    if not projected:
        del sizes["embed"]
    more = {"head_activation": "gelu", "pooler_activation": "gelu", **(LATE if projected else {})}
    return head(WITHOUT_POOLER, more)(config, sizes, replace(features, embedding_projection=projected))


LATE = {"projected": "late", "projection_bias": "true"}

FAMILIES = (
    Family(
        "bert",
        sizes=SIZES,
        features=replace(STRUCTURE, library=GPT2),
        flags=FLAGS,
        kinds=one_kind,
        rotary=None,
        maximum=Maximum(hard=True),
        neutral=NEUTRAL,
        harmless=HARMLESS,
        refused=ENCODER_ONLY,
        finish=head(spare_bias=True),
    ),
    roberta("roberta"),
    roberta("xlm-roberta"),
    roberta("camembert"),
    Family(
        "distilbert",
        sizes=(
            Size("hidden", ("dim", "hidden_size"), meaning="the hidden width"),
            Size("layers", ("n_layers", "num_hidden_layers"), meaning="the number of layers"),
            Size("heads", ("n_heads", "num_attention_heads"), meaning="the number of heads"),
            *(VOCAB, DERIVED_HEAD, POSITIONS),
            Size("ffn", ("hidden_dim",), meaning="the feed-forward width"),
        ),
        features=replace(STRUCTURE, token_types=False),
        flags=(
            Activation("activation", "gelu"),
            Rate("dropout", ("embedding_dropout", "residual_dropout"), 0.1),
            Rate("attention_dropout", ("attention_dropout",), 0.1),
            Tie(True),
        ),
        kinds=one_kind,
        rotary=None,
        maximum=Maximum(hard=True),
        neutral=NEUTRAL | {"qa_dropout", "seq_classif_dropout", "sinusoidal_pos_embds", "tie_weights_"},
        harmless=HARMLESS,
        finish=head(WITHOUT_POOLER, {"pooler_activation": "relu", "residual_dropout_at": "ffn"}),
    ),
    Family(
        "electra",
        sizes=(*SIZES, Size("embed", ("embedding_size",), 128, meaning="the width of the embedding")),
        features=STRUCTURE,
        flags=FLAGS,
        kinds=one_kind,
        rotary=None,
        maximum=Maximum(hard=True),
        neutral=NEUTRAL,
        harmless=HARMLESS,
        refused=ENCODER_ONLY,
        finish=narrow_embedding,
    ),
)
