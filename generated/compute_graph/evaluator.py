"""Costs of compute_graph, formula set compute_graph, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Numbers are integers, or Fractions where a width or a
coefficient is not whole; logarithms and expectations are floats. A component is a function: an instance's tensors by
their extents, then FLOPs by phase and unit, and elements moved by phase, direction and slot, whose width makes bytes.
"""

from collections import namedtuple
from fractions import Fraction
from functools import cache, partial
from math import ceil, log, prod
from numbers import Rational
from operator import itemgetter

FAMILY, FORMULAS = "compute_graph", "compute_graph"
UNPRICED = ("tokenizer", "moe_all2all_dispatch", "moe_all2all_gather")
FORMULAS_SHA256 = "23e2251101c4f54137e08eed4088385c45579b132b422fc1b419306fd8f5a35e"
DIMS = ("batch", "seq", "dense_layers", "moe_layers", "hidden", "vocab", "heads", "ffn", "moe_ffn", "experts", "top_k",
    "shared_experts")
WIDTHS = ("width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt",
    "width_compute_a", "width_compute_accum")
MAY_BE_ZERO = ("dense_layers", "moe_layers", "experts", "top_k", "shared_experts")
COEFFICIENTS = {"alpha_silu": 6, "beta_bias": 1, "gamma_rms": 4, "delta_softmax": 5, "epsilon_topk": 3, "gamma_adam": 2,
    "capacity_factor": Fraction(9, 8)}
CONVENTIONS = {}
DTYPES = {}

def sizes(**given):
    """All that components are called with, from arguments that are options and exact numbers."""
    return derived(**{name: argument(name, value) for name, value in given.items()})

def argument(name, value):
    """An option, or a number made exact; the error names what is neither."""
    options, least = CONVENTIONS.get(name, ()), int(name in DIMS and name not in MAY_BE_ZERO)
    if str(value).lower() in options:
        return value
    if options or isinstance(value, bool) or not isinstance(value, Rational) or value < least:
        wanted = f"option; known: {', '.join(options)}" if options else f"whole number or Fraction of at least {least}"
        raise ValueError(f"{name}={value!r:.80} is no {wanted}")
    return whole(Fraction(int(value.numerator), int(value.denominator)))

def derived(*, batch, seq, dense_layers, moe_layers, hidden, vocab, heads, ffn, moe_ffn, experts, top_k, shared_experts,
    width_param, width_master, width_act, width_param_grad, width_act_grad, width_opt, width_compute_a,
    width_compute_accum, alpha_silu=6, beta_bias=1, gamma_rms=4, delta_softmax=5, epsilon_topk=3, gamma_adam=2,
    capacity_factor=Fraction(9, 8)):
    """What is given, what follows from it, and how many layers there are."""
    tokens = batch*seq
    counts = {"dense": dense_layers, "moe": moe_layers, "ends": 1}
    widths = DTYPES | {name[6:]: size for name, size in locals().items() if name[:6] == "width_"}
    return locals()

def rmsnorm(*, batch, seq, hidden, beta_bias, gamma_rms, gamma_adam, tokens, **_):
    """Scale each token by its root mean square; both norms of a layer are alike."""
    return component(tensor("param", "persistent", "param", "param", 1, "", stated=hidden*(beta_bias + 1),
            **{"scale": hidden, "bias": hidden}),
        tensor("master_param", "persistent", "master", "master_param", 1, "", stated=hidden*(beta_bias + 1), **{"scale":
            hidden, "bias": hidden}),
        tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq, "hidden_dim":
            hidden}),
        tensor("optimizer_state", "persistent", "opt", "optimizer_state", 1, "", stated=hidden*gamma_adam*(beta_bias +
            1), **{"scale": hidden, "bias": hidden, "state": gamma_adam}),
        tensor("param_gradient", "persistent", "param_grad", "param_gradient", 1, "", stated=hidden*(beta_bias + 1),
            **{"scale": hidden, "bias": hidden}),
        gradient("input_gradient", batch=batch, seq_len=seq, hidden_dim=hidden),
        forward=dict(vector=tokens*(hidden*gamma_rms + 2*beta_bias), total_compute_accum=tokens*(hidden + 2*beta_bias)),
        backward=dict(vector=tokens*(hidden*(gamma_rms + 2) + 2*beta_bias),
        total_compute_accum=tokens*(hidden + 2*beta_bias)))

