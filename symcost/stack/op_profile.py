"""Op profiles: the layer kinds of an architecture family, each with its flavours and op counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from symcost.errors import SpecError
from symcost.stack import checks
from symcost.stack.op_counts import OpCounts

ATTENTION_WORDS = ("full", "linear")
FFN_WORDS = ("dense", "moe")


@dataclass(frozen=True)
class ProfileKind:
    """One kind of layer.

    Attributes:
        name: what a stack calls it.
        attention: `full`, or `linear` for a gated-DeltaNet layer, which needs the linear-attention dimensions.
        ffn: `dense`, `moe`, or None where the family's kinds do not differ in it.
        ops: declared op counts; empty where the profile states none.
    """

    name: str
    attention: str = "full"
    ffn: str | None = None
    ops: OpCounts = OpCounts()


@dataclass(frozen=True)
class OpProfile:
    """The layer kinds of one family.

    Attributes:
        name: the family.
        kinds: every kind, in the order of declaration.
        default: the kind of a layer about which nothing else is said; None where the stack always says it.
    """

    name: str
    kinds: tuple[ProfileKind, ...]
    default: str | None = None

    @classmethod
    def from_dict(cls, name: str, data: Mapping[str, Any]) -> OpProfile:
        """Read `{"kinds": {NAME: {"attention", "ffn", "ops"}}, "default": NAME}`; all but the kinds may be left out.

        A profile with one kind defaults to it.

        Raises:
            SpecError: no kinds, an unknown key or word, a count that is none, a default that is not among the kinds.
        """
        where = f"op profile {checks.name(name, 'profile name')!r}"
        checks.known(checks.table(data, "profile", where=where), ("kinds", "default"), "key", where=where)
        declared = checks.table(data.get("kinds"), "kinds", where=where)
        if not declared:
            raise SpecError(f"kinds is {dict(declared)!r}", where=where, hint="declare at least one layer kind")
        kinds = tuple(_kind(kind, flavours, where) for kind, flavours in declared.items())
        return cls(name, kinds, _default(data.get("default"), kinds, where))

    @property
    def names(self) -> tuple[str, ...]:
        """Kind names, in the order of declaration."""
        return tuple(kind.name for kind in self.kinds)


def _kind(name: Any, data: Any, where: str) -> ProfileKind:
    field = f"kinds.{checks.name(name, 'a kind of kinds', where=where)}"
    checks.known(checks.table(data, field, where=where), ("attention", "ffn", "ops"), f"key in {field}:", where=where)
    attention = _word(data.get("attention", "full"), ATTENTION_WORDS, f"{field}.attention", where)
    ffn = data.get("ffn")
    if ffn is not None:
        ffn = _word(ffn, FFN_WORDS, f"{field}.ffn", where)
    ops = data.get("ops")
    return ProfileKind(
        name, attention, ffn, OpCounts() if ops is None else OpCounts.from_dict(ops, f"{field}.ops", where=where)
    )


def _word(value: Any, words: tuple[str, ...], field: str, where: str) -> str:
    if not isinstance(value, str) or value not in words:
        hint = f"one of {checks.listed(words)}, or leave {field.rpartition('.')[2]} out"
        raise SpecError(f"{field} is {value!r}", where=where, hint=hint)
    return value


def _default(value: Any, kinds: tuple[ProfileKind, ...], where: str) -> str | None:
    names = [kind.name for kind in kinds]
    if value is None:
        return names[0] if len(names) == 1 else None
    if not isinstance(value, str) or value not in names:
        raise SpecError(
            f"default is {value!r}, which kinds does not declare", where=where, hint=f"kinds: {checks.listed(names)}"
        )
    return value
