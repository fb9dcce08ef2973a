"""Kosmos-2: CLIP's tower, queries that read its tokens and one another, a text model with norms inside its blocks."""

from dataclasses import replace
from typing import Any

from symcost.frontend.config import Config
from symcost.frontend.families.clip import SEEING as CLIP
from symcost.frontend.family import Family, Maximum, Size, Sizes, Tower
from symcost.frontend.flags import QKV_BIASES, Activation, Rate, Switch, Tie
from symcost.frontend.image_ends import norm, opening
from symcost.frontend.nested import ANY
from symcost.frontend.outer_head import own_head
from symcost.frontend.parts import part
from symcost.frontend.tables import DERIVED_HEAD, VOCAB
from symcost.ir.spec import Features, Part

TEXT = Family(
    "kosmos_2_text_model",
    sizes=(
        Size("hidden", ("embed_dim", "hidden_size"), 2048, meaning="the hidden width"),
        Size("layers", ("layers", "num_hidden_layers"), 24, meaning="the number of layers"),
        Size("heads", ("attention_heads", "num_attention_heads"), 32, meaning="the number of heads"),
        *(VOCAB, DERIVED_HEAD),
        Size("ffn", ("ffn_dim",), 8192, meaning="the feed-forward width"),
    ),
    features=Features(
        norm="layer",
        **dict.fromkeys((*QKV_BIASES, "o_bias", "ffn_bias"), True),  # type: ignore[arg-type]
        gated=False,
        rotary="none",
        extra=(("sub_norms", "true"),),
    ),
    flags=(
        Switch("scale_embedding", {"embedding_scale": True}, True, {"embedding_scale": False}),
        Activation("activation_function", "gelu"),
        Rate("dropout", ("embedding_dropout", "residual_dropout"), 0.1),
        Rate("attention_dropout", ("attention_dropout",), 0.1),
        Rate("activation_dropout", ("ffn_dropout",)),
        Tie(True),
    ),
    rotary=None,
    maximum=Maximum(default=2048),
    neutral=frozenset({"layerdrop", "init_std"}),
)


def ends(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """CLIP's, with the last norm over every token."""
    first = part("layer_norm", "embedding_norm", input="position_embedding.output")
    return (*opening(prefix="1", bias=False), first, norm())


def join(whole: Config, text: dict[str, int], sizes: dict[str, int], features: Features, queries: int = 64) -> Features:
    """The queries, as many as stated or as the class has, and heads of the text model's number."""
    sizes["queries"] = whole.integer_or(["latent_query_num"], queries)
    sizes |= {"resampler_heads": text["heads"], "resampler_head_dim": text["hidden"] // text["heads"]}
    if "patches" in sizes:
        text["patches"] = sizes.pop("patches")
    return features


def way(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """A matmul to the text model's width, then queries over all of it and themselves."""
    own, keys = {"seq": "queries"}, {"seq": "seq + queries"}
    square: dict[str, Any] = {"inner": "projection", "outer": "projection"}
    heads = {"heads": "resampler_heads", "kv_heads": "resampler_heads", "head_dim": "resampler_head_dim"}
    core = {**own, "context": "seq + queries", **heads}
    return (
        part("dense", "image_dense", input="tower.output", inner="hidden", outer="projection"),
        part("class_token", "latent_query", tokens="queries", sizes={**own, "hidden": "projection", "patches": "0"}),
        part("dense", "query_q", input="latent_query.output", sizes=own, **square),
        part("dense", "query_k", input="image_dense.y", sizes=keys, **square),
        part("dense", "query_v", input="image_dense.y", sizes=keys, **square),
        part("cross_attention_core", "query_core", inputs=("query_q.y", "query_k.y", "query_v.y"), sizes=core),
        part("dense", "projector", input="query_core.output", sizes=own, **square),
    )


VISION = replace(
    CLIP,
    model_type="kosmos_2_vision_model",
    ends=ends,
)
FAMILIES = (
    TEXT,
    Family(
        "kosmos-2",
        sizes=(),
        neutral=frozenset({"latent_query_num"}),
        tower=Tower(
            VISION,
            model_types=(VISION.model_type,),
            join=join,
            connector=way,
            head=own_head(True, asks_text=True),
        ),
        text_types=("kosmos_2_text_model", ANY),
    ),
)
