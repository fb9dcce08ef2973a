"""A model that can be priced, and the way from it to figures, formulas and an evaluator."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsIndex

from symcost.api.costs import Costs
from symcost.errors import SpecError, SpecWarning, UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.figures import Figures
from symcost.evaluate.module import Module
from symcost.evaluate.numbers import Number, exact, whole
from symcost.evaluate.policies import policy_of
from symcost.evaluate.question import Options, Question, check_workload
from symcost.evaluate.readable import Readable
from symcost.evaluate.result import evaluate
from symcost.frontend.padded import with_stated
from symcost.ir.conventions import INFERENCE, TRAINING, option_text
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec

if TYPE_CHECKING:
    from symcost.api.evaluator import Evaluator
    from symcost.api.filling import Fill
    from symcost.api.formulas import Formulas

_LENGTHS = ("batch", "seq", "target_seq", "images", "context")
_SERVED = ("cached", "source_seq", "block", "cache_dtype")
FORMULA_SETS = ("standard", "compute_graph")
# Of a warning that holds where a quantised checkpoint is priced at another precision.
STORED = "the checkpoint stores weights as"
Source = str | Path | Mapping[str, Any]


@dataclass(frozen=True)
class Model(ModelSpec):
    """A validated model that can be priced.

    Attributes:
        recorded: batch, seq and coefficients that the source states beside the model (a case of document 000).
        precision: the policy that the source states, or empty.
        case: whether the source is a case, which only the set `compute_graph` prices.
    """

    recorded: Mapping[str, Number] = field(default_factory=dict)
    precision: str = ""
    case: bool = False

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
            precision: a policy by name, from a file, or as a record.
            hardware: a bundled accelerator or a file, for bounds on time.
            workload: training, prefill (`seq` new tokens behind `cached` held ones) or decode (`seq` 1 unless stated).
            more: lengths and dtype of served models, `cached`, `source_seq`, `block` (of a paged cache), `cache_dtype`
                (`INT8`, or with scales of groups `INT8:64`); conventions by name, as `mtp=True`.

        Raises:
            UsageError: an option that the model or the formula set refuses.
        """
        chosen = {name: option_text(option) for name, option in more.items() if name not in _SERVED}
        settings = {name: exact(value, name=name) for name, value in (sizes or {}).items()}
        symbolic = (free,) if isinstance(free, str) else tuple(free)
        stated = map(_length, (batch, seq, target_seq, images, context))
        lengths: dict[str, Any] = dict(zip(_LENGTHS, stated, strict=True))
        lengths |= {name: _length(more[name]) for name in _SERVED if name in more}
        asked = Options(precision=precision, conventions=chosen, settings=settings, free=symbolic, **lengths)
        asked = replace(asked, hardware=hardware, workload=workload)
        return Costs(price(self, asked, formulas))

    def train(self, train: str = "all", **stated: Any) -> Model:
        """The model of which not all is trained, priced, documented and compiled as any other.

        Args:
            train, stated: as `symcost.ir.tuning.stated` takes them: `train("lora", rank=16, targets="q_proj,v_proj")`.

        Raises:
            UsageError: names that match nothing, a rank that no module has room for, options that do not go together.
        """
        from symcost.ir import tuning
        from symcost.layers.tuning import tune

        return tune(self, tuning.stated(train, **stated))

    def _repr_markdown_(self) -> str:
        return str(self.evaluate()._repr_markdown_())

    def _repr_html_(self) -> str:
        return self.evaluate()._repr_html_()


def _length(value: Any) -> Any:
    """A length as Python's own integer; what is no integer is left for its own refusal."""
    if value is None or isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return value
    return value.__index__()


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


def price(model: Model, options: Options, formulas: str | None = None) -> Figures:
    """Figures of a model under options; the formula set is the one that the source asks for unless stated."""
    if options.sharding is not None:
        from symcost.api.rank import rank

        return rank(model, options, formulas)
    module, question = posed(model, options, formulas)
    if not question.free:
        return evaluate(module, question)
    from symcost.evaluate.partial import partial

    return partial(module, question)


def posed(model: Model, options: Options, formulas: str | None = None) -> tuple[Readable, Question]:
    """The question that options make of a model, and the module that answers it."""
    spec, name, precision, stated = stated_spec(model, options, formulas)
    module = module_of(spec, name, precision)
    return module, ask(spec, module, stated)


def stated_spec(model: Model, options: Options, formulas: str | None) -> tuple[ModelSpec, str, Precision, Options]:
    """The model as a formula set sees it, the set's name, the policy, and the options with what the source says."""
    if options.inference and model.unserved and not options.precision:
        hint = "state what it is served in, such as --precision serve_bf16"
        raise SpecError(f"quantization_config: {model.unserved}", where=model.name, hint=hint)
    precision = policy_of(options, model.precision, model.stored)
    if precision is model.stored:
        model = replace(model, warnings=tuple(text for text in model.warnings if STORED not in text))
    spec, name = formula_spec(model, formulas, options.workload)
    spec = with_stated(spec, options.settings) if name == "standard" else spec
    return spec, name, precision, replace(options, recorded=model.recorded, precision=precision, cache_dtype=None)


