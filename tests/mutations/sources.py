"""Mutations of components: one change of a component's file, the same ones in every run.

A term or a factor is dropped, a size is another size, a number is another number, a tensor is left out, a role or a
precision slot is another one, a flag is dropped or turned.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from pathlib import Path
from random import Random

from symcost import components, dims

FOLDER = Path(components.__file__).parent
KINDS = ("term", "factor", "dim", "number", "tensor", "role", "slot", "flag")
# What a helper is turned into: another role, or none.
_HELPERS = {"param": "frozen", "saved": "transient", "frozen": "param", "buffer": "param"}
_SLOTS = {"param": "act", "act": "accum", "accum": "act", "compute_w": "compute_a", "compute_a": "compute_w"}
_OTHER_DIMS = {
    "batch": "seq",
    "seq": "batch",
    "hidden": "ffn",
    "heads": "kv_heads",
    "kv_heads": "heads",
    "head_dim": "v_head_dim",
    "v_head_dim": "head_dim",
    "ffn": "hidden",
    "moe_ffn": "ffn",
    "experts": "top_k",
    "top_k": "experts",
    "vocab": "hidden",
}


@dataclass(frozen=True)
class Mutation:
    """One change.

    Attributes:
        file: of the component. kind: one of KINDS. line: of the source.
        function, place, number: which node of which function, and which of its changes.
    """

    file: str
    kind: str
    line: int
    function: str
    place: int
    number: int

    @property
    def text(self) -> str:
        """The changed source."""
        tree = ast.parse(_source(self.file))
        node, made = self._change(tree)
        return ast.unparse(ast.fix_missing_locations(_Replace(node, made).visit(tree)))

    @property
    def what(self) -> str:
        """The change in words."""
        node, made = self._change(ast.parse(_source(self.file)))
        return f"{_shown(node)} -> {_shown(made)}"

    def _change(self, tree: ast.Module) -> tuple[ast.AST, ast.AST]:
        inside = next(n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == self.function)
        node = list(ast.walk(inside))[self.place]
        return node, list(_changes(node))[self.number][1]


@cache
def _source(file: str) -> str:
    """A component's file, read once: mutations speak of it by place."""
    return (FOLDER / f"{file}.py").read_text(encoding="utf-8")


def mutations() -> list[Mutation]:
    """Every mutation, in an order in which kinds take turns and files are spread."""
    every = list(everything())
    by_kind = {kind: [m for m in every if m.kind == kind] for kind in KINDS}
    for found in by_kind.values():
        Random(len(found)).shuffle(found)
    return [m for turn in zip_longest(*by_kind.values()) for m in turn if m is not None]


def everything() -> Iterator[Mutation]:
    """Every mutation of every component of the standard set."""
    for path in sorted(FOLDER.glob("*.py")):
        tree = ast.parse(_source(path.stem))
        for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
            for place, node in enumerate(ast.walk(function)):
                for number, (kind, _) in enumerate(_changes(node)):
                    yield Mutation(path.stem, kind, getattr(node, "lineno", 0), function.name, place, number)


def _shown(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:60]


class _Replace(ast.NodeTransformer):
    def __init__(self, target: ast.AST, made: ast.AST) -> None:
        self.target, self.made = target, made

    def visit(self, node: ast.AST) -> ast.AST:
        return self.made if node is self.target else self.generic_visit(node)


def _changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.BinOp) and not isinstance(node.left, ast.Tuple):
        if isinstance(node.op, ast.Add | ast.Sub):
            yield "term", node.left
        if isinstance(node.op, ast.Mult):
            yield "factor", node.left
            yield "factor", node.right
    if isinstance(node, ast.Name) and node.id in _OTHER_DIMS and isinstance(node.ctx, ast.Load):
        yield "dim", ast.Name(f"_dims.{_OTHER_DIMS[node.id]}", ast.Load())
    if isinstance(node, ast.Constant) and type(node.value) is int and node.value > 0:
        yield "number", ast.Constant(node.value + 1)
    if isinstance(node, ast.keyword) and node.arg == "tensors" and isinstance(node.value, ast.Tuple):
        for place in range(len(node.value.elts)):
            left = [e for index, e in enumerate(node.value.elts) if index != place]
            yield "tensor", ast.keyword(node.arg, ast.Tuple(left, ast.Load()))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _HELPERS:
        other = ast.Name(f"_operators.{_HELPERS[node.func.id]}", ast.Load())
        yield "role", ast.Call(other, node.args, node.keywords)
    if isinstance(node, ast.keyword) and node.arg == "slot" and isinstance(node.value, ast.Constant):
        yield "slot", ast.keyword("slot", ast.Constant(_SLOTS.get(str(node.value.value), "act")))
    makes = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("saved", "param")
    if makes and not any(keyword.arg == "slot" for keyword in node.keywords):
        slot = ast.keyword("slot", ast.Constant("accum"))
        yield "slot", ast.Call(node.func, node.args, [*node.keywords, slot])
    if isinstance(node, ast.IfExp):
        yield "flag", node.orelse
        yield "flag", ast.IfExp(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
    if isinstance(node, ast.Call):
        for place, keyword in enumerate(node.keywords):
            if keyword.arg in ("bias", "parts", "weight") and not isinstance(keyword.value, ast.IfExp):
                yield "flag", ast.Call(node.func, node.args, [k for i, k in enumerate(node.keywords) if i != place])


def compiled(mutation: Mutation) -> dict[str, object]:
    """The names of a mutated file."""
    from symcost.ir import operators

    names: dict[str, object] = {"_dims": dims, "_operators": operators, "__name__": f"mutated.{mutation.file}"}
    exec(compile(mutation.text, mutation.file, "exec"), names)
    return names
