"""Costs of gpt2, formula set standard, for NumPy arrays of configs.

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

FAMILY = "gpt2"
FORMULAS = "standard"
FORMULAS_SHA256 = "797386b2943825a1373b23a31442a8426372d4e0e62ab672dbe88427717349bf"

# Kind, how many the model has.
KINDS = (
    ("dense", "layers"),
    ("ends", "1"),
)
DIMS = (
    "batch", "seq", "context", "layers", "hidden", "vocab", "positions", "heads", "kv_heads", "head_dim", "ffn",
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

# Kind, component, type, how many the model has, phase, quantity, unit or role, slot, direction or axis, tensor.
ROWS = (
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
    ("dense", "attention_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "layer_input"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "rows", "layer_input"),
    ("dense", "attention_norm", "layer_norm", "layers", "", "shape", "activation", "act", "width", "layer_input"),
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
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "elements", "activation", "act", "", "qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "bytes", "activation", "act", "", "qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "tokens", "qkv"),
    ("dense", "qkv_projection", "qkv_projection", "layers", "", "shape", "activation", "act", "width", "qkv"),
    ("dense", "attention_core", "attention_core", "layers", "forward", "flops", "matmul", "compute_a", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "flops", "matmul", "compute_a", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "flops", "vector", "compute_accum", "", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "forward", "hbm_bytes", "", "BOOL", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "FP32", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act_grad", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "BOOL", "read", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "act", "write", ""),
    ("dense", "attention_core", "attention_core", "layers", "backward", "hbm_bytes", "", "BOOL", "write", ""),
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
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "BOOL", "", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "BOOL", "", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "batch", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "heads", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "queries", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "BOOL", "keys", "dropout_mask"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "activation", "act", "", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "activation", "act", "", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "batch", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "heads", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "queries", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "activation", "act", "keys", "dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "elements", "input_gradient", "act_grad", "", "d_dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "bytes", "input_gradient", "act_grad", "", "d_dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "batch", "d_dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "heads", "d_dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "queries", "d_dropped"),
    ("dense", "attention_core", "attention_core", "layers", "", "shape", "input_gradient", "act_grad", "keys", "d_dropped"),
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
    ("dense", "ffn_norm", "layer_norm", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_norm", "layer_norm", "layers", "", "shape", "activation", "act", "hidden", "output"),
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
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "step_0"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "step_0"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "step_0"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "step_0"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "step_1"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "step_1"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "step_1"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "step_1"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "step_2"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "step_2"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "rows", "step_2"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "width", "step_2"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "elements", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "bytes", "activation", "act", "", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "tokens", "output"),
    ("dense", "ffn_activation", "ffn_activation", "layers", "", "shape", "activation", "act", "ffn", "output"),
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

# Bytes of a device: persistent, saved, their sum with the largest point, and what is transient at each point.
MEMORY = ("persistent", "saved", "peak", "dense", "embedding", "other", "norm", "head", "loss", "optimizer")

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
            "x1 = batch * layers",
            "x2 = heads * head_dim",
            "x42 = 2 * context",
            "x52 = seq * context",
            ("pairs",
                (("full",), (
                    "pairs_size = x52",
                )),
                (("causal",), (
                    "t0 = 1 + x42",
                    "t1 = t0 - seq",
                    "t2 = seq * t1",
                    "pairs_size = t2 / 2",
                )),
                (("causal_half",), (
                    "pairs_size = x52 / 2",
                )),
            ),
            "x3 = pairs_size * x2",
            "x4 = x1 * x3",
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
            "x5 = 4 * x0 * x4",
            "x6 = cost_div + cost_exp",
            "x7 = 6 + x6",
            "x8 = core_rerun * x7",
            "x9 = heads * pairs_size",
            "x10 = x1 * x9",
            "t3 = 7 + x8",
            "x11 = x10 * t3",
            ("flops",
                (("model",), (
                    "s0 = x5",
                    "s1 = x11",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t4 = 2 * core_rerun",
                            "t5 = 5 + t4",
                            "s0 = 2 * x4 * t5",
                            "t6 = 9 + x8 + cost_exp",
                            "s1 = x10 * t6",
                        )),
                        (("eager",), (
                            "s0 = x5",
                            "s1 = x11",
                        )),
                    ),
                )),
            ),
            "x12 = head_dim * width_act",
            "x13 = seq * heads",
            "x14 = 2 * kv_heads",
            "x15 = context * x14",
            "t7 = x13 + x15",
            "x16 = x1 * t7",
            "x17 = x1 * x13",
            "x18 = 1 + core_rerun",
            "x19 = x15 * x18",
            "x20 = 2 * width_act_grad",
            "t8 = width_act * core_rerun",
            "t9 = width_act_grad + t8",
            "x21 = head_dim * t9",
            "x22 = head_dim * x15",
            "x23 = width_act_grad * x22",
            ("recompute",
                (("none",), (
                    "core_kept = 1",
                )),
                (("selective", "full"), (
                    "core_kept = 0",
                )),
            ),
            "x24 = core_kept * x17",
            "x26 = 3 * core_kept",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x27 = head_dim * layer_kept",
            "x28 = batch * seq",
            "x29 = layer_kept * x12",
            "x30 = x14 + heads",
            "x31 = seq * x1 * x30",
            "x32 = x27 * x31",
            "x33 = x29 * x31",
            "x35 = 3 * width_act",
            "x37 = 4 * width_act_grad",
            "x38 = 3 * width_act_grad",
            "x39 = 2 * width_act",
            "x40 = 1 + x39",
            ("attention",
                (("flash",), (
                    "x25 = 4 * core_kept",
                    ("activations",
                        (("fused",), (
                            "s11 = x24",
                            "s14 = x17 * x25",
                        )),
                        (("paper",), (
                            "s11 = 0",
                            "s14 = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t10 = x14 * x27",
                                    "t11 = core_kept + x27",
                                    "t12 = heads * t11",
                                    "t13 = t10 + t12",
                                    "t14 = x28 * t13",
                                    "t15 = x26 + t14",
                                    "s11 = layers * t15",
                                    "t16 = 24 * core_kept",
                                    "t17 = x14 * x29",
                                    "t18 = x25 + x29",
                                    "t19 = heads * t18",
                                    "t20 = t17 + t19",
                                    "t21 = x28 * t20",
                                    "t22 = t16 + t21",
                                    "s14 = layers * t22",
                                )),
                                (("selective",), (
                                    "s11 = x32",
                                    "s14 = x33",
                                )),
                            ),
                        )),
                    ),
                    "s2 = x12 * x16",
                    "t23 = 4 + x12",
                    "s4 = x17 * t23",
                    "t24 = 8 * x13",
                    "t25 = x13 * x20",
                    "t26 = x0 * x13",
                    "t27 = x19 + t26",
                    "t28 = width_act * t27",
                    "t29 = t25 + t28",
                    "t30 = head_dim * t29",
                    "t31 = t24 + t30",
                    "s6 = x1 * t31",
                    "t32 = 4 * core_rerun",
                    "t33 = 4 + x21 + t32",
                    "t34 = x13 * t33",
                    "t35 = x23 + t34",
                    "s8 = x1 * t35",
                )),
                (("eager",), (
                    "t36 = 3 * context",
                    "x34 = head_dim + t36",
                    "x41 = context * x40",
                    ("activations",
                        (("fused", "paper"), (
                            "s11 = context * x17 * x26",
                            "s14 = x24 * x41",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "x43 = heads * core_kept * x1",
                                    "t37 = seq * x34",
                                    "t38 = head_dim * x42",
                                    "t39 = t37 + t38",
                                    "s11 = x43 * t39",
                                    "t40 = x12 * x42",
                                    "t41 = x12 + x41",
                                    "t42 = seq * t41",
                                    "t43 = t40 + t42",
                                    "s14 = x43 * t43",
                                )),
                                (("selective",), (
                                    "s11 = x32",
                                    "s14 = x33",
                                )),
                            ),
                        )),
                    ),
                    "x36 = 1 + x35",
                    "t44 = x13 * x34",
                    "t45 = x22 + t44",
                    "s2 = width_act * x1 * t45",
                    "t46 = context * x36",
                    "t47 = x12 + t46",
                    "s4 = x17 * t47",
                    "t48 = x12 * x19",
                    "t49 = 3 * core_rerun",
                    "t50 = 2 + t49",
                    "t51 = width_act * t50",
                    "t52 = 1 + x37 + t51",
                    "t53 = context * t52",
                    "t54 = width_act * x18",
                    "t55 = x20 + t54",
                    "t56 = head_dim * t55",
                    "t57 = t53 + t56",
                    "t58 = x13 * t57",
                    "t59 = t48 + t58",
                    "s6 = x1 * t59",
                    "t60 = core_rerun * x36",
                    "t61 = x38 + t60",
                    "t62 = context * t61",
                    "t63 = x21 + t62",
                    "t64 = x13 * t63",
                    "t65 = x23 + t64",
                    "s8 = x1 * t65",
                )),
            ),
            "x44 = layers * layer_kept",
            ("activations",
                (("fused",), (
                    "x45 = layers * x15",
                    "t66 = x27 * x45",
                    "t67 = 4 + x2",
                    "t68 = x44 * t67",
                    "t69 = 2 + t68",
                    "t70 = seq * t69",
                    "t71 = t66 + t70",
                    "s10 = batch * t71",
                    "t72 = x29 * x45",
                    "t73 = heads * x12",
                    "t74 = 16 + t73",
                    "t75 = x44 * t74",
                    "t76 = 8 + t75",
                    "t77 = seq * t76",
                    "t78 = t72 + t77",
                    "s13 = batch * t78",
                )),
                (("paper",), (
                    "s10 = x16 * x27",
                    "s13 = x16 * x29",
                )),
                (("autograd",), (
                    "t79 = 3 * ffn",
                    "t80 = 4 + t79",
                    "t81 = x44 * t80",
                    "t82 = 2 + t81",
                    "s10 = x28 * t82",
                    "t83 = ffn * x35",
                    "t84 = 16 + t83",
                    "t85 = x44 * t84",
                    "t86 = 8 + t85",
                    "s13 = x28 * t86",
                )),
            ),
            "x48 = 2 + vocab",
            "t87 = vocab * width_act",
            "x49 = 8 + t87",
            "x50 = vocab * width_act_grad",
            ("loss",
                (("eager",), (
                    "x46 = vocab * x28",
                    "t88 = 1 + vocab",
                    "x47 = x28 * t88",
                    "t89 = 4 + width_act",
                    "t90 = vocab * t89",
                    "t91 = 8 + t90",
                    "s3 = x28 * t91",
                    "s5 = 8 * x46",
                    "s7 = 8 * x47",
                    "t92 = 4 + width_act_grad",
                    "s9 = x46 * t92",
                    "s12 = x47",
                    "s15 = 4 * x28 * x48",
                )),
                (("fused",), (
                    "x51 = x28 * x50",
                    "s3 = x28 * x49",
                    "s5 = x51",
                    "s7 = x51",
                    "s9 = x51",
                    "s12 = 0",
                    "s15 = 0",
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
            "t93 = heads + kv_heads",
            "x53 = head_dim * t93",
            "x54 = x53 + ffn",
            "x55 = 3 + x54",
            "x56 = 2 * hidden",
            "x57 = head_dim * x30",
            "x58 = x57 + ffn",
            "t94 = x55 * x56",
            "x59 = x58 + t94",
            "x60 = x48 + positions",
            "t95 = layers * x59",
            "t96 = hidden * x60",
            "x61 = t95 + t96",
            "x62 = 2 * layers",
            "x63 = 2 * cost_div",
            "x64 = 10 * hidden",
            "x65 = 2 * cost_rsqrt",
            "t97 = 4 * cost_div",
            "t98 = 22 * hidden",
            "t99 = 1 + cost_gelu",
            "t100 = ffn * t99",
            "x66 = 2 + x57 + x65 + t97 + t98 + t100",
            "x67 = 2 + layer_rerun",
            "x68 = 4 * hidden",
            "x69 = 14 + cost_div + cost_rsqrt",
            "x70 = ffn * x69",
            "x71 = positions + vocab",
            "t101 = 1 + batch",
            "x72 = seq * t101",
            "x73 = 2 * ffn",
            "x74 = x2 + x73",
            "x75 = 8 * hidden",
            "t102 = x57 + x73 + x75",
            "t103 = width_act * t102",
            "x76 = 16 + x56 + t103",
            "t104 = grad_accum - 1",
            "f2 = 1 min t104",
            "accumulating = f2",
            "x77 = width_param_grad * accumulating",
            "t105 = width_param * layer_rerun",
            "x78 = x77 + t105",
            "x79 = 1 + layer_rerun",
            "x80 = -1 * accumulating",
            "t106 = -1 * width_master",
            "t107 = t106 // 1",
            "f0 = -1 * t107",
            "f1 = 1 min f0",
            "t108 = 1 - f1",
            "x81 = width_param * t108",
            "x82 = 2 * width_opt",
            "x83 = x82 + width_master",
            "x84 = x83 + width_param_grad",
            "x85 = x81 + x84",
            "x86 = ffn * x85",
            "t109 = 3 * width_master",
            "t110 = 6 * width_opt",
            "x87 = t109 + t110",
            "t111 = 2 * width_master",
            "t112 = 4 * width_opt",
            "x88 = t111 + t112",
            "x89 = x83 + width_param",
            "x90 = ffn * x89",
            "x91 = 3 * hidden",
            "t113 = x3 * x62",
            "t114 = x54 * x62",
            "t115 = vocab + t114",
            "t116 = seq * hidden * t115",
            "t117 = t113 + t116",
            "t118 = 2 * batch * t117",
            "t119 = layers * x66",
            "t120 = 4 + cost_exp",
            "t121 = vocab * t120",
            "t122 = 2 + x63 + x64 + cost_log + cost_rsqrt + t119 + t121",
            "t123 = seq * t122",
            "t124 = layers * x7 * x9",
            "t125 = t123 + t124",
            "t126 = batch * t125",
            "t127 = x53 * x67",
            "t128 = ffn * x67",
            "t129 = t127 + t128",
            "t130 = layers * t129",
            "t131 = vocab + t130",
            "t132 = x28 * x68 * t131",
            "t133 = t132 + s0",
            "t134 = 17 * hidden",
            "t135 = 34 * hidden",
            "t136 = layer_rerun * x66",
            "t137 = 4 + cost_gelu",
            "t138 = ffn * t137",
            "t139 = x57 + t135 + t136 + t138",
            "t140 = layers * t139",
            "t141 = 1 + x6",
            "t142 = vocab * t141",
            "t143 = t134 + t140 + t142",
            "t144 = x28 * t143",
            "t145 = t144 + s1",
            "t146 = 3 * cost_div",
            "t147 = 3 * cost_rsqrt",
            "t148 = x53 * x69",
            "t149 = 42 + x70 + t146 + t147 + t148",
            "t150 = x56 * t149",
            "t151 = x57 * x69",
            "t152 = x70 + t150 + t151",
            "t153 = layers * t152",
            "t154 = x69 * x71",
            "t155 = 28 + x63 + x65 + t154",
            "t156 = hidden * t155",
            "t157 = t153 + t156",
            "t158 = x64 + x74",
            "t159 = layers * t158",
            "t160 = x68 + t159",
            "t161 = width_act * t160",
            "t162 = 8 + t161",
            "t163 = x28 * t162",
            "t164 = layers * x58",
            "t165 = x55 * x62",
            "t166 = x48 + x72 + t165",
            "t167 = hidden * t166",
            "t168 = t164 + t167",
            "t169 = width_param * t168",
            "t170 = t163 + t169",
            "t171 = t170 + s2 + s3",
            "t172 = layers * x76",
            "t173 = 4 * width_act",
            "t174 = 1 + t173",
            "t175 = hidden * t174",
            "t176 = x49 + t172 + t175",
            "t177 = x28 * t176",
            "t178 = t177 + s4 + s5",
            "t179 = x39 * x79",
            "t180 = x38 + t179",
            "t181 = ffn * t180",
            "t182 = kv_heads * x37",
            "t183 = width_act * x79",
            "t184 = x20 + t183",
            "t185 = heads * t184",
            "t186 = t182 + t185",
            "t187 = head_dim * t186",
            "t188 = 16 + t181 + t187",
            "t189 = x28 * t188",
            "t190 = 6 * width_act_grad",
            "t191 = 5 * layer_rerun",
            "t192 = 2 + t191",
            "t193 = width_act * t192",
            "t194 = 1 + t190 + t193",
            "t195 = x28 * t194",
            "t196 = x55 * x77",
            "t197 = 3 * layer_rerun",
            "t198 = x53 * x79",
            "t199 = ffn * x79",
            "t200 = 1 + t197 + t198 + t199",
            "t201 = width_param * t200",
            "t202 = t195 + t196 + t201",
            "t203 = x56 * t202",
            "t204 = x57 * x78",
            "t205 = ffn * x78",
            "t206 = t189 + t203 + t204 + t205",
            "t207 = layers * t206",
            "t208 = 2 * x77",
            "t209 = x37 + x40 + width_param_grad",
            "t210 = batch * t209",
            "t211 = width_param_grad + t210",
            "t212 = seq * t211",
            "t213 = width_param + width_param_grad",
            "t214 = vocab * t213",
            "t215 = width_param + t208 + t212 + t214",
            "t216 = hidden * t215",
            "t217 = 8 + x50",
            "t218 = 2 * x28 * t217",
            "t219 = t207 + t216 + t218",
            "t220 = t219 + s6 + s7",
            "t221 = layer_rerun * x76",
            "t222 = x74 + x75",
            "t223 = width_act_grad * t222",
            "t224 = t221 + t223",
            "t225 = x28 * t224",
            "t226 = width_param_grad * x59",
            "t227 = t225 + t226",
            "t228 = layers * t227",
            "t229 = x28 * x38",
            "t230 = 1 + x80",
            "t231 = positions * t230",
            "t232 = 2 + x80",
            "t233 = vocab * t232",
            "t234 = 2 + x72 + t231 + t233",
            "t235 = width_param_grad * t234",
            "t236 = t229 + t235",
            "t237 = hidden * t236",
            "t238 = t228 + t237",
            "t239 = t238 + s8 + s9",
            "t240 = 3 * x81",
            "t241 = 3 * width_param_grad",
            "t242 = x53 * x85",
            "t243 = x86 + x87 + t240 + t241 + t242",
            "t244 = x56 * t243",
            "t245 = x57 * x85",
            "t246 = x86 + t244 + t245",
            "t247 = layers * t246",
            "t248 = 2 * width_param_grad",
            "t249 = x71 * x84",
            "t250 = f1 * x60",
            "t251 = x60 - t250",
            "t252 = width_param * t251",
            "t253 = x88 + t248 + t249 + t252",
            "t254 = hidden * t253",
            "t255 = t247 + t254",
            "t256 = 3 * width_param",
            "t257 = x53 * x89",
            "t258 = x87 + x90 + t256 + t257",
            "t259 = x56 * t258",
            "t260 = x57 * x89",
            "t261 = x90 + t259 + t260",
            "t262 = layers * t261",
            "t263 = 2 * width_param",
            "t264 = x71 * x89",
            "t265 = x88 + t263 + t264",
            "t266 = hidden * t265",
            "t267 = t262 + t266",
            "t268 = width_param * x61",
            "t269 = f1 * x61",
            "t270 = width_master * x61",
            "t271 = 2 * x61",
            "t272 = x61 * x82",
            "t273 = width_param_grad * x61",
            "t274 = 5 * hidden",
            "t275 = x74 + t274",
            "t276 = layer_kept * t275",
            "t277 = hidden + t276",
            "t278 = layers * t277",
            "t279 = 1 + x91 + t278",
            "t280 = x28 * t279",
            "t281 = t280 + s10 + s11 + s12",
            "t282 = hidden * x40",
            "t283 = layer_kept * x56",
            "t284 = x74 + x91",
            "t285 = layer_kept * t284",
            "t286 = hidden + t285",
            "t287 = width_act * t286",
            "t288 = t283 + t287",
            "t289 = layers * t288",
            "t290 = 8 + t282 + t289",
            "t291 = x28 * t290",
            "t292 = t291 + s13 + s14 + s15",
        ),
        (
            "x61 x61 0 t118 t126 t133 t145 0 t157 t171 t178 t220 t239 t255 t267 x61 t268 t269 t270 t271 t272 x61 "
            "t273 t281 t292 0 0 "
        ),
    ),
    "kind_dense": (
        (
            "x1 = heads * head_dim",
            "x39 = 2 * context",
            "x43 = seq * context",
            ("pairs",
                (("full",), (
                    "pairs_size = x43",
                )),
                (("causal",), (
                    "t0 = 1 + x39",
                    "t1 = t0 - seq",
                    "t2 = seq * t1",
                    "pairs_size = t2 / 2",
                )),
                (("causal_half",), (
                    "pairs_size = x43 / 2",
                )),
            ),
            "x2 = pairs_size * x1",
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
            "x3 = 4 * batch",
            "x4 = x0 * x2 * x3",
            "x5 = 6 + cost_div + cost_exp",
            "x6 = core_rerun * x5",
            "x7 = heads * pairs_size",
            "x8 = batch * x7",
            "t3 = 7 + x6",
            "x9 = x8 * t3",
            ("flops",
                (("model",), (
                    "s0 = x4",
                    "s1 = x9",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t4 = 2 * core_rerun",
                            "t5 = 5 + t4",
                            "s0 = 2 * batch * x2 * t5",
                            "t6 = 9 + x6 + cost_exp",
                            "s1 = x8 * t6",
                        )),
                        (("eager",), (
                            "s0 = x4",
                            "s1 = x9",
                        )),
                    ),
                )),
            ),
            "x10 = head_dim * width_act",
            "x11 = seq * heads",
            "x12 = 2 * kv_heads",
            "x13 = context * x12",
            "t7 = x11 + x13",
            "x14 = batch * t7",
            "x15 = batch * x11",
            "x16 = 1 + core_rerun",
            "x17 = x13 * x16",
            "x18 = 2 * width_act_grad",
            "t8 = width_act * core_rerun",
            "t9 = width_act_grad + t8",
            "x19 = head_dim * t9",
            "x20 = head_dim * x13",
            "x21 = width_act_grad * x20",
            ("recompute",
                (("none",), (
                    "core_kept = 1",
                )),
                (("selective", "full"), (
                    "core_kept = 0",
                )),
            ),
            "x22 = core_kept * x15",
            "x24 = 3 * core_kept",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x25 = head_dim * layer_kept",
            "x26 = batch * seq",
            "x27 = layer_kept * x10",
            "x28 = x12 + heads",
            "x29 = x26 * x28",
            "x30 = x25 * x29",
            "x31 = x27 * x29",
            "x33 = 3 * width_act",
            "x35 = 4 * width_act_grad",
            "x36 = 3 * width_act_grad",
            "x37 = 2 * width_act",
            ("attention",
                (("flash",), (
                    "x23 = 4 * core_kept",
                    ("activations",
                        (("fused",), (
                            "s7 = x22",
                            "s9 = x15 * x23",
                        )),
                        (("paper",), (
                            "s7 = 0",
                            "s9 = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t10 = x12 * x25",
                                    "t11 = core_kept + x25",
                                    "t12 = heads * t11",
                                    "t13 = t10 + t12",
                                    "t14 = x26 * t13",
                                    "s7 = x24 + t14",
                                    "t15 = 24 * core_kept",
                                    "t16 = x12 * x27",
                                    "t17 = x23 + x27",
                                    "t18 = heads * t17",
                                    "t19 = t16 + t18",
                                    "t20 = x26 * t19",
                                    "s9 = t15 + t20",
                                )),
                                (("selective",), (
                                    "s7 = x30",
                                    "s9 = x31",
                                )),
                            ),
                        )),
                    ),
                    "s2 = x10 * x14",
                    "t21 = 4 + x10",
                    "s3 = x15 * t21",
                    "t22 = 8 * x11",
                    "t23 = x11 * x18",
                    "t24 = x0 * x11",
                    "t25 = x17 + t24",
                    "t26 = width_act * t25",
                    "t27 = t23 + t26",
                    "t28 = head_dim * t27",
                    "t29 = t22 + t28",
                    "s4 = batch * t29",
                    "t30 = 4 * core_rerun",
                    "t31 = 4 + x19 + t30",
                    "t32 = x11 * t31",
                    "t33 = x21 + t32",
                    "s5 = batch * t33",
                )),
                (("eager",), (
                    "t34 = 3 * context",
                    "x32 = head_dim + t34",
                    "t35 = 1 + x37",
                    "x38 = context * t35",
                    ("activations",
                        (("fused", "paper"), (
                            "s7 = context * x15 * x24",
                            "s9 = x22 * x38",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "x40 = batch * heads * core_kept",
                                    "t36 = seq * x32",
                                    "t37 = head_dim * x39",
                                    "t38 = t36 + t37",
                                    "s7 = x40 * t38",
                                    "t39 = x10 * x39",
                                    "t40 = x10 + x38",
                                    "t41 = seq * t40",
                                    "t42 = t39 + t41",
                                    "s9 = x40 * t42",
                                )),
                                (("selective",), (
                                    "s7 = x30",
                                    "s9 = x31",
                                )),
                            ),
                        )),
                    ),
                    "x34 = 1 + x33",
                    "t43 = x11 * x32",
                    "t44 = x20 + t43",
                    "s2 = batch * width_act * t44",
                    "t45 = context * x34",
                    "t46 = x10 + t45",
                    "s3 = x15 * t46",
                    "t47 = x10 * x17",
                    "t48 = 3 * core_rerun",
                    "t49 = 2 + t48",
                    "t50 = width_act * t49",
                    "t51 = 1 + x35 + t50",
                    "t52 = context * t51",
                    "t53 = width_act * x16",
                    "t54 = x18 + t53",
                    "t55 = head_dim * t54",
                    "t56 = t52 + t55",
                    "t57 = x11 * t56",
                    "t58 = t47 + t57",
                    "s4 = batch * t58",
                    "t59 = core_rerun * x34",
                    "t60 = x36 + t59",
                    "t61 = context * t60",
                    "t62 = x19 + t61",
                    "t63 = x11 * t62",
                    "t64 = x21 + t63",
                    "s5 = batch * t64",
                )),
            ),
            ("activations",
                (("fused",), (
                    "x41 = batch * layer_kept",
                    "t65 = 4 + x1",
                    "t66 = seq * t65",
                    "t67 = x20 + t66",
                    "s6 = x41 * t67",
                    "t68 = x10 * x13",
                    "t69 = heads * x10",
                    "t70 = 16 + t69",
                    "t71 = seq * t70",
                    "t72 = t68 + t71",
                    "s8 = x41 * t72",
                )),
                (("paper",), (
                    "s6 = x14 * x25",
                    "s8 = x14 * x27",
                )),
                (("autograd",), (
                    "x42 = layer_kept * x26",
                    "t73 = 3 * ffn",
                    "t74 = 4 + t73",
                    "s6 = x42 * t74",
                    "t75 = ffn * x33",
                    "t76 = 16 + t75",
                    "s8 = x42 * t76",
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
            "x44 = head_dim * x28",
            "t77 = heads + kv_heads",
            "x45 = head_dim * t77",
            "x46 = x45 + ffn",
            "x47 = 3 + x46",
            "x48 = 2 * hidden",
            "t78 = x47 * x48",
            "x49 = x44 + ffn + t78",
            "t79 = 2 * cost_rsqrt",
            "t80 = 4 * cost_div",
            "t81 = 22 * hidden",
            "t82 = 1 + cost_gelu",
            "t83 = ffn * t82",
            "x50 = 2 + x44 + t79 + t80 + t81 + t83",
            "x51 = 2 + layer_rerun",
            "x52 = width_param * x49",
            "x53 = 2 * ffn",
            "x54 = x1 + x53",
            "x55 = 8 * hidden",
            "t84 = x44 + x53 + x55",
            "t85 = width_act * t84",
            "x56 = 16 + x48 + t85",
            "t86 = grad_accum - 1",
            "f2 = 1 min t86",
            "accumulating = f2",
            "x57 = width_param_grad * accumulating",
            "t87 = width_param * layer_rerun",
            "x58 = x57 + t87",
            "x59 = 1 + layer_rerun",
            "x60 = width_param_grad * x49",
            "x61 = 2 * x49",
            "t88 = -1 * width_master",
            "t89 = t88 // 1",
            "f0 = -1 * t89",
            "f1 = 1 min f0",
            "t90 = seq * hidden * x46",
            "t91 = x2 + t90",
            "t92 = x3 * t91",
            "t93 = x5 * x7",
            "t94 = seq * x50",
            "t95 = t93 + t94",
            "t96 = batch * t95",
            "t97 = x45 * x51",
            "t98 = ffn * x51",
            "t99 = t97 + t98",
            "t100 = 4 * hidden * x26 * t99",
            "t101 = t100 + s0",
            "t102 = 34 * hidden",
            "t103 = layer_rerun * x50",
            "t104 = 4 + cost_gelu",
            "t105 = ffn * t104",
            "t106 = x44 + t102 + t103 + t105",
            "t107 = x26 * t106",
            "t108 = t107 + s1",
            "t109 = 10 * hidden",
            "t110 = x54 + t109",
            "t111 = width_act * x26 * t110",
            "t112 = x52 + t111",
            "t113 = t112 + s2",
            "t114 = x26 * x56",
            "t115 = t114 + s3",
            "t116 = x37 * x59",
            "t117 = x36 + t116",
            "t118 = ffn * t117",
            "t119 = kv_heads * x35",
            "t120 = width_act * x59",
            "t121 = x18 + t120",
            "t122 = heads * t121",
            "t123 = t119 + t122",
            "t124 = head_dim * t123",
            "t125 = 16 + t118 + t124",
            "t126 = x26 * t125",
            "t127 = x44 * x58",
            "t128 = 6 * width_act_grad",
            "t129 = 5 * layer_rerun",
            "t130 = 2 + t129",
            "t131 = width_act * t130",
            "t132 = 1 + t128 + t131",
            "t133 = x26 * t132",
            "t134 = x47 * x57",
            "t135 = 3 * layer_rerun",
            "t136 = x45 * x59",
            "t137 = ffn * x59",
            "t138 = 1 + t135 + t136 + t137",
            "t139 = width_param * t138",
            "t140 = t133 + t134 + t139",
            "t141 = x48 * t140",
            "t142 = ffn * x58",
            "t143 = t126 + t127 + t141 + t142",
            "t144 = t143 + s4",
            "t145 = layer_rerun * x56",
            "t146 = x54 + x55",
            "t147 = width_act_grad * t146",
            "t148 = t145 + t147",
            "t149 = x26 * t148",
            "t150 = x60 + t149",
            "t151 = t150 + s5",
            "t152 = f1 * x49",
            "t153 = width_master * x49",
            "t154 = width_opt * x61",
            "t155 = 5 * hidden",
            "t156 = x54 + t155",
            "t157 = layer_kept * t156",
            "t158 = hidden + t157",
            "t159 = x26 * t158",
            "t160 = t159 + s6 + s7",
            "t161 = layer_kept * x48",
            "t162 = 3 * hidden",
            "t163 = x54 + t162",
            "t164 = layer_kept * t163",
            "t165 = hidden + t164",
            "t166 = width_act * t165",
            "t167 = t161 + t166",
            "t168 = x26 * t167",
            "t169 = t168 + s8 + s9",
        ),
        (
            "x49 x49 0 t92 t96 t101 t108 0 0 t113 t115 t144 t151 0 0 x49 x52 t152 t153 x61 t154 x49 x60 t160 t169 "
            "0 0 "
        ),
    ),
    "kind_ends": (
        (
            "x0 = batch * seq",
            "x1 = 2 * x0",
            "x2 = 8 * x0",
            ("activations",
                (("fused", "autograd"), (
                    "s4 = x1",
                    "s6 = x2",
                )),
                (("paper",), (
                    "s4 = 0",
                    "s6 = 0",
                )),
            ),
            "x4 = vocab * x0",
            "x5 = 2 + vocab",
            "t0 = vocab * width_act",
            "x6 = 8 + t0",
            "x7 = vocab * width_act_grad",
            ("loss",
                (("eager",), (
                    "x3 = 1 + vocab",
                    "t1 = 4 + width_act",
                    "t2 = vocab * t1",
                    "t3 = 8 + t2",
                    "s0 = x0 * t3",
                    "s1 = vocab * x2",
                    "s2 = x2 * x3",
                    "t4 = 4 + width_act_grad",
                    "s3 = x4 * t4",
                    "s5 = x0 * x3",
                    "s7 = 4 * x0 * x5",
                )),
                (("fused",), (
                    "x8 = x0 * x7",
                    "s0 = x0 * x6",
                    "s1 = x8",
                    "s2 = x8",
                    "s3 = x8",
                    "s5 = 0",
                    "s7 = 0",
                )),
            ),
            "x9 = x5 + positions",
            "x10 = hidden * x9",
            "x11 = 2 * cost_div",
            "x12 = 14 + cost_div + cost_rsqrt",
            "x13 = ffn * x12",
            "x14 = heads + kv_heads",
            "x15 = head_dim * x12",
            "x16 = 2 * hidden",
            "t5 = 2 * kv_heads",
            "x17 = heads + t5",
            "x18 = positions + vocab",
            "t6 = 1 + batch",
            "x19 = seq * t6",
            "x20 = 4 * width_act",
            "t7 = 2 * width_act",
            "x21 = 1 + t7",
            "x22 = 2 * width_param_grad",
            "t8 = grad_accum - 1",
            "f2 = 1 min t8",
            "accumulating = f2",
            "x23 = -1 * accumulating",
            "t9 = -1 * width_master",
            "t10 = t9 // 1",
            "f0 = -1 * t10",
            "f1 = 1 min f0",
            "t11 = 1 - f1",
            "x24 = width_param * t11",
            "x25 = 2 * width_opt",
            "x26 = x25 + width_master",
            "x27 = x26 + width_param_grad",
            "x28 = x24 + x27",
            "x29 = ffn * x28",
            "x30 = head_dim * x28",
            "t12 = 3 * width_master",
            "t13 = 6 * width_opt",
            "x31 = t12 + t13",
            "t14 = 2 * width_master",
            "t15 = 4 * width_opt",
            "x32 = t14 + t15",
            "x33 = x26 + width_param",
            "x34 = ffn * x33",
            "x35 = head_dim * x33",
            "t16 = hidden * vocab * x1",
            "t17 = 10 * hidden",
            "t18 = 4 + cost_exp",
            "t19 = vocab * t18",
            "t20 = 2 + x11 + cost_log + cost_rsqrt + t17 + t19",
            "t21 = x0 * t20",
            "t22 = 4 * hidden * x4",
            "t23 = 17 * hidden",
            "t24 = 1 + cost_div + cost_exp",
            "t25 = vocab * t24",
            "t26 = t23 + t25",
            "t27 = x0 * t26",
            "t28 = x15 * x17",
            "t29 = 3 * cost_div",
            "t30 = 3 * cost_rsqrt",
            "t31 = x14 * x15",
            "t32 = 42 + x13 + t29 + t30 + t31",
            "t33 = x16 * t32",
            "t34 = x13 + t28 + t33",
            "t35 = layers * t34",
            "t36 = 2 * cost_rsqrt",
            "t37 = x12 * x18",
            "t38 = 28 + x11 + t36 + t37",
            "t39 = hidden * t38",
            "t40 = t35 + t39",
            "t41 = x0 * x20",
            "t42 = x19 + x5",
            "t43 = width_param * t42",
            "t44 = t41 + t43",
            "t45 = hidden * t44",
            "t46 = x2 + t45",
            "t47 = t46 + s0",
            "t48 = 1 + x20",
            "t49 = hidden * t48",
            "t50 = x6 + t49",
            "t51 = x0 * t50",
            "t52 = t51 + s1",
            "t53 = 8 + x7",
            "t54 = x1 * t53",
            "t55 = accumulating * x22",
            "t56 = 4 * width_act_grad",
            "t57 = x21 + width_param_grad + t56",
            "t58 = batch * t57",
            "t59 = width_param_grad + t58",
            "t60 = seq * t59",
            "t61 = width_param + width_param_grad",
            "t62 = vocab * t61",
            "t63 = width_param + t55 + t60 + t62",
            "t64 = hidden * t63",
            "t65 = t54 + t64",
            "t66 = t65 + s2",
            "t67 = 1 + x23",
            "t68 = positions * t67",
            "t69 = 2 + x23",
            "t70 = vocab * t69",
            "t71 = 2 + x19 + t68 + t70",
            "t72 = width_param_grad * t71",
            "t73 = 3 * width_act_grad * x0",
            "t74 = t72 + t73",
            "t75 = hidden * t74",
            "t76 = t75 + s3",
            "t77 = 3 * x24",
            "t78 = 3 * width_param_grad",
            "t79 = x14 * x30",
            "t80 = x29 + x31 + t77 + t78 + t79",
            "t81 = x16 * t80",
            "t82 = x17 * x30",
            "t83 = x29 + t81 + t82",
            "t84 = layers * t83",
            "t85 = x18 * x27",
            "t86 = f1 * x9",
            "t87 = x9 - t86",
            "t88 = width_param * t87",
            "t89 = x22 + x32 + t85 + t88",
            "t90 = hidden * t89",
            "t91 = t84 + t90",
            "t92 = 3 * width_param",
            "t93 = x14 * x35",
            "t94 = x31 + x34 + t92 + t93",
            "t95 = x16 * t94",
            "t96 = x17 * x35",
            "t97 = x34 + t95 + t96",
            "t98 = layers * t97",
            "t99 = 2 * width_param",
            "t100 = x18 * x33",
            "t101 = x32 + t99 + t100",
            "t102 = hidden * t101",
            "t103 = t98 + t102",
            "t104 = width_param * x10",
            "t105 = f1 * x10",
            "t106 = width_master * x10",
            "t107 = 2 * x10",
            "t108 = x10 * x25",
            "t109 = width_param_grad * x10",
            "t110 = 3 * hidden",
            "t111 = 1 + t110",
            "t112 = x0 * t111",
            "t113 = t112 + s4 + s5",
            "t114 = hidden * x21",
            "t115 = 8 + t114",
            "t116 = x0 * t115",
            "t117 = t116 + s6 + s7",
        ),
        (
            "x10 x10 0 t16 t21 t22 t27 0 t40 t47 t52 t66 t76 t91 t103 x10 t104 t105 t106 t107 t108 x10 t109 t113 "
            "t117 0 0 "
        ),
    ),
    "components": (
        (
            "x1 = heads * head_dim",
            "x38 = 2 * context",
            "x57 = seq * context",
            ("pairs",
                (("full",), (
                    "pairs_size = x57",
                )),
                (("causal",), (
                    "t0 = 1 + x38",
                    "t1 = t0 - seq",
                    "t2 = seq * t1",
                    "pairs_size = t2 / 2",
                )),
                (("causal_half",), (
                    "pairs_size = x57 / 2",
                )),
            ),
            "x2 = batch * pairs_size",
            "x3 = x1 * x2",
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
            "x4 = 4 * x3",
            "x5 = x0 * x4",
            "x6 = cost_div + cost_exp",
            "x7 = 6 + x6",
            "x8 = core_rerun * x7",
            "x9 = heads * x2",
            "t3 = 7 + x8",
            "x10 = x9 * t3",
            ("flops",
                (("model",), (
                    "s17 = x5",
                    "s18 = x10",
                )),
                (("hardware",), (
                    ("attention",
                        (("flash",), (
                            "t4 = 2 * core_rerun",
                            "t5 = 5 + t4",
                            "s17 = 2 * x3 * t5",
                            "t6 = 9 + x8 + cost_exp",
                            "s18 = x9 * t6",
                        )),
                        (("eager",), (
                            "s17 = x5",
                            "s18 = x10",
                        )),
                    ),
                )),
            ),
            "x11 = seq * heads",
            "x12 = 2 * kv_heads",
            "x13 = context * x12",
            "x15 = batch * width_act",
            "x16 = head_dim * x15",
            "x17 = x11 * x16",
            "x18 = batch * x11",
            "x20 = 1 + core_rerun",
            "x21 = batch * width_act_grad",
            "x22 = head_dim * x21",
            "x23 = x11 * x22",
            ("recompute",
                (("none",), (
                    "core_kept = 1",
                )),
                (("selective", "full"), (
                    "core_kept = 0",
                )),
            ),
            "x24 = core_kept * x18",
            "x26 = batch * seq",
            "x27 = x12 + heads",
            "x28 = head_dim * x27",
            "x29 = x26 * x28",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x30 = layer_kept * x29",
            "x31 = width_act * x30",
            "x35 = batch * context",
            ("attention",
                (("flash",), (
                    "x19 = 4 * x18",
                    "x25 = core_kept * x19",
                    ("activations",
                        (("fused",), (
                            "s13 = 0",
                            "s14 = 0",
                            "s15 = 0",
                            "s16 = 0",
                            "s30 = x24",
                            "s31 = x25",
                            "s32 = x26",
                            "s33 = heads",
                            "s34 = 0",
                            "s35 = 0",
                            "s36 = 0",
                        )),
                        (("paper",), (
                            "s13 = 0",
                            "s14 = 0",
                            "s15 = 0",
                            "s16 = 0",
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
                                    "s30 = x24",
                                    "s31 = x25",
                                    "s32 = x26",
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
                            "s13 = x30",
                            "s14 = x31",
                            "s15 = x26",
                            "s16 = x28",
                        )),
                    ),
                    "x14 = x11 + x13",
                    "s19 = x14 * x16",
                    "s20 = x17",
                    "s21 = x19",
                    "s22 = 0",
                    "t7 = x0 * x11",
                    "t8 = x13 * x20",
                    "t9 = t7 + t8",
                    "s23 = x16 * t9",
                    "s24 = 2 * x23",
                    "s25 = x19 * x20",
                    "s26 = 8 * x18",
                    "s27 = x14 * x22",
                    "s28 = core_rerun * x17",
                    "s29 = 0",
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
                )),
                (("eager",), (
                    "x36 = x11 * x35",
                    "x39 = core_kept * x36",
                    "x40 = width_act * x39",
                    ("activations",
                        (("fused", "paper"), (
                            "s13 = 0",
                            "s14 = 0",
                            "s15 = 0",
                            "s16 = 0",
                            "s37 = x39",
                            "s38 = x40",
                            "s39 = batch",
                            "s40 = heads",
                            "s41 = seq",
                            "s42 = context",
                            "s48 = 0",
                            "s49 = 0",
                            "s50 = 0",
                            "s51 = 0",
                            "s52 = 0",
                            "s53 = 0",
                            "s54 = 0",
                            "s55 = 0",
                            "s56 = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "x41 = core_kept * x1 * x35",
                                    "s13 = 0",
                                    "s14 = 0",
                                    "s15 = 0",
                                    "s16 = 0",
                                    "s37 = x39",
                                    "s38 = x40",
                                    "s39 = batch",
                                    "s40 = heads",
                                    "s41 = seq",
                                    "s42 = context",
                                    "s48 = head_dim * x24",
                                    "s49 = core_kept * x17",
                                    "s50 = batch",
                                    "s51 = heads",
                                    "s52 = seq",
                                    "s53 = head_dim",
                                    "s54 = x41",
                                    "s55 = width_act * x41",
                                    "s56 = context",
                                )),
                                (("selective",), (
                                    "s13 = x30",
                                    "s14 = x31",
                                    "s15 = x26",
                                    "s16 = x28",
                                    "s37 = 0",
                                    "s38 = 0",
                                    "s39 = 0",
                                    "s40 = 0",
                                    "s41 = 0",
                                    "s42 = 0",
                                    "s48 = 0",
                                    "s49 = 0",
                                    "s50 = 0",
                                    "s51 = 0",
                                    "s52 = 0",
                                    "s53 = 0",
                                    "s54 = 0",
                                    "s55 = 0",
                                    "s56 = 0",
                                )),
                            ),
                        )),
                    ),
                    "t10 = 3 * context",
                    "t11 = head_dim + t10",
                    "x32 = x11 * t11",
                    "t12 = head_dim * x13",
                    "x33 = x32 + t12",
                    "x34 = x15 * x32",
                    "x37 = head_dim * x20",
                    "s19 = x15 * x33",
                    "s20 = x34",
                    "s21 = 0",
                    "s22 = x36",
                    "t13 = 3 * core_rerun",
                    "t14 = 2 + t13",
                    "t15 = context * t14",
                    "t16 = x37 + t15",
                    "t17 = x11 * t16",
                    "t18 = x13 * x37",
                    "t19 = t17 + t18",
                    "s23 = x15 * t19",
                    "t20 = x38 + head_dim",
                    "s24 = 2 * x11 * x21 * t20",
                    "s25 = 0",
                    "s26 = 0",
                    "s27 = x21 * x33",
                    "s28 = core_rerun * x34",
                    "s29 = core_rerun * x36",
                    "s30 = 0",
                    "s31 = 0",
                    "s32 = 0",
                    "s33 = 0",
                    "s34 = 0",
                    "s35 = 0",
                    "s36 = 0",
                    "s43 = width_act_grad * x36",
                    "s44 = batch",
                    "s45 = heads",
                    "s46 = seq",
                    "s47 = context",
                )),
            ),
            "x42 = 2 * x26",
            "x43 = layer_kept * x42",
            "x44 = 8 * x26",
            "x45 = layer_kept * x44",
            "x46 = head_dim * x18",
            "x47 = layer_kept * x46",
            "x48 = layer_kept * x17",
            "x49 = kv_heads * head_dim * x35",
            "x50 = layer_kept * x49",
            "x51 = width_act * x50",
            "x52 = ffn * x26",
            "x53 = layer_kept * x52",
            "x54 = width_act * x53",
            ("activations",
                (("fused",), (
                    "s0 = x43",
                    "s1 = x45",
                    "s2 = x26",
                    "s3 = 2",
                    "s4 = x47",
                    "s5 = x48",
                    "s6 = x26",
                    "s7 = heads",
                    "s8 = head_dim",
                    "s9 = x50",
                    "s10 = x51",
                    "s11 = x35",
                    "s12 = kv_heads",
                    "s57 = 0",
                    "s58 = 0",
                    "s59 = 0",
                    "s60 = 0",
                    "s61 = x42",
                    "s62 = x44",
                )),
                (("paper",), (
                    "s0 = 0",
                    "s1 = 0",
                    "s2 = 0",
                    "s3 = 0",
                    "s4 = x47",
                    "s5 = x48",
                    "s6 = x26",
                    "s7 = heads",
                    "s8 = head_dim",
                    "s9 = x50",
                    "s10 = x51",
                    "s11 = x35",
                    "s12 = kv_heads",
                    "s57 = 0",
                    "s58 = 0",
                    "s59 = 0",
                    "s60 = 0",
                    "s61 = 0",
                    "s62 = 0",
                )),
                (("autograd",), (
                    "s0 = x43",
                    "s1 = x45",
                    "s2 = x26",
                    "s3 = 2",
                    "s4 = 0",
                    "s5 = 0",
                    "s6 = 0",
                    "s7 = 0",
                    "s8 = 0",
                    "s9 = 0",
                    "s10 = 0",
                    "s11 = 0",
                    "s12 = 0",
                    "s57 = x53",
                    "s58 = x54",
                    "s59 = x26",
                    "s60 = ffn",
                    "s61 = x42",
                    "s62 = x44",
                )),
            ),
            "x55 = vocab * x26",
            "x56 = width_act_grad * x55",
            ("loss",
                (("eager",), (
                    "s63 = vocab * x44",
                    "s64 = 4 * x55",
                    "s65 = 0",
                    "s66 = x44",
                    "s67 = x55",
                    "s68 = x26",
                    "s69 = vocab",
                )),
                (("fused",), (
                    "s63 = 0",
                    "s64 = 0",
                    "s65 = x56",
                    "s66 = 0",
                    "s67 = 0",
                    "s68 = 0",
                    "s69 = 0",
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
            "x58 = 2 * cost_div",
            "t21 = 7 * hidden",
            "x59 = 1 + x58 + cost_rsqrt + t21",
            "x60 = x26 * x59",
            "x61 = 13 * hidden",
            "t22 = layer_rerun * x59",
            "t23 = x61 + t22",
            "x62 = x26 * t23",
            "x63 = hidden * x26",
            "x64 = width_act * x63",
            "x65 = hidden * width_param",
            "x66 = 2 * x65",
            "x67 = width_act_grad * x63",
            "x68 = 1 + layer_rerun",
            "x69 = hidden * x68",
            "x70 = x26 * x69",
            "x71 = width_act * x70",
            "x72 = 2 * layer_rerun",
            "t24 = 1 + x72",
            "x73 = x65 * t24",
            "x74 = hidden * width_param_grad",
            "x75 = 2 * x74",
            "t25 = grad_accum - 1",
            "f2 = 1 min t25",
            "accumulating = f2",
            "x76 = accumulating * x75",
            "x77 = layer_rerun * x64",
            "x78 = layer_rerun * x44",
            "t26 = -1 * width_master",
            "t27 = t26 // 1",
            "f0 = -1 * t27",
            "f1 = 1 min f0",
            "x79 = hidden * f1",
            "x80 = hidden * width_master",
            "x81 = 2 * hidden",
            "x82 = width_opt * x81",
            "x83 = layer_kept * x63",
            "x84 = layer_kept * x64",
            "x85 = x29 * x81",
            "x86 = 2 + layer_rerun",
            "x87 = hidden * x27",
            "x88 = x27 + x87",
            "x89 = head_dim * width_param",
            "x90 = width_act * x29",
            "x91 = width_act_grad * x42",
            "x92 = head_dim * width_param_grad * x88",
            "x93 = hidden * x28",
            "x94 = 2 * x28",
            "x95 = width_act_grad * x49",
            "x96 = x46 * x81",
            "x97 = 1 + x1",
            "x98 = x26 * x81",
            "x99 = width_act_grad * x98",
            "x100 = x74 * x97",
            "x101 = hidden * x1",
            "x102 = x68 * x98",
            "x103 = layer_rerun * x63",
            "x104 = width_act * x98",
            "x105 = x64 * x72",
            "x106 = x52 * x81",
            "x107 = x106 * x86",
            "x108 = ffn * x68",
            "x109 = x108 * x26",
            "x110 = 1 + hidden",
            "x111 = ffn * width_param",
            "x112 = width_act * x52",
            "x113 = 2 * ffn",
            "x114 = ffn * width_param_grad",
            "x115 = x110 * x114",
            "x116 = layer_rerun * x112",
            "x117 = hidden * ffn",
            "x118 = ffn * x65",
            "x119 = ffn * x79",
            "x120 = ffn * x80",
            "x121 = ffn * x74",
            "x122 = ffn * x81",
            "x123 = ffn * x82",
            "x124 = width_act_grad * x52",
            "x125 = width_act * x109",
            "x126 = 1 + ffn",
            "x127 = x126 * x74",
            "x128 = 1 - accumulating",
            "x129 = hidden * vocab",
            "x130 = vocab * x65",
            "x131 = vocab * x74",
            "x132 = hidden * positions",
            "x133 = width_act * x55",
            "x134 = 14 + cost_div + cost_rsqrt",
            "x135 = ffn * x134",
            "t28 = heads + kv_heads",
            "x136 = head_dim * t28",
            "x137 = positions + vocab",
            "x138 = 2 + x137",
            "t29 = hidden * x138",
            "t30 = 3 + x136 + ffn",
            "t31 = x81 * t30",
            "t32 = x28 + ffn + t31",
            "t33 = layers * t32",
            "x139 = t29 + t33",
            "x140 = width_master * x139",
            "x141 = 1 - f1",
            "x142 = ffn * x141",
            "x143 = 2 * width_opt * x139",
            "t34 = x85 * x86",
            "t35 = x29 * x68",
            "t36 = x88 * x89",
            "t37 = x28 * x91",
            "t38 = layer_rerun * x27",
            "t39 = x68 * x87",
            "t40 = t38 + t39",
            "t41 = x89 * t40",
            "t42 = accumulating * x92",
            "t43 = layer_rerun * x90",
            "t44 = x28 * x65",
            "t45 = x28 * x79",
            "t46 = x28 * x80",
            "t47 = x28 * x74",
            "t48 = x28 * x81",
            "t49 = x28 * x82",
            "t50 = width_param * x28",
            "t51 = f1 * x28",
            "t52 = width_master * x28",
            "t53 = width_param_grad * x28",
            "t54 = width_opt * x94",
            "t55 = x7 * x9",
            "t56 = x86 * x96",
            "t57 = x65 * x97",
            "t58 = x1 * x68",
            "t59 = layer_rerun + t58",
            "t60 = x65 * t59",
            "t61 = x17 * x68",
            "t62 = accumulating * x100",
            "t63 = x1 * x65",
            "t64 = x1 * x79",
            "t65 = x1 * x80",
            "t66 = x1 * x74",
            "t67 = x1 * x81",
            "t68 = x1 * x82",
            "t69 = x110 * x111",
            "t70 = width_act_grad * x113 * x26",
            "t71 = layer_rerun + x69",
            "t72 = x111 * t71",
            "t73 = accumulating * x115",
            "t74 = ffn * f1",
            "t75 = ffn * width_master",
            "t76 = width_opt * x113",
            "t77 = cost_gelu * x52",
            "t78 = cost_gelu * x68",
            "t79 = 3 + t78",
            "t80 = x52 * t79",
            "t81 = x126 * x65",
            "t82 = layer_rerun + x108",
            "t83 = x65 * t82",
            "t84 = accumulating * x127",
            "t85 = x26 * x65",
            "t86 = vocab * x128",
            "t87 = x26 + t86",
            "t88 = x74 * t87",
            "t89 = x26 * x74",
            "t90 = vocab * x79",
            "t91 = vocab * x80",
            "t92 = vocab * x81",
            "t93 = vocab * x82",
            "t94 = seq * x65",
            "t95 = positions * x128",
            "t96 = seq + t95",
            "t97 = x74 * t96",
            "t98 = seq * x74",
            "t99 = positions * x65",
            "t100 = positions * x79",
            "t101 = positions * x80",
            "t102 = positions * x74",
            "t103 = positions * x81",
            "t104 = positions * x82",
            "t105 = x26 * x61",
            "t106 = x55 * x81",
            "t107 = 4 * x129 * x26",
            "t108 = vocab * x91",
            "t109 = 4 + cost_exp",
            "t110 = vocab * t109",
            "t111 = 1 + cost_log + t110",
            "t112 = x26 * t111",
            "t113 = 1 + x6",
            "t114 = x55 * t113",
            "t115 = x134 * x28",
            "t116 = 3 * cost_div",
            "t117 = 3 * cost_rsqrt",
            "t118 = x134 * x136",
            "t119 = 42 + x135 + t116 + t117 + t118",
            "t120 = x81 * t119",
            "t121 = x135 + t115 + t120",
            "t122 = layers * t121",
            "t123 = 2 * cost_rsqrt",
            "t124 = x134 * x137",
            "t125 = 28 + x58 + t123 + t124",
            "t126 = hidden * t125",
            "t127 = t122 + t126",
            "t128 = width_param_grad * x139",
            "t129 = x141 * x28",
            "t130 = 3 * f1",
            "t131 = x136 * x141",
            "t132 = 3 + x142 + t131",
            "t133 = t132 - t130",
            "t134 = x81 * t133",
            "t135 = x142 + t129 + t134",
            "t136 = layers * t135",
            "t137 = f1 * x138",
            "t138 = x138 - t137",
            "t139 = hidden * t138",
            "t140 = t136 + t139",
            "t141 = width_param * t140",
            "t142 = width_param * x139",
        ),
        (
            "x60 x62 x64 x66 x64 x44 x67 x71 x44 x73 x67 x76 x75 x77 x78 hidden x65 hidden x79 x80 hidden hidden "
            "x74 hidden x81 x82 hidden 2 hidden x65 hidden x79 x80 hidden hidden x74 hidden x81 x82 hidden 2 x63 "
            "x64 x26 hidden s0 s1 s2 s3 x63 x67 x26 hidden x83 x84 x26 hidden x85 x29 t34 t35 x64 t36 x90 t37 t41 "
            "x67 x71 t42 x92 t43 x93 t44 hidden x28 t45 t46 hidden x28 x93 t47 hidden x28 t48 t49 hidden x28 2 "
            "x28 t50 x28 t51 t52 x28 x28 t53 x28 x94 t54 x28 2 x63 x67 x26 hidden s4 s5 s6 s7 s8 s9 s10 s11 s12 "
            "s8 s9 s10 s11 s12 s8 s13 s14 s15 s16 x4 t55 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 s27 s22 s28 s29 "
            "x47 x48 x26 heads head_dim s30 s31 s32 s33 x46 x23 x26 heads head_dim x49 x95 x35 kv_heads head_dim "
            "x49 x95 x35 kv_heads head_dim s34 s35 s36 s37 s38 s39 s40 s41 s42 s37 s37 s39 s40 s41 s42 s37 s38 "
            "s39 s40 s41 s42 s22 s43 s44 s45 s46 s47 s22 s43 s44 s45 s46 s47 s22 s43 s44 s45 s46 s47 s48 s49 s50 "
            "s51 s52 s53 s54 s55 s50 s51 s56 s53 s54 s55 s50 s51 s56 s53 x96 x63 t56 x70 x17 t57 x64 x99 t60 x23 "
            "t61 t62 x100 x77 x101 t63 x1 hidden t64 t65 x1 hidden x101 t66 x1 hidden t67 t68 x1 hidden 2 hidden "
            "x65 hidden x79 x80 hidden hidden x74 hidden x81 x82 hidden 2 x46 x23 x26 heads head_dim x98 x102 x64 "
            "x64 x63 x67 x63 x67 x77 x77 x103 x83 x83 x26 hidden x63 x67 x26 hidden x63 x70 x104 x64 x99 x67 x105 "
            "x77 x63 x67 x26 hidden x83 x84 x26 hidden x60 x62 x64 x66 x64 x44 x67 x71 x44 x73 x67 x76 x75 x77 "
            "x78 hidden x65 hidden x79 x80 hidden hidden x74 hidden x81 x82 hidden 2 hidden x65 hidden x79 x80 "
            "hidden hidden x74 hidden x81 x82 hidden 2 s0 s1 s2 s3 x63 x67 x26 hidden x83 x84 x26 hidden x106 x52 "
            "x107 x109 x64 t69 x112 t70 t72 x67 x71 t73 x115 x116 x117 x118 hidden ffn x119 x120 hidden ffn x117 "
            "x121 hidden ffn x122 x123 hidden ffn 2 ffn x111 ffn t74 t75 ffn ffn x114 ffn x113 t76 ffn 2 x63 x67 "
            "x26 hidden x53 x54 x26 ffn t77 t80 x112 x112 x124 x125 x124 x116 x52 x124 x26 ffn s57 s58 s59 s60 "
            "s57 s58 s59 s60 s57 s58 s59 s60 x53 x54 x26 ffn x106 x63 x107 x70 x112 t81 x64 x99 t83 x124 x125 t84 "
            "x127 x77 x117 x118 ffn hidden x119 x120 ffn hidden x117 x121 ffn hidden x122 x123 ffn hidden 2 "
            "hidden x65 hidden x79 x80 hidden hidden x74 hidden x81 x82 hidden 2 x52 x124 x26 ffn x98 x102 x64 "
            "x64 x63 x67 x63 x67 x77 x77 x103 x83 x83 x26 hidden x63 x67 x26 hidden x63 x70 x104 x64 x99 x67 x105 "
            "x77 x63 x67 x26 hidden x63 t85 x44 x64 t88 x67 x44 t89 x129 x130 vocab hidden t90 t91 vocab hidden "
            "x129 x131 vocab hidden t92 t93 vocab hidden 2 x26 x44 x26 x63 x63 x64 t94 x64 t97 x67 t98 x132 t99 "
            "positions hidden t100 t101 positions hidden x132 t102 positions hidden t103 t104 positions hidden 2 "
            "x98 x98 x64 x64 x63 x67 x63 x67 x63 x63 x26 hidden x63 x67 x26 hidden x60 t105 x64 x66 x64 x44 x67 "
            "x64 x44 x65 x67 x76 x75 hidden x65 hidden x79 x80 hidden hidden x74 hidden x81 x82 hidden 2 hidden "
            "x65 hidden x79 x80 hidden hidden x74 hidden x81 x82 hidden 2 x63 x64 x26 hidden s61 s62 s2 s3 x63 "
            "x67 x26 hidden x63 x64 x26 hidden t106 t107 x64 x130 x133 t108 x130 x67 x64 x131 x131 x63 x67 x26 "
            "hidden t112 t114 x133 s63 s64 x44 s65 s63 s66 s64 x56 s65 s67 s64 s68 s69 s68 s66 s68 x55 x56 x26 "
            "vocab t127 t128 x140 t141 x143 t142 x140 x143 "
        ),
    ),
    "memory": (
        (
            "x1 = seq * heads",
            "x2 = batch * x1",
            "x3 = head_dim * width_act",
            ("recompute",
                (("none", "selective"), (
                    "layer_kept = 1",
                )),
                (("full",), (
                    "layer_kept = 0",
                )),
            ),
            "x4 = layer_kept * x3",
            "x5 = 2 * kv_heads",
            "x6 = batch * seq",
            "x7 = x5 + heads",
            "x8 = layers * x4",
            "x9 = x6 * x7 * x8",
            "x11 = 2 * width_act",
            "x12 = 1 + x11",
            "x13 = context * x12",
            "x14 = x13 * x2",
            "x15 = head_dim * x11",
            "t0 = context * x15",
            "t1 = x13 + x3",
            "t2 = seq * t1",
            "t3 = t0 + t2",
            "x16 = batch * heads * t3",
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
                    "x0 = 4 * core_kept",
                    ("activations",
                        (("fused",), (
                            "s1 = layers * x0 * x2",
                        )),
                        (("paper",), (
                            "s1 = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t4 = 24 * core_kept",
                                    "t5 = x4 * x5",
                                    "t6 = x0 + x4",
                                    "t7 = heads * t6",
                                    "t8 = t5 + t7",
                                    "t9 = x6 * t8",
                                    "t10 = t4 + t9",
                                    "s1 = layers * t10",
                                )),
                                (("selective",), (
                                    "s1 = x9",
                                )),
                            ),
                        )),
                    ),
                )),
                (("eager",), (
                    "x10 = layers * core_kept",
                    ("activations",
                        (("fused", "paper"), (
                            "s1 = x10 * x14",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "s1 = x10 * x16",
                                )),
                                (("selective",), (
                                    "s1 = x9",
                                )),
                            ),
                        )),
                    ),
                )),
            ),
            "x17 = layers * layer_kept",
            "x18 = context * x5",
            ("activations",
                (("fused",), (
                    "t11 = x18 * x8",
                    "t12 = heads * x3",
                    "t13 = 16 + t12",
                    "t14 = x17 * t13",
                    "t15 = 8 + t14",
                    "t16 = seq * t15",
                    "t17 = t11 + t16",
                    "s0 = batch * t17",
                )),
                (("paper",), (
                    "t18 = x1 + x18",
                    "s0 = batch * x8 * t18",
                )),
                (("autograd",), (
                    "t19 = 3 * ffn * width_act",
                    "t20 = 16 + t19",
                    "t21 = x17 * t20",
                    "t22 = 8 + t21",
                    "s0 = x6 * t22",
                )),
            ),
            ("loss",
                (("eager",), (
                    "t23 = 2 + vocab",
                    "s2 = 4 * x6 * t23",
                )),
                (("fused",), (
                    "s2 = 0",
                )),
            ),
            "x20 = 2 * hidden",
            "x21 = heads * head_dim",
            "x22 = 2 * ffn",
            "x23 = 3 * hidden",
            "x24 = x22 + x23",
            "x26 = x18 * x3",
            "t24 = 5 * ffn",
            "x29 = x23 + t24",
            "x30 = 16 + x20",
            "t25 = heads + kv_heads",
            "x27 = head_dim * t25",
            "x28 = 2 * x27",
            "t26 = x28 + x29",
            "t27 = width_act * t26",
            "x31 = x30 + t27",
            "x32 = x31 * x6",
            "x33 = context + head_dim",
            ("attention",
                (("flash",), (
                    "x19 = 4 * heads",
                    "t28 = 2 * x21",
                    "t29 = x24 + t28",
                    "t30 = width_act * t29",
                    "x25 = x20 + t30",
                    ("activations",
                        (("fused",), (
                            "t31 = 16 + x19 + x25",
                            "t32 = seq * t31",
                            "t33 = x26 + t32",
                            "layer_dense = batch * t33",
                        )),
                        (("paper",), (
                            "t34 = seq * x25",
                            "t35 = x26 + t34",
                            "layer_dense = batch * t35",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t36 = x19 + x31",
                                    "t37 = x6 * t36",
                                    "layer_dense = 24 + t37",
                                )),
                                (("selective",), (
                                    "layer_dense = x32",
                                )),
                            ),
                        )),
                    ),
                )),
                (("eager",), (
                    "x34 = 2 * heads * x33",
                    "x35 = context * heads",
                    "t38 = x24 + x34",
                    "t39 = width_act * t38",
                    "x36 = x35 + t39",
                    ("activations",
                        (("fused",), (
                            "t40 = x30 + x36",
                            "t41 = seq * t40",
                            "t42 = x26 + t41",
                            "layer_dense = batch * t42",
                        )),
                        (("paper",), (
                            "t43 = x20 + x36",
                            "t44 = seq * t43",
                            "t45 = x26 + t44",
                            "layer_dense = batch * t45",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t46 = x15 * x35",
                                    "t47 = x29 + x34",
                                    "t48 = width_act * t47",
                                    "t49 = x30 + x35 + t48",
                                    "t50 = seq * t49",
                                    "t51 = t46 + t50",
                                    "layer_dense = batch * t51",
                                )),
                                (("selective",), (
                                    "layer_dense = x32",
                                )),
                            ),
                        )),
                    ),
                )),
            ),
            "x37 = width_act_grad * x6",
            ("loss",
                (("eager",), (
                    "t52 = 4 + width_act + width_act_grad",
                    "moment_ends_cross_entropy = vocab * x6 * t52",
                )),
                (("fused",), (
                    "moment_ends_cross_entropy = vocab * x37",
                )),
            ),
            ("attention",
                (("flash",), (
                    "x43 = head_dim * width_act_grad",
                    "t53 = 2 + x43",
                    "t54 = x1 * t53",
                    "t55 = context * kv_heads * x43",
                    "t56 = t54 + t55",
                    "moment_dense_attention_core = 2 * batch * t56",
                )),
                (("eager",), (
                    "x44 = batch * width_act_grad",
                    "t57 = 2 * x1",
                    "t58 = kv_heads * head_dim",
                    "t59 = t57 + t58",
                    "t60 = context * x44 * t59",
                    "t61 = x1 * x33",
                    "t62 = head_dim * x18",
                    "t63 = t61 + t62",
                    "t64 = x44 * t63",
                    "f5 = t60 max t64",
                    "moment_dense_attention_core = f5",
                )),
            ),
            ("attention",
                (("flash",), (
                    ("activations",
                        (("fused",), (
                            "core_dense_attention_core = 4 * x2",
                        )),
                        (("paper",), (
                            "core_dense_attention_core = 0",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "t65 = 6 + x2",
                                    "core_dense_attention_core = 4 * t65",
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
                            "core_dense_attention_core = x14",
                        )),
                        (("autograd",), (
                            ("recompute",
                                (("none", "full"), (
                                    "core_dense_attention_core = x16",
                                )),
                                (("selective",), (
                                    "core_dense_attention_core = 0",
                                )),
                            ),
                        )),
                    ),
                )),
            ),
            "x38 = x23 * x37",
            "x39 = hidden * x37",
            "x40 = x20 * x37",
            "t66 = ffn + hidden",
            "x41 = x37 * t66",
            "x42 = head_dim * x7",
            "t67 = 2 * width_opt",
            "x45 = width_master + width_param + width_param_grad + t67",
            "x46 = ffn * x45",
            "t68 = 2 * width_master",
            "t69 = 2 * width_param",
            "t70 = 2 * width_param_grad",
            "t71 = 4 * width_opt",
            "t72 = positions + vocab",
            "t73 = x45 * t72",
            "x47 = t68 + t69 + t70 + t71 + t73",
            "x48 = layer_kept * x6",
            "t74 = hidden + vocab",
            "moment_ends_lm_head = x37 * t74",
            "point_head = moment_ends_lm_head",
            "point_loss = moment_ends_cross_entropy",
            "moment_ends_final_norm = x40",
            "point_norm = moment_ends_final_norm",
            "moment_dense_ffn_up = x41",
            "moment_dense_ffn_down = x41",
            "moment_dense_ffn_norm = x40",
            "moment_dense_ffn_dropout = x40",
            "moment_dense_attention_norm = x40",
            "moment_dense_ffn_activation = x22 * x37",
            "t75 = x42 + hidden",
            "moment_dense_qkv_projection = x37 * t75",
            "moment_dense_attention_dropout = x40",
            "t76 = x21 + hidden",
            "moment_dense_output_projection = x37 * t76",
            "t77 = layer_kept - core_kept",
            "t78 = core_dense_attention_core * t77",
            "t79 = moment_dense_attention_core + t78",
            "f4 = t79 max moment_dense_attention_dropout max moment_dense_attention_norm max moment_dense_ffn_activation max moment_dense_ffn_down max moment_dense_ffn_dropout max moment_dense_ffn_norm max moment_dense_ffn_up max moment_dense_output_projection max moment_dense_qkv_projection",
            "branch_dense = f4",
            "moment_dense_ffn_residual = x38",
            "moment_dense_attention_residual = x38",
            "t80 = branch_dense + x39",
            "f1 = t80 max moment_dense_attention_residual max moment_dense_ffn_residual",
            "f2 = 1 min layers",
            "t81 = 1 - layer_kept",
            "t82 = layer_dense * t81",
            "t83 = f1 + t82",
            "point_dense = f2 * t83",
            "moment_ends_embedding_dropout = x40",
            "point_other = moment_ends_embedding_dropout",
            "moment_ends_token_embedding = x39",
            "moment_ends_position_embedding = x39",
            "f3 = moment_ends_position_embedding max moment_ends_token_embedding",
            "point_embedding = f3",
            "point_optimizer = 0",
            "f0 = point_dense max point_embedding max point_head max point_loss max point_norm max point_optimizer max point_other",
            "t84 = hidden * x47",
            "t85 = 3 * width_master",
            "t86 = 3 * width_param",
            "t87 = 3 * width_param_grad",
            "t88 = 6 * width_opt",
            "t89 = x27 * x45",
            "t90 = x46 + t85 + t86 + t87 + t88 + t89",
            "t91 = x20 * t90",
            "t92 = x42 * x45",
            "t93 = x46 + t91 + t92",
            "t94 = layers * t93",
            "t95 = t84 + t94",
            "t96 = hidden * x12",
            "t97 = layer_kept * x20",
            "t98 = x21 + x24",
            "t99 = layer_kept * t98",
            "t100 = hidden + t99",
            "t101 = width_act * t100",
            "t102 = t97 + t101",
            "t103 = layers * t102",
            "t104 = 8 + t96 + t103",
            "t105 = x6 * t104",
            "t106 = t105 + s0 + s1 + s2",
            "t107 = 8 * x6",
            "t108 = x11 * x48",
            "t109 = x45 + t108",
            "t110 = ffn * t109",
            "t111 = x45 * x5",
            "t112 = width_act * x48",
            "t113 = x45 + t112",
            "t114 = heads * t113",
            "t115 = t111 + t114",
            "t116 = head_dim * t115",
            "t117 = 6 * width_master",
            "t118 = 6 * width_param",
            "t119 = 6 * width_param_grad",
            "t120 = 12 * width_opt",
            "t121 = x22 * x45",
            "t122 = x28 * x45",
            "t123 = 2 * layer_kept",
            "t124 = 3 * layer_kept",
            "t125 = 1 + t124",
            "t126 = width_act * t125",
            "t127 = t123 + t126",
            "t128 = x6 * t127",
            "t129 = t117 + t118 + t119 + t120 + t121 + t122 + t128",
            "t130 = hidden * t129",
            "t131 = t110 + t116 + t130",
            "t132 = layers * t131",
            "t133 = x12 * x6",
            "t134 = x47 + t133",
            "t135 = hidden * t134",
            "t136 = f0 + t107 + t132 + t135",
            "t137 = t136 + s0 + s1 + s2",
        ),
        (
            "t95 t106 t137 point_dense point_embedding point_other point_norm point_head point_loss "
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
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Sums over the whole model, for one micro-batch."""
    return Totals._make(_run("totals", locals()))


def totals_exact(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `totals` are exact."""
    return Totals._make(_mask("totals", locals()))


def kind_dense(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `dense`."""
    return Totals._make(_run("kind_dense", locals()))


def kind_dense_exact(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `kind_dense` are exact."""
    return Totals._make(_mask("kind_dense", locals()))


def kind_ends(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """The same sums for one `ends`."""
    return Totals._make(_run("kind_ends", locals()))


def kind_ends_exact(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `kind_ends` are exact."""
    return Totals._make(_mask("kind_ends", locals()))


def components(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Every row, for one instance, in the order of ROWS."""
    return _run("components", locals())


def components_exact(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `components` are exact."""
    return _mask("components", locals())


def memory(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Bytes of a training step on one device, in the order of MEMORY."""
    return _run("memory", locals())


def memory_exact(
    *, batch, seq, context, layers, hidden, vocab, positions, heads, kv_heads, head_dim, ffn, grad_accum=1,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1,
    cost_div=1, cost_rsqrt=2, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused",
    recompute="none", recurrence="chunked", loss="eager", mla="expanded", expert_hits="min", mtp="false",
):
    """Which results of `memory` are exact."""
    return _mask("memory", locals())
