"""Public functions that count training FLOPs, restated as they stand, over a model's sizes: what profiles are held to.

Each takes a model's arguments and gives a whole step's FLOPs. Nothing here asks symcost for a formula but for
parameters, which other tests hold against the library.
"""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

from symcost.frontend import by_name


def arguments(name: str, batch: int, seq: int) -> Any:
    """Sizes and structure of a bundled decoder under short names."""
    spec = by_name(name)
    size, flags = dict(spec.dims), spec.features
    windows = [
        kind.attention == "sliding" for run in spec.stack if not run.mtp for kind in spec.kinds if kind.name == run.kind
        for _ in range(run.count)
    ]  # fmt: skip
    kinds = {kind.name: kind for kind in spec.kinds}
    body = [kinds[run.kind] for run in spec.stack if not run.mtp for _ in range(run.count)]
    return SimpleNamespace(
        name=name, family=spec.family, B=batch, S=seq, L=len(body), h=size["hidden"], V=size["vocab"],
        H=size.get("heads", 0), g=size.get("kv_heads", 0), d=size.get("head_dim", 0), f=size.get("ffn", 0),
        mla=flags.mla, nope=size.get("nope_dim"), rope=size.get("rope_dim"), dv=size.get("v_head_dim"),
        q_rank=size.get("q_lora_rank") if flags.q_lora else None, kv_rank=size.get("kv_lora_rank"),
        dense=sum(kind.ffn == "dense" for kind in body), moe=sum(kind.ffn == "moe" for kind in body),
        experts=size.get("experts", 0), k=size.get("top_k", 0), fe=size.get("moe_ffn", 0),
        shared=size["shared_ffn"] if flags.shared == "width" else
        size.get("shared_experts", 0) * size.get("moe_ffn", 0) if flags.shared == "count" else 0,
        mats=3 if flags.gated else 2, gate=flags.attention_gate != "none",
        linear=sum(kind.attention == "linear" for kind in body), mamba=sum(kind.attention == "mamba2" for kind in body),
        lk=size.get("linear_key_heads"), ldk=size.get("linear_key_dim"), lv=size.get("linear_value_heads"),
        ldv=size.get("linear_value_dim"), conv=size.get("conv_kernel"), state=size.get("state"),
        groups=size.get("ssm_groups"), mamba_heads=size.get("ssm_heads"), windows=windows, w=size.get("window"),
        tied=flags.tied, positions=size.get("positions", 0) if flags.learned_positions else 0, mtp=0,
        qk_norm=flags.qk_norm, biases=(flags.q_bias, flags.k_bias, flags.v_bias, flags.o_bias), spec=spec,
    )  # fmt: skip


