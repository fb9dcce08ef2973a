"""Records what the library's modules and its adapters have and do, where a part of a small model is trained.

    python -m tests.record_tuning [NAME ...]

Models are those of `data/variants.json`, one of each family whose modules are known by name, so small that they run as
they are. Each is trained in several ways; of a tied head and its embedding, one tensor is counted once.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import torch
import transformers

from tests.record_families import _run

DATA = Path(__file__).parent / "data"
RANK = 3
# One for each table of names, and for each form of block.
NAMES = """
    biogpt bloom codegen cohere deepseek_v2 deepseek_v3 falcon falcon-new gemma3_text glm4 gpt2 gpt_bigcode gpt_neo
    granitemoeshared hunyuan_v1_moe llama4_text mixtral mpt olmo2 openai-gpt opt phi phi3 phimoe qwen2_moe qwen3_moe
    gpt_neox gptj jamba lfm2 mamba starcoder2 xglm
""".split()
# Routers that hand back several tensors, and mixers' ways out, which no adapter can be added to.
REFUSED = ("llama4_text", "phimoe", "mamba")
# Ways of one model alone: an adapter below which nothing is trained, inside an operator of several matmuls.
MORE = {
    "qwen2_moe": [{"train": "lora", "rank": RANK, "targets": "shared_expert.gate_proj"}],
    "mixtral": [{"train": "lora", "rank": RANK, "targets": "gate"}, {"train": "lora", "rank": RANK, "targets": "w2"}],
}
_SIZES = {"hidden_size": 48, "num_hidden_layers": 3, "vocab_size": 97}
# Layers with states whose scan has no matmul that the counter misses.
MIXERS = (
    {
        "name": "jamba",
        "config": {
            "model_type": "jamba",
            "intermediate_size": 80,
            "num_attention_heads": 4,
            "num_key_value_heads": 2,
            "num_experts": 4,
            "num_experts_per_tok": 2,
            "expert_layer_period": 2,
            "expert_layer_offset": 1,
            "attn_layer_period": 3,
            "attn_layer_offset": 2,
            "use_mamba_kernels": False,
            "mamba_d_state": 8,
            "mamba_d_conv": 4,
            "mamba_expand": 2,
            "mamba_dt_rank": 6,
            **_SIZES,
        },
    },
    {
        "name": "mamba",
        "config": {"model_type": "mamba", "state_size": 8, "conv_kernel": 4, "time_step_rank": 6, **_SIZES},
    },
)
# How we state it: the options of `Model.train`.
WAYS: tuple[dict[str, Any], ...] = (
    {"train": "lora", "rank": RANK, "targets": "all-linear"},
    {"train": "lora", "rank": RANK, "targets": "ONE"},
    {"train": "dora", "rank": RANK, "targets": "ONE"},
    {"train": "norms"},
    {"train": "head"},
    {"layers": "last:1"},
    {"freeze": "EMBEDDING"},
    {"freeze": "FIRST"},
)


def built(config: dict[str, Any], name: str = "") -> Any:
    """The library's model in eager attention, on tensors that hold values."""
    transformers.masking_utils.find_packed_sequence_indices = lambda *args, **kwargs: None
    made = transformers.CONFIG_MAPPING[config["model_type"]].from_dict(dict(config))
    torch.manual_seed(0)
    owner = getattr(transformers, name)._from_config if name else transformers.AutoModelForCausalLM.from_config
    model = owner(made, attn_implementation="eager").train()
    if hasattr(model, "set_experts_implementation"):
        model.set_experts_implementation("batched_mm")
    return model


def linear(model: Any) -> list[str]:
    """Names of linear layers in layers."""
    head = model.get_output_embeddings()
    found = [n for n, m in model.named_modules() if isinstance(m, torch.nn.Linear) or type(m).__name__ == "Conv1D"]
    return [name for name in found if model.get_submodule(name) is not head]


