"""A step beyond the next token: its passes priced one by one, and added up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from symcost import __version__
from symcost.api.price import price
from symcost.api.stated import StatedModel, posed
from symcost.budget import limited
from symcost.errors import UsageError
from symcost.evaluate.numbers import Number, show, whole
from symcost.evaluate.question import Options
from symcost.evaluate.result import result
from symcost.evaluate.summed import summed
from symcost.ir.conventions import INFERENCE, of_model
from symcost.ir.recipes import CRITIC, DECODE, FORWARD, PREFILL, REWARD, TRAIN, Pass, Recipe, recipe

# For the tokens of an answer: together where their formulas allow it, else one by one.
SECONDS = 8.0
Work = dict[str, dict[str, dict[str, Number]]]
# What one number in place of logits is over, as the features of a model say it.
_SCALAR = {REWARD: "last", CRITIC: "tokens"}
_HEADLESS = {"tied": False, "head_bias": False, "head_softcap": False, "logit_scale": False}
_COLUMNS = {"flops": ("matmul", "vector"), "hbm_bytes": ("read", "write")}


@dataclass(frozen=True)
class Stated:
    """What a recipe is asked for.

    Attributes:
        policy: the model as it is trained. base: the same as it is served, adapters merged, and as it was before.
        asked: batch (prompts, or pairs of answers), seq (a prompt and its answer), conventions and precision.
        prompt: tokens of a prompt. group: answers to one.
    """

    policy: StatedModel
    base: StatedModel
    asked: Options
    prompt: int | None = None
    group: int | None = None


def priced(name: str, stated: Stated) -> dict[str, Any]:
    """The passes of a recipe with their work, and sums over them; numbers as the JSON of `symcost eval` has them.

    Raises:
        UsageError: no such recipe, a prompt or a group that it has not or that is missing.
    """
    row = recipe(name)
    stated = _checked(row, stated)
    entries, sums, params = [], dict[str, dict[str, dict[str, Number]]](), dict[str, int]()
    persistent: dict[str, Number] = {}
    for part in row.passes:
        work = _work(part, stated)
        if part.does not in (PREFILL, DECODE):
            params[part.model], held = _held(part, stated)
            persistent[part.model] = max(held, persistent.get(part.model, 0))
        _add(sums, work)
        entries.append(
            {
                "name": part.name,
                "model": part.model,
                "does": part.does,
                "sequences": _sequences(part, stated),
                **_shown(work),
            }
        )
    sizes = {"batch": _batch(stated), "seq": _seq(stated)}
    if stated.prompt is not None and stated.group is not None:
        sizes |= {"prompt": stated.prompt, "group": stated.group}
    totals = {**_shown(sums), "params": params, "persistent_bytes": show(whole(sum(persistent.values())))}
    return {
        "schema": 1,
        "symcost": __version__,
        "model": stated.policy.name,
        "recipe": row.name,
        "dims": sizes,
        "passes": entries,
        "totals": totals,
    }


def _add(sums: Work, work: Work) -> None:
    for quantity, phases in work.items():
        for phase, columns in phases.items():
            own = sums.setdefault(quantity, {}).setdefault(phase, {})
            for column, value in columns.items():
                own[column] = own.get(column, 0) + value


def _checked(row: Recipe, stated: Stated) -> Stated:
    asked = stated.asked
    own = {"--workload": asked.inference, "--free": bool(asked.free), "degrees": asked.sharding is not None}
    for option, given in own.items():
        if given:
            raise UsageError(f"{option}: a recipe has passes of its own", hint=f"leave it out, or --recipe {row.name}")
    if stated.policy.features.architecture != "decoder" or stated.policy.vision or stated.policy.packing:
        raise UsageError(f"--recipe {row.name} prices decoder-only models on sequences", hint="leave --recipe out")
    if not row.generates:
        for option, value in (("--prompt", stated.prompt), ("--group", stated.group)):
            if value is not None:
                raise UsageError(f"{option} does not apply: {row.name} generates nothing", hint="leave it out")
        return stated
    seq = _seq(stated)
    if stated.prompt is None or not 0 < stated.prompt < seq:
        raise UsageError(f"--recipe {row.name} with --prompt {stated.prompt}", hint=f"state a prompt of 1 to {seq - 1}")
    group = row.group if stated.group is None else stated.group
    if group < 1:
        raise UsageError(f"--group is {group}", hint="state at least 1 answer to a prompt")
    return replace(stated, group=group)


def _batch(stated: Stated) -> int:
    return 1 if stated.asked.batch is None else stated.asked.batch


def _seq(stated: Stated) -> int:
    if stated.asked.seq is not None:
        return stated.asked.seq
    return min(4096, stated.policy.max_seq or 4096)


def _sequences(part: Pass, stated: Stated) -> int:
    return _batch(stated) * part.sequences * ((stated.group or 1) if part.grouped else 1)


def _model(part: Pass, stated: Stated) -> StatedModel:
    """The model of a pass: the policy as it is trained, as it is served or was before; or one that gives a number."""
    trained = part.does in (TRAIN, FORWARD)
    base = stated.policy if part.model == "policy" and trained else stated.base
    if part.model not in _SCALAR:
        return base
    over = tuple(sorted((*base.features.extra, ("classifier", _SCALAR[part.model]))))
    features = replace(base.features, head="classifier", extra=over, **_HEADLESS)  # type: ignore[arg-type]
    return replace(base, features=features, dims={**base.dims, "labels": 1}, optimizer=stated.policy.optimizer)


def _options(part: Pass, stated: Stated) -> Options:
    asked = replace(stated.asked, batch=_sequences(part, stated), seq=_seq(stated))
    if part.does in (TRAIN, FORWARD):
        return asked
    # Served in the precision of serving, under those conventions that serving has.
    known = {convention.name for convention in of_model(INFERENCE)}
    own = {name: option for name, option in asked.conventions.items() if name in known}
    asked = replace(asked, conventions=own, workload=part.does, precision=None, hardware=None)
    prompt = stated.prompt or 1
    return replace(asked, seq=prompt) if part.does == PREFILL else replace(asked, seq=1, cached=prompt)


def _work(part: Pass, stated: Stated) -> Work:
    if part.does == DECODE:
        return _decoded(part, stated)
    totals = result(price(_model(part, stated), _options(part, stated)))["totals"]
    phases = {FORWARD: ("forward",), PREFILL: ("forward",)}.get(part.does, ("forward", "backward", "optimizer"))
    return {
        quantity: {
            phase: {column: _number(value) for column, value in totals[quantity][phase].items()}
            for phase in phases
            if phase in totals[quantity]
        }
        for quantity in _COLUMNS
    }


def _decoded(part: Pass, stated: Stated) -> Work:
    """Tokens one by one: each step holds one more than the last. The first comes out of the prompt's pass."""
    module, question = posed(_model(part, stated), _options(part, stated))
    ends = {"flops": "flops", "hbm_bytes": "bytes"}
    fields = {(q, column): f"forward_{column}_{ends[q]}" for q, columns in _COLUMNS.items() for column in columns}

    def lengths(held: Any) -> dict[str, Any]:
        own = {name: value for name, value in (("cached", held), ("context", held + 1)) if name in question.sizes}
        return {**question.sizes, **question.conventions, **own}

    prompt, last = stated.prompt or 1, _seq(stated) - 2
    with limited(f"an answer of {last + 2 - prompt} tokens", SECONDS, "state a shorter --seq"):
        found = summed(module, lengths, prompt, last, fields.values())
    return {
        quantity: {"forward": {column: found[fields[quantity, column]] for column in columns}}
        for quantity, columns in _COLUMNS.items()
    }


