"""ProphetNet: an encoder like BERT's, a decoder whose streams predict several tokens ahead."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.bart import NEUTRAL, POST, TIED, kinds
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.parts import part
from symcost.frontend.sides import split_sizes
from symcost.frontend.tables import DERIVED_HEAD, VOCAB
from symcost.ir.spec import Features, KindSpec, Part

STREAMS = (
    Size("positions", ("max_position_embeddings",), 512, meaning="the number of positions"),
    Size("ngram", ("ngram",), 2, meaning="the tokens that a step predicts"),
    Size("buckets", ("num_buckets",), 32, meaning="the buckets of distances"),
)
SIZES = (
    Size("hidden", ("hidden_size",), meaning="the hidden width"),
    Size("encoder_layers", ("num_encoder_layers",), meaning="the number of encoder layers"),
    Size("decoder_layers", ("num_decoder_layers",), meaning="the number of decoder layers"),
    Size("heads", ("num_encoder_attention_heads", "num_attention_heads"), meaning="the number of the encoder's heads"),
    Size("decoder_heads", ("num_decoder_attention_heads",), meaning="the number of the decoder's heads"),
    *(VOCAB, DERIVED_HEAD),
    Size("ffn", ("encoder_ffn_dim",), meaning="the encoder's feed-forward width"),
    Size("decoder_ffn", ("decoder_ffn_dim",), meaning="the decoder's feed-forward width"),
    *STREAMS,
)
ALONE = (
    Size("hidden", ("hidden_size",), meaning="the hidden width"),
    Size("layers", ("num_decoder_layers",), meaning="the number of decoder layers"),
    Size("heads", ("num_decoder_attention_heads",), meaning="the number of the decoder's heads"),
    *(VOCAB, DERIVED_HEAD),
    Size("ffn", ("decoder_ffn_dim",), meaning="the decoder's feed-forward width"),
    *STREAMS,
)
PREDICTS = ("predicts", "ngram")
CROSS = {"add_cross_attention": (True,)}


def unread_cross(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A cross attention in every layer, and its norm, that nothing calls without an encoder."""
    return (part("unread", "cross_attention", elements="layers*(4*hidden**2 + 6*hidden)"),)


BOTH = Family(
    "prophetnet",
    sizes=SIZES,
    features=replace(POST, embedding_norm=True, extra=(PREDICTS,)),
    flags=(
        Activation("activation_function", "gelu"),
        Rate("dropout", ("embedding_dropout", "residual_dropout"), 0.1),
        Rate("attention_dropout", ("attention_dropout",), 0.1),
        Rate("activation_dropout", ("ffn_dropout",), 0.1),
    ),
    kinds=kinds,
    rotary=None,
    neutral=NEUTRAL | {"relative_max_distance", "disable_ngram_loss", "eps"},
    refused=TIED | CROSS,
    # Positions behind the last row of the table take the last.
    maximum=Maximum(default=512),
    finish=split_sizes("heads", "ffn"),
)
DECODER = replace(
    BOTH,
    sizes=ALONE,
    features=replace(BOTH.features, architecture="decoder", extra=(("ends", "added"), PREDICTS)),
    kinds=lambda config, sizes, features: [KindSpec("decoder")] * sizes["layers"],
    neutral=BOTH.neutral | {"num_encoder_layers", "num_encoder_attention_heads", "encoder_ffn_dim"},
    finish=None,
    ends=unread_cross,
)
FAMILIES = (replace(BOTH, classes={"ForCausalLM": DECODER}),)
