"""A model that can be priced, and the way from it to figures, formulas and an evaluator."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsIndex

from symcost.api.costs import Costs
from symcost.api.filling import Fill
from symcost.api.price import price as price
from symcost.api.stated import FORMULA_SETS as FORMULA_SETS
from symcost.api.stated import StatedModel
from symcost.api.stated import fast_module_of as fast_module_of
from symcost.api.stated import formula_spec as formula_spec
from symcost.api.stated import module_of as module_of
from symcost.api.stated import posed as posed
from symcost.api.stated import stated_spec as stated_spec
from symcost.errors import SpecError, SpecWarning, UsageError
from symcost.evaluate.numbers import Number, exact, whole
from symcost.evaluate.question import Options
from symcost.ir.conventions import TRAINING, option_text
from symcost.ir.plan import Sharding
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec
from symcost.typed import typed

if TYPE_CHECKING:
    from symcost.api.evaluator import Evaluator
    from symcost.api.formulas import Formulas

_LENGTHS = ("batch", "seq", "target_seq", "images", "context")
_SERVED = ("cached", "source_seq", "block", "cache_dtype")
Source = str | Path | Mapping[str, Any]


class Model(StatedModel):
    """A validated model that can be priced."""

    @typed
    def evaluate(
        self,
        *,
        batch: int | None = None,
        seq: int | None = None,
        target_seq: int | None = None,
        images: int | None = None,
        context: int | None = None,
        precision: str | Precision | None = None,
        formulas: str | None = None,
        sizes: Mapping[str, Number] | None = None,
        free: Iterable[str] = (),
        hardware: str | None = None,
        workload: str = TRAINING,
        **more: str | bool | int | None,
    ) -> Costs:
        """What the model costs.

        Args:
            batch: sequences in a micro-batch. Lengths have the defaults of `symcost eval`.
            sizes: sizes and coefficients put in place of the model's own.
            free: sizes that stay symbolic.
            precision: a policy by name, from a file, or as a record. hardware: an accelerator, by name or from a file.
            workload: training, prefill (`seq` new tokens behind `cached` held ones) or decode (`seq` 1 unless stated).
            more: lengths and dtype of served models, `cached`, `source_seq`, `block` (of a paged cache), `cache_dtype`
                (`INT8`, or with scales of groups `INT8:64`); conventions by name, as `mtp=True`; degrees and plan of
                a sharded model, as `tp=8, plan="torch"`.

        Raises:
            UsageError: an option that the model or the formula set refuses.
        """
        how: dict[str, Any] = {"sharding": _sharding(more, workload), "hardware": hardware, "workload": workload}
        chosen = {name: option_text(option) for name, option in more.items() if name not in _SERVED}
        settings = {name: exact(value, name=name) for name, value in (sizes or {}).items()}
        symbolic = (free,) if isinstance(free, str) else tuple(free)
        stated = map(_length, (batch, seq, target_seq, images, context))
        lengths: dict[str, Any] = dict(zip(_LENGTHS, stated, strict=True))
        lengths |= {name: _length(more[name]) for name in _SERVED if name in more}
        asked = Options(precision=precision, conventions=chosen, settings=settings, free=symbolic, **lengths, **how)
        return Costs(price(self, asked, formulas))

    @typed
    def train(self, train: str = "all", **stated: Any) -> Model:
        """The model as it is trained: `train("lora", rank=16, targets="q,v", optimizer="lion")`.

        Args:
            train, stated: as `symcost.api.training.trained` takes them, with its errors.
        """
        from symcost.api.training import trained

        return trained(self, train, **stated)

    @typed
    def padded(self, vocab: int) -> Model:
        """The model with a head of so many rows, as sharded training pads it: its parameters stay the vocabulary's.

        Raises:
            UsageError: no head over a vocabulary, or a smaller number than its vocabulary.
        """
        from symcost.frontend.padded import PADDED, with_stated

        return with_stated(self, {PADDED: exact(vocab, name=PADDED)})

    @typed
    def pack(self, lengths: str | Iterable[int], batch: int | None = None, *, padded: bool = False) -> Model:
        """The model over documents of these lengths, each attending to itself alone: `pack([512, 77, 2048])`.

        Args:
            lengths, batch: as `symcost.api.packing.lengths` takes them, or the lengths themselves.
            padded: each is filled up to the longest, in place of one behind the other.
        """
        from symcost.api import packing

        text = lengths if isinstance(lengths, str) else ",".join(map(str, lengths))
        return packing.pack(self, replace(packing.lengths(text, batch), padded=padded))

    def _repr_markdown_(self) -> str:
        return str(self.evaluate()._repr_markdown_())

    def _repr_html_(self) -> str:
        return self.evaluate()._repr_html_()


def _length(value: Any) -> Any:
    """A length as Python's own integer; what is no integer is left for its own refusal."""
    if value is None or isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return value
    return value.__index__()


@typed
def load(source: Source, *, text_only: bool = False) -> Model:
    """A model from whatever names it.

    Args:
        source: a config.json or its folder, a model spec, a case, a bundled model or family by name, `-` for standard
            input, or a parsed config.
        text_only: the text model of a vision-language config.

    Raises:
        SpecError: no such source, or one that cannot be priced.
    """
    with _recorded_warnings() as said:
        model = _read(source, text_only)
    return replace(model, warnings=tuple(dict.fromkeys((*model.warnings, *said))))


