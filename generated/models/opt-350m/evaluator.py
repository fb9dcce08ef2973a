"""Costs of opt, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "opt"
FORMULAS = "standard"
FORMULAS_SHA256 = "364a2a1465ddd6fa451dc58df6d9eb7cfd14095f34215166be355918d1692fe0"

# Kind, how many the model has.
KINDS = (
    ("dense", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("dense", "attention_core", "attention_core", "attention", "layers", ""),
    ("dense", "output_projection", "output_projection", "attention", "layers", ""),
    ("dense", "attention_dropout", "dropout", "other", "layers", ""),
    ("dense", "attention_residual", "residual", "other", "layers", ""),
    ("dense", "attention_norm", "layer_norm", "norm", "layers", ""),
    ("dense", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("dense", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("dense", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("dense", "ffn_dropout", "dropout", "other", "layers", ""),
    ("dense", "ffn_residual", "residual", "other", "layers", ""),
    ("dense", "ffn_norm", "layer_norm", "norm", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "project_in", "embedding_projection", "embedding", "1", ""),
    ("ends", "position_embedding", "position_embedding", "embedding", "1", ""),
    ("ends", "project_out", "embedding_projection", "embedding", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "context", "layers", "hidden", "embed", "vocab", "positions", "heads", "kv_heads", "head_dim",
    "ffn", "grad_accum",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
)
COEFFICIENTS = {
    "cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_relu": 1,
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
    ("dense", "attention_dropout", "dropout", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("dense", "attention_dropout", "dropout", "layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("dense", "attention_dropout", "dropout", "layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("dense", "attention_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("dense", "attention_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("dense", "attention_dropout", "dropout", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_dropout", "dropout", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "attention_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "attention_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "output"),
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
    ("dense", "ffn_dropout", "dropout", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("dense", "ffn_dropout", "dropout", "layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("dense", "ffn_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("dense", "ffn_residual", "residual", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_residual", "residual", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_residual", "residual", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("dense", "ffn_residual", "residual", "layers", "", "shape", "activation", "act", "width", "output"),
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
    ("ends", "token_embedding", "token_embedding", "1", "", "elements", "activation", "act", "", "output"),
    ("ends", "token_embedding", "token_embedding", "1", "", "bytes", "activation", "act", "", "output"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "activation", "act", "tokens", "output"),
    ("ends", "token_embedding", "token_embedding", "1", "", "shape", "activation", "act", "embed", "output"),
    ("ends", "project_in", "embedding_projection", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "project_in", "embedding_projection", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "project_in", "embedding_projection", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "project_in", "embedding_projection", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "project_in", "embedding_projection", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "project_in", "embedding_projection", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "project_in", "embedding_projection", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "project_in", "embedding_projection", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "project_in", "embedding_projection", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "project_in", "embedding_projection", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "project_in", "embedding_projection", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "project_in", "embedding_projection", "1", "", "elements", "param", "param", "", "w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "bytes", "param", "param", "", "w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "shape", "param", "param", "in", "w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "shape", "param", "param", "out", "w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "elements", "master_param", "master", "", "master_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "bytes", "master_param", "master", "", "master_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "shape", "master_param", "master", "in", "master_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "shape", "master_param", "master", "out", "master_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_embedding_projection"),
    ("ends", "project_in", "embedding_projection", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "project_in", "embedding_projection", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "project_in", "embedding_projection", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "project_in", "embedding_projection", "1", "", "shape", "input_gradient", "act_grad", "embed", "d_x"),
    ("ends", "position_embedding", "position_embedding", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "position_embedding", "position_embedding", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "position_embedding", "position_embedding", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "position_embedding", "position_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "position_embedding", "position_embedding", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "position_embedding", "position_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "position_embedding", "position_embedding", "1", "", "elements", "param", "param", "", "w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "bytes", "param", "param", "", "w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "param", "param", "positions", "w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "param", "param", "hidden", "w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "elements", "master_param", "master", "", "master_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "bytes", "master_param", "master", "", "master_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "master_param", "master", "positions", "master_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "master_param", "master", "hidden", "master_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "param_gradient", "param_grad", "positions", "grad_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "param_gradient", "param_grad", "hidden", "grad_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "optimizer_state", "opt", "positions", "moments_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "optimizer_state", "opt", "hidden", "moments_w_position"),
    ("ends", "position_embedding", "position_embedding", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_position"),
    ("ends", "project_out", "embedding_projection", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "project_out", "embedding_projection", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "project_out", "embedding_projection", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "project_out", "embedding_projection", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "project_out", "embedding_projection", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "project_out", "embedding_projection", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "project_out", "embedding_projection", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "project_out", "embedding_projection", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "project_out", "embedding_projection", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "project_out", "embedding_projection", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "project_out", "embedding_projection", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "project_out", "embedding_projection", "1", "", "elements", "param", "param", "", "w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "bytes", "param", "param", "", "w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "param", "param", "in", "w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "param", "param", "out", "w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "elements", "master_param", "master", "", "master_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "bytes", "master_param", "master", "", "master_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "master_param", "master", "in", "master_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "master_param", "master", "out", "master_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_embedding_projection"),
    ("ends", "project_out", "embedding_projection", "1", "", "elements", "activation", "act", "", "body_output"),
    ("ends", "project_out", "embedding_projection", "1", "", "bytes", "activation", "act", "", "body_output"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "activation", "act", "tokens", "body_output"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "activation", "act", "embed", "body_output"),
    ("ends", "project_out", "embedding_projection", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "project_out", "embedding_projection", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "input_gradient", "act_grad", "embed", "d_x"),
    ("ends", "project_out", "embedding_projection", "1", "", "elements", "activation", "act", "", "output"),
    ("ends", "project_out", "embedding_projection", "1", "", "bytes", "activation", "act", "", "output"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "activation", "act", "tokens", "output"),
    ("ends", "project_out", "embedding_projection", "1", "", "shape", "activation", "act", "embed", "output"),
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
    ("dense", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("dense", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("dense", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("dense", "qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("dense", "qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("dense", "qkv_projection", "layer_input", "activation", "act", "saved", "layer.input"),
    ("dense", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("dense", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("dense", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
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
    ("dense", "output_projection", "b_o", "param", "param", "persistent", ""),
    ("dense", "output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("dense", "output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("dense", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_dropout", "mask", "activation", "BOOL", "saved", "attention_dropout.mask"),
    ("dense", "attention_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("dense", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("dense", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("dense", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("dense", "attention_norm", "bias", "param", "param", "persistent", ""),
    ("dense", "attention_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("dense", "attention_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "attention_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("dense", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("dense", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
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
    ("dense", "ffn_dropout", "mask", "activation", "BOOL", "saved", "ffn_dropout.mask"),
    ("dense", "ffn_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("dense", "ffn_residual", "output", "activation", "act", "saved", "ffn_residual.output"),
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
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
    ("ends", "token_embedding", "output", "activation", "act", "saved", "token_embedding.output"),
    ("ends", "project_in", "w_embedding_projection", "param", "param", "persistent", ""),
    ("ends", "project_in", "master_w_embedding_projection", "master_param", "master", "persistent", ""),
    ("ends", "project_in", "grad_w_embedding_projection", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "project_in", "moments_w_embedding_projection", "optimizer_state", "opt", "persistent", ""),
    ("ends", "project_in", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "position_embedding", "w_position", "param", "param", "persistent", ""),
    ("ends", "position_embedding", "master_w_position", "master_param", "master", "persistent", ""),
    ("ends", "position_embedding", "grad_w_position", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "position_embedding", "moments_w_position", "optimizer_state", "opt", "persistent", ""),
    ("ends", "project_out", "w_embedding_projection", "param", "param", "persistent", ""),
    ("ends", "project_out", "master_w_embedding_projection", "master_param", "master", "persistent", ""),
    ("ends", "project_out", "grad_w_embedding_projection", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "project_out", "moments_w_embedding_projection", "optimizer_state", "opt", "persistent", ""),
    ("ends", "project_out", "body_output", "activation", "act", "saved", "body.output"),
    ("ends", "project_out", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "project_out", "output", "activation", "act", "saved", "project_out.output"),
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "cross_entropy", "log_softmax", "activation", "FP32", "saved", "cross_entropy.log_softmax"),
    ("ends", "cross_entropy", "targets", "activation", "INT64", "saved", "cross_entropy.targets"),
    ("ends", "cross_entropy", "d_logits", "input_gradient", "act_grad", "transient", ""),
)

# Bytes of a device: persistent, saved, their sum with the largest point, and what is transient at each point.
MEMORY = ("persistent", "saved", "peak", "dense", "embedding", "head", "loss", "optimizer")

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
    *, batch, seq, context, layers, hidden, embed, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_relu=1, flops="model", attention="flash", pairs="full", activations="fused",
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
    x2 = batch*layers
    x13 = 2*context
    x43 = seq*context
    if pairs == "full":
        pairs_size = x43
    elif pairs == "causal":
        pairs_size = _exact(seq*(x13 + 1 - seq), 2)
    else:
        pairs_size = _exact(x43, 2)
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
    x19 = 2*width_act_grad
    x20 = width_act*core_rerun + width_act_grad
    x21 = head_dim*x14
    x22 = width_act_grad*x21
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x23 = head_dim*layer_kept
    x25 = layer_kept*x11
    x27 = x15*x23
    x28 = x15*x25
    x34 = width_act + 4
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x24 = batch*(x12*(core_kept + x23) + x14*x23)
        x26 = batch*(x12*(4*core_kept + x25) + x14*x25)
        if activations == "fused":
            s10 = layers*x24
            s14 = layers*x26
        elif activations == "paper":
            s10 = x27
            s14 = x28
        else:
            if recompute in ('none', 'full'):
                s10 = layers*(3*core_kept + x24)
                s14 = layers*(24*core_kept + x26)
            else:
                s10 = x27
                s14 = x28
        s2 = x11*x15
        s4 = x16*(x11 + 4)
        s6 = x2*(head_dim*(width_act*(x0*x12 + x18) + x12*x19) + 8*x12)
        s8 = x2*(x12*(head_dim*x20 + 4*core_rerun + 4) + x22)
        s11 = 0
        s15 = 0
    else:
        x29 = head_dim + x13
        x31 = width_act*x2
        if activations in ('fused', 'paper'):
            x32 = context*core_kept
            s10 = x27
            s11 = x16*x32
            s14 = x28
            s15 = x12*x31*x32
        else:
            if recompute in ('none', 'full'):
                x33 = heads*core_kept*x2
                s10 = x33*(seq*x29 + head_dim*x13)
                s14 = x33*(seq*(context*x34 + x11) + x11*x13)
            else:
                s10 = x27
                s14 = x28
            s11 = 0
            s15 = 0
        x30 = x12*x29
        s2 = x31*(x21 + x30)
        s4 = x30*x31
        s6 = x2*(x11*x18 + x12*(width_act*x17*x29 + width_act_grad*(3*context + x10)))
        s8 = x2*(x20*x30 + x22)
    x36 = layers*layer_kept
    x35 = batch*seq
    x37 = x35*x36
    x38 = ffn*width_act
    x39 = 4*x35
    if activations == "fused":
        s12 = x37*(ffn + 4)
        s16 = x37*(x38 + 16)
    elif activations == "paper":
        s12 = ffn*x37
        s16 = x37*x38
    else:
        s12 = x36*x39
        s16 = 16*x37
    x40 = vocab*x35
    if loss == "eager":
        x41 = x35*(vocab + 1)
        s3 = x35*(vocab*x34 + 8)
        s5 = 8*x40
        s7 = 8*x41
        s9 = x40*(width_act_grad + 4)
        s13 = x41
        s17 = x39*(vocab + 2)
    else:
        x42 = width_act_grad*x40
        s3 = x35*(vocab*width_act + 8)
        s5 = x42
        s7 = x42
        s9 = x42
        s13 = 0
        s17 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x44 = head_dim*(heads + 2*kv_heads)
    x45 = head_dim*(heads + kv_heads)
    x46 = ffn + x45
    x47 = x46 + 3
    x48 = 2*hidden
    x49 = ffn + x44 + x47*x48
    x50 = layers*x49
    x51 = embed*vocab
    x52 = 2*embed
    x53 = hidden*(positions + x52)
    x54 = x50 + x51 + x53
    x55 = layers*x7
    x56 = 22*hidden + ffn*(cost_relu + 1) + 4*cost_div + 2*cost_rsqrt + x44 + 2
    x57 = layer_rerun + 2
    x58 = cost_div + cost_rsqrt + 14
    x59 = ffn*x58
    x60 = vocab + x48
    x61 = 2*ffn
    x62 = x1 + x61
    x63 = 8*hidden
    x64 = x44 + x61 + x63
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x65 = width_param_grad*accumulating
    x66 = width_param*layer_rerun + x65
    x67 = layer_rerun + 1
    x68 = 3*width_act_grad
    x69 = width_act*x67
    x70 = -accumulating
    x71 = hidden + x52
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x72 = width_param*(1 - f1)
    x73 = 2*width_opt
    x74 = width_master + x73
    x75 = width_param_grad + x72 + x74
    x76 = ffn*x75
    x77 = 3*width_master + 6*width_opt
    x78 = width_param + x74
    x79 = ffn*x78
    x80 = ffn + x1
    values = (
        x54, x54, 0, 2*batch*(seq*(x48*(layers*x46 + embed) + x51) + x10*x55),
        batch*(seq*(layers*x56 + hidden + vocab*x4 + cost_log + 1) + x5*x55),
        x39*(hidden*(layers*(ffn*x57 + x45*x57) + x52) + x51) + s0,
        x35*(layers*(34*hidden + ffn*(cost_relu + 4) + layer_rerun*x56 + x44) + hidden + embed + vocab*(cost_exp + cost_div + 1)) + s1,
        0, layers*(x44*x58 + x48*(3*cost_div + 3*cost_rsqrt + x45*x58 + x59 + 42) + x59) + x51*x58 + x53*x58,
        width_param*(seq*hidden + embed*(x35 + x60) + x50) + x35*(width_act*(layers*(10*hidden + x62) + x48 + x52) + 8) + s2 + s3,
        x35*(2*layers*(hidden + 8) + width_act*(layers*x64 + x52 + x60)) + s4 + s5,
        seq*(batch*(hidden*(width_act + x68) + embed*(2*width_act + width_param_grad + x68) + vocab*x19 + 8) + hidden*width_param_grad) + layers*(ffn*x66 + x35*(head_dim*(heads*(x19 + x69) + 4*kv_heads*width_act_grad) + ffn*(x68 + 2*x69) + 16) + x44*x66 + x48*(width_param*(ffn*x67 + 3*layer_rerun + x45*x67 + 1) + x35*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1) + x47*x65)) + embed*(vocab*(width_param + width_param_grad) + x48*(width_param + x65)) + s6 + s7,
        layers*(width_param_grad*x49 + x35*(width_act_grad*(x62 + x63) + layer_rerun*(width_act*x64 + x48 + 16))) + width_param_grad*(hidden*(seq + positions*(x70 + 1) + x52) + embed*(vocab*(x70 + 2) + x35)) + width_act_grad*x35*x71 + s8 + s9,
        layers*(x44*x75 + x48*(3*width_param_grad + x45*x75 + 3*x72 + x76 + x77) + x76) + x51*x75 + x53*x75,
        layers*(x44*x78 + x48*(3*width_param + x45*x78 + x77 + x79) + x79) + x51*x78 + x53*x78, x54,
        width_param*x54, f1*x54, width_master*x54, 2*x54, x54*x73, x54, width_param_grad*x54,
        x35*(layers*(hidden + layer_kept*(5*hidden + x80)) + x71 + 1) + s10 + s11 + s12 + s13,
        x35*(width_act*(layers*(hidden + layer_kept*(3*hidden + x80)) + x71) + x36*x48 + 8) + s14 + s15 + s16 + s17,
        0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, context, layers, hidden, embed, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_relu=1, flops="model", attention="flash", pairs="full", activations="fused",
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
    x13 = 2*context
    x37 = seq*context
    if pairs == "full":
        pairs_size = x37
    elif pairs == "causal":
        pairs_size = _exact(seq*(x13 + 1 - seq), 2)
    else:
        pairs_size = _exact(x37, 2)
    x2 = pairs_size*x1
    x3 = 4*batch
    x4 = x0*x2*x3
    x5 = cost_exp + cost_div + 4
    x6 = core_rerun*x5
    x7 = heads*pairs_size
    x8 = batch*x7
    x9 = x8*(x6 + 5)
    x10 = 2*head_dim
    if flops == "model":
        s0 = x4
        s1 = x9
    else:
        if attention == "flash":
            s0 = x10*x8*(2*core_rerun + 5)
            s1 = x8*(cost_exp + x6 + 7)
        else:
            s0 = x4
            s1 = x9
    x11 = head_dim*width_act
    x12 = seq*heads
    x14 = kv_heads*x13
    x15 = batch*(x12 + x14)
    x16 = batch*x12
    x17 = core_rerun + 1
    x18 = x14*x17
    x19 = 2*width_act_grad
    x20 = width_act*core_rerun + width_act_grad
    x21 = head_dim*x14
    x22 = width_act_grad*x21
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x23 = head_dim*layer_kept
    x25 = layer_kept*x11
    x27 = x15*x23
    x28 = x15*x25
    x31 = batch*width_act
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x24 = batch*(x12*(core_kept + x23) + x14*x23)
        x26 = batch*(x12*(4*core_kept + x25) + x14*x25)
        if activations == "fused":
            s6 = x24
            s9 = x26
        elif activations == "paper":
            s6 = x27
            s9 = x28
        else:
            if recompute in ('none', 'full'):
                s6 = 3*core_kept + x24
                s9 = 24*core_kept + x26
            else:
                s6 = x27
                s9 = x28
        s2 = x11*x15
        s3 = x16*(x11 + 4)
        s4 = batch*(head_dim*(width_act*(x0*x12 + x18) + x12*x19) + 8*x12)
        s5 = batch*(x12*(head_dim*x20 + 4*core_rerun + 4) + x22)
        s7 = 0
        s10 = 0
    else:
        x29 = head_dim + x13
        if activations in ('fused', 'paper'):
            x32 = context*core_kept
            s6 = x27
            s7 = x16*x32
            s9 = x28
            s10 = x12*x31*x32
        else:
            if recompute in ('none', 'full'):
                x33 = batch*heads*core_kept
                s6 = x33*(seq*x29 + head_dim*x13)
                s9 = x33*(seq*(context*(width_act + 4) + x11) + x11*x13)
            else:
                s6 = x27
                s9 = x28
            s7 = 0
            s10 = 0
        x30 = x12*x29
        s2 = x31*(x21 + x30)
        s3 = x30*x31
        s4 = batch*(x11*x18 + x12*(width_act*x17*x29 + width_act_grad*(3*context + x10)))
        s5 = batch*(x20*x30 + x22)
    x34 = batch*seq
    x35 = layer_kept*x34
    x36 = ffn*width_act
    if activations == "fused":
        s8 = x35*(ffn + 4)
        s11 = x35*(x36 + 16)
    elif activations == "paper":
        s8 = ffn*x35
        s11 = x35*x36
    else:
        s8 = seq*layer_kept*x3
        s11 = 16*x35
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x38 = head_dim*(heads + 2*kv_heads)
    x39 = head_dim*(heads + kv_heads)
    x40 = ffn + x39
    x41 = x40 + 3
    x42 = 2*hidden
    x43 = ffn + x38 + x41*x42
    x44 = seq*hidden
    x45 = 22*hidden + ffn*(cost_relu + 1) + 4*cost_div + 2*cost_rsqrt + x38 + 2
    x46 = layer_rerun + 2
    x47 = width_param*x43
    x48 = 2*ffn
    x49 = x1 + x48
    x50 = 8*hidden
    x51 = width_act*(x38 + x48 + x50) + x42 + 16
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x52 = width_param_grad*accumulating
    x53 = width_param*layer_rerun + x52
    x54 = layer_rerun + 1
    x55 = width_act*x54
    x56 = width_param_grad*x43
    x57 = 2*x43
    x58 = ffn + x1
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x43, x43, 0, x3*(x2 + x40*x44), batch*(seq*x45 + x5*x7), x3*x44*(ffn*x46 + x39*x46) + s0,
        x34*(34*hidden + ffn*(cost_relu + 4) + layer_rerun*x45 + x38) + s1, 0, 0,
        seq*x31*(10*hidden + x49) + x47 + s2, x34*x51 + s3,
        ffn*x53 + x34*(head_dim*(heads*(x19 + x55) + 4*kv_heads*width_act_grad) + ffn*(3*width_act_grad + 2*x55) + 16) + x38*x53 + x42*(width_param*(ffn*x54 + 3*layer_rerun + x39*x54 + 1) + x34*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1) + x41*x52) + s4,
        x34*(width_act_grad*(x49 + x50) + layer_rerun*x51) + x56 + s5, 0, 0, x43, x47, f1*x43, width_master*x43,
        x57, width_opt*x57, x43, x56, x34*(hidden + layer_kept*(5*hidden + x58)) + s6 + s7 + s8,
        x34*(width_act*(hidden + layer_kept*(3*hidden + x58)) + layer_kept*x42) + s9 + s10 + s11, 0, 0,
    )
    if plain and pairs_size.__class__ is int:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, context, layers, hidden, embed, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_relu=1, flops="model", attention="flash", pairs="full", activations="fused",
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
    x3 = 4*x0
    x4 = vocab*width_act_grad
    if loss == "eager":
        x1 = vocab*x0
        x2 = x0*(vocab + 1)
        s0 = x0*(vocab*(width_act + 4) + 8)
        s1 = 8*x1
        s2 = 8*x2
        s3 = x1*(width_act_grad + 4)
        s4 = x2
        s5 = x3*(vocab + 2)
    else:
        x5 = x0*x4
        s0 = x0*(vocab*width_act + 8)
        s1 = x5
        s2 = x5
        s3 = x5
        s4 = 0
        s5 = 0
    x6 = embed*vocab
    x7 = 2*embed
    x8 = hidden*(positions + x7)
    x9 = x6 + x8
    x10 = 2*hidden
    x11 = vocab + x10
    x12 = embed*x11
    x13 = cost_div + cost_rsqrt + 14
    x14 = ffn*x13
    x15 = heads + kv_heads
    x16 = head_dim*x13
    x17 = heads + 2*kv_heads
    x18 = 2*width_act
    x19 = 3*width_act_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x20 = -accumulating
    x21 = hidden + x7
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x22 = width_param*(1 - f1)
    x23 = 2*width_opt
    x24 = width_master + x23
    x25 = width_param_grad + x22 + x24
    x26 = ffn*x25
    x27 = head_dim*x25
    x28 = 3*width_master + 6*width_opt
    x29 = width_param + x24
    x30 = ffn*x29
    x31 = head_dim*x29
    values = (
        x9, x9, 0, x0*x11*x7, x0*(hidden + vocab*(cost_exp + 4) + cost_log + 1), x12*x3,
        x0*(hidden + embed + vocab*(cost_exp + cost_div + 1)), 0,
        layers*(x10*(3*cost_div + 3*cost_rsqrt + x14 + x15*x16 + 42) + x14 + x16*x17) + x13*x6 + x13*x8,
        seq*(batch*(embed*(width_param + x18) + width_act*x10 + 8) + hidden*width_param) + width_param*x12 + s0,
        width_act*x0*(x11 + x7) + s1,
        seq*(batch*(hidden*(width_act + x19) + embed*(width_param_grad + x18 + x19) + 2*x4 + 8) + hidden*width_param_grad) + embed*(vocab*(width_param + width_param_grad) + x10*(width_param + width_param_grad*accumulating)) + s2,
        width_param_grad*(hidden*(seq + positions*(x20 + 1) + x7) + embed*(vocab*(x20 + 2) + x0)) + width_act_grad*x0*x21 + s3,
        layers*(x10*(3*width_param_grad + x15*x27 + 3*x22 + x26 + x28) + x17*x27 + x26) + x25*x6 + x25*x8,
        layers*(x10*(3*width_param + x15*x31 + x28 + x30) + x17*x31 + x30) + x29*x6 + x29*x8, x9, width_param*x9,
        f1*x9, width_master*x9, 2*x9, x23*x9, x9, width_param_grad*x9, x0*(x21 + 1) + s4,
        x0*(width_act*x21 + 8) + s5, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, context, layers, hidden, embed, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_relu=1, flops="model", attention="flash", pairs="full", activations="fused",
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
    x51 = seq*context
    if pairs == "full":
        pairs_size = x51
    elif pairs == "causal":
        pairs_size = _exact(seq*(x20 + 1 - seq), 2)
    else:
        pairs_size = _exact(x51, 2)
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
        s9 = x4
        s10 = x9
    else:
        if attention == "flash":
            s9 = x10*x8*(2*core_rerun + 5)
            s10 = x8*(cost_exp + x7 + 7)
        else:
            s9 = x4
            s10 = x9
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
    x25 = x1*x11
    x26 = width_act*x25
    x27 = heads*x11
    x28 = 4*x27
    x29 = core_rerun + 1
    x30 = x21*x29
    x31 = width_act_grad*x27
    x32 = 8*x11
    x33 = batch*width_act_grad
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x34 = core_kept*x27
    x35 = core_kept*x28
    if attention == "flash":
        if activations == "fused":
            s20 = x34
            s21 = x35
            s22 = x11
            s23 = heads
            s24 = 0
            s25 = 0
            s26 = 0
        elif activations == "paper":
            s20 = 0
            s21 = 0
            s22 = 0
            s23 = 0
            s24 = 0
            s25 = 0
            s26 = 0
        else:
            if recompute in ('none', 'full'):
                s20 = x34
                s21 = x35
                s22 = x11
                s23 = heads
                s24 = 3*core_kept
                s25 = 24*core_kept
                s26 = 3
            else:
                s20 = 0
                s21 = 0
                s22 = 0
                s23 = 0
                s24 = 0
                s25 = 0
                s26 = 0
        x22 = x19 + x21
        x24 = head_dim*x23
        s0 = x13
        s1 = x14
        s2 = x11
        s3 = heads
        s4 = head_dim
        s5 = x17
        s6 = x18
        s7 = x15
        s8 = kv_heads
        s11 = x22*x24
        s12 = x26
        s13 = x28
        s14 = x24*(x0*x19 + x30)
        s15 = x10*x31
        s16 = x28*x29
        s17 = heads*x32
        s18 = head_dim*x22*x33
        s19 = core_rerun*x26
        s27 = 0
        s28 = 0
        s29 = 0
        s30 = 0
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
    else:
        x41 = context*x34
        x42 = width_act*x41
        if activations in ('fused', 'paper'):
            s0 = x13
            s1 = x14
            s2 = x11
            s3 = heads
            s4 = head_dim
            s5 = x17
            s6 = x18
            s7 = x15
            s8 = kv_heads
            s27 = x41
            s28 = x42
            s29 = batch
            s30 = heads
            s31 = seq
            s32 = context
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
        else:
            if recompute in ('none', 'full'):
                x43 = core_kept*x1*x15
                s0 = 0
                s1 = 0
                s2 = 0
                s3 = 0
                s4 = 0
                s5 = 0
                s6 = 0
                s7 = 0
                s8 = 0
                s39 = core_kept*x25
                s40 = core_kept*x26
                s41 = batch
                s42 = heads
                s43 = seq
                s44 = head_dim
                s45 = x43
                s46 = width_act*x43
                s47 = context
                s48 = x41
                s49 = context*x35
                s50 = x42
            else:
                s0 = x13
                s1 = x14
                s2 = x11
                s3 = heads
                s4 = head_dim
                s5 = x17
                s6 = x18
                s7 = x15
                s8 = kv_heads
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
            s27 = 0
            s28 = 0
            s29 = 0
            s30 = 0
            s31 = 0
            s32 = 0
        x36 = head_dim + x20
        x37 = x19*x36
        x38 = head_dim*x21 + x37
        x39 = width_act*x27*x36
        x40 = context*x27
        s11 = x23*x38
        s12 = x39
        s13 = 0
        s14 = x23*(head_dim*x30 + x29*x37)
        s15 = x31*(3*context + x10)
        s16 = 0
        s17 = 0
        s18 = x33*x38
        s19 = core_rerun*x39
        s20 = 0
        s21 = 0
        s22 = 0
        s23 = 0
        s24 = 0
        s25 = 0
        s26 = 0
        s33 = x40
        s34 = width_act_grad*x40
        s35 = batch
        s36 = heads
        s37 = seq
        s38 = context
    x44 = 2*x12
    x45 = layer_kept*x32
    x46 = ffn*x11
    x47 = layer_kept*x46
    x48 = width_act*x47
    if activations == "fused":
        s51 = x44
        s52 = x45
        s53 = x11
        s54 = 2
        s55 = x47
        s56 = x48
        s57 = x11
        s58 = ffn
    elif activations == "paper":
        s51 = 0
        s52 = 0
        s53 = 0
        s54 = 0
        s55 = x47
        s56 = x48
        s57 = x11
        s58 = ffn
    else:
        s51 = x44
        s52 = x45
        s53 = x11
        s54 = 2
        s55 = 0
        s56 = 0
        s57 = 0
        s58 = 0
    x49 = vocab*x11
    x50 = width_act_grad*x49
    if loss == "eager":
        s59 = vocab*x32
        s60 = 4*x49
        s61 = 0
        s62 = x32
        s63 = x49
        s64 = x11
        s65 = vocab
    else:
        s59 = 0
        s60 = 0
        s61 = x50
        s62 = 0
        s63 = 0
        s64 = 0
        s65 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x52 = heads + 2*kv_heads
    x53 = hidden*x52
    x54 = x10*x53
    x55 = x11*x54
    x56 = head_dim*x52
    x57 = x11*x56
    x58 = layer_rerun + 2
    x59 = layer_rerun + 1
    x60 = hidden*x11
    x61 = width_act*x60
    x62 = x52 + x53
    x63 = head_dim*width_param
    x64 = x10*x52
    x65 = width_act_grad*x11
    x66 = layer_rerun*x52
    x67 = width_act_grad*x60
    x68 = hidden*x59
    x69 = x11*x68
    x70 = width_act*x69
    x71 = head_dim*width_param_grad
    x72 = x62*x71
    x73 = width_act*x11
    x74 = head_dim*x53
    x75 = width_act_grad*x25
    x76 = width_act_grad*x16
    x77 = heads*x10
    x78 = x60*x77
    x79 = x1 + 1
    x80 = hidden*width_param
    x81 = 2*hidden
    x82 = x11*x81
    x83 = width_act_grad*x82
    x84 = x1*x59
    x85 = hidden*width_param_grad
    x86 = x79*x85
    x87 = layer_rerun*x61
    x88 = hidden*x1
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x89 = hidden*f1
    x90 = hidden*width_master
    x91 = hidden*x77
    x92 = width_opt*x81
    x93 = x59*x82
    x94 = layer_rerun*x60
    x95 = layer_kept*x60
    x96 = width_act*x82
    x97 = layer_rerun*x96
    x98 = layer_kept*x61
    x99 = 7*hidden + 2*cost_div + cost_rsqrt + 1
    x100 = x11*x99
    x101 = x11*(13*hidden + layer_rerun*x99)
    x102 = 2*x80
    x103 = x80*(2*layer_rerun + 1)
    x104 = 2*x85
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x105 = accumulating*x104
    x106 = layer_rerun*x32
    x107 = x46*x81
    x108 = x107*x58
    x109 = ffn*x59
    x110 = x109*x11
    x111 = hidden + 1
    x112 = ffn*width_param
    x113 = width_act*x46
    x114 = 2*ffn
    x115 = ffn*width_param_grad
    x116 = x111*x115
    x117 = layer_rerun*x113
    x118 = hidden*ffn
    x119 = ffn*x80
    x120 = ffn*x89
    x121 = ffn*x90
    x122 = ffn*x85
    x123 = ffn*x81
    x124 = ffn*x92
    x125 = width_act_grad*x46
    x126 = width_act*x110
    x127 = ffn + 1
    x128 = x127*x85
    x129 = embed*x11
    x130 = width_act*x129
    x131 = 1 - accumulating
    x132 = width_act_grad*x129
    x133 = embed*vocab
    x134 = width_param*x133
    x135 = width_param_grad*x133
    x136 = 2*x133
    x137 = x129*x81
    x138 = hidden*embed
    x139 = 4*x11
    x140 = x138*x139
    x141 = embed*x80
    x142 = embed*x85
    x143 = accumulating*x142
    x144 = embed*x89
    x145 = embed*x90
    x146 = embed*x81
    x147 = embed*x92
    x148 = hidden*positions
    x149 = 2*embed
    x150 = width_act*x49
    x151 = cost_div + cost_rsqrt + 14
    x152 = ffn*x151
    x153 = head_dim*(heads + kv_heads)
    x154 = hidden*(positions + x149)
    x155 = layers*(ffn + x56 + x81*(ffn + x153 + 3)) + x133 + x154
    x156 = width_master*x155
    x157 = 1 - f1
    x158 = ffn*x157
    x159 = 2*width_opt*x155
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x55, _1=x57, _2=x55*x58, _3=x57*x59, _4=x61, _5=x62*x63, _6=width_act*x57, _7=x64*x65,
        _8=x63*(x53*x59 + x66), _9=x67, _10=x70, _11=accumulating*x72, _12=x72, _13=head_dim*x66*x73, _14=x74,
        _15=x53*x63, _16=hidden, _17=x56, _18=f1*x74, _19=width_master*x74, _20=hidden, _21=x56, _22=x74,
        _23=x53*x71, _24=hidden, _25=x56, _26=x54, _27=width_opt*x54, _28=hidden, _29=x56, _30=2, _31=x56,
        _32=width_param*x56, _33=x56, _34=f1*x56, _35=width_master*x56, _36=x56, _37=x56, _38=width_param_grad*x56,
        _39=x56, _40=x64, _41=width_opt*x64, _42=x56, _43=2, _44=x60, _45=x61, _46=x11, _47=hidden, _48=x60,
        _49=x67, _50=x11, _51=hidden, _52=s0, _53=s1, _54=s2, _55=s3, _56=s4, _57=s5, _58=s6, _59=s7, _60=s8,
        _61=s4, _62=s5, _63=s6, _64=s7, _65=s8, _66=s4, _67=x3, _68=x6*x8, _69=s9, _70=s10, _71=s11, _72=s12,
        _73=s13, _74=s14, _75=s15, _76=s16, _77=s17, _78=s18, _79=s19, _80=x13, _81=x14, _82=x11, _83=heads,
        _84=head_dim, _85=s20, _86=s21, _87=s22, _88=s23, _89=x25, _90=x75, _91=x11, _92=heads, _93=head_dim,
        _94=x16, _95=x76, _96=x15, _97=kv_heads, _98=head_dim, _99=x16, _100=x76, _101=x15, _102=kv_heads,
        _103=head_dim, _104=s24, _105=s25, _106=s26, _107=s27, _108=s28, _109=s29, _110=s30, _111=s31, _112=s32,
        _113=s33, _114=s34, _115=s35, _116=s36, _117=s37, _118=s38, _119=s33, _120=s34, _121=s35, _122=s36,
        _123=s37, _124=s38, _125=s39, _126=s40, _127=s41, _128=s42, _129=s43, _130=s44, _131=s45, _132=s46,
        _133=s41, _134=s42, _135=s47, _136=s44, _137=s45, _138=s46, _139=s41, _140=s42, _141=s47, _142=s44,
        _143=s48, _144=s49, _145=s41, _146=s42, _147=s43, _148=s47, _149=s48, _150=s50, _151=s41, _152=s42,
        _153=s43, _154=s47, _155=x78, _156=x60, _157=x58*x78, _158=x69, _159=x26, _160=x79*x80, _161=x61, _162=x83,
        _163=x80*(layer_rerun + x84), _164=x75, _165=x73*x84, _166=accumulating*x86, _167=x86, _168=x87, _169=x88,
        _170=x1*x80, _171=x1, _172=hidden, _173=x1*x89, _174=x1*x90, _175=x1, _176=hidden, _177=x88, _178=x1*x85,
        _179=x1, _180=hidden, _181=x91, _182=width_opt*x91, _183=x1, _184=hidden, _185=2, _186=hidden, _187=x80,
        _188=hidden, _189=x89, _190=x90, _191=hidden, _192=hidden, _193=x85, _194=hidden, _195=x81, _196=x92,
        _197=hidden, _198=2, _199=x25, _200=x75, _201=x11, _202=heads, _203=head_dim, _204=x82, _205=x93, _206=x61,
        _207=x61, _208=x60, _209=x67, _210=x60, _211=x67, _212=x87, _213=x87, _214=x94, _215=x95, _216=x95,
        _217=x11, _218=hidden, _219=x60, _220=x67, _221=x11, _222=hidden, _223=x60, _224=x69, _225=x96, _226=x61,
        _227=x83, _228=x67, _229=x97, _230=x87, _231=x60, _232=x67, _233=x11, _234=hidden, _235=x95, _236=x98,
        _237=x11, _238=hidden, _239=x100, _240=x101, _241=x61, _242=x102, _243=x61, _244=x32, _245=x67, _246=x70,
        _247=x32, _248=x103, _249=x67, _250=x105, _251=x104, _252=x87, _253=x106, _254=hidden, _255=x80,
        _256=hidden, _257=x89, _258=x90, _259=hidden, _260=hidden, _261=x85, _262=hidden, _263=x81, _264=x92,
        _265=hidden, _266=2, _267=hidden, _268=x80, _269=hidden, _270=x89, _271=x90, _272=hidden, _273=hidden,
        _274=x85, _275=hidden, _276=x81, _277=x92, _278=hidden, _279=2, _280=s51, _281=s52, _282=s53, _283=s54,
        _284=x60, _285=x67, _286=x11, _287=hidden, _288=x95, _289=x98, _290=x11, _291=hidden, _292=x107, _293=x46,
        _294=x108, _295=x110, _296=x61, _297=x111*x112, _298=x113, _299=x114*x65, _300=x112*(layer_rerun + x68),
        _301=x67, _302=x70, _303=accumulating*x116, _304=x116, _305=x117, _306=x118, _307=x119, _308=hidden,
        _309=ffn, _310=x120, _311=x121, _312=hidden, _313=ffn, _314=x118, _315=x122, _316=hidden, _317=ffn,
        _318=x123, _319=x124, _320=hidden, _321=ffn, _322=2, _323=ffn, _324=x112, _325=ffn, _326=ffn*f1,
        _327=ffn*width_master, _328=ffn, _329=ffn, _330=x115, _331=ffn, _332=x114, _333=width_opt*x114, _334=ffn,
        _335=2, _336=x60, _337=x67, _338=x11, _339=hidden, _340=s55, _341=s56, _342=s57, _343=s58,
        _344=cost_relu*x46, _345=x46*(cost_relu*x59 + 3), _346=x113, _347=x113, _348=x125, _349=x126, _350=x125,
        _351=x117, _352=x46, _353=x125, _354=x11, _355=ffn, _356=x47, _357=x48, _358=x11, _359=ffn, _360=x107,
        _361=x60, _362=x108, _363=x69, _364=x113, _365=x127*x80, _366=x61, _367=x83, _368=x80*(layer_rerun + x109),
        _369=x125, _370=x126, _371=accumulating*x128, _372=x128, _373=x87, _374=x118, _375=x119, _376=ffn,
        _377=hidden, _378=x120, _379=x121, _380=ffn, _381=hidden, _382=x118, _383=x122, _384=ffn, _385=hidden,
        _386=x123, _387=x124, _388=ffn, _389=hidden, _390=2, _391=hidden, _392=x80, _393=hidden, _394=x89, _395=x90,
        _396=hidden, _397=hidden, _398=x85, _399=hidden, _400=x81, _401=x92, _402=hidden, _403=2, _404=x46,
        _405=x125, _406=x11, _407=ffn, _408=x82, _409=x93, _410=x61, _411=x61, _412=x60, _413=x67, _414=x60,
        _415=x67, _416=x87, _417=x87, _418=x94, _419=x95, _420=x95, _421=x11, _422=hidden, _423=x60, _424=x67,
        _425=x11, _426=hidden, _427=x60, _428=x69, _429=x96, _430=x61, _431=x83, _432=x67, _433=x97, _434=x87,
        _435=x60, _436=x67, _437=x11, _438=hidden, _439=x95, _440=x98, _441=x11, _442=hidden, _443=x100, _444=x101,
        _445=x61, _446=x102, _447=x61, _448=x32, _449=x67, _450=x70, _451=x32, _452=x103, _453=x67, _454=x105,
        _455=x104, _456=x87, _457=x106, _458=hidden, _459=x80, _460=hidden, _461=x89, _462=x90, _463=hidden,
        _464=hidden, _465=x85, _466=hidden, _467=x81, _468=x92, _469=hidden, _470=2, _471=hidden, _472=x80,
        _473=hidden, _474=x89, _475=x90, _476=hidden, _477=hidden, _478=x85, _479=hidden, _480=x81, _481=x92,
        _482=hidden, _483=2, _484=s51, _485=s52, _486=s53, _487=s54, _488=x60, _489=x67, _490=x11, _491=hidden,
        _492=x129, _493=width_param*x129, _494=x32, _495=x130, _496=embed*width_param_grad*(vocab*x131 + x11),
        _497=x132, _498=x32, _499=width_param_grad*x129, _500=x133, _501=x134, _502=vocab, _503=embed, _504=f1*x133,
        _505=width_master*x133, _506=vocab, _507=embed, _508=x133, _509=x135, _510=vocab, _511=embed, _512=x136,
        _513=width_opt*x136, _514=vocab, _515=embed, _516=2, _517=x11, _518=x32, _519=x11, _520=x129, _521=x130,
        _522=x11, _523=embed, _524=x137, _525=x140, _526=x130, _527=x141, _528=x61, _529=x83, _530=x141, _531=x132,
        _532=x130, _533=x143, _534=x142, _535=x138, _536=x141, _537=embed, _538=hidden, _539=x144, _540=x145,
        _541=embed, _542=hidden, _543=x138, _544=x142, _545=embed, _546=hidden, _547=x146, _548=x147, _549=embed,
        _550=hidden, _551=2, _552=x129, _553=x132, _554=x11, _555=embed, _556=x60, _557=x60, _558=x61, _559=seq*x80,
        _560=x61, _561=x85*(seq + positions*x131), _562=x67, _563=seq*x85, _564=x148, _565=positions*x80,
        _566=positions, _567=hidden, _568=positions*x89, _569=positions*x90, _570=positions, _571=hidden, _572=x148,
        _573=positions*x85, _574=positions, _575=hidden, _576=positions*x81, _577=positions*x92, _578=positions,
        _579=hidden, _580=2, _581=x137, _582=x140, _583=x61, _584=x141, _585=x130, _586=x149*x65, _587=x141,
        _588=x67, _589=x61, _590=x143, _591=x142, _592=x138, _593=x141, _594=hidden, _595=embed, _596=x144,
        _597=x145, _598=hidden, _599=embed, _600=x138, _601=x142, _602=hidden, _603=embed, _604=x146, _605=x147,
        _606=hidden, _607=embed, _608=2, _609=x60, _610=x61, _611=x11, _612=hidden, _613=x60, _614=x67, _615=x11,
        _616=hidden, _617=x129, _618=x130, _619=x11, _620=embed, _621=x11*x136, _622=x133*x139, _623=x130,
        _624=x134, _625=x150, _626=2*x50, _627=x134, _628=x132, _629=x130, _630=x135, _631=x135, _632=x129,
        _633=x132, _634=x11, _635=embed, _636=x11*(vocab*x5 + cost_log + 1), _637=x49*(cost_exp + cost_div + 1),
        _638=x150, _639=s59, _640=s60, _641=x32, _642=s61, _643=s59, _644=s62, _645=s60, _646=x50, _647=s61,
        _648=s63, _649=s60, _650=s64, _651=s65, _652=s64, _653=s62, _654=s64, _655=x49, _656=x50, _657=x11,
        _658=vocab,
        _659=layers*(x151*x56 + x152 + x81*(3*cost_div + 3*cost_rsqrt + x151*x153 + x152 + 42)) + x133*x151 + x151*x154,
        _660=width_param_grad*x155, _661=x156,
        _662=width_param*(layers*(x157*x56 + x158 + x81*(x153*x157 + x158 + 3 - 3*f1)) + x133*x157 + x154*x157),
        _663=x159, _664=width_param*x155, _665=x156, _666=x159,
        : None
    ).__defaults__
    if plain and pairs_size.__class__ is int:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, context, layers, hidden, embed, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_relu=1, flops="model", attention="flash", pairs="full", activations="fused",
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
    x8 = batch*x2
    x9 = context*width_act*x8
    x10 = width_act + 4
    x11 = 2*context*x0
    x12 = batch*heads*(seq*(context*x10 + x0) + x11)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x5 = batch*(x1*x4 + x2*(4*core_kept + x1))
        if activations == "fused":
            s0 = layers*x5
        elif activations == "paper":
            s0 = x6
        else:
            if recompute in ('none', 'full'):
                s0 = layers*(24*core_kept + x5)
            else:
                s0 = x6
        s1 = 0
    else:
        x7 = layers*core_kept
        if activations in ('fused', 'paper'):
            s0 = x6
            s1 = x7*x9
        else:
            if recompute in ('none', 'full'):
                s0 = x12*x7
            else:
                s0 = x6
            s1 = 0
    x13 = ffn*width_act
    x14 = batch*seq
    x15 = layers*layer_kept
    x16 = x14*x15
    if activations == "fused":
        s2 = x16*(x13 + 16)
    elif activations == "paper":
        s2 = x13*x16
    else:
        s2 = 16*x16
    if loss == "eager":
        s3 = 4*x14*(vocab + 2)
    else:
        s3 = 0
    x17 = 4*heads
    x18 = 2*hidden
    x19 = 2*ffn
    x20 = 3*hidden
    x21 = 2*head_dim
    x22 = heads*x21 + x20
    x24 = x0*x4
    x25 = x18 + 16
    x26 = width_act*(ffn + x22) + x25
    x27 = batch*(seq*x26 + x24)
    if attention == "flash":
        x23 = width_act*(x19 + x22) + x18
        if activations == "fused":
            layer_dense = batch*(seq*(x17 + x23 + 16) + x24)
        elif activations == "paper":
            layer_dense = batch*(seq*x23 + x24)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(x17 + x26) + x24) + 24
            else:
                layer_dense = x27
    else:
        x28 = heads*(context + x21) + x20
        x29 = width_act*(x19 + x28) + x18
        if activations == "fused":
            layer_dense = batch*(seq*(x29 + 16) + x24)
        elif activations == "paper":
            layer_dense = batch*(seq*x29 + x24)
        else:
            if recompute in ('none', 'full'):
                layer_dense = batch*(seq*(context*x17 + width_act*(ffn + x28) + x25) + heads*x11)
            else:
                layer_dense = x27
    x30 = batch*width_act_grad
    x31 = seq*x30
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x14*(width_act_grad + x10)
    else:
        moment_ends_cross_entropy = vocab*x31
    x40 = context*kv_heads
    x41 = 2*batch
    if attention == "flash":
        x39 = head_dim*width_act_grad
        moment_dense_attention_core = x41*(x2*(x39 + 2) + x39*x40)
    else:
        f5 = max(context*x30*(kv_heads*head_dim + 2*x2), x30*(x2*(context + head_dim) + x21*x40))
        moment_dense_attention_core = f5
    if attention == "flash":
        if activations == "fused":
            core_dense_attention_core = 4*x8
        elif activations == "paper":
            core_dense_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_dense_attention_core = 4*(x8 + 6)
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
    x32 = x20*x31
    x33 = hidden*x31
    x34 = x31*(hidden + embed)
    x35 = x18*x31
    x36 = x31*(hidden + ffn)
    x37 = heads*head_dim
    x38 = head_dim*(heads + x3)
    x42 = width_param + width_master + width_param_grad + 2*width_opt
    x43 = ffn*x42
    x44 = x42*(heads + kv_heads)
    x45 = vocab*x42
    x46 = 2*embed
    x47 = x42*(positions + x46)
    x48 = width_act*x14
    x49 = layer_kept*x48 + x42
    moment_ends_lm_head = x31*(embed + vocab)
    point_head = moment_ends_lm_head
    point_loss = moment_ends_cross_entropy
    moment_dense_ffn_up = x36
    moment_dense_ffn_down = x36
    moment_dense_ffn_norm = x35
    moment_dense_ffn_dropout = x35
    moment_dense_attention_norm = x35
    moment_dense_ffn_activation = x19*x31
    moment_dense_qkv_projection = x31*(hidden + x38)
    moment_dense_attention_dropout = x35
    moment_dense_output_projection = x31*(hidden + x37)
    f4 = max(core_dense_attention_core*(layer_kept - core_kept) + moment_dense_attention_core, moment_dense_attention_dropout, moment_dense_attention_norm, moment_dense_ffn_activation, moment_dense_ffn_down, moment_dense_ffn_dropout, moment_dense_ffn_norm, moment_dense_ffn_up, moment_dense_output_projection, moment_dense_qkv_projection)
    branch_dense = f4
    moment_dense_ffn_residual = x32
    moment_dense_attention_residual = x32
    f1 = max(branch_dense + x33, moment_dense_attention_residual, moment_dense_ffn_residual)
    f2 = min(1, layers)
    point_dense = f2*(f1 + layer_dense*(1 - layer_kept))
    moment_ends_project_in = x34
    moment_ends_project_out = x34
    moment_ends_token_embedding = embed*x31
    moment_ends_position_embedding = x33
    f3 = max(moment_ends_position_embedding, moment_ends_project_in, moment_ends_project_out, moment_ends_token_embedding)
    point_embedding = f3
    point_optimizer = 0
    f0 = max(point_dense, point_embedding, point_head, point_loss, point_optimizer)
    values = (
        layers*(x18*(head_dim*x44 + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x43) + x38*x42 + x43) + hidden*x47 + embed*x45,
        x14*(width_act*(layers*(hidden + layer_kept*(ffn + x20 + x37)) + hidden + x46) + x15*x18 + 8) + s0 + s1 + s2 + s3,
        layers*(hidden*(6*width_param + 6*width_master + 6*width_param_grad + 12*width_opt + x14*(width_act*(3*layer_kept + 1) + 2*layer_kept) + x19*x42 + x21*x44) + head_dim*(heads*x49 + x3*x42) + ffn*x49) + hidden*(x47 + x48) + embed*(seq*width_act*x41 + x45) + f0 + 8*x14 + s0 + s1 + s2 + s3,
        point_dense, point_embedding, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
