"""LongCat Flash: two latent attentions and two dense blocks a layer, and a mixture with experts that do nothing."""

from dataclasses import replace
from fractions import Fraction

from symcost.frontend.config import Config
from symcost.frontend.families.deepseek import ATTENTION_DROPOUT, latent_sizes
from symcost.frontend.families.deepseek import finish as latent
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Tie, biases
from symcost.frontend.layer_rules import every
from symcost.frontend.tables import expert_sizes, kv_heads
from symcost.ir.spec import Features

USED = ("shortcut",)
NAMES = {"layers": ("num_layers",), "ffn": ("ffn_hidden_size", "intermediate_size")}


def visited(config: Config, sizes: Sizes) -> int:
    """Experts that compute, of those that a token visits: all are chosen alike.

    Their share need not be a whole number, which a size is; the nearest is taken then, and said.
    """
    chosen, none = config.integer_or(["moe_topk", "num_experts_per_tok"], 12), sizes.get("zero_experts", 0)
    share = Fraction(chosen * sizes["experts"], sizes["experts"] + none)
    found = max(1, round(share))
    if found != share:
        config.warn(f"a token visits {float(share):.4g} experts that compute, on average: priced as {found}")
    return found


def renamed(size: Size) -> Size:
    """DeepSeek's size under this family's names; dense blocks stand beside the mixture in one kind."""
    return replace(size, keys=NAMES.get(size.dim, size.keys), used_by=())


def structure(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """No bias of the router is counted: the class holds one and does not read it."""
    if config.boolean(["router_bias"], False):
        raise config.error("router_bias", True, "a bias that the class holds and does not read", "leave it out")
    joined, stated = sizes["nope_dim"] + sizes["rope_dim"], config.integer(["qk_head_dim"])
    if isinstance(stated, int) and stated != joined:
        problem = f"qk_nope_head_dim and qk_rope_head_dim are {joined} together"
        raise config.error("qk_head_dim", stated, problem, "leave qk_head_dim out")
    return latent(config, sizes, features)


FAMILIES = (
    Family(
        "longcat_flash",
        sizes=(
            *(renamed(size) for size in latent_sizes(kv_heads())),
            *(replace(s, used_by=USED) for s in expert_sizes(("n_routed_experts",), ("expert_ffn_hidden_size",))[::2]),
            Size("zero_experts", ("zero_expert_num",), 256, 0, USED, "the experts that do nothing"),
            Size("top_k", ("moe_topk", "num_experts_per_tok"), read=visited, used_by=USED),
        ),
        features=Features(mla=True, rotary="partial", router_buffer=True, router_renormalised=False),
        flags=(biases("attention_bias", "mla_bias", "o_bias"), Activation(), ATTENTION_DROPOUT, Tie(False)),
        ffn=every("shortcut"),
        rotary=None,
        neutral=frozenset(
            {"head_dim", "num_hidden_layers", "zero_expert_type", "mla_scale_q_lora", "mla_scale_kv_lora"}
        ),
        refused={"q_lora_rank": ()},
        maximum=Maximum(default=131072),
        finish=structure,
    ),
)