def MHAQKV(*, hidden, beta_bias, tokens, **_):
    """Three square projections, one for each of query, key and value."""
    return component(tensor("param", "persistent", "param", "param", 1, "", stated=3*hidden*(hidden + beta_bias),
            **{"Q[]": [hidden,hidden], "K[]": [hidden,hidden], "V[]": [hidden,hidden], "bias_Q[]": hidden, "bias_K[]":
            hidden, "bias_V[]": hidden}),
        tensor("master_param", "persistent", "master", "master_param", 1, "", stated=3*hidden*(hidden + beta_bias),
            **{"Q[]": [hidden,hidden], "K[]": [hidden,hidden], "V[]": [hidden,hidden], "bias_Q[]": hidden, "bias_K[]":
            hidden, "bias_V[]": hidden}),
        forward=dict(matmul=3*tokens*(hidden**2 + 4*beta_bias), total_compute_a=3*tokens*(hidden + beta_bias)),
        backward=dict(matmul=6*tokens*(hidden**2 + 2*beta_bias), total_compute_a=3*tokens*(hidden + beta_bias)))

def MHACORE(*, batch, seq, hidden, heads, delta_softmax, tokens, **_):
    """Scores, softmax and the weighted sum of values, as flash attention, with every pair of positions."""
    return component(tensor("activation", "saved", "act", "Q_activation", 1, "", **{"batch": batch, "heads": heads,
            "seq_len": seq, "d_head": hidden//heads}),
        tensor("activation", "saved", "act", "K_activation", 1, "", **{"batch": batch, "heads": heads, "seq_len": seq,
            "d_head": hidden//heads}),
        tensor("activation", "saved", "act", "V_activation", 1, "", **{"batch": batch, "heads": heads, "seq_len": seq,
            "d_head": hidden//heads}),
        tensor("activation", "saved", "act", "attention_activation", 1, "", stated=tokens*seq*heads, **{"batch": batch,
            "heads": heads, "seq_len": seq}),
        tensor("activation", "saved", "act", "output_activation", 1, "", **{"batch": batch, "heads": heads, "seq_len":
            seq, "d_head": hidden//heads}),
        gradient("input_gradient", 3, batch=batch, heads=heads, seq_len=seq, d_head=hidden//heads),
        forward=dict(matmul=tokens*seq*(2*hidden + heads*delta_softmax), total_compute_a=4*tokens*hidden),
        backward=dict(matmul=2*tokens*seq*(2*hidden + heads*delta_softmax), total_compute_a=6*tokens*hidden))

def MHAOUT(*, batch, seq, hidden, beta_bias, gamma_adam, tokens, **_):
    """A square projection of the heads' results; traffic is the result alone."""
    return component(tensor("param", "persistent", "param", "param", 1, "", stated=hidden*(hidden + beta_bias),
            **{"row": hidden, "column": hidden, "Bias": hidden}),
        tensor("master_param", "persistent", "master", "master_param", 1, "", stated=hidden*(hidden + beta_bias),
            **{"row": hidden, "column": hidden, "Bias": hidden}),
        tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq, "hidden_dim":
            hidden}),
        tensor("optimizer_state", "persistent", "opt", "optimizer_state", 1, "", stated=hidden*gamma_adam*(hidden +
            beta_bias), **{"row": hidden, "column": hidden, "Bias": hidden, "state": gamma_adam}),
        tensor("param_gradient", "persistent", "param_grad", "param_gradient", 1, "", stated=hidden*(hidden +
            beta_bias), **{"row": hidden, "column": hidden, "Bias": hidden}),
        gradient("input_gradient", batch=batch, seq_len=seq, hidden_dim=hidden),
        forward=dict(matmul=tokens*(hidden**2 + 4*beta_bias), total_compute_a=tokens*(hidden + beta_bias)),
        backward=dict(matmul=2*tokens*(hidden**2 + 2*beta_bias), total_compute_a=tokens*(hidden + beta_bias)))

def residual(*, batch, seq, hidden, tokens, **_):
    """Add a block's result to the stream; traffic is twice the FLOPs, in the accumulation dtype."""
    return component(tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq,
            "hidden_dim": hidden}), gradient("input_gradient", batch=batch, seq_len=seq, hidden_dim=hidden),
        forward=dict(vector=tokens*hidden, total_compute_accum=2*tokens*hidden), backward=dict(vector=tokens*hidden,
        total_compute_accum=2*tokens*hidden))

def GATED_FFN_UP(*, batch, seq, hidden, ffn, beta_bias, gamma_adam, tokens, **_):
    """Two projections to the feed-forward width; the activation counts both, its shape shows one."""
    return component(tensor("param", "persistent", "param", "param", 1, "", stated=2*ffn*(hidden + beta_bias),
            **{"up[]": [hidden,ffn], "gate[]": [hidden,ffn], "bias_up[]": ffn, "bias_gate[]": ffn}),
        tensor("master_param", "persistent", "master", "master_param", 1, "", stated=2*ffn*(hidden + beta_bias),
            **{"up[]": [hidden,ffn], "gate[]": [hidden,ffn], "bias_up[]": ffn, "bias_gate[]": ffn}),
        tensor("activation", "saved", "act", "activation", 2, "", **{"batch": batch, "seq_len": seq, "ffn_dim": ffn}),
        tensor("optimizer_state", "persistent", "opt", "optimizer_state", 1, "", stated=2*ffn*gamma_adam*(hidden +
            beta_bias), **{"up[]": [hidden,ffn], "gate[]": [hidden,ffn], "bias_up[]": ffn, "bias_gate[]": ffn, "state":
            gamma_adam}),
        tensor("param_gradient", "persistent", "param_grad", "param_gradient", 1, "", stated=2*ffn*(hidden + beta_bias),
            **{"up[]": [hidden,ffn], "gate[]": [hidden,ffn], "bias_up[]": ffn, "bias_gate[]": ffn}),
        gradient("input_gradient", batch=batch, seq_len=seq, hidden_dim=hidden),
        forward=dict(matmul=2*tokens*(hidden*ffn + 4*beta_bias), total_compute_a=2*tokens*(ffn + beta_bias)),
        backward=dict(matmul=4*tokens*(hidden*ffn + 2*beta_bias), total_compute_a=2*tokens*(ffn + beta_bias)))

def GATED_FFN_NONLINEAR(*, batch, seq, ffn, alpha_silu, tokens, **_):
    """SiLU of the gate times the up projection, charged on both."""
    return component(tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq,
            "ffn_dim": ffn}), gradient("input_gradient", batch=batch, seq_len=seq, ffn_dim=2*ffn),
        forward=dict(vector=2*tokens*ffn*alpha_silu, total_compute_accum=2*tokens*ffn),
        backward=dict(vector=2*tokens*ffn*(alpha_silu + 2), total_compute_accum=2*tokens*ffn))

def GATED_FFN_DOWN(*, batch, seq, hidden, ffn, beta_bias, gamma_adam, tokens, **_):
    """Back from the feed-forward width to the hidden width; traffic is the result alone."""
    return component(tensor("param", "persistent", "param", "param", 1, "", stated=hidden*(ffn + beta_bias),
            **{"down[]": [ffn,hidden], "bias_down[]": hidden}),
        tensor("master_param", "persistent", "master", "master_param", 1, "", stated=hidden*(ffn + beta_bias),
            **{"down[]": [ffn,hidden], "bias_down[]": hidden}),
        tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq, "hidden_dim":
            hidden}),
        tensor("optimizer_state", "persistent", "opt", "optimizer_state", 1, "", stated=hidden*gamma_adam*(ffn +
            beta_bias), **{"down[]": [ffn,hidden], "bias_down[]": hidden, "state": gamma_adam}),
        tensor("param_gradient", "persistent", "param_grad", "param_gradient", 1, "", stated=hidden*(ffn + beta_bias),
            **{"down[]": [ffn,hidden], "bias_down[]": hidden}),
        gradient("input_gradient", batch=batch, seq_len=seq, ffn_dim=ffn),
        forward=dict(matmul=tokens*(hidden*ffn + 4*beta_bias), total_compute_a=tokens*(hidden + beta_bias)),
        backward=dict(matmul=2*tokens*(hidden*ffn + 2*beta_bias), total_compute_a=tokens*(hidden + beta_bias)))

def MoeFFNRouter(*, batch, seq, hidden, experts, shared_experts, beta_bias, delta_softmax, epsilon_topk, gamma_adam,
    tokens, **_):
    """A score for each expert, softmax and top-k; all of it is filed under the weights' compute dtype."""
    return component(tensor("param", "persistent", "param", "param", 1, "", stated=(experts +
            shared_experts)*(hidden + beta_bias), **{"router[]": [hidden,experts + shared_experts], "bias_router[]":
            experts + shared_experts}),
        tensor("master_param", "persistent", "master", "master_param", 1, "", stated=(experts + shared_experts)*(hidden
            + beta_bias), **{"router[]": [hidden,experts + shared_experts], "bias_router[]": experts + shared_experts}),
        tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq, "experts": experts
            + shared_experts}),
        tensor("optimizer_state", "persistent", "opt", "optimizer_state", 1, "", stated=gamma_adam*(experts +
            shared_experts)*(hidden + beta_bias), **{"router[]": [hidden,experts + shared_experts], "bias_router[]":
            experts + shared_experts, "state": gamma_adam}),
        tensor("param_gradient", "persistent", "param_grad", "param_gradient", 1, "", stated=(experts +
            shared_experts)*(hidden + beta_bias), **{"router[]": [hidden,experts + shared_experts], "bias_router[]":
            experts + shared_experts}), gradient("input_gradient", batch=batch, seq_len=seq, hidden_dim=hidden),
        forward=dict(matmul=tokens*(4*beta_bias + (experts + shared_experts)*(hidden + 2*delta_softmax +
            2*epsilon_topk)), total_compute_a=tokens*(experts + shared_experts + beta_bias)),
        backward=dict(matmul=tokens*(4*beta_bias + (2*hidden + 2*delta_softmax + 2*epsilon_topk + 3)*(experts +
            shared_experts)), total_compute_a=tokens*(experts + shared_experts + beta_bias)))

