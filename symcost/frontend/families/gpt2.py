"""GPT-2 and its kin: learned positions, LayerNorm with bias, plain feed-forward, biases everywhere."""

from symcost.frontend.family import Family, Maximum, Size
from symcost.frontend.flags import Activation, Rate, Tie
from symcost.frontend.tables import DERIVED_HEAD, GPT_SIZES
from symcost.ir.spec import Features

POSITIONS = Size("positions", ("n_positions", "max_position_embeddings"), meaning="the number of positions")
DROPOUTS = (
    Rate("embd_pdrop", ("embedding_dropout",), 0.1),
    Rate("attn_pdrop", ("attention_dropout",), 0.1),
    Rate("resid_pdrop", ("residual_dropout",), 0.1),
)

FAMILIES = (
    Family(
        "gpt2",
        sizes=(*GPT_SIZES, DERIVED_HEAD, POSITIONS),
        features=Features(
            norm="layer",
            q_bias=True,
            k_bias=True,
            v_bias=True,
            o_bias=True,
            fused_qkv=True,
            gated=False,
            ffn_bias=True,
            rotary="none",
            learned_positions=True,
        ),
        flags=(Activation("activation_function", "gelu_new"), *DROPOUTS, Tie(True)),
        rotary=None,
        maximum=Maximum(("n_positions", "max_position_embeddings"), hard=True),
    ),
)