def formula_spec(model: Model, formulas: str | None = None, workload: str = TRAINING) -> tuple[ModelSpec, str]:
    """The model as a formula set sees it under a workload, and the set's name.

    Raises:
        UsageError: no such set or workload, or a set that does not price cases, or has no such workload.
        SpecError: a model that the set cannot express.
    """
    name = formulas or ("compute_graph" if model.case else "standard")
    if name not in FORMULA_SETS:
        raise UsageError(f"unknown formula set {name!r}", hint=f"known: {', '.join(FORMULA_SETS)}")
    if model.case and name == "standard":
        hint = "leave --formulas out, or name the model's config.json"
        raise UsageError(f"{model.name} is a case, which states no model of the standard set", hint=hint)
    if check_workload(workload) != TRAINING and name != "standard":
        raise UsageError(f"--workload {workload} does not apply: {name} prices training", hint="leave --workload out")
    if workload != TRAINING:
        return replace(model, workload=INFERENCE), name
    if model.case or name == "standard":
        return model, name
    from symcost.frontend.compute_graph import reduce_spec

    return reduce_spec(model), name


def module_of(spec: ModelSpec, formulas: str, precision: Precision | None = None) -> Readable:
    """The executed evaluator of a model's structure, under a policy where that changes formulas; made once."""
    from symcost.compiler.modules import load_module, module_key

    key = module_key(spec, formulas, precision)
    if key not in _MODULES:
        _MODULES[key] = load_module(spec, formulas, precision)
    return _MODULES[key]


def fast_module_of(spec: ModelSpec, formulas: str, precision: Precision | None = None) -> Module:
    """The same in its fast form, for many calls."""
    from symcost.compiler.modules import load_fast_module, module_key

    key = module_key(spec, formulas, precision)
    if key not in _FAST_MODULES:
        _FAST_MODULES[key] = load_fast_module(spec, formulas, precision)
    return _FAST_MODULES[key]


def compile_formulas(
    source: Source | Model, formulas: str | None = None, workload: str = TRAINING, **conventions: str | bool
) -> Formulas:
    """A model's formulas: `symcost.compile(model)["moe"].flops.forward.matmul`, of training, prefill or decode."""
    from symcost.api.formulas import Formulas

    spec, name = formula_spec(_model(source), formulas, workload)
    return Formulas.of(spec, name, conventions, workload)


def evaluator(
    source: Source | Model,
    formulas: str | None = None,
    backend: str = "auto",
    fill: Fill = (),
    workload: str = TRAINING,
) -> Evaluator:
    """A function of sizes, widths and conventions that gives the model's totals; arrays are welcome.

    Args:
        backend: python (exact, numbers only), numpy, compiled (C by the installed compiler), or auto: exact for
            numbers, and for arrays whichever of the others is faster.
        fill: what is not to be an argument: groups (`sizes`: those that the model itself has, `widths`,
            `coefficients`) and names, which keep the model's numbers, or a mapping from names to numbers. Such an
            evaluator is compiled once and then faster.

    Raises:
        UsageError: no such backend, or something that cannot be filled in.
    """
    from symcost.api.evaluator import Evaluator

    return Evaluator.of(_model(source), formulas, backend, fill, workload)


def _model(source: Source | Model) -> Model:
    if isinstance(source, Model):
        return source
    return _wrap(source) if isinstance(source, ModelSpec) else load(source)


def _wrap(spec: ModelSpec, **more: Any) -> Model:
    return Model(**{item.name: getattr(spec, item.name) for item in fields(ModelSpec)}, **more)


def _read(source: Source, text_only: bool) -> Model:
    from symcost.frontend.load import from_document
    from symcost.frontend.load import load as load_spec
    from symcost.frontend.source import Document, exists, name_of, read_document

    if isinstance(source, Mapping):
        document = Document(source, name_of(source, str(source.get("model_type", "model"))), "mapping")
    elif str(source) == "-" or exists(source):
        document = read_document(source)
    else:
        return _wrap(load_spec(source, text_only=text_only))
    # Not above: a bundled model needs no pydantic.
    from symcost.frontend.case import from_case, is_case

    if not is_case(document.data):
        return _wrap(from_document(document, text_only=text_only))
    if text_only:
        raise SpecError("a case has no vision tower", where=document.where, hint="leave --text-only out")
    case = from_case(document.data, document.name, document.where)
    numbers = {name: whole(value) for name, value in case.coefficients.items()}
    recorded = {"batch": case.batch, "seq": case.seq, **numbers}
    return _wrap(case.spec, recorded=recorded, precision=case.precision, case=True)


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


_MODULES: dict[tuple[str, str, str], Readable] = {}
_FAST_MODULES: dict[tuple[str, str, str], Module] = {}
