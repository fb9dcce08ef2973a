"""A generated JavaScript module run by Node: many calls in one process, numbers as text."""

from __future__ import annotations

import json
import subprocess
from fractions import Fraction
from pathlib import Path
from typing import Any

Arguments = dict[str, Any]
Call = tuple[str, Arguments]

RUNNER = """
import { readFileSync } from "node:fs";
const module = await import(process.argv[2]);
const read = (value) => {
    if (typeof value !== "object") return value;
    return value.d === "1" ? BigInt(value.n) : new module.Fraction(value.n, value.d);
};
const show = (value) => (typeof value === "number" ? { real: value } : String(value));
const run = ([name, given]) => {
    try {
        const found = module[name](Object.fromEntries(Object.entries(given).map(([key, value]) => [key, read(value)])));
        return Array.isArray(found)
            ? found.map(show)
            : Object.fromEntries(Object.entries(found).map(([key, value]) => [key, show(value)]));
    } catch (error) {
        return { error: `${error.name}: ${error.message}` };
    }
};
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(run)));
"""


def run(source: str, folder: Path, calls: list[Call]) -> list[Any]:
    """What each call of a module's function returns: texts of exact numbers, `{"real": ...}` for a float."""
    module, runner = folder / "evaluator.mjs", folder / "runner.mjs"
    module.write_text(source, encoding="utf-8")
    runner.write_text(RUNNER, encoding="utf-8")
    given = json.dumps([(name, {key: sent(value) for key, value in taken.items()}) for name, taken in calls])
    done = subprocess.run(["node", str(runner), str(module)], input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def sent(value: Any) -> Any:
    """A number as numerator and denominator, everything else as it is."""
    if isinstance(value, bool) or not isinstance(value, int | Fraction):
        return value
    return {"n": str(value.numerator), "d": str(value.denominator)}


def shown(value: Any) -> Any:
    """A number of Python as `run` returns it."""
    return {"real": value} if isinstance(value, float) else str(value)