def megatron(a: Any) -> Fraction:
    """NVIDIA/Megatron-LM megatron/training/training.py num_floating_point_operations."""
    padded = a.V if a.V % 16 == 0 else -(-a.V // 128) * 128
    if a.mamba:
        inner = 2 * a.h
        layer = 2 * a.h * (2 * inner + 2 * a.groups * a.state + a.mamba_heads) + 7 * inner * a.state + 2 * inner * a.h
        return Fraction(3 * a.B * a.S * (a.mamba * layer + 2 * a.h * padded))
    if a.mla:
        queries = a.H * (a.nope + a.rope)
        q = a.h * queries if a.q_rank is None else a.q_rank * (a.h + queries + 1)
        kv = a.kv_rank * (a.h + a.H * (a.nope + a.dv) + 1) + a.h * a.rope
        core = Fraction(a.S * (queries + a.H * a.dv), 2)
        attention = 6 * (q + kv + a.H * a.dv * a.h + core)
    else:
        q, kv = a.d * a.H, a.d * a.g
        attention = 6 * (a.h * (q + 2 * kv + (q if a.gate else 0)) + q * a.S + q * a.h)
    keys, values = (a.ldk * a.lk, a.ldv * a.lv) if a.linear else (0, 0)
    linear = 0
    if a.linear:
        linear = 6 * (
            a.h * (2 * keys + 2 * values + 2 * a.lv) + a.conv * (2 * keys + values) + a.lv * a.ldv**2 * 4 + a.h * values
        )
    last_moe = a.spec.stack[-1].kind != a.spec.stack[0].kind or a.dense == 0
    moe, dense = a.moe + a.mtp * last_moe, a.dense + a.mtp * (not last_moe)
    mlp = 6 * a.h * a.mats * (a.f * dense + (a.fe * a.k + a.shared) * moe)
    return Fraction(a.B * a.S) * (
        mlp
        + linear * a.linear
        + attention * (a.L - a.linear + a.mtp)
        + 6 * a.mtp * (3 * a.h + 2 * a.h * a.h)
        + 6 * a.h * padded * (a.mtp + 1)
    )


def torchtitan(a: Any, total: int, active: int) -> Fraction:
    """pytorch/torchtitan torchtitan/models/utils.py, over the parameters of the text model."""
    table = 0 if a.tied else a.V * a.spec.dims.get("embed", a.h)
    flops = 6 * (active - table - a.positions * a.h)
    full = [not windowed for windowed in a.windows]
    for layer in range(a.L):
        if layer < a.linear:
            flops += 6 * 3 * a.lv * a.ldk * a.ldv
            continue
        keys = a.S if a.linear or full[layer] else min(a.S, a.w)
        width = a.nope + a.rope + a.dv if a.mla else 2 * a.d
        flops += 6 * a.H * width * keys
    return Fraction(a.B * a.S * flops)


def palm(a: Any, total: int, active: int) -> Fraction:
    """Chowdhery et al. 2022, appendix B: 6N + 12LHQT a token."""
    return Fraction(a.B * a.S * (6 * total + 12 * a.L * a.H * a.d * a.S))


def six_n(a: Any, total: int, active: int) -> Fraction:
    return Fraction(6 * a.B * a.S * active)


def kaplan(a: Any, total: int, active: int) -> Fraction:
    """Kaplan et al. 2020: C = 6N a token, N without vocabulary and positions."""
    embed = a.spec.dims.get("embed", a.h)
    tables = a.V * embed * (1 if a.tied else 2) + (2 * embed * a.h if embed != a.h else 0) + a.positions * a.h
    tables += a.V if a.spec.features.head_bias else 0
    return Fraction(6 * a.B * a.S * (total - tables))


def nanogpt(a: Any, total: int, active: int) -> Fraction:
    """karpathy/nanoGPT model.py estimate_mfu, one step of a batch."""
    non_embedding = total - a.positions * a.h
    return Fraction((6 * non_embedding + 12 * a.L * a.H * (a.h // a.H) * a.S) * a.S * a.B)


def maxtext(a: Any) -> Fraction:
    """AI-Hypercomputer/maxtext maxtext_utils.py calculate_tflops_training_per_device, in FLOPs."""
    tokens = a.B * a.S

    def ffn(width: int) -> int:
        return 2 * tokens * width * a.h * a.mats

    gate = 2 * tokens * a.h * a.experts
    if a.family in ("deepseek_v2", "deepseek_v3", "qwen3_next"):
        shared_experts = a.shared // a.fe
        feed_forward = ffn(a.f) * a.dense + (gate + ffn(a.fe) * shared_experts + ffn(a.fe) * a.k) * a.moe
    elif a.experts > 1:
        feed_forward = (gate + ffn(a.fe) * a.k) * a.L
    else:
        feed_forward = ffn(a.f) * a.L
    if a.mla:
        queries = a.nope + a.rope
        q = a.h * a.H * queries if a.q_rank is None else a.h * a.q_rank + a.q_rank * a.H * queries
        qkv = 2 * tokens * (q + a.h * (a.kv_rank + a.rope) + a.kv_rank * a.H * (a.nope + a.dv))
        core, out = 2 * tokens * a.S * a.H * (queries + a.dv), 2 * tokens * a.h * a.H * a.dv
    else:
        qkv = 2 * tokens * a.h * (a.H + 2 * a.g) * a.d
        core, out = 4 * a.B * a.S**2 * a.H * a.d, 2 * tokens * a.h * a.H * a.d
    head = 2 * tokens * a.h * a.V
    if a.family in ("gemma2", "gemma3_text", "gpt_oss"):
        every = {"gemma2": 2, "gemma3_text": 6, "gpt_oss": 2}[a.family]
        local = 4 * a.B * a.S * min(a.w, a.S) * a.H * a.d
        cores = (a.L // every) * core + (a.L - a.L // every) * local
        return 3 * (feed_forward + (qkv + out) * a.L + head + Fraction(cores, 2))
    if a.family == "qwen3_next":
        full = a.L // 4
        keys, values = a.lk * a.ldk, a.lv * a.ldv
        weights = 2 * tokens * (a.h * (2 * keys + 2 * values + 2 * a.lv) + a.h * values + a.conv * (2 * keys + values))
        state = 8 * tokens * a.lv * a.ldk * a.ldv
        body = feed_forward + head + (qkv + out) * full + weights * (a.L - full)
        return 3 * (body + Fraction(core, 2) * full + state * (a.L - full))
    return 3 * (feed_forward + (qkv + out) * a.L + head + Fraction(core, 2) * a.L)


def verl(a: Any) -> Fraction:
    """verl-project/verl verl/utils/flops_counter.py ESTIMATE_FUNC."""
    ends = 2 * a.V * a.h
    if a.family == "deepseek_v3":
        queries = a.nope + a.rope
        attention = a.h * a.q_rank + a.H * queries * a.q_rank + a.h * (a.kv_rank + a.rope)
        attention += a.H * (a.nope + a.dv) * a.kv_rank + a.H * a.dv * a.h
        experts = a.h * a.experts + a.h * a.fe * (a.k + a.shared // a.fe) * 3
        weights = (experts + attention) * a.moe + (a.h * a.f * 3 + attention) * a.dense + ends
        return Fraction(6 * weights * a.B * a.S + 3 * a.B * a.S**2 * a.L * (queries + a.dv) * a.H)
    attention = a.h * a.d * (2 * a.H + 2 * a.g)
    if a.experts:
        mlp = a.h * a.k * a.fe * 3 + a.h * a.experts
    else:
        mlp = a.h * a.f * 3
    squares = a.B * a.S * a.S * a.L
    if a.family in ("gemma3_text", "gpt_oss"):
        squares = sum(a.B * a.S * (min(a.S, a.w) if windowed else a.S) for windowed in a.windows)
    return Fraction(6 * ((mlp + attention) * a.L + ends) * a.B * a.S + 6 * squares * a.d * a.H)


def nemo(a: Any) -> Fraction:
    """NVIDIA/NeMo nemo/utils/flops_formulas.py."""
    B, S, L, h = a.B, a.S, a.L, a.h
    if a.family == "gpt2":
        return Fraction(24 * B * S * h * h + 2 * B * S * S * h) * 3 * L + 6 * B * S * h * 51200
    if a.family == "bert":
        return 72 * B * L * S * h * h * (1 + Fraction(S, 6 * h) + Fraction(29000, 12 * h * L))
    if a.family in ("llama", "mixtral"):
        vocab = 32000 if a.family == "mixtral" else a.V
        width = a.k * a.fe if a.family == "mixtral" else a.f
        terms = 12 + Fraction(12 * a.g, a.H) + Fraction(18 * width, h) + Fraction(6 * S, h) + Fraction(6 * vocab, L * h)
        return B * S * L * h * h * terms
    if a.family in ("qwen3", "qwen3_moe"):
        ratio = Fraction(a.d * a.H, h)
        core = 6 * B * L * S * h * h * ratio * (Fraction(2 * a.g, a.H) + 1 + Fraction(S, h) + 1)
        return core + 6 * B * L * S * h * 3 * (a.fe * a.k if a.experts else a.f) + 6 * B * S * h * a.V
    assert a.family == "deepseek_v3"
    cores = 6 * L * Fraction((a.nope + a.rope + a.dv) * a.H * S * S, 2)
    attention = h * a.q_rank + a.q_rank * (a.nope + a.rope) * a.H + h * a.rope
    attention += h * a.kv_rank + a.kv_rank * (a.nope + a.dv) * a.H + a.dv * a.H * h
    feed_forward = a.dense * h * a.f * 3 + a.moe * h * 3 * (a.shared + a.fe * a.k)
    return B * (cores + 6 * (attention * L + feed_forward) * S + 6 * a.V * h * S)


def olmo(a: Any, total: int, active: int) -> Fraction:
    """allenai/OLMo-core src/olmo_core/nn: attention, feed-forward and head by their parameters, cores by their keys."""
    spec = a.spec.features
    attention = a.h * a.d * (2 * a.H + 2 * a.g)
    q, k, v, o = a.biases
    attention += a.d * (a.H * q + a.g * k + a.g * v) + a.h * o
    attention += {"none": 0, "head": 2 * a.d, "full": (a.H + a.g) * a.d}.get(a.qk_norm, 0)
    feed_forward = a.h * a.f * a.mats + ((a.mats - 1) * a.f + a.h if spec.ffn_bias else 0)
    norm = a.h * {"rms": 1, "rms_offset": 1, "layer": 2, "layer_no_bias": 1}[spec.norm]
    head = a.h * a.V + (a.V if spec.head_bias else 0) + norm
    keys = sum(min(a.S, a.w) if windowed else a.S for windowed in a.windows)
    return Fraction(a.B * a.S * (6 * (a.L * (attention + feed_forward) + head) + 12 * a.H * a.d * keys))


def transformers(a: Any, total: int, active: int) -> Fraction:
    """huggingface/transformers trainer.py floating_point_ops; named_parameters names a tied head by its embedding."""
    table = a.V * a.spec.dims.get("embed", a.h) + a.positions * a.h + a.spec.dims.get("types", 0) * a.h
    return Fraction(6 * a.B * a.S * (total - table))
