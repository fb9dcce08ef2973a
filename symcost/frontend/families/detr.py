"""DETR: queries for objects that look at the last image of a ResNet, behind an encoder over its positions."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from symcost.frontend.classes import labels
from symcost.frontend.config import Config
from symcost.frontend.families.convolutional import resnet_kinds, resnet_sizes, resnet_stem
from symcost.frontend.families.image_encoders import NEUTRAL
from symcost.frontend.families.sam import attention, network, plain
from symcost.frontend.families.vit import STRUCTURE
from symcost.frontend.family import Family, Sizes
from symcost.frontend.flags import Activation, Rate
from symcost.frontend.image_ends import by_class, class_of
from symcost.frontend.parts import part
from symcost.frontend.projectors import activation
from symcost.frontend.stages import image_side
from symcost.ir.spec import Features, KindSpec, Part

INNER = "backbone_config"
# Models of timm by name: layers of each stage, and the block.
NAMED = {
    "resnet18": ((2, 2, 2, 2), "basic"),
    "resnet34": ((3, 4, 6, 3), "basic"),
    "resnet50": ((3, 4, 6, 3), "bottleneck"),
    "resnet101": ((3, 4, 23, 3), "bottleneck"),
    "resnet152": ((3, 8, 36, 3), "bottleneck"),
}
WIDTHS = (64, 128, 256, 512)
# Boxes have a center, a width and a height; an image's rows and columns have a table of so many places each.
BOX, PLACES = 4, 50
QUERIES, IMAGE = {"seq": "seq"}, {"seq": "cross_tokens"}


def backbone(config: Config) -> tuple[Config, bool]:
    """The ResNet's config in the library's words, and whether its weights are trained.

    Raises:
        SpecError: another network.
    """
    inner = config.mapping(INNER)
    kind = inner.get("model_type", "timm_backbone")
    stated = config.text([f"{INNER}.backbone", "backbone"], "resnet50")
    image: dict[str, Any] = {"image_size": image_side(config)}
    if kind == "resnet":
        # The library looks for names of stages that this class does not have, and freezes all of it.
        return Config({**inner, **image}, config.where, f"{INNER}."), False
    if kind != "timm_backbone" or stated not in NAMED:
        hint = f"write a config of resnet, or one of {', '.join(NAMED)}"
        raise config.error(INNER, kind if kind != "timm_backbone" else stated, "this network is not priced here", hint)
    depths, block = NAMED[str(stated)]
    widths = [width * (4 if block == "bottleneck" else 1) for width in WIDTHS]
    words = {"depths": list(depths), "hidden_sizes": widths, "layer_type": block, "hidden_act": "relu"}
    return Config({**words, **image}, config.where, f"{INNER}."), True


def fixed(parts: Iterable[Part], trained: bool) -> tuple[Part, ...]:
    """The parts with norms that nothing trains."""
    norms = {"channel_norm": "fixed_norm"}
    return tuple(
        replace(item, component=norms.get(item.component, item.component), discarded=not trained) for item in parts
    )


def in_words(config: Config, features: Features) -> tuple[Config, Features, bool]:
    """The backbone's config, its features, and whether it is trained."""
    inner, trained = backbone(config)
    act = activation(inner, "hidden_act", "relu")
    return inner, replace(features, activation=act), trained


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """Those of the ResNet, the encoder's and the decoder's."""
    inner, own, trained = in_words(config, features)
    stages = [replace(kind, parts=fixed(kind.parts, trained)) for kind in resnet_kinds(inner, sizes, own)]
    act, wide = features.activation, {"narrow": 0, "dropout": features.attention_dropout}
    looking = (
        *attention("self_attention", QUERIES, QUERIES, **wide),
        *attention("cross_attention", QUERIES, IMAGE, **wide),
        *plain(act, QUERIES, "cross_attention_norm.output"),
    )
    seeing = (
        *attention("self_attention", QUERIES, QUERIES, **wide),
        *plain(act, QUERIES, "self_attention_norm.output"),
    )
    layers = [
        (KindSpec(side, "full", "dense", (), side, parts), config.integer_or([f"{side}_layers"], 6))
        for side, parts in (("encoder", seeing), ("decoder", looking))
    ]
    return [*stages, *(kind for kind, count in layers for _ in range(count))]


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Sizes of the ResNet, of both sides, and of a head.

    Raises:
        SpecError: heads that do not divide the width, or features from an earlier stage than the last.
    """
    inner, own, _ = in_words(config, features)
    sizes |= {
        "channels": inner.integer_or(["num_channels"], config.integer_or([f"{INNER}.num_channels", "num_channels"], 3))
    }
    sizes["stem"] = inner.integer_or(["embedding_size"], 64)
    resnet_sizes(inner, sizes, own)
    last = max(int(name[5:].partition("_")[0]) for name in sizes if name.startswith("stage"))
    chosen = config.integers([f"{INNER}.out_indices"])
    if chosen and chosen[-1] != last:
        problem = f"the decoder looks at the last of {last} stages"
        raise config.error(f"{INNER}.out_indices", chosen, problem, "leave it out")
    hidden = config.integer_or(["d_model"], 256)
    places = {"encoder": sizes[f"stage{last}_seq"], "decoder": config.integer_or(["num_queries"], 100)}
    for side, tokens in places.items():
        heads = config.integer_or([f"{side}_attention_heads"], 8)
        if hidden % heads:
            raise config.error(f"{side}_attention_heads", heads, f"the stream is {hidden} wide", "correct it")
        own_sizes = {"hidden": hidden, "heads": heads, "kv_heads": heads, "head_dim": hidden // heads, "seq": tokens}
        own_sizes["ffn"] = config.integer_or([f"{side}_ffn_dim"], 2048)
        sizes |= {f"{side}_{name}": value for name, value in own_sizes.items()}
    sizes["cross_tokens"] = places["encoder"]
    if class_of(config, "Model").endswith("ForObjectDetection"):
        sizes["labels"] = labels(config)
    return features


def opened(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The stem, a matmul into the stream, places and queries; a norm behind the decoder."""
    _, own, trained = in_words(config, features)
    last = max(int(name[5:].partition("_")[0]) for name in sizes if name.startswith("stage"))
    kind = config.text(["position_embedding_type"], "sine")
    if kind not in ("sine", "learned"):
        raise config.error("position_embedding_type", kind, "no positions of this class", "write sine or learned")
    table = {"types": str(2 * PLACES), "hidden": "floor(encoder_hidden/2)", "seq": "2*encoder_seq"}
    learned = (part("type_embedding", "places", sizes=table),) if kind == "learned" else ()
    wide: dict[str, Any] = {"inner": f"stage{last}_hidden", "outer": "encoder_hidden", "first": not trained}
    decoder = {"seq": "decoder_seq", "hidden": "decoder_hidden"}
    return (
        *fixed(resnet_stem(own.activation), trained),
        part("dense", "input_projection", input=f"stage{last}.output", sizes={"seq": "encoder_seq"}, **wide),
        *learned,
        part("position_embedding", "queries", sizes={**decoder, "positions": "decoder_seq"}),
        part("layer_norm", "decoder_norm", input="decoder.output", sizes=decoder),
    )