def MoeFFNExpert_UP(*, batch, seq, hidden, moe_ffn, experts, top_k, beta_bias, gamma_adam, tokens, **_):
    """Two projections in each expert that a token visits."""
    return component(tensor("param", "persistent", "param", "param", 1, "", stated=2*moe_ffn*top_k*(hidden +
            beta_bias), **{"up[]": [hidden,moe_ffn], "gate[]": [hidden,moe_ffn], "bias_up[]": moe_ffn, "bias_gate[]":
            moe_ffn}),
        tensor("master_param", "persistent", "master", "master_param", 1, "", stated=2*moe_ffn*top_k*(hidden +
            beta_bias), **{"up[]": [hidden,moe_ffn], "gate[]": [hidden,moe_ffn], "bias_up[]": moe_ffn, "bias_gate[]":
            moe_ffn}),
        tensor("activation", "saved", "act", "activation", 2, "", **{"batch": batch, "seq_len": seq, "ffn_dim": moe_ffn,
            "experts": top_k}),
        tensor("optimizer_state", "persistent", "opt", "optimizer_state", 1, "",
            stated=2*moe_ffn*top_k*gamma_adam*(hidden + beta_bias), **{"up[]": [hidden,moe_ffn], "gate[]":
            [hidden,moe_ffn], "bias_up[]": moe_ffn, "bias_gate[]": moe_ffn, "state": gamma_adam}),
        tensor("param_gradient", "persistent", "param_grad", "param_gradient", 1, "", stated=2*moe_ffn*top_k*(hidden +
            beta_bias), **{"up[]": [hidden,moe_ffn], "gate[]": [hidden,moe_ffn], "bias_up[]": moe_ffn, "bias_gate[]":
            moe_ffn}), gradient("input_gradient", batch=batch, seq_len=seq, hidden_dim=hidden, experts=top_k),
        forward=dict(matmul=2*tokens*top_k*(hidden*moe_ffn + 4*beta_bias),
        total_compute_a=2*tokens*top_k*(moe_ffn + beta_bias)),
        backward=dict(matmul=4*tokens*top_k*(hidden*moe_ffn + 2*beta_bias),
        total_compute_a=2*tokens*top_k*(moe_ffn + beta_bias)))

