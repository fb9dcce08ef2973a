"""Mixtures of known parts: Hunyuan 3, Sarvam, AFMoE, Granite and Command with windows, MiniCPM3's latent attention."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.cohere import FLAGS as COHERE_FLAGS
from symcost.frontend.families.cohere import STRUCTURE as COHERE
from symcost.frontend.families.deepseek import ATTENTION_DROPOUT, latent_sizes, shared_by_count
from symcost.frontend.families.deepseek import FLAGS as LATENT_FLAGS
from symcost.frontend.families.deepseek import finish as latent
from symcost.frontend.families.llama import ATTENTION_BIAS, MLP_BIAS, MULTIPLIERS
from symcost.frontend.families.mixtral import shared_by_width
from symcost.frontend.families.mixtral import sizes as mixture_sizes
from symcost.frontend.family import ABSENT, Changes, Family, Maximum, Rotary, Size, Sizes, same
from symcost.frontend.flags import QKV_BIASES, Activation, Factor, Switch, Tie, biases, renormalised
from symcost.frontend.layer_rules import dense_first, every, first_of, last_of, layer_types, mlp_layer_types
from symcost.frontend.tables import SHAPE, decoder_sizes, expert_sizes, head_dim, kv_heads, shared_experts, window
from symcost.ir.spec import Features

SIGMOID = Features(router_buffer=True, router_score="sigmoid")
ROUTED = expert_sizes(("n_routed_experts", "num_local_experts", "num_experts"))
SHARED = ("n_shared_experts", "num_shared_experts")
GRANITE_LAYERS = layer_types(first_of(4))


def first_dense(count: int) -> Sequence[str]:
    """Layers in front of the mixture, none where there is no layer."""
    return ["dense"] * min(count, 1) + ["moe"] * max(count - 1, 0)


def by_base(config: Config, sizes: Sizes, attention: str, ffn: str) -> Changes:
    """Layers whose rotary base is 0 have no positions (Granite with windows).

    Raises:
        SpecError: layers of one flavour differ in that.
    """
    stated = config.raw("layer_rope_theta")
    config.used.add("layer_rope_theta")
    if not isinstance(stated, list):
        return ()
    flavours = GRANITE_LAYERS(config, sizes)
    turns = {bool(base) for base, flavour in zip(stated, flavours, strict=False) if flavour == attention}
    if len(turns) > 1:
        problem = "layers alike but for their positions are not priced"
        raise config.error("layer_rope_theta", stated, problem, "price each base by itself")
    return (("rotary", "none"),) if turns == {False} else ()


def cohere_layers(config: Config, sizes: Sizes) -> Sequence[str]:
    """The dense layers in front have a period of windows of their own."""
    dense = config.integer(["first_k_dense_replace"], 0)
    first = dense if isinstance(dense, int) else 0
    stated = config.integer(["prefix_dense_sliding_window_pattern"]), config.integer(["sliding_window_pattern"])
    front, behind = (value if isinstance(value, int) else own for value, own in zip(stated, (1, 4), strict=True))
    places = [(i, front) for i in range(first)] + [(i, behind) for i in range(sizes["layers"] - first)]
    return ["sliding" if (i + 1) % period else "full" for i, period in places]


def cohere_mixture(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The form of the norm goes by which of its two epsilons is stated; dense layers may be wider than an expert."""
    config.used.update(("prefix_dense_sliding_window_pattern", "sliding_window_pattern"))
    score = config.text(["expert_selection_fn"], "softmax")
    if score not in ("softmax", "sigmoid"):
        raise config.error("expert_selection_fn", score, "no choice of experts", "write softmax or sigmoid")
    norm = "rms" if config.number(["rms_norm_eps"], None) is not None else features.norm
    divides = features.router_renormalised if score == "sigmoid" else True
    return shared_by_count(config, sizes, replace(features, norm=norm, router_score=score, router_renormalised=divides))


def windows_and_dense_prefix_rotate(config: Config, sizes: Sizes, attention: str, ffn: str) -> Changes:
    """Layers with full attention have no positions, but for dense ones in front that have no windows at all."""
    period = config.integer(["prefix_dense_sliding_window_pattern"])
    forced = ffn == "dense" and (period if isinstance(period, int) else 1) == 1
    return (("rotary", "none"),) if attention == "full" and not forced else ()


