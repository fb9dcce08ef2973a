"""Parakeet with a CTC head: a conformer behind convolutions that cut mel frames down."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated
from symcost.frontend.families.speech_encoders import STRUCTURE
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Rate, biases
from symcost.frontend.parts import part
from symcost.frontend.tables import DERIVED_HEAD
from symcost.ir.spec import Features, KindSpec, Part

INNER = "encoder_config"


def of(dim: str, key: str, default: int, meaning: str) -> Size:
    """A size that the encoder's config states."""
    return Size(dim, (f"{INNER}.{key}",), default, meaning=meaning)


GATE: dict[str, Any] = {"outer": "hidden", "gated": True, "activation": "sigmoid"}


def halves(name: str, read: str, act: str, bias: bool) -> tuple[Part, ...]:
    """A feed-forward block, half of which is added."""
    return (
        part("layer_norm", f"{name}_norm", input=read),
        part(
            "dense", f"{name}_up", input=f"{name}_norm.output", inner="hidden", outer="ffn", activation=act, bias=bias
        ),
        part("dense", f"{name}_down", input=f"{name}_up.product", inner="ffn", outer="hidden", bias=bias),
        part("residual", f"{name}_residual", scaled=True),
    )


SCORES = part("relative_scores", input="qkv_projection.q", sizes={"context": "seq"})
BEHIND = part("channel_norm", "filter_behind", input="filter.y")


def projections(bias: bool, rotated: bool) -> tuple[tuple[Part, ...], tuple[str, str, str]]:
    """What makes queries, keys and values, and where they stand; `rotated`: queries and keys of turned inputs."""
    if not rotated:
        every = part("qkv_projection", input="attention_norm.output", bias=(bias,) * 3)
        return (every,), ("qkv_projection.q", "qkv_projection.k", "qkv_projection.v")
    return (
        part("rotated_input"),
        part("qkv_projection", "qk_projection", input="rotated_input.y", bias=(bias,) * 3, parts="qk"),
        part("qkv_projection", "v_projection", input="attention_norm.output", bias=(bias,) * 3, parts="v"),
    ), ("qk_projection.q", "qk_projection.k", "v_projection.v")