def found() -> tuple[Part, ...]:
    """A label of each query, or none, and a box by three matmuls."""
    at: dict[str, Any] = {"sizes": {"seq": "decoder_seq"}}
    boxes = network("box", "decoder_norm.output", [*["decoder_hidden"] * 3, str(BOX)])
    return (
        part("dense", "label", input="decoder_norm.output", inner="decoder_hidden", outer="labels + 1", **at),
        *(replace(item, sizes=(("seq", "decoder_seq"),)) for item in boxes),
    )


FAMILIES = (
    Family(
        "detr",
        sizes=(),
        features=replace(STRUCTURE, learned_positions=False, extra=()),
        flags=(Activation("activation_function", "relu"), Rate("attention_dropout", ("attention_dropout",))),
        kinds=kinds,
        rotary=None,
        nested=(INNER,),
        neutral=NEUTRAL
        | frozenset(
            f"""dropout activation_dropout encoder_layerdrop decoder_layerdrop init_xavier_std auxiliary_loss class_cost
            bbox_cost giou_cost mask_loss_coefficient dice_loss_coefficient bbox_loss_coefficient giou_loss_coefficient
            eos_coefficient num_hidden_layers use_timm_backbone use_pretrained_backbone backbone_kwargs scale_embedding
            max_position_embeddings {INNER}.features_only {INNER}.freeze_batch_norm_2d {INNER}.model_type
            {INNER}.use_pretrained_backbone {INNER}.stage_names {INNER}.out_features {INNER}._out_features
            {INNER}._out_indices {INNER}.depths {INNER}.hidden_sizes {INNER}.embedding_size {INNER}.layer_type
            {INNER}.hidden_act {INNER}.downsample_in_first_stage {INNER}.downsample_in_bottleneck""".split()
        ),
        refused={"dilation": (None, False), f"{INNER}.output_stride": (None, 32)},
        finish=finish,
        ends=by_class("Model", opened, Model=tuple, ForObjectDetection=found),
    ),
)
