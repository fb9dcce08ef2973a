"""Each key of a config changed in turn: what we make of the change beside what the library builds."""

from __future__ import annotations

import copy
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from symcost.audit.library import count_flops, count_parameters
from symcost.errors import SymcostError

EQUAL, BOTH, OURS, LIBRARY, WRONG = "equal", "both refuse", "we refuse", "the library refuses", "WRONG"
# The cap on time was reached: this change and those behind it were not tried.
LATE = "not tried from here on: the time is over"
# Names and notes of a config, which decide nothing.
SKIPPED = frozenset({"model_type", "architectures", "transformers_version", "dtype", "torch_dtype", "auto_map"})
# Fields that count layers; a model of a few layers shows the same.
DEPTHS = (
    *("num_hidden_layers", "n_layer", "n_layers", "num_layers", "encoder_layers", "decoder_layers", "depth"),
    *("num_decoder_layers", "num_encoder_layers"),
)
FEW = 4
# A number on either side, or why there is none.
Answer = int | str
# Our parameters of a config, and what our front end warned of.
Price = Callable[[Mapping[str, Any]], tuple[int, tuple[str, ...]]]
# Our matmul FLOPs of a config's forward and backward pass over so many sequences and tokens; None of layers that the
# library runs through a fallback, whose count differs by stated formulas.
Flops = Callable[[Mapping[str, Any], int, int], tuple[int, int] | None]
PARAMETERS, PHASES = "parameters", ("forward FLOPs", "backward FLOPs")
BATCH, SEQ = 2, 32


@dataclass(frozen=True)
class KeyOutcome:
    """One change of one key.

    Attributes:
        key: dotted path.
        change: what was done to it.
        outcome: EQUAL, BOTH, OURS, LIBRARY, WRONG or LATE.
        ours, library: the quantity, or the reason of the refusal.
        warnings: what our front end said.
        quantity: what the numbers are; of equal ones, the last that was compared.
        parameters: of both sides, where those are equal.
    """

    key: str
    change: str
    outcome: str
    ours: Answer
    library: Answer
    warnings: tuple[str, ...] = ()
    quantity: str = PARAMETERS
    parameters: int | None = None

    def json(self) -> dict[str, Any]:
        return asdict(self)


def counts(found: Iterable[KeyOutcome]) -> dict[str, int]:
    """How often each outcome came about, in a fixed order."""
    held = Counter(item.outcome for item in found)
    return {name: held[name] for name in (EQUAL, BOTH, OURS, LIBRARY, WRONG, LATE) if held[name]}


def as_it_is(config: Mapping[str, Any], price: Price, flops: Flops | None = None) -> KeyOutcome:
    """Both sides' answer to the config itself."""
    return outcome("", "as it is", config, price, flops)


def try_keys(
    config: Mapping[str, Any], price: Price, *, seconds: float = 600, flops: Flops | None = None
) -> Iterator[KeyOutcome]:
    """Change each key of a config and compare parameters; ends early, and says so, where `seconds` are over.

    Args:
        flops: where FLOPs are compared too, ours.

    Raises:
        SymcostError: torch or transformers is missing.
    """
    start, known = time.monotonic(), dict(shortened(config, price))
    for key, change, changed in changes(known):
        if time.monotonic() - start > seconds:
            yield KeyOutcome(key, change, LATE, "not tried", "not tried")
            return
        yield outcome(key, change, changed, price, flops)


def outcome(key: str, change: str, config: Mapping[str, Any], price: Price, flops: Flops | None = None) -> KeyOutcome:
    """Both sides' answer to one config: parameters, and FLOPs where those are equal and both sides have some."""
    ours, warnings = _ours(config, price)
    library = _library(config)
    numbers = isinstance(ours, int), isinstance(library, int)
    verdict = {(False, False): BOTH, (False, True): OURS, (True, False): LIBRARY}.get(numbers)
    equal = ours == library and isinstance(ours, int)
    found = KeyOutcome(key, change, verdict or (EQUAL if equal else WRONG), ours, library, warnings)
    found = replace(found, parameters=ours) if equal and isinstance(ours, int) else found
    return found if flops is None or found.outcome != EQUAL else _with_flops(found, config, flops)


def _with_flops(found: KeyOutcome, config: Mapping[str, Any], flops: Flops) -> KeyOutcome:
    """The first phase whose FLOPs differ; the last one where none do."""
    try:
        ours = flops(config, BATCH, SEQ)
    except SymcostError:
        # Such a model takes no length, or a longer one.
        return found
    library = None if ours is None else count_flops(config, BATCH, SEQ)
    if ours is None or library is None:
        return found
    for phase, left, right in zip(PHASES, ours, library, strict=True):
        verdict = EQUAL if left == right else WRONG
        found = replace(found, outcome=verdict, ours=left, library=right, quantity=phase)
        if left != right:
            break
    return found


def changes(config: Mapping[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every change of every key, nested ones with a dotted name: (key, change, the config so changed)."""
    yield "", "as it is", copy.deepcopy(dict(config))
    for path, value in _paths(config, ()):
        for name, new in _values(value):
            changed = copy.deepcopy(dict(config))
            inner = changed
            for part in path[:-1]:
                inner = inner[part]
            if name == "deleted":
                del inner[path[-1]]
            else:
                inner[path[-1]] = new
            yield ".".join(path), name, changed


def _paths(config: Mapping[str, Any], above: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in config.items():
        if key in SKIPPED or key.startswith("_") or key in ("id2label", "label2id"):
            continue
        path = (*above, key)
        yield path, value
        if isinstance(value, Mapping):
            yield from _paths(value, path)


def _values(value: object) -> Iterator[tuple[str, Any]]:
    yield "deleted", None
    if value is not None:
        yield "null", None
    if isinstance(value, bool):
        yield "flipped", not value
    elif isinstance(value, int):
        yield "one more", value + 1
        yield "doubled", max(2 * value, 2)
    elif isinstance(value, float):
        yield "halved", value / 2
    elif isinstance(value, list) and value:
        yield "last entry dropped", value[:-1]


def shortened(config: Mapping[str, Any], price: Price) -> Mapping[str, Any]:
    """The config with few layers where both sides take it so, else as it is."""
    small = _shortened(config)
    if isinstance(_ours(small, price)[0], int) and isinstance(_library(small), int):
        return small
    return config


def _shortened(config: Mapping[str, Any]) -> dict[str, Any]:
    depths = {value for key, value in config.items() if key in DEPTHS and isinstance(value, int) and value > FEW}
    found: dict[str, Any] = {}
    for key, value in config.items():
        if isinstance(value, Mapping):
            found[key] = _shortened(value)
        elif key in DEPTHS and value in depths and not isinstance(value, bool):
            found[key] = FEW
        elif isinstance(value, list) and len(value) in depths:
            found[key] = [*value[: FEW - 1], value[-1]]
        else:
            found[key] = value
    return found


def _ours(config: Mapping[str, Any], price: Price) -> tuple[Answer, tuple[str, ...]]:
    try:
        return price(config)
    except SymcostError as error:
        return str(error), ()


def _library(config: Mapping[str, Any]) -> Answer:
    try:
        return count_parameters(config)
    except SymcostError as error:
        return str(error)
