"""Costs of mistral, formula set standard, for NumPy arrays of configs.

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

FAMILY = "mistral"
FORMULAS = "standard"
FORMULAS_SHA256 = "8678c7e45aae1d357465c1b0e9c810238547d91cd6984f97e3748548844fc9db"

# Kind, how many the model has.
KINDS = (
    ("sliding_attention", "layers"),
    ("ends", "1"),
)
DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "window", "ffn",
    "grad_accum",
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
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "attention_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "param", "param", "", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param", "param", "", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "in", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param", "param", "out", "w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "master_param", "master", "", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_qkv"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "q"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "k"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "heads", "v"),
    ("sliding_attention", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "tokens", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "log_sum_exp"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_q"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_k"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_v"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "UINT64", "", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "UINT64", "values", "random_state"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_probabilities"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_scores"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "queries"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "keys"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "width", "values"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "weights"),
    ("sliding_attention", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "weights"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "param", "param", "", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "param", "param", "", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "in", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param", "param", "out", "w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "master_param", "master", "", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "master_param", "master", "", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "in", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "master_param", "master", "out", "master_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_o"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "elements", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_heads"),
    ("sliding_attention", "output_projection", "output_projection", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_heads"),
    ("sliding_attention", "attention_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "rows", "output"),
    ("sliding_attention", "attention_residual", "residual", "layers", "", "shape", "activation", "act", "width", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "param", "param", "", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "param", "param", "width", "weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "master_param", "master", "", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "master_param", "master", "width", "master_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "param_gradient", "param_grad", "width", "grad_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "width", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_weight"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "FP32", "", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "rows", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "FP32", "width", "upcast"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "normed"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "normed"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "rows", "normed"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "width", "normed"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "ffn_norm", "rms_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "param", "param", "", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "param", "param", "", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "in", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param", "param", "out", "w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "master_param", "master", "", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "in", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "master_param", "master", "out", "master_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "gate"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "elements", "activation", "act", "", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "bytes", "activation", "act", "", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "rows", "up"),
    ("sliding_attention", "ffn_up", "ffn_up", "layers", "", "shape", "activation", "act", "width", "up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_gate"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "elements", "input_gradient", "act_grad", "", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "rows", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "input_gradient", "act_grad", "width", "d_up"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "activated"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("sliding_attention", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "ffn", "output"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "param", "param", "", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "param", "param", "", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "in", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param", "param", "out", "w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "master_param", "master", "", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "in", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "master_param", "master", "out", "master_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "param_gradient", "param_grad", "", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "in", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "param_gradient", "param_grad", "out", "grad_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "optimizer_state", "opt", "", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "in", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "out", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "optimizer_state", "opt", "moments", "moments_w_down"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "elements", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_product"),
    ("sliding_attention", "ffn_down", "ffn_down", "layers", "", "shape", "input_gradient", "act_grad", "ffn", "d_product"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "elements", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "tokens", "d_stream"),
    ("sliding_attention", "ffn_residual", "residual", "layers", "", "shape", "input_gradient", "act_grad", "hidden", "d_stream"),
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
MEMORY = ("persistent", "saved", "peak", "sliding_attention", "embedding", "norm", "head", "loss", "optimizer")

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
            "x1 = 4 * layers",
            "x2 = heads * head_dim",
            "x19 = 2 * context",
            "x51 = seq * context",
            "x52 = 2 * seq",
            ("pairs",
                (("full",), (
                    "window_pairs = x51",
                )),
                (("causal",), (
                    "t0 = seq + window",
                    "t1 = t0 - context",
                    "f2 = t1 min seq",
                    "f3 = 0 max f2",
                    "t2 = 2 * window",
                    "t3 = 1 + f3 + x19",
                    "t4 = x52 + t2",
                    "t5 = t3 - t4",
                    "t6 = f3 * t5",
                    "t7 = window * x52",
                    "t8 = t6 + t7",
                    "window_pairs = t8 / 2",
                )),
                (("causal_half",), (
                    "window_pairs = x51 / 2",
                )),
            ),
            "x3 = batch * window_pairs * x0 * x1 * x2",
            "x4 = 4 + cost_exp",
            "x5 = x4 + cost_div",
            "x7 = 3 * head_dim",
            "x8 = seq * x7",
            "x9 = 1 + core_rerun",
            "x10 = x8 * x9",
            "x11 = kv_heads * x10",
            "x12 = batch * layers",
            "x6 = window_pairs * x5",
            "t9 = 5 * window_pairs",
            "t10 = x6 + x8",
            "t11 = core_rerun * t10",
            "t12 = x8 + t9 + t11",
            "t13 = heads * t12",
            "t14 = x11 + t13",
            "x13 = x12 * t14",
            "x14 = heads * x12",
            "x15 = 2 * head_dim",
            "x16 = window_pairs * x15",
            ("flops",
                (("model",), (
                    "s0 = x3",
                    "s1 = x13",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t15 = 2 * core_rerun",
                            "t16 = 5 + t15",
                            "s0 = x14 * x16 * t16",
                            "t17 = core_rerun * x5",
                            "t18 = 7 + cost_exp + t17",
                            "t19 = window_pairs * t18",
                            "t20 = x10 + t19",
                            "t21 = heads * t20",
                            "t22 = x11 + t21",
                            "s1 = x12 * t22",
                        )),
                        (("eager",), (
                            "s0 = x3",
                            "s1 = x13",
                        )),
                    ),
                )),
            ),
            "x17 = head_dim * width_act",
            "x18 = seq * heads",
            "x20 = kv_heads * x19",
            "t23 = x18 + x20",
            "x21 = x12 * t23",
            "x22 = x12 * x18",
            "x23 = x20 * x9",
            "x24 = 2 * width_act_grad",
            "t24 = width_act * core_rerun",
            "x25 = width_act_grad + t24",
            "x26 = head_dim * x20",
            "x27 = width_act_grad * x26",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x28 = head_dim * layer_kept",
            "x30 = layer_kept * x17",
            "x32 = x21 * x28",
            "x33 = x21 * x30",
            "x39 = 4 + width_act",
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
                    "t25 = core_kept + x28",
                    "t26 = x18 * t25",
                    "t27 = x20 * x28",
                    "t28 = t26 + t27",
                    "x29 = batch * t28",
                    "t29 = 4 * core_kept",
                    "t30 = x30 + t29",
                    "t31 = x18 * t30",
                    "t32 = x20 * x30",
                    "t33 = t31 + t32",
                    "x31 = batch * t33",
                    ("activations",
                        (("fused",), (
                            "s11 = layers * x29",
                            "s15 = layers * x31",
                        )),
                        (("paper",), (
                            "s11 = x32",
                            "s15 = x33",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t34 = 3 * core_kept",
                                    "t35 = x29 + t34",
                                    "s11 = layers * t35",
                                    "t36 = 24 * core_kept",
                                    "t37 = x31 + t36",
                                    "s15 = layers * t37",
                                )),
                                (("selective",), (
                                    "s11 = x32",
                                    "s15 = x33",
                                )),
                            ),
                        )),
                    ),
                    "s2 = x17 * x21",
                    "t38 = 4 + x17",
                    "s4 = x22 * t38",
                    "t39 = 8 * x18",
                    "t40 = x18 * x24",
                    "t41 = x0 * x18",
                    "t42 = x23 + t41",
                    "t43 = width_act * t42",
                    "t44 = t40 + t43",
                    "t45 = head_dim * t44",
                    "t46 = t39 + t45",
                    "s6 = x12 * t46",
                    "t47 = 4 * core_rerun",
                    "t48 = head_dim * x25",
                    "t49 = 4 + t47 + t48",
                    "t50 = x18 * t49",
                    "t51 = x27 + t50",
                    "s8 = x12 * t51",
                    "s12 = 0",
                    "s16 = 0",
                )),
                (("eager",), (
                    "x34 = x19 + head_dim",
                    "x36 = width_act * x12",
                    ("activations",
                        (("fused", "paper"), (
                            "x37 = context * core_kept",
                            "s11 = x32",
                            "s12 = x22 * x37",
                            "s15 = x33",
                            "s16 = x18 * x36 * x37",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "x38 = core_kept * x14",
                                    "t52 = head_dim * x19",
                                    "t53 = seq * x34",
                                    "t54 = t52 + t53",
                                    "s11 = x38 * t54",
                                    "t55 = x17 * x19",
                                    "t56 = context * x39",
                                    "t57 = x17 + t56",
                                    "t58 = seq * t57",
                                    "t59 = t55 + t58",
                                    "s15 = x38 * t59",
                                )),
                                (("selective",), (
                                    "s11 = x32",
                                    "s15 = x33",
                                )),
                            ),
                            "s12 = 0",
                            "s16 = 0",
                        )),
                    ),
                    "x35 = x18 * x34",
                    "t60 = x26 + x35",
                    "s2 = x36 * t60",
                    "s4 = x35 * x36",
                    "t61 = x17 * x23",
                    "t62 = 3 * context",
                    "t63 = x15 + t62",
                    "t64 = width_act_grad * t63",
                    "t65 = width_act * x34 * x9",
                    "t66 = t64 + t65",
                    "t67 = x18 * t66",
                    "t68 = t61 + t67",
                    "s6 = x12 * t68",
                    "t69 = x25 * x35",
                    "t70 = x27 + t69",
                    "s8 = x12 * t70",
                )),
            ),
            "x40 = 1 + layer_kept",
            "x42 = batch * seq",
            "x43 = hidden * width_act",
            "x45 = 2 * hidden",
            ("activations",
                (("fused",), (
                    "x41 = hidden * x40",
                    "t71 = 2 * layer_kept",
                    "t72 = x41 + t71",
                    "t73 = layers * t72",
                    "t74 = 1 + hidden + t73",
                    "s10 = x42 * t74",
                    "t75 = 8 * layer_kept",
                    "t76 = width_act * x41",
                    "t77 = t75 + t76",
                    "t78 = layers * t77",
                    "t79 = 4 + x43 + t78",
                    "s14 = x42 * t79",
                )),
                (("paper",), (
                    "t80 = layers * x40",
                    "t81 = 1 + t80",
                    "x44 = x42 * t81",
                    "s10 = hidden * x44",
                    "s14 = x43 * x44",
                )),
                (("autograd",), (
                    "t82 = 3 * hidden",
                    "t83 = 2 + ffn + t82",
                    "t84 = layer_kept * t83",
                    "t85 = hidden + t84",
                    "t86 = layers * t85",
                    "t87 = 1 + x45 + t86",
                    "s10 = x42 * t87",
                    "t88 = hidden * x39",
                    "t89 = ffn * width_act",
                    "t90 = 8 + width_act",
                    "t91 = hidden * t90",
                    "t92 = 8 + t89 + t91",
                    "t93 = layer_kept * t92",
                    "t94 = x43 + t93",
                    "t95 = layers * t94",
                    "t96 = 4 + t88 + t95",
                    "s14 = x42 * t96",
                )),
            ),
            "x47 = 1 + vocab",
            "x49 = vocab * width_act_grad",
            ("loss",
                (("eager",), (
                    "x46 = vocab * x42",
                    "x48 = x42 * x47",
                    "t97 = vocab * x39",
                    "t98 = 8 + t97",
                    "s3 = x42 * t98",
                    "s5 = 8 * x46",
                    "s7 = 8 * x48",
                    "t99 = 4 + width_act_grad",
                    "s9 = x46 * t99",
                    "s13 = x48",
                    "t100 = 2 + vocab",
                    "s17 = 4 * x42 * t100",
                )),
                (("fused",), (
                    "x50 = x42 * x49",
                    "t101 = vocab * width_act",
                    "t102 = 8 + t101",
                    "s3 = x42 * t102",
                    "s5 = x50",
                    "s7 = x50",
                    "s9 = x50",
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
            "x53 = 2 * vocab",
            "x54 = 3 * ffn",
            "x55 = heads + kv_heads",
            "x56 = x15 * x55",
            "x57 = x54 + x56",
            "x58 = 2 + x57",
            "x59 = layers * x58",
            "x60 = 1 + x53 + x59",
            "x61 = hidden * x60",
            "x62 = layers * heads",
            "t103 = 2 * cost_div",
            "t104 = 2 * cost_rsqrt",
            "x63 = t103 + t104",
            "t105 = 10 * hidden",
            "t106 = 1 + cost_silu",
            "t107 = ffn * t106",
            "x64 = 2 + x63 + t105 + t107",
            "x65 = cost_div + cost_rsqrt",
            "x66 = 2 + layer_rerun",
            "x67 = 14 + x65",
            "x68 = batch * x52",
            "x69 = x2 + x54",
            "x70 = 6 * hidden",
            "t108 = 2 * kv_heads",
            "t109 = heads + t108",
            "t110 = head_dim * t109",
            "x71 = x54 + x70 + t110",
            "x72 = 2 * layer_rerun",
            "x73 = 1 + layer_rerun",
            "t111 = grad_accum - 1",
            "f4 = 1 min t111",
            "accumulating = f4",
            "x74 = width_param_grad * accumulating",
            "x75 = 5 * width_act_grad",
            "x76 = 2 * width_act",
            "x77 = width_act * x73",
            "x78 = x74 + width_param",
            "t112 = -1 * width_master",
            "t113 = t112 // 1",
            "f0 = -1 * t113",
            "f1 = 1 min f0",
            "t114 = 1 - f1",
            "x79 = width_param * t114",
            "t115 = 2 * width_opt",
            "x80 = width_master + t115",
            "x81 = x79 + x80 + width_param_grad",
            "t116 = 2 * width_master",
            "t117 = 4 * width_opt",
            "x82 = t116 + t117",
            "x83 = x80 + width_param",
            "x84 = x45 * x60",
            "t118 = x45 + x69",
            "t119 = layers * layer_kept * t118",
            "x85 = hidden + t119",
            "t120 = x16 * x62",
            "t121 = layers * x57",
            "t122 = vocab + t121",
            "t123 = seq * hidden * t122",
            "t124 = t120 + t123",
            "t125 = 2 * batch * t124",
            "t126 = x6 * x62",
            "t127 = 4 * hidden",
            "t128 = vocab * x4",
            "t129 = x55 * x7",
            "t130 = x64 + t129",
            "t131 = layers * t130",
            "t132 = 2 + x65 + cost_log + t127 + t128 + t131",
            "t133 = seq * t132",
            "t134 = t126 + t133",
            "t135 = batch * t134",
            "t136 = x54 * x66",
            "t137 = x56 * x66",
            "t138 = t136 + t137",
            "t139 = layers * t138",
            "t140 = x53 + t139",
            "t141 = x42 * x45 * t140",
            "t142 = t141 + s0",
            "t143 = 11 * hidden",
            "t144 = 22 * hidden",
            "t145 = layer_rerun * x64",
            "t146 = 5 + cost_silu",
            "t147 = ffn * t146",
            "t148 = t144 + t145 + t147",
            "t149 = layers * t148",
            "t150 = 1 + cost_div + cost_exp",
            "t151 = vocab * t150",
            "t152 = t143 + t149 + t151",
            "t153 = x42 * t152",
            "t154 = t153 + s1",
            "t155 = x53 * x67",
            "t156 = x54 * x67",
            "t157 = x56 * x67",
            "t158 = 28 + x63 + t156 + t157",
            "t159 = layers * t158",
            "t160 = x67 + t155 + t159",
            "t161 = hidden * t160",
            "t162 = layers * width_act * x69",
            "t163 = 8 + t162",
            "t164 = x42 * t163",
            "t165 = x42 + x47 + x59",
            "t166 = width_param * t165",
            "t167 = 1 + x1",
            "t168 = width_act * x68 * t167",
            "t169 = t166 + t168",
            "t170 = hidden * t169",
            "t171 = t164 + t170",
            "t172 = t171 + s2 + s3",
            "t173 = 8 * layers",
            "t174 = layers * x71",
            "t175 = x45 + vocab + t174",
            "t176 = width_act * t175",
            "t177 = 4 + t173 + t176",
            "t178 = x42 * t177",
            "t179 = t178 + s4 + s5",
            "t180 = 6 + x49",
            "t181 = x68 * t180",
            "t182 = 3 * x77",
            "t183 = x75 + t182",
            "t184 = ffn * t183",
            "t185 = x24 + x77",
            "t186 = heads * t185",
            "t187 = 4 * kv_heads * width_act_grad",
            "t188 = t186 + t187",
            "t189 = head_dim * t188",
            "t190 = 8 + t184 + t189",
            "t191 = x42 * t190",
            "t192 = x58 * x74",
            "t193 = 1 + x72",
            "t194 = x76 * t193",
            "t195 = x75 + t194",
            "t196 = x68 * t195",
            "t197 = x54 * x73",
            "t198 = x56 * x73",
            "t199 = 2 + x72 + t197 + t198",
            "t200 = width_param * t199",
            "t201 = t192 + t196 + t200",
            "t202 = hidden * t201",
            "t203 = t191 + t202",
            "t204 = layers * t203",
            "t205 = x24 + x76 + width_param_grad",
            "t206 = x42 * t205",
            "t207 = vocab * x78",
            "t208 = x78 + t206 + t207",
            "t209 = hidden * t208",
            "t210 = t181 + t204 + t209",
            "t211 = t210 + s6 + s7",
            "t212 = width_act * x71",
            "t213 = 8 + t212",
            "t214 = layer_rerun * t213",
            "t215 = x69 + x70",
            "t216 = width_act_grad * t215",
            "t217 = t214 + t216",
            "t218 = x42 * t217",
            "t219 = hidden * width_param_grad * x58",
            "t220 = t218 + t219",
            "t221 = layers * t220",
            "t222 = width_act_grad * x68",
            "t223 = 2 - accumulating",
            "t224 = vocab * t223",
            "t225 = 1 + x42 + t224",
            "t226 = width_param_grad * t225",
            "t227 = t222 + t226",
            "t228 = hidden * t227",
            "t229 = t221 + t228",
            "t230 = t229 + s8 + s9",
            "t231 = x53 * x81",
            "t232 = 2 * x79",
            "t233 = 2 * width_param_grad",
            "t234 = x54 * x81",
            "t235 = x56 * x81",
            "t236 = x82 + t232 + t233 + t234 + t235",
            "t237 = layers * t236",
            "t238 = x81 + t231 + t237",
            "t239 = hidden * t238",
            "t240 = x53 * x83",
            "t241 = 2 * width_param",
            "t242 = x54 * x83",
            "t243 = x56 * x83",
            "t244 = x82 + t241 + t242 + t243",
            "t245 = layers * t244",
            "t246 = x83 + t240 + t245",
            "t247 = hidden * t246",
            "t248 = width_param * x61",
            "t249 = f1 * x61",
            "t250 = width_master * x61",
            "t251 = width_opt * x84",
            "t252 = width_param_grad * x61",
            "t253 = 1 + x85",
            "t254 = x42 * t253",
            "t255 = t254 + s10 + s11 + s12 + s13",
            "t256 = width_act * x85",
            "t257 = 8 + t256",
            "t258 = x42 * t257",
            "t259 = t258 + s14 + s15 + s16 + s17",
        ),
        (
            "x61 x61 0 t125 t135 t142 t154 0 t161 t172 t179 t211 t230 t239 t247 x61 t248 t249 t250 x84 t251 x61 "
            "t252 t255 t259 0 0 "
        ),
    ),
    "kind_sliding_attention": (
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
            "x1 = heads * head_dim",
            "x16 = 2 * context",
            "x39 = seq * context",
            "x40 = 2 * seq",
            ("pairs",
                (("full",), (
                    "window_pairs = x39",
                )),
                (("causal",), (
                    "t0 = seq + window",
                    "t1 = t0 - context",
                    "f2 = t1 min seq",
                    "f3 = 0 max f2",
                    "t2 = 2 * window",
                    "t3 = 1 + f3 + x16",
                    "t4 = x40 + t2",
                    "t5 = t3 - t4",
                    "t6 = f3 * t5",
                    "t7 = window * x40",
                    "t8 = t6 + t7",
                    "window_pairs = t8 / 2",
                )),
                (("causal_half",), (
                    "window_pairs = x39 / 2",
                )),
            ),
            "x2 = 4 * batch * window_pairs * x0 * x1",
            "x3 = 4 + cost_div + cost_exp",
            "x5 = 3 * head_dim",
            "x6 = seq * x5",
            "x7 = 1 + core_rerun",
            "x8 = x6 * x7",
            "x9 = kv_heads * x8",
            "x4 = window_pairs * x3",
            "t9 = 5 * window_pairs",
            "t10 = x4 + x6",
            "t11 = core_rerun * t10",
            "t12 = x6 + t9 + t11",
            "t13 = heads * t12",
            "t14 = x9 + t13",
            "x10 = batch * t14",
            "x11 = batch * heads",
            "x12 = 2 * head_dim",
            "x13 = window_pairs * x12",
            ("flops",
                (("model",), (
                    "s0 = x2",
                    "s1 = x10",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t15 = 2 * core_rerun",
                            "t16 = 5 + t15",
                            "s0 = x11 * x13 * t16",
                            "t17 = core_rerun * x3",
                            "t18 = 7 + cost_exp + t17",
                            "t19 = window_pairs * t18",
                            "t20 = x8 + t19",
                            "t21 = heads * t20",
                            "t22 = x9 + t21",
                            "s1 = batch * t22",
                        )),
                        (("eager",), (
                            "s0 = x2",
                            "s1 = x10",
                        )),
                    ),
                )),
            ),
            "x14 = head_dim * width_act",
            "x15 = seq * heads",
            "x17 = kv_heads * x16",
            "t23 = x15 + x17",
            "x18 = batch * t23",
            "x19 = batch * x15",
            "x20 = x17 * x7",
            "x21 = 2 * width_act_grad",
            "t24 = width_act * core_rerun",
            "x22 = width_act_grad + t24",
            "x23 = head_dim * x17",
            "x24 = width_act_grad * x23",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x25 = head_dim * layer_kept",
            "x27 = layer_kept * x14",
            "x29 = x18 * x25",
            "x30 = x18 * x27",
            "x33 = batch * width_act",
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
                    "t25 = core_kept + x25",
                    "t26 = x15 * t25",
                    "t27 = x17 * x25",
                    "t28 = t26 + t27",
                    "x26 = batch * t28",
                    "t29 = 4 * core_kept",
                    "t30 = x27 + t29",
                    "t31 = x15 * t30",
                    "t32 = x17 * x27",
                    "t33 = t31 + t32",
                    "x28 = batch * t33",
                    ("activations",
                        (("fused",), (
                            "s7 = x26",
                            "s10 = x28",
                        )),
                        (("paper",), (
                            "s7 = x29",
                            "s10 = x30",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t34 = 3 * core_kept",
                                    "s7 = x26 + t34",
                                    "t35 = 24 * core_kept",
                                    "s10 = x28 + t35",
                                )),
                                (("selective",), (
                                    "s7 = x29",
                                    "s10 = x30",
                                )),
                            ),
                        )),
                    ),
                    "s2 = x14 * x18",
                    "t36 = 4 + x14",
                    "s3 = x19 * t36",
                    "t37 = 8 * x15",
                    "t38 = x15 * x21",
                    "t39 = x0 * x15",
                    "t40 = x20 + t39",
                    "t41 = width_act * t40",
                    "t42 = t38 + t41",
                    "t43 = head_dim * t42",
                    "t44 = t37 + t43",
                    "s4 = batch * t44",
                    "t45 = 4 * core_rerun",
                    "t46 = head_dim * x22",
                    "t47 = 4 + t45 + t46",
                    "t48 = x15 * t47",
                    "t49 = x24 + t48",
                    "s5 = batch * t49",
                    "s8 = 0",
                    "s11 = 0",
                )),
                (("eager",), (
                    "x31 = x16 + head_dim",
                    ("activations",
                        (("fused", "paper"), (
                            "x34 = context * core_kept",
                            "s7 = x29",
                            "s8 = x19 * x34",
                            "s10 = x30",
                            "s11 = x15 * x33 * x34",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "x35 = core_kept * x11",
                                    "t50 = head_dim * x16",
                                    "t51 = seq * x31",
                                    "t52 = t50 + t51",
                                    "s7 = x35 * t52",
                                    "t53 = x14 * x16",
                                    "t54 = 4 + width_act",
                                    "t55 = context * t54",
                                    "t56 = x14 + t55",
                                    "t57 = seq * t56",
                                    "t58 = t53 + t57",
                                    "s10 = x35 * t58",
                                )),
                                (("selective",), (
                                    "s7 = x29",
                                    "s10 = x30",
                                )),
                            ),
                            "s8 = 0",
                            "s11 = 0",
                        )),
                    ),
                    "x32 = x15 * x31",
                    "t59 = x23 + x32",
                    "s2 = x33 * t59",
                    "s3 = x32 * x33",
                    "t60 = x14 * x20",
                    "t61 = 3 * context",
                    "t62 = x12 + t61",
                    "t63 = width_act_grad * t62",
                    "t64 = width_act * x31 * x7",
                    "t65 = t63 + t64",
                    "t66 = x15 * t65",
                    "t67 = t60 + t66",
                    "s4 = batch * t67",
                    "t68 = x22 * x32",
                    "t69 = x24 + t68",
                    "s5 = batch * t69",
                )),
            ),
            "t70 = 1 + layer_kept",
            "x36 = hidden * t70",
            "x37 = batch * seq",
            "x38 = seq * x33",
            ("activations",
                (("fused",), (
                    "t71 = 2 * layer_kept",
                    "t72 = x36 + t71",
                    "s6 = x37 * t72",
                    "t73 = 8 * layer_kept",
                    "t74 = width_act * x36",
                    "t75 = t73 + t74",
                    "s9 = x37 * t75",
                )),
                (("paper",), (
                    "s6 = x36 * x37",
                    "s9 = x36 * x38",
                )),
                (("autograd",), (
                    "t76 = 3 * hidden",
                    "t77 = 2 + ffn + t76",
                    "t78 = layer_kept * t77",
                    "t79 = hidden + t78",
                    "s6 = x37 * t79",
                    "t80 = ffn * width_act",
                    "t81 = 8 + width_act",
                    "t82 = hidden * t81",
                    "t83 = 8 + t80 + t82",
                    "t84 = layer_kept * t83",
                    "t85 = hidden * width_act",
                    "t86 = t84 + t85",
                    "s9 = x37 * t86",
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
            "x41 = 3 * ffn",
            "x42 = heads + kv_heads",
            "x43 = x12 * x42",
            "x44 = x41 + x43",
            "x45 = 2 + x44",
            "x46 = hidden * x45",
            "t87 = 2 * cost_div",
            "t88 = 2 * cost_rsqrt",
            "t89 = 10 * hidden",
            "t90 = 1 + cost_silu",
            "t91 = ffn * t90",
            "x47 = 2 + t87 + t88 + t89 + t91",
            "x48 = 2 + layer_rerun",
            "x49 = batch * x40",
            "x50 = x1 + x41",
            "x51 = 6 * hidden",
            "t92 = 2 * kv_heads",
            "t93 = heads + t92",
            "t94 = head_dim * t93",
            "t95 = x41 + x51 + t94",
            "t96 = width_act * t95",
            "x52 = 8 + t96",
            "x53 = 2 * layer_rerun",
            "x54 = 1 + layer_rerun",
            "x55 = 5 * width_act_grad",
            "x56 = width_act * x54",
            "x57 = width_param_grad * x46",
            "x58 = 2 * x46",
            "t97 = 2 * hidden",
            "t98 = x50 + t97",
            "x59 = layer_kept * t98",
            "t99 = -1 * width_master",
            "t100 = t99 // 1",
            "f0 = -1 * t100",
            "f1 = 1 min f0",
            "t101 = grad_accum - 1",
            "f4 = 1 min t101",
            "accumulating = f4",
            "t102 = heads * x13",
            "t103 = seq * hidden * x44",
            "t104 = t102 + t103",
            "t105 = 2 * batch * t104",
            "t106 = heads * x4",
            "t107 = x42 * x5",
            "t108 = x47 + t107",
            "t109 = seq * t108",
            "t110 = t106 + t109",
            "t111 = batch * t110",
            "t112 = x41 * x48",
            "t113 = x43 * x48",
            "t114 = t112 + t113",
            "t115 = hidden * x49 * t114",
            "t116 = t115 + s0",
            "t117 = 22 * hidden",
            "t118 = layer_rerun * x47",
            "t119 = 5 + cost_silu",
            "t120 = ffn * t119",
            "t121 = t117 + t118 + t120",
            "t122 = x37 * t121",
            "t123 = t122 + s1",
            "t124 = x38 * x50",
            "t125 = 8 * x38",
            "t126 = width_param * x45",
            "t127 = t125 + t126",
            "t128 = hidden * t127",
            "t129 = t124 + t128",
            "t130 = t129 + s2",
            "t131 = x37 * x52",
            "t132 = t131 + s3",
            "t133 = 3 * x56",
            "t134 = x55 + t133",
            "t135 = ffn * t134",
            "t136 = x21 + x56",
            "t137 = heads * t136",
            "t138 = 4 * kv_heads * width_act_grad",
            "t139 = t137 + t138",
            "t140 = head_dim * t139",
            "t141 = 8 + t135 + t140",
            "t142 = x37 * t141",
            "t143 = 1 + x53",
            "t144 = 2 * width_act * t143",
            "t145 = x55 + t144",
            "t146 = x49 * t145",
            "t147 = x41 * x54",
            "t148 = x43 * x54",
            "t149 = 2 + x53 + t147 + t148",
            "t150 = width_param * t149",
            "t151 = width_param_grad * accumulating * x45",
            "t152 = t146 + t150 + t151",
            "t153 = hidden * t152",
            "t154 = t142 + t153",
            "t155 = t154 + s4",
            "t156 = layer_rerun * x52",
            "t157 = x50 + x51",
            "t158 = width_act_grad * t157",
            "t159 = t156 + t158",
            "t160 = x37 * t159",
            "t161 = x57 + t160",
            "t162 = t161 + s5",
            "t163 = width_param * x46",
            "t164 = f1 * x46",
            "t165 = width_master * x46",
            "t166 = width_opt * x58",
            "t167 = x37 * x59",
            "t168 = t167 + s6 + s7 + s8",
            "t169 = x38 * x59",
            "t170 = t169 + s9 + s10 + s11",
        ),
        (
            "x46 x46 0 t105 t111 t116 t123 0 0 t130 t132 t155 t162 0 0 x46 t163 t164 t165 x58 t166 x46 x57 t168 "
            "t170 0 0 "
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
            "x19 = 2 * width_act",
            "t12 = grad_accum - 1",
            "f2 = 1 min t12",
            "accumulating = f2",
            "t13 = width_param_grad * accumulating",
            "x20 = width_param + t13",
            "x21 = 2 * width_act_grad",
            "t14 = -1 * width_master",
            "t15 = t14 // 1",
            "f0 = -1 * t15",
            "f1 = 1 min f0",
            "t16 = 1 - f1",
            "x22 = width_param * t16",
            "t17 = 2 * width_opt",
            "x23 = width_master + t17",
            "x24 = x22 + x23 + width_param_grad",
            "t18 = 2 * width_master",
            "t19 = 4 * width_opt",
            "x25 = t18 + t19",
            "x26 = x23 + width_param",
            "x27 = x12 * x3",
            "t20 = x3 * x8",
            "t21 = 4 + cost_exp",
            "t22 = vocab * t21",
            "t23 = 2 + x14 + x15 + cost_log + t22",
            "t24 = x0 * t23",
            "t25 = x14 * x8",
            "t26 = 11 * hidden",
            "t27 = 1 + cost_div + cost_exp",
            "t28 = vocab * t27",
            "t29 = t26 + t28",
            "t30 = x0 * t29",
            "t31 = x11 * x16",
            "t32 = 2 * cost_div",
            "t33 = 2 * cost_rsqrt",
            "t34 = x16 * x17",
            "t35 = x16 * x18",
            "t36 = 28 + t32 + t33 + t34 + t35",
            "t37 = layers * t36",
            "t38 = x16 + t31 + t37",
            "t39 = hidden * t38",
            "t40 = x0 * x19",
            "t41 = x0 + x6",
            "t42 = width_param * t41",
            "t43 = t40 + t42",
            "t44 = hidden * t43",
            "t45 = x5 + t44",
            "t46 = t45 + s0",
            "t47 = x3 + vocab",
            "t48 = width_act * t47",
            "t49 = 4 + t48",
            "t50 = x0 * t49",
            "t51 = t50 + s1",
            "t52 = x19 + x21 + width_param_grad",
            "t53 = x0 * t52",
            "t54 = vocab * x20",
            "t55 = x20 + t53 + t54",
            "t56 = hidden * t55",
            "t57 = 6 + x9",
            "t58 = 2 * x0 * t57",
            "t59 = t56 + t58",
            "t60 = t59 + s2",
            "t61 = x0 * x21",
            "t62 = 2 - accumulating",
            "t63 = vocab * t62",
            "t64 = 1 + x0 + t63",
            "t65 = width_param_grad * t64",
            "t66 = t61 + t65",
            "t67 = hidden * t66",
            "t68 = t67 + s3",
            "t69 = x11 * x24",
            "t70 = 2 * x22",
            "t71 = 2 * width_param_grad",
            "t72 = x17 * x24",
            "t73 = x18 * x24",
            "t74 = x25 + t70 + t71 + t72 + t73",
            "t75 = layers * t74",
            "t76 = x24 + t69 + t75",
            "t77 = hidden * t76",
            "t78 = x11 * x26",
            "t79 = 2 * width_param",
            "t80 = x17 * x26",
            "t81 = x18 * x26",
            "t82 = x25 + t79 + t80 + t81",
            "t83 = layers * t82",
            "t84 = x26 + t78 + t83",
            "t85 = hidden * t84",
            "t86 = width_param * x13",
            "t87 = f1 * x13",
            "t88 = width_master * x13",
            "t89 = width_opt * x27",
            "t90 = width_param_grad * x13",
            "t91 = x1 + s4 + s5",
            "t92 = 8 + x2",
            "t93 = x0 * t92",
            "t94 = t93 + s6 + s7",
        ),
        (
            "x13 x13 0 t20 t24 t25 t30 0 t39 t46 t51 t60 t68 t77 t85 x13 t86 t87 t88 x27 t89 x13 t90 t91 t94 0 0 "
        ),
    ),
    "components": (
        (
            "x24 = 2 * context",
            "x59 = seq * context",
            ("pairs",
                (("full",), (
                    "window_pairs = x59",
                )),
                (("causal",), (
                    "x60 = 2 * seq",
                    "t0 = seq + window",
                    "t1 = t0 - context",
                    "f3 = t1 min seq",
                    "f4 = 0 max f3",
                    "t2 = 2 * window",
                    "t3 = 1 + f4 + x24",
                    "t4 = x60 + t2",
                    "t5 = t3 - t4",
                    "t6 = f4 * t5",
                    "t7 = window * x60",
                    "t8 = t6 + t7",
                    "window_pairs = t8 / 2",
                )),
                (("causal_half",), (
                    "window_pairs = x59 / 2",
                )),
            ),
            "x2 = batch * window_pairs",
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
            "t9 = window_pairs * x6",
            "x8 = x7 + t9",
            "t10 = 5 * window_pairs",
            "t11 = core_rerun * x8",
            "t12 = x7 + t10 + t11",
            "t13 = heads * t12",
            "t14 = x11 + t13",
            "x12 = batch * t14",
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
                            "t15 = 2 * core_rerun",
                            "t16 = 5 + t15",
                            "s19 = x14 * x2 * t16",
                            "t17 = core_rerun * x6",
                            "t18 = 7 + cost_exp + t17",
                            "t19 = window_pairs * t18",
                            "t20 = x10 + t19",
                            "t21 = heads * t20",
                            "t22 = x11 + t21",
                            "s20 = batch * t22",
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
                    "t23 = x0 * x23",
                    "t24 = x33 + t23",
                    "s24 = x28 * t24",
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
                    "t25 = head_dim * x25",
                    "x42 = x41 + t25",
                    "x43 = width_act * x34 * x40",
                    "x44 = context * x34",
                    "s21 = x27 * x42",
                    "s22 = x43",
                    "s23 = 0",
                    "t26 = head_dim * x33",
                    "t27 = x41 * x9",
                    "t28 = t26 + t27",
                    "s24 = x27 * t28",
                    "t29 = 3 * context",
                    "t30 = x13 + t29",
                    "s25 = x35 * t30",
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
            "x61 = 1 + cost_div",
            "x62 = x54 + x61 + cost_rsqrt",
            "x63 = x15 * x62",
            "x64 = 10 * hidden",
            "t31 = layer_rerun * x62",
            "t32 = x64 + t31",
            "x65 = x15 * t32",
            "x66 = hidden * width_param",
            "x67 = width_act_grad * x48",
            "x68 = 1 + layer_rerun",
            "x69 = x49 * x68",
            "x70 = x66 * x68",
            "x71 = hidden * width_param_grad",
            "t33 = grad_accum - 1",
            "f2 = 1 min t33",
            "accumulating = f2",
            "x72 = accumulating * x71",
            "x73 = layer_rerun * x49",
            "x74 = layer_rerun * x31",
            "t34 = -1 * width_master",
            "t35 = t34 // 1",
            "f0 = -1 * t35",
            "f1 = 1 min f0",
            "x75 = hidden * f1",
            "x76 = hidden * width_master",
            "x77 = 2 * hidden",
            "x78 = width_opt * x77",
            "t36 = 2 * kv_heads",
            "x79 = heads + t36",
            "x80 = x13 * x79",
            "x81 = x48 * x80",
            "x82 = 2 + layer_rerun",
            "x83 = head_dim * x79",
            "x84 = x66 * x83",
            "x85 = width_act * x15",
            "x86 = x83 * x85",
            "x87 = width_act_grad * x15",
            "x88 = x71 * x83",
            "x89 = hidden * x83",
            "x90 = hidden * x13",
            "x91 = x79 * x90",
            "x92 = width_act_grad * x29",
            "x93 = width_act_grad * x20",
            "x94 = x14 * x48",
            "x95 = x1 * x66",
            "x96 = x77 * x87",
            "x97 = x1 * x71",
            "x98 = hidden * x1",
            "x99 = heads * x90",
            "x100 = x48 * x68",
            "x101 = x77 * x85",
            "x102 = layer_rerun * x101",
            "x103 = ffn * x54",
            "x104 = x103 * x15",
            "x105 = 2 * ffn",
            "x106 = x105 * x66",
            "x107 = x105 * x85",
            "x108 = x105 * x71",
            "x109 = ffn * x77",
            "x110 = ffn * x15",
            "x111 = width_act * x110",
            "x112 = width_act_grad * x110",
            "x113 = x109 * x15",
            "x114 = ffn * x66",
            "x115 = ffn * x71",
            "x116 = hidden * ffn",
            "x117 = hidden * vocab",
            "x118 = vocab * x66",
            "x119 = vocab * x75",
            "x120 = vocab * x76",
            "x121 = vocab * x71",
            "x122 = vocab * x77",
            "x123 = vocab * x78",
            "x124 = width_act * x57",
            "x125 = 2 * vocab",
            "x126 = 14 + cost_div + cost_rsqrt",
            "x127 = 3 * ffn",
            "t37 = heads + kv_heads",
            "x128 = x13 * t37",
            "t38 = 2 + x127 + x128",
            "t39 = layers * t38",
            "x129 = 1 + x125 + t39",
            "x130 = x129 * x76",
            "x131 = 1 - f1",
            "x132 = x129 * x78",
            "t40 = x81 * x82",
            "t41 = x80 * x87",
            "t42 = x70 * x83",
            "t43 = x72 * x83",
            "t44 = layer_rerun * x86",
            "t45 = x75 * x83",
            "t46 = x76 * x83",
            "t47 = width_opt * x91",
            "t48 = kv_heads * x7",
            "t49 = heads * x8",
            "t50 = t48 + t49",
            "t51 = batch * t50",
            "t52 = x82 * x94",
            "t53 = x1 * x70",
            "t54 = x30 * x68",
            "t55 = x1 * x72",
            "t56 = x1 * x75",
            "t57 = x1 * x76",
            "t58 = width_opt * x99",
            "t59 = x104 * x82",
            "t60 = ffn * width_act_grad * x31",
            "t61 = x105 * x70",
            "t62 = x105 * x72",
            "t63 = layer_rerun * x107",
            "t64 = x105 * x75",
            "t65 = x105 * x76",
            "t66 = width_opt * x103",
            "t67 = 1 + cost_silu",
            "t68 = x110 * t67",
            "t69 = cost_silu * x68",
            "t70 = 5 + layer_rerun + t69",
            "t71 = x110 * t70",
            "t72 = x107 * x68",
            "t73 = x105 * x87",
            "t74 = layer_rerun * x111",
            "t75 = x113 * x82",
            "t76 = ffn * x70",
            "t77 = x111 * x68",
            "t78 = ffn * x72",
            "t79 = ffn * x75",
            "t80 = ffn * x76",
            "t81 = ffn * x78",
            "t82 = x15 * x66",
            "t83 = 1 - accumulating",
            "t84 = vocab * t83",
            "t85 = x15 + t84",
            "t86 = x71 * t85",
            "t87 = x15 * x71",
            "t88 = x15 * x64",
            "t89 = x57 * x77",
            "t90 = x54 * x57",
            "t91 = x125 * x87",
            "t92 = vocab * x72",
            "t93 = vocab * x5",
            "t94 = 1 + cost_log + t93",
            "t95 = x15 * t94",
            "t96 = x61 + cost_exp",
            "t97 = x57 * t96",
            "t98 = x125 * x126",
            "t99 = 2 * cost_div",
            "t100 = 2 * cost_rsqrt",
            "t101 = x126 * x127",
            "t102 = x126 * x128",
            "t103 = 28 + t99 + t100 + t101 + t102",
            "t104 = layers * t103",
            "t105 = x126 + t98 + t104",
            "t106 = hidden * t105",
            "t107 = x129 * x71",
            "t108 = x125 * x131",
            "t109 = 2 * f1",
            "t110 = x127 * x131",
            "t111 = x128 * x131",
            "t112 = 2 + t110 + t111",
            "t113 = t112 - t109",
            "t114 = layers * t113",
            "t115 = x131 + t108 + t114",
            "t116 = x66 * t115",
            "t117 = x129 * x66",
        ),
        (
            "x63 x65 x49 x66 x49 x31 x67 x69 x31 x70 x67 x72 x71 x73 x74 hidden x66 hidden x75 x76 hidden hidden "
            "x71 hidden x77 x78 hidden 2 s0 s1 x15 hidden s2 s3 s4 x48 x67 x15 hidden s5 s6 s7 s8 s5 s9 s7 s8 x51 "
            "x52 x15 hidden x81 t40 x49 x84 x86 t41 t42 x67 x69 t43 x88 t44 x89 x84 hidden x83 t45 t46 hidden x83 "
            "x89 x88 hidden x83 x91 t47 hidden x83 2 x48 x67 x15 hidden s10 s11 s12 s13 s14 s15 s16 s17 s18 s14 "
            "s15 s16 s17 s18 s14 x3 t51 s19 s20 s21 s22 s23 s24 s25 s26 s27 s28 s29 x17 x18 x15 heads head_dim "
            "s30 s31 s32 s33 x29 x92 x15 heads head_dim x20 x93 x19 kv_heads head_dim x20 x93 x19 kv_heads "
            "head_dim s34 s35 s36 s37 s38 s39 s40 s41 s42 s43 s44 s45 s46 s47 s48 s43 s44 s45 s46 s47 s48 s49 s50 "
            "s51 s52 s53 s54 s55 s56 s51 s52 s57 s54 s55 s56 s51 s52 s57 s54 s58 s59 s51 s52 s53 s57 s58 s60 s51 "
            "s52 s53 s57 x94 t52 x30 x95 x49 x96 t53 x92 t54 t55 x97 x73 x98 x95 x1 hidden t56 t57 x1 hidden x98 "
            "x97 x1 hidden x99 t58 x1 hidden 2 x29 x92 x15 heads head_dim x48 x100 x101 x49 x96 x67 x102 x73 x48 "
            "x67 x15 hidden s61 s62 s63 s64 x63 x65 x49 x66 x49 x31 x67 x69 x31 x70 x67 x72 x71 x73 x74 hidden "
            "x66 hidden x75 x76 hidden hidden x71 hidden x77 x78 hidden 2 s2 s3 s4 x48 x67 x15 hidden s5 s6 s7 s8 "
            "s5 s9 s7 s8 x51 x52 x15 hidden x104 t59 x49 x106 x107 t60 t61 x67 x69 t62 x108 t63 x109 x106 hidden "
            "x105 t64 t65 hidden x105 x109 x108 hidden x105 x103 t66 hidden x105 2 x48 x67 x15 hidden x55 x56 x15 "
            "ffn x55 x56 x15 ffn t68 t71 x107 x111 x112 t72 t73 t74 x110 x112 x15 ffn x110 x112 x15 ffn s65 s66 "
            "s7 s67 x55 x56 x15 ffn x113 t75 x111 x114 x49 x96 t76 x112 t77 t78 x115 x73 x116 x114 ffn hidden t79 "
            "t80 ffn hidden x116 x115 ffn hidden x109 t81 ffn hidden 2 x110 x112 x15 ffn x48 x100 x101 x49 x96 "
            "x67 x102 x73 x48 x67 x15 hidden x48 t82 x36 x49 t86 x67 x36 t87 x117 x118 vocab hidden x119 x120 "
            "vocab hidden x117 x121 vocab hidden x122 x123 vocab hidden 2 x15 x36 x15 x63 t88 x49 x66 x49 x31 x67 "
            "x49 x31 x66 x67 x72 x71 hidden x66 hidden x75 x76 hidden hidden x71 hidden x77 x78 hidden 2 s68 s69 "
            "s63 s64 s4 s70 s4 x48 x67 x15 hidden s71 s72 s7 s8 s71 s73 s7 s8 x48 x49 x15 hidden t89 t90 x49 x118 "
            "x124 t91 x118 x67 x49 t92 x121 x117 x118 hidden vocab x119 x120 hidden vocab x117 x121 hidden vocab "
            "x122 x123 hidden vocab 2 x48 x67 x15 hidden t95 t97 x124 s74 s75 x36 s76 s74 s77 s75 x58 s76 s78 s75 "
            "s79 s80 s79 s77 s79 x57 x58 x15 vocab t106 t107 x130 t116 x132 t117 x130 x132 "
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
                    "t21 = ffn * width_act",
                    "t22 = 8 + width_act",
                    "t23 = hidden * t22",
                    "t24 = 8 + t21 + t23",
                    "t25 = layer_kept * t24",
                    "t26 = x14 + t25",
                    "t27 = layers * t26",
                    "t28 = 4 + t20 + t27",
                    "s0 = x15 * t28",
                )),
            ),
            ("loss",
                (("eager",), (
                    "t29 = 2 + vocab",
                    "s3 = 4 * x15 * t29",
                )),
                (("fused",), (
                    "s3 = 0",
                )),
            ),
            "x16 = width_act_grad * x15",
            ("loss",
                (("eager",), (
                    "t30 = x10 + width_act_grad",
                    "moment_ends_cross_entropy = vocab * x15 * t30",
                )),
                (("fused",), (
                    "moment_ends_cross_entropy = vocab * x16",
                )),
            ),
            "x20 = 4 * heads",
            "x21 = 2 * heads",
            "x22 = 3 * ffn",
            "x23 = 3 * hidden",
            "x24 = x22 + x23",
            "x26 = x0 * x4",
            "x27 = 2 * head_dim",
            "x28 = context * kv_heads",
            "x29 = x27 * x28",
            "x30 = 4 * hidden",
            "x18 = 2 * hidden",
            "x31 = 2 * ffn",
            "x32 = heads * head_dim",
            "t31 = x18 + x31 + x32",
            "t32 = width_act * t31",
            "x33 = 4 + x30 + t32",
            "x34 = kv_heads * x11",
            "x35 = 2 * batch",
            "t33 = seq * x33",
            "t34 = x34 + t33",
            "x36 = x35 * t34",
            ("attention",
                (("flash",), (
                    "t35 = head_dim * x21",
                    "x25 = x24 + t35",
                    ("activations",
                        (("fused",), (
                            "t36 = width_act * x25",
                            "t37 = 8 + x20 + t36",
                            "t38 = seq * t37",
                            "t39 = x26 + t38",
                            "layer_sliding_attention = batch * t39",
                        )),
                        (("paper",), (
                            "t40 = seq * x25",
                            "t41 = x29 + t40",
                            "layer_sliding_attention = x8 * t41",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t42 = x21 + x33",
                                    "t43 = seq * t42",
                                    "t44 = x34 + t43",
                                    "t45 = batch * t44",
                                    "t46 = 12 + t45",
                                    "layer_sliding_attention = 2 * t46",
                                )),
                                (("selective",), (
                                    "layer_sliding_attention = x36",
                                )),
                            ),
                        )),
                    ),
                )),
                (("eager",), (
                    "t47 = x27 + context",
                    "x37 = heads * t47",
                    "x38 = x24 + x37",
                    ("activations",
                        (("fused",), (
                            "t48 = width_act * x38",
                            "t49 = 8 + t48",
                            "t50 = seq * t49",
                            "t51 = x26 + t50",
                            "layer_sliding_attention = batch * t51",
                        )),
                        (("paper",), (
                            "t52 = seq * x38",
                            "t53 = x29 + t52",
                            "layer_sliding_attention = x8 * t53",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t54 = x11 * x21",
                                    "t55 = 8 * hidden",
                                    "t56 = context * x20",
                                    "t57 = 4 * ffn",
                                    "t58 = x30 + x37 + t57",
                                    "t59 = width_act * t58",
                                    "t60 = 8 + t55 + t56 + t59",
                                    "t61 = seq * t60",
                                    "t62 = t54 + t61",
                                    "layer_sliding_attention = batch * t62",
                                )),
                                (("selective",), (
                                    "layer_sliding_attention = x36",
                                )),
                            ),
                        )),
                    ),
                )),
            ),
            ("attention",
                (("flash",), (
                    "x40 = head_dim * width_act_grad",
                    "t63 = 2 + x40",
                    "t64 = x2 * t63",
                    "t65 = x28 * x40",
                    "t66 = t64 + t65",
                    "moment_sliding_attention_attention_core = x35 * t66",
                )),
                (("eager",), (
                    "x42 = batch * width_act_grad",
                    "t67 = 2 * x2",
                    "t68 = kv_heads * head_dim",
                    "t69 = t67 + t68",
                    "t70 = context * x42 * t69",
                    "t71 = context + head_dim",
                    "t72 = x2 * t71",
                    "t73 = x29 + t72",
                    "t74 = x42 * t73",
                    "f4 = t70 max t74",
                    "moment_sliding_attention_attention_core = f4",
                )),
            ),
            ("attention",
                (("flash",), (
                    "x41 = batch * x2",
                    ("activations",
                        (("fused",), (
                            "core_sliding_attention_attention_core = 4 * x41",
                        )),
                        (("paper",), (
                            "core_sliding_attention_attention_core = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t75 = 6 + x41",
                                    "core_sliding_attention_attention_core = 4 * t75",
                                )),
                                (("selective",), (
                                    "core_sliding_attention_attention_core = 0",
                                )),
                            ),
                        )),
                    ),
                )),
                (("eager",), (
                    ("activations",
                        (("fused", "paper"), (
                            "core_sliding_attention_attention_core = x9",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "core_sliding_attention_attention_core = x12",
                                )),
                                (("selective",), (
                                    "core_sliding_attention_attention_core = 0",
                                )),
                            ),
                        )),
                    ),
                )),
            ),
            "x17 = hidden * x16",
            "x19 = x16 * x18",
            "x39 = x16 * x23",
            "t76 = 2 * width_opt",
            "x43 = width_master + width_param + width_param_grad + t76",
            "t77 = 2 * width_master",
            "t78 = 2 * width_param",
            "t79 = 2 * width_param_grad",
            "t80 = 4 * width_opt",
            "t81 = x22 * x43",
            "t82 = heads + kv_heads",
            "t83 = x27 * x43 * t82",
            "x44 = t77 + t78 + t79 + t80 + t81 + t83",
            "t84 = 2 * vocab * x43",
            "x45 = x43 + t84",
            "x46 = x22 + x32",
            "x47 = layers * layer_kept",
            "x48 = width_act * x15",
            "t85 = hidden + vocab",
            "moment_ends_lm_head = x16 * t85",
            "point_head = moment_ends_lm_head",
            "point_loss = moment_ends_cross_entropy",
            "moment_ends_final_norm = x19",
            "point_norm = moment_ends_final_norm",
            "moment_ends_token_embedding = x17",
            "point_embedding = moment_ends_token_embedding",
            "point_optimizer = 0",
            "t86 = x31 + hidden",
            "moment_sliding_attention_ffn_up = x16 * t86",
            "t87 = ffn + hidden",
            "moment_sliding_attention_ffn_down = x16 * t87",
            "moment_sliding_attention_ffn_norm = x19",
            "moment_sliding_attention_attention_norm = x19",
            "moment_sliding_attention_ffn_activation = x16 * x22",
            "t88 = x3 + heads",
            "t89 = head_dim * t88",
            "t90 = hidden + t89",
            "moment_sliding_attention_qkv_projection = x16 * t90",
            "t91 = x32 + hidden",
            "moment_sliding_attention_output_projection = x16 * t91",
            "t92 = layer_kept - core_kept",
            "t93 = core_sliding_attention_attention_core * t92",
            "t94 = moment_sliding_attention_attention_core + t93",
            "f3 = t94 max moment_sliding_attention_attention_norm max moment_sliding_attention_ffn_activation max moment_sliding_attention_ffn_down max moment_sliding_attention_ffn_norm max moment_sliding_attention_ffn_up max moment_sliding_attention_output_projection max moment_sliding_attention_qkv_projection",
            "branch_sliding_attention = f3",
            "moment_sliding_attention_ffn_residual = x39",
            "moment_sliding_attention_attention_residual = x39",
            "t95 = branch_sliding_attention + x17",
            "f1 = t95 max moment_sliding_attention_attention_residual max moment_sliding_attention_ffn_residual",
            "f2 = 1 min layers",
            "t96 = 1 - layer_kept",
            "t97 = layer_sliding_attention * t96",
            "t98 = f1 + t97",
            "point_sliding_attention = f2 * t98",
            "f0 = point_embedding max point_head max point_loss max point_norm max point_optimizer max point_sliding_attention",
            "t99 = layers * x44",
            "t100 = x45 + t99",
            "t101 = hidden * t100",
            "t102 = x18 + x46",
            "t103 = x47 * t102",
            "t104 = hidden + t103",
            "t105 = width_act * t104",
            "t106 = 8 + t105",
            "t107 = x15 * t106",
            "t108 = t107 + s0 + s1 + s2 + s3",
            "t109 = width_act * x46 * x47",
            "t110 = 8 + t109",
            "t111 = x15 * t110",
            "t112 = 2 * layer_kept * x48",
            "t113 = x44 + t112",
            "t114 = layers * t113",
            "t115 = x45 + x48 + t114",
            "t116 = hidden * t115",
            "t117 = f0 + t111 + t116",
            "t118 = t117 + s0 + s1 + s2 + s3",
        ),
        (
            "t101 t108 t118 point_sliding_attention point_embedding point_norm point_head point_loss "
            "point_optimizer "
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
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Sums over the whole model, for one micro-batch."""
    return Totals._make(_run("totals", locals()))


def totals_exact(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `totals` are exact."""
    return Totals._make(_mask("totals", locals()))


def kind_sliding_attention(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `sliding_attention`."""
    return Totals._make(_run("kind_sliding_attention", locals()))


def kind_sliding_attention_exact(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `kind_sliding_attention` are exact."""
    return Totals._make(_mask("kind_sliding_attention", locals()))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `ends`."""
    return Totals._make(_run("kind_ends", locals()))


def kind_ends_exact(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `kind_ends` are exact."""
    return Totals._make(_mask("kind_ends", locals()))


def components(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Every row, for one instance, in the order of ROWS."""
    return _run("components", locals())


def components_exact(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `components` are exact."""
    return _mask("components", locals())


def memory(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Bytes of a training step on one device, in the order of MEMORY."""
    return _run("memory", locals())


def memory_exact(
    *, batch, seq, context, layers, hidden, vocab, heads, kv_heads, head_dim, window, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_silu=5, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `memory` are exact."""
    return _mask("memory", locals())
