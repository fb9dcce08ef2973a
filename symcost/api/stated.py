"""A model with what its source states beside it, and the question that options make of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from symcost.errors import SpecError, UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.cache_dtypes import check_holds
from symcost.evaluate.module import Module
from symcost.evaluate.numbers import Number
from symcost.evaluate.policies import policy_of
from symcost.evaluate.question import Options, Question, check_workload
from symcost.evaluate.readable import Readable
from symcost.evaluate.states import check_states
from symcost.frontend.padded import with_stated
from symcost.frontend.pieces import with_loss
from symcost.ir.conventions import INFERENCE, TRAINING
from symcost.ir.plan import Layout
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec

FORMULA_SETS = ("standard", "compute_graph")
# Of a warning that holds where a quantised checkpoint is priced at another precision.
STORED = "the checkpoint stores weights as"


@dataclass(frozen=True)
class StatedModel(ModelSpec):
    """A validated model with what its source states beside it.

    Attributes:
        recorded: batch, seq and coefficients that the source states beside the model (a case of `compute_graph`).
        precision: the policy that the source states, or empty.
        case: whether the source is a case, which only the set `compute_graph` prices.
    """

    recorded: Mapping[str, Number] = field(default_factory=dict)
    precision: str = ""
    case: bool = False


def posed(model: StatedModel, options: Options, formulas: str | None = None) -> tuple[Readable, Question]:
    """The question that options make of a model, and the module that answers it."""
    spec, name, precision, stated = stated_spec(model, options, formulas)
    module = module_of(spec, name, precision)
    return module, ask(spec, module, stated)


def stated_spec(
    model: StatedModel, options: Options, formulas: str | None
) -> tuple[ModelSpec, str, Precision, Options]:
    """The model as a formula set sees it, the set's name, the policy, and the options with what the source says."""
    if options.inference and model.unserved and not options.precision:
        hint = "state what it is served in, such as --precision serve_bf16"
        raise SpecError(f"quantization_config: {model.unserved}", where=model.name, hint=hint)
    check_holds(model, options)
    precision = policy_of(options, model.precision, model.stored)
    if precision is model.stored:
        model = replace(model, warnings=tuple(text for text in model.warnings if STORED not in text))
    layout = None if options.sharding is None else options.sharding.layout
    spec, name = formula_spec(model, formulas, options.workload, layout)
    if name == "standard":
        spec, left = with_loss(with_stated(spec, options.settings), options.conventions, options.workload)
        options = replace(options, conventions=left)
    if name == "standard" and not options.inference:
        check_states(spec, precision)
    return spec, name, precision, replace(options, recorded=model.recorded, precision=precision, cache_dtype=None)


def formula_spec(
    model: StatedModel, formulas: str | None = None, workload: str = TRAINING, layout: Layout | None = None
) -> tuple[ModelSpec, str]:
    """The model as a formula set sees it under a workload, and the set's name.

    Args:
        layout: how the model is divided over devices; None for one device.

    Raises:
        UsageError: no such set or workload, or a set that does not price cases, has no such workload or no plan.
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
    if layout is not None and name != "standard":
        raise UsageError(f"no plan divides the formulas of {name}", hint="leave out degrees, or --formulas")
    if layout is not None:
        from symcost.evaluate.sharding.trained import check_layout

        check_layout(model, layout)
    model = replace(model, layout=layout)
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


_MODULES: dict[tuple[str, str, str], Readable] = {}
_FAST_MODULES: dict[tuple[str, str, str], Module] = {}
