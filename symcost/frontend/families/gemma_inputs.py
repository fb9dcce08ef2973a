"""Gemma 3n and 4: an embedding for each layer, keys that later layers share, streams mixed around the layers (3n)."""

from collections.abc import Sequence
from dataclasses import replace

from symcost.frontend.config import MISSING, Config
from symcost.frontend.families.gemma import TANH
from symcost.frontend.families.llama import ATTENTION_BIAS, ATTENTION_DROPOUT
from symcost.frontend.family import ABSENT, Changes, Family, LayerRule, Maximum, PartsRule, Rotary, Size, Sizes
from symcost.frontend.flags import Activation, Present, Tie
from symcost.frontend.layer_rules import layer_types, period_of
from symcost.frontend.parts import part
from symcost.frontend.tables import (
    FFN,
    HEADS,
    HIDDEN,
    LAYERS,
    VOCAB,
    expert_sizes,
    head_dim,
    kv_heads,
    own_sizes,
    window,
)
from symcost.ir.spec import Features, Part

FLAVOURS = ("dense", "cut_off", "beside_experts")
ROUTED = expert_sizes(top_k=("top_k_experts",))
FULL_SHARE = 0.25


def alike(config: Config, sizes: Sizes) -> int:
    """`intermediate_size`: a number, or one for each layer, all of them the same.

    Raises:
        SpecError: they differ.
    """
    stated = config.raw("intermediate_size")
    if not isinstance(stated, list):
        one = config.integer(["intermediate_size"])
        if not isinstance(one, int):
            raise config.absent("intermediate_size", "the feed-forward width")
        return one
    listed = config.integers(["intermediate_size"]) or []
    if len(listed) != sizes["layers"] or len(set(listed)) != 1:
        problem = "layers of different widths are not priced, nor a list of another length than the layers"
        raise config.error("intermediate_size", stated, problem, "write one number")
    return listed[0]


def shared_keys(period: int, default: int, *, last_full: bool) -> LayerRule:
    """Windows but in every `period`-th layer; the last `num_kv_shared_layers` use the keys of an earlier layer.

    Args:
        default: the class's own number of these.
        last_full: the last layer has no window, whatever a list says.
    """
    listed = layer_types(period_of(period))

    def rule(config: Config, sizes: Sizes) -> Sequence[str]:
        found = list(listed(config, sizes))
        if last_full and found:
            found[-1] = "full"
        first = len(found) - config.integer_or(["num_kv_shared_layers"], default, 0)
        lacking = set(found[max(first, 0) :]) - set(found[: max(first, 0)])
        if lacking:
            problem = f"no layer in front has keys for layers of {', '.join(sorted(lacking))} attention"
            raise config.error("num_kv_shared_layers", len(found) - first, problem, "share fewer layers' keys")
        return [flavour if i < first else f"{flavour}_shared" for i, flavour in enumerate(found)]

    return rule


def cut_off(config: Config, sizes: Sizes) -> Sequence[str]:
    """Gemma 3n: layers whose `activation_sparsity_pattern` is above 0; the first ten where a config states none."""
    layers, stated = sizes["layers"], config.raw("activation_sparsity_pattern")
    config.used.add("activation_sparsity_pattern")
    if stated is None or stated is MISSING:
        return ["cut_off" if i < 10 and layers > 10 else "dense" for i in range(layers)]
    shares = stated if isinstance(stated, list) else []
    numbers = [share for share in shares if isinstance(share, int | float) and not isinstance(share, bool)]
    if len(numbers) != len(shares) or len(shares) != layers:
        problem = f"a number for each of {layers} layers is expected"
        raise config.error("activation_sparsity_pattern", stated, problem, "correct the list")
    return ["cut_off" if share > 0 else "dense" for share in numbers]


def beside(config: Config, sizes: Sizes) -> Sequence[str]:
    """Gemma 4: experts beside every layer's dense block, or none."""
    routed = config.boolean(["enable_moe_block"], False)
    return ["beside_experts" if routed else "dense"] * sizes["layers"]


def partial(config: Config, sizes: Sizes, attention: str, ffn: str) -> Changes:
    """Layers without a window turn a part of a head, where their rotary parameters say so."""
    return () if attention.startswith("sliding") else (("rotary", "partial"),)


