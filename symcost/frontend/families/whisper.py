"""Whisper: convolutions over mel frames, an encoder of a fixed length, a decoder over text."""

from dataclasses import replace

from symcost.frontend.families.bart import DROPOUTS, NEUTRAL, SIZES, STRUCTURE, kinds
from symcost.frontend.family import Family, Maximum, Size
from symcost.frontend.flags import Activation, Switch, Tie
from symcost.frontend.libraries import GPT2, heads_first
from symcost.frontend.one_side import decoder_alone
from symcost.frontend.sides import split_sizes

SOURCE, TARGET = 1500, 448

WHISPER = (
    Family(
        "whisper",
        sizes=(
            *SIZES,
            Size("mel_bins", ("num_mel_bins",), 80, meaning="the mel bins of a frame"),
            # The encoder's length and its table are one: a window of audio always has as many frames.
            Size("seq", ("max_source_positions",), SOURCE, meaning="the encoder's positions"),
            Size("positions", ("max_source_positions",), SOURCE, meaning="the encoder's positions"),
            Size("decoder_positions", ("max_target_positions",), TARGET, meaning="the decoder's positions"),
        ),
        features=replace(
            STRUCTURE,
            k_bias=False,
            extra=(("audio", "true"), ("encoder_table", "frozen")),
            # Queries are scaled and laid out by heads before any core gets them.
            library=heads_first(GPT2),
        ),
        flags=(
            Switch("scale_embedding", {"embedding_scale": True}, off={"embedding_scale": False}),
            *(Activation("activation_function", "gelu"), *DROPOUTS, Tie(True)),
        ),
        kinds=kinds,
        rotary=None,
        neutral=NEUTRAL
        | frozenset(
            """apply_spec_augment mask_time_prob mask_time_length mask_time_min_masks mask_feature_prob
            mask_feature_length mask_feature_min_masks median_filter_width use_weighted_layer_sum classifier_proj_size
            alignment_heads lang_to_id task_to_id no_timestamps_token_id prev_sot_token_id is_multilingual""".split()
        ),
        maximum=Maximum(("max_target_positions",), TARGET, hard=True),
        finish=split_sizes("heads", "ffn", "positions"),
    ),
)

POSITIONS = Size("positions", ("max_target_positions",), TARGET, meaning="the decoder's positions")
FAMILIES = tuple(
    replace(family, classes={"ForCausalLM": decoder_alone(family, POSITIONS, extra={})}) for family in WHISPER
)
