"""Latent attention over keys that an indexer chooses: DeepSeek V3.2 and GLM 5."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import MISSING, Config
from symcost.frontend.families.deepseek import ATTENTION_DROPOUT, finish, latent_sizes
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Tie, biases, renormalised
from symcost.frontend.layer_rules import dense_first, every, mlp_layer_types
from symcost.frontend.tables import expert_sizes, kv_heads, shared_experts
from symcost.ir.spec import Features

INDEXERS = {"full": "sparse", "shared": "sparse_shared", "F": "sparse", "S": "sparse_shared"}


def index_sizes(heads: int) -> tuple[Size, ...]:
    """Sizes of the indexer, with the class's own defaults."""
    return (
        Size("index_heads", ("index_n_heads",), heads, meaning="the heads of the indexer"),
        Size("index_dim", ("index_head_dim",), 128, meaning="the width of an indexer's head"),
        Size("index_top_k", ("index_topk",), 2048, meaning="the keys chosen for a query"),
    )


def indexers(config: Config, sizes: Sizes) -> Sequence[str]:
    """Which layers have an indexer; the others take the choice of the last layer that has one (GLM 5).

    Raises:
        SpecError: a list of another length, an unknown word, or a first layer without an indexer.
    """
    layers = sizes["layers"]
    pattern = config.raw("index_topk_pattern")
    config.used.update(("index_topk_pattern", "index_topk_freq", "index_skip_topk_offset"))
    words: Sequence[str] | None = config.names(["indexer_types"])
    if words is None and pattern not in (None, MISSING):
        words = list(pattern) if isinstance(pattern, str) else config.names(["index_topk_pattern"])
    if words is None:
        return _scheduled(config, layers)
    if len(words) != layers or any(word not in INDEXERS for word in words):
        problem = f"{layers} layers need as many of {', '.join(INDEXERS)}"
        raise config.error("indexer_types", list(words), problem, "correct the list")
    if INDEXERS[words[0]] != "sparse":
        raise config.error("indexer_types", list(words), "the first layer has no choice to share", "begin with full")
    return [INDEXERS[word] for word in words]


def _scheduled(config: Config, layers: int) -> list[str]:
    """An indexer in every `index_topk_freq`-th layer, from the offset on."""
    stated = config.integer(["index_topk_freq"], 0), config.integer(["index_skip_topk_offset"], 0)
    period, offset = (value if isinstance(value, int) else own for value, own in zip(stated, (1, 2), strict=True))
    return ["sparse" if max(i - offset + 1, 0) % max(period, 1) == 0 else "sparse_shared" for i in range(layers)]


def sparse(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The query is always compressed: the indexer reads it.

    Raises:
        SpecError: a query that is not.
    """
    if "q_lora_rank" not in sizes:
        problem = "the indexer reads the compressed query"
        raise config.error("q_lora_rank", None, problem, "state the rank of the query")
    return replace(finish(config, sizes, features), q_lora=True)


def family(model_type: str, q_rank: int, heads: int, kv: int, maximum: int) -> Family:
    """One of the two, with its class's own sizes."""
    return Family(
        model_type,
        sizes=(
            *latent_sizes(kv_heads(kv), q_rank),
            *expert_sizes(("n_routed_experts", "num_local_experts", "num_experts")),
            shared_experts("n_shared_experts", default=1),
            *index_sizes(heads),
        ),
        features=Features(mla=True, rotary="partial", router_buffer=True, router_score="sigmoid"),
        flags=(
            biases("attention_bias", "mla_bias", "o_bias"),
            *(Activation(), ATTENTION_DROPOUT, Tie(False), renormalised(True)),
        ),
        attention=indexers if model_type == "glm_moe_dsa" else every("sparse"),
        ffn=mlp_layer_types(dense_first(default=3)),
        rotary=None,
        neutral=frozenset({"head_dim", "layer_types", "mlp_bias", "first_k_dense_replace", "num_nextn_predict_layers"}),
        harmless={"moe_layer_freq": (1,)},
        maximum=Maximum(default=maximum),
        finish=sparse,
    )


FAMILIES = (
    family("deepseek_v32", 1536, 64, 128, 163840),
    family("glm_moe_dsa", 2048, 32, 64, 202752),
)
