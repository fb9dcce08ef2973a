"""Conventions of a question: defaults, and what a formula set or a family refuses."""

from __future__ import annotations

from collections.abc import Mapping

from symcost.errors import UsageError
from symcost.evaluate.module import Module
from symcost.evaluate.names import unknown
from symcost.evaluate.question import Options, Size
from symcost.evaluate.single_sequence import difference
from symcost.ir.conventions import BY_NAME, CORES, DECODE, TRAINING
from symcost.ir.spec import ModelSpec

RECURRENT = ("linear", "lightning", "mamba", "mamba2", "beside_mamba2", "shared_mamba2")


def flag(name: str) -> str:
    """A convention's option on the command line."""
    return f"--{name.replace('_', '-')}"


def conventions(spec: ModelSpec, module: Module, options: Options) -> dict[str, str]:
    """Every convention of the module with the option in force.

    Decode runs latent attention on the latent and a recurrence token by token, and has logits of every new token.

    Raises:
        UsageError: an unknown convention or option, one for a part that the model does not have, or any at all for
            a formula set that has none.
    """
    stated = options.conventions
    if stated and not module.conventions:
        name = next(iter(stated))
        raise UsageError(
            f"{flag(name)} does not apply: {module.formulas} is the source as it stands and takes no convention",
            hint=f"leave {flag(name)} out, or price the model with --formulas standard",
        )
    for name, option in stated.items():
        _check_option(spec, module, name, option)
        reason = absent(spec, name, option)
        if reason:
            raise UsageError(f"{flag(name)} does not apply to {spec.name}: {reason}", hint=f"leave {flag(name)} out")
    usual = {name: offered[0] for name, offered in module.conventions.items()}
    if options.free and options.inference:
        # What is expected has no closed form.
        usual["expert_hits"] = "min"
    if options.workload == "decode":
        usual |= {name: option for name, option in _decode(options).items() if name in usual}
    return {**usual, **stated}


def _decode(options: Options) -> dict[str, str]:
    """Defaults of decode that are not those of prefill."""
    seq = options.seq if options.seq is not None else options.settings.get("seq", 1)
    return {name: option for name, option in DECODE.items() if name != "recurrence" or seq == 1}


def _check_option(spec: ModelSpec, module: Module, name: str, option: str) -> None:
    if name not in module.conventions and name in BY_NAME:
        known = BY_NAME[name].models == (TRAINING,)
        what = "served models have nothing of it" if known else "it is for --workload prefill and decode"
        raise UsageError(f"{flag(name)} does not apply: {what}", hint=f"leave {flag(name)} out")
    if name not in module.conventions:
        raise unknown("convention", name, module.conventions)
    options = module.conventions[name]
    if option == "autograd" and not spec.measured:
        raise UsageError(
            f"--activations autograd was not measured for {_unmeasured(spec)}", hint="use --activations fused or paper"
        )
    if option not in options:
        raise UsageError(
            f"{flag(name)} {option!r} is no option", hint=f"known: {', '.join((*options, *dict(BY_NAME[name].apart)))}"
        )


def _unmeasured(spec: ModelSpec) -> str:
    """What of a model has no measurement: its family, its structure, or its vision tower."""
    if spec.features.library is None:
        return spec.family
    if spec.features.written() is None:
        return f"{spec.family} with the activation {spec.features.activation_name or spec.features.activation}"
    return f"the vision tower of {spec.family}"


def doubts(spec: ModelSpec, module: Module, chosen: Mapping[str, str], sizes: Mapping[str, Size]) -> list[str]:
    """A line for each option in force that does not do for this model what it says."""
    found = []
    types = {type_ for _, _, type_, *_ in module.instances}
    if chosen.get("recompute") == "selective" and types.isdisjoint(CORES):
        problem = f"--recompute selective changes nothing: {spec.name} has no attention core, whose internals it drops"
        found.append(f"{problem}; use --recompute full to keep the layers' inputs alone")
    if (chosen.get("activations"), chosen.get("attention"), sizes.get("batch")) == ("autograd", "eager", 1):
        apart = difference(spec, sizes)
        word = "more" if apart > 0 else "fewer"
        if apart != 0:
            kept = f"keeps {abs(apart)} bytes {word} in each attention layer, as views take the place of copies"
            found.append(f"--activations autograd is for several sequences: of one, eager attention {kept}")
    return found


def absent(spec: ModelSpec, name: str, option: str) -> str:
    """Why a convention cannot be chosen for this model; empty where it can."""
    if name == "recurrence" and not any(kind.attention in RECURRENT for kind in spec.kinds):
        return "no layer has a recurrence"
    if name == "mla" and not _has_mla(spec):
        return "it has no latent attention"
    if name == "mtp" and option == "true" and not spec.mtp_depth:
        return "no multi-token-prediction block of it is priced"
    return ""


def _has_mla(spec: ModelSpec) -> bool:
    return spec.features.mla or any(dict(kind.changes).get("mla") for kind in spec.kinds)
