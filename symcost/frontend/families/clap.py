"""CLAP: RoBERTa over text and Swin over spectrograms, each pooled and projected into one space."""

from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families import bert, swin
from symcost.frontend.families.bert import behind_padding
from symcost.frontend.family import Family, Maximum, Sizes, Tower
from symcost.frontend.flags import QKV_BIASES, Activation, Rate, biases
from symcost.frontend.image_ends import ONE
from symcost.frontend.images import side
from symcost.frontend.parts import part
from symcost.frontend.projectors import activation
from symcost.frontend.stages import behind
from symcost.ir.spec import Features, Part

HEADS = (4, 8, 16, 32)
(SWIN, *_) = swin.FAMILIES


def as_images(config: Config) -> Config:
    """The audio config under the names of Swin's."""
    names = {"embed_dim": "patch_embeds_hidden_size", "num_heads": "num_attention_heads", "image_size": "spec_size"}
    own = {"embed_dim": 96, "num_heads": list(HEADS), "image_size": 256}
    stated = {key: config.raw(name) for key, name in names.items() if config.raw(name) is not None}
    found = {key: value for key, value in stated.items() if isinstance(value, int | list)}
    window = config.integer_or(["window_size"], 8)
    return Config({**config.data, **own, **found, "window_size": window}, config.where, config.prefix)


def spectrogram(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Sizes of the stages; an image of patches is made of a spectrogram's bands side by side.

    Raises:
        SpecError: patches that do not lie in a grid, or a width that is not the last stage's.
    """
    patch, stride, across = (
        side(config, "patch_size", 4),
        side(config, "patch_stride", 4),
        side(config, "spec_size", 256),
    )
    if (across + 2 * ((patch - stride) // 2) - patch) // stride != across // stride - 1:
        problem = f"patches of {patch} every {stride} pixels do not fill {across}"
        raise config.error("patch_stride", stride, problem, "correct patch_stride or patch_size")
    sizes["patch"] = stride
    swin.sizes_of_stages(as_images(config), sizes, features, smaller=False)
    stages, stated = len(swin.depths(config)), config.integer_or(["hidden_size"], 768)
    if stated != sizes[f"stage{stages}_hidden"]:
        hint = f"write {sizes[f'stage{stages}_hidden']}"
        raise config.error("hidden_size", stated, "the projection reads the last stage, which is not as wide", hint)
    bins = config.integer_or(["num_mel_bins"], 64)
    sizes |= {"patch": patch, "pixels": across**2, "mel_bins": bins}
    return features


def projected(read: str, inner: str, outer: str, act: str) -> tuple[Part, ...]:
    """Two matmuls into the joint space."""
    up: dict[str, Any] = {"inner": inner, "outer": outer, "activation": act, "sizes": ONE}
    down: dict[str, Any] = {"inner": outer, "outer": outer, "sizes": ONE}
    return (
        part("dense", "projection_up", input=read, **up),
        part("dense", "projection_down", input="projection_up.product", **down),
    )


def heard(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A batch norm of each band, patches, stages, the mean of the last one, the projection."""
    first, stages = {"hidden": "stage1_hidden", "seq": "stage1_seq"}, len(swin.depths(config))
    options: dict[str, Any] = {"taps": "patch**2", "inner": "1", "outer": "stage1_hidden", "before": "pixels"}
    at = {"seq": "stage1_seq"}
    normed = config.boolean(["enable_patch_layer_norm"], True)
    patches = part("convolution", "patches", input="band_norm.y", sizes=at, **options)
    norm = part("layer_norm", "embedding_norm", input="patches.y", sizes=first)
    act = activation(config, "projection_hidden_act", "relu")
    return (
        part("channel_norm", "band_norm", input="spectrogram", channels="mel_bins", sizes={"seq": "pixels/mel_bins"}),
        *((patches, norm) if normed else (patches,)),
        *swin.merges(stages),
        *behind(stages),
        *projected("mean_pooling.output", f"stage{stages}_hidden", "projector_out", act),
    )


def read(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Tokens, types and places, a norm; the first token through a pooler and the projection; all pairs."""
    act = activation(config, "projection_hidden_act", "relu")
    return (
        part("token_embedding", sizes={"embed": "hidden"}),
        part("type_embedding"),
        part("position_embedding"),
        part("layer_norm", "embedding_norm", input="position_embedding.output"),
        part("pooler", input="body.output"),
        *projected("pooler.product", "hidden", "projection", act),
        part("mutual_scores", input="projection_down.y"),
    )


def one_space(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The width of the space that both sides are projected into."""
    sizes["projector_out"] = text["projection"] = whole.integer_or(["projection_dim"], 512)
    return features


AUDIO = Family(
    "clap_audio_model",
    sizes=(),
    features=replace(SWIN.features, head="none"),
    flags=(
        biases("qkv_bias", *QKV_BIASES, default=True),
        Activation(default="gelu"),
        Rate("hidden_dropout_prob", ("embedding_dropout", "residual_dropout"), 0.1),
        Rate("attention_probs_dropout_prob", ("attention_dropout",)),
    ),
    kinds=swin.kinds,
    rotary=None,
    neutral=SWIN.neutral
    | frozenset(
        """patch_embeds_hidden_size num_attention_heads spec_size window_size mlp_ratio aff_block_r fusion_type
        num_classes projection_dim num_hidden_layers initializer_factor drop_path_rate""".split()
    ),
    refused={"enable_fusion": (None, False), "patch_embed_input_channels": (1,), "flatten_patch_embeds": (True,)},
    finish=spectrogram,
    ends=heard,
)
FAMILIES = (
    Family(
        "clap",
        sizes=bert.SIZES,
        features=replace(bert.STRUCTURE, head="none", head_bias=False),
        flags=(Activation(default="gelu"), *bert.DROPOUTS),
        kinds=bert.one_kind,
        rotary=None,
        maximum=Maximum(hard=True, unused=behind_padding),
        neutral=frozenset("initializer_factor logit_scale_init_value projection_dim num_hidden_layers".split()),
        ends=read,
        tower=Tower(AUDIO, key="audio_config", model_types=(AUDIO.model_type,), join=one_space, side="audio"),
    ),
)
