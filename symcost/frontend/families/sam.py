"""SAM: a tower over images, prompts of points and boxes, and a decoder that looks both ways between them."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families.speech_encoders import STRUCTURE
from symcost.frontend.families.two_towers import SEGMENTING
from symcost.frontend.family import Family, Maximum, Size, Sizes, Tower
from symcost.frontend.flags import Activation
from symcost.frontend.parts import part
from symcost.ir.spec import Features, KindSpec, Part

DECODER, PROMPT = "mask_decoder_config", "prompt_encoder_config"
# Prompts behind the learned tokens; positions of an image.
TOKENS, IMAGE = {"seq": "seq + queries"}, {"seq": "patches"}
YES = (True, True, True)
RATE = 2


def side(rows: dict[str, str], keys: dict[str, str]) -> dict[str, str]:
    """Sizes of a core whose queries are `rows` and whose keys are `keys`."""
    return {**rows, "context": keys["seq"]}


def attention(name: str, rows: dict[str, str], keys: dict[str, str], **more: Any) -> tuple[Part, ...]:
    """Queries of one side, keys and values of the other, each behind the addition of its places; the addition.

    Args:
        narrow: the stage whose width of a head it has; none for the decoder's own.
        placed: whether places are added to queries and keys. added: whether the result is added to the stream.
        dropout: whether weights are dropped.
    """
    narrow, placed, added = more.get("narrow", 1), more.get("placed", True), more.get("added", True)
    heads = {"head_dim": f"stage{narrow}_head_dim"} if narrow else {}
    itself = rows == keys
    places = [part("residual", f"{name}_query_places", sizes=rows)]
    places += [] if itself else [part("residual", f"{name}_key_places", sizes=keys)]
    query = f"{name}_query_places.output" if placed else f"{name}.input"
    key = query if itself else f"{name}_key_places.output"
    made = {"q": (query, rows), "k": (key, keys), "v": (f"{name}.values", keys)}
    core = tuple(f"{name}_{which}.{which}" for which in made)
    return (
        *(places if placed else ()),
        *(
            part("qkv_projection", f"{name}_{which}", input=read, bias=YES, parts=which, sizes={**at, **heads})
            for which, (read, at) in made.items()
        ),
        part(
            "cross_attention_core",
            name,
            inputs=core,
            dropout=more.get("dropout", False),
            sizes={**side(rows, keys), **heads},
        ),
        part("output_projection", f"{name}_out", input=f"{name}.output", bias=True, sizes={**rows, **heads}),
        *((part("residual", f"{name}_residual", sizes=rows),) if added else ()),
        part("layer_norm", f"{name}_norm", input=f"{name}_residual.output", sizes=rows),
    )


def plain(act: str, rows: dict[str, str], read: str) -> tuple[Part, ...]:
    """Two matmuls, the addition, a norm."""
    return (
        part("dense", "up", input=read, outer="ffn", activation=act, sizes=rows),
        part("dense", "down", input="up.product", inner="ffn", outer="hidden", sizes=rows),
        part("residual", "ffn_residual", sizes=rows),
        part("layer_norm", "ffn_norm", input="ffn_residual.output", sizes=rows),
    )


def layer(act: str, first: bool) -> tuple[Part, ...]:
    """Tokens look at one another, then at the image; a plain block; the image looks at the tokens."""
    return (
        *attention("self_attention", TOKENS, TOKENS, narrow=0, placed=not first, added=not first),
        *attention("to_image", TOKENS, IMAGE),
        *plain(act, TOKENS, "to_image_norm.output"),
        *attention("to_tokens", IMAGE, TOKENS),
    )


def kinds(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """The first layer's tokens have no places of their own yet."""
    first, rest = (
        KindSpec(name, parts=layer(features.activation, not index))
        for index, name in enumerate(("decoder_first", "decoder"))
    )
    return [first, *[rest] * (sizes["layers"] - 1)]


def network(name: str, read: str, widths: Sequence[str], count: int = 1) -> tuple[Part, ...]:
    """Matmuls of one vector of each image, with an activation between them."""
    found, made = [], read
    for index, (inner, outer) in enumerate(pairwise(widths), 1):
        act = "" if index == len(widths) - 1 else "relu"
        wide: dict[str, Any] = {"inner": inner, "outer": outer, "activation": act, "sizes": {"seq": "1"}}
        found.append(part("dense", f"{name}_{index}", input=made, count=count, **wide))
        made = f"{name}_{index}.product"
    return tuple(found)


