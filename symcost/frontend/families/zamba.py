"""Zamba: Mamba-1 layers whose heads scan by themselves, some behind a transformer whose weights they share."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.jamba import expanded, rank
from symcost.frontend.families.llama import ATTENTION_DROPOUT
from symcost.frontend.families.mamba_hybrid import NEUTRAL
from symcost.frontend.families.zamba2 import check_tied, joined_head, listed, sharing
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Tie, biases
from symcost.frontend.tables import HEADS, HIDDEN, LAYERS, VOCAB, kv_heads
from symcost.ir.spec import Features, KindSpec

USED = ("mamba", "shared_mamba")


def words(config: Config, sizes: Sizes) -> list[str]:
    """The third layer stands behind the transformer, and one in each period of those that follow."""
    period, offset = config.integer(["attn_layer_period"]), config.integer(["attn_layer_offset"], 0)
    step, start = period if isinstance(period, int) else 6, offset if isinstance(offset, int) else 4
    rest = range(max(0, sizes["layers"] - 3))
    own = ["mamba", "mamba", "hybrid", *("hybrid" if i % step == start else "mamba" for i in rest)]
    return listed(config, sizes, own)


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """The library makes every layer that is listed."""
    found = words(config, sizes)
    if config.names(("layers_block_type", "layer_types")) and len(found) != sizes["layers"]:
        problem = f"it has {len(found)} entries, the model {sizes['layers']} layers"
        raise config.error("layers_block_type", found, problem, "list every layer once")
    return sharing(found[: sizes["layers"]], 1, "mamba")


def structure(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Heads of the scan fill the inner width, and the transformer reads the stream beside the embeddings.

    Raises:
        SpecError: they do not, or another width is stated.
    """
    check_tied(config, features)
    if sizes["inner"] % sizes["ssm_heads"]:
        problem = f"it does not divide the inner width {sizes['inner']}"
        raise config.error("n_mamba_heads", sizes["ssm_heads"], problem, "correct it")
    stated = config.integer(["attention_hidden_size"], 0)
    if isinstance(stated, int) and stated not in (0, 2 * sizes["hidden"]):
        problem = f"stream and embeddings together are {2 * sizes['hidden']} wide"
        raise config.error("attention_hidden_size", stated, problem, "leave attention_hidden_size out")
    if "hybrid" not in words(config, sizes)[: sizes["layers"]]:
        for name in ("heads", "kv_heads", "head_dim"):
            sizes.pop(name, None)
    return replace(features, extra=(("scan_heads", "own"), ("shared_adapters", "none")))


FAMILIES = (
    Family(
        "zamba",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, kv_heads(16, None)),
            Size("head_dim", ("attention_head_dim", "head_dim"), joined_head, joined_head, meaning="a head's width"),
            Size("ffn", ("intermediate_size",), 14848, None, ("shared_mamba",), "the feed-forward width"),
            Size("inner", ("mamba_expand",), read=expanded, used_by=USED, meaning="the inner width"),
            Size("state", ("mamba_d_state",), 16, None, USED, "the size of the state"),
            Size("dt_rank", ("mamba_dt_rank",), read=rank, used_by=USED, meaning="the rank of the step size"),
            Size("conv_kernel", ("mamba_d_conv",), 4, None, USED, "the taps of the short convolution"),
            Size("ssm_heads", ("n_mamba_heads",), 2, None, USED, "the heads of the scan"),
        ),
        features=Features(rotary="none"),
        flags=(
            biases("mamba_conv_bias", "conv_bias", default=True),
            biases("mamba_proj_bias", "ssm_bias"),
            *(Activation(default="gelu"), ATTENTION_DROPOUT, Tie(True)),
        ),
        kinds=kinds,
        rotary=None,
        neutral=NEUTRAL | {"use_associative_scan", "hidden_mamba_act"},
        maximum=Maximum(default=4096),
        finish=structure,
    ),
)
