"""Models as the compute_graph calculator sees them: dense and mixture-of-experts layers, plain attention, untied ends.

A case states just that (`frontend.case`); a model of the standard set is cut down to it, with one warning that says
what is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby

from symcost.errors import SpecError
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec

# Sizes that every model of the set has, and those of a kind.
_EVERYWHERE = ("hidden", "heads", "vocab")
_OF_KIND = {"dense": ("ffn",), "moe": ("moe_ffn", "experts", "shared_experts", "top_k")}


def graph_spec(
    name: str,
    family: str,
    sizes: Mapping[str, int],
    stack: Iterable[tuple[str, int]],
    warnings: tuple[str, ...] = (),
    where: str = "",
) -> ModelSpec:
    """A model of the set: sizes of absent kinds left out, kinds in one order, so that all models share few structures.

    Args:
        sizes: by dim name; sizes of absent kinds may be missing.
        stack: runs of (`dense` or `moe`, layers) in model order. Without any layer the model is its ends.
        where: the file, for messages; the model's name where there is none.
    """
    runs = tuple(LayerGroup(kind, count) for kind, count in stack if count) or (LayerGroup("dense", 0),)
    kinds = tuple(kind for kind in _OF_KIND if any(run.kind == kind for run in runs))
    names = (*_EVERYWHERE, *(size for kind in kinds for size in _OF_KIND[kind]))
    dims = {"layers": sum(run.count for run in runs)} | {size: sizes.get(size, 0) for size in names}
    return ModelSpec(
        name=name,
        family=family,
        dims=dims,
        features=Features(),
        stack=runs,
        kinds=tuple(KindSpec(kind, ffn=kind) for kind in kinds),
        warnings=(*warnings, *uneven_heads(where or name, dims)),
    )


def uneven_heads(where: str, sizes: Mapping[str, int]) -> tuple[str, ...]:
    """A warning where heads do not divide the hidden width."""
    hidden, heads = sizes["hidden"], sizes["heads"]
    if hidden % heads == 0:
        return ()
    text = f"{heads} heads do not divide the hidden width {hidden}: FLOPs use the exact quotient, shapes round it down"
    return (f"{where}: {text}",)


def reduce_spec(spec: ModelSpec) -> ModelSpec:
    """A model of the standard set as the source's formulas can price it.

    Raises:
        SpecError: a layer without softmax attention or without a feed-forward block, or a model that is no decoder.
    """
    if spec.features.architecture != "decoder":
        raise SpecError(
            f"{spec.family} is of architecture {spec.features.architecture}: compute_graph prices decoders",
            where=spec.name,
            hint="use --formulas standard",
        )
    flavours = {kind.name: _flavour(spec, kind) for kind in spec.kinds}
    body = [(flavours[group.kind], group.count) for group in spec.stack if not group.mtp]
    stack = [(flavour, sum(count for _, count in run)) for flavour, run in groupby(body, key=lambda pair: pair[0])]
    sizes = {**spec.dims, "shared_experts": _shared_experts(spec)}
    made = graph_spec(spec.name, spec.family, sizes, stack, (*spec.warnings, _loss_of(spec)))
    return replace(made, max_seq=spec.max_seq, hard_max=spec.hard_max)


def _flavour(spec: ModelSpec, kind: KindSpec) -> str:
    if kind.attention not in ("full", "sliding") or kind.ffn not in _OF_KIND:
        part = f"{kind.attention} attention and {kind.ffn} feed-forward"
        raise SpecError(
            f"layers of kind {kind.name} ({part}) have no formula in compute_graph",
            where=spec.name,
            hint="use --formulas standard",
        )
    return kind.ffn


def _shared_experts(spec: ModelSpec) -> int:
    """How many the router scores: the source knows a number of experts, not a width."""
    return spec.dims.get("shared_experts", 1) if spec.features.shared != "none" else 0


def _loss_of(spec: ModelSpec) -> str:
    """The one warning of a reduction: what the model has and the set does not, and the other way round."""
    features = spec.features
    lost = [*_lost_in_attention(spec), *(phrase for differs, phrase in _LOST if differs(spec))]
    added = [phrase for differs, phrase in _ADDED if differs(features)]
    more = f"; it adds {', '.join(added)}" if added else ""
    return f"{spec.name}: compute_graph cannot express {', '.join(lost)}{more}"


def _lost_in_attention(spec: ModelSpec) -> Iterator[str]:
    heads, hidden = spec.dims["heads"], spec.dims["hidden"]
    kv_heads, width = spec.dims.get("kv_heads", heads), spec.dims.get("head_dim")
    if spec.features.mla:
        yield "latent attention (MLA; priced as plain attention)"
        return
    if kv_heads != heads:
        yield f"grouped-query attention (GQA; {kv_heads} key and value heads priced as {heads})"
    if width and width * heads != hidden:
        yield f"heads of width {width} (priced as {hidden}/{heads})"


# In the order in which data meets them.
_LOST: tuple[tuple[Callable[[ModelSpec], bool], str], ...] = (
    (lambda s: any(kind.attention == "sliding" for kind in s.kinds), "sliding windows (every pair priced)"),
    (lambda s: s.features.qk_norm != "none", "norms of queries and keys (qk-norm; left out)"),
    (lambda s: s.features.sinks, "attention sinks (left out)"),
    (lambda s: s.features.attention_gate != "none", "a gate on attention (left out)"),
    (lambda s: s.features.attention_softcap or s.features.head_softcap, "soft-capping (left out)"),
    (lambda s: s.features.norm_placement != "pre", "this placement of norms (priced as two before the blocks)"),
    (lambda s: not s.features.gated, "a plain feed-forward block (priced as gated)"),
    (lambda s: s.features.shared != "none", "the work of shared experts (only the router counts them)"),
    (lambda s: _dropout(s.features), "dropout (left out)"),
    (lambda s: s.features.tied, "tied embeddings (priced as two matrices)"),
    (lambda s: s.features.embedding_projection, "an embedding narrower than the model (priced as wide)"),
    (lambda s: s.features.embedding_norm, "a norm on embeddings (left out)"),
    (lambda s: s.features.final_norm, "the final norm (left out)"),
    (lambda s: s.mtp_depth > 0, "multi-token prediction (left out)"),
    (lambda s: s.vision is not None, "the vision tower (left out)"),
    (lambda s: bool(s.declared_ops), "declared op counts (left out)"),
)
_ADDED: tuple[tuple[Callable[[Features], bool], str], ...] = (
    (lambda f: not f.learned_positions, "a learned position table"),
    (
        lambda f: not (f.q_bias and f.o_bias and f.ffn_bias),
        "a bias to every projection and norm (beta_bias=0 takes it out)",
    ),
)


def _dropout(features: Features) -> bool:
    parts = ("embedding", "attention", "residual", "ffn")
    return any(getattr(features, f"{part}_dropout") for part in parts)
