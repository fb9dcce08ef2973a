"""Delta rules in other hosts than Qwen's: OLMo Hybrid and Kimi Linear; MiMo."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import MISSING, Config
from symcost.frontend.families.deepseek import finish as latent
from symcost.frontend.families.deepseek import latent_sizes
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT
from symcost.frontend.families.qwen_linear import LIBRARY_CHUNK, NAMES
from symcost.frontend.family import ABSENT, Changes, Family, Maximum, Rotary, Rule, Size, Sizes
from symcost.frontend.flags import QKV_BIASES, Activation, Tie, biases, renormalised
from symcost.frontend.layer_rules import dense_first, layer_types, mlp_layer_types
from symcost.frontend.libraries import check_groups
from symcost.frontend.tables import decoder_sizes, expert_sizes, head_dim, kv_heads, shared_experts, window
from symcost.ir.spec import Features

CHUNK = Size("chunk", (), lambda sizes: LIBRARY_CHUNK, None, ("linear", "kda"), "the chunk of the delta rule")
LINEAR_HEADS = ("linear_attn_config.num_heads", "linear_num_heads")
LINEAR_WIDTH = ("linear_attn_config.head_dim", "linear_head_dim")
TAPS = ("linear_attn_config.short_conv_kernel_size", "linear_conv_kernel_dim")


def linear(dim: str, keys: tuple[str, ...], default: Rule, meaning: str) -> Size:
    """A size of linear layers; null as where it is not stated."""
    return Size(dim, keys, default, default, ("linear", "kda"), meaning)


def three_of_four(config: Config, sizes: Sizes) -> Sequence[str]:
    """Full attention in every fourth layer, and in the last where there is no fourth."""
    found = ["full" if i % 4 == 3 else "linear" for i in range(sizes["layers"])]
    return found if "full" in found else [*found[:-1], "full"]


def listed_from_one(config: Config, sizes: Sizes) -> Sequence[str]:
    """Kimi Linear: layers listed from 1 on under `linear_attn_config`, else full attention in every fourth behind 0."""
    layers = sizes["layers"]
    keys = "linear_attn_config.full_attn_layers", "linear_attn_config.kda_layers"
    config.used.update(keys)
    if any(config.raw(key) is MISSING for key in keys):
        return ["full" if i and i % 4 == 0 else "kda" for i in range(layers)]
    full, own = (config.integers([key]) or [] for key in keys)
    if sorted((*full, *own)) != list(range(1, layers + 1)):
        problem = f"full_attn_layers and kda_layers together do not list layers 1 to {layers} once each"
        raise config.error(keys[0], full, problem, "correct the two lists")
    return ["full" if i + 1 in full else "kda" for i in range(layers)]


def behind_blocks(config: Config, sizes: Sizes, attention: str, ffn: str) -> Changes:
    """OLMo Hybrid's full layers have their norms behind each block, its linear ones in front."""
    return (("norm_placement", "post"),) if attention == "full" else ()


