"""A generated module in small, written by hand: two layer kinds, a tied head, MTP, one convention that matters."""

from collections import namedtuple
from fractions import Fraction

FAMILY = "tiny"
FORMULAS = "standard"
KINDS = (("dense", "dense_layers"), ("moe", "moe_layers + mtp_depth"), ("mtp", "mtp_depth"), ("ends", "1"))
INSTANCES = (
    ("dense", "attention_core", "attention_core", "attention", "dense_layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "2*dense_layers", ""),
    ("moe", "moe_experts", "moe_experts", "ffn", "moe_layers + mtp_depth", ""),
    ("mtp", "mtp_projection", "mtp_projection", "other", "mtp_depth", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
)
DIMS = ("batch", "seq", "dense_layers", "moe_layers", "hidden", "vocab", "ffn", "experts", "top_k", "mtp_depth")
COEFFICIENTS = {"cost_exp": 1, "scale": Fraction(9, 8)}
WIDTHS = ("width_param", "width_act")
CONVENTIONS = {
    "flops": ("model", "hardware"),
    "attention": ("flash", "eager"),
    "expert_hits": ("min", "expected"),
    "mtp": ("false", "true"),
}
ROWS = (
    ("dense", "attention_core", "attention_core", "dense_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "elements", "activation", "act", "", "scores"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "bytes", "activation", "act", "", "scores"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "batch", "scores"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "seq", "scores"),
    ("dense", "attention_core", "attention_core", "dense_layers", "", "shape", "activation", "act", "seq", "scores"),
    ("dense", "ffn_up", "ffn_up", "2*dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_up", "ffn_up", "2*dense_layers", "", "elements", "param", "param", "", "w"),
    ("dense", "ffn_up", "ffn_up", "2*dense_layers", "", "bytes", "param", "param", "", "w"),
    ("dense", "ffn_up", "ffn_up", "2*dense_layers", "", "shape", "param", "param", "in", "w"),
    ("dense", "ffn_up", "ffn_up", "2*dense_layers", "", "shape", "param", "param", "out", "w"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "forward", "hbm_bytes", "", "param", "read", ""),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "elements", "param", "param", "", "w"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "bytes", "param", "param", "", "w"),
    ("moe", "moe_experts", "moe_experts", "moe_layers + mtp_depth", "", "shape", "param", "param", "experts", "w"),
    ("mtp", "mtp_projection", "mtp_projection", "mtp_depth", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "param", "param", "", "w"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "param", "param", "", "w"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "param", "param", "vocab", "w"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "param", "param", "hidden", "w"),
    ("ends", "lm_head", "lm_head", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "lm_head", "lm_head", "1", "optimizer", "flops", "vector", "FP32", "", ""),
)
TENSORS = (
    ("dense", "attention_core", "scores", "activation", "act", "saved", "attention_core.scores"),
    ("dense", "ffn_up", "w", "param", "param", "persistent", "ffn_up.w"),
    ("moe", "moe_experts", "w", "param", "param", "persistent", "moe_experts.w"),
    ("ends", "token_embedding", "w", "param", "param", "persistent", "token_embedding.w"),
)
UNPRICED = ()
FORMULAS_SHA256 = "0" * 64

FIELDS = (
    "params params_active buffers forward_matmul_flops forward_vector_flops backward_matmul_flops"
    " backward_vector_flops optimizer_matmul_flops optimizer_vector_flops forward_read_bytes forward_write_bytes"
    " backward_read_bytes backward_write_bytes optimizer_read_bytes optimizer_write_bytes"
    " param_elements param_bytes activation_elements activation_bytes"
)
Totals = namedtuple("Totals", FIELDS)


def components(
    *,
    batch,
    seq,
    dense_layers,
    moe_layers,
    hidden,
    vocab,
    ffn,
    experts,
    top_k,
    mtp_depth,
    width_param,
    width_act,
    cost_exp=1,
    scale=Fraction(9, 8),
    flops="model",
    attention="flash",
    expert_hits="min",
    mtp="false",
):
    tokens = batch * seq
    core = 4 * tokens * seq * hidden
    scores = batch * seq**2 if attention == "eager" else 0
    hit = min(experts, tokens * top_k) if expert_hits == "min" else experts * (1 - (1 - top_k / experts) ** tokens)
    weight = hidden * ffn
    return (
        core,
        scale * cost_exp * tokens,
        2 * core + (core if flops == "hardware" else 0),
        2 * tokens * hidden * width_act,
        scores,
        scores * width_act,
        batch,
        seq,
        seq,
        2 * tokens * weight,
        weight,
        weight * width_param,
        hidden,
        ffn,
        2 * tokens * top_k * weight,
        hit * weight * width_param,
        experts * weight,
        experts * weight * width_param,
        experts,
        4 * tokens * hidden**2,
        vocab * hidden,
        vocab * hidden * width_param,
        vocab,
        hidden,
        2 * tokens * hidden * vocab,
        10 * vocab,
    )


def totals(**given):
    if given.get("mtp", "false") == "false":
        given["mtp_depth"] = 0
    rows = components(**given)
    count = {"dense_layers": given["dense_layers"], "1": 1, "mtp_depth": given["mtp_depth"]}
    count["2*dense_layers"] = 2 * given["dense_layers"]
    count["moe_layers + mtp_depth"] = given["moe_layers"] + given["mtp_depth"]

    def total(phase, quantity, unit="", direction=""):
        picked = (
            value * count[row[3]]
            for row, value in zip(ROWS, rows, strict=True)
            if row[4:6] == (phase, quantity) and unit in ("", row[6]) and direction in ("", row[8])
        )
        return sum(picked)

    phases = ("forward", "backward", "optimizer")
    flops = [total(p, "flops", unit=u) for p in phases for u in ("matmul", "vector")]
    traffic = [total(p, "hbm_bytes", direction=d) for p in phases for d in ("read", "write")]
    sums = [total("", q, unit=r) for r in ("param", "activation") for q in ("elements", "bytes")]
    routed = (given["experts"] - given["top_k"]) * given["hidden"] * given["ffn"]
    active = sums[0] - count["moe_layers + mtp_depth"] * routed
    return Totals(sums[0], active, 0, *flops, *traffic, *sums)
