"""A function of a Python evaluator as a function of JavaScript, statement by statement."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from symcost.emit.python_code import indented, wrapped
from symcost.errors import VerifyError
from symcost.printing.javascript import JavascriptPrinter, name

# What Python does to its arguments before it computes; `_given` of the runtime does it in JavaScript.
_ARGUMENTS = frozenset(("options", "plain", "mtp", "_narrow"))


def function_text(function: ast.FunctionDef, sizes: set[str]) -> str:
    """The whole function.

    Args:
        sizes: parameters that are whole numbers.

    Raises:
        VerifyError: a statement that no evaluator has.
    """
    body = [item for item in function.body if not _about_arguments(item)]
    parameters = [argument.arg for argument in function.args.kwonlyargs]
    used = {node.id for item in body for node in ast.walk(item) if isinstance(node, ast.Name)}
    writer = _Writer(sizes)
    lines = list(writer.statements(body, set()))
    read = [name(parameter) for parameter in parameters if parameter in used]
    variables = sorted(writer.variables, key=_natural)
    return "\n".join(
        [
            f"/** {ast.get_docstring(function)} */",
            f"export function {name(function.name)}(given) {{",
            *indented(["const {", *indented(wrapped(read, ",", 8), 1), "} = _given(given);"], 1),
            *indented(_declaration(variables), 1),
            *indented(lines, 1),
            "}",
        ]
    )


class _Writer:
    """Statements in order.

    Attributes:
        variables: names that branches set; every other is a constant where it is set.
    """

    def __init__(self, whole: set[str]) -> None:
        self.printer = JavascriptPrinter(set(whole))
        self.variables: set[str] = set()
        self.values: list[ast.expr] = []

    def statements(self, items: list[ast.stmt], declared: set[str]) -> Iterator[str]:
        """Lines of a block.

        Args:
            declared: names that `let` stands for already.
        """
        for item in items:
            if isinstance(item, ast.Return) or _target(item) == "values":
                yield from self.results(item)
            elif isinstance(item, ast.Assign):
                yield self.assignment(_target(item), item.value, declared)
            elif isinstance(item, ast.If) and not _ends(item):
                yield from self.branches(item)
            elif not (isinstance(item, ast.If) or _is_docstring(item)):
                raise VerifyError(f"no JavaScript for {ast.unparse(item)}")

    def assignment(self, target: str, value: ast.expr, declared: set[str]) -> str:
        printed = self.printer.node(value)
        (self.printer.whole.add if printed.whole else self.printer.whole.discard)(target)
        return f"{'' if target in declared else 'const '}{name(target)} = {printed.text};"

    def branches(self, item: ast.If) -> Iterator[str]:
        """An `if` with its alternatives; what one of them may leave as a fraction is no whole number behind it."""
        made = {_target(node) for node in ast.walk(item) if isinstance(node, ast.Assign)}
        self.variables |= made
        sure, word = set(self.printer.whole | made), "if"
        rest: list[ast.stmt] = [item]
        while len(rest) == 1 and isinstance(rest[0], ast.If):
            case = rest[0]
            yield f"{word} ({self.printer.test(case.test)}) {{"
            yield from indented(self.statements(case.body, made), 1)
            sure &= self.printer.whole
            rest, word = case.orelse, "} else if"
        yield "} else {"
        yield from indented(self.statements(rest, made), 1)
        yield "}"
        self.printer.whole = sure & self.printer.whole

    def results(self, item: ast.stmt) -> Iterator[str]:
        """The tuple of results, or what is returned of it: a record of totals where Python makes one."""
        value = item.value if isinstance(item, ast.Assign | ast.Return) else None
        record = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "_new"
        if isinstance(item, ast.Return):
            yield "return _totals(values);" if record else "return values;"
            return
        lines = wrapped([self.printer.node(part).text for part in _elements(value)], ",", 8)
        yield from ("const values = [", *indented(lines, 1), "];")


def _elements(value: ast.expr | None) -> list[ast.expr]:
    """What a tuple holds; a long one stands as the defaults of functions, which CPython builds faster."""
    if isinstance(value, ast.Tuple):
        return value.elts
    if isinstance(value, ast.Attribute) and value.attr == "__defaults__" and isinstance(value.value, ast.Lambda):
        return value.value.args.defaults
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add):
        return [*_elements(value.left), *_elements(value.right)]
    raise VerifyError(f"no JavaScript for {ast.unparse(value) if value else 'a function without results'}")


def _about_arguments(item: ast.stmt) -> bool:
    """Whether a statement checks or narrows arguments, before anything is computed."""
    if isinstance(item, ast.Assign):
        target = item.targets[0]
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        return isinstance(names[0], ast.Name) and names[0].id in _ARGUMENTS
    if isinstance(item, ast.If) and not _ends(item):
        read = {node.id for node in ast.walk(item.test) if isinstance(node, ast.Name)}
        checks = any(isinstance(node, ast.Name) and node.id == "_numbers" for node in ast.walk(item))
        return checks or bool(read & {"options", "plain"}) or any(_target(child) == "mtp_depth" for child in item.body)
    return False


def _ends(item: ast.If) -> bool:
    """`if plain: return values`: in JavaScript every result is in lowest terms already."""
    return any(isinstance(child, ast.Return) for child in item.body)


def _is_docstring(item: ast.stmt) -> bool:
    return isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant)


def _target(item: ast.AST) -> str:
    """The name that an assignment sets."""
    if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
        return item.targets[0].id
    return ""


def _declaration(variables: list[str]) -> list[str]:
    if not variables:
        return []
    lines = wrapped(map(name, variables), ",", 8)
    return ["let", *indented([*lines[:-1], lines[-1].removesuffix(",") + ";"], 1)]


def _natural(text: str) -> tuple[str, int, str]:
    """Numbered names in the order of their numbers."""
    letters = text.rstrip("0123456789")
    return letters, int(text[len(letters) :] or 0), text
