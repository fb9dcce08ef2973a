"""Rules that say which layers attend how and which hold experts, as the library's config classes derive them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from symcost.frontend.config import MISSING, Config
from symcost.frontend.family import LayerRule, Sizes

# What `layer_types` may say, and the flavour each name stands for.
FULL_AND_SLIDING = {"full_attention": "full", "sliding_attention": "sliding", "attention": "full"}
PatternRule = Callable[[Config, Sizes], Sequence[str]]


def every(flavour: str) -> LayerRule:
    """The same flavour in all layers."""
    return lambda config, sizes: [flavour] * sizes["layers"]


def sliding_if_window(config: Config, sizes: Sizes) -> Sequence[str]:
    """A window in every layer where the config states one (Mistral, Mixtral, Phi-3, Starcoder2)."""
    return ["sliding" if "window" in sizes else "full"] * sizes["layers"]


def sliding_if_used(config: Config, sizes: Sizes) -> Sequence[str]:
    """A window in every layer where `use_sliding_window` says so (Qwen3-MoE)."""
    used = config.boolean(["use_sliding_window"], False)
    return ["sliding" if used and "window" in sizes else "full"] * sizes["layers"]


def layer_types(
    pattern: PatternRule, names: Mapping[str, str] = FULL_AND_SLIDING, keys: tuple[str, ...] = ("layer_types",)
) -> LayerRule:
    """`layer_types` where stated, else the class's pattern; a sliding layer without a window is full.

    Args:
        pattern: flavours where the config has no list.
        names: the words the list may hold.
        keys: the field, and other names of it.
    """

    def rule(config: Config, sizes: Sizes) -> Sequence[str]:
        stated = config.names(keys)
        if stated is None:
            flavours = pattern(config, sizes)
        else:
            flavours = _translate(config, config.take(keys)[0], stated, names, sizes["layers"])
            config.used.update([pattern.key] if isinstance(pattern, FieldPattern) else [])
        return [_in_force(flavour, sizes) for flavour in flavours]

    return rule


def _in_force(flavour: str, sizes: Sizes) -> str:
    return "full" if flavour == "sliding" and "window" not in sizes else flavour


def _translate(config: Config, key: str, stated: list[str], names: Mapping[str, str], layers: int) -> list[str]:
    if len(stated) != layers:
        problem = f"the list has {len(stated)} entries, the model {layers} layers"
        raise config.error(key, stated, problem, f"list one type for each of the {layers} layers")
    for index, name in enumerate(stated):
        if name not in names:
            problem = "no such layer type in this family"
            raise config.error(f"{key}[{index}]", name, problem, f"write one of {', '.join(sorted(names))}")
    return [names[name] for name in stated]


@dataclass(frozen=True)
class FieldPattern:
    """A pattern that one field sets; where `layer_types` is stated the field has been followed already.

    Attributes:
        key: the field.
        flavours: flavours of the layers, from config, sizes and the field's value.
        default: the class's own value.
        least: smallest value of the field.
    """

    key: str
    flavours: Callable[[Config, Sizes, int], Sequence[str]]
    default: int
    least: int = 1

    def __call__(self, config: Config, sizes: Sizes) -> Sequence[str]:
        return self.flavours(config, sizes, _or_default(config.integer([self.key], self.least), self.default))


def last_of(key: str, default: int, inner: str = "sliding", last: str = "full") -> FieldPattern:
    """Every `key`-th layer is `last`, the others `inner` (Gemma 2 and 3, Cohere 2)."""

    def flavours(config: Config, sizes: Sizes, period: int) -> Sequence[str]:
        return [inner if (i + 1) % period else last for i in range(sizes["layers"])]

    return FieldPattern(key, flavours, default)


def period_of(period: int, inner: str = "sliding", last: str = "full") -> PatternRule:
    """Every `period`-th layer is `last`; no field states the period."""
    return lambda config, sizes: [inner if (i + 1) % period else last for i in range(sizes["layers"])]


def from_layer(key: str, default: int) -> FieldPattern:
    """Layers from number `max_window_layers` on have the window, if `use_sliding_window` (Qwen2, Qwen3)."""

    def flavours(config: Config, sizes: Sizes, first: int) -> Sequence[str]:
        used = config.boolean(["use_sliding_window"], False)
        return ["sliding" if used and i >= first else "full" for i in range(sizes["layers"])]

    return FieldPattern(key, flavours, default, 0)


def used_windows(rule: LayerRule) -> LayerRule:
    """`use_sliding_window: false` takes every window out, `layer_types` notwithstanding (Qwen2, Qwen3)."""

    def wrapped(config: Config, sizes: Sizes) -> Sequence[str]:
        flavours = rule(config, sizes)
        used = config.boolean(["use_sliding_window"], False)
        return flavours if used else ["full" if name == "sliding" else name for name in flavours]

    return wrapped


def dense_first(keys: tuple[str, ...] = ("first_k_dense_replace",), default: int = 0) -> LayerRule:
    """Experts from layer `first_k_dense_replace` on (DeepSeek, GLM, dots)."""

    def rule(config: Config, sizes: Sizes) -> Sequence[str]:
        layers = sizes["layers"]
        stated = config.integer(keys, 0)
        if stated is None:
            raise config.error(keys[0], None, "a whole number is expected", f"write {keys[0]} as a JSON integer")
        first = _or_default(stated, default)
        if first > layers:
            config.warn(f"{keys[0]} is {first}, the model has {layers} layers: all of them are dense")
        return ["moe" if i >= first else "dense" for i in range(layers)]

    return rule


def sparse_step(config: Config, sizes: Sizes) -> Sequence[str]:
    """Every `decoder_sparse_step`-th layer but those of `mlp_only_layers` (Qwen2-MoE, Qwen3-MoE)."""
    layers = sizes["layers"]
    step = _or_default(config.integer(["decoder_sparse_step"]), 1)
    only = config.integers(["mlp_only_layers"]) or []
    for index in only:
        if index >= layers:
            config.warn(f"mlp_only_layers holds {index}, the model has {layers} layers: it has no effect")
    if "experts" not in sizes:
        raise config.absent("num_experts", "the number of routed experts")
    experts = sizes["experts"]
    return ["moe" if experts and i not in only and (i + 1) % step == 0 else "dense" for i in range(layers)]


def _or_default(value: object, default: int) -> int:
    return default if value is None or value is MISSING or not isinstance(value, int) else value


def alternating_up_to(key: str, default: int) -> FieldPattern:
    """Every other layer below `max_window_layers` has the window, if `use_sliding_window` (Qwen2-MoE)."""

    def flavours(config: Config, sizes: Sizes, last: int) -> Sequence[str]:
        used = config.boolean(["use_sliding_window"], False)
        return ["sliding" if used and (i + 1) % 2 and i < last else "full" for i in range(sizes["layers"])]

    return FieldPattern(key, flavours, default, 0)


def window_from_layer(key: str, default: int) -> FieldPattern:
    """Layers from number `max_window_layers` on have the window, if one is stated (dots.llm1)."""

    def flavours(config: Config, sizes: Sizes, first: int) -> Sequence[str]:
        return ["sliding" if "window" in sizes and i >= first else "full" for i in range(sizes["layers"])]

    return FieldPattern(key, flavours, default, 0)


def mlp_layer_types(pattern: LayerRule) -> LayerRule:
    """`mlp_layer_types` where stated (`sparse` or `dense` for each layer), else the class's pattern."""

    def rule(config: Config, sizes: Sizes) -> Sequence[str]:
        stated = config.names(["mlp_layer_types"])
        if stated is None:
            return pattern(config, sizes)
        return _translate(config, "mlp_layer_types", stated, {"sparse": "moe", "dense": "dense"}, sizes["layers"])

    return rule


def first_of(period: int, first: str = "full", inner: str = "sliding") -> PatternRule:
    """Layers 0, `period`, 2 `period` ... are `first`, the others `inner` (CWM)."""
    return lambda config, sizes: [inner if i % period else first for i in range(sizes["layers"])]


def all_windows(config: Config, sizes: Sizes) -> Sequence[str]:
    """A window in every layer; taken out where none is stated."""
    return ["sliding"] * sizes["layers"]
