"""A model over documents of stated lengths: read from text or a file, checked, and summed."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from symcost.errors import SpecError, UsageError
from symcost.files import exists, read_text
from symcost.ir.json_text import MAX_DIGITS
from symcost.ir.packing import Packing
from symcost.ir.spec import ModelSpec

Spec = TypeVar("Spec", bound=ModelSpec)
_FORMS = "write lengths as 512,2048,77, as mean:M,std:S, or name a file that holds them"


def lengths(text: str, batch: int | None = None) -> Packing:
    """What `--lengths` says: a list, a mean and a deviation of `batch` documents, or a file of lengths.

    Raises:
        UsageError: none of these, a length that is not positive, or sums that are not whole.
    """
    if text.startswith("mean:"):
        return _moments(text, 1 if batch is None else batch)
    if batch is not None:
        raise UsageError(f"--batch {batch} does not apply: --lengths says how many documents", hint="leave --batch out")
    words = _words(read_text(text, "the list of lengths", _FORMS)) if exists(text) else text.split(",")
    if not words:
        raise UsageError(f"--lengths {text}: it holds no length", hint=_FORMS)
    return Packing.of([_whole(word.strip(), text) for word in words])


def _words(text: str) -> list[str]:
    """Numbers of a file: a JSON list, or separated by commas and white space."""
    inside = text.strip()
    if inside.startswith("[") and inside.endswith("]"):
        inside = inside[1:-1]
    return inside.replace(",", " ").split()


def _whole(word: str, text: str, least: int = 1) -> int:
    """A whole number of digits alone."""
    fit = word.isascii() and word.isdecimal() and len(word) <= MAX_DIGITS
    if not fit or int(word) < least:
        raise UsageError(f"--lengths {text}: {word!r} is no length", hint=_FORMS)
    return int(word)


def _moments(text: str, documents: int) -> Packing:
    pairs = [part.partition(":")[::2] for part in text.split(",")]
    parts = dict(pairs)
    if parts.keys() - {"mean", "std"} or len(parts) < len(pairs) or documents < 1:
        raise UsageError(f"--lengths {text} is no mean:M,std:S in whole tokens", hint=_FORMS)
    mean, deviation = _whole(parts["mean"], text), _whole(parts.get("std", "0"), text, least=0)
    if deviation == 0:
        return Packing(((mean, documents),), (documents, documents * mean, documents * mean**2))
    return Packing((), (documents, documents * mean, documents * (mean**2 + deviation**2)))


def pack(model: Spec, packing: Packing) -> Spec:
    """The model over documents, each of which attends to itself alone; as many formulas as before, over sums.

    Padded, documents are sequences of the longest one's length, and no formula is another.

    Raises:
        UsageError: documents longer than the model's maximum, a model of fixed length, sums that are not known.
    """
    from symcost.compiler.pipeline import compile_model

    check(model, packing)
    made = replace(model, packing=packing)
    if packing.padded:
        return made
    compiled = compile_model(made)
    sizes = {**model.dims, **packing.known()}
    for name, function in compiled.sums.items():
        sizes[name] = _summed(packing, function, model)
    used = {
        symbol.name
        for formula in compiled.rows.values()
        for terms in formula.table.values()
        for term in terms
        for symbol in term.value.free_symbols
    }
    if packing.longest is None and "longest" in used:
        raise UsageError(f"{model.name} needs the longest document, which a mean does not say", hint=_FORMS)
    return replace(made, dims=sizes)


def check(model: ModelSpec, packing: Packing) -> None:
    """Refuses lengths that the model cannot have.

    Raises:
        UsageError: as `pack`.
    """
    longest, most = packing.longest, model.max_seq
    if "seq" in model.dims or model.features.architecture == "vision":
        raise UsageError(f"--lengths does not apply to {model.family}: its length is fixed", hint="leave --lengths out")
    if model.vision is not None:
        problem = f"--lengths does not apply to {model.family}: images are not shared out among documents"
        raise UsageError(problem, hint="add --text-only, or leave --lengths out")
    if packing.padded and longest is None:
        raise UsageError("--padded needs the longest document, which a mean does not say", hint="state every length")
    documents, tokens, _ = packing.sums
    if longest is None and most is not None and tokens > documents * most:
        problem = f"--lengths: a mean of {tokens // documents} tokens is above the {most} positions of {model.name}"
        raise UsageError(problem, hint=f"cut documents to {most}")
    if longest is not None and most is not None and longest > most:
        raise UsageError(
            f"--lengths: a document of {longest} tokens is longer than the {most} positions of {model.name}",
            hint=f"cut documents to {most}",
        )


def _summed(packing: Packing, function: object, model: ModelSpec) -> int:
    """The sum of a function over all documents.

    Raises:
        UsageError: lengths are not known one by one.
        SpecError: a size that the model does not state.
    """
    from sympy import Expr, Integer

    from symcost import dims

    assert isinstance(function, Expr)
    if not packing.lengths:
        problem = f"a mean and a deviation do not say the sum of {function} over documents, which {model.name} needs"
        raise UsageError(problem, hint="state every length")
    sizes = {dims.symbol(name): Integer(size) for name, size in model.dims.items()}
    value = sum(
        often * function.xreplace({**sizes, dims.symbol("seq"): Integer(length)}) for length, often in packing.lengths
    )
    if not value.is_Integer:
        raise SpecError(f"{function} has no value", where=model.name, hint="state its sizes")
    return int(value)
