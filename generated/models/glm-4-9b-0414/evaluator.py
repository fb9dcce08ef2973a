"""Costs of glm4, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "glm4"
FORMULAS = "standard"
FORMULAS_SHA256 = "0b6637fbc69253de3ba03e657ec87a07b3419770acf9821bec5b5cefd0eb2707"

# Kind, how many the model has.
KINDS = (
    ("dense", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "attention_norm", "rms_norm", "norm", "layers", ""),
    ("dense", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("dense", "attention_core", "attention_core", "attention", "layers", ""),
    ("dense", "output_projection", "output_projection", "attention", "layers", ""),
    ("dense", "attention_post_norm", "rms_norm", "norm", "layers", ""),
    ("dense", "attention_residual", "residual", "other", "layers", ""),
    ("dense", "ffn_norm", "rms_norm", "norm", "layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("dense", "ffn_post_norm", "rms_norm", "norm", "layers", ""),
    ("dense", "ffn_residual", "residual", "other", "layers", ""),
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
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_silu": 5,
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
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
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
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "rotary_tables"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "rotary_tables"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tables", "rotary_tables"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "queries", "rotary_tables"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "rotary_tables"),
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
    ("dense", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("dense", "output_projection", "output_projection", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "output_projection", "output_projection", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("dense", "output_projection", "output_projection", "layers", "", "shape", "activation", "act", "width", "output"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("dense", "attention_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "attention_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("dense", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("dense", "attention_residual", "residual", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "attention_residual", "residual", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("dense", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "width", "output"),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("dense", "ffn_up", "ffn_up", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_up", "ffn_up", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "gate"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "gate"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "gate"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "gate"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "gate_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "gate_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "gate_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "gate_up"),
    ("dense", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "halves", "gate_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "activated"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "ffn", "output"),
    ("dense", "ffn_down", "ffn_down", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "ffn_down", "ffn_down", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("dense", "ffn_down", "ffn_down", "layers", "", "shape", "activation", "act", "width", "output"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("dense", "ffn_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "ffn_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("dense", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("dense", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "upcast"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "upcast"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "upcast"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "normed"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "normed"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "normed"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "normed"),
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
    ("dense", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("dense", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("dense", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("dense", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("dense", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
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
    ("dense", "qkv_projection", "rotary_tables", "activation", "act", "saved", "qkv_projection.rotary_tables"),
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
    ("dense", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("dense", "output_projection", "output", "activation", "act", "saved", "output_projection.output"),
    ("dense", "attention_post_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "attention_post_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "attention_post_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "attention_post_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "attention_post_norm", "statistics", "activation", "FP32", "saved", "attention_post_norm.statistics"),
    ("dense", "attention_post_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_post_norm", "upcast", "activation", "FP32", "saved", "attention_post_norm.upcast"),
    ("dense", "attention_post_norm", "normed", "activation", "act", "saved", "attention_post_norm.normed"),
    ("dense", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("dense", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("dense", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("dense", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("dense", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("dense", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("dense", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("dense", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("dense", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("dense", "ffn_up", "gate_up", "activation", "act", "saved", "ffn_up.gate_up"),
    ("dense", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("dense", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("dense", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("dense", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("dense", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_down", "output", "activation", "act", "saved", "ffn_down.output"),
    ("dense", "ffn_post_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "ffn_post_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "ffn_post_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_post_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_post_norm", "statistics", "activation", "FP32", "saved", "ffn_post_norm.statistics"),
    ("dense", "ffn_post_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_post_norm", "upcast", "activation", "FP32", "saved", "ffn_post_norm.upcast"),
    ("dense", "ffn_post_norm", "normed", "activation", "act", "saved", "ffn_post_norm.normed"),
    ("dense", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
    ("ends", "final_norm", "weight", "param", "param", "persistent", ""),
    ("ends", "final_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("ends", "final_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "final_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "final_norm", "body_output", "activation", "act", "saved", "body.output"),
    ("ends", "final_norm", "statistics", "activation", "FP32", "saved", "final_norm.statistics"),
    ("ends", "final_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "final_norm", "upcast", "activation", "FP32", "saved", "final_norm.upcast"),
    ("ends", "final_norm", "normed", "activation", "act", "saved", "final_norm.normed"),
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
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x18 = 2*context
    x57 = seq*context
    if pairs == "full":
        pairs_size = x57
    elif pairs == "causal":
        pairs_size = _exact(seq*(x18 + 1 - seq), 2)
    else:
        pairs_size = _exact(x57, 2)
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
    x16 = head_dim*width_act
    x17 = seq*heads
    x19 = kv_heads*x18
    x20 = x2*(x17 + x19)
    x21 = x17*x2
    x22 = x19*x9
    x23 = 2*width_act_grad
    x24 = width_act*core_rerun + width_act_grad
    x25 = head_dim*x19
    x26 = width_act_grad*x25
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x27 = head_dim*layer_kept
    x30 = layer_kept*x16
    x32 = x20*x27
    x33 = x20*x30
    x40 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x28 = x19*x27
        x29 = 4*core_kept
        x31 = x19*x30
        if activations == "fused":
            s11 = x2*(x17*(core_kept + x27) + x28)
            s15 = x2*(x17*(x29 + x30) + x31)
        elif activations == "paper":
            s11 = x32
            s15 = x33
        else:
            if recompute in ('none', 'full'):
                x34 = core_kept + layer_kept
                s11 = layers*(batch*(x17*(head_dim*x34 + core_kept) + x28) + 3*core_kept)
                s15 = layers*(batch*(x17*(x16*x34 + x29) + x31) + 24*core_kept)
            else:
                s11 = x32
                s15 = x33
        s2 = x16*x20
        s4 = x21*(x16 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x17 + x22) + x17*x23) + 8*x17)
        s8 = x2*(x17*(head_dim*x24 + 4*core_rerun + 4) + x26)
        s12 = 0
        s16 = 0
    else:
        x35 = head_dim + x18
        x37 = width_act*x2
        if activations in ('fused', 'paper'):
            x38 = context*core_kept
            s11 = x32
            s12 = x21*x38
            s15 = x33
            s16 = x17*x37*x38
        else:
            if recompute in ('none', 'full'):
                x39 = core_kept*x13
                s11 = x39*(seq*x35 + head_dim*x18)
                s15 = x39*(seq*(context*x40 + x16) + x16*x18)
            else:
                s11 = x32
                s15 = x33
            s12 = 0
            s16 = 0
        x36 = x17*x35
        s2 = x37*(x25 + x36)
        s4 = x36*x37
        s6 = x2*(x16*x22 + x17*(width_act*x35*x9 + width_act_grad*(3*context + x14)))
        s8 = x2*(x24*x36 + x26)
    x41 = 2*ffn
    x42 = batch*seq
    x43 = hidden*(3*layer_kept + 1) + layer_kept*x41
    x44 = hidden*width_act
    x46 = 2*hidden
    x47 = 3*ffn
    x48 = layers*layer_kept
    x50 = 3*width_act
    x51 = 2*width_act
    if activations == "fused":
        s10 = x42*(layers*(hidden + layer_kept*(3*hidden + x41 + 4)) + hidden + 1)
        s14 = x42*(layers*(width_act*x43 + 16*layer_kept) + x44 + 4)
    elif activations == "paper":
        x45 = x42*(layers*x43 + hidden)
        s10 = x45
        s14 = width_act*x45
    else:
        x49 = rope_dim*x48
        s10 = seq*(batch*(layers*(hidden + layer_kept*(7*hidden + x47 + 4)) + x46 + 1) + 2*x49)
        s14 = seq*(batch*(layers*(layer_kept*(hidden*(x50 + 16) + width_act*x47 + 16) + x44) + hidden*x40 + 4) + x49*x51)
    x52 = 8*x42
    x53 = vocab + 1
    x55 = vocab*width_act_grad
    if loss == "eager":
        x54 = x42*x53
        s3 = x42*(vocab*x40 + 8)
        s5 = vocab*x52
        s7 = 8*x54
        s9 = vocab*x42*(width_act_grad + 4)
        s13 = x54
        s17 = 4*x42*(vocab + 2)
    else:
        x56 = x42*x55
        s3 = x42*(vocab*width_act + 8)
        s5 = x56
        s7 = x56
        s9 = x56
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x58 = head_dim*(heads + 2*kv_heads)
    x59 = x14*(heads + kv_heads)
    x60 = x47 + x59
    x61 = x60 + 4
    x62 = hidden*x61 + x58
    x63 = 2*vocab
    x64 = layers*x62 + hidden*(x63 + 1)
    x65 = layers*heads
    x66 = 4*cost_div + 4*cost_rsqrt
    x67 = 18*hidden + ffn*(cost_silu + 1) + x66 + 4
    x68 = cost_div + cost_rsqrt
    x69 = layer_rerun + 2
    x70 = x68 + 14
    x71 = x1 + x47
    x72 = 8*hidden
    x73 = x47 + x58 + x72
    x74 = layer_rerun + 1
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x75 = width_param_grad*accumulating
    x76 = 2*x42
    x77 = width_param + x75
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x78 = width_param*(1 - f1)
    x79 = 2*width_opt
    x80 = width_master + x79
    x81 = width_param_grad + x78 + x80
    x82 = 4*width_master + 8*width_opt
    x83 = width_param + x80
    x84 = hidden + x48*(ffn + x1 + x46)
    values = (
        x64, x64, 0, 2*batch*(seq*hidden*(layers*x60 + vocab) + x15*x65),
        batch*(seq*(layers*(heads*(head_dim + x7) + kv_heads*(x14 + x7) + x67) + 4*hidden + vocab*x4 + cost_log + x68 + 2) + x6*x65),
        x42*x46*(layers*(x47*x69 + x59*x69) + x63) + s0,
        x42*(layers*(42*hidden + ffn*(cost_silu + 5) + layer_rerun*(x58 + x67) + x58) + 11*hidden + vocab*(cost_exp + cost_div + 1)) + s1,
        0, layers*(hidden*(x47*x70 + x59*x70 + x66 + 56) + x58*x70) + hidden*(x63*x70 + x70),
        layers*(width_param*x62 + width_act*x42*(10*hidden + x71)) + hidden*(width_param*(x42 + x53) + x42*x51) + x52 + s2 + s3,
        x42*(16*layers + width_act*(layers*x73 + vocab + x46) + 4) + s4 + s5,
        layers*(hidden*(width_param*(4*layer_rerun + x47*x74 + x59*x74 + 4) + x61*x75 + x76*(width_act*(5*layer_rerun + 3) + 6*width_act_grad)) + x42*(head_dim*(heads*(width_act*x74 + x23) + 4*kv_heads*width_act_grad) + ffn*(5*width_act_grad + x50*x74) + 16) + x58*(width_param*layer_rerun + x75)) + hidden*(vocab*x77 + x42*(width_param_grad + x23 + x51) + x77) + x76*(x55 + 6) + s6 + s7,
        layers*(width_param_grad*x62 + x42*(width_act_grad*(x71 + x72) + layer_rerun*(width_act*x73 + 16))) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x42 + 1) + x23*x42) + s8 + s9,
        layers*(hidden*(4*width_param_grad + x47*x81 + x59*x81 + 4*x78 + x82) + x58*x81) + hidden*(x63*x81 + x81),
        layers*(hidden*(4*width_param + x47*x83 + x59*x83 + x82) + x58*x83) + hidden*(x63*x83 + x83), x64,
        width_param*x64, f1*x64, width_master*x64, 2*x64, x64*x79, x64, width_param_grad*x64,
        x42*(x84 + 1) + s10 + s11 + s12 + s13, x42*(width_act*x84 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x16 = 2*context
    x45 = seq*context
    if pairs == "full":
        pairs_size = x45
    elif pairs == "causal":
        pairs_size = _exact(seq*(x16 + 1 - seq), 2)
    else:
        pairs_size = _exact(x45, 2)
    x2 = 4*batch*pairs_size*x0*x1
    x3 = cost_exp + cost_div + 4
    x5 = 3*rope_dim
    x6 = seq*x5
    x7 = core_rerun + 1
    x8 = x6*x7
    x9 = kv_heads*x8
    x4 = pairs_size*x3
    x10 = batch*(heads*(core_rerun*(x4 + x6) + 5*pairs_size + x6) + x9)
    x11 = batch*heads
    x12 = 2*head_dim
    x13 = pairs_size*x12
    if flops == "model":
        s0 = x2
        s1 = x10
    else:
        if attention == "flash":
            s0 = x11*x13*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x3 + 7) + x8) + x9)
        else:
            s0 = x2
            s1 = x10
    x14 = head_dim*width_act
    x15 = seq*heads
    x17 = kv_heads*x16
    x18 = batch*(x15 + x17)
    x19 = batch*x15
    x20 = x17*x7
    x21 = 2*width_act_grad
    x22 = width_act*core_rerun + width_act_grad
    x23 = head_dim*x17
    x24 = width_act_grad*x23
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x25 = head_dim*layer_kept
    x28 = layer_kept*x14
    x30 = x18*x25
    x31 = x18*x28
    x35 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x26 = x17*x25
        x27 = 4*core_kept
        x29 = x17*x28
        if activations == "fused":
            s7 = batch*(x15*(core_kept + x25) + x26)
            s10 = batch*(x15*(x27 + x28) + x29)
        elif activations == "paper":
            s7 = x30
            s10 = x31
        else:
            if recompute in ('none', 'full'):
                x32 = core_kept + layer_kept
                s7 = batch*(x15*(head_dim*x32 + core_kept) + x26) + 3*core_kept
                s10 = batch*(x15*(x14*x32 + x27) + x29) + 24*core_kept
            else:
                s7 = x30
                s10 = x31
        s2 = x14*x18
        s3 = x19*(x14 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x15 + x20) + x15*x21) + 8*x15)
        s5 = batch*(x15*(head_dim*x22 + 4*core_rerun + 4) + x24)
        s8 = 0
        s11 = 0
    else:
        x33 = head_dim + x16
        if activations in ('fused', 'paper'):
            x36 = context*core_kept
            s7 = x30
            s8 = x19*x36
            s10 = x31
            s11 = x15*x35*x36
        else:
            if recompute in ('none', 'full'):
                x37 = core_kept*x11
                s7 = x37*(seq*x33 + head_dim*x16)
                s10 = x37*(seq*(context*(width_act + 4) + x14) + x14*x16)
            else:
                s7 = x30
                s10 = x31
            s8 = 0
            s11 = 0
        x34 = x15*x33
        s2 = x35*(x23 + x34)
        s3 = x34*x35
        s4 = batch*(x14*x20 + x15*(width_act*x33*x7 + width_act_grad*(3*context + x12)))
        s5 = batch*(x22*x34 + x24)
    x38 = 2*ffn
    x39 = batch*seq
    x40 = hidden*(3*layer_kept + 1) + layer_kept*x38
    x41 = width_act*x40
    x42 = 3*ffn
    x44 = 3*width_act
    if activations == "fused":
        s6 = x39*(hidden + layer_kept*(3*hidden + x38 + 4))
        s9 = x39*(16*layer_kept + x41)
    elif activations == "paper":
        s6 = x39*x40
        s9 = x39*x41
    else:
        x43 = 2*rope_dim*layer_kept
        s6 = seq*(batch*(hidden + layer_kept*(7*hidden + x42 + 4)) + x43)
        s9 = seq*(batch*(hidden*width_act + layer_kept*(hidden*(x44 + 16) + width_act*x42 + 16)) + width_act*x43)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x46 = head_dim*(heads + 2*kv_heads)
    x47 = x12*(heads + kv_heads)
    x48 = x42 + x47
    x49 = x48 + 4
    x50 = hidden*x49 + x46
    x51 = 18*hidden + ffn*(cost_silu + 1) + 4*cost_div + 4*cost_rsqrt + 4
    x52 = layer_rerun + 2
    x53 = 2*hidden
    x54 = width_param*x50
    x55 = x1 + x42
    x56 = seq*x35
    x57 = 8*hidden
    x58 = width_act*(x42 + x46 + x57) + 16
    x59 = layer_rerun + 1
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x60 = width_param_grad*accumulating
    x61 = width_param_grad*x50
    x62 = 2*x50
    x63 = layer_kept*(ffn + x1 + x53)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x50, x50, 0, 2*batch*(seq*hidden*x48 + heads*x13),
        batch*(seq*(heads*(head_dim + x5) + kv_heads*(x12 + x5) + x51) + heads*x4),
        x39*x53*(x42*x52 + x47*x52) + s0,
        x39*(42*hidden + ffn*(cost_silu + 5) + layer_rerun*(x46 + x51) + x46) + s1, 0, 0,
        x54 + x56*(10*hidden + x55) + s2, x39*x58 + s3,
        hidden*(width_param*(4*layer_rerun + x42*x59 + x47*x59 + 4) + 2*x39*(width_act*(5*layer_rerun + 3) + 6*width_act_grad) + x49*x60) + x39*(head_dim*(heads*(width_act*x59 + x21) + 4*kv_heads*width_act_grad) + ffn*(5*width_act_grad + x44*x59) + 16) + x46*(width_param*layer_rerun + x60) + s4,
        x39*(width_act_grad*(x55 + x57) + layer_rerun*x58) + x61 + s5, 0, 0, x50, x54, f1*x50, width_master*x50,
        x62, width_opt*x62, x50, x61, x39*x63 + s6 + s7 + s8, x56*x63 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x1 = x0*(hidden + 1)
    x2 = hidden*width_act
    x3 = 2*hidden
    x4 = width_act + 4
    if activations == "fused":
        s4 = x1
        s6 = x0*(x2 + 4)
    elif activations == "paper":
        s4 = hidden*x0
        s6 = x0*x2
    else:
        s4 = x0*(x3 + 1)
        s6 = x0*(hidden*x4 + 4)
    x5 = 8*x0
    x6 = vocab + 1
    x8 = vocab*x0
    x9 = vocab*width_act_grad
    if loss == "eager":
        x7 = x0*x6
        s0 = x0*(vocab*x4 + 8)
        s1 = vocab*x5
        s2 = 8*x7
        s3 = x8*(width_act_grad + 4)
        s5 = x7
        s7 = 4*x0*(vocab + 2)
    else:
        x10 = x0*x9
        s0 = x0*(vocab*width_act + 8)
        s1 = x10
        s2 = x10
        s3 = x10
        s5 = 0
        s7 = 0
    x11 = 2*vocab
    x12 = x11 + 1
    x13 = hidden*x12
    x14 = 4*hidden
    x15 = cost_div + cost_rsqrt
    x16 = x15 + 14
    x17 = 3*ffn
    x18 = 2*head_dim*(heads + kv_heads)
    x19 = head_dim*(heads + 2*kv_heads)
    x20 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x21 = width_param + width_param_grad*accumulating
    x22 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x23 = width_param*(1 - f1)
    x24 = width_master + 2*width_opt
    x25 = width_param_grad + x23 + x24
    x26 = 4*width_master + 8*width_opt
    x27 = width_param + x24
    x28 = x12*x3
    values = (
        x13, x13, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x14 + x15 + 2), x14*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        layers*(hidden*(4*cost_div + 4*cost_rsqrt + x16*x17 + x16*x18 + 56) + x16*x19) + hidden*(x11*x16 + x16),
        hidden*(width_param*(x0 + x6) + x0*x20) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x21 + x0*(width_param_grad + x20 + x22) + x21) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x22) + s3,
        layers*(hidden*(4*width_param_grad + x17*x25 + x18*x25 + 4*x23 + x26) + x19*x25) + hidden*(x11*x25 + x25),
        layers*(hidden*(4*width_param + x17*x27 + x18*x27 + x26) + x19*x27) + hidden*(x11*x27 + x27), x13,
        width_param*x13, f1*x13, width_master*x13, x28, width_opt*x28, x13, width_param_grad*x13, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x25 = 2*context
    x65 = seq*context
    if pairs == "full":
        pairs_size = x65
    elif pairs == "causal":
        pairs_size = _exact(seq*(x25 + 1 - seq), 2)
    else:
        pairs_size = _exact(x65, 2)
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
    x7 = seq*rope_dim
    x8 = 3*x7
    x10 = core_rerun + 1
    x11 = x10*x8
    x12 = kv_heads*x11
    x9 = pairs_size*x6 + x8
    x13 = batch*(heads*(core_rerun*x9 + 5*pairs_size + x8) + x12)
    x14 = 2*head_dim
    x15 = heads*x14
    if flops == "model":
        s24 = x4
        s25 = x13
    else:
        if attention == "flash":
            s24 = x15*x2*(2*core_rerun + 5)
            s25 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x11) + x12)
        else:
            s24 = x4
            s25 = x13
    x16 = batch*seq
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x17 = layer_kept*x16
    x18 = x1*x17
    x19 = width_act*x18
    x20 = batch*context
    x21 = kv_heads*head_dim*x20
    x22 = layer_kept*x21
    x23 = width_act*x22
    x24 = seq*heads
    x26 = kv_heads*x25
    x28 = batch*width_act
    x30 = x1*x16
    x31 = width_act*x30
    x32 = 4*x16
    x33 = heads*x32
    x34 = x10*x26
    x35 = heads*x16
    x36 = width_act_grad*x35
    x37 = 8*x16
    x38 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x39 = core_kept*x35
    x40 = core_kept*x33
    x41 = core_kept*x30
    x42 = core_kept*x31
    if attention == "flash":
        if activations == "fused":
            s35 = x39
            s36 = x40
            s37 = x16
            s38 = heads
            s39 = 0
            s40 = 0
            s41 = 0
            s42 = 0
            s43 = 0
            s44 = 0
            s45 = 0
            s46 = 0
        elif activations == "paper":
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
            s45 = 0
            s46 = 0
        else:
            if recompute in ('none', 'full'):
                s35 = x39
                s36 = x40
                s37 = x16
                s38 = heads
                s39 = x41
                s40 = x42
                s41 = x16
                s42 = heads
                s43 = head_dim
                s44 = 3*core_kept
                s45 = 24*core_kept
                s46 = 3
            else:
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
                s45 = 0
                s46 = 0
        x27 = x24 + x26
        x29 = head_dim*x28
        s10 = x18
        s11 = x19
        s12 = x16
        s13 = heads
        s14 = head_dim
        s15 = x22
        s16 = x23
        s17 = x20
        s18 = kv_heads
        s26 = x27*x29
        s27 = x31
        s28 = x33
        s29 = x29*(x0*x24 + x34)
        s30 = x14*x36
        s31 = x10*x33
        s32 = heads*x37
        s33 = head_dim*x27*x38
        s34 = core_rerun*x31
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
        s69 = 0
        s70 = 0
    else:
        x48 = context*x39
        x49 = width_act*x48
        if activations in ('fused', 'paper'):
            s10 = x18
            s11 = x19
            s12 = x16
            s13 = heads
            s14 = head_dim
            s15 = x22
            s16 = x23
            s17 = x20
            s18 = kv_heads
            s47 = x48
            s48 = x49
            s49 = batch
            s50 = heads
            s51 = seq
            s52 = context
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
            s69 = 0
            s70 = 0
        else:
            if recompute in ('none', 'full'):
                x50 = core_kept*x1*x20
                s10 = 0
                s11 = 0
                s12 = 0
                s13 = 0
                s14 = 0
                s15 = 0
                s16 = 0
                s17 = 0
                s18 = 0
                s59 = x41
                s60 = x42
                s61 = batch
                s62 = heads
                s63 = seq
                s64 = head_dim
                s65 = x50
                s66 = width_act*x50
                s67 = context
                s68 = x48
                s69 = context*x40
                s70 = x49
            else:
                s10 = x18
                s11 = x19
                s12 = x16
                s13 = heads
                s14 = head_dim
                s15 = x22
                s16 = x23
                s17 = x20
                s18 = kv_heads
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
                s69 = 0
                s70 = 0
            s47 = 0
            s48 = 0
            s49 = 0
            s50 = 0
            s51 = 0
            s52 = 0
        x43 = head_dim + x25
        x44 = x24*x43
        x45 = head_dim*x26 + x44
        x46 = width_act*x35*x43
        x47 = context*x35
        s26 = x28*x45
        s27 = x46
        s28 = 0
        s29 = x28*(head_dim*x34 + x10*x44)
        s30 = x36*(3*context + x14)
        s31 = 0
        s32 = 0
        s33 = x38*x45
        s34 = core_rerun*x46
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
        s45 = 0
        s46 = 0
        s53 = x47
        s54 = width_act_grad*x47
        s55 = batch
        s56 = heads
        s57 = seq
        s58 = context
    x51 = hidden*x16
    x52 = width_act*x51
    x53 = 4*x17
    x54 = layer_kept*x51
    x55 = layer_kept*x52
    x56 = ffn*x17
    x57 = width_act*x56
    x59 = 4*hidden
    x61 = 2*ffn
    if activations == "fused":
        s0 = x51
        s1 = x52
        s2 = x17
        s3 = x53
        s4 = x16
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = 0
        s23 = 0
        s71 = x54
        s72 = x55
        s73 = x16
        s74 = hidden
        s75 = x56
        s76 = x57
        s77 = ffn
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = 0
        s83 = x51
        s84 = x52
        s85 = x32
        s86 = 0
        s87 = 0
        s88 = 0
    elif activations == "paper":
        s0 = x51
        s1 = x52
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = 0
        s23 = 0
        s71 = x54
        s72 = x55
        s73 = x16
        s74 = hidden
        s75 = x56
        s76 = x57
        s77 = ffn
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = 0
        s83 = x51
        s84 = x52
        s85 = 0
        s86 = 0
        s87 = 0
        s88 = 0
    else:
        x58 = 1 - layer_kept
        x60 = 2*layer_kept*x7
        x62 = x17*x61
        s0 = x51*x58
        s1 = x52*x58
        s2 = x17
        s3 = x53
        s4 = x16
        s5 = x54
        s6 = x17*x59
        s7 = x16
        s8 = hidden
        s9 = x55
        s19 = x60
        s20 = width_act*x60
        s21 = 2
        s22 = seq
        s23 = rope_dim
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = 0
        s78 = x62
        s79 = width_act*x62
        s80 = ffn
        s81 = x56
        s82 = x57
        s83 = 0
        s84 = 0
        s85 = x32
        s86 = x51
        s87 = x16*x59
        s88 = x52
    x63 = vocab*x16
    x64 = width_act_grad*x63
    if loss == "eager":
        s89 = vocab*x37
        s90 = vocab*x32
        s91 = 0
        s92 = x37
        s93 = x63
        s94 = x16
        s95 = vocab
    else:
        s89 = 0
        s90 = 0
        s91 = x64
        s92 = 0
        s93 = 0
        s94 = 0
        s95 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x66 = cost_div + 1
    x67 = cost_rsqrt + x59 + x66
    x68 = x16*x67
    x69 = 10*hidden
    x70 = x16*(layer_rerun*x67 + x69)
    x71 = hidden*width_param
    x72 = width_act_grad*x51
    x73 = layer_rerun + 1
    x74 = x52*x73
    x75 = x71*x73
    x76 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x77 = accumulating*x76
    x78 = layer_rerun*x52
    x79 = layer_rerun*x32
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x80 = hidden*f1
    x81 = hidden*width_master
    x82 = 2*hidden
    x83 = width_opt*x82
    x84 = heads + 2*kv_heads
    x85 = hidden*x84
    x86 = x14*x85
    x87 = x16*x86
    x88 = head_dim*x84
    x89 = x16*x88
    x90 = layer_rerun + 2
    x91 = x84 + x85
    x92 = head_dim*width_param
    x93 = x14*x84
    x94 = width_act_grad*x16
    x95 = layer_rerun*x84
    x96 = head_dim*width_param_grad*x91
    x97 = head_dim*x85
    x98 = width_act_grad*x30
    x99 = width_act_grad*x21
    x100 = x15*x51
    x101 = x1*x71
    x102 = x16*x82
    x103 = width_act_grad*x102
    x104 = x1*x76
    x105 = hidden*x1
    x106 = hidden*x15
    x107 = x51*x73
    x108 = width_act*x102
    x109 = layer_rerun*x108
    x110 = ffn*x59
    x111 = x110*x16
    x112 = x61*x71
    x113 = x16*x61
    x114 = width_act*x113
    x115 = x61*x76
    x116 = ffn*x82
    x117 = ffn*x16
    x118 = width_act*x117
    x119 = width_act_grad*x117
    x120 = x116*x16
    x121 = ffn*x71
    x122 = ffn*x76
    x123 = hidden*ffn
    x124 = hidden*vocab
    x125 = vocab*x71
    x126 = vocab*x80
    x127 = vocab*x81
    x128 = vocab*x76
    x129 = vocab*x82
    x130 = vocab*x83
    x131 = width_act*x63
    x132 = 2*vocab
    x133 = cost_div + cost_rsqrt + 14
    x134 = 3*ffn
    x135 = x14*(heads + kv_heads)
    x136 = layers*(hidden*(x134 + x135 + 4) + x88) + hidden*(x132 + 1)
    x137 = width_master*x136
    x138 = 1 - f1
    x139 = 2*width_opt*x136
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x68, _1=x70, _2=x52, _3=x71, _4=x52, _5=x32, _6=x72, _7=x74, _8=x32, _9=x75, _10=x72, _11=x77, _12=x76,
        _13=x78, _14=x79, _15=hidden, _16=x71, _17=hidden, _18=x80, _19=x81, _20=hidden, _21=hidden, _22=x76,
        _23=hidden, _24=x82, _25=x83, _26=hidden, _27=2, _28=s0, _29=s1, _30=x16, _31=hidden, _32=s2, _33=s3,
        _34=s4, _35=x51, _36=x72, _37=x16, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9, _45=s7,
        _46=s8, _47=x54, _48=x55, _49=x16, _50=hidden, _51=x87, _52=x89, _53=x87*x90, _54=x73*x89, _55=x52,
        _56=x91*x92, _57=width_act*x89, _58=x93*x94, _59=x92*(x73*x85 + x95), _60=x72, _61=x74,
        _62=accumulating*x96, _63=x96, _64=head_dim*width_act*x16*x95, _65=x97, _66=x71*x88, _67=hidden, _68=x88,
        _69=x80*x88, _70=x81*x88, _71=hidden, _72=x88, _73=x97, _74=x76*x88, _75=hidden, _76=x88, _77=x86,
        _78=width_opt*x86, _79=hidden, _80=x88, _81=2, _82=x88, _83=width_param*x88, _84=x88, _85=f1*x88,
        _86=width_master*x88, _87=x88, _88=x88, _89=width_param_grad*x88, _90=x88, _91=x93, _92=width_opt*x93,
        _93=x88, _94=2, _95=x51, _96=x72, _97=x16, _98=hidden, _99=s10, _100=s11, _101=s12, _102=s13, _103=s14,
        _104=s15, _105=s16, _106=s17, _107=s18, _108=s14, _109=s15, _110=s16, _111=s17, _112=s18, _113=s14,
        _114=s19, _115=s20, _116=s21, _117=s22, _118=s23, _119=x3, _120=batch*(heads*x9 + kv_heads*x8), _121=s24,
        _122=s25, _123=s26, _124=s27, _125=s28, _126=s29, _127=s30, _128=s31, _129=s32, _130=s33, _131=s34,
        _132=x18, _133=x19, _134=x16, _135=heads, _136=head_dim, _137=s35, _138=s36, _139=s37, _140=s38, _141=x30,
        _142=x98, _143=x16, _144=heads, _145=head_dim, _146=x21, _147=x99, _148=x20, _149=kv_heads, _150=head_dim,
        _151=x21, _152=x99, _153=x20, _154=kv_heads, _155=head_dim, _156=s39, _157=s40, _158=s41, _159=s42,
        _160=s43, _161=s44, _162=s45, _163=s46, _164=s47, _165=s48, _166=s49, _167=s50, _168=s51, _169=s52,
        _170=s53, _171=s54, _172=s55, _173=s56, _174=s57, _175=s58, _176=s53, _177=s54, _178=s55, _179=s56,
        _180=s57, _181=s58, _182=s59, _183=s60, _184=s61, _185=s62, _186=s63, _187=s64, _188=s65, _189=s66,
        _190=s61, _191=s62, _192=s67, _193=s64, _194=s65, _195=s66, _196=s61, _197=s62, _198=s67, _199=s64,
        _200=s68, _201=s69, _202=s61, _203=s62, _204=s63, _205=s67, _206=s68, _207=s70, _208=s61, _209=s62,
        _210=s63, _211=s67, _212=x100, _213=x100*x90, _214=x31, _215=x101, _216=x52, _217=x103, _218=x1*x75,
        _219=x98, _220=x31*x73, _221=x1*x77, _222=x104, _223=x78, _224=x105, _225=x101, _226=x1, _227=hidden,
        _228=x1*x80, _229=x1*x81, _230=x1, _231=hidden, _232=x105, _233=x104, _234=x1, _235=hidden, _236=x106,
        _237=width_opt*x106, _238=x1, _239=hidden, _240=2, _241=x30, _242=x98, _243=x16, _244=heads, _245=head_dim,
        _246=s71, _247=s72, _248=s73, _249=s74, _250=x68, _251=x70, _252=x52, _253=x71, _254=x52, _255=x32,
        _256=x72, _257=x74, _258=x32, _259=x75, _260=x72, _261=x77, _262=x76, _263=x78, _264=x79, _265=hidden,
        _266=x71, _267=hidden, _268=x80, _269=x81, _270=hidden, _271=hidden, _272=x76, _273=hidden, _274=x82,
        _275=x83, _276=hidden, _277=2, _278=s2, _279=s3, _280=s4, _281=x51, _282=x72, _283=x16, _284=hidden,
        _285=s5, _286=s6, _287=s7, _288=s8, _289=s5, _290=s9, _291=s7, _292=s8, _293=x51, _294=x107, _295=x108,
        _296=x52, _297=x103, _298=x72, _299=x109, _300=x78, _301=x51, _302=x72, _303=x16, _304=hidden, _305=s71,
        _306=s72, _307=s73, _308=s74, _309=x68, _310=x70, _311=x52, _312=x71, _313=x52, _314=x32, _315=x72,
        _316=x74, _317=x32, _318=x75, _319=x72, _320=x77, _321=x76, _322=x78, _323=x79, _324=hidden, _325=x71,
        _326=hidden, _327=x80, _328=x81, _329=hidden, _330=hidden, _331=x76, _332=hidden, _333=x82, _334=x83,
        _335=hidden, _336=2, _337=s2, _338=s3, _339=s4, _340=x51, _341=x72, _342=x16, _343=hidden, _344=s5, _345=s6,
        _346=s7, _347=s8, _348=s5, _349=s9, _350=s7, _351=s8, _352=x54, _353=x55, _354=x16, _355=hidden, _356=x111,
        _357=x111*x90, _358=x52, _359=x112, _360=x114, _361=ffn*width_act_grad*x32, _362=x61*x75, _363=x72,
        _364=x74, _365=x61*x77, _366=x115, _367=layer_rerun*x114, _368=x116, _369=x112, _370=hidden, _371=x61,
        _372=x61*x80, _373=x61*x81, _374=hidden, _375=x61, _376=x116, _377=x115, _378=hidden, _379=x61, _380=x110,
        _381=width_opt*x110, _382=hidden, _383=x61, _384=2, _385=x51, _386=x72, _387=x16, _388=hidden, _389=s75,
        _390=s76, _391=s73, _392=s77, _393=s75, _394=s76, _395=s73, _396=s77, _397=s78, _398=s79, _399=s7, _400=s80,
        _401=s21, _402=x117*(cost_silu + 1), _403=x117*(cost_silu*x73 + layer_rerun + 5), _404=x114, _405=x118,
        _406=x119, _407=x114*x73, _408=width_act_grad*x113, _409=layer_rerun*x118, _410=x117, _411=x119, _412=x16,
        _413=ffn, _414=x117, _415=x119, _416=x16, _417=ffn, _418=s81, _419=s82, _420=s7, _421=s80, _422=x56,
        _423=x57, _424=x16, _425=ffn, _426=x120, _427=x120*x90, _428=x118, _429=x121, _430=x52, _431=x103,
        _432=ffn*x75, _433=x119, _434=x118*x73, _435=ffn*x77, _436=x122, _437=x78, _438=x123, _439=x121, _440=ffn,
        _441=hidden, _442=ffn*x80, _443=ffn*x81, _444=ffn, _445=hidden, _446=x123, _447=x122, _448=ffn, _449=hidden,
        _450=x116, _451=ffn*x83, _452=ffn, _453=hidden, _454=2, _455=x117, _456=x119, _457=x16, _458=ffn, _459=s71,
        _460=s72, _461=s73, _462=s74, _463=x68, _464=x70, _465=x52, _466=x71, _467=x52, _468=x32, _469=x72,
        _470=x74, _471=x32, _472=x75, _473=x72, _474=x77, _475=x76, _476=x78, _477=x79, _478=hidden, _479=x71,
        _480=hidden, _481=x80, _482=x81, _483=hidden, _484=hidden, _485=x76, _486=hidden, _487=x82, _488=x83,
        _489=hidden, _490=2, _491=s2, _492=s3, _493=s4, _494=x51, _495=x72, _496=x16, _497=hidden, _498=s5, _499=s6,
        _500=s7, _501=s8, _502=s5, _503=s9, _504=s7, _505=s8, _506=x51, _507=x107, _508=x108, _509=x52, _510=x103,
        _511=x72, _512=x109, _513=x78, _514=x51, _515=x72, _516=x16, _517=hidden, _518=x51, _519=x16*x71, _520=x37,
        _521=x52, _522=x76*(vocab*(1 - accumulating) + x16), _523=x72, _524=x37, _525=x16*x76, _526=x124, _527=x125,
        _528=vocab, _529=hidden, _530=x126, _531=x127, _532=vocab, _533=hidden, _534=x124, _535=x128, _536=vocab,
        _537=hidden, _538=x129, _539=x130, _540=vocab, _541=hidden, _542=2, _543=x16, _544=x37, _545=x16, _546=x68,
        _547=x16*x69, _548=x52, _549=x71, _550=x52, _551=x32, _552=x72, _553=x52, _554=x32, _555=x71, _556=x72,
        _557=x77, _558=x76, _559=hidden, _560=x71, _561=hidden, _562=x80, _563=x81, _564=hidden, _565=hidden,
        _566=x76, _567=hidden, _568=x82, _569=x83, _570=hidden, _571=2, _572=s83, _573=s84, _574=s73, _575=s74,
        _576=s4, _577=s85, _578=s4, _579=x51, _580=x72, _581=x16, _582=hidden, _583=s86, _584=s87, _585=s7, _586=s8,
        _587=s86, _588=s88, _589=s7, _590=s8, _591=x51, _592=x52, _593=x16, _594=hidden, _595=x63*x82, _596=x59*x63,
        _597=x52, _598=x125, _599=x131, _600=x132*x94, _601=x125, _602=x72, _603=x52, _604=vocab*x77, _605=x128,
        _606=x124, _607=x125, _608=hidden, _609=vocab, _610=x126, _611=x127, _612=hidden, _613=vocab, _614=x124,
        _615=x128, _616=hidden, _617=vocab, _618=x129, _619=x130, _620=hidden, _621=vocab, _622=2, _623=x51,
        _624=x72, _625=x16, _626=hidden, _627=x16*(vocab*x5 + cost_log + 1), _628=x63*(cost_exp + x66), _629=x131,
        _630=s89, _631=s90, _632=x37, _633=s91, _634=s89, _635=s92, _636=s90, _637=x64, _638=s91, _639=s93,
        _640=s90, _641=s94, _642=s95, _643=s94, _644=s92, _645=s94, _646=x63, _647=x64, _648=x16, _649=vocab,
        _650=layers*(hidden*(4*cost_div + 4*cost_rsqrt + x133*x134 + x133*x135 + 56) + x133*x88) + hidden*(x132*x133 + x133),
        _651=width_param_grad*x136, _652=x137,
        _653=width_param*(layers*(hidden*(x134*x138 + x135*x138 + 4 - 4*f1) + x138*x88) + hidden*(x132*x138 + x138)),
        _654=x139, _655=width_param*x136, _656=x137, _657=x139,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, rope_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x4 = 2*kv_heads
    x5 = context*x4
    x7 = batch*layers
    x8 = x2*x7*(x3 + x5)
    x10 = context*x3
    x11 = width_act + 4
    x12 = context*x1
    x13 = 2*x12
    x14 = heads*(seq*(context*x11 + x1) + x13)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x0 = 4*core_kept
        x6 = x2*x5
        if activations == "fused":
            s1 = x7*(x3*(x0 + x2) + x6)
        elif activations == "paper":
            s1 = x8
        else:
            if recompute in ('none', 'full'):
                s1 = layers*(batch*(x3*(x0 + x1*(core_kept + layer_kept)) + x6) + 24*core_kept)
            else:
                s1 = x8
        s2 = 0
    else:
        x9 = core_kept*x7
        if activations in ('fused', 'paper'):
            s1 = x8
            s2 = width_act*x10*x9
        else:
            if recompute in ('none', 'full'):
                s1 = x14*x9
            else:
                s1 = x8
            s2 = 0
    x15 = 2*ffn
    x16 = hidden*(3*layer_kept + 1) + layer_kept*x15
    x17 = hidden*width_act
    x18 = batch*seq
    x19 = width_act*x18
    x21 = rope_dim*width_act
    x22 = layers*layer_kept
    if activations == "fused":
        s0 = x18*(layers*(width_act*x16 + 16*layer_kept) + x17 + 4)
    elif activations == "paper":
        s0 = x19*(layers*x16 + hidden)
    else:
        x20 = 3*width_act
        s0 = seq*(batch*(layers*(layer_kept*(hidden*(x20 + 16) + ffn*x20 + 16) + x17) + hidden*x11 + 4) + 2*x21*x22)
    if loss == "eager":
        s3 = 4*x18*(vocab + 2)
    else:
        s3 = 0
    x23 = heads*head_dim
    x24 = 3*ffn
    x25 = 5*hidden + x24
    x27 = 4*heads
    x29 = x1*x5
    x30 = 2*head_dim
    x31 = context*kv_heads
    x32 = x30*x31
    x33 = batch*width_act
    x34 = 16*hidden
    x35 = 6*hidden + 4*ffn
    x36 = seq*x21
    x37 = 2*x36
    x38 = 3*hidden
    x39 = 2*(batch*(seq*(8*hidden + width_act*(x15 + x23 + x38) + 8) + kv_heads*x12) + x36)
    if attention == "flash":
        x26 = 2*x23 + x25
        x28 = x27 + 16
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x26 + x28) + x29)
        elif activations == "paper":
            layer_dense = x33*(seq*x26 + x32)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(width_act*(3*x23 + x35) + x28 + x34) + x29) + x37 + 24
            else:
                layer_dense = x39
    else:
        x40 = heads*(context + x30)
        x41 = x25 + x40
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x41 + 16) + x29)
        elif activations == "paper":
            layer_dense = x33*(seq*x41 + x32)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(context*x27 + width_act*(x35 + x40) + x34 + 16) + heads*x13) + x37
            else:
                layer_dense = x39
    x42 = width_act_grad*x18
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x18*(width_act_grad + x11)
    else:
        moment_ends_cross_entropy = vocab*x42
    if attention == "flash":
        x48 = head_dim*width_act_grad
        moment_dense_attention_core = 2*batch*(x3*(x48 + 2) + x31*x48)
    else:
        x50 = batch*width_act_grad
        f4 = max(context*x50*(kv_heads*head_dim + 2*x3), x50*(x3*(context + head_dim) + x32))
        moment_dense_attention_core = f4
    if attention == "flash":
        x49 = batch*x3
        if activations == "fused":
            core_dense_attention_core = 4*x49
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x49*(x1 + 4) + 24
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x10*x33
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = batch*x14
            else:
                core_dense_attention_core = 0
    x43 = x38*x42
    x44 = hidden*x42
    x45 = 2*hidden
    x46 = x42*x45
    x47 = head_dim*(heads + x4)
    x51 = width_param + width_master + width_param_grad + 2*width_opt
    x52 = 4*width_param + 4*width_master + 4*width_param_grad + 8*width_opt + x24*x51 + x30*x51*(heads + kv_heads)
    x53 = 2*vocab*x51 + x51
    x54 = layer_kept*x19
    moment_ends_lm_head = x42*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x46
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x42*(hidden + x15)
    moment_dense_ffn_down = x42*(hidden + ffn)
    moment_dense_ffn_norm = x46
    moment_dense_ffn_post_norm = x46
    moment_dense_attention_norm = x46
    moment_dense_ffn_activation = x24*x42
    moment_dense_qkv_projection = x42*(hidden + x47)
    moment_dense_output_projection = x42*(hidden + x23)
    moment_dense_attention_post_norm = x46
    f3 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_norm, moment_dense_attention_post_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_norm, moment_dense_ffn_post_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f3
    moment_dense_ffn_residual = x43
    moment_dense_attention_residual = x43
    f1 = max(branch_dense + x44, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x44
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        layers*(hidden*x52 + x47*x51) + hidden*x53,
        x18*(width_act*(hidden + x22*(ffn + x23 + x45)) + 8) + s0 + s1 + s2 + s3,
        layers*(hidden*(x52 + 2*x54) + head_dim*(heads*(x51 + x54) + x4*x51) + ffn*x54) + hidden*(x19 + x53) + f0 + 8*x18 + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
