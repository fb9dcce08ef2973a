"""What plan `transformers` divides of every bundled model, against the library's own plan for its family (5.24)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import symcost
from symcost.frontend.bundled import slugs
from symcost.frontend.plan_file import plan
from symcost.ir.axes import axis_of, base
from symcost.layers.build import build
from symcost.layers.module_names import modules

DATA = Path(__file__).parents[1] / "data" / "sharding" / "library-plans.json"
PLANS = json.loads(DATA.read_text(encoding="utf-8"))
STYLES = {
    "colwise": "made",
    "packed_colwise": "made",
    "colwise_gather_output": "made",
    "rowwise": "summed",
    "rowwise_split_input": "summed",
    "packed_rowwise": "summed",
}
# Family -> what the library has whole on every rank though its other plans divide the like.
WHOLE = {
    "deepseek_v3": ("self_attn.",),
    "gpt_oss": ("self_attn.",),
    "jamba": ("self_attn.", "mamba.", "feed_forward.gate_proj", "feed_forward.up_proj", "feed_forward.down_proj"),
    "qwen2_moe": ("mlp.shared_expert.",),
}
# Divided and gathered again by the library: no rank has less to compute behind it, and ours have it whole.
GATHERED = "linear_attn."


@cache
def first_of_each_family() -> dict[str, str]:
    found: dict[str, str] = {}
    for name in slugs():
        found.setdefault(symcost.load(name).family, name)
    return found


def side(expression, type: str) -> bool:
    chosen = plan("transformers")
    return any(
        chosen.of(type).get(axis_of(symbol.name) or "") == "tp" and base(symbol.name) not in chosen.whole
        for symbol in expression.free_symbols
    )


def divided(name: str) -> dict[str, str]:
    """Side of every linear layer that our plan divides, by the library's name."""
    spec, found = symcost.load(name), {}
    for kind in build(spec):
        if kind.name == "mtp" or kind.name.startswith("vision_"):
            continue
        for item in kind.instances:
            for module in modules(spec, item):
                if module.inner is not None and module.outer is not None:
                    made, summed = (side(s, item.component.type) for s in (module.outer, module.inner))
                    path = module.path.replace("shared_experts", "shared_expert")
                    found[path] = "made" if made and not summed else "summed" if summed and not made else "whole"
    return found


@pytest.mark.parametrize("family", sorted(set(PLANS) & set(first_of_each_family())))
def test_it_divides_what_the_library_divides(family):
    stated = {
        path.removeprefix("layers.*.").replace("shared_experts", "shared_expert"): STYLES.get(style, "whole")
        for path, style in PLANS[family].items()
    }
    for path, ours in divided(first_of_each_family()[family]).items():
        if path.startswith(WHOLE.get(family, ())):
            assert stated.get(path, "whole") == "whole", path
        elif path.startswith(GATHERED):
            assert (ours, PLANS[family][f"layers.*.{path}"]) == ("whole", "colwise_gather_output"), path
        else:
            assert ours == stated.get(path, "whole"), path


def test_most_families_are_looked_at():
    assert len(set(PLANS) & set(first_of_each_family())) >= 20


def test_the_embedding_and_the_head_are_divided():
    """The library adds the embedding to every plan of its configs when it builds a model."""
    whole = symcost.load("llama-3-8b").evaluate().result["totals"]["params"]
    rank = symcost.load("llama-3-8b").evaluate(tp=8, plan="transformers", sp=False).result["totals"]["params"]
    norms = (2 * 32 + 1) * 4096
    assert rank == (whole - norms) // 8 + norms


SIZES = {
    "num_hidden_layers": 2,
    "num_attention_heads": 8,
    "num_key_value_heads": 4,
    "head_dim": 12,
    "hidden_size": 80,
    "vocab_size": 264,
    "intermediate_size": 112,
    "tie_word_embeddings": False,
    "pad_token_id": 0,
}
EXPERTS = {"num_experts_per_tok": 2, "moe_intermediate_size": 56, "n_group": 1, "topk_group": 1, "n_routed_experts": 4}
LATENT = {"q_lora_rank": 30, "kv_lora_rank": 22, "qk_nope_head_dim": 8, "qk_rope_head_dim": 4, "v_head_dim": 10}
RUN = {
    "llama": {},
    "qwen3": {},
    "mixtral": {"num_local_experts": 4, "num_experts_per_tok": 2},
    "glm4_moe": {**EXPERTS, "n_shared_experts": 1, "first_k_dense_replace": 1},
    "deepseek_v2": {
        **EXPERTS,
        **LATENT,
        "num_key_value_heads": 8,
        "head_dim": 4,
        "n_shared_experts": 1,
        "first_k_dense_replace": 1,
        "topk_method": "greedy",
    },
}


@pytest.mark.torch
@pytest.mark.parametrize("family", list(RUN))
def test_a_rank_of_the_librarys_own_plan(family):
    """Parameters, FLOPs and messages; the library adds up what ranks share in backward, we do so once a step."""
    from tests.sharding.ranks import DTYPES, matmuls, rank, sent
    from tests.sharding.torch_ranks import planned_by_library

    config = {**SIZES, **RUN[family], "model_type": family}
    ran = planned_by_library(config, 2, 2, 32)
    stated = {"tp": 2, "sp": False, "plan": "transformers", "conventions": {"pairs": "full"}}
    found = rank(symcost.load(config), 2, 32, "fp32", **stated)
    late = [item for item in found["communication"] if item["phase"] == "optimizer"]
    messages = sent(found)
    for item in late:
        messages["backward", item["collective"], DTYPES[item["dtype"]], item["payload_bytes"]] += item["count"]
    assert found["totals"]["params"] == ran.params
    assert matmuls(found["totals"]) == ran.own
    assert messages == ran.sent