def _held(part: Pass, stated: Stated) -> tuple[int, Number]:
    """Parameters of a pass's model, and what is there of it throughout: a model that is not trained has no more."""
    totals = result(price(_model(part, stated), _options(part, stated)))["totals"]
    roles = totals["bytes_by_role"]
    trained = part.does == TRAIN
    kept = [
        _number(size)
        for role, size in roles.items()
        if (trained and role != "activation") or role in ("param", "buffer")
    ]
    return totals["params"], sum(kept)


def _number(value: Any) -> Number:
    from fractions import Fraction

    return Fraction(value) if isinstance(value, str) else value


def _shown(work: Work) -> dict[str, Any]:
    return {
        quantity: {phase: {c: show(whole(v)) for c, v in columns.items()} for phase, columns in phases.items()}
        for quantity, phases in work.items()
    }


def text(found: Mapping[str, Any]) -> str:
    """A table of passes for people."""
    from symcost.evaluate.units import flops

    lines = [f"{found['recipe']} of {found['model']}: " + ", ".join(f"{n} {v}" for n, v in found["dims"].items()), ""]
    rows = [("pass", "model", "does", "sequences", "FLOPs")]
    for entry in found["passes"]:
        rows.append(
            (entry["name"], entry["model"], entry["does"], str(entry["sequences"]), flops(_sum(entry["flops"])))
        )
    rows.append(("all", "", "", "", flops(_sum(found["totals"]["flops"]))))
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines += ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    held = ", ".join(f"{model} {count:,}" for model, count in found["totals"]["params"].items())
    return "\n".join([*lines, "", f"parameters: {held}"])


def _sum(phases: Mapping[str, Mapping[str, Any]]) -> Number:
    return sum((_number(value) for columns in phases.values() for value in columns.values()), 0)
