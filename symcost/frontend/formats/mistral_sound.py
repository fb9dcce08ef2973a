"""Voxtral in Mistral's `params.json`: Whisper's encoder, frames joined, in front of a text model."""

from __future__ import annotations

from symcost.frontend.config import Config
from symcost.frontend.formats.record import Restated, inner, optional, refuse_unread, required

# Fields of the encoder and the library's names of them.
ENCODER = {
    "dim": "hidden_size",
    "n_layers": "num_hidden_layers",
    "n_heads": "num_attention_heads",
    "hidden_dim": "intermediate_size",
    "max_source_positions": "max_source_positions",
}
# What is sampled, and tokens that the encoder alone does not have.
NEUTRAL = frozenset({"vocab_size", "sampling_rate", "hop_length", "window_size"})
NAME = "Mistral's params.json"
ELSEWHERE = "name the config.json of the library beside it"


def with_sound(sound: Config, text: Restated) -> Restated:
    """The whole model.

    Raises:
        SpecError: a field that is missing or not known, or frames joined otherwise than the library joins them.
    """
    whole = _inside(sound, "whisper_model_args", "the encoder and how its frames are joined")
    stated, joined = (_inside(whole, key, "a part of the encoder") for key in ("encoder_args", "downsample_args"))
    frames = _inside(stated, "audio_encoding_args", "the bands of a frame")
    audio: Restated = {new: required(stated, old, "a size of the encoder") for old, new in ENCODER.items()}
    audio |= {"model_type": "voxtral_encoder", "num_mel_bins": required(frames, "num_mel_bins", "bands of a frame")}
    factor = required(joined, "downsample_factor", "how many frames are joined")
    if factor * audio["hidden_size"] != audio["intermediate_size"]:
        problem = "the library joins as many frames as the feed-forward block is wider than the stream"
        raise joined.error("downsample_factor", factor, problem, ELSEWHERE)
    head = optional(stated, "head_dim")
    if head is not None and head * audio["num_attention_heads"] != audio["hidden_size"]:
        raise stated.error("head_dim", head, "heads that do not fill the stream", ELSEWHERE)
    for part in (sound, whole, stated, joined, frames):
        refuse_unread(part, NEUTRAL, NAME)
    return {"model_type": "voxtral", "audio_config": audio, "text_config": {**text, "model_type": "llama"}}


def _inside(config: Config, key: str, meaning: str) -> Config:
    found = inner(config, key)
    if found is None:
        raise config.absent(key, meaning)
    return found
