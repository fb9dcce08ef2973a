"""Speech to text by an encoder and a decoder: Moonshine over samples, Speech2Text over mel frames."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated, before, positions
from symcost.frontend.families.bart import DROPOUTS, NEUTRAL, SIZES, STRUCTURE, TIED
from symcost.frontend.families.bart import kinds as two_sides
from symcost.frontend.family import Family, Maximum, Rotary, Size, Sizes
from symcost.frontend.flags import ACTIVATIONS, QKV_BIASES, Activation, Rate, Switch, Tie, biases
from symcost.frontend.parts import part
from symcost.frontend.sides import LOOKS_BOTH_WAYS, split_sizes
from symcost.frontend.tables import DERIVED_HEAD, VOCAB
from symcost.ir.spec import Features, KindSpec, Part

# Taps, stride and width over the stream's of Moonshine's convolutions.
CONVOLUTIONS = ((127, 64, 1), (7, 3, 2), (3, 2, 1))


def moonshine_kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """A plain block in the encoder, a gated one in the decoder."""
    name = config.text(["decoder_hidden_act"], "silu")
    if name not in ACTIVATIONS:
        known = ", ".join(sorted(ACTIVATIONS))
        raise config.error("decoder_hidden_act", name, "no activation that can be priced", f"write one of {known}")
    gated = (("activation", ACTIVATIONS[name]), ("activation_name", name), ("gated", True))
    encoder = [KindSpec("encoder", changes=(LOOKS_BOTH_WAYS,))] * sizes["encoder_layers"]
    return [*encoder, *[KindSpec("decoder", changes=gated)] * sizes["decoder_layers"]]


def moonshine_finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Sizes of the three convolutions.

    Raises:
        SpecError: heads that share keys, which differ from the queries'.
    """
    for side in ("encoder", "decoder"):
        heads, key = sizes["decoder_heads" if side == "decoder" else "heads"], f"{side}_num_key_value_heads"
        stated = config.integer([key])
        if isinstance(stated, int) and stated != heads:
            raise config.error(key, stated, "keys shared by heads are not priced in this family", f"leave {key} out")
    for stage, (taps, stride, factor) in enumerate(CONVOLUTIONS, 1):
        sizes |= {f"stage{stage}_conv_kernel": taps, f"stage{stage}_stride": stride}
        sizes[f"stage{stage}_hidden"] = factor * sizes["hidden"]
    return split_sizes("heads")(config, sizes, features)


