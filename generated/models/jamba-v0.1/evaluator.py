"""Costs of jamba, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "jamba"
FORMULAS = "standard"
FORMULAS_SHA256 = "46e198d0e89a91465e18bcb2ff0d37dc167f1636b55cb7457bf746e0fa9cdf44"

# Kind, how many the model has.
KINDS = (
    ("mamba_dense", "mamba_dense_layers"),
    ("mamba_moe", "mamba_moe_layers"),
    ("full_attention_dense", "full_attention_dense_layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("mamba_dense", "attention_norm", "rms_norm", "norm", "mamba_dense_layers", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "attention", "mamba_dense_layers", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "attention", "mamba_dense_layers", ""),
    ("mamba_dense", "x_projection", "linear_projection", "attention", "mamba_dense_layers", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "norm", "mamba_dense_layers", ""),
    ("mamba_dense", "b_norm", "rms_norm", "norm", "mamba_dense_layers", ""),
    ("mamba_dense", "c_norm", "rms_norm", "norm", "mamba_dense_layers", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "attention", "mamba_dense_layers", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "attention", "mamba_dense_layers", ""),
    ("mamba_dense", "output_projection", "output_projection", "attention", "mamba_dense_layers", ""),
    ("mamba_dense", "attention_residual", "residual", "other", "mamba_dense_layers", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "norm", "mamba_dense_layers", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "ffn", "mamba_dense_layers", ""),
    ("mamba_dense", "ffn_activation", "ffn_activation", "ffn", "mamba_dense_layers", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "ffn", "mamba_dense_layers", ""),
    ("mamba_dense", "ffn_residual", "residual", "other", "mamba_dense_layers", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "norm", "mamba_moe_layers", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "attention", "mamba_moe_layers", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "attention", "mamba_moe_layers", ""),
    ("mamba_moe", "x_projection", "linear_projection", "attention", "mamba_moe_layers", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "norm", "mamba_moe_layers", ""),
    ("mamba_moe", "b_norm", "rms_norm", "norm", "mamba_moe_layers", ""),
    ("mamba_moe", "c_norm", "rms_norm", "norm", "mamba_moe_layers", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "attention", "mamba_moe_layers", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "attention", "mamba_moe_layers", ""),
    ("mamba_moe", "output_projection", "output_projection", "attention", "mamba_moe_layers", ""),
    ("mamba_moe", "attention_residual", "residual", "other", "mamba_moe_layers", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "norm", "mamba_moe_layers", ""),
    ("mamba_moe", "router", "router", "ffn", "mamba_moe_layers", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "ffn", "mamba_moe_layers", ""),
    ("mamba_moe", "ffn_residual", "residual", "other", "mamba_moe_layers", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "norm", "full_attention_dense_layers", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "attention", "full_attention_dense_layers", ""),
    ("full_attention_dense", "attention_core", "attention_core", "attention", "full_attention_dense_layers", ""),
    ("full_attention_dense", "output_projection", "output_projection", "attention", "full_attention_dense_layers", ""),
    ("full_attention_dense", "attention_residual", "residual", "other", "full_attention_dense_layers", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "norm", "full_attention_dense_layers", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "ffn", "full_attention_dense_layers", ""),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "ffn", "full_attention_dense_layers", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "ffn", "full_attention_dense_layers", ""),
    ("full_attention_dense", "ffn_residual", "residual", "other", "full_attention_dense_layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "full_attention_dense_layers", "mamba_dense_layers", "mamba_moe_layers", "hidden",
    "vocab", "heads", "kv_heads", "head_dim", "ffn", "moe_ffn", "experts", "top_k", "conv_kernel", "inner", "state",
    "dt_rank", "grad_accum",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
)
COEFFICIENTS = {
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_silu": 5, "cost_softplus": 3,
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
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "elements", "param", "param", "", "weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "act", "", "normed"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "act", "", "normed"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "width", "normed"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_dense", "attention_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "elements", "param", "param", "", "w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "param", "param", "", "w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param", "param", "in", "w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param", "param", "out", "w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "master_param", "master", "in", "master_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "master_param", "master", "out", "master_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "elements", "activation", "act", "", "x"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "activation", "act", "", "x"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "x"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "channels", "x"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "elements", "activation", "act", "", "all"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "activation", "act", "", "all"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "all"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "width", "all"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "elements", "activation", "act", "", "z"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "activation", "act", "", "z"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "z"),
    ("mamba_dense", "linear_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "inner", "z"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "elements", "param", "param", "", "w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "bytes", "param", "param", "", "w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "param", "param", "channels", "w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "param", "param", "taps", "w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "master_param", "master", "channels", "master_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "master_param", "master", "taps", "master_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "channels", "grad_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "taps", "grad_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "channels", "moments_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "taps", "moments_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "elements", "param", "param", "", "b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "bytes", "param", "param", "", "b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "param", "param", "channels", "b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "master_param", "master", "channels", "master_b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "channels", "grad_b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "channels", "moments_b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_conv"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "channels", "d_x"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "elements", "activation", "act", "", "padded_sum"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "bytes", "activation", "act", "", "padded_sum"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "activation", "act", "batch", "padded_sum"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "activation", "act", "channels", "padded_sum"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "padded_sum"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_dense", "short_convolution", "short_convolution", "mamba_dense_layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "elements", "param", "param", "", "w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "param", "param", "", "w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param", "param", "in", "w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param", "param", "out", "w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "master_param", "master", "in", "master_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "master_param", "master", "out", "master_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "elements", "activation", "act", "", "dt"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "activation", "act", "", "dt"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "dt"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "width", "dt"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "elements", "activation", "act", "", "b"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "activation", "act", "", "b"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "b"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "width", "b"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "elements", "activation", "act", "", "c"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "activation", "act", "", "c"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "c"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "width", "c"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "elements", "activation", "act", "", "b_and_c"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "activation", "act", "", "b_and_c"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "b_and_c"),
    ("mamba_dense", "x_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "state", "b_and_c"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "elements", "param", "param", "", "weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "act", "", "normed"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "act", "", "normed"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "width", "normed"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_dense", "dt_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "elements", "param", "param", "", "weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "act", "", "normed"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "act", "", "normed"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("mamba_dense", "b_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "width", "normed"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "elements", "param", "param", "", "weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "act", "", "normed"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "act", "", "normed"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "width", "normed"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_dense", "c_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "state", "output"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "elements", "param", "param", "", "w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "param", "param", "", "w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param", "param", "in", "w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param", "param", "out", "w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "master_param", "master", "in", "master_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "master_param", "master", "out", "master_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "elements", "param", "param", "", "b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "param", "param", "", "b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param", "param", "out", "b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "master_param", "master", "out", "master_b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "elements", "activation", "act", "", "step"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "bytes", "activation", "act", "", "step"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "step"),
    ("mamba_dense", "dt_projection", "linear_projection", "mamba_dense_layers", "", "shape", "activation", "act", "inner", "step"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "param", "param", "", "a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "param", "param", "", "a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "param", "param", "inner", "a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "param", "param", "state", "a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "master_param", "master", "inner", "master_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "master_param", "master", "state", "master_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "inner", "grad_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "state", "grad_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "inner", "moments_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "state", "moments_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_a_log"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "param", "param", "", "d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "param", "param", "", "d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "param", "param", "inner", "d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "master_param", "master", "inner", "master_d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "inner", "grad_d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "inner", "moments_d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_d"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "inner", "d_x"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_step"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_step"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_step"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "inner", "d_step"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_b_and_c"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_b_and_c"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_b_and_c"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "state", "d_b_and_c"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_z"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_z"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_z"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "inner", "d_z"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "act", "", "step"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "act", "", "step"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "alike", "step"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "elements", "step"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "act", "", "step_sum"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "act", "", "step_sum"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "alike", "step_sum"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "elements", "step_sum"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "act", "", "x"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "act", "", "x"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "alike", "x"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "elements", "x"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "act", "", "gate"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "act", "", "gate"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "alike", "gate"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "elements", "gate"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "decay_rates"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "decay_rates"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "alike", "decay_rates"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "elements", "decay_rates"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "decay_and_drive"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "decay_and_drive"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "alike", "decay_and_drive"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "elements", "decay_and_drive"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "b_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "b_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "alike", "b_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "elements", "b_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "x_and_output_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "x_and_output_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "alike", "x_and_output_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "elements", "x_and_output_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "act", "", "states"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "act", "", "states"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "alike", "states"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "elements", "states"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "states_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "states_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "alike", "states_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "elements", "states_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "skip_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "skip_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "alike", "skip_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "FP32", "elements", "skip_float"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "heads", "output"),
    ("mamba_dense", "ssm_scan", "ssm_scan", "mamba_dense_layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "elements", "param", "param", "", "w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "bytes", "param", "param", "", "w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "param", "param", "in", "w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "param", "param", "out", "w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("mamba_dense", "output_projection", "output_projection", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "output"),
    ("mamba_dense", "attention_residual", "residual", "mamba_dense_layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "elements", "param", "param", "", "weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "act", "", "normed"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "act", "", "normed"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "width", "normed"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_dense", "ffn_norm", "rms_norm", "mamba_dense_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "elements", "param", "param", "", "w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "bytes", "param", "param", "", "w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "param", "param", "in", "w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "param", "param", "out", "w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "elements", "activation", "act", "", "gate"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "bytes", "activation", "act", "", "gate"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "activation", "act", "width", "gate"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "elements", "activation", "act", "", "up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "bytes", "activation", "act", "", "up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "up"),
    ("mamba_dense", "ffn_up", "ffn_up", "mamba_dense_layers", "", "shape", "activation", "act", "width", "up"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "elements", "activation", "act", "", "activated"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "bytes", "activation", "act", "", "activated"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "shape", "activation", "act", "width", "activated"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_dense", "ffn_activation", "ffn_activation", "mamba_dense_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "elements", "param", "param", "", "w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "bytes", "param", "param", "", "w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "shape", "param", "param", "in", "w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "shape", "param", "param", "out", "w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("mamba_dense", "ffn_down", "ffn_down", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("mamba_dense", "ffn_residual", "residual", "mamba_dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "elements", "param", "param", "", "weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "act", "", "normed"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "act", "", "normed"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "width", "normed"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_moe", "attention_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "elements", "param", "param", "", "w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "param", "param", "", "w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param", "param", "in", "w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param", "param", "out", "w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "master_param", "master", "in", "master_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "master_param", "master", "out", "master_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "elements", "activation", "act", "", "x"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "activation", "act", "", "x"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "x"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "channels", "x"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "elements", "activation", "act", "", "all"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "activation", "act", "", "all"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "all"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "width", "all"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "elements", "activation", "act", "", "z"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "activation", "act", "", "z"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "z"),
    ("mamba_moe", "linear_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "inner", "z"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "elements", "param", "param", "", "w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "bytes", "param", "param", "", "w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "param", "param", "channels", "w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "param", "param", "taps", "w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "master_param", "master", "channels", "master_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "master_param", "master", "taps", "master_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "channels", "grad_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "taps", "grad_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "channels", "moments_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "taps", "moments_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "elements", "param", "param", "", "b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "bytes", "param", "param", "", "b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "param", "param", "channels", "b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "master_param", "master", "channels", "master_b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "channels", "grad_b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "channels", "moments_b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_conv"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "channels", "d_x"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "elements", "activation", "act", "", "padded_sum"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "bytes", "activation", "act", "", "padded_sum"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "activation", "act", "batch", "padded_sum"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "activation", "act", "channels", "padded_sum"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "padded_sum"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_moe", "short_convolution", "short_convolution", "mamba_moe_layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "elements", "param", "param", "", "w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "param", "param", "", "w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param", "param", "in", "w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param", "param", "out", "w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "master_param", "master", "in", "master_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "master_param", "master", "out", "master_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "elements", "activation", "act", "", "dt"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "activation", "act", "", "dt"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "dt"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "width", "dt"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "elements", "activation", "act", "", "b"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "activation", "act", "", "b"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "b"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "width", "b"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "elements", "activation", "act", "", "c"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "activation", "act", "", "c"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "c"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "width", "c"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "elements", "activation", "act", "", "b_and_c"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "activation", "act", "", "b_and_c"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "b_and_c"),
    ("mamba_moe", "x_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "state", "b_and_c"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "elements", "param", "param", "", "weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "act", "", "normed"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "act", "", "normed"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "width", "normed"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_moe", "dt_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "elements", "param", "param", "", "weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "act", "", "normed"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "act", "", "normed"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("mamba_moe", "b_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "width", "normed"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "elements", "param", "param", "", "weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "act", "", "normed"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "act", "", "normed"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "width", "normed"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_moe", "c_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "state", "output"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "elements", "param", "param", "", "w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "param", "param", "", "w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param", "param", "in", "w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param", "param", "out", "w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "master_param", "master", "in", "master_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "master_param", "master", "out", "master_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "elements", "param", "param", "", "b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "param", "param", "", "b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param", "param", "out", "b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "master_param", "master", "out", "master_b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "elements", "activation", "act", "", "step"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "bytes", "activation", "act", "", "step"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "step"),
    ("mamba_moe", "dt_projection", "linear_projection", "mamba_moe_layers", "", "shape", "activation", "act", "inner", "step"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "param", "param", "", "a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "param", "param", "", "a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "param", "param", "inner", "a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "param", "param", "state", "a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "master_param", "master", "inner", "master_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "master_param", "master", "state", "master_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "inner", "grad_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "state", "grad_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "inner", "moments_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "state", "moments_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_a_log"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "param", "param", "", "d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "param", "param", "", "d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "param", "param", "inner", "d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "master_param", "master", "inner", "master_d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "inner", "grad_d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "inner", "moments_d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_d"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "inner", "d_x"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_step"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_step"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_step"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "inner", "d_step"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_b_and_c"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_b_and_c"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_b_and_c"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "state", "d_b_and_c"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_z"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_z"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_z"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "inner", "d_z"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "act", "", "step"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "act", "", "step"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "alike", "step"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "elements", "step"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "act", "", "step_sum"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "act", "", "step_sum"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "alike", "step_sum"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "elements", "step_sum"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "act", "", "x"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "act", "", "x"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "alike", "x"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "elements", "x"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "act", "", "gate"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "act", "", "gate"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "alike", "gate"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "elements", "gate"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "decay_rates"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "decay_rates"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "alike", "decay_rates"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "elements", "decay_rates"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "decay_and_drive"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "decay_and_drive"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "alike", "decay_and_drive"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "elements", "decay_and_drive"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "b_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "b_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "alike", "b_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "elements", "b_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "x_and_output_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "x_and_output_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "alike", "x_and_output_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "elements", "x_and_output_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "act", "", "states"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "act", "", "states"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "alike", "states"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "elements", "states"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "states_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "states_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "alike", "states_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "elements", "states_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "skip_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "skip_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "alike", "skip_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "FP32", "elements", "skip_float"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "heads", "output"),
    ("mamba_moe", "ssm_scan", "ssm_scan", "mamba_moe_layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "elements", "param", "param", "", "w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "bytes", "param", "param", "", "w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "param", "param", "in", "w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "param", "param", "out", "w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("mamba_moe", "output_projection", "output_projection", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "output"),
    ("mamba_moe", "attention_residual", "residual", "mamba_moe_layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "elements", "param", "param", "", "weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "act", "", "normed"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "act", "", "normed"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "width", "normed"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "elements", "activation", "act", "", "output"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba_moe", "ffn_norm", "rms_norm", "mamba_moe_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "forward", "hbm_bytes", "", "INT32", "write", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "backward", "hbm_bytes", "", "INT32", "write", ""),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "elements", "param", "param", "", "w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "bytes", "param", "param", "", "w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "param", "param", "in", "w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "param", "param", "out", "w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "master_param", "master", "in", "master_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "master_param", "master", "out", "master_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_router"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "activation", "act", "tokens", "probabilities"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "activation", "act", "experts", "probabilities"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "elements", "activation", "INT32", "", "index"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "bytes", "activation", "INT32", "", "index"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "activation", "INT32", "tokens", "index"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "activation", "INT32", "top_k", "index"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "experts", "d_logits"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "elements", "activation", "FP32", "", "scores_float"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "bytes", "activation", "FP32", "", "scores_float"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "activation", "FP32", "tokens", "scores_float"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "activation", "FP32", "experts", "scores_float"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "elements", "activation", "INT64", "", "choice"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "bytes", "activation", "INT64", "", "choice"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "activation", "INT64", "tokens", "choice"),
    ("mamba_moe", "router", "router", "mamba_moe_layers", "", "shape", "activation", "INT64", "top_k", "choice"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "forward", "hbm_bytes", "", "INT32", "read", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "activation", "act", "", "permuted"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "activation", "act", "", "permuted"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "permuted"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "hidden", "permuted"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "activation", "act", "", "outputs"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "activation", "act", "", "outputs"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "outputs"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "hidden", "outputs"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "activation", "INT32", "", "row_map"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "activation", "INT32", "", "row_map"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "INT32", "rows", "row_map"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "param", "param", "", "w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "param", "param", "", "w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param", "param", "experts", "w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param", "param", "in", "w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param", "param", "out", "w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "master_param", "master", "experts", "master_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "activation", "act", "", "gate"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "activation", "act", "", "gate"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "width", "gate"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "activation", "act", "", "up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "activation", "act", "", "up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "width", "up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "param", "param", "", "w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "param", "param", "", "w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param", "param", "experts", "w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param", "param", "in", "w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param", "param", "out", "w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "master_param", "master", "experts", "master_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "activation", "act", "", "product"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "activation", "act", "", "product"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "product"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "width", "product"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_outputs"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_outputs"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_outputs"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_outputs"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_weights"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_weights"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_weights"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_permuted"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_permuted"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_permuted"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_permuted"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "activation", "act", "", "row_weights"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "activation", "act", "", "row_weights"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "row_weights"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "activation", "INT64", "", "places"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "activation", "INT64", "", "places"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "INT64", "rows", "places"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "INT64", "numbers", "places"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "activation", "INT32", "", "ends"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "activation", "INT32", "", "ends"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "INT32", "experts", "ends"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "activation", "act", "", "gate_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "activation", "act", "", "gate_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "gate_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "width", "gate_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "halves", "gate_up"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "elements", "activation", "act", "", "activated"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "bytes", "activation", "act", "", "activated"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("mamba_moe", "moe_experts", "moe_experts", "mamba_moe_layers", "", "shape", "activation", "act", "width", "activated"),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("mamba_moe", "ffn_residual", "residual", "mamba_moe_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "activation", "act", "", "normed"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "normed"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "normed"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention_dense", "attention_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "elements", "activation", "act", "", "q"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "q"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "activation", "act", "heads", "q"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "q"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "elements", "activation", "act", "", "k"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "k"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "activation", "act", "heads", "k"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "k"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "elements", "activation", "act", "", "v"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "v"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "activation", "act", "heads", "v"),
    ("full_attention_dense", "qkv_projection", "qkv_projection", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "v"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "heads", "output"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "activation", "act", "", "queries"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "queries"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "queries"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "activation", "act", "", "keys"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "keys"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "keys"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "activation", "act", "", "values"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "values"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "batch", "values"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "heads", "values"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "keys", "values"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "values"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "elements", "activation", "act", "", "weights"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "weights"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "batch", "weights"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "heads", "weights"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "queries", "weights"),
    ("full_attention_dense", "attention_core", "attention_core", "full_attention_dense_layers", "", "shape", "activation", "act", "keys", "weights"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "elements", "param", "param", "", "w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "bytes", "param", "param", "", "w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "param", "param", "in", "w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "param", "param", "out", "w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("full_attention_dense", "output_projection", "output_projection", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "", "shape", "activation", "act", "rows", "output"),
    ("full_attention_dense", "attention_residual", "residual", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "activation", "act", "", "normed"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "normed"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "act", "rows", "normed"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "normed"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention_dense", "ffn_norm", "rms_norm", "full_attention_dense_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "elements", "param", "param", "", "w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "bytes", "param", "param", "", "w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "param", "param", "in", "w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "param", "param", "out", "w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "elements", "activation", "act", "", "gate"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "gate"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "gate"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "elements", "activation", "act", "", "up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "activation", "act", "rows", "up"),
    ("full_attention_dense", "ffn_up", "ffn_up", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "up"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "elements", "activation", "act", "", "activated"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "activated"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "shape", "activation", "act", "width", "activated"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention_dense", "ffn_activation", "ffn_activation", "full_attention_dense_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "elements", "param", "param", "", "w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "bytes", "param", "param", "", "w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "shape", "param", "param", "in", "w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "shape", "param", "param", "out", "w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("full_attention_dense", "ffn_down", "ffn_down", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("full_attention_dense", "ffn_residual", "residual", "full_attention_dense_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
    ("mamba_dense", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("mamba_dense", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba_dense", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("mamba_dense", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("mamba_dense", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("mamba_dense", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("mamba_dense", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("mamba_dense", "linear_projection", "w", "param", "param", "persistent", ""),
    ("mamba_dense", "linear_projection", "master_w", "master_param", "master", "persistent", ""),
    ("mamba_dense", "linear_projection", "grad_w", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "linear_projection", "moments_w", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "linear_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "linear_projection", "x", "activation", "act", "saved", "linear_projection.x"),
    ("mamba_dense", "linear_projection", "all", "activation", "act", "saved", "linear_projection.all"),
    ("mamba_dense", "linear_projection", "z", "activation", "act", "saved", "linear_projection.z"),
    ("mamba_dense", "short_convolution", "w_conv", "param", "param", "persistent", ""),
    ("mamba_dense", "short_convolution", "master_w_conv", "master_param", "master", "persistent", ""),
    ("mamba_dense", "short_convolution", "grad_w_conv", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "short_convolution", "moments_w_conv", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "short_convolution", "b_conv", "param", "param", "persistent", ""),
    ("mamba_dense", "short_convolution", "master_b_conv", "master_param", "master", "persistent", ""),
    ("mamba_dense", "short_convolution", "grad_b_conv", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "short_convolution", "moments_b_conv", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "short_convolution", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "short_convolution", "padded_sum", "activation", "act", "saved", "short_convolution.padded_sum"),
    ("mamba_dense", "short_convolution", "output", "activation", "act", "saved", "short_convolution.output"),
    ("mamba_dense", "x_projection", "w", "param", "param", "persistent", ""),
    ("mamba_dense", "x_projection", "master_w", "master_param", "master", "persistent", ""),
    ("mamba_dense", "x_projection", "grad_w", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "x_projection", "moments_w", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "x_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "x_projection", "dt", "activation", "act", "saved", "x_projection.dt"),
    ("mamba_dense", "x_projection", "b", "activation", "act", "saved", "x_projection.b"),
    ("mamba_dense", "x_projection", "c", "activation", "act", "saved", "x_projection.c"),
    ("mamba_dense", "x_projection", "b_and_c", "activation", "act", "saved", "x_projection.b_and_c"),
    ("mamba_dense", "dt_norm", "weight", "param", "param", "persistent", ""),
    ("mamba_dense", "dt_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba_dense", "dt_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "dt_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "dt_norm", "statistics", "activation", "FP32", "saved", "dt_norm.statistics"),
    ("mamba_dense", "dt_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "dt_norm", "upcast", "activation", "FP32", "saved", "dt_norm.upcast"),
    ("mamba_dense", "dt_norm", "normed", "activation", "act", "saved", "dt_norm.normed"),
    ("mamba_dense", "dt_norm", "output", "activation", "act", "saved", "dt_norm.output"),
    ("mamba_dense", "b_norm", "weight", "param", "param", "persistent", ""),
    ("mamba_dense", "b_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba_dense", "b_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "b_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "b_norm", "statistics", "activation", "FP32", "saved", "b_norm.statistics"),
    ("mamba_dense", "b_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "b_norm", "upcast", "activation", "FP32", "saved", "b_norm.upcast"),
    ("mamba_dense", "b_norm", "normed", "activation", "act", "saved", "b_norm.normed"),
    ("mamba_dense", "c_norm", "weight", "param", "param", "persistent", ""),
    ("mamba_dense", "c_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba_dense", "c_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "c_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "c_norm", "statistics", "activation", "FP32", "saved", "c_norm.statistics"),
    ("mamba_dense", "c_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "c_norm", "upcast", "activation", "FP32", "saved", "c_norm.upcast"),
    ("mamba_dense", "c_norm", "normed", "activation", "act", "saved", "c_norm.normed"),
    ("mamba_dense", "c_norm", "output", "activation", "act", "saved", "c_norm.output"),
    ("mamba_dense", "dt_projection", "w", "param", "param", "persistent", ""),
    ("mamba_dense", "dt_projection", "master_w", "master_param", "master", "persistent", ""),
    ("mamba_dense", "dt_projection", "grad_w", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "dt_projection", "moments_w", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "dt_projection", "b", "param", "param", "persistent", ""),
    ("mamba_dense", "dt_projection", "master_b", "master_param", "master", "persistent", ""),
    ("mamba_dense", "dt_projection", "grad_b", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "dt_projection", "moments_b", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "dt_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "dt_projection", "step", "activation", "act", "saved", "dt_projection.step"),
    ("mamba_dense", "ssm_scan", "a_log", "param", "param", "persistent", ""),
    ("mamba_dense", "ssm_scan", "master_a_log", "master_param", "master", "persistent", ""),
    ("mamba_dense", "ssm_scan", "grad_a_log", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "ssm_scan", "moments_a_log", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "ssm_scan", "d", "param", "param", "persistent", ""),
    ("mamba_dense", "ssm_scan", "master_d", "master_param", "master", "persistent", ""),
    ("mamba_dense", "ssm_scan", "grad_d", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "ssm_scan", "moments_d", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "ssm_scan", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "ssm_scan", "d_step", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "ssm_scan", "d_b_and_c", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "ssm_scan", "d_z", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "ssm_scan", "step", "activation", "act", "saved", "ssm_scan.step"),
    ("mamba_dense", "ssm_scan", "step_sum", "activation", "act", "saved", "ssm_scan.step_sum"),
    ("mamba_dense", "ssm_scan", "x", "activation", "act", "saved", "ssm_scan.x"),
    ("mamba_dense", "ssm_scan", "gate", "activation", "act", "saved", "ssm_scan.gate"),
    ("mamba_dense", "ssm_scan", "decay_rates", "activation", "FP32", "saved", "ssm_scan.decay_rates"),
    ("mamba_dense", "ssm_scan", "decay_and_drive", "activation", "FP32", "saved", "ssm_scan.decay_and_drive"),
    ("mamba_dense", "ssm_scan", "b_float", "activation", "FP32", "saved", "ssm_scan.b_float"),
    ("mamba_dense", "ssm_scan", "x_and_output_float", "activation", "FP32", "saved", "ssm_scan.x_and_output_float"),
    ("mamba_dense", "ssm_scan", "states", "activation", "act", "saved", "ssm_scan.states"),
    ("mamba_dense", "ssm_scan", "states_float", "activation", "FP32", "saved", "ssm_scan.states_float"),
    ("mamba_dense", "ssm_scan", "skip_float", "activation", "FP32", "saved", "ssm_scan.skip_float"),
    ("mamba_dense", "ssm_scan", "output", "activation", "act", "saved", "ssm_scan.output"),
    ("mamba_dense", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("mamba_dense", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("mamba_dense", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("mamba_dense", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("mamba_dense", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba_dense", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("mamba_dense", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("mamba_dense", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("mamba_dense", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("mamba_dense", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("mamba_dense", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("mamba_dense", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("mamba_dense", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("mamba_dense", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("mamba_dense", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("mamba_dense", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("mamba_dense", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("mamba_dense", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_dense", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("mamba_dense", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("mamba_dense", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("mamba_moe", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba_moe", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("mamba_moe", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("mamba_moe", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("mamba_moe", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("mamba_moe", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("mamba_moe", "linear_projection", "w", "param", "param", "persistent", ""),
    ("mamba_moe", "linear_projection", "master_w", "master_param", "master", "persistent", ""),
    ("mamba_moe", "linear_projection", "grad_w", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "linear_projection", "moments_w", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "linear_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "linear_projection", "x", "activation", "act", "saved", "linear_projection.x"),
    ("mamba_moe", "linear_projection", "all", "activation", "act", "saved", "linear_projection.all"),
    ("mamba_moe", "linear_projection", "z", "activation", "act", "saved", "linear_projection.z"),
    ("mamba_moe", "short_convolution", "w_conv", "param", "param", "persistent", ""),
    ("mamba_moe", "short_convolution", "master_w_conv", "master_param", "master", "persistent", ""),
    ("mamba_moe", "short_convolution", "grad_w_conv", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "short_convolution", "moments_w_conv", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "short_convolution", "b_conv", "param", "param", "persistent", ""),
    ("mamba_moe", "short_convolution", "master_b_conv", "master_param", "master", "persistent", ""),
    ("mamba_moe", "short_convolution", "grad_b_conv", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "short_convolution", "moments_b_conv", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "short_convolution", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "short_convolution", "padded_sum", "activation", "act", "saved", "short_convolution.padded_sum"),
    ("mamba_moe", "short_convolution", "output", "activation", "act", "saved", "short_convolution.output"),
    ("mamba_moe", "x_projection", "w", "param", "param", "persistent", ""),
    ("mamba_moe", "x_projection", "master_w", "master_param", "master", "persistent", ""),
    ("mamba_moe", "x_projection", "grad_w", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "x_projection", "moments_w", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "x_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "x_projection", "dt", "activation", "act", "saved", "x_projection.dt"),
    ("mamba_moe", "x_projection", "b", "activation", "act", "saved", "x_projection.b"),
    ("mamba_moe", "x_projection", "c", "activation", "act", "saved", "x_projection.c"),
    ("mamba_moe", "x_projection", "b_and_c", "activation", "act", "saved", "x_projection.b_and_c"),
    ("mamba_moe", "dt_norm", "weight", "param", "param", "persistent", ""),
    ("mamba_moe", "dt_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba_moe", "dt_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "dt_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "dt_norm", "statistics", "activation", "FP32", "saved", "dt_norm.statistics"),
    ("mamba_moe", "dt_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "dt_norm", "upcast", "activation", "FP32", "saved", "dt_norm.upcast"),
    ("mamba_moe", "dt_norm", "normed", "activation", "act", "saved", "dt_norm.normed"),
    ("mamba_moe", "dt_norm", "output", "activation", "act", "saved", "dt_norm.output"),
    ("mamba_moe", "b_norm", "weight", "param", "param", "persistent", ""),
    ("mamba_moe", "b_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba_moe", "b_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "b_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "b_norm", "statistics", "activation", "FP32", "saved", "b_norm.statistics"),
    ("mamba_moe", "b_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "b_norm", "upcast", "activation", "FP32", "saved", "b_norm.upcast"),
    ("mamba_moe", "b_norm", "normed", "activation", "act", "saved", "b_norm.normed"),
    ("mamba_moe", "c_norm", "weight", "param", "param", "persistent", ""),
    ("mamba_moe", "c_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba_moe", "c_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "c_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "c_norm", "statistics", "activation", "FP32", "saved", "c_norm.statistics"),
    ("mamba_moe", "c_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "c_norm", "upcast", "activation", "FP32", "saved", "c_norm.upcast"),
    ("mamba_moe", "c_norm", "normed", "activation", "act", "saved", "c_norm.normed"),
    ("mamba_moe", "c_norm", "output", "activation", "act", "saved", "c_norm.output"),
    ("mamba_moe", "dt_projection", "w", "param", "param", "persistent", ""),
    ("mamba_moe", "dt_projection", "master_w", "master_param", "master", "persistent", ""),
    ("mamba_moe", "dt_projection", "grad_w", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "dt_projection", "moments_w", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "dt_projection", "b", "param", "param", "persistent", ""),
    ("mamba_moe", "dt_projection", "master_b", "master_param", "master", "persistent", ""),
    ("mamba_moe", "dt_projection", "grad_b", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "dt_projection", "moments_b", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "dt_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "dt_projection", "step", "activation", "act", "saved", "dt_projection.step"),
    ("mamba_moe", "ssm_scan", "a_log", "param", "param", "persistent", ""),
    ("mamba_moe", "ssm_scan", "master_a_log", "master_param", "master", "persistent", ""),
    ("mamba_moe", "ssm_scan", "grad_a_log", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "ssm_scan", "moments_a_log", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "ssm_scan", "d", "param", "param", "persistent", ""),
    ("mamba_moe", "ssm_scan", "master_d", "master_param", "master", "persistent", ""),
    ("mamba_moe", "ssm_scan", "grad_d", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "ssm_scan", "moments_d", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "ssm_scan", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "ssm_scan", "d_step", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "ssm_scan", "d_b_and_c", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "ssm_scan", "d_z", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "ssm_scan", "step", "activation", "act", "saved", "ssm_scan.step"),
    ("mamba_moe", "ssm_scan", "step_sum", "activation", "act", "saved", "ssm_scan.step_sum"),
    ("mamba_moe", "ssm_scan", "x", "activation", "act", "saved", "ssm_scan.x"),
    ("mamba_moe", "ssm_scan", "gate", "activation", "act", "saved", "ssm_scan.gate"),
    ("mamba_moe", "ssm_scan", "decay_rates", "activation", "FP32", "saved", "ssm_scan.decay_rates"),
    ("mamba_moe", "ssm_scan", "decay_and_drive", "activation", "FP32", "saved", "ssm_scan.decay_and_drive"),
    ("mamba_moe", "ssm_scan", "b_float", "activation", "FP32", "saved", "ssm_scan.b_float"),
    ("mamba_moe", "ssm_scan", "x_and_output_float", "activation", "FP32", "saved", "ssm_scan.x_and_output_float"),
    ("mamba_moe", "ssm_scan", "states", "activation", "act", "saved", "ssm_scan.states"),
    ("mamba_moe", "ssm_scan", "states_float", "activation", "FP32", "saved", "ssm_scan.states_float"),
    ("mamba_moe", "ssm_scan", "skip_float", "activation", "FP32", "saved", "ssm_scan.skip_float"),
    ("mamba_moe", "ssm_scan", "output", "activation", "act", "saved", "ssm_scan.output"),
    ("mamba_moe", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("mamba_moe", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("mamba_moe", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("mamba_moe", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("mamba_moe", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba_moe", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("mamba_moe", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("mamba_moe", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("mamba_moe", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("mamba_moe", "router", "w_router", "param", "param", "persistent", ""),
    ("mamba_moe", "router", "master_w_router", "master_param", "master", "persistent", ""),
    ("mamba_moe", "router", "grad_w_router", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "router", "moments_w_router", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "router", "probabilities", "activation", "act", "saved", "router.probabilities"),
    ("mamba_moe", "router", "index", "activation", "INT32", "saved", "router.index"),
    ("mamba_moe", "router", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "router", "d_logits", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "router", "scores_float", "activation", "FP32", "saved", "router.scores_float"),
    ("mamba_moe", "router", "choice", "activation", "INT64", "saved", "router.choice"),
    ("mamba_moe", "moe_experts", "permuted", "activation", "act", "saved", "moe_experts.permuted"),
    ("mamba_moe", "moe_experts", "outputs", "activation", "act", "saved", "moe_experts.outputs"),
    ("mamba_moe", "moe_experts", "row_map", "activation", "INT32", "saved", "moe_experts.row_map"),
    ("mamba_moe", "moe_experts", "w_up", "param", "param", "persistent", ""),
    ("mamba_moe", "moe_experts", "master_w_up", "master_param", "master", "persistent", ""),
    ("mamba_moe", "moe_experts", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "moe_experts", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "moe_experts", "gate", "activation", "act", "saved", "moe_experts.gate"),
    ("mamba_moe", "moe_experts", "up", "activation", "act", "saved", "moe_experts.up"),
    ("mamba_moe", "moe_experts", "w_down", "param", "param", "persistent", ""),
    ("mamba_moe", "moe_experts", "master_w_down", "master_param", "master", "persistent", ""),
    ("mamba_moe", "moe_experts", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("mamba_moe", "moe_experts", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("mamba_moe", "moe_experts", "product", "activation", "act", "saved", "moe_experts.product"),
    ("mamba_moe", "moe_experts", "d_outputs", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "moe_experts", "d_weights", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "moe_experts", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "moe_experts", "d_permuted", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "moe_experts", "d_gate_up", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "moe_experts", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("mamba_moe", "moe_experts", "row_weights", "activation", "act", "saved", "moe_experts.row_weights"),
    ("mamba_moe", "moe_experts", "places", "activation", "INT64", "saved", "moe_experts.places"),
    ("mamba_moe", "moe_experts", "ends", "activation", "INT32", "saved", "moe_experts.ends"),
    ("mamba_moe", "moe_experts", "gate_up", "activation", "act", "saved", "moe_experts.gate_up"),
    ("mamba_moe", "moe_experts", "activated", "activation", "act", "saved", "moe_experts.activated"),
    ("mamba_moe", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention_dense", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention_dense", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention_dense", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention_dense", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("full_attention_dense", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("full_attention_dense", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("full_attention_dense", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("full_attention_dense", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("full_attention_dense", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("full_attention_dense", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("full_attention_dense", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention_dense", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("full_attention_dense", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("full_attention_dense", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("full_attention_dense", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("full_attention_dense", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("full_attention_dense", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("full_attention_dense", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("full_attention_dense", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("full_attention_dense", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("full_attention_dense", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("full_attention_dense", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("full_attention_dense", "attention_core", "softmax_float", "activation", "FP32", "saved", "attention_core.softmax_float"),
    ("full_attention_dense", "attention_core", "weights", "activation", "act", "saved", "attention_core.weights"),
    ("full_attention_dense", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("full_attention_dense", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("full_attention_dense", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention_dense", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("full_attention_dense", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("full_attention_dense", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention_dense", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention_dense", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention_dense", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention_dense", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("full_attention_dense", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("full_attention_dense", "ffn_norm", "normed", "activation", "act", "saved", "ffn_norm.normed"),
    ("full_attention_dense", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("full_attention_dense", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("full_attention_dense", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("full_attention_dense", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention_dense", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("full_attention_dense", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("full_attention_dense", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("full_attention_dense", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "ffn_activation", "activated", "activation", "act", "saved", "ffn_activation.activated"),
    ("full_attention_dense", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("full_attention_dense", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("full_attention_dense", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("full_attention_dense", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention_dense", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("full_attention_dense", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("full_attention_dense", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
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
MEMORY = ("persistent", "saved", "peak", "mamba_dense", "mamba_moe", "full_attention_dense", "embedding", "norm", "head", "loss", "optimizer")

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
    *, batch, seq, context, full_attention_dense_layers, mamba_dense_layers, mamba_moe_layers, hidden, vocab, heads,
    kv_heads, head_dim, ffn, moe_ffn, experts, top_k, conv_kernel, inner, state, dt_rank, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused",
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
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = heads*head_dim
    x2 = batch*full_attention_dense_layers
    x13 = 2*context
    x73 = seq*context
    if pairs == "full":
        pairs_size = x73
    elif pairs == "causal":
        pairs_size = _exact(seq*(x13 + 1 - seq), 2)
    else:
        pairs_size = _exact(x73, 2)
    x3 = 4*pairs_size*x0*x1*x2
    x4 = cost_exp + 4
    x5 = cost_div + x4
    x6 = core_rerun*x5
    x7 = heads*pairs_size
    x8 = x2*x7
    x9 = x8*(x6 + 5)
    x10 = 2*head_dim
    if flops == "model":
        s0 = x3
        s1 = x9
    else:
        if attention == "flash":
            s0 = x10*x8*(2*core_rerun + 5)
            s1 = x8*(cost_exp + x6 + 7)
        else:
            s0 = x3
            s1 = x9
    x11 = head_dim*width_act
    x12 = seq*heads
    x14 = kv_heads*x13
    x15 = x2*(x12 + x14)
    x16 = x12*x2
    x17 = core_rerun + 1
    x18 = x14*x17
    x19 = width_act*core_rerun + width_act_grad
    x20 = head_dim*x14
    x21 = width_act_grad*x20
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x22 = head_dim*layer_kept
    x24 = layer_kept*x11
    x26 = x15*x22
    x27 = x15*x24
    x33 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x23 = batch*(x12*(core_kept + x22) + x14*x22)
        x25 = batch*(x12*(4*core_kept + x24) + x14*x24)
        if activations == "fused":
            s11 = full_attention_dense_layers*x23
            s15 = full_attention_dense_layers*x25
        elif activations == "paper":
            s11 = x26
            s15 = x27
        else:
            if recompute in ('none', 'full'):
                s11 = full_attention_dense_layers*(3*core_kept + x23)
                s15 = full_attention_dense_layers*(24*core_kept + x25)
            else:
                s11 = x26
                s15 = x27
        s2 = x11*x15
        s4 = x16*(x11 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x12 + x18) + 2*width_act_grad*x12) + 8*x12)
        s8 = x2*(x12*(head_dim*x19 + 4*core_rerun + 4) + x21)
        s12 = 0
        s16 = 0
    else:
        x28 = head_dim + x13
        x30 = width_act*x2
        if activations in ('fused', 'paper'):
            x31 = context*core_kept
            s11 = x26
            s12 = x16*x31
            s15 = x27
            s16 = x12*x30*x31
        else:
            if recompute in ('none', 'full'):
                x32 = heads*core_kept*x2
                s11 = x32*(seq*x28 + head_dim*x13)
                s15 = x32*(seq*(context*x33 + x11) + x11*x13)
            else:
                s11 = x26
                s15 = x27
            s12 = 0
            s16 = 0
        x29 = x12*x28
        s2 = x30*(x20 + x29)
        s4 = x29*x30
        s6 = x2*(x11*x18 + x12*(width_act*x17*x28 + width_act_grad*(3*context + x10)))
        s8 = x2*(x19*x29 + x21)
    x34 = 4*state
    x36 = hidden + dt_rank
    x35 = 3*inner
    x37 = x34 + x35 + x36
    x39 = 2*top_k
    x40 = mamba_dense_layers + mamba_moe_layers
    x41 = full_attention_dense_layers + x40
    x42 = x41 + 1
    x43 = hidden*x42
    x44 = batch*seq
    x45 = layer_kept*(full_attention_dense_layers*hidden + mamba_dense_layers*x37 + mamba_moe_layers*(moe_ffn*x39 + experts + x37)) + x43
    x46 = width_act*x45
    x47 = 2*full_attention_dense_layers
    x48 = 2*state
    x49 = inner*x40
    x51 = 3*hidden
    x53 = 2*dt_rank
    x54 = 6*state
    x56 = 3*moe_ffn
    x59 = 3*state
    x61 = x56 + 1
    x62 = 2*hidden
    x63 = x59 + 2
    x65 = 8*top_k
    x66 = 4*mamba_moe_layers
    x67 = hidden + 1
    x68 = 8*full_attention_dense_layers
    if activations == "fused":
        x38 = x37 + 5
        s10 = x44*(layer_kept*(full_attention_dense_layers*(hidden + 2) + mamba_dense_layers*x38 + mamba_moe_layers*(experts + x38 + x39*(moe_ffn + 1))) + x43 + 1)
        s14 = x44*(4*layer_kept*(5*mamba_dense_layers + mamba_moe_layers*(x39 + 5) + x47) + x46 + 4)
    elif activations == "paper":
        s10 = x44*x45
        s14 = x44*x46
    else:
        x50 = layer_kept*(mamba_moe_layers*experts + x49*(x48 + 1))
        x52 = ffn + x51
        f2 = min(1, batch - 1)
        x55 = inner*(f2 + x34 + 8) + x53 + x54 + 5
        x57 = conv_kernel - 1
        x58 = hidden + ffn
        x60 = inner*(state + f2 + 6) + x59
        x64 = inner*x63 + dt_rank + x59 + x62 + 5
        s10 = batch*(seq*(hidden*(x41 + 2) + layer_kept*(full_attention_dense_layers*(x52 + 2) + mamba_dense_layers*(x52 + x55) + mamba_moe_layers*(experts + top_k*(x56 + 5) + x51 + x55)) + 1) + layer_kept*x49*x57) + x50
        s14 = batch*(seq*(hidden*(width_act*x42 + 4) + 4) + layer_kept*(seq*(4*mamba_dense_layers*x64 + width_act*(full_attention_dense_layers*x58 + mamba_dense_layers*(dt_rank + x58 + x60) + mamba_moe_layers*(top_k*x61 + x36 + x60)) + x66*(experts + x64 + x65) + x67*x68) + inner*(width_act*x40*(state + x57) - x34*x40))) + 4*x50
    x69 = vocab*x44
    x70 = vocab + 1
    if loss == "eager":
        x71 = x44*x70
        s3 = x44*(vocab*x33 + 8)
        s5 = 8*x69
        s7 = 8*x71
        s9 = x69*(width_act_grad + 4)
        s13 = x71
        s17 = 4*x44*(vocab + 2)
    else:
        x72 = width_act_grad*x69
        s3 = x44*(vocab*width_act + 8)
        s5 = x72
        s7 = x72
        s9 = x72
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f3 = min(top_k*x44, experts)
        experts_hit = f3
    else:
        f4 = ((experts - top_k)/experts)**x44
        experts_hit = experts*(1 - f4)
    x74 = x35 + 2
    x75 = mamba_moe_layers*(experts*x61 + x74)
    x76 = 3*ffn
    x77 = x10*(heads + kv_heads) + x76
    x78 = full_attention_dense_layers*(x77 + 2)
    x79 = mamba_dense_layers*(x74 + x76)
    x80 = x78 + x79
    x81 = x75 + x80
    x82 = 2*vocab
    x83 = x82 + 1
    x84 = x81 + x83
    x85 = hidden*x84
    x86 = x40*(dt_rank + x48)
    x87 = x53 + x59
    x88 = conv_kernel + x87 + 3
    x89 = x49*x88
    x90 = x86 + x89
    x91 = x85 + x90
    x92 = experts + top_k*x56
    x93 = mamba_moe_layers*(x35 + x92)
    x94 = mamba_dense_layers*(ffn + inner)
    x95 = full_attention_dense_layers*x77 + x93 + 3*x94
    x96 = x49*x87
    x97 = full_attention_dense_layers*x7
    x98 = 4*hidden
    x99 = cost_div + cost_rsqrt
    x100 = 10*hidden
    x101 = cost_silu + 1
    x102 = ffn*x101 + x100
    x103 = cost_exp + 5
    x104 = inner*(2*conv_kernel + state*x103 + 2*cost_silu + cost_softplus + 5) + 8*state + 4*dt_rank + 5*cost_div + 5*cost_rsqrt + 5
    x105 = cost_exp + cost_div
    x106 = full_attention_dense_layers*(2*cost_div + 2*cost_rsqrt + x102 + 2) + mamba_dense_layers*(x102 + x104) + mamba_moe_layers*(experts*(x105 + 3) + top_k*(moe_ffn*x101 + x62) + x100 + x104)
    x107 = 22*hidden
    x108 = cost_silu + 5
    x109 = ffn*x108 + x107
    x110 = inner*(4*conv_kernel + 3*cost_silu + 2*cost_softplus + x103*x48 + 11) + 20*state + 10*dt_rank
    x111 = mamba_moe_layers*(experts + experts_hit*x56 + x74) + x80
    x112 = x111 + x70
    x113 = 8*hidden
    x114 = x1 + x76
    x115 = x113 + x114
    x116 = x34 + x53
    x117 = 6*inner + x116
    x118 = x117 + x76
    x119 = x113 + x118
    x120 = 9*hidden
    x121 = top_k*(x61 + x62)
    x122 = experts + x117 + x121
    x123 = x120 + x122
    x124 = heads + 2*kv_heads
    x125 = 6*hidden
    x126 = x125 + x76
    x127 = 5*inner + x116
    x128 = 2*experts
    x129 = full_attention_dense_layers*(head_dim*x124 + x126) + mamba_dense_layers*(x126 + x127) + mamba_moe_layers*(x121 + x125 + x127 + x128)
    x130 = 20*mamba_dense_layers + x68
    x131 = x130 + x66*(top_k + 5)
    x132 = hidden*width_param_grad
    x133 = 5*ffn + x100
    x134 = 8*inner + 3*dt_rank + x54
    x135 = 2*width_opt
    x136 = width_master + x135
    x137 = width_param_grad + x136
    x138 = width_param + x136
    x139 = 2*inner + dt_rank
    x140 = layer_kept*(full_attention_dense_layers*(x114 + x62) + mamba_dense_layers*(x139 + x62 + x76) + mamba_moe_layers*(moe_ffn*top_k + x139 + x62*(top_k + 1)))
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f5 = min(1, grad_accum - 1)
    accumulating = f5
    values = (
        x91, hidden*(mamba_moe_layers*(x74 + x92) + x80 + x83) + x90, 0,
        2*batch*(seq*(hidden*(vocab + x95) + x96) + x10*x97),
        batch*(seq*(vocab*x4 + cost_log + x106 + x98 + x99 + 2) + x5*x97),
        2*x44*(hidden*(layer_rerun*x95 + x47*x77 + x82 + 2*x93 + 6*x94) + x96*(layer_rerun + 2)) + s0,
        x44*(full_attention_dense_layers*x109 + mamba_dense_layers*(x109 + x110) + mamba_moe_layers*(4*experts + top_k*(moe_ffn*x108 + x98) + x107 + x110) + 11*hidden + vocab*(x105 + 1) + layer_rerun*x106) + s1,
        0,
        hidden*(28*vocab + 14*x75 + 14*x78 + 14*x79 + x84*x99 + 14) + x49*(14*conv_kernel + 42*state + 28*dt_rank + x88*x99 + 42) + x86*(x99 + 14),
        width_param*(hidden*(x112 + x44) + x90) + x44*(mamba_moe_layers*x65 + width_act*(full_attention_dense_layers*x115 + mamba_dense_layers*x119 + mamba_moe_layers*x123 + x62) + 8) + s2 + s3,
        x44*(width_act*(vocab + x129 + x62) + x131 + 4) + s4 + s5,
        width_param*(hidden*(layer_rerun*x111 + x112) + x49*(conv_kernel + layer_rerun*x88 + x53 + x63) + x86*(layer_rerun + 1)) + width_param_grad*accumulating*(hidden*(x70 + x81) + x90) + x44*(width_act*(full_attention_dense_layers*(layer_rerun*x115 + x114 + x98) + mamba_dense_layers*(layer_rerun*x119 + x118 + x98) + mamba_moe_layers*(layer_rerun*x123 + x122 + x98) + x62) + width_act_grad*(full_attention_dense_layers*(x10*x124 + x133) + mamba_dense_layers*(x133 + x134) + mamba_moe_layers*(top_k*(5*moe_ffn + x51 + 1) + x120 + x128 + x134) + x62 + x82) + x130 + x132 + x66*(top_k*(2*layer_rerun + 3) + 5) + 12) + s6 + s7,
        width_param_grad*(hidden*(vocab*(2 - accumulating) + x81 + 1) + x90) + x44*(width_act_grad*(full_attention_dense_layers*(x114 + x125) + mamba_dense_layers*(x117 + x126) + mamba_moe_layers*(7*hidden + x122) + x62) + layer_rerun*(width_act*x129 + x131) + x132) + s8 + s9,
        hidden*(width_param*(x84 - f1*x84) + x137*x84) + x49*(width_param*(x88 - f1*x88) + x137*x88) + x86*(width_param*(1 - f1) + x137),
        x138*x85 + x138*x86 + x138*x89, x91, width_param*x91, f1*x91, width_master*x91, 2*x91, x135*x91, x91,
        width_param_grad*x91, x44*(x140 + x67) + s10 + s11 + s12 + s13,
        x44*(width_act*(hidden + x140) + 8) + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_mamba_dense(
    *, batch, seq, context, full_attention_dense_layers, mamba_dense_layers, mamba_moe_layers, hidden, vocab, heads,
    kv_heads, head_dim, ffn, moe_ffn, experts, top_k, conv_kernel, inner, state, dt_rank, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `mamba_dense`."""
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
    x0 = 4*state
    x1 = hidden + dt_rank
    x2 = 3*inner + x0 + x1
    x3 = batch*seq
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x4 = hidden + layer_kept*x2
    x5 = width_act*x4
    x7 = 6*state
    x8 = 2*dt_rank
    x9 = 3*hidden
    x10 = x8 + x9
    x11 = 2*state
    x14 = 4*dt_rank
    x15 = 8*hidden
    x16 = 3*state
    x17 = x16 + 2
    if activations == "fused":
        s0 = x3*(hidden + layer_kept*(x2 + 5))
        s1 = x3*(20*layer_kept + x5)
    elif activations == "paper":
        s0 = x3*x4
        s1 = x3*x5
    else:
        x6 = conv_kernel - 1
        x12 = inner*(x11 + 1)
        x13 = hidden*x3
        f2 = min(1, batch - 1)
        s0 = layer_kept*(batch*(seq*(ffn + inner*(f2 + x0 + 8) + x10 + x7 + 5) + inner*x6) + x12) + x13
        s1 = width_act*x13 + layer_kept*(batch*(seq*(4*inner*x17 + 12*state + width_act*(ffn + inner*(state + f2 + 6) + x1 + x16) + x14 + x15 + 20) + inner*(width_act*(state + x6) - x0)) + 4*x12)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x18 = x10 + x16
    x19 = conv_kernel + x18 + 3
    x20 = 3*ffn
    x21 = dt_rank + x11
    x22 = hidden*(x20 + 2) + x21
    x23 = inner*x19 + x22
    x24 = ffn*x9
    x25 = 2*x3
    x26 = 10*hidden
    x27 = cost_exp + 5
    x28 = ffn*(cost_silu + 1) + inner*(2*conv_kernel + state*x27 + 2*cost_silu + cost_softplus + 5) + 8*state + 5*cost_div + 5*cost_rsqrt + x14 + x26 + 5
    x29 = 6*hidden
    x30 = width_param*x23
    x31 = 6*inner
    x32 = x0 + x20 + x8
    x33 = x15 + x32
    x34 = width_act*x3
    x35 = x29 + x32
    x36 = width_act*(5*inner + x35) + 20
    x37 = layer_rerun + 1
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    x38 = width_param_grad*accumulating
    x39 = width_param_grad*x23
    x40 = 2*x23
    x41 = layer_kept*(2*hidden + 2*inner + dt_rank + x20)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x23, x23, 0, x25*(inner*x18 + x24), x28*x3,
        x25*(inner*(layer_rerun*x18 + x14 + x29 + x7) + x24*(layer_rerun + 2)),
        x3*(22*hidden + ffn*(cost_silu + 5) + inner*(4*conv_kernel + 3*cost_silu + 2*cost_softplus + x11*x27 + 11) + 20*state + 10*dt_rank + layer_rerun*x28),
        0, 0, x30 + x34*(x31 + x33), x3*x36,
        inner*(width_param*(conv_kernel + layer_rerun*x19 + x10 + x17) + x19*x38 + x25*(3*width_act*x37 + 4*width_act_grad)) + width_param*(hidden*(2*layer_rerun + x20*x37 + 2) + x21*x37) + x22*x38 + x3*(width_act*(4*hidden + layer_rerun*x33 + x32) + width_act_grad*(5*ffn + 3*dt_rank + x26 + x7) + 20),
        x3*(width_act_grad*(x31 + x35) + layer_rerun*x36) + x39, 0, 0, x23, x30, f1*x23, width_master*x23, x40,
        width_opt*x40, x23, x39, x3*x41 + s0, x34*x41 + s1, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_mamba_moe(
    *, batch, seq, context, full_attention_dense_layers, mamba_dense_layers, mamba_moe_layers, hidden, vocab, heads,
    kv_heads, head_dim, ffn, moe_ffn, experts, top_k, conv_kernel, inner, state, dt_rank, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `mamba_moe`."""
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
    x1 = hidden + dt_rank
    x2 = 4*state
    x0 = 3*inner
    x3 = experts + x2
    x4 = x0 + x1 + x3
    x5 = batch*seq
    x6 = 8*top_k
    x7 = moe_ffn*top_k
    x8 = x4 + 2*x7
    x9 = hidden*width_act
    x12 = 2*dt_rank
    x13 = 3*hidden
    x14 = 6*state
    x15 = 3*moe_ffn
    x16 = 2*state
    x18 = 4*experts
    x19 = 4*dt_rank
    x20 = 3*state
    x21 = x15 + 1
    x22 = x20 + 2
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    if activations == "fused":
        s0 = x5*(hidden + layer_kept*(2*top_k*(moe_ffn + 1) + x4 + 5))
        s1 = x5*(layer_kept*(width_act*x8 + x6 + 20) + x9)
    elif activations == "paper":
        x10 = x5*(hidden + layer_kept*x8)
        s0 = x10
        s1 = width_act*x10
    else:
        x11 = conv_kernel - 1
        x17 = inner*(x16 + 1)
        f2 = min(1, batch - 1)
        s0 = hidden*x5 + layer_kept*(batch*(seq*(experts + top_k*(x15 + 5) + inner*(f2 + x2 + 8) + x12 + x13 + x14 + 5) + inner*x11) + experts + x17)
        s1 = layer_kept*(batch*(seq*(8*hidden + 32*top_k + 4*inner*x22 + 12*state + width_act*(top_k*x21 + inner*(state + f2 + 6) + x1 + x20) + x18 + x19 + 20) + inner*(width_act*(state + x11) - x2)) + 4*x17 + x18) + x5*x9
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f3 = min(top_k*x5, experts)
        experts_hit = f3
    else:
        f4 = ((experts - top_k)/experts)**x5
        experts_hit = experts*(1 - f4)
    x23 = x12 + x20
    x24 = conv_kernel + x13
    x25 = x23 + x24 + 3
    x26 = dt_rank + x16
    x27 = inner*x25 + x26
    x28 = hidden*(experts*x21 + 2) + x27
    x29 = experts + top_k*x15
    x30 = x0 + x29
    x31 = inner*x23
    x32 = 2*x5
    x33 = 2*hidden
    x34 = cost_exp + 5
    x35 = 10*hidden + experts*(cost_exp + cost_div + 3) + top_k*(moe_ffn*(cost_silu + 1) + x33) + inner*(2*conv_kernel + state*x34 + 2*cost_silu + cost_softplus + 5) + 8*state + 5*cost_div + 5*cost_rsqrt + x19 + 5
    x36 = 2*experts
    x37 = 6*inner
    x38 = 4*hidden
    x39 = experts + experts_hit*x15 + 2
    x40 = 9*hidden
    x41 = top_k*(x21 + x33) + x12
    x42 = x3 + x37 + x41
    x43 = x40 + x42
    x44 = 4*top_k
    x45 = width_act*(6*hidden + 5*inner + x2 + x36 + x41) + x44 + 20
    x46 = width_param_grad*x28
    x47 = 2*x28
    x48 = layer_kept*x5*(2*inner + dt_rank + x33*(top_k + 1) + x7)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f5 = min(1, grad_accum - 1)
    accumulating = f5
    values = (
        x28, hidden*(x29 + 2) + x27, 0, x32*(hidden*x30 + x31), x35*x5,
        x32*(hidden*(layer_rerun*x30 + x36 + x37 + 6*x7) + x31*(layer_rerun + 2)),
        x5*(22*hidden + top_k*(moe_ffn*(cost_silu + 5) + x38) + inner*(4*conv_kernel + 3*cost_silu + 2*cost_softplus + x16*x34 + 11) + 20*state + 10*dt_rank + layer_rerun*x35 + x18),
        0, 0, width_param*(hidden*x39 + x27) + x5*(width_act*x43 + x6), x45*x5,
        width_param*(hidden*(layer_rerun*x39 + x39) + inner*(layer_rerun*x25 + x12 + x22 + x24) + x26*(layer_rerun + 1)) + accumulating*x46 + x5*(width_act*(layer_rerun*x43 + x38 + x42) + width_act_grad*(top_k*(5*moe_ffn + x13 + 1) + 8*inner + 3*dt_rank + x14 + x36 + x40) + x44*(2*layer_rerun + 3) + 20),
        x46 + x5*(width_act_grad*(7*hidden + x42) + layer_rerun*x45), 0, 0, x28, width_param*x28, f1*x28,
        width_master*x28, x47, width_opt*x47, x28, x46, x48 + s0, width_act*x48 + s1, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_full_attention_dense(
    *, batch, seq, context, full_attention_dense_layers, mamba_dense_layers, mamba_moe_layers, hidden, vocab, heads,
    kv_heads, head_dim, ffn, moe_ffn, experts, top_k, conv_kernel, inner, state, dt_rank, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `full_attention_dense`."""
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
    x11 = 2*context
    x35 = seq*context
    if pairs == "full":
        pairs_size = x35
    elif pairs == "causal":
        pairs_size = _exact(seq*(x11 + 1 - seq), 2)
    else:
        pairs_size = _exact(x35, 2)
    x2 = 4*batch*pairs_size*x0*x1
    x3 = cost_exp + cost_div + 4
    x4 = core_rerun*x3
    x5 = heads*pairs_size
    x6 = batch*x5
    x7 = x6*(x4 + 5)
    x8 = 2*head_dim
    if flops == "model":
        s0 = x2
        s1 = x7
    else:
        if attention == "flash":
            s0 = x6*x8*(2*core_rerun + 5)
            s1 = x6*(cost_exp + x4 + 7)
        else:
            s0 = x2
            s1 = x7
    x9 = head_dim*width_act
    x10 = seq*heads
    x12 = kv_heads*x11
    x13 = batch*(x10 + x12)
    x14 = batch*x10
    x15 = core_rerun + 1
    x16 = x12*x15
    x17 = 2*width_act_grad
    x18 = width_act*core_rerun + width_act_grad
    x19 = head_dim*x12
    x20 = width_act_grad*x19
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x21 = head_dim*layer_kept
    x23 = layer_kept*x9
    x25 = x13*x21
    x26 = x13*x23
    x29 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x22 = batch*(x10*(core_kept + x21) + x12*x21)
        x24 = batch*(x10*(4*core_kept + x23) + x12*x23)
        if activations == "fused":
            s7 = x22
            s10 = x24
        elif activations == "paper":
            s7 = x25
            s10 = x26
        else:
            if recompute in ('none', 'full'):
                s7 = 3*core_kept + x22
                s10 = 24*core_kept + x24
            else:
                s7 = x25
                s10 = x26
        s2 = x13*x9
        s3 = x14*(x9 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x10 + x16) + x10*x17) + 8*x10)
        s5 = batch*(x10*(head_dim*x18 + 4*core_rerun + 4) + x20)
        s8 = 0
        s11 = 0
    else:
        x27 = head_dim + x11
        if activations in ('fused', 'paper'):
            x30 = context*core_kept
            s7 = x25
            s8 = x14*x30
            s10 = x26
            s11 = x10*x29*x30
        else:
            if recompute in ('none', 'full'):
                x31 = batch*heads*core_kept
                s7 = x31*(seq*x27 + head_dim*x11)
                s10 = x31*(seq*(context*(width_act + 4) + x9) + x11*x9)
            else:
                s7 = x25
                s10 = x26
            s8 = 0
            s11 = 0
        x28 = x10*x27
        s2 = x29*(x19 + x28)
        s3 = x28*x29
        s4 = batch*(x10*(width_act*x15*x27 + width_act_grad*(3*context + x8)) + x16*x9)
        s5 = batch*(x18*x28 + x20)
    x32 = hidden*(layer_kept + 1)
    x33 = batch*seq
    x34 = seq*x29
    if activations == "fused":
        s6 = x33*(2*layer_kept + x32)
        s9 = x33*(width_act*x32 + 8*layer_kept)
    elif activations == "paper":
        s6 = x32*x33
        s9 = x32*x34
    else:
        s6 = x33*(hidden + layer_kept*(3*hidden + ffn + 2))
        s9 = x33*(hidden*width_act + layer_kept*(hidden*(width_act + 8) + ffn*width_act + 8))
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x36 = 3*ffn
    x37 = x8*(heads + kv_heads)
    x38 = x36 + x37
    x39 = x38 + 2
    x40 = hidden*x39
    x41 = 10*hidden + ffn*(cost_silu + 1) + 2*cost_div + 2*cost_rsqrt + 2
    x42 = layer_rerun + 2
    x43 = 2*hidden
    x44 = x1 + x36
    x45 = 6*hidden
    x46 = width_act*(head_dim*(heads + 2*kv_heads) + x36 + x45) + 8
    x47 = 2*layer_rerun
    x48 = layer_rerun + 1
    x49 = 5*width_act_grad
    x50 = width_act*x48
    x51 = width_param_grad*x40
    x52 = 2*x40
    x53 = layer_kept*(x43 + x44)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x40, x40, 0, 2*batch*(seq*hidden*x38 + x5*x8), batch*(seq*x41 + x3*x5), x33*x43*(x36*x42 + x37*x42) + s0,
        x33*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*x41) + s1, 0, 0,
        hidden*(width_param*x39 + 8*x34) + x34*x44 + s2, x33*x46 + s3,
        hidden*(width_param*(x36*x48 + x37*x48 + x47 + 2) + width_param_grad*accumulating*x39 + 2*x33*(2*width_act*(x47 + 1) + x49)) + x33*(head_dim*(heads*(x17 + x50) + 4*kv_heads*width_act_grad) + ffn*(x49 + 3*x50) + 8) + s4,
        x33*(width_act_grad*(x44 + x45) + layer_rerun*x46) + x51 + s5, 0, 0, x40, width_param*x40, f1*x40,
        width_master*x40, x52, width_opt*x52, x40, x51, x33*x53 + s6 + s7 + s8, x34*x53 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, full_attention_dense_layers, mamba_dense_layers, mamba_moe_layers, hidden, vocab, heads,
    kv_heads, head_dim, ffn, moe_ffn, experts, top_k, conv_kernel, inner, state, dt_rank, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused",
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
    x11 = 2*vocab + 1
    x12 = hidden*x11
    x13 = 4*hidden
    x14 = cost_div + cost_rsqrt
    x15 = 3*ffn + 2
    x16 = full_attention_dense_layers*(2*head_dim*(heads + kv_heads) + x15)
    x17 = 3*inner
    x18 = mamba_dense_layers*(x15 + x17)
    x19 = mamba_moe_layers*(experts*(3*moe_ffn + 1) + x17 + 2)
    x20 = x11 + x16 + x18 + x19
    x21 = conv_kernel + 3*state + 2*dt_rank + 3
    x22 = mamba_dense_layers + mamba_moe_layers
    x23 = inner*x22
    x24 = x22*(2*state + dt_rank)
    x25 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x26 = width_param + width_param_grad*accumulating
    x27 = 2*width_act_grad
    x28 = width_master + 2*width_opt
    x29 = width_param_grad + x28
    x30 = width_param + x28
    x31 = x11*x3
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x12, x12, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x13 + x14 + 2), x13*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        hidden*(28*vocab + x14*x20 + 14*x16 + 14*x18 + 14*x19 + 14) + x23*(14*conv_kernel + 42*state + 28*dt_rank + x14*x21 + 42) + x24*(x14 + 14),
        hidden*(width_param*(x0 + x6) + x0*x25) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x26 + x0*(width_param_grad + x25 + x27) + x26) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x27) + s3,
        hidden*(width_param*(x20 - f1*x20) + x20*x29) + x23*(width_param*(x21 - f1*x21) + x21*x29) + x24*(width_param*(1 - f1) + x29),
        hidden*x20*x30 + x21*x23*x30 + x24*x30, x12, width_param*x12, f1*x12, width_master*x12, x31, width_opt*x31,
        x12, width_param_grad*x12, x1 + s4 + s5, x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, full_attention_dense_layers, mamba_dense_layers, mamba_moe_layers, hidden, vocab, heads,
    kv_heads, head_dim, ffn, moe_ffn, experts, top_k, conv_kernel, inner, state, dt_rank, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused",
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
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = heads*head_dim
    x20 = 2*context
    x94 = seq*context
    if pairs == "full":
        pairs_size = x94
    elif pairs == "causal":
        pairs_size = _exact(seq*(x20 + 1 - seq), 2)
    else:
        pairs_size = _exact(x94, 2)
    x2 = batch*pairs_size
    x3 = 4*x1*x2
    x4 = x0*x3
    x5 = cost_exp + 4
    x6 = cost_div + x5
    x7 = core_rerun*x6
    x8 = heads*x2
    x9 = x8*(x7 + 5)
    x10 = 2*head_dim
    if flops == "model":
        s108 = x4
        s109 = x9
    else:
        if attention == "flash":
            s108 = x10*x8*(2*core_rerun + 5)
            s109 = x8*(cost_exp + x7 + 7)
        else:
            s108 = x4
            s109 = x9
    x11 = batch*seq
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x12 = layer_kept*x11
    x13 = x1*x12
    x14 = width_act*x13
    x15 = batch*context
    x16 = kv_heads*head_dim*x15
    x17 = layer_kept*x16
    x18 = width_act*x17
    x19 = seq*heads
    x21 = kv_heads*x20
    x23 = batch*width_act
    x25 = width_act*x11
    x26 = x1*x25
    x27 = 4*x11
    x28 = heads*x27
    x29 = core_rerun + 1
    x30 = x21*x29
    x31 = heads*x11
    x32 = width_act_grad*x31
    x33 = 8*x11
    x34 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x35 = core_kept*x31
    x36 = core_kept*x28
    x44 = x1*x11
    if attention == "flash":
        if activations == "fused":
            s119 = x35
            s120 = x36
            s121 = x11
            s122 = heads
            s123 = 0
            s124 = 0
            s125 = 0
        elif activations == "paper":
            s119 = 0
            s120 = 0
            s121 = 0
            s122 = 0
            s123 = 0
            s124 = 0
            s125 = 0
        else:
            if recompute in ('none', 'full'):
                s119 = x35
                s120 = x36
                s121 = x11
                s122 = heads
                s123 = 3*core_kept
                s124 = 24*core_kept
                s125 = 3
            else:
                s119 = 0
                s120 = 0
                s121 = 0
                s122 = 0
                s123 = 0
                s124 = 0
                s125 = 0
        x22 = x19 + x21
        x24 = head_dim*x23
        s99 = x13
        s100 = x14
        s101 = x11
        s102 = heads
        s103 = head_dim
        s104 = x17
        s105 = x18
        s106 = x15
        s107 = kv_heads
        s110 = x22*x24
        s111 = x26
        s112 = x28
        s113 = x24*(x0*x19 + x30)
        s114 = x10*x32
        s115 = x28*x29
        s116 = heads*x33
        s117 = head_dim*x22*x34
        s118 = core_rerun*x26
        s126 = 0
        s127 = 0
        s128 = 0
        s129 = 0
        s130 = 0
        s131 = 0
        s132 = 0
        s133 = 0
        s134 = 0
        s135 = 0
        s136 = 0
        s137 = 0
        s138 = 0
        s139 = 0
        s140 = 0
        s141 = 0
        s142 = 0
        s143 = 0
        s144 = 0
        s145 = 0
        s146 = 0
        s147 = 0
        s148 = 0
        s149 = 0
    else:
        x42 = context*x35
        x43 = width_act*x42
        if activations in ('fused', 'paper'):
            s99 = x13
            s100 = x14
            s101 = x11
            s102 = heads
            s103 = head_dim
            s104 = x17
            s105 = x18
            s106 = x15
            s107 = kv_heads
            s126 = x42
            s127 = x43
            s128 = batch
            s129 = heads
            s130 = seq
            s131 = context
            s138 = 0
            s139 = 0
            s140 = 0
            s141 = 0
            s142 = 0
            s143 = 0
            s144 = 0
            s145 = 0
            s146 = 0
            s147 = 0
            s148 = 0
            s149 = 0
        else:
            if recompute in ('none', 'full'):
                x45 = core_kept*x1*x15
                s99 = 0
                s100 = 0
                s101 = 0
                s102 = 0
                s103 = 0
                s104 = 0
                s105 = 0
                s106 = 0
                s107 = 0
                s138 = core_kept*x44
                s139 = core_kept*x26
                s140 = batch
                s141 = heads
                s142 = seq
                s143 = head_dim
                s144 = x45
                s145 = width_act*x45
                s146 = context
                s147 = x42
                s148 = context*x36
                s149 = x43
            else:
                s99 = x13
                s100 = x14
                s101 = x11
                s102 = heads
                s103 = head_dim
                s104 = x17
                s105 = x18
                s106 = x15
                s107 = kv_heads
                s138 = 0
                s139 = 0
                s140 = 0
                s141 = 0
                s142 = 0
                s143 = 0
                s144 = 0
                s145 = 0
                s146 = 0
                s147 = 0
                s148 = 0
                s149 = 0
            s126 = 0
            s127 = 0
            s128 = 0
            s129 = 0
            s130 = 0
            s131 = 0
        x37 = head_dim + x20
        x38 = x19*x37
        x39 = head_dim*x21 + x38
        x40 = width_act*x31*x37
        x41 = context*x31
        s110 = x23*x39
        s111 = x40
        s112 = 0
        s113 = x23*(head_dim*x30 + x29*x38)
        s114 = x32*(3*context + x10)
        s115 = 0
        s116 = 0
        s117 = x34*x39
        s118 = core_rerun*x40
        s119 = 0
        s120 = 0
        s121 = 0
        s122 = 0
        s123 = 0
        s124 = 0
        s125 = 0
        s132 = x41
        s133 = width_act_grad*x41
        s134 = batch
        s135 = heads
        s136 = seq
        s137 = context
    x46 = hidden*x11
    x47 = width_act*x46
    x48 = 4*x12
    x49 = inner*layer_kept
    x50 = x11*x49
    x51 = width_act*x50
    x52 = dt_rank*x12
    x53 = width_act*x52
    x54 = state*x12
    x55 = width_act*x54
    x56 = 2*state
    x57 = x12*x56
    x58 = width_act*x57
    x59 = layer_kept*x46
    x60 = layer_kept*x47
    x61 = experts*layer_kept
    x62 = x11*x61
    x63 = width_act*x62
    x64 = top_k*x12
    x65 = top_k*x11
    x66 = moe_ffn*top_k
    x67 = x12*x66
    x68 = width_act*x67
    x70 = 4*hidden
    x71 = 2*inner
    x76 = 4*dt_rank
    x77 = 4*state
    x78 = inner*x11
    x79 = inner*state
    x81 = state*x11
    x86 = ffn*x12
    x87 = width_act*x86
    x88 = 3*top_k
    x89 = 2*top_k
    x90 = moe_ffn*x89
    if activations == "fused":
        s0 = x46
        s1 = x47
        s2 = x12
        s3 = x48
        s4 = x11
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = x50
        s11 = x51
        s12 = x11
        s13 = inner
        s14 = 0
        s15 = 0
        s16 = 0
        s17 = 0
        s18 = 0
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = x52
        s23 = x53
        s24 = dt_rank
        s25 = x54
        s26 = x55
        s27 = state
        s28 = x57
        s29 = x58
        s30 = x56
        s31 = 0
        s32 = 0
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
        s63 = x59
        s64 = x60
        s65 = hidden
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = x62
        s70 = x63
        s71 = experts
        s72 = x64
        s73 = top_k*x48
        s74 = x11
        s75 = top_k
        s76 = 0
        s77 = 0
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = x65
        s83 = x67
        s84 = x68
        s85 = x65
        s86 = moe_ffn
        s87 = 0
        s88 = 0
        s89 = 0
        s90 = 0
        s91 = 0
        s92 = 0
        s93 = 0
        s94 = 0
        s95 = 0
        s96 = 0
        s97 = 0
        s98 = 0
        s150 = x46
        s151 = x47
        s152 = x27
        s153 = 0
        s154 = 0
        s155 = 0
    elif activations == "paper":
        s0 = x46
        s1 = x47
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = x50
        s11 = x51
        s12 = x11
        s13 = inner
        s14 = 0
        s15 = 0
        s16 = 0
        s17 = 0
        s18 = 0
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = x52
        s23 = x53
        s24 = dt_rank
        s25 = x54
        s26 = x55
        s27 = state
        s28 = x57
        s29 = x58
        s30 = x56
        s31 = 0
        s32 = 0
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
        s63 = x59
        s64 = x60
        s65 = hidden
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = x62
        s70 = x63
        s71 = experts
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = 0
        s77 = 0
        s78 = 0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = 0
        s83 = x67
        s84 = x68
        s85 = x65
        s86 = moe_ffn
        s87 = 0
        s88 = 0
        s89 = 0
        s90 = 0
        s91 = 0
        s92 = 0
        s93 = 0
        s94 = 0
        s95 = 0
        s96 = 0
        s97 = 0
        s98 = 0
        s150 = x46
        s151 = x47
        s152 = 0
        s153 = 0
        s154 = 0
        s155 = 0
    else:
        x69 = 1 - layer_kept
        x72 = x12*x71
        x73 = seq - 1
        x74 = conv_kernel + x73
        x75 = x49*x74
        x80 = layer_kept*x79
        x82 = seq + 1
        x83 = batch*x80
        x84 = batch*x79
        x85 = x73*x83
        x91 = x12*x90
        f2 = min(1, batch - 1)
        s0 = x46*x69
        s1 = x47*x69
        s2 = x12
        s3 = x48
        s4 = x11
        s5 = x59
        s6 = x12*x70
        s7 = x11
        s8 = hidden
        s9 = x60
        s10 = 0
        s11 = 0
        s12 = 0
        s13 = 0
        s14 = x72
        s15 = width_act*x72
        s16 = x71
        s17 = batch*x75
        s18 = x23*x75
        s19 = batch
        s20 = inner
        s21 = x74
        s22 = 0
        s23 = 0
        s24 = 0
        s25 = 0
        s26 = 0
        s27 = 0
        s28 = 0
        s29 = 0
        s30 = 0
        s31 = x52
        s32 = x12*x76
        s33 = dt_rank
        s34 = x53
        s35 = x54
        s36 = x12*x77
        s37 = state
        s38 = x55
        s39 = x50
        s40 = x51
        s41 = 1
        s42 = x78
        s43 = f2*x50
        s44 = f2*x51
        s45 = f2
        s46 = x49*x56
        s47 = 8*x80
        s48 = 2
        s49 = x79
        s50 = x50*x56
        s51 = 8*x12*x79
        s52 = x11*x79
        s53 = x81
        s54 = x33*x49
        s55 = x82*x83
        s56 = x23*x80*x82
        s57 = x82*x84
        s58 = x85
        s59 = 4*x85
        s60 = x73*x84
        s61 = x49
        s62 = 4*x49
        s63 = 0
        s64 = 0
        s65 = 0
        s66 = x86
        s67 = x87
        s68 = ffn
        s69 = 0
        s70 = 0
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = x62
        s77 = x27*x61
        s78 = experts
        s79 = x64
        s80 = 8*x64
        s81 = top_k
        s82 = 0
        s83 = 0
        s84 = 0
        s85 = 0
        s86 = 0
        s87 = width_act*x64
        s88 = x65
        s89 = x12*x88
        s90 = 24*x64
        s91 = 3
        s92 = x61
        s93 = 4*x61
        s94 = x91
        s95 = width_act*x91
        s96 = moe_ffn
        s97 = x67
        s98 = x68
        s150 = 0
        s151 = 0
        s152 = x27
        s153 = x46
        s154 = x11*x70
        s155 = x47
    x92 = vocab*x11
    x93 = width_act_grad*x92
    if loss == "eager":
        s156 = vocab*x33
        s157 = vocab*x27
        s158 = 0
        s159 = x33
        s160 = x92
        s161 = x11
        s162 = vocab
    else:
        s156 = 0
        s157 = 0
        s158 = x93
        s159 = 0
        s160 = 0
        s161 = 0
        s162 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f4 = min(x65, experts)
        experts_hit = f4
    else:
        f5 = ((experts - top_k)/experts)**x11
        experts_hit = experts*(1 - f5)
    x95 = cost_div + cost_rsqrt
    x96 = x95 + 1
    x97 = x70 + x96
    x98 = x11*x97
    x99 = 10*hidden
    x100 = x11*(layer_rerun*x97 + x99)
    x101 = hidden*width_param
    x102 = width_act_grad*x46
    x103 = layer_rerun + 1
    x104 = x103*x47
    x105 = x101*x103
    x106 = hidden*width_param_grad
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    x107 = accumulating*x106
    x108 = hidden*layer_rerun
    x109 = x108*x25
    x110 = layer_rerun*x27
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x111 = hidden*f1
    x112 = hidden*width_master
    x113 = 2*hidden
    x114 = width_opt*x113
    x115 = x70*x78
    x116 = layer_rerun + 2
    x117 = x115*x116
    x118 = x101*x71
    x119 = x25*x71
    x120 = width_act_grad*x27
    x121 = inner*x120
    x122 = x105*x71
    x123 = x107*x71
    x124 = x106*x71
    x125 = layer_rerun*x119
    x126 = hidden*x71
    x127 = x111*x71
    x128 = x112*x71
    x129 = inner*x70
    x130 = width_opt*x129
    x131 = cost_silu + 1
    x132 = 2*conv_kernel + x131
    x133 = x132*x78
    x134 = x78*(4*conv_kernel + cost_silu + layer_rerun*x132 + 4)
    x135 = width_act*x78
    x136 = conv_kernel + 1
    x137 = inner*width_param
    x138 = x136*x137
    x139 = width_act_grad*x78
    x140 = x103*x135
    x141 = x137*(conv_kernel*x103 + x103)
    x142 = inner*width_param_grad
    x143 = x136*x142
    x144 = accumulating*x143
    x145 = layer_rerun*x135
    x146 = conv_kernel*inner
    x147 = width_param*x146
    x148 = f1*x146
    x149 = width_master*x146
    x150 = width_param_grad*x146
    x151 = conv_kernel*x71
    x152 = width_opt*x151
    x153 = inner*f1
    x154 = inner*width_master
    x155 = width_opt*x71
    x156 = dt_rank + x56
    x157 = x156*x71
    x158 = x11*x157
    x159 = x116*x158
    x160 = x137*x156
    x161 = x156*x25
    x162 = width_act_grad*x11
    x163 = 2*x156*x162
    x164 = x103*x160
    x165 = x142*x156
    x166 = accumulating*x165
    x167 = layer_rerun*x161
    x168 = inner*x156
    x169 = x153*x156
    x170 = x154*x156
    x171 = x155*x156
    x172 = x76 + x96
    x173 = x11*x172
    x174 = x11*(10*dt_rank + layer_rerun*x172)
    x175 = dt_rank*x11
    x176 = width_act*x175
    x177 = dt_rank*width_param
    x178 = width_act_grad*x175
    x179 = dt_rank*x103
    x180 = x179*x25
    x181 = x103*x177
    x182 = dt_rank*width_param_grad
    x183 = accumulating*x182
    x184 = layer_rerun*x176
    x185 = dt_rank*f1
    x186 = dt_rank*width_master
    x187 = 2*dt_rank
    x188 = width_opt*x187
    x189 = x77 + x96
    x190 = x11*x189
    x191 = x11*(10*state + layer_rerun*x189)
    x192 = width_act*x81
    x193 = state*width_param
    x194 = width_act_grad*x81
    x195 = state*x103
    x196 = x195*x25
    x197 = x103*x193
    x198 = state*width_param_grad
    x199 = accumulating*x198
    x200 = layer_rerun*x192
    x201 = state*f1
    x202 = state*width_master
    x203 = width_opt*x56
    x204 = x175*x71
    x205 = x116*x204
    x206 = x103*x78
    x207 = dt_rank + 1
    x208 = x137*x207
    x209 = x162*x71
    x210 = x137*(layer_rerun + x179)
    x211 = x142*x207
    x212 = accumulating*x211
    x213 = inner*dt_rank
    x214 = dt_rank*x137
    x215 = dt_rank*x153
    x216 = dt_rank*x154
    x217 = dt_rank*x142
    x218 = dt_rank*x71
    x219 = dt_rank*x155
    x220 = x56*x78
    x221 = cost_exp + 5
    x222 = state*x221 + cost_silu + cost_softplus + 3
    x223 = x222*x78
    x224 = x116*x220
    x225 = x78*(2*cost_silu + 2*cost_softplus + layer_rerun*x222 + x221*x56 + 6)
    x226 = 3*inner
    x227 = x226 + x56
    x228 = x227*x25
    x229 = state + 1
    x230 = x137*x229
    x231 = x103*x228
    x232 = x137*(x103 + x195)
    x233 = x162*x227
    x234 = x142*x229
    x235 = accumulating*x234
    x236 = width_param*x79
    x237 = f1*x79
    x238 = width_master*x79
    x239 = width_param_grad*x79
    x240 = inner*x56
    x241 = inner*x203
    x242 = x11*x56
    x243 = x162*x56
    x244 = x46*x71
    x245 = x116*x244
    x246 = inner*x101
    x247 = x113*x162
    x248 = inner*x105
    x249 = inner*x107
    x250 = inner*x106
    x251 = hidden*inner
    x252 = inner*x111
    x253 = inner*x112
    x254 = width_opt*x126
    x255 = x103*x46
    x256 = x113*x25
    x257 = layer_rerun*x256
    x258 = ffn*x70
    x259 = x11*x258
    x260 = x116*x259
    x261 = 2*ffn
    x262 = x101*x261
    x263 = x25*x261
    x264 = ffn*x120
    x265 = x105*x261
    x266 = x107*x261
    x267 = x106*x261
    x268 = layer_rerun*x263
    x269 = ffn*x113
    x270 = x111*x261
    x271 = x112*x261
    x272 = width_opt*x258
    x273 = ffn*x11
    x274 = x131*x273
    x275 = cost_silu*x103 + layer_rerun + 5
    x276 = x273*x275
    x277 = width_act*x273
    x278 = width_act_grad*x273
    x279 = x103*x263
    x280 = x162*x261
    x281 = layer_rerun*x277
    x282 = x11*x269
    x283 = x116*x282
    x284 = ffn*x101
    x285 = ffn*x105
    x286 = x103*x277
    x287 = ffn*x107
    x288 = ffn*x106
    x289 = hidden*ffn
    x290 = ffn*x111
    x291 = ffn*x112
    x292 = ffn*x114
    x293 = experts*x113
    x294 = x11*x293
    x295 = cost_exp + cost_div
    x296 = x295 + 3
    x297 = experts*x11
    x298 = hidden + experts
    x299 = x25*x298
    x300 = experts*x101
    x301 = 2*experts
    x302 = top_k + x301
    x303 = x25*x302
    x304 = 4*x65
    x305 = experts*x107
    x306 = experts*x106
    x307 = hidden*experts
    x308 = experts*x111
    x309 = experts*x112
    x310 = experts*x114
    x311 = 6*x46*x66
    x312 = 3*moe_ffn
    x313 = x312 + 1
    x314 = x113 + x313
    x315 = hidden + top_k*x314
    x316 = 8*x65
    x317 = x25*(hidden*(x89 + 1) + top_k*x312)
    x318 = experts_hit*x312
    x319 = top_k*x59
    x320 = top_k*x60
    x321 = moe_ffn*x293
    x322 = moe_ffn*x301
    x323 = 2*moe_ffn
    x324 = moe_ffn*experts*x70
    x325 = moe_ffn*x307
    x326 = top_k*x46
    x327 = top_k*x102
    x328 = width_act_grad*x65
    x329 = heads + 2*kv_heads
    x330 = x10*x329
    x331 = x330*x46
    x332 = head_dim*x329
    x333 = x101*x332
    x334 = x25*x332
    x335 = x106*x332
    x336 = hidden*x332
    x337 = hidden*x10
    x338 = x329*x337
    x339 = x1*x162
    x340 = width_act_grad*x16
    x341 = heads*x10*x46
    x342 = x1*x101
    x343 = x1*x106
    x344 = hidden*x1
    x345 = heads*x337
    x346 = hidden*vocab
    x347 = vocab*x101
    x348 = vocab*x111
    x349 = vocab*x112
    x350 = vocab*x106
    x351 = vocab*x113
    x352 = vocab*x114
    x353 = width_act*x92
    x354 = 2*vocab
    x355 = 3*ffn + 2
    x356 = full_attention_dense_layers*(x10*(heads + kv_heads) + x355)
    x357 = mamba_dense_layers*(x226 + x355)
    x358 = mamba_moe_layers*(experts*x313 + x226 + 2)
    x359 = x354 + x356 + x357 + x358 + 1
    x360 = conv_kernel + 3*state + x187 + 3
    x361 = mamba_dense_layers + mamba_moe_layers
    x362 = inner*x361
    x363 = x156*x361
    x364 = hidden*x359 + x360*x362 + x363
    x365 = width_master*x364
    x366 = 2*width_opt*x364
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x98, _1=x100, _2=x47, _3=x101, _4=x47, _5=x27, _6=x102, _7=x104, _8=x27, _9=x105, _10=x102, _11=x107,
        _12=x106, _13=x109, _14=x110, _15=hidden, _16=x101, _17=hidden, _18=x111, _19=x112, _20=hidden, _21=hidden,
        _22=x106, _23=hidden, _24=x113, _25=x114, _26=hidden, _27=2, _28=s0, _29=s1, _30=x11, _31=hidden, _32=s2,
        _33=s3, _34=s4, _35=x46, _36=x102, _37=x11, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9,
        _45=s7, _46=s8, _47=x59, _48=x60, _49=x11, _50=hidden, _51=x115, _52=x117, _53=x47, _54=x118, _55=x119,
        _56=x121, _57=x122, _58=x102, _59=x104, _60=x123, _61=x124, _62=x125, _63=x126, _64=x118, _65=hidden,
        _66=x71, _67=x127, _68=x128, _69=hidden, _70=x71, _71=x126, _72=x124, _73=hidden, _74=x71, _75=x129,
        _76=x130, _77=hidden, _78=x71, _79=2, _80=x46, _81=x102, _82=x11, _83=hidden, _84=s10, _85=s11, _86=s12,
        _87=s13, _88=s14, _89=s15, _90=s7, _91=s16, _92=s10, _93=s11, _94=s12, _95=s13, _96=x133, _97=x134,
        _98=x135, _99=x138, _100=x135, _101=x139, _102=x140, _103=x141, _104=x139, _105=x144, _106=x143, _107=x145,
        _108=x146, _109=x147, _110=inner, _111=conv_kernel, _112=x148, _113=x149, _114=inner, _115=conv_kernel,
        _116=x146, _117=x150, _118=inner, _119=conv_kernel, _120=x151, _121=x152, _122=inner, _123=conv_kernel,
        _124=2, _125=inner, _126=x137, _127=inner, _128=x153, _129=x154, _130=inner, _131=inner, _132=x142,
        _133=inner, _134=x71, _135=x155, _136=inner, _137=2, _138=x78, _139=x139, _140=x11, _141=inner, _142=s17,
        _143=s18, _144=s19, _145=s20, _146=s21, _147=x50, _148=x51, _149=x11, _150=inner, _151=x158, _152=x159,
        _153=x135, _154=x160, _155=x161, _156=x163, _157=x164, _158=x139, _159=x140, _160=x166, _161=x165,
        _162=x167, _163=x168, _164=x160, _165=inner, _166=x156, _167=x169, _168=x170, _169=inner, _170=x156,
        _171=x168, _172=x165, _173=inner, _174=x156, _175=x157, _176=x171, _177=inner, _178=x156, _179=2, _180=x78,
        _181=x139, _182=x11, _183=inner, _184=s22, _185=s23, _186=s12, _187=s24, _188=s25, _189=s26, _190=s12,
        _191=s27, _192=s25, _193=s26, _194=s12, _195=s27, _196=s28, _197=s29, _198=s12, _199=s30, _200=x173,
        _201=x174, _202=x176, _203=x177, _204=x176, _205=x27, _206=x178, _207=x180, _208=x27, _209=x181, _210=x178,
        _211=x183, _212=x182, _213=x184, _214=x110, _215=dt_rank, _216=x177, _217=dt_rank, _218=x185, _219=x186,
        _220=dt_rank, _221=dt_rank, _222=x182, _223=dt_rank, _224=x187, _225=x188, _226=dt_rank, _227=2, _228=s2,
        _229=s3, _230=s4, _231=x175, _232=x178, _233=x11, _234=dt_rank, _235=s31, _236=s32, _237=s7, _238=s33,
        _239=s31, _240=s34, _241=s7, _242=s33, _243=x52, _244=x53, _245=x11, _246=dt_rank, _247=x190, _248=x191,
        _249=x192, _250=x193, _251=x192, _252=x27, _253=x194, _254=x196, _255=x27, _256=x197, _257=x194, _258=x199,
        _259=x198, _260=x200, _261=x110, _262=state, _263=x193, _264=state, _265=x201, _266=x202, _267=state,
        _268=state, _269=x198, _270=state, _271=x56, _272=x203, _273=state, _274=2, _275=s2, _276=s3, _277=s4,
        _278=x81, _279=x194, _280=x11, _281=state, _282=s35, _283=s36, _284=s7, _285=s37, _286=s35, _287=s38,
        _288=s7, _289=s37, _290=x190, _291=x191, _292=x192, _293=x193, _294=x192, _295=x27, _296=x194, _297=x196,
        _298=x27, _299=x197, _300=x194, _301=x199, _302=x198, _303=x200, _304=x110, _305=state, _306=x193,
        _307=state, _308=x201, _309=x202, _310=state, _311=state, _312=x198, _313=state, _314=x56, _315=x203,
        _316=state, _317=2, _318=s2, _319=s3, _320=s4, _321=x81, _322=x194, _323=x11, _324=state, _325=s35,
        _326=s36, _327=s7, _328=s37, _329=s35, _330=s38, _331=s7, _332=s37, _333=s35, _334=s38, _335=s7, _336=s37,
        _337=x204, _338=x78, _339=x205, _340=x206, _341=x176, _342=x208, _343=x135, _344=x209, _345=x210, _346=x178,
        _347=x180, _348=x212, _349=x211, _350=x145, _351=x213, _352=x214, _353=dt_rank, _354=inner, _355=x215,
        _356=x216, _357=dt_rank, _358=inner, _359=x213, _360=x217, _361=dt_rank, _362=inner, _363=x218, _364=x219,
        _365=dt_rank, _366=inner, _367=2, _368=inner, _369=x137, _370=inner, _371=x153, _372=x154, _373=inner,
        _374=inner, _375=x142, _376=inner, _377=x71, _378=x155, _379=inner, _380=2, _381=x175, _382=x178, _383=x11,
        _384=dt_rank, _385=s10, _386=s11, _387=s12, _388=s13, _389=x220, _390=x223, _391=x224, _392=x225, _393=x228,
        _394=x230, _395=x135, _396=x231, _397=x232, _398=x139, _399=x233, _400=x235, _401=x234, _402=x145, _403=x79,
        _404=x236, _405=inner, _406=state, _407=x237, _408=x238, _409=inner, _410=state, _411=x79, _412=x239,
        _413=inner, _414=state, _415=x240, _416=x241, _417=inner, _418=state, _419=2, _420=inner, _421=x137,
        _422=inner, _423=x153, _424=x154, _425=inner, _426=inner, _427=x142, _428=inner, _429=x71, _430=x155,
        _431=inner, _432=2, _433=x78, _434=x139, _435=x11, _436=inner, _437=x78, _438=x139, _439=x11, _440=inner,
        _441=x242, _442=x243, _443=x11, _444=x56, _445=x78, _446=x139, _447=x11, _448=inner, _449=s39, _450=s40,
        _451=s41, _452=s42, _453=s39, _454=s40, _455=s41, _456=s42, _457=s43, _458=s44, _459=s45, _460=s42,
        _461=s39, _462=s40, _463=s41, _464=s42, _465=s46, _466=s47, _467=s48, _468=s49, _469=s50, _470=s51,
        _471=s48, _472=s52, _473=s35, _474=s36, _475=s41, _476=s53, _477=s14, _478=s54, _479=s48, _480=s42,
        _481=s55, _482=s56, _483=s41, _484=s57, _485=s58, _486=s59, _487=s41, _488=s60, _489=s61, _490=s62,
        _491=s41, _492=s20, _493=x50, _494=x51, _495=x11, _496=1, _497=inner, _498=x244, _499=x245, _500=x135,
        _501=x246, _502=x47, _503=x247, _504=x248, _505=x139, _506=x140, _507=x249, _508=x250, _509=x109, _510=x251,
        _511=x246, _512=inner, _513=hidden, _514=x252, _515=x253, _516=inner, _517=hidden, _518=x251, _519=x250,
        _520=inner, _521=hidden, _522=x126, _523=x254, _524=inner, _525=hidden, _526=2, _527=x78, _528=x139,
        _529=x11, _530=1, _531=inner, _532=x46, _533=x255, _534=x256, _535=x47, _536=x247, _537=x102, _538=x257,
        _539=x109, _540=x46, _541=x102, _542=x11, _543=hidden, _544=s63, _545=s64, _546=s12, _547=s65, _548=x98,
        _549=x100, _550=x47, _551=x101, _552=x47, _553=x27, _554=x102, _555=x104, _556=x27, _557=x105, _558=x102,
        _559=x107, _560=x106, _561=x109, _562=x110, _563=hidden, _564=x101, _565=hidden, _566=x111, _567=x112,
        _568=hidden, _569=hidden, _570=x106, _571=hidden, _572=x113, _573=x114, _574=hidden, _575=2, _576=s2,
        _577=s3, _578=s4, _579=x46, _580=x102, _581=x11, _582=hidden, _583=s5, _584=s6, _585=s7, _586=s8, _587=s5,
        _588=s9, _589=s7, _590=s8, _591=x59, _592=x60, _593=x11, _594=hidden, _595=x259, _596=x260, _597=x47,
        _598=x262, _599=x263, _600=x264, _601=x265, _602=x102, _603=x104, _604=x266, _605=x267, _606=x268,
        _607=x269, _608=x262, _609=hidden, _610=x261, _611=x270, _612=x271, _613=hidden, _614=x261, _615=x269,
        _616=x267, _617=hidden, _618=x261, _619=x258, _620=x272, _621=hidden, _622=x261, _623=2, _624=x46,
        _625=x102, _626=x11, _627=hidden, _628=x86, _629=x87, _630=x11, _631=ffn, _632=x86, _633=x87, _634=x11,
        _635=ffn, _636=x274, _637=x276, _638=x263, _639=x277, _640=x278, _641=x279, _642=x280, _643=x281, _644=x273,
        _645=x278, _646=x11, _647=ffn, _648=x273, _649=x278, _650=x11, _651=ffn, _652=s66, _653=s67, _654=s7,
        _655=s68, _656=x86, _657=x87, _658=x11, _659=ffn, _660=x282, _661=x283, _662=x277, _663=x284, _664=x47,
        _665=x247, _666=x285, _667=x278, _668=x286, _669=x287, _670=x288, _671=x109, _672=x289, _673=x284, _674=ffn,
        _675=hidden,
        : None
    ).__defaults__ + (
        lambda
        _676=x290, _677=x291, _678=ffn, _679=hidden, _680=x289, _681=x288, _682=ffn, _683=hidden, _684=x269,
        _685=x292, _686=ffn, _687=hidden, _688=2, _689=x273, _690=x278, _691=x11, _692=ffn, _693=x46, _694=x255,
        _695=x256, _696=x47, _697=x247, _698=x102, _699=x257, _700=x109, _701=x46, _702=x102, _703=x11, _704=hidden,
        _705=x98, _706=x100, _707=x47, _708=x101, _709=x47, _710=x27, _711=x102, _712=x104, _713=x27, _714=x105,
        _715=x102, _716=x107, _717=x106, _718=x109, _719=x110, _720=hidden, _721=x101, _722=hidden, _723=x111,
        _724=x112, _725=hidden, _726=hidden, _727=x106, _728=hidden, _729=x113, _730=x114, _731=hidden, _732=2,
        _733=s0, _734=s1, _735=x11, _736=hidden, _737=s2, _738=s3, _739=s4, _740=x46, _741=x102, _742=x11,
        _743=hidden, _744=s5, _745=s6, _746=s7, _747=s8, _748=s5, _749=s9, _750=s7, _751=s8, _752=x59, _753=x60,
        _754=x11, _755=hidden, _756=x115, _757=x117, _758=x47, _759=x118, _760=x119, _761=x121, _762=x122,
        _763=x102, _764=x104, _765=x123, _766=x124, _767=x125, _768=x126, _769=x118, _770=hidden, _771=x71,
        _772=x127, _773=x128, _774=hidden, _775=x71, _776=x126, _777=x124, _778=hidden, _779=x71, _780=x129,
        _781=x130, _782=hidden, _783=x71, _784=2, _785=x46, _786=x102, _787=x11, _788=hidden, _789=s10, _790=s11,
        _791=s12, _792=s13, _793=s14, _794=s15, _795=s7, _796=s16, _797=s10, _798=s11, _799=s12, _800=s13,
        _801=x133, _802=x134, _803=x135, _804=x138, _805=x135, _806=x139, _807=x140, _808=x141, _809=x139,
        _810=x144, _811=x143, _812=x145, _813=x146, _814=x147, _815=inner, _816=conv_kernel, _817=x148, _818=x149,
        _819=inner, _820=conv_kernel, _821=x146, _822=x150, _823=inner, _824=conv_kernel, _825=x151, _826=x152,
        _827=inner, _828=conv_kernel, _829=2, _830=inner, _831=x137, _832=inner, _833=x153, _834=x154, _835=inner,
        _836=inner, _837=x142, _838=inner, _839=x71, _840=x155, _841=inner, _842=2, _843=x78, _844=x139, _845=x11,
        _846=inner, _847=s17, _848=s18, _849=s19, _850=s20, _851=s21, _852=x50, _853=x51, _854=x11, _855=inner,
        _856=x158, _857=x159, _858=x135, _859=x160, _860=x161, _861=x163, _862=x164, _863=x139, _864=x140,
        _865=x166, _866=x165, _867=x167, _868=x168, _869=x160, _870=inner, _871=x156, _872=x169, _873=x170,
        _874=inner, _875=x156, _876=x168, _877=x165, _878=inner, _879=x156, _880=x157, _881=x171, _882=inner,
        _883=x156, _884=2, _885=x78, _886=x139, _887=x11, _888=inner, _889=s22, _890=s23, _891=s12, _892=s24,
        _893=s25, _894=s26, _895=s12, _896=s27, _897=s25, _898=s26, _899=s12, _900=s27, _901=s28, _902=s29,
        _903=s12, _904=s30, _905=x173, _906=x174, _907=x176, _908=x177, _909=x176, _910=x27, _911=x178, _912=x180,
        _913=x27, _914=x181, _915=x178, _916=x183, _917=x182, _918=x184, _919=x110, _920=dt_rank, _921=x177,
        _922=dt_rank, _923=x185, _924=x186, _925=dt_rank, _926=dt_rank, _927=x182, _928=dt_rank, _929=x187,
        _930=x188, _931=dt_rank, _932=2, _933=s2, _934=s3, _935=s4, _936=x175, _937=x178, _938=x11, _939=dt_rank,
        _940=s31, _941=s32, _942=s7, _943=s33, _944=s31, _945=s34, _946=s7, _947=s33, _948=x52, _949=x53, _950=x11,
        _951=dt_rank, _952=x190, _953=x191, _954=x192, _955=x193, _956=x192, _957=x27, _958=x194, _959=x196,
        _960=x27, _961=x197, _962=x194, _963=x199, _964=x198, _965=x200, _966=x110, _967=state, _968=x193,
        _969=state, _970=x201, _971=x202, _972=state, _973=state, _974=x198, _975=state, _976=x56, _977=x203,
        _978=state, _979=2, _980=s2, _981=s3, _982=s4, _983=x81, _984=x194, _985=x11, _986=state, _987=s35,
        _988=s36, _989=s7, _990=s37, _991=s35, _992=s38, _993=s7, _994=s37, _995=x190, _996=x191, _997=x192,
        _998=x193, _999=x192, _1000=x27, _1001=x194, _1002=x196, _1003=x27, _1004=x197, _1005=x194, _1006=x199,
        _1007=x198, _1008=x200, _1009=x110, _1010=state, _1011=x193, _1012=state, _1013=x201, _1014=x202,
        _1015=state, _1016=state, _1017=x198, _1018=state, _1019=x56, _1020=x203, _1021=state, _1022=2, _1023=s2,
        _1024=s3, _1025=s4, _1026=x81, _1027=x194, _1028=x11, _1029=state, _1030=s35, _1031=s36, _1032=s7,
        _1033=s37, _1034=s35, _1035=s38, _1036=s7, _1037=s37, _1038=s35, _1039=s38, _1040=s7, _1041=s37, _1042=x204,
        _1043=x78, _1044=x205, _1045=x206, _1046=x176, _1047=x208, _1048=x135, _1049=x209, _1050=x210, _1051=x178,
        _1052=x180, _1053=x212, _1054=x211, _1055=x145, _1056=x213, _1057=x214, _1058=dt_rank, _1059=inner,
        _1060=x215, _1061=x216, _1062=dt_rank, _1063=inner, _1064=x213, _1065=x217, _1066=dt_rank, _1067=inner,
        _1068=x218, _1069=x219, _1070=dt_rank, _1071=inner, _1072=2, _1073=inner, _1074=x137, _1075=inner,
        _1076=x153, _1077=x154, _1078=inner, _1079=inner, _1080=x142, _1081=inner, _1082=x71, _1083=x155,
        _1084=inner, _1085=2, _1086=x175, _1087=x178, _1088=x11, _1089=dt_rank, _1090=s10, _1091=s11, _1092=s12,
        _1093=s13, _1094=x220, _1095=x223, _1096=x224, _1097=x225, _1098=x228, _1099=x230, _1100=x135, _1101=x231,
        _1102=x232, _1103=x139, _1104=x233, _1105=x235, _1106=x234, _1107=x145, _1108=x79, _1109=x236, _1110=inner,
        _1111=state, _1112=x237, _1113=x238, _1114=inner, _1115=state, _1116=x79, _1117=x239, _1118=inner,
        _1119=state, _1120=x240, _1121=x241, _1122=inner, _1123=state, _1124=2, _1125=inner, _1126=x137,
        _1127=inner, _1128=x153, _1129=x154, _1130=inner, _1131=inner, _1132=x142, _1133=inner, _1134=x71,
        _1135=x155, _1136=inner, _1137=2, _1138=x78, _1139=x139, _1140=x11, _1141=inner, _1142=x78, _1143=x139,
        _1144=x11, _1145=inner, _1146=x242, _1147=x243, _1148=x11, _1149=x56, _1150=x78, _1151=x139, _1152=x11,
        _1153=inner, _1154=s39, _1155=s40, _1156=s41, _1157=s42, _1158=s39, _1159=s40, _1160=s41, _1161=s42,
        _1162=s43, _1163=s44, _1164=s45, _1165=s42, _1166=s39, _1167=s40, _1168=s41, _1169=s42, _1170=s46,
        _1171=s47, _1172=s48, _1173=s49, _1174=s50, _1175=s51, _1176=s48, _1177=s52, _1178=s35, _1179=s36,
        _1180=s41, _1181=s53, _1182=s14, _1183=s54, _1184=s48, _1185=s42, _1186=s55, _1187=s56, _1188=s41,
        _1189=s57, _1190=s58, _1191=s59, _1192=s41, _1193=s60, _1194=s61, _1195=s62, _1196=s41, _1197=s20,
        _1198=x50, _1199=x51, _1200=x11, _1201=1, _1202=inner, _1203=x244, _1204=x245, _1205=x135, _1206=x246,
        _1207=x47, _1208=x247, _1209=x248, _1210=x139, _1211=x140, _1212=x249, _1213=x250, _1214=x109, _1215=x251,
        _1216=x246, _1217=inner, _1218=hidden, _1219=x252, _1220=x253, _1221=inner, _1222=hidden, _1223=x251,
        _1224=x250, _1225=inner, _1226=hidden, _1227=x126, _1228=x254, _1229=inner, _1230=hidden, _1231=2,
        _1232=x78, _1233=x139, _1234=x11, _1235=1, _1236=inner, _1237=x46, _1238=x255, _1239=x256, _1240=x47,
        _1241=x247, _1242=x102, _1243=x257, _1244=x109, _1245=x46, _1246=x102, _1247=x11, _1248=hidden, _1249=s63,
        _1250=s64, _1251=s12, _1252=s65, _1253=x98, _1254=x100, _1255=x47, _1256=x101, _1257=x47, _1258=x27,
        _1259=x102, _1260=x104, _1261=x27, _1262=x105, _1263=x102, _1264=x107, _1265=x106, _1266=x109, _1267=x110,
        _1268=hidden, _1269=x101, _1270=hidden, _1271=x111, _1272=x112, _1273=hidden, _1274=hidden, _1275=x106,
        _1276=hidden, _1277=x113, _1278=x114, _1279=hidden, _1280=2, _1281=s2, _1282=s3, _1283=s4, _1284=x46,
        _1285=x102, _1286=x11, _1287=hidden, _1288=s5, _1289=s6, _1290=s7, _1291=s8, _1292=s5, _1293=s9, _1294=s7,
        _1295=s8, _1296=x59, _1297=x60, _1298=x11, _1299=hidden, _1300=x294, _1301=x296*x297, _1302=x116*x294,
        _1303=x297*(layer_rerun*x296 + 4), _1304=x299, _1305=x300, _1306=x303, _1307=x304, _1308=x162*x302,
        _1309=experts*x105, _1310=x162*x298, _1311=x103*x299, _1312=x305, _1313=x306, _1314=x304,
        _1315=layer_rerun*x303, _1316=layer_rerun*x304, _1317=x307, _1318=x300, _1319=hidden, _1320=experts,
        _1321=x308, _1322=x309, _1323=hidden, _1324=experts, _1325=x307, _1326=x306, _1327=hidden, _1328=experts,
        _1329=x293, _1330=x310, _1331=hidden, _1332=experts, _1333=2, _1334=s69, _1335=s70, _1336=s12, _1337=s71,
        _1338=s72, _1339=s73, _1340=s74, _1341=s75, _1342=x46, _1343=x102, _1344=x11, _1345=hidden, _1346=x297,
        _1347=width_act_grad*x297, _1348=x11, _1349=experts, _1350=s76, _1351=s77,
        : None
    ).__defaults__ + (
        lambda
        _1352=s7, _1353=s78, _1354=s79, _1355=s80, _1356=s7, _1357=s81, _1358=x65*(moe_ffn*x131 + x113), _1359=x311,
        _1360=x65*(moe_ffn*x275 + x113*x116), _1361=x116*x311, _1362=x25*x315, _1363=x316, _1364=x317,
        _1365=x101*x318, _1366=x162*(hidden*(x88 + 1) + 5*x66), _1367=x25*(top_k*(layer_rerun*x314 + x314) + x108),
        _1368=x103*x316, _1369=x162*x315, _1370=x105*x318, _1371=x305*x312, _1372=x306*x312, _1373=layer_rerun*x317,
        _1374=x319, _1375=x320, _1376=x65, _1377=hidden, _1378=x319, _1379=x320, _1380=x65, _1381=hidden, _1382=s72,
        _1383=s73, _1384=s82, _1385=x321, _1386=x101*x322, _1387=experts, _1388=hidden, _1389=x323, _1390=x111*x322,
        _1391=x112*x322, _1392=experts, _1393=hidden, _1394=x323, _1395=x321, _1396=x106*x322, _1397=experts,
        _1398=hidden, _1399=x323, _1400=x324, _1401=width_opt*x324, _1402=experts, _1403=hidden, _1404=x323,
        _1405=2, _1406=s83, _1407=s84, _1408=s85, _1409=s86, _1410=s83, _1411=s84, _1412=s85, _1413=s86, _1414=x325,
        _1415=moe_ffn*x300, _1416=experts, _1417=moe_ffn, _1418=hidden, _1419=moe_ffn*x308, _1420=moe_ffn*x309,
        _1421=experts, _1422=moe_ffn, _1423=hidden, _1424=x325, _1425=moe_ffn*x306, _1426=experts, _1427=moe_ffn,
        _1428=hidden, _1429=x321, _1430=moe_ffn*x310, _1431=experts, _1432=moe_ffn, _1433=hidden, _1434=2,
        _1435=x67, _1436=x68, _1437=x65, _1438=moe_ffn, _1439=x326, _1440=x327, _1441=x65, _1442=hidden, _1443=x65,
        _1444=x328, _1445=x65, _1446=x46, _1447=x102, _1448=x11, _1449=hidden, _1450=x326, _1451=x327, _1452=x65,
        _1453=hidden, _1454=x11*x90, _1455=x162*x90, _1456=x65, _1457=x323, _1458=moe_ffn*x65, _1459=moe_ffn*x328,
        _1460=x65, _1461=moe_ffn, _1462=s79, _1463=s87, _1464=s88, _1465=s89, _1466=s90, _1467=s88, _1468=s91,
        _1469=s92, _1470=s93, _1471=s78, _1472=s94, _1473=s95, _1474=s88, _1475=s96, _1476=s48, _1477=s97,
        _1478=s98, _1479=s88, _1480=s96, _1481=x46, _1482=x255, _1483=x256, _1484=x47, _1485=x247, _1486=x102,
        _1487=x257, _1488=x109, _1489=x46, _1490=x102, _1491=x11, _1492=hidden, _1493=x98, _1494=x100, _1495=x47,
        _1496=x101, _1497=x47, _1498=x27, _1499=x102, _1500=x104, _1501=x27, _1502=x105, _1503=x102, _1504=x107,
        _1505=x106, _1506=x109, _1507=x110, _1508=hidden, _1509=x101, _1510=hidden, _1511=x111, _1512=x112,
        _1513=hidden, _1514=hidden, _1515=x106, _1516=hidden, _1517=x113, _1518=x114, _1519=hidden, _1520=2,
        _1521=s0, _1522=s1, _1523=x11, _1524=hidden, _1525=s2, _1526=s3, _1527=s4, _1528=x46, _1529=x102, _1530=x11,
        _1531=hidden, _1532=s5, _1533=s6, _1534=s7, _1535=s8, _1536=s5, _1537=s9, _1538=s7, _1539=s8, _1540=x59,
        _1541=x60, _1542=x11, _1543=hidden, _1544=x331, _1545=x116*x331, _1546=x47, _1547=x333, _1548=x334,
        _1549=x162*x330, _1550=x105*x332, _1551=x102, _1552=x104, _1553=x107*x332, _1554=x335,
        _1555=layer_rerun*x334, _1556=x336, _1557=x333, _1558=hidden, _1559=x332, _1560=x111*x332, _1561=x112*x332,
        _1562=hidden, _1563=x332, _1564=x336, _1565=x335, _1566=hidden, _1567=x332, _1568=x338,
        _1569=width_opt*x338, _1570=hidden, _1571=x332, _1572=2, _1573=x46, _1574=x102, _1575=x11, _1576=hidden,
        _1577=s99, _1578=s100, _1579=s101, _1580=s102, _1581=s103, _1582=s104, _1583=s105, _1584=s106, _1585=s107,
        _1586=s103, _1587=s104, _1588=s105, _1589=s106, _1590=s107, _1591=s103, _1592=x3, _1593=x6*x8, _1594=s108,
        _1595=s109, _1596=s110, _1597=s111, _1598=s112, _1599=s113, _1600=s114, _1601=s115, _1602=s116, _1603=s117,
        _1604=s118, _1605=x13, _1606=x14, _1607=x11, _1608=heads, _1609=head_dim, _1610=s119, _1611=s120,
        _1612=s121, _1613=s122, _1614=x44, _1615=x339, _1616=x11, _1617=heads, _1618=head_dim, _1619=x16,
        _1620=x340, _1621=x15, _1622=kv_heads, _1623=head_dim, _1624=x16, _1625=x340, _1626=x15, _1627=kv_heads,
        _1628=head_dim, _1629=s123, _1630=s124, _1631=s125, _1632=s126, _1633=s127, _1634=s128, _1635=s129,
        _1636=s130, _1637=s131, _1638=s132, _1639=s133, _1640=s134, _1641=s135, _1642=s136, _1643=s137, _1644=s132,
        _1645=s133, _1646=s134, _1647=s135, _1648=s136, _1649=s137, _1650=s138, _1651=s139, _1652=s140, _1653=s141,
        _1654=s142, _1655=s143, _1656=s144, _1657=s145, _1658=s140, _1659=s141, _1660=s146, _1661=s143, _1662=s144,
        _1663=s145, _1664=s140, _1665=s141, _1666=s146, _1667=s143, _1668=s147, _1669=s148, _1670=s140, _1671=s141,
        _1672=s142, _1673=s146, _1674=s147, _1675=s149, _1676=s140, _1677=s141, _1678=s142, _1679=s146, _1680=x341,
        _1681=x116*x341, _1682=x26, _1683=x342, _1684=x47, _1685=x247, _1686=x1*x105, _1687=x339, _1688=x103*x26,
        _1689=x1*x107, _1690=x343, _1691=x109, _1692=x344, _1693=x342, _1694=x1, _1695=hidden, _1696=x1*x111,
        _1697=x1*x112, _1698=x1, _1699=hidden, _1700=x344, _1701=x343, _1702=x1, _1703=hidden, _1704=x345,
        _1705=width_opt*x345, _1706=x1, _1707=hidden, _1708=2, _1709=x44, _1710=x339, _1711=x11, _1712=heads,
        _1713=head_dim, _1714=x46, _1715=x255, _1716=x256, _1717=x47, _1718=x247, _1719=x102, _1720=x257,
        _1721=x109, _1722=x46, _1723=x102, _1724=x11, _1725=hidden, _1726=s63, _1727=s64, _1728=s12, _1729=s65,
        _1730=x98, _1731=x100, _1732=x47, _1733=x101, _1734=x47, _1735=x27, _1736=x102, _1737=x104, _1738=x27,
        _1739=x105, _1740=x102, _1741=x107, _1742=x106, _1743=x109, _1744=x110, _1745=hidden, _1746=x101,
        _1747=hidden, _1748=x111, _1749=x112, _1750=hidden, _1751=hidden, _1752=x106, _1753=hidden, _1754=x113,
        _1755=x114, _1756=hidden, _1757=2, _1758=s2, _1759=s3, _1760=s4, _1761=x46, _1762=x102, _1763=x11,
        _1764=hidden, _1765=s5, _1766=s6, _1767=s7, _1768=s8, _1769=s5, _1770=s9, _1771=s7, _1772=s8, _1773=x59,
        _1774=x60, _1775=x11, _1776=hidden, _1777=x259, _1778=x260, _1779=x47, _1780=x262, _1781=x263, _1782=x264,
        _1783=x265, _1784=x102, _1785=x104, _1786=x266, _1787=x267, _1788=x268, _1789=x269, _1790=x262,
        _1791=hidden, _1792=x261, _1793=x270, _1794=x271, _1795=hidden, _1796=x261, _1797=x269, _1798=x267,
        _1799=hidden, _1800=x261, _1801=x258, _1802=x272, _1803=hidden, _1804=x261, _1805=2, _1806=x46, _1807=x102,
        _1808=x11, _1809=hidden, _1810=x86, _1811=x87, _1812=x11, _1813=ffn, _1814=x86, _1815=x87, _1816=x11,
        _1817=ffn, _1818=x274, _1819=x276, _1820=x263, _1821=x277, _1822=x278, _1823=x279, _1824=x280, _1825=x281,
        _1826=x273, _1827=x278, _1828=x11, _1829=ffn, _1830=x273, _1831=x278, _1832=x11, _1833=ffn, _1834=s66,
        _1835=s67, _1836=s7, _1837=s68, _1838=x86, _1839=x87, _1840=x11, _1841=ffn, _1842=x282, _1843=x283,
        _1844=x277, _1845=x284, _1846=x47, _1847=x247, _1848=x285, _1849=x278, _1850=x286, _1851=x287, _1852=x288,
        _1853=x109, _1854=x289, _1855=x284, _1856=ffn, _1857=hidden, _1858=x290, _1859=x291, _1860=ffn,
        _1861=hidden, _1862=x289, _1863=x288, _1864=ffn, _1865=hidden, _1866=x269, _1867=x292, _1868=ffn,
        _1869=hidden, _1870=2, _1871=x273, _1872=x278, _1873=x11, _1874=ffn, _1875=x46, _1876=x255, _1877=x256,
        _1878=x47, _1879=x247, _1880=x102, _1881=x257, _1882=x109, _1883=x46, _1884=x102, _1885=x11, _1886=hidden,
        _1887=x46, _1888=x101*x11, _1889=x33, _1890=x47, _1891=x106*(vocab*(1 - accumulating) + x11), _1892=x102,
        _1893=x33, _1894=x106*x11, _1895=x346, _1896=x347, _1897=vocab, _1898=hidden, _1899=x348, _1900=x349,
        _1901=vocab, _1902=hidden, _1903=x346, _1904=x350, _1905=vocab, _1906=hidden, _1907=x351, _1908=x352,
        _1909=vocab, _1910=hidden, _1911=2, _1912=x11, _1913=x33, _1914=x11, _1915=x98, _1916=x11*x99, _1917=x47,
        _1918=x101, _1919=x47, _1920=x27, _1921=x102, _1922=x47, _1923=x27, _1924=x101, _1925=x102, _1926=x107,
        _1927=x106, _1928=hidden, _1929=x101, _1930=hidden, _1931=x111, _1932=x112, _1933=hidden, _1934=hidden,
        _1935=x106, _1936=hidden, _1937=x113, _1938=x114, _1939=hidden, _1940=2, _1941=s150, _1942=s151, _1943=s12,
        _1944=s65, _1945=s4, _1946=s152, _1947=s4, _1948=x46, _1949=x102, _1950=x11, _1951=hidden, _1952=s153,
        _1953=s154, _1954=s7, _1955=s8, _1956=s153, _1957=s155, _1958=s7, _1959=s8, _1960=x46, _1961=x47, _1962=x11,
        _1963=hidden, _1964=x113*x92, _1965=x70*x92, _1966=x47, _1967=x347, _1968=x353, _1969=x162*x354, _1970=x347,
        _1971=x102, _1972=x47, _1973=vocab*x107, _1974=x350, _1975=x346, _1976=x347, _1977=hidden, _1978=vocab,
        _1979=x348, _1980=x349, _1981=hidden, _1982=vocab, _1983=x346, _1984=x350, _1985=hidden, _1986=vocab,
        _1987=x351, _1988=x352, _1989=hidden, _1990=vocab, _1991=2, _1992=x46, _1993=x102, _1994=x11, _1995=hidden,
        _1996=x11*(vocab*x5 + cost_log + 1), _1997=x92*(x295 + 1), _1998=x353, _1999=s156, _2000=s157, _2001=x33,
        _2002=s158, _2003=s156, _2004=s159, _2005=s157, _2006=x93, _2007=s158, _2008=s160, _2009=s157, _2010=s161,
        _2011=s162, _2012=s161, _2013=s159, _2014=s161, _2015=x92, _2016=x93, _2017=x11, _2018=vocab,
        _2019=hidden*(28*vocab + 14*x356 + 14*x357 + 14*x358 + x359*x95 + 14) + x362*(14*conv_kernel + 42*state + 28*dt_rank + x360*x95 + 42) + x363*(x95 + 14),
        _2020=width_param_grad*x364, _2021=x365,
        _2022=width_param*(hidden*(x359 - f1*x359) + x362*(x360 - f1*x360) + x363*(1 - f1)), _2023=x366,
        _2024=width_param*x364, _2025=x365, _2026=x366,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, full_attention_dense_layers, mamba_dense_layers, mamba_moe_layers, hidden, vocab, heads,
    kv_heads, head_dim, ffn, moe_ffn, experts, top_k, conv_kernel, inner, state, dt_rank, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused",
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
    x6 = batch*full_attention_dense_layers*x1*(x2 + x4)
    x8 = batch*width_act
    x9 = context*x2*x8
    x10 = width_act + 4
    x11 = context*x0
    x12 = batch*heads*(seq*(context*x10 + x0) + 2*x11)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x5 = batch*(x1*x4 + x2*(4*core_kept + x1))
        if activations == "fused":
            s1 = full_attention_dense_layers*x5
        elif activations == "paper":
            s1 = x6
        else:
            if recompute in ('none', 'full'):
                s1 = full_attention_dense_layers*(24*core_kept + x5)
            else:
                s1 = x6
        s2 = 0
    else:
        x7 = full_attention_dense_layers*core_kept
        if activations in ('fused', 'paper'):
            s1 = x6
            s2 = x7*x9
        else:
            if recompute in ('none', 'full'):
                s1 = x12*x7
            else:
                s1 = x6
            s2 = 0
    x13 = hidden + dt_rank
    x15 = 4*state
    x17 = 2*top_k
    x19 = mamba_dense_layers + mamba_moe_layers
    x20 = full_attention_dense_layers + x19 + 1
    x14 = 3*inner
    x16 = x14 + x15
    x18 = hidden + experts
    x21 = width_act*(hidden*x20 + layer_kept*(full_attention_dense_layers*hidden + mamba_dense_layers*(x13 + x16) + mamba_moe_layers*(moe_ffn*x17 + dt_rank + x16 + x18)))
    x22 = 4*layer_kept
    x23 = batch*seq
    x24 = width_act*(conv_kernel + state - 1)
    x25 = hidden + ffn
    x26 = 3*state
    f1 = min(1, batch - 1)
    x27 = state + f1
    x29 = 3*moe_ffn
    x30 = top_k*(x29 + 1)
    x31 = 2*hidden
    x32 = inner*(x26 + 2)
    x34 = 8*top_k
    x35 = hidden + 1
    x36 = 2*state
    x37 = inner*(x36 + 1)
    if activations == "fused":
        s0 = x23*(x21 + x22*(2*full_attention_dense_layers + 5*mamba_dense_layers + mamba_moe_layers*(x17 + 5)) + 4)
    elif activations == "paper":
        s0 = x21*x23
    else:
        x28 = inner*(x27 + 6) + x26
        x33 = dt_rank + x26 + x31 + x32 + 5
        s0 = batch*(seq*(hidden*(width_act*x20 + 4) + 4) + layer_kept*(seq*(8*full_attention_dense_layers*x35 + 4*mamba_dense_layers*x33 + 4*mamba_moe_layers*(experts + x33 + x34) + width_act*(full_attention_dense_layers*x25 + mamba_dense_layers*(dt_rank + x25 + x28) + mamba_moe_layers*(x13 + x28 + x30))) + inner*(x19*x24 - x15*x19))) + x22*(mamba_moe_layers*experts + x19*x37)
    if loss == "eager":
        s3 = 4*x23*(vocab + 2)
    else:
        s3 = 0
    x41 = 4*heads
    x42 = 2*heads
    x43 = 3*ffn
    x44 = 3*hidden
    x45 = x43 + x44
    x47 = x0*x4
    x48 = 2*head_dim
    x49 = context*kv_heads
    x50 = x48*x49
    x51 = 4*hidden
    x52 = 2*ffn
    x53 = heads*head_dim
    x54 = width_act*(x31 + x52 + x53) + x51 + 4
    x55 = kv_heads*x11
    x56 = 2*batch
    x57 = x56*(seq*x54 + x55)
    x60 = 8*hidden
    x61 = 4*ffn + x51
    if attention == "flash":
        x46 = head_dim*x42 + x45
        if activations == "fused":
            layer_full_attention_dense = batch*(seq*(width_act*x46 + x41 + 8) + x47)
        elif activations == "paper":
            layer_full_attention_dense = x8*(seq*x46 + x50)
        else:
            if recompute in ('none', 'full'):
                layer_full_attention_dense = 2*(batch*(seq*(x42 + x54) + x55) + 12)
            else:
                layer_full_attention_dense = x57
    else:
        x58 = heads*(context + x48)
        x59 = x45 + x58
        if activations == "fused":
            layer_full_attention_dense = batch*(seq*(width_act*x59 + 8) + x47)
        elif activations == "paper":
            layer_full_attention_dense = x8*(seq*x59 + x50)
        else:
            if recompute in ('none', 'full'):
                layer_full_attention_dense = batch*(seq*(context*x41 + width_act*(x58 + x61) + x60 + 8) + x11*x42)
            else:
                layer_full_attention_dense = x57
    x39 = width_act_grad*x23
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x23*(width_act_grad + x10)
    else:
        moment_ends_cross_entropy = vocab*x39
    x63 = 2*dt_rank
    x64 = 5*inner + x15 + x63
    x65 = width_act*(x45 + x64)
    x66 = inner*(x24 - x15)
    x67 = x26 + x63
    x68 = inner*(x27 + 8) + x67
    x69 = 12*state + 4*dt_rank + 4*x32 + x60 + 20
    x70 = 4*x37
    if activations == "fused":
        layer_mamba_dense = x23*(x65 + 20)
    elif activations == "paper":
        layer_mamba_dense = x23*x65
    else:
        layer_mamba_dense = batch*(seq*(width_act*(x61 + x68) + x69) + x66) + x70
    x71 = width_act*(hidden*(x17 + 3) + experts + top_k*x29 + x64)
    if activations == "fused":
        layer_mamba_moe = x23*(x34 + x71 + 20)
    elif activations == "paper":
        layer_mamba_moe = x23*x71
    else:
        x72 = 4*experts
        layer_mamba_moe = batch*(seq*(32*top_k + width_act*(top_k*(4*moe_ffn + x31 + 1) + x51 + x68) + x69 + x72) + x66) + x70 + x72
    if attention == "flash":
        x77 = head_dim*width_act_grad
        moment_full_attention_dense_attention_core = x56*(x2*(x77 + 2) + x49*x77)
    else:
        x89 = batch*width_act_grad
        f11 = max(context*x89*(kv_heads*head_dim + 2*x2), x89*(x2*(context + head_dim) + x50))
        moment_full_attention_dense_attention_core = f11
    if attention == "flash":
        x78 = batch*x2
        if activations == "fused":
            core_full_attention_dense_attention_core = 4*x78
        elif activations == "paper":
            core_full_attention_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_full_attention_dense_attention_core = 4*(x78 + 6)
            else:
                core_full_attention_dense_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_full_attention_dense_attention_core = x9
        else:
            if recompute in ('none', 'full'):
                core_full_attention_dense_attention_core = x12
            else:
                core_full_attention_dense_attention_core = 0
    x38 = 1 - layer_kept
    x40 = hidden*x39
    x62 = x39*x44
    x73 = x31*x39
    x74 = x39*x43
    x75 = x25*x39
    x76 = x39*(hidden + x52)
    x79 = x36*x39
    x80 = x39*x63
    x81 = inner + dt_rank
    x82 = x39*x81
    x83 = 2*inner
    x84 = x39*(hidden + x83)
    x85 = x39*(hidden + inner)
    x86 = x39*x83
    x87 = 2*x39*(state + x83)
    x88 = x39*(x36 + x81)
    x90 = top_k + 1
    x91 = width_param + width_master + width_param_grad + 2*width_opt
    x92 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt
    x93 = x43*x91 + x48*x91*(heads + kv_heads) + x92
    x94 = 3*x91*(ffn + inner) + x92
    x95 = experts*(x29*x91 + x91) + x14*x91 + x92
    x96 = 2*vocab*x91 + x91
    x97 = 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x91*(conv_kernel + x67)
    x98 = inner*x19
    x99 = x43 + x53
    x100 = dt_rank + x83
    x101 = moe_ffn*top_k
    x102 = width_act*x23
    x103 = layer_kept*x102
    x104 = dt_rank*(x103 + x91) + x36*x91
    x105 = 2*x103
    moment_ends_lm_head = x39*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x73
    point_norm = moment_ends_final_norm
    moment_ends_token_embedding = x40
    point_embedding = moment_ends_token_embedding
    moment_mamba_moe_b_norm = x79
    moment_mamba_moe_c_norm = x79
    f13 = max(x18*x39, x39*(experts + top_k))
    moment_mamba_moe_router = f13
    moment_mamba_moe_dt_norm = x80
    moment_mamba_moe_ffn_norm = x73
    moment_mamba_moe_ssm_scan = x87
    f12 = max(x30*x39, top_k*x39*(2*moe_ffn + x35), x39*(hidden*x90 + top_k))
    moment_mamba_moe_moe_experts = f12
    moment_mamba_moe_x_projection = x88
    moment_mamba_moe_dt_projection = x82
    moment_mamba_moe_attention_norm = x73
    moment_mamba_moe_linear_projection = x84
    moment_mamba_moe_output_projection = x85
    moment_mamba_moe_short_convolution = x86
    f10 = max(moment_mamba_moe_attention_norm, moment_mamba_moe_b_norm, moment_mamba_moe_c_norm, moment_mamba_moe_dt_norm, moment_mamba_moe_dt_projection, moment_mamba_moe_ffn_norm, moment_mamba_moe_linear_projection, moment_mamba_moe_moe_experts, moment_mamba_moe_output_projection, moment_mamba_moe_router, moment_mamba_moe_short_convolution, moment_mamba_moe_ssm_scan, moment_mamba_moe_x_projection)
    branch_mamba_moe = f10
    moment_mamba_moe_ffn_residual = x62
    moment_mamba_moe_attention_residual = x62
    f6 = max(branch_mamba_moe + x40, moment_mamba_moe_attention_residual, moment_mamba_moe_ffn_residual)
    f7 = min(1, mamba_moe_layers)
    point_mamba_moe = f7*(f6 + layer_mamba_moe*x38)
    point_optimizer = 0
    moment_mamba_dense_b_norm = x79
    moment_mamba_dense_c_norm = x79
    moment_mamba_dense_ffn_up = x76
    moment_mamba_dense_dt_norm = x80
    moment_mamba_dense_ffn_down = x75
    moment_mamba_dense_ffn_norm = x73
    moment_mamba_dense_ssm_scan = x87
    moment_mamba_dense_x_projection = x88
    moment_mamba_dense_dt_projection = x82
    moment_mamba_dense_attention_norm = x73
    moment_mamba_dense_ffn_activation = x74
    moment_mamba_dense_linear_projection = x84
    moment_mamba_dense_output_projection = x85
    moment_mamba_dense_short_convolution = x86
    f9 = max(moment_mamba_dense_attention_norm, moment_mamba_dense_b_norm, moment_mamba_dense_c_norm, moment_mamba_dense_dt_norm, moment_mamba_dense_dt_projection, moment_mamba_dense_ffn_activation, moment_mamba_dense_ffn_down, moment_mamba_dense_ffn_norm, moment_mamba_dense_ffn_up, moment_mamba_dense_linear_projection, moment_mamba_dense_output_projection, moment_mamba_dense_short_convolution, moment_mamba_dense_ssm_scan, moment_mamba_dense_x_projection)
    branch_mamba_dense = f9
    moment_mamba_dense_ffn_residual = x62
    moment_mamba_dense_attention_residual = x62
    f4 = max(branch_mamba_dense + x40, moment_mamba_dense_attention_residual, moment_mamba_dense_ffn_residual)
    f5 = min(1, mamba_dense_layers)
    point_mamba_dense = f5*(f4 + layer_mamba_dense*x38)
    moment_full_attention_dense_ffn_up = x76
    moment_full_attention_dense_ffn_down = x75
    moment_full_attention_dense_ffn_norm = x73
    moment_full_attention_dense_attention_norm = x73
    moment_full_attention_dense_ffn_activation = x74
    moment_full_attention_dense_qkv_projection = x39*(hidden + head_dim*(heads + x3))
    moment_full_attention_dense_output_projection = x39*(hidden + x53)
    f8 = max(core_full_attention_dense_attention_core*(layer_kept - core_kept) + moment_full_attention_dense_attention_core, moment_full_attention_dense_attention_norm, moment_full_attention_dense_ffn_activation, moment_full_attention_dense_ffn_down, moment_full_attention_dense_ffn_norm, moment_full_attention_dense_ffn_up, moment_full_attention_dense_output_projection, moment_full_attention_dense_qkv_projection)
    branch_full_attention_dense = f8
    moment_full_attention_dense_ffn_residual = x62
    moment_full_attention_dense_attention_residual = x62
    f2 = max(branch_full_attention_dense + x40, moment_full_attention_dense_attention_residual, moment_full_attention_dense_ffn_residual)
    f3 = min(1, full_attention_dense_layers)
    point_full_attention_dense = f3*(f2 + layer_full_attention_dense*x38)
    f0 = max(point_embedding, point_full_attention_dense, point_head, point_loss, point_mamba_dense, point_mamba_moe, point_norm, point_optimizer)
    values = (
        hidden*(full_attention_dense_layers*x93 + mamba_dense_layers*x94 + mamba_moe_layers*x95 + x96) + x19*x91*(dt_rank + x36) + x97*x98,
        x23*(width_act*(hidden + layer_kept*(full_attention_dense_layers*(x31 + x99) + mamba_dense_layers*(x100 + x31 + x43) + mamba_moe_layers*(x100 + x101 + x31*x90))) + 8) + s0 + s1 + s2 + s3,
        mamba_dense_layers*(x103*x43 + x104) + mamba_moe_layers*(x101*x103 + x104) + hidden*(full_attention_dense_layers*(x105 + x93) + mamba_dense_layers*(x105 + x94) + mamba_moe_layers*(x105*x90 + x95) + x102 + x96) + f0 + x23*(full_attention_dense_layers*width_act*layer_kept*x99 + 8) + x98*(x105 + x97) + s0 + s1 + s2 + s3,
        point_mamba_dense, point_mamba_moe, point_full_attention_dense, point_embedding, point_norm, point_head,
        point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