@typed
def compile_formulas(
    source: Source | ModelSpec, formulas: str | None = None, workload: str = TRAINING, **options: Any
) -> Formulas:
    """A model's formulas: `symcost.compile(model)["moe"].flops.forward.matmul`, of training, prefill or decode.

    Args:
        options: conventions by name; `plan`, `sp`, `zero` and the like for formulas of a rank, in which degrees stay
            symbols.

    Raises:
        UsageError: an unknown convention or option.
    """
    from symcost.api.formulas import Formulas

    divided = _sharding(options, workload, any_degree=True)
    spec, name = formula_spec(_model(source), formulas, workload, None if divided is None else divided.layout)
    return Formulas.of(spec, name, options, workload)


@typed
def evaluator(
    source: Source | ModelSpec,
    formulas: str | None = None,
    backend: str = "auto",
    fill: Fill = (),
    workload: str = TRAINING,
    **sharding: Any,
) -> Evaluator:
    """A function of sizes, widths and conventions that gives the model's totals; arrays are welcome.

    Args:
        backend: python (exact, numbers only), numpy, compiled (C by the installed compiler), or auto: exact for
            numbers, and for arrays whichever of the others is faster.
        fill: what is not to be an argument: groups (`sizes`: those that the model itself has, `widths`,
            `coefficients`) and names, which keep the model's numbers, or a mapping from names to numbers. Such an
            evaluator is compiled once and then faster.
        sharding: `plan`, `sp`, `zero` and the like for the evaluator of a rank, which takes degrees as arguments
            (`tp=8`, or arrays); degrees given here are what they are where a call leaves them out. Of a pipeline it
            prices the stage whose `layers`, `first_stage`, `last_stage` and `in_flight` a call states.

    Raises:
        UsageError: no such backend, or something that cannot be filled in.
    """
    from symcost.api.evaluator import Evaluator

    divided = _sharding(sharding, workload, any_degree=True)
    if sharding:
        raise UsageError(f"{next(iter(sharding))!r} is no option of an evaluator", hint="options are its keywords")
    return Evaluator.of(_model(source), formulas, backend, fill, workload, divided)


def _sharding(options: dict[str, Any], workload: str, *, any_degree: bool = False) -> Sharding | None:
    """Of options by name, how a model is divided; they are taken out of the others.

    Args:
        any_degree: degrees that are not stated are no 1, but open.
    """
    from symcost.api.sharding import NAMES, sharding

    stated = {name: options.pop(name) for name in NAMES if name in options}
    if any_degree and stated and "tp" not in stated:
        stated.setdefault("sp", workload == TRAINING)
    return sharding(training=workload == TRAINING, **stated)


def _model(source: Source | ModelSpec) -> Model:
    if isinstance(source, Model):
        return source
    return _wrap(source) if isinstance(source, ModelSpec) else load(source)


def _wrap(spec: ModelSpec, **more: Any) -> Model:
    return Model(**{item.name: getattr(spec, item.name) for item in fields(ModelSpec)}, **more)


def _read(source: Source, text_only: bool) -> Model:
    from symcost.files import exists
    from symcost.frontend.load import from_document
    from symcost.frontend.load import load as load_spec
    from symcost.frontend.source import Document, is_case, name_of, read_document

    if isinstance(source, Mapping):
        document = Document(source, name_of(source, str(source.get("model_type", "model"))), "mapping")
    elif str(source) == "-" or exists(source):
        document = read_document(source)
    else:
        return _wrap(load_spec(source, text_only=text_only))
    if not is_case(document.data):
        return _as_stored(_wrap(from_document(document, text_only=text_only)), document.data, document.where)
    if text_only:
        raise SpecError("a case has no vision tower", where=document.where, hint="leave --text-only out")
    # Not above: a config needs no pydantic.
    from symcost.frontend.case import from_case

    case = from_case(document.data, document.name, document.where)
    numbers = {name: whole(value) for name, value in case.coefficients.items()}
    recorded = {"batch": case.batch, "seq": case.seq, **numbers}
    return _wrap(case.spec, recorded=recorded, precision=case.precision, case=True)


def _as_stored(model: Model, data: Mapping[str, Any], where: str) -> Model:
    """The model, where the file's own tensors have as many elements, or it has none.

    Raises:
        SpecError: they have not: the file states less than the model has.
    """
    from symcost.frontend.formats.gguf import stored_elements

    stored = stored_elements(data)
    if stored is not None and (priced := model.evaluate().params) != stored:
        problem = f"its tensors have {stored:,} elements, and the model that its metadata states has {priced:,}"
        raise SpecError(problem, where=where, hint="name the model's config.json")
    return model


@contextmanager
def _recorded_warnings() -> Iterator[list[str]]:
    """Collects SpecWarnings; every other warning goes on to whoever listens."""
    said: list[str] = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield said
    for warning in caught:
        if issubclass(warning.category, SpecWarning):
            said.append(str(warning.message))
        else:
            warnings.warn_explicit(warning.message, warning.category, warning.filename, warning.lineno)
