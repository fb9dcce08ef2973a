"""Encoders over long texts: Longformer's windows and BigBird's blocks."""

from collections.abc import Sequence

from symcost.frontend.config import Config
from symcost.frontend.encoder_heads import WITH_POOLER, without
from symcost.frontend.families.bert import DROPOUTS, NEUTRAL, SIZES, head
from symcost.frontend.families.text_encoders import BEHIND_PADDING, GELU_HEAD, added, family, then
from symcost.frontend.family import Size, Sizes
from symcost.frontend.flags import Activation, Switch, Tie, biases
from symcost.frontend.parts import part
from symcost.ir.spec import Features, KindSpec, Part


def both_ways(config: Config, sizes: Sizes) -> int:
    """Longformer's window, both ways together, the same in all layers.

    Raises:
        SpecError: layers that differ, or a window that is not even.
    """
    _, stated = config.take(["attention_window"])
    listed = stated if isinstance(stated, list) else [stated if isinstance(stated, int) else 512]
    if len(set(map(str, listed))) != 1:
        raise config.error(
            "attention_window", stated, "windows that differ by layer are not priced", "write one number"
        )
    window = config.check_integer("attention_window", listed[0], 2)
    if window % 2:
        raise config.error("attention_window", window, "an even number is expected", "correct attention_window")
    return window


def windows(config: Config, sizes: Sizes, features: Features) -> Sequence[KindSpec]:
    """A window in every layer."""
    return [KindSpec("encoder", "sliding")] * sizes["layers"]


# A question's head has a feed-forward block of its own, which is not priced.
BLOCKS = without(WITH_POOLER, "ForQuestionAnswering")


def in_blocks(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """BigBird: blocks that see their neighbours, the ends and random ones, or plain attention."""
    stated = config.text(["attention_type"], "block_sparse")
    if stated not in ("block_sparse", "original_full"):
        raise config.error("attention_type", stated, "not known", "write block_sparse or original_full")
    if stated == "original_full":
        del sizes["attention_block"], sizes["random_blocks"]
    extra = {"window": "random_blocks"} if stated == "block_sparse" else {}
    return then(head(BLOCKS, spare_bias=True), ends="added", **extra)(config, sizes, features)


def unread_pooler(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """BigBird's classifier has a projection of its own: only the bare model's pooler is what it returns."""
    made = part("pooler", "unread_pooler", input="body.output", discarded=True)
    return () if features.head == "none" else (made,)


FAMILIES = (
    family(
        "longformer",
        sizes=(*SIZES, Size("window", ("attention_window",), read=both_ways, used_by=("sliding",))),
        kinds=windows,
        maximum=BEHIND_PADDING,
        finish=then(head(more=GELU_HEAD, spare_bias=True), ends="added"),
        ends=added(part("unread", "global_projections", elements="3*layers*(hidden**2 + hidden)")),
        neutral=NEUTRAL | {"onnx_export", "ignore_attention_mask"},
    ),
    family(
        "big_bird",
        sizes=(
            *SIZES,
            Size("attention_block", ("block_size",), 64, meaning="the tokens of a block"),
            Size("random_blocks", ("num_random_blocks",), 3, meaning="the random blocks that a block sees"),
        ),
        flags=(
            Activation(default="gelu_new"),
            *DROPOUTS,
            Tie(True),
            biases("use_bias", "q_bias", "k_bias", "v_bias", default=True),
            Switch("rescale_embeddings", {"embedding_scale": True}),
        ),
        finish=in_blocks,
        ends=unread_pooler,
    ),
)