def rotates_where_stated(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """OLMo Hybrid has no positions where no rotary base is stated."""
    stated = config.raw("rope_parameters")
    if stated in (None, MISSING) or not isinstance(stated, dict) or stated.get("rope_theta") is None:
        return replace(features, rotary="none")
    return features


def grouped_experts(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """MiMo: groups of experts are equally large; windows have twice the key and value heads, which must fit too."""
    if sizes["heads"] % (2 * sizes["kv_heads"]):
        problem = f"twice as many, in layers with a window, do not divide {sizes['heads']} heads"
        raise config.error("num_key_value_heads", sizes["kv_heads"], problem, "correct num_key_value_heads")
    check_groups(config, sizes)
    return features


FAMILIES = (
    Family(
        "olmo_hybrid",
        sizes=decoder_sizes(
            linear("linear_key_heads", ("linear_num_key_heads",), lambda s: s["heads"], "the linear key heads"),
            linear("linear_value_heads", ("linear_num_value_heads",), lambda s: s["heads"], "the linear value heads"),
            linear(
                "linear_key_dim",
                ("linear_key_head_dim",),
                lambda s: 3 * s["hidden"] // (4 * s["linear_key_heads"]),
                "the width of a linear key head",
            ),
            linear(
                "linear_value_dim",
                ("linear_value_head_dim",),
                lambda s: 2 * s["linear_key_dim"],
                "the width of a linear value head",
            ),
            linear("conv_kernel", ("linear_conv_kernel_dim",), 4, "the taps of the short convolution"),
            CHUNK,
        ),
        features=Features(qk_norm="full"),
        flags=(ATTENTION_BIAS, Activation(), ATTENTION_DROPOUT, Tie(False)),
        attention=layer_types(three_of_four, NAMES),
        changes=behind_blocks,
        neutral=frozenset(
            """linear_a_log_min linear_a_log_max linear_dt_min linear_dt_max linear_dt_init_floor
            linear_allow_neg_eigval""".split()
        ),
        maximum=Maximum(default=65536),
        finish=rotates_where_stated,
    ),
    Family(
        "kimi_linear",
        sizes=(
            *latent_sizes(kv_heads(32), ABSENT),
            *expert_sizes(("num_local_experts", "num_experts"), top_k=("num_experts_per_tok", "num_experts_per_token")),
            shared_experts("n_shared_experts", "num_shared_experts", default=1),
            linear("linear_key_heads", LINEAR_HEADS, 32, "the linear heads"),
            linear("linear_value_heads", (), lambda s: s["linear_key_heads"], "the linear heads"),
            linear("linear_key_dim", LINEAR_WIDTH, 128, "the width of a linear head"),
            linear("linear_value_dim", (), lambda s: s["linear_key_dim"], "the width of a linear head"),
            linear("conv_kernel", TAPS, 4, "the taps of the short convolution"),
            CHUNK,
        ),
        features=Features(mla=True, rotary="none", router_buffer=True, router_score="sigmoid"),
        flags=(
            biases("attention_bias", "mla_bias", "o_bias"),
            *(Activation(), ATTENTION_DROPOUT, renormalised(True)),
        ),
        attention=layer_types(listed_from_one, {"full_attention": "full", "linear_attention": "kda"}),
        ffn=mlp_layer_types(dense_first(default=1)),
        rotary=None,
        nested=("linear_attn_config",),
        # The class ties nothing.
        neutral=frozenset(
            """head_dim mla_use_nope num_nextn_predict_layers tie_word_embeddings model_max_length moe_renormalize
            num_expert_group""".split()
        ),
        harmless={"moe_layer_freq": (1,)},
        maximum=Maximum(default=1048576),
        finish=latent,
    ),
    Family(
        "mimo_v2_flash",
        sizes=decoder_sizes(
            Size("v_head_dim", ("v_head_dim",), 128, meaning="the width of a value head"),
            *expert_sizes(("n_routed_experts", "num_local_experts")),
            window(129),
            kv=kv_heads(4),
            head=head_dim(192, None),
        ),
        features=Features(
            router_buffer=True, router_score="sigmoid", extra=(("value_width", "own"), ("window_heads", "twice"))
        ),
        flags=(
            biases("attention_bias", *QKV_BIASES),
            *(Activation(), ATTENTION_DROPOUT, Tie(False), renormalised(True)),
        ),
        attention=layer_types(
            lambda config, s: ["full" if not i or not (i + 1) % 6 else "sliding" for i in range(s["layers"])]
        ),
        ffn=mlp_layer_types(lambda config, s: ["dense"] + ["moe"] * (s["layers"] - 1)),
        changes=lambda config, sizes, attention, ffn: (("sinks", True),) if attention == "sliding" else (),
        rotary=Rotary(factor=0.334),
        neutral=frozenset({"attention_value_scale"}),
        refused={"sliding_window_size": (None,)},
        maximum=Maximum(default=131072),
        finish=grouped_experts,
    ),
)
