"""DeepSeek V2 and V3: multi-head latent attention, a dense prefix, routed and shared experts."""

from dataclasses import replace

from symcost.frontend.config import MISSING, Config
from symcost.frontend.family import ABSENT, Family, Maximum, Rule, Size
from symcost.frontend.flags import Activation, Rate, Tie, biases
from symcost.frontend.layer_rules import dense_first
from symcost.frontend.libraries import LLAMA, check_groups, heads_first, routed
from symcost.frontend.tables import FFN, HEADS, HIDDEN, LAYERS, VOCAB, expert_sizes, kv_heads, shared_experts
from symcost.ir.spec import Features

# Queries and keys are joined from a part that turns and one that does not.
LATENT = replace(heads_first(LLAMA), router="upcast")


def latent_sizes(kv: Size, q_rank: Rule = 1536, rope: tuple[str, ...] = ("qk_rope_head_dim",)) -> tuple[Size, ...]:
    """Sizes of latent attention; a null query rank means a plain query projection."""
    return (
        *(HIDDEN, LAYERS, HEADS, VOCAB, kv),
        Size("nope_dim", ("qk_nope_head_dim",), meaning="the width of a head without rotation"),
        Size("rope_dim", rope, meaning="the rotary width of a head"),
        Size("v_head_dim", ("v_head_dim",), meaning="the width of a value head"),
        Size("q_lora_rank", ("q_lora_rank",), q_rank, ABSENT, meaning="the rank of the query"),
        Size("kv_lora_rank", ("kv_lora_rank",), meaning="the rank of keys and values"),
        FFN,
    )


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Query rank and shared experts are structure; every head has keys and values of its own."""
    if sizes.pop("kv_heads") != sizes["heads"]:
        config.warn(
            "num_key_value_heads is not num_attention_heads: latent attention has no separate KV heads; ignored"
        )
    return shared_by_count(config, sizes, replace(features, q_lora="q_lora_rank" in sizes))


def shared_by_count(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Shared experts as many as a field says, none where it says 0 or nothing; a token chooses among whole groups."""
    check_groups(config, sizes)
    if sizes.get("shared_experts"):
        return replace(features, shared="count")
    sizes.pop("shared_experts", None)
    return replace(features, shared="none")


def greedy(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """DeepSeek V2; what its choice within groups keeps was not measured."""
    if config.raw("topk_method") not in (MISSING, "greedy"):
        features = replace(features, library=None)
    return finish(config, sizes, features)


def grouped(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """DeepSeek V3: a token's experts are in a few groups."""
    return routed(config, finish(config, sizes, features), renormalised=True, groups=(8, 4))


ATTENTION_DROPOUT = Rate("attention_dropout", ("attention_dropout",))
FLAGS = (
    biases("attention_bias", "mla_bias", "o_bias"),
    Activation(),
    ATTENTION_DROPOUT,
    Tie(False),
)

FAMILIES = (
    Family(
        "deepseek_v2",
        sizes=(
            *latent_sizes(kv_heads()),
            *expert_sizes(("n_routed_experts", "num_experts")),
            shared_experts("n_shared_experts", default=2),
        ),
        features=Features(mla=True, rotary="partial", router_renormalised=False, library=LATENT),
        flags=(*FLAGS, biases("mlp_bias", "ffn_bias")),
        ffn=dense_first(default=0),
        rotary=None,
        neutral=frozenset({"head_dim"}),
        harmless={"moe_layer_freq": (1,)},
        maximum=Maximum(default=2048),
        finish=greedy,
    ),
    Family(
        "deepseek_v3",
        sizes=(
            *latent_sizes(kv_heads(128)),
            *expert_sizes(("n_routed_experts", "num_local_experts")),
            shared_experts("n_shared_experts", default=1),
        ),
        features=Features(
            mla=True,
            rotary="partial",
            router_buffer=True,
            router_score="sigmoid",
            library=replace(LATENT, router="grouped"),
        ),
        flags=FLAGS,
        ffn=dense_first(default=3),
        rotary=None,
        mtp_keys=("num_nextn_predict_layers", "num_mtp_layers"),
        mtp_default=1,
        neutral=frozenset({"head_dim"}),
        harmless={"moe_layer_freq": (1,)},
        maximum=Maximum(default=4096),
        finish=grouped,
    ),
    Family(
        "mistral4",
        sizes=(
            *latent_sizes(kv_heads(32), 1024),
            *expert_sizes(("n_routed_experts", "num_local_experts")),
            shared_experts("n_shared_experts", default=1),
        ),
        features=Features(mla=True, rotary="partial"),
        flags=FLAGS,
        ffn=dense_first(default=0),
        rotary=None,
        neutral=frozenset({"head_dim"}),
        maximum=Maximum(default=1048576),
        finish=grouped,
    ),
    Family(
        "youtu",
        sizes=latent_sizes(kv_heads(16)),
        features=Features(mla=True, rotary="partial"),
        flags=(biases("attention_bias", "mla_bias", "o_bias"), Activation(), ATTENTION_DROPOUT, Tie(True)),
        rotary=None,
        neutral=frozenset({"head_dim", "embedding_initializer_range"}),
        maximum=Maximum(default=131072),
        finish=finish,
    ),
)
