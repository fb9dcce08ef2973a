"""Costs of llama, formula set standard, for NumPy arrays of configs.

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

FAMILY = "llama"
FORMULAS = "standard"
FORMULAS_SHA256 = "87f2d73dc335a362fa55763117a5f7ba158bfa7c869b8b2f5bb9e7159764564c"

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
    ("dense", "qkv_projection", "qkv_projection", "layers", "backward", "flops", "matmul", "compute_w", "", ""),
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
            ("pairs",
                (("full",), (
                    "pairs_size = x51",
                )),
                (("causal",), (
                    "t0 = 1 + x19",
                    "t1 = t0 - seq",
                    "t2 = seq * t1",
                    "pairs_size = t2 / 2",
                )),
                (("causal_half",), (
                    "pairs_size = x51 / 2",
                )),
            ),
            "x3 = batch * pairs_size * x0 * x1 * x2",
            "x4 = 4 + cost_exp",
            "x5 = x4 + cost_div",
            "x7 = 3 * head_dim",
            "x8 = seq * x7",
            "x9 = 1 + core_rerun",
            "x10 = x8 * x9",
            "x11 = kv_heads * x10",
            "x12 = batch * layers",
            "x6 = pairs_size * x5",
            "t3 = 5 * pairs_size",
            "t4 = x6 + x8",
            "t5 = core_rerun * t4",
            "t6 = x8 + t3 + t5",
            "t7 = heads * t6",
            "t8 = x11 + t7",
            "x13 = x12 * t8",
            "x14 = heads * x12",
            "x15 = 2 * head_dim",
            "x16 = pairs_size * x15",
            ("flops",
                (("model",), (
                    "s0 = x3",
                    "s1 = x13",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t9 = 2 * core_rerun",
                            "t10 = 5 + t9",
                            "s0 = x14 * x16 * t10",
                            "t11 = core_rerun * x5",
                            "t12 = 7 + cost_exp + t11",
                            "t13 = pairs_size * t12",
                            "t14 = x10 + t13",
                            "t15 = heads * t14",
                            "t16 = x11 + t15",
                            "s1 = x12 * t16",
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
            "t17 = x18 + x20",
            "x21 = x12 * t17",
            "x22 = x12 * x18",
            "x23 = x20 * x9",
            "x24 = 2 * width_act_grad",
            "t18 = width_act * core_rerun",
            "x25 = width_act_grad + t18",
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
                    "t19 = core_kept + x28",
                    "t20 = x18 * t19",
                    "t21 = x20 * x28",
                    "t22 = t20 + t21",
                    "x29 = batch * t22",
                    "t23 = 4 * core_kept",
                    "t24 = x30 + t23",
                    "t25 = x18 * t24",
                    "t26 = x20 * x30",
                    "t27 = t25 + t26",
                    "x31 = batch * t27",
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
                                    "t28 = 3 * core_kept",
                                    "t29 = x29 + t28",
                                    "s11 = layers * t29",
                                    "t30 = 24 * core_kept",
                                    "t31 = x31 + t30",
                                    "s15 = layers * t31",
                                )),
                                (("selective",), (
                                    "s11 = x32",
                                    "s15 = x33",
                                )),
                            ),
                        )),
                    ),
                    "s2 = x17 * x21",
                    "t32 = 4 + x17",
                    "s4 = x22 * t32",
                    "t33 = 8 * x18",
                    "t34 = x18 * x24",
                    "t35 = x0 * x18",
                    "t36 = x23 + t35",
                    "t37 = width_act * t36",
                    "t38 = t34 + t37",
                    "t39 = head_dim * t38",
                    "t40 = t33 + t39",
                    "s6 = x12 * t40",
                    "t41 = 4 * core_rerun",
                    "t42 = head_dim * x25",
                    "t43 = 4 + t41 + t42",
                    "t44 = x18 * t43",
                    "t45 = x27 + t44",
                    "s8 = x12 * t45",
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
                                    "t46 = head_dim * x19",
                                    "t47 = seq * x34",
                                    "t48 = t46 + t47",
                                    "s11 = x38 * t48",
                                    "t49 = x17 * x19",
                                    "t50 = context * x39",
                                    "t51 = x17 + t50",
                                    "t52 = seq * t51",
                                    "t53 = t49 + t52",
                                    "s15 = x38 * t53",
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
                    "t54 = x26 + x35",
                    "s2 = x36 * t54",
                    "s4 = x35 * x36",
                    "t55 = x17 * x23",
                    "t56 = 3 * context",
                    "t57 = x15 + t56",
                    "t58 = width_act_grad * t57",
                    "t59 = width_act * x34 * x9",
                    "t60 = t58 + t59",
                    "t61 = x18 * t60",
                    "t62 = t55 + t61",
                    "s6 = x12 * t62",
                    "t63 = x25 * x35",
                    "t64 = x27 + t63",
                    "s8 = x12 * t64",
                )),
            ),
            "x40 = 1 + layer_kept",
            "x42 = batch * seq",
            "x43 = hidden * width_act",
            "x45 = 2 * hidden",
            ("activations",
                (("fused",), (
                    "x41 = hidden * x40",
                    "t65 = 2 * layer_kept",
                    "t66 = x41 + t65",
                    "t67 = layers * t66",
                    "t68 = 1 + hidden + t67",
                    "s10 = x42 * t68",
                    "t69 = 8 * layer_kept",
                    "t70 = width_act * x41",
                    "t71 = t69 + t70",
                    "t72 = layers * t71",
                    "t73 = 4 + x43 + t72",
                    "s14 = x42 * t73",
                )),
                (("paper",), (
                    "t74 = layers * x40",
                    "t75 = 1 + t74",
                    "x44 = x42 * t75",
                    "s10 = hidden * x44",
                    "s14 = x43 * x44",
                )),
                (("autograd",), (
                    "t76 = 3 * hidden",
                    "t77 = 2 + ffn + t76",
                    "t78 = layer_kept * t77",
                    "t79 = hidden + t78",
                    "t80 = layers * t79",
                    "t81 = 1 + x45 + t80",
                    "s10 = x42 * t81",
                    "t82 = hidden * x39",
                    "t83 = ffn * width_act",
                    "t84 = 8 + width_act",
                    "t85 = hidden * t84",
                    "t86 = 8 + t83 + t85",
                    "t87 = layer_kept * t86",
                    "t88 = x43 + t87",
                    "t89 = layers * t88",
                    "t90 = 4 + t82 + t89",
                    "s14 = x42 * t90",
                )),
            ),
            "x47 = 1 + vocab",
            "x49 = vocab * width_act_grad",
            ("loss",
                (("eager",), (
                    "x46 = vocab * x42",
                    "x48 = x42 * x47",
                    "t91 = vocab * x39",
                    "t92 = 8 + t91",
                    "s3 = x42 * t92",
                    "s5 = 8 * x46",
                    "s7 = 8 * x48",
                    "t93 = 4 + width_act_grad",
                    "s9 = x46 * t93",
                    "s13 = x48",
                    "t94 = 2 + vocab",
                    "s17 = 4 * x42 * t94",
                )),
                (("fused",), (
                    "x50 = x42 * x49",
                    "t95 = vocab * width_act",
                    "t96 = 8 + t95",
                    "s3 = x42 * t96",
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
            "x52 = 2 * vocab",
            "x53 = 3 * ffn",
            "x54 = heads + kv_heads",
            "x55 = x15 * x54",
            "x56 = x53 + x55",
            "x57 = 2 + x56",
            "x58 = layers * x57",
            "x59 = 1 + x52 + x58",
            "x60 = hidden * x59",
            "x61 = layers * heads",
            "t97 = 2 * cost_div",
            "t98 = 2 * cost_rsqrt",
            "x62 = t97 + t98",
            "t99 = 10 * hidden",
            "t100 = 1 + cost_silu",
            "t101 = ffn * t100",
            "x63 = 2 + x62 + t99 + t101",
            "x64 = cost_div + cost_rsqrt",
            "x65 = 2 + layer_rerun",
            "x66 = 14 + x64",
            "x67 = 2 * width_act",
            "x68 = x2 + x53",
            "x69 = 6 * hidden",
            "t102 = 2 * kv_heads",
            "t103 = heads + t102",
            "t104 = head_dim * t103",
            "x70 = x53 + x69 + t104",
            "x71 = 2 * layer_rerun",
            "x72 = 1 + layer_rerun",
            "t105 = grad_accum - 1",
            "f2 = 1 min t105",
            "accumulating = f2",
            "x73 = width_param_grad * accumulating",
            "x74 = 5 * width_act_grad",
            "x75 = 2 * x42",
            "x76 = width_act * x72",
            "x77 = x73 + width_param",
            "t106 = -1 * width_master",
            "t107 = t106 // 1",
            "f0 = -1 * t107",
            "f1 = 1 min f0",
            "t108 = 1 - f1",
            "x78 = width_param * t108",
            "t109 = 2 * width_opt",
            "x79 = width_master + t109",
            "x80 = x78 + x79 + width_param_grad",
            "t110 = 2 * width_master",
            "t111 = 4 * width_opt",
            "x81 = t110 + t111",
            "x82 = x79 + width_param",
            "x83 = x45 * x59",
            "t112 = x45 + x68",
            "t113 = layers * layer_kept * t112",
            "x84 = hidden + t113",
            "t114 = x16 * x61",
            "t115 = layers * x56",
            "t116 = vocab + t115",
            "t117 = seq * hidden * t116",
            "t118 = t114 + t117",
            "t119 = 2 * batch * t118",
            "t120 = x6 * x61",
            "t121 = 4 * hidden",
            "t122 = vocab * x4",
            "t123 = x54 * x7",
            "t124 = x63 + t123",
            "t125 = layers * t124",
            "t126 = 2 + x64 + cost_log + t121 + t122 + t125",
            "t127 = seq * t126",
            "t128 = t120 + t127",
            "t129 = batch * t128",
            "t130 = x53 * x65",
            "t131 = x55 * x65",
            "t132 = t130 + t131",
            "t133 = layers * t132",
            "t134 = x52 + t133",
            "t135 = x42 * x45 * t134",
            "t136 = t135 + s0",
            "t137 = 11 * hidden",
            "t138 = 22 * hidden",
            "t139 = layer_rerun * x63",
            "t140 = 5 + cost_silu",
            "t141 = ffn * t140",
            "t142 = t138 + t139 + t141",
            "t143 = layers * t142",
            "t144 = 1 + cost_div + cost_exp",
            "t145 = vocab * t144",
            "t146 = t137 + t143 + t145",
            "t147 = x42 * t146",
            "t148 = t147 + s1",
            "t149 = x52 * x66",
            "t150 = x53 * x66",
            "t151 = x55 * x66",
            "t152 = 28 + x62 + t150 + t151",
            "t153 = layers * t152",
            "t154 = x66 + t149 + t153",
            "t155 = hidden * t154",
            "t156 = layers * width_act * x68",
            "t157 = 8 + t156",
            "t158 = x42 * t157",
            "t159 = x42 + x47 + x58",
            "t160 = width_param * t159",
            "t161 = 1 + x1",
            "t162 = x42 * x67 * t161",
            "t163 = t160 + t162",
            "t164 = hidden * t163",
            "t165 = t158 + t164",
            "t166 = t165 + s2 + s3",
            "t167 = 8 * layers",
            "t168 = layers * x70",
            "t169 = x45 + vocab + t168",
            "t170 = width_act * t169",
            "t171 = 4 + t167 + t170",
            "t172 = x42 * t171",
            "t173 = t172 + s4 + s5",
            "t174 = 6 + x49",
            "t175 = x75 * t174",
            "t176 = 3 * x76",
            "t177 = x74 + t176",
            "t178 = ffn * t177",
            "t179 = x24 + x76",
            "t180 = heads * t179",
            "t181 = 4 * kv_heads * width_act_grad",
            "t182 = t180 + t181",
            "t183 = head_dim * t182",
            "t184 = 8 + t178 + t183",
            "t185 = x42 * t184",
            "t186 = x57 * x73",
            "t187 = 1 + x71",
            "t188 = x67 * t187",
            "t189 = x74 + t188",
            "t190 = x75 * t189",
            "t191 = x53 * x72",
            "t192 = x55 * x72",
            "t193 = 2 + x71 + t191 + t192",
            "t194 = width_param * t193",
            "t195 = t186 + t190 + t194",
            "t196 = hidden * t195",
            "t197 = t185 + t196",
            "t198 = layers * t197",
            "t199 = x24 + x67 + width_param_grad",
            "t200 = x42 * t199",
            "t201 = vocab * x77",
            "t202 = x77 + t200 + t201",
            "t203 = hidden * t202",
            "t204 = t175 + t198 + t203",
            "t205 = t204 + s6 + s7",
            "t206 = width_act * x70",
            "t207 = 8 + t206",
            "t208 = layer_rerun * t207",
            "t209 = x68 + x69",
            "t210 = width_act_grad * t209",
            "t211 = t208 + t210",
            "t212 = x42 * t211",
            "t213 = hidden * width_param_grad * x57",
            "t214 = t212 + t213",
            "t215 = layers * t214",
            "t216 = x24 * x42",
            "t217 = 2 - accumulating",
            "t218 = vocab * t217",
            "t219 = 1 + x42 + t218",
            "t220 = width_param_grad * t219",
            "t221 = t216 + t220",
            "t222 = hidden * t221",
            "t223 = t215 + t222",
            "t224 = t223 + s8 + s9",
            "t225 = x52 * x80",
            "t226 = 2 * x78",
            "t227 = 2 * width_param_grad",
            "t228 = x53 * x80",
            "t229 = x55 * x80",
            "t230 = x81 + t226 + t227 + t228 + t229",
            "t231 = layers * t230",
            "t232 = x80 + t225 + t231",
            "t233 = hidden * t232",
            "t234 = x52 * x82",
            "t235 = 2 * width_param",
            "t236 = x53 * x82",
            "t237 = x55 * x82",
            "t238 = x81 + t235 + t236 + t237",
            "t239 = layers * t238",
            "t240 = x82 + t234 + t239",
            "t241 = hidden * t240",
            "t242 = width_param * x60",
            "t243 = f1 * x60",
            "t244 = width_master * x60",
            "t245 = width_opt * x83",
            "t246 = width_param_grad * x60",
            "t247 = 1 + x84",
            "t248 = x42 * t247",
            "t249 = t248 + s10 + s11 + s12 + s13",
            "t250 = width_act * x84",
            "t251 = 8 + t250",
            "t252 = x42 * t251",
            "t253 = t252 + s14 + s15 + s16 + s17",
        ),
        (
            "x60 x60 0 t119 t129 t136 t148 0 t155 t166 t173 t205 t224 t233 t241 x60 t242 t243 t244 x83 t245 x60 "
            "t246 t249 t253 0 0 "
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
            "x1 = heads * head_dim",
            "x16 = 2 * context",
            "x39 = seq * context",
            ("pairs",
                (("full",), (
                    "pairs_size = x39",
                )),
                (("causal",), (
                    "t0 = 1 + x16",
                    "t1 = t0 - seq",
                    "t2 = seq * t1",
                    "pairs_size = t2 / 2",
                )),
                (("causal_half",), (
                    "pairs_size = x39 / 2",
                )),
            ),
            "x2 = 4 * batch * pairs_size * x0 * x1",
            "x3 = 4 + cost_div + cost_exp",
            "x5 = 3 * head_dim",
            "x6 = seq * x5",
            "x7 = 1 + core_rerun",
            "x8 = x6 * x7",
            "x9 = kv_heads * x8",
            "x4 = pairs_size * x3",
            "t3 = 5 * pairs_size",
            "t4 = x4 + x6",
            "t5 = core_rerun * t4",
            "t6 = x6 + t3 + t5",
            "t7 = heads * t6",
            "t8 = x9 + t7",
            "x10 = batch * t8",
            "x11 = batch * heads",
            "x12 = 2 * head_dim",
            "x13 = pairs_size * x12",
            ("flops",
                (("model",), (
                    "s0 = x2",
                    "s1 = x10",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t9 = 2 * core_rerun",
                            "t10 = 5 + t9",
                            "s0 = x11 * x13 * t10",
                            "t11 = core_rerun * x3",
                            "t12 = 7 + cost_exp + t11",
                            "t13 = pairs_size * t12",
                            "t14 = x8 + t13",
                            "t15 = heads * t14",
                            "t16 = x9 + t15",
                            "s1 = batch * t16",
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
            "t17 = x15 + x17",
            "x18 = batch * t17",
            "x19 = batch * x15",
            "x20 = x17 * x7",
            "x21 = 2 * width_act_grad",
            "t18 = width_act * core_rerun",
            "x22 = width_act_grad + t18",
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
                    "t19 = core_kept + x25",
                    "t20 = x15 * t19",
                    "t21 = x17 * x25",
                    "t22 = t20 + t21",
                    "x26 = batch * t22",
                    "t23 = 4 * core_kept",
                    "t24 = x27 + t23",
                    "t25 = x15 * t24",
                    "t26 = x17 * x27",
                    "t27 = t25 + t26",
                    "x28 = batch * t27",
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
                                    "t28 = 3 * core_kept",
                                    "s7 = x26 + t28",
                                    "t29 = 24 * core_kept",
                                    "s10 = x28 + t29",
                                )),
                                (("selective",), (
                                    "s7 = x29",
                                    "s10 = x30",
                                )),
                            ),
                        )),
                    ),
                    "s2 = x14 * x18",
                    "t30 = 4 + x14",
                    "s3 = x19 * t30",
                    "t31 = 8 * x15",
                    "t32 = x15 * x21",
                    "t33 = x0 * x15",
                    "t34 = x20 + t33",
                    "t35 = width_act * t34",
                    "t36 = t32 + t35",
                    "t37 = head_dim * t36",
                    "t38 = t31 + t37",
                    "s4 = batch * t38",
                    "t39 = 4 * core_rerun",
                    "t40 = head_dim * x22",
                    "t41 = 4 + t39 + t40",
                    "t42 = x15 * t41",
                    "t43 = x24 + t42",
                    "s5 = batch * t43",
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
                                    "t44 = head_dim * x16",
                                    "t45 = seq * x31",
                                    "t46 = t44 + t45",
                                    "s7 = x35 * t46",
                                    "t47 = x14 * x16",
                                    "t48 = 4 + width_act",
                                    "t49 = context * t48",
                                    "t50 = x14 + t49",
                                    "t51 = seq * t50",
                                    "t52 = t47 + t51",
                                    "s10 = x35 * t52",
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
                    "t53 = x23 + x32",
                    "s2 = x33 * t53",
                    "s3 = x32 * x33",
                    "t54 = x14 * x20",
                    "t55 = 3 * context",
                    "t56 = x12 + t55",
                    "t57 = width_act_grad * t56",
                    "t58 = width_act * x31 * x7",
                    "t59 = t57 + t58",
                    "t60 = x15 * t59",
                    "t61 = t54 + t60",
                    "s4 = batch * t61",
                    "t62 = x22 * x32",
                    "t63 = x24 + t62",
                    "s5 = batch * t63",
                )),
            ),
            "t64 = 1 + layer_kept",
            "x36 = hidden * t64",
            "x37 = batch * seq",
            "x38 = seq * x33",
            ("activations",
                (("fused",), (
                    "t65 = 2 * layer_kept",
                    "t66 = x36 + t65",
                    "s6 = x37 * t66",
                    "t67 = 8 * layer_kept",
                    "t68 = width_act * x36",
                    "t69 = t67 + t68",
                    "s9 = x37 * t69",
                )),
                (("paper",), (
                    "s6 = x36 * x37",
                    "s9 = x36 * x38",
                )),
                (("autograd",), (
                    "t70 = 3 * hidden",
                    "t71 = 2 + ffn + t70",
                    "t72 = layer_kept * t71",
                    "t73 = hidden + t72",
                    "s6 = x37 * t73",
                    "t74 = ffn * width_act",
                    "t75 = 8 + width_act",
                    "t76 = hidden * t75",
                    "t77 = 8 + t74 + t76",
                    "t78 = layer_kept * t77",
                    "t79 = hidden * width_act",
                    "t80 = t78 + t79",
                    "s9 = x37 * t80",
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
            "x40 = 3 * ffn",
            "x41 = heads + kv_heads",
            "x42 = x12 * x41",
            "x43 = x40 + x42",
            "x44 = 2 + x43",
            "x45 = hidden * x44",
            "t81 = 2 * cost_div",
            "t82 = 2 * cost_rsqrt",
            "t83 = 10 * hidden",
            "t84 = 1 + cost_silu",
            "t85 = ffn * t84",
            "x46 = 2 + t81 + t82 + t83 + t85",
            "x47 = 2 + layer_rerun",
            "x48 = 2 * hidden",
            "x49 = x1 + x40",
            "x50 = 6 * hidden",
            "t86 = 2 * kv_heads",
            "t87 = heads + t86",
            "t88 = head_dim * t87",
            "t89 = x40 + x50 + t88",
            "t90 = width_act * t89",
            "x51 = 8 + t90",
            "x52 = 2 * layer_rerun",
            "x53 = 1 + layer_rerun",
            "x54 = 5 * width_act_grad",
            "x55 = width_act * x53",
            "x56 = width_param_grad * x45",
            "x57 = 2 * x45",
            "t91 = x48 + x49",
            "x58 = layer_kept * t91",
            "t92 = -1 * width_master",
            "t93 = t92 // 1",
            "f0 = -1 * t93",
            "f1 = 1 min f0",
            "t94 = grad_accum - 1",
            "f2 = 1 min t94",
            "accumulating = f2",
            "t95 = heads * x13",
            "t96 = seq * hidden * x43",
            "t97 = t95 + t96",
            "t98 = 2 * batch * t97",
            "t99 = heads * x4",
            "t100 = x41 * x5",
            "t101 = x46 + t100",
            "t102 = seq * t101",
            "t103 = t99 + t102",
            "t104 = batch * t103",
            "t105 = x40 * x47",
            "t106 = x42 * x47",
            "t107 = t105 + t106",
            "t108 = x37 * x48 * t107",
            "t109 = t108 + s0",
            "t110 = 22 * hidden",
            "t111 = layer_rerun * x46",
            "t112 = 5 + cost_silu",
            "t113 = ffn * t112",
            "t114 = t110 + t111 + t113",
            "t115 = x37 * t114",
            "t116 = t115 + s1",
            "t117 = x38 * x49",
            "t118 = 8 * x38",
            "t119 = width_param * x44",
            "t120 = t118 + t119",
            "t121 = hidden * t120",
            "t122 = t117 + t121",
            "t123 = t122 + s2",
            "t124 = x37 * x51",
            "t125 = t124 + s3",
            "t126 = 3 * x55",
            "t127 = x54 + t126",
            "t128 = ffn * t127",
            "t129 = x21 + x55",
            "t130 = heads * t129",
            "t131 = 4 * kv_heads * width_act_grad",
            "t132 = t130 + t131",
            "t133 = head_dim * t132",
            "t134 = 8 + t128 + t133",
            "t135 = x37 * t134",
            "t136 = x40 * x53",
            "t137 = x42 * x53",
            "t138 = 2 + x52 + t136 + t137",
            "t139 = width_param * t138",
            "t140 = 1 + x52",
            "t141 = 2 * width_act * t140",
            "t142 = x54 + t141",
            "t143 = 2 * x37 * t142",
            "t144 = width_param_grad * accumulating * x44",
            "t145 = t139 + t143 + t144",
            "t146 = hidden * t145",
            "t147 = t135 + t146",
            "t148 = t147 + s4",
            "t149 = layer_rerun * x51",
            "t150 = x49 + x50",
            "t151 = width_act_grad * t150",
            "t152 = t149 + t151",
            "t153 = x37 * t152",
            "t154 = x56 + t153",
            "t155 = t154 + s5",
            "t156 = width_param * x45",
            "t157 = f1 * x45",
            "t158 = width_master * x45",
            "t159 = width_opt * x57",
            "t160 = x37 * x58",
            "t161 = t160 + s6 + s7 + s8",
            "t162 = x38 * x58",
            "t163 = t162 + s9 + s10 + s11",
        ),
        (
            "x45 x45 0 t98 t104 t109 t116 0 0 t123 t125 t148 t155 0 0 x45 t156 t157 t158 x57 t159 x45 x56 t161 "
            "t163 0 0 "
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
            "x79 = x13 * x78",
            "x80 = x48 * x79",
            "x81 = 2 + layer_rerun",
            "x82 = head_dim * x78",
            "x83 = x65 * x82",
            "x84 = width_act * x15",
            "x85 = x82 * x84",
            "x86 = width_act_grad * x15",
            "x87 = x70 * x82",
            "x88 = hidden * x82",
            "x89 = hidden * x13",
            "x90 = x78 * x89",
            "x91 = width_act_grad * x29",
            "x92 = width_act_grad * x20",
            "x93 = x14 * x48",
            "x94 = x1 * x65",
            "x95 = x76 * x86",
            "x96 = x1 * x70",
            "x97 = hidden * x1",
            "x98 = heads * x89",
            "x99 = x48 * x67",
            "x100 = x76 * x84",
            "x101 = layer_rerun * x100",
            "x102 = ffn * x54",
            "x103 = x102 * x15",
            "x104 = 2 * ffn",
            "x105 = x104 * x65",
            "x106 = x104 * x84",
            "x107 = x104 * x70",
            "x108 = ffn * x76",
            "x109 = ffn * x15",
            "x110 = width_act * x109",
            "x111 = width_act_grad * x109",
            "x112 = x108 * x15",
            "x113 = ffn * x65",
            "x114 = ffn * x70",
            "x115 = hidden * ffn",
            "x116 = hidden * vocab",
            "x117 = vocab * x65",
            "x118 = vocab * x74",
            "x119 = vocab * x75",
            "x120 = vocab * x70",
            "x121 = vocab * x76",
            "x122 = vocab * x77",
            "x123 = width_act * x57",
            "x124 = 2 * vocab",
            "x125 = 14 + cost_div + cost_rsqrt",
            "x126 = 3 * ffn",
            "t31 = heads + kv_heads",
            "x127 = x13 * t31",
            "t32 = 2 + x126 + x127",
            "t33 = layers * t32",
            "x128 = 1 + x124 + t33",
            "x129 = x128 * x75",
            "x130 = 1 - f1",
            "x131 = x128 * x77",
            "t34 = x80 * x81",
            "t35 = x79 * x86",
            "t36 = x69 * x82",
            "t37 = x71 * x82",
            "t38 = layer_rerun * x85",
            "t39 = x74 * x82",
            "t40 = x75 * x82",
            "t41 = width_opt * x90",
            "t42 = kv_heads * x7",
            "t43 = heads * x8",
            "t44 = t42 + t43",
            "t45 = batch * t44",
            "t46 = x81 * x93",
            "t47 = x1 * x69",
            "t48 = x30 * x67",
            "t49 = x1 * x71",
            "t50 = x1 * x74",
            "t51 = x1 * x75",
            "t52 = width_opt * x98",
            "t53 = x103 * x81",
            "t54 = ffn * width_act_grad * x31",
            "t55 = x104 * x69",
            "t56 = x104 * x71",
            "t57 = layer_rerun * x106",
            "t58 = x104 * x74",
            "t59 = x104 * x75",
            "t60 = width_opt * x102",
            "t61 = 1 + cost_silu",
            "t62 = x109 * t61",
            "t63 = cost_silu * x67",
            "t64 = 5 + layer_rerun + t63",
            "t65 = x109 * t64",
            "t66 = x106 * x67",
            "t67 = x104 * x86",
            "t68 = layer_rerun * x110",
            "t69 = x112 * x81",
            "t70 = ffn * x69",
            "t71 = x110 * x67",
            "t72 = ffn * x71",
            "t73 = ffn * x74",
            "t74 = ffn * x75",
            "t75 = ffn * x77",
            "t76 = x15 * x65",
            "t77 = 1 - accumulating",
            "t78 = vocab * t77",
            "t79 = x15 + t78",
            "t80 = x70 * t79",
            "t81 = x15 * x70",
            "t82 = x15 * x63",
            "t83 = x57 * x76",
            "t84 = x54 * x57",
            "t85 = x124 * x86",
            "t86 = vocab * x71",
            "t87 = vocab * x5",
            "t88 = 1 + cost_log + t87",
            "t89 = x15 * t88",
            "t90 = x60 + cost_exp",
            "t91 = x57 * t90",
            "t92 = x124 * x125",
            "t93 = 2 * cost_div",
            "t94 = 2 * cost_rsqrt",
            "t95 = x125 * x126",
            "t96 = x125 * x127",
            "t97 = 28 + t93 + t94 + t95 + t96",
            "t98 = layers * t97",
            "t99 = x125 + t92 + t98",
            "t100 = hidden * t99",
            "t101 = x128 * x70",
            "t102 = x124 * x130",
            "t103 = 2 * f1",
            "t104 = x126 * x130",
            "t105 = x127 * x130",
            "t106 = 2 + t104 + t105",
            "t107 = t106 - t103",
            "t108 = layers * t107",
            "t109 = x130 + t102 + t108",
            "t110 = x65 * t109",
            "t111 = x128 * x65",
        ),
        (
            "x62 x64 x49 x65 x49 x31 x66 x68 x31 x69 x66 x71 x70 x72 x73 hidden x65 hidden x74 x75 hidden hidden "
            "x70 hidden x76 x77 hidden 2 s0 s1 x15 hidden s2 s3 s4 x48 x66 x15 hidden s5 s6 s7 s8 s5 s9 s7 s8 x51 "
            "x52 x15 hidden x80 t34 x49 x83 x85 t35 t36 x66 x68 t37 x87 t38 x88 x83 hidden x82 t39 t40 hidden x82 "
            "x88 x87 hidden x82 x90 t41 hidden x82 2 x48 x66 x15 hidden s10 s11 s12 s13 s14 s15 s16 s17 s18 s14 "
            "s15 s16 s17 s18 s14 x3 t45 s19 s20 s21 s22 s23 s24 s25 s26 s27 s28 s29 x17 x18 x15 heads head_dim "
            "s30 s31 s32 s33 x29 x91 x15 heads head_dim x20 x92 x19 kv_heads head_dim x20 x92 x19 kv_heads "
            "head_dim s34 s35 s36 s37 s38 s39 s40 s41 s42 s43 s44 s45 s46 s47 s48 s43 s44 s45 s46 s47 s48 s49 s50 "
            "s51 s52 s53 s54 s55 s56 s51 s52 s57 s54 s55 s56 s51 s52 s57 s54 s58 s59 s51 s52 s53 s57 s58 s60 s51 "
            "s52 s53 s57 x93 t46 x30 x94 x49 x95 t47 x91 t48 t49 x96 x72 x97 x94 x1 hidden t50 t51 x1 hidden x97 "
            "x96 x1 hidden x98 t52 x1 hidden 2 x29 x91 x15 heads head_dim x48 x99 x100 x49 x95 x66 x101 x72 x48 "
            "x66 x15 hidden s61 s62 s63 s64 x62 x64 x49 x65 x49 x31 x66 x68 x31 x69 x66 x71 x70 x72 x73 hidden "
            "x65 hidden x74 x75 hidden hidden x70 hidden x76 x77 hidden 2 s2 s3 s4 x48 x66 x15 hidden s5 s6 s7 s8 "
            "s5 s9 s7 s8 x51 x52 x15 hidden x103 t53 x49 x105 x106 t54 t55 x66 x68 t56 x107 t57 x108 x105 hidden "
            "x104 t58 t59 hidden x104 x108 x107 hidden x104 x102 t60 hidden x104 2 x48 x66 x15 hidden x55 x56 x15 "
            "ffn x55 x56 x15 ffn t62 t65 x106 x110 x111 t66 t67 t68 x109 x111 x15 ffn x109 x111 x15 ffn s65 s66 "
            "s7 s67 x55 x56 x15 ffn x112 t69 x110 x113 x49 x95 t70 x111 t71 t72 x114 x72 x115 x113 ffn hidden t73 "
            "t74 ffn hidden x115 x114 ffn hidden x108 t75 ffn hidden 2 x109 x111 x15 ffn x48 x99 x100 x49 x95 x66 "
            "x101 x72 x48 x66 x15 hidden x48 t76 x36 x49 t80 x66 x36 t81 x116 x117 vocab hidden x118 x119 vocab "
            "hidden x116 x120 vocab hidden x121 x122 vocab hidden 2 x15 x36 x15 x62 t82 x49 x65 x49 x31 x66 x49 "
            "x31 x65 x66 x71 x70 hidden x65 hidden x74 x75 hidden hidden x70 hidden x76 x77 hidden 2 s68 s69 s63 "
            "s64 s4 s70 s4 x48 x66 x15 hidden s71 s72 s7 s8 s71 s73 s7 s8 x48 x49 x15 hidden t83 t84 x49 x117 "
            "x123 t85 x117 x66 x49 t86 x120 x116 x117 hidden vocab x118 x119 hidden vocab x116 x120 hidden vocab "
            "x121 x122 hidden vocab 2 x48 x66 x15 hidden t89 t91 x123 s74 s75 x36 s76 s74 s77 s75 x58 s76 s78 s75 "
            "s79 s80 s79 s77 s79 x57 x58 x15 vocab t100 t101 x129 t110 x131 t111 x129 x131 "
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
            "x16 = 4 * heads",
            "x17 = 2 * heads",
            "x18 = 3 * ffn",
            "x19 = 3 * hidden",
            "x20 = x18 + x19",
            "x22 = x0 * x4",
            "x23 = 2 * head_dim",
            "x24 = context * kv_heads",
            "x25 = x23 * x24",
            "x26 = 4 * hidden",
            "x27 = 2 * ffn",
            "x28 = 2 * hidden",
            "x29 = heads * head_dim",
            "t30 = x27 + x28 + x29",
            "t31 = width_act * t30",
            "x30 = 4 + x26 + t31",
            "x31 = kv_heads * x11",
            "x32 = 2 * batch",
            "t32 = seq * x30",
            "t33 = x31 + t32",
            "x33 = x32 * t33",
            ("attention",
                (("flash",), (
                    "t34 = head_dim * x17",
                    "x21 = x20 + t34",
                    ("activations",
                        (("fused",), (
                            "t35 = width_act * x21",
                            "t36 = 8 + x16 + t35",
                            "t37 = seq * t36",
                            "t38 = x22 + t37",
                            "layer_dense = batch * t38",
                        )),
                        (("paper",), (
                            "t39 = seq * x21",
                            "t40 = x25 + t39",
                            "layer_dense = x8 * t40",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t41 = x17 + x30",
                                    "t42 = seq * t41",
                                    "t43 = x31 + t42",
                                    "t44 = batch * t43",
                                    "t45 = 12 + t44",
                                    "layer_dense = 2 * t45",
                                )),
                                (("selective",), (
                                    "layer_dense = x33",
                                )),
                            ),
                        )),
                    ),
                )),
                (("eager",), (
                    "t46 = x23 + context",
                    "x34 = heads * t46",
                    "x35 = x20 + x34",
                    ("activations",
                        (("fused",), (
                            "t47 = width_act * x35",
                            "t48 = 8 + t47",
                            "t49 = seq * t48",
                            "t50 = x22 + t49",
                            "layer_dense = batch * t50",
                        )),
                        (("paper",), (
                            "t51 = seq * x35",
                            "t52 = x25 + t51",
                            "layer_dense = x8 * t52",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t53 = x11 * x17",
                                    "t54 = 8 * hidden",
                                    "t55 = context * x16",
                                    "t56 = 4 * ffn",
                                    "t57 = x26 + x34 + t56",
                                    "t58 = width_act * t57",
                                    "t59 = 8 + t54 + t55 + t58",
                                    "t60 = seq * t59",
                                    "t61 = t53 + t60",
                                    "layer_dense = batch * t61",
                                )),
                                (("selective",), (
                                    "layer_dense = x33",
                                )),
                            ),
                        )),
                    ),
                )),
            ),
            "x36 = width_act_grad * x15",
            ("loss",
                (("eager",), (
                    "t62 = x10 + width_act_grad",
                    "moment_ends_cross_entropy = vocab * x15 * t62",
                )),
                (("fused",), (
                    "moment_ends_cross_entropy = vocab * x36",
                )),
            ),
            ("attention",
                (("flash",), (
                    "x40 = head_dim * width_act_grad",
                    "t63 = 2 + x40",
                    "t64 = x2 * t63",
                    "t65 = x24 * x40",
                    "t66 = t64 + t65",
                    "moment_dense_attention_core = x32 * t66",
                )),
                (("eager",), (
                    "x42 = batch * width_act_grad",
                    "t67 = 2 * x2",
                    "t68 = kv_heads * head_dim",
                    "t69 = t67 + t68",
                    "t70 = context * x42 * t69",
                    "t71 = context + head_dim",
                    "t72 = x2 * t71",
                    "t73 = x25 + t72",
                    "t74 = x42 * t73",
                    "f4 = t70 max t74",
                    "moment_dense_attention_core = f4",
                )),
            ),
            ("attention",
                (("flash",), (
                    "x41 = batch * x2",
                    ("activations",
                        (("fused",), (
                            "core_dense_attention_core = 4 * x41",
                        )),
                        (("paper",), (
                            "core_dense_attention_core = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t75 = 6 + x41",
                                    "core_dense_attention_core = 4 * t75",
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
            "x37 = x19 * x36",
            "x38 = hidden * x36",
            "x39 = x28 * x36",
            "t76 = 2 * width_opt",
            "x43 = width_master + width_param + width_param_grad + t76",
            "t77 = 2 * width_master",
            "t78 = 2 * width_param",
            "t79 = 2 * width_param_grad",
            "t80 = 4 * width_opt",
            "t81 = x18 * x43",
            "t82 = heads + kv_heads",
            "t83 = x23 * x43 * t82",
            "x44 = t77 + t78 + t79 + t80 + t81 + t83",
            "t84 = 2 * vocab * x43",
            "x45 = x43 + t84",
            "x46 = x18 + x29",
            "x47 = layers * layer_kept",
            "x48 = width_act * x15",
            "t85 = hidden + vocab",
            "moment_ends_lm_head = x36 * t85",
            "point_head = moment_ends_lm_head",
            "point_loss = moment_ends_cross_entropy",
            "moment_ends_final_norm = x39",
            "point_norm = moment_ends_final_norm",
            "t86 = x27 + hidden",
            "moment_dense_ffn_up = x36 * t86",
            "t87 = ffn + hidden",
            "moment_dense_ffn_down = x36 * t87",
            "moment_dense_ffn_norm = x39",
            "moment_dense_attention_norm = x39",
            "moment_dense_ffn_activation = x18 * x36",
            "t88 = x3 + heads",
            "t89 = head_dim * t88",
            "t90 = hidden + t89",
            "moment_dense_qkv_projection = x36 * t90",
            "t91 = x29 + hidden",
            "moment_dense_output_projection = x36 * t91",
            "t92 = layer_kept - core_kept",
            "t93 = core_dense_attention_core * t92",
            "t94 = moment_dense_attention_core + t93",
            "f3 = t94 max moment_dense_attention_norm max moment_dense_ffn_activation max moment_dense_ffn_down max moment_dense_ffn_norm max moment_dense_ffn_up max moment_dense_output_projection max moment_dense_qkv_projection",
            "branch_dense = f3",
            "moment_dense_ffn_residual = x37",
            "moment_dense_attention_residual = x37",
            "t95 = branch_dense + x38",
            "f1 = t95 max moment_dense_attention_residual max moment_dense_ffn_residual",
            "f2 = 1 min layers",
            "t96 = 1 - layer_kept",
            "t97 = layer_dense * t96",
            "t98 = f1 + t97",
            "point_dense = f2 * t98",
            "moment_ends_token_embedding = x38",
            "point_embedding = moment_ends_token_embedding",
            "point_optimizer = 0",
            "f0 = point_dense max point_embedding max point_head max point_loss max point_norm max point_optimizer",
            "t99 = layers * x44",
            "t100 = x45 + t99",
            "t101 = hidden * t100",
            "t102 = x28 + x46",
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
            "t101 t108 t118 point_dense point_embedding point_norm point_head point_loss point_optimizer "
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
