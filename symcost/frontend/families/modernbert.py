"""ModernBERT: windows that look both ways, rotary positions, gated feed-forward, a first layer without its norm."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.encoder_heads import MASKED, Heads
from symcost.frontend.family import Family, Maximum, Size, Sizes, SpecRule
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Rate, Switch, Tie, biases
from symcost.frontend.layer_rules import layer_types
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS, VOCAB
from symcost.ir.spec import Features, KindSpec

HEADS_OF_CLASSES = Heads("ForMaskedLM", {"ForMaskedLM": MASKED, "Model": {"head": "none"}})
NAMES = {"full": "encoder_full_attention", "sliding": "encoder_sliding_attention"}
FIRST = (("norm_placement", "pre_ffn"),)


def every_third(config: Config, sizes: Sizes) -> Sequence[str]:
    """Layers 0, 3, 6 ... see everything, or as `global_attn_every_n_layers` says; the others have the window."""
    period = config.integer_or(["global_attn_every_n_layers"], 3)
    return ["sliding" if i % period else "full" for i in range(sizes["layers"])]


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """By attention flavour where there are two; the first layer, without its norm, for itself."""
    flavours = layer_types(every_third)(config, sizes)
    plain = set(flavours) == {"full"}
    rest = [KindSpec("encoder" if plain else NAMES[flavour], flavour) for flavour in flavours[1:]]
    return [KindSpec("encoder_first", flavours[0], changes=FIRST), *rest]


def transformed(heads: Heads) -> SpecRule:
    """The heads of classes, and their transform's own activation and bias."""

    def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
        transform = Activation("classifier_activation", "gelu").read(config)["activation"]
        bias = config.boolean(["classifier_bias"], False)
        extra = (
            ("head_activation", str(transform)),
            ("head_transform_bias", str(bias).lower()),
            ("residual_dropout_at", "attention"),
        )
        return replace(heads.read(config, sizes, features), extra=extra)

    return finish


FAMILIES = (
    Family(
        "modernbert",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, DERIVED_HEAD, FFN),
            Size("window", ("local_attention",), 128, None, ("sliding",), "the window, both ways together"),
        ),
        features=Features(
            architecture="encoder",
            norm="layer_no_bias",
            causal=False,
            fused_qkv=True,
            fused_gate_up=True,
            embedding_norm=True,
            head="mlm",
        ),
        flags=(
            Switch("norm_bias", {"norm": "layer"}, off={"norm": "layer_no_bias"}),
            biases("attention_bias", *ATTENTION_BIASES),
            biases("mlp_bias", "ffn_bias"),
            biases("decoder_bias", "head_bias", default=True),
            Activation("hidden_activation", "gelu"),
            Rate("attention_dropout", ("attention_dropout", "residual_dropout")),
            Rate("embedding_dropout", ("embedding_dropout",)),
            Rate("mlp_dropout", ("ffn_dropout",)),
            Tie(True),
        ),
        kinds=kinds,
        maximum=Maximum(default=8192),
        neutral=frozenset(
            """global_rope_theta local_rope_theta initializer_cutoff_factor deterministic_flash_attn reference_compile
            sparse_pred_ignore_index sparse_prediction repad_logits_with_grad num_labels position_embedding_type
            cls_token_id classifier_pooling""".split()
        ),
        finish=transformed(HEADS_OF_CLASSES),
    ),
)
