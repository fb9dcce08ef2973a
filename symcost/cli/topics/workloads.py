"""Workloads: what step is priced, and which conventions it has unless they are stated."""

from __future__ import annotations

from symcost.cli.topics import page
from symcost.evaluate.question import WORKLOADS
from symcost.ir.conventions import INFERENCE, TRAINING, of_model, usual

_MEANINGS = {
    "training": "a training step: forward, backward and the optimizer, with what it keeps in between",
    "prefill": "the new tokens of a prompt (--seq) behind those that are held (--cached): forward alone",
    "decode": "the next token of served sequences (--seq 1 unless stated) behind --cached ones: forward alone",
}


def names() -> dict[str, str]:
    """Name -> what is priced."""
    return {name: _MEANINGS[name] for name in WORKLOADS}


def explain(name: str) -> str | None:
    """A workload with the conventions that it has, or all of them by the name of the option."""
    chosen = WORKLOADS if name == "workload" else (name,) if name in _MEANINGS else ()
    return "\n\n".join(map(_page, chosen)) or None


def _page(name: str) -> str:
    options = usual(name)
    borne = of_model(TRAINING if name == TRAINING else INFERENCE)
    facts = [(row.name, f"{options[row.name]}{_others(row.options, options[row.name])}") for row in borne]
    return page(f"workload {name}", facts, _MEANINGS[name])


def _others(options: tuple[str, ...], chosen: str) -> str:
    return f" unless stated; else {', '.join(option for option in options if option != chosen)}"
