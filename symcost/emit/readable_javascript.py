"""Expressions of a readable evaluator as JavaScript: sums and products, choices by convention, tensors and work."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import ClassVar

from symcost.errors import VerifyError
from symcost.printing.javascript import ATOM, JavascriptPrinter, Text, name, quoted

# Looser than any operation.
CHOICE = -1
# What `tensor` takes by name beside extents.
_STATED = ("stated", "stated_bytes", "active")


class ReadablePrinter(JavascriptPrinter):
    """Expressions of component functions.

    Args:
        whole: names whose value is surely whole; `assigned` adds to it.
    """

    # Arithmetic of the page, by its names there.
    HELPERS: ClassVar[tuple[str, ...]] = (
        "_add", "_ceil", "_divide", "_exact", "_floor", "_log", "_max", "_min", "_multiply", "_power", "_subtract",
    )  # fmt: skip
    # What makes tensors and work.
    PARTS: ClassVar[tuple[str, ...]] = ("component", "gradient", "linear", "parameter", "saved", "saved_as", "tensor")
    CALLED: ClassVar[frozenset[str]] = frozenset(("exact", "ceil", "log", "min", "max", "internals", *PARTS))

    def node(self, expr: ast.expr) -> Text:
        if isinstance(expr, ast.Constant) and expr.value is None:
            return Text("null", ATOM, True)
        if isinstance(expr, ast.Constant) and isinstance(expr.value, str):
            return Text(quoted(expr.value), ATOM, False)
        if isinstance(expr, ast.IfExp):
            yes, no = self.node(expr.body), self.node(expr.orelse)
            return Text(f"{self.test(expr.test)} ? {yes.text} : {no.text}", CHOICE, yes.whole and no.whole)
        if isinstance(expr, ast.Dict):
            return Text(f"{{ {', '.join(self._entries(expr))} }}", ATOM, False)
        if isinstance(expr, ast.List):
            return Text(f"[{', '.join(self.node(item).text for item in expr.elts)}]", ATOM, False)
        if isinstance(expr, ast.Subscript) and isinstance(expr.value, ast.Name):
            return Text(f"{name(expr.value.id)}[{self.node(expr.slice).text}]", ATOM, False)
        if isinstance(expr, ast.Call) and isinstance(expr.func, ast.Name):
            return self.called(expr.func.id, expr)
        return super().node(expr)

    def parenthesised(self, expr: ast.expr) -> str:
        """An expression as what an arrow function returns."""
        return self.node(expr).text

    def assigned(self, target: str, value: ast.expr, *, again: bool = False) -> str:
        """A constant set; `again` for what is a variable already."""
        printed = self.node(value)
        (self.whole.add if printed.whole else self.whole.discard)(target)
        return f"{'' if again else 'const '}{name(target)} = {printed.text};"

    def test(self, expr: ast.expr) -> str:
        """A condition on conventions."""
        if isinstance(expr, ast.BoolOp):
            sign = " && " if isinstance(expr.op, ast.And) else " || "
            return sign.join(
                f"({self.test(item)})" if isinstance(item, ast.BoolOp) else self.test(item) for item in expr.values
            )
        if isinstance(expr, ast.Compare) and isinstance(expr.ops[0], ast.Eq | ast.NotEq):
            sign = "===" if isinstance(expr.ops[0], ast.Eq) else "!=="
            asked = next(node.id for node in ast.walk(expr.left) if isinstance(node, ast.Name) and node.id != "str")
            return f"{name(asked)} {sign} {quoted(ast.literal_eval(expr.comparators[0]))}"
        return super().test(expr)

    def called(self, function: str, expr: ast.Call) -> Text:
        """A helper of the module, or a maximum."""
        if function in self.PARTS:
            return Text(self.part(function, expr), ATOM, False)
        printed = [self.node(argument) for argument in expr.args]
        whole = all(argument.whole for argument in printed)
        listed = ", ".join(argument.text for argument in printed)
        if function == "ceil":
            return Text(f"_ceil({listed})", ATOM, True)
        if function == "internals":
            return Text(f"internals({listed})", ATOM, False)
        if function in ("min", "max"):
            return Text(f"_{function}({listed})", ATOM, whole)
        if function in ("exact", "log"):
            return Text(f"_{function}({listed})", ATOM, False)
        raise VerifyError(f"no JavaScript for {ast.unparse(expr)}")

    def part(self, function: str, expr: ast.Call) -> str:
        """What makes tensors or the work of a projection: positions, extents by axis, and what is stated."""
        positions = [self.node(argument).text for argument in expr.args]
        if function == "linear":
            return f"linear({', '.join(positions)})"
        axes = dict(self._keywords(expr))
        stated = {key: axes.pop(key) for key in _STATED if key in axes}
        more = [_record(axes), *([_record(stated)] if stated else [])]
        return f"{function}([{', '.join(positions)}], {', '.join(more)})"

    def component(self, expr: ast.expr) -> str:
        """What a component function returns: tensors, amounts by phase, how often a layer's forward runs again."""
        if not isinstance(expr, ast.Call):
            raise VerifyError(f"no JavaScript for {ast.unparse(expr)}")
        tensors = [
            f"...{self.node(item.value).text}" if isinstance(item, ast.Starred) else self.node(item).text
            for item in expr.args
        ]
        phases, again = [], []
        for item in expr.keywords:
            if item.arg is None:
                phases.append(f"...{self.node(item.value).text}")
            elif item.arg == "again":
                again = [self.node(item.value).text]
            else:
                amounts = dict(self._keywords(item.value)) if isinstance(item.value, ast.Call) else {}
                phases.append(f"{item.arg}: {_record(amounts)}")
        return f"component([{', '.join(tensors)}], {{ {', '.join(phases)} }}{''.join(f', {text}' for text in again)})"

    def _keywords(self, expr: ast.Call) -> Iterator[tuple[str, str]]:
        """Named arguments, those in a table behind two stars among them."""
        for item in expr.keywords:
            if item.arg is not None:
                yield item.arg, self.node(item.value).text
            elif isinstance(item.value, ast.Dict):
                for key, value in zip(item.value.keys, item.value.values, strict=True):
                    yield ast.literal_eval(key or item.value), self.node(value).text

    def _entries(self, expr: ast.Dict) -> Iterator[str]:
        for key, value in zip(expr.keys, expr.values, strict=True):
            yield f"{_key(ast.literal_eval(key or expr))}: {self.node(value).text}"


def _record(items: dict[str, str]) -> str:
    return f"{{ {', '.join(key if key == value else f'{_key(key)}: {value}' for key, value in items.items())} }}"


def _key(key: str) -> str:
    return key if key.isidentifier() and key.isascii() else quoted(key)