def MoeFFNExpert_NONLINEAR(*, batch, seq, moe_ffn, experts, top_k, alpha_silu, tokens, **_):
    """SiLU of the gate times the up projection in each expert that a token visits."""
    return component(tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq,
            "ffn_dim": moe_ffn, "experts": top_k}),
        gradient("input_gradient", batch=batch, seq_len=seq, ffn_dim=2*moe_ffn, experts=top_k),
        forward=dict(vector=2*tokens*moe_ffn*top_k*alpha_silu, total_compute_a=2*tokens*moe_ffn*top_k),
        backward=dict(vector=2*tokens*moe_ffn*top_k*(alpha_silu + 2), total_compute_a=2*tokens*moe_ffn*top_k))

def MoeFFNExpert_DOWN(*, batch, seq, hidden, moe_ffn, experts, top_k, beta_bias, gamma_adam, tokens, **_):
    """Back to the hidden width in each expert that a token visits; weights as in the up projection."""
    return component(tensor("param", "persistent", "param", "param", 1, "", stated=hidden*top_k*(moe_ffn +
            beta_bias), **{"down[]": [moe_ffn,hidden], "bias_down[]": hidden}),
        tensor("master_param", "persistent", "master", "master_param", 1, "", stated=hidden*top_k*(moe_ffn + beta_bias),
            **{"down[]": [moe_ffn,hidden], "bias_down[]": hidden}),
        tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq, "hidden_dim":
            hidden, "experts": top_k}),
        tensor("optimizer_state", "persistent", "opt", "optimizer_state", 1, "", stated=hidden*top_k*gamma_adam*(moe_ffn
            + beta_bias), **{"down[]": [moe_ffn,hidden], "bias_down[]": hidden, "state": gamma_adam}),
        tensor("param_gradient", "persistent", "param_grad", "param_gradient", 1, "", stated=hidden*top_k*(moe_ffn +
            beta_bias), **{"down[]": [moe_ffn,hidden], "bias_down[]": hidden}),
        gradient("input_gradient", batch=batch, seq_len=seq, ffn_dim=moe_ffn, experts=top_k),
        forward=dict(matmul=tokens*top_k*(hidden*moe_ffn + 4*beta_bias),
        total_compute_a=tokens*top_k*(hidden + beta_bias)),
        backward=dict(matmul=2*tokens*top_k*(hidden*moe_ffn + 2*beta_bias),
        total_compute_a=tokens*top_k*(hidden + beta_bias)))