def moonshine_front(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Convolutions over samples: tanh and a norm behind the first, gelu behind the others."""
    found: list[Part] = []
    made, places = "waveform", positions(3)
    for stage in range(1, 4):
        at = {"seq": places[stage]}
        options: dict[str, Any] = {"bias": stage > 1, "first": stage == 1, "before": before(stage)}
        options |= {"inner": f"stage{stage - 1}_hidden" if stage > 1 else "1", "outer": f"stage{stage}_hidden"}
        taps = f"stage{stage}_conv_kernel"
        found.append(part("convolution", f"conv_{stage}", input=made, taps=taps, sizes=at, **options))
        act, made = "tanh" if stage == 1 else "gelu", f"conv_act_{stage}.output"
        found.append(activated(f"conv_act_{stage}", f"conv_{stage}", act, {**at, "ffn": f"stage{stage}_hidden"}))
        if stage == 1:
            found.append(part("channel_norm", "conv_norm", input=made, channels="hidden", sets="1", sizes=at))
    return tuple(found)


def frames(stages: int) -> list[str]:
    """Positions behind convolutions that each halve them, and in front of the first."""
    return [f"{2 ** (stages - stage)}*seq" for stage in range(stages + 1)]


def mel_front(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Convolutions over mel frames, each halved by a gate."""
    stages = sizes["convolutions"]
    found: list[Part] = []
    made, places = "mel", frames(stages)
    for stage in range(1, stages + 1):
        at, last = {"seq": places[stage]}, stage == stages
        width = "hidden" if last else "stem/2"
        options: dict[str, Any] = {"first": stage == 1, "before": "2*seq", "outer": f"2*{width}"}
        options |= {"inner": "mel_bins" if stage == 1 else "stem/2", "taps": f"stage{stage}_conv_kernel"}
        found.append(part("convolution", f"conv_{stage}", input=made, sizes=at, **options))
        gate: dict[str, Any] = {"gated": True, "activation": "sigmoid", "sizes": {**at, "ffn": width}}
        found.append(part("ffn_activation", f"conv_gate_{stage}", input=f"conv_{stage}", **gate))
        made = f"conv_gate_{stage}.output"
    return tuple(found)


def mel_sizes(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Taps of each convolution."""
    taps = config.integers(["conv_kernel_sizes"]) or [5, 5]
    if sizes["stem"] % 2:
        raise config.error("conv_channels", sizes["stem"], "one half gates the other", "write an even number")
    if len(taps) != sizes["convolutions"]:
        raise config.error(
            "conv_kernel_sizes", taps, f"{sizes['convolutions']} are expected", "correct num_conv_layers"
        )
    sizes |= {f"stage{stage}_conv_kernel": kernel for stage, kernel in enumerate(taps, 1)}
    return split_sizes("heads", "ffn")(config, sizes, features)


def bins(config: Config, sizes: Sizes) -> int:
    """Mel bins of a frame, of all input channels."""
    stated = [config.integer([key]) for key in ("input_feat_per_channel", "input_channels")]
    per, channels = (value if isinstance(value, int) else own for value, own in zip(stated, (80, 1), strict=True))
    return per * channels


AUDIO = (("audio", "true"),)
FAMILIES = (
    Family(
        "moonshine",
        sizes=(
            Size("hidden", ("hidden_size",), 288, meaning="the hidden width"),
            Size("encoder_layers", ("encoder_num_hidden_layers",), 6, meaning="the number of encoder layers"),
            Size("decoder_layers", ("decoder_num_hidden_layers",), 6, meaning="the number of decoder layers"),
            Size("heads", ("encoder_num_attention_heads",), 8, meaning="the number of the encoder's heads"),
            Size("decoder_heads", ("decoder_num_attention_heads",), 8, meaning="the number of the decoder's heads"),
            *(VOCAB, DERIVED_HEAD),
            Size("ffn", ("intermediate_size",), 1152, meaning="the feed-forward width"),
        ),
        features=Features(
            architecture="encoder_decoder",
            norm="layer_no_bias",
            gated=False,
            ffn_bias=True,
            extra=AUDIO,
        ),
        flags=(
            biases("attention_bias", *QKV_BIASES),
            Activation("encoder_hidden_act", "gelu"),
            Rate("attention_dropout", ("attention_dropout",)),
            Tie(True),
        ),
        kinds=moonshine_kinds,
        rotary=Rotary(factor=0.9),
        maximum=Maximum(default=512),
        neutral=frozenset({"pad_head_dim_to_multiple_of"}),
        finish=moonshine_finish,
        ends=moonshine_front,
    ),
    Family(
        "speech_to_text",
        sizes=(
            *SIZES,
            Size("mel_bins", ("input_feat_per_channel",), read=bins),
            Size("stem", ("conv_channels",), 1024, meaning="the width of a convolution"),
            Size("convolutions", ("num_conv_layers",), 2, meaning="the number of convolutions"),
        ),
        features=replace(
            STRUCTURE, extra=tuple(sorted((*AUDIO, ("decoder_table", "made"), ("encoder_table", "made"))))
        ),
        flags=(
            Switch("scale_embedding", {"embedding_scale": True}, True, {"embedding_scale": False}),
            Activation("activation_function", "relu"),
            *DROPOUTS,
        ),
        kinds=two_sides,
        rotary=None,
        refused=TIED,
        maximum=Maximum(("max_target_positions",), 1024),
        neutral=NEUTRAL | {"max_source_positions"},
        finish=mel_sizes,
        ends=mel_front,
    ),
)
