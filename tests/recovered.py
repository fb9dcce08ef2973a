"""The library's recovered formulas at fresh sizes, beside ours: read from tests/data/second_derivation.json.

Where a structure has a second derivation, any cost model of it, ours or a changed one, is compared with the library's
formulas at sizes that nobody chose, exactly and without the library.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import prod
from random import Random
from typing import Any

from sympy import Integer

from symcost.errors import SymcostError
from symcost.frontend import load
from symcost.ir.conventions import DEFAULTS
from symcost.ir.cost_model import CostModel
from symcost.ir.spec import ModelSpec
from symcost.ir.text import evaluate_text
from symcost.ir.totals import total, total_fields
from symcost.recover.library.fields import cut, fields, placed, without_dropout
from tests.priced import COUNTED, known_sizes
from tests.second_derivation import DATA, config_of

# Our totals by the quantity that both derivations have.
FIELDS = {
    "params": "params",
    "forward": "forward_matmul_flops",
    "backward": "backward_matmul_flops",
    "saved": "activation_bytes",
}
MODEL = "model"
_TRIES = 200
# A size that the structure does not have, in a formula that is wrong.
_NOT_THERE = 1009


@dataclass(frozen=True)
class Point:
    """Attributes: spec: of the config there. numbers: of every size. expected: by scope and quantity."""

    spec: ModelSpec
    numbers: Mapping[str, int]
    expected: Mapping[tuple[str, str], Fraction]


@cache
def known() -> Mapping[str, Any]:
    """Every structure that has a second derivation."""
    found = json.loads(DATA.read_text(encoding="utf-8"))
    return {name: record for name, record in found.items() if "refused" not in record}


@cache
def points(name: str, count: int = 3) -> tuple[Point, ...]:
    """Fresh sizes of a structure at which its config is of the same structure."""
    record, found = known()[name], []
    config = _cut(without_dropout(config_of(name)), record["layers"])
    own = {field.name: field.value for field in fields(config)}
    signature, draw = load(config).signature(), Random(name)
    for turn in range(_TRIES):
        values = _drawn(record["axes"], own, draw, alike=turn >= _TRIES // 2)
        made = None if values is None else _point(config, record, {**own, **values})
        if made is not None and made.spec.signature() == signature:
            found.append(made)
        if len(found) == count:
            break
    return tuple(found)


def differing(name: str, model: CostModel) -> Iterator[str]:
    """Figures of a cost model of a structure, as `scope/quantity`, that are not the library's.

    What is meant to differ is none of them.
    """
    for scope, quantity in dict.fromkeys(key for point in points(name) for key in point.expected):
        options = {**DEFAULTS, **COUNTED, **({"activations": "autograd"} if quantity == "saved" else {})}
        field, kind = FIELDS[quantity], None if scope == MODEL else scope
        value = model.resolve(total(model, field, total_fields(model)[field], kind).value(options), options)
        for point in points(name):
            ours = value.xreplace({s: Integer(point.numbers.get(str(s), _NOT_THERE)) for s in value.free_symbols})
            if Fraction(int(ours.p), int(ours.q)) != point.expected[scope, quantity]:
                yield f"{scope}/{quantity}"
                break


def _cut(config: Mapping[str, Any], layers: Mapping[str, int]) -> dict[str, Any]:
    """The config with the layers that the library ran."""
    for most in range(1, 1 + max(sum(layers.values()), 1)):
        made = cut(config, most)
        if Counter(group.kind for group in load(made).stack if not group.mtp for _ in range(group.count)) == layers:
            return made
    return dict(config)


def _drawn(axes: Mapping[str, Any], own: Mapping[str, int], draw: Random, *, alike: bool) -> dict[str, int] | None:
    """Sizes with every axis at another place, none with one of it, which is structure; None where not whole.

    Args:
        alike: fields that are equal in the config stay so, as two sides of one size do.
    """
    places = {
        name: draw.randint(max(2, axis["place"] // 2), 2 * axis["place"] + 4) if axis["varied"] else axis["place"]
        for name, axis in axes.items()
    }

    def value(name: str) -> Fraction:
        if name not in axes:
            return Fraction(own[name])
        return Fraction(axes[name]["step"]) * places[name] * prod(map(value, axes[name]["parents"]))

    same = {own.get(name): name for name in reversed(axes) if alike and name in own}
    values = {name: value(same.get(own.get(name), name)) for name in axes}
    return None if any(v.denominator > 1 for v in values.values()) else {n: int(v) for n, v in values.items()}


def _point(config: Mapping[str, Any], record: Mapping[str, Any], values: dict[str, int]) -> Point | None:
    paths = {tuple(axis["path"]): values[name] for name, axis in record["axes"].items() if name not in ("batch", "seq")}
    try:
        spec = load(placed(config, paths))
    except SymcostError:
        return None
    lengths = {name: values.get(name, own) for name, own in (("batch", 2), ("seq", 16))}
    numbers = known_sizes(spec) | lengths | {"context": lengths["seq"], "target_seq": lengths["seq"], "images": 0}
    numbers |= {"grad_accum": 1, **{name: size for name, size in spec.dims.items() if name == "seq"}}
    names = values | lengths | {name: values[above] // values[below] for above, below, name in record["quotients"]}
    expected = {}
    for key, figure in record["figures"].items():
        scope, _, quantity = key.partition("/")
        if quantity in FIELDS and figure["verdict"] != "differs":
            value = Fraction(evaluate_text(figure["recovered"], names))
            expected[scope, quantity] = value - Fraction(evaluate_text(figure.get("meant", "0"), names))
    return Point(spec, numbers, expected)