def embedding(*, batch, seq, hidden, vocab, beta_bias, gamma_adam, tokens, **_):
    """One row of the table for each token."""
    return component(tensor("param", "persistent", "param", "param", 1, "", stated=hidden*(vocab + beta_bias),
            **{"row": vocab, "column": hidden, "Bias": hidden}),
        tensor("master_param", "persistent", "master", "master_param", 1, "", stated=hidden*(vocab + beta_bias),
            **{"row": vocab, "column": hidden, "Bias": hidden}),
        tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq, "hidden_dim":
            hidden}),
        tensor("optimizer_state", "persistent", "opt", "optimizer_state", 1, "", stated=hidden*gamma_adam*(vocab +
            beta_bias), **{"row": vocab, "column": hidden, "Bias": hidden, "state": gamma_adam}),
        tensor("param_gradient", "persistent", "param_grad", "param_gradient", 1, "", stated=hidden*(vocab + beta_bias),
            **{"row": vocab, "column": hidden, "Bias": hidden}),
        forward=dict(vector=tokens*(hidden + beta_bias), total_compute_accum=tokens*(hidden + beta_bias)),
        backward=dict(vector=tokens*(hidden + beta_bias), total_compute_accum=tokens*(hidden + beta_bias)))

def pos_embedding(*, batch, seq, hidden, beta_bias, gamma_adam, tokens, **_):
    """One row of a learned table for each position of the sequence."""
    return component(tensor("param", "persistent", "param", "param", 1, "", stated=hidden*(seq + beta_bias),
            **{"seq_len": seq, "hidden_dim": hidden, "Bias": hidden}),
        tensor("master_param", "persistent", "master", "master_param", 1, "", stated=hidden*(seq + beta_bias),
            **{"seq_len": seq, "hidden_dim": hidden, "Bias": hidden}),
        tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq, "hidden_dim":
            hidden}),
        tensor("optimizer_state", "persistent", "opt", "optimizer_state", 1, "", stated=hidden*gamma_adam*(seq +
            beta_bias), **{"seq_len": seq, "hidden_dim": hidden, "Bias": hidden, "state": gamma_adam}),
        tensor("param_gradient", "persistent", "param_grad", "param_gradient", 1, "", stated=hidden*(seq + beta_bias),
            **{"seq_len": seq, "hidden_dim": hidden, "Bias": hidden}),
        forward=dict(vector=tokens*(hidden + beta_bias), total_compute_accum=tokens*(hidden + beta_bias)),
        backward=dict(vector=tokens*(hidden + beta_bias), total_compute_accum=tokens*(hidden + beta_bias)))

