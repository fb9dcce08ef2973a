"""Wav2Vec 2, HuBERT, WavLM: convolutions over samples, positions from one more convolution, a BERT-like encoder."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import front, stage_sizes
from symcost.frontend.family import Family, KindsRule, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Rate, Switch
from symcost.frontend.image_ends import by_class, norm
from symcost.frontend.parts import part
from symcost.frontend.projectors import activation
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS
from symcost.ir.spec import Features, KindSpec, Part

WIDTHS, STRIDES, TAPS = [512] * 7, [5, 2, 2, 2, 2, 2, 2], [10, 3, 3, 3, 3, 2, 2]
STAGES_OF_OMNI = {"conv_dim": (512,) * 7, "conv_kernel": (10, 3, 3, 3, 3, 2, 2), "conv_stride": (5, 2, 2, 2, 2, 2, 2)}
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
    head="none",
)
NEUTRAL = frozenset(
    """feat_proj_dropout feat_quantizer_dropout final_dropout layerdrop apply_spec_augment mask_time_length
    mask_time_min_masks mask_feature_length mask_feature_min_masks num_codevectors_per_group num_codevector_groups
    contrastive_logits_temperature num_negatives codevector_dim proj_codevector_dim diversity_loss_weight
    ctc_loss_reduction ctc_zero_infinity use_weighted_layer_sum classifier_proj_size tdnn_dim tdnn_kernel tdnn_dilation
    xvector_output_dim adapter_kernel_size adapter_stride num_adapter_layers output_hidden_size num_ctc_classes
    max_bucket_distance num_feat_extract_layers freeze_feat_extract_train mask_channel_length mask_channel_min_space
    mask_channel_other mask_channel_prob mask_channel_selection mask_time_min_space mask_time_other mask_time_selection
    no_mask_channel_overlap no_mask_time_overlap gradient_checkpointing feature_grad_mult num_conv_pos_embeddings_
    """.split()
)


def one_kind(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike."""
    return [KindSpec("encoder")] * sizes["layers"]


def first_makes_the_bias(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """WavLM: the first layer has the table of distances, every layer gates what it made."""
    first = KindSpec("encoder_first", changes=(("relative_bias", "make"),))
    return [first, *[KindSpec("encoder", changes=(("relative_bias", "read"),))] * (sizes["layers"] - 1)]


def listed(config: Config) -> tuple[list[int], list[int], list[int]]:
    """Width, taps and stride of each convolution."""
    keys = (("conv_dim", WIDTHS), ("conv_kernel", TAPS), ("conv_stride", STRIDES))
    widths, taps, strides = (config.integers([key]) or default for key, default in keys)
    return widths, taps, strides


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Sizes of the front; `vocab` where the class has a head over symbols."""
    stage_sizes(config, sizes, *listed(config))
    sizes["vocab"] = config.integer_or(["vocab_size"], 32)
    return features


def opened(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Convolutions, the projection, positions, and a norm in front of the layers or behind them."""
    kind = norm_of_front(config)
    act = activation(config, "feat_extract_activation", "gelu")
    stages = len(listed(config)[0])
    front_parts = front(stages, norm=kind, bias=config.boolean(["conv_bias"], False), act=act)
    stable = features.norm_placement == "pre"
    read = "position_add.output"
    return (*front_parts, *projected(config, stages), *placed(config, act), norm_around(stable, read))


def norm_of_front(config: Config) -> str:
    """The word for the norms of the convolutions.

    Raises:
        SpecError: a word that the class does not know.
    """
    kind = config.text(["feat_extract_norm"], "group")
    if kind not in ("group", "layer"):
        raise config.error("feat_extract_norm", kind, "no norm of this front", "write group or layer")
    return kind


def norm_around(stable: bool, read: str) -> Part:
    """The encoder's norm: behind the layers where theirs stand in front of the blocks."""
    return norm() if stable else part("layer_norm", "embedding_norm", input=read)


def projected(config: Config, stages: int) -> tuple[Part, ...]:
    """A norm and a matmul from the last convolution's width; what stands for masked frames."""
    last = f"stage{stages}_hidden"
    normed = config.boolean(["feat_proj_layer_norm"], True)
    read = "projection_norm.output" if normed else f"conv_act_{stages}.output"
    found = [part("dense", "projection", input=read, inner=last, outer="hidden")]
    if normed:
        over = {"hidden": last}
        found.insert(0, part("layer_norm", "projection_norm", input=f"conv_act_{stages}.output", sizes=over))
    return (*found, *masked(config))


MASKED = part("class_token", "masked_frame", tokens=1, sizes={"patches": "0", "seq": "1"})


def masked(config: Config) -> tuple[Part, ...]:
    """A learned vector in place of masked frames, where any are masked."""
    masks = [config.number([key], own) or 0 for key, own in (("mask_time_prob", 0.05), ("mask_feature_prob", 0.0))]
    return (MASKED,) if max(masks) > 0 else ()


def placed(config: Config, act: str) -> tuple[Part, ...]:
    """Positions: a convolution in groups over the frames around each, activated and added."""
    batched = config.boolean(["conv_pos_batch_norm"], False)
    options: dict[str, Any] = {"taps": "positions", "inner": "hidden", "groups": "position_groups"}
    scales: dict[str, Any] = {} if batched else {"scales": "positions"}
    found = [
        part("convolution", "position_convolution", input="projection.y", **options, **scales),
        part(
            "ffn_activation",
            "position_activation",
            input="position_convolution",
            gated=False,
            activation=act,
            sizes={"ffn": "hidden"},
        ),
        part("residual", "position_add"),
    ]
    return (part("channel_norm", "position_norm", input="projection.y"), *found) if batched else tuple(found)


def head() -> tuple[Part, ...]:
    """One logit a symbol and frame."""
    return (part("lm_head", "ctc_head", input="body.output", bias=True, sizes={"embed": "hidden"}),)


def family(model_type: str, *more: Size, kinds: KindsRule = one_kind, extra: dict[str, str] | None = None) -> Family:
    """One of the families."""
    return Family(
        model_type,
        sizes=(
            *(HIDDEN, LAYERS, HEADS, DERIVED_HEAD, FFN),
            Size("positions", ("num_conv_pos_embeddings",), 128, meaning="the taps of the positions' convolution"),
            Size("position_groups", ("num_conv_pos_embedding_groups",), 16, meaning="its groups of channels"),
            *more,
        ),
        features=replace(STRUCTURE, extra=tuple(sorted((extra or {}).items()))),
        flags=(
            Switch("do_stable_layer_norm", {"norm_placement": "pre"}),
            Activation(default="gelu"),
            Rate("hidden_dropout", ("embedding_dropout", "residual_dropout"), 0.1),
            Rate("attention_dropout", ("attention_dropout",), 0.1),
            Rate("activation_dropout", ("ffn_dropout",), 0.1),
        ),
        kinds=kinds,
        rotary=None,
        maximum=Maximum(()),
        neutral=NEUTRAL,
        refused={"add_adapter": (None, False), "adapter_attn_dim": (None,)},
        finish=finish,
        ends=by_class("Model", opened, Model=tuple, ForCTC=head),
    )


BUCKETS = Size("buckets", ("num_buckets",), 320, meaning="the buckets of distances")
FAMILIES = (
    family("wav2vec2"),
    family("hubert"),
    family("wavlm", BUCKETS, kinds=first_makes_the_bias, extra={"bias_gate": "true"}),
)
