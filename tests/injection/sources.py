"""Files of every kind that hold a text from outside, and the commands that show it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
SEEDS = ROOT / "tests/fuzz/seeds"
# Tells what comes from outside from what we write.
MARK = "ZQ"
# Each means something to a reader of some output.
TEXTS = {
    "latex": rf"{MARK}\input{{/etc/passwd}}\write18{{id}}$\end{{document}}%",
    "html": f'{MARK}"><script>alert(1)</script><img src=x onerror=alert(1)>',
    "comment": f"--><!--{MARK}-->]]></script>*/ //",
    "jinja": f"{MARK}{{{{ 7*191 }}}}{{% include 'x' %}}",
    "python": f"{MARK}'''\"\"\"\n__import__('os').system('id')\n#\\",
    "c": f'{MARK}*/\n#include "/etc/passwd"\n/*',
    "markdown": f"{MARK}](javascript:x) | `a` ![y](http://x)",
    "equals": f"=1+cmd|' /C calc'!A0{MARK}",
    "plus": f"+1+1{MARK}",
    "minus": f"-1+1{MARK}",
    "at": f"@SUM(1){MARK}",
    "github": f"::error file=x::{MARK}",
    "github lines": f"{MARK}\n::error::x\r\n::add-mask::y%0A::error::z##[error]w",
    "terminal": f"{MARK}\x1b[31m\x1b]0;x\x07\r\x08\x9b2J\x7f",
    "bidi": f"{MARK}\u202e\u2066abc\u200b\u2028x",
    "path": f"../../{MARK}",
}


@dataclass(frozen=True)
class Source:
    """A file with a text from outside.

    Attributes:
        name: of the file.
        make: the object that it holds, of the text.
        commands: FILE stands for its name.
    """

    name: str
    make: Callable[[str], Any]
    commands: tuple[str, ...]


def _with(path: str, *places: Any) -> Callable[[str], Any]:
    """A file's object with the text in a place of it; a key is replaced where the place ends in None."""

    def make(text: str) -> Any:
        made = yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))
        *way, last = places if places[-1] is not None else (*places[:-2], text)
        holder = made
        for key in way:
            holder = holder[key]
        holder[last] = text if places[-1] is not None else holder.pop(places[-2], 1)
        return made

    return make


def _config(key: str) -> Callable[[str], Any]:
    config = json.loads((ROOT / "symcost/frontend/models/gpt2.json").read_text(encoding="utf-8"))["config"]
    return lambda text: {**config, key or text: text}


_CLAIM = {"name": "a", "formula": "seq*hidden", "equals": "hidden*seq*2"}
_CARD = {"name": "a", "formula": "seq + hidden", "states": {"component": "matmul", "phase": "forward"}}
_SHEET = {"sheet": "s", "source": "none", "family": "llama", "letters": {"h": "hidden"}}


def _sheet(*way: Any, claim: dict[str, Any] = _CLAIM) -> Callable[[str], Any]:
    def make(text: str) -> Any:
        made = json.loads(json.dumps({**_SHEET, "claims": [claim]}))
        holder = made
        for key in way[:-1]:
            holder = holder[key]
        holder[way[-1] or text] = text if way[-1] else "hidden"
        return made

    return make


def _card(field: str) -> Callable[[str], Any]:
    states = {"component": "attention_core", "phase": "forward", "quantity": "matmul"}
    return _sheet("claims", 0, field, claim={**_CARD, "states": states})


def _forms(command: str, *forms: str) -> tuple[str, ...]:
    return tuple(f"{command} {form}" for form in forms)


