"""Costs of compute_graph, formula set compute_graph, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Sizes, widths and coefficients are integers, or
fractions.Fraction where they are not whole; so are the results. Only logarithms and expectations are floats.
"""

from collections import namedtuple
from fractions import Fraction
from math import log as _log

FAMILY = "compute_graph"
FORMULAS = "compute_graph"
FORMULAS_SHA256 = "23e2251101c4f54137e08eed4088385c45579b132b422fc1b419306fd8f5a35e"

# Kind, how many the model has.
KINDS = (
    ("dense", "dense_layers"),
    ("moe", "moe_layers"),
    ("ends", "1"),
)

# Kind, component, type, group, how many the model has, the instance that owns a borrowed parameter.
INSTANCES = (
    ("dense", "RMSNorm1", "rmsnorm", "norm", "dense_layers", ""),
    ("dense", "MHAQKV", "mha_qkv", "attention", "dense_layers", ""),
    ("dense", "MHACORE", "mha_core", "attention", "dense_layers", ""),
    ("dense", "MHAOUT", "mha_out", "attention", "dense_layers", ""),
    ("dense", "RES1", "residual", "other", "dense_layers", ""),
    ("dense", "RMSNorm2", "rmsnorm", "norm", "dense_layers", ""),
    ("dense", "RES2", "residual", "other", "dense_layers", ""),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "ffn", "dense_layers", ""),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "ffn", "dense_layers", ""),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "ffn", "dense_layers", ""),
    ("moe", "RMSNorm1", "rmsnorm", "norm", "moe_layers", ""),
    ("moe", "MHAQKV", "mha_qkv", "attention", "moe_layers", ""),
    ("moe", "MHACORE", "mha_core", "attention", "moe_layers", ""),
    ("moe", "MHAOUT", "mha_out", "attention", "moe_layers", ""),
    ("moe", "RES1", "residual", "other", "moe_layers", ""),
    ("moe", "RMSNorm2", "rmsnorm", "norm", "moe_layers", ""),
    ("moe", "RES2", "residual", "other", "moe_layers", ""),
    ("moe", "MoeFFNRouter", "moe_router", "ffn", "moe_layers", ""),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "ffn", "moe_layers", ""),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "ffn", "moe_layers", ""),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "ffn", "moe_layers", ""),
    ("ends", "embedding", "embedding", "embedding", "1", ""),
    ("ends", "pos_embedding", "embedding", "embedding", "1", ""),
    ("ends", "logits", "logits", "head", "1", ""),
    ("ends", "entropyloss", "entropyloss", "loss", "1", ""),
)

DIMS = (
    "batch", "seq", "dense_layers", "moe_layers", "hidden", "vocab", "heads", "ffn", "moe_ffn", "experts", "top_k",
    "shared_experts",
)
WIDTHS = (
    "width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
    "width_compute_a", "width_compute_accum",
)
COEFFICIENTS = {
    "alpha_silu": 6, "beta_bias": 1, "gamma_rms": 4, "delta_softmax": 5, "epsilon_topk": 3, "gamma_adam": 2,
    "capacity_factor": Fraction(9, 8),
}
# Options, the default first.
CONVENTIONS = {
}
UNPRICED = ("tokenizer", "moe_all2all_dispatch", "moe_all2all_gather")

