"""LLaVA and Mistral 3: a tower's patches, projected into a text model of another family."""

from collections.abc import Mapping
from dataclasses import replace

from symcost.frontend.config import MISSING, Config
from symcost.frontend.families.clip import TOWER as CLIP
from symcost.frontend.families.siglip import TOWER as SIGLIP
from symcost.frontend.families.vit import kinds
from symcost.frontend.family import CutRule, Family, JoinRule, Size, Tower
from symcost.frontend.flags import ACTIVATIONS, Activation, Rate
from symcost.frontend.images import CHANNELS, patch_side
from symcost.frontend.outer_head import own_head
from symcost.frontend.tables import DERIVED_HEAD
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec

PIXTRAL = Family(
    "pixtral",
    sizes=(
        Size("hidden", ("hidden_size",), 1024, meaning="the tower's width"),
        Size("layers", ("num_hidden_layers",), 24, meaning="the number of layers"),
        *(Size("heads", ("num_attention_heads",), 16, meaning="the number of heads"), DERIVED_HEAD),
        Size("ffn", ("intermediate_size",), 4096, meaning="the feed-forward width"),
        *(patch_side(16), CHANNELS),
    ),
    features=Features(
        architecture="vision",
        embedding_norm=True,
        final_norm=False,
        causal=False,
        head="none",
        extra=(("patch_bias", "false"),),
    ),
    flags=(Activation(default="gelu"), Rate("attention_dropout", ("attention_dropout",))),
    kinds=kinds,
    # Images are of any size; the width of a head is that of the tower over the heads.
    neutral=frozenset("image_size head_dim is_composition tie_word_embeddings vocab_size".split()),
)
READ, UNREAD = KindSpec("encoder"), KindSpec("encoder_unread", changes=(("discarded", True),))


def worded(features: Features, words: Mapping[str, str]) -> Features:
    """The features with further words of `extra`."""
    return replace(features, extra=tuple(sorted({**dict(features.extra), **words}.items())))


def tower(family: Family) -> Family:
    """A tower from whose layers features are taken: its final norm stands behind them."""
    features = worded(family.features, {"end_discarded": "true"})
    return replace(family, features=features, neutral=family.neutral | {"vocab_size"})


def listed(whole: Config, default: int | tuple[int, ...]) -> list[object]:
    """`vision_feature_layer`: one layer or several."""
    _, stated = whole.take(["vision_feature_layer"])
    if stated is MISSING:
        return [default] if isinstance(default, int) else list(default)
    return list(stated) if isinstance(stated, list) else [stated]


def up_to_the_last_read(default: int | tuple[int, ...], *, several: bool) -> CutRule:
    """Layers behind the last one that `vision_feature_layer` names run, and nothing reads them.

    Args:
        default: the class's own; 0 is the embedding, -1 the last layer.
        several: whether the projector takes several layers.
    """

    def cut(whole: Config, spec: ModelSpec) -> ModelSpec:
        layers, found = sum(group.count for group in spec.stack), listed(whole, default)
        if len(found) != 1 and not (several and found):
            raise whole.error("vision_feature_layer", found, "the projector takes one layer", "name one layer")
        for layer in found:
            if isinstance(layer, bool) or not isinstance(layer, int) or not -layers - 1 <= layer <= layers:
                hint = f"name layers from {-layers - 1} to {layers}"
                raise whole.error("vision_feature_layer", layer, f"the tower has {layers} layers", hint)
        read = max(int(str(layer)) % (layers + 1) for layer in found)
        if not read:
            problem = "no layer of the tower would be read"
            raise whole.error("vision_feature_layer", found, problem, "name a layer")
        if read == layers:
            return spec
        stack = (LayerGroup(READ.name, read), LayerGroup(UNREAD.name, layers - read))
        return replace(spec, stack=stack, kinds=(READ, UNREAD))

    return cut


def projected(connector: str, default: int, *, bias: bool) -> JoinRule:
    """Two matmuls with an activation between them, from the tower's width to the text model's.

    Args:
        connector: a word of `Features.extra`.
        default: the class's own `vision_feature_layer`.
        bias: the class's own `multimodal_projector_bias`.
    """

    def join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features) -> Features:
        name = whole.text(["projector_hidden_act"], "gelu")
        if name not in ACTIVATIONS:
            hint = f"write one of {', '.join(sorted(ACTIVATIONS))}"
            raise whole.error("projector_hidden_act", name, "no activation that can be priced", hint)
        words = {
            "connector": connector,
            "connector_activation": ACTIVATIONS[name],
            "connector_bias": "true" if whole.boolean(["multimodal_projector_bias"], bias) else "false",
        }
        if connector == "projector":
            words["connector_layers"] = str(len(listed(whole, default)))
            words |= _tokens(whole, features)
        else:
            sizes["merge"] = whole.integer_or(["spatial_merge_size"], 2)
        if "patches" in sizes:
            text["patches"] = sizes.pop("patches")
        return worded(features, words)

    return join


def _tokens(whole: Config, features: Features) -> dict[str, str]:
    """`default` takes a tower's first token away: the class token, where there is one."""
    chosen, prefix = whole.text(["vision_feature_select_strategy"], "default"), features.flag("prefix_tokens")
    if chosen not in ("default", "full") or (chosen == "default" and not prefix):
        known = chosen == "default"
        problem = "the first patch of a tower without class token would be lost" if known else "not known"
        hint = 'write "full"' if known else 'write "default" or "full"'
        raise whole.error("vision_feature_select_strategy", chosen, problem, hint)
    return {"connector_tokens": "all"} if chosen == "full" and prefix else {}


NEUTRAL = frozenset(
    """image_seq_length ignore_index vision_feature_select_strategy projector_hidden_act multimodal_projector_bias
    image_grid_pinpoints use_image_newline_parameter vocab_size""".split()
)
FAMILIES = (
    Family(
        "llava",
        sizes=(),
        neutral=NEUTRAL,
        tower=Tower(
            tower(CLIP),
            model_types=("clip_vision_model", "siglip_vision_model", "pixtral"),
            others=(tower(SIGLIP), tower(PIXTRAL)),
            cut=up_to_the_last_read(-2, several=True),
            head=own_head(False, asks_text=True),
            join=projected("projector", -2, bias=True),
        ),
        text_types=("llama", "mistral", "qwen2", "qwen3", "gemma", "phi"),
    ),
    Family(
        "mistral3",
        sizes=(),
        neutral=NEUTRAL,
        tower=Tower(
            PIXTRAL,
            model_types=("pixtral",),
            cut=up_to_the_last_read(-1, several=False),
            head=own_head(True, asks_text=False),
            join=projected("merged_projector", -1, bias=False),
        ),
        text_types=("mistral", "ministral", "ministral3", "mistral4", "llama"),
    ),
)
