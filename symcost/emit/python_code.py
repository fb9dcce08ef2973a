"""A program as the text of a Python function: exact integers, options dispatched by `if`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from symcost import dims
from symcost.emit.functions import Function
from symcost.emit.parameters import Parameters
from symcost.emit.program import ONE, Block, Output, Program, Statement, Switch, Value
from symcost.printing.printer import ATOM, PRODUCT, SUM
from symcost.printing.python import PythonPrinter

_WIDTH = 116
_DISPLAY = 30
_PIECE = 900
_PRINTER = PythonPrinter()


def function_text(function: Function, parameters: Parameters) -> str:
    """The whole function."""
    program = function.program
    lines = [f"def {function.name}(", *packed(signature(parameters), 1), "):", f'    """{function.summary}"""']
    check = _Plain(program, parameters)
    lines += indented(_numbers(parameters), 1)
    lines += _checks(program, parameters)
    lines += indented(check.before(), 1)
    lines += indented(block_lines(program.block), 1)
    lines += _return(function, [result_text(output) for output in program.outputs], check)
    return "\n".join(lines) + "\n"


def _return(function: Function, results: list[str], check: _Plain) -> list[str]:
    """Values, made whole first where an input or a derived size is not."""
    form, whole = (
        ("_new(Totals, {})", "map(_whole, values)") if function.named else ("{}", "tuple(map(_whole, values))")
    )
    lines = _tuple(results)
    if not check.condition:
        return [*lines, f"    return {form.format('values')}"]
    return [
        *lines,
        f"    if {check.condition}:",
        f"        return {form.format('values')}",
        f"    return {form.format(whole)}",
    ]


def _tuple(results: list[str]) -> list[str]:
    """The lines that set `values`: a display, or for many values the defaults of functions.

    CPython builds a display of more than thirty through a list that grows, defaults in one piece: for the table of a
    model that halves the time of the whole call. A piece too large for what is left of the interpreter's stack would
    ask the system for memory in every call.
    """
    if len(results) <= _DISPLAY:
        return ["    values = (", *packed(results, 2), "    )"]
    named = [f"_{number}={text}" for number, text in enumerate(results)]
    pieces = -(-len(named) // _PIECE)
    size = -(-len(named) // pieces)
    lines = ["    # A long tuple is built fastest as the defaults of a function.", "    values = ("]
    for first in range(0, len(named), size):
        lines += ["    ).__defaults__ + (", "        lambda"] if first else ["        lambda"]
        lines += [*packed(named[first : first + size], 2), "        : None"]
    return [*lines, "    ).__defaults__"]


def signature(parameters: Parameters) -> list[str]:
    """Parameters with their defaults, all keyword-only."""
    defaults = {name: dims.describe(name).default for name in parameters.sizes}
    sizes = (name if defaults[name] is None else f"{name}={defaults[name]!r}" for name in parameters.sizes)
    coefficients = (f"{name}={value!r}" for name, value in parameters.coefficients.items())
    conventions = (f'{name}="{options[0]}"' for name, options in parameters.conventions.items())
    return ["*", *sizes, *parameters.widths, *coefficients, *conventions]


def _checks(program: Program, parameters: Parameters) -> Iterator[str]:
    if parameters.conventions:
        yield f"    options = ({', '.join(parameters.conventions)},)"
        yield "    if options not in _KNOWN:"
        yield "        _check(options)"
    if "mtp" in parameters.conventions:
        if "mtp" in program.conventions():
            yield '    mtp = "true" if mtp is True or mtp == "true" else "false"'
        if "mtp_depth" in program.inputs():
            yield '    if mtp is not True and mtp != "true":'
            yield "        mtp_depth = 0"


class _Plain:
    """Whether all that enters a function is whole: only then are all results whole as they come."""

    def __init__(self, program: Program, parameters: Parameters) -> None:
        used = program.inputs() & parameters.rational()
        self.inputs = [name for name in (*parameters.widths, *parameters.coefficients) if name in used]
        parts = ["plain"] if self.inputs else []
        parts += [f"{name}.__class__ is int" for name in sorted(unsure(program.block))]
        self.condition = " and ".join(parts)

    def before(self) -> list[str]:
        """Lines that narrow whole fractions to integers, and refuse what is no number."""
        if not self.inputs:
            return []
        kept = [f"{name}={name}," for name in self.inputs]
        names, given = (list(indented(wrapped(words, ""), 1)) for words in ([f"{n}," for n in self.inputs], kept))
        narrowed = ["(", "    plain,", *names, ") = _narrow(", *given, ")"]
        return ["plain = (", *_are_whole(self.inputs, ">= 0"), ")", "if not plain:", *indented(narrowed, 1)]


def _numbers(parameters: Parameters) -> list[str]:
    """Lines that make sizes integers where one of them is none, or is none that it can be."""
    rational = parameters.rational()
    names = [name for name in (*parameters.sizes, *parameters.coefficients) if name not in rational]
    if not names:
        return []
    least = {name: "> 0" if dims.describe(name).sign == "positive" else ">= 0" for name in names}
    names_line = list(indented(wrapped([f"{name}," for name in names], ""), 2))
    given = list(indented(wrapped([f"{name}={name}," for name in names], ""), 2))
    made = ["    (", *names_line, "    ) = _numbers(", *given, "    )"]
    return ["if not (", *_are_whole(names, least), "):", *made]


def _are_whole(names: list[str], least: str | dict[str, str]) -> list[str]:
    """Lines of a condition: each is an integer and no smaller than it can be. A subclass of int would be no faster."""
    tests = [f"{n}.__class__ is int and {n} {least if isinstance(least, str) else least[n]}" for n in names]
    return list(indented(wrapped([*(f"{test} and" for test in tests[:-1]), tests[-1]], ""), 1))


def unsure(block: Block) -> set[str]:
    """Names known behind a block that may hold a fraction although all that enters it is whole.

    Names that merely follow from one of these are left out: they are whole where it is.
    """
    found: set[str] = set()
    for item in block.items:
        if isinstance(item, Switch):
            known = set.intersection(*(inner.defines for _, inner in item.cases))
            found |= {name for _, inner in item.cases for name in _fractions(inner, set()) if name in known}
        elif _divides(item):
            found.add(item.name)
    return found


def _fractions(block: Block, found: set[str]) -> set[str]:
    """Every name in a case that is the result of a division or follows from one in it."""
    for item in block.items:
        if isinstance(item, Switch):
            for _, inner in item.cases:
                found = _fractions(inner, found)
        elif _divides(item) or item.uses & found:
            found = found | {item.name}
    return found


def _divides(item: Statement) -> bool:
    return item.operation in ("value", "min", "max") and any(value.below != ONE for value in item.values)


def block_lines(block: Block) -> Iterator[str]:
    """Statements and switches."""
    for item in block.items:
        if isinstance(item, Statement):
            yield f"{item.name} = {statement_text(item)}"
        else:
            yield from _switch_lines(item)


def _switch_lines(switch: Switch) -> Iterator[str]:
    for index, (options, block) in enumerate(switch.cases):
        if index == len(switch.cases) - 1:
            yield "else:"
        else:
            test = f'== "{options[0]}"' if len(options) == 1 else f"in {options!r}"
            yield f"{'elif' if index else 'if'} {switch.convention} {test}:"
        yield from indented(block_lines(block), 1)


def statement_text(statement: Statement) -> str:
    """The right side of an assignment."""
    first = statement.values[0]
    if statement.operation == "value":
        return value_text(first)
    if statement.operation == "floor":
        return _PRINTER.floor(first.above, first.below).text
    if statement.operation == "ceil":
        return _PRINTER.ceil(first.above, first.below).text
    if statement.operation == "power":
        exponent = _guarded(statement.values[1])
        return f"({_PRINTER.wrapped(first.above, PRODUCT)}/{_PRINTER.wrapped(first.below, ATOM)})**{exponent}"
    name = _PRINTER.functions[statement.operation]
    return f"{name}({', '.join(value_text(value) for value in statement.values)})"


def value_text(value: Value) -> str:
    """A value: the exact part, then logarithms times exact factors."""
    parts = [] if value.logs and value.above == 0 else [_quotient(value.above, value.below, SUM)]
    for part in value.logs:
        parts.append(f"{_quotient(part.above, part.below, PRODUCT)}*{_PRINTER.wrapped(part.log, PRODUCT)}")
    return " + ".join(parts)


def result_text(output: Output) -> str:
    """A result: its common part and the variables that switches set."""
    if output.plus and output.value == Value(ONE - ONE):
        return " + ".join(output.plus)
    return " + ".join((value_text(output.value), *output.plus))


def _quotient(above: object, below: object, level: int) -> str:
    if below == ONE:
        return _PRINTER.wrapped(above, level)
    return f"_exact({_PRINTER.text(above)}, {_PRINTER.text(below)})"


def _guarded(value: Value) -> str:
    text = value_text(value)
    return text if text.isidentifier() or text.isdigit() else f"({text})"


def packed(items: Iterable[str], indent: int) -> list[str]:
    """Items with commas, several on a line."""
    return list(indented(wrapped(items, ",", 4 * indent), indent))


def wrapped(items: Iterable[str], end: str, margin: int = 8) -> list[str]:
    """Items that each end in `end`, several on a line."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + len(item) + len(end) + 1 <= _WIDTH - margin:
            lines[-1] += f" {item}{end}"
        else:
            lines.append(f"{item}{end}")
    return lines


def indented(lines: Iterable[str], indent: int) -> Iterator[str]:
    return (" " * 4 * indent + line for line in lines)
