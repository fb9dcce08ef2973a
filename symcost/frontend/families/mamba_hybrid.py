"""Hybrids of Mamba-2 and softmax attention: Bamba, Granite 4, Nemotron-H."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.jamba import expanded
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT, MLP_BIAS, MULTIPLIERS
from symcost.frontend.family import Family, Maximum, Rotary, Size, Sizes
from symcost.frontend.flags import Activation, Switch, Tie, biases
from symcost.frontend.layer_rules import every, layer_types
from symcost.frontend.tables import HEADS, HIDDEN, LAYERS, VOCAB, decoder_sizes, expert_sizes, head_dim, kv_heads
from symcost.ir.spec import Features, KindSpec

USED = ("mamba2",)
Reading = Callable[[Config, Sizes], int]
NAMES = {"linear_attention": "mamba2", "full_attention": "full", "mamba": "mamba2", "attention": "full"}
# Initial values, kernels, and limits of the step.
NEUTRAL = frozenset(
    """time_step_limit time_step_min time_step_max time_step_floor z_loss_coefficient use_mamba_kernels mamba_dt_min
    mamba_dt_max mamba_dt_limit mamba_dt_init_floor mamba_ssm_cache_dtype rescale_prenorm_residual residual_in_fp32
    mamba_dt_rank normalization_function init_method""".split()
)


def width_of_a_head(config: Config, sizes: Sizes) -> int:
    """The width of a head of the scan: stated, or "auto": heads share the inner width, which they must fill.

    Raises:
        SpecError: they do not, so that the library refuses the config.
    """
    heads, inner = sizes["ssm_heads"], sizes["inner"]
    stated = None if config.raw("mamba_d_head") == "auto" else config.integer(["mamba_d_head"])
    config.used.add("mamba_d_head")
    width = stated if isinstance(stated, int) else inner // heads
    if heads * width != inner:
        problem = f"{heads} heads of {width} are not {inner} wide together"
        raise config.error("mamba_n_heads", heads, problem, "correct mamba_n_heads, mamba_d_head or mamba_expand")
    return width


def scan_sizes(used: tuple[str, ...] = USED, inner: Reading = expanded) -> tuple[Size, ...]:
    """Sizes of a Mamba-2 layer, as Bamba names them.

    Args:
        used: the flavours of attention that have one.
        inner: how the inner width is read.
    """
    return (
        Size("inner", ("mamba_expand",), read=inner, used_by=used, meaning="the inner width"),
        Size("state", ("mamba_d_state",), 256, None, used, "the size of the state"),
        Size("conv_kernel", ("mamba_d_conv",), 4, None, used, "the taps of the short convolution"),
        Size("ssm_heads", ("mamba_n_heads",), 128, None, used, "the heads of the scan"),
        Size("ssm_head_dim", ("mamba_d_head",), read=width_of_a_head, used_by=used),
        Size("ssm_groups", ("mamba_n_groups",), 1, None, used, "the groups that share B and C"),
        Size("chunk", ("mamba_chunk_size",), 256, None, used, "the chunk of the scan"),
    )


SCAN_BIASES = (
    Switch("mamba_proj_bias", {"ssm_bias": True}, off={"ssm_bias": False}, nullable=True),
    Switch("mamba_conv_bias", {"conv_bias": True}, True, {"conv_bias": False}, nullable=True),
)


def listed(config: Config, sizes: Sizes) -> Sequence[str]:
    """The layers that `attn_layer_indices` lists attend, the others scan (Bamba)."""
    attending = config.integers(["attn_layer_indices"]) or []
    return ["full" if index in attending else "mamba2" for index in range(sizes["layers"])]


def routed(config: Config, sizes: Sizes) -> Sequence[str]:
    """Experts in every layer; none where there are no experts (Granite 4)."""
    return ["moe" if sizes.get("experts") else "dense"] * sizes["layers"]


def granite(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Positions rotate where the config says so; a shared expert stands beside the routed ones."""
    rotates = config.text(["position_embedding_type"], None) == "rope"
    return replace(features, rotary=features.rotary if rotates else "none", shared="width")


MIXERS = {"linear_attention": "mamba", "full_attention": "full_attention", "mlp": "dense", "moe": "moe"}
LETTERS = {"M": "linear_attention", "*": "full_attention", "-": "mlp", "E": "moe"}
OLD_NAMES = {"mamba": "linear_attention", "attention": "full_attention"}
KINDS = {
    "mamba": KindSpec("mamba", "mamba2", "none"),
    "full_attention": KindSpec("full_attention", "full", "none"),
    "dense": KindSpec("dense", "none", "dense"),
    "moe": KindSpec("moe", "none", "moe"),
}


def mixers(config: Config) -> list[str]:
    """The one block of each layer: a list, or a pattern of letters (Nemotron-H).

    Raises:
        SpecError: neither is stated, or it holds what no layer is.
    """
    pattern = config.text(["hybrid_override_pattern"], None)
    key = "layers_block_type" if config.raw("layer_types") in (None, Ellipsis) else "layer_types"
    stated = config.names(["layers_block_type", "layer_types"])
    if stated is None and pattern is None:
        raise config.absent(key, "the block of each layer")
    found = [OLD_NAMES.get(name, name) for name in stated] if stated else [LETTERS.get(c, c) for c in pattern or ""]
    for index, name in enumerate(found):
        if name not in MIXERS:
            field = f"{key}[{index}]" if stated else "hybrid_override_pattern"
            raise config.error(field, name, "no such layer", f"write one of {', '.join(MIXERS if stated else LETTERS)}")
    return found


