"""What a family states: one record that says how a `model_type` of the library is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from symcost.frontend.config import Config
from symcost.frontend.flags import Flag
from symcost.ir.spec import Features, KindSpec, ModelSpec, Part

Sizes = Mapping[str, int]
Derivation = Callable[[Sizes], int]
ABSENT: Final = "absent"
Rule = int | Derivation | Literal["absent"] | None
LayerRule = Callable[[Config, Sizes], Sequence[str]]
KindsRule = Callable[[Config, Sizes, Features], Sequence[KindSpec]]
Changes = tuple[tuple[str, str | bool], ...]
ChangeRule = Callable[[Config, Sizes, str, str], Changes]
SpecRule = Callable[[Config, dict[str, int], Features], Features]
HeadRule = Callable[[Config, Features], Features]
CutRule = Callable[[Config, ModelSpec], ModelSpec]
PartsRule = Callable[[Config, Sizes, Features], tuple[Part, ...]]
JoinRule = Callable[[Config, dict[str, int], dict[str, int], Features], Features]


def same(dim: str) -> Derivation:
    """The value of another dim."""
    return lambda sizes: sizes[dim]


def times(dim: str, factor: int) -> Derivation:
    """A multiple of another dim."""
    return lambda sizes: factor * sizes[dim]


@dataclass(frozen=True, eq=False)
class Size:
    """How one dim is read.

    Attributes:
        dim: canonical name.
        keys: aliases in the config, the family's own name first; none where no field states it.
        default: value of the library's class where no alias is stated; None if one must be stated; ABSENT: the
            model has no such size. A number that is taken is said in a warning, a derivation is silent.
        null: what a stated null means, likewise; None: null is refused.
        used_by: kinds that own the size: all, or only those with one of these attention or ffn flavours. Where
            no layer is of that flavour the size is left out and may be 0.
        meaning: phrase for messages.
        read: reads the size where it depends on other fields than its own; in place of all the above.
    """

    dim: str
    keys: tuple[str, ...]
    default: Rule = None
    null: Rule = None
    used_by: tuple[str, ...] = ()
    meaning: str = ""
    read: Callable[[Config, Sizes], int | None] | None = None


@dataclass(frozen=True, eq=False)
class Rotary:
    """How the rotary share of a head is read.

    Attributes:
        factor_keys: fields with the share; `rope_parameters` and `rope_scaling` are looked into first. None: the
            class's own share, whatever a config says.
        factor: the class's own share.
        width_keys: fields with the rotary width itself (GPT-J).
        width: the class's own width.
        fraction_nested: whether `rope_parameters.partial_rotary_factor` counts.
    """

    factor_keys: tuple[str, ...] = ("partial_rotary_factor",)
    factor: float = 1.0
    width_keys: tuple[str, ...] = ()
    width: int | None = None
    fraction_nested: bool = True


@dataclass(frozen=True, eq=False)
class Maximum:
    """The longest sequence.

    Attributes:
        keys: fields that state it.
        default: the class's own value; None where it has none.
        hard: positions are a learned or fixed table, so that longer is an error.
        unused: how many rows of the table, counted by the fields, no position uses.
    """

    keys: tuple[str, ...] = ("max_position_embeddings",)
    default: int | None = None
    hard: bool = False
    unused: Callable[[Config], int] | None = None


@dataclass(frozen=True, eq=False)
class Family:
    """One `model_type`.

    Attributes:
        model_type: as the library writes it.
        sizes: dims in the order in which they are derived from one another.
        features: structure of the library's class with every switch at its default.
        flags: config fields that change features.
        attention: attention flavour of each layer.
        ffn: feed-forward flavour of each layer.
        changes: features that differ in a kind, from its two flavours.
        kinds: kinds of the layers one by one, in place of attention, ffn and changes.
        rotary: None where positions do not rotate.
        maximum: longest sequence.
        mtp_keys: fields with the number of multi-token-prediction blocks; none for most.
        mtp_default: the class's own number.
        nested: nested objects whose fields are read with dotted names.
        neutral: fields that change no cost in this family only.
        refused: fields that change the built model in a way not priced, with the values that do not.
        harmless: values of another family's fields that say what this class does anyway: no warning.
        own_sizes: sizes of the class itself, taken (and said) where a nested text config does not state its own.
        finish: further checks and derived sizes and features, last of all.
        ends: what stands outside the layers, where no features describe it; read behind `finish`.
        tower: the vision tower of a vision-language config, whose text model the rest of the record describes.
        text_types: families of which the text model may be, in place of that description; the first where the nested
            config does not say.
        text_fields: what the class fills a nested text config up with, whatever that one's type has for its own.
        classes: how a config is read that names a class with one of these ends, in place of this record: classes of
            another architecture than the family's (the decoder or the encoder of an encoder-decoder alone).
    """

    model_type: str
    sizes: tuple[Size, ...]
    features: Features = Features()
    flags: tuple[Flag, ...] = ()
    attention: LayerRule | None = None
    ffn: LayerRule | None = None
    changes: ChangeRule | None = None
    kinds: KindsRule | None = None
    rotary: Rotary | None = Rotary()
    maximum: Maximum = Maximum()
    mtp_keys: tuple[str, ...] = ()
    mtp_default: int = 0
    nested: tuple[str, ...] = ()
    neutral: frozenset[str] = frozenset()
    refused: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    harmless: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    own_sizes: Mapping[str, int] = field(default_factory=dict)
    finish: SpecRule | None = None
    ends: PartsRule | None = None
    tower: Tower | None = None
    text_types: tuple[str, ...] = ()
    text_fields: Mapping[str, Any] = field(default_factory=dict)
    classes: Mapping[str, Family] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Tower:
    """The vision tower of a vision-language family.

    Attributes:
        family: how the tower's own config is read.
        key: the field that holds it.
        fields: fields of the whole that are the tower's, in place of an object under `key`.
        model_types: what the tower's config may call itself; anything where empty.
        others: further families, by what the tower's config calls itself.
        beside: a further tower made of parts: the field that holds its config, the prefix of its sizes, how it is read.
        cut: from the whole config, the tower as far as the text model reads it.
        head: from the whole config, the text model's features under the head of the whole.
        join: from the whole config, the text model's sizes and the tower's sizes and features: how the tower's output
            gets into the text model; further checks and derived sizes of either.
        connector: from the whole config, the tower's sizes and features: the parts that lead into the text model,
            behind `join`.
        side: prefix of the tower's sizes and parts.
    """

    family: Family
    key: str = "vision_config"
    fields: tuple[str, ...] = ()
    model_types: tuple[str, ...] = ()
    others: tuple[Family, ...] = ()
    beside: tuple[str, str, Family] | None = None
    cut: CutRule | None = None
    head: HeadRule | None = None
    join: JoinRule | None = None
    connector: PartsRule | None = None
    side: str = "vision"
