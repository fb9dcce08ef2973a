"""BLIP-2: learned queries read an image's patches in a small encoder of their own, and go into a text model."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.convolution_fronts import activated
from symcost.frontend.encoder_parts import with_layers
from symcost.frontend.families.image_encoders import QKV, in_front
from symcost.frontend.families.llava import NEUTRAL
from symcost.frontend.families.vit import STRUCTURE, kinds
from symcost.frontend.family import Family, Sizes, Tower
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


def added(read: str, name: str) -> tuple[Part, ...]:
    """A block's output added to the stream, and the norm over the sum."""
    return part("residual", f"{name}_residual"), part("layer_norm", f"{name}_norm", input=f"{name}_residual.output")


def layer(act: str, crossing: bool) -> tuple[Part, ...]:
    """Queries among themselves, over the image's tokens in some layers, and a feed-forward block."""
    own = ("qkv_projection.q", "qkv_projection.k", "qkv_projection.v")
    image = ("cross_q_projection.q", "cross_kv_projection.k", "cross_kv_projection.v")
    keys = {"seq": "context", "hidden": "inner"}
    read = "attention_norm.output"
    cross = (
        part("qkv_projection", "cross_q_projection", input=read, bias=BIASES, parts="q"),
        part("qkv_projection", "cross_kv_projection", input="image.output", bias=BIASES, parts="kv", sizes=keys),
        part("cross_attention_core", inputs=image),
        part("output_projection", "cross_output_projection", input="cross_attention_core.output", bias=True),
        *added(read, "cross"),
    )
    made = "cross_norm.output" if crossing else read
    return (
        part("qkv_projection", input="layer.input", bias=BIASES),
        part("attention_core", inputs=own, mask="full", rotary="none", sizes={"context": "seq"}),
        part("output_projection", input="attention_core.output", bias=True),
        *added("layer.input", "attention"),
        *(cross if crossing else ()),
        part("dense", "up", input=made, inner="hidden", outer="ffn"),
        activated("activation", "up", act, {}),
        part("dense", "down", input="activation.output", inner="ffn", outer="hidden"),
        *added(made, "ffn"),
    )


def with_queries(whole: Config, spec: ModelSpec) -> ModelSpec:
    """The tower with the query encoder's layers behind its own.

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
    crossing = KindSpec("qformer_crossing", "full", "dense", (), "qformer", layer(act, True))
    plain = KindSpec("qformer", "full", "dense", (), "qformer", layer(act, False))
    body = [crossing if index % every == 0 else plain for index in range(layers)]
    return with_layers(spec, "qformer", found, body)


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
    at = {"seq": "qformer_seq", "hidden": "qformer_hidden"}
    return (
        part("class_token", "queries", tokens="qformer_seq", sizes={**at, "patches": "0"}),
        part("layer_norm", "queries_norm", input="queries.output", sizes=at),
        part("dense", "projector", input="qformer.output", inner="qformer_hidden", outer="projection", sizes=at),
    )


FAMILIES = (
    Family(
        "blip-2",
        sizes=(),
        neutral=NEUTRAL
        | frozenset(
            """qformer_config num_query_tokens image_text_hidden_size initializer_factor use_decoder_only_language_model
            """.split()
        ),
        tower=Tower(
            TOWER,
            model_types=(TOWER.model_type,),
            cut=with_queries,
            head=own_head(None, asks_text=False),
            join=patches,
            connector=connector,
        ),
        text_types=("opt", ANY),
    ),
)
