"""Costs of qwen3_next, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "qwen3_next"
FORMULAS = "standard"
FORMULAS_SHA256 = "e885cdbd8b878362e8c530faab08084cb1fe41de9dfea9d682752d0957138d3a"

# Kind, how many the model has.
KINDS = (
    ("linear_attention", "linear_attention_layers"),
    ("full_attention", "full_attention_layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("linear_attention", "attention_norm", "rms_norm", "norm", "linear_attention_layers", ""),
    ("linear_attention", "linear_projection", "linear_projection", "attention", "linear_attention_layers", ""),
    ("linear_attention", "short_convolution", "short_convolution", "attention", "linear_attention_layers", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "attention", "linear_attention_layers", ""),
    ("linear_attention", "gated_norm", "gated_norm", "attention", "linear_attention_layers", ""),
    ("linear_attention", "output_projection", "output_projection", "attention", "linear_attention_layers", ""),
    ("linear_attention", "attention_residual", "residual", "other", "linear_attention_layers", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "norm", "linear_attention_layers", ""),
    ("linear_attention", "router", "router", "ffn", "linear_attention_layers", ""),
    ("linear_attention", "moe_experts", "moe_experts", "ffn", "linear_attention_layers", ""),
    ("linear_attention", "shared_experts", "shared_experts", "ffn", "linear_attention_layers", ""),
    ("linear_attention", "shared_gate", "shared_gate", "ffn", "linear_attention_layers", ""),
    ("linear_attention", "ffn_residual", "residual", "other", "linear_attention_layers", ""),
    ("full_attention", "attention_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "attention", "full_attention_layers", ""),
    ("full_attention", "qk_norm", "qk_norm", "attention", "full_attention_layers", ""),
    ("full_attention", "attention_core", "attention_core", "attention", "full_attention_layers", ""),
    ("full_attention", "attention_gate", "attention_gate", "attention", "full_attention_layers", ""),
    ("full_attention", "output_projection", "output_projection", "attention", "full_attention_layers", ""),
    ("full_attention", "attention_residual", "residual", "other", "full_attention_layers", ""),
    ("full_attention", "ffn_norm", "rms_norm", "norm", "full_attention_layers", ""),
    ("full_attention", "router", "router", "ffn", "full_attention_layers", ""),
    ("full_attention", "moe_experts", "moe_experts", "ffn", "full_attention_layers", ""),
    ("full_attention", "shared_experts", "shared_experts", "ffn", "full_attention_layers", ""),
    ("full_attention", "shared_gate", "shared_gate", "ffn", "full_attention_layers", ""),
    ("full_attention", "ffn_residual", "residual", "other", "full_attention_layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", ""),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "full_attention_layers", "linear_attention_layers", "hidden", "vocab", "heads",
    "kv_heads", "head_dim", "rope_dim", "moe_ffn", "shared_ffn", "experts", "top_k", "linear_key_heads",
    "linear_key_dim", "linear_value_heads", "linear_value_dim", "conv_kernel", "chunk", "grad_accum",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
)
COEFFICIENTS = {
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_sigmoid": 4, "cost_silu": 5,
    "cost_softplus": 3,
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
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("linear_attention", "attention_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "elements", "param", "param", "", "w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "bytes", "param", "param", "", "w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "param", "param", "in", "w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "param", "param", "out", "w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "master_param", "master", "in", "master_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "master_param", "master", "out", "master_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "elements", "activation", "act", "", "qkv"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "bytes", "activation", "act", "", "qkv"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "qkv"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "activation", "act", "channels", "qkv"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "elements", "activation", "act", "", "decay"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "bytes", "activation", "act", "", "decay"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "decay"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "activation", "act", "heads", "decay"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "elements", "activation", "act", "", "step"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "bytes", "activation", "act", "", "step"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "step"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "activation", "act", "heads", "step"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "elements", "activation", "act", "", "z"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "bytes", "activation", "act", "", "z"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "activation", "act", "rows", "z"),
    ("linear_attention", "linear_projection", "linear_projection", "linear_attention_layers", "", "shape", "activation", "act", "width", "z"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "elements", "param", "param", "", "w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "bytes", "param", "param", "", "w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "param", "param", "channels", "w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "param", "param", "taps", "w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "master_param", "master", "channels", "master_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "master_param", "master", "taps", "master_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "channels", "grad_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "taps", "grad_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "channels", "moments_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "taps", "moments_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_conv"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "channels", "d_x"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "elements", "activation", "act", "", "padded_sum"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "bytes", "activation", "act", "", "padded_sum"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "batch", "padded_sum"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "channels", "padded_sum"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "padded_sum"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "elements", "activation", "act", "", "q"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "bytes", "activation", "act", "", "q"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "heads", "q"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "width", "q"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "elements", "activation", "act", "", "k"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "bytes", "activation", "act", "", "k"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "heads", "k"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "width", "k"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "elements", "activation", "act", "", "v"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "bytes", "activation", "act", "", "v"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "heads", "v"),
    ("linear_attention", "short_convolution", "short_convolution", "linear_attention_layers", "", "shape", "activation", "act", "width", "v"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "param", "param", "", "dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "param", "param", "", "dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "param", "param", "heads", "dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "master_param", "master", "heads", "master_dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "heads", "grad_dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "heads", "moments_dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_dt_bias"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "param", "param", "", "a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "param", "param", "", "a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "param", "param", "heads", "a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "master_param", "master", "heads", "master_a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "heads", "grad_a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "heads", "moments_a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_a_log"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "act", "", "solved"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "act", "", "solved"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "solved"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "act", "heads", "solved"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "act", "chunk", "solved"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_decay"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_decay"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_decay"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_decay"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_step"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_step"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_step"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_step"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "act", "", "step"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "act", "", "step"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "act", "alike", "step"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "act", "elements", "step"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "FP32", "", "rates"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "rates"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "rates"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "rates"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "FP32", "", "per_token"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "per_token"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "per_token"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "per_token"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "FP32", "", "q_and_k_float"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "q_and_k_float"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "q_and_k_float"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "q_and_k_float"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "FP32", "", "per_padded_token"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "per_padded_token"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "per_padded_token"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "per_padded_token"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "BOOL", "alike", "mask"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "BOOL", "elements", "mask"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "FP32", "", "pairs"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "pairs"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "pairs"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "pairs"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "FP32", "", "keys_and_queries"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "keys_and_queries"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "keys_and_queries"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "keys_and_queries"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "FP32", "", "values"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "values"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "values"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "values"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "FP32", "", "decay_of_chunks"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "decay_of_chunks"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "decay_of_chunks"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "decay_of_chunks"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "FP32", "", "states"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "states"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "states"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "states"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("linear_attention", "gated_delta_rule", "gated_delta_rule", "linear_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "rstd"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "rstd"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "rows", "rstd"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_z"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_z"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_z"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_z"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "upcast"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "upcast"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "root"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "root"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "root"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "root"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "activation", "act", "", "normed"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "activation", "act", "", "normed"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "act", "alike", "normed"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "act", "elements", "normed"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "gate_float"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "gate_float"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "alike", "gate_float"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "elements", "gate_float"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "act", "heads", "output"),
    ("linear_attention", "gated_norm", "gated_norm", "linear_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "elements", "param", "param", "", "w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "bytes", "param", "param", "", "w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "param", "param", "in", "w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "param", "param", "out", "w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("linear_attention", "output_projection", "output_projection", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("linear_attention", "attention_residual", "residual", "linear_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("linear_attention", "ffn_norm", "rms_norm", "linear_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("linear_attention", "router", "router", "linear_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "forward", "hbm_bytes", "", "INT32", "write", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "backward", "hbm_bytes", "", "INT32", "write", ""),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "param", "param", "", "w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "param", "param", "", "w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "param", "param", "in", "w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "param", "param", "out", "w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "master_param", "master", "in", "master_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "master_param", "master", "out", "master_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_router"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "probabilities"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "activation", "act", "experts", "probabilities"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "activation", "INT32", "", "index"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "activation", "INT32", "", "index"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "activation", "INT32", "tokens", "index"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "activation", "INT32", "top_k", "index"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "experts", "d_logits"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "activation", "FP32", "", "scores_float"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "scores_float"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "activation", "FP32", "tokens", "scores_float"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "activation", "FP32", "experts", "scores_float"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "activation", "INT64", "", "choice"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "activation", "INT64", "", "choice"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "activation", "INT64", "tokens", "choice"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "activation", "INT64", "top_k", "choice"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "activation", "FP32", "", "sum_float"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "sum_float"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "activation", "FP32", "tokens", "sum_float"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "elements", "activation", "FP32", "", "chosen_float"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "bytes", "activation", "FP32", "", "chosen_float"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "activation", "FP32", "tokens", "chosen_float"),
    ("linear_attention", "router", "router", "linear_attention_layers", "", "shape", "activation", "FP32", "top_k", "chosen_float"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "forward", "hbm_bytes", "", "INT32", "read", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "permuted"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "permuted"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "permuted"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "hidden", "permuted"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "outputs"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "outputs"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "outputs"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "hidden", "outputs"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "activation", "INT32", "", "row_map"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "activation", "INT32", "", "row_map"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "INT32", "rows", "row_map"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "param", "param", "", "w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "param", "param", "", "w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param", "param", "experts", "w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param", "param", "in", "w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param", "param", "out", "w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "master_param", "master", "experts", "master_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "gate"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "gate"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "width", "gate"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "width", "up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "param", "param", "", "w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "param", "param", "", "w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param", "param", "experts", "w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param", "param", "in", "w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param", "param", "out", "w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "master_param", "master", "experts", "master_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "product"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "product"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "product"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "width", "product"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_outputs"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_outputs"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_outputs"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_outputs"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_weights"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_weights"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_weights"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_permuted"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_permuted"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_permuted"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_permuted"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "row_weights"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "row_weights"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "row_weights"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "activation", "INT64", "", "places"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "activation", "INT64", "", "places"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "INT64", "rows", "places"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "INT64", "numbers", "places"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "activation", "INT32", "", "ends"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "activation", "INT32", "", "ends"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "INT32", "experts", "ends"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "gate_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "gate_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "gate_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "width", "gate_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "halves", "gate_up"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "activated"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "activated"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("linear_attention", "moe_experts", "moe_experts", "linear_attention_layers", "", "shape", "activation", "act", "width", "activated"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "param", "param", "", "w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "param", "param", "", "w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "param", "param", "in", "w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "param", "param", "out", "w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "gate"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "gate"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "activation", "act", "width", "gate"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "activation", "act", "width", "up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "param", "param", "", "w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "param", "param", "", "w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "param", "param", "in", "w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "param", "param", "out", "w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "product"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "product"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "product"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "activation", "act", "width", "product"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "activated"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "activated"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "activation", "act", "width", "activated"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("linear_attention", "shared_experts", "shared_experts", "linear_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "elements", "param", "param", "", "w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "bytes", "param", "param", "", "w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "param", "param", "in", "w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "param", "param", "out", "w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "elements", "master_param", "master", "", "master_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "bytes", "master_param", "master", "", "master_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "master_param", "master", "in", "master_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "master_param", "master", "out", "master_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_gate"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "elements", "activation", "act", "", "logit"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "bytes", "activation", "act", "", "logit"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "logit"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "activation", "act", "out", "logit"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_shared"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_shared"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_shared"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_shared"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_logit"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_logit"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_logit"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "out", "d_logit"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "elements", "activation", "act", "", "logistic"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "bytes", "activation", "act", "", "logistic"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "activation", "act", "tokens", "logistic"),
    ("linear_attention", "shared_gate", "shared_gate", "linear_attention_layers", "", "shape", "activation", "act", "out", "logistic"),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("linear_attention", "ffn_residual", "residual", "linear_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "attention_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "activation", "act", "", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "rows", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "q"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "activation", "act", "", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "rows", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "k"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "activation", "act", "", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "heads", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "v"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "elements", "activation", "act", "", "gate"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "bytes", "activation", "act", "", "gate"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "tokens", "gate"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "heads", "gate"),
    ("full_attention", "qkv_projection", "qkv_projection", "full_attention_layers", "", "shape", "activation", "act", "width", "gate"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "param", "param", "", "q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "param", "param", "", "q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "param", "param", "width", "q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_q_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "q_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "q_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "q_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "param", "param", "", "k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "param", "param", "", "k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "param", "param", "width", "k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_k_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "k_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "k_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "k_statistics"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_q_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_q_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_k_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_k_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k_x"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "q_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "q_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "q_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "q_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "q_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "q_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "q_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "q_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "q_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "q_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "q_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "k_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "k_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "k_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "k_upcast"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "k_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "k_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "k_upcast_weight"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "k_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "k_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "k_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "k_normed_float"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "act", "", "q"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "q"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "heads", "q"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "width", "q"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "elements", "activation", "act", "", "k"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "k"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "heads", "k"),
    ("full_attention", "qk_norm", "qk_norm", "full_attention_layers", "", "shape", "activation", "act", "width", "k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "kernel_output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "kernel_output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "tokens", "kernel_output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "kernel_output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "kernel_output"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "queries"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "keys"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "width", "values"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "elements", "activation", "act", "", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "bytes", "activation", "act", "", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "batch", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "heads", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "queries", "weights"),
    ("full_attention", "attention_core", "attention_core", "full_attention_layers", "", "shape", "activation", "act", "keys", "weights"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_output"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_output"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_output"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_output"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_output"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_gate"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_gate"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "elements", "activation", "act", "", "logistic"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "bytes", "activation", "act", "", "logistic"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "activation", "act", "tokens", "logistic"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "activation", "act", "heads", "logistic"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "activation", "act", "width", "logistic"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "activation", "act", "heads", "output"),
    ("full_attention", "attention_gate", "attention_gate", "full_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "param", "param", "", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "param", "param", "", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param", "param", "in", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param", "param", "out", "w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("full_attention", "output_projection", "output_projection", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "activation", "act", "rows", "output"),
    ("full_attention", "attention_residual", "residual", "full_attention_layers", "", "shape", "activation", "act", "width", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "param", "param", "", "weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "param", "param", "", "weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "param", "param", "width", "weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "upcast_weight"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "FP32", "", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "rows", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "FP32", "width", "normed_float"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "ffn_norm", "rms_norm", "full_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "forward", "hbm_bytes", "", "INT32", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "backward", "hbm_bytes", "", "INT32", "write", ""),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "param", "param", "", "w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "param", "param", "", "w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "param", "param", "in", "w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "param", "param", "out", "w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_router"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "act", "tokens", "probabilities"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "act", "experts", "probabilities"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "activation", "INT32", "", "index"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "activation", "INT32", "", "index"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "INT32", "tokens", "index"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "INT32", "top_k", "index"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_logits"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_logits"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_logits"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "experts", "d_logits"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "activation", "FP32", "", "scores_float"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "activation", "FP32", "", "scores_float"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "FP32", "tokens", "scores_float"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "FP32", "experts", "scores_float"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "activation", "INT64", "", "choice"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "activation", "INT64", "", "choice"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "INT64", "tokens", "choice"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "INT64", "top_k", "choice"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "activation", "FP32", "", "sum_float"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "activation", "FP32", "", "sum_float"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "FP32", "tokens", "sum_float"),
    ("full_attention", "router", "router", "full_attention_layers", "", "elements", "activation", "FP32", "", "chosen_float"),
    ("full_attention", "router", "router", "full_attention_layers", "", "bytes", "activation", "FP32", "", "chosen_float"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "FP32", "tokens", "chosen_float"),
    ("full_attention", "router", "router", "full_attention_layers", "", "shape", "activation", "FP32", "top_k", "chosen_float"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "hbm_bytes", "", "INT32", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "INT32", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "hidden", "permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "hidden", "outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "INT32", "", "row_map"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "INT32", "", "row_map"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "INT32", "rows", "row_map"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param", "param", "", "w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param", "param", "", "w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "experts", "w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "in", "w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "out", "w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "experts", "master_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "gate"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "gate"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "gate"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param", "param", "", "w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param", "param", "", "w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "experts", "w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "in", "w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param", "param", "out", "w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "experts", "master_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "experts", "grad_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "experts", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_outputs"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_permuted"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "row_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "row_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "row_weights"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "INT64", "", "places"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "INT64", "", "places"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "INT64", "rows", "places"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "INT64", "numbers", "places"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "INT32", "", "ends"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "INT32", "", "ends"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "INT32", "experts", "ends"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "halves", "gate_up"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "elements", "activation", "act", "", "activated"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "activated"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("full_attention", "moe_experts", "moe_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "activated"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "param", "param", "", "w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "param", "param", "", "w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "param", "param", "in", "w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "param", "param", "out", "w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "activation", "act", "", "gate"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "gate"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "gate"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "gate"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "activation", "act", "", "up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "param", "param", "", "w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "param", "param", "", "w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "param", "param", "in", "w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "param", "param", "out", "w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "activation", "act", "", "product"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "product"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "product"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "product"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_gate_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate_up"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "activation", "act", "", "activated"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "activated"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "activation", "act", "rows", "activated"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "activation", "act", "width", "activated"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "elements", "activation", "act", "", "output"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "bytes", "activation", "act", "", "output"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("full_attention", "shared_experts", "shared_experts", "full_attention_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "elements", "param", "param", "", "w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "bytes", "param", "param", "", "w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "param", "param", "in", "w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "param", "param", "out", "w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "elements", "master_param", "master", "", "master_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "bytes", "master_param", "master", "", "master_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "master_param", "master", "in", "master_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "master_param", "master", "out", "master_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_gate"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "elements", "activation", "act", "", "logit"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "bytes", "activation", "act", "", "logit"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "activation", "act", "tokens", "logit"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "activation", "act", "out", "logit"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_shared"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_shared"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_shared"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_shared"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_logit"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_logit"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_logit"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "out", "d_logit"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "elements", "activation", "act", "", "logistic"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "bytes", "activation", "act", "", "logistic"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "activation", "act", "tokens", "logistic"),
    ("full_attention", "shared_gate", "shared_gate", "full_attention_layers", "", "shape", "activation", "act", "out", "logistic"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("full_attention", "ffn_residual", "residual", "full_attention_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "upcast_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "upcast_weight"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "width", "upcast_weight"),
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
    ("linear_attention", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("linear_attention", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("linear_attention", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("linear_attention", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("linear_attention", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("linear_attention", "attention_norm", "upcast_weight", "activation", "FP32", "saved", "attention_norm.upcast_weight"),
    ("linear_attention", "attention_norm", "normed_float", "activation", "FP32", "saved", "attention_norm.normed_float"),
    ("linear_attention", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("linear_attention", "linear_projection", "w", "param", "param", "persistent", ""),
    ("linear_attention", "linear_projection", "master_w", "master_param", "master", "persistent", ""),
    ("linear_attention", "linear_projection", "grad_w", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "linear_projection", "moments_w", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "linear_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "linear_projection", "qkv", "activation", "act", "saved", "linear_projection.qkv"),
    ("linear_attention", "linear_projection", "decay", "activation", "act", "saved", "linear_projection.decay"),
    ("linear_attention", "linear_projection", "step", "activation", "act", "saved", "linear_projection.step"),
    ("linear_attention", "linear_projection", "z", "activation", "act", "saved", "linear_projection.z"),
    ("linear_attention", "short_convolution", "w_conv", "param", "param", "persistent", ""),
    ("linear_attention", "short_convolution", "master_w_conv", "master_param", "master", "persistent", ""),
    ("linear_attention", "short_convolution", "grad_w_conv", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "short_convolution", "moments_w_conv", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "short_convolution", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "short_convolution", "padded_sum", "activation", "act", "saved", "short_convolution.padded_sum"),
    ("linear_attention", "short_convolution", "q", "activation", "act", "saved", "short_convolution.q"),
    ("linear_attention", "short_convolution", "k", "activation", "act", "saved", "short_convolution.k"),
    ("linear_attention", "short_convolution", "v", "activation", "act", "saved", "short_convolution.v"),
    ("linear_attention", "gated_delta_rule", "dt_bias", "param", "param", "persistent", ""),
    ("linear_attention", "gated_delta_rule", "master_dt_bias", "master_param", "master", "persistent", ""),
    ("linear_attention", "gated_delta_rule", "grad_dt_bias", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "gated_delta_rule", "moments_dt_bias", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "gated_delta_rule", "a_log", "param", "param", "persistent", ""),
    ("linear_attention", "gated_delta_rule", "master_a_log", "master_param", "master", "persistent", ""),
    ("linear_attention", "gated_delta_rule", "grad_a_log", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "gated_delta_rule", "moments_a_log", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "gated_delta_rule", "solved", "activation", "act", "saved", "gated_delta_rule.solved"),
    ("linear_attention", "gated_delta_rule", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "gated_delta_rule", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "gated_delta_rule", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "gated_delta_rule", "d_decay", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "gated_delta_rule", "d_step", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "gated_delta_rule", "step", "activation", "act", "saved", "gated_delta_rule.step"),
    ("linear_attention", "gated_delta_rule", "rates", "activation", "FP32", "saved", "gated_delta_rule.rates"),
    ("linear_attention", "gated_delta_rule", "per_token", "activation", "FP32", "saved", "gated_delta_rule.per_token"),
    ("linear_attention", "gated_delta_rule", "q_and_k_float", "activation", "FP32", "saved", "gated_delta_rule.q_and_k_float"),
    ("linear_attention", "gated_delta_rule", "per_padded_token", "activation", "FP32", "saved", "gated_delta_rule.per_padded_token"),
    ("linear_attention", "gated_delta_rule", "mask", "activation", "BOOL", "saved", "gated_delta_rule.mask"),
    ("linear_attention", "gated_delta_rule", "pairs", "activation", "FP32", "saved", "gated_delta_rule.pairs"),
    ("linear_attention", "gated_delta_rule", "keys_and_queries", "activation", "FP32", "saved", "gated_delta_rule.keys_and_queries"),
    ("linear_attention", "gated_delta_rule", "values", "activation", "FP32", "saved", "gated_delta_rule.values"),
    ("linear_attention", "gated_delta_rule", "decay_of_chunks", "activation", "FP32", "saved", "gated_delta_rule.decay_of_chunks"),
    ("linear_attention", "gated_delta_rule", "states", "activation", "FP32", "saved", "gated_delta_rule.states"),
    ("linear_attention", "gated_delta_rule", "output", "activation", "act", "saved", "gated_delta_rule.output"),
    ("linear_attention", "gated_norm", "weight", "param", "param", "persistent", ""),
    ("linear_attention", "gated_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("linear_attention", "gated_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "gated_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "gated_norm", "rstd", "activation", "FP32", "saved", "gated_norm.rstd"),
    ("linear_attention", "gated_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "gated_norm", "d_z", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "gated_norm", "upcast", "activation", "FP32", "saved", "gated_norm.upcast"),
    ("linear_attention", "gated_norm", "root", "activation", "FP32", "saved", "gated_norm.root"),
    ("linear_attention", "gated_norm", "normed", "activation", "act", "saved", "gated_norm.normed"),
    ("linear_attention", "gated_norm", "gate_float", "activation", "FP32", "saved", "gated_norm.gate_float"),
    ("linear_attention", "gated_norm", "output", "activation", "act", "saved", "gated_norm.output"),
    ("linear_attention", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("linear_attention", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("linear_attention", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("linear_attention", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("linear_attention", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("linear_attention", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("linear_attention", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("linear_attention", "ffn_norm", "upcast_weight", "activation", "FP32", "saved", "ffn_norm.upcast_weight"),
    ("linear_attention", "ffn_norm", "normed_float", "activation", "FP32", "saved", "ffn_norm.normed_float"),
    ("linear_attention", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("linear_attention", "router", "w_router", "param", "param", "persistent", ""),
    ("linear_attention", "router", "master_w_router", "master_param", "master", "persistent", ""),
    ("linear_attention", "router", "grad_w_router", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "router", "moments_w_router", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "router", "probabilities", "activation", "act", "saved", "router.probabilities"),
    ("linear_attention", "router", "index", "activation", "INT32", "saved", "router.index"),
    ("linear_attention", "router", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "router", "d_logits", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "router", "scores_float", "activation", "FP32", "saved", "router.scores_float"),
    ("linear_attention", "router", "choice", "activation", "INT64", "saved", "router.choice"),
    ("linear_attention", "router", "sum_float", "activation", "FP32", "saved", "router.sum_float"),
    ("linear_attention", "router", "chosen_float", "activation", "FP32", "saved", "router.chosen_float"),
    ("linear_attention", "moe_experts", "permuted", "activation", "act", "saved", "moe_experts.permuted"),
    ("linear_attention", "moe_experts", "outputs", "activation", "act", "saved", "moe_experts.outputs"),
    ("linear_attention", "moe_experts", "row_map", "activation", "INT32", "saved", "moe_experts.row_map"),
    ("linear_attention", "moe_experts", "w_up", "param", "param", "persistent", ""),
    ("linear_attention", "moe_experts", "master_w_up", "master_param", "master", "persistent", ""),
    ("linear_attention", "moe_experts", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "moe_experts", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "moe_experts", "gate", "activation", "act", "saved", "moe_experts.gate"),
    ("linear_attention", "moe_experts", "up", "activation", "act", "saved", "moe_experts.up"),
    ("linear_attention", "moe_experts", "w_down", "param", "param", "persistent", ""),
    ("linear_attention", "moe_experts", "master_w_down", "master_param", "master", "persistent", ""),
    ("linear_attention", "moe_experts", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "moe_experts", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "moe_experts", "product", "activation", "act", "saved", "moe_experts.product"),
    ("linear_attention", "moe_experts", "d_outputs", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "moe_experts", "d_weights", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "moe_experts", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "moe_experts", "d_permuted", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "moe_experts", "d_gate_up", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "moe_experts", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "moe_experts", "row_weights", "activation", "act", "saved", "moe_experts.row_weights"),
    ("linear_attention", "moe_experts", "places", "activation", "INT64", "saved", "moe_experts.places"),
    ("linear_attention", "moe_experts", "ends", "activation", "INT32", "saved", "moe_experts.ends"),
    ("linear_attention", "moe_experts", "gate_up", "activation", "act", "saved", "moe_experts.gate_up"),
    ("linear_attention", "moe_experts", "activated", "activation", "act", "saved", "moe_experts.activated"),
    ("linear_attention", "shared_experts", "w_up", "param", "param", "persistent", ""),
    ("linear_attention", "shared_experts", "master_w_up", "master_param", "master", "persistent", ""),
    ("linear_attention", "shared_experts", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "shared_experts", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "shared_experts", "gate", "activation", "act", "saved", "shared_experts.gate"),
    ("linear_attention", "shared_experts", "up", "activation", "act", "saved", "shared_experts.up"),
    ("linear_attention", "shared_experts", "w_down", "param", "param", "persistent", ""),
    ("linear_attention", "shared_experts", "master_w_down", "master_param", "master", "persistent", ""),
    ("linear_attention", "shared_experts", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "shared_experts", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "shared_experts", "product", "activation", "act", "saved", "shared_experts.product"),
    ("linear_attention", "shared_experts", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "shared_experts", "d_gate_up", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "shared_experts", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "shared_experts", "activated", "activation", "act", "saved", "shared_experts.activated"),
    ("linear_attention", "shared_experts", "output", "activation", "act", "saved", "shared_experts.output"),
    ("linear_attention", "shared_gate", "w_gate", "param", "param", "persistent", ""),
    ("linear_attention", "shared_gate", "master_w_gate", "master_param", "master", "persistent", ""),
    ("linear_attention", "shared_gate", "grad_w_gate", "param_gradient", "param_grad", "persistent", ""),
    ("linear_attention", "shared_gate", "moments_w_gate", "optimizer_state", "opt", "persistent", ""),
    ("linear_attention", "shared_gate", "logit", "activation", "act", "saved", "shared_gate.logit"),
    ("linear_attention", "shared_gate", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "shared_gate", "d_shared", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "shared_gate", "d_logit", "input_gradient", "act_grad", "transient", ""),
    ("linear_attention", "shared_gate", "logistic", "activation", "act", "saved", "shared_gate.logistic"),
    ("linear_attention", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("full_attention", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("full_attention", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_norm", "upcast", "activation", "FP32", "saved", "attention_norm.upcast"),
    ("full_attention", "attention_norm", "upcast_weight", "activation", "FP32", "saved", "attention_norm.upcast_weight"),
    ("full_attention", "attention_norm", "normed_float", "activation", "FP32", "saved", "attention_norm.normed_float"),
    ("full_attention", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("full_attention", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("full_attention", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("full_attention", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("full_attention", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("full_attention", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("full_attention", "qkv_projection", "gate", "activation", "act", "saved", "qkv_projection.gate"),
    ("full_attention", "qk_norm", "q_weight", "param", "param", "persistent", ""),
    ("full_attention", "qk_norm", "master_q_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "qk_norm", "grad_q_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "qk_norm", "moments_q_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "qk_norm", "q_statistics", "activation", "FP32", "saved", "qk_norm.q_statistics"),
    ("full_attention", "qk_norm", "k_weight", "param", "param", "persistent", ""),
    ("full_attention", "qk_norm", "master_k_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "qk_norm", "grad_k_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "qk_norm", "moments_k_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "qk_norm", "k_statistics", "activation", "FP32", "saved", "qk_norm.k_statistics"),
    ("full_attention", "qk_norm", "d_q_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "qk_norm", "d_k_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "qk_norm", "q_upcast", "activation", "FP32", "saved", "qk_norm.q_upcast"),
    ("full_attention", "qk_norm", "q_upcast_weight", "activation", "FP32", "saved", "qk_norm.q_upcast_weight"),
    ("full_attention", "qk_norm", "q_normed_float", "activation", "FP32", "saved", "qk_norm.q_normed_float"),
    ("full_attention", "qk_norm", "k_upcast", "activation", "FP32", "saved", "qk_norm.k_upcast"),
    ("full_attention", "qk_norm", "k_upcast_weight", "activation", "FP32", "saved", "qk_norm.k_upcast_weight"),
    ("full_attention", "qk_norm", "k_normed_float", "activation", "FP32", "saved", "qk_norm.k_normed_float"),
    ("full_attention", "qk_norm", "q", "activation", "act", "saved", "qk_norm.q"),
    ("full_attention", "qk_norm", "k", "activation", "act", "saved", "qk_norm.k"),
    ("full_attention", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("full_attention", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("full_attention", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "kernel_output", "activation", "act", "saved", "attention_core.kernel_output"),
    ("full_attention", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("full_attention", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("full_attention", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("full_attention", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("full_attention", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("full_attention", "attention_core", "softmax_float", "activation", "FP32", "saved", "attention_core.softmax_float"),
    ("full_attention", "attention_core", "weights", "activation", "act", "saved", "attention_core.weights"),
    ("full_attention", "attention_gate", "d_output", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_gate", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_gate", "logistic", "activation", "act", "saved", "attention_gate.logistic"),
    ("full_attention", "attention_gate", "output", "activation", "act", "saved", "attention_gate.output"),
    ("full_attention", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("full_attention", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("full_attention", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("full_attention", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("full_attention", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("full_attention", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("full_attention", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "ffn_norm", "upcast", "activation", "FP32", "saved", "ffn_norm.upcast"),
    ("full_attention", "ffn_norm", "upcast_weight", "activation", "FP32", "saved", "ffn_norm.upcast_weight"),
    ("full_attention", "ffn_norm", "normed_float", "activation", "FP32", "saved", "ffn_norm.normed_float"),
    ("full_attention", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("full_attention", "router", "w_router", "param", "param", "persistent", ""),
    ("full_attention", "router", "master_w_router", "master_param", "master", "persistent", ""),
    ("full_attention", "router", "grad_w_router", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "router", "moments_w_router", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "router", "probabilities", "activation", "act", "saved", "router.probabilities"),
    ("full_attention", "router", "index", "activation", "INT32", "saved", "router.index"),
    ("full_attention", "router", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "router", "d_logits", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "router", "scores_float", "activation", "FP32", "saved", "router.scores_float"),
    ("full_attention", "router", "choice", "activation", "INT64", "saved", "router.choice"),
    ("full_attention", "router", "sum_float", "activation", "FP32", "saved", "router.sum_float"),
    ("full_attention", "router", "chosen_float", "activation", "FP32", "saved", "router.chosen_float"),
    ("full_attention", "moe_experts", "permuted", "activation", "act", "saved", "moe_experts.permuted"),
    ("full_attention", "moe_experts", "outputs", "activation", "act", "saved", "moe_experts.outputs"),
    ("full_attention", "moe_experts", "row_map", "activation", "INT32", "saved", "moe_experts.row_map"),
    ("full_attention", "moe_experts", "w_up", "param", "param", "persistent", ""),
    ("full_attention", "moe_experts", "master_w_up", "master_param", "master", "persistent", ""),
    ("full_attention", "moe_experts", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "moe_experts", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "moe_experts", "gate", "activation", "act", "saved", "moe_experts.gate"),
    ("full_attention", "moe_experts", "up", "activation", "act", "saved", "moe_experts.up"),
    ("full_attention", "moe_experts", "w_down", "param", "param", "persistent", ""),
    ("full_attention", "moe_experts", "master_w_down", "master_param", "master", "persistent", ""),
    ("full_attention", "moe_experts", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "moe_experts", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "moe_experts", "product", "activation", "act", "saved", "moe_experts.product"),
    ("full_attention", "moe_experts", "d_outputs", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "d_weights", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "d_permuted", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "d_gate_up", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "moe_experts", "row_weights", "activation", "act", "saved", "moe_experts.row_weights"),
    ("full_attention", "moe_experts", "places", "activation", "INT64", "saved", "moe_experts.places"),
    ("full_attention", "moe_experts", "ends", "activation", "INT32", "saved", "moe_experts.ends"),
    ("full_attention", "moe_experts", "gate_up", "activation", "act", "saved", "moe_experts.gate_up"),
    ("full_attention", "moe_experts", "activated", "activation", "act", "saved", "moe_experts.activated"),
    ("full_attention", "shared_experts", "w_up", "param", "param", "persistent", ""),
    ("full_attention", "shared_experts", "master_w_up", "master_param", "master", "persistent", ""),
    ("full_attention", "shared_experts", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "shared_experts", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "shared_experts", "gate", "activation", "act", "saved", "shared_experts.gate"),
    ("full_attention", "shared_experts", "up", "activation", "act", "saved", "shared_experts.up"),
    ("full_attention", "shared_experts", "w_down", "param", "param", "persistent", ""),
    ("full_attention", "shared_experts", "master_w_down", "master_param", "master", "persistent", ""),
    ("full_attention", "shared_experts", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "shared_experts", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "shared_experts", "product", "activation", "act", "saved", "shared_experts.product"),
    ("full_attention", "shared_experts", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "shared_experts", "d_gate_up", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "shared_experts", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "shared_experts", "activated", "activation", "act", "saved", "shared_experts.activated"),
    ("full_attention", "shared_experts", "output", "activation", "act", "saved", "shared_experts.output"),
    ("full_attention", "shared_gate", "w_gate", "param", "param", "persistent", ""),
    ("full_attention", "shared_gate", "master_w_gate", "master_param", "master", "persistent", ""),
    ("full_attention", "shared_gate", "grad_w_gate", "param_gradient", "param_grad", "persistent", ""),
    ("full_attention", "shared_gate", "moments_w_gate", "optimizer_state", "opt", "persistent", ""),
    ("full_attention", "shared_gate", "logit", "activation", "act", "saved", "shared_gate.logit"),
    ("full_attention", "shared_gate", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "shared_gate", "d_shared", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "shared_gate", "d_logit", "input_gradient", "act_grad", "transient", ""),
    ("full_attention", "shared_gate", "logistic", "activation", "act", "saved", "shared_gate.logistic"),
    ("full_attention", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
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
    ("ends", "final_norm", "upcast_weight", "activation", "FP32", "saved", "final_norm.upcast_weight"),
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
MEMORY = ("persistent", "saved", "peak", "linear_attention", "full_attention", "embedding", "norm", "head", "loss", "optimizer")

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
    *, batch, seq, context, full_attention_layers, linear_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, rope_dim, moe_ffn, shared_ffn, experts, top_k, linear_key_heads, linear_key_dim, linear_value_heads,
    linear_value_dim, conv_kernel, chunk, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5,
    cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x2 = batch*full_attention_layers
    x18 = 2*context
    x117 = seq*context
    if pairs == "full":
        pairs_size = x117
    elif pairs == "causal":
        pairs_size = _exact(seq*(x18 + 1 - seq), 2)
    else:
        pairs_size = _exact(x117, 2)
    x3 = pairs_size*x2
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = heads*head_dim
    x4 = 4*x0*x1*x3
    x5 = cost_exp + 4
    x6 = cost_div + x5
    x8 = 3*rope_dim
    x9 = seq*x8
    x10 = core_rerun + 1
    x11 = x10*x9
    x12 = kv_heads*x11
    x7 = pairs_size*x6
    x13 = x2*(heads*(core_rerun*(x7 + x9) + 5*pairs_size + x9) + x12)
    x14 = 2*head_dim
    x15 = heads*x14
    if flops == "model":
        s3 = x4
        s5 = x13
    else:
        if attention == "flash":
            s3 = x15*x3*(2*core_rerun + 5)
            s5 = x2*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x11) + x12)
        else:
            s3 = x4
            s5 = x13
    x16 = head_dim*width_act
    x17 = seq*heads
    x19 = kv_heads*x18
    x20 = x2*(x17 + x19)
    x21 = x17*x2
    x22 = x10*x19
    x23 = width_act*core_rerun + width_act_grad
    x24 = head_dim*x19
    x25 = width_act_grad*x24
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x26 = head_dim*layer_kept
    x29 = layer_kept*x16
    x31 = x20*x26
    x32 = x20*x29
    x39 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x27 = x19*x26
        x28 = 4*core_kept
        x30 = x19*x29
        if activations == "fused":
            s19 = x2*(x17*(core_kept + x26) + x27)
            s24 = x2*(x17*(x28 + x29) + x30)
        elif activations == "paper":
            s19 = x31
            s24 = x32
        else:
            if recompute in ('none', 'full'):
                x33 = core_kept + layer_kept
                s19 = full_attention_layers*(batch*(x17*(head_dim*x33 + core_kept) + x27) + 3*core_kept)
                s24 = full_attention_layers*(batch*(x17*(x16*x33 + x28) + x30) + 24*core_kept)
            else:
                s19 = x31
                s24 = x32
        s6 = x16*x20
        s9 = x21*(x16 + 4)
        s12 = x2*(head_dim*(width_act*(x0*x17 + x22) + 2*width_act_grad*x17) + 8*x17)
        s15 = x2*(x17*(head_dim*x23 + 4*core_rerun + 4) + x25)
        s20 = 0
        s25 = 0
    else:
        x34 = head_dim + x18
        x36 = width_act*x2
        if activations in ('fused', 'paper'):
            x37 = context*core_kept
            s19 = x31
            s20 = x21*x37
            s24 = x32
            s25 = x17*x36*x37
        else:
            if recompute in ('none', 'full'):
                x38 = heads*core_kept*x2
                s19 = x38*(seq*x34 + head_dim*x18)
                s24 = x38*(seq*(context*x39 + x16) + x16*x18)
            else:
                s19 = x31
                s24 = x32
            s20 = 0
            s25 = 0
        x35 = x17*x34
        s6 = x36*(x24 + x35)
        s9 = x35*x36
        s12 = x2*(x16*x22 + x17*(width_act*x10*x34 + width_act_grad*(3*context + x14)))
        s15 = x2*(x23*x35 + x25)
    x40 = x14 + 1
    x41 = 2*top_k
    x42 = experts + 3
    x44 = 2*linear_key_dim
    x45 = linear_key_heads*x44
    x46 = full_attention_layers + linear_attention_layers
    x47 = hidden*(x46 + 1)
    x48 = batch*seq
    x51 = 3*linear_value_dim
    x49 = experts + 1
    x50 = hidden + moe_ffn*x41 + x49
    x52 = linear_value_heads*(x51 + 2)
    x53 = x45 + x52
    x54 = full_attention_layers*(head_dim*(2*heads + kv_heads) + x50) + linear_attention_layers*(x50 + x53)
    x55 = heads + kv_heads
    x56 = x55 + 2
    x57 = 4*full_attention_layers
    x58 = linear_value_heads + 2
    x59 = 4*linear_attention_layers
    x60 = linear_attention_layers*x48
    x61 = linear_value_heads*x60
    x62 = chunk*layer_kept
    x63 = x61*x62
    x64 = width_act*x60
    x65 = linear_value_heads*x64
    x66 = x62*x65
    x68 = 2*hidden
    x72 = 2*linear_value_heads
    x73 = linear_key_dim*linear_value_dim
    x77 = shared_ffn + x45
    x78 = 3*hidden
    x81 = 4*hidden
    x82 = 4*experts
    x83 = 8*hidden
    x84 = 3*moe_ffn
    x85 = x84 + 1
    x88 = 4*linear_value_heads
    if activations == "fused":
        if recurrence == "chunked":
            s18 = x63
            s23 = x66
        else:
            s18 = 0
            s23 = 0
        x43 = hidden + x41*(moe_ffn + 1) + x42
        s17 = x48*(layer_kept*(full_attention_layers*(heads*x40 + kv_heads*(head_dim + 1) + x43) + linear_attention_layers*(3*linear_value_heads*(linear_value_dim + 1) + x43 + x45)) + x47 + 1)
        s22 = x48*(width_act*x47 + layer_kept*(width_act*x54 + x57*(x41 + x56) + x59*(x41 + x58)) + 4)
    elif activations == "paper":
        if recurrence == "chunked":
            s18 = x63
            s23 = x66
        else:
            s18 = 0
            s23 = 0
        x67 = x48*(layer_kept*x54 + x47)
        s17 = x67
        s22 = width_act*x67
    else:
        x69 = experts + x68
        x70 = full_attention_layers*(x14 + x69)
        x71 = chunk*chunk
        f2 = -(-seq//chunk)
        f3 = min(1, f2 - 1)
        x74 = f2*(chunk*(linear_key_dim*(f3 + 5) + 5*chunk + x51 + 4) + x73 + 1)
        x75 = conv_kernel - 1
        x76 = linear_value_dim*x75
        x79 = experts + 3*top_k*(moe_ffn + 2) + x78 + 4
        x80 = x45*x75
        x86 = top_k*x85 + 1 - hidden
        x87 = 16*hidden + 36*top_k + x82 + 12
        s17 = hidden + layer_kept*(batch*(seq*full_attention_layers*(heads*(3*head_dim + 1) + kv_heads*x40 + shared_ffn + x79) + linear_attention_layers*(seq*(x77 + x79) + linear_value_heads*(2*seq*(linear_key_dim + x51 + 3) + x74 + x76) + x80)) + linear_attention_layers*(x69 + x71 + x72) + x70) + x48*(hidden*(x46 + 2) + 1)
        s18 = 0
        s22 = layer_kept*(batch*(seq*(full_attention_layers*(width_act*(shared_ffn + x1 + x86) + 4*x40*x55 + x87) + linear_attention_layers*(width_act*(linear_value_heads*(x51 + 1) + x77 + x86) + x87 + x88*(x44 + x51 + 5))) + linear_attention_layers*(linear_value_heads*(width_act*x76 + 4*x74) + width_act*x80)) + linear_attention_layers*(8*linear_value_heads + x71 + x82 + x83) + 4*x70) + x48*(hidden*(width_act*x46 + 8) + 4) + x81
        s23 = 0
    x89 = 2*linear_value_dim
    x92 = 3*linear_key_dim
    x95 = cost_exp + 3
    x97 = cost_sigmoid + cost_softplus + x95
    x99 = 2*linear_key_heads*(cost_rsqrt + x92)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x100 = layer_rerun + 2
    x101 = 2*cost_exp + 2*cost_sigmoid + 2*cost_softplus + 6
    x102 = x100*x99
    x104 = layer_rerun + 1
    x105 = linear_value_dim*x104
    x106 = 2*layer_rerun
    x107 = x106 + 2
    x108 = x105 + x107
    x109 = x104*x45
    if recurrence == "chunked":
        x90 = chunk*x89
        x91 = linear_value_dim + chunk
        x93 = x91*x92
        x94 = x60*x72
        x96 = chunk*x95
        x98 = x96 + x97
        x103 = x65*x91
        s0 = x94*(x90 + x93)
        s1 = x60*(linear_value_heads*x98 + x99)
        s2 = x94*(x100*x90 + x100*x93)
        s4 = x60*(linear_value_heads*(layer_rerun*x98 + x101 + 2*x96) + x102)
        s8 = x103
        s11 = x64*(linear_value_heads*(chunk + x108) + x109)
        s14 = layer_rerun*x103
    else:
        x110 = 6*x61*x73
        x111 = x73 + x97
        x112 = linear_value_dim*x65
        s0 = x110
        s1 = x60*(linear_value_heads*x111 + x99)
        s2 = x100*x110
        s4 = x60*(linear_value_heads*(layer_rerun*x111 + x101 + 2*x73) + x102)
        s8 = x112
        s11 = x64*(linear_value_heads*x108 + x109)
        s14 = layer_rerun*x112
    x113 = vocab*x48
    x114 = vocab + 1
    if loss == "eager":
        x115 = x114*x48
        s7 = x48*(vocab*x39 + 8)
        s10 = 8*x113
        s13 = 8*x115
        s16 = x113*(width_act_grad + 4)
        s21 = x115
        s26 = 4*x48*(vocab + 2)
    else:
        x116 = width_act_grad*x113
        s7 = x48*(vocab*width_act + 8)
        s10 = x116
        s13 = x116
        s16 = x116
        s21 = 0
        s26 = 0
    if expert_hits == "min":
        f4 = min(top_k*x48, experts)
        experts_hit = f4
    else:
        f5 = ((experts - top_k)/experts)**x48
        experts_hit = experts*(1 - f5)
    x118 = 2*vocab
    x119 = x118 + 1
    x120 = 3*shared_ffn
    x121 = 3*heads + 2*kv_heads
    x122 = head_dim*x121
    x123 = x120 + x122
    x124 = experts*x85
    x125 = x124 + 3
    x126 = x123 + x125
    x127 = x120 + x53
    x128 = x125 + x127
    x129 = linear_attention_layers*x128
    x130 = full_attention_layers*x126 + x129
    x131 = linear_value_dim*conv_kernel
    x132 = linear_value_dim + conv_kernel*x45
    x133 = linear_value_heads*(x131 + 2) + x132
    x134 = full_attention_layers*x14
    x135 = linear_attention_layers*x133 + x134
    x136 = hidden*(x119 + x130) + x135
    x137 = top_k*x84
    x138 = x123 + x137
    x139 = x127 + x137
    x140 = x138 + x49
    x141 = x139 + x49
    x142 = 2*conv_kernel
    x143 = cost_div + cost_rsqrt
    x144 = x143 + 1
    x145 = cost_silu + 1
    x146 = cost_div + 1
    x147 = 2*cost_div + 2*cost_rsqrt
    x148 = 12*hidden + shared_ffn*x145 + experts*(cost_div + x95) + top_k*(moe_ffn*x145 + x146 + x68) + cost_sigmoid + x147 + 2
    x149 = linear_attention_layers*(linear_value_heads*(linear_value_dim*(2*cost_silu + x142 + 5) + x144) + x148 + x45*(cost_silu + x142))
    x150 = head_dim*(cost_sigmoid + 5) + x144
    x151 = 4*head_dim + x144
    x152 = moe_ffn*top_k
    x153 = 2*experts
    x154 = x153 + 2
    x155 = 6*shared_ffn + 6*x152 + x154
    x156 = linear_key_heads*linear_key_dim
    x157 = 4*x156
    x158 = cost_silu + 5
    x159 = x82 + 3
    x160 = 5*shared_ffn
    x161 = linear_value_dim*x72
    x162 = x152 + x161
    x163 = x143 + 14
    x164 = experts_hit*x84 + x42
    x165 = x123 + x164
    x166 = x127 + x164
    x167 = 13*hidden
    x168 = 4*heads
    x169 = top_k*(x68 + x85) + x120
    x170 = x169 + x49
    x171 = head_dim*(kv_heads + x168) + x170
    x172 = x167 + x171
    x173 = x167 + x170
    x174 = linear_value_heads*(5*linear_value_dim + 2) + x157
    x175 = x153 + x169 + x83 + 1
    x176 = full_attention_layers*(head_dim*(3*kv_heads + x168) + x175) + linear_attention_layers*(x157 + x175 + x72*(x89 + 1))
    x177 = x57*(top_k + x56) + x59*(top_k + x58)
    f6 = min(1, grad_accum - 1)
    accumulating = f6
    x178 = width_param_grad*accumulating
    x179 = 7*hidden
    x180 = linear_value_dim*x88 + x45
    x181 = top_k*(5*moe_ffn + x78 + 1) + x154 + x160 + x167
    x182 = hidden*width_param_grad
    x183 = top_k*(x106 + 3)
    x184 = 10*hidden
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x185 = width_param*(1 - f1)
    x186 = 2*width_opt
    x187 = width_master + x186
    x188 = width_param_grad + x187
    x189 = x185 + x188
    x190 = 2*width_master + 4*width_opt
    x191 = 3*width_master + 6*width_opt
    x192 = width_param + x187
    x193 = hidden*(x41 + 3) + x120
    x194 = hidden + layer_kept*(full_attention_layers*(x15 + x152 + x193) + linear_attention_layers*(x162 + x193 + x45))
    values = (
        x136, hidden*(full_attention_layers*(x138 + x42) + linear_attention_layers*(x139 + x42) + x119) + x135, 0,
        2*batch*(seq*hidden*(full_attention_layers*x140 + linear_attention_layers*x141 + vocab) + heads*pairs_size*x134) + s0,
        batch*(seq*(full_attention_layers*(heads*(x150 + x8) + kv_heads*(x151 + x8) + x148) + vocab*x5 + cost_log + x143 + x149 + x81 + 2) + full_attention_layers*heads*x7) + hidden*(2*full_attention_layers + 2*linear_attention_layers + 1) + x134 + s1,
        x48*x68*(full_attention_layers*(layer_rerun*x140 + x121*x14 + x155) + linear_attention_layers*(layer_rerun*x141 + x155 + x157 + 2*x52) + x118) + s2 + s3,
        x106*(full_attention_layers*(hidden + head_dim) + linear_attention_layers*hidden) + x48*(full_attention_layers*(26*hidden + head_dim*(heads*(cost_sigmoid + 14) + 10*kv_heads) + shared_ffn*x158 + top_k*(moe_ffn*x158 + x81) + x159) + linear_attention_layers*(cost_silu*(x162 + x77) + 5*x152 + x159 + x160 + x161*(x142 + 9) + x45*(4*conv_kernel + 3) + x68*(x41 + 13)) + 11*hidden + vocab*(cost_exp + x146) + layer_rerun*(full_attention_layers*(heads*x150 + kv_heads*x151 + x148) + x149)) + s4 + s5,
        0,
        linear_attention_layers*(linear_value_heads*(x131*x163 + x147 + 28) + x132*x163) + hidden*(full_attention_layers*(experts*(x163 + x163*x84) + 3*cost_div + 3*cost_rsqrt + x120*x163 + x122*x163 + 42) + linear_attention_layers*(42*shared_ffn + 14*x124 + x128*x143 + 28*x156 + 14*x52 + 42) + x118*x163 + x163) + x134*x163,
        width_param*(hidden*(full_attention_layers*x165 + linear_attention_layers*x166 + x114) + x135) + x48*(hidden*width_param + 8*top_k*x46 + width_act*(full_attention_layers*x172 + linear_attention_layers*(x173 + x174) + x68) + 8) + s6 + s7,
        x48*(width_act*(vocab + x176 + x68) + x177 + 4) + s8 + s9 + s10,
        linear_attention_layers*(width_param*(linear_value_heads*(conv_kernel*x105 + x107) + x104*x132) + x133*x178) + hidden*(width_param*(full_attention_layers*(layer_rerun*x165 + x165) + linear_attention_layers*(layer_rerun*x166 + x166) + x114) + x178*(x114 + x130)) + x134*(width_param*x104 + x178) + x48*(width_act*(full_attention_layers*(layer_rerun*x172 + x171 + x179) + linear_attention_layers*(layer_rerun*(x173 + x180) + x170 + x179 + x180) + x68) + width_act_grad*(full_attention_layers*(head_dim*(6*heads + 5*kv_heads) + x181) + linear_attention_layers*(linear_value_heads*(7*linear_value_dim + 4) + 6*x156 + x181) + x118 + x68) + x182 + x57*(x183 + x56) + x59*(x183 + x58) + 12) + s11 + s12 + s13,
        width_param_grad*(hidden*(vocab*(2 - accumulating) + x130 + 1) + x135) + x48*(width_act_grad*(full_attention_layers*(x171 + x184) + linear_attention_layers*(x170 + x174 + x184) + x68) + layer_rerun*(width_act*x176 + x177) + x182) + s14 + s15 + s16,
        linear_attention_layers*(linear_value_heads*(2*width_param_grad + x131*x189 + 2*x185 + x190) + x132*x189) + hidden*(full_attention_layers*(experts*(x188 + x188*x84) + width_param*(x126 - f1*x126) + 3*width_param_grad + x120*x188 + x122*x188 + x191) + linear_attention_layers*(width_param*(x128 - f1*x128) + x128*x188) + x118*x189 + x189) + x134*x189,
        linear_attention_layers*(linear_value_heads*(2*width_param + x131*x192 + x190) + x132*x192) + hidden*(full_attention_layers*(experts*(x192 + x192*x84) + 3*width_param + x120*x192 + x122*x192 + x191) + x118*x192 + x129*x192 + x192) + x134*x192,
        x136, width_param*x136, f1*x136, width_master*x136, 2*x136, x136*x186, x136, width_param_grad*x136,
        x48*(x194 + 1) + s17 + s18 + s19 + s20 + s21, x48*(width_act*x194 + 8) + s22 + s23 + s24 + s25 + s26, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_linear_attention(
    *, batch, seq, context, full_attention_layers, linear_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, rope_dim, moe_ffn, shared_ffn, experts, top_k, linear_key_heads, linear_key_dim, linear_value_heads,
    linear_value_dim, conv_kernel, chunk, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5,
    cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `linear_attention`."""
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
    x0 = 2*top_k
    x1 = 2*linear_key_dim
    x2 = linear_key_heads*x1
    x3 = hidden + experts + x2
    x4 = batch*seq
    x5 = 8*top_k
    x6 = 3*linear_value_dim
    x7 = linear_value_heads*(x6 + 2)
    x8 = moe_ffn*top_k
    x9 = x3 + x7 + 2*x8 + 1
    x10 = 4*linear_value_heads
    x11 = x10 + 8
    x12 = hidden*width_act
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x13 = layer_kept*x4
    x14 = linear_value_heads*chunk
    x15 = x13*x14
    x16 = width_act*x4
    x17 = layer_kept*x16
    x18 = x14*x17
    x21 = 2*hidden
    x22 = 2*linear_value_heads
    x23 = linear_key_dim*linear_value_dim
    x27 = 3*hidden
    x28 = shared_ffn + x2
    x30 = 4*experts
    x31 = 8*hidden
    x32 = 3*moe_ffn
    x33 = x32 + 1
    if activations == "fused":
        if recurrence == "chunked":
            s8 = x15
            s10 = x18
        else:
            s8 = 0
            s10 = 0
        s7 = x4*(hidden + layer_kept*(3*linear_value_heads*(linear_value_dim + 1) + x0*(moe_ffn + 1) + x3 + 3))
        s9 = x4*(layer_kept*(width_act*x9 + x11 + x5) + x12)
    elif activations == "paper":
        if recurrence == "chunked":
            s8 = x15
            s10 = x18
        else:
            s8 = 0
            s10 = 0
        x19 = x4*(hidden + layer_kept*x9)
        s7 = x19
        s9 = width_act*x19
    else:
        x20 = chunk*chunk
        f2 = -(-seq//chunk)
        f3 = min(1, f2 - 1)
        x24 = f2*(chunk*(linear_key_dim*(f3 + 5) + 5*chunk + x6 + 4) + x23 + 1)
        x25 = conv_kernel - 1
        x26 = linear_value_dim*x25
        x29 = x2*x25
        s7 = hidden*x4 + layer_kept*(batch*(seq*(experts + 3*top_k*(moe_ffn + 2) + x27 + x28 + 4) + linear_value_heads*(2*seq*(linear_key_dim + x6 + 3) + x24 + x26) + x29) + experts + x20 + x21 + x22)
        s8 = 0
        s9 = layer_kept*(batch*(seq*(16*hidden + 36*top_k + width_act*(top_k*x33 + linear_value_heads*(x6 + 1) + x28 + 1 - hidden) + x10*(x1 + x6 + 5) + x30 + 12) + linear_value_heads*(width_act*x26 + 4*x24) + width_act*x29) + 8*linear_value_heads + x20 + x30 + x31) + x12*x4
        s10 = 0
    x34 = 2*linear_value_dim
    x37 = 3*linear_key_dim
    x40 = cost_exp + 3
    x42 = cost_sigmoid + cost_softplus + x40
    x44 = 2*linear_key_heads*(cost_rsqrt + x37)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x45 = layer_rerun + 2
    x46 = 2*cost_exp + 2*cost_sigmoid + 2*cost_softplus + 6
    x47 = x44*x45
    x48 = linear_value_heads*x16
    x50 = layer_rerun + 1
    x51 = linear_value_dim*x50
    x52 = 2*layer_rerun
    x53 = x52 + 2
    x54 = x51 + x53
    x55 = x2*x50
    if recurrence == "chunked":
        x35 = chunk*x34
        x36 = linear_value_dim + chunk
        x38 = x36*x37
        x39 = x22*x4
        x41 = chunk*x40
        x43 = x41 + x42
        x49 = x36*x48
        s0 = x39*(x35 + x38)
        s1 = x4*(linear_value_heads*x43 + x44)
        s2 = x39*(x35*x45 + x38*x45)
        s3 = x4*(linear_value_heads*(layer_rerun*x43 + 2*x41 + x46) + x47)
        s4 = x49
        s5 = x16*(linear_value_heads*(chunk + x54) + x55)
        s6 = layer_rerun*x49
    else:
        x56 = 6*linear_value_heads*x23*x4
        x57 = x23 + x42
        x58 = linear_value_dim*x48
        s0 = x56
        s1 = x4*(linear_value_heads*x57 + x44)
        s2 = x45*x56
        s3 = x4*(linear_value_heads*(layer_rerun*x57 + 2*x23 + x46) + x47)
        s4 = x58
        s5 = x16*(linear_value_heads*x54 + x55)
        s6 = layer_rerun*x58
    if expert_hits == "min":
        f4 = min(top_k*x4, experts)
        experts_hit = f4
    else:
        f5 = ((experts - top_k)/experts)**x4
        experts_hit = experts*(1 - f5)
    x59 = 3*shared_ffn
    x60 = x2 + x59
    x61 = x60 + x7
    x62 = x61 + 3
    x63 = linear_value_dim + conv_kernel*x2
    x64 = linear_value_heads*(linear_value_dim*conv_kernel + 2) + x63
    x65 = hidden*(experts*x33 + x62) + x64
    x66 = experts + top_k*x32
    x67 = x61 + x66 + 1
    x68 = x21*x4
    x69 = cost_silu + 1
    x70 = cost_div + 1
    x71 = 2*conv_kernel
    x72 = 12*hidden + shared_ffn*x69 + experts*(cost_div + x40) + top_k*(moe_ffn*x69 + x21 + x70) + linear_value_heads*(linear_value_dim*(2*cost_silu + x71 + 5) + cost_rsqrt + x70) + 2*cost_div + 2*cost_rsqrt + cost_sigmoid + x2*(cost_silu + x71) + 2
    x73 = 2*experts
    x74 = linear_key_heads*linear_key_dim
    x75 = 4*x74
    x76 = x73 + x75
    x77 = 5*shared_ffn
    x78 = linear_value_dim*x22
    x79 = x78 + x8
    x80 = experts + experts_hit*x32 + x62
    x81 = 13*hidden
    x82 = experts + x81
    x83 = top_k*(x21 + x33)
    x84 = x59 + x83 + 1
    x85 = linear_value_heads*(5*linear_value_dim + 2) + x75 + x84
    x86 = 4*top_k
    x87 = width_act*(x22*(x34 + 1) + x31 + x76 + x84) + x11 + x86
    x88 = width_param_grad*x65
    x89 = linear_value_dim*x10 + x60 + x83 + 1
    x90 = 2*x65
    x91 = hidden*(x0 + 3) + x60 + x79
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    f6 = min(1, grad_accum - 1)
    accumulating = f6
    values = (
        x65, hidden*(x62 + x66) + x64, 0, x67*x68 + s0, x21 + x4*x72 + s1,
        x68*(6*shared_ffn + layer_rerun*x67 + 2*x7 + x76 + 6*x8 + 2) + s2,
        layer_rerun*x21 + x4*(cost_silu*(x28 + x79) + layer_rerun*x72 + x2*(4*conv_kernel + 3) + x21*(x0 + 13) + x30 + x77 + x78*(x71 + 9) + 5*x8 + 3) + s3,
        0, 0, width_param*(hidden*x80 + x64) + x4*(width_act*(x82 + x85) + x5), x4*x87 + s4,
        width_param*(hidden*(layer_rerun*x80 + x80) + linear_value_heads*(conv_kernel*x51 + x53) + x50*x63) + accumulating*x88 + x4*(width_act*(7*hidden + experts + layer_rerun*(x82 + x89) + x89) + width_act_grad*(top_k*(5*moe_ffn + x27 + 1) + linear_value_heads*(7*linear_value_dim + 4) + x73 + 6*x74 + x77 + x81 + 2) + x11 + x86*(x52 + 3)) + s5,
        x4*(width_act_grad*(10*hidden + experts + x85) + layer_rerun*x87) + x88 + s6, 0, 0, x65, width_param*x65,
        f1*x65, width_master*x65, x90, width_opt*x90, x65, x88, x13*x91 + s7 + s8, x17*x91 + s9 + s10, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_full_attention(
    *, batch, seq, context, full_attention_layers, linear_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, rope_dim, moe_ffn, shared_ffn, experts, top_k, linear_key_heads, linear_key_dim, linear_value_heads,
    linear_value_dim, conv_kernel, chunk, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5,
    cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `full_attention`."""
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
    x1 = 4*heads
    x17 = 2*context
    x55 = seq*context
    if pairs == "full":
        pairs_size = x55
    elif pairs == "causal":
        pairs_size = _exact(seq*(x17 + 1 - seq), 2)
    else:
        pairs_size = _exact(x55, 2)
    x2 = batch*head_dim*pairs_size*x0*x1
    x3 = cost_exp + cost_div
    x4 = x3 + 4
    x6 = 3*rope_dim
    x7 = seq*x6
    x8 = core_rerun + 1
    x9 = x7*x8
    x10 = kv_heads*x9
    x5 = pairs_size*x4
    x11 = batch*(heads*(core_rerun*(x5 + x7) + 5*pairs_size + x7) + x10)
    x12 = 2*head_dim
    x13 = heads*x12
    x14 = pairs_size*x13
    if flops == "model":
        s0 = x2
        s1 = x11
    else:
        if attention == "flash":
            s0 = batch*x14*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x4 + 7) + x9) + x10)
        else:
            s0 = x2
            s1 = x11
    x15 = head_dim*width_act
    x16 = seq*heads
    x18 = kv_heads*x17
    x19 = batch*(x16 + x18)
    x20 = batch*x16
    x21 = x18*x8
    x22 = width_act*core_rerun + width_act_grad
    x23 = head_dim*x18
    x24 = width_act_grad*x23
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x25 = head_dim*layer_kept
    x28 = layer_kept*x15
    x30 = x19*x25
    x31 = x19*x28
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x26 = x18*x25
        x27 = 4*core_kept
        x29 = x18*x28
        if activations == "fused":
            s7 = batch*(x16*(core_kept + x25) + x26)
            s10 = batch*(x16*(x27 + x28) + x29)
        elif activations == "paper":
            s7 = x30
            s10 = x31
        else:
            if recompute in ('none', 'full'):
                x32 = core_kept + layer_kept
                s7 = batch*(x16*(head_dim*x32 + core_kept) + x26) + 3*core_kept
                s10 = batch*(x16*(x15*x32 + x27) + x29) + 24*core_kept
            else:
                s7 = x30
                s10 = x31
        s2 = x15*x19
        s3 = x20*(x15 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x16 + x21) + 2*width_act_grad*x16) + 8*x16)
        s5 = batch*(x16*(head_dim*x22 + 4*core_rerun + 4) + x24)
        s8 = 0
        s11 = 0
    else:
        x33 = head_dim + x17
        x35 = batch*width_act
        if activations in ('fused', 'paper'):
            x36 = context*core_kept
            s7 = x30
            s8 = x20*x36
            s10 = x31
            s11 = x16*x35*x36
        else:
            if recompute in ('none', 'full'):
                x37 = batch*heads*core_kept
                s7 = x37*(seq*x33 + head_dim*x17)
                s10 = x37*(seq*(context*(width_act + 4) + x15) + x15*x17)
            else:
                s7 = x30
                s10 = x31
            s8 = 0
            s11 = 0
        x34 = x16*x33
        s2 = x35*(x23 + x34)
        s3 = x34*x35
        s4 = batch*(x15*x21 + x16*(width_act*x33*x8 + width_act_grad*(3*context + x12)))
        s5 = batch*(x22*x34 + x24)
    x38 = x12 + 1
    x39 = 2*top_k
    x40 = batch*seq
    x41 = 8*top_k
    x42 = moe_ffn*top_k
    x43 = experts + 1
    x44 = hidden + head_dim*(2*heads + kv_heads) + 2*x42 + x43
    x45 = 4*kv_heads + x1 + 8
    x46 = hidden*width_act
    x48 = 3*hidden
    x49 = 2*hidden
    x50 = x12 + x49
    x51 = 4*experts
    x52 = 8*hidden
    x53 = 3*moe_ffn
    x54 = x53 + 1
    if activations == "fused":
        s6 = x40*(hidden + layer_kept*(hidden + heads*x38 + kv_heads*(head_dim + 1) + experts + x39*(moe_ffn + 1) + 3))
        s9 = x40*(layer_kept*(width_act*x44 + x41 + x45) + x46)
    elif activations == "paper":
        x47 = x40*(hidden + layer_kept*x44)
        s6 = x47
        s9 = width_act*x47
    else:
        s6 = hidden*x40 + layer_kept*(experts + x40*(heads*(3*head_dim + 1) + kv_heads*x38 + shared_ffn + experts + 3*top_k*(moe_ffn + 2) + x48 + 4) + x50)
        s9 = layer_kept*(8*head_dim + x40*(16*hidden + 36*top_k + width_act*(heads*head_dim + shared_ffn + top_k*x54 + 1 - hidden) + 4*x38*(heads + kv_heads) + x51 + 12) + x51 + x52) + x40*x46
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    if expert_hits == "min":
        f2 = min(top_k*x40, experts)
        experts_hit = f2
    else:
        f3 = ((experts - top_k)/experts)**x40
        experts_hit = experts*(1 - f3)
    x56 = 3*shared_ffn
    x57 = 3*heads + 2*kv_heads
    x58 = head_dim*x57 + x56
    x59 = x58 + 3
    x60 = experts*x54 + x59
    x61 = hidden*x60 + x12
    x62 = top_k*x53
    x63 = experts + x59
    x64 = x43 + x58 + x62
    x65 = cost_div + 1
    x66 = cost_rsqrt + x65
    x67 = head_dim*(cost_sigmoid + 5) + x66
    x68 = 4*head_dim + x66
    x69 = cost_silu + 1
    x70 = 12*hidden + shared_ffn*x69 + experts*(x3 + 3) + top_k*(moe_ffn*x69 + x49 + x65) + 2*cost_div + 2*cost_rsqrt + cost_sigmoid + 2
    x71 = 2*experts
    x72 = x71 + 2
    x73 = 2*layer_rerun
    x74 = cost_silu + 5
    x75 = experts_hit*x53 + x63
    x76 = 13*hidden
    x77 = top_k*(x49 + x54) + x56
    x78 = head_dim*(kv_heads + x1) + x43 + x77
    x79 = x76 + x78
    x80 = 4*top_k
    x81 = width_act*(head_dim*(3*kv_heads + x1) + x52 + x71 + x77 + 1) + x45 + x80
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x82 = width_param_grad*accumulating
    x83 = width_param_grad*x61
    x84 = 2*x61
    x85 = layer_kept*x40*(hidden*(x39 + 3) + x13 + x42 + x56)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x61, hidden*(x62 + x63) + x12, 0, 2*batch*(seq*hidden*x64 + x14),
        batch*(seq*(heads*(x6 + x67) + kv_heads*(x6 + x68) + x70) + heads*x5) + x50,
        x40*x49*(6*shared_ffn + layer_rerun*x64 + x12*x57 + 6*x42 + x72) + s0,
        x40*(26*hidden + head_dim*(heads*(cost_sigmoid + 14) + 10*kv_heads) + shared_ffn*x74 + top_k*(4*hidden + moe_ffn*x74) + layer_rerun*(heads*x67 + kv_heads*x68 + x70) + x51 + 3) + x73*(hidden + head_dim) + s1,
        0, 0, width_param*(hidden*x75 + x12) + x40*(width_act*x79 + x41) + s2, x40*x81 + s3,
        hidden*(width_param*(layer_rerun*x75 + x75) + x60*x82) + x12*(width_param*(layer_rerun + 1) + x82) + x40*(width_act*(7*hidden + layer_rerun*x79 + x78) + width_act_grad*(head_dim*(6*heads + 5*kv_heads) + 5*shared_ffn + top_k*(5*moe_ffn + x48 + 1) + x72 + x76) + x45 + x80*(x73 + 3)) + s4,
        x40*(width_act_grad*(10*hidden + x78) + layer_rerun*x81) + x83 + s5, 0, 0, x61, width_param*x61, f1*x61,
        width_master*x61, x84, width_opt*x84, x61, x83, x85 + s6 + s7 + s8, width_act*x85 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, full_attention_layers, linear_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, rope_dim, moe_ffn, shared_ffn, experts, top_k, linear_key_heads, linear_key_dim, linear_value_heads,
    linear_value_dim, conv_kernel, chunk, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5,
    cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
        x4 = hidden + x0*(x3 + 1)
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
    x17 = linear_value_dim*conv_kernel
    x18 = linear_key_heads*linear_key_dim
    x19 = 2*x18
    x20 = linear_value_dim + conv_kernel*x19
    x21 = 3*moe_ffn
    x22 = 3*shared_ffn
    x23 = head_dim*(3*heads + 2*kv_heads)
    x24 = linear_value_heads*(3*linear_value_dim + 2)
    x25 = experts*(x21 + 1)
    x26 = x22 + x25 + 3
    x27 = x19 + x24 + x26
    x28 = 2*full_attention_layers*head_dim
    x29 = 2*width_act
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x30 = width_param + width_param_grad*accumulating
    x31 = 2*width_act_grad
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x32 = width_param*(1 - f1)
    x33 = width_master + 2*width_opt
    x34 = width_param_grad + x33
    x35 = x32 + x34
    x36 = 2*width_master + 4*width_opt
    x37 = x23 + x26
    x38 = 3*width_master + 6*width_opt
    x39 = width_param + x33
    x40 = x12*x3
    values = (
        x13, x13, 0, x3*x8, hidden + x0*(vocab*(cost_exp + 4) + cost_log + x14 + x15 + 2), x14*x8,
        x0*(11*hidden + vocab*(cost_exp + cost_div + 1)), 0,
        linear_attention_layers*(linear_value_heads*(2*cost_div + 2*cost_rsqrt + x16*x17 + 28) + x16*x20) + hidden*(full_attention_layers*(experts*(x16 + x16*x21) + 3*cost_div + 3*cost_rsqrt + x16*x22 + x16*x23 + 42) + linear_attention_layers*(42*shared_ffn + x15*x27 + 28*x18 + 14*x24 + 14*x25 + 42) + x11*x16 + x16) + x16*x28,
        hidden*(width_param*(x0 + x6) + x0*x29) + x5 + s0, x0*(width_act*(vocab + x3) + 4) + s1,
        hidden*(vocab*x30 + x0*(width_param_grad + x29 + x31) + x30) + 2*x0*(x9 + 6) + s2,
        hidden*(width_param_grad*(vocab*(2 - accumulating) + x0 + 1) + x0*x31) + s3,
        linear_attention_layers*(linear_value_heads*(2*width_param_grad + x17*x35 + 2*x32 + x36) + x20*x35) + hidden*(full_attention_layers*(experts*(x21*x34 + x34) + width_param*(x37 - f1*x37) + 3*width_param_grad + x22*x34 + x23*x34 + x38) + linear_attention_layers*(width_param*(x27 - f1*x27) + x27*x34) + x11*x35 + x35) + x28*x35,
        linear_attention_layers*(linear_value_heads*(2*width_param + x17*x39 + x36) + x20*x39) + hidden*(full_attention_layers*(experts*(x21*x39 + x39) + 3*width_param + x22*x39 + x23*x39 + x38) + linear_attention_layers*x27*x39 + x11*x39 + x39) + x28*x39,
        x13, width_param*x13, f1*x13, width_master*x13, x40, width_opt*x40, x13, width_param_grad*x13, x1 + s4 + s5,
        x0*(x2 + 8) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, full_attention_layers, linear_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, rope_dim, moe_ffn, shared_ffn, experts, top_k, linear_key_heads, linear_key_dim, linear_value_heads,
    linear_value_dim, conv_kernel, chunk, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5,
    cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x24 = 2*context
    x149 = seq*context
    if pairs == "full":
        pairs_size = x149
    elif pairs == "causal":
        pairs_size = _exact(seq*(x24 + 1 - seq), 2)
    else:
        pairs_size = _exact(x149, 2)
    x2 = batch*heads*pairs_size
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x1 = 4*head_dim
    x3 = x1*x2
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
    if flops == "model":
        s160 = x4
        s161 = x12
    else:
        if attention == "flash":
            s160 = x13*x2*(2*core_rerun + 5)
            s161 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x6 + 7) + x10) + x11)
        else:
            s160 = x4
            s161 = x12
    x15 = batch*context
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x14 = head_dim*layer_kept
    x16 = kv_heads*x15
    x17 = x14*x16
    x18 = width_act*x17
    x19 = batch*seq
    x20 = heads*x19
    x21 = x14*x20
    x22 = width_act*x21
    x23 = seq*heads
    x25 = kv_heads*x24
    x27 = batch*width_act
    x29 = heads*head_dim
    x30 = width_act*x19
    x31 = x29*x30
    x33 = x25*x9
    x34 = width_act_grad*x20
    x35 = x13*x34
    x36 = batch*width_act_grad
    x39 = x19*x29
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x40 = core_kept*x39
    x41 = core_kept*x31
    x45 = width_act*x20
    if attention == "flash":
        x37 = core_kept*x20
        x32 = 4*x20
        x38 = core_kept*x32
        if activations == "fused":
            s171 = x37
            s172 = x38
            s173 = x19
            s174 = heads
            s175 = 0
            s176 = 0
            s177 = 0
            s178 = 0
            s179 = 0
            s180 = 0
            s181 = 0
            s182 = 0
        elif activations == "paper":
            s171 = 0
            s172 = 0
            s173 = 0
            s174 = 0
            s175 = 0
            s176 = 0
            s177 = 0
            s178 = 0
            s179 = 0
            s180 = 0
            s181 = 0
            s182 = 0
        else:
            if recompute in ('none', 'full'):
                s171 = x37
                s172 = x38
                s173 = x19
                s174 = heads
                s175 = x40
                s176 = x41
                s177 = x19
                s178 = heads
                s179 = head_dim
                s180 = 3*core_kept
                s181 = 24*core_kept
                s182 = 3
            else:
                s171 = 0
                s172 = 0
                s173 = 0
                s174 = 0
                s175 = 0
                s176 = 0
                s177 = 0
                s178 = 0
                s179 = 0
                s180 = 0
                s181 = 0
                s182 = 0
        x26 = x23 + x25
        x28 = head_dim*x27
        s135 = x17
        s136 = x18
        s137 = x15
        s138 = kv_heads
        s139 = head_dim
        s156 = x21
        s157 = x22
        s158 = x19
        s159 = heads
        s162 = x26*x28
        s163 = x31
        s164 = x32
        s165 = x28*(x0*x23 + x33)
        s166 = x35
        s167 = x32*x9
        s168 = 8*x20
        s169 = head_dim*x26*x36
        s170 = core_rerun*x31
        s183 = 0
        s184 = 0
        s185 = 0
        s186 = 0
        s187 = 0
        s188 = 0
        s189 = 0
        s190 = 0
        s191 = 0
        s192 = 0
        s193 = 0
        s194 = 0
        s195 = 0
        s196 = 0
        s197 = 0
        s198 = 0
        s199 = 0
        s200 = 0
        s201 = 0
        s202 = 0
        s203 = 0
        s204 = 0
        s205 = 0
        s206 = 0
    else:
        x47 = x15*x23
        x48 = core_kept*x47
        x49 = width_act*x48
        if activations in ('fused', 'paper'):
            s135 = x17
            s136 = x18
            s137 = x15
            s138 = kv_heads
            s139 = head_dim
            s156 = x21
            s157 = x22
            s158 = x19
            s159 = heads
            s183 = x48
            s184 = x49
            s185 = batch
            s186 = heads
            s187 = seq
            s188 = context
            s195 = 0
            s196 = 0
            s197 = 0
            s198 = 0
            s199 = 0
            s200 = 0
            s201 = 0
            s202 = 0
            s203 = 0
            s204 = 0
            s205 = 0
            s206 = 0
        else:
            if recompute in ('none', 'full'):
                x50 = core_kept*x15*x29
                s135 = 0
                s136 = 0
                s137 = 0
                s138 = 0
                s139 = 0
                s156 = 0
                s157 = 0
                s158 = 0
                s159 = 0
                s195 = x40
                s196 = x41
                s197 = batch
                s198 = heads
                s199 = seq
                s200 = head_dim
                s201 = x50
                s202 = width_act*x50
                s203 = context
                s204 = x48
                s205 = 4*x48
                s206 = x49
            else:
                s135 = x17
                s136 = x18
                s137 = x15
                s138 = kv_heads
                s139 = head_dim
                s156 = x21
                s157 = x22
                s158 = x19
                s159 = heads
                s195 = 0
                s196 = 0
                s197 = 0
                s198 = 0
                s199 = 0
                s200 = 0
                s201 = 0
                s202 = 0
                s203 = 0
                s204 = 0
                s205 = 0
                s206 = 0
            s183 = 0
            s184 = 0
            s185 = 0
            s186 = 0
            s187 = 0
            s188 = 0
        x42 = head_dim + x24
        x43 = x23*x42
        x44 = head_dim*x25 + x43
        x46 = x42*x45
        s162 = x27*x44
        s163 = x46
        s164 = 0
        s165 = x27*(head_dim*x33 + x43*x9)
        s166 = x34*(3*context + x13)
        s167 = 0
        s168 = 0
        s169 = x36*x44
        s170 = core_rerun*x46
        s171 = 0
        s172 = 0
        s173 = 0
        s174 = 0
        s175 = 0
        s176 = 0
        s177 = 0
        s178 = 0
        s179 = 0
        s180 = 0
        s181 = 0
        s182 = 0
        s189 = x47
        s190 = width_act_grad*x47
        s191 = batch
        s192 = heads
        s193 = seq
        s194 = context
    x51 = hidden*x19
    x52 = width_act*x51
    x53 = layer_kept*x19
    x54 = 4*x53
    x55 = linear_value_heads*x53
    x56 = width_act*x55
    x57 = linear_value_heads*linear_value_dim
    x58 = x53*x57
    x59 = width_act*x53
    x60 = x57*x59
    x61 = linear_value_heads*x19
    x62 = linear_key_heads*linear_key_dim
    x63 = x53*x62
    x64 = x59*x62
    x65 = linear_value_heads*x54
    x66 = hidden*layer_kept
    x67 = x19*x66
    x68 = width_act*x67
    x69 = experts*layer_kept
    x70 = x19*x69
    x71 = width_act*x70
    x72 = top_k*x53
    x73 = top_k*x54
    x74 = top_k*x19
    x75 = moe_ffn*top_k
    x76 = x53*x75
    x77 = x59*x75
    x78 = kv_heads*x19
    x79 = x14*x78
    x80 = width_act*x79
    x81 = heads*x53
    x82 = heads*x54
    x83 = kv_heads*x53
    x84 = kv_heads*x54
    x85 = 4*x19
    x86 = chunk*x55
    x87 = chunk*x56
    x89 = 2*x62
    x90 = x57 + x89
    x93 = 2*linear_value_heads
    x112 = x19*x57
    x113 = 3*top_k
    x114 = 2*top_k
    x115 = moe_ffn*x114
    x116 = shared_ffn*x53
    x117 = shared_ffn*x59
    x119 = 4*hidden
    x120 = x119*x19
    if activations == "fused":
        if recurrence == "chunked":
            s35 = x86
            s36 = x87
            s37 = x19
            s38 = linear_value_heads
            s39 = chunk
        else:
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
            s39 = 0
        s0 = x51
        s1 = x52
        s2 = x53
        s3 = x54
        s4 = x19
        s5 = 0
        s6 = 0
        s7 = 0
        s8 = 0
        s9 = 0
        s10 = 0
        s11 = x55
        s12 = x56
        s13 = x19
        s14 = linear_value_heads
        s15 = x58
        s16 = x60
        s17 = x61
        s18 = linear_value_dim
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = 0
        s23 = 0
        s24 = x63
        s25 = x64
        s26 = linear_key_heads
        s27 = linear_key_dim
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
        s77 = x55
        s78 = x65
        s79 = x61
        s80 = 0
        s81 = 0
        s82 = 0
        s83 = 0
        s84 = 0
        s85 = 0
        s86 = x67
        s87 = x68
        s88 = hidden
        s89 = x70
        s90 = x71
        s91 = experts
        s92 = x72
        s93 = x73
        s94 = x19
        s95 = top_k
        s96 = 0
        s97 = 0
        s98 = 0
        s99 = 0
        s100 = 0
        s101 = 0
        s102 = 0
        s103 = 0
        s104 = 0
        s105 = x74
        s106 = x76
        s107 = x77
        s108 = x74
        s109 = moe_ffn
        s110 = 0
        s111 = 0
        s112 = 0
        s113 = 0
        s114 = 0
        s115 = 0
        s116 = 0
        s117 = 0
        s118 = 0
        s119 = 0
        s120 = 0
        s121 = 0
        s122 = 0
        s123 = 0
        s124 = x53
        s125 = x59
        s126 = 1
        s127 = 0
        s128 = x21
        s129 = x22
        s130 = x20
        s131 = head_dim
        s132 = x79
        s133 = x80
        s134 = x78
        s140 = heads
        s141 = x81
        s142 = x82
        s143 = x20
        s144 = x83
        s145 = x84
        s146 = x78
        s147 = 0
        s148 = 0
        s149 = 0
        s150 = 0
        s151 = 0
        s152 = 0
        s153 = 0
        s154 = 0
        s155 = 0
        s207 = 0
        s208 = 0
        s209 = x51
        s210 = x52
        s211 = x85
        s212 = 0
        s213 = 0
        s214 = 0
    elif activations == "paper":
        if recurrence == "chunked":
            s35 = x86
            s36 = x87
            s37 = x19
            s38 = linear_value_heads
            s39 = chunk
        else:
            s35 = 0
            s36 = 0
            s37 = 0
            s38 = 0
            s39 = 0
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
        s10 = 0
        s11 = x55
        s12 = x56
        s13 = x19
        s14 = linear_value_heads
        s15 = x58
        s16 = x60
        s17 = x61
        s18 = linear_value_dim
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = 0
        s23 = 0
        s24 = x63
        s25 = x64
        s26 = linear_key_heads
        s27 = linear_key_dim
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
        s86 = x67
        s87 = x68
        s88 = hidden
        s89 = x70
        s90 = x71
        s91 = experts
        s92 = 0
        s93 = 0
        s94 = 0
        s95 = 0
        s96 = 0
        s97 = 0
        s98 = 0
        s99 = 0
        s100 = 0
        s101 = 0
        s102 = 0
        s103 = 0
        s104 = 0
        s105 = 0
        s106 = x76
        s107 = x77
        s108 = x74
        s109 = moe_ffn
        s110 = 0
        s111 = 0
        s112 = 0
        s113 = 0
        s114 = 0
        s115 = 0
        s116 = 0
        s117 = 0
        s118 = 0
        s119 = 0
        s120 = 0
        s121 = 0
        s122 = 0
        s123 = 0
        s124 = x53
        s125 = x59
        s126 = 1
        s127 = 0
        s128 = x21
        s129 = x22
        s130 = x20
        s131 = head_dim
        s132 = x79
        s133 = x80
        s134 = x78
        s140 = heads
        s141 = 0
        s142 = 0
        s143 = 0
        s144 = 0
        s145 = 0
        s146 = 0
        s147 = 0
        s148 = 0
        s149 = 0
        s150 = 0
        s151 = 0
        s152 = 0
        s153 = 0
        s154 = 0
        s155 = 0
        s207 = 0
        s208 = 0
        s209 = x51
        s210 = x52
        s211 = 0
        s212 = 0
        s213 = 0
        s214 = 0
    else:
        x88 = 1 - layer_kept
        x91 = seq + conv_kernel - 1
        x92 = layer_kept*x90*x91
        x94 = linear_value_heads*layer_kept
        f2 = -(-seq//chunk)
        x95 = batch*f2
        x96 = x94*x95
        x97 = 4*x96
        x98 = chunk*x97
        x99 = chunk*x96
        x100 = linear_value_heads*x95
        x101 = chunk*x100
        x102 = chunk*chunk
        x103 = layer_kept*x102
        x104 = x100*x103
        f3 = min(1, f2 - 1)
        x105 = f3 + 5
        x106 = linear_key_dim*x105
        x107 = x57*x95
        x108 = chunk*x107
        x109 = layer_kept*x108
        x110 = linear_key_dim*x107
        x111 = layer_kept*x110
        x118 = 4*x14
        s0 = x51*x88
        s1 = x52*x88
        s2 = x53
        s3 = x54
        s4 = x19
        s5 = x67
        s6 = x66*x85
        s7 = x19
        s8 = hidden
        s9 = x66
        s10 = 4*x66
        s11 = 0
        s12 = 0
        s13 = 0
        s14 = 0
        s15 = 0
        s16 = 0
        s17 = 0
        s18 = 0
        s19 = batch*x92
        s20 = x27*x92
        s21 = batch
        s22 = x90
        s23 = x91
        s24 = 0
        s25 = 0
        s26 = 0
        s27 = 0
        s35 = 0
        s36 = 0
        s37 = 0
        s38 = 0
        s39 = 0
        s40 = x55
        s41 = x56
        s42 = 1
        s43 = x61
        s44 = layer_kept*x93
        s45 = 8*x94
        s46 = 2
        s47 = linear_value_heads
        s48 = x65
        s49 = 16*x55
        s50 = 4
        s51 = linear_key_dim*x53*x93
        s52 = 8*linear_key_dim*x55
        s53 = linear_key_dim*x61
        s54 = x98
        s55 = 16*x99
        s56 = x101
        s57 = x103
        s58 = x102
        s59 = 5*x104
        s60 = 20*x104
        s61 = 5
        s62 = x100*x102
        s63 = x106*x99
        s64 = x106*x98
        s65 = x105
        s66 = linear_key_dim*x101
        s67 = 3*x109
        s68 = 12*x109
        s69 = 3
        s70 = x108
        s71 = x96
        s72 = x97
        s73 = x100
        s74 = x111
        s75 = 4*x111
        s76 = x110
        s77 = 0
        s78 = 0
        s79 = 0
        s80 = x58
        s81 = x54*x57
        s82 = x112
        s83 = 2*x58
        s84 = 2*x60
        s85 = 8*x58
        s86 = 0
        s87 = 0
        s88 = 0
        s89 = 0
        s90 = 0
        s91 = 0
        s92 = 0
        s93 = 0
        s94 = 0
        s95 = 0
        s96 = x70
        s97 = x69*x85
        s98 = experts
        s99 = x72
        s100 = 8*x72
        s101 = top_k
        s102 = x53
        s103 = x54
        s104 = x73
        s105 = 0
        s106 = 0
        s107 = 0
        s108 = 0
        s109 = 0
        s110 = width_act*x72
        s111 = x74
        s112 = x113*x53
        s113 = 24*x72
        s114 = x69
        s115 = 4*x69
        s116 = x115*x53
        s117 = x115*x59
        s118 = moe_ffn
        s119 = x76
        s120 = x77
        s121 = x116
        s122 = x117
        s123 = shared_ffn
        s124 = 0
        s125 = 0
        s126 = 0
        s127 = x59
        s128 = 0
        s129 = 0
        s130 = 0
        s131 = 0
        s132 = 0
        s133 = 0
        s134 = 0
        s140 = 0
        s141 = x81
        s142 = x82
        s143 = x20
        s144 = x83
        s145 = x84
        s146 = x78
        s147 = x21
        s148 = x118*x20
        s149 = x20
        s150 = head_dim
        s151 = x14
        s152 = x118
        s153 = x79
        s154 = x118*x78
        s155 = x78
        s207 = x22
        s208 = heads
        s209 = 0
        s210 = 0
        s211 = x85
        s212 = x51
        s213 = x120
        s214 = x119
    x121 = 2*linear_value_dim
    x123 = 3*linear_key_dim
    x126 = cost_exp + 3
    x128 = cost_sigmoid + cost_softplus + x126
    x130 = 2*linear_key_heads*(cost_rsqrt + x123)
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x131 = layer_rerun + 2
    x132 = linear_value_dim*x131
    x133 = 2*cost_exp + 2*cost_sigmoid + 2*cost_softplus + 6
    x134 = x130*x131
    x136 = 2*layer_rerun
    x137 = layer_rerun + 1
    x138 = linear_value_dim*x137
    x139 = x136 + x138 + 2
    x140 = x137*x89
    x144 = width_act*x112
    x145 = layer_rerun*x144
    if recurrence == "chunked":
        x122 = linear_value_dim + chunk
        x124 = x122*x123
        x125 = x19*x93
        x127 = chunk*x126
        x129 = x127 + x128
        x135 = width_act*x122*x61
        s28 = x125*(chunk*x121 + x124)
        s29 = x19*(linear_value_heads*x129 + x130)
        s30 = x125*(2*chunk*x132 + x124*x131)
        s31 = x19*(linear_value_heads*(layer_rerun*x129 + 2*x127 + x133) + x134)
        s32 = x135
        s33 = x30*(linear_value_heads*(chunk + x139) + x140)
        s34 = layer_rerun*x135
    else:
        x141 = 6*linear_key_dim*x112
        x142 = linear_key_dim*linear_value_dim
        x143 = x128 + x142
        s28 = x141
        s29 = x19*(linear_value_heads*x143 + x130)
        s30 = x131*x141
        s31 = x19*(linear_value_heads*(layer_rerun*x143 + x133 + 2*x142) + x134)
        s32 = x144
        s33 = x30*(linear_value_heads*x139 + x140)
        s34 = x145
    x146 = 8*x19
    x147 = vocab*x19
    x148 = width_act_grad*x147
    if loss == "eager":
        s215 = vocab*x146
        s216 = vocab*x85
        s217 = 0
        s218 = x146
        s219 = x147
        s220 = x19
        s221 = vocab
    else:
        s215 = 0
        s216 = 0
        s217 = x148
        s218 = 0
        s219 = 0
        s220 = 0
        s221 = 0
    if expert_hits == "min":
        f5 = min(x74, experts)
        experts_hit = f5
    else:
        f6 = ((experts - top_k)/experts)**x19
        experts_hit = experts*(1 - f6)
    x150 = cost_div + 1
    x151 = cost_rsqrt + x150
    x152 = x119 + x151
    x153 = hidden + x152*x19
    x154 = hidden*layer_rerun
    x155 = 10*hidden
    x156 = x154 + x19*(layer_rerun*x152 + x155)
    x157 = hidden*width_param
    x158 = width_act_grad*x51
    x159 = x137*x52
    x160 = x137*x157
    x161 = hidden*width_param_grad
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x162 = accumulating*x161
    x163 = x154*x30
    x164 = layer_rerun*x85
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x165 = hidden*f1
    x166 = hidden*width_master
    x167 = 2*hidden
    x168 = width_opt*x167
    x169 = linear_value_heads*(linear_value_dim + 1) + x62
    x170 = x119*x169
    x171 = 2*x169
    x172 = x157*x171
    x173 = x161*x171
    x174 = x167*x169
    x175 = 2*conv_kernel
    x176 = x19*x90
    x177 = cost_silu*x137
    x178 = width_act*x176
    x179 = conv_kernel*x90
    x180 = width_param*x179
    x181 = width_act_grad*x176
    x182 = width_param_grad*x179
    x183 = x175*x90
    x184 = linear_value_heads*(linear_value_dim + 2) + x89
    x185 = linear_value_heads*width_param
    x186 = 2*x185
    x187 = width_act_grad*x19
    x188 = x187*x57
    x189 = linear_value_heads*width_param_grad
    x190 = 2*x189
    x191 = linear_value_heads*f1
    x192 = linear_value_heads*width_master
    x193 = width_opt*x93
    x194 = x19*x62
    x195 = x187*x62
    x196 = width_act_grad*x61
    x197 = linear_value_dim*(cost_silu + 5) + x151
    x198 = 2*x144
    x199 = linear_value_dim*width_param
    x200 = 4*x61
    x201 = linear_value_dim*width_param_grad
    x202 = x131*x167
    x203 = x157*x57
    x204 = x167*x187
    x205 = x161*x57
    x206 = hidden*x57
    x207 = x137*x51
    x208 = x167*x30
    x209 = x136*x52
    x210 = experts*x167
    x211 = x19*x210
    x212 = experts*(cost_div + x126) + top_k*x150
    x213 = x19*x212
    x214 = x131*x211
    x215 = x19*(4*experts + layer_rerun*x212)
    x216 = hidden + experts
    x217 = x216*x30
    x218 = experts*x157
    x219 = 2*experts
    x220 = top_k + x219
    x221 = x220*x30
    x222 = 4*x74
    x223 = x187*x220
    x224 = experts*x160
    x225 = x187*x216
    x226 = x137*x217
    x227 = experts*x162
    x228 = experts*x161
    x229 = layer_rerun*x221
    x230 = layer_rerun*x222
    x231 = hidden*experts
    x232 = experts*x165
    x233 = experts*x166
    x234 = experts*x168
    x235 = experts*x19
    x236 = width_act_grad*x235
    x237 = cost_silu + 1
    x238 = x74*(moe_ffn*x237 + x167)
    x239 = 6*x51*x75
    x240 = layer_rerun + x177 + 5
    x241 = x74*(moe_ffn*x240 + x202)
    x242 = x131*x239
    x243 = 3*moe_ffn
    x244 = x167 + 1
    x245 = x243 + x244
    x246 = hidden + top_k*x245
    x247 = x246*x30
    x248 = 8*x74
    x249 = x30*(hidden*(x114 + 1) + top_k*x243)
    x250 = experts_hit*x243
    x251 = x157*x250
    x252 = x187*(hidden*(x113 + 1) + 5*x75)
    x253 = x30*(top_k*(layer_rerun*x245 + x245) + x154)
    x254 = x137*x248
    x255 = x187*x246
    x256 = x160*x250
    x257 = x227*x243
    x258 = x228*x243
    x259 = layer_rerun*x249
    x260 = x66*x74
    x261 = width_act*x260
    x262 = moe_ffn*x210
    x263 = moe_ffn*x219
    x264 = x157*x263
    x265 = 2*moe_ffn
    x266 = x165*x263
    x267 = x166*x263
    x268 = x161*x263
    x269 = moe_ffn*experts*x119
    x270 = width_opt*x269
    x271 = moe_ffn*x231
    x272 = moe_ffn*x218
    x273 = moe_ffn*x232
    x274 = moe_ffn*x233
    x275 = moe_ffn*x228
    x276 = moe_ffn*x234
    x277 = top_k*x51
    x278 = top_k*x158
    x279 = width_act_grad*x74
    x280 = x115*x19
    x281 = x115*x187
    x282 = moe_ffn*x74
    x283 = moe_ffn*x279
    x284 = hidden*shared_ffn
    x285 = 6*x19*x284
    x286 = shared_ffn*x19
    x287 = x237*x286
    x288 = x131*x285
    x289 = x240*x286
    x290 = 3*shared_ffn
    x291 = hidden + x290
    x292 = x291*x30
    x293 = x157*x290
    x294 = x187*(5*shared_ffn + x167)
    x295 = x160*x290
    x296 = x187*x291
    x297 = x137*x292
    x298 = x162*x290
    x299 = x161*x290
    x300 = layer_rerun*x292
    x301 = shared_ffn*x167
    x302 = 2*shared_ffn
    x303 = x157*x302
    x304 = x165*x302
    x305 = x166*x302
    x306 = x161*x302
    x307 = shared_ffn*x119
    x308 = width_opt*x307
    x309 = shared_ffn*x157
    x310 = shared_ffn*x165
    x311 = shared_ffn*x166
    x312 = shared_ffn*x161
    x313 = shared_ffn*x168
    x314 = x19*x302
    x315 = x187*x302
    x316 = width_act_grad*x286
    x317 = x167*x19
    x318 = x19*(hidden + cost_sigmoid)
    x319 = x19*x202
    x320 = x19*(hidden*(layer_rerun + 3) + cost_sigmoid*layer_rerun + 3)
    x321 = x244*x30
    x322 = x30*(hidden + 1)
    x323 = x187*(hidden + 2)
    x324 = x187*x244
    x325 = x137*x167
    x326 = x30*(x137 + x325)
    x327 = layer_rerun*x322
    x328 = x19*x325
    x329 = 3*x52
    x330 = 3*x158
    x331 = 3*x163
    x332 = heads + kv_heads
    x333 = head_dim*x332
    x334 = x120*x333
    x335 = x13*x332
    x336 = x157*x335
    x337 = x30*x335
    x338 = x161*x335
    x339 = hidden*x335
    x340 = x119*x333
    x341 = x332*(x1 + x151)
    x342 = x30*x333
    x343 = width_param*x13
    x344 = x332*x85
    x345 = x187*x333
    x346 = width_param_grad*x13
    x347 = head_dim*width_param
    x348 = head_dim*f1
    x349 = head_dim*width_master
    x350 = head_dim*width_param_grad
    x351 = width_opt*x13
    x352 = x187*x29
    x353 = head_dim*x78
    x354 = head_dim*x16
    x355 = width_act_grad*x354
    x356 = x13*x45
    x357 = heads*x13*x51
    x358 = x157*x29
    x359 = x161*x29
    x360 = hidden*x29
    x361 = hidden*heads
    x362 = hidden*vocab
    x363 = vocab*x157
    x364 = vocab*x165
    x365 = vocab*x166
    x366 = vocab*x161
    x367 = vocab*x167
    x368 = vocab*x168
    x369 = width_act*x147
    x370 = 2*vocab
    x371 = cost_div + cost_rsqrt
    x372 = x371 + 14
    x373 = linear_value_dim*conv_kernel
    x374 = linear_value_dim + x175*x62
    x375 = head_dim*(3*heads + 2*kv_heads)
    x376 = linear_value_heads*(3*linear_value_dim + 2)
    x377 = experts*(x243 + 1)
    x378 = x290 + x377 + 3
    x379 = x376 + x378 + x89
    x380 = full_attention_layers*x13
    x381 = full_attention_layers*(x375 + x378) + linear_attention_layers*x379 + x370 + 1
    x382 = linear_attention_layers*(linear_value_heads*(x373 + 2) + x374) + hidden*x381 + x380
    x383 = width_master*x382
    x384 = 1 - f1
    x385 = 2*width_opt*x382
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x153, _1=x156, _2=x52, _3=x157, _4=x52, _5=x85, _6=x158, _7=x159, _8=x85, _9=x160, _10=x158, _11=x162,
        _12=x161, _13=x163, _14=x164, _15=hidden, _16=x157, _17=hidden, _18=x165, _19=x166, _20=hidden, _21=hidden,
        _22=x161, _23=hidden, _24=x167, _25=x168, _26=hidden, _27=2, _28=s0, _29=s1, _30=x19, _31=hidden, _32=s2,
        _33=s3, _34=s4, _35=x51, _36=x158, _37=x19, _38=hidden, _39=s5, _40=s6, _41=s7, _42=s8, _43=s9, _44=s10,
        _45=s8, _46=s5, _47=s6, _48=s7, _49=s8, _50=x67, _51=x68, _52=x19, _53=hidden, _54=x170*x19,
        _55=x120*(linear_value_heads*(x131 + x132) + x131*x62), _56=x52, _57=x172, _58=x171*x30,
        _59=width_act_grad*x169*x85, _60=2*x157*(linear_value_heads*(x137 + x138) + x137*x62), _61=x158, _62=x159,
        _63=x162*x171, _64=x173, _65=x136*x169*x30, _66=x174, _67=x172, _68=hidden, _69=x171, _70=x165*x171,
        _71=x166*x171, _72=hidden, _73=x171, _74=x174, _75=x173, _76=hidden, _77=x171, _78=x170, _79=width_opt*x170,
        _80=hidden, _81=x171, _82=2, _83=x51, _84=x158, _85=x19, _86=hidden, _87=x53*x90, _88=x59*x90, _89=x19,
        _90=x90, _91=s11, _92=s12, _93=s13, _94=s14, _95=s11, _96=s12, _97=s13, _98=s14, _99=s15, _100=s16,
        _101=s17, _102=s18, _103=x176*(cost_silu + x175), _104=x176*(x131*x175 + x177 + 3), _105=x178, _106=x180,
        _107=x178, _108=x181, _109=x137*x178, _110=x137*x180, _111=x181, _112=accumulating*x182, _113=x182,
        _114=layer_rerun*x178, _115=x179, _116=x180, _117=x90, _118=conv_kernel, _119=f1*x179,
        _120=width_master*x179, _121=x90, _122=conv_kernel, _123=x179, _124=x182, _125=x90, _126=conv_kernel,
        _127=x183, _128=width_opt*x183, _129=x90, _130=conv_kernel, _131=2, _132=x176, _133=x181, _134=x19,
        _135=x90, _136=s19, _137=s20, _138=s21, _139=s22, _140=s23, _141=s24, _142=s25, _143=s13, _144=s26,
        _145=s27, _146=s24, _147=s25, _148=s13, _149=s26, _150=s27, _151=s15, _152=s16, _153=s13, _154=s14,
        _155=s18, _156=s28, _157=s29, _158=s30, _159=s31, _160=x184*x30, _161=x186, _162=s32, _163=s33,
        _164=x137*x186, _165=x188, _166=x184*x187, _167=accumulating*x190, _168=x190, _169=s34,
        _170=linear_value_heads, _171=x185, _172=linear_value_heads, _173=x191, _174=x192, _175=linear_value_heads,
        _176=linear_value_heads, _177=x189, _178=linear_value_heads, _179=x93, _180=x193, _181=linear_value_heads,
        _182=2, _183=linear_value_heads, _184=x185, _185=linear_value_heads, _186=x191, _187=x192,
        _188=linear_value_heads, _189=linear_value_heads, _190=x189, _191=linear_value_heads, _192=x93, _193=x193,
        _194=linear_value_heads, _195=2, _196=s35, _197=s36, _198=s37, _199=s38, _200=s39, _201=x194, _202=x195,
        _203=x19, _204=linear_key_heads, _205=linear_key_dim, _206=x194, _207=x195, _208=x19, _209=linear_key_heads,
        _210=linear_key_dim, _211=x112, _212=x188, _213=x19, _214=linear_value_heads, _215=linear_value_dim,
        _216=x61, _217=x196, _218=x19, _219=linear_value_heads, _220=x61, _221=x196, _222=x19,
        _223=linear_value_heads, _224=s40, _225=s41, _226=s42, _227=s43, _228=s44, _229=s45, _230=s46, _231=s47,
        _232=s48, _233=s49, _234=s50, _235=s43, _236=s51, _237=s52, _238=s46, _239=s53, _240=s54, _241=s55,
        _242=s50, _243=s56, _244=s57, _245=s57, _246=s42, _247=s58, _248=s59, _249=s60, _250=s61, _251=s62,
        _252=s63, _253=s64, _254=s65, _255=s66, _256=s67, _257=s68, _258=s69, _259=s70, _260=s71, _261=s72,
        _262=s42, _263=s73, _264=s74, _265=s75, _266=s42, _267=s76, _268=s15, _269=s16, _270=s17, _271=s18,
        _272=x197*x61, _273=x61*(linear_value_dim*(cost_silu + 15) + layer_rerun*x197), _274=x198, _275=x199,
        _276=x144, _277=x200, _278=x188, _279=x137*x198, _280=x200, _281=width_param*x138, _282=2*x188,
        _283=accumulating*x201, _284=x201, _285=x145, _286=layer_rerun*x200, _287=linear_value_dim, _288=x199,
        _289=linear_value_dim, _290=linear_value_dim*f1, _291=linear_value_dim*width_master, _292=linear_value_dim,
        _293=linear_value_dim, _294=x201, _295=linear_value_dim, _296=x121, _297=width_opt*x121,
        _298=linear_value_dim, _299=2, _300=s77, _301=s78, _302=s79, _303=x112, _304=x188, _305=x61,
        _306=linear_value_dim, _307=x112, _308=x188, _309=x61, _310=linear_value_dim, _311=s80, _312=s81, _313=s42,
        _314=s82, _315=s40, _316=s48, _317=s42, _318=s43, _319=s83, _320=s84, _321=s46, _322=s82, _323=s83,
        _324=s85, _325=s46, _326=s82, _327=x58, _328=x60, _329=x19, _330=linear_value_heads, _331=linear_value_dim,
        _332=x112*x167, _333=x112*x202, _334=x144, _335=x203, _336=x52, _337=x204, _338=x160*x57, _339=x188,
        _340=x137*x144, _341=x162*x57, _342=x205, _343=x163, _344=x206, _345=x203, _346=x57, _347=hidden,
        _348=x165*x57, _349=x166*x57, _350=x57, _351=hidden, _352=x206, _353=x205, _354=x57, _355=hidden,
        _356=x167*x57, _357=x168*x57, _358=x57, _359=hidden, _360=2, _361=x112, _362=x188, _363=x19,
        _364=linear_value_heads, _365=linear_value_dim, _366=x51, _367=x207, _368=x208, _369=x52, _370=x204,
        _371=x158, _372=x209, _373=x163, _374=x51, _375=x158, _376=x19, _377=hidden, _378=s86, _379=s87, _380=s13,
        _381=s88, _382=x153, _383=x156, _384=x52, _385=x157, _386=x52, _387=x85, _388=x158, _389=x159, _390=x85,
        _391=x160, _392=x158, _393=x162, _394=x161, _395=x163, _396=x164, _397=hidden, _398=x157, _399=hidden,
        _400=x165, _401=x166, _402=hidden, _403=hidden, _404=x161, _405=hidden, _406=x167, _407=x168, _408=hidden,
        _409=2, _410=s2, _411=s3, _412=s4, _413=x51, _414=x158, _415=x19, _416=hidden, _417=s5, _418=s6, _419=s7,
        _420=s8, _421=s9, _422=s10, _423=s8, _424=s5, _425=s6, _426=s7, _427=s8, _428=x67, _429=x68, _430=x19,
        _431=hidden, _432=x211, _433=x213, _434=x214, _435=x215, _436=x217, _437=x218, _438=x221, _439=x222,
        _440=x223, _441=x224, _442=x225, _443=x226, _444=x227, _445=x228, _446=x222, _447=x229, _448=x230,
        _449=x231, _450=x218, _451=hidden, _452=experts, _453=x232, _454=x233, _455=hidden, _456=experts, _457=x231,
        _458=x228, _459=hidden, _460=experts, _461=x210, _462=x234, _463=hidden, _464=experts, _465=2, _466=s89,
        _467=s90, _468=s13, _469=s91, _470=s92, _471=s93, _472=s94, _473=s95, _474=x51, _475=x158, _476=x19,
        _477=hidden, _478=x235, _479=x236, _480=x19, _481=experts, _482=s96, _483=s97, _484=s7, _485=s98, _486=s99,
        _487=s100, _488=s7, _489=s101, _490=s102, _491=s103, _492=s7, _493=s99, _494=s104, _495=s7, _496=s101,
        _497=x238, _498=x239, _499=x241, _500=x242, _501=x247, _502=x248, _503=x249, _504=x251, _505=x252,
        _506=x253, _507=x254, _508=x255, _509=x256, _510=x257, _511=x258, _512=x259, _513=x260, _514=x261, _515=x74,
        _516=hidden, _517=x260, _518=x261, _519=x74, _520=hidden, _521=s92, _522=s93, _523=s105, _524=x262,
        _525=x264, _526=experts, _527=hidden, _528=x265, _529=x266, _530=x267, _531=experts, _532=hidden, _533=x265,
        _534=x262, _535=x268, _536=experts, _537=hidden, _538=x265, _539=x269, _540=x270, _541=experts, _542=hidden,
        _543=x265, _544=2, _545=s106, _546=s107, _547=s108, _548=s109, _549=s106, _550=s107, _551=s108, _552=s109,
        _553=x271, _554=x272, _555=experts, _556=moe_ffn, _557=hidden, _558=x273, _559=x274, _560=experts,
        _561=moe_ffn, _562=hidden, _563=x271, _564=x275, _565=experts, _566=moe_ffn, _567=hidden, _568=x262,
        _569=x276, _570=experts, _571=moe_ffn, _572=hidden, _573=2, _574=x76, _575=x77, _576=x74, _577=moe_ffn,
        _578=x277, _579=x278, _580=x74, _581=hidden, _582=x74, _583=x279, _584=x74, _585=x51, _586=x158, _587=x19,
        _588=hidden, _589=x277, _590=x278, _591=x74, _592=hidden, _593=x280, _594=x281, _595=x74, _596=x265,
        _597=x282, _598=x283, _599=x74, _600=moe_ffn, _601=s99, _602=s110, _603=s111, _604=s112, _605=s113,
        _606=s111, _607=s69, _608=s114, _609=s115, _610=s98, _611=s116, _612=s117, _613=s111, _614=s118, _615=s46,
        _616=s119, _617=s120, _618=s111, _619=s118, _620=x285, _621=x287, _622=x288, _623=x289, _624=x292,
        _625=x293, _626=x292, _627=x294, _628=x295, _629=x296, _630=x297, _631=x298, _632=x299, _633=x300,
        _634=x301, _635=x303, _636=hidden, _637=x302, _638=x304, _639=x305, _640=hidden, _641=x302, _642=x301,
        _643=x306, _644=hidden, _645=x302, _646=x307, _647=x308, _648=hidden, _649=x302, _650=2, _651=x116,
        _652=x117, _653=x19, _654=shared_ffn, _655=x116, _656=x117, _657=x19, _658=shared_ffn, _659=x284, _660=x309,
        _661=shared_ffn, _662=hidden, _663=x310, _664=x311, _665=shared_ffn, _666=hidden, _667=x284, _668=x312,
        _669=shared_ffn, _670=hidden, _671=x301, _672=x313, _673=shared_ffn, _674=hidden, _675=2, _676=x116,
        _677=x117, _678=x19, _679=shared_ffn, _680=x51, _681=x158, _682=x19, _683=hidden, _684=x314, _685=x315,
        _686=x19, _687=x302, _688=x286, _689=x316, _690=x19, _691=shared_ffn, _692=s121, _693=s122, _694=s7,
        _695=s123, _696=x67, _697=x68, _698=x19, _699=hidden, _700=x317, _701=x318, _702=x319, _703=x320, _704=x321,
        _705=x157, _706=x322, _707=x323, _708=x160, _709=x324, _710=x326, _711=x162, _712=x161, _713=x327,
        _714=hidden, _715=x157, _716=hidden, _717=1, _718=x165, _719=x166, _720=hidden, _721=1, _722=hidden,
        _723=x161, _724=hidden, _725=1, _726=x167, _727=x168, _728=hidden, _729=1, _730=2, _731=s124, _732=s125,
        _733=s13, _734=s126, _735=x51, _736=x158, _737=x19, _738=hidden, _739=x51, _740=x158, _741=x19, _742=hidden,
        _743=x19, _744=x187, _745=x19, _746=1, _747=s102, _748=s127, _749=s7, _750=s42, _751=x317, _752=x328,
        _753=x329, _754=x52, _755=x330, _756=x158, _757=x331, _758=x163, _759=x51, _760=x158, _761=x19, _762=hidden,
        _763=x153, _764=x156, _765=x52, _766=x157, _767=x52, _768=x85, _769=x158, _770=x159, _771=x85, _772=x160,
        _773=x158, _774=x162, _775=x161, _776=x163, _777=x164, _778=hidden, _779=x157, _780=hidden, _781=x165,
        _782=x166, _783=hidden, _784=hidden, _785=x161, _786=hidden, _787=x167, _788=x168, _789=hidden, _790=2,
        _791=s0, _792=s1, _793=x19, _794=hidden, _795=s2, _796=s3, _797=s4, _798=x51, _799=x158, _800=x19,
        _801=hidden, _802=s5, _803=s6, _804=s7, _805=s8, _806=s9, _807=s10, _808=s8, _809=s5, _810=s6, _811=s7,
        _812=s8, _813=x67, _814=x68, _815=x19, _816=hidden, _817=x334, _818=x131*x334, _819=x52, _820=x336,
        _821=x337, _822=x1*x187*x332, _823=x160*x335, _824=x158,
        : None
    ).__defaults__ + (
        lambda
        _825=x159, _826=x162*x335, _827=x338, _828=layer_rerun*x337, _829=x339, _830=x336, _831=hidden, _832=x335,
        _833=x165*x335, _834=x166*x335, _835=hidden, _836=x335, _837=x339, _838=x338, _839=hidden, _840=x335,
        _841=x340, _842=width_opt*x340, _843=hidden, _844=x335, _845=2, _846=x51, _847=x158, _848=x19, _849=hidden,
        _850=s128, _851=s129, _852=s130, _853=s131, _854=s132, _855=s133, _856=s134, _857=s131, _858=s135,
        _859=s136, _860=s137, _861=s138, _862=s139, _863=s128, _864=s129, _865=s13, _866=s140, _867=s131,
        _868=x13 + x19*x341, _869=layer_rerun*x13 + x19*(layer_rerun*x341 + 10*x333), _870=x342, _871=x343,
        _872=x342, _873=x344, _874=x345, _875=x137*x342, _876=x344, _877=x137*x343, _878=x345,
        _879=accumulating*x346, _880=x346, _881=layer_rerun*x342, _882=x164*x332, _883=head_dim, _884=x347,
        _885=head_dim, _886=x348, _887=x349, _888=head_dim, _889=head_dim, _890=x350, _891=head_dim, _892=x13,
        _893=x351, _894=head_dim, _895=2, _896=s141, _897=s142, _898=s143, _899=head_dim, _900=x347, _901=head_dim,
        _902=x348, _903=x349, _904=head_dim, _905=head_dim, _906=x350, _907=head_dim, _908=x13, _909=x351,
        _910=head_dim, _911=2, _912=s144, _913=s145, _914=s146, _915=x39, _916=x352, _917=x20, _918=head_dim,
        _919=x353, _920=width_act_grad*x353, _921=x78, _922=head_dim, _923=s147, _924=s148, _925=s149, _926=s150,
        _927=s151, _928=s152, _929=s150, _930=s147, _931=s148, _932=s149, _933=s150, _934=s153, _935=s154,
        _936=s155, _937=s150, _938=s151, _939=s152, _940=s150, _941=s153, _942=s154, _943=s155, _944=s150,
        _945=s156, _946=s157, _947=s158, _948=s159, _949=s139, _950=s135, _951=s136, _952=s137, _953=s138,
        _954=s139, _955=x3, _956=batch*(heads*x8 + kv_heads*x7), _957=s160, _958=s161, _959=s162, _960=s163,
        _961=s164, _962=s165, _963=s166, _964=s167, _965=s168, _966=s169, _967=s170, _968=x21, _969=x22, _970=x19,
        _971=heads, _972=head_dim, _973=s171, _974=s172, _975=s173, _976=s174, _977=x39, _978=x352, _979=x19,
        _980=heads, _981=head_dim, _982=x354, _983=x355, _984=x15, _985=kv_heads, _986=head_dim, _987=x354,
        _988=x355, _989=x15, _990=kv_heads, _991=head_dim, _992=s175, _993=s176, _994=s177, _995=s178, _996=s179,
        _997=s180, _998=s181, _999=s182, _1000=s183, _1001=s184, _1002=s185, _1003=s186, _1004=s187, _1005=s188,
        _1006=s189, _1007=s190, _1008=s191, _1009=s192, _1010=s193, _1011=s194, _1012=s189, _1013=s190, _1014=s191,
        _1015=s192, _1016=s193, _1017=s194, _1018=s195, _1019=s196, _1020=s197, _1021=s198, _1022=s199, _1023=s200,
        _1024=s201, _1025=s202, _1026=s197, _1027=s198, _1028=s203, _1029=s200, _1030=s201, _1031=s202, _1032=s197,
        _1033=s198, _1034=s203, _1035=s200, _1036=s204, _1037=s205, _1038=s197, _1039=s198, _1040=s199, _1041=s203,
        _1042=s204, _1043=s206, _1044=s197, _1045=s198, _1046=s199, _1047=s203, _1048=x39*(cost_sigmoid + 1),
        _1049=x39*(cost_sigmoid*x137 + layer_rerun + 4), _1050=x356, _1051=x31, _1052=x352, _1053=x137*x356,
        _1054=x35, _1055=layer_rerun*x31, _1056=x39, _1057=x352, _1058=x19, _1059=heads, _1060=head_dim, _1061=x39,
        _1062=x352, _1063=x19, _1064=heads, _1065=head_dim, _1066=s147, _1067=s207, _1068=s7, _1069=s208,
        _1070=s150, _1071=x21, _1072=x22, _1073=x19, _1074=heads, _1075=head_dim, _1076=x357, _1077=x131*x357,
        _1078=x31, _1079=x358, _1080=x52, _1081=x204, _1082=x160*x29, _1083=x352, _1084=x137*x31, _1085=x162*x29,
        _1086=x359, _1087=x163, _1088=x360, _1089=x358, _1090=x29, _1091=hidden, _1092=x165*x29, _1093=x166*x29,
        _1094=x29, _1095=hidden, _1096=x360, _1097=x359, _1098=x29, _1099=hidden, _1100=x13*x361, _1101=x351*x361,
        _1102=x29, _1103=hidden, _1104=2, _1105=x39, _1106=x352, _1107=x19, _1108=heads, _1109=head_dim, _1110=x51,
        _1111=x207, _1112=x208, _1113=x52, _1114=x204, _1115=x158, _1116=x209, _1117=x163, _1118=x51, _1119=x158,
        _1120=x19, _1121=hidden, _1122=s86, _1123=s87, _1124=s13, _1125=s88, _1126=x153, _1127=x156, _1128=x52,
        _1129=x157, _1130=x52, _1131=x85, _1132=x158, _1133=x159, _1134=x85, _1135=x160, _1136=x158, _1137=x162,
        _1138=x161, _1139=x163, _1140=x164, _1141=hidden, _1142=x157, _1143=hidden, _1144=x165, _1145=x166,
        _1146=hidden, _1147=hidden, _1148=x161, _1149=hidden, _1150=x167, _1151=x168, _1152=hidden, _1153=2,
        _1154=s2, _1155=s3, _1156=s4, _1157=x51, _1158=x158, _1159=x19, _1160=hidden, _1161=s5, _1162=s6, _1163=s7,
        _1164=s8, _1165=s9, _1166=s10, _1167=s8, _1168=s5, _1169=s6, _1170=s7, _1171=s8, _1172=x67, _1173=x68,
        _1174=x19, _1175=hidden, _1176=x211, _1177=x213, _1178=x214, _1179=x215, _1180=x217, _1181=x218, _1182=x221,
        _1183=x222, _1184=x223, _1185=x224, _1186=x225, _1187=x226, _1188=x227, _1189=x228, _1190=x222, _1191=x229,
        _1192=x230, _1193=x231, _1194=x218, _1195=hidden, _1196=experts, _1197=x232, _1198=x233, _1199=hidden,
        _1200=experts, _1201=x231, _1202=x228, _1203=hidden, _1204=experts, _1205=x210, _1206=x234, _1207=hidden,
        _1208=experts, _1209=2, _1210=s89, _1211=s90, _1212=s13, _1213=s91, _1214=s92, _1215=s93, _1216=s94,
        _1217=s95, _1218=x51, _1219=x158, _1220=x19, _1221=hidden, _1222=x235, _1223=x236, _1224=x19, _1225=experts,
        _1226=s96, _1227=s97, _1228=s7, _1229=s98, _1230=s99, _1231=s100, _1232=s7, _1233=s101, _1234=s102,
        _1235=s103, _1236=s7, _1237=s99, _1238=s104, _1239=s7, _1240=s101, _1241=x238, _1242=x239, _1243=x241,
        _1244=x242, _1245=x247, _1246=x248, _1247=x249, _1248=x251, _1249=x252, _1250=x253, _1251=x254, _1252=x255,
        _1253=x256, _1254=x257, _1255=x258, _1256=x259, _1257=x260, _1258=x261, _1259=x74, _1260=hidden, _1261=x260,
        _1262=x261, _1263=x74, _1264=hidden, _1265=s92, _1266=s93, _1267=s105, _1268=x262, _1269=x264,
        _1270=experts, _1271=hidden, _1272=x265, _1273=x266, _1274=x267, _1275=experts, _1276=hidden, _1277=x265,
        _1278=x262, _1279=x268, _1280=experts, _1281=hidden, _1282=x265, _1283=x269, _1284=x270, _1285=experts,
        _1286=hidden, _1287=x265, _1288=2, _1289=s106, _1290=s107, _1291=s108, _1292=s109, _1293=s106, _1294=s107,
        _1295=s108, _1296=s109, _1297=x271, _1298=x272, _1299=experts, _1300=moe_ffn, _1301=hidden, _1302=x273,
        _1303=x274, _1304=experts, _1305=moe_ffn, _1306=hidden, _1307=x271, _1308=x275, _1309=experts,
        _1310=moe_ffn, _1311=hidden, _1312=x262, _1313=x276, _1314=experts, _1315=moe_ffn, _1316=hidden, _1317=2,
        _1318=x76, _1319=x77, _1320=x74, _1321=moe_ffn, _1322=x277, _1323=x278, _1324=x74, _1325=hidden, _1326=x74,
        _1327=x279, _1328=x74, _1329=x51, _1330=x158, _1331=x19, _1332=hidden, _1333=x277, _1334=x278, _1335=x74,
        _1336=hidden, _1337=x280, _1338=x281, _1339=x74, _1340=x265, _1341=x282, _1342=x283, _1343=x74,
        _1344=moe_ffn, _1345=s99, _1346=s110, _1347=s111, _1348=s112, _1349=s113, _1350=s111, _1351=s69, _1352=s114,
        _1353=s115, _1354=s98, _1355=s116, _1356=s117, _1357=s111, _1358=s118, _1359=s46, _1360=s119, _1361=s120,
        _1362=s111, _1363=s118, _1364=x285, _1365=x287, _1366=x288, _1367=x289, _1368=x292, _1369=x293, _1370=x292,
        _1371=x294, _1372=x295, _1373=x296, _1374=x297, _1375=x298, _1376=x299, _1377=x300, _1378=x301, _1379=x303,
        _1380=hidden, _1381=x302, _1382=x304, _1383=x305, _1384=hidden, _1385=x302, _1386=x301, _1387=x306,
        _1388=hidden, _1389=x302, _1390=x307, _1391=x308, _1392=hidden, _1393=x302, _1394=2, _1395=x116, _1396=x117,
        _1397=x19, _1398=shared_ffn, _1399=x116, _1400=x117, _1401=x19, _1402=shared_ffn, _1403=x284, _1404=x309,
        _1405=shared_ffn, _1406=hidden, _1407=x310, _1408=x311, _1409=shared_ffn, _1410=hidden, _1411=x284,
        _1412=x312, _1413=shared_ffn, _1414=hidden, _1415=x301, _1416=x313, _1417=shared_ffn, _1418=hidden, _1419=2,
        _1420=x116, _1421=x117, _1422=x19, _1423=shared_ffn, _1424=x51, _1425=x158, _1426=x19, _1427=hidden,
        _1428=x314, _1429=x315, _1430=x19, _1431=x302, _1432=x286, _1433=x316, _1434=x19, _1435=shared_ffn,
        _1436=s121, _1437=s122, _1438=s7, _1439=s123, _1440=x67, _1441=x68, _1442=x19, _1443=hidden, _1444=x317,
        _1445=x318, _1446=x319, _1447=x320, _1448=x321, _1449=x157, _1450=x322, _1451=x323, _1452=x160, _1453=x324,
        _1454=x326, _1455=x162, _1456=x161, _1457=x327, _1458=hidden, _1459=x157, _1460=hidden, _1461=1, _1462=x165,
        _1463=x166, _1464=hidden, _1465=1, _1466=hidden, _1467=x161, _1468=hidden, _1469=1, _1470=x167, _1471=x168,
        _1472=hidden, _1473=1, _1474=2, _1475=s124, _1476=s125, _1477=s13, _1478=s126, _1479=x51, _1480=x158,
        _1481=x19, _1482=hidden, _1483=x51, _1484=x158, _1485=x19, _1486=hidden, _1487=x19, _1488=x187, _1489=x19,
        _1490=1, _1491=s102, _1492=s127, _1493=s7, _1494=s42, _1495=x317, _1496=x328, _1497=x329, _1498=x52,
        _1499=x330, _1500=x158, _1501=x331, _1502=x163, _1503=x51, _1504=x158, _1505=x19, _1506=hidden, _1507=x51,
        _1508=x157*x19, _1509=x146, _1510=x52, _1511=x161*(vocab*(1 - accumulating) + x19), _1512=x158, _1513=x146,
        _1514=x161*x19, _1515=x362, _1516=x363, _1517=vocab, _1518=hidden, _1519=x364, _1520=x365, _1521=vocab,
        _1522=hidden, _1523=x362, _1524=x366, _1525=vocab, _1526=hidden, _1527=x367, _1528=x368, _1529=vocab,
        _1530=hidden, _1531=2, _1532=x19, _1533=x146, _1534=x19, _1535=x153, _1536=x155*x19, _1537=x52, _1538=x157,
        _1539=x52, _1540=x85, _1541=x158, _1542=x52, _1543=x85, _1544=x157, _1545=x158, _1546=x162, _1547=x161,
        _1548=hidden, _1549=x157, _1550=hidden, _1551=x165, _1552=x166, _1553=hidden, _1554=hidden, _1555=x161,
        _1556=hidden, _1557=x167, _1558=x168, _1559=hidden, _1560=2, _1561=s209, _1562=s210, _1563=s13, _1564=s88,
        _1565=s4, _1566=s211, _1567=s4, _1568=x51, _1569=x158, _1570=x19, _1571=hidden, _1572=s212, _1573=s213,
        _1574=s7, _1575=s8, _1576=s8, _1577=s214, _1578=s8, _1579=s212, _1580=s213, _1581=s7, _1582=s8, _1583=x51,
        _1584=x52, _1585=x19, _1586=hidden, _1587=x147*x167, _1588=x119*x147, _1589=x52, _1590=x363, _1591=x369,
        _1592=x187*x370, _1593=x363, _1594=x158, _1595=x52, _1596=vocab*x162, _1597=x366, _1598=x362, _1599=x363,
        _1600=hidden, _1601=vocab, _1602=x364, _1603=x365, _1604=hidden, _1605=vocab, _1606=x362, _1607=x366,
        _1608=hidden, _1609=vocab, _1610=x367, _1611=x368, _1612=hidden, _1613=vocab, _1614=2, _1615=x51,
        _1616=x158, _1617=x19, _1618=hidden, _1619=x19*(vocab*x5 + cost_log + 1), _1620=x147*(cost_exp + x150),
        _1621=x369, _1622=s215, _1623=s216, _1624=x146, _1625=s217, _1626=s215, _1627=s218, _1628=s216, _1629=x148,
        _1630=s217, _1631=s219, _1632=s216, _1633=s220, _1634=s221, _1635=s220, _1636=s218, _1637=s220, _1638=x147,
        _1639=x148, _1640=x19, _1641=vocab,
        _1642=linear_attention_layers*(linear_value_heads*(2*cost_div + 2*cost_rsqrt + x372*x373 + 28) + x372*x374) + hidden*(full_attention_layers*(experts*(x243*x372 + x372) + 3*cost_div + 3*cost_rsqrt + x290*x372 + x372*x375 + 42) + linear_attention_layers*(42*shared_ffn + x371*x379 + 14*x376 + 14*x377 + 28*x62 + 42) + x370*x372 + x372) + x372*x380,
        _1643=width_param_grad*x382, _1644=x383,
        _1645=width_param*(linear_attention_layers*(linear_value_heads*(x373*x384 + 2 - 2*f1) + x374*x384) + hidden*(x381 - f1*x381) + x380*x384),
        _1646=x385, _1647=width_param*x382, _1648=x383, _1649=x385,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, full_attention_layers, linear_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, rope_dim, moe_ffn, shared_ffn, experts, top_k, linear_key_heads, linear_key_dim, linear_value_heads,
    linear_value_dim, conv_kernel, chunk, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5,
    cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x7 = batch*full_attention_layers
    x8 = x2*x7*(x3 + x5)
    x10 = width_act + 4
    x11 = context*x1
    x12 = heads*(seq*(context*x10 + x1) + 2*x11)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x0 = 4*core_kept
        x6 = x2*x5
        if activations == "fused":
            s2 = x7*(x3*(x0 + x2) + x6)
        elif activations == "paper":
            s2 = x8
        else:
            if recompute in ('none', 'full'):
                s2 = full_attention_layers*(batch*(x3*(x0 + x1*(core_kept + layer_kept)) + x6) + 24*core_kept)
            else:
                s2 = x8
        s3 = 0
    else:
        x9 = core_kept*x7
        if activations in ('fused', 'paper'):
            s2 = x8
            s3 = context*width_act*x3*x9
        else:
            if recompute in ('none', 'full'):
                s2 = x12*x9
            else:
                s2 = x8
            s3 = 0
    x15 = 2*top_k
    x18 = 2*linear_key_dim
    x19 = linear_key_heads*x18
    x20 = 3*linear_value_dim
    x13 = 2*heads
    x14 = head_dim*(kv_heads + x13)
    x16 = hidden + experts
    x17 = moe_ffn*x15 + x16 + 1
    x21 = full_attention_layers*(x14 + x17) + linear_attention_layers*(linear_value_heads*(x20 + 2) + x17 + x19)
    x22 = heads + kv_heads
    x24 = 4*full_attention_layers
    x25 = full_attention_layers + linear_attention_layers
    x26 = hidden*(x25 + 1)
    x27 = batch*seq
    x28 = width_act*x27
    x29 = layer_kept*x28
    x30 = linear_attention_layers*linear_value_heads*chunk*x29
    x31 = 4*hidden
    x32 = 4*experts
    x33 = 8*hidden + x32
    x34 = 8*linear_value_heads + chunk*chunk + x33
    f1 = -(-seq//chunk)
    f2 = min(1, f1 - 1)
    x35 = width_act*(conv_kernel - 1)
    x36 = linear_value_heads*(linear_value_dim*x35 + 4*f1*(linear_key_dim*linear_value_dim + chunk*(linear_key_dim*(f2 + 5) + 5*chunk + x20 + 4) + 1)) + x19*x35
    x37 = heads*head_dim
    x38 = 3*moe_ffn
    x39 = top_k*(x38 + 1)
    x41 = 2*head_dim
    x42 = x41 + 1
    x43 = 16*hidden + 36*top_k + x32 + 12
    x44 = 4*x22*x42 + x43
    x45 = 4*linear_value_heads
    x46 = x43 + x45*(x18 + x20 + 5)
    x47 = 2*hidden
    if activations == "fused":
        if recurrence == "chunked":
            s1 = x30
        else:
            s1 = 0
        x23 = x15 + 2
        s0 = x27*(width_act*x26 + layer_kept*(4*linear_attention_layers*(linear_value_heads + x23) + width_act*x21 + x24*(x22 + x23)) + 4)
    elif activations == "paper":
        if recurrence == "chunked":
            s1 = x30
        else:
            s1 = 0
        s0 = x28*(layer_kept*x21 + x26)
    else:
        x40 = shared_ffn + x39 + 1 - hidden
        s0 = layer_kept*(batch*(seq*(full_attention_layers*(width_act*(x37 + x40) + x44) + linear_attention_layers*(width_act*(linear_value_heads*(x20 + 1) + x19 + x40) + x46)) + linear_attention_layers*x36) + linear_attention_layers*x34 + x24*(experts + x41 + x47)) + x27*(hidden*(width_act*x25 + 8) + 4) + x31
        s1 = 0
    if loss == "eager":
        s4 = 4*x27*(vocab + 2)
    else:
        s4 = 0
    x52 = 3*shared_ffn
    x53 = experts + top_k*x38 + x47*(top_k + 2) + x52 + 1
    x55 = 4*kv_heads
    x56 = 8*top_k + 8
    x57 = x55 + x56
    x58 = x1*x5
    x59 = context*kv_heads*x41
    x60 = batch*width_act
    x61 = 3*hidden
    x62 = x47 + 1
    x63 = 4*shared_ffn + top_k*(4*moe_ffn + x62) + x61 + 1
    x64 = x42*x55 + x43
    x65 = 8*head_dim + x33
    x66 = batch*(seq*(width_act*(4*x37 + x63) + x44) + x58) + x65
    x68 = kv_heads*head_dim
    if attention == "flash":
        x51 = 8*heads
        x54 = head_dim*(5*heads + kv_heads) + x53
        if activations == "fused":
            layer_full_attention = batch*(seq*(width_act*x54 + x51 + x57) + x58)
        elif activations == "paper":
            layer_full_attention = x60*(seq*x54 + x59)
        else:
            if recompute in ('none', 'full'):
                layer_full_attention = batch*(seq*(width_act*(5*x37 + x63) + x51*(head_dim + 1) + x64) + x58) + x65 + 24
            else:
                layer_full_attention = x66
    else:
        x67 = 4*heads
        x69 = heads*(context + 5*head_dim) + x53 + x68
        if activations == "fused":
            layer_full_attention = batch*(seq*(width_act*x69 + x57 + x67) + x58)
        elif activations == "paper":
            layer_full_attention = x60*(seq*x69 + x59)
        else:
            if recompute in ('none', 'full'):
                layer_full_attention = batch*(seq*(width_act*(heads*(context + 4*head_dim) + x63) + x64 + x67*(context + x42)) + x11*x13) + x65
            else:
                layer_full_attention = x66
    x72 = 5*linear_value_dim
    x74 = linear_key_heads*linear_key_dim
    x75 = 4*x74
    x73 = x72 + 2
    x76 = x53 + x75
    x77 = width_act*(linear_value_heads*(chunk + x73) + x76)
    x79 = width_act*(linear_value_heads*x73 + x76)
    if activations == "fused":
        x78 = x45 + x56
        if recurrence == "chunked":
            layer_linear_attention = x27*(x77 + x78)
        else:
            layer_linear_attention = x27*(x78 + x79)
    elif activations == "paper":
        if recurrence == "chunked":
            layer_linear_attention = x27*x77
        else:
            layer_linear_attention = x27*x79
    else:
        layer_linear_attention = batch*(seq*(width_act*(linear_value_heads*(x72 + 1) + x63 + x75) + x46) + x36) + x34
    x49 = width_act_grad*x27
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x27*(width_act_grad + x10)
    else:
        moment_ends_cross_entropy = vocab*x49
    x81 = head_dim*width_act_grad
    if attention == "flash":
        moment_full_attention_attention_core = 2*batch*(context*width_act_grad*x68 + x3*(x81 + 2))
    else:
        x88 = batch*width_act_grad
        f13 = max(context*x88*(2*x3 + x68), x88*(x3*(context + head_dim) + x59))
        moment_full_attention_attention_core = f13
    x82 = batch*x3
    x84 = x3*x60
    if attention == "flash":
        if activations == "fused":
            core_full_attention_attention_core = 4*x82
        elif activations == "paper":
            core_full_attention_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_full_attention_attention_core = x82*(x1 + 4) + 24
            else:
                core_full_attention_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_full_attention_attention_core = context*x84
        else:
            if recompute in ('none', 'full'):
                core_full_attention_attention_core = batch*x12
            else:
                core_full_attention_attention_core = 0
    x48 = 1 - layer_kept
    x50 = hidden*x49
    x70 = x49*x61
    x71 = x31*x49
    x80 = x47*x49
    x83 = x49*x62
    x85 = linear_value_heads*(linear_value_dim + 1)
    x86 = 2*x49
    x87 = linear_value_heads*linear_value_dim
    x89 = width_param + width_master + width_param_grad + 2*width_opt
    x90 = linear_value_dim*x89
    x91 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt
    x92 = experts*(x38*x89 + x89) + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt
    x93 = head_dim*x89*(3*heads + x4) + x52*x89 + x92
    x94 = x19 + x52
    x95 = linear_value_heads*(x20*x89 + x91) + x89*x94 + x92
    x96 = 2*vocab*x89 + x89
    x97 = x15 + 3
    x98 = hidden*x97
    x99 = moe_ffn*top_k
    x100 = x52 + x99
    x101 = x100*x29
    x102 = conv_kernel*x89
    x103 = x29*x97
    moment_ends_lm_head = x49*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x80
    point_norm = moment_ends_final_norm
    moment_ends_token_embedding = x50
    point_embedding = moment_ends_token_embedding
    point_optimizer = 0
    f11 = max(x16*x49, x49*(experts + top_k))
    moment_full_attention_router = f11
    f10 = max(x14*x49, x27*x81*(heads + x4))
    moment_full_attention_qk_norm = f10
    moment_full_attention_ffn_norm = x80
    f9 = max(x39*x49, top_k*x49*(hidden + 2*moe_ffn + 1), x49*(hidden*(top_k + 1) + top_k))
    moment_full_attention_moe_experts = f9
    moment_full_attention_shared_gate = x83
    moment_full_attention_attention_gate = 3*x81*x82
    moment_full_attention_attention_norm = x80
    moment_full_attention_qkv_projection = x49*(hidden + x22*x41)
    f12 = max(x49*x52, x49*(hidden + 2*shared_ffn))
    moment_full_attention_shared_experts = f12
    moment_full_attention_output_projection = x49*(hidden + x37)
    f7 = max(core_full_attention_attention_core*(layer_kept - core_kept) + moment_full_attention_attention_core, moment_full_attention_attention_gate, moment_full_attention_attention_norm, moment_full_attention_ffn_norm, moment_full_attention_moe_experts, moment_full_attention_output_projection, moment_full_attention_qk_norm, moment_full_attention_qkv_projection, moment_full_attention_router, moment_full_attention_shared_experts, moment_full_attention_shared_gate)
    branch_full_attention = f7
    moment_full_attention_ffn_residual = x71
    moment_full_attention_attention_residual = x70
    f3 = max(branch_full_attention + x50, moment_full_attention_attention_residual, moment_full_attention_ffn_residual)
    f4 = min(1, full_attention_layers)
    point_full_attention = f4*(f3 + layer_full_attention*x48)
    moment_linear_attention_router = f11
    moment_linear_attention_ffn_norm = x80
    moment_linear_attention_gated_norm = linear_value_heads*x20*x49
    moment_linear_attention_moe_experts = f9
    moment_linear_attention_shared_gate = x83
    moment_linear_attention_attention_norm = x80
    moment_linear_attention_shared_experts = f12
    moment_linear_attention_gated_delta_rule = x86*(x74 + x85)
    moment_linear_attention_linear_projection = x49*(hidden + x19 + 2*x85)
    moment_linear_attention_output_projection = x49*(hidden + x87)
    moment_linear_attention_short_convolution = x86*(x19 + x87)
    f8 = max(moment_linear_attention_attention_norm, moment_linear_attention_ffn_norm, moment_linear_attention_gated_delta_rule, moment_linear_attention_gated_norm, moment_linear_attention_linear_projection, moment_linear_attention_moe_experts, moment_linear_attention_output_projection, moment_linear_attention_router, moment_linear_attention_shared_experts, moment_linear_attention_shared_gate, moment_linear_attention_short_convolution)
    branch_linear_attention = f8
    moment_linear_attention_ffn_residual = x71
    moment_linear_attention_attention_residual = x70
    f5 = max(branch_linear_attention + x50, moment_linear_attention_attention_residual, moment_linear_attention_ffn_residual)
    f6 = min(1, linear_attention_layers)
    point_linear_attention = f6*(f5 + layer_linear_attention*x48)
    f0 = max(point_embedding, point_full_attention, point_head, point_linear_attention, point_loss, point_norm, point_optimizer)
    values = (
        full_attention_layers*x41*x89 + linear_attention_layers*(linear_value_heads*(conv_kernel*x90 + x91) + x89*(linear_value_dim + conv_kernel*x19)) + hidden*(full_attention_layers*x93 + linear_attention_layers*x95 + x96),
        x27*(width_act*(hidden + layer_kept*(full_attention_layers*(head_dim*x13 + x100 + x98) + linear_attention_layers*(2*x87 + x94 + x98 + x99))) + 8) + s0 + s1 + s2 + s3 + s4,
        full_attention_layers*(x101 + x41*(layer_kept*x84 + x89)) + linear_attention_layers*(linear_value_heads*(linear_value_dim*(x102 + 2*x29) + x91) + x101 + x19*(x102 + x29) + x90) + hidden*(full_attention_layers*(x103 + x93) + linear_attention_layers*(x103 + x95) + x28 + x96) + f0 + 8*x27 + s0 + s1 + s2 + s3 + s4,
        point_linear_attention, point_full_attention, point_embedding, point_norm, point_head, point_loss,
        point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
