"""Qwen Omni's thinkers: the vision-language models of their generation beside an encoder of audio, which is held."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families.audio_towers import halved
from symcost.frontend.families.qwen_vl import THREE, TWO_AND_A_HALF, in_own_width, text
from symcost.frontend.family import Family, JoinRule, Sizes, Tower
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.projectors import TOWER
from symcost.frontend.tables import head_dim
from symcost.ir.spec import Features, Part

AUDIO = {
    "d_model": 1280,
    "encoder_layers": 32,
    "encoder_ffn_dim": 5120,
    "num_mel_bins": 128,
    "output_dim": 3584,
    "downsample_hidden_size": 480,
}
Numbers = dict[str, int]


def whisper_like(n: Numbers) -> int:
    """Two convolutions over frames, Whisper's layers, a norm, a matmul, two tokens around a clip."""
    wide, ffn, out = n["d_model"], n["encoder_ffn_dim"], n["output_dim"]
    layer = 4 * wide**2 + 3 * wide + 2 * wide * ffn + ffn + wide + 4 * wide
    front = 3 * n["num_mel_bins"] * wide + wide + 3 * wide**2 + wide
    return front + n["encoder_layers"] * layer + 2 * wide + wide * out + out + 2 * out


def chunk_like(n: Numbers) -> int:
    """Three convolutions over frames and bins, layers, a norm, two matmuls."""
    wide, ffn, out, stem = n["d_model"], n["encoder_ffn_dim"], n["output_dim"], n["downsample_hidden_size"]
    layer = 4 * wide**2 + 4 * wide + 2 * wide * ffn + ffn + wide + 4 * wide
    bins = halved(halved(halved(n["num_mel_bins"])))
    front = 10 * stem + 2 * (9 * stem**2 + stem) + stem * bins * wide
    return front + n["encoder_layers"] * layer + 2 * wide + wide**2 + wide + wide * out + out


def held(count: Callable[[Numbers], int]) -> JoinRule:
    """The images' side as wide as it is, and the parameters of the encoder of audio."""

    def join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
        config = Config(whole.mapping("audio_config"), whole.where, "audio_config.")
        stated = {key: config.integer([key]) for key in AUDIO}
        sizes["unread"] = count({key: v if isinstance(v, int) else AUDIO[key] for key, v in stated.items()})
        whole.warn("audio is not priced: its encoder is held and not run")
        return in_own_width("out_hidden_size", 3584)(whole, text, sizes, features)

    return join


def mergers(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The merger, those of inner layers, and what is held."""
    wide = {"projection": "projector_out"} if features.flag("output_width") == "own" else {}
    found = [part("merger", input=TOWER, form=features.norm, sizes=wide)]
    if deepstack := int(features.flag("deepstack", "0")):
        inner: dict[str, Any] = {"input": "layer.output", "form": features.norm, "normed": "blocks"}
        found.append(part("merger", "deepstack_merger", count=deepstack, sizes=wide, **inner))
    return (*found, part("unread", "audio_tower", elements="unread"))


def row(model_type: str, like: str, tower: Family, count: Callable[[Numbers], int]) -> Family:
    """One of the thinkers."""
    base = model_type.removesuffix("_thinker")
    name = f"{base}_vision_encoder"
    seeing = Tower(
        replace(tower, model_type=name),
        model_types=(name,),
        join=held(count),
        head=own_head(False, asks_text=False),
        connector=mergers,
    )
    made = text(model_type, like, seeing)
    return replace(made, neutral=made.neutral | {"position_id_per_seconds", "seconds_per_chunk", "audio_config"})


def floored(family: Family) -> Family:
    """Heads as wide as they fit into the stream, whole or not."""
    head = head_dim(lambda sizes: sizes["hidden"] // sizes["heads"])
    return replace(family, sizes=tuple(head if size.dim == "head_dim" else size for size in family.sizes))


FAMILIES = (
    text("qwen2_5_omni_text", "qwen2", None),
    floored(text("qwen3_omni_moe_text", "qwen3_moe", None)),
    row("qwen2_5_omni_thinker", "qwen2", TWO_AND_A_HALF, whisper_like),
    floored(row("qwen3_omni_moe_thinker", "qwen3_moe", THREE, chunk_like)),
)