def stated(model: Any, way: dict[str, Any]) -> dict[str, Any]:
    """A way with the names of this model in place of words for them."""
    layers = [name for name, _ in model.named_parameters() if ".0." in name]
    first = layers[0][: layers[0].index(".0.") + 3]
    embedding = next(n for n, m in model.named_modules() if m is model.get_input_embeddings())
    words = {"ONE": linear(model)[0].rpartition(".")[2], "FIRST": first, "EMBEDDING": f"{embedding}."}
    return {name: words.get(value, value) if isinstance(value, str) else value for name, value in way.items()}


def trained(model: Any, way: dict[str, Any]) -> Any:
    """The model with its gradients, or its adapters, as stated."""
    if way.get("train") in ("lora", "dora"):
        import peft

        named = way["targets"].split(",")
        # Weights that are stacked, and are no modules of their own.
        stacked = [name for name in named if "experts." in name]
        modules = "all-linear" if "all-linear" in named else [name for name in named if name not in stacked]
        config = peft.LoraConfig(
            r=way["rank"], target_modules=modules, target_parameters=stacked, use_dora=way["train"] == "dora"
        )
        return peft.get_peft_model(model, config)
    layers = model.config.num_hidden_layers
    head = model.get_output_embeddings().weight
    norms = {name for name, module in model.named_modules() if "Norm" in type(module).__name__}
    for name, parameter in model.named_parameters():
        chosen = name.rpartition(".")[0] in norms if way.get("train") == "norms" else None
        chosen = _is_trained(name, way, layers, parameter is head) if chosen is None else chosen
        # What the library itself never trains stays so.
        parameter.requires_grad = parameter.requires_grad and chosen
    return model


def _is_trained(name: str, way: dict[str, Any], layers: int, head: bool) -> bool:
    if "freeze" in way:
        return way["freeze"] not in name
    if way.get("train") == "head":
        return head or name.startswith(("lm_head", "embed_out", "decoder."))
    last = f".{layers - 1}."
    ends = (
        ".norm",
        ".embedding_norm",
        ".ln_f",
        "final_layer",
        "layer_norm.",
        "norm_f",
        "lm_head",
        "embed_out",
        ".layernorm.",
        "decoder.",
    )
    return last in name or (".0." not in name and _behind(name, ends, layers))


def _behind(name: str, ends: tuple[str, ...], layers: int) -> bool:
    inside = any(f".{number}." in name for number in range(layers))
    return (
        not inside
        and any(end in name for end in ends)
        and "embed" not in name.replace("embed_out", "").replace("embedding_norm", "norm_f")
    )


def measured(config: dict[str, Any], way: dict[str, Any], batch: int = 2, seq: int = 12) -> dict[str, Any]:
    """Parameters, those trained, and FLOPs of a pass each way."""
    model = built(config)
    way = stated(model, way)
    model = trained(model, way)
    run = _run(torch, {"input_ids": ["int", batch, seq], "labels": ["int", batch, seq]}, model)
    numbers = [(p.numel(), p.requires_grad) for p in model.parameters()]
    return {"params": sum(n for n, _ in numbers), "trained": sum(n for n, on in numbers if on), "way": way, **run}


def cases() -> list[dict[str, Any]]:
    read = [json.loads((DATA / f"{file}.json").read_text(encoding="utf-8")) for file in ("variants", "hybrids")]
    return [case for case in (*read[0], *read[1], *MIXERS) if case["name"] in NAMES]


def main(names: list[str]) -> None:
    place = DATA / "tuning" / "kin.json"
    found = {row["name"]: row for row in json.loads(place.read_text(encoding="utf-8"))} if names else {}
    for case in cases():
        if not names or case["name"] in names:
            refused = case["name"] in REFUSED
            ways = [
                way
                for way in (*WAYS, *MORE.get(case["name"], ()))
                if not (refused and way.get("targets") == "all-linear")
            ]
            rows = [measured(case["config"], way) for way in ways]
            found[case["name"]] = {"name": case["name"], "config": case["config"], "rows": rows}
    lines = ",\n".join(json.dumps(found[name], sort_keys=True) for name in sorted(found))
    place.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
