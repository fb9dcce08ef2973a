"""Costs of gpt_neox, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "gpt_neox"
FORMULAS = "standard"
FORMULAS_SHA256 = "8acfe77edf94003913cf3d799587d42262a30881f83361269a5c0852e039da9c"

# Kind, how many the model has.
KINDS = (
    ("dense", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "attention_norm", "layer_norm", "norm", "layers", ""),
    ("dense", "ffn_norm", "layer_norm", "norm", "layers", ""),
    ("dense", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("dense", "attention_core", "attention_core", "attention", "layers", ""),
    ("dense", "output_projection", "output_projection", "attention", "layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("dense", "layer_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "rope_dim", "ffn",
    "grad_accum",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
)
COEFFICIENTS = {
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_gelu": 8,
}
# Options, the default first.
CONVENTIONS = {
    "flops": ("model", "hardware"),
    "attention": ("flash", "eager"),
    "pairs": ("full", "causal", "causal_half"),
    "activations": ("fused", "paper", "autograd"),
    "recompute": ("none", "selective", "full"),
    "recurrence": ("chunked", "recurrent"),
    "loss": ("eager", "fused"),
    "mla": ("expanded", "absorbed"),
    "expert_hits": ("min", "expected"),
    "mtp": ("false", "true"),
}
UNPRICED = ()

# Kind, component, type, how many the model has, phase, quantity, unit or role, slot, direction or axis, tensor.
ROWS = (
    ("dense", "attention_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("dense", "ffn_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "qkv"),
    ("dense", "attention_core", "attention_core", "layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "output"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "kernel_output"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "kernel_output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "kernel_output"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "queries"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "keys"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "values"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "weights"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "weights"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "weights"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "weights"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "weights"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "weights"),
    ("dense", "output_projection", "output_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "output_projection", "output_projection", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "in", "w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_o"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "in", "w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "ffn", "output"),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "in", "w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_down"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("dense", "layer_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "layer_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "layer_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "layer_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "layer_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "layer_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "layer_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "layer_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "layer_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "layer_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "layer_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("dense", "layer_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("ends", "token_embedding", "token_embedding", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "token_embedding", "token_embedding", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "token_embedding", "token_embedding", "1", "forward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "token_embedding", "token_embedding", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "token_embedding", "token_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "param", "param", "", "w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "param", "param", "", "w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "param", "param", "vocab", "w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "param", "param", "embed", "w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "master_param", "master", "", "master_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "master_param", "master", "", "master_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "master_param", "master", "vocab", "master_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "master_param", "master", "embed", "master_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "param_gradient", "param_grad", "vocab", "grad_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "param_gradient", "param_grad", "embed", "grad_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "optimizer_state", "opt", "vocab", "moments_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "optimizer_state", "opt", "embed", "moments_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_embedding"),
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "activation", "INT64", "", "ids"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "activation", "INT64", "", "ids"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "activation", "INT64", "tokens", "ids"),
    ("ends", "final_norm", "final_norm", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "final_norm", "final_norm", "1", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "final_norm", "final_norm", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "param", "param", "", "weight"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "param", "param", "", "weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "param", "param", "width", "weight"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "master_param", "master", "", "master_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "master_param", "master", "", "master_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "master_param", "master", "width", "master_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "param", "param", "", "bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "param", "param", "", "bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "param", "param", "width", "bias"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "master_param", "master", "", "master_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "master_param", "master", "", "master_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "master_param", "master", "width", "master_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "values", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "tokens", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "embed", "output"),
    ("ends", "lm_head", "lm_head", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "param", "param", "", "w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "param", "param", "", "w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param", "param", "in", "w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param", "param", "out", "w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "master_param", "master", "", "master_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "master_param", "master", "", "master_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "master_param", "master", "in", "master_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "master_param", "master", "out", "master_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "input_gradient", "act_grad", "embed", "d_x"),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "forward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "elements", "activation", "FP32", "", "log_softmax"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "bytes", "activation", "FP32", "", "log_softmax"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "shape", "activation", "FP32", "tokens", "log_softmax"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "shape", "activation", "FP32", "vocab", "log_softmax"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "elements", "activation", "INT64", "", "targets"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "bytes", "activation", "INT64", "", "targets"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "shape", "activation", "INT64", "tokens", "targets"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("ends", "cross_entropy", "cross_entropy", "1", "", "shape", "input_gradient", "act_grad", "vocab", "d_logits"),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "flops", "vector", "compute_accum", "", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "master", "read", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "param", "read", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "opt", "read", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "param", "write", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "master", "write", ""),
    ("ends", "optimizer_step", "optimizer_step", "1", "optimizer", "hbm_bytes", "", "opt", "write", ""),
)

# Kind, component, tensor, role, slot, lifetime, storage.
TENSORS = (
    ("dense", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "attention_norm", "bias", "param", "param", "persistent", ""),
    ("dense", "attention_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("dense", "attention_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "attention_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("dense", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("dense", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("dense", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("dense", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_norm", "bias", "param", "param", "persistent", ""),
    ("dense", "ffn_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("dense", "ffn_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("dense", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("dense", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("dense", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("dense", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("dense", "qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("dense", "qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("dense", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("dense", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("dense", "qkv_projection", "qkv", "activation", "act", "saved", "qkv_projection.qkv"),
    ("dense", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("dense", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("dense", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "kernel_output", "activation", "act", "saved", "attention_core.kernel_output"),
    ("dense", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("dense", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("dense", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("dense", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("dense", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("dense", "attention_core", "softmax_float", "activation", "FP32", "saved", "attention_core.softmax_float"),
    ("dense", "attention_core", "weights", "activation", "act", "saved", "attention_core.weights"),
    ("dense", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("dense", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("dense", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("dense", "output_projection", "b_o", "param", "param", "persistent", ""),
    ("dense", "output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("dense", "output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("dense", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("dense", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("dense", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_up", "b_up", "param", "param", "persistent", ""),
    ("dense", "ffn_up", "master_b_up", "master_param", "master", "persistent", ""),
    ("dense", "ffn_up", "grad_b_up", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_up", "moments_b_up", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("dense", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("dense", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("dense", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("dense", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_down", "b_down", "param", "param", "persistent", ""),
    ("dense", "ffn_down", "master_b_down", "master_param", "master", "persistent", ""),
    ("dense", "ffn_down", "grad_b_down", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_down", "moments_b_down", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("dense", "layer_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
    ("ends", "final_norm", "weight", "param", "param", "persistent", ""),
    ("ends", "final_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("ends", "final_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "final_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "final_norm", "bias", "param", "param", "persistent", ""),
    ("ends", "final_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("ends", "final_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "final_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("ends", "final_norm", "body_output", "activation", "act", "saved", "body.output"),
    ("ends", "final_norm", "statistics", "activation", "FP32", "saved", "final_norm.statistics"),
    ("ends", "final_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "final_norm", "output", "activation", "act", "saved", "final_norm.output"),
    ("ends", "lm_head", "w_head", "param", "param", "persistent", ""),
    ("ends", "lm_head", "master_w_head", "master_param", "master", "persistent", ""),
    ("ends", "lm_head", "grad_w_head", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "lm_head", "moments_w_head", "optimizer_state", "opt", "persistent", ""),
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "cross_entropy", "log_softmax", "activation", "FP32", "saved", "cross_entropy.log_softmax"),
    ("ends", "cross_entropy", "targets", "activation", "INT64", "saved", "cross_entropy.targets"),
    ("ends", "cross_entropy", "d_logits", "input_gradient", "act_grad", "transient", ""),
)

# Bytes of a device: persistent, saved, their sum with the largest point, and what is transient at each point.
MEMORY = ("persistent", "saved", "peak", "dense", "embedding", "norm", "head", "loss", "optimizer")

Totals = namedtuple(
    "Totals",
    (
        "params", "params_active", "buffers", "forward_matmul_flops", "forward_vector_flops",
        "backward_matmul_flops", "backward_vector_flops", "optimizer_matmul_flops", "optimizer_vector_flops",
        "forward_read_bytes", "forward_write_bytes", "backward_read_bytes", "backward_write_bytes",
        "optimizer_read_bytes", "optimizer_write_bytes", "param_elements", "param_bytes", "master_param_elements",
        "master_param_bytes", "optimizer_state_elements", "optimizer_state_bytes", "param_gradient_elements",
        "param_gradient_bytes", "activation_elements", "activation_bytes", "buffer_elements", "buffer_bytes",
    ),
)
_new = tuple.__new__
_KNOWN = set()


def _check(options):
    for (name, known), option in zip(CONVENTIONS.items(), options):
        if option not in known and not (name == "mtp" and isinstance(option, bool)):
            raise ValueError(f"{name}={option!r} is no option; known: {', '.join(known)}")
    _KNOWN.add(options)


def _exact(above, below):
    if above.__class__ is float:
        return above / below
    quotient, rest = divmod(above, below)
    if rest:
        from fractions import Fraction

        return Fraction(above) / below
    return quotient


def _whole(value):
    return value.numerator if getattr(value, "denominator", 0) == 1 else value


def _narrow(*values):
    values = tuple(map(_whole, values))
    return all(value.__class__ is int for value in values), *values


def totals(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Sums over the whole model, for one micro-batch."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        )
    x2 = batch*layers
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = heads*head_dim
    x44 = 2*context
    x62 = seq*context
    if pairs == "full":
        pairs_size = x62
    elif pairs == "causal":
        pairs_size = _exact(seq*(x44 + 1 - seq), 2)
    else:
        pairs_size = _exact(x62, 2)
    x3 = 4*pairs_size*x0*x1*x2
    x4 = cost_exp + 4
    x5 = cost_div + x4
    x7 = 3*rope_dim
    x8 = seq*x7
    x9 = core_rerun + 1
    x10 = x8*x9
    x11 = kv_heads*x10
    x6 = pairs_size*x5
    x12 = x2*(heads*(core_rerun*(x6 + x8) + 5*pairs_size + x8) + x11)
    x13 = heads*x2
    x14 = 2*head_dim
    x15 = pairs_size*x14
    if flops == "model":
        s0 = x3
        s1 = x12
    else:
        if attention == "flash":
            s0 = x13*x15*(2*core_rerun + 5)
            s1 = x2*(heads*(pairs_size*(cost_exp + core_rerun*x5 + 7) + x10) + x11)
        else:
            s0 = x3
            s1 = x12
    x16 = seq*heads
    x17 = context*kv_heads
    x18 = 2*x17
    x19 = head_dim*width_act
    x20 = x16*x2
    x21 = x18*x9
    x22 = 2*width_act_grad
    x23 = width_act*core_rerun + width_act_grad
    x24 = x14*x17
    x25 = width_act_grad*x24
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x26 = head_dim*layer_kept
    x27 = x17*x26
    x29 = layer_kept*x19
    x30 = x17*x29
    x31 = x16 + x17
    x32 = x2*x26
    x33 = x31*x32
    x34 = x2*x29
    x35 = x31*x34
    x36 = 2*layer_kept
    x38 = 2*kv_heads
    x39 = heads + kv_heads
    x40 = 2*seq
    x41 = x17 + x39*x40
    x42 = x32*x41
    x43 = x34*x41
    x50 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x28 = 4*core_kept
        if activations == "fused":
            s11 = x2*(x16*(core_kept + x26) + x27)
            s15 = x2*(x16*(x28 + x29) + x30)
        elif activations == "paper":
            s11 = x33
            s15 = x35
        else:
            if recompute in ('none', 'full'):
                x37 = core_kept + x36
                s11 = layers*(batch*(seq*(heads*(head_dim*x37 + core_kept) + x26*x38) + x27) + 3*core_kept)
                s15 = layers*(batch*(seq*(heads*(x19*x37 + x28) + kv_heads*x19*x36) + x30) + 24*core_kept)
            else:
                s11 = x42
                s15 = x43
        s2 = x19*x2*(x16 + x18)
        s4 = x20*(x19 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x16 + x21) + x16*x22) + 8*x16)
        s8 = x2*(x16*(head_dim*x23 + 4*core_rerun + 4) + x25)
        s12 = 0
        s16 = 0
    else:
        x45 = head_dim + x44
        x47 = width_act*x2
        if activations in ('fused', 'paper'):
            x48 = context*core_kept
            s11 = x33
            s12 = x20*x48
            s15 = x35
            s16 = x16*x47*x48
        else:
            if recompute in ('none', 'full'):
                x49 = core_kept*x13
                s11 = x49*(seq*x45 + head_dim*x44)
                s15 = x49*(seq*(context*x50 + x19) + x19*x44)
            else:
                s11 = x42
                s15 = x43
            s12 = 0
            s16 = 0
        x46 = x16*x45
        s2 = x47*(x24 + x46)
        s4 = x46*x47
        s6 = x2*(x16*(width_act*x45*x9 + width_act_grad*(3*context + x14)) + x19*x21)
        s8 = x2*(x23*x46 + x25)
    x51 = layers*x36 + 1
    x52 = 8*x51
    x53 = batch*seq
    x54 = 2*x53
    if activations == "fused":
        s10 = batch*(layers*x27 + x40*x51)
        s14 = batch*(seq*x52 + layers*x30)
    elif activations == "paper":
        s10 = x2*x27
        s14 = x2*x30
    else:
        s10 = x51*x54
        s14 = x52*x53
    x55 = 8*x53
    x56 = vocab + 1
    x58 = vocab + 2
    x59 = 4*x53
    x60 = vocab*width_act_grad
    if loss == "eager":
        x57 = x53*x56
        s3 = x53*(vocab*x50 + 8)
        s5 = vocab*x55
        s7 = 8*x57
        s9 = vocab*x53*(width_act_grad + 4)
        s13 = x57
        s17 = x58*x59
    else:
        x61 = x53*x60
        s3 = x53*(vocab*width_act + 8)
        s5 = x61
        s7 = x61
        s9 = x61
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x63 = head_dim*(heads + x38)
    x64 = head_dim*x39
    x65 = ffn + x64
    x66 = x65 + 3
    x67 = 2*hidden
    x68 = ffn + x63 + x66*x67
    x69 = layers*x68 + x56*x67
    x70 = layers*heads
    x71 = 7*hidden
    x72 = 18*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 2*cost_rsqrt + 2
    x73 = layer_rerun + 2
    x74 = cost_div + cost_rsqrt + 14
    x75 = ffn*x74
    x76 = 2*ffn
    x77 = x1 + x76
    x78 = 2*width_act
    x79 = 5*hidden
    x80 = x63 + x76 + x79
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x81 = width_param_grad*accumulating
    x82 = width_param*layer_rerun + x81
    x83 = layer_rerun + 1
    x84 = 2*x81
    x85 = width_act*x83
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x86 = width_param*(1 - f1)
    x87 = 2*width_opt
    x88 = width_master + x87
    x89 = width_param_grad + x86 + x88
    x90 = ffn*x89
    x91 = 3*width_master + 6*width_opt
    x92 = width_param + x88
    x93 = ffn*x92
    x94 = layers*(hidden + layer_kept*(x67 + x77)) + x67
    values = (
        x69, x69, 0, 2*batch*(seq*hidden*(2*layers*x65 + vocab) + x15*x70),
        batch*(seq*(layers*(heads*(head_dim + x7) + kv_heads*(x14 + x7) + x72) + vocab*x4 + cost_log + 2*cost_div + cost_rsqrt + x71 + 2) + x6*x70),
        hidden*x59*(layers*(ffn*x73 + x64*x73) + vocab) + s0,
        x53*(layers*(30*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x63 + x72) + x63) + 14*hidden + vocab*(cost_exp + cost_div + 1)) + s1,
        0, layers*(x63*x74 + x67*(3*cost_div + 3*cost_rsqrt + x64*x74 + x75 + 42) + x75) + x67*(vocab*x74 + x74),
        layers*(width_param*x68 + width_act*x53*(x71 + x77)) + hidden*(width_param*(x53 + x58) + x53*x78) + x55 + s2 + s3,
        x53*(16*layers + width_act*(layers*x80 + vocab + x67) + 8) + s4 + s5,
        layers*(hidden*(2*width_param*(ffn*x83 + 3*layer_rerun + x64*x83 + 1) + x53*(width_act*(7*layer_rerun + 4) + 9*width_act_grad) + x66*x84) + ffn*x82 + x53*(head_dim*(heads*(x22 + x85) + 4*kv_heads*width_act_grad) + ffn*(3*width_act_grad + 2*x85) + 16) + x63*x82) + hidden*(vocab*(width_param + x81) + width_param + x53*(width_param_grad + x22 + x78) + x84) + x54*(x60 + 8) + s6 + s7,
        layers*(width_param_grad*x68 + x53*(width_act_grad*(x77 + x79) + layer_rerun*(width_act*x80 + 16))) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x53 + 2) + x22*x53) + s8 + s9,
        layers*(x63*x89 + x67*(3*width_param_grad + x64*x89 + 3*x86 + x90 + x91) + x90) + x67*(vocab*x89 + x89),
        layers*(x63*x92 + x67*(3*width_param + x64*x92 + x91 + x93) + x93) + x67*(vocab*x92 + x92), x69,
        width_param*x69, f1*x69, width_master*x69, 2*x69, x69*x87, x69, width_param_grad*x69,
        x53*(x94 + 1) + s10 + s11 + s12 + s13, x53*(width_act*x94 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `dense`."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        )
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = heads*head_dim
    x42 = 2*context
    x51 = seq*context
    if pairs == "full":
        pairs_size = x51
    elif pairs == "causal":
        pairs_size = _exact(seq*(x42 + 1 - seq), 2)
    else:
        pairs_size = _exact(x51, 2)
    x2 = pairs_size*x1
    x3 = 4*batch
    x4 = x0*x2*x3
    x5 = cost_exp + cost_div + 4
    x7 = 3*rope_dim
    x8 = seq*x7
    x9 = core_rerun + 1
    x10 = x8*x9
    x11 = kv_heads*x10
    x6 = pairs_size*x5
    x12 = batch*(heads*(core_rerun*(x6 + x8) + 5*pairs_size + x8) + x11)
    x13 = 2*head_dim
    x14 = batch*heads
    if flops == "model":
        s0 = x4
        s1 = x12
    else:
        if attention == "flash":
            s0 = pairs_size*x13*x14*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x5 + 7) + x10) + x11)
        else:
            s0 = x4
            s1 = x12
    x15 = seq*heads
    x16 = context*kv_heads
    x17 = 2*x16
    x18 = head_dim*width_act
    x19 = batch*x15
    x20 = x17*x9
    x21 = 2*width_act_grad
    x22 = width_act*core_rerun + width_act_grad
    x23 = x13*x16
    x24 = width_act_grad*x23
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x25 = head_dim*layer_kept
    x26 = x16*x25
    x28 = layer_kept*x18
    x29 = x16*x28
    x30 = x15 + x16
    x31 = batch*x25
    x32 = x30*x31
    x33 = batch*x28
    x34 = x30*x33
    x37 = 2*kv_heads
    x38 = heads + kv_heads
    x39 = 2*seq*x38 + x16
    x40 = x31*x39
    x41 = x33*x39
    x45 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x27 = 4*core_kept
        if activations == "fused":
            s7 = batch*(x15*(core_kept + x25) + x26)
            s10 = batch*(x15*(x27 + x28) + x29)
        elif activations == "paper":
            s7 = x32
            s10 = x34
        else:
            if recompute in ('none', 'full'):
                x35 = 2*layer_kept
                x36 = core_kept + x35
                s7 = batch*(seq*(heads*(head_dim*x36 + core_kept) + x25*x37) + x26) + 3*core_kept
                s10 = batch*(seq*(heads*(x18*x36 + x27) + kv_heads*x18*x35) + x29) + 24*core_kept
            else:
                s7 = x40
                s10 = x41
        s2 = batch*x18*(x15 + x17)
        s3 = x19*(x18 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x15 + x20) + x15*x21) + 8*x15)
        s5 = batch*(x15*(head_dim*x22 + 4*core_rerun + 4) + x24)
        s8 = 0
        s11 = 0
    else:
        x43 = head_dim + x42
        if activations in ('fused', 'paper'):
            x46 = context*core_kept
            s7 = x32
            s8 = x19*x46
            s10 = x34
            s11 = x15*x45*x46
        else:
            if recompute in ('none', 'full'):
                x47 = core_kept*x14
                s7 = x47*(seq*x43 + head_dim*x42)
                s10 = x47*(seq*(context*(width_act + 4) + x18) + x18*x42)
            else:
                s7 = x40
                s10 = x41
            s8 = 0
            s11 = 0
        x44 = x15*x43
        s2 = x45*(x23 + x44)
        s3 = x44*x45
        s4 = batch*(x15*(width_act*x43*x9 + width_act_grad*(3*context + x13)) + x18*x20)
        s5 = batch*(x22*x44 + x24)
    x48 = 4*seq
    x49 = batch*layer_kept
    x50 = 16*seq
    if activations == "fused":
        s6 = x49*(head_dim*x16 + x48)
        s9 = x49*(x16*x18 + x50)
    elif activations == "paper":
        s6 = batch*x26
        s9 = batch*x29
    else:
        s6 = x48*x49
        s9 = x49*x50
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x52 = head_dim*(heads + x37)
    x53 = head_dim*x38
    x54 = ffn + x53
    x55 = x54 + 3
    x56 = 2*hidden
    x57 = ffn + x52 + x55*x56
    x58 = 18*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 2*cost_rsqrt + 2
    x59 = layer_rerun + 2
    x60 = batch*seq
    x61 = width_param*x57
    x62 = 2*ffn
    x63 = x1 + x62
    x64 = seq*x45
    x65 = 5*hidden
    x66 = width_act*(x52 + x62 + x65) + 16
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x67 = width_param_grad*accumulating
    x68 = width_param*layer_rerun + x67
    x69 = layer_rerun + 1
    x70 = width_act*x69
    x71 = width_param_grad*x57
    x72 = 2*x57
    x73 = hidden + layer_kept*(x56 + x63)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x57, x57, 0, x3*(seq*hidden*x54 + x2),
        batch*(seq*(heads*(head_dim + x7) + kv_heads*(x13 + x7) + x58) + heads*x6),
        batch*hidden*x48*(ffn*x59 + x53*x59) + s0,
        x60*(30*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x52 + x58) + x52) + s1, 0, 0,
        x61 + x64*(7*hidden + x63) + s2, x60*x66 + s3,
        hidden*(2*width_param*(ffn*x69 + 3*layer_rerun + x53*x69 + 1) + 2*x55*x67 + x60*(width_act*(7*layer_rerun + 4) + 9*width_act_grad)) + ffn*x68 + x52*x68 + x60*(head_dim*(heads*(x21 + x70) + 4*kv_heads*width_act_grad) + ffn*(3*width_act_grad + 2*x70) + 16) + s4,
        x60*(width_act_grad*(x63 + x65) + layer_rerun*x66) + x71 + s5, 0, 0, x57, x61, f1*x57, width_master*x57,
        x72, width_opt*x72, x57, x71, x60*x73 + s6 + s7 + s8, x64*x73 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `ends`."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        )
    x0 = batch*seq
    x1 = 2*x0
    x2 = 8*x0
    if activations in ('fused', 'autograd'):
        s4 = x1
        s6 = x2
    else:
        s4 = 0
        s6 = 0
    x3 = vocab + 1
    x4 = vocab*x0
    x5 = vocab + 2
    x6 = vocab*width_act_grad
    if loss == "eager":
        s0 = x0*(vocab*(width_act + 4) + 8)
        s1 = vocab*x2
        s2 = x2*x3
        s3 = x4*(width_act_grad + 4)
        s5 = x0*x3
        s7 = 4*x0*x5
    else:
        x7 = x0*x6
        s0 = x0*(vocab*width_act + 8)
        s1 = x7
        s2 = x7
        s3 = x7
        s5 = 0
        s7 = 0
    x8 = 2*hidden
    x9 = x3*x8
    x10 = 4*hidden
    x11 = cost_div + cost_rsqrt + 14
    x12 = ffn*x11
    x13 = heads + kv_heads
    x14 = head_dim*x11
    x15 = heads + 2*kv_heads
    x16 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x17 = width_param_grad*accumulating
    x18 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x19 = width_param*(1 - f1)
    x20 = width_master + 2*width_opt
    x21 = width_param_grad + x19 + x20
    x22 = ffn*x21
    x23 = head_dim*x21
    x24 = 3*width_master + 6*width_opt
    x25 = width_param + x20
    x26 = ffn*x25
    x27 = head_dim*x25
    x28 = x10*x3
    values = (
        x9, x9, 0, x4*x8, x0*(7*hidden + vocab*(cost_exp + 4) + cost_log + 2*cost_div + cost_rsqrt + 2), x10*x4,
        x0*(14*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        layers*(x12 + x14*x15 + x8*(3*cost_div + 3*cost_rsqrt + x12 + x13*x14 + 42)) + x8*(vocab*x11 + x11),
        hidden*(width_param*(x0 + x5) + x0*x16) + x2 + s0, x0*(width_act*(vocab + x8) + 8) + s1,
        hidden*(vocab*(width_param + x17) + width_param + x0*(width_param_grad + x16 + x18) + 2*x17) + x1*(x6 + 8) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 2) + x0*x18) + s3,
        layers*(x15*x23 + x22 + x8*(3*width_param_grad + x13*x23 + 3*x19 + x22 + x24)) + x8*(vocab*x21 + x21),
        layers*(x15*x27 + x26 + x8*(3*width_param + x13*x27 + x24 + x26)) + x8*(vocab*x25 + x25), x9,
        width_param*x9, f1*x9, width_master*x9, x28, width_opt*x28, x9, width_param_grad*x9, x0*(x8 + 1) + s4 + s5,
        x1*(hidden*width_act + 4) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Every row, for one instance, in the order of ROWS."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        )
    x45 = 2*context
    x59 = seq*context
    if pairs == "full":
        pairs_size = x59
    elif pairs == "causal":
        pairs_size = _exact(seq*(x45 + 1 - seq), 2)
    else:
        pairs_size = _exact(x59, 2)
    x2 = batch*pairs_size
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = heads*head_dim
    x3 = 4*x1*x2
    x4 = x0*x3
    x5 = cost_exp + 4
    x6 = cost_div + x5
    x7 = 3*seq*rope_dim
    x9 = core_rerun + 1
    x10 = x7*x9
    x11 = kv_heads*x10
    x8 = pairs_size*x6 + x7
    x12 = batch*(heads*(core_rerun*x8 + 5*pairs_size + x7) + x11)
    x13 = 2*head_dim
    x14 = heads*x13
    if flops == "model":
        s22 = x4
        s23 = x12
    else:
        if attention == "flash":
            s22 = x14*x2*(2*core_rerun + 5)
            s23 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x10) + x11)
        else:
            s22 = x4
            s23 = x12
    x15 = batch*seq
    x16 = x1*x15
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x17 = layer_kept*x16
    x18 = width_act*x17
    x19 = batch*context
    x20 = kv_heads*head_dim*x19
    x21 = layer_kept*x20
    x22 = width_act*x21
    x23 = seq*heads
    x24 = 2*kv_heads
    x25 = context*x24
    x27 = batch*width_act
    x29 = width_act*x16
    x30 = heads*x15
    x31 = 4*x30
    x32 = x25*x9
    x33 = width_act_grad*x30
    x34 = 8*x15
    x35 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x36 = core_kept*x30
    x37 = core_kept*x31
    x38 = heads + x24
    x39 = head_dim*x38
    x40 = x15*x39
    x41 = layer_kept*x40
    x42 = width_act*x41
    x43 = core_kept*x16
    x44 = core_kept*x29
    if attention == "flash":
        if activations == "fused":
            s18 = 0
            s19 = 0
            s20 = 0
            s21 = 0
            s33 = x36
            s34 = x37
            s35 = x15
            s36 = heads
            s37 = 0
            s38 = 0
            s39 = 0
            s40 = 0
            s41 = 0
            s42 = 0
            s43 = 0
            s44 = 0
        elif activations == "paper":
            s18 = 0
            s19 = 0
            s20 = 0
            s21 = 0
            s33 = 0
            s34 = 0
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
            s39 = 0
            s40 = 0
            s41 = 0
            s42 = 0
            s43 = 0
            s44 = 0
        else:
            if recompute in ('none', 'full'):
                s33 = x36
                s34 = x37
                s35 = x15
                s36 = heads
                s37 = x43
                s38 = x44
                s39 = x15
                s40 = heads
                s41 = head_dim
                s42 = 3*core_kept
                s43 = 24*core_kept
                s44 = 3
            else:
                s33 = 0
                s34 = 0
                s35 = 0
                s36 = 0
                s37 = 0
                s38 = 0
                s39 = 0
                s40 = 0
                s41 = 0
                s42 = 0
                s43 = 0
                s44 = 0
            s18 = x41
            s19 = x42
            s20 = x15
            s21 = x39
        x26 = x23 + x25
        x28 = head_dim*x27
        s4 = x17
        s5 = x18
        s6 = x15
        s7 = heads
        s8 = head_dim
        s9 = x21
        s10 = x22
        s11 = x19
        s12 = kv_heads
        s24 = x26*x28
        s25 = x29
        s26 = x31
        s27 = x28*(x0*x23 + x32)
        s28 = x13*x33
        s29 = x31*x9
        s30 = heads*x34
        s31 = head_dim*x26*x35
        s32 = core_rerun*x29
        s45 = 0
        s46 = 0
        s47 = 0
        s48 = 0
        s49 = 0
        s50 = 0
        s51 = 0
        s52 = 0
        s53 = 0
        s54 = 0
        s55 = 0
        s56 = 0
        s57 = 0
        s58 = 0
        s59 = 0
        s60 = 0
        s61 = 0
        s62 = 0
        s63 = 0
        s64 = 0
        s65 = 0
        s66 = 0
        s67 = 0
        s68 = 0
    else:
        x51 = context*x36
        x52 = width_act*x51
        if activations in ('fused', 'paper'):
            s4 = x17
            s5 = x18
            s6 = x15
            s7 = heads
            s8 = head_dim
            s9 = x21
            s10 = x22
            s11 = x19
            s12 = kv_heads
            s18 = 0
            s19 = 0
            s20 = 0
            s21 = 0
            s45 = x51
            s46 = x52
            s47 = batch
            s48 = heads
            s49 = seq
            s50 = context
            s57 = 0
            s58 = 0
            s59 = 0
            s60 = 0
            s61 = 0
            s62 = 0
            s63 = 0
            s64 = 0
            s65 = 0
            s66 = 0
            s67 = 0
            s68 = 0
        else:
            if recompute in ('none', 'full'):
                x53 = core_kept*x1*x19
                s4 = 0
                s5 = 0
                s6 = 0
                s7 = 0
                s8 = 0
                s9 = 0
                s10 = 0
                s11 = 0
                s12 = 0
                s18 = 0
                s19 = 0
                s20 = 0
                s21 = 0
                s57 = x43
                s58 = x44
                s59 = batch
                s60 = heads
                s61 = seq
                s62 = head_dim
                s63 = x53
                s64 = width_act*x53
                s65 = context
                s66 = x51
                s67 = context*x37
                s68 = x52
            else:
                s4 = x17
                s5 = x18
                s6 = x15
                s7 = heads
                s8 = head_dim
                s9 = x21
                s10 = x22
                s11 = x19
                s12 = kv_heads
                s18 = x41
                s19 = x42
                s20 = x15
                s21 = x39
                s57 = 0
                s58 = 0
                s59 = 0
                s60 = 0
                s61 = 0
                s62 = 0
                s63 = 0
                s64 = 0
                s65 = 0
                s66 = 0
                s67 = 0
                s68 = 0
            s45 = 0
            s46 = 0
            s47 = 0
            s48 = 0
            s49 = 0
            s50 = 0
        x46 = head_dim + x45
        x47 = x23*x46
        x48 = head_dim*x25 + x47
        x49 = width_act*x30*x46
        x50 = context*x30
        s24 = x27*x48
        s25 = x49
        s26 = 0
        s27 = x27*(head_dim*x32 + x47*x9)
        s28 = x33*(3*context + x13)
        s29 = 0
        s30 = 0
        s31 = x35*x48
        s32 = core_rerun*x49
        s33 = 0
        s34 = 0
        s35 = 0
        s36 = 0
        s37 = 0
        s38 = 0
        s39 = 0
        s40 = 0
        s41 = 0
        s42 = 0
        s43 = 0
        s44 = 0
        s51 = x50
        s52 = width_act_grad*x50
        s53 = batch
        s54 = heads
        s55 = seq
        s56 = context
    x54 = 2*x15
    x55 = layer_kept*x54
    x56 = layer_kept*x34
    if activations == "fused":
        s0 = x55
        s1 = x56
        s2 = x15
        s3 = 2
        s13 = x21
        s14 = x22
        s15 = x19
        s16 = kv_heads
        s17 = head_dim
        s69 = x54
        s70 = x34
    elif activations == "paper":
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s13 = x21
        s14 = x22
        s15 = x19
        s16 = kv_heads
        s17 = head_dim
        s69 = 0
        s70 = 0
    else:
        s0 = x55
        s1 = x56
        s2 = x15
        s3 = 2
        s13 = 0
        s14 = 0
        s15 = 0
        s16 = 0
        s17 = 0
        s69 = x54
        s70 = x34
    x57 = vocab*x15
    x58 = width_act_grad*x57
    if loss == "eager":
        s71 = vocab*x34
        s72 = 4*x57
        s73 = 0
        s74 = x34
        s75 = x57
        s76 = x15
        s77 = vocab
    else:
        s71 = 0
        s72 = 0
        s73 = x58
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x60 = 7*hidden + 2*cost_div + cost_rsqrt + 1
    x61 = x15*x60
    x62 = 13*hidden
    x63 = x15*(layer_rerun*x60 + x62)
    x64 = hidden*x15
    x65 = width_act*x64
    x66 = hidden*width_param
    x67 = 2*x66
    x68 = width_act_grad*x64
    x69 = layer_rerun + 1
    x70 = hidden*x69
    x71 = x15*x70
    x72 = width_act*x71
    x73 = x66*(2*layer_rerun + 1)
    x74 = hidden*width_param_grad
    x75 = 2*x74
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x76 = accumulating*x75
    x77 = layer_rerun*x65
    x78 = layer_rerun*x34
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x79 = hidden*f1
    x80 = hidden*width_master
    x81 = 2*hidden
    x82 = width_opt*x81
    x83 = layer_kept*x64
    x84 = layer_kept*x65
    x85 = x40*x81
    x86 = layer_rerun + 2
    x87 = hidden*x38
    x88 = x38 + x87
    x89 = head_dim*width_param
    x90 = width_act*x40
    x91 = width_act_grad*x54
    x92 = head_dim*width_param_grad*x88
    x93 = hidden*x39
    x94 = 2*x39
    x95 = width_act_grad*x16
    x96 = width_act_grad*x20
    x97 = x14*x64
    x98 = x1 + 1
    x99 = x15*x81
    x100 = width_act_grad*x99
    x101 = x1*x69
    x102 = x74*x98
    x103 = hidden*x1
    x104 = hidden*x14
    x105 = ffn*x15
    x106 = x105*x81
    x107 = x106*x86
    x108 = ffn*x69
    x109 = x108*x15
    x110 = hidden + 1
    x111 = ffn*width_param
    x112 = width_act*x105
    x113 = 2*ffn
    x114 = ffn*width_param_grad
    x115 = x110*x114
    x116 = layer_rerun*x112
    x117 = hidden*ffn
    x118 = ffn*x66
    x119 = ffn*x79
    x120 = ffn*x80
    x121 = ffn*x74
    x122 = ffn*x81
    x123 = ffn*x82
    x124 = layer_kept*x105
    x125 = layer_kept*x112
    x126 = width_act_grad*x105
    x127 = width_act*x109
    x128 = ffn + 1
    x129 = x128*x74
    x130 = hidden*vocab
    x131 = vocab*x66
    x132 = vocab*x79
    x133 = vocab*x80
    x134 = vocab*x74
    x135 = vocab*x81
    x136 = vocab*x82
    x137 = width_act*x57
    x138 = cost_div + cost_rsqrt + 14
    x139 = ffn*x138
    x140 = head_dim*(heads + kv_heads)
    x141 = layers*(ffn + x39 + x81*(ffn + x140 + 3)) + x81*(vocab + 1)
    x142 = width_master*x141
    x143 = 1 - f1
    x144 = ffn*x143
    x145 = 2*width_opt*x141
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x61, _1=x63, _2=x65, _3=x67, _4=x65, _5=x34, _6=x68, _7=x72, _8=x34, _9=x73, _10=x68, _11=x76, _12=x75,
        _13=x77, _14=x78, _15=hidden, _16=x66, _17=hidden, _18=x79, _19=x80, _20=hidden, _21=hidden, _22=x74,
        _23=hidden, _24=x81, _25=x82, _26=hidden, _27=2, _28=hidden, _29=x66, _30=hidden, _31=x79, _32=x80,
        _33=hidden, _34=hidden, _35=x74, _36=hidden, _37=x81, _38=x82, _39=hidden, _40=2, _41=x64, _42=x65, _43=x15,
        _44=hidden, _45=s0, _46=s1, _47=s2, _48=s3, _49=x64, _50=x68, _51=x15, _52=hidden, _53=x83, _54=x84,
        _55=x15, _56=hidden, _57=x61, _58=x63, _59=x65, _60=x67, _61=x65, _62=x34, _63=x68, _64=x72, _65=x34,
        _66=x73, _67=x68, _68=x76, _69=x75, _70=x77, _71=x78, _72=hidden, _73=x66, _74=hidden, _75=x79, _76=x80,
        _77=hidden, _78=hidden, _79=x74, _80=hidden, _81=x81, _82=x82, _83=hidden, _84=2, _85=hidden, _86=x66,
        _87=hidden, _88=x79, _89=x80, _90=hidden, _91=hidden, _92=x74, _93=hidden, _94=x81, _95=x82, _96=hidden,
        _97=2, _98=s0, _99=s1, _100=s2, _101=s3, _102=x64, _103=x68, _104=x15, _105=hidden, _106=x83, _107=x84,
        _108=x15, _109=hidden, _110=x85, _111=x40, _112=x85*x86, _113=x40*x69, _114=x65, _115=x88*x89, _116=x90,
        _117=x39*x91, _118=x89*(layer_rerun*x38 + x69*x87), _119=x68, _120=x72, _121=accumulating*x92, _122=x92,
        _123=layer_rerun*x90, _124=x93, _125=x39*x66, _126=hidden, _127=x39, _128=x39*x79, _129=x39*x80,
        _130=hidden, _131=x39, _132=x93, _133=x39*x74, _134=hidden, _135=x39, _136=x39*x81, _137=x39*x82,
        _138=hidden, _139=x39, _140=2, _141=x39, _142=width_param*x39, _143=x39, _144=f1*x39, _145=width_master*x39,
        _146=x39, _147=x39, _148=width_param_grad*x39, _149=x39, _150=x94, _151=width_opt*x94, _152=x39, _153=2,
        _154=x64, _155=x68, _156=x15, _157=hidden, _158=s4, _159=s5, _160=s6, _161=s7, _162=s8, _163=s9, _164=s10,
        _165=s11, _166=s12, _167=s8, _168=s13, _169=s14, _170=s15, _171=s16, _172=s17, _173=s18, _174=s19, _175=s20,
        _176=s21, _177=x3, _178=batch*(heads*x8 + kv_heads*x7), _179=s22, _180=s23, _181=s24, _182=s25, _183=s26,
        _184=s27, _185=s28, _186=s29, _187=s30, _188=s31, _189=s32, _190=x17, _191=x18, _192=x15, _193=heads,
        _194=head_dim, _195=s33, _196=s34, _197=s35, _198=s36, _199=x16, _200=x95, _201=x15, _202=heads,
        _203=head_dim, _204=x20, _205=x96, _206=x19, _207=kv_heads, _208=head_dim, _209=x20, _210=x96, _211=x19,
        _212=kv_heads, _213=head_dim, _214=s37, _215=s38, _216=s39, _217=s40, _218=s41, _219=s42, _220=s43,
        _221=s44, _222=s45, _223=s46, _224=s47, _225=s48, _226=s49, _227=s50, _228=s51, _229=s52, _230=s53,
        _231=s54, _232=s55, _233=s56, _234=s51, _235=s52, _236=s53, _237=s54, _238=s55, _239=s56, _240=s57,
        _241=s58, _242=s59, _243=s60, _244=s61, _245=s62, _246=s63, _247=s64, _248=s59, _249=s60, _250=s65,
        _251=s62, _252=s63, _253=s64, _254=s59, _255=s60, _256=s65, _257=s62, _258=s66, _259=s67, _260=s59,
        _261=s60, _262=s61, _263=s65, _264=s66, _265=s68, _266=s59, _267=s60, _268=s61, _269=s65, _270=x97,
        _271=x64, _272=x86*x97, _273=x71, _274=x29, _275=x66*x98, _276=x65, _277=x100,
        _278=x66*(layer_rerun + x101), _279=x95, _280=width_act*x101*x15, _281=accumulating*x102, _282=x102,
        _283=x77, _284=x103, _285=x1*x66, _286=x1, _287=hidden, _288=x1*x79, _289=x1*x80, _290=x1, _291=hidden,
        _292=x103, _293=x1*x74, _294=x1, _295=hidden, _296=x104, _297=width_opt*x104, _298=x1, _299=hidden, _300=2,
        _301=hidden, _302=x66, _303=hidden, _304=x79, _305=x80, _306=hidden, _307=hidden, _308=x74, _309=hidden,
        _310=x81, _311=x82, _312=hidden, _313=2, _314=x16, _315=x95, _316=x15, _317=heads, _318=head_dim, _319=x106,
        _320=x105, _321=x107, _322=x109, _323=x65, _324=x110*x111, _325=x112, _326=width_act_grad*x113*x15,
        _327=x111*(layer_rerun + x70), _328=x68, _329=x72, _330=accumulating*x115, _331=x115, _332=x116, _333=x117,
        _334=x118, _335=hidden, _336=ffn, _337=x119, _338=x120, _339=hidden, _340=ffn, _341=x117, _342=x121,
        _343=hidden, _344=ffn, _345=x122, _346=x123, _347=hidden, _348=ffn, _349=2, _350=ffn, _351=x111, _352=ffn,
        _353=ffn*f1, _354=ffn*width_master, _355=ffn, _356=ffn, _357=x114, _358=ffn, _359=x113, _360=width_opt*x113,
        _361=ffn, _362=2, _363=x64, _364=x68, _365=x15, _366=hidden, _367=x124, _368=x125, _369=x15, _370=ffn,
        _371=cost_gelu*x105, _372=x105*(cost_gelu*x69 + 3), _373=x112, _374=x112, _375=x126, _376=x127, _377=x126,
        _378=x116, _379=x105, _380=x126, _381=x15, _382=ffn, _383=x124, _384=x125, _385=x15, _386=ffn, _387=x106,
        _388=x64, _389=x107, _390=x71, _391=x112, _392=x128*x66, _393=x65, _394=x100, _395=x66*(layer_rerun + x108),
        _396=x126, _397=x127, _398=accumulating*x129, _399=x129, _400=x77, _401=x117, _402=x118, _403=ffn,
        _404=hidden, _405=x119, _406=x120, _407=ffn, _408=hidden, _409=x117, _410=x121, _411=ffn, _412=hidden,
        _413=x122, _414=x123, _415=ffn, _416=hidden, _417=2, _418=hidden, _419=x66, _420=hidden, _421=x79, _422=x80,
        _423=hidden, _424=hidden, _425=x74, _426=hidden, _427=x81, _428=x82, _429=hidden, _430=2, _431=x105,
        _432=x126, _433=x15, _434=ffn, _435=x99, _436=x69*x99, _437=3*x65, _438=x65, _439=3*x68, _440=x68,
        _441=3*x77, _442=x77, _443=x64, _444=x68, _445=x15, _446=hidden, _447=x64, _448=x15*x66, _449=x34, _450=x65,
        _451=x74*(vocab*(1 - accumulating) + x15), _452=x68, _453=x34, _454=x15*x74, _455=x130, _456=x131,
        _457=vocab, _458=hidden, _459=x132, _460=x133, _461=vocab, _462=hidden, _463=x130, _464=x134, _465=vocab,
        _466=hidden, _467=x135, _468=x136, _469=vocab, _470=hidden, _471=2, _472=x15, _473=x34, _474=x15, _475=x61,
        _476=x15*x62, _477=x65, _478=x67, _479=x65, _480=x34, _481=x68, _482=x65, _483=x34, _484=x66, _485=x68,
        _486=x76, _487=x75, _488=hidden, _489=x66, _490=hidden, _491=x79, _492=x80, _493=hidden, _494=hidden,
        _495=x74, _496=hidden, _497=x81, _498=x82, _499=hidden, _500=2, _501=hidden, _502=x66, _503=hidden,
        _504=x79, _505=x80, _506=hidden, _507=hidden, _508=x74, _509=hidden, _510=x81, _511=x82, _512=hidden,
        _513=2, _514=x64, _515=x65, _516=x15, _517=hidden, _518=s69, _519=s70, _520=s2, _521=s3, _522=x64, _523=x68,
        _524=x15, _525=hidden, _526=x64, _527=x65, _528=x15, _529=hidden, _530=x57*x81, _531=4*x130*x15, _532=x65,
        _533=x131, _534=x137, _535=vocab*x91, _536=x131, _537=x68, _538=x65, _539=accumulating*x134, _540=x134,
        _541=x130, _542=x131, _543=hidden, _544=vocab, _545=x132, _546=x133, _547=hidden, _548=vocab, _549=x130,
        _550=x134, _551=hidden, _552=vocab, _553=x135, _554=x136, _555=hidden, _556=vocab, _557=2, _558=x64,
        _559=x68, _560=x15, _561=hidden, _562=x15*(vocab*x5 + cost_log + 1), _563=x57*(cost_exp + cost_div + 1),
        _564=x137, _565=s71, _566=s72, _567=x34, _568=s73, _569=s71, _570=s74, _571=s72, _572=x58, _573=s73,
        _574=s75, _575=s72, _576=s76, _577=s77, _578=s76, _579=s74, _580=s76, _581=x57, _582=x58, _583=x15,
        _584=vocab,
        _585=layers*(x138*x39 + x139 + x81*(3*cost_div + 3*cost_rsqrt + x138*x140 + x139 + 42)) + x81*(vocab*x138 + x138),
        _586=width_param_grad*x141, _587=x142,
        _588=width_param*(layers*(x143*x39 + x144 + x81*(x140*x143 + x144 + 3 - 3*f1)) + x81*(vocab*x143 + x143)),
        _589=x145, _590=width_param*x141, _591=x142, _592=x145,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Bytes of a training step on one device, in the order of MEMORY."""
    options = (flops, attention, pairs, activations, recompute, recurrence, loss, mla, expert_hits, mtp,)
    if options not in _KNOWN:
        _check(options)
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt,
        )
    x1 = head_dim*width_act
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x2 = layer_kept*x1
    x3 = seq*heads
    x4 = context*kv_heads
    x5 = x2*x4
    x6 = batch*layers
    x7 = x2*x6
    x8 = x7*(x3 + x4)
    x9 = 2*layer_kept
    x10 = heads + kv_heads
    x11 = 2*seq
    x12 = x7*(x10*x11 + x4)
    x14 = context*x3
    x15 = width_act + 4
    x16 = 2*x1
    x17 = heads*(seq*(context*x15 + x1) + context*x16)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x0 = 4*core_kept
        if activations == "fused":
            s1 = x6*(x3*(x0 + x2) + x5)
        elif activations == "paper":
            s1 = x8
        else:
            if recompute in ('none', 'full'):
                s1 = layers*(batch*(seq*(heads*(x0 + x1*(core_kept + x9)) + kv_heads*x1*x9) + x5) + 24*core_kept)
            else:
                s1 = x12
        s2 = 0
    else:
        x13 = core_kept*x6
        if activations in ('fused', 'paper'):
            s1 = x8
            s2 = width_act*x13*x14
        else:
            if recompute in ('none', 'full'):
                s1 = x13*x17
            else:
                s1 = x12
            s2 = 0
    x18 = 8*seq
    x19 = x18*(layers*x9 + 1)
    if activations == "fused":
        s0 = batch*(layers*x5 + x19)
    elif activations == "paper":
        s0 = x5*x6
    else:
        s0 = batch*x19
    x20 = batch*seq
    if loss == "eager":
        s3 = 4*x20*(vocab + 2)
    else:
        s3 = 0
    x21 = heads*head_dim
    x22 = hidden + ffn
    x24 = 2*heads
    x26 = x1*x4
    x27 = 2*batch
    x29 = 2*hidden
    x30 = 2*ffn
    x31 = x29 + x30
    x28 = 2*kv_heads
    x32 = batch*(seq*(width_act*(head_dim*(3*heads + x28) + x31) + 16) + x26)
    x33 = 2*head_dim
    x36 = x33*x4
    x37 = batch*width_act
    if attention == "flash":
        x23 = x21 + x22
        x25 = x24 + 8
        if activations == "fused":
            layer_dense = x27*(seq*(width_act*x23 + x25) + x26)
        elif activations == "paper":
            layer_dense = width_act*x27*(seq*x23 + head_dim*x4)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(x11*(width_act*(head_dim*(kv_heads + x24) + x22) + x25) + x26) + 24
            else:
                layer_dense = x32
    else:
        x34 = heads*(context + x33) + x31
        x35 = width_act*x34 + 16
        if activations == "fused":
            layer_dense = batch*(seq*x35 + x16*x4)
        elif activations == "paper":
            layer_dense = x37*(seq*x34 + x36)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(4*context*heads + x35) + context*x1*x24)
            else:
                layer_dense = x32
    x38 = batch*width_act_grad
    x39 = seq*x38
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x20*(width_act_grad + x15)
    else:
        moment_ends_cross_entropy = vocab*x39
    if attention == "flash":
        x44 = head_dim*width_act_grad
        moment_dense_attention_core = x27*(x3*(x44 + 2) + x4*x44)
    else:
        f4 = max(context*x38*(kv_heads*head_dim + 2*x3), x38*(x3*(context + head_dim) + x36))
        moment_dense_attention_core = f4
    if attention == "flash":
        x45 = batch*x3
        if activations == "fused":
            core_dense_attention_core = 4*x45
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x45*(x1 + 4) + 24
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x14*x37
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = batch*x17
            else:
                core_dense_attention_core = 0
    x40 = hidden*x39
    x41 = x29*x39
    x42 = x22*x39
    x43 = head_dim*(heads + x28)
    x46 = width_param + width_master + width_param_grad + 2*width_opt
    x47 = ffn*x46
    x48 = x10*x46
    x49 = vocab*x46 + x46
    x50 = seq*x37
    moment_ends_lm_head = x39*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x41
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x42
    moment_dense_ffn_down = x42
    moment_dense_ffn_norm = x41
    moment_dense_attention_norm = x41
    moment_dense_ffn_activation = x30*x39
    moment_dense_qkv_projection = x39*(hidden + x43)
    moment_dense_output_projection = x39*(hidden + x21)
    f3 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f3
    moment_dense_layer_residual = 4*x40
    f1 = max(branch_dense + x40, moment_dense_layer_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x40
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        layers*(x29*(head_dim*x48 + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x47) + x43*x46 + x47) + x29*x49,
        x20*(width_act*(layers*(hidden + layer_kept*(x21 + x31)) + x29) + 8) + s0 + s1 + s2 + s3,
        batch*x18 + layers*(hidden*(6*width_param + 6*width_master + 6*width_param_grad + 12*width_opt + x30*x46 + x33*x48 + x50*(x9 + 1)) + head_dim*(heads*(layer_kept*x50 + x46) + x28*x46) + ffn*(x46 + x50*x9)) + f0 + x29*(x49 + x50) + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
