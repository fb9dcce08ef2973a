"""XLNet as it is called without a target mapping: one stream, scores against distances, norms behind the additions."""

from dataclasses import replace

from symcost.frontend.config import Config
from symcost.frontend.encoder_heads import Heads
from symcost.frontend.families.bert import NEUTRAL, STRUCTURE, one_kind
from symcost.frontend.family import Family, Maximum, Size, Sizes
from symcost.frontend.flags import Activation, Rate, Tie
from symcost.frontend.parts import part
from symcost.frontend.tables import VOCAB
from symcost.ir.spec import Features, Part

DROPOUTS = ("embedding_dropout", "attention_dropout", "residual_dropout", "ffn_dropout", "final_dropout")
BARE: dict[str, str | bool] = {"head": "none", "tied": False, "head_bias": False}
HEADS = Heads("LMHeadModel", {"LMHeadModel": {"head": "lm"}, "Model": BARE})
WAYS = {"bi": "both_ways", "uni": "back"}


def head_width(config: Config, sizes: Sizes) -> int:
    """The hidden width over the heads, which a stated `d_head` must be.

    Raises:
        SpecError: it is not.
    """
    stated, derived = config.integer(["d_head"]), sizes["hidden"] // sizes["heads"]
    if sizes["hidden"] % sizes["heads"]:
        problem = f"it does not divide d_model {sizes['hidden']}"
        raise config.error("n_head", sizes["heads"], problem, "correct n_head or d_model")
    if isinstance(stated, int) and stated != derived:
        raise config.error("d_head", stated, f"the library takes d_model over n_head, {derived}", "leave d_head out")
    return derived


def streams(config: Config, sizes: dict[str, int], features: Features) -> Features:
    """Whether queries see what lies ahead.

    Raises:
        SpecError: an unknown kind of attention.
    """
    way = config.text(["attn_type"], "bi") or "bi"
    if way not in WAYS:
        raise config.error("attn_type", way, "no such attention", f"write {' or '.join(WAYS)}")
    made = HEADS.read(config, sizes, features)
    return replace(made, extra=tuple(sorted((("ends", "added"), ("relative_scores", WAYS[way])))))


def unread(config: Config, sizes: Sizes, features: Features) -> tuple[Part, ...]:
    """The second stream's mask token, and biases and vectors of segments, which are there without segments."""
    return (part("unread", "segments_and_mask", elements="hidden + 3*layers*heads*head_dim"),)


FAMILIES = (
    Family(
        "xlnet",
        sizes=(
            Size("hidden", ("d_model", "hidden_size"), meaning="the hidden width"),
            Size("layers", ("n_layer", "num_hidden_layers"), meaning="the number of layers"),
            Size("heads", ("n_head", "num_attention_heads"), meaning="the number of heads"),
            VOCAB,
            Size("head_dim", ("d_head",), read=head_width),
            Size("ffn", ("d_inner",), meaning="the feed-forward width"),
        ),
        features=replace(
            STRUCTURE,
            q_bias=False,
            k_bias=False,
            v_bias=False,
            o_bias=False,
            learned_positions=False,
            token_types=False,
            embedding_norm=False,
            head="lm",
        ),
        flags=(Activation("ff_activation", "gelu"), Rate("dropout", DROPOUTS, 0.1), Tie(True)),
        kinds=one_kind,
        rotary=None,
        maximum=Maximum(()),
        neutral=NEUTRAL
        | frozenset(
            "mem_len reuse_len use_mems_eval use_mems_train bi_data clamp_len same_length start_n_top end_n_top".split()
        ),
        finish=streams,
        ends=unread,
    ),
)
