"""DBRX: LayerNorm without bias, one projection for q, k and v, experts in every layer; sizes in nested objects."""

from collections.abc import Mapping
from dataclasses import replace

from symcost.frontend.config import MISSING, Config
from symcost.frontend.family import Family, Maximum, Size
from symcost.frontend.flags import ACTIVATIONS, Rate
from symcost.frontend.layer_rules import every
from symcost.frontend.tables import DERIVED_HEAD, VOCAB, expert_sizes, kv_heads
from symcost.ir.library import Library
from symcost.ir.spec import Features

DBRX = Library("native_on_cpu", on_cpu=True, clamped=True, router="noisy", experts="loop")


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The activation is an object with a name."""
    stated = config.mapping("ffn_config.ffn_act_fn")
    name = stated.get("name", "silu") if isinstance(stated, Mapping) else "silu"
    if not isinstance(name, str) or name not in ACTIVATIONS:
        raise config.error("ffn_config.ffn_act_fn.name", name, "no activation that can be priced", "write silu")
    # Measured with clamped projections and a router under noise.
    extras = (config.raw("attn_config.clip_qkv"), config.raw("ffn_config.moe_jitter_eps"))
    library = None if any(value is MISSING or value is None for value in extras) else DBRX
    return replace(features, activation=ACTIVATIONS[name], activation_name=name, library=library)


FAMILIES = (
    Family(
        "dbrx",
        sizes=(
            Size("hidden", ("d_model", "hidden_size"), meaning="the hidden width"),
            Size("layers", ("n_layers", "num_hidden_layers"), meaning="the number of layers"),
            Size("heads", ("n_heads", "num_attention_heads"), meaning="the number of query heads"),
            VOCAB,
            kv_heads(1, None, "attn_config.kv_n_heads"),
            DERIVED_HEAD,
            *expert_sizes(("ffn_config.moe_num_experts",), ("ffn_config.ffn_hidden_size",), ("ffn_config.moe_top_k",)),
        ),
        features=Features(norm="layer_no_bias", fused_qkv=True),
        flags=(
            Rate("attn_config.attn_pdrop", ("attention_dropout",)),
            Rate("resid_pdrop", ("residual_dropout",)),
        ),
        ffn=every("moe"),
        nested=("attn_config", "ffn_config"),
        neutral=frozenset(
            """
            emb_pdrop num_key_value_heads attn_config.clip_qkv attn_config.model_type attn_config.rope_theta
            ffn_config.hidden_size ffn_config.model_type ffn_config.moe_jitter_eps ffn_config.moe_loss_weight
            ffn_config.moe_normalize_expert_weights ffn_config.uniform_expert_assignment
            """.split()
        ),
        refused={"tie_word_embeddings": (False,)},
        maximum=Maximum(("max_seq_len", "max_position_embeddings"), 2048),
        finish=finish,
    ),
)
