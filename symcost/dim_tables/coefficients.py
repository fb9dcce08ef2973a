"""FLOPs of one elementwise primitive, and the coefficients that the set `compute_graph` states."""

from __future__ import annotations

from symcost.dim_tables.record import Dim

_PER_ELEMENT = "flops per element"
_CALCULATOR = "coefficient of compute_graph"

_STANDARD = [
    # The standard set: vector FLOPs of one elementwise primitive. Values follow the usual accounting in which a
    # transcendental counts as one operation, its surrounding multiplies and adds as one each.
    Dim("cost_exp", r"\kappa_{\exp}", "exponential", _PER_ELEMENT, "nonnegative", 1),
    Dim("cost_log", r"\kappa_{\log}", "logarithm", _PER_ELEMENT, "nonnegative", 1),
    Dim("cost_div", r"\kappa_{\div}", "division", _PER_ELEMENT, "nonnegative", 1),
    Dim("cost_rsqrt", r"\kappa_{\mathrm{rsqrt}}", "reciprocal square root", _PER_ELEMENT, "nonnegative", 2),
    Dim("cost_tanh", r"\kappa_{\tanh}", "hyperbolic tangent", _PER_ELEMENT, "nonnegative", 1),
    Dim("cost_sigmoid", r"\kappa_{\sigma}", "logistic: negate, exp, add, divide", _PER_ELEMENT, "nonnegative", 4),
    Dim("cost_silu", r"\kappa_{\mathrm{silu}}", "SiLU: logistic and one product", _PER_ELEMENT, "nonnegative", 5),
    Dim("cost_gelu", r"\kappa_{\mathrm{gelu}}", "GELU: cubic, tanh, two products", _PER_ELEMENT, "nonnegative", 8),
    Dim("cost_relu", r"\kappa_{\mathrm{relu}}", "rectifier: one comparison", _PER_ELEMENT, "nonnegative", 1),
    Dim("cost_softplus", r"\kappa_{\mathrm{sp}}", "softplus: exp, add, log", _PER_ELEMENT, "nonnegative", 3),
]

# Of the set `compute_graph`, with its defaults. Every one can be set, the one without effect too.
COMPUTE_GRAPH = [
    Dim("alpha_silu", r"\alpha_{\mathrm{silu}}", f"{_CALCULATOR}: SiLU", _PER_ELEMENT, "nonnegative", 6),
    Dim("beta_bias", r"\beta", f"{_CALCULATOR}: bias", "switch", "nonnegative", 1),
    Dim("gamma_rms", r"\gamma_{\mathrm{rms}}", f"{_CALCULATOR}: RMS norm", _PER_ELEMENT, "nonnegative", 4),
    Dim("delta_softmax", r"\delta", f"{_CALCULATOR}: softmax", _PER_ELEMENT, "nonnegative", 5),
    Dim("epsilon_topk", r"\varepsilon", f"{_CALCULATOR}: top-k", _PER_ELEMENT, "nonnegative", 3),
    Dim("gamma_adam", r"\gamma_{\mathrm{adam}}", f"{_CALCULATOR}: optimizer moments", "copies", "nonnegative", 2),
    Dim("capacity_factor", r"\phi", f"{_CALCULATOR}: capacity, no effect", "ratio", "nonnegative", "9/8", True),
]  # fmt: skip

ROWS = [*_STANDARD, *COMPUTE_GRAPH]