def enlarged() -> tuple[Part, ...]:
    """Two convolutions that each make four positions of one, a norm and activations between them."""
    found: list[Part] = []
    read, inner = "image", "hidden"
    for index, (outer, before, after) in enumerate(
        (("floor(hidden/4)", "patches", "4*patches"), ("floor(hidden/8)", "4*patches", "16*patches")), 1
    ):
        wide: dict[str, Any] = {"inner": inner, "outer": f"4*{outer}", "bias": False, "sizes": {"seq": before}}
        at = {"seq": after, "hidden": outer}
        found += [
            part("dense", f"enlarge_{index}", input=read, **wide),
            part("added_bias", f"enlarge_bias_{index}", sizes=at),
        ]
        if index == 1:
            found.append(part("layer_norm", "enlarge_norm", input="enlarge_1.y", sizes=at))
        act: dict[str, Any] = {"gated": False, "activation": "gelu", "sizes": {"seq": after, "ffn": outer}}
        found.append(part("ffn_activation", f"enlarge_act_{index}", input=f"enlarge_bias_{index}", **act))
        read, inner = f"enlarge_act_{index}.output", outer
    return tuple(found)


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Prompts and places in front; behind the layers a last look at the image, masks and what they are worth."""
    masks, depth = sizes["queries"] - 1, config.integer_or([f"{DECODER}.iou_head_depth"], 3)
    every = {"batch": "1", "seq": "batch*seq + patches"}
    wide = ["hidden", *["stage1_inner"] * (depth - 1), f"{masks}"]
    return (
        part(
            "dense",
            "places",
            input="coordinates",
            inner="2",
            outer="stage1_positions",
            bias=False,
            first=True,
            sizes=every,
        ),
        part("type_embedding", "prompts", sizes={"types": "stage1_types"}),
        part("unread", "mask_prompts", elements="unread"),
        part("class_token", tokens="queries", sizes={**TOKENS, "patches": "seq"}),
        *attention("last", TOKENS, IMAGE, narrow=2),
        *enlarged(),
        *network("mask", "last_norm.output", ["hidden", "hidden", "hidden", "floor(hidden/8)"], masks),
        part(
            "mask_products",
            inputs=("mask_3.y", "enlarge_act_2.output"),
            masks=f"{masks}",
            sizes={"seq": "16*patches", "hidden": "floor(hidden/8)"},
        ),
        *network("worth", "last_norm.output", wide),
    )


def finish(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Widths of heads between the sides, learned prompts, and what only masks as prompts would run.

    Raises:
        SpecError: heads that do not divide the width between the sides.
    """
    key, heads, hidden = f"{DECODER}.attention_downsample_rate", sizes["heads"], sizes["hidden"]
    # Layers have a rate of their own; the last look at the image has the config's.
    for stage, rate in enumerate((RATE, config.integer_or([key], RATE)), 1):
        narrow = hidden // rate
        if narrow % heads:
            problem = f"between the sides {narrow} are no multiple of {heads} heads"
            raise config.error(key, rate, problem, "correct it")
        sizes[f"stage{stage}_head_dim"] = narrow // heads
    points = config.integer_or([f"{PROMPT}.num_point_embeddings"], 4)
    last = config.integer_or([f"{PROMPT}.mask_input_channels"], 16)
    first = last // 4
    # Three convolutions, of two by two, two by two and one, and two norms.
    sizes["unread"] = 5 * first + 4 * first * last + last + last * hidden + hidden + 10 * first
    inner = config.integer_or([f"{DECODER}.iou_head_hidden_dim"], 256)
    sizes |= {"stage1_types": points + 1, "stage1_inner": inner}
    return features


def one_grid(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """The tower hands over vectors as wide as the decoder, as many as its places.

    Raises:
        SpecError: of another width or number than the prompts' are.
    """
    stated = whole.integer_or([f"{PROMPT}.image_embedding_size"], 64)
    places = whole.raw("vision_config.num_pos_feats")
    text["stage1_positions"] = places if isinstance(places, int) else 128
    wide = whole.integer_or([f"{PROMPT}.hidden_size"], 256)
    for key, found, wanted in (
        (f"{PROMPT}.image_embedding_size", stated**2, sizes["patches"]),
        (f"{PROMPT}.hidden_size", wide, text["hidden"]),
        ("vision_config.output_channels", sizes["neck"], text["hidden"]),
        ("vision_config.num_pos_feats", 2 * text["stage1_positions"], text["hidden"]),
    ):
        if found != wanted:
            raise whole.error(key, whole.raw(key), f"{found} and {wanted} do not go together", f"correct {key}")
    text["patches"] = sizes.pop("patches")
    whole.warn("S counts the prompts of an image: points and one more, or two corners of each box")
    return features


def of(dim: str, key: str, default: int, meaning: str) -> Size:
    """A size of the decoder."""
    return Size(dim, (f"{DECODER}.{key}",), default, meaning=meaning)


FAMILIES = (
    Family(
        "sam",
        sizes=(
            of("hidden", "hidden_size", 256, "the decoder's width"),
            of("layers", "num_hidden_layers", 2, "the number of its layers"),
            of("heads", "num_attention_heads", 8, "the number of heads"),
            Size("head_dim", (), lambda sizes: sizes["hidden"] // sizes["heads"]),
            of("ffn", "mlp_dim", 2048, "the feed-forward width"),
            Size(
                "queries", (), read=lambda config, sizes: config.integer_or([f"{DECODER}.num_multimask_outputs"], 3) + 2
            ),
        ),
        features=STRUCTURE,
        flags=(Activation(f"{DECODER}.hidden_act", "relu"),),
        kinds=kinds,
        rotary=None,
        nested=(DECODER, PROMPT),
        maximum=Maximum(()),
        neutral=frozenset(
            f"""{PROMPT}.hidden_act {PROMPT}.hidden_size {PROMPT}.image_size {PROMPT}.patch_size
            {PROMPT}.image_embedding_size""".split()
        ),
        finish=finish,
        ends=ends,
        tower=Tower(
            replace(SEGMENTING, neutral=SEGMENTING.neutral | {"num_pos_feats", "scale"}),
            model_types=(SEGMENTING.model_type,),
            join=one_grid,
            connector=lambda *_: (part("added_bias", "no_mask", sizes={"hidden": "neck", "seq": "patches"}),),
        ),
    ),
)
