"""Costs of mamba2, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "mamba2"
FORMULAS = "standard"
FORMULAS_SHA256 = "e7ce5ad2df52612f3ce0ca36be27cfb06261395a5e3157df1172a993952b96ab"

# Kind, how many the model has.
KINDS = (
    ("mamba", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("mamba", "attention_norm", "rms_norm", "norm", "layers", ""),
    ("mamba", "linear_projection", "linear_projection", "attention", "layers", ""),
    ("mamba", "short_convolution", "short_convolution", "attention", "layers", ""),
    ("mamba", "ssm_scan", "ssm_scan", "attention", "layers", ""),
    ("mamba", "gated_norm", "gated_norm", "attention", "layers", ""),
    ("mamba", "output_projection", "output_projection", "attention", "layers", ""),
    ("mamba", "attention_residual", "residual", "other", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "layers", "hidden", "vocab", "conv_kernel", "chunk", "inner", "state", "ssm_heads",
    "ssm_head_dim", "ssm_groups", "grad_accum",
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
    ("mamba", "attention_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba", "linear_projection", "linear_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "elements", "param", "param", "", "w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "bytes", "param", "param", "", "w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "param", "param", "in", "w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "param", "param", "out", "w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "elements", "master_param", "master", "", "master_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "bytes", "master_param", "master", "", "master_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "master_param", "master", "in", "master_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "master_param", "master", "out", "master_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "elements", "activation", "act", "", "xbc"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "bytes", "activation", "act", "", "xbc"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "activation", "act", "tokens", "xbc"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "activation", "act", "channels", "xbc"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "elements", "activation", "act", "", "all"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "bytes", "activation", "act", "", "all"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "activation", "act", "tokens", "all"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "activation", "act", "width", "all"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "elements", "activation", "act", "", "step"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "bytes", "activation", "act", "", "step"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "activation", "act", "tokens", "step"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "activation", "act", "heads", "step"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "elements", "activation", "act", "", "z"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "bytes", "activation", "act", "", "z"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "activation", "act", "rows", "z"),
    ("mamba", "linear_projection", "linear_projection", "layers", "", "shape", "activation", "act", "width", "z"),
    ("mamba", "short_convolution", "short_convolution", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "elements", "param", "param", "", "w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "bytes", "param", "param", "", "w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "param", "param", "channels", "w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "param", "param", "taps", "w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "elements", "master_param", "master", "", "master_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "bytes", "master_param", "master", "", "master_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "master_param", "master", "channels", "master_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "master_param", "master", "taps", "master_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "param_gradient", "param_grad", "channels", "grad_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "param_gradient", "param_grad", "taps", "grad_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "optimizer_state", "opt", "channels", "moments_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "optimizer_state", "opt", "taps", "moments_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "elements", "param", "param", "", "b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "bytes", "param", "param", "", "b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "param", "param", "channels", "b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "elements", "master_param", "master", "", "master_b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "bytes", "master_param", "master", "", "master_b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "master_param", "master", "channels", "master_b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "param_gradient", "param_grad", "channels", "grad_b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "optimizer_state", "opt", "channels", "moments_b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_conv"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "input_gradient", "act_grad", "channels", "d_x"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "elements", "activation", "act", "", "padded_sum"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "bytes", "activation", "act", "", "padded_sum"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "activation", "act", "batch", "padded_sum"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "activation", "act", "channels", "padded_sum"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "activation", "act", "tokens", "padded_sum"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "elements", "activation", "act", "", "output"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba", "short_convolution", "short_convolution", "layers", "", "shape", "activation", "act", "channels", "output"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "param", "param", "", "a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "param", "param", "", "a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "param", "param", "heads", "a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "master_param", "master", "", "master_a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "master_param", "master", "", "master_a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "master_param", "master", "heads", "master_a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "param_gradient", "param_grad", "heads", "grad_a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "optimizer_state", "opt", "", "moments_a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "optimizer_state", "opt", "heads", "moments_a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_a_log"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "param", "param", "", "d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "param", "param", "", "d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "param", "param", "heads", "d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "master_param", "master", "", "master_d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "master_param", "master", "", "master_d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "master_param", "master", "heads", "master_d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "param_gradient", "param_grad", "heads", "grad_d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "optimizer_state", "opt", "", "moments_d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "optimizer_state", "opt", "heads", "moments_d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_d"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "param", "param", "", "dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "param", "param", "", "dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "param", "param", "heads", "dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "master_param", "master", "", "master_dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "master_param", "master", "", "master_dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "master_param", "master", "heads", "master_dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "param_gradient", "param_grad", "heads", "grad_dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "optimizer_state", "opt", "", "moments_dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "optimizer_state", "opt", "heads", "moments_dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_dt_bias"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "input_gradient", "act_grad", "inner", "d_x"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "input_gradient", "act_grad", "", "d_b_and_c"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_b_and_c"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_b_and_c"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "input_gradient", "act_grad", "state", "d_b_and_c"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "input_gradient", "act_grad", "", "d_step"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_step"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_step"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_step"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "rates"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "rates"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "rates"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "rates"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "act", "", "step"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "act", "", "step"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "act", "alike", "step"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "act", "elements", "step"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "step_float"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "step_float"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "step_float"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "step_float"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "x_float"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "x_float"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "x_float"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "x_float"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "x_padded"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "x_padded"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "x_padded"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "x_padded"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "BOOL", "", "mask_in_chunk"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "BOOL", "", "mask_in_chunk"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "BOOL", "alike", "mask_in_chunk"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "BOOL", "elements", "mask_in_chunk"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "BOOL", "", "mask_of_chunks"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "BOOL", "", "mask_of_chunks"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "BOOL", "alike", "mask_of_chunks"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "BOOL", "elements", "mask_of_chunks"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "scores"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "scores"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "scores"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "scores"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "decay_to_ends"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "decay_to_ends"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "decay_to_ends"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "decay_to_ends"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "b_and_c"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "b_and_c"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "b_and_c"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "b_and_c"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "b_and_c_again"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "b_and_c_again"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "b_and_c_again"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "b_and_c_again"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "x_and_read"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "x_and_read"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "x_and_read"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "x_and_read"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "decay_of_chunks"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "decay_of_chunks"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "decay_of_chunks"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "decay_of_chunks"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "states"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "states"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "states"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "states"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "FP32", "", "states_read"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "FP32", "", "states_read"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "alike", "states_read"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "FP32", "elements", "states_read"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "elements", "activation", "act", "", "output"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("mamba", "ssm_scan", "ssm_scan", "layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba", "gated_norm", "gated_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "activation", "FP32", "", "rstd"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "activation", "FP32", "", "rstd"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "FP32", "rows", "rstd"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_z"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_z"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_z"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_z"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "activation", "FP32", "", "gate_float"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "activation", "FP32", "", "gate_float"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "FP32", "alike", "gate_float"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "FP32", "elements", "gate_float"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "activation", "FP32", "", "scan_output"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "activation", "FP32", "", "scan_output"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "FP32", "alike", "scan_output"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "FP32", "elements", "scan_output"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "FP32", "alike", "upcast"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "FP32", "elements", "upcast"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "activation", "FP32", "", "root"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "activation", "FP32", "", "root"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "FP32", "alike", "root"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "FP32", "elements", "root"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "FP32", "alike", "normed_float"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "FP32", "elements", "normed_float"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "act", "heads", "output"),
    ("mamba", "gated_norm", "gated_norm", "layers", "", "shape", "activation", "act", "width", "output"),
    ("mamba", "output_projection", "output_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("mamba", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("mamba", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("mamba", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("mamba", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("mamba", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "in", "w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("mamba", "output_projection", "output_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("mamba", "output_projection", "output_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("mamba", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("mamba", "attention_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("mamba", "attention_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("mamba", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("mamba", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("mamba", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("mamba", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("mamba", "attention_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("mamba", "attention_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("mamba", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("mamba", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
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
    ("mamba", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("mamba", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("mamba", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("mamba", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("mamba", "attention_norm", "normed", "activation", "act", "saved", "attention_norm.normed"),
    ("mamba", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("mamba", "linear_projection", "w", "param", "param", "persistent", ""),
    ("mamba", "linear_projection", "master_w", "master_param", "master", "persistent", ""),
    ("mamba", "linear_projection", "grad_w", "param_gradient", "param_grad", "persistent", ""),
    ("mamba", "linear_projection", "moments_w", "optimizer_state", "opt", "persistent", ""),
    ("mamba", "linear_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba", "linear_projection", "xbc", "activation", "act", "saved", "linear_projection.xbc"),
    ("mamba", "linear_projection", "all", "activation", "act", "saved", "linear_projection.all"),
    ("mamba", "linear_projection", "step", "activation", "act", "saved", "linear_projection.step"),
    ("mamba", "linear_projection", "z", "activation", "act", "saved", "linear_projection.z"),
    ("mamba", "short_convolution", "w_conv", "param", "param", "persistent", ""),
    ("mamba", "short_convolution", "master_w_conv", "master_param", "master", "persistent", ""),
    ("mamba", "short_convolution", "grad_w_conv", "param_gradient", "param_grad", "persistent", ""),
    ("mamba", "short_convolution", "moments_w_conv", "optimizer_state", "opt", "persistent", ""),
    ("mamba", "short_convolution", "b_conv", "param", "param", "persistent", ""),
    ("mamba", "short_convolution", "master_b_conv", "master_param", "master", "persistent", ""),
    ("mamba", "short_convolution", "grad_b_conv", "param_gradient", "param_grad", "persistent", ""),
    ("mamba", "short_convolution", "moments_b_conv", "optimizer_state", "opt", "persistent", ""),
    ("mamba", "short_convolution", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba", "short_convolution", "padded_sum", "activation", "act", "saved", "short_convolution.padded_sum"),
    ("mamba", "short_convolution", "output", "activation", "act", "saved", "short_convolution.output"),
    ("mamba", "ssm_scan", "a_log", "param", "param", "persistent", ""),
    ("mamba", "ssm_scan", "master_a_log", "master_param", "master", "persistent", ""),
    ("mamba", "ssm_scan", "grad_a_log", "param_gradient", "param_grad", "persistent", ""),
    ("mamba", "ssm_scan", "moments_a_log", "optimizer_state", "opt", "persistent", ""),
    ("mamba", "ssm_scan", "d", "param", "param", "persistent", ""),
    ("mamba", "ssm_scan", "master_d", "master_param", "master", "persistent", ""),
    ("mamba", "ssm_scan", "grad_d", "param_gradient", "param_grad", "persistent", ""),
    ("mamba", "ssm_scan", "moments_d", "optimizer_state", "opt", "persistent", ""),
    ("mamba", "ssm_scan", "dt_bias", "param", "param", "persistent", ""),
    ("mamba", "ssm_scan", "master_dt_bias", "master_param", "master", "persistent", ""),
    ("mamba", "ssm_scan", "grad_dt_bias", "param_gradient", "param_grad", "persistent", ""),
    ("mamba", "ssm_scan", "moments_dt_bias", "optimizer_state", "opt", "persistent", ""),
    ("mamba", "ssm_scan", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba", "ssm_scan", "d_b_and_c", "input_gradient", "act_grad", "transient", ""),
    ("mamba", "ssm_scan", "d_step", "input_gradient", "act_grad", "transient", ""),
    ("mamba", "ssm_scan", "rates", "activation", "FP32", "saved", "ssm_scan.rates"),
    ("mamba", "ssm_scan", "step", "activation", "act", "saved", "ssm_scan.step"),
    ("mamba", "ssm_scan", "step_float", "activation", "FP32", "saved", "ssm_scan.step_float"),
    ("mamba", "ssm_scan", "x_float", "activation", "FP32", "saved", "ssm_scan.x_float"),
    ("mamba", "ssm_scan", "x_padded", "activation", "FP32", "saved", "ssm_scan.x_padded"),
    ("mamba", "ssm_scan", "mask_in_chunk", "activation", "BOOL", "saved", "ssm_scan.mask_in_chunk"),
    ("mamba", "ssm_scan", "mask_of_chunks", "activation", "BOOL", "saved", "ssm_scan.mask_of_chunks"),
    ("mamba", "ssm_scan", "scores", "activation", "FP32", "saved", "ssm_scan.scores"),
    ("mamba", "ssm_scan", "decay_to_ends", "activation", "FP32", "saved", "ssm_scan.decay_to_ends"),
    ("mamba", "ssm_scan", "b_and_c", "activation", "FP32", "saved", "ssm_scan.b_and_c"),
    ("mamba", "ssm_scan", "b_and_c_again", "activation", "FP32", "saved", "ssm_scan.b_and_c_again"),
    ("mamba", "ssm_scan", "x_and_read", "activation", "FP32", "saved", "ssm_scan.x_and_read"),
    ("mamba", "ssm_scan", "decay_of_chunks", "activation", "FP32", "saved", "ssm_scan.decay_of_chunks"),
    ("mamba", "ssm_scan", "states", "activation", "FP32", "saved", "ssm_scan.states"),
    ("mamba", "ssm_scan", "states_read", "activation", "FP32", "saved", "ssm_scan.states_read"),
    ("mamba", "ssm_scan", "output", "activation", "act", "saved", "ssm_scan.output"),
    ("mamba", "gated_norm", "weight", "param", "param", "persistent", ""),
    ("mamba", "gated_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("mamba", "gated_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("mamba", "gated_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("mamba", "gated_norm", "rstd", "activation", "FP32", "saved", "gated_norm.rstd"),
    ("mamba", "gated_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("mamba", "gated_norm", "d_z", "input_gradient", "act_grad", "transient", ""),
    ("mamba", "gated_norm", "gate_float", "activation", "FP32", "saved", "gated_norm.gate_float"),
    ("mamba", "gated_norm", "scan_output", "activation", "FP32", "saved", "gated_norm.scan_output"),
    ("mamba", "gated_norm", "upcast", "activation", "FP32", "saved", "gated_norm.upcast"),
    ("mamba", "gated_norm", "root", "activation", "FP32", "saved", "gated_norm.root"),
    ("mamba", "gated_norm", "normed_float", "activation", "FP32", "saved", "gated_norm.normed_float"),
    ("mamba", "gated_norm", "output", "activation", "act", "saved", "gated_norm.output"),
    ("mamba", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("mamba", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("mamba", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("mamba", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("mamba", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("mamba", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
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
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "cross_entropy", "log_softmax", "activation", "FP32", "saved", "cross_entropy.log_softmax"),
    ("ends", "cross_entropy", "targets", "activation", "INT64", "saved", "cross_entropy.targets"),
    ("ends", "cross_entropy", "d_logits", "input_gradient", "act_grad", "transient", ""),
)

# Bytes of a device: persistent, saved, their sum with the largest point, and what is transient at each point.
MEMORY = ("persistent", "saved", "peak", "mamba", "embedding", "norm", "head", "loss", "optimizer")

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


def _whole(value):
    return value.numerator if getattr(value, "denominator", 0) == 1 else value


def _narrow(*values):
    values = tuple(map(_whole, values))
    return all(value.__class__ is int for value in values), *values


def totals(
    *, batch, seq, layers, hidden, vocab, conv_kernel, chunk, inner, state, ssm_heads, ssm_head_dim, ssm_groups,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
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
    x0 = 4*inner
    x1 = 4*state
    x2 = ssm_groups*x1
    x3 = x0 + x2
    x4 = ssm_heads + x3
    x5 = hidden + 1
    x6 = batch*seq
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x7 = hidden + layer_kept*x4
    x8 = hidden*width_act
    x10 = 2*ssm_heads
    x13 = 7*inner
    x14 = state*ssm_head_dim
    x15 = 2*x14
    x19 = state*ssm_groups
    x20 = 2*x19
    x22 = 2*hidden
    x23 = inner + x20
    x24 = 4*hidden
    x26 = ssm_head_dim*x1
    x27 = width_act + 4
    if activations == "fused":
        s8 = x6*(layers*(hidden + layer_kept*(x4 + 2)) + x5)
        s10 = x6*(layers*(width_act*x7 + 8*layer_kept) + x8 + 4)
    elif activations == "paper":
        x9 = x6*(layers*x7 + hidden)
        s8 = x9
        s10 = width_act*x9
    else:
        f2 = -(-seq//chunk)
        x11 = chunk*f2
        x12 = conv_kernel - 1
        x16 = f2 + 2
        f3 = min(1, f2 - 1)
        f4 = min(1, batch*f2 - 1)
        x17 = f2*(chunk*(3*chunk + state*(2*f4 + 3) + ssm_head_dim*(f3 + 3) + 2) + x15 + x16)
        x18 = 2 - f3
        x21 = 2*chunk*chunk + 2*f2*x16 + 2
        x25 = 3*width_act
        s8 = layers*(hidden*x6 + layer_kept*(batch*(seq*(ssm_groups*(x1 + 1) + x13 + x5) + inner*(x11 + x12) + ssm_heads*(5*seq + ssm_head_dim*(seq + state*x18) + x17 + 1) + x12*x20) + x10 + x21)) + x6*(x22 + 1)
        s10 = layers*(layer_kept*(batch*(seq*(inner*(x25 + 16) + 4*ssm_groups*(state*width_act + 1) + x24 + 4) + ssm_heads*(seq*(4*ssm_head_dim + x25 + 8) + 4*x17 + x18*x26 + 4) + x0*x11 - width_act*(x23 - conv_kernel*x23)) + 8*ssm_heads + x21) + x6*x8) + x6*(hidden*x27 + 4)
    x28 = ssm_heads*ssm_head_dim
    x30 = 2*x6
    x32 = cost_softplus + 2
    x33 = layers*x6
    x34 = ssm_heads*x33
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x35 = layer_rerun + 2
    x36 = ssm_head_dim*x35
    if recurrence == "chunked":
        x29 = chunk*(x19 + x28)
        x31 = layers*x30
        x37 = 2*layer_rerun + 4
        s0 = x31*(x10*x14 + x29)
        s1 = x34*(chunk*(cost_exp + 2) + x32)
        s2 = x31*(state*x10*x36 + x29*x35)
        s3 = x34*(chunk*(cost_exp*x35 + x37) + cost_softplus*x35 + x37)
    else:
        x38 = x1*x28*x33
        x39 = x15 + x32
        s0 = x38
        s1 = x34*x39
        s2 = x35*x38
        s3 = x34*(2*cost_softplus + layer_rerun*x39 + x26 + 4)
    x40 = 8*x6
    x41 = vocab + 1
    x43 = vocab*width_act_grad
    if loss == "eager":
        x42 = x41*x6
        s4 = x6*(vocab*x27 + 8)
        s5 = vocab*x40
        s6 = 8*x42
        s7 = vocab*x6*(width_act_grad + 4)
        s9 = x42
        s11 = 4*x6*(vocab + 2)
    else:
        x44 = x43*x6
        s4 = x6*(vocab*width_act + 8)
        s5 = x44
        s6 = x44
        s7 = x44
        s9 = 0
        s11 = 0
    x45 = ssm_heads*(ssm_head_dim + 1)
    x46 = 2*inner
    x47 = x20 + x46
    x48 = x45 + x47
    x49 = x48 + 1
    x50 = conv_kernel*x23
    x51 = 3*ssm_heads + x47
    x52 = x50 + x51
    x53 = hidden*x49 + x52
    x54 = layers*x53 + hidden*x41
    x55 = x22*x6
    x56 = 5*hidden
    x57 = 2*cost_div + 2*cost_rsqrt + x20*(2*conv_kernel + cost_silu + 1) + x46*(conv_kernel + cost_silu + 3) + x56 + 2
    x58 = cost_div + cost_rsqrt
    x59 = 2*(inner + x19)
    x60 = 11*hidden
    x61 = 4*conv_kernel
    x62 = x58 + 14
    x63 = x3 + x45
    x64 = x24 + x63
    x65 = 2*width_act
    x66 = 3*hidden
    x67 = 5*inner + ssm_heads + x2 + x66
    f5 = min(1, grad_accum - 1)
    accumulating = f5
    x68 = width_param_grad*accumulating
    x69 = 2*width_act_grad
    x70 = x47 + 1
    x71 = 2*width_opt
    x72 = width_master + x71
    x73 = width_param_grad + x72
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x74 = width_param*(1 - f1) + x73
    x75 = width_param + x72
    x76 = layers*layer_kept*(hidden + x28) + hidden
    values = (
        x54, x54, 0, x55*(layers*x48 + vocab) + s0,
        x6*(layers*x57 + vocab*(cost_exp + 4) + cost_log + x24 + x58 + 2) + s1,
        x55*(layers*(ssm_heads*(x35 + x36) + x35*x59) + 2*vocab) + s2,
        x6*(layers*(inner*(2*cost_silu + x61 + 19) + layer_rerun*x57 + x20*(cost_silu + x61 + 4) + x60) + vocab*(cost_exp + cost_div + 1) + x60) + s3,
        0,
        layers*(hidden*(ssm_heads*(ssm_head_dim*x62 + x62) + x59*x62 + x62) + x50*x62 + x51*x62) + hidden*(vocab*x62 + x62),
        layers*(width_param*x53 + width_act*x6*x64) + hidden*(width_param*(x41 + x6) + x6*x65) + x40 + s4,
        x6*(8*layers + width_act*(layers*x67 + vocab + x22) + 4) + s5,
        layers*(width_param*(hidden*(layer_rerun*x49 + x49) + layer_rerun*x52 + x52) + x53*x68 + x6*(width_act*(layer_rerun*x64 + x22 + x63) + width_act_grad*(x10 + x13 + 6*x19 + x56) + 8)) + hidden*(vocab*(width_param + width_param_grad) + width_param + x6*(width_param_grad + x65 + x69) + x68) + x30*(x43 + 6) + s6,
        layers*(width_param_grad*x53 + x6*(width_act_grad*(x63 + x66) + layer_rerun*(width_act*x67 + 8))) + hidden*(width_param_grad*(vocab*(2 - accumulating) + x6 + 1) + x6*x69) + s7,
        layers*(hidden*(ssm_heads*(ssm_head_dim*x74 + x74) + width_param*(x70 - f1*x70) + x59*x73 + x73) + width_param*(x51 - f1*x51) + x50*x74 + x51*x73) + hidden*(vocab*x74 + x74),
        layers*(hidden*(ssm_heads*(ssm_head_dim*x75 + x75) + x59*x75 + x75) + x50*x75 + x51*x75) + hidden*(vocab*x75 + x75),
        x54, width_param*x54, f1*x54, width_master*x54, 2*x54, x54*x71, x54, width_param_grad*x54,
        x6*(x76 + 1) + s8 + s9, x6*(width_act*x76 + 8) + s10 + s11, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_mamba(
    *, batch, seq, layers, hidden, vocab, conv_kernel, chunk, inner, state, ssm_heads, ssm_head_dim, ssm_groups,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
):
    """The same sums for one `mamba`."""
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
    x0 = 4*inner
    x1 = 4*state
    x2 = ssm_groups*x1
    x3 = x0 + x2
    x4 = ssm_heads + x3
    x5 = batch*seq
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x6 = hidden + layer_kept*x4
    x7 = width_act*x6
    x8 = 2*ssm_heads
    x11 = 7*inner
    x12 = state*ssm_head_dim
    x13 = 2*x12
    x17 = state*ssm_groups
    x18 = 2*x17
    x21 = inner + x18
    x22 = 4*hidden
    x24 = ssm_head_dim*x1
    if activations == "fused":
        s4 = x5*(hidden + layer_kept*(x4 + 2))
        s5 = x5*(8*layer_kept + x7)
    elif activations == "paper":
        s4 = x5*x6
        s5 = x5*x7
    else:
        f2 = -(-seq//chunk)
        x9 = chunk*f2
        x10 = conv_kernel - 1
        x14 = f2 + 2
        f3 = min(1, f2 - 1)
        f4 = min(1, batch*f2 - 1)
        x15 = f2*(chunk*(3*chunk + state*(2*f4 + 3) + ssm_head_dim*(f3 + 3) + 2) + x13 + x14)
        x16 = 2 - f3
        x19 = 2*chunk*chunk + 2*f2*x14 + 2
        x20 = hidden*x5
        x23 = 3*width_act
        s4 = layer_kept*(batch*(seq*(hidden + ssm_groups*(x1 + 1) + x11 + 1) + inner*(x10 + x9) + ssm_heads*(5*seq + ssm_head_dim*(seq + state*x16) + x15 + 1) + x10*x18) + x19 + x8) + x20
        s5 = width_act*x20 + layer_kept*(batch*(seq*(inner*(x23 + 16) + 4*ssm_groups*(state*width_act + 1) + x22 + 4) + ssm_heads*(seq*(4*ssm_head_dim + x23 + 8) + 4*x15 + x16*x24 + 4) + x0*x9 - width_act*(x21 - conv_kernel*x21)) + 8*ssm_heads + x19)
    x25 = ssm_heads*ssm_head_dim
    x28 = cost_softplus + 2
    x29 = ssm_heads*x5
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x30 = layer_rerun + 2
    x31 = ssm_head_dim*x30
    if recurrence == "chunked":
        x26 = chunk*(x17 + x25)
        x27 = 2*x5
        x32 = 2*layer_rerun + 4
        s0 = x27*(x12*x8 + x26)
        s1 = x29*(chunk*(cost_exp + 2) + x28)
        s2 = x27*(state*x31*x8 + x26*x30)
        s3 = x29*(chunk*(cost_exp*x30 + x32) + cost_softplus*x30 + x32)
    else:
        x33 = x1*x25*x5
        x34 = x13 + x28
        s0 = x33
        s1 = x29*x34
        s2 = x30*x33
        s3 = x29*(2*cost_softplus + layer_rerun*x34 + x24 + 4)
    x35 = ssm_heads*(ssm_head_dim + 1)
    x36 = 2*inner
    x37 = x18 + x36
    x38 = x35 + x37
    x39 = x38 + 1
    x40 = conv_kernel*x21 + 3*ssm_heads + x37
    x41 = hidden*x39 + x40
    x42 = 2*hidden
    x43 = x42*x5
    x44 = 5*hidden
    x45 = 2*cost_div + 2*cost_rsqrt + x18*(2*conv_kernel + cost_silu + 1) + x36*(conv_kernel + cost_silu + 3) + x44 + 2
    x46 = 4*conv_kernel
    x47 = width_param*x41
    x48 = x3 + x35
    x49 = x22 + x48
    x50 = width_act*x5
    x51 = 3*hidden
    x52 = width_act*(5*inner + ssm_heads + x2 + x51) + 8
    x53 = width_param_grad*x41
    x54 = 2*x41
    x55 = layer_kept*(hidden + x25)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f5 = min(1, grad_accum - 1)
    accumulating = f5
    values = (
        x41, x41, 0, x38*x43 + s0, x45*x5 + s1, x43*(ssm_heads*(x30 + x31) + 2*x30*(inner + x17)) + s2,
        x5*(11*hidden + inner*(2*cost_silu + x46 + 19) + layer_rerun*x45 + x18*(cost_silu + x46 + 4)) + s3, 0, 0,
        x47 + x49*x50, x5*x52,
        width_param*(hidden*(layer_rerun*x39 + x39) + layer_rerun*x40 + x40) + accumulating*x53 + x5*(width_act*(layer_rerun*x49 + x42 + x48) + width_act_grad*(x11 + 6*x17 + x44 + x8) + 8),
        x5*(width_act_grad*(x48 + x51) + layer_rerun*x52) + x53, 0, 0, x41, x47, f1*x41, width_master*x41, x54,
        width_opt*x54, x41, x53, x5*x55 + s4, x50*x55 + s5, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, layers, hidden, vocab, conv_kernel, chunk, inner, state, ssm_heads, ssm_head_dim, ssm_groups,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
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
    x11 = hidden*x6
    x12 = 4*hidden
    x13 = cost_div + cost_rsqrt
    x14 = x13 + 14
    x15 = state*ssm_groups
    x16 = 2*(inner + x15)
    x17 = 2*x15
    x18 = 2*inner + x17
    x19 = 3*ssm_heads + x18
    x20 = conv_kernel*(inner + x17)
    x21 = 2*width_act
    x22 = 2*width_act_grad
    x23 = x18 + 1
    x24 = width_master + 2*width_opt
    x25 = width_param_grad + x24
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x26 = width_param*(1 - f1) + x25
    x27 = width_param + x24
    x28 = x3*x6
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    values = (
        x11, x11, 0, x3*x8, x0*(vocab*(cost_exp + 4) + cost_log + x12 + x13 + 2), x12*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        layers*(hidden*(ssm_heads*(ssm_head_dim*x14 + x14) + x14 + x14*x16) + x14*x19 + x14*x20) + hidden*(vocab*x14 + x14),
        hidden*(width_param*(x0 + x6) + x0*x21) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*(width_param + width_param_grad) + width_param + width_param_grad*accumulating + x0*(width_param_grad + x21 + x22)) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x22) + s3,
        layers*(hidden*(ssm_heads*(ssm_head_dim*x26 + x26) + width_param*(x23 - f1*x23) + x16*x25 + x25) + width_param*(x19 - f1*x19) + x19*x25 + x20*x26) + hidden*(vocab*x26 + x26),
        layers*(hidden*(ssm_heads*(ssm_head_dim*x27 + x27) + x16*x27 + x27) + x19*x27 + x20*x27) + hidden*(vocab*x27 + x27),
        x11, width_param*x11, f1*x11, width_master*x11, x28, width_opt*x28, x11, width_param_grad*x11, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, layers, hidden, vocab, conv_kernel, chunk, inner, state, ssm_heads, ssm_head_dim, ssm_groups,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
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
    x0 = batch*seq
    x1 = hidden*x0
    x2 = width_act*x1
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x3 = layer_kept*x0
    x4 = 4*x3
    x5 = state*ssm_groups
    x6 = 2*x5
    x7 = inner + x6
    x8 = x3*x7
    x9 = width_act*x8
    x10 = ssm_heads*x3
    x11 = width_act*x10
    x12 = inner*x3
    x13 = width_act*x12
    x14 = 4*x0
    x16 = layer_kept*x1
    x17 = 4*hidden
    x18 = layer_kept*x2
    x19 = 2*inner
    x20 = x19 + x6
    x21 = ssm_heads + x20
    x26 = 2*ssm_heads
    x31 = ssm_heads*x0
    x32 = ssm_heads*ssm_head_dim
    x33 = x3*x32
    x34 = x0*x32
    x44 = 3*ssm_heads
    x56 = state*x32
    x62 = inner*x0
    x64 = 4*inner
    if activations == "fused":
        s0 = x1
        s1 = x2
        s2 = x3
        s3 = x4
        s4 = x0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = x8
        s11 = x9
        s12 = x0
        s13 = x7
        s14 = 0
        s15 = 0
        s16 = 0
        s17 = x10
        s18 = x11
        s19 = ssm_heads
        s20 = x12
        s21 = x13
        s22 = inner
        s23 = 0
        s24 = 0
        s25 = 0
        s26 = 0
        s27 = 0
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
        s63 = 0
        s64 = 0
        s65 = 0
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = 0
        s72 = 0
        s73 = 0
        s74 = 0
        s75 = 0
        s76 = x3
        s77 = x4
        s78 = x0
        s79 = 0
        s80 = 0
        s81 = 0
        s82 = 0
        s83 = 0
        s84 = 0
        s85 = 0
        s86 = 0
        s87 = 0
        s88 = 0
        s89 = 0
        s90 = x1
        s91 = x2
        s92 = hidden
        s93 = x14
        s94 = 0
        s95 = 0
        s96 = 0
    elif activations == "paper":
        s0 = x1
        s1 = x2
        s2 = 0
        s3 = 0
        s4 = 0
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = x8
        s11 = x9
        s12 = x0
        s13 = x7
        s14 = 0
        s15 = 0
        s16 = 0
        s17 = x10
        s18 = x11
        s19 = ssm_heads
        s20 = x12
        s21 = x13
        s22 = inner
        s23 = 0
        s24 = 0
        s25 = 0
        s26 = 0
        s27 = 0
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
        s63 = 0
        s64 = 0
        s65 = 0
        s66 = 0
        s67 = 0
        s68 = 0
        s69 = 0
        s70 = 0
        s71 = 0
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
        s83 = 0
        s84 = 0
        s85 = 0
        s86 = 0
        s87 = 0
        s88 = 0
        s89 = 0
        s90 = x1
        s91 = x2
        s92 = hidden
        s93 = 0
        s94 = 0
        s95 = 0
        s96 = 0
    else:
        x15 = 1 - layer_kept
        x22 = x21*x3
        x23 = seq + conv_kernel - 1
        x24 = batch*layer_kept
        x25 = x23*x24*x7
        x27 = layer_kept*x26
        x28 = ssm_heads*layer_kept
        x29 = 8*x28
        x30 = x26*x3
        f2 = -(-seq//chunk)
        x35 = batch*f2
        x36 = chunk*x35
        x37 = x32*x36
        x38 = layer_kept*x37
        x39 = 4*x38
        x40 = chunk*chunk
        x41 = 2*layer_kept
        x42 = f2*(f2 + 2) + 1
        x43 = x35*x40
        x45 = layer_kept*x44
        x46 = 12*x28
        x47 = ssm_heads*x35
        x48 = x29*x36
        x49 = chunk*x47
        x50 = state*x36
        f3 = min(1, x35 - 1)
        x51 = 2*f3
        f4 = min(1, f2 - 1)
        x52 = f4 + 2
        x53 = batch*x42
        x54 = x28*x53
        x55 = f2 + 1
        x57 = x24*x56
        x58 = x55*x57
        x59 = batch*x56
        x60 = x55 - f4
        x61 = x57*x60
        x63 = inner*x36
        s0 = x1*x15
        s1 = x15*x2
        s2 = x3
        s3 = x4
        s4 = x0
        s5 = x16
        s6 = x17*x3
        s7 = x0
        s8 = hidden
        s9 = x18
        s10 = 0
        s11 = 0
        s12 = 0
        s13 = 0
        s14 = x22
        s15 = width_act*x22
        s16 = x21
        s17 = 0
        s18 = 0
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = 0
        s23 = x25
        s24 = width_act*x25
        s25 = batch
        s26 = x7
        s27 = x23
        s32 = x27
        s33 = x29
        s34 = 2
        s35 = ssm_heads
        s36 = x30
        s37 = width_act*x30
        s38 = x31
        s39 = 8*x10
        s40 = x33
        s41 = x32*x4
        s42 = 1
        s43 = x34
        s44 = x38
        s45 = x39
        s46 = x37
        s47 = x40*x41
        s48 = x40
        s49 = x41*x42
        s50 = x42
        s51 = x43*x45
        s52 = x43*x46
        s53 = 3
        s54 = x40*x47
        s55 = x27*x36
        s56 = x48
        s57 = x49
        s58 = x45*x50
        s59 = x46*x50
        s60 = state*x49
        s61 = x28*x50*x51
        s62 = state*f3*x48
        s63 = x51
        s64 = x38*x52
        s65 = x39*x52
        s66 = x52
        s67 = x54
        s68 = 4*x54
        s69 = ssm_heads*x53
        s70 = x58
        s71 = 4*x58
        s72 = x55*x59
        s73 = x61
        s74 = 4*x61
        s75 = x59*x60
        s76 = 0
        s77 = 0
        s78 = 0
        s79 = x19*x3
        s80 = 8*x12
        s81 = x62
        s82 = layer_kept*x63
        s83 = layer_kept*x36*x64
        s84 = x63
        s85 = x12
        s86 = x3*x64
        s87 = ssm_groups*x3
        s88 = ssm_groups*x4
        s89 = ssm_groups*x0
        s90 = 0
        s91 = 0
        s92 = 0
        s93 = x14
        s94 = x1
        s95 = x0*x17
        s96 = x2
    x67 = 2*x0
    x68 = cost_softplus + 2
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x69 = layer_rerun + 2
    x70 = 2*layer_rerun
    if recurrence == "chunked":
        x65 = chunk*(x32 + x5)
        x66 = 2*x56
        x71 = x70 + 4
        s28 = x67*(x65 + x66)
        s29 = x31*(chunk*(cost_exp + 2) + x68)
        s30 = x67*(x65*x69 + x66*x69)
        s31 = x31*(chunk*(cost_exp*x69 + x71) + cost_softplus*x69 + x71)
    else:
        x72 = x14*x56
        x73 = state*ssm_head_dim
        x74 = x68 + 2*x73
        s28 = x72
        s29 = x31*x74
        s30 = x69*x72
        s31 = x31*(2*cost_softplus + layer_rerun*x74 + 4*x73 + 4)
    x75 = 8*x0
    x76 = vocab*x0
    x77 = width_act_grad*x76
    if loss == "eager":
        s97 = vocab*x75
        s98 = vocab*x14
        s99 = 0
        s100 = x75
        s101 = x76
        s102 = x0
        s103 = vocab
    else:
        s97 = 0
        s98 = 0
        s99 = x77
        s100 = 0
        s101 = 0
        s102 = 0
        s103 = 0
    x78 = cost_div + 1
    x79 = cost_rsqrt + x78
    x80 = x17 + x79
    x81 = x0*x80
    x82 = 10*hidden
    x83 = hidden*width_param
    x84 = width_act_grad*x1
    x85 = layer_rerun + 1
    x86 = x2*x85
    x87 = x83*x85
    x88 = hidden*width_param_grad
    f5 = min(1, grad_accum - 1)
    accumulating = f5
    x89 = accumulating*x88
    x90 = layer_rerun*x2
    x91 = layer_rerun*x14
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x92 = hidden*f1
    x93 = hidden*width_master
    x94 = 2*hidden
    x95 = width_opt*x94
    x96 = x21*x94
    x97 = layer_rerun*x21
    x98 = x21*x83
    x99 = width_act*x0
    x100 = x21*x88
    x101 = hidden*x21
    x102 = 2*conv_kernel
    x103 = cost_silu + x102 + 1
    x104 = x0*x7
    x105 = width_act*x104
    x106 = conv_kernel*x7
    x107 = x106 + x7
    x108 = width_act_grad*x104
    x109 = x7*x85
    x110 = width_param_grad*x107
    x111 = x102*x7
    x112 = 2*x7
    x113 = ssm_heads + x7
    x114 = ssm_heads*width_param
    x115 = 3*x114
    x116 = width_act*x62
    x117 = width_act_grad*x62
    x118 = width_act_grad*x0
    x119 = ssm_heads*width_param_grad
    x120 = 3*x119
    x121 = layer_rerun*x116
    x122 = ssm_heads*f1
    x123 = ssm_heads*width_master
    x124 = width_opt*x26
    x125 = inner*(cost_silu + 5) + x79
    x126 = x19*x99
    x127 = inner*width_param
    x128 = inner*width_param_grad
    x129 = x34*x94
    x130 = width_act*x34
    x131 = x32*x83
    x132 = x118*x94
    x133 = width_act_grad*x34
    x134 = x32*x88
    x135 = hidden*x32
    x136 = hidden*vocab
    x137 = vocab*x83
    x138 = vocab*x88
    x139 = width_act*x76
    x140 = cost_div + cost_rsqrt + 14
    x141 = x20 + x44
    x142 = ssm_heads*(ssm_head_dim + 1) + x20 + 1
    x143 = x106 + x141
    x144 = layers*(hidden*x142 + x143) + hidden*(vocab + 1)
    x145 = width_master*x144
    x146 = 1 - f1
    x147 = 2*width_opt*x144
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x81, _1=x0*(layer_rerun*x80 + x82), _2=x2, _3=x83, _4=x2, _5=x14, _6=x84, _7=x86, _8=x14, _9=x87,
        _10=x84, _11=x89, _12=x88, _13=x90, _14=x91, _15=hidden, _16=x83, _17=hidden, _18=x92, _19=x93, _20=hidden,
        _21=hidden, _22=x88, _23=hidden, _24=x94, _25=x95, _26=hidden, _27=2, _28=s0, _29=s1, _30=x0, _31=hidden,
        _32=s2, _33=s3, _34=s4, _35=x1, _36=x84, _37=x0, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s5, _44=s9,
        _45=s7, _46=s8, _47=x16, _48=x18, _49=x0, _50=hidden, _51=x0*x96, _52=x0*x94*(x26 + 4*x5 + x64 + x97),
        _53=x2, _54=x98, _55=x21*x99, _56=width_act_grad*x21*x67, _57=x83*(x21 + x97), _58=x84, _59=x86,
        _60=x21*x89, _61=x100, _62=x97*x99, _63=x101, _64=x98, _65=hidden, _66=x21, _67=x21*x92, _68=x21*x93,
        _69=hidden, _70=x21, _71=x101, _72=x100, _73=hidden, _74=x21, _75=x96, _76=x21*x95, _77=hidden, _78=x21,
        _79=2, _80=x1, _81=x84, _82=x0, _83=hidden, _84=s10, _85=s11, _86=s12, _87=s13, _88=s14, _89=s15, _90=s7,
        _91=s16, _92=s17, _93=s18, _94=s12, _95=s19, _96=s20, _97=s21, _98=s12, _99=s22, _100=x103*x104,
        _101=x104*(4*conv_kernel + cost_silu + layer_rerun*x103 + 4), _102=x105, _103=width_param*x107, _104=x105,
        _105=x108, _106=x109*x99, _107=width_param*(x106*x85 + x109), _108=x108, _109=accumulating*x110, _110=x110,
        _111=layer_rerun*x105, _112=x106, _113=width_param*x106, _114=x7, _115=conv_kernel, _116=f1*x106,
        _117=width_master*x106, _118=x7, _119=conv_kernel, _120=x106, _121=width_param_grad*x106, _122=x7,
        _123=conv_kernel, _124=x111, _125=width_opt*x111, _126=x7, _127=conv_kernel, _128=2, _129=x7,
        _130=width_param*x7, _131=x7, _132=f1*x7, _133=width_master*x7, _134=x7, _135=x7, _136=width_param_grad*x7,
        _137=x7, _138=x112, _139=width_opt*x112, _140=x7, _141=2, _142=x104, _143=x108, _144=x0, _145=x7, _146=s23,
        _147=s24, _148=s25, _149=s26, _150=s27, _151=s10, _152=s11, _153=s12, _154=s13, _155=s28, _156=s29,
        _157=s30, _158=s31, _159=x113*x99, _160=x115, _161=x116, _162=x99*(layer_rerun*x113 + x113), _163=x115*x85,
        _164=x117, _165=x113*x118, _166=accumulating*x120, _167=x120, _168=x121, _169=ssm_heads, _170=x114,
        _171=ssm_heads, _172=x122, _173=x123, _174=ssm_heads, _175=ssm_heads, _176=x119, _177=ssm_heads, _178=x26,
        _179=x124, _180=ssm_heads, _181=2, _182=ssm_heads, _183=x114, _184=ssm_heads, _185=x122, _186=x123,
        _187=ssm_heads, _188=ssm_heads, _189=x119, _190=ssm_heads, _191=x26, _192=x124, _193=ssm_heads, _194=2,
        _195=ssm_heads, _196=x114, _197=ssm_heads, _198=x122, _199=x123, _200=ssm_heads, _201=ssm_heads, _202=x119,
        _203=ssm_heads, _204=x26, _205=x124, _206=ssm_heads, _207=2, _208=x62, _209=x117, _210=x0, _211=inner,
        _212=x0*x6, _213=x118*x6, _214=x0, _215=x6, _216=x31, _217=width_act_grad*x31, _218=x0, _219=ssm_heads,
        _220=s32, _221=s33, _222=s34, _223=s35, _224=s36, _225=s37, _226=s34, _227=s38, _228=s36, _229=s39,
        _230=s34, _231=s38, _232=s40, _233=s41, _234=s42, _235=s43, _236=s44, _237=s45, _238=s42, _239=s46,
        _240=s47, _241=s47, _242=s34, _243=s48, _244=s49, _245=s49, _246=s34, _247=s50, _248=s51, _249=s52,
        _250=s53, _251=s54, _252=s55, _253=s56, _254=s34, _255=s57, _256=s58, _257=s59, _258=s53, _259=s60,
        _260=s61, _261=s62, _262=s63, _263=s60, _264=s64, _265=s65, _266=s66, _267=s46, _268=s67, _269=s68,
        _270=s42, _271=s69, _272=s70, _273=s71, _274=s42, _275=s72, _276=s73, _277=s74, _278=s42, _279=s75,
        _280=s20, _281=s21, _282=s12, _283=s22, _284=x0*x125, _285=x0*(inner*(cost_silu + 15) + layer_rerun*x125),
        _286=x126, _287=x127, _288=x116, _289=x14, _290=x117, _291=x126*x85, _292=x14, _293=x127*x85, _294=x118*x19,
        _295=accumulating*x128, _296=x128, _297=x121, _298=x91, _299=inner, _300=x127, _301=inner, _302=inner*f1,
        _303=inner*width_master, _304=inner, _305=inner, _306=x128, _307=inner, _308=x19, _309=width_opt*x19,
        _310=inner, _311=2, _312=s76, _313=s77, _314=s78, _315=x62, _316=x117, _317=x0, _318=inner, _319=x62,
        _320=x117, _321=x0, _322=inner, _323=s79, _324=s80, _325=s34, _326=s81, _327=s82, _328=s83, _329=s42,
        _330=s84, _331=s85, _332=s86, _333=s42, _334=s81, _335=s87, _336=s88, _337=s42, _338=s89, _339=s85,
        _340=s86, _341=s42, _342=s81, _343=x33, _344=width_act*x33, _345=x0, _346=ssm_heads, _347=ssm_head_dim,
        _348=x129, _349=x129*x69, _350=x130, _351=x131, _352=x2, _353=x132, _354=x32*x87, _355=x133, _356=x130*x85,
        _357=x32*x89, _358=x134, _359=x90, _360=x135, _361=x131, _362=x32, _363=hidden, _364=x32*x92, _365=x32*x93,
        _366=x32, _367=hidden, _368=x135, _369=x134, _370=x32, _371=hidden, _372=x32*x94, _373=x32*x95, _374=x32,
        _375=hidden, _376=2, _377=x34, _378=x133, _379=x0, _380=ssm_heads, _381=ssm_head_dim, _382=x1, _383=x1*x85,
        _384=x94*x99, _385=x2, _386=x132, _387=x84, _388=x2*x70, _389=x90, _390=x1, _391=x84, _392=x0, _393=hidden,
        _394=x1, _395=x0*x83, _396=x75, _397=x2, _398=x88*(vocab*(1 - accumulating) + x0), _399=x84, _400=x75,
        _401=x0*x88, _402=x136, _403=x137, _404=vocab, _405=hidden, _406=vocab*x92, _407=vocab*x93, _408=vocab,
        _409=hidden, _410=x136, _411=x138, _412=vocab, _413=hidden, _414=vocab*x94, _415=vocab*x95, _416=vocab,
        _417=hidden, _418=2, _419=x0, _420=x75, _421=x0, _422=x81, _423=x0*x82, _424=x2, _425=x83, _426=x2,
        _427=x14, _428=x84, _429=x2, _430=x14, _431=x83, _432=x84, _433=x89, _434=x88, _435=hidden, _436=x83,
        _437=hidden, _438=x92, _439=x93, _440=hidden, _441=hidden, _442=x88, _443=hidden, _444=x94, _445=x95,
        _446=hidden, _447=2, _448=s90, _449=s91, _450=s12, _451=s92, _452=s4, _453=s93, _454=s4, _455=x1, _456=x84,
        _457=x0, _458=hidden, _459=s94, _460=s95, _461=s7, _462=s8, _463=s94, _464=s96, _465=s7, _466=s8, _467=x1,
        _468=x2, _469=x0, _470=hidden, _471=x76*x94, _472=x17*x76, _473=x2, _474=x137, _475=x139, _476=2*x77,
        _477=x137, _478=x84, _479=x2, _480=x138, _481=x138, _482=x1, _483=x84, _484=x0, _485=hidden,
        _486=x0*(vocab*(cost_exp + 4) + cost_log + 1), _487=x76*(cost_exp + x78), _488=x139, _489=s97, _490=s98,
        _491=x75, _492=s99, _493=s97, _494=s100, _495=s98, _496=x77, _497=s99, _498=s101, _499=s98, _500=s102,
        _501=s103, _502=s102, _503=s100, _504=s102, _505=x76, _506=x77, _507=x0, _508=vocab,
        _509=layers*(hidden*(ssm_heads*(ssm_head_dim*x140 + x140) + x140 + 2*x140*(inner + x5)) + x106*x140 + x140*x141) + hidden*(vocab*x140 + x140),
        _510=width_param_grad*x144, _511=x145,
        _512=width_param*(layers*(hidden*(x142 - f1*x142) + x143 - f1*x143) + hidden*(vocab*x146 + x146)),
        _513=x147, _514=width_param*x144, _515=x145, _516=x147,
        : None
    ).__defaults__
    if plain:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, layers, hidden, vocab, conv_kernel, chunk, inner, state, ssm_heads, ssm_head_dim, ssm_groups,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_silu=5, cost_softplus=3, flops="model", attention="flash",
    pairs="full", activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded",
    expert_hits="min", mtp="false",
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
    x1 = 4*ssm_groups
    x0 = 4*inner
    x2 = state*x1
    x3 = x0 + x2
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x4 = hidden + layer_kept*(ssm_heads + x3)
    x5 = hidden*width_act
    x6 = batch*seq
    x7 = width_act*x6
    x8 = 3*width_act
    x9 = 4*hidden + 4
    x10 = 4*ssm_head_dim
    x11 = x8 + 8
    f1 = -(-seq//chunk)
    f2 = min(1, f1 - 1)
    f3 = min(1, batch*f1 - 1)
    x12 = f1 + 2
    x13 = state*x10*(2 - f2) + 4*f1*(chunk*(3*chunk + state*(2*f3 + 3) + ssm_head_dim*(f2 + 3) + 2) + 2*state*ssm_head_dim + x12) + 4
    x14 = state*ssm_groups
    x15 = 2*x14
    x16 = inner + x15
    x17 = chunk*f1*x0 - width_act*(x16 - conv_kernel*x16)
    x18 = 2*chunk*chunk + 8*ssm_heads + 2*f1*x12 + 2
    x19 = width_act + 4
    if activations == "fused":
        s0 = x6*(layers*(width_act*x4 + 8*layer_kept) + x5 + 4)
    elif activations == "paper":
        s0 = x7*(layers*x4 + hidden)
    else:
        s0 = layers*(layer_kept*(batch*(seq*(inner*(x8 + 16) + x1*(state*width_act + 1) + x9) + ssm_heads*(seq*(x10 + x11) + x13) + x17) + x18) + x5*x6) + x6*(hidden*x19 + 4)
    if loss == "eager":
        s1 = 4*x6*(vocab + 2)
    else:
        s1 = 0
    x20 = width_act_grad*x6
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x6*(width_act_grad + x19)
    else:
        moment_ends_cross_entropy = vocab*x20
    x22 = width_act*(hidden + ssm_heads*(ssm_head_dim + 1) + x3)
    x23 = 2*hidden
    x24 = 3*inner
    if activations == "fused":
        layer_mamba = x6*(x22 + 8)
    elif activations == "paper":
        layer_mamba = x22*x6
    else:
        layer_mamba = batch*(seq*(16*inner + width_act*(x2 + x23 + x24) + x1 + x9) + ssm_heads*(seq*(ssm_head_dim*x19 + x11) + x13) + x17) + x18
    x21 = hidden*x20
    x25 = x20*x23
    x26 = 2*inner + x15
    x27 = ssm_heads + x26
    x28 = hidden + ssm_heads*ssm_head_dim
    x29 = width_param + width_master + width_param_grad + 2*width_opt
    x30 = 2*x29*(inner + x14)
    x31 = ssm_heads*(ssm_head_dim*x29 + x29) + x29 + x30
    x32 = conv_kernel*x16*x29
    x33 = vocab*x29 + x29
    x34 = layer_kept*x7
    moment_ends_lm_head = x20*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x25
    point_norm = moment_ends_final_norm
    moment_mamba_ssm_scan = x20*x27
    moment_mamba_gated_norm = x20*x24
    moment_mamba_attention_norm = x25
    moment_mamba_linear_projection = x20*(hidden + x27)
    moment_mamba_output_projection = x20*x28
    moment_mamba_short_convolution = 2*x16*x20
    f6 = max(moment_mamba_attention_norm, moment_mamba_gated_norm, moment_mamba_linear_projection, moment_mamba_output_projection, moment_mamba_short_convolution, moment_mamba_ssm_scan)
    branch_mamba = f6
    moment_mamba_attention_residual = 3*x21
    f4 = max(branch_mamba + x21, moment_mamba_attention_residual)
    f5 = min(1, layers)
    point_mamba = f5*(f4 + layer_mamba*(1 - layer_kept))
    moment_ends_token_embedding = x21
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f0 = max(point_embedding, point_head, point_loss, point_mamba, point_norm, point_optimizer)
    values = (
        layers*(hidden*x31 + x29*(3*ssm_heads + x26) + x32) + hidden*x33,
        x6*(width_act*(layers*layer_kept*x28 + hidden) + 8) + s0 + s1,
        layers*(hidden*(x31 + x34) + ssm_heads*(ssm_head_dim*x34 + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt) + x30 + x32) + hidden*(x33 + x7) + f0 + 8*x6 + s0 + s1,
        point_mamba, point_embedding, point_norm, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
