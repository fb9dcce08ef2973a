"""The module `evaluator.py`: what `symcost eval` runs, what is checked in, and what people read and copy."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction

from symcost.emit.parameters import Parameters, parameters
from symcost.emit.python import literal, may_be_zero, quoted
from symcost.emit.python_code import signature
from symcost.emit.readable.functions import Function, Place, all_params, component_functions
from symcost.emit.readable.moments import moments
from symcost.emit.readable.wording import (
    PARAMS,
    assigned,
    formula_text,
    local,
    names_in,
    packed,
    plain_text,
    product_names,
    text,
    wrapped,
)
from symcost.emit.tables import digest
from symcost.emit.templates import render
from symcost.errors import VerifyError
from symcost.garbage_collection import no_collection
from symcost.ir.conventions import BY_NAME
from symcost.ir.cost_model import CostModel
from symcost.ir.precision import DTYPE_BYTES, STORAGE_SLOTS
from symcost.ir.text import to_text
from symcost.ir.totals import total_fields

TEMPLATE = "python/readable.py.jinja"
# Names that the module has whatever the model is.
_RESERVED = set(
    """argument ceil columns component components derived dict exact extents fields getattr gradient internals int
    isinstance linear list log map max memory min moments parameter part partial prod rows saved saved_as set sizes
    sorted str sum tensor totals transient tuple whole""".split()
)


@no_collection()
def emit(model: CostModel) -> str:
    """The source of a model's readable evaluator.

    Raises:
        VerifyError: a kind or a size whose name cannot stand in a module, or a model with numbers filled in.
    """
    if model.filled or model.fixed:
        raise VerifyError("numbers are filled in fast evaluators alone")
    taken = parameters(model)
    reserved = {*_RESERVED, *taken.sizes, *taken.widths, *taken.coefficients, *BY_NAME}
    functions = component_functions(model, reserved)
    held = moments(model)
    beside = () if held is None else (*held.moments, *held.transient)
    definitions = _definitions(model, taken, functions, names_in("\n".join(beside)))
    texts = ["\n".join(lines) for lines in (*(f.body for f in functions.values()), definitions, beside)]
    used = _conventions(model, taken, names_in("\n".join(texts)))
    asked = Parameters(taken.sizes, taken.widths, taken.coefficients, used)
    known = (*taken.sizes, *taken.widths, *taken.coefficients, *_derived(model, taken), *used)
    return render(
        TEMPLATE,
        title=quoted(f"{model.family}, formula set {model.formulas}")[1:-1],
        family=quoted(model.family),
        formulas=quoted(model.formulas),
        digest=quoted(digest(model)),
        tables=[*_tables(model, taken, used)],
        unpriced=literal(model.unpriced),
        signature=[*_display(f"def derived({signature(asked)[0]}", signature(asked)[1:], "):")],
        mtp="mtp" in used,
        definitions=definitions,
        functions=[_function_text(f, known) for f in dict.fromkeys(functions.values())],
        kinds=[_kind(model, kind.name, functions) for kind in model.kinds],
        kind_names=[*_kind_names(model)],
        workload=model.workload,
        fields=[*_display('Totals = namedtuple("Totals", (', map(quoted, total_fields(model)), "))")],
        **_helpers(texts[:-1]),
    )


def _helpers(texts: list[str]) -> dict[str, bool]:
    """Which helpers of a module its formulas call."""
    text = "\n".join(texts)
    found = {"logs": "log", "linear": "linear", "quotients": "exact", "ceilings": "ceil"}
    return {name: re.search(rf"\b{function}\(", text) is not None for name, function in found.items()}


def emit_memory(model: CostModel) -> str:
    """The source of `memory.py`, empty for a model that states no kernels."""
    held = moments(model)
    if held is None:
        return ""
    taken = parameters(model)
    known = (*taken.sizes, *taken.widths, *taken.coefficients, *_derived(model, taken), *taken.conventions)
    largest, points = "The most that is transient while a component runs", "Transient bytes at each point of a step"
    return render(
        "python/memory.py.jinja",
        title=quoted(f"{model.family}, formula set {model.formulas}")[1:-1],
        names=[*_display("MEMORY = (", map(quoted, held.names), ")")],
        moments=_memory_function("moments", largest, [], held.moments, known),
        transient=_memory_function("transient", points, ["moments", "internals"], held.transient, known),
        **_helpers(["\n".join((*held.moments, *held.transient))]),
    )


def _memory_function(name: str, summary: str, first: list[str], body: tuple[str, ...], known: tuple[str, ...]) -> str:
    return "\n".join([_def(name, first, body, known), f'    """{summary}."""', *body])


def _derived(model: CostModel, taken: Parameters) -> dict[str, str]:
    """Variables of the sizes that follow from others."""
    names = {symbol.name: local(symbol.name) for symbol in model.derived}
    return {name: name for name in (*product_names(model, taken.sizes), PARAMS, *names.values())}


def _definitions(
    model: CostModel, taken: Parameters, functions: dict[Place, Function], beside: set[str]
) -> tuple[str, ...]:
    """Lines that set the derived sizes which something reads, each behind those that it reads itself."""
    made = {name: (value, "") for name, value in product_names(model, taken.sizes).items()}
    made |= {local(s.name): (formula_text(d.formula), d.meaning) for s, d in model.derived.items()}
    params = all_params(model)
    if params is not None:
        made[PARAMS] = text(params), ""
    wanted = beside | {name for function in functions.values() for name in function.names}
    # What is added to earlier gradients is read times this: it stands in the runtime, not in a function's text.
    wanted |= {"accumulating"} & made.keys()
    for name, (value, _) in reversed(made.items()):
        if name in wanted:
            wanted |= names_in(value)
    lines = [line for name, found in made.items() if name in wanted for line in _definition(name, *found)]
    counts = [f"{quoted(kind.name)}: {plain_text(kind.count)}" for kind in model.kinds]
    *before, last = packed([f"counts = {{{counts[0]}", *counts[1:]], 1)
    return (*lines, *before, f"{last[:-1]}}}")


def _definition(name: str, text: str, meaning: str) -> Iterator[str]:
    first, *more = assigned(name, text)
    comment = f"  # {meaning}" if meaning else ""
    fits = not more and len(first) + len(comment) <= 120
    if meaning and not fits:
        yield f"    # {meaning}"
    yield from (first + comment if fits else first, *more)


def _tables(model: CostModel, taken: Parameters, used: dict[str, tuple[str, ...]]) -> Iterator[str]:
    yield from _display("DIMS = (", map(quoted, taken.sizes), ")")
    yield from _display("WIDTHS = (", map(quoted, taken.widths), ")")
    yield from _display("MAY_BE_ZERO = (", map(quoted, may_be_zero(taken)), ")")
    coefficients = (f"{quoted(name)}: {value!r}" for name, value in taken.coefficients.items())
    yield from _display("COEFFICIENTS = {", coefficients, "}")
    yield from _display(
        "CONVENTIONS = {", (f"{quoted(name)}: {literal(options)}" for name, options in used.items()), "}"
    )
    dtypes = (f"{quoted(name)}: {whole(DTYPE_BYTES[name])!r}" for name in _dtypes(model))
    yield from _display("DTYPES = {", dtypes, "}")


def _display(start: str, items: Iterable[str], end: str) -> Iterator[str]:
    texts = [*items]
    if start[-1] not in "({":
        texts = [start, *texts]
    else:
        texts[:1] = [start + "".join(texts[:1])]
    *before, last = packed(texts, 0)
    yield from before
    yield (last if len(texts) == 1 and start.endswith("= (") and last != f"{start}," else last[:-1]) + end


def _conventions(model: CostModel, taken: Parameters, names: set[str]) -> dict[str, tuple[str, ...]]:
    """Conventions that change something of the model, with their options."""
    if "mtp_depth" in taken.sizes:
        names = names | {"mtp"}
    return {name: options for name, options in taken.conventions.items() if name in names}


def _dtypes(model: CostModel) -> list[str]:
    """Fixed dtypes of the model's rows."""
    slots = dict.fromkeys(key.slot for key in model.rows if key.quantity in ("bytes", "hbm_bytes"))
    return [slot for slot in slots if slot not in STORAGE_SLOTS and slot in DTYPE_BYTES]


