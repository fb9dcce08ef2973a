"""Encoders over text as rows: BERT's kin, rotary and gated ones, disentangled and windowed attention."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.classes import HEADLESS, OVER_TOKENS, PER_TOKEN, named_class
from symcost.frontend.config import Config
from symcost.frontend.encoder_heads import WITH_POOLER, WITHOUT_POOLER, Heads, without
from symcost.frontend.families.bert import (
    DROPOUTS,
    ENCODER_ONLY,
    FLAGS,
    HARMLESS,
    NEUTRAL,
    POSITIONS,
    SIZES,
    STRUCTURE,
    TYPES,
    behind_padding,
    head,
    one_kind,
    roberta,
)
from symcost.frontend.family import Family, Maximum, Rotary, Size, Sizes, SpecRule
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Rate, Switch, Tie, biases
from symcost.frontend.parts import part
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS, VOCAB, head_dim, kv_heads
from symcost.ir.spec import Features, KindSpec, Part

TABLELESS = replace(STRUCTURE, learned_positions=False, rotary="full")
PLAIN = (HIDDEN, LAYERS, HEADS, VOCAB, DERIVED_HEAD, FFN)
TYPED = (*PLAIN, TYPES)
GELU_HEAD = {"head_activation": "gelu"}
BEHIND_PADDING = Maximum(hard=True, unused=behind_padding)


def family(model_type: str, features: Features = STRUCTURE, **more: Any) -> Family:
    """A family by how its record differs from BERT's."""
    finish: SpecRule = more.pop("finish", None) or head(spare_bias=True)
    own: dict[str, Any] = {
        "sizes": SIZES,
        "flags": FLAGS,
        "kinds": one_kind,
        "rotary": None,
        "maximum": Maximum(hard=True),
    }
    own |= {"neutral": NEUTRAL, "harmless": HARMLESS, "refused": ENCODER_ONLY} | more
    return Family(model_type, features=features, finish=finish, **own)


def added(*parts: Part) -> Any:
    """Parts beside what features describe."""
    return lambda config, sizes, features: parts


def then(rule: SpecRule, **extra: str) -> SpecRule:
    """A rule, and further words of `extra`."""

    def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
        made = rule(config, sizes, features)
        return replace(made, extra=tuple(sorted({**dict(made.extra), **extra}.items())))

    return finish


