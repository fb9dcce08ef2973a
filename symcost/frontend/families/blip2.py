"""BLIP-2 and InstructBLIP: learned queries read an image's patches in an encoder of their own, for a text model."""

from collections.abc import Mapping
from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated
from symcost.frontend.encoder_parts import with_layers
from symcost.frontend.families.image_encoders import QKV, in_front
from symcost.frontend.families.llava import NEUTRAL
from symcost.frontend.families.vit import STRUCTURE, kinds
from symcost.frontend.family import CutRule, Family, PartsRule, Sizes, Tower
from symcost.frontend.flags import ACTIVATIONS, Activation, Rate
from symcost.frontend.image_ends import norm, opening
from symcost.frontend.images import CHANNELS, grid, patch_side
from symcost.frontend.nested import ANY
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.tables import DERIVED_HEAD, FFN, HEADS, HIDDEN, LAYERS
from symcost.ir.spec import Features, KindSpec, ModelSpec, Part

BIASES = (True, True, True)
# Numbers of the query encoder, with the class's own values.
QUERIES = {
    "hidden": ("hidden_size", 768),
    "heads": ("num_attention_heads", 12),
    "ffn": ("intermediate_size", 3072),
    "inner": ("encoder_hidden_size", 1408),
}


# Those of an instruction's words, and how many there are where no field says so.
WORDS = {"vocab": ("vocab_size", 30522), "positions": ("max_position_embeddings", 512)}
ASSUMED = 32


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """Patches behind a class token, positions, a norm behind the layers."""
    return (*opening(prefix="1"), norm())


TOWER = Family(
    "blip_2_vision_model",
    sizes=(*(HIDDEN, LAYERS, HEADS, DERIVED_HEAD, FFN), patch_side(14), CHANNELS, grid(224), *in_front(1)),
    features=replace(STRUCTURE, head="none", extra=(("prefix_tokens", "1"),)),
    flags=(
        QKV,
        Activation(default="gelu"),
        Rate("attention_dropout", ("attention_dropout",)),
    ),
    kinds=kinds,
    rotary=None,
    ends=ends,
)


def added(read: str, name: str, tokens: Mapping[str, str] | None = None) -> tuple[Part, ...]:
    """A block's output added to the stream, and the norm over the sum."""
    return (
        part("residual", f"{name}_residual", sizes=tokens),
        part("layer_norm", f"{name}_norm", input=f"{name}_residual.output", sizes=tokens),
    )


def block(read: str, act: str, tokens: dict[str, str], prefix: str = "") -> tuple[Part, ...]:
    """A plain feed-forward block over some of the tokens, the addition and a norm; parts go by `prefix`."""
    return (
        part("dense", f"{prefix}up", input=read, inner="hidden", outer="ffn", sizes=tokens),
        activated(f"{prefix}activation", f"{prefix}up", act, tokens),
        part("dense", f"{prefix}down", input=f"{prefix}activation.output", inner="ffn", outer="hidden", sizes=tokens),
        *added(read, f"{prefix}ffn", tokens),
    )


def layer(act: str, crossing: bool, told: bool = False) -> tuple[Part, ...]:
    """Queries among themselves, over the image's tokens in some layers, and a feed-forward block.

    Args:
        told: an instruction's words stand behind the queries, and have a feed-forward block of their own.
    """
    own = ("qkv_projection.q", "qkv_projection.k", "qkv_projection.v")
    image = ("cross_q_projection.q", "cross_kv_projection.k", "cross_kv_projection.v")
    keys = {"seq": "context", "hidden": "inner"}
    read, count = "attention_norm.output", "seq + instruction" if told else "seq"
    both = {"seq": count} if told else {}
    cross = (
        part("qkv_projection", "cross_q_projection", input=read, bias=BIASES, parts="q"),
        part("qkv_projection", "cross_kv_projection", input="image.output", bias=BIASES, parts="kv", sizes=keys),
        part("cross_attention_core", inputs=image),
        part("output_projection", "cross_output_projection", input="cross_attention_core.output", bias=True),
        *added(read, "cross"),
    )
    made = "cross_norm.output" if crossing else read
    return (
        part("qkv_projection", input="layer.input", bias=BIASES, sizes=both),
        part("attention_core", inputs=own, mask="full", rotary="none", sizes={**both, "context": count}),
        part("output_projection", input="attention_core.output", bias=True, sizes=both),
        *added("layer.input", "attention", both),
        *(cross if crossing else ()),
        *block(made, act, {}),
        *(block(read, act, {"seq": "instruction"}, "words_") if told else ()),
    )