def ends_logits(*, batch, seq, hidden, vocab, beta_bias, gamma_adam, tokens, **_):
    """Hidden states to a score for each token of the vocabulary."""
    return component(tensor("param", "persistent", "param", "param", 1, "", stated=vocab*(hidden + beta_bias),
            **{"row": hidden, "column": vocab, "Bias": vocab}),
        tensor("master_param", "persistent", "master", "master_param", 1, "", stated=vocab*(hidden + beta_bias),
            **{"row": hidden, "column": vocab, "Bias": vocab}),
        tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq, "vocab_size":
            vocab}),
        tensor("optimizer_state", "persistent", "opt", "optimizer_state", 1, "", stated=vocab*gamma_adam*(hidden +
            beta_bias), **{"row": hidden, "column": vocab, "Bias": vocab, "state": gamma_adam}),
        tensor("param_gradient", "persistent", "param_grad", "param_gradient", 1, "", stated=vocab*(hidden + beta_bias),
            **{"row": hidden, "column": vocab, "Bias": vocab}),
        gradient("input_gradient", batch=batch, seq_len=seq, hidden_dim=hidden),
        forward=dict(matmul=tokens*(hidden*vocab + 4*beta_bias), total_compute_a=tokens*(vocab + beta_bias)),
        backward=dict(matmul=2*tokens*(hidden*vocab + 2*beta_bias), total_compute_a=tokens*(vocab + beta_bias)))

def entropyloss(*, batch, seq, vocab, delta_softmax, tokens, **_):
    """Softmax over the vocabulary and the loss of each token."""
    return component(tensor("activation", "saved", "act", "activation", 1, "", **{"batch": batch, "seq_len": seq}),
        gradient("input_gradient", batch=batch, seq_len=seq, vocab_size=vocab),
        forward=dict(vector=tokens*(vocab*(delta_softmax + log(vocab)) + 1), total_compute_a=tokens*vocab),
        backward=dict(vector=tokens*(vocab*(delta_softmax + log(vocab) + 2) + 1), total_compute_a=tokens*vocab))