def number(config: Config, sizes: Sizes) -> int:
    """As many layers as are listed, whatever `num_hidden_layers` says."""
    layers = len(mixers(config))
    stated = config.integer(["num_hidden_layers"])
    if isinstance(stated, int) and stated != layers:
        config.warn(f"num_hidden_layers is {stated}, {layers} layers are listed: the library takes the list")
    return layers


def one_block_each(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Layers of one block."""
    return [KINDS[MIXERS[name]] for name in mixers(config)]


def heads_of_the_scan(config: Config, sizes: Sizes) -> int:
    """The inner width is that of all heads; `expand` is not read."""
    config.used.update(("expand", "mamba_expand"))
    return sizes["ssm_heads"] * sizes["ssm_head_dim"]


def nemotron(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Groups of the gated norm are those of the scan."""
    if sizes.get("ssm_groups", 1) > 1:
        return replace(features, extra=(("gated_norm", "groups"),))
    return features


FAMILIES = (
    Family(
        "bamba",
        sizes=decoder_sizes(*scan_sizes(), kv=kv_heads(8)),
        flags=(ATTENTION_BIAS, MLP_BIAS, *SCAN_BIASES, Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=layer_types(listed, NAMES, ("layers_block_type",)),
        rotary=Rotary((), 0.5),
        neutral=NEUTRAL | {"attn_rotary_emb", "partial_rotary_factor"},
        maximum=Maximum(default=262144),
    ),
    Family(
        "granitemoehybrid",
        sizes=(
            *(HIDDEN, LAYERS, HEADS, VOCAB, kv_heads(), head_dim()),
            Size("experts", ("num_local_experts",), 8, used_by=("moe",), meaning="the number of routed experts"),
            Size("top_k", ("num_experts_per_tok",), 2, None, ("moe",), "the number of experts a token visits"),
            Size("moe_ffn", ("intermediate_size",), None, None, ("moe",), "the width of an expert"),
            Size("shared_ffn", ("shared_intermediate_size",), 1024, None, ("moe",), "the width of the shared expert"),
            Size("ffn", ("shared_intermediate_size",), 1024, None, ("dense",), "the feed-forward width"),
            *scan_sizes(),
        ),
        flags=(ATTENTION_BIAS, *MULTIPLIERS, *SCAN_BIASES, Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=layer_types(every("mamba2"), NAMES, ("layer_types", "layers_block_type")),
        ffn=routed,
        neutral=NEUTRAL,
        maximum=Maximum(default=2048),
        finish=granite,
    ),
    Family(
        "nemotron_h",
        sizes=(
            *(HIDDEN, Size("layers", ("num_hidden_layers",), read=number), HEADS, VOCAB, kv_heads(8), head_dim(128)),
            Size("ffn", ("intermediate_size",), used_by=("dense",), meaning="the feed-forward width"),
            *expert_sizes(("n_routed_experts", "num_local_experts")),
            Size("shared_ffn", ("moe_shared_expert_intermediate_size",), 7688, None, ("moe",), "the shared width"),
            Size("state", ("ssm_state_size",), 128, None, USED, "the size of the state"),
            Size("conv_kernel", ("conv_kernel", "mamba_d_conv"), 4, None, USED, "the taps of the short convolution"),
            Size("ssm_heads", ("mamba_num_heads",), 128, None, USED, "the heads of the scan"),
            Size("ssm_head_dim", ("mamba_head_dim",), 64, None, USED, "the width of a head of the scan"),
            Size("ssm_groups", ("n_groups", "mamba_n_groups"), 8, None, USED, "the groups that share B and C"),
            Size("chunk", ("chunk_size", "mamba_chunk_size"), 128, None, USED, "the chunk of the scan"),
            Size("inner", (), read=heads_of_the_scan, used_by=USED),
        ),
        features=Features(
            gated=False, rotary="none", shared="width", router_buffer=True, router_score="sigmoid", activation="relu2"
        ),
        flags=(
            MLP_BIAS,
            biases("use_bias", "ssm_bias"),
            Switch("use_conv_bias", {"conv_bias": True}, True, {"conv_bias": False}, other=("mamba_conv_bias",)),
            Activation("mlp_hidden_act", "relu2"),
            ATTENTION_DROPOUT,
        ),
        kinds=one_block_each,
        rotary=None,
        refused={"moe_latent_size": (None,)},
        neutral=NEUTRAL
        | {
            *("attention_bias", "mamba_proj_bias", "n_shared_experts", "moe_shared_expert_overlap", "sliding_window"),
            *("mamba_hidden_act", "hidden_dropout", "mtp_layers_block_type", "mtp_hybrid_override_pattern"),
        },
        harmless={"num_nextn_predict_layers": (0, None)},
        maximum=Maximum(default=4096),
        finish=nemotron,
    ),
)
