"""Conventions: what a count includes, as named options instead of forks of the formulas. Pure data."""

from __future__ import annotations

from dataclasses import dataclass

from symcost.errors import UsageError

TRAINING, INFERENCE = "training", "inference"
EITHER = (TRAINING, INFERENCE)


@dataclass(frozen=True)
class Convention:
    """A named choice. `options` has the default first; `meanings` says what each option counts.

    Attributes:
        models: whether cost models of training, of inference or of both have it.
        inference: default of inference, where it is another.
        apart: further options with what each counts, which change the structure of a model: it has formulas of its own,
            and those of others do not carry them.
    """

    name: str
    options: tuple[str, ...]
    meaning: str
    meanings: tuple[str, ...]
    models: tuple[str, ...] = EITHER
    inference: str = ""
    apart: tuple[tuple[str, str], ...] = ()

    @property
    def offered(self) -> dict[str, str]:
        """Every option with what it counts, those that change structure too."""
        return {**dict(zip(self.options, self.meanings, strict=True)), **dict(self.apart)}

    @property
    def default(self) -> str:
        return self.options[0]

    def ordered(self, model: str) -> tuple[str, ...]:
        """Options with the default of a cost model of training or inference first."""
        first = self.inference if model == INFERENCE and self.inference else self.default
        return (first, *(option for option in self.options if option != first))


# In the order in which they appear in signatures, JSON and keys of snapshots.
CONVENTIONS: tuple[Convention, ...] = (
    Convention(
        "flops",
        ("model", "hardware"),
        "which operations count",
        ("what the mathematics needs", "what runs: recomputed attention scores and checkpointed layers too"),
        models=(TRAINING,),
    ),
    Convention(
        "attention",
        ("flash", "eager"),
        "how the attention core runs",
        ("one fused kernel that keeps a log-sum-exp", "score matrices written to memory and kept"),
    ),
    Convention(
        "pairs",
        ("full", "causal", "causal_half"),
        "which query and key pairs a core counts",
        ("every pair; windows ignored", "exactly those a causal mask or window allows", "half of every pair"),
    ),
    Convention(
        "activations",
        ("fused", "paper", "autograd"),
        "what a layer keeps from forward to backward",
        ("what fused training kernels keep", "Korthikanti et al. 2022", "what PyTorch keeps for the library's module"),
        models=(TRAINING,),
    ),
    Convention(
        "recompute",
        ("none", "selective", "full"),
        "what is thrown away and run again in backward",
        ("nothing", "the attention core's internals", "everything but a layer's input"),
        models=(TRAINING,),
    ),
    Convention(
        "recurrence",
        ("chunked", "recurrent"),
        "how a linear recurrence runs",
        ("in chunks, by matrix products", "token by token"),
    ),
    Convention(
        "loss",
        ("eager", "fused"),
        "how the cross entropy runs",
        ("logits upcast to FP32, log-softmax kept", "in place, nothing kept in FP32"),
        models=(TRAINING,),
        apart=(
            ("chunked", "logits piece by piece, made again in backward"),
            ("fused_linear", "logits piece by piece, both gradients of the head made beside them"),
        ),
    ),
    Convention(
        "mla",
        ("expanded", "absorbed"),
        "how latent attention runs",
        ("keys and values expanded from the latent (training)", "attention on the latent itself (decode)"),
    ),
    Convention(
        "expert_hits",
        ("min", "expected", "least"),
        "how many experts a batch reads",
        (
            "min(E, T*K) of E for T tokens, K each",
            "E*(1 - (1 - K/E)**T) under uniform routing",
            "K: every token visits the same ones, as a lower bound takes it",
        ),
        inference="expected",
    ),
    Convention(
        "cache",
        ("serving", "library"),
        "what a cache holds after a step",
        ("what serving engines reserve", "what transformers keeps"),
        models=(INFERENCE,),
    ),
    Convention(
        "logits",
        ("last", "all"),
        "which of the new tokens get logits",
        ("the last of each sequence", "every one"),
        models=(INFERENCE,),
    ),
    Convention("mtp", ("false", "true"), "whether multi-token-prediction blocks are in the totals", ("no", "yes")),
)

# Component types whose internals selective recomputation throws away: probabilities, masks, statistics; never what they
# hand on.
CORES = ("attention_core", "cross_attention_core")

BY_NAME: dict[str, Convention] = {convention.name: convention for convention in CONVENTIONS}
DEFAULTS: dict[str, str] = {convention.name: convention.default for convention in CONVENTIONS}


# Where decode differs from prefill: on the latent, token by token, logits of every new token.
DECODE = {"mla": "absorbed", "recurrence": "recurrent", "logits": "all"}


def usual(workload: str) -> dict[str, str]:
    """The options of a workload (training, prefill or decode) unless any is stated; those that it does not have too."""
    if workload == TRAINING:
        return dict(DEFAULTS)
    served = {convention.name: convention.ordered(INFERENCE)[0] for convention in CONVENTIONS}
    return {**served, **DECODE} if workload == "decode" else served


def of_model(model: str) -> tuple[Convention, ...]:
    """The conventions that cost models of training or of inference have."""
    return tuple(convention for convention in CONVENTIONS if model in convention.models)


def option_text(option: object) -> str:
    """An option as conventions are keyed; a switch may be given as a boolean."""
    return str(option).lower() if isinstance(option, bool) else str(option)


def taken(name: str, option: object) -> bool:
    """Whether evaluators take an option: it is a convention's, and none that stands apart."""
    return name in BY_NAME and str(option) not in dict(BY_NAME[name].apart)


def check(name: str, option: str) -> str:
    """The option itself, if the convention has it.

    Raises:
        UsageError: an unknown convention or option, with the known ones.
    """
    if name not in BY_NAME:
        raise UsageError(f"unknown convention {name!r}", hint=f"known: {', '.join(BY_NAME)}")
    if option not in BY_NAME[name].options:
        raise UsageError(f"{name}={option!r} is no option", hint=f"known: {', '.join(BY_NAME[name].offered)}")
    return option


def ordered(names: set[str]) -> tuple[str, ...]:
    """Names in the table's order."""
    return tuple(name for name in BY_NAME if name in names)