def part(function, type, group, name=None, count=1, times=None, tied_to=""):
    """A component of a layer, how often the layer has it, and the component whose parameters it borrows."""
    return function, name or function.__name__, type, group, count, times, tied_to

LAYERS = {  # Kinds, how many the model has, and their components.
    "dense": ("dense_layers", (
        part(rmsnorm, "rmsnorm", "norm", name="RMSNorm1"), part(MHAQKV, "mha_qkv", "attention"),
        part(MHACORE, "mha_core", "attention"), part(MHAOUT, "mha_out", "attention"),
        part(residual, "residual", "other", name="RES1"), part(rmsnorm, "rmsnorm", "norm", name="RMSNorm2"),
        part(residual, "residual", "other", name="RES2"), part(GATED_FFN_UP, "gated_ffn_up", "ffn"),
        part(GATED_FFN_NONLINEAR, "gated_ffn_nonlinear", "ffn"), part(GATED_FFN_DOWN, "gated_ffn_down", "ffn"),
    )),
    "moe": ("moe_layers", (
        part(rmsnorm, "rmsnorm", "norm", name="RMSNorm1"), part(MHAQKV, "mha_qkv", "attention"),
        part(MHACORE, "mha_core", "attention"), part(MHAOUT, "mha_out", "attention"),
        part(residual, "residual", "other", name="RES1"), part(rmsnorm, "rmsnorm", "norm", name="RMSNorm2"),
        part(residual, "residual", "other", name="RES2"), part(MoeFFNRouter, "moe_router", "ffn"),
        part(MoeFFNExpert_UP, "moe_expert_ffn_up", "ffn"),
        part(MoeFFNExpert_NONLINEAR, "moe_expert_ffn_nonlinear", "ffn"),
        part(MoeFFNExpert_DOWN, "moe_expert_ffn_down", "ffn"),
    )),
    "ends": ("1", (
        part(embedding, "embedding", "embedding"), part(pos_embedding, "embedding", "embedding"),
        part(ends_logits, "logits", "head", name="logits"), part(entropyloss, "entropyloss", "loss"),
    )),
}
Totals = namedtuple("Totals", ("params", "params_active", "buffers", "forward_matmul_flops", "forward_vector_flops",
    "backward_matmul_flops", "backward_vector_flops", "forward_total_bytes", "backward_total_bytes", "param_elements",
    "param_bytes", "master_param_elements", "master_param_bytes", "optimizer_state_elements", "optimizer_state_bytes",
    "param_gradient_elements", "param_gradient_bytes", "activation_elements", "activation_bytes",
    "input_gradient_elements", "input_gradient_bytes"))

def component(*tensors, again=None, **phases):
    """What functions return: tensors, and amounts by phase; backward does `again` times what forward does."""
    if again is not None:
        backward, forward = phases.setdefault("backward", {}), phases["forward"]
        backward |= {name: backward.get(name, 0) + again*amount for name, amount in forward.items()}
    return tensors, phases

def tensor(role, lifetime, slot, name, kept=1, storage=None, /, stated=None, stated_bytes=None, active=None, **axes):
    """A tensor: its extents, times what is kept of them; None of one that does not exist."""
    shape = [(axis.rstrip("_"), e) for axis, some in axes.items() for e in (some if isinstance(some, list) else [some])]
    if kept is None:
        kept, stated, stated_bytes, shape = 0, 0, 0, [(axis, 0) for axis, _ in shape]
    every = prod(extent for _, extent in shape) if stated is None else stated
    return name, role, slot, lifetime, storage, kept, every, stated_bytes, every if active is None else active, shape

saved = partial(tensor, "activation", "saved", "act")
saved_as, gradient = partial(tensor, "activation", "saved"), partial(tensor, "input_gradient", "transient", "act_grad")

