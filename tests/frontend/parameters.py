"""Parameters of a decoder counted straight from its spec: a second opinion, independent of components."""

from dataclasses import replace

from symcost.ir.spec import Features, KindSpec, ModelSpec

NORM_WEIGHTS = {
    "rms": 1,
    "rms_offset": 1,
    "layer": 2,
    "layer_offset": 2,
    "rms_plain": 0,
    "layer_no_bias": 1,
    "layer_plain": 0,
}
NORMS_OF_A_LAYER = {"pre": 2, "post": 2, "sandwich": 4, "parallel": 1, "parallel_two": 2, "post_residual": 2}


def parameters(spec: ModelSpec) -> int:
    """Parameters of the body and its ends; MTP blocks left out."""
    kinds = {kind.name: kind for kind in spec.kinds}
    total = sum(count * _layer(spec, kinds[name]) for name, count in spec.layer_counts().items())
    return total + _ends(spec)


def _ends(spec: ModelSpec) -> int:
    features, dims = spec.features, spec.dims
    hidden, vocab = dims["hidden"], dims["vocab"]
    embed = dims.get("embed", hidden)
    norm = NORM_WEIGHTS[features.norm] * hidden
    total = vocab * embed * (1 if features.tied else 2)
    total += features.head_bias * vocab + (features.final_norm + features.embedding_norm) * norm
    total += features.learned_positions * dims.get("positions", 0) * hidden
    return total + features.embedding_projection * 2 * embed * hidden


def _layer(spec: ModelSpec, kind: KindSpec) -> int:
    features = replace(spec.features, **dict(kind.changes))  # type: ignore[arg-type]
    norms = NORMS_OF_A_LAYER[features.norm_placement] * NORM_WEIGHTS[features.norm] * spec.dims["hidden"]
    if kind.attention == "lightning":
        attention = _lightning(spec.dims)
    elif features.mla:
        attention = _latent(features, spec.dims)
    else:
        attention = _softmax(features, spec.dims)
    return norms + attention + (_experts if kind.ffn == "moe" else _dense)(features, spec.dims)


def _softmax(features: Features, dims: dict[str, int]) -> int:
    hidden, heads, kv_heads, width = (dims[name] for name in ("hidden", "heads", "kv_heads", "head_dim"))
    weights = 2 * hidden * heads * width + 2 * hidden * kv_heads * width
    biases = features.q_bias * heads * width + (features.k_bias + features.v_bias) * kv_heads * width
    norms = {
        "none": 0,
        "head_plain": 0,
        "head": 2 * width,
        "head_layer": 4 * width,
        "head_each_layer": (heads + kv_heads) * width,
        "full": (heads + kv_heads) * width,
    }
    return weights + biases + features.o_bias * hidden + features.sinks * heads + norms[features.qk_norm]


def _latent(features: Features, dims: dict[str, int]) -> int:
    hidden, heads, rank, rope = (dims[name] for name in ("hidden", "heads", "kv_lora_rank", "rope_dim"))
    nope, value = dims["nope_dim"], dims["v_head_dim"]
    total = hidden * (rank + rope) + rank + rank * heads * (nope + value) + heads * value * hidden
    total += features.mla_bias * (rank + rope) + features.o_bias * hidden
    if not features.q_lora:
        return total + hidden * heads * (nope + rope)
    query = dims["q_lora_rank"]
    return total + (hidden + 1 + features.mla_bias) * query + query * heads * (nope + rope)


def _lightning(dims: dict[str, int]) -> int:
    together = dims["heads"] * dims["head_dim"]
    return 5 * dims["hidden"] * together + together


def _block(features: Features, hidden: int, width: int, bias: bool) -> int:
    up = 2 if features.gated else 1
    return (up + 1) * hidden * width + bias * (up * width + hidden)


def _dense(features: Features, dims: dict[str, int]) -> int:
    return _block(features, dims["hidden"], dims["ffn"], features.ffn_bias)


def _experts(features: Features, dims: dict[str, int]) -> int:
    hidden, experts = dims["hidden"], dims["experts"]
    vectors = features.router_bias + (features.flag("router_correction") == "param")
    total = experts * (_block(features, hidden, dims["moe_ffn"], features.expert_bias) + hidden + vectors)
    if features.shared != "none":
        counted = features.shared == "count"
        width = dims["shared_experts"] * dims["moe_ffn"] if counted else dims["shared_ffn"]
        total += _block(features, hidden, width, features.ffn_bias)
    return total + features.shared_gate * hidden