def pooler_beside(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A pooler that runs and that a head over tokens does not read."""
    return () if features.pooler else (part("pooler", input="body.output", discarded=True),)


TABLE = {"types": "box_positions"}
PLACES = (
    *(part("type_embedding", f"{axis}_embedding", sizes=TABLE, times=2) for axis in "xy"),
    *(part("type_embedding", f"{extent}_embedding", sizes=TABLE) for extent in ("height", "width")),
)


def boxes(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """LayoutLM: corners, height and width of each word's box, from four tables; corners are looked up twice."""
    return (*PLACES, *pooler_beside(config, sizes, features))


def kinds_with_bias(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """MPNet: the first layer stands for the encoder, which makes one bias for all."""
    first = KindSpec("encoder_first", changes=(("relative_bias", "make"),))
    return [first, *[KindSpec("encoder", changes=(("relative_bias", "read"),))] * (sizes["layers"] - 1)]


def contact_head(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """ESM's head over attention maps, which training does not call."""
    return (part("unread", "contact_head", elements="layers*heads + 1"),)


def esm(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """`position_embedding_type`: a table or rotary; `emb_layer_norm_before` where a config asks for it."""
    stated = config.text(["position_embedding_type"], "absolute")
    if stated not in ("absolute", "rotary"):
        raise config.error("position_embedding_type", stated, "not priced in this family", "write absolute or rotary")
    if config.boolean(["is_folding_model"], False):
        raise config.error("is_folding_model", True, "the folding trunk is not priced", "leave it out")
    if stated == "rotary":
        sizes.pop("positions")
        features = replace(features, learned_positions=False, rotary="full")
    chosen = head(more=GELU_HEAD)(config, sizes, features)
    return replace(chosen, extra=tuple(sorted({**dict(chosen.extra), "ends": "added"}.items())))


def table_types(config: Config, sizes: Sizes) -> int:
    """TAPAS: a row of each of several tables."""
    return sum(config.integers(["type_vocab_sizes"]) or [3, 256, 256, 2, 256, 256, 10])


def narrow(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """RoFormer: an embedding that is not as wide as the stream is projected."""
    if sizes["embed"] == sizes["hidden"]:
        del sizes["embed"]
        return head(WITHOUT_POOLER, {"ends": "added"}, spare_bias=True)(config, sizes, features)
    late = {"projected": "late", "projection_bias": "true", "ends": "added"}
    return head(WITHOUT_POOLER, late, spare_bias=True)(config, sizes, replace(features, embedding_projection=True))


def bidirectional(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """EuroBERT: a classifier of the first token, or of each; what averages over tokens is not priced."""
    _, stated = config.take(["classifier_pooling"])
    if named_class(config).endswith("ForSequenceClassification") and stated != "bos":
        problem = "a classifier over every token whose answers are averaged is not priced"
        raise config.error("classifier_pooling", stated, problem, 'write "bos", or name another class')
    return EUROBERT.read(config, sizes, features)


EUROBERT = Heads(
    "ForMaskedLM",
    {
        "ForMaskedLM": {},
        "Model": HEADLESS,
        "ForSequenceClassification": {**PER_TOKEN, "head": "classifier", "pooler": True},
        "ForTokenClassification": OVER_TOKENS["ForTokenClassification"],
    },
)
# Two rows beside the classifier choose cells and columns: that head is not priced.
CELLS = without(WITH_POOLER, "ForQuestionAnswering")
GATED = replace(TABLELESS, gated=True)
PRENORM = replace(STRUCTURE, norm_placement="pre", final_norm=True)
LAYOUT = Size("box_positions", ("max_2d_position_embeddings",), 1024, meaning="the places of a box's side")
FAMILIES = (
    roberta("data2vec-text"),
    replace(
        roberta("ibert"),
        refused={**ENCODER_ONLY, "quant_mode": (None, False)},
        neutral=NEUTRAL | {"force_dequant"},
    ),
    family("ernie", refused={**ENCODER_ONLY, "use_task_id": (None, False)}, neutral=NEUTRAL | {"task_type_vocab_size"}),
    family("megatron-bert", replace(PRENORM, embedding_norm=False)),
    family(
        "roberta-prelayernorm",
        PRENORM,
        maximum=BEHIND_PADDING,
        finish=head(more=GELU_HEAD, spare_bias=True),
    ),
    family(
        "xlm-roberta-xl",
        replace(PRENORM, embedding_norm=False),
        maximum=BEHIND_PADDING,
        finish=head(more=GELU_HEAD, spare_bias=True),
    ),
    family(
        "layoutlm",
        sizes=(*SIZES, LAYOUT),
        finish=then(head(spare_bias=True), ends="added"),
        ends=boxes,
    ),
    family(
        "tapas",
        sizes=(*PLAIN, POSITIONS, Size("types", ("type_vocab_sizes",), read=table_types)),
        finish=head(CELLS, spare_bias=True),
        neutral=NEUTRAL
        | frozenset(
            """positive_label_weight num_aggregation_labels aggregation_loss_weight use_answer_as_supervision
            answer_loss_importance use_normalized_answer_loss huber_loss_delta aggregation_temperature
            use_gumbel_for_cells use_gumbel_for_aggregation average_approximation_function cell_selection_preference
            answer_loss_cutoff max_num_rows max_num_columns average_logits_per_cell select_one_column
            allow_empty_column_selection init_cell_selection_weights_to_zero reset_position_index_per_cell
            disable_per_token_loss aggregation_labels no_aggregation_label_index""".split()
        ),
    ),
    family(
        "nomic_bert",
        replace(GATED, q_bias=False, k_bias=False, v_bias=False, o_bias=False, ffn_bias=False),
        sizes=(*PLAIN[:4], head_dim(), FFN, TYPES),
        flags=(Activation(), *DROPOUTS, Tie(True)),
        rotary=Rotary(),
        maximum=Maximum(),
        finish=head(WITHOUT_POOLER),
    ),
    family(
        "gte",
        GATED,
        sizes=TYPED,
        rotary=Rotary(),
        maximum=Maximum(),
        finish=then(head(WITHOUT_POOLER, GELU_HEAD), ffn_bias_at="down"),
    ),
    family(
        "jina_embeddings_v3",
        TABLELESS,
        sizes=TYPED,
        rotary=Rotary(),
        maximum=Maximum(),
        finish=head(more=GELU_HEAD, spare_bias=True),
    ),
    Family(
        "eurobert",
        sizes=(HIDDEN, LAYERS, HEADS, VOCAB, kv_heads(), head_dim(), FFN),
        features=Features(architecture="encoder", causal=False),
        flags=(
            biases("attention_bias", *ATTENTION_BIASES),
            biases("mlp_bias", "ffn_bias", "head_bias"),
            Activation(),
            Rate("attention_dropout", ("attention_dropout",)),
            Tie(False),
        ),
        kinds=one_kind,
        maximum=Maximum(default=8192),
        finish=bidirectional,
    ),
    family(
        "mpnet",
        replace(STRUCTURE, token_types=False),
        sizes=(
            *(*PLAIN, POSITIONS),
            Size("buckets", ("relative_attention_num_buckets",), 32, meaning="the buckets of distances"),
        ),
        kinds=kinds_with_bias,
        maximum=BEHIND_PADDING,
        finish=head(more=GELU_HEAD, spare_bias=True),
    ),
    family(
        "esm",
        replace(PRENORM, token_types=False, embedding_norm=False),
        sizes=(*PLAIN, POSITIONS),
        flags=(
            Switch("emb_layer_norm_before", {"embedding_norm": True}, nullable=True),
            Activation("hidden_act_", "gelu"),
            *DROPOUTS,
            Tie(True),
        ),
        rotary=Rotary(),
        maximum=Maximum(),
        neutral=NEUTRAL | {"token_dropout", "esmfold_config", "vocab_list"},
        harmless={},
        finish=esm,
        ends=contact_head,
    ),
    family(
        "roformer",
        replace(TABLELESS, token_types=True),
        sizes=(*TYPED, Size("embed", ("embedding_size",), None, None, (), "the width of the embedding"), POSITIONS),
        rotary=Rotary(),
        finish=narrow,
        ends=added(part("unread", "sinusoids", elements="positions*head_dim")),
        neutral=NEUTRAL | {"rotary_value"},
    ),
)