def _function_text(function: Function, known: tuple[str, ...]) -> str:
    head = _def(function.name, [], function.body, known)
    summary = function.summary.rstrip(".").replace("\\", "\\\\")
    return "\n".join([head, f'    """{summary}."""', *function.body])


def _def(name: str, first: list[str], body: tuple[str, ...], known: tuple[str, ...]) -> str:
    """The line of a function over the sizes that it reads; what else there is goes unread."""
    read = names_in("\n".join(body))
    arguments = [item for item in known if item in read]
    star = ["*"] if arguments else []
    return "\n".join(wrapped(f"def {name}({', '.join([*first, *star, *arguments, '**_'])}):", 0))


def _kind_names(model: CostModel) -> Iterator[str]:
    """Lines that set the functions of single kinds."""
    names = [f"kind_{kind.name}" for kind in model.kinds]
    yield from _display("_kinds = (", names, ") = [partial(totals, kind) for kind in LAYERS]")


def _kind(model: CostModel, kind_name: str, functions: dict[Place, Function]) -> dict[str, object]:
    kind = model.kind(kind_name)
    if not kind.name.isidentifier():
        raise VerifyError(f"kind {kind.name!r} cannot be part of a function's name")
    parts = []
    for item in kind.instances:
        function = functions[kind.name, item.name].name
        more = [] if function == item.name else [f"name={quoted(item.name)}"]
        more += [] if item.count == 1 else [f"count={item.count}", f"times={quoted(to_text(item.count * kind.count))}"]
        if item.tied_to:
            more.append(f"tied_to={quoted(item.tied_to)}")
        stated = [function, quoted(item.component.type), quoted(item.component.group), *more]
        parts.append(f"part({', '.join(stated)})")
    return {"name": quoted(kind.name), "times": quoted(to_text(kind.count)), "parts": [*packed(parts, 2)]}


def whole(value: Fraction) -> int | Fraction:
    return value.numerator if value.denominator == 1 else value
