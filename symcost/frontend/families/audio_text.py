"""Text models that hear: Whisper's encoder as a tower (Voxtral, Qwen2-Audio)."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.llava import NEUTRAL
from symcost.frontend.families.vit import STRUCTURE, kinds
from symcost.frontend.family import Family, PartsRule, Size, Sizes, Tower
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.image_ends import norm
from symcost.frontend.nested import ANY
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.projectors import TOWER, activation
from symcost.frontend.tables import DERIVED_HEAD
from symcost.ir.spec import Features, Part


def whisper_ends(halved: bool) -> PartsRule:
    """Two convolutions over mel frames, sinusoids, a norm behind the layers; `halved`: over means of pairs."""

    def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        # The stem's activations are the exact gelu, whatever the layers' are.
        found = (part("audio_stem", activation="gelu"), part("position_embedding", table="frozen"))
        if not halved:
            return (*found, norm())
        return (*found, part("mean_pooling", before="seq", after="floor(seq/2)"), norm(seq="floor(seq/2)"))

    return ends


def encoder(model_type: str, *, halved: bool) -> Family:
    """Whisper's encoder."""
    return Family(
        model_type,
        sizes=(
            Size("hidden", ("d_model", "hidden_size"), 1280, meaning="the tower's width"),
            Size("layers", ("encoder_layers", "num_hidden_layers"), 32, meaning="the number of layers"),
            Size("heads", ("encoder_attention_heads", "num_attention_heads"), 20, meaning="the number of heads"),
            DERIVED_HEAD,
            Size("ffn", ("encoder_ffn_dim", "intermediate_size"), 5120, meaning="the feed-forward width"),
            Size("mel_bins", ("num_mel_bins",), 128, meaning="the mel bins of a frame"),
            Size("seq", ("max_source_positions",), 1500, meaning="the positions of a clip"),
            Size("positions", ("max_source_positions",), 1500, meaning="the positions of a clip"),
        ),
        features=replace(STRUCTURE, q_bias=True, v_bias=True, head="none", extra=()),
        flags=(
            Activation("activation_function", "gelu"),
            Rate("attention_dropout", ("attention_dropout",)),
        ),
        kinds=kinds,
        rotary=None,
        neutral=frozenset("dropout activation_dropout encoder_layerdrop scale_embedding layerdrop vocab_size".split()),
        ends=whisper_ends(halved),
    )


def stacked(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Voxtral: as many positions side by side as make the feed-forward width, through two matmuls."""
    rows, act = {"seq": "seq*hidden/ffn"}, activation(config, "projector_hidden_act", "gelu")
    first = part(
        "dense", "projector_up", input=TOWER, inner="ffn", outer="projection", bias=False, activation=act, sizes=rows
    )
    read = "projector_up.product"
    last = part("dense", "projector", input=read, inner="projection", outer="projection", bias=False, sizes=rows)
    return first, last


def linear(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Qwen2-Audio: one matmul of each pair's mean."""
    return (part("dense", "projector", input=TOWER, outer="projection", sizes={"seq": "floor(seq/2)"}),)


def row(model_type: str, text: str, tower: Family, way: PartsRule) -> Family:
    """A family over clips and text."""
    return Family(
        model_type,
        sizes=(),
        neutral=NEUTRAL | {"hidden_size", "audio_token_index"},
        tower=Tower(
            tower,
            key="audio_config",
            model_types=(tower.model_type,),
            head=own_head(False, asks_text=False),
            connector=way,
            side="audio",
        ),
        text_types=(text, ANY),
    )


FAMILIES = (
    row("voxtral", "llama", encoder("voxtral_encoder", halved=False), stacked),
    row("qwen2_audio", "qwen2", encoder("qwen2_audio_encoder", halved=True), linear),
    encoder("qwen2_audio_encoder", halved=True),
    encoder("voxtral_encoder", halved=False),
)
