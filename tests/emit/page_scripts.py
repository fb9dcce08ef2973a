"""The scripts of a live page run by Node, without a page: states in, answers out."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from symcost.emit.html_parts import page_script
from symcost.emit.live import Live, evaluator_script, page_data

SCRIPTS = Path(__file__).parents[2] / "templates" / "html" / "scripts"
RUNNER = """
import { readFileSync } from "node:fs";
import { ask } from "./question.js";
import { figures } from "./figures.js";
import { json, result } from "./result.js";
import { decode, encode, presetOf } from "./state.js";
import { keyOf, structureOf } from "./structures.js";
const { page, hashes } = JSON.parse(readFileSync(0, "utf8"));
const answer = (hash) => {
    const state = decode(hash, page);
    const structure = structureOf(keyOf(presetOf(state.a, page), state.a.precision), page);
    try {
        return { json: json(result(figures(ask(state.a, page, structure)))), hash: encode(state, page) };
    } catch (error) {
        return { error: error.message, field: error.field };
    }
};
process.stdout.write(JSON.stringify(hashes.map(answer)));
"""


# What a page must answer; it may leave out keys of `eval` that it does not show.
ANSWERED = (
    "schema model family formulas conventions precision dims warnings unpriced stack components totals memory".split()
)


def assert_within(found: Any, expected: Any, where: str = "") -> None:
    """Every number of a page is that of `eval`, and none of those that count is missing."""
    if not where:
        assert set(ANSWERED) & set(expected) <= set(found)
    if isinstance(found, dict):
        assert set(found) <= set(expected), where
        if where.startswith(".totals"):
            assert found == expected, where
        for key in found:
            assert_within(found[key], expected[key], f"{where}.{key}")
    elif isinstance(found, list):
        assert len(found) == len(expected), where
        for place, (left, right) in enumerate(zip(found, expected, strict=True)):
            assert_within(left, right, f"{where}[{place}]")
    else:
        assert found == expected, where
        assert type(found) is type(expected), where


def answers(live: Live, folder: Path, hashes: list[str]) -> list[dict[str, Any]]:
    """For each address, the JSON that the page would show and the address that it would write, or an error."""
    shutil.copytree(SCRIPTS, folder, dirs_exist_ok=True)
    (folder / "package.json").write_text('{"type": "module"}')
    for name, text in (("arithmetic", page_script("arithmetic")), ("own", evaluator_script(live))):
        (folder / f"{name}.js").write_text(text, encoding="utf-8")
    (folder / "runner.js").write_text(RUNNER)
    given = json.dumps({"page": page_data(live), "hashes": hashes})
    done = subprocess.run(["node", "runner.js"], cwd=folder, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
