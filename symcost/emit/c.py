"""The C evaluator: one function of a model under fixed options, for many configs at once.

Options are decided here, not in the loop. What is the same for all configs is computed once; the rest goes in blocks
that fit the nearest cache and leaves in whole cache lines.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from symcost import dims
from symcost.emit.functions import functions
from symcost.emit.instructions import Line, lines
from symcost.emit.parameters import Parameters, parameters
from symcost.emit.program import Program
from symcost.emit.templates import render
from symcost.errors import VerifyError
from symcost.ir.cost_model import CostModel
from symcost.ir.native import Native

TEMPLATE = "c/evaluator.c.jinja"
# The one function whose results lie config by config.
TABLE = "components"
# Numbers of a cache line.
_LINE = 8
# Steps that call a function. A call empties the processor's registers, so these go ahead in a loop of their own.
_CALLS = frozenset({"log", "**"})


def emit(model: CostModel, function: str, options: Mapping[str, str], columns: Collection[str] = ()) -> Native:
    """The C source of a function.

    Args:
        function: totals, kind_NAME or components.
        options: one for each convention.
        columns: widths and coefficients that differ from config to config; sizes always may.

    Raises:
        VerifyError: no such function.
    """
    program = next((made.program for made in functions(model) if made.name == function), None)
    if program is None:
        raise VerifyError(f"an evaluator has no function {function!r}")
    taken = parameters(model)
    steps, results = _under(program, options)
    used = {word for words in steps.values() for word in words}.union(results)
    varying = tuple(n for n in _names(taken) if n in used and (n in taken.sizes or n in columns))
    numbers = tuple(n for n in _names(taken) if n in used and n not in varying)
    made = list(dict.fromkeys(name for name in results if name in steps))
    rows = function == TABLE
    width = -(-len(made) // _LINE) * _LINE if rows else len(made)
    source = _source(f"{model.family}, {model.formulas}", function, steps, varying, numbers, made, width)
    places = tuple(_place(name, made, varying, numbers) for name in results)
    return Native(source, varying, numbers, places, width, rows)


def _source(
    title: str,
    function: str,
    steps: Mapping[str, list[str]],
    columns: tuple[str, ...],
    numbers: tuple[str, ...],
    made: list[str],
    width: int,
) -> str:
    each = _varying(steps, columns)
    ahead = [name for name, words in steps.items() if name in each and _CALLS.intersection(words[:2])]
    before = _needed(steps, ahead)
    place = {name: f"ahead[{number}][i]" for number, name in enumerate(ahead)}
    return render(
        TEMPLATE,
        title=title,
        function=function,
        columns=columns,
        least=[int(_must_be_positive(name)) for name in columns] or [0],
        numbers=numbers,
        once=[(name, _text(words)) for name, words in steps.items() if name not in each],
        before=[(name, _text(words)) for name, words in before.items() if name in each],
        ahead=ahead,
        each=[(name, place.get(name) or _text(words)) for name, words in steps.items() if name in each],
        made=made,
        width=max(width, 1),
        rows=function == TABLE,
    )


def _must_be_positive(name: str) -> bool:
    return not name.startswith("width_") and dims.describe(name).sign == "positive"


def _under(program: Program, options: Mapping[str, str]) -> tuple[dict[str, list[str]], list[str]]:
    """Steps under the options (register to words), and the operands that are results."""
    written, results = lines(program)
    # Blocks that are left out number none.
    fixed = {"mtp_depth": "0"} if options.get("mtp") == "false" else {}
    steps = {name: [fixed.get(word, word) for word in words] for name, words in _steps(written, options)}
    results = [fixed.get(name, name) for name in results]
    return _needed(steps, results), results


def _names(taken: Parameters) -> tuple[str, ...]:
    return (*taken.sizes, *taken.widths, *taken.coefficients)


def _place(
    name: str, made: list[str], columns: tuple[str, ...], numbers: tuple[str, ...]
) -> tuple[str, int | float | str]:
    if name in made:
        return "made", made.index(name)
    if name in columns or name in numbers:
        return ("column" if name in columns else "number"), name
    return "constant", float(name)


def _steps(written: Iterable[Line], options: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
    """Register and words of each line under the options."""
    for line in written:
        if isinstance(line, str):
            target, _, *words = line.split()
            yield target, words
        else:
            yield from _steps(next(inner for known, inner in line.cases if options[line.convention] in known), options)


def _needed(steps: Mapping[str, list[str]], results: Iterable[str]) -> dict[str, list[str]]:
    """The steps behind the results, each as late as it can stand: what is computed late is held briefly."""
    done: dict[str, list[str]] = {}
    stack = [(name, False) for name in reversed(list(results))]
    while stack:
        name, ready = stack.pop()
        if name in done or name not in steps:
            continue
        if ready:
            done[name] = steps[name]
        else:
            stack.append((name, True))
            stack.extend((word, False) for word in reversed(steps[name]))
    return done


def _varying(steps: Mapping[str, list[str]], columns: Iterable[str]) -> set[str]:
    """Registers that differ from config to config."""
    found = set(columns)
    for name, words in steps.items():
        if found.intersection(words):
            found.add(name)
    return found


def _text(words: list[str]) -> str:
    """The right side of an assignment."""
    if words[0] == "log":
        return f"log({_operand(words[1])})"
    sign, operands = words[1] if len(words) > 1 else "+", [_operand(word) for word in words[::2]]
    function = _FUNCTIONS.get(sign)
    if function is None:
        return f" {sign} ".join(operands)
    text = operands[0]
    for operand in operands[1:]:
        text = function.format(text, operand)
    return text


_FUNCTIONS = {"//": "floor({} / {})", "min": "fmin({}, {})", "max": "fmax({}, {})", "**": "pow({}, {})"}


def _operand(word: str) -> str:
    return f"v_{word}" if word[0].isalpha() else repr(float(word))