# Kind, component, type, how many the model has, phase, quantity, unit or role, slot, direction or axis, tensor.
ROWS = (
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "forward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "backward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "elements", "param", "param", "", "param"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "bytes", "param", "param", "", "param"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "param", "param", "scale", "param"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "param", "param", "bias", "param"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "master_param", "master", "scale", "master_param"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "master_param", "master", "bias", "master_param"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "elements", "activation", "act", "", "activation"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "bytes", "activation", "act", "", "activation"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "optimizer_state", "opt", "scale", "optimizer_state"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "optimizer_state", "opt", "bias", "optimizer_state"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "param_gradient", "param_grad", "scale", "param_gradient"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "param_gradient", "param_grad", "bias", "param_gradient"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("dense", "RMSNorm1", "rmsnorm", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "elements", "param", "param", "", "param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "bytes", "param", "param", "", "param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "param", "param", "Q[]", "param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "param", "param", "Q[]", "param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "param", "param", "K[]", "param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "param", "param", "K[]", "param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "param", "param", "V[]", "param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "param", "param", "V[]", "param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "param", "param", "bias_Q[]", "param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "param", "param", "bias_K[]", "param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "param", "param", "bias_V[]", "param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "master_param", "master", "Q[]", "master_param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "master_param", "master", "Q[]", "master_param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "master_param", "master", "K[]", "master_param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "master_param", "master", "K[]", "master_param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "master_param", "master", "V[]", "master_param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "master_param", "master", "V[]", "master_param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "master_param", "master", "bias_Q[]", "master_param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "master_param", "master", "bias_K[]", "master_param"),
    ("dense", "MHAQKV", "mha_qkv", "dense_layers", "", "shape", "master_param", "master", "bias_V[]", "master_param"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "MHACORE", "mha_core", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "MHACORE", "mha_core", "dense_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("dense", "MHACORE", "mha_core", "dense_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "elements", "activation", "act", "", "Q_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "bytes", "activation", "act", "", "Q_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "batch", "Q_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "heads", "Q_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "seq_len", "Q_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "d_head", "Q_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "elements", "activation", "act", "", "K_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "bytes", "activation", "act", "", "K_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "batch", "K_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "heads", "K_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "seq_len", "K_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "d_head", "K_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "elements", "activation", "act", "", "V_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "bytes", "activation", "act", "", "V_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "batch", "V_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "heads", "V_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "seq_len", "V_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "d_head", "V_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "elements", "activation", "act", "", "attention_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "bytes", "activation", "act", "", "attention_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "batch", "attention_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "heads", "attention_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "seq_len", "attention_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "elements", "activation", "act", "", "output_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "bytes", "activation", "act", "", "output_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "batch", "output_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "heads", "output_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "seq_len", "output_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "activation", "act", "d_head", "output_activation"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "heads", "input_gradient"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("dense", "MHACORE", "mha_core", "dense_layers", "", "shape", "input_gradient", "act_grad", "d_head", "input_gradient"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "elements", "param", "param", "", "param"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "bytes", "param", "param", "", "param"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "param", "param", "row", "param"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "param", "param", "column", "param"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "param", "param", "Bias", "param"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "master_param", "master", "row", "master_param"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "master_param", "master", "column", "master_param"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "master_param", "master", "Bias", "master_param"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "elements", "activation", "act", "", "activation"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "bytes", "activation", "act", "", "activation"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "optimizer_state", "opt", "row", "optimizer_state"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "optimizer_state", "opt", "column", "optimizer_state"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "optimizer_state", "opt", "Bias", "optimizer_state"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "param_gradient", "param_grad", "row", "param_gradient"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "param_gradient", "param_grad", "column", "param_gradient"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "param_gradient", "param_grad", "Bias", "param_gradient"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("dense", "MHAOUT", "mha_out", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("dense", "RES1", "residual", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "RES1", "residual", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "RES1", "residual", "dense_layers", "forward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("dense", "RES1", "residual", "dense_layers", "backward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("dense", "RES1", "residual", "dense_layers", "", "elements", "activation", "act", "", "activation"),
    ("dense", "RES1", "residual", "dense_layers", "", "bytes", "activation", "act", "", "activation"),
    ("dense", "RES1", "residual", "dense_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("dense", "RES1", "residual", "dense_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("dense", "RES1", "residual", "dense_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("dense", "RES1", "residual", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "RES1", "residual", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "RES1", "residual", "dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("dense", "RES1", "residual", "dense_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("dense", "RES1", "residual", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "forward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "backward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "elements", "param", "param", "", "param"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "bytes", "param", "param", "", "param"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "param", "param", "scale", "param"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "param", "param", "bias", "param"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "master_param", "master", "scale", "master_param"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "master_param", "master", "bias", "master_param"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "elements", "activation", "act", "", "activation"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "bytes", "activation", "act", "", "activation"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "optimizer_state", "opt", "scale", "optimizer_state"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "optimizer_state", "opt", "bias", "optimizer_state"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "param_gradient", "param_grad", "scale", "param_gradient"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "param_gradient", "param_grad", "bias", "param_gradient"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("dense", "RMSNorm2", "rmsnorm", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("dense", "RES2", "residual", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "RES2", "residual", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "RES2", "residual", "dense_layers", "forward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("dense", "RES2", "residual", "dense_layers", "backward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("dense", "RES2", "residual", "dense_layers", "", "elements", "activation", "act", "", "activation"),
    ("dense", "RES2", "residual", "dense_layers", "", "bytes", "activation", "act", "", "activation"),
    ("dense", "RES2", "residual", "dense_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("dense", "RES2", "residual", "dense_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("dense", "RES2", "residual", "dense_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("dense", "RES2", "residual", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "RES2", "residual", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "RES2", "residual", "dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("dense", "RES2", "residual", "dense_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("dense", "RES2", "residual", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "elements", "param", "param", "", "param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "bytes", "param", "param", "", "param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param", "param", "up[]", "param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param", "param", "up[]", "param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param", "param", "gate[]", "param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param", "param", "gate[]", "param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param", "param", "bias_up[]", "param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param", "param", "bias_gate[]", "param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "master_param", "master", "up[]", "master_param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "master_param", "master", "up[]", "master_param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "master_param", "master", "gate[]", "master_param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "master_param", "master", "gate[]", "master_param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "master_param", "master", "bias_up[]", "master_param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "master_param", "master", "bias_gate[]", "master_param"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "elements", "activation", "act", "", "activation"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "bytes", "activation", "act", "", "activation"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "activation", "act", "ffn_dim", "activation"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "optimizer_state", "opt", "up[]", "optimizer_state"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "optimizer_state", "opt", "up[]", "optimizer_state"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "optimizer_state", "opt", "gate[]", "optimizer_state"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "optimizer_state", "opt", "gate[]", "optimizer_state"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "optimizer_state", "opt", "bias_up[]", "optimizer_state"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "optimizer_state", "opt", "bias_gate[]", "optimizer_state"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "up[]", "param_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "up[]", "param_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "gate[]", "param_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "gate[]", "param_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "bias_up[]", "param_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "param_gradient", "param_grad", "bias_gate[]", "param_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("dense", "GATED_FFN_UP", "gated_ffn_up", "dense_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "forward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "backward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "", "elements", "activation", "act", "", "activation"),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "", "bytes", "activation", "act", "", "activation"),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "", "shape", "activation", "act", "ffn_dim", "activation"),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("dense", "GATED_FFN_NONLINEAR", "gated_ffn_nonlinear", "dense_layers", "", "shape", "input_gradient", "act_grad", "ffn_dim", "input_gradient"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "elements", "param", "param", "", "param"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "bytes", "param", "param", "", "param"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "param", "param", "down[]", "param"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "param", "param", "down[]", "param"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "param", "param", "bias_down[]", "param"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "master_param", "master", "down[]", "master_param"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "master_param", "master", "down[]", "master_param"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "master_param", "master", "bias_down[]", "master_param"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "elements", "activation", "act", "", "activation"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "bytes", "activation", "act", "", "activation"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "optimizer_state", "opt", "down[]", "optimizer_state"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "optimizer_state", "opt", "down[]", "optimizer_state"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "optimizer_state", "opt", "bias_down[]", "optimizer_state"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "param_gradient", "param_grad", "down[]", "param_gradient"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "param_gradient", "param_grad", "down[]", "param_gradient"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "param_gradient", "param_grad", "bias_down[]", "param_gradient"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("dense", "GATED_FFN_DOWN", "gated_ffn_down", "dense_layers", "", "shape", "input_gradient", "act_grad", "ffn_dim", "input_gradient"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "forward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "backward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "elements", "param", "param", "", "param"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "bytes", "param", "param", "", "param"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "param", "param", "scale", "param"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "param", "param", "bias", "param"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "master_param", "master", "scale", "master_param"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "master_param", "master", "bias", "master_param"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "elements", "activation", "act", "", "activation"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "bytes", "activation", "act", "", "activation"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "optimizer_state", "opt", "scale", "optimizer_state"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "optimizer_state", "opt", "bias", "optimizer_state"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "param_gradient", "param_grad", "scale", "param_gradient"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "param_gradient", "param_grad", "bias", "param_gradient"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("moe", "RMSNorm1", "rmsnorm", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "elements", "param", "param", "", "param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "bytes", "param", "param", "", "param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "param", "param", "Q[]", "param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "param", "param", "Q[]", "param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "param", "param", "K[]", "param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "param", "param", "K[]", "param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "param", "param", "V[]", "param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "param", "param", "V[]", "param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "param", "param", "bias_Q[]", "param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "param", "param", "bias_K[]", "param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "param", "param", "bias_V[]", "param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "master_param", "master", "Q[]", "master_param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "master_param", "master", "Q[]", "master_param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "master_param", "master", "K[]", "master_param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "master_param", "master", "K[]", "master_param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "master_param", "master", "V[]", "master_param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "master_param", "master", "V[]", "master_param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "master_param", "master", "bias_Q[]", "master_param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "master_param", "master", "bias_K[]", "master_param"),
    ("moe", "MHAQKV", "mha_qkv", "moe_layers", "", "shape", "master_param", "master", "bias_V[]", "master_param"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MHACORE", "mha_core", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MHACORE", "mha_core", "moe_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MHACORE", "mha_core", "moe_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "elements", "activation", "act", "", "Q_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "bytes", "activation", "act", "", "Q_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "batch", "Q_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "heads", "Q_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "seq_len", "Q_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "d_head", "Q_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "elements", "activation", "act", "", "K_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "bytes", "activation", "act", "", "K_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "batch", "K_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "heads", "K_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "seq_len", "K_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "d_head", "K_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "elements", "activation", "act", "", "V_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "bytes", "activation", "act", "", "V_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "batch", "V_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "heads", "V_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "seq_len", "V_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "d_head", "V_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "elements", "activation", "act", "", "attention_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "bytes", "activation", "act", "", "attention_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "batch", "attention_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "heads", "attention_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "seq_len", "attention_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "elements", "activation", "act", "", "output_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "bytes", "activation", "act", "", "output_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "batch", "output_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "heads", "output_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "seq_len", "output_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "activation", "act", "d_head", "output_activation"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "heads", "input_gradient"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("moe", "MHACORE", "mha_core", "moe_layers", "", "shape", "input_gradient", "act_grad", "d_head", "input_gradient"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "elements", "param", "param", "", "param"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "bytes", "param", "param", "", "param"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "param", "param", "row", "param"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "param", "param", "column", "param"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "param", "param", "Bias", "param"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "master_param", "master", "row", "master_param"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "master_param", "master", "column", "master_param"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "master_param", "master", "Bias", "master_param"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "elements", "activation", "act", "", "activation"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "bytes", "activation", "act", "", "activation"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "optimizer_state", "opt", "row", "optimizer_state"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "optimizer_state", "opt", "column", "optimizer_state"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "optimizer_state", "opt", "Bias", "optimizer_state"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "param_gradient", "param_grad", "row", "param_gradient"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "param_gradient", "param_grad", "column", "param_gradient"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "param_gradient", "param_grad", "Bias", "param_gradient"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("moe", "MHAOUT", "mha_out", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("moe", "RES1", "residual", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "RES1", "residual", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "RES1", "residual", "moe_layers", "forward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("moe", "RES1", "residual", "moe_layers", "backward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("moe", "RES1", "residual", "moe_layers", "", "elements", "activation", "act", "", "activation"),
    ("moe", "RES1", "residual", "moe_layers", "", "bytes", "activation", "act", "", "activation"),
    ("moe", "RES1", "residual", "moe_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("moe", "RES1", "residual", "moe_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("moe", "RES1", "residual", "moe_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("moe", "RES1", "residual", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "RES1", "residual", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "RES1", "residual", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("moe", "RES1", "residual", "moe_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("moe", "RES1", "residual", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "forward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "backward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "elements", "param", "param", "", "param"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "bytes", "param", "param", "", "param"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "param", "param", "scale", "param"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "param", "param", "bias", "param"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "master_param", "master", "scale", "master_param"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "master_param", "master", "bias", "master_param"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "elements", "activation", "act", "", "activation"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "bytes", "activation", "act", "", "activation"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "optimizer_state", "opt", "scale", "optimizer_state"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "optimizer_state", "opt", "bias", "optimizer_state"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "param_gradient", "param_grad", "scale", "param_gradient"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "param_gradient", "param_grad", "bias", "param_gradient"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("moe", "RMSNorm2", "rmsnorm", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("moe", "RES2", "residual", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "RES2", "residual", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "RES2", "residual", "moe_layers", "forward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("moe", "RES2", "residual", "moe_layers", "backward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("moe", "RES2", "residual", "moe_layers", "", "elements", "activation", "act", "", "activation"),
    ("moe", "RES2", "residual", "moe_layers", "", "bytes", "activation", "act", "", "activation"),
    ("moe", "RES2", "residual", "moe_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("moe", "RES2", "residual", "moe_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("moe", "RES2", "residual", "moe_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("moe", "RES2", "residual", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "RES2", "residual", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "RES2", "residual", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("moe", "RES2", "residual", "moe_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("moe", "RES2", "residual", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "elements", "param", "param", "", "param"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "bytes", "param", "param", "", "param"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "param", "param", "router[]", "param"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "param", "param", "router[]", "param"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "param", "param", "bias_router[]", "param"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "master_param", "master", "router[]", "master_param"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "master_param", "master", "router[]", "master_param"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "master_param", "master", "bias_router[]", "master_param"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "elements", "activation", "act", "", "activation"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "bytes", "activation", "act", "", "activation"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "activation", "act", "experts", "activation"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "optimizer_state", "opt", "router[]", "optimizer_state"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "optimizer_state", "opt", "router[]", "optimizer_state"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "optimizer_state", "opt", "bias_router[]", "optimizer_state"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "param_gradient", "param_grad", "router[]", "param_gradient"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "param_gradient", "param_grad", "router[]", "param_gradient"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "param_gradient", "param_grad", "bias_router[]", "param_gradient"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("moe", "MoeFFNRouter", "moe_router", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "elements", "param", "param", "", "param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "bytes", "param", "param", "", "param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param", "param", "up[]", "param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param", "param", "up[]", "param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param", "param", "gate[]", "param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param", "param", "gate[]", "param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param", "param", "bias_up[]", "param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param", "param", "bias_gate[]", "param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "master_param", "master", "up[]", "master_param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "master_param", "master", "up[]", "master_param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "master_param", "master", "gate[]", "master_param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "master_param", "master", "gate[]", "master_param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "master_param", "master", "bias_up[]", "master_param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "master_param", "master", "bias_gate[]", "master_param"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "elements", "activation", "act", "", "activation"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "bytes", "activation", "act", "", "activation"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "activation", "act", "ffn_dim", "activation"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "activation", "act", "experts", "activation"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "optimizer_state", "opt", "up[]", "optimizer_state"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "optimizer_state", "opt", "up[]", "optimizer_state"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "optimizer_state", "opt", "gate[]", "optimizer_state"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "optimizer_state", "opt", "gate[]", "optimizer_state"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "optimizer_state", "opt", "bias_up[]", "optimizer_state"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "optimizer_state", "opt", "bias_gate[]", "optimizer_state"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param_gradient", "param_grad", "up[]", "param_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param_gradient", "param_grad", "up[]", "param_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param_gradient", "param_grad", "gate[]", "param_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param_gradient", "param_grad", "gate[]", "param_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param_gradient", "param_grad", "bias_up[]", "param_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "param_gradient", "param_grad", "bias_gate[]", "param_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("moe", "MoeFFNExpert_UP", "moe_expert_ffn_up", "moe_layers", "", "shape", "input_gradient", "act_grad", "experts", "input_gradient"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "elements", "activation", "act", "", "activation"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "bytes", "activation", "act", "", "activation"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "shape", "activation", "act", "ffn_dim", "activation"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "shape", "activation", "act", "experts", "activation"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "shape", "input_gradient", "act_grad", "ffn_dim", "input_gradient"),
    ("moe", "MoeFFNExpert_NONLINEAR", "moe_expert_ffn_nonlinear", "moe_layers", "", "shape", "input_gradient", "act_grad", "experts", "input_gradient"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "elements", "param", "param", "", "param"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "bytes", "param", "param", "", "param"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "param", "param", "down[]", "param"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "param", "param", "down[]", "param"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "param", "param", "bias_down[]", "param"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "elements", "master_param", "master", "", "master_param"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "bytes", "master_param", "master", "", "master_param"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "master_param", "master", "down[]", "master_param"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "master_param", "master", "down[]", "master_param"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "master_param", "master", "bias_down[]", "master_param"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "elements", "activation", "act", "", "activation"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "bytes", "activation", "act", "", "activation"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "activation", "act", "batch", "activation"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "activation", "act", "seq_len", "activation"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "activation", "act", "experts", "activation"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "optimizer_state", "opt", "down[]", "optimizer_state"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "optimizer_state", "opt", "down[]", "optimizer_state"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "optimizer_state", "opt", "bias_down[]", "optimizer_state"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "param_gradient", "param_grad", "down[]", "param_gradient"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "param_gradient", "param_grad", "down[]", "param_gradient"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "param_gradient", "param_grad", "bias_down[]", "param_gradient"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "input_gradient", "act_grad", "ffn_dim", "input_gradient"),
    ("moe", "MoeFFNExpert_DOWN", "moe_expert_ffn_down", "moe_layers", "", "shape", "input_gradient", "act_grad", "experts", "input_gradient"),
    ("ends", "embedding", "embedding", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "embedding", "embedding", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "embedding", "embedding", "1", "forward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("ends", "embedding", "embedding", "1", "backward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("ends", "embedding", "embedding", "1", "", "elements", "param", "param", "", "param"),
    ("ends", "embedding", "embedding", "1", "", "bytes", "param", "param", "", "param"),
    ("ends", "embedding", "embedding", "1", "", "shape", "param", "param", "row", "param"),
    ("ends", "embedding", "embedding", "1", "", "shape", "param", "param", "column", "param"),
    ("ends", "embedding", "embedding", "1", "", "shape", "param", "param", "Bias", "param"),
    ("ends", "embedding", "embedding", "1", "", "elements", "master_param", "master", "", "master_param"),
    ("ends", "embedding", "embedding", "1", "", "bytes", "master_param", "master", "", "master_param"),
    ("ends", "embedding", "embedding", "1", "", "shape", "master_param", "master", "row", "master_param"),
    ("ends", "embedding", "embedding", "1", "", "shape", "master_param", "master", "column", "master_param"),
    ("ends", "embedding", "embedding", "1", "", "shape", "master_param", "master", "Bias", "master_param"),
    ("ends", "embedding", "embedding", "1", "", "elements", "activation", "act", "", "activation"),
    ("ends", "embedding", "embedding", "1", "", "bytes", "activation", "act", "", "activation"),
    ("ends", "embedding", "embedding", "1", "", "shape", "activation", "act", "batch", "activation"),
    ("ends", "embedding", "embedding", "1", "", "shape", "activation", "act", "seq_len", "activation"),
    ("ends", "embedding", "embedding", "1", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("ends", "embedding", "embedding", "1", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("ends", "embedding", "embedding", "1", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("ends", "embedding", "embedding", "1", "", "shape", "optimizer_state", "opt", "row", "optimizer_state"),
    ("ends", "embedding", "embedding", "1", "", "shape", "optimizer_state", "opt", "column", "optimizer_state"),
    ("ends", "embedding", "embedding", "1", "", "shape", "optimizer_state", "opt", "Bias", "optimizer_state"),
    ("ends", "embedding", "embedding", "1", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("ends", "embedding", "embedding", "1", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("ends", "embedding", "embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("ends", "embedding", "embedding", "1", "", "shape", "param_gradient", "param_grad", "row", "param_gradient"),
    ("ends", "embedding", "embedding", "1", "", "shape", "param_gradient", "param_grad", "column", "param_gradient"),
    ("ends", "embedding", "embedding", "1", "", "shape", "param_gradient", "param_grad", "Bias", "param_gradient"),
    ("ends", "pos_embedding", "embedding", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "pos_embedding", "embedding", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "pos_embedding", "embedding", "1", "forward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("ends", "pos_embedding", "embedding", "1", "backward", "hbm_bytes", "", "compute_accum", "total", ""),
    ("ends", "pos_embedding", "embedding", "1", "", "elements", "param", "param", "", "param"),
    ("ends", "pos_embedding", "embedding", "1", "", "bytes", "param", "param", "", "param"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "param", "param", "seq_len", "param"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "param", "param", "hidden_dim", "param"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "param", "param", "Bias", "param"),
    ("ends", "pos_embedding", "embedding", "1", "", "elements", "master_param", "master", "", "master_param"),
    ("ends", "pos_embedding", "embedding", "1", "", "bytes", "master_param", "master", "", "master_param"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "master_param", "master", "seq_len", "master_param"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "master_param", "master", "hidden_dim", "master_param"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "master_param", "master", "Bias", "master_param"),
    ("ends", "pos_embedding", "embedding", "1", "", "elements", "activation", "act", "", "activation"),
    ("ends", "pos_embedding", "embedding", "1", "", "bytes", "activation", "act", "", "activation"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "activation", "act", "batch", "activation"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "activation", "act", "seq_len", "activation"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "activation", "act", "hidden_dim", "activation"),
    ("ends", "pos_embedding", "embedding", "1", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("ends", "pos_embedding", "embedding", "1", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "optimizer_state", "opt", "seq_len", "optimizer_state"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "optimizer_state", "opt", "hidden_dim", "optimizer_state"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "optimizer_state", "opt", "Bias", "optimizer_state"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("ends", "pos_embedding", "embedding", "1", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("ends", "pos_embedding", "embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "param_gradient", "param_grad", "seq_len", "param_gradient"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "param_gradient", "param_grad", "hidden_dim", "param_gradient"),
    ("ends", "pos_embedding", "embedding", "1", "", "shape", "param_gradient", "param_grad", "Bias", "param_gradient"),
    ("ends", "logits", "logits", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "logits", "logits", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "logits", "logits", "1", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("ends", "logits", "logits", "1", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("ends", "logits", "logits", "1", "", "elements", "param", "param", "", "param"),
    ("ends", "logits", "logits", "1", "", "bytes", "param", "param", "", "param"),
    ("ends", "logits", "logits", "1", "", "shape", "param", "param", "row", "param"),
    ("ends", "logits", "logits", "1", "", "shape", "param", "param", "column", "param"),
    ("ends", "logits", "logits", "1", "", "shape", "param", "param", "Bias", "param"),
    ("ends", "logits", "logits", "1", "", "elements", "master_param", "master", "", "master_param"),
    ("ends", "logits", "logits", "1", "", "bytes", "master_param", "master", "", "master_param"),
    ("ends", "logits", "logits", "1", "", "shape", "master_param", "master", "row", "master_param"),
    ("ends", "logits", "logits", "1", "", "shape", "master_param", "master", "column", "master_param"),
    ("ends", "logits", "logits", "1", "", "shape", "master_param", "master", "Bias", "master_param"),
    ("ends", "logits", "logits", "1", "", "elements", "activation", "act", "", "activation"),
    ("ends", "logits", "logits", "1", "", "bytes", "activation", "act", "", "activation"),
    ("ends", "logits", "logits", "1", "", "shape", "activation", "act", "batch", "activation"),
    ("ends", "logits", "logits", "1", "", "shape", "activation", "act", "seq_len", "activation"),
    ("ends", "logits", "logits", "1", "", "shape", "activation", "act", "vocab_size", "activation"),
    ("ends", "logits", "logits", "1", "", "elements", "optimizer_state", "opt", "", "optimizer_state"),
    ("ends", "logits", "logits", "1", "", "bytes", "optimizer_state", "opt", "", "optimizer_state"),
    ("ends", "logits", "logits", "1", "", "shape", "optimizer_state", "opt", "row", "optimizer_state"),
    ("ends", "logits", "logits", "1", "", "shape", "optimizer_state", "opt", "column", "optimizer_state"),
    ("ends", "logits", "logits", "1", "", "shape", "optimizer_state", "opt", "Bias", "optimizer_state"),
    ("ends", "logits", "logits", "1", "", "shape", "optimizer_state", "opt", "state", "optimizer_state"),
    ("ends", "logits", "logits", "1", "", "elements", "param_gradient", "param_grad", "", "param_gradient"),
    ("ends", "logits", "logits", "1", "", "bytes", "param_gradient", "param_grad", "", "param_gradient"),
    ("ends", "logits", "logits", "1", "", "shape", "param_gradient", "param_grad", "row", "param_gradient"),
    ("ends", "logits", "logits", "1", "", "shape", "param_gradient", "param_grad", "column", "param_gradient"),
    ("ends", "logits", "logits", "1", "", "shape", "param_gradient", "param_grad", "Bias", "param_gradient"),
    ("ends", "logits", "logits", "1", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("ends", "logits", "logits", "1", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("ends", "logits", "logits", "1", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("ends", "logits", "logits", "1", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("ends", "logits", "logits", "1", "", "shape", "input_gradient", "act_grad", "hidden_dim", "input_gradient"),
    ("ends", "entropyloss", "entropyloss", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "entropyloss", "entropyloss", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "entropyloss", "entropyloss", "1", "forward", "hbm_bytes", "", "compute_a", "total", ""),
    ("ends", "entropyloss", "entropyloss", "1", "backward", "hbm_bytes", "", "compute_a", "total", ""),
    ("ends", "entropyloss", "entropyloss", "1", "", "elements", "activation", "act", "", "activation"),
    ("ends", "entropyloss", "entropyloss", "1", "", "bytes", "activation", "act", "", "activation"),
    ("ends", "entropyloss", "entropyloss", "1", "", "shape", "activation", "act", "batch", "activation"),
    ("ends", "entropyloss", "entropyloss", "1", "", "shape", "activation", "act", "seq_len", "activation"),
    ("ends", "entropyloss", "entropyloss", "1", "", "elements", "input_gradient", "act_grad", "", "input_gradient"),
    ("ends", "entropyloss", "entropyloss", "1", "", "bytes", "input_gradient", "act_grad", "", "input_gradient"),
    ("ends", "entropyloss", "entropyloss", "1", "", "shape", "input_gradient", "act_grad", "batch", "input_gradient"),
    ("ends", "entropyloss", "entropyloss", "1", "", "shape", "input_gradient", "act_grad", "seq_len", "input_gradient"),
    ("ends", "entropyloss", "entropyloss", "1", "", "shape", "input_gradient", "act_grad", "vocab_size", "input_gradient"),
)

# Kind, component, tensor, role, slot, lifetime, storage.
TENSORS = (
    ("dense", "RMSNorm1", "param", "param", "param", "persistent", ""),
    ("dense", "RMSNorm1", "master_param", "master_param", "master", "persistent", ""),
    ("dense", "RMSNorm1", "activation", "activation", "act", "saved", ""),
    ("dense", "RMSNorm1", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("dense", "RMSNorm1", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "RMSNorm1", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("dense", "MHAQKV", "param", "param", "param", "persistent", ""),
    ("dense", "MHAQKV", "master_param", "master_param", "master", "persistent", ""),
    ("dense", "MHACORE", "Q_activation", "activation", "act", "saved", ""),
    ("dense", "MHACORE", "K_activation", "activation", "act", "saved", ""),
    ("dense", "MHACORE", "V_activation", "activation", "act", "saved", ""),
    ("dense", "MHACORE", "attention_activation", "activation", "act", "saved", ""),
    ("dense", "MHACORE", "output_activation", "activation", "act", "saved", ""),
    ("dense", "MHACORE", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("dense", "MHAOUT", "param", "param", "param", "persistent", ""),
    ("dense", "MHAOUT", "master_param", "master_param", "master", "persistent", ""),
    ("dense", "MHAOUT", "activation", "activation", "act", "saved", ""),
    ("dense", "MHAOUT", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("dense", "MHAOUT", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "MHAOUT", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("dense", "RES1", "activation", "activation", "act", "saved", ""),
    ("dense", "RES1", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("dense", "RMSNorm2", "param", "param", "param", "persistent", ""),
    ("dense", "RMSNorm2", "master_param", "master_param", "master", "persistent", ""),
    ("dense", "RMSNorm2", "activation", "activation", "act", "saved", ""),
    ("dense", "RMSNorm2", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("dense", "RMSNorm2", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "RMSNorm2", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("dense", "RES2", "activation", "activation", "act", "saved", ""),
    ("dense", "RES2", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("dense", "GATED_FFN_UP", "param", "param", "param", "persistent", ""),
    ("dense", "GATED_FFN_UP", "master_param", "master_param", "master", "persistent", ""),
    ("dense", "GATED_FFN_UP", "activation", "activation", "act", "saved", ""),
    ("dense", "GATED_FFN_UP", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("dense", "GATED_FFN_UP", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "GATED_FFN_UP", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("dense", "GATED_FFN_NONLINEAR", "activation", "activation", "act", "saved", ""),
    ("dense", "GATED_FFN_NONLINEAR", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("dense", "GATED_FFN_DOWN", "param", "param", "param", "persistent", ""),
    ("dense", "GATED_FFN_DOWN", "master_param", "master_param", "master", "persistent", ""),
    ("dense", "GATED_FFN_DOWN", "activation", "activation", "act", "saved", ""),
    ("dense", "GATED_FFN_DOWN", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("dense", "GATED_FFN_DOWN", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("dense", "GATED_FFN_DOWN", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("moe", "RMSNorm1", "param", "param", "param", "persistent", ""),
    ("moe", "RMSNorm1", "master_param", "master_param", "master", "persistent", ""),
    ("moe", "RMSNorm1", "activation", "activation", "act", "saved", ""),
    ("moe", "RMSNorm1", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("moe", "RMSNorm1", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "RMSNorm1", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("moe", "MHAQKV", "param", "param", "param", "persistent", ""),
    ("moe", "MHAQKV", "master_param", "master_param", "master", "persistent", ""),
    ("moe", "MHACORE", "Q_activation", "activation", "act", "saved", ""),
    ("moe", "MHACORE", "K_activation", "activation", "act", "saved", ""),
    ("moe", "MHACORE", "V_activation", "activation", "act", "saved", ""),
    ("moe", "MHACORE", "attention_activation", "activation", "act", "saved", ""),
    ("moe", "MHACORE", "output_activation", "activation", "act", "saved", ""),
    ("moe", "MHACORE", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("moe", "MHAOUT", "param", "param", "param", "persistent", ""),
    ("moe", "MHAOUT", "master_param", "master_param", "master", "persistent", ""),
    ("moe", "MHAOUT", "activation", "activation", "act", "saved", ""),
    ("moe", "MHAOUT", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("moe", "MHAOUT", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "MHAOUT", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("moe", "RES1", "activation", "activation", "act", "saved", ""),
    ("moe", "RES1", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("moe", "RMSNorm2", "param", "param", "param", "persistent", ""),
    ("moe", "RMSNorm2", "master_param", "master_param", "master", "persistent", ""),
    ("moe", "RMSNorm2", "activation", "activation", "act", "saved", ""),
    ("moe", "RMSNorm2", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("moe", "RMSNorm2", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "RMSNorm2", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("moe", "RES2", "activation", "activation", "act", "saved", ""),
    ("moe", "RES2", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("moe", "MoeFFNRouter", "param", "param", "param", "persistent", ""),
    ("moe", "MoeFFNRouter", "master_param", "master_param", "master", "persistent", ""),
    ("moe", "MoeFFNRouter", "activation", "activation", "act", "saved", ""),
    ("moe", "MoeFFNRouter", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("moe", "MoeFFNRouter", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "MoeFFNRouter", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("moe", "MoeFFNExpert_UP", "param", "param", "param", "persistent", ""),
    ("moe", "MoeFFNExpert_UP", "master_param", "master_param", "master", "persistent", ""),
    ("moe", "MoeFFNExpert_UP", "activation", "activation", "act", "saved", ""),
    ("moe", "MoeFFNExpert_UP", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("moe", "MoeFFNExpert_UP", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "MoeFFNExpert_UP", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("moe", "MoeFFNExpert_NONLINEAR", "activation", "activation", "act", "saved", ""),
    ("moe", "MoeFFNExpert_NONLINEAR", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("moe", "MoeFFNExpert_DOWN", "param", "param", "param", "persistent", ""),
    ("moe", "MoeFFNExpert_DOWN", "master_param", "master_param", "master", "persistent", ""),
    ("moe", "MoeFFNExpert_DOWN", "activation", "activation", "act", "saved", ""),
    ("moe", "MoeFFNExpert_DOWN", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("moe", "MoeFFNExpert_DOWN", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("moe", "MoeFFNExpert_DOWN", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("ends", "embedding", "param", "param", "param", "persistent", ""),
    ("ends", "embedding", "master_param", "master_param", "master", "persistent", ""),
    ("ends", "embedding", "activation", "activation", "act", "saved", ""),
    ("ends", "embedding", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("ends", "embedding", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "pos_embedding", "param", "param", "param", "persistent", ""),
    ("ends", "pos_embedding", "master_param", "master_param", "master", "persistent", ""),
    ("ends", "pos_embedding", "activation", "activation", "act", "saved", ""),
    ("ends", "pos_embedding", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("ends", "pos_embedding", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "logits", "param", "param", "param", "persistent", ""),
    ("ends", "logits", "master_param", "master_param", "master", "persistent", ""),
    ("ends", "logits", "activation", "activation", "act", "saved", ""),
    ("ends", "logits", "optimizer_state", "optimizer_state", "opt", "persistent", ""),
    ("ends", "logits", "param_gradient", "param_gradient", "param_grad", "persistent", ""),
    ("ends", "logits", "input_gradient", "input_gradient", "act_grad", "transient", ""),
    ("ends", "entropyloss", "activation", "activation", "act", "saved", ""),
    ("ends", "entropyloss", "input_gradient", "input_gradient", "act_grad", "transient", ""),
)

Totals = namedtuple(
    "Totals",
    (
        "params", "params_active", "buffers", "forward_matmul_flops", "forward_vector_flops",
        "backward_matmul_flops", "backward_vector_flops", "forward_total_bytes", "backward_total_bytes",
        "param_elements", "param_bytes", "master_param_elements", "master_param_bytes", "optimizer_state_elements",
        "optimizer_state_bytes", "param_gradient_elements", "param_gradient_bytes", "activation_elements",
        "activation_bytes", "input_gradient_elements", "input_gradient_bytes",
    ),
)
_new = tuple.__new__


def _whole(value):
    return value.numerator if getattr(value, "denominator", 0) == 1 else value


def _narrow(*values):
    values = tuple(map(_whole, values))
    return all(value.__class__ is int for value in values), *values


def totals(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """Sums over the whole model, for one micro-batch."""
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is width_compute_a.__class__ is
        width_compute_accum.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
            width_compute_accum,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
            width_compute_accum,
        )
    x0 = moe_ffn*top_k
    x1 = experts + shared_experts
    x2 = dense_layers*ffn
    x3 = beta_bias*(moe_layers*(2*x0 + x1) + vocab + 2*x2)
    x4 = 7*beta_bias
    x5 = 3*ffn
    x6 = 4*hidden
    x7 = x5 + x6
    x8 = 3*moe_ffn
    x9 = top_k*(beta_bias + x8) + x1 + 2
    x10 = 2*beta_bias
    x11 = 2*vocab
    x12 = seq + x10 + x11
    x13 = hidden*(dense_layers*(x4 + x7 + 2) + moe_layers*(6*beta_bias + x6 + x9) + x12) + x3
    x14 = 4*beta_bias
    x15 = 2*seq
    x16 = seq*heads
    x17 = hidden*(x15 + x7) + delta_softmax*x16
    x18 = top_k*x8
    x19 = x1 + x18
    x20 = hidden*(x15 + x19 + x6)
    x21 = 2*epsilon_topk
    x22 = x14*(3*top_k + 5)
    x23 = batch*seq
    x24 = 2*dense_layers
    x25 = 2*moe_layers
    x26 = 2*hidden
    x27 = vocab*x23
    x28 = alpha_silu + 2
    x29 = hidden*(gamma_rms + 3) + x10
    x30 = x26 + 1
    x31 = 2*ffn + x4
    x32 = hidden + 3*beta_bias
    x33 = top_k*(4*moe_ffn + x32) + 5*beta_bias + x1
    x34 = beta_bias + x11
    x35 = 3*hidden + x10
    x36 = 2*width_compute_accum*(dense_layers*(ffn + x35) + moe_layers*x35 + hidden + beta_bias)
    x37 = hidden*(dense_layers*(hidden + x14 + x5 + 2) + moe_layers*(x32 + x9) + x12) + x3
    x38 = gamma_adam*x37
    f1 = hidden//heads
    x39 = heads*(seq + 4*f1)
    x40 = x23*(dense_layers*(6*hidden + x39 + x5) + moe_layers*(hidden*(top_k + 5) + x19 + x39) + vocab + x30)
    x41 = heads*f1
    x42 = x23*(3*dense_layers*(ffn + x26 + x41) + moe_layers*(hidden*(top_k + 6) + x18 + 3*x41) + hidden + vocab)
    f0 = _log(vocab)
    values = (
        x13, x13, 0,
        x23*(dense_layers*(28*beta_bias + x17) + moe_layers*(delta_softmax*(2*experts + 2*shared_experts + x16) + x1*x21 + x20 + x22) + hidden*vocab + x14),
        x23*(vocab*delta_softmax + 2*alpha_silu*(moe_layers*x0 + x2) + x10*(x24 + x25 + 1) + x26*((dense_layers + moe_layers)*(gamma_rms + 1) + 1) + 1) + x27*f0,
        x23*(moe_layers*(heads*delta_softmax*x15 + x1*(2*delta_softmax + x21 + 3) + 2*x20 + x22) + hidden*x11 + x14 + x24*(14*beta_bias + x17)),
        x23*(vocab*(delta_softmax + 2) + x10 + x24*(ffn*x28 + x29) + x25*(x0*x28 + x29) + x30) + x27*f0,
        x23*(width_compute_a*(dense_layers*(9*hidden + x31) + moe_layers*(8*hidden + x33) + x34) + x36),
        x23*(width_compute_a*(dense_layers*(11*hidden + x31) + moe_layers*(10*hidden + x33) + x34) + x36), x13,
        width_param*x13, x13, width_master*x13, x38, width_opt*x38, x37, width_param_grad*x37, x40, width_act*x40,
        x42, width_act_grad*x42,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_dense(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """The same sums for one `dense`."""
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is width_compute_a.__class__ is
        width_compute_accum.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
            width_compute_accum,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
            width_compute_accum,
        )
    x0 = 7*beta_bias
    x1 = 3*ffn
    x2 = 4*hidden + x1
    x3 = 2*beta_bias
    x4 = ffn*x3
    x5 = hidden*(x0 + x2 + 2) + x4
    x6 = 2*seq
    x7 = seq*heads*delta_softmax + hidden*(x2 + x6)
    x8 = batch*seq
    x9 = batch*x6
    x10 = 2*ffn + x0
    x11 = 2*width_compute_accum*(3*hidden + ffn + x3)
    x12 = hidden*(hidden + 4*beta_bias + x1 + 2) + x4
    x13 = gamma_adam*x12
    f0 = hidden//heads
    x14 = x8*(6*hidden + heads*(seq + 4*f0) + x1)
    x15 = 3*x8*(2*hidden + heads*f0 + ffn)
    values = (
        x5, x5, 0, x8*(28*beta_bias + x7), x9*(hidden*(gamma_rms + 1) + ffn*alpha_silu + x3),
        x9*(14*beta_bias + x7), x9*(hidden*(gamma_rms + 3) + ffn*(alpha_silu + 2) + x3),
        x8*(width_compute_a*(9*hidden + x10) + x11), x8*(width_compute_a*(11*hidden + x10) + x11), x5,
        width_param*x5, x5, width_master*x5, x13, width_opt*x13, x12, width_param_grad*x12, x14, width_act*x14, x15,
        width_act_grad*x15,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_moe(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """The same sums for one `moe`."""
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is width_compute_a.__class__ is
        width_compute_accum.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
            width_compute_accum,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
            width_compute_accum,
        )
    x0 = moe_ffn*top_k
    x1 = experts + shared_experts
    x2 = beta_bias*(2*x0 + x1)
    x3 = 4*hidden
    x4 = 3*moe_ffn
    x5 = top_k*(beta_bias + x4) + x1 + 2
    x6 = hidden*(6*beta_bias + x3 + x5) + x2
    x7 = seq*heads
    x8 = 2*seq
    x9 = top_k*x4
    x10 = x1 + x9
    x11 = hidden*(x10 + x3 + x8)
    x12 = 2*epsilon_topk
    x13 = 4*beta_bias*(3*top_k + 5)
    x14 = batch*seq
    x15 = 2*beta_bias
    x16 = batch*x8
    x17 = 2*delta_softmax
    x18 = hidden + 3*beta_bias
    x19 = top_k*(4*moe_ffn + x18) + 5*beta_bias + x1
    x20 = 2*width_compute_accum*(3*hidden + x15)
    x21 = hidden*(x18 + x5) + x2
    x22 = gamma_adam*x21
    f0 = hidden//heads
    x23 = x14*(hidden*(top_k + 5) + heads*(seq + 4*f0) + x10)
    x24 = x14*(hidden*(top_k + 6) + 3*heads*f0 + x9)
    values = (
        x6, x6, 0, x14*(delta_softmax*(2*experts + 2*shared_experts + x7) + x1*x12 + x11 + x13),
        x16*(hidden*(gamma_rms + 1) + alpha_silu*x0 + x15), x14*(x1*(x12 + x17 + 3) + 2*x11 + x13 + x17*x7),
        x16*(hidden*(gamma_rms + 3) + x0*(alpha_silu + 2) + x15), x14*(width_compute_a*(8*hidden + x19) + x20),
        x14*(width_compute_a*(10*hidden + x19) + x20), x6, width_param*x6, x6, width_master*x6, x22, width_opt*x22,
        x21, width_param_grad*x21, x23, width_act*x23, x24, width_act_grad*x24,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def kind_ends(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """The same sums for one `ends`."""
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is width_compute_a.__class__ is
        width_compute_accum.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
            width_compute_accum,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
            width_compute_accum,
        )
    x0 = 2*beta_bias
    x1 = 2*vocab
    x2 = hidden*(seq + x0 + x1) + vocab*beta_bias
    x3 = hidden*vocab
    x4 = batch*seq
    x5 = 2*hidden + 1
    x6 = x0 + x5
    x7 = vocab*x4
    x8 = x4*(width_compute_a*(beta_bias + x1) + 2*width_compute_accum*(hidden + beta_bias))
    x9 = gamma_adam*x2
    x10 = x4*(vocab + x5)
    x11 = x4*(hidden + vocab)
    f0 = _log(vocab)
    values = (
        x2, x2, 0, x4*(4*beta_bias + x3), x4*(vocab*delta_softmax + x6) + x7*f0, 2*x4*(x0 + x3),
        x4*(vocab*(delta_softmax + 2) + x6) + x7*f0, x8, x8, x2, width_param*x2, x2, width_master*x2, x9,
        width_opt*x9, x2, width_param_grad*x2, x10, width_act*x10, x11, width_act_grad*x11,
    )
    if plain:
        return _new(Totals, values)
    return _new(Totals, map(_whole, values))


def components(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """Every row, for one instance, in the order of ROWS."""
    plain = (
        width_param.__class__ is width_master.__class__ is width_act.__class__ is width_param_grad.__class__ is
        width_act_grad.__class__ is width_opt.__class__ is width_compute_a.__class__ is
        width_compute_accum.__class__ is int
    )
    if not plain:
        (
            plain,
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
            width_compute_accum,
        ) = _narrow(
            width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
            width_compute_accum,
        )
    x0 = 2*beta_bias
    x1 = batch*seq
    x2 = x1*(hidden*gamma_rms + x0)
    x3 = x1*(hidden*(gamma_rms + 2) + x0)
    x4 = width_compute_accum*x1
    x5 = x4*(hidden + x0)
    x6 = hidden*(beta_bias + 1)
    x7 = width_param*x6
    x8 = width_master*x6
    x9 = hidden*x1
    x10 = width_act*x9
    x11 = gamma_adam*x6
    x12 = width_opt*x11
    x13 = width_param_grad*x6
    x14 = width_act_grad*x9
    x15 = hidden*hidden
    x16 = 4*beta_bias
    x17 = x1*(x15 + x16)
    x18 = 3*x17
    x19 = x1*(x0 + x15)
    x20 = 6*x19
    x21 = hidden + beta_bias
    x22 = x1*x21
    x23 = width_compute_a*x22
    x24 = 3*x23
    x25 = hidden*x21
    x26 = 3*x25
    x27 = width_param*x26
    x28 = width_master*x26
    x29 = 2*hidden
    x30 = batch*seq*seq
    x31 = x30*(heads*delta_softmax + x29)
    x32 = 2*x31
    x33 = width_compute_a*x9
    x34 = 4*x33
    x35 = 6*x33
    f0 = hidden//heads
    x36 = heads*f0
    x37 = x1*x36
    x38 = width_act*x1
    x39 = x36*x38
    x40 = heads*x30
    x41 = width_act*x40
    x42 = 3*x37
    x43 = width_act_grad*x42
    x44 = 2*x19
    x45 = width_param*x25
    x46 = width_master*x25
    x47 = gamma_adam*x25
    x48 = width_opt*x47
    x49 = width_param_grad*x25
    x50 = x29*x4
    x51 = hidden*ffn
    x52 = x1*(x16 + x51)
    x53 = x1*(x0 + x51)
    x54 = ffn + beta_bias
    x55 = width_compute_a*x1
    x56 = 2*x55
    x57 = x54*x56
    x58 = 2*ffn
    x59 = x21*x58
    x60 = x1*x58
    x61 = gamma_adam*x59
    x62 = alpha_silu + 2
    x63 = x4*x58
    x64 = ffn*x1
    x65 = hidden*x54
    x66 = gamma_adam*x65
    x67 = experts + shared_experts
    x68 = 2*delta_softmax + 2*epsilon_topk
    x69 = x55*(beta_bias + x67)
    x70 = x21*x67
    x71 = x1*x67
    x72 = gamma_adam*x70
    x73 = hidden*moe_ffn
    x74 = top_k*x1
    x75 = x74*(x16 + x73)
    x76 = x74*(x0 + x73)
    x77 = top_k*(moe_ffn + beta_bias)
    x78 = x56*x77
    x79 = 2*moe_ffn
    x80 = top_k*x79
    x81 = x21*x80
    x82 = x1*x80
    x83 = gamma_adam*x81
    x84 = top_k*x9
    x85 = x55*x80
    x86 = moe_ffn*x74
    x87 = top_k*x23
    x88 = hidden*x77
    x89 = gamma_adam*x88
    x90 = width_compute_accum*x22
    x91 = vocab + beta_bias
    x92 = hidden*x91
    x93 = gamma_adam*x92
    x94 = hidden*(seq + beta_bias)
    x95 = gamma_adam*x94
    x96 = hidden*vocab
    x97 = x55*x91
    x98 = vocab*x21
    x99 = vocab*x1
    x100 = gamma_adam*x98
    x101 = width_compute_a*x99
    f1 = _log(vocab)
    # A long tuple is built fastest as the defaults of a function.
    values = (
        lambda
        _0=x2, _1=x3, _2=x5, _3=x5, _4=x6, _5=x7, _6=hidden, _7=hidden, _8=x6, _9=x8, _10=hidden, _11=hidden,
        _12=x9, _13=x10, _14=batch, _15=seq, _16=hidden, _17=x11, _18=x12, _19=hidden, _20=hidden, _21=gamma_adam,
        _22=x6, _23=x13, _24=hidden, _25=hidden, _26=x9, _27=x14, _28=batch, _29=seq, _30=hidden, _31=x18, _32=x20,
        _33=x24, _34=x24, _35=x26, _36=x27, _37=hidden, _38=hidden, _39=hidden, _40=hidden, _41=hidden, _42=hidden,
        _43=hidden, _44=hidden, _45=hidden, _46=x26, _47=x28, _48=hidden, _49=hidden, _50=hidden, _51=hidden,
        _52=hidden, _53=hidden, _54=hidden, _55=hidden, _56=hidden, _57=x31, _58=x32, _59=x34, _60=x35, _61=x37,
        _62=x39, _63=batch, _64=heads, _65=seq, _66=f0, _67=x37, _68=x39, _69=batch, _70=heads, _71=seq, _72=f0,
        _73=x37, _74=x39, _75=batch, _76=heads, _77=seq, _78=f0, _79=x40, _80=x41, _81=batch, _82=heads, _83=seq,
        _84=x37, _85=x39, _86=batch, _87=heads, _88=seq, _89=f0, _90=x42, _91=x43, _92=batch, _93=heads, _94=seq,
        _95=f0, _96=x17, _97=x44, _98=x23, _99=x23, _100=x25, _101=x45, _102=hidden, _103=hidden, _104=hidden,
        _105=x25, _106=x46, _107=hidden, _108=hidden, _109=hidden, _110=x9, _111=x10, _112=batch, _113=seq,
        _114=hidden, _115=x47, _116=x48, _117=hidden, _118=hidden, _119=hidden, _120=gamma_adam, _121=x25, _122=x49,
        _123=hidden, _124=hidden, _125=hidden, _126=x9, _127=x14, _128=batch, _129=seq, _130=hidden, _131=x9,
        _132=x9, _133=x50, _134=x50, _135=x9, _136=x10, _137=batch, _138=seq, _139=hidden, _140=x9, _141=x14,
        _142=batch, _143=seq, _144=hidden, _145=x2, _146=x3, _147=x5, _148=x5, _149=x6, _150=x7, _151=hidden,
        _152=hidden, _153=x6, _154=x8, _155=hidden, _156=hidden, _157=x9, _158=x10, _159=batch, _160=seq,
        _161=hidden, _162=x11, _163=x12, _164=hidden, _165=hidden, _166=gamma_adam, _167=x6, _168=x13, _169=hidden,
        _170=hidden, _171=x9, _172=x14, _173=batch, _174=seq, _175=hidden, _176=x9, _177=x9, _178=x50, _179=x50,
        _180=x9, _181=x10, _182=batch, _183=seq, _184=hidden, _185=x9, _186=x14, _187=batch, _188=seq, _189=hidden,
        _190=2*x52, _191=4*x53, _192=x57, _193=x57, _194=x59, _195=width_param*x59, _196=hidden, _197=ffn,
        _198=hidden, _199=ffn, _200=ffn, _201=ffn, _202=x59, _203=width_master*x59, _204=hidden, _205=ffn,
        _206=hidden, _207=ffn, _208=ffn, _209=ffn, _210=x60, _211=x38*x58, _212=batch, _213=seq, _214=ffn, _215=x61,
        _216=width_opt*x61, _217=hidden, _218=ffn, _219=hidden, _220=ffn, _221=ffn, _222=ffn, _223=gamma_adam,
        _224=x59, _225=width_param_grad*x59, _226=hidden, _227=ffn, _228=hidden, _229=ffn, _230=ffn, _231=ffn,
        _232=x9, _233=x14, _234=batch, _235=seq, _236=hidden, _237=alpha_silu*x60, _238=x60*x62, _239=x63, _240=x63,
        _241=x64, _242=width_act*x64, _243=batch, _244=seq, _245=ffn, _246=x60, _247=width_act_grad*x60, _248=batch,
        _249=seq, _250=x58, _251=x52, _252=2*x53, _253=x23, _254=x23, _255=x65, _256=width_param*x65, _257=ffn,
        _258=hidden, _259=hidden, _260=x65, _261=width_master*x65, _262=ffn, _263=hidden, _264=hidden, _265=x9,
        _266=x10, _267=batch, _268=seq, _269=hidden, _270=x66, _271=width_opt*x66, _272=ffn, _273=hidden,
        _274=hidden, _275=gamma_adam, _276=x65, _277=width_param_grad*x65, _278=ffn, _279=hidden, _280=hidden,
        _281=x64, _282=width_act_grad*x64, _283=batch, _284=seq, _285=ffn, _286=x2, _287=x3, _288=x5, _289=x5,
        _290=x6, _291=x7, _292=hidden, _293=hidden, _294=x6, _295=x8, _296=hidden, _297=hidden, _298=x9, _299=x10,
        _300=batch, _301=seq, _302=hidden, _303=x11, _304=x12, _305=hidden, _306=hidden, _307=gamma_adam, _308=x6,
        _309=x13, _310=hidden, _311=hidden, _312=x9, _313=x14, _314=batch, _315=seq, _316=hidden, _317=x18,
        _318=x20, _319=x24, _320=x24, _321=x26, _322=x27, _323=hidden, _324=hidden, _325=hidden, _326=hidden,
        _327=hidden, _328=hidden, _329=hidden, _330=hidden, _331=hidden, _332=x26, _333=x28, _334=hidden,
        _335=hidden, _336=hidden, _337=hidden, _338=hidden, _339=hidden, _340=hidden, _341=hidden, _342=hidden,
        _343=x31, _344=x32, _345=x34, _346=x35, _347=x37, _348=x39, _349=batch, _350=heads, _351=seq, _352=f0,
        _353=x37, _354=x39, _355=batch, _356=heads, _357=seq, _358=f0, _359=x37, _360=x39, _361=batch, _362=heads,
        _363=seq, _364=f0, _365=x40, _366=x41, _367=batch, _368=heads, _369=seq, _370=x37, _371=x39, _372=batch,
        _373=heads, _374=seq, _375=f0, _376=x42, _377=x43, _378=batch, _379=heads, _380=seq, _381=f0, _382=x17,
        _383=x44, _384=x23, _385=x23, _386=x25, _387=x45, _388=hidden, _389=hidden, _390=hidden, _391=x25, _392=x46,
        _393=hidden, _394=hidden, _395=hidden, _396=x9, _397=x10, _398=batch, _399=seq, _400=hidden, _401=x47,
        _402=x48, _403=hidden, _404=hidden, _405=hidden, _406=gamma_adam, _407=x25, _408=x49, _409=hidden,
        _410=hidden, _411=hidden, _412=x9, _413=x14, _414=batch, _415=seq, _416=hidden, _417=x9, _418=x9, _419=x50,
        _420=x50, _421=x9, _422=x10, _423=batch, _424=seq, _425=hidden, _426=x9, _427=x14, _428=batch, _429=seq,
        _430=hidden, _431=x2, _432=x3, _433=x5, _434=x5, _435=x6, _436=x7, _437=hidden, _438=hidden, _439=x6,
        _440=x8, _441=hidden, _442=hidden, _443=x9, _444=x10, _445=batch, _446=seq, _447=hidden, _448=x11, _449=x12,
        _450=hidden, _451=hidden, _452=gamma_adam, _453=x6, _454=x13, _455=hidden, _456=hidden, _457=x9, _458=x14,
        _459=batch, _460=seq, _461=hidden, _462=x9, _463=x9, _464=x50, _465=x50, _466=x9, _467=x10, _468=batch,
        _469=seq, _470=hidden, _471=x9, _472=x14, _473=batch, _474=seq, _475=hidden,
        _476=x1*(x16 + x67*(hidden + x68)), _477=x1*(x16 + x67*(x29 + x68 + 3)), _478=x69, _479=x69, _480=x70,
        _481=width_param*x70, _482=hidden, _483=x67, _484=x67, _485=x70, _486=width_master*x70, _487=hidden,
        _488=x67, _489=x67, _490=x71, _491=width_act*x71, _492=batch, _493=seq, _494=x67, _495=x72,
        _496=width_opt*x72, _497=hidden, _498=x67, _499=x67, _500=gamma_adam, _501=x70, _502=width_param_grad*x70,
        _503=hidden, _504=x67, _505=x67, _506=x9, _507=x14, _508=batch, _509=seq, _510=hidden, _511=2*x75,
        _512=4*x76, _513=x78, _514=x78, _515=x81, _516=width_param*x81, _517=hidden, _518=moe_ffn, _519=hidden,
        _520=moe_ffn, _521=moe_ffn, _522=moe_ffn, _523=x81, _524=width_master*x81, _525=hidden, _526=moe_ffn,
        _527=hidden, _528=moe_ffn, _529=moe_ffn, _530=moe_ffn, _531=x82, _532=x38*x80, _533=batch, _534=seq,
        _535=moe_ffn, _536=top_k, _537=x83, _538=width_opt*x83, _539=hidden, _540=moe_ffn, _541=hidden,
        _542=moe_ffn, _543=moe_ffn, _544=moe_ffn, _545=gamma_adam, _546=x81, _547=width_param_grad*x81, _548=hidden,
        _549=moe_ffn, _550=hidden, _551=moe_ffn, _552=moe_ffn, _553=moe_ffn, _554=x84, _555=top_k*x14, _556=batch,
        _557=seq, _558=hidden, _559=top_k, _560=alpha_silu*x82, _561=x62*x82, _562=x85, _563=x85, _564=x86,
        _565=moe_ffn*top_k*x38, _566=batch, _567=seq, _568=moe_ffn, _569=top_k, _570=x82, _571=width_act_grad*x82,
        _572=batch, _573=seq, _574=x79, _575=top_k, _576=x75, _577=2*x76, _578=x87, _579=x87, _580=x88,
        _581=width_param*x88, _582=moe_ffn, _583=hidden, _584=hidden, _585=x88, _586=width_master*x88, _587=moe_ffn,
        _588=hidden, _589=hidden, _590=x84, _591=top_k*x10, _592=batch, _593=seq, _594=hidden, _595=top_k, _596=x89,
        _597=width_opt*x89, _598=moe_ffn, _599=hidden, _600=hidden, _601=gamma_adam, _602=x88,
        _603=width_param_grad*x88, _604=moe_ffn, _605=hidden, _606=hidden, _607=x86, _608=width_act_grad*x86,
        _609=batch, _610=seq, _611=moe_ffn, _612=top_k, _613=x22, _614=x22, _615=x90, _616=x90, _617=x92,
        _618=width_param*x92, _619=vocab, _620=hidden, _621=hidden, _622=x92, _623=width_master*x92, _624=vocab,
        _625=hidden, _626=hidden, _627=x9, _628=x10, _629=batch, _630=seq, _631=hidden, _632=x93,
        _633=width_opt*x93, _634=vocab, _635=hidden, _636=hidden, _637=gamma_adam, _638=x92,
        _639=width_param_grad*x92, _640=vocab, _641=hidden, _642=hidden, _643=x22, _644=x22, _645=x90, _646=x90,
        _647=x94, _648=width_param*x94, _649=seq, _650=hidden, _651=hidden, _652=x94, _653=width_master*x94,
        _654=seq, _655=hidden, _656=hidden, _657=x9, _658=x10, _659=batch, _660=seq, _661=hidden, _662=x95,
        _663=width_opt*x95, _664=seq, _665=hidden, _666=hidden, _667=gamma_adam, _668=x94,
        _669=width_param_grad*x94, _670=seq, _671=hidden, _672=hidden, _673=x1*(x16 + x96), _674=2*x1*(x0 + x96),
        _675=x97, _676=x97, _677=x98, _678=width_param*x98, _679=hidden, _680=vocab, _681=vocab, _682=x98,
        _683=width_master*x98, _684=hidden, _685=vocab, _686=vocab, _687=x99, _688=width_act*x99, _689=batch,
        _690=seq, _691=vocab, _692=x100, _693=width_opt*x100, _694=hidden, _695=vocab, _696=vocab, _697=gamma_adam,
        _698=x98, _699=width_param_grad*x98, _700=hidden, _701=vocab, _702=vocab, _703=x9, _704=x14, _705=batch,
        _706=seq, _707=hidden, _708=x1*(vocab*delta_softmax + 1) + x99*f1,
        _709=x1*(vocab*(delta_softmax + 2) + 1) + x99*f1, _710=x101, _711=x101, _712=x1, _713=x38, _714=batch,
        _715=seq, _716=x99, _717=width_act_grad*x99, _718=batch, _719=seq, _720=vocab,
        : None
    ).__defaults__
    if plain:
        return values
    return tuple(map(_whole, values))