def scaled(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """MiniCPM3: a null multiplier is no multiplier, and logits are scaled by the share of the base width."""
    latent_features = latent(config, sizes, features)
    depth, base = config.number(["scale_depth"], 1.4), config.integer(["dim_model_base"])
    width = sizes["hidden"] if base is None else base if isinstance(base, int) else 256
    return replace(latent_features, residual_scale=depth is not None, logit_scale=width != sizes["hidden"])


FAMILIES = (
    Family(
        "sarvam_mla",
        sizes=(*latent_sizes(kv_heads(), ABSENT), *ROUTED, shared_experts(*SHARED, default=1)),
        features=replace(SIGMOID, mla=True, rotary="partial"),
        flags=(*LATENT_FLAGS, renormalised(True)),
        ffn=dense_first(default=1),
        rotary=None,
        mtp_keys=("num_nextn_predict_layers", "num_mtp_layers"),
        neutral=frozenset({"head_dim", "q_head_dim"}),
        harmless={"moe_layer_freq": (1,)},
        maximum=Maximum(default=4096),
        finish=latent,
    ),
    Family(
        "sarvam_moe",
        sizes=decoder_sizes(*ROUTED, shared_experts(*SHARED, default=1), kv=kv_heads(4, None), head=head_dim(64, None)),
        features=SIGMOID,
        flags=(
            biases("attention_bias", *QKV_BIASES, other=("use_qkv_bias",)),
            Switch("use_qk_norm", {"qk_norm": "head"}, True),
            *(Activation(), ATTENTION_DROPOUT, Tie(False), renormalised(True)),
        ),
        ffn=dense_first(default=1),
        rotary=Rotary(),
        mtp_keys=("num_nextn_predict_layers", "num_mtp_layers"),
        maximum=Maximum(default=131072),
        finish=shared_by_count,
    ),
    Family(
        "hy_v3",
        sizes=decoder_sizes(
            *expert_sizes(), shared_experts("num_shared_experts", default=1), kv=kv_heads(8), head=head_dim(128)
        ),
        features=replace(SIGMOID, qk_norm="head"),
        flags=(ATTENTION_BIAS, MLP_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        ffn=mlp_layer_types(lambda config, sizes: first_dense(sizes["layers"])),
        neutral=frozenset({"router_scaling_factor", "enable_moe_fp32_combine"}),
        maximum=Maximum(default=131072),
        finish=shared_by_count,
    ),
    Family(
        "afmoe",
        sizes=decoder_sizes(
            *expert_sizes(), shared_experts("num_shared_experts", default=2), window(1024), head=head_dim(128)
        ),
        features=Features(
            norm_placement="sandwich",
            qk_norm="head",
            attention_gate="element",
            router_score="sigmoid",
            extra=(("router_correction", "param"),),
        ),
        flags=(
            ATTENTION_BIAS,
            Switch("mup_enabled", {"embedding_scale": True}, nullable=True),
            *(Activation(), ATTENTION_DROPOUT, Tie(False)),
        ),
        attention=layer_types(last_of("global_attn_every_n_layers", 4)),
        ffn=dense_first(("num_dense_layers",), default=1),
        changes=lambda config, sizes, attention, ffn: (("rotary", "none"),) if attention == "full" else (),
        neutral=frozenset({"route_scale"}),
        maximum=Maximum(default=16384),
        finish=shared_by_count,
    ),
    Family(
        "granite_swa",
        sizes=decoder_sizes(window(128), kv=kv_heads(4)),
        features=Features(sinks=True),
        flags=(ATTENTION_BIAS, MLP_BIAS, *MULTIPLIERS, Activation(), ATTENTION_DROPOUT, Tie(True)),
        attention=GRANITE_LAYERS,
        changes=by_base,
        maximum=Maximum(default=8192),
    ),
    Family(
        "granitemoe_swa",
        sizes=mixture_sizes(
            window(128), Size("shared_ffn", ("shared_intermediate_size",), ABSENT, None, ("moe",), "the shared width")
        ),
        features=Features(sinks=True),
        flags=(ATTENTION_BIAS, *MULTIPLIERS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=GRANITE_LAYERS,
        ffn=every("moe"),
        changes=by_base,
        maximum=Maximum(default=2048),
        finish=shared_by_width,
    ),
    Family(
        "cohere2_moe",
        sizes=(
            *(*SHAPE, kv_heads(), head_dim(128, None)),
            *expert_sizes(("num_experts", "num_local_experts"), ("intermediate_size",)),
            Size(
                "ffn",
                ("prefix_dense_intermediate_size",),
                lambda sizes: sizes["moe_ffn"],
                lambda sizes: sizes["moe_ffn"],
                ("dense",),
                "the width of the dense layers",
            ),
            shared_experts("num_shared_experts", default=0),
            window(4096),
        ),
        features=COHERE,
        flags=(*COHERE_FLAGS, renormalised(True)),
        attention=layer_types(cohere_layers),
        ffn=mlp_layer_types(dense_first(default=0)),
        changes=windows_and_dense_prefix_rotate,
        neutral=frozenset({"shared_expert_combination_strategy"}),
        maximum=Maximum(default=8192),
        finish=cohere_mixture,
    ),
    Family(
        "minicpm3",
        sizes=tuple(
            Size(
                "v_head_dim", ("v_head_dim",), lambda s: s["hidden"] // s["heads"], lambda s: s["hidden"] // s["heads"]
            )
            if size.dim == "v_head_dim"
            else size
            for size in latent_sizes(kv_heads(40, same("heads")), 768)
        ),
        features=Features(mla=True, rotary="partial"),
        flags=(*LATENT_FLAGS[:-1], Factor("scale_emb", "embedding_scale", 12.0), MLP_BIAS, Tie(True)),
        rotary=None,
        neutral=frozenset({"head_dim"}),
        maximum=Maximum(default=32768),
        finish=scaled,
    ),
)