_EVAL = ("table", "json", "csv", "markdown")
_CHECK = _forms("check FILE --format", "text", "json", "markdown")
_AUDIT = _forms("audit FILE --format", "text", "json", "sarif", "github", "markdown")
_DIFF = _forms("diff FILE OTHER --format", "text", "json", "markdown")
_DOCS = ("latex", "markdown", "html")
_PLAN = "plan gpt2 --devices 8 --global-batch 16 --seq 1024 --zero 1 --no-sp --top 2 --hardware FILE --format"
_MFU = "mfu gpt2 --devices 8 --tokens-per-second 1000 --hardware FILE --format"
_MADE = ("python", "totals", "numpy", "javascript", "memory", "latex", "markdown")
_SNAPSHOT = "tests/fuzz/seeds/snapshot.json"
_FORMULA = "standard/llama/ends/optimizer_step/optimizer/flops/vector/compute_accum"
_HARDWARE, _PRECISION = "symcost/evaluate/hardware/h100-sxm-80gb.json", "tests/fuzz/seeds/precision.yaml"
_TORCH, _SPEC, _GRID = "symcost/frontend/plans/torch.yaml", "tests/fuzz/seeds/spec.yaml", "tests/fuzz/seeds/grid.yaml"
_SHARDED = "eval llama-3-8b --tp 2 --plan FILE --format"
SOURCES = {
    "config name": Source(
        "config.json",
        _config("_name_or_path"),
        (
            *_forms("eval FILE --format", *_EVAL),
            *_forms("compare FILE gpt2 --format", "table", "json", "markdown"),
            "eval FILE --recipe dpo",
            "fit FILE --for batch --hardware h100-sxm-80gb",
            *_forms("docs FILE --to", *_DOCS),
            *_forms("generate FILE --out made --to", *_MADE),
        ),
    ),
    "config key": Source("config.json", _config(""), (*_forms("eval FILE --format", *_EVAL), *_AUDIT)),
    "config value": Source("config.json", _config("activation_function"), ("eval FILE",)),
    "config type": Source("config.json", _config("model_type"), ("eval FILE", "audit FILE")),
    "spec name": Source("m.yaml", _with(_SPEC, "name"), (*_forms("eval FILE --format", *_EVAL), "docs FILE --to html")),
    "spec kind": Source("m.yaml", _with(_SPEC, "layers", 0, "kind"), ("eval FILE",)),
    "spec key": Source("m.yaml", _with(_SPEC, "name", None), ("eval FILE",)),
    "sheet name": Source("sheet.yaml", _sheet("sheet"), (*_CHECK, *_AUDIT)),
    "sheet source": Source("sheet.yaml", _sheet("source"), (*_CHECK, *_AUDIT)),
    "sheet family": Source("sheet.yaml", _sheet("family"), _CHECK),
    "claim name": Source("sheet.yaml", _sheet("claims", 0, "name"), _CHECK),
    "claim formula": Source("sheet.yaml", _sheet("claims", 0, "formula"), _CHECK),
    "claim key": Source("sheet.yaml", _sheet("claims", 0, ""), _CHECK),
    "letter": Source("sheet.yaml", _sheet("letters", ""), _CHECK),
    "card name": Source("sheet.yaml", _card("name"), _AUDIT),
    "card formula": Source("sheet.yaml", _card("formula"), _AUDIT),
    "snapshot key": Source("one.json", _with(_SNAPSHOT, "formulas", _FORMULA, None), (*_DIFF, *_AUDIT)),
    "snapshot type": Source("one.json", _with(_SNAPSHOT, "formulas", _FORMULA, "type"), (*_DIFF, *_AUDIT)),
    "snapshot value": Source("one.json", _with(_SNAPSHOT, "formulas", _FORMULA, "value"), (*_DIFF, *_AUDIT)),
    "hardware name": Source(
        "h.json",
        _with(_HARDWARE, "name"),
        (
            *_forms("eval gpt2 --hardware FILE --format", *_EVAL),
            *_forms(_PLAN, "table", "json", "csv", "markdown", "html"),
            *_forms(_MFU, "table", "json"),
            *_forms("fit gpt2 --for batch --hardware FILE --format", "text", "json"),
        ),
    ),
    "hardware source": Source("h.json", _with(_HARDWARE, "source"), ("eval gpt2 --hardware FILE --format json",)),
    "precision name": Source(
        "p.yaml",
        _with(_PRECISION, "name"),
        (
            *_forms("eval gpt2 --precision FILE --format", *_EVAL),
            *_forms("eval gpt2 --precision bf16_mixed,FILE --format", *_EVAL),
            *_forms("docs gpt2 --precision FILE --to", *_DOCS),
            "sweep gpt2 --grid precision-grid.yaml -o out.csv",
        ),
    ),
    "precision key": Source("p.yaml", _with(_PRECISION, "overrides", "lm_head", None), ("eval gpt2 --precision FILE",)),
    "plan name": Source(
        "plan.yaml",
        _with(_TORCH, "name"),
        (*_forms(_SHARDED, *_EVAL), *_forms("docs llama-3-8b --tp 2 --plan FILE --to", *_DOCS)),
    ),
    "plan summary": Source("plan.yaml", _with(_TORCH, "summary"), (f"{_SHARDED} json",)),
    "grid key": Source("grid.yaml", _with(_GRID, "dims", "seq", None), ("sweep gpt2 --grid FILE -o out.csv",)),
    "grid where": Source("grid.yaml", _with(_GRID, "where"), ("sweep gpt2 --grid FILE -o out.csv",)),
}
# What stands beside every file.
BESIDE = {
    "precision-grid.yaml": json.dumps({"dims": {"seq": [8]}, "precisions": ["p.yaml"]}),
    "OTHER": (ROOT / _SNAPSHOT).read_text(encoding="utf-8"),
}
