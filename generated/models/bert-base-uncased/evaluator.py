"""Costs of bert, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple

FAMILY = "bert"
FORMULAS = "standard"
FORMULAS_SHA256 = "cc50f6fe225cabb2ea6ec1059bb488f23e8621422a36d1a89be32b21755e64a6"

# Kind, how many the model has.
KINDS = (
    ("encoder", "layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("encoder", "qkv_projection", "qkv_projection", "attention", "layers", ""),
    ("encoder", "attention_core", "attention_core", "attention", "layers", ""),
    ("encoder", "output_projection", "output_projection", "attention", "layers", ""),
    ("encoder", "attention_dropout", "dropout", "other", "layers", ""),
    ("encoder", "attention_residual", "residual", "other", "layers", ""),
    ("encoder", "attention_norm", "layer_norm", "norm", "layers", ""),
    ("encoder", "ffn_up", "ffn_up", "ffn", "layers", ""),
    ("encoder", "ffn_activation", "ffn_activation", "ffn", "layers", ""),
    ("encoder", "ffn_down", "ffn_down", "ffn", "layers", ""),
    ("encoder", "ffn_dropout", "dropout", "other", "layers", ""),
    ("encoder", "ffn_residual", "residual", "other", "layers", ""),
    ("encoder", "ffn_norm", "layer_norm", "norm", "layers", ""),
    ("ends", "token_embedding", "token_embedding", "embedding", "1", ""),
    ("ends", "position_embedding", "position_embedding", "embedding", "1", ""),
    ("ends", "type_embedding", "type_embedding", "embedding", "1", ""),
    ("ends", "embedding_norm", "layer_norm", "norm", "1", ""),
    ("ends", "embedding_dropout", "dropout", "other", "1", ""),
    ("ends", "head_transform", "head_transform", "head", "1", ""),
    ("ends", "lm_head", "lm_head", "head", "1", "token_embedding"),
    ("ends", "cross_entropy", "cross_entropy", "loss", "1", ""),
    ("ends", "optimizer_step", "optimizer_step", "other", "1", ""),
)

DIMS = (
    "batch", "seq", "layers", "hidden", "vocab", "positions", "types", "heads", "kv_heads", "head_dim", "ffn",
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
    ("encoder", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_qkv"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "layer_input"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "hidden", "layer_input"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "q"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "k"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "v"),
    ("encoder", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "v"),
    ("encoder", "attention_core", "attention_core", "layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("encoder", "attention_core", "attention_core", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "output"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "output"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "BOOL", "", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "BOOL", "", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "batch", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "heads", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "queries", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "keys", "dropout_mask"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_dropped"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "queries"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "keys"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "values"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "values"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "values"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "values"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "values"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "values"),
    ("encoder", "output_projection", "output_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "output_projection", "output_projection", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "in", "w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_o"),
    ("encoder", "output_projection", "output_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("encoder", "output_projection", "output_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("encoder", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("encoder", "attention_dropout", "dropout", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_dropout", "dropout", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("encoder", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "attention_dropout", "dropout", "layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("encoder", "attention_dropout", "dropout", "layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("encoder", "attention_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("encoder", "attention_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("encoder", "attention_dropout", "dropout", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_dropout", "dropout", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "attention_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder", "attention_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "attention_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("encoder", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("encoder", "attention_residual", "residual", "layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "attention_residual", "residual", "layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("encoder", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "width", "output"),
    ("encoder", "attention_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("encoder", "ffn_up", "ffn_up", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "in", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "up"),
    ("encoder", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "up"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "ffn", "output"),
    ("encoder", "ffn_down", "ffn_down", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "in", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_b_down"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("encoder", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("encoder", "ffn_dropout", "dropout", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_dropout", "dropout", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_dropout", "dropout", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("encoder", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_dropout", "dropout", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
    ("encoder", "ffn_dropout", "dropout", "layers", "", "elements", "activation", "BOOL", "", "mask"),
    ("encoder", "ffn_dropout", "dropout", "layers", "", "bytes", "activation", "BOOL", "", "mask"),
    ("encoder", "ffn_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("encoder", "ffn_dropout", "dropout", "layers", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("encoder", "ffn_dropout", "dropout", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_dropout", "dropout", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("encoder", "ffn_dropout", "dropout", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("encoder", "ffn_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "ffn_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("encoder", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("encoder", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("encoder", "ffn_residual", "residual", "layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "ffn_residual", "residual", "layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "ffn_residual", "residual", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("encoder", "ffn_residual", "residual", "layers", "", "shape", "activation", "act", "width", "output"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "param", "param", "", "bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "param", "param", "", "bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "param", "param", "width", "bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "master_param", "master", "", "master_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "master_param", "master", "", "master_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "master_param", "master", "width", "master_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "FP32", "values", "statistics"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
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
    ("ends", "type_embedding", "type_embedding", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "type_embedding", "type_embedding", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "type_embedding", "type_embedding", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "type_embedding", "type_embedding", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "type_embedding", "type_embedding", "1", "forward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "type_embedding", "type_embedding", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "type_embedding", "type_embedding", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "type_embedding", "type_embedding", "1", "backward", "hbm_bytes", "", "INT64", "read", ""),
    ("ends", "type_embedding", "type_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "type_embedding", "type_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "type_embedding", "type_embedding", "1", "", "elements", "param", "param", "", "w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "bytes", "param", "param", "", "w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "param", "param", "types", "w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "param", "param", "hidden", "w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "elements", "master_param", "master", "", "master_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "bytes", "master_param", "master", "", "master_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "master_param", "master", "types", "master_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "master_param", "master", "hidden", "master_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "param_gradient", "param_grad", "types", "grad_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "param_gradient", "param_grad", "hidden", "grad_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "optimizer_state", "opt", "types", "moments_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "optimizer_state", "opt", "hidden", "moments_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_type"),
    ("ends", "type_embedding", "type_embedding", "1", "", "elements", "activation", "INT64", "", "ids"),
    ("ends", "type_embedding", "type_embedding", "1", "", "bytes", "activation", "INT64", "", "ids"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "activation", "INT64", "tokens", "ids"),
    ("ends", "type_embedding", "type_embedding", "1", "", "elements", "activation", "act", "", "output"),
    ("ends", "type_embedding", "type_embedding", "1", "", "bytes", "activation", "act", "", "output"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "activation", "act", "rows", "output"),
    ("ends", "type_embedding", "type_embedding", "1", "", "shape", "activation", "act", "width", "output"),
    ("ends", "embedding_norm", "layer_norm", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "param", "param", "", "weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "param", "param", "", "weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "param", "param", "width", "weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "master_param", "master", "", "master_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "master_param", "master", "", "master_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "master_param", "master", "width", "master_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "param", "param", "", "bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "param", "param", "", "bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "param", "param", "width", "bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "master_param", "master", "", "master_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "master_param", "master", "", "master_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "master_param", "master", "width", "master_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "activation", "FP32", "", "statistics"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "activation", "FP32", "", "statistics"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "activation", "FP32", "values", "statistics"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("ends", "embedding_norm", "layer_norm", "1", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("ends", "embedding_dropout", "dropout", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "embedding_dropout", "dropout", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "embedding_dropout", "dropout", "1", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("ends", "embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("ends", "embedding_dropout", "dropout", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "embedding_dropout", "dropout", "1", "", "elements", "activation", "BOOL", "", "mask"),
    ("ends", "embedding_dropout", "dropout", "1", "", "bytes", "activation", "BOOL", "", "mask"),
    ("ends", "embedding_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "tokens", "mask"),
    ("ends", "embedding_dropout", "dropout", "1", "", "shape", "activation", "BOOL", "hidden", "mask"),
    ("ends", "embedding_dropout", "dropout", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "embedding_dropout", "dropout", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "embedding_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "embedding_dropout", "dropout", "1", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("ends", "head_transform", "head_transform", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "head_transform", "head_transform", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "head_transform", "head_transform", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "head_transform", "head_transform", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "head_transform", "head_transform", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "head_transform", "head_transform", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "head_transform", "head_transform", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "head_transform", "head_transform", "1", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("ends", "head_transform", "head_transform", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "head_transform", "head_transform", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "head_transform", "head_transform", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "head_transform", "head_transform", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "head_transform", "head_transform", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "head_transform", "head_transform", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "head_transform", "head_transform", "1", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "param", "param", "", "w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "param", "param", "", "w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "param", "param", "in", "w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "param", "param", "out", "w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "master_param", "master", "", "master_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "master_param", "master", "", "master_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "master_param", "master", "in", "master_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "master_param", "master", "out", "master_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "param", "param", "", "b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "param", "param", "", "b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "param", "param", "out", "b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "master_param", "master", "", "master_b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "master_param", "master", "", "master_b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "master_param", "master", "out", "master_b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "param_gradient", "param_grad", "", "grad_b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "optimizer_state", "opt", "", "moments_b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "optimizer_state", "opt", "", "moments_b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "optimizer_state", "opt", "out", "moments_b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_b_transform"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "activation", "act", "", "up"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "activation", "act", "", "up"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "activation", "act", "rows", "up"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "activation", "act", "width", "up"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "param", "param", "", "norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "param", "param", "", "norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "param", "param", "width", "norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "master_param", "master", "", "master_norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "master_param", "master", "", "master_norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "master_param", "master", "width", "master_norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "optimizer_state", "opt", "", "moments_norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "optimizer_state", "opt", "width", "moments_norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_norm_weight"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "param", "param", "", "norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "param", "param", "", "norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "param", "param", "width", "norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "master_param", "master", "", "master_norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "master_param", "master", "", "master_norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "master_param", "master", "width", "master_norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "param_gradient", "param_grad", "", "grad_norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "optimizer_state", "opt", "", "moments_norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "optimizer_state", "opt", "", "moments_norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "optimizer_state", "opt", "width", "moments_norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_norm_bias"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "activation", "act", "", "product"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "activation", "act", "", "product"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "activation", "act", "rows", "product"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "activation", "act", "width", "product"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "activation", "FP32", "", "norm_statistics"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "activation", "FP32", "", "norm_statistics"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "activation", "FP32", "rows", "norm_statistics"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "activation", "FP32", "values", "norm_statistics"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "activation", "act", "", "body_output"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "activation", "act", "", "body_output"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "activation", "act", "tokens", "body_output"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "activation", "act", "hidden", "body_output"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_product"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "input_gradient", "act_grad", "width", "d_product"),
    ("ends", "head_transform", "head_transform", "1", "", "elements", "activation", "act", "", "output"),
    ("ends", "head_transform", "head_transform", "1", "", "bytes", "activation", "act", "", "output"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "activation", "act", "tokens", "output"),
    ("ends", "head_transform", "head_transform", "1", "", "shape", "activation", "act", "embed", "output"),
    ("ends", "lm_head", "lm_head", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "lm_head", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "param", "param", "", "b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "param", "param", "", "b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param", "param", "out", "b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "master_param", "master", "", "master_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "master_param", "master", "", "master_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "master_param", "master", "out", "master_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "param_gradient", "param_grad", "", "grad_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "elements", "optimizer_state", "opt", "", "moments_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "bytes", "optimizer_state", "opt", "", "moments_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "optimizer_state", "opt", "out", "moments_b_head"),
    ("ends", "lm_head", "lm_head", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_b_head"),
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
    ("encoder", "qkv_projection", "w_qkv", "param", "param", "persistent", ""),
    ("encoder", "qkv_projection", "master_w_qkv", "master_param", "master", "persistent", ""),
    ("encoder", "qkv_projection", "grad_w_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "qkv_projection", "moments_w_qkv", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "qkv_projection", "b_qkv", "param", "param", "persistent", ""),
    ("encoder", "qkv_projection", "master_b_qkv", "master_param", "master", "persistent", ""),
    ("encoder", "qkv_projection", "grad_b_qkv", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "qkv_projection", "moments_b_qkv", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "qkv_projection", "layer_input", "activation", "act", "saved", "layer.input"),
    ("encoder", "qkv_projection", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "qkv_projection", "q", "activation", "act", "saved", "qkv_projection.q"),
    ("encoder", "qkv_projection", "k", "activation", "act", "saved", "qkv_projection.k"),
    ("encoder", "qkv_projection", "v", "activation", "act", "saved", "qkv_projection.v"),
    ("encoder", "attention_core", "output", "activation", "act", "saved", "attention_core.output"),
    ("encoder", "attention_core", "log_sum_exp", "activation", "FP32", "saved", "attention_core.log_sum_exp"),
    ("encoder", "attention_core", "d_q", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_k", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_v", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "random_state", "activation", "UINT64", "saved", "attention_core.random_state"),
    ("encoder", "attention_core", "probabilities", "activation", "act", "saved", "attention_core.probabilities"),
    ("encoder", "attention_core", "dropout_mask", "activation", "BOOL", "saved", "attention_core.dropout_mask"),
    ("encoder", "attention_core", "dropped", "activation", "act", "saved", "attention_core.dropped"),
    ("encoder", "attention_core", "d_dropped", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_probabilities", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "d_scores", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_core", "queries", "activation", "act", "saved", "attention_core.queries"),
    ("encoder", "attention_core", "keys", "activation", "act", "saved", "attention_core.keys"),
    ("encoder", "attention_core", "values", "activation", "act", "saved", "attention_core.values"),
    ("encoder", "output_projection", "w_o", "param", "param", "persistent", ""),
    ("encoder", "output_projection", "master_w_o", "master_param", "master", "persistent", ""),
    ("encoder", "output_projection", "grad_w_o", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "output_projection", "moments_w_o", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "output_projection", "b_o", "param", "param", "persistent", ""),
    ("encoder", "output_projection", "master_b_o", "master_param", "master", "persistent", ""),
    ("encoder", "output_projection", "grad_b_o", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "output_projection", "moments_b_o", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "output_projection", "d_heads", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_dropout", "mask", "activation", "BOOL", "saved", "attention_dropout.mask"),
    ("encoder", "attention_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_residual", "output", "activation", "act", "saved", "attention_residual.output"),
    ("encoder", "attention_norm", "weight", "param", "param", "persistent", ""),
    ("encoder", "attention_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("encoder", "attention_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "attention_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "attention_norm", "bias", "param", "param", "persistent", ""),
    ("encoder", "attention_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("encoder", "attention_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "attention_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "attention_norm", "statistics", "activation", "FP32", "saved", "attention_norm.statistics"),
    ("encoder", "attention_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "attention_norm", "output", "activation", "act", "saved", "attention_norm.output"),
    ("encoder", "ffn_up", "w_up", "param", "param", "persistent", ""),
    ("encoder", "ffn_up", "master_w_up", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_up", "grad_w_up", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_up", "moments_w_up", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_up", "b_up", "param", "param", "persistent", ""),
    ("encoder", "ffn_up", "master_b_up", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_up", "grad_b_up", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_up", "moments_b_up", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_up", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_up", "up", "activation", "act", "saved", "ffn_up.up"),
    ("encoder", "ffn_activation", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_activation", "output", "activation", "act", "saved", "ffn_activation.output"),
    ("encoder", "ffn_down", "w_down", "param", "param", "persistent", ""),
    ("encoder", "ffn_down", "master_w_down", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_down", "grad_w_down", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_down", "moments_w_down", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_down", "b_down", "param", "param", "persistent", ""),
    ("encoder", "ffn_down", "master_b_down", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_down", "grad_b_down", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_down", "moments_b_down", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_down", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_dropout", "mask", "activation", "BOOL", "saved", "ffn_dropout.mask"),
    ("encoder", "ffn_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_residual", "d_stream", "input_gradient", "act_grad", "transient", ""),
    ("encoder", "ffn_residual", "output", "activation", "act", "saved", "ffn_residual.output"),
    ("encoder", "ffn_norm", "weight", "param", "param", "persistent", ""),
    ("encoder", "ffn_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_norm", "bias", "param", "param", "persistent", ""),
    ("encoder", "ffn_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("encoder", "ffn_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("encoder", "ffn_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("encoder", "ffn_norm", "statistics", "activation", "FP32", "saved", "ffn_norm.statistics"),
    ("encoder", "ffn_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "token_embedding", "w_embedding", "param", "param", "persistent", ""),
    ("ends", "token_embedding", "master_w_embedding", "master_param", "master", "persistent", ""),
    ("ends", "token_embedding", "grad_w_embedding", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "token_embedding", "moments_w_embedding", "optimizer_state", "opt", "persistent", ""),
    ("ends", "token_embedding", "ids", "activation", "INT64", "saved", "token_embedding.ids"),
    ("ends", "position_embedding", "w_position", "param", "param", "persistent", ""),
    ("ends", "position_embedding", "master_w_position", "master_param", "master", "persistent", ""),
    ("ends", "position_embedding", "grad_w_position", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "position_embedding", "moments_w_position", "optimizer_state", "opt", "persistent", ""),
    ("ends", "type_embedding", "w_type", "param", "param", "persistent", ""),
    ("ends", "type_embedding", "master_w_type", "master_param", "master", "persistent", ""),
    ("ends", "type_embedding", "grad_w_type", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "type_embedding", "moments_w_type", "optimizer_state", "opt", "persistent", ""),
    ("ends", "type_embedding", "ids", "activation", "INT64", "saved", "type_embedding.ids"),
    ("ends", "type_embedding", "output", "activation", "act", "saved", "type_embedding.output"),
    ("ends", "embedding_norm", "weight", "param", "param", "persistent", ""),
    ("ends", "embedding_norm", "master_weight", "master_param", "master", "persistent", ""),
    ("ends", "embedding_norm", "grad_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "embedding_norm", "moments_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "embedding_norm", "bias", "param", "param", "persistent", ""),
    ("ends", "embedding_norm", "master_bias", "master_param", "master", "persistent", ""),
    ("ends", "embedding_norm", "grad_bias", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "embedding_norm", "moments_bias", "optimizer_state", "opt", "persistent", ""),
    ("ends", "embedding_norm", "statistics", "activation", "FP32", "saved", "embedding_norm.statistics"),
    ("ends", "embedding_norm", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "embedding_dropout", "mask", "activation", "BOOL", "saved", "embedding_dropout.mask"),
    ("ends", "embedding_dropout", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "head_transform", "w_transform", "param", "param", "persistent", ""),
    ("ends", "head_transform", "master_w_transform", "master_param", "master", "persistent", ""),
    ("ends", "head_transform", "grad_w_transform", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "head_transform", "moments_w_transform", "optimizer_state", "opt", "persistent", ""),
    ("ends", "head_transform", "b_transform", "param", "param", "persistent", ""),
    ("ends", "head_transform", "master_b_transform", "master_param", "master", "persistent", ""),
    ("ends", "head_transform", "grad_b_transform", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "head_transform", "moments_b_transform", "optimizer_state", "opt", "persistent", ""),
    ("ends", "head_transform", "up", "activation", "act", "saved", "head_transform.up"),
    ("ends", "head_transform", "norm_weight", "param", "param", "persistent", ""),
    ("ends", "head_transform", "master_norm_weight", "master_param", "master", "persistent", ""),
    ("ends", "head_transform", "grad_norm_weight", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "head_transform", "moments_norm_weight", "optimizer_state", "opt", "persistent", ""),
    ("ends", "head_transform", "norm_bias", "param", "param", "persistent", ""),
    ("ends", "head_transform", "master_norm_bias", "master_param", "master", "persistent", ""),
    ("ends", "head_transform", "grad_norm_bias", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "head_transform", "moments_norm_bias", "optimizer_state", "opt", "persistent", ""),
    ("ends", "head_transform", "product", "activation", "act", "saved", "head_transform.product"),
    ("ends", "head_transform", "norm_statistics", "activation", "FP32", "saved", "head_transform.norm_statistics"),
    ("ends", "head_transform", "body_output", "activation", "act", "saved", "body.output"),
    ("ends", "head_transform", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "head_transform", "d_up", "input_gradient", "act_grad", "transient", ""),
    ("ends", "head_transform", "d_product", "input_gradient", "act_grad", "transient", ""),
    ("ends", "head_transform", "output", "activation", "act", "saved", "head_transform.output"),
    ("ends", "lm_head", "b_head", "param", "param", "persistent", ""),
    ("ends", "lm_head", "master_b_head", "master_param", "master", "persistent", ""),
    ("ends", "lm_head", "grad_b_head", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "lm_head", "moments_b_head", "optimizer_state", "opt", "persistent", ""),
    ("ends", "lm_head", "d_x", "input_gradient", "act_grad", "transient", ""),
    ("ends", "cross_entropy", "log_softmax", "activation", "FP32", "saved", "cross_entropy.log_softmax"),
    ("ends", "cross_entropy", "targets", "activation", "INT64", "saved", "cross_entropy.targets"),
    ("ends", "cross_entropy", "d_logits", "input_gradient", "act_grad", "transient", ""),
)

# Bytes of a device: persistent, saved, their sum with the largest point, and what is transient at each point.
MEMORY = ("persistent", "saved", "peak", "encoder", "embedding", "norm", "other", "head", "loss", "optimizer")

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
    *, batch, seq, layers, hidden, vocab, positions, types, heads, kv_heads, head_dim, ffn, grad_accum=1,
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
    x1 = batch*seq*seq
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = heads*(core_rerun + 2)
    x2 = layers*x1
    x3 = 4*head_dim*x0*x2
    x4 = cost_exp + cost_div
    x5 = x4 + 6
    x6 = core_rerun*x5
    x7 = heads*x2
    x8 = x7*(x6 + 7)
    x9 = heads*head_dim
    x10 = 2*layers
    x11 = x10*x9
    if flops == "model":
        s0 = x3
        s1 = x8
    else:
        if attention == "flash":
            s0 = x1*x11*(2*core_rerun + 5)
            s1 = x7*(cost_exp + x6 + 9)
        else:
            s0 = x3
            s1 = x8
    x12 = head_dim*width_act
    x15 = batch*seq
    x16 = layers*x15
    x13 = 2*kv_heads
    x14 = heads + x13
    x17 = x14*x16
    x18 = heads*x16
    x19 = core_rerun + 1
    x20 = x13*x19
    x21 = 2*width_act_grad
    x22 = head_dim*(width_act*core_rerun + width_act_grad)
    x23 = head_dim*x13
    x24 = width_act_grad*x23
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x25 = head_dim*layer_kept
    x26 = x13*x25
    x28 = layer_kept*x12
    x29 = x13*x28
    x31 = x17*x25
    x32 = layers*layer_kept
    x33 = x12*x14*x15*x32
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x34 = 3*core_kept
    x36 = 4*width_act_grad
    x37 = 3*width_act_grad
    x38 = 2*width_act
    if attention == "flash":
        x27 = x15*(heads*(core_kept + x25) + x26)
        x30 = x15*(heads*(4*core_kept + x28) + x29)
        if activations == "fused":
            s10 = layers*x27
            s13 = layers*x30
        elif activations == "paper":
            s10 = x31
            s13 = x33
        else:
            if recompute in ('none', 'full'):
                s10 = layers*(x27 + x34)
                s13 = layers*(24*core_kept + x30)
            else:
                s10 = x31
                s13 = x33
        s2 = x12*x17
        s4 = x18*(x12 + 4)
        s6 = x16*(8*heads + head_dim*(heads*x21 + width_act*(x0 + x20)))
        s8 = x16*(heads*(4*core_rerun + x22 + 4) + x24)
    else:
        x39 = seq*(x38 + 1)
        if activations in ('fused', 'paper'):
            s10 = x16*(heads*(seq*x34 + x25) + x26)
            s13 = x16*(heads*(core_kept*x39 + x28) + x29)
        else:
            if recompute in ('none', 'full'):
                s10 = x18*x34*(seq + head_dim)
                s13 = core_kept*x18*(3*x12 + x39)
            else:
                s10 = x31
                s13 = x33
        x35 = 3*width_act + 1
        s2 = width_act*x16*(heads*(3*seq + head_dim) + x23)
        s4 = x18*(seq*x35 + x12)
        s6 = x16*(heads*(seq*(width_act*(3*core_rerun + 2) + x36 + 1) + head_dim*(width_act*x19 + x21)) + x12*x20)
        s8 = x16*(heads*(seq*(core_rerun*x35 + x37) + x22) + x24)
    if activations in ('fused', 'autograd'):
        x40 = x15*(x32 + 1)
        s11 = 4*x40
        s14 = 16*x40
    else:
        s11 = 0
        s14 = 0
    x43 = vocab + 2
    x44 = 4*x15
    x45 = vocab*width_act
    x46 = vocab*width_act_grad
    if loss == "eager":
        x41 = vocab*x15
        x42 = x15*(vocab + 1)
        s3 = x15*(vocab*(width_act + 4) + 8)
        s5 = 8*x41
        s7 = 8*x42
        s9 = x41*(width_act_grad + 4)
        s12 = x42
        s15 = x43*x44
    else:
        x47 = x15*x46
        s3 = x15*(x45 + 8)
        s5 = x47
        s7 = x47
        s9 = x47
        s12 = 0
        s15 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x48 = head_dim*(heads + kv_heads)
    x49 = ffn + x48
    x50 = x49 + 3
    x51 = x10*x50
    x52 = hidden + vocab
    x53 = types + 5
    x54 = x52 + x53
    x55 = positions + x54
    x56 = head_dim*x14
    x57 = ffn + x56
    x58 = layers*x57 + vocab
    x59 = hidden*(x51 + x55) + x58
    x60 = 2*x15
    x61 = 4*cost_div + 2*cost_rsqrt
    x62 = 22*hidden + ffn*(cost_gelu + 1) + x61 + 2
    x63 = layer_rerun + 2
    x64 = cost_div + cost_rsqrt
    x65 = x64 + 14
    x66 = ffn*x65
    x67 = seq*(batch + 1)
    x68 = x51 + x67
    x69 = 8*hidden
    x70 = 2*ffn
    x71 = x70 + x9
    x72 = 2*hidden
    x73 = x56 + x70
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x74 = width_param_grad*accumulating
    x75 = width_param*layer_rerun + x74
    x76 = layer_rerun + 1
    x77 = hidden + x53
    x78 = 5*width_act + 1
    x79 = -accumulating
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x80 = width_param*(1 - f1)
    x81 = 2*width_opt
    x82 = width_master + x81
    x83 = width_param_grad + x82
    x84 = x80 + x83
    x85 = ffn*x84
    x86 = 3*width_master + 6*width_opt
    x87 = width_param + x82
    x88 = ffn*x87
    values = (
        x59, x59, 0, x60*(seq*x11 + hidden*(x10*x49 + x52)),
        x15*(layers*(heads*(seq*x5 + head_dim) + x23 + x62) + hidden*(cost_gelu + 19) + vocab*(cost_exp + 5) + cost_log + x61 + 3),
        hidden*x44*(layers*(ffn*x63 + x48*x63) + x52) + s0,
        x15*(layers*(34*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x56 + x62) + x56) + hidden*(cost_gelu + 35) + vocab*(x4 + 2)) + s1,
        0,
        layers*(x56*x65 + x66) + hidden*(14*hidden + 14*vocab + 14*positions + 14*types + x10*(3*cost_div + 3*cost_rsqrt + x48*x65 + x66 + 42) + x55*x64 + 70) + vocab*x65,
        width_param*(hidden*(x54 + x68) + x58) + x15*(width_act*(layers*(10*hidden + x71) + x69) + 16) + s2 + s3,
        x15*(layers*(width_act*(x69 + x73) + x72 + 16) + hidden*(8*width_act + 1) + x45 + 16) + s4 + s5,
        layers*(ffn*x75 + x15*(head_dim*(heads*(width_act*x76 + x21) + kv_heads*x36) + ffn*(x37 + x38*x76) + 16) + x56*x75 + x72*(width_param*(ffn*x76 + 3*layer_rerun + x48*x76 + 1) + x15*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1) + x50*x74)) + hidden*(width_param*(hidden + x43) + width_param_grad*(vocab + accumulating*x77 + x67) + x15*(9*width_act_grad + x78)) + vocab*x74 + x60*(x46 + 16) + s6 + s7,
        layers*(width_param_grad*x57 + x15*(width_act_grad*x71 + layer_rerun*(width_act*x73 + 16))) + hidden*(width_param_grad*(vocab*(x79 + 2) + positions*(x79 + 1) + x68 + x77) + x60*(layers*(layer_rerun*(4*width_act + 1) + x36) + x37)) + vocab*width_param_grad + s8 + s9,
        layers*(x56*x84 + x85) + hidden*(width_param*(x55 - f1*x55) + x10*(3*width_param_grad + x48*x84 + 3*x80 + x85 + x86) + x55*x83) + vocab*x84,
        layers*(x56*x87 + x88) + hidden*(x10*(3*width_param + x48*x87 + x86 + x88) + x55*x87) + vocab*x87, x59,
        width_param*x59, f1*x59, width_master*x59, 2*x59, x59*x81, x59, width_param_grad*x59,
        x15*(layers*(hidden + layer_kept*(5*hidden + x71)) + 6*hidden + 2) + s10 + s11 + s12,
        x15*(layers*(width_act*(hidden + layer_kept*(3*hidden + x71)) + layer_kept*x72) + hidden*x78 + 16) + s13 + s14 + s15,
        0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_encoder(
    *, batch, seq, layers, hidden, vocab, positions, types, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `encoder`."""
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
    x1 = batch*seq*seq
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = heads*(core_rerun + 2)
    x2 = 4*head_dim*x0*x1
    x3 = cost_exp + cost_div + 6
    x4 = core_rerun*x3
    x5 = heads*x1
    x6 = x5*(x4 + 7)
    x7 = heads*head_dim
    if flops == "model":
        s0 = x2
        s1 = x6
    else:
        if attention == "flash":
            s0 = 2*x1*x7*(2*core_rerun + 5)
            s1 = x5*(cost_exp + x4 + 9)
        else:
            s0 = x2
            s1 = x6
    x8 = head_dim*width_act
    x11 = batch*seq
    x9 = 2*kv_heads
    x10 = heads + x9
    x12 = x10*x11
    x13 = heads*x11
    x14 = core_rerun + 1
    x15 = x14*x9
    x16 = 2*width_act_grad
    x17 = head_dim*(width_act*core_rerun + width_act_grad)
    x18 = head_dim*x9
    x19 = width_act_grad*x18
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x20 = head_dim*layer_kept
    x21 = x20*x9
    x23 = layer_kept*x8
    x24 = x23*x9
    x26 = x12*x20
    x27 = x12*x23
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    x28 = 3*core_kept
    x29 = width_act*x11
    x31 = 4*width_act_grad
    x32 = 3*width_act_grad
    x33 = 2*width_act
    if attention == "flash":
        x22 = x11*(heads*(core_kept + x20) + x21)
        x25 = x11*(heads*(4*core_kept + x23) + x24)
        if activations == "fused":
            s6 = x22
            s8 = x25
        elif activations == "paper":
            s6 = x26
            s8 = x27
        else:
            if recompute in ('none', 'full'):
                s6 = x22 + x28
                s8 = 24*core_kept + x25
            else:
                s6 = x26
                s8 = x27
        s2 = x12*x8
        s3 = x13*(x8 + 4)
        s4 = x11*(8*heads + head_dim*(heads*x16 + width_act*(x0 + x15)))
        s5 = x11*(heads*(4*core_rerun + x17 + 4) + x19)
    else:
        x34 = seq*(x33 + 1)
        if activations in ('fused', 'paper'):
            s6 = x11*(heads*(seq*x28 + x20) + x21)
            s8 = x11*(heads*(core_kept*x34 + x23) + x24)
        else:
            if recompute in ('none', 'full'):
                s6 = x13*x28*(seq + head_dim)
                s8 = core_kept*x13*(x34 + 3*x8)
            else:
                s6 = x26
                s8 = x27
        x30 = 3*width_act + 1
        s2 = x29*(heads*(3*seq + head_dim) + x18)
        s3 = x13*(seq*x30 + x8)
        s4 = x11*(heads*(seq*(width_act*(3*core_rerun + 2) + x31 + 1) + head_dim*(width_act*x14 + x16)) + x15*x8)
        s5 = x11*(heads*(seq*(core_rerun*x30 + x32) + x17) + x19)
    if activations in ('fused', 'autograd'):
        x35 = layer_kept*x11
        s7 = 4*x35
        s9 = 16*x35
    else:
        s7 = 0
        s9 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x36 = head_dim*x10
    x37 = head_dim*(heads + kv_heads)
    x38 = ffn + x37
    x39 = x38 + 3
    x40 = 2*hidden
    x41 = ffn + x36 + x39*x40
    x42 = 4*x11
    x43 = 22*hidden + ffn*(cost_gelu + 1) + 4*cost_div + 2*cost_rsqrt + 2
    x44 = layer_rerun + 2
    x45 = width_param*x41
    x46 = 2*ffn
    x47 = x46 + x7
    x48 = 8*hidden
    x49 = width_act*(x36 + x46 + x48) + x40 + 16
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x50 = width_param_grad*accumulating
    x51 = width_param*layer_rerun + x50
    x52 = layer_rerun + 1
    x53 = width_param_grad*x41
    x54 = 2*x41
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    values = (
        x41, x41, 0, x42*(seq*x7 + hidden*x38), x11*(heads*(seq*x3 + head_dim) + x18 + x43),
        hidden*x42*(ffn*x44 + x37*x44) + s0,
        x11*(34*hidden + ffn*(cost_gelu + 4) + layer_rerun*(x36 + x43) + x36) + s1, 0, 0,
        x29*(10*hidden + x47) + x45 + s2, x11*x49 + s3,
        ffn*x51 + x11*(head_dim*(heads*(width_act*x52 + x16) + kv_heads*x31) + ffn*(x32 + x33*x52) + 16) + x36*x51 + x40*(width_param*(ffn*x52 + 3*layer_rerun + x37*x52 + 1) + x11*(width_act*(5*layer_rerun + 2) + 6*width_act_grad + 1) + x39*x50) + s4,
        x11*(width_act_grad*(x47 + x48) + layer_rerun*x49) + x53 + s5, 0, 0, x41, x45, f1*x41, width_master*x41,
        x54, width_opt*x54, x41, x53, x11*(hidden + layer_kept*(5*hidden + x47)) + s6 + s7,
        x11*(width_act*(hidden + layer_kept*(3*hidden + x47)) + layer_kept*x40) + s8 + s9, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, layers, hidden, vocab, positions, types, heads, kv_heads, head_dim, ffn, grad_accum=1,
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
    x1 = 4*x0
    x2 = 16*x0
    if activations in ('fused', 'autograd'):
        s4 = x1
        s6 = x2
    else:
        s4 = 0
        s6 = 0
    x5 = vocab + 2
    x6 = vocab*width_act
    x7 = vocab*width_act_grad
    if loss == "eager":
        x3 = vocab*x0
        x4 = x0*(vocab + 1)
        s0 = x0*(vocab*(width_act + 4) + 8)
        s1 = 8*x3
        s2 = 8*x4
        s3 = x3*(width_act_grad + 4)
        s5 = x4
        s7 = x1*x5
    else:
        x8 = x0*x7
        s0 = x0*(x6 + 8)
        s1 = x8
        s2 = x8
        s3 = x8
        s5 = 0
        s7 = 0
    x9 = hidden + vocab
    x10 = types + 5
    x11 = x10 + x9
    x12 = positions + x11
    x13 = hidden*x12 + vocab
    x14 = 2*x0
    x15 = hidden*x9
    x16 = cost_div + cost_rsqrt
    x17 = x16 + 14
    x18 = ffn*x17
    x19 = heads + 2*kv_heads
    x20 = head_dim*x17
    x21 = heads + kv_heads
    x22 = 2*layers
    x23 = seq*(batch + 1)
    x24 = 8*width_act
    x25 = hidden + x10
    x26 = 5*width_act + 1
    x27 = vocab*width_param_grad
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x28 = -accumulating
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x29 = width_param*(1 - f1)
    x30 = 2*width_opt
    x31 = width_master + x30
    x32 = width_param_grad + x31
    x33 = x29 + x32
    x34 = ffn*x33
    x35 = head_dim*x33
    x36 = 3*width_master + 6*width_opt
    x37 = width_param + x31
    x38 = ffn*x37
    x39 = head_dim*x37
    values = (
        x13, x13, 0, x14*x15,
        x0*(hidden*(cost_gelu + 19) + vocab*(cost_exp + 5) + cost_log + 4*cost_div + 2*cost_rsqrt + 3), x1*x15,
        x0*(hidden*(cost_gelu + 35) + vocab*(cost_exp + cost_div + 2)), 0,
        layers*(x18 + x19*x20) + hidden*(14*hidden + 14*vocab + 14*positions + 14*types + x12*x16 + x22*(3*cost_div + 3*cost_rsqrt + x18 + x20*x21 + 42) + 70) + vocab*x17,
        hidden*(width_param*(x11 + x23) + x0*x24) + vocab*width_param + x2 + s0,
        x0*(hidden*(x24 + 1) + x6 + 16) + s1,
        hidden*(width_param*(hidden + x5) + width_param_grad*(vocab + accumulating*x25 + x23) + x0*(9*width_act_grad + x26)) + accumulating*x27 + x14*(x7 + 16) + s2,
        hidden*(width_param_grad*(vocab*(x28 + 2) + positions*(x28 + 1) + x23 + x25) + 6*width_act_grad*x0) + x27 + s3,
        layers*(x19*x35 + x34) + hidden*(width_param*(x12 - f1*x12) + x12*x32 + x22*(3*width_param_grad + x21*x35 + 3*x29 + x34 + x36)) + vocab*x33,
        layers*(x19*x39 + x38) + hidden*(x12*x37 + x22*(3*width_param + x21*x39 + x36 + x38)) + vocab*x37, x13,
        width_param*x13, f1*x13, width_master*x13, 2*x13, x13*x30, x13, width_param_grad*x13,
        x14*(3*hidden + 1) + s4 + s5, x0*(hidden*x26 + 16) + s6 + s7, 0, 0,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, layers, hidden, vocab, positions, types, heads, kv_heads, head_dim, ffn, grad_accum=1,
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
    x1 = batch*seq*seq
    if flops == "model":
        core_rerun = 0
    else:
        if recompute == "none":
            core_rerun = 0
        else:
            core_rerun = 1
    x0 = heads*(core_rerun + 2)
    x2 = 4*x1
    x3 = head_dim*x0*x2
    x4 = cost_exp + cost_div
    x5 = x4 + 6
    x6 = core_rerun*x5
    x7 = heads*x1
    x8 = x7*(x6 + 7)
    x9 = heads*head_dim
    if flops == "model":
        s8 = x3
        s9 = x8
    else:
        if attention == "flash":
            s8 = 2*x1*x9*(2*core_rerun + 5)
            s9 = x7*(cost_exp + x6 + 9)
        else:
            s8 = x3
            s9 = x8
    x10 = batch*seq
    x11 = x10*x9
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x12 = layer_kept*x11
    x13 = width_act*x10
    x14 = x13*x9
    x15 = layer_kept*x14
    x16 = kv_heads*head_dim
    x17 = x10*x16
    x18 = layer_kept*x17
    x19 = layer_kept*x13*x16
    x20 = 2*kv_heads
    x21 = heads + x20
    x22 = head_dim*x21
    x23 = x13*x22
    x26 = core_rerun + 1
    x27 = head_dim*x13
    x28 = 2*x10
    x29 = width_act_grad*x28
    x30 = 8*x10
    x31 = width_act_grad*x10
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x24 = heads*x10
        x32 = core_kept*x24
        x25 = 4*x24
        x33 = core_kept*x25
        if activations == "fused":
            s21 = x32
            s22 = x33
            s23 = x10
            s24 = heads
            s25 = 0
            s26 = 0
            s27 = 0
        elif activations == "paper":
            s21 = 0
            s22 = 0
            s23 = 0
            s24 = 0
            s25 = 0
            s26 = 0
            s27 = 0
        else:
            if recompute in ('none', 'full'):
                s21 = x32
                s22 = x33
                s23 = x10
                s24 = heads
                s25 = 3*core_kept
                s26 = 24*core_kept
                s27 = 3
            else:
                s21 = 0
                s22 = 0
                s23 = 0
                s24 = 0
                s25 = 0
                s26 = 0
                s27 = 0
        s0 = x12
        s1 = x15
        s2 = x10
        s3 = heads
        s4 = head_dim
        s5 = x18
        s6 = x19
        s7 = kv_heads
        s10 = x23
        s11 = x14
        s12 = x25
        s13 = 0
        s14 = x27*(x0 + x20*x26)
        s15 = x29*x9
        s16 = x25*x26
        s17 = heads*x30
        s18 = x22*x31
        s19 = core_rerun*x14
        s20 = 0
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
    else:
        x38 = core_kept*x7
        x39 = width_act*x38
        if activations in ('fused', 'paper'):
            s0 = x12
            s1 = x15
            s2 = x10
            s3 = heads
            s4 = head_dim
            s5 = x18
            s6 = x19
            s7 = kv_heads
            s28 = x38
            s29 = x39
            s30 = batch
            s31 = heads
            s32 = seq
            s37 = 0
            s38 = 0
            s39 = 0
            s40 = 0
            s41 = 0
            s42 = 0
        else:
            if recompute in ('none', 'full'):
                s0 = 0
                s1 = 0
                s2 = 0
                s3 = 0
                s4 = 0
                s5 = 0
                s6 = 0
                s7 = 0
                s28 = x38
                s29 = x39
                s30 = batch
                s31 = heads
                s32 = seq
                s37 = core_kept*x11
                s38 = core_kept*x14
                s39 = batch
                s40 = heads
                s41 = seq
                s42 = head_dim
            else:
                s0 = x12
                s1 = x15
                s2 = x10
                s3 = heads
                s4 = head_dim
                s5 = x18
                s6 = x19
                s7 = kv_heads
                s28 = 0
                s29 = 0
                s30 = 0
                s31 = 0
                s32 = 0
                s37 = 0
                s38 = 0
                s39 = 0
                s40 = 0
                s41 = 0
                s42 = 0
        x34 = heads*(3*seq + head_dim)
        x35 = head_dim*x20 + x34
        x36 = x13*x34
        x37 = head_dim*x26
        s10 = x13*x35
        s11 = x36
        s12 = 0
        s13 = x7
        s14 = x13*(heads*(seq*(3*core_rerun + 2) + x37) + x20*x37)
        s15 = heads*x29*(2*seq + head_dim)
        s16 = 0
        s17 = 0
        s18 = x31*x35
        s19 = core_rerun*x36
        s20 = core_rerun*x7
        s21 = 0
        s22 = 0
        s23 = 0
        s24 = 0
        s25 = 0
        s26 = 0
        s27 = 0
        s33 = width_act_grad*x7
        s34 = batch
        s35 = heads
        s36 = seq
    if activations in ('fused', 'autograd'):
        s43 = layer_kept*x28
        s44 = layer_kept*x30
        s45 = x10
        s46 = 2
        s47 = x28
        s48 = x30
    else:
        s43 = 0
        s44 = 0
        s45 = 0
        s46 = 0
        s47 = 0
        s48 = 0
    x40 = vocab*x10
    x41 = width_act_grad*x40
    if loss == "eager":
        s49 = vocab*x30
        s50 = 4*x40
        s51 = 0
        s52 = x30
        s53 = x40
        s54 = x10
        s55 = vocab
    else:
        s49 = 0
        s50 = 0
        s51 = x41
        s52 = 0
        s53 = 0
        s54 = 0
        s55 = 0
    if flops == "model":
        layer_rerun = 0
    else:
        if recompute in ('none', 'selective'):
            layer_rerun = 0
        else:
            layer_rerun = 1
    x42 = hidden*x21
    x43 = head_dim*x42
    x44 = x28*x43
    x45 = x10*x22
    x46 = layer_rerun + 2
    x47 = layer_rerun + 1
    x48 = hidden*x10
    x49 = width_act*x48
    x50 = x21 + x42
    x51 = head_dim*width_param
    x52 = layer_rerun*x21
    x53 = width_act_grad*x48
    x54 = hidden*x47
    x55 = x13*x54
    x56 = head_dim*width_param_grad
    x57 = x50*x56
    x58 = 2*width_opt
    x59 = 2*x22
    x60 = x31*x9
    x61 = x16*x31
    x62 = 2*hidden
    x63 = x11*x62
    x64 = x10*x54
    x65 = x9 + 1
    x66 = hidden*width_param
    x67 = x31*x62
    x68 = x47*x9
    x69 = hidden*width_param_grad
    x70 = x65*x69
    x71 = layer_rerun*x49
    x72 = hidden*x9
    f0 = -(-width_master//1)
    f1 = min(1, f0)
    x73 = hidden*f1
    x74 = hidden*width_master
    x75 = width_opt*x62
    x76 = x10*x62
    x77 = x47*x76
    x78 = layer_rerun*x48
    x79 = layer_kept*x48
    x80 = x13*x62
    x81 = layer_rerun*x80
    x82 = layer_kept*x49
    x83 = 2*cost_div + cost_rsqrt + 1
    x84 = 7*hidden + x83
    x85 = x10*x84
    x86 = 13*hidden
    x87 = x10*(layer_rerun*x84 + x86)
    x88 = 2*x66
    x89 = x66*(2*layer_rerun + 1)
    x90 = 2*x69
    f2 = min(1, grad_accum - 1)
    accumulating = f2
    x91 = accumulating*x90
    x92 = layer_rerun*x30
    x93 = ffn*x10
    x94 = x62*x93
    x95 = x46*x94
    x96 = ffn*x47
    x97 = hidden + 1
    x98 = ffn*width_param
    x99 = width_act*x93
    x100 = 2*ffn
    x101 = ffn*width_param_grad
    x102 = x101*x97
    x103 = layer_rerun*x99
    x104 = hidden*ffn
    x105 = ffn*x66
    x106 = ffn*x73
    x107 = ffn*x74
    x108 = ffn*x69
    x109 = ffn*x62
    x110 = ffn*x75
    x111 = layer_kept*x93
    x112 = layer_kept*x99
    x113 = width_act_grad*x93
    x114 = x13*x96
    x115 = ffn + 1
    x116 = x115*x69
    x117 = 1 - accumulating
    x118 = hidden*vocab
    x119 = vocab*x66
    x120 = hidden*positions
    x121 = types*x66
    x122 = types*x69
    x123 = hidden*types
    x124 = hidden*hidden
    x125 = 2*x124
    x126 = 4*x10
    x127 = 3*x49
    x128 = hidden + 3
    x129 = x128*x69
    x130 = vocab*width_param
    x131 = width_act*x40
    x132 = 2*vocab
    x133 = vocab*width_param_grad
    x134 = cost_div + cost_rsqrt
    x135 = x134 + 14
    x136 = ffn*x135
    x137 = hidden + vocab + positions + types + 5
    x138 = head_dim*(heads + kv_heads)
    x139 = 2*layers
    x140 = x137 + x139*(ffn + x138 + 3)
    x141 = layers*(ffn + x22) + hidden*x140 + vocab
    x142 = width_master*x141
    x143 = 1 - f1
    x144 = x141*x58
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x44, _1=x45, _2=x44*x46, _3=x45*x47, _4=x49, _5=x50*x51, _6=x23, _7=x22*x29, _8=x51*(x42*x47 + x52),
        _9=x53, _10=x55, _11=accumulating*x57, _12=x57, _13=x27*x52, _14=x43, _15=x42*x51, _16=hidden, _17=x22,
        _18=f1*x43, _19=width_master*x43, _20=hidden, _21=x22, _22=x43, _23=x42*x56, _24=hidden, _25=x22, _26=2*x43,
        _27=x43*x58, _28=hidden, _29=x22, _30=2, _31=x22, _32=width_param*x22, _33=x22, _34=f1*x22,
        _35=width_master*x22, _36=x22, _37=x22, _38=width_param_grad*x22, _39=x22, _40=x59, _41=width_opt*x59,
        _42=x22, _43=2, _44=x48, _45=x49, _46=x10, _47=hidden, _48=x48, _49=x53, _50=x10, _51=hidden, _52=s0,
        _53=s1, _54=s2, _55=s3, _56=s4, _57=s5, _58=s6, _59=s2, _60=s7, _61=s4, _62=s5, _63=s6, _64=s2, _65=s7,
        _66=s4, _67=x2*x9, _68=x5*x7, _69=s8, _70=s9, _71=s10, _72=s11, _73=s12, _74=s13, _75=s14, _76=s15, _77=s16,
        _78=s17, _79=s18, _80=s13, _81=s19, _82=s20, _83=x12, _84=x15, _85=x10, _86=heads, _87=head_dim, _88=s21,
        _89=s22, _90=s23, _91=s24, _92=x11, _93=x60, _94=x10, _95=heads, _96=head_dim, _97=x17, _98=x61, _99=x10,
        _100=kv_heads, _101=head_dim, _102=x17, _103=x61, _104=x10, _105=kv_heads, _106=head_dim, _107=s25,
        _108=s26, _109=s27, _110=s28, _111=s29, _112=s30, _113=s31, _114=s32, _115=s32, _116=s28, _117=s28,
        _118=s30, _119=s31, _120=s32, _121=s32, _122=s28, _123=s29, _124=s30, _125=s31, _126=s32, _127=s32,
        _128=s13, _129=s33, _130=s34, _131=s35, _132=s36, _133=s36, _134=s13, _135=s33, _136=s34, _137=s35,
        _138=s36, _139=s36, _140=s13, _141=s33, _142=s34, _143=s35, _144=s36, _145=s36, _146=s37, _147=s38,
        _148=s39, _149=s40, _150=s41, _151=s42, _152=s37, _153=s38, _154=s39, _155=s40, _156=s41, _157=s42,
        _158=s37, _159=s38, _160=s39, _161=s40, _162=s41, _163=s42, _164=x63, _165=x48, _166=x46*x63, _167=x64,
        _168=x14, _169=x65*x66, _170=x49, _171=x67, _172=x66*(layer_rerun + x68), _173=x60, _174=x13*x68,
        _175=accumulating*x70, _176=x70, _177=x71, _178=x72, _179=x66*x9, _180=x9, _181=hidden, _182=x73*x9,
        _183=x74*x9, _184=x9, _185=hidden, _186=x72, _187=x69*x9, _188=x9, _189=hidden, _190=x62*x9, _191=x75*x9,
        _192=x9, _193=hidden, _194=2, _195=hidden, _196=x66, _197=hidden, _198=x73, _199=x74, _200=hidden,
        _201=hidden, _202=x69, _203=hidden, _204=x62, _205=x75, _206=hidden, _207=2, _208=x11, _209=x60, _210=x10,
        _211=heads, _212=head_dim, _213=x76, _214=x77, _215=x49, _216=x49, _217=x48, _218=x53, _219=x48, _220=x53,
        _221=x71, _222=x71, _223=x78, _224=x79, _225=x79, _226=x10, _227=hidden, _228=x48, _229=x53, _230=x10,
        _231=hidden, _232=x48, _233=x64, _234=x80, _235=x49, _236=x67, _237=x53, _238=x81, _239=x71, _240=x48,
        _241=x53, _242=x10, _243=hidden, _244=x79, _245=x82, _246=x10, _247=hidden, _248=x85, _249=x87, _250=x49,
        _251=x88, _252=x49, _253=x30, _254=x53, _255=x55, _256=x30, _257=x89, _258=x53, _259=x91, _260=x90,
        _261=x71, _262=x92, _263=hidden, _264=x66, _265=hidden, _266=x73, _267=x74, _268=hidden, _269=hidden,
        _270=x69, _271=hidden, _272=x62, _273=x75, _274=hidden, _275=2, _276=hidden, _277=x66, _278=hidden,
        _279=x73, _280=x74, _281=hidden, _282=hidden, _283=x69, _284=hidden, _285=x62, _286=x75, _287=hidden,
        _288=2, _289=s43, _290=s44, _291=s45, _292=s46, _293=x48, _294=x53, _295=x10, _296=hidden, _297=x79,
        _298=x82, _299=x10, _300=hidden, _301=x94, _302=x93, _303=x95, _304=x10*x96, _305=x49, _306=x97*x98,
        _307=x99, _308=x100*x31, _309=x98*(layer_rerun + x54), _310=x53, _311=x55, _312=accumulating*x102,
        _313=x102, _314=x103, _315=x104, _316=x105, _317=hidden, _318=ffn, _319=x106, _320=x107, _321=hidden,
        _322=ffn, _323=x104, _324=x108, _325=hidden, _326=ffn, _327=x109, _328=x110, _329=hidden, _330=ffn, _331=2,
        _332=ffn, _333=x98, _334=ffn, _335=ffn*f1, _336=ffn*width_master, _337=ffn, _338=ffn, _339=x101, _340=ffn,
        _341=x100, _342=width_opt*x100, _343=ffn, _344=2, _345=x48, _346=x53, _347=x10, _348=hidden, _349=x111,
        _350=x112, _351=x10, _352=ffn, _353=cost_gelu*x93, _354=x93*(cost_gelu*x47 + 3), _355=x99, _356=x99,
        _357=x113, _358=x114, _359=x113, _360=x103, _361=x93, _362=x113, _363=x10, _364=ffn, _365=x111, _366=x112,
        _367=x10, _368=ffn, _369=x94, _370=x48, _371=x95, _372=x64, _373=x99, _374=x115*x66, _375=x49, _376=x67,
        _377=x66*(layer_rerun + x96), _378=x113, _379=x114, _380=accumulating*x116, _381=x116, _382=x71, _383=x104,
        _384=x105, _385=ffn, _386=hidden, _387=x106, _388=x107, _389=ffn, _390=hidden, _391=x104, _392=x108,
        _393=ffn, _394=hidden, _395=x109, _396=x110, _397=ffn, _398=hidden, _399=2, _400=hidden, _401=x66,
        _402=hidden, _403=x73, _404=x74, _405=hidden, _406=hidden, _407=x69, _408=hidden, _409=x62, _410=x75,
        _411=hidden, _412=2, _413=x93, _414=x113, _415=x10, _416=ffn, _417=x76, _418=x77, _419=x49, _420=x49,
        _421=x48, _422=x53, _423=x48, _424=x53, _425=x71, _426=x71, _427=x78, _428=x79, _429=x79, _430=x10,
        _431=hidden, _432=x48, _433=x53, _434=x10, _435=hidden, _436=x48, _437=x64, _438=x80, _439=x49, _440=x67,
        _441=x53, _442=x81, _443=x71, _444=x48, _445=x53, _446=x10, _447=hidden, _448=x79, _449=x82, _450=x10,
        _451=hidden, _452=x85, _453=x87, _454=x49, _455=x88, _456=x49, _457=x30, _458=x53, _459=x55, _460=x30,
        _461=x89, _462=x53, _463=x91, _464=x90, _465=x71, _466=x92, _467=hidden, _468=x66, _469=hidden, _470=x73,
        _471=x74, _472=hidden, _473=hidden, _474=x69, _475=hidden, _476=x62, _477=x75, _478=hidden, _479=2,
        _480=hidden, _481=x66, _482=hidden, _483=x73, _484=x74, _485=hidden, _486=hidden, _487=x69, _488=hidden,
        _489=x62, _490=x75, _491=hidden, _492=2, _493=s43, _494=s44, _495=s45, _496=s46, _497=x48, _498=x53,
        _499=x10, _500=hidden, _501=x48, _502=x10*x66, _503=x30, _504=x49, _505=x69*(vocab*x117 + x10), _506=x53,
        _507=x30, _508=x10*x69, _509=x118, _510=x119, _511=vocab, _512=hidden, _513=vocab*x73, _514=vocab*x74,
        _515=vocab, _516=hidden, _517=x118, _518=vocab*x69, _519=vocab, _520=hidden, _521=vocab*x62, _522=vocab*x75,
        _523=vocab, _524=hidden, _525=2, _526=x10, _527=x30, _528=x10, _529=x48, _530=x48, _531=x49, _532=seq*x66,
        _533=x49, _534=x69*(seq + positions*x117), _535=x53, _536=seq*x69, _537=x120, _538=positions*x66,
        _539=positions, _540=hidden, _541=positions*x73, _542=positions*x74, _543=positions, _544=hidden, _545=x120,
        _546=positions*x69, _547=positions, _548=hidden, _549=positions*x62, _550=positions*x75, _551=positions,
        _552=hidden, _553=2, _554=x48, _555=x48, _556=x49, _557=x121, _558=x30, _559=x49, _560=x53, _561=x30,
        _562=accumulating*x122, _563=x122, _564=x123, _565=x121, _566=types, _567=hidden, _568=types*x73,
        _569=types*x74, _570=types, _571=hidden, _572=x123, _573=x122, _574=types, _575=hidden, _576=types*x62,
        _577=types*x75, _578=types, _579=hidden, _580=2, _581=x10, _582=x30, _583=x10, _584=x48, _585=x49, _586=x10,
        _587=hidden, _588=x85, _589=x10*x86, _590=x49, _591=x88, _592=x49, _593=x30, _594=x53, _595=x49, _596=x30,
        _597=x66, _598=x53, _599=x91, _600=x90, _601=hidden, _602=x66, _603=hidden, _604=x73, _605=x74, _606=hidden,
        _607=hidden, _608=x69, _609=hidden, _610=x62, _611=x75, _612=hidden, _613=2, _614=hidden, _615=x66,
        _616=hidden, _617=x73, _618=x74, _619=hidden, _620=hidden, _621=x69, _622=hidden, _623=x62, _624=x75,
        _625=hidden, _626=2, _627=s47, _628=s48, _629=s45, _630=s46, _631=x48, _632=x53, _633=x10, _634=hidden,
        _635=x76, _636=x76, _637=x49, _638=x49, _639=x48, _640=x53, _641=x48, _642=x53, _643=x48, _644=x48,
        _645=x10, _646=hidden, _647=x48, _648=x53, _649=x10, _650=hidden, _651=x10*x125,
        _652=x10*(hidden*(cost_gelu + 8) + x83), _653=x124*x126, _654=x48*(cost_gelu + 17), _655=x127,
        _656=x128*x66, _657=x127, _658=x30, _659=4*x53, _660=x66*x97, _661=3*x53, _662=x127, _663=accumulating*x129,
        _664=x129, _665=x30, _666=x124, _667=width_param*x124, _668=hidden, _669=hidden, _670=f1*x124,
        _671=width_master*x124, _672=hidden, _673=hidden, _674=x124, _675=width_param_grad*x124, _676=hidden,
        _677=hidden, _678=x125, _679=width_opt*x125, _680=hidden, _681=hidden, _682=2, _683=hidden, _684=x66,
        _685=hidden, _686=x73, _687=x74, _688=hidden, _689=hidden, _690=x69, _691=hidden, _692=x62, _693=x75,
        _694=hidden, _695=2, _696=x48, _697=x49, _698=x10, _699=hidden, _700=hidden, _701=x66, _702=hidden,
        _703=x73, _704=x74, _705=hidden, _706=hidden, _707=x69, _708=hidden, _709=x62, _710=x75, _711=hidden,
        _712=2, _713=hidden, _714=x66, _715=hidden, _716=x73, _717=x74, _718=hidden, _719=hidden, _720=x69,
        _721=hidden, _722=x62, _723=x75, _724=hidden, _725=2, _726=x48, _727=x49, _728=x10, _729=hidden, _730=s47,
        _731=s48, _732=s45, _733=s46, _734=x48, _735=x49, _736=x10, _737=hidden, _738=x48, _739=x53, _740=x10,
        _741=hidden, _742=x48, _743=x53, _744=x10, _745=hidden, _746=x48, _747=x53, _748=x10, _749=hidden, _750=x48,
        _751=x49, _752=x10, _753=hidden, _754=x40*x62, _755=x40, _756=x118*x126, _757=x40, _758=x49, _759=x130*x97,
        _760=x131, _761=x132*x31, _762=x119, _763=x53, _764=x49, _765=x133*x97, _766=x133*(hidden + accumulating),
        _767=vocab, _768=x130, _769=vocab, _770=vocab*f1, _771=vocab*width_master, _772=vocab, _773=vocab,
        _774=x133, _775=vocab, _776=x132, _777=width_opt*x132, _778=vocab, _779=2, _780=x48, _781=x53, _782=x10,
        _783=hidden, _784=x10*(vocab*(cost_exp + 4) + cost_log + 1), _785=x40*(x4 + 1), _786=x131, _787=s49,
        _788=s50, _789=x30, _790=s51, _791=s49, _792=s52, _793=s50, _794=x41, _795=s51, _796=s53, _797=s50,
        _798=s54, _799=s55, _800=s54, _801=s52, _802=s54, _803=x40, _804=x41, _805=x10, _806=vocab,
        _807=layers*(x135*x22 + x136) + hidden*(14*hidden + 14*vocab + 14*positions + 14*types + x134*x137 + x139*(3*cost_div + 3*cost_rsqrt + x135*x138 + x136 + 42) + 70) + vocab*x135,
        _808=width_param_grad*x141, _809=x142,
        _810=width_param*(layers*(ffn*x143 + x143*x22) + hidden*(x140 - f1*x140) + vocab*x143), _811=x144,
        _812=width_param*x141, _813=x142, _814=x144,
        : None
    ).__defaults__
    if plain:
        return values
    return tuple(map(_whole, values))


def memory(
    *, batch, seq, layers, hidden, vocab, positions, types, heads, kv_heads, head_dim, ffn, grad_accum=1,
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
    x0 = head_dim*width_act
    if recompute in ('none', 'selective'):
        layer_kept = 1
    else:
        layer_kept = 0
    x1 = layer_kept*x0
    x2 = 2*kv_heads
    x3 = x1*x2
    x4 = batch*seq
    x6 = layers*layer_kept
    x7 = head_dim*(heads + x2)
    x8 = width_act*x4*x6*x7
    x9 = 2*width_act
    x10 = x9 + 1
    x11 = seq*x10
    x12 = seq*heads
    x13 = batch*x12
    x14 = x13*(3*x0 + x11)
    if recompute == "none":
        core_kept = 1
    else:
        core_kept = 0
    if attention == "flash":
        x5 = x4*(heads*(4*core_kept + x1) + x3)
        if activations == "fused":
            s0 = layers*x5
        elif activations == "paper":
            s0 = x8
        else:
            if recompute in ('none', 'full'):
                s0 = layers*(24*core_kept + x5)
            else:
                s0 = x8
    else:
        if activations in ('fused', 'paper'):
            s0 = layers*x4*(heads*(core_kept*x11 + x1) + x3)
        else:
            if recompute in ('none', 'full'):
                s0 = layers*core_kept*x14
            else:
                s0 = x8
    x15 = 16*x4
    if activations in ('fused', 'autograd'):
        s1 = x15*(x6 + 1)
    else:
        s1 = 0
    if loss == "eager":
        s2 = 4*x4*(vocab + 2)
    else:
        s2 = 0
    x18 = 4*heads
    x19 = 2*hidden
    x21 = 2*head_dim
    x23 = 2*ffn
    x24 = 3*hidden
    x25 = x23 + x24
    x20 = heads + kv_heads
    x22 = x20*x21
    x26 = width_act*(x22 + x25) + x19
    x27 = x26 + 16
    x29 = x27*x4
    x30 = head_dim*x2
    x31 = heads*(seq + head_dim)
    if attention == "flash":
        x28 = x4*(x18 + x27)
        if activations == "fused":
            layer_encoder = x28
        elif activations == "paper":
            layer_encoder = x26*x4
        else:
            if recompute in ('none', 'full'):
                layer_encoder = x28 + 24
            else:
                layer_encoder = x29
    else:
        x32 = x12 + x19
        x33 = width_act*(x25 + x30 + 2*x31) + x32
        if activations == "fused":
            layer_encoder = x4*(x33 + 16)
        elif activations == "paper":
            layer_encoder = x33*x4
        else:
            if recompute in ('none', 'full'):
                layer_encoder = x4*(width_act*(2*heads*(seq + x21) + x25) + x32 + 16)
            else:
                layer_encoder = x29
    x16 = width_act_grad*x4
    if loss == "eager":
        moment_ends_cross_entropy = vocab*x4*(width_act + width_act_grad + 4)
    else:
        moment_ends_cross_entropy = vocab*x16
    if attention == "flash":
        x39 = head_dim*width_act_grad
        moment_encoder_attention_core = 2*x4*(heads*(x39 + 2) + kv_heads*x39)
    else:
        f6 = max(x16*(x30 + x31), x16*(kv_heads*head_dim + 2*x12))
        moment_encoder_attention_core = f6
    if attention == "flash":
        if activations == "fused":
            core_encoder_attention_core = x18*x4
        elif activations == "paper":
            core_encoder_attention_core = 0
        else:
            if recompute in ('none', 'full'):
                core_encoder_attention_core = 4*(x13 + 6)
            else:
                core_encoder_attention_core = 0
    else:
        if activations in ('fused', 'paper'):
            core_encoder_attention_core = batch*seq*seq*heads*x10
        else:
            if recompute in ('none', 'full'):
                core_encoder_attention_core = x14
            else:
                core_encoder_attention_core = 0
    x17 = hidden*x16
    x34 = x16*x24
    x35 = x16*x19
    x36 = hidden + vocab
    x37 = x16*(hidden + ffn)
    x38 = heads*head_dim
    x40 = width_param + width_master + width_param_grad + 2*width_opt
    x41 = ffn*x40
    x42 = x40*(positions + types + x36 + 5)
    x43 = vocab*x40
    x44 = 5*width_act + 1
    x45 = layer_kept*x4
    moment_ends_lm_head = x16*x36
    moment_ends_head_transform = x35
    f4 = max(moment_ends_head_transform, moment_ends_lm_head)
    point_head = f4
    point_loss = moment_ends_cross_entropy
    moment_ends_embedding_norm = x35
    point_norm = moment_ends_embedding_norm
    moment_ends_embedding_dropout = x35
    point_other = moment_ends_embedding_dropout
    moment_encoder_ffn_up = x37
    moment_encoder_ffn_down = x37
    moment_encoder_ffn_norm = x35
    moment_encoder_ffn_dropout = x35
    moment_encoder_attention_norm = x35
    moment_encoder_ffn_activation = x16*x23
    moment_encoder_qkv_projection = x16*(hidden + x7)
    moment_encoder_attention_dropout = x35
    moment_encoder_output_projection = x16*(hidden + x38)
    f5 = max(core_encoder_attention_core*(layer_kept - core_kept) + moment_encoder_attention_core, moment_encoder_attention_dropout, moment_encoder_attention_norm, moment_encoder_ffn_activation, moment_encoder_ffn_down, moment_encoder_ffn_dropout, moment_encoder_ffn_norm, moment_encoder_ffn_up, moment_encoder_output_projection, moment_encoder_qkv_projection)
    branch_encoder = f5
    moment_encoder_ffn_residual = x34
    moment_encoder_attention_residual = x34
    f2 = max(branch_encoder + x17, moment_encoder_attention_residual, moment_encoder_ffn_residual)
    f3 = min(1, layers)
    point_encoder = f3*(f2 + layer_encoder*(1 - layer_kept))
    moment_ends_type_embedding = x17
    moment_ends_token_embedding = x17
    moment_ends_position_embedding = x17
    f1 = max(moment_ends_position_embedding, moment_ends_token_embedding, moment_ends_type_embedding)
    point_embedding = f1
    point_optimizer = 0
    f0 = max(point_embedding, point_encoder, point_head, point_loss, point_norm, point_optimizer, point_other)
    values = (
        layers*(x40*x7 + x41) + hidden*(2*layers*(head_dim*x20*x40 + 3*width_param + 3*width_master + 3*width_param_grad + 6*width_opt + x41) + x42) + x43,
        x4*(layers*(width_act*(hidden + layer_kept*(x25 + x38)) + layer_kept*x19) + hidden*x44 + 16) + s0 + s1 + s2,
        layers*(head_dim*(heads*(width_act*x45 + x40) + x2*x40) + ffn*(x40 + x45*x9)) + hidden*(layers*(6*width_param + 6*width_master + 6*width_param_grad + 12*width_opt + x22*x40 + x23*x40 + x4*(width_act*(3*layer_kept + 1) + 2*layer_kept)) + x4*x44 + x42) + f0 + x15 + x43 + s0 + s1 + s2,
        point_encoder, point_embedding, point_norm, point_other, point_head, point_loss, point_optimizer,
    )
    if plain:
        return values
    return tuple(map(_whole, values))
