"""A readable evaluator as what a page carries: functions of JavaScript, and tables that say how they come together.

Functions are arrow functions over sizes by name, so that structures which do the same share one text; `bundle` writes
each once. What calls them is `evaluator.js` of the page, as the runtime of the Python module does.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from symcost.emit.readable_javascript import ReadablePrinter
from symcost.errors import VerifyError

Record = dict[str, Any]
# Constants of the module that a page needs, and what they are called there.
_TABLES = {
    "FAMILY": "family",
    "FORMULAS": "formulas",
    "WORKLOAD": "workload",
    "UNPRICED": "unpriced",
    "DIMS": "dims",
    "WIDTHS": "widths",
    "MAY_BE_ZERO": "absent",
    "COEFFICIENTS": "coefficients",
    "CONVENTIONS": "conventions",
    "DTYPES": "dtypes",
}
# What `derived` does beside setting sizes; the page's evaluator does it itself.
_OWN = ("counts", "widths")


def translate(source: str, memory: str = "") -> Record:
    """What a page carries of an evaluator: plain data, functions as texts.

    Args:
        source: text that `symcost.emit.readable` made.
        memory: the text of the memory beside it; empty for a set that states no kernels.

    Raises:
        VerifyError: text that is no such evaluator.
    """
    module = ast.parse(source)
    constants = dict(_constants(module))
    functions = {item.name: item for item in module.body if isinstance(item, ast.FunctionDef)}
    if "LAYERS" not in constants or "derived" not in functions:
        raise VerifyError("it is no readable evaluator, so that no page can carry it")
    found: Record = {key: constants[name] for name, key in _TABLES.items() if name in constants}
    whole = set(found["dims"])
    derived = functions["derived"]
    found["usual"] = _usual(derived, whole)
    found["derived"] = _derived(derived, whole)
    layers: dict[str, tuple[str, list[list[Any]]]] = constants["LAYERS"]
    texts = {name: _component(functions[name], whole) for name in {p[0] for _, parts in layers.values() for p in parts}}
    found["layers"] = [
        [kind, times, [[texts[function], *more] for function, *more in parts]]
        for kind, (times, parts) in layers.items()
    ]
    found["totals"] = constants["Totals"]
    return {**found, **(_memory(memory, whole) if memory else {})}


def bundle(records: Mapping[str, Record], name: str = "library") -> str:
    """Structures as one text of JavaScript that exports a function of the arithmetic: each function stands once."""
    places: dict[str, int] = {}
    structures = {key: _placed(record, places) for key, record in records.items()}
    listed = ",\n".join(places)
    data = json.dumps(structures, separators=(",", ":")).replace("<", "\\u003c")
    helpers = ", ".join(sorted({*ReadablePrinter.HELPERS, *ReadablePrinter.PARTS}))
    return f"export const {name} = ({{ {helpers} }}) => ({{ functions: [\n{listed}\n], structures: {data} }});\n"


def _placed(record: Record, places: dict[str, int]) -> Record:
    def place(text: str) -> int:
        return places.setdefault(text, len(places))

    layers = [[kind, times, [[place(text), *more] for text, *more in parts]] for kind, times, parts in record["layers"]]
    found = {**record, "derived": place(record["derived"]), "layers": layers}
    if "memory" in record:
        found["moments"] = [[kind, [[n, place(text)] for n, text in items]] for kind, items in record["moments"]]
        found["transient"] = place(record["transient"])
    return found


def _constants(module: ast.Module) -> Iterator[tuple[str, Any]]:
    """Tables of the module by name, read and not executed."""
    for item in module.body:
        if not isinstance(item, ast.Assign):
            continue
        target, value = item.targets[0], item.value
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            pairs = zip((part.id for part in target.elts if isinstance(part, ast.Name)), value.elts, strict=True)
            yield from ((name, _literal(item)) for name, item in pairs if name in _TABLES)
        elif isinstance(target, ast.Name) and target.id == "LAYERS":
            yield "LAYERS", dict(_layers(value))
        elif isinstance(target, ast.Name) and target.id == "Totals" and isinstance(value, ast.Call):
            yield "Totals", list(ast.literal_eval(value.args[1]))
        elif isinstance(target, ast.Name) and (target.id in _TABLES or target.id == "MEMORY"):
            yield target.id, _literal(value)


def _literal(node: ast.expr) -> Any:
    """A literal, in which `Fraction(9, 8)` may stand; numbers as text, which JSON does not round."""
    if isinstance(node, ast.Dict):
        return {_literal(k): _literal(v) for k, v in zip(node.keys, node.values, strict=True) if k is not None}
    if isinstance(node, ast.Tuple):
        return [_literal(item) for item in node.elts]
    if isinstance(node, ast.Call):
        return "/".join(str(ast.literal_eval(argument)) for argument in node.args)
    value = ast.literal_eval(node)
    return value if isinstance(value, str) else str(value)


def _layers(node: ast.expr) -> Iterator[tuple[str, tuple[str, list[list[Any]]]]]:
    """Kind, text of its count, and parts as [function, name, type, group, count, text of its count, tied to]."""
    if not isinstance(node, ast.Dict):
        raise VerifyError("its layers are no table")
    for key, value in zip(node.keys, node.values, strict=True):
        if not isinstance(value, ast.Tuple):
            raise VerifyError("a layer is no pair of a count and its parts")
        times, parts = value.elts
        calls = [item for item in getattr(parts, "elts", ()) if isinstance(item, ast.Call)]
        yield _text(key), (_text(times), [_part(call) for call in calls])


def _text(node: ast.expr | None) -> str:
    return str(ast.literal_eval(node)) if node is not None else ""


def _part(call: ast.Call) -> list[Any]:
    function = call.args[0].id if isinstance(call.args[0], ast.Name) else ""
    type_, group = map(_text, call.args[1:3])
    more = {item.arg: ast.literal_eval(item.value) for item in call.keywords}
    times, tied = more.get("times") or "", more.get("tied_to", "")
    return [function, more.get("name", function), type_, group, str(more.get("count", 1)), times, tied]


def _usual(function: ast.FunctionDef, sizes: set[str]) -> dict[str, str]:
    """Defaults of sizes that need not be stated."""
    pairs = zip(function.args.kwonlyargs, function.args.kw_defaults, strict=True)
    return {item.arg: str(ast.literal_eval(d)) for item, d in pairs if d is not None and item.arg in sizes}


def _derived(function: ast.FunctionDef, whole: set[str]) -> str:
    """What follows from the sizes, and how many layers there are; adds to `whole` what is surely whole."""
    printer = ReadablePrinter(whole)
    given = {item.arg for item in function.args.kwonlyargs}
    lines, made, counts = [], [], "{}"
    for target, value in _assignments(function.body):
        if target == "counts":
            counts = printer.node(value).text
        elif target not in _OWN:
            lines.append(printer.assigned(target, value, again=target in given))
            made.append(target)
    read = [name for name in (item.arg for item in function.args.kwonlyargs) if name in _names(function.body)]
    body = " ".join(lines)
    found = f"return {{ ...given, {_listed(made)}counts: {counts} }};"
    return f"(given) => {{ let {{ {', '.join(read)} }} = given; {body} {found} }}"


def _listed(names: Iterable[str]) -> str:
    return "".join(f"{name}, " for name in names)


def _component(function: ast.FunctionDef, whole: set[str]) -> str:
    """A component's function."""
    printer = ReadablePrinter(set(whole))
    lines = [printer.assigned(*item) for item in _assignments(function.body)]
    return f"{_head(function)} => {_block(lines, printer.component(_returned(function)))}"


