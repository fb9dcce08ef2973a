"""Steps beyond the next token as data: passes over models, each with what it does and how many sequences it takes."""

from __future__ import annotations

from dataclasses import dataclass

from symcost.errors import UsageError

# What a pass does: forward alone; forward, backward and a step; the prompt of sequences; their tokens one by one.
FORWARD, TRAIN, PREFILL, DECODE = "forward", "train", "prefill", "decode"
GENERATES = (PREFILL, DECODE)
# Models of a recipe. reward and critic are the policy's architecture with one number in place of logits, worked out for
# every token; a reward takes that of a sequence's last.
POLICY, REFERENCE, REWARD, CRITIC = "policy", "reference", "reward", "critic"


@dataclass(frozen=True)
class Pass:
    """One pass.

    Attributes:
        name: what it is for.
        model: POLICY, REFERENCE, REWARD or CRITIC.
        does: FORWARD, TRAIN, PREFILL or DECODE.
        sequences: for each sequence of the batch; grouped: times the answers to a prompt.
    """

    name: str
    model: str
    does: str
    sequences: int = 1
    grouped: bool = False


@dataclass(frozen=True)
class Recipe:
    """A step as passes.

    Attributes:
        source: key of the bibliography.
        group: answers to a prompt unless stated; 0 where there are no prompts.
    """

    name: str
    source: str
    passes: tuple[Pass, ...]
    group: int = 0

    @property
    def generates(self) -> bool:
        return any(part.does in GENERATES for part in self.passes)


_ANSWERS = (
    # The prompt runs once: its answers share what is cached of it.
    Pass("prompts", POLICY, PREFILL),
    Pass("answers", POLICY, DECODE, grouped=True),
    Pass("rewards", REWARD, FORWARD, grouped=True),
    Pass("old log-probabilities", POLICY, FORWARD, grouped=True),
    Pass("reference log-probabilities", REFERENCE, FORWARD, grouped=True),
)
RECIPES: dict[str, Recipe] = {
    recipe.name: recipe
    for recipe in (
        Recipe("sft", "ouyang2022instruct", (Pass("next tokens", POLICY, TRAIN),)),
        # A chosen and a rejected answer.
        Recipe(
            "dpo",
            "rafailov2023dpo",
            (Pass("reference log-probabilities", REFERENCE, FORWARD, 2), Pass("preferences", POLICY, TRAIN, 2)),
        ),
        Recipe("grpo", "shao2024deepseekmath", (*_ANSWERS, Pass("update", POLICY, TRAIN, grouped=True)), 8),
        Recipe(
            "ppo",
            "ouyang2022instruct",
            (
                *_ANSWERS,
                Pass("values", CRITIC, FORWARD, grouped=True),
                Pass("update", POLICY, TRAIN, grouped=True),
                Pass("update of values", CRITIC, TRAIN, grouped=True),
            ),
            1,
        ),
    )
}


def recipe(name: str) -> Recipe:
    """A recipe by name.

    Raises:
        UsageError: there is none.
    """
    if name not in RECIPES:
        raise UsageError(f"unknown recipe {name!r}", hint=f"known: {', '.join(RECIPES)}")
    return RECIPES[name]
