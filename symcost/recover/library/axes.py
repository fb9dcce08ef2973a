"""Axes: how the fields of a config may be varied. A field is a step times its axis, times the fields that divide it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import prod

from symcost.errors import RecoverError
from symcost.recover.box import Outside
from symcost.recover.library.fields import LAYERS, Field
from symcost.recover.library.models import Models, Values
from symcost.recover.sparse import order

# Values of an axis beyond its own that a first look takes; more where a figure is of a higher degree.
_FIRST, _MORE = (1, 2), (3, 4, 6)
# Times less and more than its own at which an axis is tried too, to tell a step from a constant.
_FAR = 5
_STEPS = (2, 4, 8, 16, 32, 64, 128)
_MOST_DEGREE = 4
# A size and the one that divides it, where no field states the quotient.
# The inner width of a scan is an expansion of the hidden one, and its heads together.
_MADE_OF = {"hidden": ("ssm_heads", "ssm_head_dim"), "mamba_d_ssm": ("ssm_heads", "ssm_head_dim")}
# What goes in divides no field.
_LENGTHS = ("batch", "seq")
_DIVIDES = {"heads": ("kv_heads",), "hidden": ("heads",), "experts": ("n_group",), "ssm_heads": ("ssm_groups",)}


@dataclass(frozen=True)
class Axis:
    """A field's axis.

    Attributes:
        step: what its values are multiples of. parents: names of the fields that they are multiples of.
        values: places on the axis at which every figure is known, the config's own first.
    """

    field: Field
    step: int | Fraction
    parents: tuple[str, ...]
    values: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        return self.field.name

    @property
    def far(self) -> tuple[int, int]:
        """Places several times less and more than its own; none of which there may be no copies, being 1."""
        own, least = self.values[0], 1 if self.step > 1 else 2
        return max(own // _FAR, min(own, least)), _FAR * own + 3

    @property
    def multiple(self) -> str:
        """What its values are multiples of, in words; empty where of 1."""
        parts = [str(self.step)] * (self.step > 1) + list(self.parents)
        return "*".join(parts)


_UNBOUND = Axis(Field((), "", 1), 1, ())


class Axes:
    """The axes of a config.

    Args:
        models: the config's models, run at sizes.
        fields: what may be varied; what changes no figure, or cannot be varied, has no axis.
    """

    def __init__(self, models: Models, fields: Sequence[Field]) -> None:
        self.models = models
        self.own = {field.name: field.value for field in fields}
        self.by_name: dict[str, Axis] = {}
        self.held: list[str] = []
        self._check_base()
        chosen = [field for field in fields if field.name not in LAYERS]
        # What divides others comes before them.
        chosen.sort(key=lambda field: len(self._guessed(field)))
        for field in chosen:
            parents = self._guessed(field)
            if self._bound(field):
                continue
            if parents:
                place = field.value // prod(self.own[name] for name in parents)
                self.by_name[field.name] = Axis(field, 1, parents, (place,))
        for field in chosen:
            if self.by_name.get(field.name, _UNBOUND).step >= 1:
                self._add(field)

    def _check_base(self) -> None:
        try:
            self.models.at({})
        except Outside as error:
            raise RecoverError(f"it does not run: {error}", hint="correct the config") from error

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.by_name)

    def values(self, places: Mapping[str, int]) -> Values:
        """Values of the fields at places on their axes; others at the config's own."""
        found: dict[str, int] = {}

        def value(name: str) -> int:
            axis = self.by_name.get(name)
            if axis is None:
                return self.own[name]
            if name not in found:
                place = places.get(name, axis.values[0])
                exact = axis.step * place * prod(value(parent) for parent in axis.parents)
                if int(exact) != exact:
                    raise Outside(f"{name} would be {exact}")
                found[name] = int(exact)
            return found[name]

        return {name: value(name) for name in self.by_name}

    def at(self, places: Mapping[str, int]) -> Mapping[object, int]:
        """Every figure at places on the axes."""
        return self.models.at(self.values(places))

    def _guessed(self, field: Field) -> tuple[str, ...]:
        stated = "head_dim" in self.own
        known = [p for p in _DIVIDES.get(field.name, ()) if self.own.get(p, 1) > 1 and field.value % self.own[p] == 0]
        if field.name == "seq":
            known = [name for name in self.own if "chunk" in name or name == "block_size"][:1]
        return () if field.name == "hidden" and stated else tuple(known)

    def _add(self, field: Field) -> None:
        before = self.by_name.pop(field.name, None)
        for step, parents in self._candidates(field):
            whole = step * prod(self.own[name] for name in parents)
            if field.value % whole or field.value < whole:
                continue
            axis = Axis(field, step, parents, (field.value // whole,))
            self.by_name[field.name] = axis
            # What there is one of is structure: a copy for each is no copy there.
            if axis.values == (1,):
                break
            line = self._line(axis)
            if line is not None:
                self.by_name[field.name] = replace(axis, values=line)
                if len(line) == 1 and not self._has_children(field.name):
                    del self.by_name[field.name]
                return
            del self.by_name[field.name]
        if field.name in self.by_name:
            if not parents:
                del self.by_name[field.name]
                self.held.append(field.name)
            return
        if not self._with_children(field):
            self.held.append(field.name)
            if before is not None:
                self.by_name[field.name] = before

    def _bound(self, field: Field) -> bool:
        """Whether a field is what others make of it, where the library asks for that."""
        parents = _MADE_OF.get(field.name, ())
        if not parents or not all(name in self.own for name in parents):
            return False
        together = prod(self.own[name] for name in parents)
        if together % field.value:
            return False
        self.by_name[field.name] = Axis(field, Fraction(field.value, together), parents, (1,))
        return True

    def _has_children(self, name: str) -> bool:
        return any(name in axis.parents for axis in self.by_name.values())

    def _with_children(self, field: Field) -> bool:
        """Tries a field that cannot be varied alone with each one that is a multiple of it following."""
        for name, child in list(self.by_name.items()):
            whole = child.step * prod(self.own[parent] for parent in (*child.parents, field.name))
            if field.name in child.parents or field.value < 2 or child.field.value % whole:
                continue
            self.by_name[field.name] = Axis(field, 1, (), (field.value,))
            self.by_name[name] = replace(
                child, parents=(*child.parents, field.name), values=(child.field.value // whole,)
            )
            line = self._line(self.by_name[field.name])
            other = self._line(self.by_name[name]) if line else None
            if line and other and len(line) > 1:
                self.by_name[field.name] = replace(self.by_name[field.name], values=line)
                self.by_name[name] = replace(self.by_name[name], values=other)
                return True
            self.by_name[name] = child
            del self.by_name[field.name]
        return False

    def _candidates(self, field: Field) -> Iterator[tuple[int, tuple[str, ...]]]:
        guessed = self._guessed(field)
        if guessed:
            yield from ((step, guessed) for step in (1, 2, 4, 8))
        if field.multiple > 1:
            yield field.multiple, ()
        yield 1, ()
        yield from ((step, ()) for step in _STEPS)
        divisors = [name for name, value in self.own.items() if value > 1 and name not in (*_LENGTHS, field.name)]
        for name in divisors:
            if field.value % self.own[name] == 0 and name not in LAYERS and self._free(name, field.name):
                yield 1, (name,)
                yield 2, (name,)

    def _free(self, name: str, other: str) -> bool:
        """Whether a field does not depend on another."""
        axis = self.by_name.get(name)
        return axis is None or all(parent != other and self._free(parent, other) for parent in axis.parents)

    def _line(self, axis: Axis) -> tuple[int, ...] | None:
        """Places along an axis at which every figure is a polynomial; only its own where nothing changes.

        None where the library takes no such values, or a figure is no polynomial.
        """
        own = axis.values[0]
        places = [own, *(own + by for by in _FIRST)]
        try:
            known = [self.at({axis.name: place}) for place in places]
            if all(figures == known[0] for figures in known):
                return (own,) if self._goes_on(axis, places, known) else None
            for by in dict.fromkeys((own + 3, *_MORE)):
                places.append(own + by)
                known.append(self.at({axis.name: own + by}))
                if _degree(places, known) + 2 < len(places):
                    return tuple(places) if self._goes_on(axis, places, known) else None
        except Outside:
            return None
        return None

    def _goes_on(self, axis: Axis, places: list[int], known: list[Mapping[object, int]]) -> bool:
        """Whether every figure is the same polynomial at places far off, as far as the library takes them."""
        degree = _degree(places, known)
        for place in sorted(set(axis.far) - set(places)):
            try:
                found = self.at({axis.name: place})
            except Outside:
                continue
            if _degree([*places, place], [*known, found]) > degree:
                return False
        return True


def _degree(places: Sequence[int], known: Sequence[Mapping[object, int]]) -> int:
    """The highest degree of any figure along a line; one too high where figures come and go."""
    keys = set(known[0])
    if any(set(figures) != keys for figures in known):
        return len(places)
    return max(order(places, [Fraction(figures[key]) for figures in known]) for key in keys)
