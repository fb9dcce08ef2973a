"""Costs of vit, formula set standard, for NumPy arrays of configs.

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

FAMILY = "vit"
FORMULAS = "standard"
FORMULAS_SHA256 = "6e86059f919379ba154eb1308426d273040dabd3900860b8c30075798dfc7413"

# Kind, how many the model has.
KINDS = (
    ("encoder", "layers"),
    ("ends", "1"),
)
DIMS = (
    "batch", "seq", "patches", "layers", "hidden", "positions", "labels", "heads", "kv_heads", "head_dim", "ffn",
    "patch", "channels", "grad_accum",
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

# Kind, component, type, how many the model has, phase, quantity, unit or role, slot, direction or axis, tensor.
ROWS = (
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
    ("encoder", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("encoder", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
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
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("encoder", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
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
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "FP32", "", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "FP32", "", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "batch", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "heads", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "queries", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "FP32", "keys", "softmax_float"),
    ("encoder", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "weights"),
    ("encoder", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "weights"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "weights"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "weights"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "weights"),
    ("encoder", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "weights"),
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
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("encoder", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
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
    ("ends", "patch_embedding", "patch_embedding", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "param", "param", "", "w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "param", "param", "", "w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param", "param", "in", "w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param", "param", "out", "w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "master_param", "master", "", "master_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "master_param", "master", "", "master_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "master_param", "master", "in", "master_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "master_param", "master", "out", "master_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "param", "param", "", "b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "param", "param", "", "b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param", "param", "out", "b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "master_param", "master", "", "master_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "master_param", "master", "", "master_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "master_param", "master", "out", "master_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "param_gradient", "param_grad", "", "grad_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "optimizer_state", "opt", "", "moments_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "optimizer_state", "opt", "", "moments_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "out", "moments_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_b_patch"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "elements", "activation", "act", "", "pixels"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "bytes", "activation", "act", "", "pixels"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "activation", "act", "tokens", "pixels"),
    ("ends", "patch_embedding", "patch_embedding", "1", "", "shape", "activation", "act", "pixels", "pixels"),
    ("ends", "class_token", "class_token", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "class_token", "class_token", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "class_token", "class_token", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "class_token", "class_token", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "class_token", "class_token", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "class_token", "class_token", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "class_token", "class_token", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "class_token", "class_token", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "class_token", "class_token", "1", "", "elements", "param", "param", "", "w_class"),
    ("ends", "class_token", "class_token", "1", "", "bytes", "param", "param", "", "w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "param", "param", "tokens", "w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "param", "param", "hidden", "w_class"),
    ("ends", "class_token", "class_token", "1", "", "elements", "master_param", "master", "", "master_w_class"),
    ("ends", "class_token", "class_token", "1", "", "bytes", "master_param", "master", "", "master_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "master_param", "master", "tokens", "master_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "master_param", "master", "hidden", "master_w_class"),
    ("ends", "class_token", "class_token", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_class"),
    ("ends", "class_token", "class_token", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "param_gradient", "param_grad", "tokens", "grad_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "param_gradient", "param_grad", "hidden", "grad_w_class"),
    ("ends", "class_token", "class_token", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_class"),
    ("ends", "class_token", "class_token", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "optimizer_state", "opt", "tokens", "moments_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "optimizer_state", "opt", "hidden", "moments_w_class"),
    ("ends", "class_token", "class_token", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_class"),
    ("ends", "class_token", "class_token", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "class_token", "class_token", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "class_token", "class_token", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "class_token", "class_token", "1", "", "shape", "input_gradient", "act_grad", "hidden", "d_x"),
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
    ("ends", "final_norm", "final_norm", "1", "", "elements", "param", "param", "", "bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "param", "param", "", "bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "param", "param", "width", "bias"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "master_param", "master", "", "master_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "master_param", "master", "", "master_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "master_param", "master", "width", "master_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "param_gradient", "param_grad", "width", "grad_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "optimizer_state", "opt", "", "moments_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "width", "moments_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_bias"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "rows", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "width", "body_output"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "FP32", "", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "FP32", "", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "rows", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "FP32", "values", "statistics"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "rows", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "input_gradient", "act_grad", "width", "d_x"),
    ("ends", "final_norm", "final_norm", "1", "", "elements", "activation", "act", "", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "bytes", "activation", "act", "", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "tokens", "output"),
    ("ends", "final_norm", "final_norm", "1", "", "shape", "activation", "act", "embed", "output"),
    ("ends", "classifier", "lm_head", "1", "forward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "classifier", "lm_head", "1", "forward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "flops", "matmul", "compute_w", "", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "flops", "vector", "compute_accum", "", ""),
    ("ends", "classifier", "lm_head", "1", "forward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "classifier", "lm_head", "1", "forward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "classifier", "lm_head", "1", "forward", "hbm_bytes", "", "act", "write", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "param", "read", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "act", "read", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "read", ""),
    ("ends", "classifier", "lm_head", "1", "backward", "hbm_bytes", "", "param_grad", "write", ""),
    ("ends", "classifier", "lm_head", "1", "", "elements", "param", "param", "", "w_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "param", "param", "", "w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param", "param", "in", "w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param", "param", "out", "w_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "master_param", "master", "", "master_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "master_param", "master", "", "master_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "master_param", "master", "in", "master_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "master_param", "master", "out", "master_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "param_gradient", "param_grad", "", "grad_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "in", "grad_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "optimizer_state", "opt", "", "moments_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "optimizer_state", "opt", "", "moments_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "optimizer_state", "opt", "in", "moments_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "optimizer_state", "opt", "out", "moments_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_w_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "param", "param", "", "b_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "param", "param", "", "b_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param", "param", "out", "b_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "master_param", "master", "", "master_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "master_param", "master", "", "master_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "master_param", "master", "out", "master_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "param_gradient", "param_grad", "", "grad_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "param_gradient", "param_grad", "", "grad_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "param_gradient", "param_grad", "out", "grad_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "optimizer_state", "opt", "", "moments_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "optimizer_state", "opt", "", "moments_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "optimizer_state", "opt", "out", "moments_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "optimizer_state", "opt", "moments", "moments_b_head"),
    ("ends", "classifier", "lm_head", "1", "", "elements", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "classifier", "lm_head", "1", "", "bytes", "input_gradient", "act_grad", "", "d_x"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "input_gradient", "act_grad", "tokens", "d_x"),
    ("ends", "classifier", "lm_head", "1", "", "shape", "input_gradient", "act_grad", "embed", "d_x"),
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
MEMORY = ("persistent", "saved", "peak", "encoder", "embedding", "norm", "head", "loss", "optimizer")

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
            "t0 = 2 + core_rerun",
            "x0 = heads * t0",
            "x1 = 4 * layers",
            "x2 = seq * seq",
            "x3 = batch * x2",
            "x4 = head_dim * x0 * x1 * x3",
            "x5 = cost_div + cost_exp",
            "x6 = 4 + x5",
            "x7 = core_rerun * x6",
            "x8 = layers * heads",
            "x9 = x3 * x8",
            "t1 = 5 + x7",
            "x10 = x9 * t1",
            "x11 = 2 * head_dim",
            ("flops",
                (("model",), (
                    "s0 = x4",
                    "s1 = x10",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t2 = 2 * core_rerun",
                            "t3 = 5 + t2",
                            "s0 = x11 * x9 * t3",
                            "t4 = 7 + x7 + cost_exp",
                            "s1 = x9 * t4",
                        )),
                        (("eager",), (
                            "s0 = x4",
                            "s1 = x10",
                        )),
                    ),
                )),
            ),
            "x12 = head_dim * width_act",
            "x13 = 2 * kv_heads",
            "x15 = batch * seq",
            "x16 = layers * x15",
            "x14 = x13 + heads",
            "x17 = x14 * x16",
            "x18 = heads * x16",
            "x19 = 1 + core_rerun",
            "x20 = x13 * x19",
            "x21 = 2 * width_act_grad",
            "t5 = width_act * core_rerun",
            "x22 = width_act_grad + t5",
            "x23 = head_dim * x13",
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
            "x27 = layer_kept * x12",
            "x29 = x17 * x25",
            "x30 = x17 * x27",
            "x31 = 2 * seq",
            "x34 = width_act * x15",
            "x36 = batch * width_act",
            "x37 = x2 * x8",
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
                    "t6 = x13 * x25",
                    "t7 = core_kept + x25",
                    "t8 = heads * t7",
                    "t9 = t6 + t8",
                    "x26 = x15 * t9",
                    "t10 = x13 * x27",
                    "t11 = 4 * core_kept",
                    "t12 = x27 + t11",
                    "t13 = heads * t12",
                    "t14 = t10 + t13",
                    "x28 = x15 * t14",
                    ("activations",
                        (("fused",), (
                            "s11 = layers * x26",
                            "s15 = layers * x28",
                        )),
                        (("paper",), (
                            "s11 = x29",
                            "s15 = x30",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t15 = 3 * core_kept",
                                    "t16 = x26 + t15",
                                    "s11 = layers * t16",
                                    "t17 = 24 * core_kept",
                                    "t18 = x28 + t17",
                                    "s15 = layers * t18",
                                )),
                                (("selective",), (
                                    "s11 = x29",
                                    "s15 = x30",
                                )),
                            ),
                        )),
                    ),
                    "s2 = x12 * x17",
                    "t19 = 4 + x12",
                    "s4 = x18 * t19",
                    "t20 = 8 * heads",
                    "t21 = heads * x21",
                    "t22 = x0 + x20",
                    "t23 = width_act * t22",
                    "t24 = t21 + t23",
                    "t25 = head_dim * t24",
                    "t26 = t20 + t25",
                    "s6 = x16 * t26",
                    "t27 = 4 * core_rerun",
                    "t28 = head_dim * x22",
                    "t29 = 4 + t27 + t28",
                    "t30 = heads * t29",
                    "t31 = x24 + t30",
                    "s8 = x16 * t31",
                    "s12 = 0",
                    "s16 = 0",
                )),
                (("eager",), (
                    ("activations",
                        (("fused", "paper"), (
                            "s11 = x29",
                            "s12 = core_kept * x9",
                            "s15 = x30",
                            "s16 = core_kept * x36 * x37",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "x38 = core_kept * x18",
                                    "t32 = 3 * head_dim",
                                    "t33 = x31 + t32",
                                    "s11 = x38 * t33",
                                    "t34 = 3 * x12",
                                    "t35 = seq * x39",
                                    "t36 = t34 + t35",
                                    "s15 = x38 * t36",
                                )),
                                (("selective",), (
                                    "s11 = x29",
                                    "s15 = x30",
                                )),
                            ),
                            "s12 = 0",
                            "s16 = 0",
                        )),
                    ),
                    "x32 = x31 + head_dim",
                    "x33 = heads * x32",
                    "x35 = layers * x34",
                    "t37 = x23 + x33",
                    "s2 = x35 * t37",
                    "s4 = x33 * x35",
                    "t38 = x12 * x20",
                    "t39 = 3 * seq",
                    "t40 = x11 + t39",
                    "t41 = width_act_grad * t40",
                    "t42 = width_act * x19 * x32",
                    "t43 = t41 + t42",
                    "t44 = heads * t43",
                    "t45 = t38 + t44",
                    "s6 = x16 * t45",
                    "t46 = x22 * x33",
                    "t47 = x24 + t46",
                    "s8 = x16 * t47",
                )),
            ),
            "x40 = 2 * layers",
            "x42 = 8 * seq",
            ("activations",
                (("fused", "autograd"), (
                    "t48 = layer_kept * x40",
                    "t49 = 1 + t48",
                    "x41 = batch * t49",
                    "s10 = x31 * x41",
                    "s14 = x41 * x42",
                )),
                (("paper",), (
                    "s10 = 0",
                    "s14 = 0",
                )),
            ),
            "x43 = batch * labels",
            "x44 = 1 + labels",
            ("loss",
                (("eager",), (
                    "x45 = batch * x44",
                    "t50 = labels * x39",
                    "t51 = 8 + t50",
                    "s3 = batch * t51",
                    "s5 = 8 * x43",
                    "s7 = 8 * x45",
                    "t52 = 4 + width_act_grad",
                    "s9 = x43 * t52",
                    "s13 = x45",
                    "t53 = 2 + labels",
                    "s17 = 4 * batch * t53",
                )),
                (("fused",), (
                    "x46 = width_act_grad * x43",
                    "t54 = labels * width_act",
                    "t55 = 8 + t54",
                    "s3 = batch * t55",
                    "s5 = x46",
                    "s7 = x46",
                    "s9 = x46",
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
            "x47 = head_dim * x14",
            "x48 = x47 + ffn",
            "t56 = heads + kv_heads",
            "x49 = head_dim * t56",
            "x50 = x49 + ffn",
            "x51 = 3 + x50",
            "x52 = x40 * x51",
            "x53 = channels * patch * patch",
            "x54 = 4 + x53 + labels",
            "x55 = x54 + positions",
            "t57 = layers * x48",
            "t58 = x52 + x55",
            "t59 = hidden * t58",
            "x56 = labels + t57 + t59",
            "x57 = patches * x53",
            "x58 = layers * x31",
            "x59 = 2 * batch",
            "x60 = patches * hidden",
            "t60 = 2 * cost_rsqrt",
            "t61 = 4 * cost_div",
            "t62 = 18 * hidden",
            "t63 = 1 + cost_gelu",
            "t64 = ffn * t63",
            "x61 = 2 + t60 + t61 + t62 + t64",
            "x62 = 2 * labels",
            "x63 = 2 + layer_rerun",
            "x64 = 1 + patches",
            "x65 = cost_div + cost_rsqrt",
            "x66 = 14 + x65",
            "x67 = ffn * x66",
            "x68 = x54 + seq",
            "x69 = 2 * ffn",
            "t65 = 6 * hidden",
            "x70 = x69 + t65",
            "t66 = x47 + x70",
            "t67 = width_act * t66",
            "x71 = 16 + t67",
            "x72 = 3 * hidden",
            "t68 = grad_accum - 1",
            "f2 = 1 min t68",
            "accumulating = f2",
            "x73 = width_param_grad * accumulating",
            "t69 = width_param * layer_rerun",
            "x74 = x73 + t69",
            "x75 = 1 + layer_rerun",
            "x76 = 2 * hidden",
            "x77 = 3 * width_act_grad",
            "x78 = width_act * x75",
            "x79 = heads * head_dim",
            "t70 = -1 * width_master",
            "t71 = t70 // 1",
            "f0 = -1 * t71",
            "f1 = 1 min f0",
            "t72 = 1 - f1",
            "x80 = width_param * t72",
            "x81 = 2 * width_opt",
            "x82 = x81 + width_master",
            "x83 = x82 + width_param_grad",
            "x84 = x80 + x83",
            "x85 = ffn * x84",
            "t73 = 3 * width_master",
            "t74 = 6 * width_opt",
            "x86 = t73 + t74",
            "x87 = x82 + width_param",
            "x88 = ffn * x87",
            "t75 = x69 + x72 + x79",
            "t76 = layer_kept * t75",
            "t77 = hidden + t76",
            "t78 = layers * t77",
            "t79 = hidden + t78",
            "t80 = seq * t79",
            "t81 = x57 + hidden + t80",
            "x89 = batch * t81",
            "t82 = x11 * x37",
            "t83 = x50 * x58",
            "t84 = x57 + labels + t83",
            "t85 = hidden * t84",
            "t86 = t82 + t85",
            "t87 = x59 * t86",
            "t88 = 5 + cost_exp",
            "t89 = labels * t88",
            "t90 = 2 * cost_div",
            "t91 = 8 * hidden",
            "t92 = seq * x6",
            "t93 = head_dim + t92",
            "t94 = heads * t93",
            "t95 = x23 + x61 + t94",
            "t96 = layers * t95",
            "t97 = 1 + cost_rsqrt + t90 + t91 + t96",
            "t98 = seq * t97",
            "t99 = 1 + x60 + cost_log + t89 + t98",
            "t100 = batch * t99",
            "t101 = x49 * x63",
            "t102 = ffn * x63",
            "t103 = t101 + t102",
            "t104 = x58 * t103",
            "t105 = x57 + x62 + t104",
            "t106 = hidden * x59 * t105",
            "t107 = t106 + s0",
            "t108 = hidden * x64",
            "t109 = 2 + x5",
            "t110 = labels * t109",
            "t111 = 14 * hidden",
            "t112 = 30 * hidden",
            "t113 = x47 + x61",
            "t114 = layer_rerun * t113",
            "t115 = 4 + cost_gelu",
            "t116 = ffn * t115",
            "t117 = x47 + t112 + t114 + t116",
            "t118 = layers * t117",
            "t119 = t111 + t118",
            "t120 = seq * t119",
            "t121 = t108 + t110 + t120",
            "t122 = batch * t121",
            "t123 = t122 + s1",
            "t124 = labels * x66",
            "t125 = x47 * x66",
            "t126 = x67 + t125",
            "t127 = layers * t126",
            "t128 = 14 * x53",
            "t129 = 14 * labels",
            "t130 = 14 * positions",
            "t131 = 3 * cost_div",
            "t132 = 3 * cost_rsqrt",
            "t133 = x49 * x66",
            "t134 = 42 + x67 + t131 + t132 + t133",
            "t135 = x40 * t134",
            "t136 = x55 * x65",
            "t137 = 56 + t128 + t129 + t130 + t135 + t136",
            "t138 = hidden * t137",
            "t139 = t124 + t127 + t138",
            "t140 = x36 * x57",
            "t141 = x31 * x36",
            "t142 = width_param + t141",
            "t143 = ffn * t142",
            "t144 = width_param * x13",
            "t145 = x34 + width_param",
            "t146 = heads * t145",
            "t147 = t144 + t146",
            "t148 = head_dim * t147",
            "t149 = t143 + t148",
            "t150 = layers * t149",
            "t151 = labels * width_param",
            "t152 = 1 + x1",
            "t153 = x31 * t152",
            "t154 = x64 + t153",
            "t155 = x36 * t154",
            "t156 = x52 + x68",
            "t157 = width_param * t156",
            "t158 = t155 + t157",
            "t159 = hidden * t158",
            "t160 = t140 + t150 + t151 + t159",
            "t161 = t160 + s2 + s3",
            "t162 = x60 + labels",
            "t163 = width_act * t162",
            "t164 = layers * x71",
            "t165 = width_act * x72",
            "t166 = 8 + t164 + t165",
            "t167 = seq * t166",
            "t168 = t163 + t167",
            "t169 = batch * t168",
            "t170 = t169 + s4 + s5",
            "t171 = labels * x73",
            "t172 = 2 * x78",
            "t173 = x77 + t172",
            "t174 = ffn * t173",
            "t175 = x21 + x78",
            "t176 = heads * t175",
            "t177 = 4 * kv_heads * width_act_grad",
            "t178 = t176 + t177",
            "t179 = head_dim * t178",
            "t180 = 16 + t174 + t179",
            "t181 = x15 * t180",
            "t182 = x47 * x74",
            "t183 = ffn * x74",
            "t184 = 5 * width_act_grad",
            "t185 = 2 * layer_rerun",
            "t186 = 1 + t185",
            "t187 = 2 * width_act * t186",
            "t188 = t184 + t187",
            "t189 = x15 * t188",
            "t190 = x51 * x73",
            "t191 = 3 * layer_rerun",
            "t192 = x49 * x75",
            "t193 = ffn * x75",
            "t194 = 1 + t191 + t192 + t193",
            "t195 = width_param * t194",
            "t196 = t189 + t190 + t195",
            "t197 = x76 * t196",
            "t198 = t181 + t182 + t183 + t197",
            "t199 = layers * t198",
            "t200 = width_act * x57",
            "t201 = width_act_grad * x62",
            "t202 = x42 + t200 + t201",
            "t203 = batch * t202",
            "t204 = width_param * x44",
            "t205 = accumulating * x54",
            "t206 = seq + t205",
            "t207 = width_param_grad * t206",
            "t208 = patches * width_act_grad",
            "t209 = x77 + width_act",
            "t210 = seq * t209",
            "t211 = width_act + t208 + t210",
            "t212 = batch * t211",
            "t213 = t204 + t207 + t212",
            "t214 = hidden * t213",
            "t215 = t171 + t199 + t203 + t214",
            "t216 = t215 + s6 + s7",
            "t217 = layer_rerun * x71",
            "t218 = x70 + x79",
            "t219 = width_act_grad * t218",
            "t220 = t217 + t219",
            "t221 = x15 * t220",
            "t222 = x51 * x76",
            "t223 = x48 + t222",
            "t224 = width_param_grad * t223",
            "t225 = t221 + t224",
            "t226 = layers * t225",
            "t227 = labels * width_param_grad",
            "t228 = 1 - accumulating",
            "t229 = positions * t228",
            "t230 = x68 + t229",
            "t231 = width_param_grad * t230",
            "t232 = x64 + seq",
            "t233 = batch * width_act_grad * t232",
            "t234 = t231 + t233",
            "t235 = hidden * t234",
            "t236 = t226 + t227 + t235",
            "t237 = t236 + s8 + s9",
            "t238 = labels * x84",
            "t239 = x47 * x84",
            "t240 = x85 + t239",
            "t241 = layers * t240",
            "t242 = 3 * x80",
            "t243 = 3 * width_param_grad",
            "t244 = x49 * x84",
            "t245 = x85 + x86 + t242 + t243 + t244",
            "t246 = x40 * t245",
            "t247 = x55 * x83",
            "t248 = f1 * x55",
            "t249 = x55 - t248",
            "t250 = width_param * t249",
            "t251 = t246 + t247 + t250",
            "t252 = hidden * t251",
            "t253 = t238 + t241 + t252",
            "t254 = labels * x87",
            "t255 = x47 * x87",
            "t256 = x88 + t255",
            "t257 = layers * t256",
            "t258 = 3 * width_param",
            "t259 = x49 * x87",
            "t260 = x86 + x88 + t258 + t259",
            "t261 = x40 * t260",
            "t262 = x55 * x87",
            "t263 = t261 + t262",
            "t264 = hidden * t263",
            "t265 = t254 + t257 + t264",
            "t266 = width_param * x56",
            "t267 = f1 * x56",
            "t268 = width_master * x56",
            "t269 = 2 * x56",
            "t270 = x56 * x81",
            "t271 = width_param_grad * x56",
            "t272 = x89 + s10 + s11 + s12 + s13",
            "t273 = width_act * x89",
            "t274 = t273 + s14 + s15 + s16 + s17",
        ),
        (
            "x56 x56 0 t87 t100 t107 t123 0 t139 t161 t170 t216 t237 t253 t265 x56 t266 t267 t268 t269 t270 x56 "
            "t271 t272 t274 0 0 "
        ),
    ),
    "kind_encoder": (
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
            "t0 = 2 + core_rerun",
            "x0 = heads * t0",
            "x1 = batch * seq * seq",
            "x2 = 4 * head_dim * x0 * x1",
            "x3 = 4 + cost_div + cost_exp",
            "x4 = core_rerun * x3",
            "x5 = heads * x1",
            "t1 = 5 + x4",
            "x6 = x5 * t1",
            "x7 = 2 * head_dim",
            ("flops",
                (("model",), (
                    "s0 = x2",
                    "s1 = x6",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t2 = 2 * core_rerun",
                            "t3 = 5 + t2",
                            "s0 = x5 * x7 * t3",
                            "t4 = 7 + x4 + cost_exp",
                            "s1 = x5 * t4",
                        )),
                        (("eager",), (
                            "s0 = x2",
                            "s1 = x6",
                        )),
                    ),
                )),
            ),
            "x8 = head_dim * width_act",
            "x9 = 2 * kv_heads",
            "x11 = batch * seq",
            "x10 = x9 + heads",
            "x12 = x10 * x11",
            "x13 = heads * x11",
            "x14 = 1 + core_rerun",
            "x15 = x14 * x9",
            "x16 = 2 * width_act_grad",
            "t5 = width_act * core_rerun",
            "x17 = width_act_grad + t5",
            "x18 = head_dim * x9",
            "x19 = width_act_grad * x18",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x20 = head_dim * layer_kept",
            "x22 = layer_kept * x8",
            "x24 = x12 * x20",
            "x25 = x12 * x22",
            "x29 = width_act * x11",
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
                    "t6 = x20 * x9",
                    "t7 = core_kept + x20",
                    "t8 = heads * t7",
                    "t9 = t6 + t8",
                    "x21 = x11 * t9",
                    "t10 = x22 * x9",
                    "t11 = 4 * core_kept",
                    "t12 = x22 + t11",
                    "t13 = heads * t12",
                    "t14 = t10 + t13",
                    "x23 = x11 * t14",
                    ("activations",
                        (("fused",), (
                            "s7 = x21",
                            "s10 = x23",
                        )),
                        (("paper",), (
                            "s7 = x24",
                            "s10 = x25",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t15 = 3 * core_kept",
                                    "s7 = x21 + t15",
                                    "t16 = 24 * core_kept",
                                    "s10 = x23 + t16",
                                )),
                                (("selective",), (
                                    "s7 = x24",
                                    "s10 = x25",
                                )),
                            ),
                        )),
                    ),
                    "s2 = x12 * x8",
                    "t17 = 4 + x8",
                    "s3 = x13 * t17",
                    "t18 = 8 * heads",
                    "t19 = heads * x16",
                    "t20 = x0 + x15",
                    "t21 = width_act * t20",
                    "t22 = t19 + t21",
                    "t23 = head_dim * t22",
                    "t24 = t18 + t23",
                    "s4 = x11 * t24",
                    "t25 = 4 * core_rerun",
                    "t26 = head_dim * x17",
                    "t27 = 4 + t25 + t26",
                    "t28 = heads * t27",
                    "t29 = x19 + t28",
                    "s5 = x11 * t29",
                    "s8 = 0",
                    "s11 = 0",
                )),
                (("eager",), (
                    "x26 = 2 * seq",
                    ("activations",
                        (("fused", "paper"), (
                            "x30 = core_kept * x5",
                            "s7 = x24",
                            "s8 = x30",
                            "s10 = x25",
                            "s11 = width_act * x30",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "x31 = core_kept * x13",
                                    "t30 = 3 * head_dim",
                                    "t31 = x26 + t30",
                                    "s7 = x31 * t31",
                                    "t32 = 3 * x8",
                                    "t33 = 4 + width_act",
                                    "t34 = seq * t33",
                                    "t35 = t32 + t34",
                                    "s10 = x31 * t35",
                                )),
                                (("selective",), (
                                    "s7 = x24",
                                    "s10 = x25",
                                )),
                            ),
                            "s8 = 0",
                            "s11 = 0",
                        )),
                    ),
                    "x27 = x26 + head_dim",
                    "x28 = heads * x27",
                    "t36 = x18 + x28",
                    "s2 = x29 * t36",
                    "s3 = x28 * x29",
                    "t37 = x15 * x8",
                    "t38 = 3 * seq",
                    "t39 = x7 + t38",
                    "t40 = width_act_grad * t39",
                    "t41 = width_act * x14 * x27",
                    "t42 = t40 + t41",
                    "t43 = heads * t42",
                    "t44 = t37 + t43",
                    "s4 = x11 * t44",
                    "t45 = x17 * x28",
                    "t46 = x19 + t45",
                    "s5 = x11 * t46",
                )),
            ),
            ("activations",
                (("fused", "autograd"), (
                    "x32 = layer_kept * x11",
                    "s6 = 4 * x32",
                    "s9 = 16 * x32",
                )),
                (("paper",), (
                    "s6 = 0",
                    "s9 = 0",
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
            "x33 = head_dim * x10",
            "t47 = heads + kv_heads",
            "x34 = head_dim * t47",
            "x35 = x34 + ffn",
            "x36 = 3 + x35",
            "x37 = 2 * hidden",
            "t48 = x36 * x37",
            "x38 = x33 + ffn + t48",
            "x39 = heads * head_dim",
            "x40 = 4 * x11",
            "t49 = 2 * cost_rsqrt",
            "t50 = 4 * cost_div",
            "t51 = 18 * hidden",
            "t52 = 1 + cost_gelu",
            "t53 = ffn * t52",
            "x41 = 2 + t49 + t50 + t51 + t53",
            "x42 = 2 + layer_rerun",
            "x43 = width_param * x38",
            "x44 = 2 * ffn",
            "x45 = x39 + x44",
            "x46 = 6 * hidden",
            "t54 = x33 + x44 + x46",
            "t55 = width_act * t54",
            "x47 = 16 + t55",
            "t56 = grad_accum - 1",
            "f2 = 1 min t56",
            "accumulating = f2",
            "x48 = width_param_grad * accumulating",
            "t57 = width_param * layer_rerun",
            "x49 = x48 + t57",
            "x50 = 1 + layer_rerun",
            "x51 = width_act * x50",
            "x52 = width_param_grad * x38",
            "x53 = 2 * x38",
            "t58 = 3 * hidden",
            "t59 = x45 + t58",
            "t60 = layer_kept * t59",
            "t61 = hidden + t60",
            "x54 = x11 * t61",
            "t62 = -1 * width_master",
            "t63 = t62 // 1",
            "f0 = -1 * t63",
            "f1 = 1 min f0",
            "t64 = hidden * x35",
            "t65 = seq * x39",
            "t66 = t64 + t65",
            "t67 = x40 * t66",
            "t68 = seq * x3",
            "t69 = head_dim + t68",
            "t70 = heads * t69",
            "t71 = x18 + x41 + t70",
            "t72 = x11 * t71",
            "t73 = x34 * x42",
            "t74 = ffn * x42",
            "t75 = t73 + t74",
            "t76 = hidden * x40 * t75",
            "t77 = t76 + s0",
            "t78 = 30 * hidden",
            "t79 = x33 + x41",
            "t80 = layer_rerun * t79",
            "t81 = 4 + cost_gelu",
            "t82 = ffn * t81",
            "t83 = x33 + t78 + t80 + t82",
            "t84 = x11 * t83",
            "t85 = t84 + s1",
            "t86 = 8 * hidden",
            "t87 = x45 + t86",
            "t88 = x29 * t87",
            "t89 = x43 + t88",
            "t90 = t89 + s2",
            "t91 = x11 * x47",
            "t92 = t91 + s3",
            "t93 = 2 * x51",
            "t94 = 3 * width_act_grad",
            "t95 = t93 + t94",
            "t96 = ffn * t95",
            "t97 = x16 + x51",
            "t98 = heads * t97",
            "t99 = 4 * kv_heads * width_act_grad",
            "t100 = t98 + t99",
            "t101 = head_dim * t100",
            "t102 = 16 + t96 + t101",
            "t103 = x11 * t102",
            "t104 = x33 * x49",
            "t105 = 5 * width_act_grad",
            "t106 = 2 * layer_rerun",
            "t107 = 1 + t106",
            "t108 = 2 * width_act * t107",
            "t109 = t105 + t108",
            "t110 = x11 * t109",
            "t111 = x36 * x48",
            "t112 = 3 * layer_rerun",
            "t113 = x34 * x50",
            "t114 = ffn * x50",
            "t115 = 1 + t112 + t113 + t114",
            "t116 = width_param * t115",
            "t117 = t110 + t111 + t116",
            "t118 = x37 * t117",
            "t119 = ffn * x49",
            "t120 = t103 + t104 + t118 + t119",
            "t121 = t120 + s4",
            "t122 = layer_rerun * x47",
            "t123 = x45 + x46",
            "t124 = width_act_grad * t123",
            "t125 = t122 + t124",
            "t126 = x11 * t125",
            "t127 = x52 + t126",
            "t128 = t127 + s5",
            "t129 = f1 * x38",
            "t130 = width_master * x38",
            "t131 = width_opt * x53",
            "t132 = x54 + s6 + s7 + s8",
            "t133 = width_act * x54",
            "t134 = t133 + s9 + s10 + s11",
        ),
        (
            "x38 x38 0 t67 t72 t77 t85 0 0 t90 t92 t121 t128 0 0 x38 x43 t129 t130 x53 t131 x38 x52 t132 t134 0 0 "
        ),
    ),
    "kind_ends": (
        (
            "x0 = 2 * seq",
            "x1 = 8 * seq",
            ("activations",
                (("fused", "autograd"), (
                    "s4 = batch * x0",
                    "s6 = batch * x1",
                )),
                (("paper",), (
                    "s4 = 0",
                    "s6 = 0",
                )),
            ),
            "x2 = batch * labels",
            "x3 = 1 + labels",
            ("loss",
                (("eager",), (
                    "x4 = batch * x3",
                    "t0 = 4 + width_act",
                    "t1 = labels * t0",
                    "t2 = 8 + t1",
                    "s0 = batch * t2",
                    "s1 = 8 * x2",
                    "s2 = 8 * x4",
                    "t3 = 4 + width_act_grad",
                    "s3 = x2 * t3",
                    "s5 = x4",
                    "t4 = 2 + labels",
                    "s7 = 4 * batch * t4",
                )),
                (("fused",), (
                    "x5 = width_act_grad * x2",
                    "t5 = labels * width_act",
                    "t6 = 8 + t5",
                    "s0 = batch * t6",
                    "s1 = x5",
                    "s2 = x5",
                    "s3 = x5",
                    "s5 = 0",
                    "s7 = 0",
                )),
            ),
            "x6 = channels * patch * patch",
            "x7 = 4 + x6 + labels",
            "x8 = x7 + positions",
            "t7 = hidden * x8",
            "x9 = labels + t7",
            "x10 = patches * x6",
            "x11 = 2 * batch * hidden",
            "x12 = 2 * labels",
            "x13 = 1 + patches",
            "x14 = cost_div + cost_rsqrt",
            "x15 = 14 + x14",
            "x16 = ffn * x15",
            "t8 = 2 * kv_heads",
            "x17 = heads + t8",
            "x18 = head_dim * x15",
            "x19 = heads + kv_heads",
            "x20 = 2 * layers",
            "x21 = x7 + seq",
            "x22 = batch * width_act",
            "x23 = labels * width_param_grad",
            "x24 = 1 + seq",
            "t9 = -1 * width_master",
            "t10 = t9 // 1",
            "f0 = -1 * t10",
            "f1 = 1 min f0",
            "t11 = 1 - f1",
            "x25 = width_param * t11",
            "x26 = 2 * width_opt",
            "x27 = x26 + width_master",
            "x28 = x27 + width_param_grad",
            "x29 = x25 + x28",
            "x30 = ffn * x29",
            "x31 = head_dim * x29",
            "t12 = 3 * width_master",
            "t13 = 6 * width_opt",
            "x32 = t12 + t13",
            "x33 = x27 + width_param",
            "x34 = ffn * x33",
            "x35 = head_dim * x33",
            "t14 = hidden * x24",
            "t15 = x10 + t14",
            "x36 = batch * t15",
            "t16 = grad_accum - 1",
            "f2 = 1 min t16",
            "accumulating = f2",
            "t17 = x10 + labels",
            "t18 = x11 * t17",
            "t19 = patches * hidden",
            "t20 = 5 + cost_exp",
            "t21 = labels * t20",
            "t22 = 2 * cost_div",
            "t23 = 8 * hidden",
            "t24 = 1 + cost_rsqrt + t22 + t23",
            "t25 = seq * t24",
            "t26 = 1 + cost_log + t19 + t21 + t25",
            "t27 = batch * t26",
            "t28 = x10 + x12",
            "t29 = x11 * t28",
            "t30 = 14 * seq",
            "t31 = x13 + t30",
            "t32 = hidden * t31",
            "t33 = 2 + cost_div + cost_exp",
            "t34 = labels * t33",
            "t35 = t32 + t34",
            "t36 = batch * t35",
            "t37 = labels * x15",
            "t38 = x17 * x18",
            "t39 = x16 + t38",
            "t40 = layers * t39",
            "t41 = 14 * x6",
            "t42 = 14 * labels",
            "t43 = 14 * positions",
            "t44 = x14 * x8",
            "t45 = 3 * cost_div",
            "t46 = 3 * cost_rsqrt",
            "t47 = x18 * x19",
            "t48 = 42 + x16 + t45 + t46 + t47",
            "t49 = x20 * t48",
            "t50 = 56 + t41 + t42 + t43 + t44 + t49",
            "t51 = hidden * t50",
            "t52 = t37 + t40 + t51",
            "t53 = x10 * x22",
            "t54 = labels * width_param",
            "t55 = width_param * x21",
            "t56 = x0 + x13",
            "t57 = x22 * t56",
            "t58 = t55 + t57",
            "t59 = hidden * t58",
            "t60 = t53 + t54 + t59",
            "t61 = t60 + s0",
            "t62 = 3 * seq",
            "t63 = patches + t62",
            "t64 = hidden * t63",
            "t65 = labels + t64",
            "t66 = width_act * t65",
            "t67 = x1 + t66",
            "t68 = batch * t67",
            "t69 = t68 + s1",
            "t70 = accumulating * x23",
            "t71 = width_act * x10",
            "t72 = width_act_grad * x12",
            "t73 = x1 + t71 + t72",
            "t74 = batch * t73",
            "t75 = width_param * x3",
            "t76 = accumulating * x7",
            "t77 = seq + t76",
            "t78 = width_param_grad * t77",
            "t79 = patches * width_act_grad",
            "t80 = 3 * width_act_grad",
            "t81 = width_act + t80",
            "t82 = seq * t81",
            "t83 = width_act + t79 + t82",
            "t84 = batch * t83",
            "t85 = t75 + t78 + t84",
            "t86 = hidden * t85",
            "t87 = t70 + t74 + t86",
            "t88 = t87 + s2",
            "t89 = 1 - accumulating",
            "t90 = positions * t89",
            "t91 = x21 + t90",
            "t92 = width_param_grad * t91",
            "t93 = x24 + patches",
            "t94 = batch * width_act_grad * t93",
            "t95 = t92 + t94",
            "t96 = hidden * t95",
            "t97 = x23 + t96",
            "t98 = t97 + s3",
            "t99 = labels * x29",
            "t100 = x17 * x31",
            "t101 = x30 + t100",
            "t102 = layers * t101",
            "t103 = 3 * x25",
            "t104 = 3 * width_param_grad",
            "t105 = x19 * x31",
            "t106 = x30 + x32 + t103 + t104 + t105",
            "t107 = x20 * t106",
            "t108 = x28 * x8",
            "t109 = f1 * x8",
            "t110 = x8 - t109",
            "t111 = width_param * t110",
            "t112 = t107 + t108 + t111",
            "t113 = hidden * t112",
            "t114 = t99 + t102 + t113",
            "t115 = labels * x33",
            "t116 = x17 * x35",
            "t117 = x34 + t116",
            "t118 = layers * t117",
            "t119 = 3 * width_param",
            "t120 = x19 * x35",
            "t121 = x32 + x34 + t119 + t120",
            "t122 = x20 * t121",
            "t123 = x33 * x8",
            "t124 = t122 + t123",
            "t125 = hidden * t124",
            "t126 = t115 + t118 + t125",
            "t127 = width_param * x9",
            "t128 = f1 * x9",
            "t129 = width_master * x9",
            "t130 = 2 * x9",
            "t131 = x26 * x9",
            "t132 = width_param_grad * x9",
            "t133 = x36 + s4 + s5",
            "t134 = width_act * x36",
            "t135 = t134 + s6 + s7",
        ),
        (
            "x9 x9 0 t18 t27 t29 t36 0 t52 t61 t69 t88 t98 t114 t126 x9 t127 t128 t129 t130 t131 x9 t132 t133 "
            "t135 0 0 "
        ),
    ),
    "components": (
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
            "t0 = 2 + core_rerun",
            "x0 = heads * t0",
            "x1 = batch * seq * seq",
            "x2 = 4 * x1",
            "x3 = head_dim * x0 * x2",
            "x4 = 4 + cost_exp",
            "x5 = x4 + cost_div",
            "x6 = core_rerun * x5",
            "x7 = heads * x1",
            "t1 = 5 + x6",
            "x8 = x7 * t1",
            "x9 = 2 * head_dim",
            ("flops",
                (("model",), (
                    "s12 = x3",
                    "s13 = x8",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t2 = 2 * core_rerun",
                            "t3 = 5 + t2",
                            "s12 = x7 * x9 * t3",
                            "t4 = 7 + x6 + cost_exp",
                            "s13 = x7 * t4",
                        )),
                        (("eager",), (
                            "s12 = x3",
                            "s13 = x8",
                        )),
                    ),
                )),
            ),
            "x10 = batch * seq",
            "x11 = heads * head_dim",
            "x12 = x10 * x11",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x13 = layer_kept * x12",
            "x14 = width_act * x10",
            "x15 = x11 * x14",
            "x16 = layer_kept * x15",
            "x17 = kv_heads * head_dim",
            "x18 = x10 * x17",
            "x19 = layer_kept * x18",
            "x20 = layer_kept * x14 * x17",
            "x21 = 2 * kv_heads",
            "x22 = x21 + heads",
            "x23 = head_dim * x22",
            "x24 = x14 * x23",
            "x25 = heads * x10",
            "x27 = 1 + core_rerun",
            "x28 = x21 * x27",
            "x29 = head_dim * x14",
            "x30 = width_act_grad * x25",
            "x31 = 8 * x10",
            "x32 = width_act_grad * x10",
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
                    "x33 = core_kept * x25",
                    "x26 = 4 * x25",
                    "x34 = core_kept * x26",
                    ("activations",
                        (("fused",), (
                            "s23 = x33",
                            "s24 = x34",
                            "s25 = x10",
                            "s26 = heads",
                            "s27 = 0",
                            "s28 = 0",
                            "s29 = 0",
                        )),
                        (("paper",), (
                            "s23 = 0",
                            "s24 = 0",
                            "s25 = 0",
                            "s26 = 0",
                            "s27 = 0",
                            "s28 = 0",
                            "s29 = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "s23 = x33",
                                    "s24 = x34",
                                    "s25 = x10",
                                    "s26 = heads",
                                    "s27 = 3 * core_kept",
                                    "s28 = 24 * core_kept",
                                    "s29 = 3",
                                )),
                                (("selective",), (
                                    "s23 = 0",
                                    "s24 = 0",
                                    "s25 = 0",
                                    "s26 = 0",
                                    "s27 = 0",
                                    "s28 = 0",
                                    "s29 = 0",
                                )),
                            ),
                        )),
                    ),
                    "s4 = x13",
                    "s5 = x16",
                    "s6 = x10",
                    "s7 = heads",
                    "s8 = head_dim",
                    "s9 = x19",
                    "s10 = x20",
                    "s11 = kv_heads",
                    "s14 = x24",
                    "s15 = x15",
                    "s16 = x26",
                    "t5 = x0 + x28",
                    "s17 = x29 * t5",
                    "s18 = x30 * x9",
                    "s19 = x26 * x27",
                    "s20 = heads * x31",
                    "s21 = x23 * x32",
                    "s22 = core_rerun * x15",
                    "s30 = 0",
                    "s31 = 0",
                    "s32 = 0",
                    "s33 = 0",
                    "s34 = 0",
                    "s35 = 0",
                    "s36 = 0",
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
                )),
                (("eager",), (
                    "x38 = core_kept * x7",
                    "x39 = width_act * x38",
                    ("activations",
                        (("fused", "paper"), (
                            "s4 = x13",
                            "s5 = x16",
                            "s6 = x10",
                            "s7 = heads",
                            "s8 = head_dim",
                            "s9 = x19",
                            "s10 = x20",
                            "s11 = kv_heads",
                            "s30 = x38",
                            "s31 = x39",
                            "s32 = batch",
                            "s33 = heads",
                            "s34 = seq",
                            "s40 = 0",
                            "s41 = 0",
                            "s42 = 0",
                            "s43 = 0",
                            "s44 = 0",
                            "s45 = 0",
                            "s46 = 0",
                            "s47 = 0",
                            "s48 = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "s4 = 0",
                                    "s5 = 0",
                                    "s6 = 0",
                                    "s7 = 0",
                                    "s8 = 0",
                                    "s9 = 0",
                                    "s10 = 0",
                                    "s11 = 0",
                                    "s40 = core_kept * x12",
                                    "s41 = core_kept * x15",
                                    "s42 = batch",
                                    "s43 = heads",
                                    "s44 = seq",
                                    "s45 = head_dim",
                                    "s46 = x38",
                                    "s47 = 4 * x38",
                                    "s48 = x39",
                                )),
                                (("selective",), (
                                    "s4 = x13",
                                    "s5 = x16",
                                    "s6 = x10",
                                    "s7 = heads",
                                    "s8 = head_dim",
                                    "s9 = x19",
                                    "s10 = x20",
                                    "s11 = kv_heads",
                                    "s40 = 0",
                                    "s41 = 0",
                                    "s42 = 0",
                                    "s43 = 0",
                                    "s44 = 0",
                                    "s45 = 0",
                                    "s46 = 0",
                                    "s47 = 0",
                                    "s48 = 0",
                                )),
                            ),
                            "s30 = 0",
                            "s31 = 0",
                            "s32 = 0",
                            "s33 = 0",
                            "s34 = 0",
                        )),
                    ),
                    "t6 = 2 * seq",
                    "t7 = head_dim + t6",
                    "x35 = heads * t7",
                    "t8 = head_dim * x21",
                    "x36 = x35 + t8",
                    "x37 = x14 * x35",
                    "s14 = x14 * x36",
                    "s15 = x37",
                    "s16 = 0",
                    "t9 = x27 * x35",
                    "t10 = head_dim * x28",
                    "t11 = t9 + t10",
                    "s17 = x14 * t11",
                    "t12 = 3 * seq",
                    "t13 = x9 + t12",
                    "s18 = x30 * t13",
                    "s19 = 0",
                    "s20 = 0",
                    "s21 = x32 * x36",
                    "s22 = core_rerun * x37",
                    "s23 = 0",
                    "s24 = 0",
                    "s25 = 0",
                    "s26 = 0",
                    "s27 = 0",
                    "s28 = 0",
                    "s29 = 0",
                    "s35 = x7",
                    "s36 = width_act_grad * x7",
                    "s37 = batch",
                    "s38 = heads",
                    "s39 = seq",
                )),
            ),
            ("activations",
                (("fused", "autograd"), (
                    "x40 = 2 * x10",
                    "s0 = layer_kept * x40",
                    "s1 = layer_kept * x31",
                    "s2 = x10",
                    "s3 = 2",
                    "s49 = x40",
                    "s50 = x31",
                )),
                (("paper",), (
                    "s0 = 0",
                    "s1 = 0",
                    "s2 = 0",
                    "s3 = 0",
                    "s49 = 0",
                    "s50 = 0",
                )),
            ),
            "x41 = 8 * batch",
            "x42 = batch * labels",
            "x43 = 4 * x42",
            "x44 = width_act_grad * x42",
            ("loss",
                (("eager",), (
                    "s51 = labels * x41",
                    "s52 = x43",
                    "s53 = 0",
                    "s54 = x41",
                    "s55 = x42",
                    "s56 = batch",
                    "s57 = labels",
                )),
                (("fused",), (
                    "s51 = 0",
                    "s52 = 0",
                    "s53 = x44",
                    "s54 = 0",
                    "s55 = 0",
                    "s56 = 0",
                    "s57 = 0",
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
            "t14 = 2 * cost_div",
            "t15 = 7 * hidden",
            "x45 = 1 + cost_rsqrt + t14 + t15",
            "x46 = x10 * x45",
            "x47 = 13 * hidden",
            "t16 = layer_rerun * x45",
            "t17 = x47 + t16",
            "x48 = x10 * t17",
            "x49 = hidden * x10",
            "x50 = width_act * x49",
            "x51 = hidden * width_param",
            "x52 = 2 * x51",
            "x53 = width_act_grad * x49",
            "x54 = 1 + layer_rerun",
            "x55 = hidden * x54",
            "x56 = x14 * x55",
            "x57 = 2 * layer_rerun",
            "t18 = 1 + x57",
            "x58 = x51 * t18",
            "x59 = hidden * width_param_grad",
            "x60 = 2 * x59",
            "t19 = grad_accum - 1",
            "f2 = 1 min t19",
            "accumulating = f2",
            "x61 = accumulating * x60",
            "x62 = layer_rerun * x50",
            "x63 = layer_rerun * x31",
            "t20 = -1 * width_master",
            "t21 = t20 // 1",
            "f0 = -1 * t21",
            "f1 = 1 min f0",
            "x64 = hidden * f1",
            "x65 = hidden * width_master",
            "x66 = 2 * hidden",
            "x67 = width_opt * x66",
            "x68 = layer_kept * x49",
            "x69 = layer_kept * x50",
            "x70 = hidden * x22",
            "x71 = x70 * x9",
            "x72 = x10 * x71",
            "x73 = x10 * x23",
            "x74 = 2 + layer_rerun",
            "x75 = x22 + x70",
            "x76 = head_dim * width_param",
            "x77 = x22 * x9",
            "x78 = layer_rerun * x22",
            "x79 = head_dim * width_param_grad * x75",
            "x80 = head_dim * x70",
            "x81 = x11 * x32",
            "x82 = x17 * x32",
            "x83 = heads * x9",
            "x84 = x49 * x83",
            "x85 = x10 * x55",
            "x86 = 1 + x11",
            "x87 = x32 * x66",
            "x88 = x11 * x54",
            "x89 = x59 * x86",
            "x90 = hidden * x11",
            "x91 = hidden * x83",
            "x92 = x14 * x66",
            "x93 = x50 * x57",
            "x94 = ffn * x10",
            "x95 = x66 * x94",
            "x96 = x74 * x95",
            "x97 = ffn * x54",
            "x98 = 1 + hidden",
            "x99 = ffn * width_param",
            "x100 = width_act * x94",
            "x101 = 2 * ffn",
            "x102 = ffn * width_param_grad",
            "x103 = x102 * x98",
            "x104 = layer_rerun * x100",
            "x105 = hidden * ffn",
            "x106 = ffn * x51",
            "x107 = ffn * x64",
            "x108 = ffn * x65",
            "x109 = ffn * x59",
            "x110 = ffn * x66",
            "x111 = ffn * x67",
            "x112 = layer_kept * x94",
            "x113 = layer_kept * x100",
            "x114 = width_act_grad * x94",
            "x115 = x14 * x97",
            "x116 = 1 + ffn",
            "x117 = x116 * x59",
            "x118 = batch * patches",
            "x119 = channels * patch * patch",
            "x120 = x119 * x66",
            "x121 = x118 * x120",
            "x122 = hidden * x118",
            "x123 = x118 * x119",
            "x124 = width_act * x123",
            "x125 = 1 + x119",
            "x126 = width_act * x122",
            "x127 = width_act_grad * x122",
            "x128 = x125 * x59",
            "x129 = hidden * x119",
            "x130 = batch * hidden",
            "x131 = hidden * positions",
            "x132 = width_act * x130",
            "x133 = labels * width_param",
            "x134 = width_act * x42",
            "x135 = labels * x51",
            "x136 = width_act_grad * x130",
            "x137 = labels * width_param_grad",
            "x138 = x137 * x98",
            "x139 = hidden * labels",
            "x140 = 2 * labels",
            "x141 = cost_div + cost_rsqrt",
            "x142 = 14 + x141",
            "x143 = ffn * x142",
            "x144 = 4 + x119 + labels + positions",
            "t22 = heads + kv_heads",
            "x145 = head_dim * t22",
            "x146 = 2 * layers",
            "t23 = x23 + ffn",
            "t24 = layers * t23",
            "t25 = 3 + x145 + ffn",
            "t26 = x146 * t25",
            "t27 = x144 + t26",
            "t28 = hidden * t27",
            "x147 = labels + t24 + t28",
            "x148 = width_master * x147",
            "x149 = 1 - f1",
            "x150 = ffn * x149",
            "x151 = 2 * width_opt * x147",
            "t29 = x72 * x74",
            "t30 = x54 * x73",
            "t31 = x75 * x76",
            "t32 = x32 * x77",
            "t33 = x54 * x70",
            "t34 = x78 + t33",
            "t35 = x76 * t34",
            "t36 = accumulating * x79",
            "t37 = x29 * x78",
            "t38 = x23 * x51",
            "t39 = x23 * x64",
            "t40 = x23 * x65",
            "t41 = x23 * x59",
            "t42 = width_opt * x71",
            "t43 = width_param * x23",
            "t44 = f1 * x23",
            "t45 = width_master * x23",
            "t46 = width_param_grad * x23",
            "t47 = width_opt * x77",
            "t48 = x11 * x2",
            "t49 = x5 * x7",
            "t50 = x74 * x84",
            "t51 = x51 * x86",
            "t52 = layer_rerun + x88",
            "t53 = x51 * t52",
            "t54 = x14 * x88",
            "t55 = accumulating * x89",
            "t56 = x11 * x51",
            "t57 = x11 * x64",
            "t58 = x11 * x65",
            "t59 = x11 * x59",
            "t60 = width_opt * x91",
            "t61 = x10 * x97",
            "t62 = x98 * x99",
            "t63 = x101 * x32",
            "t64 = layer_rerun + x55",
            "t65 = x99 * t64",
            "t66 = accumulating * x103",
            "t67 = ffn * f1",
            "t68 = ffn * width_master",
            "t69 = width_opt * x101",
            "t70 = cost_gelu * x94",
            "t71 = cost_gelu * x54",
            "t72 = 3 + t71",
            "t73 = x94 * t72",
            "t74 = x116 * x51",
            "t75 = layer_rerun + x97",
            "t76 = x51 * t75",
            "t77 = accumulating * x117",
            "t78 = x125 * x51",
            "t79 = accumulating * x128",
            "t80 = x119 * x51",
            "t81 = x119 * x64",
            "t82 = x119 * x65",
            "t83 = x119 * x59",
            "t84 = x119 * x67",
            "t85 = accumulating * x59",
            "t86 = seq * x51",
            "t87 = 1 - accumulating",
            "t88 = positions * t87",
            "t89 = seq + t88",
            "t90 = x59 * t89",
            "t91 = seq * x59",
            "t92 = positions * x51",
            "t93 = positions * x64",
            "t94 = positions * x65",
            "t95 = positions * x59",
            "t96 = positions * x66",
            "t97 = positions * x67",
            "t98 = x10 * x47",
            "t99 = x42 * x66",
            "t100 = hidden * x43",
            "t101 = x133 * x98",
            "t102 = 2 * x44",
            "t103 = accumulating * x138",
            "t104 = labels * x64",
            "t105 = labels * x65",
            "t106 = labels * x59",
            "t107 = labels * x66",
            "t108 = labels * x67",
            "t109 = labels * f1",
            "t110 = labels * width_master",
            "t111 = width_opt * x140",
            "t112 = labels * x4",
            "t113 = 1 + cost_log + t112",
            "t114 = batch * t113",
            "t115 = 1 + cost_div + cost_exp",
            "t116 = x42 * t115",
            "t117 = labels * x142",
            "t118 = x142 * x23",
            "t119 = x143 + t118",
            "t120 = layers * t119",
            "t121 = 14 * x119",
            "t122 = 14 * labels",
            "t123 = 14 * positions",
            "t124 = x141 * x144",
            "t125 = 3 * cost_div",
            "t126 = 3 * cost_rsqrt",
            "t127 = x142 * x145",
            "t128 = 42 + x143 + t125 + t126 + t127",
            "t129 = x146 * t128",
            "t130 = 56 + t121 + t122 + t123 + t124 + t129",
            "t131 = hidden * t130",
            "t132 = t117 + t120 + t131",
            "t133 = width_param_grad * x147",
            "t134 = labels * x149",
            "t135 = x149 * x23",
            "t136 = x150 + t135",
            "t137 = layers * t136",
            "t138 = 3 * f1",
            "t139 = x145 * x149",
            "t140 = 3 + x150 + t139",
            "t141 = t140 - t138",
            "t142 = x146 * t141",
            "t143 = f1 * x144",
            "t144 = x144 + t142",
            "t145 = t144 - t143",
            "t146 = hidden * t145",
            "t147 = t134 + t137 + t146",
            "t148 = width_param * t147",
            "t149 = width_param * x147",
        ),
        (
            "x46 x48 x50 x52 x50 x31 x53 x56 x31 x58 x53 x61 x60 x62 x63 hidden x51 hidden x64 x65 hidden hidden "
            "x59 hidden x66 x67 hidden 2 hidden x51 hidden x64 x65 hidden hidden x59 hidden x66 x67 hidden 2 x49 "
            "x50 x10 hidden s0 s1 s2 s3 x49 x53 x10 hidden x68 x69 x10 hidden x72 x73 t29 t30 x50 t31 x24 t32 t35 "
            "x53 x56 t36 x79 t37 x80 t38 hidden x23 t39 t40 hidden x23 x80 t41 hidden x23 x71 t42 hidden x23 2 "
            "x23 t43 x23 t44 t45 x23 x23 t46 x23 x77 t47 x23 2 x49 x53 x10 hidden s4 s5 s6 s7 s8 s9 s10 s6 s11 s8 "
            "s9 s10 s6 s11 s8 t48 t49 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 x13 x16 x10 heads head_dim s23 "
            "s24 s25 s26 x12 x81 x10 heads head_dim x18 x82 x10 kv_heads head_dim x18 x82 x10 kv_heads head_dim "
            "s27 s28 s29 s30 s31 s32 s33 s34 s34 s35 s36 s37 s38 s39 s39 s35 s36 s37 s38 s39 s39 s40 s41 s42 s43 "
            "s44 s45 s40 s41 s42 s43 s44 s45 s40 s41 s42 s43 s44 s45 s46 s47 s42 s43 s44 s44 s46 s48 s42 s43 s44 "
            "s44 x84 x49 t50 x85 x15 t51 x50 x87 t53 x81 t54 t55 x89 x62 x90 t56 x11 hidden t57 t58 x11 hidden "
            "x90 t59 x11 hidden x91 t60 x11 hidden 2 hidden x51 hidden x64 x65 hidden hidden x59 hidden x66 x67 "
            "hidden 2 x12 x81 x10 heads head_dim x49 x85 x92 x50 x87 x53 x93 x62 x49 x53 x10 hidden x68 x69 x10 "
            "hidden x46 x48 x50 x52 x50 x31 x53 x56 x31 x58 x53 x61 x60 x62 x63 hidden x51 hidden x64 x65 hidden "
            "hidden x59 hidden x66 x67 hidden 2 hidden x51 hidden x64 x65 hidden hidden x59 hidden x66 x67 hidden "
            "2 s0 s1 s2 s3 x49 x53 x10 hidden x68 x69 x10 hidden x95 x94 x96 t61 x50 t62 x100 t63 t65 x53 x56 t66 "
            "x103 x104 x105 x106 hidden ffn x107 x108 hidden ffn x105 x109 hidden ffn x110 x111 hidden ffn 2 ffn "
            "x99 ffn t67 t68 ffn ffn x102 ffn x101 t69 ffn 2 x49 x53 x10 hidden x112 x113 x10 ffn t70 t73 x100 "
            "x100 x114 x115 x114 x104 x94 x114 x10 ffn x112 x113 x10 ffn x95 x49 x96 x85 x100 t74 x50 x87 t76 "
            "x114 x115 t77 x117 x62 x105 x106 ffn hidden x107 x108 ffn hidden x105 x109 ffn hidden x110 x111 ffn "
            "hidden 2 hidden x51 hidden x64 x65 hidden hidden x59 hidden x66 x67 hidden 2 x94 x114 x10 ffn x49 "
            "x85 x92 x50 x87 x53 x93 x62 x49 x53 x10 hidden x121 x122 x121 x122 x124 t78 x126 x127 x124 t79 x128 "
            "x129 t80 x119 hidden t81 t82 x119 hidden x129 t83 x119 hidden x120 t84 x119 hidden 2 hidden x51 "
            "hidden x64 x65 hidden hidden x59 hidden x66 x67 hidden 2 x123 x124 x118 x119 x130 x126 x51 x50 x53 "
            "x127 t85 x59 hidden x51 1 hidden x64 x65 1 hidden hidden x59 1 hidden x66 x67 1 hidden 2 x122 x127 "
            "x118 hidden x49 x49 x50 t86 x50 t90 x53 t91 x131 t92 positions hidden t93 t94 positions hidden x131 "
            "t95 positions hidden t96 t97 positions hidden 2 x46 t98 x50 x52 x50 x31 x53 x50 x31 x51 x53 x61 x60 "
            "hidden x51 hidden x64 x65 hidden hidden x59 hidden x66 x67 hidden 2 hidden x51 hidden x64 x65 hidden "
            "hidden x59 hidden x66 x67 hidden 2 x49 x50 x10 hidden s49 s50 s2 s3 x49 x53 x10 hidden x130 x132 "
            "batch hidden t99 x42 t100 x42 x132 t101 x134 t102 x135 x136 x132 t103 x138 x139 x135 hidden labels "
            "t104 t105 hidden labels x139 t106 hidden labels t107 t108 hidden labels 2 labels x133 labels t109 "
            "t110 labels labels x137 labels x140 t111 labels 2 x130 x136 batch hidden t114 t116 x134 s51 s52 x41 "
            "s53 s51 s54 s52 x44 s53 s55 s52 s56 s57 s56 s54 s56 x42 x44 batch labels t132 t133 x148 t148 x151 "
            "t149 x148 x151 "
        ),
    ),
    "memory": (
        (
            "x0 = head_dim * width_act",
            "x2 = 2 * kv_heads",
            "x3 = batch * seq",
            "t0 = x2 + heads",
            "x5 = head_dim * t0",
            "x6 = width_act * x3",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x7 = layer_kept * x6",
            "x8 = layers * x5 * x7",
            "x9 = batch * width_act",
            "x10 = heads * x9 * seq * seq",
            "x12 = 4 + width_act",
            "x13 = heads * x3",
            "t1 = 3 * x0",
            "t2 = seq * x12",
            "t3 = t1 + t2",
            "x14 = x13 * t3",
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
                    "x1 = layer_kept * x0",
                    "t4 = x1 * x2",
                    "t5 = 4 * core_kept",
                    "t6 = x1 + t5",
                    "t7 = heads * t6",
                    "t8 = t4 + t7",
                    "x4 = x3 * t8",
                    ("activations",
                        (("fused",), (
                            "s1 = layers * x4",
                        )),
                        (("paper",), (
                            "s1 = x8",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t9 = 24 * core_kept",
                                    "t10 = x4 + t9",
                                    "s1 = layers * t10",
                                )),
                                (("selective",), (
                                    "s1 = x8",
                                )),
                            ),
                        )),
                    ),
                    "s2 = 0",
                )),
                (("eager",), (
                    "x11 = layers * core_kept",
                    ("activations",
                        (("fused", "paper"), (
                            "s1 = x8",
                            "s2 = x10 * x11",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "s1 = x11 * x14",
                                )),
                                (("selective",), (
                                    "s1 = x8",
                                )),
                            ),
                            "s2 = 0",
                        )),
                    ),
                )),
            ),
            "x15 = 2 * layers",
            ("activations",
                (("fused", "autograd"), (
                    "t11 = layer_kept * x15",
                    "t12 = 1 + t11",
                    "s0 = 8 * x3 * t12",
                )),
                (("paper",), (
                    "s0 = 0",
                )),
            ),
            ("loss",
                (("eager",), (
                    "t13 = 2 + labels",
                    "s3 = 4 * batch * t13",
                )),
                (("fused",), (
                    "s3 = 0",
                )),
            ),
            "x20 = 4 * heads",
            "x22 = 2 * head_dim",
            "x24 = 2 * ffn",
            "x25 = 3 * hidden",
            "x26 = x24 + x25",
            "x21 = heads + kv_heads",
            "x23 = x21 * x22",
            "t14 = x23 + x26",
            "x27 = width_act * t14",
            "x28 = 16 + x27",
            "x30 = x28 * x3",
            "x31 = head_dim * x2",
            ("attention",
                (("flash",), (
                    "t15 = x20 + x28",
                    "x29 = x3 * t15",
                    ("activations",
                        (("fused",), (
                            "layer_encoder = x29",
                        )),
                        (("paper",), (
                            "layer_encoder = x27 * x3",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "layer_encoder = 24 + x29",
                                )),
                                (("selective",), (
                                    "layer_encoder = x30",
                                )),
                            ),
                        )),
                    ),
                )),
                (("eager",), (
                    "t16 = x22 + seq",
                    "t17 = heads * t16",
                    "t18 = x26 + x31 + t17",
                    "x32 = width_act * t18",
                    ("activations",
                        (("fused",), (
                            "t19 = 16 + x32",
                            "layer_encoder = x3 * t19",
                        )),
                        (("paper",), (
                            "layer_encoder = x3 * x32",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t20 = seq * x20",
                                    "t21 = 4 * head_dim",
                                    "t22 = seq + t21",
                                    "t23 = heads * t22",
                                    "t24 = x26 + t23",
                                    "t25 = width_act * t24",
                                    "t26 = 16 + t20 + t25",
                                    "layer_encoder = x3 * t26",
                                )),
                                (("selective",), (
                                    "layer_encoder = x30",
                                )),
                            ),
                        )),
                    ),
                )),
            ),
            "x16 = batch * width_act_grad",
            ("loss",
                (("eager",), (
                    "t27 = x12 + width_act_grad",
                    "moment_ends_cross_entropy = batch * labels * t27",
                )),
                (("fused",), (
                    "moment_ends_cross_entropy = labels * x16",
                )),
            ),
            "x18 = width_act_grad * x3",
            "x38 = 2 * x3",
            ("attention",
                (("flash",), (
                    "x37 = head_dim * width_act_grad",
                    "t28 = kv_heads * x37",
                    "t29 = 2 + x37",
                    "t30 = heads * t29",
                    "t31 = t28 + t30",
                    "moment_encoder_attention_core = x38 * t31",
                )),
                (("eager",), (
                    "t32 = head_dim + seq",
                    "t33 = heads * t32",
                    "t34 = x31 + t33",
                    "t35 = x18 * t34",
                    "t36 = kv_heads * head_dim",
                    "t37 = 2 * seq * heads",
                    "t38 = t36 + t37",
                    "t39 = x18 * t38",
                    "f5 = t35 max t39",
                    "moment_encoder_attention_core = f5",
                )),
            ),
            ("attention",
                (("flash",), (
                    ("activations",
                        (("fused",), (
                            "core_encoder_attention_core = x20 * x3",
                        )),
                        (("paper",), (
                            "core_encoder_attention_core = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t40 = 6 + x13",
                                    "core_encoder_attention_core = 4 * t40",
                                )),
                                (("selective",), (
                                    "core_encoder_attention_core = 0",
                                )),
                            ),
                        )),
                    ),
                )),
                (("eager",), (
                    ("activations",
                        (("fused", "paper"), (
                            "core_encoder_attention_core = x10",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "core_encoder_attention_core = x14",
                                )),
                                (("selective",), (
                                    "core_encoder_attention_core = 0",
                                )),
                            ),
                        )),
                    ),
                )),
            ),
            "x17 = hidden * x16",
            "x19 = hidden * x18",
            "x33 = x18 * x25",
            "x34 = 2 * x19",
            "t41 = ffn + hidden",
            "x35 = x18 * t41",
            "x36 = heads * head_dim",
            "t42 = 2 * width_opt",
            "x39 = width_master + width_param + width_param_grad + t42",
            "x40 = ffn * x39",
            "x41 = channels * patch * patch",
            "t43 = 4 * width_master",
            "t44 = 4 * width_param",
            "t45 = 4 * width_param_grad",
            "t46 = 8 * width_opt",
            "t47 = x41 + labels + positions",
            "t48 = x39 * t47",
            "x42 = t43 + t44 + t45 + t46 + t48",
            "x43 = labels * x39",
            "x44 = patches * x41",
            "t49 = hidden + labels",
            "moment_ends_classifier = x16 * t49",
            "point_head = moment_ends_classifier",
            "point_loss = moment_ends_cross_entropy",
            "moment_ends_final_norm = x34",
            "point_norm = moment_ends_final_norm",
            "moment_encoder_ffn_up = x35",
            "moment_encoder_ffn_down = x35",
            "moment_encoder_ffn_norm = x34",
            "moment_encoder_attention_norm = x34",
            "moment_encoder_ffn_activation = x18 * x24",
            "t50 = x5 + hidden",
            "moment_encoder_qkv_projection = x18 * t50",
            "t51 = x36 + hidden",
            "moment_encoder_output_projection = x18 * t51",
            "t52 = layer_kept - core_kept",
            "t53 = core_encoder_attention_core * t52",
            "t54 = moment_encoder_attention_core + t53",
            "f4 = t54 max moment_encoder_attention_norm max moment_encoder_ffn_activation max moment_encoder_ffn_down max moment_encoder_ffn_norm max moment_encoder_ffn_up max moment_encoder_output_projection max moment_encoder_qkv_projection",
            "branch_encoder = f4",
            "moment_encoder_ffn_residual = x33",
            "moment_encoder_attention_residual = x33",
            "t55 = branch_encoder + x19",
            "f2 = t55 max moment_encoder_attention_residual max moment_encoder_ffn_residual",
            "f3 = 1 min layers",
            "t56 = 1 - layer_kept",
            "t57 = layer_encoder * t56",
            "t58 = f2 + t57",
            "point_encoder = f3 * t58",
            "t59 = patches + seq",
            "moment_ends_class_token = x17 * t59",
            "moment_ends_patch_embedding = patches * x17",
            "moment_ends_position_embedding = x19",
            "f1 = moment_ends_class_token max moment_ends_patch_embedding max moment_ends_position_embedding",
            "point_embedding = f1",
            "point_optimizer = 0",
            "f0 = point_embedding max point_encoder max point_head max point_loss max point_norm max point_optimizer",
            "t60 = x39 * x5",
            "t61 = x40 + t60",
            "t62 = layers * t61",
            "t63 = 3 * width_master",
            "t64 = 3 * width_param",
            "t65 = 3 * width_param_grad",
            "t66 = 6 * width_opt",
            "t67 = head_dim * x21 * x39",
            "t68 = x40 + t63 + t64 + t65 + t66 + t67",
            "t69 = x15 * t68",
            "t70 = x42 + t69",
            "t71 = hidden * t70",
            "t72 = x43 + t62 + t71",
            "t73 = x26 + x36",
            "t74 = layer_kept * t73",
            "t75 = hidden + t74",
            "t76 = layers * t75",
            "t77 = hidden + t76",
            "t78 = seq * t77",
            "t79 = x44 + hidden + t78",
            "t80 = x9 * t79",
            "t81 = t80 + s0 + s1 + s2 + s3",
            "t82 = x44 * x9",
            "t83 = width_act * layer_kept * x38",
            "t84 = x39 + t83",
            "t85 = ffn * t84",
            "t86 = x2 * x39",
            "t87 = x39 + x7",
            "t88 = heads * t87",
            "t89 = t86 + t88",
            "t90 = head_dim * t89",
            "t91 = t85 + t90",
            "t92 = layers * t91",
            "t93 = 1 + seq",
            "t94 = x9 * t93",
            "t95 = 6 * width_master",
            "t96 = 6 * width_param",
            "t97 = 6 * width_param_grad",
            "t98 = 12 * width_opt",
            "t99 = x23 * x39",
            "t100 = x24 * x39",
            "t101 = 3 * layer_kept",
            "t102 = 1 + t101",
            "t103 = x6 * t102",
            "t104 = t95 + t96 + t97 + t98 + t99 + t100 + t103",
            "t105 = layers * t104",
            "t106 = x42 + t94 + t105",
            "t107 = hidden * t106",
            "t108 = f0 + x43 + t82 + t92 + t107",
            "t109 = t108 + s0 + s1 + s2 + s3",
        ),
        (
            "t72 t81 t109 point_encoder point_embedding point_norm point_head point_loss point_optimizer "
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
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
):
    """Sums over the whole model, for one micro-batch."""
    return Totals._make(_run("totals", locals()))


def totals_exact(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
):
    """Which results of `totals` are exact."""
    return Totals._make(_mask("totals", locals()))


def kind_encoder(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
):
    """The same sums for one `encoder`."""
    return Totals._make(_run("kind_encoder", locals()))


def kind_encoder_exact(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
):
    """Which results of `kind_encoder` are exact."""
    return Totals._make(_mask("kind_encoder", locals()))


def kind_ends(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
):
    """The same sums for one `ends`."""
    return Totals._make(_run("kind_ends", locals()))


def kind_ends_exact(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
):
    """Which results of `kind_ends` are exact."""
    return Totals._make(_mask("kind_ends", locals()))


def components(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
):
    """Every row, for one instance, in the order of ROWS."""
    return _run("components", locals())


def components_exact(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
):
    """Which results of `components` are exact."""
    return _mask("components", locals())


def memory(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
):
    """Bytes of a training step on one device, in the order of MEMORY."""
    return _run("memory", locals())


def memory_exact(
    *, batch, seq, patches, layers, hidden, positions, labels, heads, kv_heads, head_dim, ffn, patch, channels,
    grad_accum=1, width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1,
    cost_log=1, cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full",
    activations="fused", recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min",
    mtp="false",
):
    """Which results of `memory` are exact."""
    return _mask("memory", locals())
