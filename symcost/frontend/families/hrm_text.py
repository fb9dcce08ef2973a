"""HRM-Text: two stacks of layers that are run in cycles, a slow one behind every few runs of a fast one."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.families.llama import ATTENTION_DROPOUT, MLP_BIAS
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import ATTENTION_BIASES, Activation, Factor, Tie, biases
from symcost.frontend.parts import part
from symcost.frontend.tables import FFN, HEADS, HIDDEN, VOCAB, head_dim
from symcost.ir.spec import Features, KindSpec, Part

FAST, SLOW = KindSpec("fast"), KindSpec("slow")
AGAIN = {kind.name: KindSpec(f"{kind.name}_again", changes=(("weights_of", kind.name),)) for kind in (FAST, SLOW)}
# Runs through which no gradient flows.
BLIND = KindSpec("fast_without_gradient", changes=(("discarded", True), ("weights_of", FAST.name)))


def cycles(config: Config) -> tuple[int, int]:
    """Runs of the slow stack, and of the fast one in front of each."""
    slow, fast = (config.integer([key]) for key in ("H_cycles", "L_cycles"))
    return slow if isinstance(slow, int) else 2, fast if isinstance(fast, int) else 3


def learning(config: Config) -> list[int]:
    """How many of the last fast runs of each cycle have a gradient: listed for the last cycles, one in others.

    Raises:
        SpecError: none of a cycle has one.
    """
    slow, fast = cycles(config)
    listed = config.integers(["L_bp_cycles"]) or [2]
    counts = ([1] * max(0, slow - len(listed)) + listed)[:slow]
    if counts[-1] < 1:
        problem = "a last cycle without a gradient is not priced"
        raise config.error("L_bp_cycles", listed, problem, "write at least 1")
    return [min(count, fast) for count in counts]


def runs(config: Config) -> list[KindSpec]:
    """The kind of each run of a stack; the last one of each stack owns its weights."""
    _, fast = cycles(config)
    found = []
    for count in learning(config):
        found += [BLIND] * (fast - count) + [AGAIN["fast"]] * count + [AGAIN["slow"]]
    return [*found[:-2], FAST, SLOW]


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    return [kind for kind in runs(config) for _ in range(sizes["layers"])]


def around(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """What stands around each run: both states are added in front, a norm without a weight behind."""
    blind = sum(kind == BLIND for kind in runs(config))
    seen = len(runs(config)) - blind
    groups = {"": (seen, False), "blind_": (blind, True)}
    found = [part("unread", "first_state", elements="hidden")]
    for prefix, (count, out) in groups.items():
        if count:
            found.append(part("residual", f"{prefix}sum", count=count, discarded=out))
            norm = part("rms_norm", f"{prefix}norm", input="stack.output", form="rms_plain", count=count, discarded=out)
            found.append(norm)
    return tuple(found)


def layers(config: Config, sizes: Sizes) -> int:
    """Layers of a stack: a config that was saved has the number of all runs in `num_hidden_layers`."""
    for key in ("num_layers_per_stack", "num_hidden_layers"):
        stated = config.integer([key])
        if isinstance(stated, int):
            config.used.update(("num_layers_per_stack", "num_hidden_layers"))
            return stated
    raise config.absent("num_hidden_layers", "the number of layers of a stack")


def structure(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """The number of layers goes: each kind has its own."""
    del sizes["layers"]
    return replace(features, extra=(("ends", "added"),))


FAMILIES = (
    Family(
        "hrm_text",
        sizes=(HIDDEN, Size("layers", ("num_hidden_layers",), read=layers), HEADS, VOCAB, head_dim(128, None), FFN),
        features=Features(norm="rms_plain", final_norm=False, attention_gate="element"),
        flags=(
            biases("attention_bias", *ATTENTION_BIASES),
            *(
                MLP_BIAS,
                Activation(),
                ATTENTION_DROPOUT,
                Factor("embedding_scale", "embedding_scale", 50.0),
                Tie(False),
            ),
        ),
        kinds=kinds,
        neutral=frozenset({"prefix_lm", "num_layers_per_stack"}),
        maximum=Maximum(default=2048),
        finish=structure,
        ends=around,
    ),
)
