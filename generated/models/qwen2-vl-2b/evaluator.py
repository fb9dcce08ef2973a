"""Costs of qwen2_vl, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "qwen2_vl"
FORMULAS = "standard"
FORMULAS_SHA256 = "17b88bd6a7dd396aac385969fe80f4ddc8a86e8f49cef2fd9b166b56b8fc9fa5"

# Kind, how many the model has.
KINDS = (
    ("dense", "layers"),
    ("vision_encoder", "vision_layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "attention_norm", "rms_norm", "norm", "layers", ""),
    ("dense", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("dense", "attention_core", "attention_core", "attention", "layers", ""),
    ("dense", "output_projection", "output_projection", "attention", "layers", ""),
    ("dense", "attention_residual", "residual", "other", "layers", ""),
    ("dense", "ffn_norm", "rms_norm", "norm", "layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("dense", "ffn_residual", "residual", "other", "layers", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "norm", "vision_layers", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "attention", "vision_layers", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "attention", "vision_layers", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "attention", "vision_layers", ""),
    ("vision_encoder", "vision_attention_residual", "residual", "other", "vision_layers", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "norm", "vision_layers", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "ffn", "vision_layers", ""),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "ffn", "vision_layers", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "ffn", "vision_layers", ""),
    ("vision_encoder", "vision_ffn_residual", "residual", "other", "vision_layers", ""),
    ("ends", "vision_patch_embedding", "patch_embedding", "embedding", "1", ""),
    ("ends", "vision_merger", "merger", "other", "1", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "final_norm", "final_norm", "norm", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "images", "patches", "layers", "vision_layers", "hidden", "vision_hidden", "vocab",
    "heads", "vision_heads", "kv_heads", "vision_kv_heads", "head_dim", "vision_head_dim", "ffn", "vision_ffn",
    "vision_patch", "vision_temporal_patch", "vision_merge", "vision_channels", "grad_accum",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
)
COEFFICIENTS = {
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_sigmoid": 4, "cost_silu": 5, "cost_gelu": 8,
}
# Options, the default first.
CONVENTIONS = {
    "flops": ("model", "hardware"),
    "attention": ("flash", "eager"),
    "pairs": ("full", "causal", "causal_half"),
    "activations": ("fused", "paper"),
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
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "param", "param", "", "weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "param", "param", "", "weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "param", "param", "width", "weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "param", "param", "", "bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "param", "param", "", "bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "param", "param", "width", "bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "activation", "act", "", "layer_input"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "elements", "activation", "act", "", "output"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "bytes", "activation", "act", "", "output"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("vision_encoder", "vision_attention_norm", "layer_norm", "vision_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "param", "param", "", "w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "param", "param", "", "b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "activation", "act", "", "q"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "activation", "act", "", "q"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "activation", "act", "tokens", "q"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "activation", "act", "heads", "q"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "activation", "act", "width", "q"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "activation", "act", "", "k"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "activation", "act", "", "k"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "activation", "act", "tokens", "k"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "activation", "act", "heads", "k"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "activation", "act", "width", "k"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "elements", "activation", "act", "", "v"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "bytes", "activation", "act", "", "v"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "activation", "act", "tokens", "v"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "activation", "act", "heads", "v"),
    ("vision_encoder", "vision_qkv_projection", "qkv_projection", "vision_layers", "", "shape", "activation", "act", "width", "v"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "elements", "activation", "act", "", "output"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "bytes", "activation", "act", "", "output"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "activation", "act", "heads", "output"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "activation", "act", "width", "output"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "elements", "activation", "act", "", "probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("vision_encoder", "vision_attention_core", "attention_core", "vision_layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "elements", "param", "param", "", "w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "bytes", "param", "param", "", "w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "param", "param", "in", "w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "param", "param", "out", "w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "elements", "param", "param", "", "b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "bytes", "param", "param", "", "b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "param", "param", "out", "b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "elements", "master_param", "master", "", "master_b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "bytes", "master_param", "master", "", "master_b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "master_param", "master", "out", "master_b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_o"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("vision_encoder", "vision_output_projection", "output_projection", "vision_layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "", "elements", "activation", "act", "", "output"),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "", "bytes", "activation", "act", "", "output"),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "", "shape", "activation", "act", "rows", "output"),
    ("vision_encoder", "vision_attention_residual", "residual", "vision_layers", "", "shape", "activation", "act", "width", "output"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "elements", "param", "param", "", "weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "bytes", "param", "param", "", "weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "param", "param", "width", "weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "elements", "param", "param", "", "bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "bytes", "param", "param", "", "bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "param", "param", "width", "bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "elements", "activation", "act", "", "output"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "bytes", "activation", "act", "", "output"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("vision_encoder", "vision_ffn_norm", "layer_norm", "vision_layers", "", "shape", "activation", "act", "hidden", "output"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "elements", "param", "param", "", "w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "bytes", "param", "param", "", "w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "param", "param", "in", "w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "param", "param", "out", "w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "elements", "param", "param", "", "b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "bytes", "param", "param", "", "b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "param", "param", "out", "b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "elements", "master_param", "master", "", "master_b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "bytes", "master_param", "master", "", "master_b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "master_param", "master", "out", "master_b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "elements", "activation", "act", "", "up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "bytes", "activation", "act", "", "up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "activation", "act", "rows", "up"),
    ("vision_encoder", "vision_ffn_up", "ffn_up", "vision_layers", "", "shape", "activation", "act", "width", "up"),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "", "elements", "activation", "act", "", "output"),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "", "bytes", "activation", "act", "", "output"),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "", "shape", "activation", "act", "tokens", "output"),
    ("vision_encoder", "vision_ffn_activation", "ffn_activation", "vision_layers", "", "shape", "activation", "act", "ffn", "output"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "elements", "param", "param", "", "w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "bytes", "param", "param", "", "w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "param", "param", "in", "w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "param", "param", "out", "w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "elements", "param", "param", "", "b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "bytes", "param", "param", "", "b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "param", "param", "out", "b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "elements", "master_param", "master", "", "master_b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "bytes", "master_param", "master", "", "master_b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "master_param", "master", "out", "master_b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "elements", "optimizer_state", "opt", "", "moments_b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_down"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("vision_encoder", "vision_ffn_down", "ffn_down", "vision_layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("vision_encoder", "vision_ffn_residual", "residual", "vision_layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "elements", "param", "param", "", "w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "bytes", "param", "param", "", "w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "shape", "param", "param", "in", "w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "shape", "param", "param", "out", "w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "elements", "master_param", "master", "", "master_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "bytes", "master_param", "master", "", "master_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "shape", "master_param", "master", "in", "master_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "shape", "master_param", "master", "out", "master_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_patch"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "elements", "activation", "act", "", "pixels"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "bytes", "activation", "act", "", "pixels"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "shape", "activation", "act", "tokens", "pixels"),
    ("ends", "vision_patch_embedding", "patch_embedding", "1", "", "shape", "activation", "act", "pixels", "pixels"),
    ("ends", "vision_merger", "merger", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "vision_merger", "merger", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "vision_merger", "merger", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "vision_merger", "merger", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "vision_merger", "merger", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "vision_merger", "merger", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "vision_merger", "merger", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "vision_merger", "merger", "1", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "vision_merger", "merger", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "vision_merger", "merger", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "vision_merger", "merger", "1", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "vision_merger", "merger", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "vision_merger", "merger", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "vision_merger", "merger", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "vision_merger", "merger", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param", "param", "", "norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param", "param", "", "norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param", "param", "width", "norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "master_param", "master", "", "master_norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "master_param", "master", "", "master_norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "master_param", "master", "width", "master_norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "width", "moments_norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_norm_weight"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param", "param", "", "norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param", "param", "", "norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param", "param", "width", "norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "master_param", "master", "", "master_norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "master_param", "master", "", "master_norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "master_param", "master", "width", "master_norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param_gradient", "param_grad", "", "grad_norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "optimizer_state", "opt", "", "moments_norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "optimizer_state", "opt", "", "moments_norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "width", "moments_norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_norm_bias"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "activation", "act", "", "body_output"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "activation", "act", "", "body_output"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "activation", "act", "rows", "body_output"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "activation", "act", "width", "body_output"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "activation", "FP32", "", "norm_statistics"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "activation", "FP32", "", "norm_statistics"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "activation", "FP32", "rows", "norm_statistics"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "activation", "FP32", "values", "norm_statistics"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param", "param", "", "w_first"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param", "param", "", "w_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param", "param", "in", "w_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param", "param", "out", "w_first"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "master_param", "master", "", "master_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "master_param", "master", "", "master_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "master_param", "master", "in", "master_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "master_param", "master", "out", "master_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_first"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param", "param", "", "b_first"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param", "param", "", "b_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param", "param", "out", "b_first"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "master_param", "master", "", "master_b_first"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "master_param", "master", "", "master_b_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "master_param", "master", "out", "master_b_first"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param_gradient", "param_grad", "", "grad_b_first"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_b_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_b_first"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "optimizer_state", "opt", "", "moments_b_first"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "optimizer_state", "opt", "", "moments_b_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "out", "moments_b_first"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_b_first"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "activation", "act", "", "up"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "activation", "act", "", "up"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "activation", "act", "rows", "up"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "activation", "act", "width", "up"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param", "param", "", "w_out"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param", "param", "", "w_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param", "param", "in", "w_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param", "param", "out", "w_out"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "master_param", "master", "", "master_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "master_param", "master", "", "master_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "master_param", "master", "in", "master_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "master_param", "master", "out", "master_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_out"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param", "param", "", "b_out"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param", "param", "", "b_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param", "param", "out", "b_out"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "master_param", "master", "", "master_b_out"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "master_param", "master", "", "master_b_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "master_param", "master", "out", "master_b_out"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "param_gradient", "param_grad", "", "grad_b_out"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_b_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_b_out"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "optimizer_state", "opt", "", "moments_b_out"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "optimizer_state", "opt", "", "moments_b_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "out", "moments_b_out"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_b_out"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "activation", "act", "", "normed"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "activation", "act", "", "normed"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "activation", "act", "rows", "normed"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "activation", "act", "width", "normed"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "activation", "act", "", "product"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "activation", "act", "", "product"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "activation", "act", "rows", "product"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "activation", "act", "width", "product"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "input_gradient", "act_grad", "", "d_norm_x"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "input_gradient", "act_grad", "", "d_norm_x"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_norm_x"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "input_gradient", "act_grad", "width", "d_norm_x"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "input_gradient", "act_grad", "", "d_normed"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "input_gradient", "act_grad", "", "d_normed"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_normed"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "input_gradient", "act_grad", "width", "d_normed"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("ends", "vision_merger", "merger", "1", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("ends", "vision_merger", "merger", "1", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("ends", "vision_merger", "merger", "1", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
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
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "statistics"),
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
    ("dense", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("dense", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("dense", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
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
    ("dense", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("dense", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("dense", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("dense", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("dense", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("dense", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("dense", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("dense", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("dense", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("dense", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_norm", "output", "activation", "act", "saved", "ffn_norm.output"),
    ("dense", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("dense", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("dense", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_up", "gate", "activation", "act", "saved", "ffn_up.gate"),
    ("dense", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("dense", "ffn_activation", "d_gate", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("dense", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("dense", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("dense", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("dense", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_attention_norm", "weight", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_attention_norm", "bias", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_attention_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_attention_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_attention_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_attention_norm", "layer_input", "activation", "act", "saved", "layer.input"),
    ("vision_encoder", "vision_attention_norm", "statistics", "activation", "FP32", "saved", "vision_attention_norm.statistics"),
    ("vision_encoder", "vision_attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_attention_norm", "output", "activation", "act", "saved", "vision_attention_norm.output"),
    ("vision_encoder", "vision_qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_qkv_projection", "q", "activation", "act", "saved", "vision_qkv_projection.q"),
    ("vision_encoder", "vision_qkv_projection", "k", "activation", "act", "saved", "vision_qkv_projection.k"),
    ("vision_encoder", "vision_qkv_projection", "v", "activation", "act", "saved", "vision_qkv_projection.v"),
    ("vision_encoder", "vision_attention_core", "output", "activation", "act", "saved", "vision_attention_core.output"),
    ("vision_encoder", "vision_attention_core", "log_sum_exp", "activation", "FP32", "saved", "vision_attention_core.log_sum_exp"),
    ("vision_encoder", "vision_attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_attention_core", "probabilities", "activation", "act", "saved", "vision_attention_core.probabilities"),
    ("vision_encoder", "vision_attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_output_projection", "w_o", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_output_projection", "b_o", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_attention_residual", "output", "activation", "act", "saved", "vision_attention_residual.output"),
    ("vision_encoder", "vision_ffn_norm", "weight", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_ffn_norm", "bias", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_ffn_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_ffn_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_ffn_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_ffn_norm", "statistics", "activation", "FP32", "saved", "vision_ffn_norm.statistics"),
    ("vision_encoder", "vision_ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_ffn_norm", "output", "activation", "act", "saved", "vision_ffn_norm.output"),
    ("vision_encoder", "vision_ffn_up", "w_up", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_ffn_up", "b_up", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_ffn_up", "master_b_up", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_ffn_up", "grad_b_up", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_ffn_up", "moments_b_up", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_ffn_up", "up", "activation", "act", "saved", "vision_ffn_up.up"),
    ("vision_encoder", "vision_ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_ffn_activation", "output", "activation", "act", "saved", "vision_ffn_activation.output"),
    ("vision_encoder", "vision_ffn_down", "w_down", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_ffn_down", "b_down", "param", "param", "persistent", ""),
    ("vision_encoder", "vision_ffn_down", "master_b_down", "master_param", "master", "persistent", ""),
    ("vision_encoder", "vision_ffn_down", "grad_b_down", "param_gradient", "param_grad", "persistent", ""),
    ("vision_encoder", "vision_ffn_down", "moments_b_down", "optimizer_state", "opt", "persistent", ""),
    ("vision_encoder", "vision_ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("vision_encoder", "vision_ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("ends", "vision_patch_embedding", "w_patch", "param", "param", "persistent", ""),
    ("ends", "vision_patch_embedding", "master_w_patch", "master_param", "master", "persistent", ""),
    ("ends", "vision_patch_embedding", "grad_w_patch", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "vision_patch_embedding", "moments_w_patch", "optimizer_state", "opt", "persistent", ""),
    ("ends", "vision_patch_embedding", "pixels", "activation", "act", "saved", "vision_patch_embedding.pixels"),
    ("ends", "vision_merger", "norm_weight", "param", "param", "persistent", ""),
    ("ends", "vision_merger", "master_norm_weight", "master_param", "master", "persistent", ""),
    ("ends", "vision_merger", "grad_norm_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "vision_merger", "moments_norm_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "vision_merger", "norm_bias", "param", "param", "persistent", ""),
    ("ends", "vision_merger", "master_norm_bias", "master_param", "master", "persistent", ""),
    ("ends", "vision_merger", "grad_norm_bias", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "vision_merger", "moments_norm_bias", "optimizer_state", "opt", "persistent", ""),
    ("ends", "vision_merger", "body_output", "activation", "act", "saved", "body.output"),
    ("ends", "vision_merger", "norm_statistics", "activation", "FP32", "saved", "vision_merger.norm_statistics"),
    ("ends", "vision_merger", "w_first", "param", "param", "persistent", ""),
    ("ends", "vision_merger", "master_w_first", "master_param", "master", "persistent", ""),
    ("ends", "vision_merger", "grad_w_first", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "vision_merger", "moments_w_first", "optimizer_state", "opt", "persistent", ""),
    ("ends", "vision_merger", "b_first", "param", "param", "persistent", ""),
    ("ends", "vision_merger", "master_b_first", "master_param", "master", "persistent", ""),
    ("ends", "vision_merger", "grad_b_first", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "vision_merger", "moments_b_first", "optimizer_state", "opt", "persistent", ""),
    ("ends", "vision_merger", "up", "activation", "act", "saved", "vision_merger.up"),
    ("ends", "vision_merger", "w_out", "param", "param", "persistent", ""),
    ("ends", "vision_merger", "master_w_out", "master_param", "master", "persistent", ""),
    ("ends", "vision_merger", "grad_w_out", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "vision_merger", "moments_w_out", "optimizer_state", "opt", "persistent", ""),
    ("ends", "vision_merger", "b_out", "param", "param", "persistent", ""),
    ("ends", "vision_merger", "master_b_out", "master_param", "master", "persistent", ""),
    ("ends", "vision_merger", "grad_b_out", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "vision_merger", "moments_b_out", "optimizer_state", "opt", "persistent", ""),
    ("ends", "vision_merger", "normed", "activation", "act", "saved", "vision_merger.normed"),
    ("ends", "vision_merger", "product", "activation", "act", "saved", "vision_merger.product"),
    ("ends", "vision_merger", "d_norm_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "vision_merger", "d_normed", "input_gradient", "act_grad", "transient", ""),
    ("ends", "vision_merger", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("ends", "vision_merger", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
    ("ends", "final_norm", "weight", "param", "param", "persistent", ""),
    ("ends", "final_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("ends", "final_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "final_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "final_norm", "statistics", "activation", "FP32", "saved", "final_norm.statistics"),
    ("ends", "final_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "final_norm", "output", "activation", "act", "saved", "final_norm.output"),
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "cross_entropy", "log_softmax", "activation", "FP32", "saved", "cross_entropy.log_softmax"),
    ("ends", "cross_entropy", "targets", "activation", "INT64", "saved", "cross_entropy.targets"),
    ("ends", "cross_entropy", "d_logits", "input_gradient", "act_grad", "transient", ""),
)

# Bytes of a device: persistent, saved, their sum with the largest point, and what is transient at each point.
MEMORY = ("persistent", "saved", "peak", "dense", "vision_encoder", "embedding", "other", "norm", "head", "loss", "optimizer")

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
    *, batch, seq, context, images, patches, layers, vision_layers, hidden, vision_hidden, vocab, heads,
    vision_heads, kv_heads, vision_kv_heads, head_dim, vision_head_dim, ffn, vision_ffn, vision_patch,
    vision_temporal_patch, vision_merge, vision_channels, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
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
    x2 = batch*layers
    x1 = heads*head_dim
    x3 = vision_heads*vision_head_dim
    x4 = patches*patches
    x5 = images*vision_layers*x4
    x24 = 2*context
    x63 = seq*context
    if pairs == "full":
        pairs_size = x63
    elif pairs == "causal":
        pairs_size = _exact(seq*(x24 + 1 - seq), 2)
    else:
        pairs_size = _exact(x63, 2)
    x6 = pairs_size*x1*x2 + x3*x5
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = core_rerun + 2
    x7 = 4*x0*x6
    x11 = 3*seq*head_dim
    x12 = kv_heads*x11
    x13 = 3*vision_head_dim
    x15 = vision_kv_heads*x13
    x16 = images*patches
    x17 = vision_layers*x16
    x8 = cost_exp + 4
    x9 = cost_div + x8
    x10 = pairs_size*x9
    x14 = patches*x9
    x18 = core_rerun*(x17*(vision_heads*(x13 + x14) + x15) + x2*(heads*(x10 + x11) + x12))
    x19 = heads*pairs_size
    x20 = heads + kv_heads
    x21 = x17*(vision_heads*(5*patches + x13) + x15) + x18 + x2*(x11*x20 + 5*x19)
    if flops == "model":
        s0 = x7
        s1 = x21
    else:
        if attention == "flash":
            x22 = cost_exp + 7
            s0 = 2*x6*(2*core_rerun + 5)
            s1 = x17*(vision_heads*(patches*x22 + x13) + x15) + x18 + x2*(heads*(pairs_size*x22 + x11) + x12)
        else:
            s0 = x7
            s1 = x21
    x23 = seq*heads
    x25 = kv_heads*x24
    x27 = 2*vision_kv_heads
    x28 = vision_heads + x27
    x29 = vision_head_dim*x28
    x30 = vision_heads*x17
    x31 = x2*x23
    x32 = core_rerun + 1
    x33 = x25*x32
    x34 = x27*x32
    x36 = 2*patches
    x37 = images*x36
    x38 = vision_layers*vision_heads
    x40 = 2*layers
    x41 = width_act*core_rerun
    x46 = head_dim*x25
    x50 = 2*vision_head_dim
    x51 = 2*head_dim
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        if activations in ('fused', 'autograd'):
            x44 = core_kept*(x30 + x31)
            s11 = x44
            s15 = 4*x44
        else:
            s11 = 0
            s15 = 0
        x26 = head_dim*x2
        x35 = vision_head_dim*width_act_grad
        x39 = head_dim*width_act_grad
        x42 = width_act_grad + x41
        x43 = 4*core_rerun + 4
        s2 = width_act*(x17*x29 + x26*(x23 + x25))
        s4 = x30*(vision_head_dim*width_act + 4) + x31*(head_dim*width_act + 4)
        s6 = batch*x23*x40*(x39 + 4) + width_act*(vision_head_dim*x17*(vision_heads*x0 + x34) + x26*(x0*x23 + x33)) + x37*x38*(x35 + 4)
        s8 = x17*(vision_heads*(vision_head_dim*x42 + x43) + x27*x35) + x2*(x23*(head_dim*x42 + x43) + x25*x39)
        s12 = 0
        s16 = 0
    else:
        x45 = x23*(head_dim + x24)
        x47 = vision_heads*(vision_head_dim + x36)
        x48 = x17*(vision_head_dim*x27 + x47) + x2*(x45 + x46)
        x49 = x17*x47 + x2*x45
        x52 = core_kept*(context*x31 + vision_heads*x5)
        s2 = width_act*x48
        s4 = width_act*x49
        s6 = width_act*(x17*(vision_head_dim*x34 + x32*x47) + x2*(head_dim*x33 + x32*x45)) + width_act_grad*(x30*(3*patches + x50) + x31*(3*context + x51))
        s8 = width_act_grad*x48 + x41*x49
        s11 = 0
        s12 = x52
        s15 = 0
        s16 = width_act*x52
    x53 = batch*seq
    x54 = 2*vision_layers
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    if activations in ('fused', 'autograd'):
        x55 = x37*(layer_kept*x54 + 1) + x53*(layer_kept*x40 + 1)
        s10 = x55
        s14 = 4*x55
    else:
        s10 = 0
        s14 = 0
    x56 = 8*x53
    x57 = vocab + 1
    x59 = vocab + 2
    x60 = 4*x53
    x61 = vocab*width_act_grad
    if loss == "eager":
        x58 = x53*x57
        s3 = x53*(vocab*(width_act + 4) + 8)
        s5 = vocab*x56
        s7 = 8*x58
        s9 = vocab*x53*(width_act_grad + 4)
        s13 = x58
        s17 = x59*x60
    else:
        x62 = x53*x61
        s3 = x53*(vocab*width_act + 8)
        s5 = x62
        s7 = x62
        s9 = x62
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x64 = vision_merge*vision_merge
    x65 = head_dim*(heads + 2*kv_heads)
    x66 = 3*ffn
    x67 = x20*x51
    x68 = x66 + x67
    x69 = x68 + 2
    x70 = vision_hidden*x64
    x71 = hidden + x70
    x72 = x71 + 1
    x73 = vision_heads + vision_kv_heads
    x74 = vision_head_dim*x73
    x75 = vision_ffn + x74
    x76 = x75 + 3
    x77 = vision_patch*vision_patch*vision_temporal_patch*vision_channels
    x78 = x77 + 2
    x79 = vision_layers*(vision_ffn + x29) + vision_hidden*(x54*x76 + x64*x72 + x78)
    x80 = layers*(hidden*x69 + x65) + hidden*x59 + x79
    f3 = patches//x64
    merged_patches = f3
    x81 = merged_patches*x64
    x82 = x71*x81
    x83 = 2*cost_div
    x84 = 2*cost_rsqrt
    x85 = 18*vision_hidden + vision_ffn*(cost_sigmoid + 3) + 4*cost_div + x84 + 2
    x86 = x83 + x84
    x87 = 10*hidden + ffn*(cost_silu + 1) + x86 + 2
    x88 = cost_div + cost_rsqrt
    x89 = layer_rerun + 2
    x90 = x88 + 14
    x91 = x86 + 28
    x92 = vision_ffn*x90
    x93 = 2*vision_ffn
    x94 = x3 + x93
    x95 = 8*vision_hidden + x94
    x96 = vision_hidden + x77
    x97 = 3*merged_patches*x70
    x98 = 2*hidden
    x99 = x1 + x66
    x100 = layers*x69 + x53
    f0 = min(1, images)
    x101 = layers*x65 + f0*(hidden + x79)
    x102 = 2*vision_hidden
    x103 = 6*vision_hidden
    x104 = x103 + x29 + x93
    x105 = 6*hidden
    x106 = x105 + x65 + x66
    x107 = 2*layer_rerun
    x108 = layer_rerun + 1
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x109 = width_param_grad*accumulating
    x110 = 5*width_act_grad
    x111 = 2*x53
    x112 = width_act*x108
    x113 = 2*width_act_grad
    x114 = width_param*layer_rerun + x109
    x115 = width_act + width_act_grad
    f1 = -(-width_master//1)
    f2 = min(1, f1)
    x116 = width_param*(1 - f2)
    x117 = 2*width_opt
    x118 = width_master + x117
    x119 = width_param_grad + x118
    x120 = x116 + x119
    x121 = 2*width_master + 4*width_opt
    x122 = 2*width_param_grad + 2*x116 + x121
    x123 = vision_ffn*x120
    x124 = 3*width_master + 6*width_opt
    x125 = width_param + x118
    x126 = 2*width_param + x121
    x127 = vision_ffn*x125
    x128 = images*(patches*(vision_layers*(vision_hidden + layer_kept*(3*vision_hidden + x50*x73 + x93)) + x96) + x97)
    x129 = layers*(hidden + layer_kept*(3*hidden + heads*x51 + x66)) + hidden
    x130 = layers*layer_kept*x46
    values = (
        x80, x80, 0,
        2*(batch*(seq*hidden*(layers*x68 + vocab) + layers*x19*x51) + images*(vision_hidden*(patches*(x54*x75 + x77) + x82) + x38*x4*x50)),
        batch*(seq*(layers*(head_dim*(4*heads + 5*kv_heads) + x87) + 4*hidden + vocab*x8 + cost_log + x88 + 2) + layers*heads*x10) + images*(patches*(vision_layers*(vision_heads*(4*vision_head_dim + x14) + 5*vision_kv_heads*vision_head_dim + x85) + 7*vision_hidden + cost_rsqrt + x83 + 1) + merged_patches*(hidden + x70*(cost_gelu + 1))),
        2*(images*vision_hidden*(patches*(x54*(vision_ffn*x89 + x74*x89) + x77) + 2*x82) + hidden*x53*(layers*(x66*x89 + x67*x89) + 2*vocab)) + s0,
        images*(patches*(vision_layers*(30*vision_hidden + vision_ffn*(cost_sigmoid + 6) + layer_rerun*(x29 + x85) + x29) + 13*vision_hidden) + merged_patches*(hidden + x70*(cost_gelu + 4))) + x53*(layers*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*(x65 + x87) + x65) + 11*hidden + vocab*(cost_exp + cost_div + 1)) + s1,
        0,
        layers*(hidden*(x66*x90 + x67*x90 + x91) + x65*x90) + vision_layers*(x29*x90 + x92) + hidden*(vocab*x90 + x91) + vision_hidden*(x54*(3*cost_div + 3*cost_rsqrt + x74*x90 + x92 + 42) + x64*(x71*x90 + x90) + x77*x90 + x91),
        width_param*(hidden*(x100 + x57) + x101) + width_act*(images*(patches*(vision_layers*x95 + x96) + x97) + x53*(layers*(8*hidden + x99) + x98)) + x56 + s2 + s3,
        width_act*(images*(patches*(vision_layers*x104 + x102) + merged_patches*(hidden + 2*x70)) + x53*(layers*x106 + vocab + x98)) + 8*x16*(x54 + 1) + x60*(x40 + 1) + s4 + s5,
        layers*(hidden*(width_param*(x107 + x108*x66 + x108*x67 + 2) + x109*x69 + x111*(2*width_act*(x107 + 1) + x110)) + x114*x65 + x53*(head_dim*(heads*(x112 + x113) + 4*kv_heads*width_act_grad) + ffn*(x110 + 3*x112) + 8)) + vision_layers*(f0*(vision_ffn*x114 + x102*(width_param*(vision_ffn*x108 + 3*layer_rerun + x108*x74 + 1) + x109*x76) + x114*x29) + x16*(width_act*(4*vision_hidden + layer_rerun*x95 + x94) + width_act_grad*(10*vision_hidden + 3*vision_ffn + x28*x50) + 16)) + hidden*(images*merged_patches*x113 + width_param*x57 + width_param_grad*(vocab + accumulating*(f0 + 1) + x53) + x111*x115) + vision_hidden*(images*(patches*(width_act + x113) + 3*x115*x81) + f0*(width_param + x109*x78 + x64*(width_param*x71 + x109*x72))) + x111*(x61 + 6) + x16*(width_act*x77 + 8) + s6 + s7,
        images*(patches*(vision_layers*(width_act_grad*(x103 + x94) + layer_rerun*(width_act*x104 + 16)) + vision_hidden*width_act_grad) + width_act_grad*x97) + width_param_grad*(hidden*(vocab*(2 - accumulating) + x100 + 1) + x101) + x53*(layers*(width_act_grad*(x105 + x99) + layer_rerun*(width_act*x106 + 8)) + width_act_grad*x98) + s8 + s9,
        layers*(hidden*(x120*x66 + x120*x67 + x122) + x120*x65) + vision_layers*(x120*x29 + x123) + hidden*(vocab*x120 + x122) + vision_hidden*(x120*x77 + x122 + x54*(3*width_param_grad + 3*x116 + x120*x74 + x123 + x124) + x64*(width_param*(x72 - f2*x72) + x119 + x119*x71)),
        layers*(hidden*(x125*x66 + x125*x67 + x126) + x125*x65) + vision_layers*(x125*x29 + x127) + hidden*(vocab*x125 + x126) + vision_hidden*(x125*x77 + x126 + x54*(3*width_param + x124 + x125*x74 + x127) + x64*(x125 + x125*x71)),
        x80, width_param*x80, f2*x80, width_master*x80, 2*x80, x117*x80, x80, width_param_grad*x80,
        batch*(seq*(x129 + 1) + x130) + x128 + s10 + s11 + s12 + s13,
        width_act*(batch*(seq*x129 + x130) + x128) + x56 + s14 + s15 + s16 + s17, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, images, patches, layers, vision_layers, hidden, vision_hidden, vocab, heads,
    vision_heads, kv_heads, vision_kv_heads, head_dim, vision_head_dim, ffn, vision_ffn, vision_patch,
    vision_temporal_patch, vision_merge, vision_channels, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
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
    x1 = 4*heads
    x14 = 2*context
    x30 = seq*context
    if pairs == "full":
        pairs_size = x30
    elif pairs == "causal":
        pairs_size = _exact(seq*(x14 + 1 - seq), 2)
    else:
        pairs_size = _exact(x30, 2)
    x2 = batch*head_dim*pairs_size*x0*x1
    x3 = cost_exp + cost_div + 4
    x5 = 3*seq*head_dim
    x6 = core_rerun + 1
    x7 = x5*x6
    x8 = kv_heads*x7
    x4 = pairs_size*x3
    x9 = batch*(heads*(core_rerun*(x4 + x5) + 5*pairs_size + x5) + x8)
    x10 = 2*head_dim
    x11 = heads*x10
    x12 = pairs_size*x11
    if flops == "model":
        s0 = x2
        s1 = x9
    else:
        if attention == "flash":
            s0 = batch*x12*(2*core_rerun + 5)
            s1 = batch*(heads*(pairs_size*(cost_exp + core_rerun*x3 + 7) + x7) + x8)
        else:
            s0 = x2
            s1 = x9
    x13 = seq*heads
    x15 = kv_heads*x14
    x16 = head_dim*width_act
    x17 = batch*x13
    x18 = x15*x6
    x19 = 2*width_act_grad
    x20 = width_act*core_rerun + width_act_grad
    x21 = head_dim*x15
    x22 = width_act_grad*x21
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x23 = core_kept*x17
    x26 = batch*width_act
    if attention == "flash":
        if activations in ('fused', 'autograd'):
            s7 = x23
            s10 = 4*x23
        else:
            s7 = 0
            s10 = 0
        s2 = batch*x16*(x13 + x15)
        s3 = x17*(x16 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x13 + x18) + x13*x19) + 8*x13)
        s5 = batch*(x13*(head_dim*x20 + 4*core_rerun + 4) + x22)
        s8 = 0
        s11 = 0
    else:
        x24 = head_dim + x14
        x25 = x13*x24
        s2 = x26*(x21 + x25)
        s3 = x25*x26
        s4 = batch*(x13*(width_act*x24*x6 + width_act_grad*(3*context + x10)) + x16*x18)
        s5 = batch*(x20*x25 + x22)
        s7 = 0
        s8 = context*x23
        s10 = 0
        s11 = context*core_kept*x13*x26
    x27 = 2*batch
    x28 = seq*x27
    x29 = batch*seq
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    if activations in ('fused', 'autograd'):
        s6 = layer_kept*x28
        s9 = 8*layer_kept*x29
    else:
        s6 = 0
        s9 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x31 = head_dim*(heads + 2*kv_heads)
    x32 = 3*ffn
    x33 = x10*(heads + kv_heads)
    x34 = x32 + x33
    x35 = x34 + 2
    x36 = hidden*x35 + x31
    x37 = seq*hidden
    x38 = 10*hidden + ffn*(cost_silu + 1) + 2*cost_div + 2*cost_rsqrt + 2
    x39 = layer_rerun + 2
    x40 = width_param*x36
    x41 = heads*head_dim + x32
    x42 = 6*hidden
    x43 = width_act*(x31 + x32 + x42) + 8
    x44 = 2*layer_rerun
    x45 = layer_rerun + 1
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x46 = width_param_grad*accumulating
    x47 = 5*width_act_grad
    x48 = width_act*x45
    x49 = width_param_grad*x36
    x50 = 2*x36
    x51 = batch*(seq*(hidden + layer_kept*(3*hidden + x11 + x32)) + layer_kept*x21)
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x36, x36, 0, x27*(x12 + x34*x37), batch*(seq*(head_dim*(5*kv_heads + x1) + x38) + heads*x4),
        x27*x37*(x32*x39 + x33*x39) + s0,
        x29*(22*hidden + ffn*(cost_silu + 5) + layer_rerun*(x31 + x38) + x31) + s1, 0, 0,
        seq*x26*(8*hidden + x41) + x40 + s2, x29*x43 + s3,
        hidden*(width_param*(x32*x45 + x33*x45 + x44 + 2) + x28*(2*width_act*(x44 + 1) + x47) + x35*x46) + x29*(head_dim*(heads*(x19 + x48) + 4*kv_heads*width_act_grad) + ffn*(x47 + 3*x48) + 8) + x31*(width_param*layer_rerun + x46) + s4,
        x29*(width_act_grad*(x41 + x42) + layer_rerun*x43) + x49 + s5, 0, 0, x36, x40, f1*x36, width_master*x36,
        x50, width_opt*x50, x36, x49, x51 + s6 + s7 + s8, width_act*x51 + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_vision_encoder(
    *, batch, seq, context, images, patches, layers, vision_layers, hidden, vision_hidden, vocab, heads,
    vision_heads, kv_heads, vision_kv_heads, head_dim, vision_head_dim, ffn, vision_ffn, vision_patch,
    vision_temporal_patch, vision_merge, vision_channels, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `vision_encoder`."""
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
    x0 = vision_heads*(core_rerun + 2)
    x1 = 4*vision_head_dim
    x2 = images*patches*patches
    x3 = x0*x1*x2
    x4 = cost_exp + cost_div + 4
    x5 = core_rerun*x4
    x6 = core_rerun + 1
    x7 = 3*vision_head_dim*x6
    x8 = vision_kv_heads*x7
    x9 = images*patches
    x10 = x9*(vision_heads*(patches*(x5 + 5) + x7) + x8)
    x11 = 2*vision_head_dim
    x12 = vision_heads*x2
    if flops == "model":
        s0 = x3
        s1 = x10
    else:
        if attention == "flash":
            s0 = x11*x12*(2*core_rerun + 5)
            s1 = x9*(vision_heads*(patches*(cost_exp + x5 + 7) + x7) + x8)
        else:
            s0 = x3
            s1 = x10
    x13 = 2*vision_kv_heads
    x14 = vision_heads + x13
    x15 = vision_head_dim*width_act
    x17 = x13*x6
    x18 = width_act*core_rerun + width_act_grad
    x19 = vision_head_dim*x13
    x20 = width_act_grad*x19
    x24 = width_act*x9
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x16 = vision_heads*x9
        if activations in ('fused', 'autograd'):
            x21 = core_kept*x16
            s7 = x21
            s10 = 4*x21
        else:
            s7 = 0
            s10 = 0
        s2 = x14*x15*x9
        s3 = x16*(x15 + 4)
        s4 = x9*(8*vision_heads + vision_head_dim*(2*vision_heads*width_act_grad + width_act*(x0 + x17)))
        s5 = x9*(vision_heads*(vision_head_dim*x18 + 4*core_rerun + 4) + x20)
        s8 = 0
        s11 = 0
    else:
        x22 = 2*patches + vision_head_dim
        x23 = vision_heads*x22
        x25 = core_kept*x12
        s2 = x24*(x19 + x23)
        s3 = x23*x24
        s4 = x9*(vision_heads*(width_act*x22*x6 + width_act_grad*(3*patches + x11)) + x15*x17)
        s5 = x9*(x18*x23 + x20)
        s7 = 0
        s8 = x25
        s10 = 0
        s11 = width_act*x25
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    if activations in ('fused', 'autograd'):
        x26 = layer_kept*x9
        s6 = 4*x26
        s9 = 16*x26
    else:
        s6 = 0
        s9 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x27 = vision_head_dim*x14
    x28 = vision_heads + vision_kv_heads
    x29 = vision_head_dim*x28
    x30 = vision_ffn + x29
    x31 = x30 + 3
    x32 = 2*vision_hidden
    x33 = vision_ffn + x27 + x31*x32
    x34 = vision_heads*vision_head_dim
    x35 = 18*vision_hidden + vision_ffn*(cost_sigmoid + 3) + 4*cost_div + 2*cost_rsqrt + 2
    x36 = layer_rerun + 2
    x37 = 4*vision_hidden
    x38 = width_param*x33
    x39 = 2*vision_ffn
    x40 = x34 + x39
    x41 = 8*vision_hidden + x40
    x42 = 6*vision_hidden
    x43 = width_act*(x27 + x39 + x42) + 16
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    x44 = width_param_grad*accumulating
    x45 = width_param*layer_rerun + x44
    x46 = layer_rerun + 1
    x47 = width_param_grad*x33
    x48 = 2*x33
    x49 = x9*(vision_hidden + layer_kept*(3*vision_hidden + x11*x28 + x39))
    f0 = min(1, images)
    f1 = -(-width_master//1)
    f2 = min(1, f1)
    values = (
        x33, x33, 0, 4*x9*(patches*x34 + vision_hidden*x30),
        x9*(vision_heads*(patches*x4 + x1) + 5*vision_kv_heads*vision_head_dim + x35),
        x37*x9*(vision_ffn*x36 + x29*x36) + s0,
        x9*(30*vision_hidden + vision_ffn*(cost_sigmoid + 6) + layer_rerun*(x27 + x35) + x27) + s1, 0, 0,
        f0*x38 + x24*x41 + s2, x43*x9 + s3,
        f0*(vision_ffn*x45 + x27*x45 + x32*(width_param*(vision_ffn*x46 + 3*layer_rerun + x29*x46 + 1) + x31*x44)) + x9*(width_act*(layer_rerun*x41 + x37 + x40) + width_act_grad*(10*vision_hidden + 3*vision_ffn + x11*x14) + 16) + s4,
        f0*x47 + x9*(width_act_grad*(x40 + x42) + layer_rerun*x43) + s5, 0, 0, x33, x38, f2*x33, width_master*x33,
        x48, width_opt*x48, x33, x47, x49 + s6 + s7 + s8, width_act*x49 + s9 + s10 + s11, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, images, patches, layers, vision_layers, hidden, vision_hidden, vocab, heads,
    vision_heads, kv_heads, vision_kv_heads, head_dim, vision_head_dim, ffn, vision_ffn, vision_patch,
    vision_temporal_patch, vision_merge, vision_channels, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
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
    x1 = images*patches
    if activations in ('fused', 'autograd'):
        x2 = x0 + 2*x1
        s4 = x2
        s6 = 4*x2
    else:
        s4 = 0
        s6 = 0
    x3 = 8*x0
    x4 = vocab + 1
    x6 = vocab*x0
    x7 = vocab + 2
    x8 = 4*x0
    x9 = vocab*width_act_grad
    if loss == "eager":
        x5 = x0*x4
        s0 = x0*(vocab*(width_act + 4) + 8)
        s1 = vocab*x3
        s2 = 8*x5
        s3 = x6*(width_act_grad + 4)
        s5 = x5
        s7 = x7*x8
    else:
        x10 = x0*x9
        s0 = x0*(vocab*width_act + 8)
        s1 = x10
        s2 = x10
        s3 = x10
        s5 = 0
        s7 = 0
    x11 = vision_merge*vision_merge
    x12 = vision_hidden*x11
    x13 = hidden + x12
    x14 = x13 + 1
    x15 = vision_patch*vision_patch*vision_temporal_patch*vision_channels
    x16 = x15 + 2
    x17 = vision_hidden*(x11*x14 + x16)
    x18 = hidden*x7 + x17
    f3 = patches//x11
    merged_patches = f3
    x19 = merged_patches*x11
    x20 = x13*x19
    x21 = patches*x15
    x22 = images*vision_hidden
    x23 = hidden*x0
    x24 = 2*cost_div
    x25 = cost_div + cost_rsqrt
    x26 = 2*hidden
    x27 = hidden*merged_patches
    x28 = x25 + 14
    x29 = 3*ffn
    x30 = 2*head_dim*(heads + kv_heads)
    x31 = 2*cost_rsqrt + x24 + 28
    x32 = head_dim*(heads + 2*kv_heads)
    x33 = vision_ffn*x28
    x34 = vision_heads + 2*vision_kv_heads
    x35 = vision_head_dim*x28
    x36 = vision_heads + vision_kv_heads
    x37 = 2*vision_layers
    x38 = images*(patches*(vision_hidden + x15) + 3*merged_patches*x12)
    x39 = x0*x26
    x40 = 2*width_act_grad
    x41 = width_act + width_act_grad
    x42 = 2*x0
    f4 = min(1, grad_accum - 1)
    accumulating = f4
    x43 = width_param_grad*accumulating
    x44 = 3*x19
    x45 = x12 + 1
    f1 = -(-width_master//1)
    f2 = min(1, f1)
    x46 = width_param*(1 - f2)
    x47 = 2*width_opt
    x48 = width_master + x47
    x49 = width_param_grad + x48
    x50 = x46 + x49
    x51 = 2*width_master + 4*width_opt
    x52 = 2*width_param_grad + 2*x46 + x51
    x53 = vision_ffn*x50
    x54 = vision_head_dim*x50
    x55 = 3*width_master + 6*width_opt
    x56 = width_param + x48
    x57 = 2*width_param + x51
    x58 = vision_ffn*x56
    x59 = vision_head_dim*x56
    f0 = min(1, images)
    values = (
        x18, x18, 0, 2*(vocab*x23 + x22*(x20 + x21)),
        images*(patches*(7*vision_hidden + cost_rsqrt + x24 + 1) + merged_patches*(hidden + x12*(cost_gelu + 1))) + x0*(4*hidden + vocab*(cost_exp + 4) + cost_log + x25 + 2),
        2*(x22*(2*x20 + x21) + x26*x6),
        images*(vision_hidden*(13*patches + x19*(cost_gelu + 4)) + x27) + x0*(11*hidden + vocab*(cost_exp + cost_div + 1)),
        0,
        layers*(hidden*(x28*x29 + x28*x30 + x31) + x28*x32) + vision_layers*(x33 + x34*x35) + hidden*(vocab*x28 + x31) + vision_hidden*(x11*(x13*x28 + x28) + x15*x28 + x31 + x37*(3*cost_div + 3*cost_rsqrt + x33 + x35*x36 + 42)),
        width_param*(hidden*(x0 + x4) + f0*(hidden + x17)) + width_act*(x38 + x39) + x3 + s0,
        width_act*(images*(2*vision_hidden*(patches + x19) + x27) + x0*(vocab + x26)) + 8*x1 + x8 + s1,
        hidden*(images*merged_patches*x40 + width_param*x4 + width_param_grad*(vocab + accumulating*(f0 + 1) + x0) + x41*x42) + vision_hidden*(images*(patches*(width_act + x40) + x41*x44) + f0*(width_param + x11*(width_param*x13 + x14*x43) + x16*x43)) + x1*(width_act*x15 + 8) + x42*(x9 + 6) + s2,
        width_param_grad*(hidden*(vocab*(2 - accumulating) + f0*x45 + x0 + 1) + vision_hidden*f0*(x11*x45 + x16)) + width_act_grad*(x22*(patches + x44) + x39) + s3,
        layers*(hidden*(x29*x50 + x30*x50 + x52) + x32*x50) + vision_layers*(x34*x54 + x53) + hidden*(vocab*x50 + x52) + vision_hidden*(x11*(width_param*(x14 - f2*x14) + x13*x49 + x49) + x15*x50 + x37*(3*width_param_grad + x36*x54 + 3*x46 + x53 + x55) + x52),
        layers*(hidden*(x29*x56 + x30*x56 + x57) + x32*x56) + vision_layers*(x34*x59 + x58) + hidden*(vocab*x56 + x57) + vision_hidden*(x11*(x13*x56 + x56) + x15*x56 + x37*(3*width_param + x36*x59 + x55 + x58) + x57),
        x18, width_param*x18, f2*x18, width_master*x18, 2*x18, x18*x47, x18, width_param_grad*x18,
        x0*(hidden + 1) + x38 + s4 + s5, width_act*(x23 + x38) + x3 + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, images, patches, layers, vision_layers, hidden, vision_hidden, vocab, heads,
    vision_heads, kv_heads, vision_kv_heads, head_dim, vision_head_dim, ffn, vision_ffn, vision_patch,
    vision_temporal_patch, vision_merge, vision_channels, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
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
    x30 = 2*context
    x73 = seq*context
    if pairs == "full":
        pairs_size = x73
    elif pairs == "causal":
        pairs_size = _exact(seq*(x30 + 1 - seq), 2)
    else:
        pairs_size = _exact(x73, 2)
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
    x7 = 3*seq*head_dim
    x9 = core_rerun + 1
    x10 = x7*x9
    x11 = kv_heads*x10
    x5 = cost_exp + 4
    x6 = cost_div + x5
    x8 = pairs_size*x6 + x7
    x12 = batch*(heads*(core_rerun*x8 + 5*pairs_size + x7) + x11)
    x13 = vision_heads*x0
    x14 = images*patches*patches
    x15 = 4*x14
    x16 = vision_head_dim*x13*x15
    x17 = core_rerun*x6
    x18 = 3*vision_head_dim
    x19 = x18*x9
    x20 = vision_kv_heads*x19
    x21 = images*patches
    x22 = x21*(vision_heads*(patches*(x17 + 5) + x19) + x20)
    x24 = 2*head_dim
    x25 = heads*x24
    x27 = 2*vision_head_dim
    x28 = vision_heads*x14
    if flops == "model":
        s3 = x4
        s4 = x12
        s30 = x16
        s31 = x22
    else:
        if attention == "flash":
            x23 = 2*core_rerun + 5
            x26 = cost_exp + x17 + 7
            s3 = x2*x23*x25
            s4 = batch*(heads*(pairs_size*x26 + x10) + x11)
            s30 = x23*x27*x28
            s31 = x21*(vision_heads*(patches*x26 + x19) + x20)
        else:
            s3 = x4
            s4 = x12
            s30 = x16
            s31 = x22
    x29 = seq*heads
    x31 = kv_heads*x30
    x33 = batch*width_act
    x34 = head_dim*x33
    x35 = x29*x34
    x36 = batch*x29
    x38 = x31*x9
    x39 = batch*width_act_grad
    x40 = x29*x39
    x41 = head_dim*x39
    x42 = 2*vision_kv_heads
    x43 = vision_heads + x42
    x44 = vision_head_dim*x43
    x45 = width_act*x21
    x46 = x44*x45
    x47 = vision_heads*vision_head_dim
    x48 = x45*x47
    x49 = vision_heads*x21
    x51 = x42*x9
    x52 = vision_head_dim*x45
    x53 = width_act_grad*x49
    x54 = 8*x21
    x55 = width_act_grad*x21
    x56 = batch*seq
    x60 = batch*context
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x37 = 4*x36
        x50 = 4*x49
        if activations in ('fused', 'autograd'):
            s14 = core_kept*x36
            s15 = core_kept*x37
            s16 = x56
            s17 = heads
            s41 = core_kept*x49
            s42 = core_kept*x50
            s43 = x21
            s44 = vision_heads
        else:
            s14 = 0
            s15 = 0
            s16 = 0
            s17 = 0
            s41 = 0
            s42 = 0
            s43 = 0
            s44 = 0
        x32 = x29 + x31
        s5 = x32*x34
        s6 = x35
        s7 = x37
        s8 = x34*(x0*x29 + x38)
        s9 = x24*x40
        s10 = x37*x9
        s11 = 8*x36
        s12 = x32*x41
        s13 = core_rerun*x35
        s18 = 0
        s19 = 0
        s20 = 0
        s21 = 0
        s22 = 0
        s23 = 0
        s24 = 0
        s25 = 0
        s32 = x46
        s33 = x48
        s34 = x50
        s35 = x52*(x13 + x51)
        s36 = x27*x53
        s37 = x50*x9
        s38 = vision_heads*x54
        s39 = x44*x55
        s40 = core_rerun*x48
        s45 = 0
        s46 = 0
        s47 = 0
        s48 = 0
        s49 = 0
        s50 = 0
        s51 = 0
    else:
        x57 = x29*(head_dim + x30)
        x58 = head_dim*x31 + x57
        x59 = x33*x57
        x61 = x29*x60
        x62 = core_kept*x61
        x63 = vision_heads*(2*patches + vision_head_dim)
        x64 = vision_head_dim*x42 + x63
        x65 = x45*x63
        x66 = core_kept*x28
        s5 = x33*x58
        s6 = x59
        s7 = 0
        s8 = x33*(head_dim*x38 + x57*x9)
        s9 = x40*(3*context + x24)
        s10 = 0
        s11 = 0
        s12 = x39*x58
        s13 = core_rerun*x59
        s14 = 0
        s15 = 0
        s16 = 0
        s17 = 0
        s18 = x62
        s19 = width_act*x62
        s20 = batch
        s21 = heads
        s22 = seq
        s23 = context
        s24 = x61
        s25 = width_act_grad*x61
        s32 = x45*x64
        s33 = x65
        s34 = 0
        s35 = x45*(vision_head_dim*x51 + x63*x9)
        s36 = x53*(3*patches + x27)
        s37 = 0
        s38 = 0
        s39 = x55*x64
        s40 = core_rerun*x65
        s41 = 0
        s42 = 0
        s43 = 0
        s44 = 0
        s45 = x66
        s46 = width_act*x66
        s47 = images
        s48 = vision_heads
        s49 = patches
        s50 = x28
        s51 = width_act_grad*x28
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x67 = layer_kept*x56
    x69 = 4*x56
    if activations in ('fused', 'autograd'):
        x68 = 2*x21
        s0 = x67
        s1 = 4*x67
        s2 = x56
        s26 = layer_kept*x68
        s27 = layer_kept*x54
        s28 = x21
        s29 = 2
        s52 = x68
        s53 = x54
        s54 = x69
    else:
        s0 = 0
        s1 = 0
        s2 = 0
        s26 = 0
        s27 = 0
        s28 = 0
        s29 = 0
        s52 = 0
        s53 = 0
        s54 = 0
    x70 = 8*x56
    x71 = vocab*x56
    x72 = width_act_grad*x71
    if loss == "eager":
        s55 = vocab*x70
        s56 = vocab*x69
        s57 = 0
        s58 = x70
        s59 = x71
        s60 = x56
        s61 = vocab
    else:
        s55 = 0
        s56 = 0
        s57 = x72
        s58 = 0
        s59 = 0
        s60 = 0
        s61 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x74 = vision_merge*vision_merge
    x75 = 4*hidden
    x76 = cost_div + 1
    x77 = cost_rsqrt + x75 + x76
    x78 = x56*x77
    x79 = 10*hidden
    x80 = x56*(layer_rerun*x77 + x79)
    x81 = hidden*x56
    x82 = width_act*x81
    x83 = hidden*width_param
    x84 = width_act_grad*x81
    x85 = layer_rerun + 1
    x86 = x82*x85
    x87 = x83*x85
    x88 = hidden*width_param_grad
    f3 = min(1, grad_accum - 1)
    accumulating = f3
    x89 = accumulating*x88
    x90 = layer_rerun*x82
    x91 = layer_rerun*x69
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x92 = hidden*f1
    x93 = hidden*width_master
    x94 = 2*hidden
    x95 = width_opt*x94
    x96 = hidden*x67
    x97 = width_act*x96
    x98 = heads + 2*kv_heads
    x99 = hidden*x98
    x100 = x24*x99
    x101 = x100*x56
    x102 = head_dim*x98
    x103 = x102*x56
    x104 = layer_rerun + 2
    x105 = x98 + x99
    x106 = head_dim*width_param
    x107 = x24*x98
    x108 = layer_rerun*x98
    x109 = head_dim*width_param_grad*x105
    x110 = head_dim*x99
    x111 = head_dim*x36
    x112 = layer_kept*x111
    x113 = layer_kept*x35
    x114 = kv_heads*head_dim*x60
    x115 = layer_kept*x114
    x116 = width_act*x115
    x117 = x29*x41
    x118 = width_act_grad*x114
    x119 = hidden*x24*x36
    x120 = x1*x83
    x121 = x56*x94
    x122 = width_act_grad*x121
    x123 = x1*x88
    x124 = hidden*x1
    x125 = hidden*x25
    x126 = x81*x85
    x127 = width_act*x121
    x128 = layer_rerun*x127
    x129 = ffn*x75
    x130 = x129*x56
    x131 = 2*ffn
    x132 = x131*x83
    x133 = x131*x56
    x134 = width_act*x133
    x135 = x131*x88
    x136 = ffn*x94
    x137 = ffn*x67
    x138 = width_act*x137
    x139 = ffn*x56
    x140 = width_act*x139
    x141 = width_act_grad*x139
    x142 = x136*x56
    x143 = ffn*x83
    x144 = ffn*x88
    x145 = hidden*ffn
    x146 = 2*cost_div
    x147 = 7*vision_hidden + cost_rsqrt + x146 + 1
    x148 = x147*x21
    x149 = x21*(13*vision_hidden + layer_rerun*x147)
    x150 = vision_hidden*x21
    x151 = width_act*x150
    x152 = vision_hidden*width_param
    f2 = min(1, images)
    x153 = f2*x152
    x154 = 2*x153
    x155 = width_act_grad*x150
    x156 = vision_hidden*x85
    x157 = x156*x45
    x158 = 2*layer_rerun
    x159 = x153*(x158 + 1)
    x160 = vision_hidden*width_param_grad
    x161 = f2*x160
    x162 = 2*x161
    x163 = accumulating*x162
    x164 = layer_rerun*x151
    x165 = layer_rerun*x54
    x166 = vision_hidden*f1
    x167 = vision_hidden*width_master
    x168 = 2*vision_hidden
    x169 = width_opt*x168
    x170 = layer_kept*x150
    x171 = layer_kept*x151
    x172 = vision_hidden*x43
    x173 = x172*x27
    x174 = x173*x21
    x175 = x21*x44
    x176 = x172 + x43
    x177 = vision_head_dim*width_param*f2
    x178 = x27*x43
    x179 = layer_rerun*x43
    x180 = vision_head_dim*width_param_grad*f2*x176
    x181 = vision_head_dim*x172
    x182 = x21*x47
    x183 = layer_kept*x182
    x184 = layer_kept*x48
    x185 = vision_kv_heads*vision_head_dim
    x186 = x185*x21
    x187 = layer_kept*x186
    x188 = layer_kept*x185*x45
    x189 = x47*x55
    x190 = x185*x55
    x191 = vision_heads*x27
    x192 = x150*x191
    x193 = x156*x21
    x194 = x47 + 1
    x195 = x168*x55
    x196 = x47*x85
    x197 = x161*x194
    x198 = vision_hidden*x47
    x199 = vision_hidden*x191
    x200 = x168*x45
    x201 = x151*x158
    x202 = vision_ffn*x21
    x203 = x168*x202
    x204 = x104*x203
    x205 = vision_ffn*x85
    x206 = vision_hidden + 1
    x207 = vision_ffn*width_param
    x208 = f2*x207
    x209 = width_act*x202
    x210 = 2*vision_ffn
    x211 = vision_ffn*width_param_grad
    x212 = f2*x206*x211
    x213 = layer_rerun*x209
    x214 = vision_hidden*vision_ffn
    x215 = vision_ffn*x152
    x216 = vision_ffn*x166
    x217 = vision_ffn*x167
    x218 = vision_ffn*x160
    x219 = vision_ffn*x168
    x220 = vision_ffn*x169
    x221 = layer_kept*x202
    x222 = layer_kept*x209
    x223 = width_act_grad*x202
    x224 = x205*x45
    x225 = vision_ffn + 1
    x226 = x161*x225
    x227 = vision_patch*vision_patch*vision_temporal_patch*vision_channels
    x228 = x168*x227
    x229 = x21*x228
    x230 = x227*x45
    x231 = x161*x227
    x232 = vision_hidden*x227
    x233 = vision_hidden*x74
    x234 = hidden + x233
    x235 = x234*x74
    f4 = patches//x74
    merged_patches = f4
    x236 = images*merged_patches
    x237 = hidden*merged_patches
    x238 = merged_patches*x74
    x239 = x233*x236
    x240 = vision_hidden*(patches + 3*x238)
    x241 = images*width_act
    x242 = x240*x241
    x243 = x74*(x234 + 1) + 2
    x244 = f2*(hidden + vision_hidden*x243)
    x245 = images*width_act_grad
    x246 = width_param_grad*x244
    x247 = vision_hidden*vision_hidden*vision_merge**4
    x248 = 2*x247
    x249 = width_act*x239
    x250 = hidden*x233
    x251 = width_act_grad*x239
    x252 = hidden*vocab
    x253 = vocab*x83
    x254 = vocab*x88
    x255 = width_act*x71
    x256 = cost_div + cost_rsqrt + 14
    x257 = 3*ffn
    x258 = x24*(heads + kv_heads)
    x259 = 2*cost_rsqrt + x146 + 28
    x260 = vision_ffn*x256
    x261 = vision_head_dim*(vision_heads + vision_kv_heads)
    x262 = 2*vision_layers
    x263 = layers*(hidden*(x257 + x258 + 2) + x102) + vision_layers*(vision_ffn + x44) + hidden*(vocab + 2) + vision_hidden*(x227 + x243 + x262*(vision_ffn + x261 + 3))
    x264 = width_master*x263
    x265 = 2*width_opt*x263
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x78, _1=x80, _2=x82, _3=x83, _4=x82, _5=x69, _6=x84, _7=x86, _8=x69, _9=x87, _10=x84, _11=x89, _12=x88,
        _13=x90, _14=x91, _15=hidden, _16=x83, _17=hidden, _18=x92, _19=x93, _20=hidden, _21=hidden, _22=x88,
        _23=hidden, _24=x94, _25=x95, _26=hidden, _27=2, _28=x81, _29=x82, _30=x56, _31=hidden, _32=s0, _33=s1,
        _34=s2, _35=x81, _36=x84, _37=x56, _38=hidden, _39=x96, _40=x97, _41=x56, _42=hidden, _43=x101, _44=x103,
        _45=x101*x104, _46=x103*x85, _47=x82, _48=x105*x106, _49=width_act*x103, _50=width_act_grad*x107*x56,
        _51=x106*(x108 + x85*x99), _52=x84, _53=x86, _54=accumulating*x109, _55=x109,
        _56=head_dim*width_act*x108*x56, _57=x110, _58=x102*x83, _59=hidden, _60=x102, _61=x102*x92, _62=x102*x93,
        _63=hidden, _64=x102, _65=x110, _66=x102*x88, _67=hidden, _68=x102, _69=x100, _70=width_opt*x100,
        _71=hidden, _72=x102, _73=2, _74=x102, _75=width_param*x102, _76=x102, _77=f1*x102, _78=width_master*x102,
        _79=x102, _80=x102, _81=width_param_grad*x102, _82=x102, _83=x107, _84=width_opt*x107, _85=x102, _86=2,
        _87=x81, _88=x84, _89=x56, _90=hidden, _91=x112, _92=x113, _93=x56, _94=heads, _95=head_dim, _96=x115,
        _97=x116, _98=x60, _99=kv_heads, _100=head_dim, _101=x115, _102=x116, _103=x60, _104=kv_heads,
        _105=head_dim, _106=x3, _107=batch*(heads*x8 + kv_heads*x7), _108=s3, _109=s4, _110=s5, _111=s6, _112=s7,
        _113=s8, _114=s9, _115=s10, _116=s11, _117=s12, _118=s13, _119=x112, _120=x113, _121=x56, _122=heads,
        _123=head_dim, _124=s14, _125=s15, _126=s16, _127=s17, _128=x111, _129=x117, _130=x56, _131=heads,
        _132=head_dim, _133=x114, _134=x118, _135=x60, _136=kv_heads, _137=head_dim, _138=x114, _139=x118, _140=x60,
        _141=kv_heads, _142=head_dim, _143=s18, _144=s19, _145=s20, _146=s21, _147=s22, _148=s23, _149=s24,
        _150=s25, _151=s20, _152=s21, _153=s22, _154=s23, _155=s24, _156=s25, _157=s20, _158=s21, _159=s22,
        _160=s23, _161=x119, _162=x104*x119, _163=x35, _164=x120, _165=x82, _166=x122, _167=x1*x87, _168=x117,
        _169=x35*x85, _170=x1*x89, _171=x123, _172=x90, _173=x124, _174=x120, _175=x1, _176=hidden, _177=x1*x92,
        _178=x1*x93, _179=x1, _180=hidden, _181=x124, _182=x123, _183=x1, _184=hidden, _185=x125,
        _186=width_opt*x125, _187=x1, _188=hidden, _189=2, _190=x111, _191=x117, _192=x56, _193=heads,
        _194=head_dim, _195=x81, _196=x126, _197=x127, _198=x82, _199=x122, _200=x84, _201=x128, _202=x90, _203=x81,
        _204=x84, _205=x56, _206=hidden, _207=x96, _208=x97, _209=x56, _210=hidden, _211=x78, _212=x80, _213=x82,
        _214=x83, _215=x82, _216=x69, _217=x84, _218=x86, _219=x69, _220=x87, _221=x84, _222=x89, _223=x88,
        _224=x90, _225=x91, _226=hidden, _227=x83, _228=hidden, _229=x92, _230=x93, _231=hidden, _232=hidden,
        _233=x88, _234=hidden, _235=x94, _236=x95, _237=hidden, _238=2, _239=s0, _240=s1, _241=s2, _242=x81,
        _243=x84, _244=x56, _245=hidden, _246=x96, _247=x97, _248=x56, _249=hidden, _250=x130, _251=x104*x130,
        _252=x82, _253=x132, _254=x134, _255=ffn*width_act_grad*x69, _256=x131*x87, _257=x84, _258=x86,
        _259=x131*x89, _260=x135, _261=layer_rerun*x134, _262=x136, _263=x132, _264=hidden, _265=x131,
        _266=x131*x92, _267=x131*x93, _268=hidden, _269=x131, _270=x136, _271=x135, _272=hidden, _273=x131,
        _274=x129, _275=width_opt*x129, _276=hidden, _277=x131, _278=2, _279=x81, _280=x84, _281=x56, _282=hidden,
        _283=x137, _284=x138, _285=x56, _286=ffn, _287=x137, _288=x138, _289=x56, _290=ffn,
        _291=x139*(cost_silu + 1), _292=x139*(cost_silu*x85 + layer_rerun + 5), _293=x134, _294=x140, _295=x141,
        _296=x134*x85, _297=width_act_grad*x133, _298=layer_rerun*x140, _299=x139, _300=x141, _301=x56, _302=ffn,
        _303=x139, _304=x141, _305=x56, _306=ffn, _307=x137, _308=x138, _309=x56, _310=ffn, _311=x142,
        _312=x104*x142, _313=x140, _314=x143, _315=x82, _316=x122, _317=ffn*x87, _318=x141, _319=x140*x85,
        _320=ffn*x89, _321=x144, _322=x90, _323=x145, _324=x143, _325=ffn, _326=hidden, _327=ffn*x92, _328=ffn*x93,
        _329=ffn, _330=hidden, _331=x145, _332=x144, _333=ffn, _334=hidden, _335=x136, _336=ffn*x95, _337=ffn,
        _338=hidden, _339=2, _340=x139, _341=x141, _342=x56, _343=ffn, _344=x81, _345=x126, _346=x127, _347=x82,
        _348=x122, _349=x84, _350=x128, _351=x90, _352=x81, _353=x84, _354=x56, _355=hidden, _356=x148, _357=x149,
        _358=x151, _359=x154, _360=x151, _361=x54, _362=x155, _363=x157, _364=x54, _365=x159, _366=x155, _367=x163,
        _368=x162, _369=x164, _370=x165, _371=vision_hidden, _372=x152, _373=vision_hidden, _374=x166, _375=x167,
        _376=vision_hidden, _377=vision_hidden, _378=x160, _379=vision_hidden, _380=x168, _381=x169,
        _382=vision_hidden, _383=2, _384=vision_hidden, _385=x152, _386=vision_hidden, _387=x166, _388=x167,
        _389=vision_hidden, _390=vision_hidden, _391=x160, _392=vision_hidden, _393=x168, _394=x169,
        _395=vision_hidden, _396=2, _397=x150, _398=x151, _399=x21, _400=vision_hidden, _401=s26, _402=s27,
        _403=s28, _404=s29, _405=x150, _406=x155, _407=x21, _408=vision_hidden, _409=x170, _410=x171, _411=x21,
        _412=vision_hidden, _413=x174, _414=x175, _415=x104*x174, _416=x175*x85, _417=x151, _418=x176*x177,
        _419=x46, _420=x178*x55, _421=x177*(x172*x85 + x179), _422=x155, _423=x157, _424=accumulating*x180,
        _425=x180, _426=x179*x52, _427=x181, _428=x152*x44, _429=vision_hidden, _430=x44, _431=x166*x44,
        _432=x167*x44, _433=vision_hidden, _434=x44, _435=x181, _436=x160*x44, _437=vision_hidden, _438=x44,
        _439=x173, _440=width_opt*x173, _441=vision_hidden, _442=x44, _443=2, _444=x44, _445=width_param*x44,
        _446=x44, _447=f1*x44, _448=width_master*x44, _449=x44, _450=x44, _451=width_param_grad*x44, _452=x44,
        _453=x178, _454=width_opt*x178, _455=x44, _456=2, _457=x150, _458=x155, _459=x21, _460=vision_hidden,
        _461=x183, _462=x184, _463=x21, _464=vision_heads, _465=vision_head_dim, _466=x187, _467=x188, _468=x21,
        _469=vision_kv_heads, _470=vision_head_dim, _471=x187, _472=x188, _473=x21, _474=vision_kv_heads,
        _475=vision_head_dim, _476=x15*x47, _477=x21*(vision_heads*(patches*x6 + x18) + vision_kv_heads*x18),
        _478=s30, _479=s31, _480=s32, _481=s33, _482=s34, _483=s35, _484=s36, _485=s37, _486=s38, _487=s39,
        _488=s40, _489=x183, _490=x184, _491=x21, _492=vision_heads, _493=vision_head_dim, _494=s41, _495=s42,
        _496=s43, _497=s44, _498=x182, _499=x189, _500=x21, _501=vision_heads, _502=vision_head_dim, _503=x186,
        _504=x190, _505=x21, _506=vision_kv_heads, _507=vision_head_dim, _508=x186, _509=x190, _510=x21,
        _511=vision_kv_heads, _512=vision_head_dim, _513=s45, _514=s46, _515=s47, _516=s48, _517=s49, _518=s49,
        _519=s50, _520=s51, _521=s47, _522=s48, _523=s49, _524=s49, _525=s50, _526=s51, _527=s47,
        : None
    ).__defaults__ + (
        lambda
        _528=s48, _529=s49, _530=s49, _531=x192, _532=x150, _533=x104*x192, _534=x193, _535=x48, _536=x153*x194,
        _537=x151, _538=x195, _539=x153*(layer_rerun + x196), _540=x189, _541=x196*x45, _542=accumulating*x197,
        _543=x197, _544=x164, _545=x198, _546=x152*x47, _547=x47, _548=vision_hidden, _549=x166*x47, _550=x167*x47,
        _551=x47, _552=vision_hidden, _553=x198, _554=x160*x47, _555=x47, _556=vision_hidden, _557=x199,
        _558=width_opt*x199, _559=x47, _560=vision_hidden, _561=2, _562=vision_hidden, _563=x152,
        _564=vision_hidden, _565=x166, _566=x167, _567=vision_hidden, _568=vision_hidden, _569=x160,
        _570=vision_hidden, _571=x168, _572=x169, _573=vision_hidden, _574=2, _575=x182, _576=x189, _577=x21,
        _578=vision_heads, _579=vision_head_dim, _580=x150, _581=x193, _582=x200, _583=x151, _584=x195, _585=x155,
        _586=x201, _587=x164, _588=x150, _589=x155, _590=x21, _591=vision_hidden, _592=x170, _593=x171, _594=x21,
        _595=vision_hidden, _596=x148, _597=x149, _598=x151, _599=x154, _600=x151, _601=x54, _602=x155, _603=x157,
        _604=x54, _605=x159, _606=x155, _607=x163, _608=x162, _609=x164, _610=x165, _611=vision_hidden, _612=x152,
        _613=vision_hidden, _614=x166, _615=x167, _616=vision_hidden, _617=vision_hidden, _618=x160,
        _619=vision_hidden, _620=x168, _621=x169, _622=vision_hidden, _623=2, _624=vision_hidden, _625=x152,
        _626=vision_hidden, _627=x166, _628=x167, _629=vision_hidden, _630=vision_hidden, _631=x160,
        _632=vision_hidden, _633=x168, _634=x169, _635=vision_hidden, _636=2, _637=s26, _638=s27, _639=s28,
        _640=s29, _641=x150, _642=x155, _643=x21, _644=vision_hidden, _645=x170, _646=x171, _647=x21,
        _648=vision_hidden, _649=x203, _650=x202, _651=x204, _652=x205*x21, _653=x151, _654=x206*x208, _655=x209,
        _656=x210*x55, _657=x208*(layer_rerun + x156), _658=x155, _659=x157, _660=accumulating*x212, _661=x212,
        _662=x213, _663=x214, _664=x215, _665=vision_hidden, _666=vision_ffn, _667=x216, _668=x217,
        _669=vision_hidden, _670=vision_ffn, _671=x214, _672=x218, _673=vision_hidden, _674=vision_ffn, _675=x219,
        _676=x220, _677=vision_hidden, _678=vision_ffn, _679=2, _680=vision_ffn, _681=x207, _682=vision_ffn,
        _683=vision_ffn*f1, _684=vision_ffn*width_master, _685=vision_ffn, _686=vision_ffn, _687=x211,
        _688=vision_ffn, _689=x210, _690=width_opt*x210, _691=vision_ffn, _692=2, _693=x150, _694=x155, _695=x21,
        _696=vision_hidden, _697=x221, _698=x222, _699=x21, _700=vision_ffn, _701=x202*(cost_sigmoid + 2),
        _702=x202*(cost_sigmoid*x85 + x158 + 5), _703=x209, _704=x209, _705=x223, _706=x224, _707=x223, _708=x213,
        _709=x202, _710=x223, _711=x21, _712=vision_ffn, _713=x221, _714=x222, _715=x21, _716=vision_ffn, _717=x203,
        _718=x150, _719=x204, _720=x193, _721=x209, _722=x153*x225, _723=x151, _724=x195,
        _725=x153*(layer_rerun + x205), _726=x223, _727=x224, _728=accumulating*x226, _729=x226, _730=x164,
        _731=x214, _732=x215, _733=vision_ffn, _734=vision_hidden, _735=x216, _736=x217, _737=vision_ffn,
        _738=vision_hidden, _739=x214, _740=x218, _741=vision_ffn, _742=vision_hidden, _743=x219, _744=x220,
        _745=vision_ffn, _746=vision_hidden, _747=2, _748=vision_hidden, _749=x152, _750=vision_hidden, _751=x166,
        _752=x167, _753=vision_hidden, _754=vision_hidden, _755=x160, _756=vision_hidden, _757=x168, _758=x169,
        _759=vision_hidden, _760=2, _761=x202, _762=x223, _763=x21, _764=vision_ffn, _765=x150, _766=x193,
        _767=x200, _768=x151, _769=x195, _770=x155, _771=x201, _772=x164, _773=x150, _774=x155, _775=x21,
        _776=vision_hidden, _777=x229, _778=x229, _779=x230, _780=x153*x227, _781=x151, _782=x155, _783=x230,
        _784=accumulating*x231, _785=x231, _786=x232, _787=x152*x227, _788=x227, _789=vision_hidden, _790=x166*x227,
        _791=x167*x227, _792=x227, _793=vision_hidden, _794=x232, _795=x160*x227, _796=x227, _797=vision_hidden,
        _798=x228, _799=x169*x227, _800=x227, _801=vision_hidden, _802=2, _803=x21*x227, _804=x230, _805=x21,
        _806=x227, _807=images*(patches*x147 + merged_patches*(hidden + x233*(cost_gelu + 1))), _808=x168*x235*x236,
        _809=images*(vision_hidden*(13*patches + x238*(cost_gelu + 4)) + x237), _810=4*x234*x239, _811=x242,
        _812=width_param*x244, _813=x241*(vision_hidden*(patches + 2*x238) + x237), _814=x54,
        _815=x245*(merged_patches*x94 + x240), _816=x242, _817=x54, _818=x153*(x235 + 1), _819=x240*x245,
        _820=accumulating*x246, _821=x246, _822=vision_hidden, _823=x152, _824=vision_hidden, _825=x166, _826=x167,
        _827=vision_hidden, _828=vision_hidden, _829=x160, _830=vision_hidden, _831=x168, _832=x169,
        _833=vision_hidden, _834=2, _835=vision_hidden, _836=x152, _837=vision_hidden, _838=x166, _839=x167,
        _840=vision_hidden, _841=vision_hidden, _842=x160, _843=vision_hidden, _844=x168, _845=x169,
        _846=vision_hidden, _847=2, _848=x150, _849=x151, _850=x21, _851=vision_hidden, _852=s52, _853=s53,
        _854=s28, _855=s29, _856=x247, _857=width_param*x247, _858=x233, _859=x233, _860=f1*x247,
        _861=width_master*x247, _862=x233, _863=x233, _864=x247, _865=width_param_grad*x247, _866=x233, _867=x233,
        _868=x248, _869=width_opt*x248, _870=x233, _871=x233, _872=2, _873=x233, _874=x152*x74, _875=x233,
        _876=x166*x74, _877=x167*x74, _878=x233, _879=x233, _880=x160*x74, _881=x233, _882=x168*x74, _883=x169*x74,
        _884=x233, _885=2, _886=x239, _887=x249, _888=x236, _889=x233, _890=x250, _891=x233*x83, _892=x233,
        _893=hidden, _894=x233*x92, _895=x233*x93, _896=x233, _897=hidden, _898=x250, _899=x233*x88, _900=x233,
        _901=hidden, _902=x233*x94, _903=x233*x95, _904=x233, _905=hidden, _906=2, _907=hidden, _908=x83,
        _909=hidden, _910=x92, _911=x93, _912=hidden, _913=hidden, _914=x88, _915=hidden, _916=x94, _917=x95,
        _918=hidden, _919=2, _920=x239, _921=x249, _922=x236, _923=x233, _924=x239, _925=x249, _926=x236, _927=x233,
        _928=x150, _929=x155, _930=x21, _931=vision_hidden, _932=x239, _933=x251, _934=x236, _935=x233, _936=x239,
        _937=x251, _938=x236, _939=x233, _940=x239, _941=x251, _942=x236, _943=x233, _944=x81, _945=x56*x83,
        _946=x70, _947=x82, _948=x88*(vocab*(1 - accumulating) + x56), _949=x84, _950=x70, _951=x56*x88, _952=x252,
        _953=x253, _954=vocab, _955=hidden, _956=vocab*x92, _957=vocab*x93, _958=vocab, _959=hidden, _960=x252,
        _961=x254, _962=vocab, _963=hidden, _964=vocab*x94, _965=vocab*x95, _966=vocab, _967=hidden, _968=2,
        _969=x56, _970=x70, _971=x56, _972=x78, _973=x56*x79, _974=x82, _975=x83, _976=x82, _977=x69, _978=x84,
        _979=x82, _980=x69, _981=x83, _982=x84, _983=x89, _984=x88, _985=hidden, _986=x83, _987=hidden, _988=x92,
        _989=x93, _990=hidden, _991=hidden, _992=x88, _993=hidden, _994=x94, _995=x95, _996=hidden, _997=2, _998=s2,
        _999=s54, _1000=s2, _1001=x81, _1002=x84, _1003=x56, _1004=hidden, _1005=x81, _1006=x82, _1007=x56,
        _1008=hidden, _1009=x71*x94, _1010=x71*x75, _1011=x82, _1012=x253, _1013=x255, _1014=2*x72, _1015=x253,
        _1016=x84, _1017=x82, _1018=x254, _1019=x254, _1020=x81, _1021=x84, _1022=x56, _1023=hidden,
        _1024=x56*(vocab*x5 + cost_log + 1), _1025=x71*(cost_exp + x76), _1026=x255, _1027=s55, _1028=s56,
        _1029=x70, _1030=s57, _1031=s55, _1032=s58, _1033=s56, _1034=x72, _1035=s57, _1036=s59, _1037=s56,
        _1038=s60, _1039=s61, _1040=s60, _1041=s58, _1042=s60, _1043=x71, _1044=x72, _1045=x56, _1046=vocab,
        _1047=layers*(hidden*(x256*x257 + x256*x258 + x259) + x102*x256) + vision_layers*(x256*x44 + x260) + hidden*(vocab*x256 + x259) + vision_hidden*(x227*x256 + x259 + x262*(3*cost_div + 3*cost_rsqrt + x256*x261 + x260 + 42) + x74*(x234*x256 + x256)),
        _1048=width_param_grad*x263, _1049=x264, _1050=width_param*(x263 - f1*x263), _1051=x265,
        _1052=width_param*x263, _1053=x264, _1054=x265,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, images, patches, layers, vision_layers, hidden, vision_hidden, vocab, heads,
    vision_heads, kv_heads, vision_kv_heads, head_dim, vision_head_dim, ffn, vision_ffn, vision_patch,
    vision_temporal_patch, vision_merge, vision_channels, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
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
    x0 = images*patches
    x1 = vision_layers*vision_heads
    x2 = batch*seq
    x3 = layers*heads*x2
    x4 = images*patches*patches
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        if activations in ('fused', 'autograd'):
            s1 = 4*core_kept*(x0*x1 + x3)
        else:
            s1 = 0
        s2 = 0
    else:
        s1 = 0
        s2 = width_act*core_kept*(context*x3 + x1*x4)
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x5 = 2*layer_kept
    x6 = 2*x0
    if activations in ('fused', 'autograd'):
        s0 = 4*(x2*(layers*x5 + 1) + x6*(vision_layers*x5 + 1))
    else:
        s0 = 0
    if loss == "eager":
        s3 = 4*x2*(vocab + 2)
    else:
        s3 = 0
    x8 = 4*heads
    x9 = 2*head_dim
    x10 = 3*ffn
    x11 = 3*hidden
    x12 = x10 + x11
    x13 = heads*x9 + x12
    x14 = context*kv_heads
    x15 = x14*x9
    x16 = width_act*x15
    x17 = batch*width_act
    if attention == "flash":
        if activations in ('fused', 'autograd'):
            layer_dense = batch*(seq*(width_act*x13 + x8 + 8) + x16)
        else:
            layer_dense = x17*(seq*x13 + x15)
    else:
        x18 = heads*(context + x9) + x12
        if activations in ('fused', 'autograd'):
            layer_dense = batch*(seq*(width_act*x18 + 8) + x16)
        else:
            layer_dense = x17*(seq*x18 + x15)
    x19 = width_act_grad*x2
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x2*(width_act + width_act_grad + 4)
    else:
        moment_ends_cross_entropy = vocab*x19
    x25 = 4*vision_heads
    x27 = 2*vision_head_dim
    x29 = 2*vision_ffn
    x30 = 3*vision_hidden
    x31 = x29 + x30
    x26 = vision_heads + vision_kv_heads
    x28 = x26*x27
    x32 = x28 + x31
    x34 = vision_kv_heads*x27
    if attention == "flash":
        x33 = width_act*x32
        if activations in ('fused', 'autograd'):
            layer_vision_encoder = x0*(x25 + x33 + 16)
        else:
            layer_vision_encoder = x0*x33
    else:
        x35 = width_act*(vision_heads*(patches + x27) + x31 + x34)
        if activations in ('fused', 'autograd'):
            layer_vision_encoder = x0*(x35 + 16)
        else:
            layer_vision_encoder = x0*x35
    x40 = seq*heads
    if attention == "flash":
        x39 = head_dim*width_act_grad
        moment_dense_attention_core = 2*batch*(x14*x39 + x40*(x39 + 2))
    else:
        x54 = batch*width_act_grad
        f10 = max(context*x54*(kv_heads*head_dim + 2*x40), x54*(x15 + x40*(context + head_dim)))
        moment_dense_attention_core = f10
    x41 = width_act*x2
    if attention == "flash":
        if activations in ('fused', 'autograd'):
            core_dense_attention_core = x2*x8
        else:
            core_dense_attention_core = 0
    else:
        core_dense_attention_core = context*heads*x41
    x22 = width_act_grad*x0
    if attention == "flash":
        x46 = vision_head_dim*width_act_grad
        moment_vision_encoder_vision_attention_core = x6*(vision_heads*(x46 + 2) + vision_kv_heads*x46)
    else:
        f11 = max(x22*(2*patches*vision_heads + vision_kv_heads*vision_head_dim), x22*(vision_heads*(patches + vision_head_dim) + x34))
        moment_vision_encoder_vision_attention_core = f11
    if attention == "flash":
        if activations in ('fused', 'autograd'):
            core_vision_encoder_vision_attention_core = x0*x25
        else:
            core_vision_encoder_vision_attention_core = 0
    else:
        core_vision_encoder_vision_attention_core = vision_heads*width_act*x4
    x7 = 1 - layer_kept
    x20 = x11*x19
    x21 = hidden*x19
    x23 = vision_hidden*x22
    x24 = 2*x21
    x36 = x22*x30
    x37 = 2*kv_heads
    x38 = head_dim*(heads + x37)
    x42 = vision_hidden*width_act_grad*x6
    x43 = x22*(vision_hidden + vision_ffn)
    x44 = 2*vision_kv_heads
    x45 = vision_head_dim*(vision_heads + x44)
    x47 = vision_merge*vision_merge
    x48 = layer_kept - core_kept
    x49 = vision_hidden*x47
    x50 = images*width_act_grad
    f1 = patches//x47
    merged_patches = f1
    x51 = merged_patches*x50
    x52 = hidden + x49
    x53 = merged_patches*x47
    x55 = width_param + width_master + width_param_grad + 2*width_opt
    x56 = 2*width_param + 2*width_master + 2*width_param_grad + 4*width_opt
    x57 = x10*x55 + x55*x9*(heads + kv_heads) + x56
    x58 = vision_ffn*x55
    x59 = vocab*x55 + x56
    x60 = x52*x55 + x55
    x61 = vision_patch*vision_patch*vision_temporal_patch*vision_channels
    x62 = x55*x61 + x56
    x63 = 8*x2
    x64 = 3*layer_kept + 1
    x65 = width_act*x0
    x66 = x5*x65 + x55
    moment_ends_lm_head = x19*(hidden + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_ends_final_norm = x24
    point_norm = moment_ends_final_norm
    moment_dense_ffn_up = x19*(hidden + 2*ffn)
    moment_dense_ffn_down = x19*(hidden + ffn)
    moment_dense_ffn_norm = x24
    moment_dense_attention_norm = x24
    moment_dense_ffn_activation = x10*x19
    moment_dense_qkv_projection = x19*(hidden + x38)
    moment_dense_output_projection = x19*(hidden + heads*head_dim)
    f7 = max(core_dense_attention_core*x48 + moment_dense_attention_core, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f7
    moment_dense_ffn_residual = x20
    moment_dense_attention_residual = x20
    f2 = max(branch_dense + x21, moment_dense_attention_residual, moment_dense_ffn_residual)
    f3 = min(1, layers)
    point_dense = f3*(f2 + layer_dense*x7)
    f8 = max(2*x49*x51, x42, x51*x52, vision_hidden*x50*(patches + x53))
    moment_ends_vision_merger = f8
    point_other = moment_ends_vision_merger
    moment_ends_token_embedding = x21
    moment_ends_vision_patch_embedding = x23
    f4 = max(moment_ends_token_embedding, moment_ends_vision_patch_embedding)
    point_embedding = f4
    point_optimizer = 0
    moment_vision_encoder_vision_ffn_up = x43
    moment_vision_encoder_vision_ffn_down = x43
    moment_vision_encoder_vision_ffn_norm = x42
    moment_vision_encoder_vision_attention_norm = x42
    moment_vision_encoder_vision_ffn_activation = x22*x29
    moment_vision_encoder_vision_qkv_projection = x22*(vision_hidden + x45)
    moment_vision_encoder_vision_output_projection = x22*(vision_hidden + vision_heads*vision_head_dim)
    f9 = max(core_vision_encoder_vision_attention_core*x48 + moment_vision_encoder_vision_attention_core, moment_vision_encoder_vision_attention_norm, moment_vision_encoder_vision_ffn_activation, moment_vision_encoder_vision_ffn_down, moment_vision_encoder_vision_ffn_norm, moment_vision_encoder_vision_ffn_up, moment_vision_encoder_vision_output_projection, moment_vision_encoder_vision_qkv_projection)
    branch_vision_encoder = f9
    moment_vision_encoder_vision_ffn_residual = x36
    moment_vision_encoder_vision_attention_residual = x36
    f5 = max(branch_vision_encoder + x23, moment_vision_encoder_vision_attention_residual, moment_vision_encoder_vision_ffn_residual)
    f6 = min(1, vision_layers)
    point_vision_encoder = f6*(f5 + layer_vision_encoder*x7)
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_norm, point_optimizer, point_other, point_vision_encoder)
    values = (
        layers*(hidden*x57 + x38*x55) + vision_layers*(x45*x55 + x58) + hidden*x59 + vision_hidden*(2*vision_layers*(vision_head_dim*x26*x55 + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x58) + x47*x60 + x62),
        width_act*(batch*(seq*(layers*(hidden + layer_kept*x13) + hidden) + layers*layer_kept*x15) + images*(patches*(vision_layers*(vision_hidden + layer_kept*x32) + vision_hidden + x61) + x30*x53)) + x63 + s0 + s1 + s2 + s3,
        layers*(hidden*(x41*x64 + x57) + head_dim*(heads*(x41*x5 + x55) + x37*(context*layer_kept*x17 + x55)) + layer_kept*x10*x41) + vision_layers*(vision_head_dim*(vision_heads*x66 + x44*(layer_kept*x65 + x55)) + vision_ffn*x66) + hidden*(x41 + x59) + vision_hidden*(vision_layers*(6*width_param + 6*width_master + 6*width_param_grad + 12*width_opt + x28*x55 + x29*x55 + x64*x65) + x47*(3*images*width_act*merged_patches + x60) + x62 + x65) + f0 + x61*x65 + x63 + s0 + s1 + s2 + s3,
        point_dense, point_vision_encoder, point_embedding, point_other, point_norm, point_head, point_loss,
        point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