def conformer(
    act: str,
    bias: bool,
    filtered: bool,
    *,
    scores: tuple[Part, ...] = (SCORES,),
    rotated: bool = False,
    behind: Part = BEHIND,
) -> tuple[Part, ...]:
    """Half a feed-forward block, attention, a filter over time, the other half, a norm.

    Args:
        bias: of the projections. filtered: whether the matmuls around the filter and it have biases.
        scores: what gives scores a bias by distance. rotated: whether what queries and keys are made from is turned.
        behind: the norm behind the filter.
    """
    (made, read), keys = projections(bias, rotated), {"context": "seq"}
    core: dict[str, Any] = {"mask": "full", "rotary": "none", "bias_read": bool(scores), "sizes": keys}
    return (
        *halves("first", "layer.input", act, bias),
        part("layer_norm", "attention_norm", input="first_residual.output"),
        *(*made, *scores),
        part("attention_core", inputs=read, **core),
        part("output_projection", input="attention_core.output", bias=bias),
        part("residual", "attention_residual"),
        part("layer_norm", "filter_norm", input="attention_residual.output"),
        part("dense", "gate", input="filter_norm.output", bias=filtered, **GATE),
        part("depthwise_convolution", "filter", input="gate.product", taps="conv_kernel", bias=filtered),
        behind,
        activated("filter_act", "filter_behind", act, {"ffn": "hidden"}),
        part("dense", "mix", input="filter_act.output", outer="hidden", bias=filtered),
        part("residual", "filter_residual"),
        *halves("second", "filter_residual.output", act, bias),
        part("layer_norm", "layer_norm", input="second_residual.output"),
    )


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """All layers alike."""
    filtered = config.boolean([f"{INNER}.convolution_bias"], True)
    layer = conformer(features.activation, features.o_bias, filtered)
    return [KindSpec("encoder", parts=layer)] * sizes["layers"]


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Bins that are left behind each convolution.

    Raises:
        SpecError: a factor that is no power of two, or keys shared by heads.
    """
    shared = config.integer([f"{INNER}.num_key_value_heads"])
    if isinstance(shared, int) and shared != sizes["heads"]:
        key, hint = f"{INNER}.num_key_value_heads", "leave it out"
        raise config.error(key, shared, "keys shared by heads are not priced in this family", hint)
    factor, stages = config.integer([f"{INNER}.subsampling_factor"]), 0
    times = factor if isinstance(factor, int) else 8
    while 2 ** (stages + 1) <= times:
        stages += 1
    stride = config.integer([f"{INNER}.subsampling_conv_stride"])
    if 2**stages != times or (stride not in (2, None) and isinstance(stride, int)):
        problem = "convolutions that do not each halve the frames are not priced"
        raise config.error(f"{INNER}.subsampling_factor", times, problem, "write a power of two, and a stride of 2")
    taps = config.integer([f"{INNER}.subsampling_conv_kernel_size"])
    bins = sizes["mel_bins"]
    for stage in range(1, stages + 1):
        bins = (bins - 1) // 2 + 1
        sizes |= {f"stage{stage}_positions": bins, f"stage{stage}_conv_kernel": taps if isinstance(taps, int) else 3}
    sizes["stage_bins"] = sizes["mel_bins"] // 2**stages
    return replace(features, extra=(("front_stages", str(stages)),))


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Convolutions over time and bins, a matmul, and one logit a symbol and frame."""
    stages = int(features.flag("front_stages"))
    found: list[Part] = []
    bins, read = "mel_bins", "mel"
    for stage in range(1, stages + 1):
        places, taps = f"{2 ** (stages - stage)}*seq*stage{stage}_positions", f"stage{stage}_conv_kernel**2"
        # Over the positions that it makes: twice the frames, and the bins in front.
        before = f"2*seq*{bins}/stage{stage}_positions"
        at: dict[str, Any] = {"sizes": {"seq": places}}
        if stage == 1:
            first: dict[str, Any] = {"inner": "1", "outer": "stem", "before": before, "first": True}
            found.append(part("convolution", "conv_1", input=read, taps=taps, **first, **at))
        else:
            name = f"filter_{stage}"
            found.append(
                part("depthwise_convolution", name, input=read, taps=taps, channels="stem", before=before, **at)
            )
            found.append(part("dense", f"conv_{stage}", input=f"{name}.y", inner="stem", outer="stem", **at))
        found.append(activated(f"act_{stage}", f"conv_{stage}", "relu", {"seq": places, "ffn": "stem"}))
        bins, read = f"stage{stage}_positions", f"act_{stage}.output"
    found.append(part("dense", "projection", input=read, inner="stem*stage_bins", outer="hidden"))
    head = part("lm_head", "ctc_head", input="body.output", bias=True, sizes={"embed": "hidden"})
    return (*found, head)


FAMILIES = (
    Family(
        "parakeet_ctc",
        sizes=(
            of("hidden", "hidden_size", 1024, "the hidden width"),
            of("layers", "num_hidden_layers", 24, "the number of layers"),
            of("heads", "num_attention_heads", 8, "the number of heads"),
            DERIVED_HEAD,
            of("ffn", "intermediate_size", 4096, "the feed-forward width"),
            of("conv_kernel", "conv_kernel_size", 9, "the taps of the filter over time"),
            of("stem", "subsampling_conv_channels", 256, "the width of a convolution"),
            of("mel_bins", "num_mel_bins", 80, "the mel bins of a frame"),
            Size("vocab", ("vocab_size",), 1025, meaning="the number of symbols"),
        ),
        features=replace(STRUCTURE, norm_placement="pre"),
        flags=(
            biases(f"{INNER}.attention_bias", "q_bias", "k_bias", "v_bias", "o_bias", default=True),
            Activation(f"{INNER}.hidden_act", "silu"),
            Rate(f"{INNER}.attention_dropout", ("attention_dropout",), 0.1),
        ),
        kinds=kinds,
        rotary=None,
        nested=(INNER,),
        maximum=Maximum(()),
        neutral=frozenset(
            f"""{INNER}.dropout {INNER}.dropout_positions {INNER}.layerdrop {INNER}.activation_dropout
            {INNER}.scale_input {INNER}.max_position_embeddings ctc_loss_reduction ctc_zero_infinity""".split()
        ),
        finish=finish,
        ends=ends,
    ),
)
