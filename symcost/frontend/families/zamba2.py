"""Zamba 2: Mamba-2 layers, some behind a transformer whose weights they share."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.jamba import expanded
from symcost.frontend.families.llama import ATTENTION_DROPOUT
from symcost.frontend.families.mamba_hybrid import NEUTRAL
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Switch, Tie
from symcost.frontend.tables import HEADS, HIDDEN, LAYERS, VOCAB, kv_heads
from symcost.ir.spec import Features, KindSpec

WORDS = {"linear_attention": "mamba", "mamba": "mamba", "hybrid": "hybrid"}
USED = ("mamba2", "shared_mamba2")
SHARED = ("shared_mamba2",)
OWN_PATTERN = [*["mamba"] * 6, "hybrid", *(["mamba"] * 5 + ["hybrid"]) * 6]
OWN_PATTERN += [*["mamba"] * 4, "hybrid", *["mamba"] * 3, "hybrid", *["mamba"] * 2]


def listed(config: Config, sizes: Sizes, own: Sequence[str] = OWN_PATTERN) -> list[str]:
    """Which layers stand behind the shared transformer; `own`: those of the class.

    Raises:
        SpecError: a list of another length than the layers, or with an unknown word.
    """
    keys = ("layers_block_type", "layer_types")
    words = config.names(keys) or own
    if any(word not in WORDS for word in words):
        raise config.error(keys[0], words, "no such layer", f"write {', '.join(WORDS)}")
    if len(words) < sizes["layers"]:
        problem = f"it has {len(words)} entries, the model {sizes['layers']} layers"
        raise config.error(keys[0], words, problem, "list every layer")
    return [WORDS[word] for word in words]


def blocks(config: Config) -> int:
    """How many shared transformers there are."""
    return config.integer_or(["num_mem_blocks"], 1)


def sharing(words: Sequence[str], owned: int, scan: str) -> Sequence[KindSpec]:
    """Mamba layers; those that own a shared transformer, as many as there are; those that use one.

    Args:
        owned: how many shared transformers there are.
        scan: the flavour of the layers.
    """
    owner = KindSpec("hybrid_first", f"shared_{scan}", "none")
    user = KindSpec("hybrid", f"shared_{scan}", "none", (("weights_of", owner.name),))
    found = []
    for word in words:
        if word == "mamba":
            found.append(KindSpec("mamba", scan, "none"))
        else:
            found.append(owner if owned else user)
            owned -= 1 if owned else 0
    return found


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    return sharing(listed(config, sizes)[: sizes["layers"]], blocks(config), "mamba2")


def by_heads(config: Config, sizes: Sizes) -> int:
    """The width of a head of the scan: heads share the inner width, which they must fill."""
    heads, inner = sizes["ssm_heads"], sizes["inner"]
    config.used.add("mamba_headdim")
    if inner % heads:
        raise config.error("n_mamba_heads", heads, f"it does not divide the inner width {inner}", "correct it")
    return inner // heads


def joined_head(sizes: Sizes) -> int:
    return 2 * sizes["hidden"] // sizes["heads"]


def width(config: Config, sizes: Sizes) -> int:
    """Null and 0 mean four times the hidden width."""
    stated = config.integer(["intermediate_size"], 0)
    return stated if isinstance(stated, int) and stated else 4 * sizes["hidden"]


def check_tied(config: Config, features: Features) -> None:
    """Refuse an untied model."""
    if not features.tied:
        problem = "the library then copies the shared transformer for every layer, which is not priced"
        raise config.error("tie_word_embeddings", False, problem, "leave tie_word_embeddings out")


def structure(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Adapters, positions and groups as the config says.

    Raises:
        SpecError: fields that the library derives state something else, or adapters do not fit.
    """
    check_tied(config, features)
    words = listed(config, sizes)
    derived = {
        "attention_hidden_size": 2 * sizes["hidden"],
        "hybrid_layer_ids": [i for i, word in enumerate(words) if word == "hybrid"],
    }
    for key, value in derived.items():
        if key in config.data and config.raw(key) not in (None, value):
            raise config.error(key, config.raw(key), f"the library derives {value}", f"leave {key} out")
        config.used.add(key)
    extra = {}
    if config.boolean(["use_shared_attention_adapter"], False):
        if sizes["heads"] != sizes.get("kv_heads", sizes["heads"]):
            problem = "adapters of keys are as wide as queries"
            raise config.error("num_key_value_heads", sizes["kv_heads"], problem, "leave num_key_value_heads out")
        together = sizes["heads"] * sizes["head_dim"]
        if together != 2 * sizes["hidden"]:
            problem = f"heads are {together} wide together, adapters {2 * sizes['hidden']}"
            raise config.error("attention_head_dim", sizes["head_dim"], problem, "leave attention_head_dim out")
        extra["shared_adapters"] = "attention"
    if sizes.get("ssm_groups", 1) > 1:
        extra["gated_norm"] = "groups"
    rotates = config.boolean(["use_mem_rope"], False)
    if "hybrid" not in words[: sizes["layers"]]:
        for name in ("heads", "kv_heads", "head_dim"):
            sizes.pop(name, None)
    return replace(features, rotary="full" if rotates else "none", extra=tuple(sorted(extra.items())))


FAMILIES = (
    Family(
        "zamba2",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, kv_heads()),
            Size("head_dim", ("attention_head_dim", "head_dim"), joined_head, joined_head, meaning="a head's width"),
            Size("ffn", ("intermediate_size",), read=width, used_by=SHARED, meaning="the feed-forward width"),
            Size("adapter_rank", ("adapter_rank",), 128, None, SHARED, "the rank of adapters"),
            Size("inner", ("mamba_expand",), read=expanded, used_by=USED, meaning="the inner width"),
            Size("state", ("mamba_d_state",), 64, None, USED, "the size of the state"),
            Size("conv_kernel", ("mamba_d_conv",), 4, None, USED, "the taps of the short convolution"),
            Size("ssm_heads", ("n_mamba_heads",), 8, None, USED, "the heads of the scan"),
            Size("ssm_head_dim", ("mamba_headdim",), read=by_heads, used_by=USED),
            Size("ssm_groups", ("mamba_ngroups",), 1, None, USED, "the groups that share B and C"),
            Size("chunk", ("chunk_size",), 256, None, USED, "the chunk of the scan"),
        ),
        features=Features(rotary="none", conv_bias=True),
        flags=(
            Switch("add_bias_linear", {"ffn_bias": True, "ssm_bias": True}, off={"ffn_bias": False, "ssm_bias": False}),
            *(Activation(default="gelu"), ATTENTION_DROPOUT, Tie(True)),
        ),
        kinds=kinds,
        rotary=None,
        neutral=NEUTRAL
        | frozenset("use_conv_bias use_mem_eff_path use_long_context kv_channels num_query_groups".split()),
        maximum=Maximum(default=4096),
        finish=structure,
    ),
)
