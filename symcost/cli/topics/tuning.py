"""Words of tuning: what is trained, by which optimizer, from which stored weights, and in which passes."""

from __future__ import annotations

from symcost.cli.topics import page
from symcost.ir.optimizers import OPTIMIZERS, Rule
from symcost.ir.quantised import BASES
from symcost.ir.recipes import RECIPES
from symcost.ir.tuning import QLORA_BASE

_TRAIN = {
    "all": "every weight",
    "lora": "low-rank adapters beside frozen linear layers (--lora-rank, --lora-targets)",
    "qlora": f"the same as lora, frozen weights stored in {QLORA_BASE} unless --base-precision says otherwise",
    "dora": "the same as lora, with a learned magnitude for each output",
    "head": "the head alone",
    "norms": "the norms alone",
}


def names() -> dict[str, str]:
    """Word -> what it is a value of."""
    return {
        **{name: f"--train: {meaning}" for name, meaning in _TRAIN.items()},
        **dict.fromkeys(OPTIMIZERS, "--optimizer: what steps"),
        **dict.fromkeys(BASES, "--base-precision: how frozen weights are stored"),
        **dict.fromkeys(RECIPES, "--recipe: passes of a step"),
    }


def explain(name: str) -> str | None:
    """A word of tuning; one may have several meanings."""
    made = (_train(name), _optimizer(name), _base(name), _recipe(name))
    return "\n\n".join(text for text in made if text) or None


def _train(name: str) -> str:
    return page(f"--train {name}", [], _TRAIN[name]) if name in _TRAIN else ""


def _optimizer(name: str) -> str:
    row = OPTIMIZERS.get(name)
    if row is None:
        return ""
    facts = [("source", row.source), ("keeps", _kept(row.rule))]
    facts += [("matrices", _kept(row.matrices))] if row.matrices else []
    return page(f"optimizer {name}", facts, "what an optimizer keeps for a trained tensor from step to step")


def _kept(rule: Rule) -> str:
    found = [
        f"{state.copies if state.copies > 1 else 'one'} {state.name} over {state.over}"
        f"{'' if state.dtype == 'opt' else f' in {state.dtype}'}"
        for state in rule.states
    ]
    return ", ".join(found) or "nothing"


def _base(name: str) -> str:
    weights = BASES.get(name)
    if weights is None:
        return ""
    scales = [f"{scale.name} in {scale.dtype}" for scale in weights.scales]
    facts = [("values", weights.dtype), ("beside them", ", ".join(scales) or "nothing")]
    return page(f"base precision {name}", facts, "how frozen weights of matmuls in layers are stored")


def _recipe(name: str) -> str:
    row = RECIPES.get(name)
    if row is None:
        return ""
    facts = [(part.name, f"{part.does}, {part.model}{_often(part.sequences, part.grouped)}") for part in row.passes]
    return page(f"recipe {name}", [("source", row.source), *facts], "passes over models that make a step")


def _often(sequences: int, grouped: bool) -> str:
    each = f"{sequences} for each sequence" if sequences > 1 else ""
    answers = "each answer to a prompt" if grouped else ""
    told = " of ".join(text for text in (each, answers) if text)
    return f"; {told}" if told else ""
