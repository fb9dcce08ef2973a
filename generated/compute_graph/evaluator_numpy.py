"""Costs of compute_graph, formula set compute_graph, for NumPy arrays of configs.

Made by `symcost generate`; do not edit. Sizes, widths and coefficients are numbers or arrays; arrays broadcast, and a
grid given by its axes is computed along its axes as far as possible. Results are read-only float64 arrays of the full
shape, within 1e-12 of the exact value. NAME_exact(...) says, for the same arguments, which of them are exact.
"""

import os
from collections import namedtuple
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod
from sys import getrefcount
from threading import Lock, Thread
from typing import Any

import numpy as np

FAMILY = "compute_graph"
FORMULAS = "compute_graph"
FORMULAS_SHA256 = "23e2251101c4f54137e08eed4088385c45579b132b422fc1b419306fd8f5a35e"

# Kind, how many the model has.
KINDS = (
    ("dense", "dense_layers"),
    ("moe", "moe_layers"),
    ("ends", "1"),
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

_PROGRAMS = {
    "totals": (
        (
            "x0 = moe_ffn * top_k",
            "x1 = experts + shared_experts",
            "x2 = dense_layers * ffn",
            "t0 = 2 * x2",
            "t1 = 2 * x0",
            "t2 = x1 + t1",
            "t3 = moe_layers * t2",
            "t4 = vocab + t0 + t3",
            "x3 = beta_bias * t4",
            "x4 = 7 * beta_bias",
            "x5 = 3 * ffn",
            "x6 = 4 * hidden",
            "x7 = x5 + x6",
            "x8 = 3 * moe_ffn",
            "t5 = x8 + beta_bias",
            "t6 = top_k * t5",
            "x9 = 2 + x1 + t6",
            "x10 = 2 * beta_bias",
            "x11 = 2 * vocab",
            "x12 = x10 + x11 + seq",
            "t7 = 2 + x4 + x7",
            "t8 = dense_layers * t7",
            "t9 = 6 * beta_bias",
            "t10 = x6 + x9 + t9",
            "t11 = moe_layers * t10",
            "t12 = x12 + t8 + t11",
            "t13 = hidden * t12",
            "x13 = x3 + t13",
            "x14 = 4 * beta_bias",
            "x15 = 2 * seq",
            "x16 = seq * heads",
            "t14 = delta_softmax * x16",
            "t15 = x15 + x7",
            "t16 = hidden * t15",
            "x17 = t14 + t16",
            "x18 = top_k * x8",
            "x19 = x1 + x18",
            "t17 = x15 + x19 + x6",
            "x20 = hidden * t17",
            "x21 = 2 * epsilon_topk",
            "t18 = 3 * top_k",
            "t19 = 5 + t18",
            "x22 = x14 * t19",
            "x23 = batch * seq",
            "x24 = 2 * dense_layers",
            "x25 = 2 * moe_layers",
            "x26 = 2 * hidden",
            "x27 = vocab * x23",
            "x28 = 2 + alpha_silu",
            "t20 = 3 + gamma_rms",
            "t21 = hidden * t20",
            "x29 = x10 + t21",
            "x30 = 1 + x26",
            "t22 = 2 * ffn",
            "x31 = x4 + t22",
            "t23 = 3 * beta_bias",
            "x32 = hidden + t23",
            "t24 = 5 * beta_bias",
            "t25 = 4 * moe_ffn",
            "t26 = x32 + t25",
            "t27 = top_k * t26",
            "x33 = x1 + t24 + t27",
            "x34 = x11 + beta_bias",
            "t28 = 3 * hidden",
            "x35 = x10 + t28",
            "t29 = moe_layers * x35",
            "t30 = x35 + ffn",
            "t31 = dense_layers * t30",
            "t32 = beta_bias + hidden + t29 + t31",
            "x36 = 2 * width_compute_accum * t32",
            "t33 = 2 + x14 + x5 + hidden",
            "t34 = dense_layers * t33",
            "t35 = x32 + x9",
            "t36 = moe_layers * t35",
            "t37 = x12 + t34 + t36",
            "t38 = hidden * t37",
            "x37 = x3 + t38",
            "x38 = gamma_adam * x37",
            "f1 = hidden // heads",
            "t39 = 4 * f1",
            "t40 = seq + t39",
            "x39 = heads * t40",
            "t41 = 6 * hidden",
            "t42 = x39 + x5 + t41",
            "t43 = dense_layers * t42",
            "t44 = 5 + top_k",
            "t45 = hidden * t44",
            "t46 = x19 + x39 + t45",
            "t47 = moe_layers * t46",
            "t48 = x30 + vocab + t43 + t47",
            "x40 = x23 * t48",
            "x41 = heads * f1",
            "t49 = 3 * x41",
            "t50 = 6 + top_k",
            "t51 = hidden * t50",
            "t52 = x18 + t49 + t51",
            "t53 = moe_layers * t52",
            "t54 = x26 + x41 + ffn",
            "t55 = 3 * dense_layers * t54",
            "t56 = hidden + vocab + t53 + t55",
            "x42 = x23 * t56",
            "f0 = log vocab",
            "t57 = 28 * beta_bias",
            "t58 = x17 + t57",
            "t59 = dense_layers * t58",
            "t60 = x1 * x21",
            "t61 = 2 * experts",
            "t62 = 2 * shared_experts",
            "t63 = x16 + t61 + t62",
            "t64 = delta_softmax * t63",
            "t65 = x20 + x22 + t60 + t64",
            "t66 = moe_layers * t65",
            "t67 = hidden * vocab",
            "t68 = x14 + t59 + t66 + t67",
            "t69 = x23 * t68",
            "t70 = 1 + x24 + x25",
            "t71 = x10 * t70",
            "t72 = dense_layers + moe_layers",
            "t73 = 1 + gamma_rms",
            "t74 = t72 * t73",
            "t75 = 1 + t74",
            "t76 = x26 * t75",
            "t77 = vocab * delta_softmax",
            "t78 = moe_layers * x0",
            "t79 = x2 + t78",
            "t80 = 2 * alpha_silu * t79",
            "t81 = 1 + t71 + t76 + t77 + t80",
            "t82 = x23 * t81",
            "t83 = x27 * f0",
            "t84 = t82 + t83",
            "t85 = hidden * x11",
            "t86 = 14 * beta_bias",
            "t87 = x17 + t86",
            "t88 = x24 * t87",
            "t89 = 2 * x20",
            "t90 = 2 * delta_softmax",
            "t91 = 3 + x21 + t90",
            "t92 = x1 * t91",
            "t93 = heads * delta_softmax * x15",
            "t94 = x22 + t89 + t92 + t93",
            "t95 = moe_layers * t94",
            "t96 = x14 + t85 + t88 + t95",
            "t97 = x23 * t96",
            "t98 = ffn * x28",
            "t99 = x29 + t98",
            "t100 = x24 * t99",
            "t101 = x0 * x28",
            "t102 = x29 + t101",
            "t103 = x25 * t102",
            "t104 = 2 + delta_softmax",
            "t105 = vocab * t104",
            "t106 = x10 + x30 + t100 + t103 + t105",
            "t107 = x23 * t106",
            "t108 = t107 + t83",
            "t109 = 9 * hidden",
            "t110 = x31 + t109",
            "t111 = dense_layers * t110",
            "t112 = 8 * hidden",
            "t113 = x33 + t112",
            "t114 = moe_layers * t113",
            "t115 = x34 + t111 + t114",
            "t116 = width_compute_a * t115",
            "t117 = x36 + t116",
            "t118 = x23 * t117",
            "t119 = 11 * hidden",
            "t120 = x31 + t119",
            "t121 = dense_layers * t120",
            "t122 = 10 * hidden",
            "t123 = x33 + t122",
            "t124 = moe_layers * t123",
            "t125 = x34 + t121 + t124",
            "t126 = width_compute_a * t125",
            "t127 = x36 + t126",
            "t128 = x23 * t127",
            "t129 = width_param * x13",
            "t130 = width_master * x13",
            "t131 = width_opt * x38",
            "t132 = width_param_grad * x37",
            "t133 = width_act * x40",
            "t134 = width_act_grad * x42",
        ),
        (
            "x13 x13 0 t69 t84 t97 t108 t118 t128 x13 t129 x13 t130 x38 t131 x37 t132 x40 t133 x42 t134 "
        ),
    ),
    "kind_dense": (
        (
            "x0 = 7 * beta_bias",
            "x1 = 3 * ffn",
            "t0 = 4 * hidden",
            "x2 = x1 + t0",
            "x3 = 2 * beta_bias",
            "x4 = ffn * x3",
            "t1 = 2 + x0 + x2",
            "t2 = hidden * t1",
            "x5 = x4 + t2",
            "x6 = 2 * seq",
            "t3 = x2 + x6",
            "t4 = hidden * t3",
            "t5 = seq * heads * delta_softmax",
            "x7 = t4 + t5",
            "x8 = batch * seq",
            "x9 = batch * x6",
            "t6 = 2 * ffn",
            "x10 = x0 + t6",
            "t7 = 3 * hidden",
            "t8 = x3 + ffn + t7",
            "x11 = 2 * width_compute_accum * t8",
            "t9 = 4 * beta_bias",
            "t10 = 2 + x1 + hidden + t9",
            "t11 = hidden * t10",
            "x12 = x4 + t11",
            "x13 = gamma_adam * x12",
            "f0 = hidden // heads",
            "t12 = 6 * hidden",
            "t13 = 4 * f0",
            "t14 = seq + t13",
            "t15 = heads * t14",
            "t16 = x1 + t12 + t15",
            "x14 = x8 * t16",
            "t17 = 2 * hidden",
            "t18 = heads * f0",
            "t19 = ffn + t17 + t18",
            "x15 = 3 * x8 * t19",
            "t20 = 28 * beta_bias",
            "t21 = x7 + t20",
            "t22 = x8 * t21",
            "t23 = ffn * alpha_silu",
            "t24 = 1 + gamma_rms",
            "t25 = hidden * t24",
            "t26 = x3 + t23 + t25",
            "t27 = x9 * t26",
            "t28 = 14 * beta_bias",
            "t29 = x7 + t28",
            "t30 = x9 * t29",
            "t31 = 2 + alpha_silu",
            "t32 = ffn * t31",
            "t33 = 3 + gamma_rms",
            "t34 = hidden * t33",
            "t35 = x3 + t32 + t34",
            "t36 = x9 * t35",
            "t37 = 9 * hidden",
            "t38 = x10 + t37",
            "t39 = width_compute_a * t38",
            "t40 = x11 + t39",
            "t41 = x8 * t40",
            "t42 = 11 * hidden",
            "t43 = x10 + t42",
            "t44 = width_compute_a * t43",
            "t45 = x11 + t44",
            "t46 = x8 * t45",
            "t47 = width_param * x5",
            "t48 = width_master * x5",
            "t49 = width_opt * x13",
            "t50 = width_param_grad * x12",
            "t51 = width_act * x14",
            "t52 = width_act_grad * x15",
        ),
        (
            "x5 x5 0 t22 t27 t30 t36 t41 t46 x5 t47 x5 t48 x13 t49 x12 t50 x14 t51 x15 t52 "
        ),
    ),
    "kind_moe": (
        (
            "x0 = moe_ffn * top_k",
            "x1 = experts + shared_experts",
            "t0 = 2 * x0",
            "t1 = x1 + t0",
            "x2 = beta_bias * t1",
            "x3 = 4 * hidden",
            "x4 = 3 * moe_ffn",
            "t2 = x4 + beta_bias",
            "t3 = top_k * t2",
            "x5 = 2 + x1 + t3",
            "t4 = 6 * beta_bias",
            "t5 = x3 + x5 + t4",
            "t6 = hidden * t5",
            "x6 = x2 + t6",
            "x7 = seq * heads",
            "x8 = 2 * seq",
            "x9 = top_k * x4",
            "x10 = x1 + x9",
            "t7 = x10 + x3 + x8",
            "x11 = hidden * t7",
            "x12 = 2 * epsilon_topk",
            "t8 = 3 * top_k",
            "t9 = 5 + t8",
            "x13 = 4 * beta_bias * t9",
            "x14 = batch * seq",
            "x15 = 2 * beta_bias",
            "x16 = batch * x8",
            "x17 = 2 * delta_softmax",
            "t10 = 3 * beta_bias",
            "x18 = hidden + t10",
            "t11 = 5 * beta_bias",
            "t12 = 4 * moe_ffn",
            "t13 = x18 + t12",
            "t14 = top_k * t13",
            "x19 = x1 + t11 + t14",
            "t15 = 3 * hidden",
            "t16 = x15 + t15",
            "x20 = 2 * width_compute_accum * t16",
            "t17 = x18 + x5",
            "t18 = hidden * t17",
            "x21 = x2 + t18",
            "x22 = gamma_adam * x21",
            "f0 = hidden // heads",
            "t19 = 4 * f0",
            "t20 = seq + t19",
            "t21 = heads * t20",
            "t22 = 5 + top_k",
            "t23 = hidden * t22",
            "t24 = x10 + t21 + t23",
            "x23 = x14 * t24",
            "t25 = 6 + top_k",
            "t26 = hidden * t25",
            "t27 = 3 * heads * f0",
            "t28 = x9 + t26 + t27",
            "x24 = x14 * t28",
            "t29 = x1 * x12",
            "t30 = 2 * experts",
            "t31 = 2 * shared_experts",
            "t32 = x7 + t30 + t31",
            "t33 = delta_softmax * t32",
            "t34 = x11 + x13 + t29 + t33",
            "t35 = x14 * t34",
            "t36 = alpha_silu * x0",
            "t37 = 1 + gamma_rms",
            "t38 = hidden * t37",
            "t39 = x15 + t36 + t38",
            "t40 = x16 * t39",
            "t41 = 2 * x11",
            "t42 = 3 + x12 + x17",
            "t43 = x1 * t42",
            "t44 = x17 * x7",
            "t45 = x13 + t41 + t43 + t44",
            "t46 = x14 * t45",
            "t47 = 2 + alpha_silu",
            "t48 = x0 * t47",
            "t49 = 3 + gamma_rms",
            "t50 = hidden * t49",
            "t51 = x15 + t48 + t50",
            "t52 = x16 * t51",
            "t53 = 8 * hidden",
            "t54 = x19 + t53",
            "t55 = width_compute_a * t54",
            "t56 = x20 + t55",
            "t57 = x14 * t56",
            "t58 = 10 * hidden",
            "t59 = x19 + t58",
            "t60 = width_compute_a * t59",
            "t61 = x20 + t60",
            "t62 = x14 * t61",
            "t63 = width_param * x6",
            "t64 = width_master * x6",
            "t65 = width_opt * x22",
            "t66 = width_param_grad * x21",
            "t67 = width_act * x23",
            "t68 = width_act_grad * x24",
        ),
        (
            "x6 x6 0 t35 t40 t46 t52 t57 t62 x6 t63 x6 t64 x22 t65 x21 t66 x23 t67 x24 t68 "
        ),
    ),
    "kind_ends": (
        (
            "x0 = 2 * beta_bias",
            "x1 = 2 * vocab",
            "t0 = vocab * beta_bias",
            "t1 = x0 + x1 + seq",
            "t2 = hidden * t1",
            "x2 = t0 + t2",
            "x3 = hidden * vocab",
            "x4 = batch * seq",
            "t3 = 2 * hidden",
            "x5 = 1 + t3",
            "x6 = x0 + x5",
            "x7 = vocab * x4",
            "t4 = x1 + beta_bias",
            "t5 = width_compute_a * t4",
            "t6 = beta_bias + hidden",
            "t7 = 2 * width_compute_accum * t6",
            "t8 = t5 + t7",
            "x8 = x4 * t8",
            "x9 = gamma_adam * x2",
            "t9 = x5 + vocab",
            "x10 = x4 * t9",
            "t10 = hidden + vocab",
            "x11 = x4 * t10",
            "f0 = log vocab",
            "t11 = 4 * beta_bias",
            "t12 = x3 + t11",
            "t13 = x4 * t12",
            "t14 = vocab * delta_softmax",
            "t15 = x6 + t14",
            "t16 = x4 * t15",
            "t17 = x7 * f0",
            "t18 = t16 + t17",
            "t19 = x0 + x3",
            "t20 = 2 * x4 * t19",
            "t21 = 2 + delta_softmax",
            "t22 = vocab * t21",
            "t23 = x6 + t22",
            "t24 = x4 * t23",
            "t25 = t24 + t17",
            "t26 = width_param * x2",
            "t27 = width_master * x2",
            "t28 = width_opt * x9",
            "t29 = width_param_grad * x2",
            "t30 = width_act * x10",
            "t31 = width_act_grad * x11",
        ),
        (
            "x2 x2 0 t13 t18 t20 t25 x8 x8 x2 t26 x2 t27 x9 t28 x2 t29 x10 t30 x11 t31 "
        ),
    ),
    "components": (
        (
            "x0 = 2 * beta_bias",
            "x1 = batch * seq",
            "t0 = hidden * gamma_rms",
            "t1 = x0 + t0",
            "x2 = x1 * t1",
            "t2 = 2 + gamma_rms",
            "t3 = hidden * t2",
            "t4 = x0 + t3",
            "x3 = x1 * t4",
            "x4 = width_compute_accum * x1",
            "t5 = x0 + hidden",
            "x5 = x4 * t5",
            "t6 = 1 + beta_bias",
            "x6 = hidden * t6",
            "x7 = width_param * x6",
            "x8 = width_master * x6",
            "x9 = hidden * x1",
            "x10 = width_act * x9",
            "x11 = gamma_adam * x6",
            "x12 = width_opt * x11",
            "x13 = width_param_grad * x6",
            "x14 = width_act_grad * x9",
            "x15 = hidden * hidden",
            "x16 = 4 * beta_bias",
            "t7 = x15 + x16",
            "x17 = x1 * t7",
            "x18 = 3 * x17",
            "t8 = x0 + x15",
            "x19 = x1 * t8",
            "x20 = 6 * x19",
            "x21 = beta_bias + hidden",
            "x22 = x1 * x21",
            "x23 = width_compute_a * x22",
            "x24 = 3 * x23",
            "x25 = hidden * x21",
            "x26 = 3 * x25",
            "x27 = width_param * x26",
            "x28 = width_master * x26",
            "x29 = 2 * hidden",
            "x30 = batch * seq * seq",
            "t9 = heads * delta_softmax",
            "t10 = x29 + t9",
            "x31 = x30 * t10",
            "x32 = 2 * x31",
            "x33 = width_compute_a * x9",
            "x34 = 4 * x33",
            "x35 = 6 * x33",
            "f0 = hidden // heads",
            "x36 = heads * f0",
            "x37 = x1 * x36",
            "x38 = width_act * x1",
            "x39 = x36 * x38",
            "x40 = heads * x30",
            "x41 = width_act * x40",
            "x42 = 3 * x37",
            "x43 = width_act_grad * x42",
            "x44 = 2 * x19",
            "x45 = width_param * x25",
            "x46 = width_master * x25",
            "x47 = gamma_adam * x25",
            "x48 = width_opt * x47",
            "x49 = width_param_grad * x25",
            "x50 = x29 * x4",
            "x51 = hidden * ffn",
            "t11 = x16 + x51",
            "x52 = x1 * t11",
            "t12 = x0 + x51",
            "x53 = x1 * t12",
            "x54 = beta_bias + ffn",
            "x55 = width_compute_a * x1",
            "x56 = 2 * x55",
            "x57 = x54 * x56",
            "x58 = 2 * ffn",
            "x59 = x21 * x58",
            "x60 = x1 * x58",
            "x61 = gamma_adam * x59",
            "x62 = 2 + alpha_silu",
            "x63 = x4 * x58",
            "x64 = ffn * x1",
            "x65 = hidden * x54",
            "x66 = gamma_adam * x65",
            "x67 = experts + shared_experts",
            "t13 = 2 * delta_softmax",
            "t14 = 2 * epsilon_topk",
            "x68 = t13 + t14",
            "t15 = x67 + beta_bias",
            "x69 = x55 * t15",
            "x70 = x21 * x67",
            "x71 = x1 * x67",
            "x72 = gamma_adam * x70",
            "x73 = hidden * moe_ffn",
            "x74 = top_k * x1",
            "t16 = x16 + x73",
            "x75 = x74 * t16",
            "t17 = x0 + x73",
            "x76 = x74 * t17",
            "t18 = beta_bias + moe_ffn",
            "x77 = top_k * t18",
            "x78 = x56 * x77",
            "x79 = 2 * moe_ffn",
            "x80 = top_k * x79",
            "x81 = x21 * x80",
            "x82 = x1 * x80",
            "x83 = gamma_adam * x81",
            "x84 = top_k * x9",
            "x85 = x55 * x80",
            "x86 = moe_ffn * x74",
            "x87 = top_k * x23",
            "x88 = hidden * x77",
            "x89 = gamma_adam * x88",
            "x90 = width_compute_accum * x22",
            "x91 = beta_bias + vocab",
            "x92 = hidden * x91",
            "x93 = gamma_adam * x92",
            "t19 = beta_bias + seq",
            "x94 = hidden * t19",
            "x95 = gamma_adam * x94",
            "x96 = hidden * vocab",
            "x97 = x55 * x91",
            "x98 = vocab * x21",
            "x99 = vocab * x1",
            "x100 = gamma_adam * x98",
            "x101 = width_compute_a * x99",
            "f1 = log vocab",
            "t20 = 2 * x52",
            "t21 = 4 * x53",
            "t22 = width_param * x59",
            "t23 = width_master * x59",
            "t24 = x38 * x58",
            "t25 = width_opt * x61",
            "t26 = width_param_grad * x59",
            "t27 = alpha_silu * x60",
            "t28 = x60 * x62",
            "t29 = width_act * x64",
            "t30 = width_act_grad * x60",
            "t31 = 2 * x53",
            "t32 = width_param * x65",
            "t33 = width_master * x65",
            "t34 = width_opt * x66",
            "t35 = width_param_grad * x65",
            "t36 = width_act_grad * x64",
            "t37 = x68 + hidden",
            "t38 = x67 * t37",
            "t39 = x16 + t38",
            "t40 = x1 * t39",
            "t41 = 3 + x29 + x68",
            "t42 = x67 * t41",
            "t43 = x16 + t42",
            "t44 = x1 * t43",
            "t45 = width_param * x70",
            "t46 = width_master * x70",
            "t47 = width_act * x71",
            "t48 = width_opt * x72",
            "t49 = width_param_grad * x70",
            "t50 = 2 * x75",
            "t51 = 4 * x76",
            "t52 = width_param * x81",
            "t53 = width_master * x81",
            "t54 = x38 * x80",
            "t55 = width_opt * x83",
            "t56 = width_param_grad * x81",
            "t57 = top_k * x14",
            "t58 = alpha_silu * x82",
            "t59 = x62 * x82",
            "t60 = moe_ffn * top_k * x38",
            "t61 = width_act_grad * x82",
            "t62 = 2 * x76",
            "t63 = width_param * x88",
            "t64 = width_master * x88",
            "t65 = top_k * x10",
            "t66 = width_opt * x89",
            "t67 = width_param_grad * x88",
            "t68 = width_act_grad * x86",
            "t69 = width_param * x92",
            "t70 = width_master * x92",
            "t71 = width_opt * x93",
            "t72 = width_param_grad * x92",
            "t73 = width_param * x94",
            "t74 = width_master * x94",
            "t75 = width_opt * x95",
            "t76 = width_param_grad * x94",
            "t77 = x16 + x96",
            "t78 = x1 * t77",
            "t79 = x0 + x96",
            "t80 = 2 * x1 * t79",
            "t81 = width_param * x98",
            "t82 = width_master * x98",
            "t83 = width_act * x99",
            "t84 = width_opt * x100",
            "t85 = width_param_grad * x98",
            "t86 = vocab * delta_softmax",
            "t87 = 1 + t86",
            "t88 = x1 * t87",
            "t89 = x99 * f1",
            "t90 = t88 + t89",
            "t91 = 2 + delta_softmax",
            "t92 = vocab * t91",
            "t93 = 1 + t92",
            "t94 = x1 * t93",
            "t95 = t94 + t89",
            "t96 = width_act_grad * x99",
        ),
        (
            "x2 x3 x5 x5 x6 x7 hidden hidden x6 x8 hidden hidden x9 x10 batch seq hidden x11 x12 hidden hidden "
            "gamma_adam x6 x13 hidden hidden x9 x14 batch seq hidden x18 x20 x24 x24 x26 x27 hidden hidden hidden "
            "hidden hidden hidden hidden hidden hidden x26 x28 hidden hidden hidden hidden hidden hidden hidden "
            "hidden hidden x31 x32 x34 x35 x37 x39 batch heads seq f0 x37 x39 batch heads seq f0 x37 x39 batch "
            "heads seq f0 x40 x41 batch heads seq x37 x39 batch heads seq f0 x42 x43 batch heads seq f0 x17 x44 "
            "x23 x23 x25 x45 hidden hidden hidden x25 x46 hidden hidden hidden x9 x10 batch seq hidden x47 x48 "
            "hidden hidden hidden gamma_adam x25 x49 hidden hidden hidden x9 x14 batch seq hidden x9 x9 x50 x50 "
            "x9 x10 batch seq hidden x9 x14 batch seq hidden x2 x3 x5 x5 x6 x7 hidden hidden x6 x8 hidden hidden "
            "x9 x10 batch seq hidden x11 x12 hidden hidden gamma_adam x6 x13 hidden hidden x9 x14 batch seq "
            "hidden x9 x9 x50 x50 x9 x10 batch seq hidden x9 x14 batch seq hidden t20 t21 x57 x57 x59 t22 hidden "
            "ffn hidden ffn ffn ffn x59 t23 hidden ffn hidden ffn ffn ffn x60 t24 batch seq ffn x61 t25 hidden "
            "ffn hidden ffn ffn ffn gamma_adam x59 t26 hidden ffn hidden ffn ffn ffn x9 x14 batch seq hidden t27 "
            "t28 x63 x63 x64 t29 batch seq ffn x60 t30 batch seq x58 x52 t31 x23 x23 x65 t32 ffn hidden hidden "
            "x65 t33 ffn hidden hidden x9 x10 batch seq hidden x66 t34 ffn hidden hidden gamma_adam x65 t35 ffn "
            "hidden hidden x64 t36 batch seq ffn x2 x3 x5 x5 x6 x7 hidden hidden x6 x8 hidden hidden x9 x10 batch "
            "seq hidden x11 x12 hidden hidden gamma_adam x6 x13 hidden hidden x9 x14 batch seq hidden x18 x20 x24 "
            "x24 x26 x27 hidden hidden hidden hidden hidden hidden hidden hidden hidden x26 x28 hidden hidden "
            "hidden hidden hidden hidden hidden hidden hidden x31 x32 x34 x35 x37 x39 batch heads seq f0 x37 x39 "
            "batch heads seq f0 x37 x39 batch heads seq f0 x40 x41 batch heads seq x37 x39 batch heads seq f0 x42 "
            "x43 batch heads seq f0 x17 x44 x23 x23 x25 x45 hidden hidden hidden x25 x46 hidden hidden hidden x9 "
            "x10 batch seq hidden x47 x48 hidden hidden hidden gamma_adam x25 x49 hidden hidden hidden x9 x14 "
            "batch seq hidden x9 x9 x50 x50 x9 x10 batch seq hidden x9 x14 batch seq hidden x2 x3 x5 x5 x6 x7 "
            "hidden hidden x6 x8 hidden hidden x9 x10 batch seq hidden x11 x12 hidden hidden gamma_adam x6 x13 "
            "hidden hidden x9 x14 batch seq hidden x9 x9 x50 x50 x9 x10 batch seq hidden x9 x14 batch seq hidden "
            "t40 t44 x69 x69 x70 t45 hidden x67 x67 x70 t46 hidden x67 x67 x71 t47 batch seq x67 x72 t48 hidden "
            "x67 x67 gamma_adam x70 t49 hidden x67 x67 x9 x14 batch seq hidden t50 t51 x78 x78 x81 t52 hidden "
            "moe_ffn hidden moe_ffn moe_ffn moe_ffn x81 t53 hidden moe_ffn hidden moe_ffn moe_ffn moe_ffn x82 t54 "
            "batch seq moe_ffn top_k x83 t55 hidden moe_ffn hidden moe_ffn moe_ffn moe_ffn gamma_adam x81 t56 "
            "hidden moe_ffn hidden moe_ffn moe_ffn moe_ffn x84 t57 batch seq hidden top_k t58 t59 x85 x85 x86 t60 "
            "batch seq moe_ffn top_k x82 t61 batch seq x79 top_k x75 t62 x87 x87 x88 t63 moe_ffn hidden hidden "
            "x88 t64 moe_ffn hidden hidden x84 t65 batch seq hidden top_k x89 t66 moe_ffn hidden hidden "
            "gamma_adam x88 t67 moe_ffn hidden hidden x86 t68 batch seq moe_ffn top_k x22 x22 x90 x90 x92 t69 "
            "vocab hidden hidden x92 t70 vocab hidden hidden x9 x10 batch seq hidden x93 t71 vocab hidden hidden "
            "gamma_adam x92 t72 vocab hidden hidden x22 x22 x90 x90 x94 t73 seq hidden hidden x94 t74 seq hidden "
            "hidden x9 x10 batch seq hidden x95 t75 seq hidden hidden gamma_adam x94 t76 seq hidden hidden t78 "
            "t80 x97 x97 x98 t81 hidden vocab vocab x98 t82 hidden vocab vocab x99 t83 batch seq vocab x100 t84 "
            "hidden vocab vocab gamma_adam x98 t85 hidden vocab vocab x9 x14 batch seq hidden t90 t95 x101 x101 "
            "x1 x38 batch seq x99 t96 batch seq vocab "
        ),
    ),
}

class Rooms:
    """Arrays of float64, not initialised, that begin where a cache line or a large page does.

    The system takes longer to hand out fresh memory than results take to be computed. So a room is remembered, and
    given again when no array looks into it any more: whoever keeps a result keeps it for good.

    Attributes:
        kept: numbers that rooms hold at most while they wait: 256 MiB.
    """

    line, page, kept = 1 << 3, 1 << 18, 1 << 25

    def __init__(self) -> None:
        self._rooms: list[Any] = []
        self._lock = Lock()
        self._alone = self._holders([bytearray(1)], 0)

    def take(self, shape: tuple[int, ...]) -> Any:
        """An array of that shape; what it contains is undefined."""
        import numpy as np

        size = 1
        for extent in shape:
            size *= extent
        unit = self.line if size < 2 * self.page else self.page
        # Whoever finds it busy, in another thread or behind a fork, does without.
        if unit == self.page and self._lock.acquire(blocking=False):
            try:
                room = self._again(size + unit)
            finally:
                self._lock.release()
        else:
            room = np.empty(size + unit)
        start = -(room.__array_interface__["data"][0] // 8) % unit
        return room[start : start + size].reshape(shape)

    def _again(self, size: int) -> Any:
        """A spare room of that size, or a new one, for which spare ones of other sizes make way."""
        import numpy as np

        spare = [number for number in range(len(self._rooms)) if self._holders(self._rooms, number) == self._alone]
        for number in spare:
            if self._rooms[number].size == size:
                return self._rooms[number]
        for number in reversed(spare):
            if sum(room.size for room in self._rooms) + size > self.kept:
                del self._rooms[number]
        made = np.empty(size)
        if sum(room.size for room in self._rooms) + size <= self.kept:
            self._rooms.append(made)
        return made

    @staticmethod
    def _holders(rooms: list[Any], number: int) -> int:
        return getrefcount(rooms[number])


# A program has one operation a line, and tuples where a convention decides. A plan says, for the shapes of one call,
# what is computed once and what block by block, and which results share a buffer.
THREADS = min(8, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
_SHORT, _LONG = 16384, 65536  # elements of a block: buffers fit the cache; longer steps, fewer waits of threads
_LIMIT = 2.0**53  # below it, sums and products of whole numbers are exact in float64
_BUFFER = 1024  # elements that NumPy's iterator gathers; where it gathers more, broadcasting takes three times as long
_ALL = slice(None)
_ROOMS = Rooms()


def _load(value, _, out):
    np.copyto(out, value)


def _log(value, _, out=None):
    return np.log(value, out)


def _min(left, right, out=None):
    return np.minimum(left, right, out=out)


def _max(left, right, out=None):
    return np.maximum(left, right, out=out)


def _floor(above, below, out=None):
    # np.floor_divide takes ten times as long. Whole numbers below 2**53 have the same quotient either way.
    return np.floor(np.divide(above, below, out), out)


_SIGNS = {
    "+": np.add,
    "-": np.subtract,
    "*": np.multiply,
    "/": np.divide,
    "//": _floor,
    "min": _min,
    "max": _max,
    "**": np.power,
    "log": _log,
}


def _flat(lines, options):
    for line in lines:
        if isinstance(line, str):
            yield line
        else:
            yield from _flat(next(inner for known, inner in line[1:] if options[line[0]] in known), options)


@lru_cache(maxsize=256)
def _steps(name, options):
    """Steps (sign, target, operands) under the options, copies resolved, and the operands that are results."""
    lines, results = _PROGRAMS[name]
    steps, same = [], {}

    def operand(word):
        return same.get(word, word) if word[0].isalpha() else float(word)

    for line in _flat(lines, dict(options)):
        target, _, *words = line.split()
        if words[0] == "log":
            words = [words[1], "log", "0"]
        if len(words) == 1:
            same[target] = operand(words[0])
        else:
            steps.append((words[1], target, tuple(map(operand, words[::2]))))
    chosen = tuple(map(operand, results.split()))
    return tuple(_needed({step[1]: step for step in steps}, chosen)), chosen


def _needed(steps, results):
    """The steps behind the results, each as late as it can stand: what is computed late is held briefly."""
    done, stack = set(), [(key, False) for key in reversed(results)]
    while stack:
        key, ready = stack.pop()
        if key in done or key not in steps:
            continue
        if ready:
            done.add(key)
            yield steps[key]
        else:
            stack.append((key, True))
            stack.extend((operand, False) for operand in reversed(steps[key][2]))


class _Plan:
    """How to run a program for inputs of given kinds (name, shape, whether float64).

    Steps are (function, target, left, right); a register is a name, a number stands for itself.
    """

    def __init__(self, name, options, kinds):
        steps, self.results = _steps(name, options)
        used = {operand for _, _, operands in steps for operand in operands}.union(self.results)
        axes = max((len(shape) for key, shape, _ in kinds if key in used), default=0)
        self.shape = {key: (1,) * (axes - len(shape)) + shape for key, shape, _ in kinds if key in used}
        self.inputs = tuple(self.shape)
        # Results must not change when the caller's arrays do.
        self.copied = set(self.inputs).intersection(self.results)
        self.full = np.broadcast_shapes(*self.shape.values())
        # What is much smaller than the result is not worth repeating for each block.
        self.large = max(_SHORT, min(prod(self.full) // 16, 2 * _LONG))
        self.lengths = _lengths(self.full)
        self.once, self.blocked = [], []
        self._split(steps, {key for key, _, real in kinds if key in used and not real and self._is_large(key)})
        self.outputs = dict.fromkeys(key for key in self.results if key in {step[1] for step in self.blocked})
        self.buffers, self.place = [], {}
        self._share_buffers()

    def _is_large(self, key):
        return prod(self.shape[key]) > self.large

    def _split(self, steps, integers):
        """Steps that run once and steps that run in each block; large integer inputs are converted block by block."""
        renamed = {}
        for step in _pairs(steps, self.shape):
            if not self._is_large(step[1]):
                self.once.append(step)
                continue
            for key in sorted(integers.intersection(step[2:]).difference(renamed)):
                renamed[key] = f"{key} as float64"
                self.shape[renamed[key]] = self.shape[key]
                self.blocked.append((_load, renamed[key], key, 0.0))
            self.blocked.append((*step[:2], *(renamed.get(key, key) for key in step[2:])))

    def _share_buffers(self):
        """A buffer is free once its content was read for the last time; the reading step may write to it already."""
        last = {key: number for number, step in enumerate(self.blocked) for key in step[2:]}
        free = {}
        for number, (_, target, *operands) in enumerate(self.blocked):
            for key in dict.fromkeys(operands):
                if key in self.place and last[key] == number:
                    free.setdefault(self.block(key), []).append(self.place[key])
            if target not in self.outputs:
                block = self.block(target)
                if not free.get(block):
                    free.setdefault(block, []).append(len(self.buffers))
                    self.buffers.append(block)
                self.place[target] = free[block].pop()

    def block(self, key):
        return tuple(min(pair) for pair in zip(self.shape[key], self.lengths))

    def part(self, key, array, window):
        """The part of an array that belongs to a window of the full shape."""
        shape = self.shape[key]
        if array.size == 1:
            return array.reshape(())  # the cheapest operand there is
        if shape != self.full:
            window = tuple(_ALL if extent == 1 else span for span, extent in zip(window, shape))
        return array[window]

    def run(self, arrays):
        """The results for inputs of the planned kinds."""
        values = {}
        for key in self.inputs:
            array = arrays[key].reshape(self.shape[key])
            values[key] = array if self._is_large(key) and key not in self.copied else array.astype(np.float64)
        for function, target, left, right in self.once:
            values[target] = np.asarray(function(values.get(left, left), values.get(right, right)))
        if self.blocked:
            self._run_blocks(values)
        return tuple(_result(values.get(key, key), self.full) for key in self.results)

    def _run_blocks(self, values):
        for key in self.outputs:
            values[key] = _ROOMS.take(self.shape[key])
        windows = list(_windows(self.full, self.lengths))
        workers = max(1, min(THREADS, len(windows)))
        parts = [windows[n * len(windows) // workers : (n + 1) * len(windows) // workers] for n in range(workers)]
        failures = []

        def work(part, state):
            usual = np.setbufsize(_BUFFER)
            try:
                with np.errstate(**state):
                    self._run_windows(values, part)
            except BaseException as failure:
                failures.append(failure)
            finally:
                np.setbufsize(usual)

        # Threads of one call: a pool would not survive a fork.
        threads = [Thread(target=work, args=(part, np.geterr())) for part in parts[1:]]
        for thread in threads:
            thread.start()
        work(parts[0], np.geterr())
        for thread in threads:
            thread.join()
        if failures:
            raise failures[0]

    def _run_windows(self, values, windows):
        buffers = [np.empty(block) for block in self.buffers]
        names = list(dict.fromkeys(key for step in self.blocked for key in step[1:]))
        number = {key: place for place, key in enumerate(names)}
        steps = [(step[0], *(number[key] for key in step[1:])) for step in self.blocked]
        read = [(number[key], key, values[key]) for key in names if key in values]
        local = [np.array(key) if isinstance(key, float) else None for key in names]
        spans = None
        for window in windows:
            for place, key, array in read:
                local[place] = self.part(key, array, window)
            if spans != (spans := tuple(slice(0, span.stop - span.start) for span in window)):
                for key, place in self.place.items():
                    buffer = buffers[place]
                    local[number[key]] = buffer[tuple(map(_shorter, spans, buffer.shape))]
            for function, target, left, right in steps:
                function(local[left], local[right], local[target])


_plan = lru_cache(maxsize=64)(_Plan)


def _pairs(steps, shape):
    """Steps of two operands each. Small ones meet first, so that a grid's axes are joined as late as possible."""
    for sign, target, operands in steps:
        if sign in ("+", "*"):
            operands = sorted(operands, key=lambda operand: prod(shape.get(operand, ())))
        left = operands[0]
        for number, right in enumerate(operands[1:], 2):
            made = target if number == len(operands) else f"{target} {number}"
            shape[made] = np.broadcast_shapes(shape.get(left, ()), shape.get(right, ()))
            yield _SIGNS[sign], made, left, right
            left = made


def _lengths(full):
    """How long a block is along each axis: as many blocks for each thread, an even number, within the bounds."""
    longest = _LONG if THREADS > 1 else _SHORT
    lengths, pairs = [], -(-prod(full) // (2 * THREADS * longest))
    room = max(_SHORT, -(-prod(full) // (2 * THREADS * max(1, pairs))))
    for extent in reversed(full):
        lengths.append(max(1, min(extent, room)))
        room = room // lengths[-1] if lengths[-1] == extent else 1
    return tuple(reversed(lengths))


def _windows(full, lengths):
    return product(
        *([slice(i, min(i + step, extent)) for i in range(0, extent, step)] for extent, step in zip(full, lengths))
    )


def _shorter(span, extent):
    return span if span.stop < extent else _ALL


def _result(value, full):
    """A read-only array of the full shape; results that vary along fewer axes are views."""
    if not full:
        return np.float64(np.reshape(value, ()))
    made = np.broadcast_to(np.asarray(value, dtype=np.float64), full)
    made.flags.writeable = False
    return made


def _given(arguments):
    """Arguments as arrays, and the options as a key of plans; what is no machine integer or float becomes float64."""
    arrays = {name: np.asarray(value) for name, value in arguments.items() if name not in CONVENTIONS}
    for name, array in arrays.items():
        if array.dtype.kind not in "fiu":
            arrays[name] = np.asarray(arguments[name], dtype=np.float64)
    options = tuple((name, _option(name, arguments[name])) for name in CONVENTIONS)
    if "mtp_depth" in arrays and ("mtp", "true") not in options:
        arrays["mtp_depth"] = np.zeros(())
    return arrays, options


def _option(name, option):
    if name == "mtp" and isinstance(option, (bool, np.bool_)):
        return "true" if option else "false"
    if option not in CONVENTIONS[name]:
        raise ValueError(f"{name}={option!r} is no option; known: {', '.join(CONVENTIONS[name])}")
    return option


def _run(name, arguments):
    arrays, options = _given(arguments)
    kinds = tuple((key, array.shape, array.dtype == np.float64) for key, array in arrays.items())
    return _plan(name, options, kinds).run(arrays)


def _mask(name, arguments):
    """Where each result is exact: the same program on absolute values stays below 2**53 and divides without rest."""
    arrays, options = _given(arguments)
    steps, results = _steps(name, options)
    used = {operand for _, _, operands in steps for operand in operands}.union(results)
    arrays = {key: array for key, array in arrays.items() if key in used}
    full = np.broadcast_shapes(*(array.shape for array in arrays.values()))
    arrays = {key: array.reshape((1,) * (len(full) - array.ndim) + array.shape) for key, array in arrays.items()}
    made = [np.empty(full, dtype=bool) for _ in results]
    for window in _windows(full, _lengths(full)):
        known = {}
        for key, array in arrays.items():
            known[key] = _bound(array[tuple(_ALL if n == 1 else s for s, n in zip(window, array.shape))])
        for sign, target, operands in steps:
            known[target] = _bounded(sign, [known[key] if key in known else _bound(key) for key in operands])
        for mask, key in zip(made, results):
            _, bound, exact = known[key] if key in known else _bound(key)
            mask[window] = exact & (bound < _LIMIT)
    return tuple(mask if full else mask[()] for mask in made)


def _bound(value):
    """An input as (value, bound, whether whole)."""
    value = np.asarray(value, dtype=np.float64)
    return value, np.abs(value), value == np.floor(value)


def _bounded(sign, operands):
    """Value, bound on its absolute value with all signs positive, and whether it is surely exact below 2**53."""
    (value, bound, exact), *rest = operands
    for right, right_bound, right_exact in rest:
        sure = exact & right_exact & (bound < _LIMIT) & (right_bound < _LIMIT)
        made = _SIGNS[sign](value, right)
        if sign in ("+", "-"):
            bound, exact = bound + right_bound, exact & right_exact
        elif sign == "*":
            bound, exact = bound * right_bound, exact & right_exact
        elif sign in ("min", "max", "//"):
            bound, exact = np.abs(made), sure
        else:
            bound = np.abs(made)
            exact = sure & (made == np.floor(made)) & (made * right == value) if sign == "/" else np.False_
        value = made
    return value, bound, exact


def totals(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """Sums over the whole model, for one micro-batch."""
    return Totals._make(_run("totals", locals()))


def totals_exact(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """Which results of `totals` are exact."""
    return Totals._make(_mask("totals", locals()))


def kind_dense(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """The same sums for one `dense`."""
    return Totals._make(_run("kind_dense", locals()))


def kind_dense_exact(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """Which results of `kind_dense` are exact."""
    return Totals._make(_mask("kind_dense", locals()))


def kind_moe(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """The same sums for one `moe`."""
    return Totals._make(_run("kind_moe", locals()))


def kind_moe_exact(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """Which results of `kind_moe` are exact."""
    return Totals._make(_mask("kind_moe", locals()))


def kind_ends(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """The same sums for one `ends`."""
    return Totals._make(_run("kind_ends", locals()))


def kind_ends_exact(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """Which results of `kind_ends` are exact."""
    return Totals._make(_mask("kind_ends", locals()))


def components(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """Every row, for one instance, in the order of ROWS."""
    return _run("components", locals())


def components_exact(
    *, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8),
):
    """Which results of `components` are exact."""
    return _mask("components", locals())
