"""Costs of olmo2, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "olmo2"
FORMULAS = "standard"
FORMULAS_SHA256 = "39f2e3cb9001ec45800be73ff53003cbdcdad9a90575fb4f9592121413dd289d"

# Kind, how many the model has.
KINDS = (
    ("dense", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("dense", "qk_norm", "qk_norm", "attention", "layers", ""),
    ("dense", "attention_core", "attention_core", "attention", "layers", ""),
    ("dense", "output_projection", "output_projection", "attention", "layers", ""),
    ("dense", "attention_post_norm", "rms_norm", "norm", "layers", ""),
    ("dense", "attention_residual", "residual", "other", "layers", ""),
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
    "batch", "seq", "context", "layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "ffn", "grad_accum",
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
    ("dense", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "layer_input"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "hidden", "layer_input"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "rows", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "q"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "rows", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "k"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "v"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "v"),
    ("dense", "qk_norm", "qk_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "param", "param", "", "q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "param", "param", "", "q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "param", "param", "width", "q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "master_param", "master", "", "master_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "master_param", "master", "", "master_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "master_param", "master", "width", "master_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_q_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "q_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "q_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "q_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "param", "param", "", "k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "param", "param", "", "k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "param", "param", "width", "k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "master_param", "master", "", "master_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "master_param", "master", "", "master_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "master_param", "master", "width", "master_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_k_weight"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "k_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "k_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "k_statistics"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_q_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_q_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_q_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_q_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_k_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_k_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_k_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_k_x"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "q_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "q_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "q_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "width", "q_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "q_normed_float"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "q_normed_float"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "q_normed_float"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "width", "q_normed_float"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "k_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "k_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "k_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "width", "k_upcast"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "FP32", "", "k_normed_float"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "FP32", "", "k_normed_float"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "rows", "k_normed_float"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "FP32", "width", "k_normed_float"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "act", "", "q"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "act", "", "q"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "tokens", "q"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "heads", "q"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "width", "q"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "elements", "activation", "act", "", "k"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "bytes", "activation", "act", "", "k"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "tokens", "k"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "heads", "k"),
    ("dense", "qk_norm", "qk_norm", "layers", "", "shape", "activation", "act", "width", "k"),
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
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("dense", "attention_post_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("dense", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "hidden", "output"),
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
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("dense", "ffn_post_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "normed_float"),
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
    ("dense", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("dense", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("dense", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qkv_projection", "layer_input", "activation", "act", "saved", "layer.input"),
    ("dense", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("dense", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("dense", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("dense", "qk_norm", "q_weight", "param", "param", "persistent", ""),
    ("dense", "qk_norm", "master_q_weight", "master_param", "master", "persistent", ""),
    ("dense", "qk_norm", "grad_q_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qk_norm", "moments_q_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qk_norm", "q_statistics", "activation", "FP32", "saved", "qk_norm.q_statistics"),
    ("dense", "qk_norm", "k_weight", "param", "param", "persistent", ""),
    ("dense", "qk_norm", "master_k_weight", "master_param", "master", "persistent", ""),
    ("dense", "qk_norm", "grad_k_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qk_norm", "moments_k_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qk_norm", "k_statistics", "activation", "FP32", "saved", "qk_norm.k_statistics"),
    ("dense", "qk_norm", "d_q_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "qk_norm", "d_k_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "qk_norm", "q_upcast", "activation", "FP32", "saved", "qk_norm.q_upcast"),
    ("dense", "qk_norm", "q_normed_float", "activation", "FP32", "saved", "qk_norm.q_normed_float"),
    ("dense", "qk_norm", "k_upcast", "activation", "FP32", "saved", "qk_norm.k_upcast"),
    ("dense", "qk_norm", "k_normed_float", "activation", "FP32", "saved", "qk_norm.k_normed_float"),
    ("dense", "qk_norm", "q", "activation", "act", "saved", "qk_norm.q"),
    ("dense", "qk_norm", "k", "activation", "act", "saved", "qk_norm.k"),
    ("dense", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("dense", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("dense", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
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
    ("dense", "attention_post_norm", "normed_float", "activation", "FP32", "saved", "attention_post_norm.normed_float"),
    ("dense", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("dense", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("dense", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("dense", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("dense", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
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
    ("dense", "ffn_post_norm", "normed_float", "activation", "FP32", "saved", "ffn_post_norm.normed_float"),
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
    ("ends", "final_norm", "normed_float", "activation", "FP32", "saved", "final_norm.normed_float"),
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
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x55 = seq*context
    if pairs == "full":
        pairs_size = x55
    elif pairs == "causal":
        pairs_size = _exact(seq*(x18 + 1 - seq), 2)
    else:
        pairs_size = _exact(x55, 2)
    x3 = 4*pairs_size*x0*x1*x2
    x4 = cost_exp + 4
    x5 = cost_div + x4
    x7 = seq*head_dim
    x8 = 3*x7
    x9 = core_rerun + 1
    x10 = 3*kv_heads
    x11 = x10*x7*x9
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
            s1 = x2*(heads*(pairs_size*(cost_exp + core_rerun*x5 + 7) + x8*x9) + x11)
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
    x29 = layer_kept*x16
    x31 = x20*x27
    x32 = x20*x29
    x38 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x28 = batch*(x17*(core_kept + x27) + x19*x27)
        x30 = batch*(x17*(4*core_kept + x29) + x19*x29)
        if activations == "fused":
            s11 = layers*x28
            s15 = layers*x30
        elif activations == "paper":
            s11 = x31
            s15 = x32
        else:
            if recompute in ('none', 'full'):
                s11 = layers*(3*core_kept + x28)
                s15 = layers*(24*core_kept + x30)
            else:
                s11 = x31
                s15 = x32
        s2 = x16*x20
        s4 = x21*(x16 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x17 + x22) + x17*x23) + 8*x17)
        s8 = x2*(x17*(head_dim*x24 + 4*core_rerun + 4) + x26)
        s12 = 0
        s16 = 0
    else:
        x33 = head_dim + x18
        x35 = width_act*x2
        if activations in ('fused', 'paper'):
            x36 = context*core_kept
            s11 = x31
            s12 = x21*x36
            s15 = x32
            s16 = x17*x35*x36
        else:
            if recompute in ('none', 'full'):
                x37 = core_kept*x13
                s11 = x37*(seq*x33 + head_dim*x18)
                s15 = x37*(seq*(context*x38 + x16) + x16*x18)
            else:
                s11 = x31
                s15 = x32
            s12 = 0
            s16 = 0
        x34 = x17*x33
        s2 = x35*(x25 + x34)
        s4 = x34*x35
        s6 = x2*(x16*x22 + x17*(width_act*x33*x9 + width_act_grad*(3*context + x14)))
        s8 = x2*(x24*x34 + x26)
    x40 = heads + kv_heads
    x41 = head_dim*x40
    x39 = 2*hidden
    x42 = x39 + x41
    x43 = layers*layer_kept
    x44 = batch*seq
    x46 = 4*hidden
    x47 = x14*x40
    x48 = x39 + 1
    x49 = ffn*width_act
    if activations == "fused":
        s10 = x44*(hidden + x43*(x42 + 4) + 1)
        s14 = x44*(hidden*width_act + x43*(width_act*x42 + 16) + 4)
    elif activations == "paper":
        x45 = x44*(hidden + x42*x43)
        s10 = x45
        s14 = width_act*x45
    else:
        s10 = x44*(x43*(ffn + x46 + x47 + 4) + x48)
        s14 = x44*(8*hidden + x43*(16*hidden + 8*x41 + x49 + 16) + 4)
    x50 = 8*x44
    x51 = vocab + 1
    x53 = vocab*width_act_grad
    if loss == "eager":
        x52 = x44*x51
        s3 = x44*(vocab*x38 + 8)
        s5 = vocab*x50
        s7 = 8*x52
        s9 = vocab*x44*(width_act_grad + 4)
        s13 = x52
        s17 = 4*x44*(vocab + 2)
    else:
        x54 = x44*x53
        s3 = x44*(vocab*width_act + 8)
        s5 = x54
        s7 = x54
        s9 = x54
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x56 = 3*ffn
    x57 = x47 + x56
    x58 = hidden*(x57 + 2) + x41
    x59 = 2*vocab
    x60 = layers*x58 + hidden*(x59 + 1)
    x61 = layers*heads
    x62 = 10*hidden + ffn*(cost_silu + 1) + 4*cost_div + 4*cost_rsqrt + 4
    x63 = cost_div + cost_rsqrt
    x64 = layer_rerun + 2
    x65 = x63 + 14
    x66 = 2*heads
    x67 = kv_heads + x66
    x68 = x56 + 2
    x69 = 2*width_act
    x70 = 6*hidden + x56
    x71 = head_dim*(x10 + x66) + x70
    x72 = layer_rerun + 1
    x73 = width_act*x72
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x74 = width_param_grad*accumulating
    x75 = width_param*(x39*x72 + x72) + x48*x74
    x76 = 5*width_act_grad
    x77 = 2*layer_rerun
    x78 = 2*x44
    x79 = width_param + x74
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x80 = width_param*(1 - f1)
    x81 = 2*width_opt
    x82 = width_master + x81
    x83 = width_param_grad + x80 + x82
    x84 = 2*width_master + 4*width_opt
    x85 = width_param + x82
    x86 = layers*(hidden + layer_kept*(hidden + x1 + x56)) + hidden
    values = (
        x60, x60, 0, 2*batch*(seq*hidden*(layers*x57 + vocab) + x15*x61),
        batch*(seq*(layers*(7*x41 + x62) + vocab*x4 + cost_log + x46 + x63 + 2) + x6*x61),
        x39*x44*(layers*(x47*x64 + x56*x64) + x59) + s0,
        x44*(layers*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*(4*x41 + x62) + 10*x41) + 11*hidden + vocab*(cost_exp + cost_div + 1)) + s1,
        0, layers*(hidden*(2*cost_div + 2*cost_rsqrt + x47*x65 + x56*x65 + 28) + x41*x65) + hidden*(x59*x65 + x65),
        layers*(hidden*(width_param*x68 + width_act*x50) + head_dim*(width_param*(x39*x40 + x40) + width_act*x44*x67) + 3*x44*x49) + hidden*(width_param*(x44 + x51) + x44*x69) + x50 + s2 + s3,
        x44*(16*layers + width_act*(layers*x71 + vocab + x39) + 4) + s4 + s5,
        layers*(hidden*(width_param*(x56*x72 + x77 + 2) + x68*x74 + x78*(x69*(x77 + 1) + x76)) + head_dim*(heads*(x44*(3*width_act_grad + 2*x73) + x75) + kv_heads*(x44*(x73 + x76) + x75)) + x44*(ffn*(3*x73 + x76) + 16)) + hidden*(vocab*x79 + x44*(width_param_grad + x23 + x69) + x79) + x78*(x53 + 6) + s6 + s7,
        layers*(width_param_grad*x58 + x44*(width_act_grad*(head_dim*x67 + x70) + layer_rerun*(width_act*x71 + 16))) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x44 + 1) + x23*x44) + s8 + s9,
        layers*(hidden*(2*width_param_grad + x47*x83 + x56*x83 + 2*x80 + x84) + x41*x83) + hidden*(x59*x83 + x83),
        layers*(hidden*(2*width_param + x47*x85 + x56*x85 + x84) + x41*x85) + hidden*(x59*x85 + x85), x60,
        width_param*x60, f1*x60, width_master*x60, 2*x60, x60*x81, x60, width_param_grad*x60,
        x44*(x86 + 1) + s10 + s11 + s12 + s13, x44*(width_act*x86 + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x44 = seq*context
    if pairs == "full":
        pairs_size = x44
    elif pairs == "causal":
        pairs_size = _exact(seq*(x16 + 1 - seq), 2)
    else:
        pairs_size = _exact(x44, 2)
    x2 = 4*batch*pairs_size*x0*x1
    x3 = cost_exp + cost_div + 4
    x5 = seq*head_dim
    x6 = 3*x5
    x7 = core_rerun + 1
    x8 = 3*kv_heads
    x9 = x5*x7*x8
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
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x3 + 7) + x6*x7) + x9)
        else:
            s0 = x2
            s1 = x10
    x14 = head_dim*width_act
    x15 = seq*heads
    x17 = kv_heads*x16
    x18 = batch*(x15 + x17)
    x19 = batch*x15
    x20 = x17*x7
    x21 = width_act*core_rerun + width_act_grad
    x22 = head_dim*x17
    x23 = width_act_grad*x22
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x24 = head_dim*layer_kept
    x26 = layer_kept*x14
    x28 = x18*x24
    x29 = x18*x26
    x32 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x25 = batch*(x15*(core_kept + x24) + x17*x24)
        x27 = batch*(x15*(4*core_kept + x26) + x17*x26)
        if activations == "fused":
            s7 = x25
            s10 = x27
        elif activations == "paper":
            s7 = x28
            s10 = x29
        else:
            if recompute in ('none', 'full'):
                s7 = 3*core_kept + x25
                s10 = 24*core_kept + x27
            else:
                s7 = x28
                s10 = x29
        s2 = x14*x18
        s3 = x19*(x14 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x15 + x20) + 2*width_act_grad*x15) + 8*x15)
        s5 = batch*(x15*(head_dim*x21 + 4*core_rerun + 4) + x23)
        s8 = 0
        s11 = 0
    else:
        x30 = head_dim + x16
        if activations in ('fused', 'paper'):
            x33 = context*core_kept
            s7 = x28
            s8 = x19*x33
            s10 = x29
            s11 = x15*x32*x33
        else:
            if recompute in ('none', 'full'):
                x34 = core_kept*x11
                s7 = x34*(seq*x30 + head_dim*x16)
                s10 = x34*(seq*(context*(width_act + 4) + x14) + x14*x16)
            else:
                s7 = x28
                s10 = x29
            s8 = 0
            s11 = 0
        x31 = x15*x30
        s2 = x32*(x22 + x31)
        s3 = x31*x32
        s4 = batch*(x14*x20 + x15*(width_act*x30*x7 + width_act_grad*(3*context + x12)))
        s5 = batch*(x21*x31 + x23)
    x36 = heads + kv_heads
    x37 = head_dim*x36
    x35 = 2*hidden
    x38 = x35 + x37
    x39 = batch*seq
    x40 = layer_kept*x39
    x41 = width_act*x38
    x42 = x12*x36
    x43 = ffn*width_act
    if activations == "fused":
        s6 = x40*(x38 + 4)
        s9 = x40*(x41 + 16)
    elif activations == "paper":
        s6 = x38*x40
        s9 = x40*x41
    else:
        s6 = x40*(4*hidden + ffn + x42 + 4)
        s9 = x40*(16*hidden + 8*x37 + x43 + 16)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x45 = 3*ffn
    x46 = x42 + x45
    x47 = hidden*(x46 + 2) + x37
    x48 = 2*batch
    x49 = 10*hidden + ffn*(cost_silu + 1) + 4*cost_div + 4*cost_rsqrt + 4
    x50 = layer_rerun + 2
    x51 = 2*heads
    x52 = kv_heads + x51
    x53 = seq*x32
    x54 = x45 + 2
    x55 = 6*hidden + x45
    x56 = width_act*(head_dim*(x51 + x8) + x55) + 16
    x57 = layer_rerun + 1
    x58 = width_act*x57
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x59 = width_param_grad*accumulating
    x60 = width_param*(x35*x57 + x57) + x59*(x35 + 1)
    x61 = 5*width_act_grad
    x62 = 2*layer_rerun
    x63 = width_param_grad*x47
    x64 = 2*x47
    x65 = hidden + layer_kept*(hidden + x1 + x45)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x47, x47, 0, x48*(seq*hidden*x46 + heads*x13), batch*(seq*(7*x37 + x49) + heads*x4),
        x35*x39*(x42*x50 + x45*x50) + s0,
        x39*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*(4*x37 + x49) + 10*x37) + s1, 0, 0,
        hidden*(width_param*x54 + 8*x53) + head_dim*(width_param*(x35*x36 + x36) + x52*x53) + 3*x39*x43 + s2,
        x39*x56 + s3,
        hidden*(seq*x48*(2*width_act*(x62 + 1) + x61) + width_param*(x45*x57 + x62 + 2) + x54*x59) + head_dim*(heads*(x39*(3*width_act_grad + 2*x58) + x60) + kv_heads*(x39*(x58 + x61) + x60)) + x39*(ffn*(3*x58 + x61) + 16) + s4,
        x39*(width_act_grad*(head_dim*x52 + x55) + layer_rerun*x56) + x63 + s5, 0, 0, x47, width_param*x47, f1*x47,
        width_master*x47, x64, width_opt*x64, x47, x63, x39*x65 + s6 + s7 + s8, x53*x65 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    if activations == "fused":
        s4 = x1
        s6 = x0*(x2 + 4)
    elif activations == "paper":
        s4 = hidden*x0
        s6 = x0*x2
    else:
        x4 = x0*(x3 + 1)
        s4 = x4
        s6 = 4*x4
    x5 = 8*x0
    x6 = vocab + 1
    x8 = vocab*x0
    x9 = vocab*width_act_grad
    if loss == "eager":
        x7 = x0*x6
        s0 = x0*(vocab*(width_act + 4) + 8)
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
    x18 = head_dim*(heads + kv_heads)
    x19 = x16*x18
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
    x26 = x18*x25
    x27 = 2*width_master + 4*width_opt
    x28 = width_param + x24
    x29 = x18*x28
    x30 = x12*x3
    values = (
        x13, x13, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x14 + x15 + 2), x14*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        layers*(hidden*(2*cost_div + 2*cost_rsqrt + x16*x17 + 2*x19 + 28) + x19) + hidden*(x11*x16 + x16),
        hidden*(width_param*(x0 + x6) + x0*x20) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x21 + x0*(width_param_grad + x20 + x22) + x21) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x22) + s3,
        layers*(hidden*(2*width_param_grad + x17*x25 + 2*x23 + 2*x26 + x27) + x26) + hidden*(x11*x25 + x25),
        layers*(hidden*(2*width_param + x17*x28 + x27 + 2*x29) + x29) + hidden*(x11*x28 + x28), x13,
        width_param*x13, f1*x13, width_master*x13, x30, width_opt*x30, x13, width_param_grad*x13, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x26 = 2*context
    x62 = seq*context
    if pairs == "full":
        pairs_size = x62
    elif pairs == "causal":
        pairs_size = _exact(seq*(x26 + 1 - seq), 2)
    else:
        pairs_size = _exact(x62, 2)
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
    x7 = 3*seq
    x8 = head_dim*x7
    x10 = core_rerun + 1
    x11 = kv_heads*head_dim
    x12 = x11*x7
    x13 = x10*x12
    x9 = pairs_size*x6 + x8
    x14 = batch*(heads*(core_rerun*x9 + 5*pairs_size + x8) + x13)
    x15 = 2*head_dim
    x16 = heads*x15
    if flops == "model":
        s26 = x4
        s27 = x14
    else:
        if attention == "flash":
            s26 = x16*x2*(2*core_rerun + 5)
            s27 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x10*x8) + x13)
        else:
            s26 = x4
            s27 = x14
    x17 = batch*context
    x18 = x11*x17
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x19 = layer_kept*x18
    x20 = width_act*x19
    x21 = batch*seq
    x22 = layer_kept*x21
    x23 = x1*x22
    x24 = width_act*x23
    x25 = seq*heads
    x29 = batch*width_act
    x31 = x1*x21
    x32 = width_act*x31
    x33 = 4*x21
    x35 = width_act_grad*x21
    x36 = 8*x21
    x37 = batch*width_act_grad
    x38 = heads*x21
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x39 = core_kept*x38
        x34 = heads*x33
        x40 = core_kept*x34
        if activations == "fused":
            s37 = x39
            s38 = x40
            s39 = x21
            s40 = heads
            s41 = 0
            s42 = 0
            s43 = 0
        elif activations == "paper":
            s37 = 0
            s38 = 0
            s39 = 0
            s40 = 0
            s41 = 0
            s42 = 0
            s43 = 0
        else:
            if recompute in ('none', 'full'):
                s37 = x39
                s38 = x40
                s39 = x21
                s40 = heads
                s41 = 3*core_kept
                s42 = 24*core_kept
                s43 = 3
            else:
                s37 = 0
                s38 = 0
                s39 = 0
                s40 = 0
                s41 = 0
                s42 = 0
                s43 = 0
        x27 = kv_heads*x26
        x28 = x25 + x27
        x30 = head_dim*x29
        s7 = x19
        s8 = x20
        s9 = x17
        s10 = kv_heads
        s11 = head_dim
        s22 = x23
        s23 = x24
        s24 = x21
        s25 = heads
        s28 = x28*x30
        s29 = x32
        s30 = x34
        s31 = x30*(x0*x25 + x10*x27)
        s32 = x16*x35
        s33 = x10*x34
        s34 = heads*x36
        s35 = head_dim*x28*x37
        s36 = core_rerun*x32
        s44 = 0
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
    else:
        x46 = x17*x25
        x47 = core_kept*x46
        x48 = width_act*x47
        if activations in ('fused', 'paper'):
            s7 = x19
            s8 = x20
            s9 = x17
            s10 = kv_heads
            s11 = head_dim
            s22 = x23
            s23 = x24
            s24 = x21
            s25 = heads
            s44 = x47
            s45 = x48
            s46 = batch
            s47 = heads
            s48 = seq
            s49 = context
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
        else:
            if recompute in ('none', 'full'):
                x49 = core_kept*x1*x17
                s7 = 0
                s8 = 0
                s9 = 0
                s10 = 0
                s11 = 0
                s22 = 0
                s23 = 0
                s24 = 0
                s25 = 0
                s56 = core_kept*x31
                s57 = core_kept*x32
                s58 = batch
                s59 = heads
                s60 = seq
                s61 = head_dim
                s62 = x49
                s63 = width_act*x49
                s64 = context
                s65 = x47
                s66 = 4*x47
                s67 = x48
            else:
                s7 = x19
                s8 = x20
                s9 = x17
                s10 = kv_heads
                s11 = head_dim
                s22 = x23
                s23 = x24
                s24 = x21
                s25 = heads
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
            s44 = 0
            s45 = 0
            s46 = 0
            s47 = 0
            s48 = 0
            s49 = 0
        x41 = head_dim + x26
        x42 = x25*x41
        x43 = x11*x26
        x44 = x42 + x43
        x45 = width_act*x38*x41
        s28 = x29*x44
        s29 = x45
        s30 = 0
        s31 = x29*(x10*x42 + x10*x43)
        s32 = width_act_grad*x38*(3*context + x15)
        s33 = 0
        s34 = 0
        s35 = x37*x44
        s36 = core_rerun*x45
        s37 = 0
        s38 = 0
        s39 = 0
        s40 = 0
        s41 = 0
        s42 = 0
        s43 = 0
        s50 = x46
        s51 = width_act_grad*x46
        s52 = batch
        s53 = heads
        s54 = seq
        s55 = context
    x50 = x11*x22
    x51 = width_act*x50
    x52 = 4*x22
    x53 = hidden*x22
    x54 = width_act*x53
    x55 = hidden*x21
    x56 = width_act*x55
    x57 = 4*hidden
    x58 = ffn*x22
    x59 = width_act*x58
    if activations == "fused":
        s0 = x23
        s1 = x24
        s2 = x21
        s3 = x1
        s4 = x50
        s5 = x51
        s6 = x11
        s12 = x22
        s13 = x52
        s14 = x21
        s15 = 0
        s16 = 0
        s17 = 0
        s18 = 0
        s19 = 0
        s20 = 0
        s21 = 0
        s68 = x53
        s69 = x54
        s70 = hidden
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = x55
        s78 = x56
        s79 = x33
        s80 = 0
        s81 = 0
    elif activations == "paper":
        s0 = x23
        s1 = x24
        s2 = x21
        s3 = x1
        s4 = x50
        s5 = x51
        s6 = x11
        s12 = 0
        s13 = 0
        s14 = 0
        s15 = 0
        s16 = 0
        s17 = 0
        s18 = 0
        s19 = 0
        s20 = 0
        s21 = 0
        s68 = x53
        s69 = x54
        s70 = hidden
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = x55
        s78 = x56
        s79 = 0
        s80 = 0
        s81 = 0
    else:
        s0 = 0
        s1 = 0
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s12 = x22
        s13 = x52
        s14 = x21
        s15 = x23
        s16 = x1*x52
        s17 = x21
        s18 = x1
        s19 = x50
        s20 = x11*x52
        s21 = x11
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = x53
        s72 = x22*x57
        s73 = hidden
        s74 = x58
        s75 = x59
        s76 = ffn
        s77 = 0
        s78 = 0
        s79 = x33
        s80 = x55
        s81 = x21*x57
    x60 = vocab*x21
    x61 = width_act_grad*x60
    if loss == "eager":
        s82 = vocab*x36
        s83 = vocab*x33
        s84 = 0
        s85 = x36
        s86 = x60
        s87 = x21
        s88 = vocab
    else:
        s82 = 0
        s83 = 0
        s84 = x61
        s85 = 0
        s86 = 0
        s87 = 0
        s88 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x63 = heads + 2*kv_heads
    x64 = x15*x63
    x65 = x55*x64
    x66 = layer_rerun + 2
    x67 = head_dim*x63
    x68 = hidden*width_param
    x69 = x67*x68
    x70 = width_act*x21
    x71 = x67*x70
    x72 = layer_rerun + 1
    x73 = x68*x72
    x74 = width_act_grad*x55
    x75 = x56*x72
    x76 = hidden*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x77 = accumulating*x76
    x78 = x67*x76
    x79 = hidden*x67
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x80 = hidden*f1
    x81 = hidden*width_master
    x82 = hidden*x64
    x83 = heads + kv_heads
    x84 = x15*x83
    x85 = cost_div + 1
    x86 = cost_rsqrt + x85
    x87 = x84 + x86
    x88 = 2*x21
    x89 = head_dim*x83
    x90 = x70*x89
    x91 = width_param*x89
    x92 = x35*x89
    x93 = width_param_grad*x89
    x94 = width_opt*x16
    x95 = kv_heads*x15
    x96 = width_act_grad*x31
    x97 = x11*x21
    x98 = width_act_grad*x18
    x99 = x16*x55
    x100 = x1*x68
    x101 = 2*hidden
    x102 = x101*x35
    x103 = x1*x76
    x104 = layer_rerun*x56
    x105 = hidden*x1
    x106 = x57 + x86
    x107 = x106*x21
    x108 = 10*hidden
    x109 = x21*(layer_rerun*x106 + x108)
    x110 = layer_rerun*x33
    x111 = width_opt*x101
    x112 = x55*x72
    x113 = x101*x70
    x114 = layer_rerun*x113
    x115 = ffn*x57
    x116 = x115*x21
    x117 = 2*ffn
    x118 = x117*x68
    x119 = x117*x70
    x120 = x117*x76
    x121 = ffn*x101
    x122 = ffn*x21
    x123 = width_act*x122
    x124 = width_act_grad*x122
    x125 = x121*x21
    x126 = ffn*x68
    x127 = ffn*x76
    x128 = hidden*ffn
    x129 = hidden*vocab
    x130 = vocab*x68
    x131 = vocab*x80
    x132 = vocab*x81
    x133 = vocab*x76
    x134 = vocab*x101
    x135 = vocab*x111
    x136 = width_act*x60
    x137 = 2*vocab
    x138 = cost_div + cost_rsqrt + 14
    x139 = 3*ffn
    x140 = layers*(hidden*(x139 + x84 + 2) + x89) + hidden*(x137 + 1)
    x141 = width_master*x140
    x142 = 1 - f1
    x143 = 2*width_opt*x140
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x65, _1=x65*x66, _2=x56, _3=x69, _4=x71, _5=x35*x64, _6=x67*x73, _7=x74, _8=x75, _9=x67*x77, _10=x78,
        _11=layer_rerun*x71, _12=x79, _13=x69, _14=hidden, _15=x67, _16=x67*x80, _17=x67*x81, _18=hidden, _19=x67,
        _20=x79, _21=x78, _22=hidden, _23=x67, _24=x82, _25=width_opt*x82, _26=hidden, _27=x67, _28=2, _29=x55,
        _30=x56, _31=x21, _32=hidden, _33=x55, _34=x74, _35=x21, _36=hidden, _37=s0, _38=s1, _39=s2, _40=s3, _41=s4,
        _42=s5, _43=s2, _44=s6, _45=s7, _46=s8, _47=s9, _48=s10, _49=s11, _50=x87*x88,
        _51=x88*(layer_rerun*x87 + 5*x89), _52=x90, _53=x91, _54=x90, _55=x36, _56=x92, _57=x72*x90, _58=x36,
        _59=x72*x91, _60=x92, _61=accumulating*x93, _62=x93, _63=layer_rerun*x90, _64=layer_rerun*x36, _65=x1,
        _66=width_param*x1, _67=x1, _68=f1*x1, _69=width_master*x1, _70=x1, _71=x1, _72=width_param_grad*x1, _73=x1,
        _74=x16, _75=x94, _76=x1, _77=2, _78=s12, _79=s13, _80=s14, _81=x11, _82=width_param*x11, _83=x11,
        _84=f1*x11, _85=width_master*x11, _86=x11, _87=x11, _88=width_param_grad*x11, _89=x11, _90=x95,
        _91=width_opt*x95, _92=x11, _93=2, _94=s12, _95=s13, _96=s14, _97=x31, _98=x96, _99=x21, _100=x1, _101=x97,
        _102=width_act_grad*x97, _103=x21, _104=x11, _105=s15, _106=s16, _107=s17, _108=s18, _109=s15, _110=s16,
        _111=s17, _112=s18, _113=s19, _114=s20, _115=s17, _116=s21, _117=s19, _118=s20, _119=s17, _120=s21,
        _121=s22, _122=s23, _123=s24, _124=s25, _125=s11, _126=s7, _127=s8, _128=s9, _129=s10, _130=s11, _131=x3,
        _132=batch*(heads*x9 + x12), _133=s26, _134=s27, _135=s28, _136=s29, _137=s30, _138=s31, _139=s32, _140=s33,
        _141=s34, _142=s35, _143=s36, _144=x23, _145=x24, _146=x21, _147=heads, _148=head_dim, _149=s37, _150=s38,
        _151=s39, _152=s40, _153=x31, _154=x96, _155=x21, _156=heads, _157=head_dim, _158=x18, _159=x98, _160=x17,
        _161=kv_heads, _162=head_dim, _163=x18, _164=x98, _165=x17, _166=kv_heads, _167=head_dim, _168=s41,
        _169=s42, _170=s43, _171=s44, _172=s45, _173=s46, _174=s47, _175=s48, _176=s49, _177=s50, _178=s51,
        _179=s52, _180=s53, _181=s54, _182=s55, _183=s50, _184=s51, _185=s52, _186=s53, _187=s54, _188=s55,
        _189=s56, _190=s57, _191=s58, _192=s59, _193=s60, _194=s61, _195=s62, _196=s63, _197=s58, _198=s59,
        _199=s64, _200=s61, _201=s62, _202=s63, _203=s58, _204=s59, _205=s64, _206=s61, _207=s65, _208=s66,
        _209=s58, _210=s59, _211=s60, _212=s64, _213=s65, _214=s67, _215=s58, _216=s59, _217=s60, _218=s64,
        _219=x99, _220=x66*x99, _221=x32, _222=x100, _223=x56, _224=x102, _225=x1*x73, _226=x96, _227=x32*x72,
        _228=x1*x77, _229=x103, _230=x104, _231=x105, _232=x100, _233=x1, _234=hidden, _235=x1*x80, _236=x1*x81,
        _237=x1, _238=hidden, _239=x105, _240=x103, _241=x1, _242=hidden, _243=hidden*x16, _244=hidden*x94, _245=x1,
        _246=hidden, _247=2, _248=x31, _249=x96, _250=x21, _251=heads, _252=head_dim, _253=s68, _254=s69, _255=s2,
        _256=s70, _257=x107, _258=x109, _259=x56, _260=x68, _261=x56, _262=x33, _263=x74, _264=x75, _265=x33,
        _266=x73, _267=x74, _268=x77, _269=x76, _270=x104, _271=x110, _272=hidden, _273=x68, _274=hidden, _275=x80,
        _276=x81, _277=hidden, _278=hidden, _279=x76, _280=hidden, _281=x101, _282=x111, _283=hidden, _284=2,
        _285=s12, _286=s13, _287=s14, _288=x55, _289=x74, _290=x21, _291=hidden, _292=s71, _293=s72, _294=s17,
        _295=s73, _296=s71, _297=s72, _298=s17, _299=s73, _300=x55, _301=x112, _302=x113, _303=x56, _304=x102,
        _305=x74, _306=x114, _307=x104, _308=x55, _309=x74, _310=x21, _311=hidden, _312=x53, _313=x54, _314=x21,
        _315=hidden, _316=x116, _317=x116*x66, _318=x56, _319=x118, _320=x119, _321=ffn*width_act_grad*x33,
        _322=x117*x73, _323=x74, _324=x75, _325=x117*x77, _326=x120, _327=layer_rerun*x119, _328=x121, _329=x118,
        _330=hidden, _331=x117, _332=x117*x80, _333=x117*x81, _334=hidden, _335=x117, _336=x121, _337=x120,
        _338=hidden, _339=x117, _340=x115, _341=width_opt*x115, _342=hidden, _343=x117, _344=2, _345=x55, _346=x74,
        _347=x21, _348=hidden, _349=x58, _350=x59, _351=x21, _352=ffn, _353=x58, _354=x59, _355=x21, _356=ffn,
        _357=x122*(cost_silu + 1), _358=x122*(cost_silu*x72 + layer_rerun + 5), _359=x119, _360=x123, _361=x124,
        _362=x119*x72, _363=x117*x35, _364=layer_rerun*x123, _365=x122, _366=x124, _367=x21, _368=ffn, _369=x122,
        _370=x124, _371=x21, _372=ffn, _373=s74, _374=s75, _375=s17, _376=s76, _377=x58, _378=x59, _379=x21,
        _380=ffn, _381=x125, _382=x125*x66, _383=x123, _384=x126, _385=x56, _386=x102, _387=ffn*x73, _388=x124,
        _389=x123*x72, _390=ffn*x77, _391=x127, _392=x104, _393=x128, _394=x126, _395=ffn, _396=hidden,
        _397=ffn*x80, _398=ffn*x81, _399=ffn, _400=hidden, _401=x128, _402=x127, _403=ffn, _404=hidden, _405=x121,
        _406=ffn*x111, _407=ffn, _408=hidden, _409=2, _410=x122, _411=x124, _412=x21, _413=ffn, _414=s68, _415=s69,
        _416=s2, _417=s70, _418=x107, _419=x109, _420=x56, _421=x68, _422=x56, _423=x33, _424=x74, _425=x75,
        _426=x33, _427=x73, _428=x74, _429=x77, _430=x76, _431=x104, _432=x110, _433=hidden, _434=x68, _435=hidden,
        _436=x80, _437=x81, _438=hidden, _439=hidden, _440=x76, _441=hidden, _442=x101, _443=x111, _444=hidden,
        _445=2, _446=s12, _447=s13, _448=s14, _449=x55, _450=x74, _451=x21, _452=hidden, _453=s71, _454=s72,
        _455=s17, _456=s73, _457=s71, _458=s72, _459=s17, _460=s73, _461=x55, _462=x112, _463=x113, _464=x56,
        _465=x102, _466=x74, _467=x114, _468=x104, _469=x55, _470=x74, _471=x21, _472=hidden, _473=x55,
        _474=x21*x68, _475=x36, _476=x56, _477=x76*(vocab*(1 - accumulating) + x21), _478=x74, _479=x36,
        _480=x21*x76, _481=x129, _482=x130, _483=vocab, _484=hidden, _485=x131, _486=x132, _487=vocab, _488=hidden,
        _489=x129, _490=x133, _491=vocab, _492=hidden, _493=x134, _494=x135, _495=vocab, _496=hidden, _497=2,
        _498=x21, _499=x36, _500=x21, _501=x107, _502=x108*x21, _503=x56, _504=x68, _505=x56, _506=x33, _507=x74,
        _508=x56, _509=x33, _510=x68, _511=x74, _512=x77, _513=x76, _514=hidden, _515=x68, _516=hidden, _517=x80,
        _518=x81, _519=hidden, _520=hidden, _521=x76, _522=hidden, _523=x101, _524=x111, _525=hidden, _526=2,
        _527=s77, _528=s78, _529=s2, _530=s70, _531=s14, _532=s79, _533=s14, _534=x55, _535=x74, _536=x21,
        _537=hidden, _538=s80, _539=s81, _540=s17, _541=s73, _542=s80, _543=s81, _544=s17, _545=s73, _546=x55,
        _547=x56, _548=x21, _549=hidden, _550=x101*x60, _551=x57*x60, _552=x56, _553=x130, _554=x136, _555=x137*x35,
        _556=x130, _557=x74, _558=x56, _559=vocab*x77, _560=x133, _561=x129, _562=x130, _563=hidden, _564=vocab,
        _565=x131, _566=x132, _567=hidden, _568=vocab, _569=x129, _570=x133, _571=hidden, _572=vocab, _573=x134,
        _574=x135, _575=hidden, _576=vocab, _577=2, _578=x55, _579=x74, _580=x21, _581=hidden,
        _582=x21*(vocab*x5 + cost_log + 1), _583=x60*(cost_exp + x85), _584=x136, _585=s82, _586=s83, _587=x36,
        _588=s84, _589=s82, _590=s85, _591=s83, _592=x61, _593=s84, _594=s86, _595=s83, _596=s87, _597=s88,
        _598=s87, _599=s85, _600=s87, _601=x60, _602=x61, _603=x21, _604=vocab,
        _605=layers*(hidden*(2*cost_div + 2*cost_rsqrt + x138*x139 + x138*x84 + 28) + x138*x89) + hidden*(x137*x138 + x138),
        _606=width_param_grad*x140, _607=x141,
        _608=width_param*(layers*(hidden*(x139*x142 + x142*x84 + 2 - 2*f1) + x142*x89) + hidden*(x137*x142 + x142)),
        _609=x143, _610=width_param*x140, _611=x141, _612=x143,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
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
    x0 = head_dim*width_act
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x1 = layer_kept*x0
    x2 = seq*heads
    x3 = 2*kv_heads
    x4 = context*x3
    x6 = batch*layers*x1*(x2 + x4)
    x8 = batch*width_act
    x9 = context*x2*x8
    x10 = width_act + 4
    x11 = 2*context
    x12 = batch*heads*(seq*(context*x10 + x0) + x0*x11)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x5 = batch*(x1*x4 + x2*(4*core_kept + x1))
        if activations == "fused":
            s1 = layers*x5
        elif activations == "paper":
            s1 = x6
        else:
            if recompute in ('none', 'full'):
                s1 = layers*(24*core_kept + x5)
            else:
                s1 = x6
        s2 = 0
    else:
        x7 = layers*core_kept
        if activations in ('fused', 'paper'):
            s1 = x6
            s2 = x7*x9
        else:
            if recompute in ('none', 'full'):
                s1 = x12*x7
            else:
                s1 = x6
            s2 = 0
    x14 = head_dim*(heads + kv_heads)
    x13 = 2*hidden
    x15 = x13 + x14
    x16 = layers*layer_kept
    x17 = batch*seq
    x18 = width_act*x17
    x19 = ffn*width_act
    if activations == "fused":
        s0 = x17*(hidden*width_act + x16*(width_act*x15 + 16) + 4)
    elif activations == "paper":
        s0 = x18*(hidden + x15*x16)
    else:
        s0 = x17*(8*hidden + x16*(16*hidden + 8*x14 + x19 + 16) + 4)
    if loss == "eager":
        s3 = 4*x17*(vocab + 2)
    else:
        s3 = 0
    x20 = 3*ffn
    x21 = 3*hidden
    x22 = x20 + x21
    x24 = x0*x4
    x25 = kv_heads*head_dim
    x26 = x11*x25
    x27 = 2*heads
    x28 = hidden*(width_act + 16) + 4*x19 + 16
    x29 = 8*x25 + x28
    x30 = heads*x10
    x31 = 2*head_dim
    x32 = batch*(seq*(x28 + x31*(4*kv_heads + x30)) + x24)
    if attention == "flash":
        x23 = head_dim*(3*heads + kv_heads) + x22
        if activations == "fused":
            layer_dense = batch*(seq*(4*heads + width_act*x23 + 16) + x24)
        elif activations == "paper":
            layer_dense = x8*(seq*x23 + x26)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(x27*(head_dim*x10 + 2) + x29) + x24) + 24
            else:
                layer_dense = x32
    else:
        x33 = heads*(context + 3*head_dim) + x22 + x25
        if activations == "fused":
            layer_dense = batch*(seq*(width_act*x33 + 16) + x24)
        elif activations == "paper":
            layer_dense = x8*(seq*x33 + x26)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(x29 + x30*(context + x31)) + context*x0*x27)
            else:
                layer_dense = x32
    x34 = width_act_grad*x17
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x17*(width_act_grad + x10)
    else:
        moment_ends_cross_entropy = vocab*x34
    x40 = head_dim*width_act_grad
    if attention == "flash":
        moment_dense_attention_core = 2*batch*(context*width_act_grad*x25 + x2*(x40 + 2))
    else:
        x42 = batch*width_act_grad
        f5 = max(context*x42*(2*x2 + x25), x42*(x2*(context + head_dim) + x26))
        moment_dense_attention_core = f5
    if attention == "flash":
        x41 = batch*x2
        if activations == "fused":
            core_dense_attention_core = 4*x41
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = 4*(x41 + 6)
            else:
                core_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_dense_attention_core = x9
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = x12
            else:
                core_dense_attention_core = 0
    x35 = x21*x34
    x36 = hidden*x34
    x37 = x13*x34
    x38 = hidden + heads*head_dim
    x39 = head_dim*(heads + x3)
    x43 = width_param + width_master + width_param_grad + 2*width_opt
    x44 = x14*x43
    x45 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt + x20*x43 + 2*x44
    x46 = 2*vocab*x43 + x43
    moment_ends_lm_head = x34*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x37
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x34*(hidden + 2*ffn)
    f4 = max(x17*x40*(kv_heads + x27), x34*x39)
    moment_dense_qk_norm = f4
    moment_dense_ffn_down = x34*(hidden + ffn)
    moment_dense_ffn_post_norm = x37
    moment_dense_ffn_activation = x20*x34
    moment_dense_qkv_projection = x34*(hidden + x39)
    moment_dense_output_projection = x34*x38
    moment_dense_attention_post_norm = x37
    f3 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_post_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_post_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qk_norm, moment_dense_qkv_projection)
    branch_dense = f3
    moment_dense_ffn_residual = x35
    moment_dense_attention_residual = x35
    f1 = max(branch_dense + x36, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_token_embedding = x36
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer)
    values = (
        layers*(hidden*x45 + x44) + hidden*x46,
        x17*(width_act*(layers*(hidden + layer_kept*(x20 + x38)) + hidden) + 8) + s0 + s1 + s2 + s3,
        layers*(hidden*(x18*(layer_kept + 1) + x45) + head_dim*(heads*(layer_kept*x18 + x43) + kv_heads*x43) + 3*layer_kept*x17*x19) + hidden*(x18 + x46) + f0 + 8*x17 + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
