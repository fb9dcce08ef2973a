"""Values and expressions that a reader may meet where it wants a number, a name or a formula."""

from __future__ import annotations

from copy import deepcopy
from random import Random

# Each stands for a kind of trouble: absent, of another type, at a limit, beyond it, somebody else's syntax.
SCALARS: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    3,
    7,
    64,
    2**31,
    2**53 + 1,
    2**63 - 1,
    2**64,
    10**30,
    10**400,
    0.5,
    -0.0,
    1e300,
    1e-300,
    float("inf"),
    float("nan"),
    "",
    " ",
    "0",
    "4096",
    "-1",
    "1e9",
    "nan",
    "true",
    "null",
    "none",
    "llama",
    "hidden",
    "\x00",
    "\x1b[31m",
    "ä",
    "\u202e",
    "\U0001f600",
    "a" * 3000,
    "1" * 5000,
    [],
    {},
    [1],
    [None],
    {"a": 1},
    [[[]]],
    ["llama"],
)
INJECTIONS: tuple[str, ...] = (
    r"\input{/etc/passwd}",
    r"\write18{id}",
    "$\\end{document}$",
    "<script>alert(1)</script>",
    '"><img src=x onerror=y>',
    "{{ 7*7 }}",
    "{% include 'x' %}",
    "__import__('os').system('id')",
    "'; drop",
    '"""',
    "`id`",
    "$(id)",
    "| a | b |",
    "=1+cmd|' /C calc'!A0",
    "@SUM(1)",
    "::error file=x::y",
    "::add-mask::x",
    "\x1b]0;x\x07",
    "../../etc/passwd",
    "/dev/null",
    "C:\\con",
    "a\nb",
    "a\r\nb",
    "%0A::error::x",
    "<!--",
    "](javascript:x)",
    "&amp;<",
    "%s%n",
    "{0}",
    "~",
    "*x",
    "&a",
)
NUMBERS: tuple[str, ...] = (
    "0",
    "1",
    "2",
    "3",
    "64",
    "4096",
    "2**20",
    "1e6",
    "9/8",
    "0.1",
    "1e400",
    "1e-400",
    "10**10**10",
    "2**2**2**2**9",
    "-1",
    "1_000",
    "0x10",
    "1j",
    "1e",
    ".5",
    "5.",
    "007",
    "9" * 4000,
)
NAMES: tuple[str, ...] = (
    "seq",
    "batch",
    "hidden",
    "heads",
    "kv_heads",
    "head_dim",
    "ffn",
    "vocab",
    "layers",
    "experts",
    "window",
    "x",
    "h",
    "s",
    "model.params",
    "model.train.matmul",
    "dense.attention_core.forward.matmul",
    "ß",
    "lambda",
    "__class__",
    "params",
    "peak_bytes",
    "inf",
    "nan",
    "E",
    "pi",
    "I",
)
CALLS: tuple[str, ...] = (
    "min",
    "max",
    "ceil",
    "floor",
    "log",
    "log2",
    "sqrt",
    "abs",
    "exp",
    "eval",
    "Max",
    "pow",
    "round",
)
OPERATORS: tuple[str, ...] = (" + ", " - ", "*", "/", "**", "//", "%", " ", ",", ".", " if ", "@")
RELATIONS: tuple[str, ...] = (" < ", " <= ", " > ", " >= ", " == ", " != ", " and ", " or ", " = ", " in ", "&&")


def scalar(random: Random) -> object:
    """A value of any type."""
    # A copy: what one input changes in it is no part of the next, and nothing is put into itself.
    return random.choice(INJECTIONS) if random.random() < 0.2 else deepcopy(random.choice(SCALARS))


def expression(random: Random, depth: int = 4) -> str:
    """An expression of the text grammar, or of nearly that grammar."""
    chance = random.random()
    if depth == 0 or chance < 0.25:
        return _mostly(random, NAMES, 12) if random.random() < 0.6 else _mostly(random, NUMBERS, 10)
    if chance < 0.5:
        return f"{expression(random, depth - 1)}{_mostly(random, OPERATORS, 5)}{expression(random, depth - 1)}"
    if chance < 0.65:
        power = random.choice((*NUMBERS[1:4], *NAMES[:4]))
        return f"({expression(random, depth - 1)}){_mostly(random, OPERATORS, 5)}{power}"
    if chance < 0.85:
        name = _mostly(random, CALLS, 6)
        arguments = 2 if name in ("min", "max") else 1
        count = arguments if random.random() < 0.95 else 3
        return f"{name}({', '.join(expression(random, depth - 1) for _ in range(count))})"
    if chance < 0.99:
        return f"({expression(random, depth - 1)})"
    return random.choice(
        ("(" * 200, "-" * 100 + "1", "(" + expression(random, depth - 1), "", "[1]", '"x"', "x.y()", "𝑥")
    )


def condition(random: Random) -> str:
    """A condition over sizes and quantities, or nearly one."""
    sides = [expression(random, 2) for _ in range(random.choice((1, 2, 2, 2, 3)))]
    return _mostly(random, RELATIONS, 7).join(sides)


def _mostly(random: Random, choices: tuple[str, ...], usual: int) -> str:
    return random.choice(choices[:usual] if random.random() < 0.97 else choices)