def _block(lines: list[str], value: str) -> str:
    return f"{{ {' '.join(lines)} return {value}; }}" if lines else value


def _head(function: ast.FunctionDef, first: str = "") -> str:
    """Parameters; one that the function sets before it reads it is none, such as `mtp` where a kind is called so."""
    made = {target for target, _ in _assignments(function.body)}
    names = ", ".join(item.arg for item in function.args.kwonlyargs if item.arg not in made)
    return f"({first}{{ {names} }})"


def _memory(source: str, whole: set[str]) -> Record:
    """Names of the points of a step, and the functions of what is transient there."""
    module = ast.parse(source)
    functions = {item.name: item for item in module.body if isinstance(item, ast.FunctionDef)}
    moments, transient = functions["moments"], functions["transient"]
    tables = _returned(moments)
    if not isinstance(tables, ast.Dict):
        raise VerifyError("its moments are no table")
    printer = ReadablePrinter(set(whole))
    lines = [printer.assigned(*item) for item in _assignments(transient.body)]
    head, returned = _head(transient, "moments, internals, "), printer.node(_returned(transient)).text
    # Braces around an arrow function's body would be a block.
    body = _block(lines, returned) if lines else f"({returned})"
    return {
        "memory": dict(_constants(module))["MEMORY"],
        "moments": [
            [_text(kind), [list(item) for item in _moments(items, whole)]]
            for kind, items in zip(tables.keys, tables.values, strict=True)
        ],
        "transient": f"{head} => {body}",
    }


def _moments(items: ast.expr, whole: set[str]) -> Iterator[tuple[str, str]]:
    """Each component and the function of its largest moment."""
    if not isinstance(items, ast.Dict):
        raise VerifyError("its moments are no table of tables")
    for name, value in zip(items.keys, items.values, strict=True):
        printer = ReadablePrinter(set(whole))
        read = sorted(_names([value]) - ReadablePrinter.CALLED)
        yield _text(name), f"({{ {', '.join(read)} }}) => {printer.parenthesised(value)}"


def _assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for item in body:
        if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
            yield item.targets[0].id, item.value


def _returned(function: ast.FunctionDef) -> ast.expr:
    last = function.body[-1]
    if not isinstance(last, ast.Return) or last.value is None:
        raise VerifyError(f"{function.name} returns nothing")
    return last.value


def _names(nodes: Iterable[ast.AST]) -> set[str]:
    return {node.id for item in nodes for node in ast.walk(item) if isinstance(node, ast.Name)}