def parameter(name, active=None, /, **axes):
    """A trained parameter, its master copy (none where the precision gives it no width), gradient and two moments."""
    implied = ("", "param", "param"), ("master_", "master_param", "master"), ("grad_", "param_gradient", "param_grad")
    held = [tensor(role, "persistent", slot, before + name, active=active, **axes) for before, role, slot in implied]
    return *held, tensor("optimizer_state", "persistent", "opt", "moments_" + name, **axes, moments=2)

def whole(value):
    return value.numerator if getattr(value, "denominator", 0) == 1 else value

@cache
def columns(name):
    """Quantity, unit, slot and direction of an amount, once for each row that it makes."""
    first, _, slot = name.removesuffix("_bytes").partition("_")
    if first in ("matmul", "vector"):
        return [("flops", first, slot or {"matmul": "compute_w", "vector": "compute_accum"}[first], "")]
    return [("hbm_bytes", "", slot, way) for way in (("read", "write") if first == "add" else (first,))]

@cache
def fields(phase, quantity, unit, slot, direction, tensor):
    """Totals that a row adds to."""
    found = [f"{phase}_{unit or direction}_{quantity.removeprefix('hbm_')}" if phase else f"{unit}_{quantity}"]
    found += {"param_elements": ["params", "params_active"], "buffer_elements": ["buffers"]}.get(found[0], [])
    return [name for name in found if name in Totals._fields]

def rows(made, given):
    """Key and value of every row of a component, with what one token reads of a parameter."""
    width = given["widths"]
    stated = ((phase, name, amount) for phase, amounts in made[1].items() for name, amount in amounts.items())
    work = [(phase, *key, name, amount) for phase, name, amount in stated for key in columns(name)]
    for phase, quantity, unit, slot, direction, name, amount in sorted(work, key=itemgetter(1)):
        if name[:4] == "add_" and direction == "read":
            amount *= given["accumulating"]
        counted = not unit and name[-6:] != "_bytes"
        yield (phase, quantity, unit, slot, direction, ""), amount*width[slot] if counted else amount, 0
    for name, role, slot, _, _, kept, every, bytes, active, shape in made[0]:
        copies = min(1, ceil(width[slot])) if role == "master_param" and FORMULAS == "standard" else 1
        yield ("", "elements", role, slot, "", name), every*kept*copies, active
        yield ("", "bytes", role, slot, "", name), every*kept*width[slot] if bytes is None else bytes, 0
        yield from ((("", "shape", role, slot, axis, name), extent, 0) for axis, extent in shape)

def totals(kind=None, /, **given):
    """Sums over the whole model, or over one layer of a kind, for one micro-batch."""
    given, found = sizes(**given), dict.fromkeys(Totals._fields, 0)
    for name, (_, parts) in LAYERS.items():
        layers = given["counts"][name] if kind is None else 1
        for function, _, _, _, count, *_ in parts if kind in (None, name) else ():
            for key, value, active in rows(function(**given), given):
                for field in fields(*key):
                    found[field] += layers*count*(active if field == "params_active" else value)
    return Totals(*map(whole, found.values()))

_kinds = (kind_dense, kind_moe, kind_ends) = [partial(totals, kind) for kind in LAYERS]

def components(**given):
    """Every row, for one instance, in the order of ROWS."""
    given = sizes(**given)
    made = [part[0](**given) for _, parts in LAYERS.values() for part in parts]
    return tuple(whole(value) for each in made for _, value, _ in rows(each, given))

for _function in (sizes, totals, components, *_kinds):
    _function.__wrapped__ = derived  # It takes what `derived` takes.
_ONES = sizes(**dict.fromkeys((*DIMS, *WIDTHS), 1))
# Kind, component, type, how many the model has, phase, quantity, unit or role, slot, direction or axis, tensor.
ROWS = tuple(
    (kind, name, type, times or layers, *key) for kind, (layers, parts) in LAYERS.items()
    for function, name, type, _, _, times, _ in parts for key, _, _ in rows(function(**_ONES), _ONES)
)
