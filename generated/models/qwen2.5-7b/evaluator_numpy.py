"""Costs of qwen2, formula set standard, for NumPy arrays of configs.

Made by `symcost generate`; do not edit. Sizes, widths and coefficients are numbers or arrays; arrays broadcast, and a
grid given by its axes is computed along its axes as far as possible. Results are read-only float64 arrays of the full
shape, within 1e-12 of the exact value. NAME_exact(...) says, for the same arguments, which of them are exact.
"""

import os
from collections import namedtuple
from functools import lru_cache
from itertools import product
from math import prod
from sys import getrefcount
from threading import Lock, Thread
from typing import Any

import numpy as np

FAMILY = "qwen2"
FORMULAS = "standard"
FORMULAS_SHA256 = "72bd792a64897e91070f40dbd42bc940872c34fa86807980dbe121bf3d61bda5"

# Kind, how many the model has.
KINDS = (
    ("dense", "layers"),
    ("ends", "1"),
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

_PROGRAMS = {
    "totals": (
        (
            "x2 = batch * layers",
            ("flops",
                (("model",), (
                    "core_rerun = 0",
                )),
                (("hardware",), (
                    ("recompute",
                        (("none",), (
                            "core_rerun = 0",
                        )),
                        (("selective", "full"), (
                            "core_rerun = 1",
                        )),
                    ),
                )),
            ),
            "x0 = 2 + core_rerun",
            "x1 = 4 * heads",
            "x17 = 2 * context",
            "x49 = seq * context",
            ("pairs",
                (("full",), (
                    "pairs_size = x49",
                )),
                (("causal",), (
                    "t0 = 1 + x17",
                    "t1 = t0 - seq",
                    "t2 = seq * t1",
                    "pairs_size = t2 / 2",
                )),
                (("causal_half",), (
                    "pairs_size = x49 / 2",
                )),
            ),
            "x3 = head_dim * pairs_size * x0 * x1 * x2",
            "x4 = 4 + cost_exp",
            "x5 = x4 + cost_div",
            "x7 = 3 * seq * head_dim",
            "x8 = 1 + core_rerun",
            "x9 = x7 * x8",
            "x10 = kv_heads * x9",
            "x6 = pairs_size * x5",
            "t3 = 5 * pairs_size",
            "t4 = x6 + x7",
            "t5 = core_rerun * t4",
            "t6 = x7 + t3 + t5",
            "t7 = heads * t6",
            "t8 = x10 + t7",
            "x11 = x2 * t8",
            "x12 = heads * x2",
            "x13 = 2 * head_dim",
            "x14 = pairs_size * x13",
            ("flops",
                (("model",), (
                    "s0 = x3",
                    "s1 = x11",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t9 = 2 * core_rerun",
                            "t10 = 5 + t9",
                            "s0 = x12 * x14 * t10",
                            "t11 = core_rerun * x5",
                            "t12 = 7 + cost_exp + t11",
                            "t13 = pairs_size * t12",
                            "t14 = x9 + t13",
                            "t15 = heads * t14",
                            "t16 = x10 + t15",
                            "s1 = x2 * t16",
                        )),
                        (("eager",), (
                            "s0 = x3",
                            "s1 = x11",
                        )),
                    ),
                )),
            ),
            "x15 = head_dim * width_act",
            "x16 = seq * heads",
            "x18 = kv_heads * x17",
            "t17 = x16 + x18",
            "x19 = x2 * t17",
            "x20 = x16 * x2",
            "x21 = x18 * x8",
            "x22 = 2 * width_act_grad",
            "t18 = width_act * core_rerun",
            "x23 = width_act_grad + t18",
            "x24 = head_dim * x18",
            "x25 = width_act_grad * x24",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x26 = head_dim * layer_kept",
            "x28 = layer_kept * x15",
            "x30 = x19 * x26",
            "x31 = x19 * x28",
            "x37 = 4 + width_act",
            ("recompute",
                (("none",), (
                    "core_kept = 1",
                )),
                (("selective", "full"), (
                    "core_kept = 0",
                )),
            ),
            ("attention",
                (("flash",), (
                    "t19 = core_kept + x26",
                    "t20 = x16 * t19",
                    "t21 = x18 * x26",
                    "t22 = t20 + t21",
                    "x27 = batch * t22",
                    "t23 = 4 * core_kept",
                    "t24 = x28 + t23",
                    "t25 = x16 * t24",
                    "t26 = x18 * x28",
                    "t27 = t25 + t26",
                    "x29 = batch * t27",
                    ("activations",
                        (("fused",), (
                            "s11 = layers * x27",
                            "s15 = layers * x29",
                        )),
                        (("paper",), (
                            "s11 = x30",
                            "s15 = x31",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t28 = 3 * core_kept",
                                    "t29 = x27 + t28",
                                    "s11 = layers * t29",
                                    "t30 = 24 * core_kept",
                                    "t31 = x29 + t30",
                                    "s15 = layers * t31",
                                )),
                                (("selective",), (
                                    "s11 = x30",
                                    "s15 = x31",
                                )),
                            ),
                        )),
                    ),
                    "s2 = x15 * x19",
                    "t32 = 4 + x15",
                    "s4 = x20 * t32",
                    "t33 = 8 * x16",
                    "t34 = x16 * x22",
                    "t35 = x0 * x16",
                    "t36 = x21 + t35",
                    "t37 = width_act * t36",
                    "t38 = t34 + t37",
                    "t39 = head_dim * t38",
                    "t40 = t33 + t39",
                    "s6 = x2 * t40",
                    "t41 = 4 * core_rerun",
                    "t42 = head_dim * x23",
                    "t43 = 4 + t41 + t42",
                    "t44 = x16 * t43",
                    "t45 = x25 + t44",
                    "s8 = x2 * t45",
                    "s12 = 0",
                    "s16 = 0",
                )),
                (("eager",), (
                    "x32 = x17 + head_dim",
                    "x34 = width_act * x2",
                    ("activations",
                        (("fused", "paper"), (
                            "x35 = context * core_kept",
                            "s11 = x30",
                            "s12 = x20 * x35",
                            "s15 = x31",
                            "s16 = x16 * x34 * x35",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "x36 = core_kept * x12",
                                    "t46 = head_dim * x17",
                                    "t47 = seq * x32",
                                    "t48 = t46 + t47",
                                    "s11 = x36 * t48",
                                    "t49 = x15 * x17",
                                    "t50 = context * x37",
                                    "t51 = x15 + t50",
                                    "t52 = seq * t51",
                                    "t53 = t49 + t52",
                                    "s15 = x36 * t53",
                                )),
                                (("selective",), (
                                    "s11 = x30",
                                    "s15 = x31",
                                )),
                            ),
                            "s12 = 0",
                            "s16 = 0",
                        )),
                    ),
                    "x33 = x16 * x32",
                    "t54 = x24 + x33",
                    "s2 = x34 * t54",
                    "s4 = x33 * x34",
                    "t55 = x15 * x21",
                    "t56 = 3 * context",
                    "t57 = x13 + t56",
                    "t58 = width_act_grad * t57",
                    "t59 = width_act * x32 * x8",
                    "t60 = t58 + t59",
                    "t61 = x16 * t60",
                    "t62 = t55 + t61",
                    "s6 = x2 * t62",
                    "t63 = x23 * x33",
                    "t64 = x25 + t63",
                    "s8 = x2 * t64",
                )),
            ),
            "x38 = 1 + layer_kept",
            "x40 = batch * seq",
            "x41 = hidden * width_act",
            "x43 = 2 * hidden",
            ("activations",
                (("fused",), (
                    "x39 = hidden * x38",
                    "t65 = 2 * layer_kept",
                    "t66 = x39 + t65",
                    "t67 = layers * t66",
                    "t68 = 1 + hidden + t67",
                    "s10 = x40 * t68",
                    "t69 = 8 * layer_kept",
                    "t70 = width_act * x39",
                    "t71 = t69 + t70",
                    "t72 = layers * t71",
                    "t73 = 4 + x41 + t72",
                    "s14 = x40 * t73",
                )),
                (("paper",), (
                    "t74 = layers * x38",
                    "t75 = 1 + t74",
                    "x42 = x40 * t75",
                    "s10 = hidden * x42",
                    "s14 = x41 * x42",
                )),
                (("autograd",), (
                    "t76 = 3 * hidden",
                    "t77 = 2 + ffn + t76",
                    "t78 = layer_kept * t77",
                    "t79 = hidden + t78",
                    "t80 = layers * t79",
                    "t81 = 1 + x43 + t80",
                    "s10 = x40 * t81",
                    "t82 = hidden * x37",
                    "t83 = ffn * width_act",
                    "t84 = 8 + width_act",
                    "t85 = hidden * t84",
                    "t86 = 8 + t83 + t85",
                    "t87 = layer_kept * t86",
                    "t88 = x41 + t87",
                    "t89 = layers * t88",
                    "t90 = 4 + t82 + t89",
                    "s14 = x40 * t90",
                )),
            ),
            "x44 = 8 * x40",
            "x45 = 1 + vocab",
            "x47 = vocab * width_act_grad",
            ("loss",
                (("eager",), (
                    "x46 = x40 * x45",
                    "t91 = vocab * x37",
                    "t92 = 8 + t91",
                    "s3 = x40 * t92",
                    "s5 = vocab * x44",
                    "s7 = 8 * x46",
                    "t93 = 4 + width_act_grad",
                    "s9 = vocab * x40 * t93",
                    "s13 = x46",
                    "t94 = 2 + vocab",
                    "s17 = 4 * x40 * t94",
                )),
                (("fused",), (
                    "x48 = x40 * x47",
                    "t95 = vocab * width_act",
                    "t96 = 8 + t95",
                    "s3 = x40 * t96",
                    "s5 = x48",
                    "s7 = x48",
                    "s9 = x48",
                    "s13 = 0",
                    "s17 = 0",
                )),
            ),
            ("flops",
                (("model",), (
                    "layer_rerun = 0",
                )),
                (("hardware",), (
                    ("recompute",
                        (("none", "selective"), (
                            "layer_rerun = 0",
                        )),
                        (("full",), (
                            "layer_rerun = 1",
                        )),
                    ),
                )),
            ),
            "t97 = 2 * kv_heads",
            "t98 = heads + t97",
            "x50 = head_dim * t98",
            "x51 = 3 * ffn",
            "t99 = heads + kv_heads",
            "x52 = x13 * t99",
            "x53 = x51 + x52",
            "x54 = 2 + x53",
            "t100 = hidden * x54",
            "x55 = x50 + t100",
            "x56 = 2 * vocab",
            "t101 = layers * x55",
            "t102 = 1 + x56",
            "t103 = hidden * t102",
            "x57 = t101 + t103",
            "x58 = layers * heads",
            "t104 = 2 * cost_div",
            "t105 = 2 * cost_rsqrt",
            "x59 = t104 + t105",
            "t106 = 10 * hidden",
            "t107 = 1 + cost_silu",
            "t108 = ffn * t107",
            "x60 = 2 + x59 + t106 + t108",
            "x61 = cost_div + cost_rsqrt",
            "x62 = 2 + layer_rerun",
            "x63 = 14 + x61",
            "t109 = heads * head_dim",
            "x64 = x51 + t109",
            "x65 = 2 * width_act",
            "x66 = 6 * hidden",
            "x67 = x50 + x51 + x66",
            "x68 = 2 * layer_rerun",
            "x69 = 1 + layer_rerun",
            "t110 = grad_accum - 1",
            "f2 = 1 min t110",
            "accumulating = f2",
            "x70 = width_param_grad * accumulating",
            "x71 = 5 * width_act_grad",
            "x72 = 2 * x40",
            "x73 = width_act * x69",
            "x74 = x70 + width_param",
            "t111 = -1 * width_master",
            "t112 = t111 // 1",
            "f0 = -1 * t112",
            "f1 = 1 min f0",
            "t113 = 1 - f1",
            "x75 = width_param * t113",
            "x76 = 2 * width_opt",
            "x77 = x76 + width_master",
            "x78 = x75 + x77 + width_param_grad",
            "t114 = 2 * width_master",
            "t115 = 4 * width_opt",
            "x79 = t114 + t115",
            "x80 = x77 + width_param",
            "t116 = x43 + x64",
            "t117 = layers * layer_kept * t116",
            "x81 = hidden + t117",
            "t118 = x14 * x58",
            "t119 = layers * x53",
            "t120 = vocab + t119",
            "t121 = seq * hidden * t120",
            "t122 = t118 + t121",
            "t123 = 2 * batch * t122",
            "t124 = x58 * x6",
            "t125 = 4 * hidden",
            "t126 = vocab * x4",
            "t127 = 5 * kv_heads",
            "t128 = x1 + t127",
            "t129 = head_dim * t128",
            "t130 = x60 + t129",
            "t131 = layers * t130",
            "t132 = 2 + x61 + cost_log + t125 + t126 + t131",
            "t133 = seq * t132",
            "t134 = t124 + t133",
            "t135 = batch * t134",
            "t136 = x51 * x62",
            "t137 = x52 * x62",
            "t138 = t136 + t137",
            "t139 = layers * t138",
            "t140 = x56 + t139",
            "t141 = x40 * x43 * t140",
            "t142 = t141 + s0",
            "t143 = 11 * hidden",
            "t144 = 22 * hidden",
            "t145 = x50 + x60",
            "t146 = layer_rerun * t145",
            "t147 = 5 + cost_silu",
            "t148 = ffn * t147",
            "t149 = x50 + t144 + t146 + t148",
            "t150 = layers * t149",
            "t151 = 1 + cost_div + cost_exp",
            "t152 = vocab * t151",
            "t153 = t143 + t150 + t152",
            "t154 = x40 * t153",
            "t155 = t154 + s1",
            "t156 = x50 * x63",
            "t157 = x51 * x63",
            "t158 = x52 * x63",
            "t159 = 28 + x59 + t157 + t158",
            "t160 = hidden * t159",
            "t161 = t156 + t160",
            "t162 = layers * t161",
            "t163 = x56 * x63",
            "t164 = x63 + t163",
            "t165 = hidden * t164",
            "t166 = t162 + t165",
            "t167 = width_param * x55",
            "t168 = 8 * hidden",
            "t169 = x64 + t168",
            "t170 = width_act * x40 * t169",
            "t171 = t167 + t170",
            "t172 = layers * t171",
            "t173 = x40 * x65",
            "t174 = x40 + x45",
            "t175 = width_param * t174",
            "t176 = t173 + t175",
            "t177 = hidden * t176",
            "t178 = x44 + t172 + t177",
            "t179 = t178 + s2 + s3",
            "t180 = 8 * layers",
            "t181 = layers * x67",
            "t182 = x43 + vocab + t181",
            "t183 = width_act * t182",
            "t184 = 4 + t180 + t183",
            "t185 = x40 * t184",
            "t186 = t185 + s4 + s5",
            "t187 = 6 + x47",
            "t188 = x72 * t187",
            "t189 = 3 * x73",
            "t190 = x71 + t189",
            "t191 = ffn * t190",
            "t192 = x22 + x73",
            "t193 = heads * t192",
            "t194 = 4 * kv_heads * width_act_grad",
            "t195 = t193 + t194",
            "t196 = head_dim * t195",
            "t197 = 8 + t191 + t196",
            "t198 = x40 * t197",
            "t199 = width_param * layer_rerun",
            "t200 = x70 + t199",
            "t201 = x50 * t200",
            "t202 = x54 * x70",
            "t203 = 1 + x68",
            "t204 = x65 * t203",
            "t205 = x71 + t204",
            "t206 = x72 * t205",
            "t207 = x51 * x69",
            "t208 = x52 * x69",
            "t209 = 2 + x68 + t207 + t208",
            "t210 = width_param * t209",
            "t211 = t202 + t206 + t210",
            "t212 = hidden * t211",
            "t213 = t198 + t201 + t212",
            "t214 = layers * t213",
            "t215 = x22 + x65 + width_param_grad",
            "t216 = x40 * t215",
            "t217 = vocab * x74",
            "t218 = x74 + t216 + t217",
            "t219 = hidden * t218",
            "t220 = t188 + t214 + t219",
            "t221 = t220 + s6 + s7",
            "t222 = width_act * x67",
            "t223 = 8 + t222",
            "t224 = layer_rerun * t223",
            "t225 = x64 + x66",
            "t226 = width_act_grad * t225",
            "t227 = t224 + t226",
            "t228 = x40 * t227",
            "t229 = width_param_grad * x55",
            "t230 = t228 + t229",
            "t231 = layers * t230",
            "t232 = x22 * x40",
            "t233 = 2 - accumulating",
            "t234 = vocab * t233",
            "t235 = 1 + x40 + t234",
            "t236 = width_param_grad * t235",
            "t237 = t232 + t236",
            "t238 = hidden * t237",
            "t239 = t231 + t238",
            "t240 = t239 + s8 + s9",
            "t241 = x50 * x78",
            "t242 = 2 * x75",
            "t243 = 2 * width_param_grad",
            "t244 = x51 * x78",
            "t245 = x52 * x78",
            "t246 = x79 + t242 + t243 + t244 + t245",
            "t247 = hidden * t246",
            "t248 = t241 + t247",
            "t249 = layers * t248",
            "t250 = x56 * x78",
            "t251 = x78 + t250",
            "t252 = hidden * t251",
            "t253 = t249 + t252",
            "t254 = x50 * x80",
            "t255 = 2 * width_param",
            "t256 = x51 * x80",
            "t257 = x52 * x80",
            "t258 = x79 + t255 + t256 + t257",
            "t259 = hidden * t258",
            "t260 = t254 + t259",
            "t261 = layers * t260",
            "t262 = x56 * x80",
            "t263 = x80 + t262",
            "t264 = hidden * t263",
            "t265 = t261 + t264",
            "t266 = width_param * x57",
            "t267 = f1 * x57",
            "t268 = width_master * x57",
            "t269 = 2 * x57",
            "t270 = x57 * x76",
            "t271 = width_param_grad * x57",
            "t272 = 1 + x81",
            "t273 = x40 * t272",
            "t274 = t273 + s10 + s11 + s12 + s13",
            "t275 = width_act * x81",
            "t276 = 8 + t275",
            "t277 = x40 * t276",
            "t278 = t277 + s14 + s15 + s16 + s17",
        ),
        (
            "x57 x57 0 t123 t135 t142 t155 0 t166 t179 t186 t221 t240 t253 t265 x57 t266 t267 t268 t269 t270 x57 "
            "t271 t274 t278 0 0 "
        ),
    ),
    "kind_dense": (
        (
            ("flops",
                (("model",), (
                    "core_rerun = 0",
                )),
                (("hardware",), (
                    ("recompute",
                        (("none",), (
                            "core_rerun = 0",
                        )),
                        (("selective", "full"), (
                            "core_rerun = 1",
                        )),
                    ),
                )),
            ),
            "x0 = 2 + core_rerun",
            "x1 = 4 * heads",
            "x15 = 2 * context",
            "x38 = seq * context",
            ("pairs",
                (("full",), (
                    "pairs_size = x38",
                )),
                (("causal",), (
                    "t0 = 1 + x15",
                    "t1 = t0 - seq",
                    "t2 = seq * t1",
                    "pairs_size = t2 / 2",
                )),
                (("causal_half",), (
                    "pairs_size = x38 / 2",
                )),
            ),
            "x2 = batch * head_dim * pairs_size * x0 * x1",
            "x3 = 4 + cost_div + cost_exp",
            "x5 = 3 * seq * head_dim",
            "x6 = 1 + core_rerun",
            "x7 = x5 * x6",
            "x8 = kv_heads * x7",
            "x4 = pairs_size * x3",
            "t3 = 5 * pairs_size",
            "t4 = x4 + x5",
            "t5 = core_rerun * t4",
            "t6 = x5 + t3 + t5",
            "t7 = heads * t6",
            "t8 = x8 + t7",
            "x9 = batch * t8",
            "x10 = batch * heads",
            "x11 = 2 * head_dim",
            "x12 = pairs_size * x11",
            ("flops",
                (("model",), (
                    "s0 = x2",
                    "s1 = x9",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t9 = 2 * core_rerun",
                            "t10 = 5 + t9",
                            "s0 = x10 * x12 * t10",
                            "t11 = core_rerun * x3",
                            "t12 = 7 + cost_exp + t11",
                            "t13 = pairs_size * t12",
                            "t14 = x7 + t13",
                            "t15 = heads * t14",
                            "t16 = x8 + t15",
                            "s1 = batch * t16",
                        )),
                        (("eager",), (
                            "s0 = x2",
                            "s1 = x9",
                        )),
                    ),
                )),
            ),
            "x13 = head_dim * width_act",
            "x14 = seq * heads",
            "x16 = kv_heads * x15",
            "t17 = x14 + x16",
            "x17 = batch * t17",
            "x18 = batch * x14",
            "x19 = x16 * x6",
            "x20 = 2 * width_act_grad",
            "t18 = width_act * core_rerun",
            "x21 = width_act_grad + t18",
            "x22 = head_dim * x16",
            "x23 = width_act_grad * x22",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x24 = head_dim * layer_kept",
            "x26 = layer_kept * x13",
            "x28 = x17 * x24",
            "x29 = x17 * x26",
            "x32 = batch * width_act",
            ("recompute",
                (("none",), (
                    "core_kept = 1",
                )),
                (("selective", "full"), (
                    "core_kept = 0",
                )),
            ),
            ("attention",
                (("flash",), (
                    "t19 = core_kept + x24",
                    "t20 = x14 * t19",
                    "t21 = x16 * x24",
                    "t22 = t20 + t21",
                    "x25 = batch * t22",
                    "t23 = 4 * core_kept",
                    "t24 = x26 + t23",
                    "t25 = x14 * t24",
                    "t26 = x16 * x26",
                    "t27 = t25 + t26",
                    "x27 = batch * t27",
                    ("activations",
                        (("fused",), (
                            "s7 = x25",
                            "s10 = x27",
                        )),
                        (("paper",), (
                            "s7 = x28",
                            "s10 = x29",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t28 = 3 * core_kept",
                                    "s7 = x25 + t28",
                                    "t29 = 24 * core_kept",
                                    "s10 = x27 + t29",
                                )),
                                (("selective",), (
                                    "s7 = x28",
                                    "s10 = x29",
                                )),
                            ),
                        )),
                    ),
                    "s2 = x13 * x17",
                    "t30 = 4 + x13",
                    "s3 = x18 * t30",
                    "t31 = 8 * x14",
                    "t32 = x14 * x20",
                    "t33 = x0 * x14",
                    "t34 = x19 + t33",
                    "t35 = width_act * t34",
                    "t36 = t32 + t35",
                    "t37 = head_dim * t36",
                    "t38 = t31 + t37",
                    "s4 = batch * t38",
                    "t39 = 4 * core_rerun",
                    "t40 = head_dim * x21",
                    "t41 = 4 + t39 + t40",
                    "t42 = x14 * t41",
                    "t43 = x23 + t42",
                    "s5 = batch * t43",
                    "s8 = 0",
                    "s11 = 0",
                )),
                (("eager",), (
                    "x30 = x15 + head_dim",
                    ("activations",
                        (("fused", "paper"), (
                            "x33 = context * core_kept",
                            "s7 = x28",
                            "s8 = x18 * x33",
                            "s10 = x29",
                            "s11 = x14 * x32 * x33",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "x34 = core_kept * x10",
                                    "t44 = head_dim * x15",
                                    "t45 = seq * x30",
                                    "t46 = t44 + t45",
                                    "s7 = x34 * t46",
                                    "t47 = x13 * x15",
                                    "t48 = 4 + width_act",
                                    "t49 = context * t48",
                                    "t50 = x13 + t49",
                                    "t51 = seq * t50",
                                    "t52 = t47 + t51",
                                    "s10 = x34 * t52",
                                )),
                                (("selective",), (
                                    "s7 = x28",
                                    "s10 = x29",
                                )),
                            ),
                            "s8 = 0",
                            "s11 = 0",
                        )),
                    ),
                    "x31 = x14 * x30",
                    "t53 = x22 + x31",
                    "s2 = x32 * t53",
                    "s3 = x31 * x32",
                    "t54 = x13 * x19",
                    "t55 = 3 * context",
                    "t56 = x11 + t55",
                    "t57 = width_act_grad * t56",
                    "t58 = width_act * x30 * x6",
                    "t59 = t57 + t58",
                    "t60 = x14 * t59",
                    "t61 = t54 + t60",
                    "s4 = batch * t61",
                    "t62 = x21 * x31",
                    "t63 = x23 + t62",
                    "s5 = batch * t63",
                )),
            ),
            "t64 = 1 + layer_kept",
            "x35 = hidden * t64",
            "x36 = batch * seq",
            "x37 = seq * x32",
            ("activations",
                (("fused",), (
                    "t65 = 2 * layer_kept",
                    "t66 = x35 + t65",
                    "s6 = x36 * t66",
                    "t67 = 8 * layer_kept",
                    "t68 = width_act * x35",
                    "t69 = t67 + t68",
                    "s9 = x36 * t69",
                )),
                (("paper",), (
                    "s6 = x35 * x36",
                    "s9 = x35 * x37",
                )),
                (("autograd",), (
                    "t70 = 3 * hidden",
                    "t71 = 2 + ffn + t70",
                    "t72 = layer_kept * t71",
                    "t73 = hidden + t72",
                    "s6 = x36 * t73",
                    "t74 = ffn * width_act",
                    "t75 = 8 + width_act",
                    "t76 = hidden * t75",
                    "t77 = 8 + t74 + t76",
                    "t78 = layer_kept * t77",
                    "t79 = hidden * width_act",
                    "t80 = t78 + t79",
                    "s9 = x36 * t80",
                )),
            ),
            ("flops",
                (("model",), (
                    "layer_rerun = 0",
                )),
                (("hardware",), (
                    ("recompute",
                        (("none", "selective"), (
                            "layer_rerun = 0",
                        )),
                        (("full",), (
                            "layer_rerun = 1",
                        )),
                    ),
                )),
            ),
            "t81 = 2 * kv_heads",
            "t82 = heads + t81",
            "x39 = head_dim * t82",
            "x40 = 3 * ffn",
            "t83 = heads + kv_heads",
            "x41 = x11 * t83",
            "x42 = x40 + x41",
            "x43 = 2 + x42",
            "t84 = hidden * x43",
            "x44 = x39 + t84",
            "t85 = 2 * cost_div",
            "t86 = 2 * cost_rsqrt",
            "t87 = 10 * hidden",
            "t88 = 1 + cost_silu",
            "t89 = ffn * t88",
            "x45 = 2 + t85 + t86 + t87 + t89",
            "x46 = 2 + layer_rerun",
            "x47 = 2 * hidden",
            "x48 = width_param * x44",
            "t90 = heads * head_dim",
            "x49 = x40 + t90",
            "x50 = 6 * hidden",
            "t91 = x39 + x40 + x50",
            "t92 = width_act * t91",
            "x51 = 8 + t92",
            "x52 = 2 * layer_rerun",
            "x53 = 1 + layer_rerun",
            "t93 = grad_accum - 1",
            "f2 = 1 min t93",
            "accumulating = f2",
            "x54 = width_param_grad * accumulating",
            "x55 = 5 * width_act_grad",
            "x56 = width_act * x53",
            "x57 = width_param_grad * x44",
            "x58 = 2 * x44",
            "t94 = x47 + x49",
            "x59 = layer_kept * t94",
            "t95 = -1 * width_master",
            "t96 = t95 // 1",
            "f0 = -1 * t96",
            "f1 = 1 min f0",
            "t97 = heads * x12",
            "t98 = seq * hidden * x42",
            "t99 = t97 + t98",
            "t100 = 2 * batch * t99",
            "t101 = heads * x4",
            "t102 = 5 * kv_heads",
            "t103 = x1 + t102",
            "t104 = head_dim * t103",
            "t105 = x45 + t104",
            "t106 = seq * t105",
            "t107 = t101 + t106",
            "t108 = batch * t107",
            "t109 = x40 * x46",
            "t110 = x41 * x46",
            "t111 = t109 + t110",
            "t112 = x36 * x47 * t111",
            "t113 = t112 + s0",
            "t114 = 22 * hidden",
            "t115 = x39 + x45",
            "t116 = layer_rerun * t115",
            "t117 = 5 + cost_silu",
            "t118 = ffn * t117",
            "t119 = x39 + t114 + t116 + t118",
            "t120 = x36 * t119",
            "t121 = t120 + s1",
            "t122 = 8 * hidden",
            "t123 = x49 + t122",
            "t124 = x37 * t123",
            "t125 = x48 + t124",
            "t126 = t125 + s2",
            "t127 = x36 * x51",
            "t128 = t127 + s3",
            "t129 = 3 * x56",
            "t130 = x55 + t129",
            "t131 = ffn * t130",
            "t132 = x20 + x56",
            "t133 = heads * t132",
            "t134 = 4 * kv_heads * width_act_grad",
            "t135 = t133 + t134",
            "t136 = head_dim * t135",
            "t137 = 8 + t131 + t136",
            "t138 = x36 * t137",
            "t139 = width_param * layer_rerun",
            "t140 = x54 + t139",
            "t141 = x39 * t140",
            "t142 = x43 * x54",
            "t143 = x40 * x53",
            "t144 = x41 * x53",
            "t145 = 2 + x52 + t143 + t144",
            "t146 = width_param * t145",
            "t147 = 1 + x52",
            "t148 = 2 * width_act * t147",
            "t149 = x55 + t148",
            "t150 = 2 * x36 * t149",
            "t151 = t142 + t146 + t150",
            "t152 = hidden * t151",
            "t153 = t138 + t141 + t152",
            "t154 = t153 + s4",
            "t155 = layer_rerun * x51",
            "t156 = x49 + x50",
            "t157 = width_act_grad * t156",
            "t158 = t155 + t157",
            "t159 = x36 * t158",
            "t160 = x57 + t159",
            "t161 = t160 + s5",
            "t162 = f1 * x44",
            "t163 = width_master * x44",
            "t164 = width_opt * x58",
            "t165 = x36 * x59",
            "t166 = t165 + s6 + s7 + s8",
            "t167 = x37 * x59",
            "t168 = t167 + s9 + s10 + s11",
        ),
        (
            "x44 x44 0 t100 t108 t113 t121 0 0 t126 t128 t154 t161 0 0 x44 x48 t162 t163 x58 t164 x44 x57 t166 "
            "t168 0 0 "
        ),
    ),
    "kind_ends": (
        (
            "x0 = batch * seq",
            "t0 = 1 + hidden",
            "x1 = x0 * t0",
            "x2 = hidden * width_act",
            "x3 = 2 * hidden",
            "x4 = 4 + width_act",
            ("activations",
                (("fused",), (
                    "s4 = x1",
                    "t1 = 4 + x2",
                    "s6 = x0 * t1",
                )),
                (("paper",), (
                    "s4 = hidden * x0",
                    "s6 = x0 * x2",
                )),
                (("autograd",), (
                    "t2 = 1 + x3",
                    "s4 = x0 * t2",
                    "t3 = hidden * x4",
                    "t4 = 4 + t3",
                    "s6 = x0 * t4",
                )),
            ),
            "x5 = 8 * x0",
            "x6 = 1 + vocab",
            "x8 = vocab * x0",
            "x9 = vocab * width_act_grad",
            ("loss",
                (("eager",), (
                    "x7 = x0 * x6",
                    "t5 = vocab * x4",
                    "t6 = 8 + t5",
                    "s0 = x0 * t6",
                    "s1 = vocab * x5",
                    "s2 = 8 * x7",
                    "t7 = 4 + width_act_grad",
                    "s3 = x8 * t7",
                    "s5 = x7",
                    "t8 = 2 + vocab",
                    "s7 = 4 * x0 * t8",
                )),
                (("fused",), (
                    "x10 = x0 * x9",
                    "t9 = vocab * width_act",
                    "t10 = 8 + t9",
                    "s0 = x0 * t10",
                    "s1 = x10",
                    "s2 = x10",
                    "s3 = x10",
                    "s5 = 0",
                    "s7 = 0",
                )),
            ),
            "x11 = 2 * vocab",
            "x12 = 1 + x11",
            "x13 = hidden * x12",
            "x14 = 4 * hidden",
            "x15 = cost_div + cost_rsqrt",
            "x16 = 14 + x15",
            "x17 = 3 * ffn",
            "t11 = heads + kv_heads",
            "x18 = 2 * head_dim * t11",
            "t12 = 2 * kv_heads",
            "t13 = heads + t12",
            "x19 = head_dim * t13",
            "x20 = 2 * width_act",
            "t14 = grad_accum - 1",
            "f2 = 1 min t14",
            "accumulating = f2",
            "t15 = width_param_grad * accumulating",
            "x21 = width_param + t15",
            "x22 = 2 * width_act_grad",
            "t16 = -1 * width_master",
            "t17 = t16 // 1",
            "f0 = -1 * t17",
            "f1 = 1 min f0",
            "t18 = 1 - f1",
            "x23 = width_param * t18",
            "t19 = 2 * width_opt",
            "x24 = width_master + t19",
            "x25 = x23 + x24 + width_param_grad",
            "t20 = 2 * width_master",
            "t21 = 4 * width_opt",
            "x26 = t20 + t21",
            "x27 = x24 + width_param",
            "x28 = x12 * x3",
            "t22 = x3 * x8",
            "t23 = 4 + cost_exp",
            "t24 = vocab * t23",
            "t25 = 2 + x14 + x15 + cost_log + t24",
            "t26 = x0 * t25",
            "t27 = x14 * x8",
            "t28 = 11 * hidden",
            "t29 = 1 + cost_div + cost_exp",
            "t30 = vocab * t29",
            "t31 = t28 + t30",
            "t32 = x0 * t31",
            "t33 = x16 * x19",
            "t34 = 2 * cost_div",
            "t35 = 2 * cost_rsqrt",
            "t36 = x16 * x17",
            "t37 = x16 * x18",
            "t38 = 28 + t34 + t35 + t36 + t37",
            "t39 = hidden * t38",
            "t40 = t33 + t39",
            "t41 = layers * t40",
            "t42 = x11 * x16",
            "t43 = x16 + t42",
            "t44 = hidden * t43",
            "t45 = t41 + t44",
            "t46 = x0 * x20",
            "t47 = x0 + x6",
            "t48 = width_param * t47",
            "t49 = t46 + t48",
            "t50 = hidden * t49",
            "t51 = x5 + t50",
            "t52 = t51 + s0",
            "t53 = x3 + vocab",
            "t54 = width_act * t53",
            "t55 = 4 + t54",
            "t56 = x0 * t55",
            "t57 = t56 + s1",
            "t58 = x20 + x22 + width_param_grad",
            "t59 = x0 * t58",
            "t60 = vocab * x21",
            "t61 = x21 + t59 + t60",
            "t62 = hidden * t61",
            "t63 = 6 + x9",
            "t64 = 2 * x0 * t63",
            "t65 = t62 + t64",
            "t66 = t65 + s2",
            "t67 = x0 * x22",
            "t68 = 2 - accumulating",
            "t69 = vocab * t68",
            "t70 = 1 + x0 + t69",
            "t71 = width_param_grad * t70",
            "t72 = t67 + t71",
            "t73 = hidden * t72",
            "t74 = t73 + s3",
            "t75 = x19 * x25",
            "t76 = 2 * x23",
            "t77 = 2 * width_param_grad",
            "t78 = x17 * x25",
            "t79 = x18 * x25",
            "t80 = x26 + t76 + t77 + t78 + t79",
            "t81 = hidden * t80",
            "t82 = t75 + t81",
            "t83 = layers * t82",
            "t84 = x11 * x25",
            "t85 = x25 + t84",
            "t86 = hidden * t85",
            "t87 = t83 + t86",
            "t88 = x19 * x27",
            "t89 = 2 * width_param",
            "t90 = x17 * x27",
            "t91 = x18 * x27",
            "t92 = x26 + t89 + t90 + t91",
            "t93 = hidden * t92",
            "t94 = t88 + t93",
            "t95 = layers * t94",
            "t96 = x11 * x27",
            "t97 = x27 + t96",
            "t98 = hidden * t97",
            "t99 = t95 + t98",
            "t100 = width_param * x13",
            "t101 = f1 * x13",
            "t102 = width_master * x13",
            "t103 = width_opt * x28",
            "t104 = width_param_grad * x13",
            "t105 = x1 + s4 + s5",
            "t106 = 8 + x2",
            "t107 = x0 * t106",
            "t108 = t107 + s6 + s7",
        ),
        (
            "x13 x13 0 t22 t26 t27 t32 0 t45 t52 t57 t66 t74 t87 t99 x13 t100 t101 t102 x28 t103 x13 t104 t105 "
            "t108 0 0 "
        ),
    ),
    "components": (
        (
            "x24 = 2 * context",
            "x59 = seq * context",
            ("pairs",
                (("full",), (
                    "pairs_size = x59",
                )),
                (("causal",), (
                    "t0 = 1 + x24",
                    "t1 = t0 - seq",
                    "t2 = seq * t1",
                    "pairs_size = t2 / 2",
                )),
                (("causal_half",), (
                    "pairs_size = x59 / 2",
                )),
            ),
            "x2 = batch * pairs_size",
            ("flops",
                (("model",), (
                    "core_rerun = 0",
                )),
                (("hardware",), (
                    ("recompute",
                        (("none",), (
                            "core_rerun = 0",
                        )),
                        (("selective", "full"), (
                            "core_rerun = 1",
                        )),
                    ),
                )),
            ),
            "x0 = 2 + core_rerun",
            "x1 = heads * head_dim",
            "x3 = 4 * x1 * x2",
            "x4 = x0 * x3",
            "x5 = 4 + cost_exp",
            "x6 = x5 + cost_div",
            "x7 = 3 * seq * head_dim",
            "x9 = 1 + core_rerun",
            "x10 = x7 * x9",
            "x11 = kv_heads * x10",
            "t3 = pairs_size * x6",
            "x8 = x7 + t3",
            "t4 = 5 * pairs_size",
            "t5 = core_rerun * x8",
            "t6 = x7 + t4 + t5",
            "t7 = heads * t6",
            "t8 = x11 + t7",
            "x12 = batch * t8",
            "x13 = 2 * head_dim",
            "x14 = heads * x13",
            ("flops",
                (("model",), (
                    "s19 = x4",
                    "s20 = x12",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t9 = 2 * core_rerun",
                            "t10 = 5 + t9",
                            "s19 = x14 * x2 * t10",
                            "t11 = core_rerun * x6",
                            "t12 = 7 + cost_exp + t11",
                            "t13 = pairs_size * t12",
                            "t14 = x10 + t13",
                            "t15 = heads * t14",
                            "t16 = x11 + t15",
                            "s20 = batch * t16",
                        )),
                        (("eager",), (
                            "s19 = x4",
                            "s20 = x12",
                        )),
                    ),
                )),
            ),
            "x15 = batch * seq",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x16 = layer_kept * x15",
            "x17 = x1 * x16",
            "x18 = width_act * x17",
            "x19 = batch * context",
            "x20 = kv_heads * head_dim * x19",
            "x21 = layer_kept * x20",
            "x22 = width_act * x21",
            "x23 = seq * heads",
            "x25 = kv_heads * x24",
            "x27 = batch * width_act",
            "x29 = x1 * x15",
            "x30 = width_act * x29",
            "x31 = 4 * x15",
            "x32 = heads * x31",
            "x33 = x25 * x9",
            "x34 = heads * x15",
            "x35 = width_act_grad * x34",
            "x36 = 8 * x15",
            "x37 = batch * width_act_grad",
            ("recompute",
                (("none",), (
                    "core_kept = 1",
                )),
                (("selective", "full"), (
                    "core_kept = 0",
                )),
            ),
            "x38 = core_kept * x34",
            "x39 = core_kept * x32",
            ("attention",
                (("flash",), (
                    ("activations",
                        (("fused",), (
                            "s30 = x38",
                            "s31 = x39",
                            "s32 = x15",
                            "s33 = heads",
                            "s34 = 0",
                            "s35 = 0",
                            "s36 = 0",
                        )),
                        (("paper",), (
                            "s30 = 0",
                            "s31 = 0",
                            "s32 = 0",
                            "s33 = 0",
                            "s34 = 0",
                            "s35 = 0",
                            "s36 = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "s30 = x38",
                                    "s31 = x39",
                                    "s32 = x15",
                                    "s33 = heads",
                                    "s34 = 3 * core_kept",
                                    "s35 = 24 * core_kept",
                                    "s36 = 3",
                                )),
                                (("selective",), (
                                    "s30 = 0",
                                    "s31 = 0",
                                    "s32 = 0",
                                    "s33 = 0",
                                    "s34 = 0",
                                    "s35 = 0",
                                    "s36 = 0",
                                )),
                            ),
                        )),
                    ),
                    "x26 = x23 + x25",
                    "x28 = head_dim * x27",
                    "s10 = x17",
                    "s11 = x18",
                    "s12 = x15",
                    "s13 = heads",
                    "s14 = head_dim",
                    "s15 = x21",
                    "s16 = x22",
                    "s17 = x19",
                    "s18 = kv_heads",
                    "s21 = x26 * x28",
                    "s22 = x30",
                    "s23 = x32",
                    "t17 = x0 * x23",
                    "t18 = x33 + t17",
                    "s24 = x28 * t18",
                    "s25 = x13 * x35",
                    "s26 = x32 * x9",
                    "s27 = heads * x36",
                    "s28 = head_dim * x26 * x37",
                    "s29 = core_rerun * x30",
                    "s37 = 0",
                    "s38 = 0",
                    "s39 = 0",
                    "s40 = 0",
                    "s41 = 0",
                    "s42 = 0",
                    "s43 = 0",
                    "s44 = 0",
                    "s45 = 0",
                    "s46 = 0",
                    "s47 = 0",
                    "s48 = 0",
                    "s49 = 0",
                    "s50 = 0",
                    "s51 = 0",
                    "s52 = 0",
                    "s53 = 0",
                    "s54 = 0",
                    "s55 = 0",
                    "s56 = 0",
                    "s57 = 0",
                    "s58 = 0",
                    "s59 = 0",
                    "s60 = 0",
                )),
                (("eager",), (
                    "x45 = context * x38",
                    "x46 = width_act * x45",
                    ("activations",
                        (("fused", "paper"), (
                            "s10 = x17",
                            "s11 = x18",
                            "s12 = x15",
                            "s13 = heads",
                            "s14 = head_dim",
                            "s15 = x21",
                            "s16 = x22",
                            "s17 = x19",
                            "s18 = kv_heads",
                            "s37 = x45",
                            "s38 = x46",
                            "s39 = batch",
                            "s40 = heads",
                            "s41 = seq",
                            "s42 = context",
                            "s49 = 0",
                            "s50 = 0",
                            "s51 = 0",
                            "s52 = 0",
                            "s53 = 0",
                            "s54 = 0",
                            "s55 = 0",
                            "s56 = 0",
                            "s57 = 0",
                            "s58 = 0",
                            "s59 = 0",
                            "s60 = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "x47 = core_kept * x1 * x19",
                                    "s10 = 0",
                                    "s11 = 0",
                                    "s12 = 0",
                                    "s13 = 0",
                                    "s14 = 0",
                                    "s15 = 0",
                                    "s16 = 0",
                                    "s17 = 0",
                                    "s18 = 0",
                                    "s49 = core_kept * x29",
                                    "s50 = core_kept * x30",
                                    "s51 = batch",
                                    "s52 = heads",
                                    "s53 = seq",
                                    "s54 = head_dim",
                                    "s55 = x47",
                                    "s56 = width_act * x47",
                                    "s57 = context",
                                    "s58 = x45",
                                    "s59 = context * x39",
                                    "s60 = x46",
                                )),
                                (("selective",), (
                                    "s10 = x17",
                                    "s11 = x18",
                                    "s12 = x15",
                                    "s13 = heads",
                                    "s14 = head_dim",
                                    "s15 = x21",
                                    "s16 = x22",
                                    "s17 = x19",
                                    "s18 = kv_heads",
                                    "s49 = 0",
                                    "s50 = 0",
                                    "s51 = 0",
                                    "s52 = 0",
                                    "s53 = 0",
                                    "s54 = 0",
                                    "s55 = 0",
                                    "s56 = 0",
                                    "s57 = 0",
                                    "s58 = 0",
                                    "s59 = 0",
                                    "s60 = 0",
                                )),
                            ),
                            "s37 = 0",
                            "s38 = 0",
                            "s39 = 0",
                            "s40 = 0",
                            "s41 = 0",
                            "s42 = 0",
                        )),
                    ),
                    "x40 = x24 + head_dim",
                    "x41 = x23 * x40",
                    "t19 = head_dim * x25",
                    "x42 = x41 + t19",
                    "x43 = width_act * x34 * x40",
                    "x44 = context * x34",
                    "s21 = x27 * x42",
                    "s22 = x43",
                    "s23 = 0",
                    "t20 = head_dim * x33",
                    "t21 = x41 * x9",
                    "t22 = t20 + t21",
                    "s24 = x27 * t22",
                    "t23 = 3 * context",
                    "t24 = x13 + t23",
                    "s25 = x35 * t24",
                    "s26 = 0",
                    "s27 = 0",
                    "s28 = x37 * x42",
                    "s29 = core_rerun * x43",
                    "s30 = 0",
                    "s31 = 0",
                    "s32 = 0",
                    "s33 = 0",
                    "s34 = 0",
                    "s35 = 0",
                    "s36 = 0",
                    "s43 = x44",
                    "s44 = width_act_grad * x44",
                    "s45 = batch",
                    "s46 = heads",
                    "s47 = seq",
                    "s48 = context",
                )),
            ),
            "x48 = hidden * x15",
            "x49 = width_act * x48",
            "x50 = 4 * x16",
            "x51 = layer_kept * x48",
            "x52 = layer_kept * x49",
            "x54 = 4 * hidden",
            "x55 = ffn * x16",
            "x56 = width_act * x55",
            ("activations",
                (("fused",), (
                    "s0 = x48",
                    "s1 = x49",
                    "s2 = x16",
                    "s3 = x50",
                    "s4 = x15",
                    "s5 = 0",
                    "s6 = 0",
                    "s7 = 0",
                    "s8 = 0",
                    "s9 = 0",
                    "s61 = x51",
                    "s62 = x52",
                    "s63 = x15",
                    "s64 = hidden",
                    "s65 = 0",
                    "s66 = 0",
                    "s67 = 0",
                    "s68 = x48",
                    "s69 = x49",
                    "s70 = x31",
                    "s71 = 0",
                    "s72 = 0",
                    "s73 = 0",
                )),
                (("paper",), (
                    "s0 = x48",
                    "s1 = x49",
                    "s2 = 0",
                    "s3 = 0",
                    "s4 = 0",
                    "s5 = 0",
                    "s6 = 0",
                    "s7 = 0",
                    "s8 = 0",
                    "s9 = 0",
                    "s61 = x51",
                    "s62 = x52",
                    "s63 = x15",
                    "s64 = hidden",
                    "s65 = 0",
                    "s66 = 0",
                    "s67 = 0",
                    "s68 = x48",
                    "s69 = x49",
                    "s70 = 0",
                    "s71 = 0",
                    "s72 = 0",
                    "s73 = 0",
                )),
                (("autograd",), (
                    "x53 = 1 - layer_kept",
                    "s0 = x48 * x53",
                    "s1 = x49 * x53",
                    "s2 = x16",
                    "s3 = x50",
                    "s4 = x15",
                    "s5 = x51",
                    "s6 = x16 * x54",
                    "s7 = x15",
                    "s8 = hidden",
                    "s9 = x52",
                    "s61 = 0",
                    "s62 = 0",
                    "s63 = 0",
                    "s64 = 0",
                    "s65 = x55",
                    "s66 = x56",
                    "s67 = ffn",
                    "s68 = 0",
                    "s69 = 0",
                    "s70 = x31",
                    "s71 = x48",
                    "s72 = x15 * x54",
                    "s73 = x49",
                )),
            ),
            "x57 = vocab * x15",
            "x58 = width_act_grad * x57",
            ("loss",
                (("eager",), (
                    "s74 = vocab * x36",
                    "s75 = vocab * x31",
                    "s76 = 0",
                    "s77 = x36",
                    "s78 = x57",
                    "s79 = x15",
                    "s80 = vocab",
                )),
                (("fused",), (
                    "s74 = 0",
                    "s75 = 0",
                    "s76 = x58",
                    "s77 = 0",
                    "s78 = 0",
                    "s79 = 0",
                    "s80 = 0",
                )),
            ),
            ("flops",
                (("model",), (
                    "layer_rerun = 0",
                )),
                (("hardware",), (
                    ("recompute",
                        (("none", "selective"), (
                            "layer_rerun = 0",
                        )),
                        (("full",), (
                            "layer_rerun = 1",
                        )),
                    ),
                )),
            ),
            "x60 = 1 + cost_div",
            "x61 = x54 + x60 + cost_rsqrt",
            "x62 = x15 * x61",
            "x63 = 10 * hidden",
            "t25 = layer_rerun * x61",
            "t26 = x63 + t25",
            "x64 = x15 * t26",
            "x65 = hidden * width_param",
            "x66 = width_act_grad * x48",
            "x67 = 1 + layer_rerun",
            "x68 = x49 * x67",
            "x69 = x65 * x67",
            "x70 = hidden * width_param_grad",
            "t27 = grad_accum - 1",
            "f2 = 1 min t27",
            "accumulating = f2",
            "x71 = accumulating * x70",
            "x72 = layer_rerun * x49",
            "x73 = layer_rerun * x31",
            "t28 = -1 * width_master",
            "t29 = t28 // 1",
            "f0 = -1 * t29",
            "f1 = 1 min f0",
            "x74 = hidden * f1",
            "x75 = hidden * width_master",
            "x76 = 2 * hidden",
            "x77 = width_opt * x76",
            "t30 = 2 * kv_heads",
            "x78 = heads + t30",
            "x79 = hidden * x78",
            "x80 = x13 * x79",
            "x81 = x15 * x80",
            "x82 = head_dim * x78",
            "x83 = x15 * x82",
            "x84 = 2 + layer_rerun",
            "x85 = x78 + x79",
            "x86 = head_dim * width_param",
            "x87 = x13 * x78",
            "x88 = width_act_grad * x15",
            "x89 = layer_rerun * x78",
            "x90 = head_dim * width_param_grad * x85",
            "x91 = head_dim * x79",
            "x92 = width_act_grad * x29",
            "x93 = width_act_grad * x20",
            "x94 = x14 * x48",
            "x95 = x1 * x65",
            "x96 = x15 * x76",
            "x97 = width_act_grad * x96",
            "x98 = x1 * x70",
            "x99 = hidden * x1",
            "x100 = hidden * x14",
            "x101 = x48 * x67",
            "x102 = width_act * x96",
            "x103 = layer_rerun * x102",
            "x104 = ffn * x54",
            "x105 = x104 * x15",
            "x106 = 2 * ffn",
            "x107 = x106 * x65",
            "x108 = x106 * x15",
            "x109 = width_act * x108",
            "x110 = x106 * x70",
            "x111 = ffn * x76",
            "x112 = ffn * x15",
            "x113 = width_act * x112",
            "x114 = width_act_grad * x112",
            "x115 = x111 * x15",
            "x116 = ffn * x65",
            "x117 = ffn * x70",
            "x118 = hidden * ffn",
            "x119 = hidden * vocab",
            "x120 = vocab * x65",
            "x121 = vocab * x74",
            "x122 = vocab * x75",
            "x123 = vocab * x70",
            "x124 = vocab * x76",
            "x125 = vocab * x77",
            "x126 = width_act * x57",
            "x127 = 2 * vocab",
            "x128 = 14 + cost_div + cost_rsqrt",
            "x129 = 3 * ffn",
            "t31 = heads + kv_heads",
            "x130 = x13 * t31",
            "t32 = 2 + x129 + x130",
            "t33 = hidden * t32",
            "t34 = x82 + t33",
            "t35 = layers * t34",
            "t36 = 1 + x127",
            "t37 = hidden * t36",
            "x131 = t35 + t37",
            "x132 = width_master * x131",
            "x133 = 1 - f1",
            "x134 = 2 * width_opt * x131",
            "t38 = x81 * x84",
            "t39 = x67 * x83",
            "t40 = x85 * x86",
            "t41 = width_act * x83",
            "t42 = x87 * x88",
            "t43 = x67 * x79",
            "t44 = x89 + t43",
            "t45 = x86 * t44",
            "t46 = accumulating * x90",
            "t47 = head_dim * width_act * x15 * x89",
            "t48 = x65 * x82",
            "t49 = x74 * x82",
            "t50 = x75 * x82",
            "t51 = x70 * x82",
            "t52 = width_opt * x80",
            "t53 = width_param * x82",
            "t54 = f1 * x82",
            "t55 = width_master * x82",
            "t56 = width_param_grad * x82",
            "t57 = width_opt * x87",
            "t58 = kv_heads * x7",
            "t59 = heads * x8",
            "t60 = t58 + t59",
            "t61 = batch * t60",
            "t62 = x84 * x94",
            "t63 = x1 * x69",
            "t64 = x30 * x67",
            "t65 = x1 * x71",
            "t66 = x1 * x74",
            "t67 = x1 * x75",
            "t68 = width_opt * x100",
            "t69 = x105 * x84",
            "t70 = ffn * width_act_grad * x31",
            "t71 = x106 * x69",
            "t72 = x106 * x71",
            "t73 = layer_rerun * x109",
            "t74 = x106 * x74",
            "t75 = x106 * x75",
            "t76 = width_opt * x104",
            "t77 = 1 + cost_silu",
            "t78 = x112 * t77",
            "t79 = cost_silu * x67",
            "t80 = 5 + layer_rerun + t79",
            "t81 = x112 * t80",
            "t82 = x109 * x67",
            "t83 = width_act_grad * x108",
            "t84 = layer_rerun * x113",
            "t85 = x115 * x84",
            "t86 = ffn * x69",
            "t87 = x113 * x67",
            "t88 = ffn * x71",
            "t89 = ffn * x74",
            "t90 = ffn * x75",
            "t91 = ffn * x77",
            "t92 = x15 * x65",
            "t93 = 1 - accumulating",
            "t94 = vocab * t93",
            "t95 = x15 + t94",
            "t96 = x70 * t95",
            "t97 = x15 * x70",
            "t98 = x15 * x63",
            "t99 = x57 * x76",
            "t100 = x54 * x57",
            "t101 = x127 * x88",
            "t102 = vocab * x71",
            "t103 = vocab * x5",
            "t104 = 1 + cost_log + t103",
            "t105 = x15 * t104",
            "t106 = x60 + cost_exp",
            "t107 = x57 * t106",
            "t108 = x128 * x82",
            "t109 = 2 * cost_div",
            "t110 = 2 * cost_rsqrt",
            "t111 = x128 * x129",
            "t112 = x128 * x130",
            "t113 = 28 + t109 + t110 + t111 + t112",
            "t114 = hidden * t113",
            "t115 = t108 + t114",
            "t116 = layers * t115",
            "t117 = x127 * x128",
            "t118 = x128 + t117",
            "t119 = hidden * t118",
            "t120 = t116 + t119",
            "t121 = width_param_grad * x131",
            "t122 = x133 * x82",
            "t123 = 2 * f1",
            "t124 = x129 * x133",
            "t125 = x130 * x133",
            "t126 = 2 + t124 + t125",
            "t127 = t126 - t123",
            "t128 = hidden * t127",
            "t129 = t122 + t128",
            "t130 = layers * t129",
            "t131 = x127 * x133",
            "t132 = x133 + t131",
            "t133 = hidden * t132",
            "t134 = t130 + t133",
            "t135 = width_param * t134",
            "t136 = width_param * x131",
        ),
        (
            "x62 x64 x49 x65 x49 x31 x66 x68 x31 x69 x66 x71 x70 x72 x73 hidden x65 hidden x74 x75 hidden hidden "
            "x70 hidden x76 x77 hidden 2 s0 s1 x15 hidden s2 s3 s4 x48 x66 x15 hidden s5 s6 s7 s8 s5 s9 s7 s8 x51 "
            "x52 x15 hidden x81 x83 t38 t39 x49 t40 t41 t42 t45 x66 x68 t46 x90 t47 x91 t48 hidden x82 t49 t50 "
            "hidden x82 x91 t51 hidden x82 x80 t52 hidden x82 2 x82 t53 x82 t54 t55 x82 x82 t56 x82 x87 t57 x82 2 "
            "x48 x66 x15 hidden s10 s11 s12 s13 s14 s15 s16 s17 s18 s14 s15 s16 s17 s18 s14 x3 t61 s19 s20 s21 "
            "s22 s23 s24 s25 s26 s27 s28 s29 x17 x18 x15 heads head_dim s30 s31 s32 s33 x29 x92 x15 heads "
            "head_dim x20 x93 x19 kv_heads head_dim x20 x93 x19 kv_heads head_dim s34 s35 s36 s37 s38 s39 s40 s41 "
            "s42 s43 s44 s45 s46 s47 s48 s43 s44 s45 s46 s47 s48 s49 s50 s51 s52 s53 s54 s55 s56 s51 s52 s57 s54 "
            "s55 s56 s51 s52 s57 s54 s58 s59 s51 s52 s53 s57 s58 s60 s51 s52 s53 s57 x94 t62 x30 x95 x49 x97 t63 "
            "x92 t64 t65 x98 x72 x99 x95 x1 hidden t66 t67 x1 hidden x99 x98 x1 hidden x100 t68 x1 hidden 2 x29 "
            "x92 x15 heads head_dim x48 x101 x102 x49 x97 x66 x103 x72 x48 x66 x15 hidden s61 s62 s63 s64 x62 x64 "
            "x49 x65 x49 x31 x66 x68 x31 x69 x66 x71 x70 x72 x73 hidden x65 hidden x74 x75 hidden hidden x70 "
            "hidden x76 x77 hidden 2 s2 s3 s4 x48 x66 x15 hidden s5 s6 s7 s8 s5 s9 s7 s8 x51 x52 x15 hidden x105 "
            "t69 x49 x107 x109 t70 t71 x66 x68 t72 x110 t73 x111 x107 hidden x106 t74 t75 hidden x106 x111 x110 "
            "hidden x106 x104 t76 hidden x106 2 x48 x66 x15 hidden x55 x56 x15 ffn x55 x56 x15 ffn t78 t81 x109 "
            "x113 x114 t82 t83 t84 x112 x114 x15 ffn x112 x114 x15 ffn s65 s66 s7 s67 x55 x56 x15 ffn x115 t85 "
            "x113 x116 x49 x97 t86 x114 t87 t88 x117 x72 x118 x116 ffn hidden t89 t90 ffn hidden x118 x117 ffn "
            "hidden x111 t91 ffn hidden 2 x112 x114 x15 ffn x48 x101 x102 x49 x97 x66 x103 x72 x48 x66 x15 hidden "
            "x48 t92 x36 x49 t96 x66 x36 t97 x119 x120 vocab hidden x121 x122 vocab hidden x119 x123 vocab hidden "
            "x124 x125 vocab hidden 2 x15 x36 x15 x62 t98 x49 x65 x49 x31 x66 x49 x31 x65 x66 x71 x70 hidden x65 "
            "hidden x74 x75 hidden hidden x70 hidden x76 x77 hidden 2 s68 s69 s63 s64 s4 s70 s4 x48 x66 x15 "
            "hidden s71 s72 s7 s8 s71 s73 s7 s8 x48 x49 x15 hidden t99 t100 x49 x120 x126 t101 x120 x66 x49 t102 "
            "x123 x119 x120 hidden vocab x121 x122 hidden vocab x119 x123 hidden vocab x124 x125 hidden vocab 2 "
            "x48 x66 x15 hidden t105 t107 x126 s74 s75 x36 s76 s74 s77 s75 x58 s76 s78 s75 s79 s80 s79 s77 s79 "
            "x57 x58 x15 vocab t120 t121 x132 t135 x134 t136 x132 x134 "
        ),
    ),
    "memory": (
        (
            "x0 = head_dim * width_act",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x1 = layer_kept * x0",
            "x2 = seq * heads",
            "x3 = 2 * kv_heads",
            "x4 = context * x3",
            "t0 = x2 + x4",
            "x6 = batch * layers * x1 * t0",
            "x8 = batch * width_act",
            "x9 = context * x2 * x8",
            "x10 = 4 + width_act",
            "x11 = context * x0",
            "t1 = 2 * x11",
            "t2 = context * x10",
            "t3 = x0 + t2",
            "t4 = seq * t3",
            "t5 = t1 + t4",
            "x12 = batch * heads * t5",
            ("recompute",
                (("none",), (
                    "core_kept = 1",
                )),
                (("selective", "full"), (
                    "core_kept = 0",
                )),
            ),
            ("attention",
                (("flash",), (
                    "t6 = x1 * x4",
                    "t7 = 4 * core_kept",
                    "t8 = x1 + t7",
                    "t9 = x2 * t8",
                    "t10 = t6 + t9",
                    "x5 = batch * t10",
                    ("activations",
                        (("fused",), (
                            "s1 = layers * x5",
                        )),
                        (("paper",), (
                            "s1 = x6",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t11 = 24 * core_kept",
                                    "t12 = x5 + t11",
                                    "s1 = layers * t12",
                                )),
                                (("selective",), (
                                    "s1 = x6",
                                )),
                            ),
                        )),
                    ),
                    "s2 = 0",
                )),
                (("eager",), (
                    "x7 = layers * core_kept",
                    ("activations",
                        (("fused", "paper"), (
                            "s1 = x6",
                            "s2 = x7 * x9",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "s1 = x12 * x7",
                                )),
                                (("selective",), (
                                    "s1 = x6",
                                )),
                            ),
                            "s2 = 0",
                        )),
                    ),
                )),
            ),
            "x13 = 1 + layer_kept",
            "x14 = hidden * width_act",
            "x15 = batch * seq",
            "x16 = ffn * width_act",
            ("activations",
                (("fused",), (
                    "t13 = 8 * layer_kept",
                    "t14 = x13 * x14",
                    "t15 = t13 + t14",
                    "t16 = layers * t15",
                    "t17 = 4 + x14 + t16",
                    "s0 = x15 * t17",
                )),
                (("paper",), (
                    "t18 = layers * x13",
                    "t19 = 1 + t18",
                    "s0 = x14 * x15 * t19",
                )),
                (("autograd",), (
                    "t20 = hidden * x10",
                    "t21 = 8 + width_act",
                    "t22 = hidden * t21",
                    "t23 = 8 + x16 + t22",
                    "t24 = layer_kept * t23",
                    "t25 = x14 + t24",
                    "t26 = layers * t25",
                    "t27 = 4 + t20 + t26",
                    "s0 = x15 * t27",
                )),
            ),
            ("loss",
                (("eager",), (
                    "t28 = 2 + vocab",
                    "s3 = 4 * x15 * t28",
                )),
                (("fused",), (
                    "s3 = 0",
                )),
            ),
            "x17 = 4 * heads",
            "x18 = 2 * heads",
            "x19 = 3 * ffn",
            "x20 = 3 * hidden",
            "x21 = x19 + x20",
            "x23 = x0 * x4",
            "x24 = 2 * head_dim",
            "x25 = context * kv_heads",
            "x26 = x24 * x25",
            "x27 = 4 * hidden",
            "x28 = 2 * ffn",
            "x29 = heads * head_dim",
            "x30 = 2 * hidden",
            "x31 = x29 + x30",
            "t29 = x28 + x31",
            "t30 = width_act * t29",
            "x32 = 4 + x27 + t30",
            "x33 = kv_heads * x11",
            "x34 = 2 * batch",
            "t31 = seq * x32",
            "t32 = x33 + t31",
            "x35 = x34 * t32",
            ("attention",
                (("flash",), (
                    "t33 = head_dim * x18",
                    "x22 = x21 + t33",
                    ("activations",
                        (("fused",), (
                            "t34 = width_act * x22",
                            "t35 = 8 + x17 + t34",
                            "t36 = seq * t35",
                            "t37 = x23 + t36",
                            "layer_dense = batch * t37",
                        )),
                        (("paper",), (
                            "t38 = seq * x22",
                            "t39 = x26 + t38",
                            "layer_dense = x8 * t39",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t40 = x18 + x32",
                                    "t41 = seq * t40",
                                    "t42 = x33 + t41",
                                    "t43 = batch * t42",
                                    "t44 = 12 + t43",
                                    "layer_dense = 2 * t44",
                                )),
                                (("selective",), (
                                    "layer_dense = x35",
                                )),
                            ),
                        )),
                    ),
                )),
                (("eager",), (
                    "t45 = x24 + context",
                    "x36 = heads * t45",
                    "x37 = x21 + x36",
                    ("activations",
                        (("fused",), (
                            "t46 = width_act * x37",
                            "t47 = 8 + t46",
                            "t48 = seq * t47",
                            "t49 = x23 + t48",
                            "layer_dense = batch * t49",
                        )),
                        (("paper",), (
                            "t50 = seq * x37",
                            "t51 = x26 + t50",
                            "layer_dense = x8 * t51",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t52 = x11 * x18",
                                    "t53 = 8 * hidden",
                                    "t54 = context * x17",
                                    "t55 = 4 * ffn",
                                    "t56 = x27 + x36 + t55",
                                    "t57 = width_act * t56",
                                    "t58 = 8 + t53 + t54 + t57",
                                    "t59 = seq * t58",
                                    "t60 = t52 + t59",
                                    "layer_dense = batch * t60",
                                )),
                                (("selective",), (
                                    "layer_dense = x35",
                                )),
                            ),
                        )),
                    ),
                )),
            ),
            "x38 = width_act_grad * x15",
            ("loss",
                (("eager",), (
                    "t61 = x10 + width_act_grad",
                    "moment_ends_cross_entropy = vocab * x15 * t61",
                )),
                (("fused",), (
                    "moment_ends_cross_entropy = vocab * x38",
                )),
            ),
            ("attention",
                (("flash",), (
                    "x43 = head_dim * width_act_grad",
                    "t62 = 2 + x43",
                    "t63 = x2 * t62",
                    "t64 = x25 * x43",
                    "t65 = t63 + t64",
                    "moment_dense_attention_core = x34 * t65",
                )),
                (("eager",), (
                    "x45 = batch * width_act_grad",
                    "t66 = 2 * x2",
                    "t67 = kv_heads * head_dim",
                    "t68 = t66 + t67",
                    "t69 = context * x45 * t68",
                    "t70 = context + head_dim",
                    "t71 = x2 * t70",
                    "t72 = x26 + t71",
                    "t73 = x45 * t72",
                    "f4 = t69 max t73",
                    "moment_dense_attention_core = f4",
                )),
            ),
            ("attention",
                (("flash",), (
                    "x44 = batch * x2",
                    ("activations",
                        (("fused",), (
                            "core_dense_attention_core = 4 * x44",
                        )),
                        (("paper",), (
                            "core_dense_attention_core = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t74 = 6 + x44",
                                    "core_dense_attention_core = 4 * t74",
                                )),
                                (("selective",), (
                                    "core_dense_attention_core = 0",
                                )),
                            ),
                        )),
                    ),
                )),
                (("eager",), (
                    ("activations",
                        (("fused", "paper"), (
                            "core_dense_attention_core = x9",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "core_dense_attention_core = x12",
                                )),
                                (("selective",), (
                                    "core_dense_attention_core = 0",
                                )),
                            ),
                        )),
                    ),
                )),
            ),
            "x39 = x20 * x38",
            "x40 = hidden * x38",
            "x41 = x30 * x38",
            "t75 = x3 + heads",
            "x42 = head_dim * t75",
            "t76 = 2 * width_opt",
            "x46 = width_master + width_param + width_param_grad + t76",
            "t77 = 2 * width_master",
            "t78 = 2 * width_param",
            "t79 = 2 * width_param_grad",
            "t80 = 4 * width_opt",
            "t81 = x19 * x46",
            "t82 = heads + kv_heads",
            "t83 = x24 * x46 * t82",
            "x47 = t77 + t78 + t79 + t80 + t81 + t83",
            "t84 = 2 * vocab * x46",
            "x48 = x46 + t84",
            "x49 = width_act * x15",
            "x50 = layer_kept * x49",
            "t85 = hidden + vocab",
            "moment_ends_lm_head = x38 * t85",
            "point_head = moment_ends_lm_head",
            "point_loss = moment_ends_cross_entropy",
            "moment_ends_final_norm = x41",
            "point_norm = moment_ends_final_norm",
            "t86 = x28 + hidden",
            "moment_dense_ffn_up = x38 * t86",
            "t87 = ffn + hidden",
            "moment_dense_ffn_down = x38 * t87",
            "moment_dense_ffn_norm = x41",
            "moment_dense_attention_norm = x41",
            "moment_dense_ffn_activation = x19 * x38",
            "t88 = x42 + hidden",
            "moment_dense_qkv_projection = x38 * t88",
            "t89 = x29 + hidden",
            "moment_dense_output_projection = x38 * t89",
            "t90 = layer_kept - core_kept",
            "t91 = core_dense_attention_core * t90",
            "t92 = moment_dense_attention_core + t91",
            "f3 = t92 max moment_dense_attention_norm max moment_dense_ffn_activation max moment_dense_ffn_down max moment_dense_ffn_norm max moment_dense_ffn_up max moment_dense_output_projection max moment_dense_qkv_projection",
            "branch_dense = f3",
            "moment_dense_ffn_residual = x39",
            "moment_dense_attention_residual = x39",
            "t93 = branch_dense + x40",
            "f1 = t93 max moment_dense_attention_residual max moment_dense_ffn_residual",
            "f2 = 1 min layers",
            "t94 = 1 - layer_kept",
            "t95 = layer_dense * t94",
            "t96 = f1 + t95",
            "point_dense = f2 * t96",
            "moment_ends_token_embedding = x40",
            "point_embedding = moment_ends_token_embedding",
            "point_optimizer = 0",
            "f0 = point_dense max point_embedding max point_head max point_loss max point_norm max point_optimizer",
            "t97 = hidden * x48",
            "t98 = x42 * x46",
            "t99 = hidden * x47",
            "t100 = t98 + t99",
            "t101 = layers * t100",
            "t102 = t97 + t101",
            "t103 = x19 + x31",
            "t104 = layers * layer_kept * t103",
            "t105 = hidden + t104",
            "t106 = width_act * t105",
            "t107 = 8 + t106",
            "t108 = x15 * t107",
            "t109 = t108 + s0 + s1 + s2 + s3",
            "t110 = 8 * x15",
            "t111 = x3 * x46",
            "t112 = x46 + x50",
            "t113 = heads * t112",
            "t114 = t111 + t113",
            "t115 = head_dim * t114",
            "t116 = 2 * x50",
            "t117 = x47 + t116",
            "t118 = hidden * t117",
            "t119 = 3 * layer_kept * x15 * x16",
            "t120 = t115 + t118 + t119",
            "t121 = layers * t120",
            "t122 = x48 + x49",
            "t123 = hidden * t122",
            "t124 = f0 + t110 + t121 + t123",
            "t125 = t124 + s0 + s1 + s2 + s3",
        ),
        (
            "t102 t109 t125 point_dense point_embedding point_norm point_head point_loss point_optimizer "
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
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Sums over the whole model, for one micro-batch."""
    return Totals._make(_run("totals", locals()))


def totals_exact(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `totals` are exact."""
    return Totals._make(_mask("totals", locals()))


def kind_dense(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `dense`."""
    return Totals._make(_run("kind_dense", locals()))


def kind_dense_exact(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `kind_dense` are exact."""
    return Totals._make(_mask("kind_dense", locals()))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `ends`."""
    return Totals._make(_run("kind_ends", locals()))


def kind_ends_exact(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `kind_ends` are exact."""
    return Totals._make(_mask("kind_ends", locals()))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Every row, for one instance, in the order of ROWS."""
    return _run("components", locals())


def components_exact(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `components` are exact."""
    return _mask("components", locals())


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Bytes of a training step on one device, in the order of MEMORY."""
    return _run("memory", locals())


def memory_exact(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, ffn, grad_accum=1, width_param,
    width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1,
    cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `memory` are exact."""
    return _mask("memory", locals())
