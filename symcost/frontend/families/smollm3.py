"""SmolLM3: Llama, but every fourth layer has no rotary positions."""

from collections.abc import Sequence

from symcost.frontend.config import Config
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT, MLP_BIAS
from symcost.frontend.family import Family, Maximum, Sizes
from symcost.frontend.flags import Activation, Tie
from symcost.frontend.layer_rules import layer_types, used_windows
from symcost.frontend.tables import decoder_sizes, kv_heads, window
from symcost.ir.spec import Features


def rotating(config: Config, sizes: Sizes) -> list[bool]:
    """Which layers rotate: `no_rope_layers` holds 1 for those that do, else all but every fourth."""
    layers = sizes["layers"]
    interval = config.integer(["no_rope_layer_interval"])
    period = interval if isinstance(interval, int) else 4
    stated = config.integers(["no_rope_layers"])
    if stated is None:
        return [(i + 1) % period != 0 for i in range(layers)]
    if len(stated) != layers:
        problem = f"the list has {len(stated)} entries, the model {layers} layers"
        raise config.error("no_rope_layers", stated, problem, f"list 0 or 1 for each of the {layers} layers")
    return [entry != 0 for entry in stated]


def windows(config: Config, sizes: Sizes) -> Sequence[str]:
    """Layers without rotation have the window, where one is used."""
    used = config.boolean(["use_sliding_window"], False) and "window" in sizes
    return ["sliding" if used and not rotates else "full" for rotates in rotating(config, sizes)]


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Layers that differ in rotation alone are of one kind, so its vector work is counted in all of them."""
    still = rotating(config, sizes).count(False)
    if still:
        layers = sizes["layers"]
        config.warn(f"{still} of {layers} layers have no rotary positions; their rotation is counted as in the others")
    return features


FAMILIES = (
    Family(
        "smollm3",
        sizes=decoder_sizes(window(), kv=kv_heads(4)),
        flags=(ATTENTION_BIAS, MLP_BIAS, Activation(), ATTENTION_DROPOUT, Tie(True)),
        attention=used_windows(layer_types(windows)),
        maximum=Maximum(default=32768),
        finish=finish,
    ),
)