def inputs(mixes: bool) -> PartsRule:
    """What stands beside embedding and head: each layer's inputs; further streams and what they come to (AltUp)."""
    wide, others = "layers*layer_embed", "(streams - 1)*hidden"

    def parts(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
        own = (
            part("token_embedding", "layer_embedding", scaled=True, sizes={"vocab": "layer_vocab", "embed": wide}),
            part("linear_projection", "layer_inputs", input="token_embedding.output", outer=wide),
            part(
                "rms_norm",
                "layer_inputs_norm",
                input="layer_inputs.output",
                sizes={"hidden": "layer_embed", "seq": "seq*layers"},
            ),
            part("residual", "layer_inputs_sum", scaled=True, sizes={"hidden": wide}),
        )
        if not mixes:
            return own if features.flag("layer_inputs") == "true" else ()
        each = {"seq": "seq*(streams - 1)"}
        return (
            *own,
            part("linear_projection", "streams_out", input="token_embedding.output", outer=others),
            part("rms_norm", "streams_out_norm", input="streams_out.output", form="rms_plain", sizes=each),
            part("linear_projection", "streams_in", input="body.streams", inner=others, outer="hidden"),
            part("rms_norm", "streams_in_norm", input="streams_in.output", form="rms_plain", sizes=each),
            part("residual", "streams_sum", sizes={"hidden": others}),
        )

    return parts


def mixing(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Gemma 3n's words; a learned factor behind the streams is there whether it is read or not."""
    scaled = config.boolean(["altup_correct_scale"], True)
    index = config.integer(["altup_active_idx"], 0)
    if isinstance(index, int) and index >= sizes["streams"]:
        raise config.error("altup_active_idx", index, "there is no such stream", "correct altup_num_inputs")
    words = {"stream_scale": "true" if scaled else "unread", "streams": "true", "layer_inputs": "true"}
    return _worded(features, words)


def _worded(features: Features, words: dict[str, str]) -> Features:
    extra = {"ends": "added", "layer": "own_inputs", **words}
    return replace(features, extra=tuple(sorted(extra.items())))


def four(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Gemma 4's words, and the sizes of layers without a window."""
    words, own = {}, []
    if sizes.get("layer_embed"):
        words["layer_inputs"] = "true"
    else:
        sizes.pop("layer_embed", None), sizes.pop("layer_vocab", None)
    if sizes["full_head_dim"] != sizes["head_dim"]:
        own.append("head_dim")
    width = sizes["full_head_dim"] if own else sizes.pop("full_head_dim")
    heads = full_sizes(config, sizes)[1]
    if heads != sizes["kv_heads"]:
        own.append("kv_heads")
        sizes["full_kv_heads"] = heads
    if config.boolean(["attention_k_eq_v"], False):
        words["values"] = "keys"
    if config.boolean(["use_double_wide_mlp"], False):
        words["wide_ffn"] = "shared"
    if own:
        words["global_sizes"] = " ".join(own)
    sizes["rope_dim"] = int(width * _share(config))
    return _worded(features, words)


def _share(config: Config) -> float:
    """The part of a head that turns in layers without a window.

    Raises:
        SpecError: no share.
    """
    parameters = config.raw("rope_parameters")
    inner = parameters.get("full_attention") if isinstance(parameters, dict) else None
    if not isinstance(inner, dict):
        return FULL_SHARE
    share = inner.get("partial_rotary_factor", 1.0)
    if isinstance(share, bool) or not isinstance(share, int | float) or not 0 < share <= 1:
        raise config.error("rope_parameters", parameters, "a share of a head is expected", "write 0.25")
    return share


def full_sizes(config: Config, sizes: Sizes) -> tuple[int, int]:
    """Width of a head, and key and value heads, of layers without a window.

    In `per_layer_config`, where the library writes them and where null means nothing of their own; else in two fields.

    Raises:
        SpecError: a `per_layer_config` that says anything else, or different sizes of such layers.
    """
    layers, own = config.raw("per_layer_config"), (sizes["head_dim"], sizes["kv_heads"])
    stated, heads = config.integer(["global_head_dim"]), config.integer(["num_global_key_value_heads"])
    config.used.add("per_layer_config")
    if layers is MISSING:
        keys = config.boolean(["attention_k_eq_v"], False) and isinstance(heads, int)
        return (stated if isinstance(stated, int) else 512), (heads if keys and isinstance(heads, int) else own[1])
    if layers is None:
        return own
    problem = "only a head_dim and num_key_value_heads that all layers without a window have in common are priced"
    fault = config.error("per_layer_config", layers, problem, "leave per_layer_config out and state global_head_dim")
    if not isinstance(layers, dict) or not all(isinstance(each, dict) for each in layers.values()):
        raise fault
    kinds, by_number = (
        shared_keys(6, 0, last_full=True)(config, sizes),
        {str(k).lstrip("0") or "0": v for k, v in layers.items()},
    )
    found = set()
    for i, kind in enumerate(kinds):
        each = by_number.pop(str(i), {})
        if set(each) - {"head_dim", "num_key_value_heads"} or (each and not kind.startswith("full")):
            raise fault
        if kind.startswith("full"):
            found.add((each.get("head_dim", own[0]), each.get("num_key_value_heads", own[1])))
    if len(found) != 1 or by_number:
        raise fault
    width, heads = found.pop()
    return config.check_integer("per_layer_config", width), config.check_integer("per_layer_config", heads)


SIZES = (HIDDEN, LAYERS, HEADS, VOCAB)
LAYER_VOCAB = Size("layer_vocab", ("vocab_size_per_layer_input",), 262144, meaning="the rows of the layers' table")
FLAGS = (ATTENTION_BIAS, Activation("hidden_activation", TANH), ATTENTION_DROPOUT, Tie(True))
STRUCTURE = Features(norm_placement="sandwich", embedding_scale=True, activation="gelu_tanh")

GEMMAS = (
    Family(
        "gemma3n_text",
        sizes=(
            *(*SIZES, kv_heads(2, None), head_dim(256, None)),
            Size("ffn", ("intermediate_size",), read=alike, used_by=FLAVOURS, meaning="the feed-forward width"),
            window(512),
            LAYER_VOCAB,
            Size("layer_embed", ("hidden_size_per_layer_input",), 256, meaning="the width of a layer's embedding"),
            Size("streams", ("altup_num_inputs",), 4, meaning="the number of streams"),
            Size("laurel_rank", ("laurel_rank",), 64, meaning="the rank of the addition beside attention"),
        ),
        features=STRUCTURE,
        flags=(*FLAGS, Present("final_logit_softcapping", "head_softcap", 30.0)),
        attention=shared_keys(5, 15, last_full=False),
        ffn=cut_off,
        neutral=frozenset({"altup_coef_clip", "hidden_act", "rope_local_base_freq"}),
        own_sizes=own_sizes(2048, 35, 8, 262400, 16384),
        maximum=Maximum(default=32768),
        finish=mixing,
        ends=inputs(True),
    ),
    Family(
        "gemma4_text",
        sizes=(
            *(*SIZES, kv_heads(4, None), head_dim(256, None)),
            replace(FFN, used_by=FLAVOURS),
            *(replace(size, used_by=("beside_experts",)) for size in ROUTED),
            window(512),
            LAYER_VOCAB,
            Size(
                "layer_embed", ("hidden_size_per_layer_input",), 256, ABSENT, ("full", "sliding"), "a layer's embedding"
            ),
            Size(
                "full_head_dim",
                ("global_head_dim",),
                read=lambda config, sizes: full_sizes(config, sizes)[0],
                meaning="a head's width without a window",
            ),
        ),
        features=replace(STRUCTURE, norm_placement="sandwich_inputs"),
        flags=(*FLAGS, Present("final_logit_softcapping", "head_softcap")),
        attention=shared_keys(6, 0, last_full=True),
        ffn=beside,
        changes=partial,
        rotary=Rotary((), 1.0, fraction_nested=False),
        refused={"use_bidirectional_attention": (None, "vision")},
        own_sizes=own_sizes(2304, 30, 8, 262144, 9216),
        maximum=Maximum(default=131072),
        finish=four,
        ends=inputs(False),
    ),
)

# Gemma 4 without the layers' own embeddings and without experts.
UNIFIED = replace(
    GEMMAS[-1],
    model_type="gemma4_unified_text",
    sizes=tuple(
        size for size in GEMMAS[-1].sizes if size.dim not in ("layer_vocab", "layer_embed", *(r.dim for r in ROUTED))
    ),
    ffn=None,
    maximum=Maximum(default=262144),
)
FAMILIES = (*GEMMAS, UNIFIED)
