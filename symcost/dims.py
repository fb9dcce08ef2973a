"""Every symbolic size, once: code name, LaTeX letter, meaning, unit and sign.

The table below is plain data, so that front ends and evaluators can read it without sympy. Symbols are made
from it when first asked for (`from symcost.dims import batch, seq`), and nowhere else in the project. Prefixed
sizes (`vision_hidden`) and layer counts (`moe_layers`) are made by `prefixed` and `layer_count`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from symcost import degrees, plugins
from symcost.errors import GrammarError

if TYPE_CHECKING:
    from sympy import Symbol


@dataclass(frozen=True)
class Dim:
    """One symbolic size.

    Attributes:
        name: name in code, in generated modules and in sheets.
        latex: letter in documents.
        meaning: one phrase for a notation table.
        unit: what one counts: `tokens`, `elements`, `bytes`, `flops per element`, ...
        sign: `positive`, or `nonnegative` for what may be absent.
        default: value where neither a config nor the user states one; None if one of them must.
        rational: whether it need not be whole (widths and the source's capacity factor).
    """

    name: str
    latex: str
    meaning: str
    unit: str = "elements"
    sign: str = "positive"
    default: int | str | None = None
    rational: bool = False


def _rows(unit: str, text: str, sign: str = "positive") -> list[Dim]:
    """Rows `name | latex | meaning` of one unit."""
    split = (line.split("|") for line in text.strip().splitlines())
    return [Dim(n.strip(), x.strip(), m.strip(), unit, sign) for n, x, m in split]


# In the order in which people write factors: 2 B S h f, not 2 S f h B.
_SIZES = [
    *_rows("sequences", "batch | B | sequences in a micro-batch"),
    *_rows(
        "tokens",
        r"""
        seq | S | tokens a sequence (queries; source side where there are two)
        target_seq | S_{t} | tokens a sequence on the decoder's side
        source_seq | S_{e} | tokens a sequence on the encoder's side, where the decoder is served
        """,
    ),
    *_rows("tokens", "cached | H | tokens of a sequence that are held before this step", "nonnegative"),
    *_rows("tokens", "context | C | keys a query may see; equals seq in training"),
    *_rows("images", "images | I | images, or clips of audio, in the whole batch", "nonnegative"),
    *_rows("tokens", "patches | N_{p} | patches an image, before merging"),
    *_rows("layers", "layers | L | layers of the body", "nonnegative"),
    *_rows(
        "elements",
        r"""
        hidden | h | width of the residual stream
        embed | e | width of the token embedding, where it is not the hidden width
        vocab | V | tokens in the vocabulary
        vocab_padded | V_{p} | vocabulary rounded up for tensor-parallel shards
        positions | N_{\mathrm{pos}} | rows of the learned position table
        types | N_{\mathrm{type}} | rows of the token-type table
        labels | N_{\mathrm{lab}} | classes of a classification head
        heads | n | query heads
        kv_heads | k | key and value heads
        head_dim | d | width of one head
        nope_dim | d_{n} | width of a query-key head without rotary embedding
        rope_dim | d_{r} | rotary width of a head
        v_head_dim | d_{v} | width of a value head
        q_lora_rank | r_{q} | rank of the compressed query
        lora_rank | r | rank of an adapter
        kv_lora_rank | r_{kv} | rank of the compressed keys and values
        window | w | keys a query sees, itself included
        ffn | f | width of the feed-forward block
        moe_ffn | f_{e} | width of one routed expert
        shared_ffn | f_{s} | width of the shared expert
        """,
    ),
    *_rows(
        "experts",
        r"""
        experts | E | routed experts of a layer
        top_k | K | routed experts a token visits
        shared_experts | E_{s} | shared experts of a layer
        """,
        "nonnegative",
    ),
    *_rows(
        "elements",
        r"""
        linear_key_heads | n_{k} | query and key heads of a linear-attention layer
        linear_key_dim | d_{k} | width of its query and key heads
        linear_value_heads | n_{v} | value heads of a linear-attention layer
        linear_value_dim | d_{lv} | width of its value heads
        conv_kernel | c_{w} | taps of the short convolution
        index_heads | n_{I} | heads of the indexer of sparse attention
        index_dim | d_{I} | width of an indexer's head
        index_top_k | K_{I} | keys that an indexer chooses for a query
        chunk | c | tokens in a chunk of a chunked recurrence
        inner | d_{i} | inner width of a state-space layer
        state | N_{s} | size of the recurrent state
        ssm_heads | n_{m} | heads of a state-space layer
        ssm_head_dim | p | width of a state-space head
        ssm_groups | G | groups that share B and C
        dt_rank | r_{dt} | rank of the step-size projection
        patch | p_{s} | side of a square patch
        temporal_patch | p_{t} | frames in a patch
        merge | m_{s} | side of a block of merged patches
        attention_block | b_{s} | tokens of a block of block-sparse attention
        random_blocks | r_{b} | random blocks that a block sees
        box_positions | N_{\mathrm{box}} | places of a side of a word's box
        stride | s | positions that a convolution moves on
        position_groups | G_{p} | groups of channels of a convolution that makes positions
        stem | h_{0} | width of the convolution in front of the first stage
        tiles | N_{t} | tiles of an image
        aspects | N_{a} | layouts of an image's tiles, and none
        cross_tokens | N_{x} | tokens of an image that a text model's layers look at
        stage_bins | N_{\mathrm{bin}} | mel bins behind the convolutions
        convolutions | L_{c} | convolutions in front of an encoder
        pixels | N_{\mathrm{px}} | pixels of an image
        registers | n_{\mathrm{reg}} | learned tokens beside an image's class token
        channels | c_{\mathrm{in}} | channels of an image
        projection | d_{p} | width of the joint text and image space
        projector_in | f_{pi} | width behind the first matmul of a projector
        projector_ffn | f_{pm} | width in the middle of a projector
        projector_out | f_{po} | width that a projector's last matmul reads
        merger_ffn | f_{mg} | width in the middle of a merger's gated block
        aligner_depth | L_{a} | matmuls of an aligner
        unread | N_{u} | parameters that a forward pass does not read
        mel_bins | N_{\mathrm{mel}} | mel bins of a frame
        buckets | N_{b} | buckets of the relative position bias
        """,
    ),
    *_rows("layers", "mtp_depth | D_{m} | multi-token-prediction blocks", "nonnegative"),
    Dim("block", "b", "tokens in a block of a paged cache", "tokens", default=1),
    Dim("grad_accum", "A", "micro-batches in an optimizer step", "micro-batches", default=1),
]

_DEGREES = [Dim(*row, default=1) for row in degrees.ROWS]

_WIDTHS = [
    Dim("width_param", r"u_{w}", "bytes of a parameter", "bytes", "positive", None, True),
    Dim("width_master", r"u_{m}", "bytes of a master copy; 0 where none is kept", "bytes", "nonnegative", None, True),
    Dim("width_act", r"u_{a}", "bytes of a stored activation", "bytes", "positive", None, True),
    Dim("width_param_grad", r"u_{gw}", "bytes of a parameter gradient", "bytes", "positive", None, True),
    Dim("width_act_grad", r"u_{ga}", "bytes of an activation gradient", "bytes", "positive", None, True),
    Dim("width_opt", r"u_{o}", "bytes of one optimizer moment", "bytes", "positive", None, True),
    Dim("width_cache", r"u_{c}", "bytes of a cached element", "bytes", "positive", None, True),
]

# Document 000 charges traffic at a compute dtype's bytes; nothing else does.
_COMPUTE_WIDTHS = [
    Dim("width_compute_w", r"u_{cw}", "bytes of a weight in a kernel", "bytes", "positive", None, True),
    Dim("width_compute_a", r"u_{ca}", "bytes of an activation in a kernel", "bytes", "positive", None, True),
    Dim("width_compute_accum", r"u_{cc}", "bytes of an accumulator", "bytes", "positive", None, True),
]

_PER_ELEMENT = "flops per element"
_SOURCE_000 = "coefficient of the source document"

_COEFFICIENTS = [
    # The standard set: vector FLOPs of one elementwise primitive. Values follow the usual accounting in which a
    # transcendental counts as one operation, its surrounding multiplies and adds as one each.
    Dim("cost_exp", r"\kappa_{\exp}", "exponential", _PER_ELEMENT, "nonnegative", 1),
    Dim("cost_log", r"\kappa_{\log}", "logarithm", _PER_ELEMENT, "nonnegative", 1),
    Dim("cost_div", r"\kappa_{\div}", "division", _PER_ELEMENT, "nonnegative", 1),
    Dim("cost_rsqrt", r"\kappa_{\mathrm{rsqrt}}", "reciprocal square root", _PER_ELEMENT, "nonnegative", 2),
    Dim("cost_tanh", r"\kappa_{\tanh}", "hyperbolic tangent", _PER_ELEMENT, "nonnegative", 1),
    Dim("cost_sigmoid", r"\kappa_{\sigma}", "logistic: negate, exp, add, divide", _PER_ELEMENT, "nonnegative", 4),
    Dim("cost_silu", r"\kappa_{\mathrm{silu}}", "SiLU: logistic and one product", _PER_ELEMENT, "nonnegative", 5),
    Dim("cost_gelu", r"\kappa_{\mathrm{gelu}}", "GELU: cubic, tanh, two products", _PER_ELEMENT, "nonnegative", 8),
    Dim("cost_relu", r"\kappa_{\mathrm{relu}}", "rectifier: one comparison", _PER_ELEMENT, "nonnegative", 1),
    Dim("cost_softplus", r"\kappa_{\mathrm{sp}}", "softplus: exp, add, log", _PER_ELEMENT, "nonnegative", 3),
    # Document 000 (compute_graph), its defaults.
    Dim("alpha_silu", r"\alpha_{\mathrm{silu}}", f"{_SOURCE_000}: SiLU", _PER_ELEMENT, "nonnegative", 6),
    Dim("beta_bias", r"\beta", f"{_SOURCE_000}: bias", "switch", "nonnegative", 1),
    Dim("gamma_rms", r"\gamma_{\mathrm{rms}}", f"{_SOURCE_000}: RMS norm", _PER_ELEMENT, "nonnegative", 4),
    Dim("delta_softmax", r"\delta", f"{_SOURCE_000}: softmax", _PER_ELEMENT, "nonnegative", 5),
    Dim("epsilon_topk", r"\varepsilon", f"{_SOURCE_000}: top-k", _PER_ELEMENT, "nonnegative", 3),
    Dim("gamma_adam", r"\gamma_{\mathrm{adam}}", f"{_SOURCE_000}: optimizer moments", "copies", "nonnegative", 2),
    Dim("capacity_factor", r"\phi", f"{_SOURCE_000}: capacity, no effect", "ratio", "nonnegative", "9/8", True),
]  # fmt: skip

DIMS: dict[str, Dim] = {dim.name: dim for dim in (*_SIZES, *_DEGREES, *_WIDTHS, *_COMPUTE_WIDTHS, *_COEFFICIENTS)}
BROUGHT: set[str] = set()  # by plugins; each is an axis of its own
SIZES: frozenset[str] = frozenset(dim.name for dim in _SIZES)
# Storage slots first, then compute slots; a model takes those that stand in its formulas.
WIDTHS: tuple[str, ...] = tuple(dim.name for dim in (*_WIDTHS, *_COMPUTE_WIDTHS))
COEFFICIENTS: dict[str, int | str] = {d.name: d.default for d in _COEFFICIENTS if d.default is not None}
TOWERS = ("vision_", "audio_")
STAGES = tuple(f"stage{number}" for number in range(1, 13))
PREFIXES = ("vision", "audio", "encoder", "decoder", "qformer", *STAGES)


def add(dim: Dim) -> Symbol:
    """A size that a plugin brings, known everywhere from then on; the same row again is no error.

    Raises:
        GrammarError: the name is no identifier, or is taken.
    """
    BROUGHT.update({dim.name} - DIMS.keys())
    known = DIMS.setdefault(dim.name, dim)
    if known != dim or not dim.name.isidentifier():
        raise GrammarError(f"dim {dim.name!r} is no identifier, or is taken by another size", hint="rename it")
    order.cache_clear()
    return symbol(dim.name)


def describe(name: str) -> Dim:
    """The table's row for a name; prefixed sizes, layer counts and derived sizes are described from their parts.

    Raises:
        GrammarError: no such dim.
    """
    if name in DIMS:
        return DIMS[name]
    prefix, _, rest = name.partition("_")
    if prefix in PREFIXES and (rest in DIMS or rest.endswith("_layers") or rest.partition("_")[0] in PREFIXES):
        base = describe(rest)
        return Dim(name, _superscript(base.latex, prefix[:3]), f"{base.meaning} ({prefix})", base.unit, base.sign)
    if name.endswith("_layers") and name.isidentifier():
        kind = name.removesuffix("_layers")
        letter = r"L_{\mathrm{" + kind.replace("_", r"\text{-}") + "}}"
        return Dim(name, letter, f"layers of kind {kind}", "layers", "nonnegative")
    if plugins.modules(plugins.COMPONENTS) and name in DIMS:
        return DIMS[name]
    raise GrammarError(f"unknown dim {name!r}", hint="symcost list dims prints the known ones")


def _superscript(latex: str, word: str) -> str:
    return latex + r"^{\mathrm{" + word + "}}"


@cache
def symbol(name: str) -> Symbol:
    """The symbol of a known dim; the same object at every call."""
    return _make(describe(name))


@cache
def letter(name: str) -> Symbol:
    """A sheet's own letter: a non-negative whole number that no table knows."""
    return _make(Dim(name, name, "letter of a sheet", sign="nonnegative"))


@cache
def derived(name: str) -> Symbol:
    """A size computed from others (attention pairs, experts hit); defined by the cost model that uses it."""
    return _make(Dim(name, name, "derived", sign="nonnegative"))


def _make(dim: Dim) -> Symbol:
    from sympy import Symbol

    domain = {"rational": True} if dim.rational else {"integer": True}
    return Symbol(dim.name, **{dim.sign: True}, **domain)


def prefixed(prefix: str, dim: Symbol) -> Symbol:
    """The size of a tower or of one side: `prefixed("vision", hidden)` is `vision_hidden`."""
    return symbol(f"{prefix}_{dim.name}")


def layer_count(kind: str) -> Symbol:
    """How many layers of a kind the model has, where it has several kinds."""
    return symbol(f"{kind}_layers")


@cache
def order(name: str) -> tuple[int, str]:
    """Sort key: dims in the order of the table, everything else after them by name."""
    names = list(DIMS)
    if name in DIMS:
        return names.index(name), name
    prefix, _, rest = name.partition("_")
    while prefix in PREFIXES and rest not in DIMS:
        prefix, _, rest = rest.partition("_")
    if prefix in PREFIXES and rest in DIMS:
        return names.index(rest), name
    if name.endswith("_layers"):
        return names.index("layers"), name
    return len(names), name


def __getattr__(name: str) -> Symbol:
    if name in DIMS:
        return symbol(name)
    raise AttributeError(f"symcost.dims has no dim {name!r}")
