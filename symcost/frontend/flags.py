"""Fields of a config that switch structure on and off. Each flag reads one field and names the features it sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from symcost.frontend.config import Config

Setting = dict[str, str | bool]


class Flag(Protocol):
    """Reads a field, answers with the features that it sets."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The field, and its other names."""
        ...

    @property
    def sets(self) -> tuple[str, ...]:
        """Features that are on where the field is true; empty where that is not what it says."""
        ...

    def read(self, config: Config) -> Setting: ...


@dataclass(frozen=True, eq=False)
class Switch:
    """A boolean field.

    Attributes:
        key: the field.
        on: features where it is true.
        default: the class's own value.
        off: features where it is false.
        nullable: whether the library's class takes null, as false.
        other: further names of the field.
    """

    key: str
    on: Setting
    default: bool = False
    off: Setting | None = None
    nullable: bool = False
    other: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        return (self.key, *self.other)

    @property
    def sets(self) -> tuple[str, ...]:
        return tuple(name for name, value in self.on.items() if value is True)

    def read(self, config: Config) -> Setting:
        return dict(self.on) if self._stated(config) else dict(self.off or {})

    def _stated(self, config: Config) -> bool:
        return config.boolean(self.keys, self.default, nullable=self.nullable)


def biases(
    key: str, *features: str, default: bool = False, nullable: bool = False, other: tuple[str, ...] = ()
) -> Switch:
    """A boolean field that sets each feature to its own value."""
    return Switch(key, dict.fromkeys(features, True), default, dict.fromkeys(features, False), nullable, other)


def renormalised(default: bool) -> Switch:
    """`norm_topk_prob`, with the class's own default: whether a router divides the chosen scores by their sum."""
    return Switch(
        "norm_topk_prob", {"router_renormalised": True}, default, {"router_renormalised": False}, nullable=True
    )


ATTENTION_BIASES = ("q_bias", "k_bias", "v_bias", "o_bias")
QKV_BIASES = ("q_bias", "k_bias", "v_bias")


@dataclass(frozen=True, eq=False)
class Rate:
    """A dropout probability: the features are present where it is not 0."""

    key: str
    features: tuple[str, ...]
    default: float = 0.0

    @property
    def keys(self) -> tuple[str, ...]:
        return (self.key,)

    @property
    def sets(self) -> tuple[str, ...]:
        return ()

    def read(self, config: Config) -> Setting:
        value = config.number([self.key], self.default) or 0.0
        if not 0 <= value <= 1:
            raise config.error(self.key, value, "a probability is expected", "write a number from 0 to 1")
        return dict.fromkeys(self.features, value > 0)


@dataclass(frozen=True, eq=False)
class Present:
    """A number or null: the feature is present where a number is stated."""

    key: str
    feature: str
    default: float | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        return (self.key,)

    @property
    def sets(self) -> tuple[str, ...]:
        return ()

    def read(self, config: Config) -> Setting:
        return {self.feature: config.number([self.key], self.default) is not None}


@dataclass(frozen=True, eq=False)
class Factor:
    """A multiplier: the feature is present where it is not 1."""

    key: str
    feature: str
    default: float = 1.0

    @property
    def keys(self) -> tuple[str, ...]:
        return (self.key,)

    @property
    def sets(self) -> tuple[str, ...]:
        return ()

    def read(self, config: Config) -> Setting:
        return {self.feature: config.number([self.key], self.default) not in (None, 1, 1.0)}


@dataclass(frozen=True, eq=False)
class Activation:
    """The name of an activation function, under one field or another name of it.

    Attributes:
        key: the field.
        default: the class's own.
        other: further names of the field.
        learned: functions with parameters that this family's blocks may have.
    """

    key: str = "hidden_act"
    default: str = "silu"
    other: tuple[str, ...] = ()
    learned: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        return (self.key, *self.other)

    @property
    def sets(self) -> tuple[str, ...]:
        return ()

    def read(self, config: Config) -> Setting:
        name = config.text(self.keys, self.default)
        if name in self.learned:
            return {"activation": name, "activation_name": ""}
        if name not in ACTIVATIONS:
            known = ", ".join(sorted((*ACTIVATIONS, *self.learned)))
            raise config.error(self.key, name, "no activation that can be priced", f"write one of {known}")
        word = ACTIVATIONS[name]
        return {"activation": word, "activation_name": "" if name == word else name}


@dataclass(frozen=True, eq=False)
class Tie:
    """`tie_word_embeddings`, with the class's own default, and the field's further names in a family."""

    default: bool = False
    other: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        return ("tie_word_embeddings", *self.other)

    @property
    def sets(self) -> tuple[str, ...]:
        return ("tied",)

    def read(self, config: Config) -> Setting:
        return {"tied": config.boolean(self.keys, self.default)}


# The library's names of one function. Functions with parameters of their own (prelu, xielu) are features.
ACTIVATIONS = {
    "silu": "silu",
    "swish": "silu",
    "gelu": "gelu",
    "gelu_python": "gelu",
    "gelu_10": "gelu",
    "gelu_new": "gelu_tanh",
    "gelu_pytorch_tanh": "gelu_tanh",
    "gelu_python_tanh": "gelu_tanh",
    "gelu_fast": "gelu_tanh",
    "gelu_accurate": "gelu_tanh",
    "quick_gelu": "quick_gelu",
    "relu": "relu",
    "relu6": "relu",
    "leaky_relu": "relu",
    "relu2": "relu2",
    "tanh": "tanh",
    "sigmoid": "sigmoid",
    "hardswish": "hardswish",
    "linear": "linear",
}