def with_queries(whole: Config, spec: ModelSpec, told: bool = False) -> ModelSpec:
    """The tower with the query encoder's layers behind its own; `told`: with an instruction beside the queries.

    Raises:
        SpecError: a field of `qformer_config` that does not fit.
    """
    config = Config(whole.mapping("qformer_config"), whole.where, "qformer_config.")
    found = {size: config.integer_or([key], own) for size, (key, own) in QUERIES.items()}
    _check(config, found, spec)
    name = config.text(["hidden_act"], "gelu")
    if name not in ACTIVATIONS:
        raise config.error("hidden_act", name, "no activation that can be priced", "write gelu")
    act = ACTIVATIONS[name]
    queries, layers, every = whole.integer(["num_query_tokens"]), *counts(config)
    found |= {"kv_heads": found["heads"], "head_dim": found["hidden"] // found["heads"]}
    found |= {"seq": queries if isinstance(queries, int) else 32, "context": spec.dims["seq"]}
    crossing = KindSpec("qformer_crossing", "full", "dense", (), "qformer", layer(act, True, told))
    plain = KindSpec("qformer", "full", "dense", (), "qformer", layer(act, False, told))
    body = [crossing if index % every == 0 else plain for index in range(layers)]
    if told:
        found |= {size: config.integer_or([key], own) for size, (key, own) in WORDS.items()}
        found |= {"instruction": ASSUMED}
        whole.warn(f"an instruction of {ASSUMED} tokens is assumed beside the queries that read an image")
    return with_layers(spec, "qformer", found, body)


def with_instruction(whole: Config, spec: ModelSpec) -> ModelSpec:
    """InstructBLIP: an instruction's words stand beside the queries."""
    return with_queries(whole, spec, told=True)


def counts(config: Config) -> tuple[int, int]:
    """Layers of the query encoder, and every how many look at the image."""
    found = [config.integer([key]) for key in ("num_hidden_layers", "cross_attention_frequency")]
    layers, every = (value if isinstance(value, int) else own for value, own in zip(found, (12, 2), strict=True))
    return layers, every


def _check(config: Config, found: dict[str, int], spec: ModelSpec) -> None:
    if found["hidden"] % found["heads"]:
        problem = f"it does not divide hidden_size {found['hidden']}"
        raise config.error("num_attention_heads", found["heads"], problem, "correct num_attention_heads")
    if found["inner"] != spec.dims["hidden"]:
        problem = f"the tower is {spec.dims['hidden']} wide"
        raise config.error("encoder_hidden_size", found["inner"], problem, "correct encoder_hidden_size")
    if config.boolean(["use_qformer_text_input"], False):
        raise config.error("use_qformer_text_input", True, "text beside the queries is not priced", "leave it out")


def patches(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
    """An image has the patches that its tower counts."""
    text["patches"] = sizes.pop("patches")
    return features


def connector(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The queries and a norm in front of their layers; behind, one matmul each."""
    return (*asked("qformer_seq"), LAST)


def told(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """InstructBLIP: an instruction's words and places behind the queries."""
    words = {**WIDE, "seq": "qformer_instruction", "embed": "qformer_hidden", "vocab": "qformer_vocab"}
    return (
        part("token_embedding", "instruction", sizes=words),
        part("position_embedding", "instruction_places", sizes={**words, "positions": "qformer_positions"}),
        *asked("qformer_seq + qformer_instruction"),
        LAST,
    )


def asked(tokens: str) -> tuple[Part, ...]:
    """The queries, and a norm over as many tokens."""
    at = {**WIDE, "seq": "qformer_seq"}
    return (
        part("class_token", "queries", tokens="qformer_seq", sizes={**at, "patches": "0"}),
        part("layer_norm", "queries_norm", input="queries.output", sizes={**WIDE, "seq": tokens}),
    )


WIDE = {"hidden": "qformer_hidden"}
LAST = part(
    *("dense", "projector"),
    input="qformer.output",
    inner="qformer_hidden",
    outer="projection",
    sizes={**WIDE, "seq": "qformer_seq"},
)
HELD = frozenset(
    "qformer_config num_query_tokens image_text_hidden_size initializer_factor use_decoder_only_language_model".split()
)


def family(model_type: str, tower: str, cut: CutRule, way: PartsRule) -> Family:
    """One of the families."""
    vision = replace(TOWER, model_type=tower)
    head = own_head(None, asks_text=False)
    seen = Tower(vision, model_types=(tower,), cut=cut, head=head, join=patches, connector=way)
    return Family(model_type, sizes=(), neutral=NEUTRAL | HELD, tower=seen, text_types=("opt", ANY))


FAMILIES = (
    family("blip-2", "blip_2_vision_model", with_queries, connector),
    family("instructblip", "instructblip_vision_model", with_instruction, told),
    family("instructblipvideo", "instructblipvideo_vision_model", with_instruction, told),
)
