"""Inputs by number: a command line and the files that it reads, each a function of a seed alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

import yaml
from typer.main import get_command

from symcost.cli.app import build, command_names
from symcost.cli.command import Group
from tests.fuzz import mutate, values

ROOT = Path(__file__).parents[2]
MODELS = (
    "gpt2",
    "llama-3-8b",
    "qwen3-30b-a3b",
    "deepseek-v3",
    "t5-small",
    "gemma-3-1b",
    "mamba2-130m",
    "bert-base-uncased",
)


@dataclass(frozen=True)
class Case:
    """What is run.

    Attributes:
        arguments: as after the program's name.
        files: name -> text, in the folder that it runs in.
    """

    arguments: tuple[str, ...]
    files: dict[str, str] = field(default_factory=dict)

    def to_json(self) -> str:
        return json.dumps({"arguments": self.arguments, "files": self.files}, indent=1, sort_keys=True) + "\n"

    @staticmethod
    def from_json(text: str) -> Case:
        record = json.loads(text)
        return Case(tuple(record["arguments"]), record["files"])


def case(seed: int, number: int) -> Case:
    """The input of a number; the same for ever."""
    random = Random(f"{seed}:{number}")
    maker = random.choices(list(MAKERS), weights=list(MAKERS.values()))[0]
    return maker(random)


@cache
def _originals(pattern: str) -> tuple[str, ...]:
    texts = [path.read_text(encoding="utf-8") for path in sorted(ROOT.glob(pattern))]
    configs = [json.loads(text)["config"] if text.startswith("{") and '"config"' in text else None for text in texts]
    return tuple(json.dumps(config, indent=1) if config else text for config, text in zip(configs, texts, strict=True))


def _changed(text: str, random: Random) -> str:
    """A file's text, changed as a tree or, one time in ten, as a text."""
    if random.random() < 0.1:
        return mutate.text(text, random)
    return json.dumps(mutate.tree(yaml.safe_load(text), random), indent=1)


def _from_file(pattern: str, name: str, *commands: str) -> Callable[[Random], Case]:
    def make(random: Random) -> Case:
        files = {name: _changed(random.choice(_originals(pattern)), random)}
        arguments = tuple(random.choice(commands).replace("FILE", name).split())
        return Case((*arguments, *_options(random, arguments[0])) if random.random() < 0.2 else arguments, files)

    return make


def _sheet(random: Random) -> Case:
    claims = [
        {
            "name": str(random.choice(("a", *values.INJECTIONS))),
            "formula": values.expression(random),
            "equals": values.expression(random),
        }
        for _ in range(random.choice((1, 1, 2, 3)))
    ]
    sheet = {
        "sheet": "fuzz",
        "source": "none",
        "family": "llama",
        "letters": {"x": "seq", "h": "hidden"},
        "claims": claims,
    }
    arguments = ("check", "sheet.yaml", "--format", random.choice(("text", "json", "markdown")))
    return Case(arguments, {"sheet.yaml": json.dumps(sheet)})


def _grid(random: Random) -> Case:
    sizes = {
        name: [random.choice(values.NUMBERS if random.random() < 0.2 else values.NUMBERS[1:9]), 8]
        for name in random.sample((*["seq", "batch", "hidden", "layers"] * 4, "x"), 2)
    }
    grid: dict[str, object] = {"dims": sizes, "where": [values.condition(random)]}
    if random.random() < 0.5:
        grid["link"] = {random.choice(values.NAMES): values.expression(random, 3)}
    changed = mutate.tree(grid, random) if random.random() < 0.3 else grid
    out = random.choice((*["out.csv"] * 6, *["out.parquet"] * 3, "/nowhere/out.csv", "out"))
    arguments = ["sweep", random.choice(MODELS), "--grid", "grid.yaml", "-o", out, "--max-points", "5000"]
    if random.random() < 0.3:
        arguments += ["--where", values.condition(random)]
    return Case(tuple(arguments), {"grid.yaml": json.dumps(changed)})


def _command(random: Random) -> Case:
    command = random.choice(
        ("eval", "eval", "list", "fit", "compare", "audit", "check", "docs", "diff", "recover", "x")
    )
    # What recovers a model's formulas runs its library, for a minute by default.
    word = random.random() < 0.2 or command == "recover"
    arguments = [command, str(_word(random)) if word else random.choice(MODELS)]
    if command == "docs":
        arguments += ["--to", random.choice(("markdown", "markdown", "pdf!", "x"))]
    if command == "compare":
        arguments.append(random.choice((*MODELS, "@megatron", "@palm", "x")))
    return Case((*arguments, *_options(random, command)))


def _word(random: Random) -> object:
    return random.choice(
        (*values.INJECTIONS, *values.NUMBERS, *values.NAMES, values.expression(random, 2), "", "-", "-h", "--")
    )


def _options(random: Random, command: str) -> list[str]:
    found: list[str] = []
    usual = [option for option in OPTIONS if option in _taken(command)]
    for _ in range(random.choice((0, 1, 1, 2, 3))):
        option = random.choice(usual if usual and random.random() < 0.95 else tuple(OPTIONS))
        if OPTIONS[option]:
            found += [option, str(_word(random)) if random.random() < 0.2 else random.choice(OPTIONS[option])]
        else:
            found.append(option)
    return found


@cache
def _taken(command: str) -> frozenset[str]:
    """The options that a command has."""
    if command not in command_names():
        return frozenset()
    parsed = get_command(build([command]))
    parameters = parsed.commands[command].params if isinstance(parsed, Group) else parsed.params
    return frozenset(option for parameter in parameters for option in parameter.opts)


COMMANDS = ("eval", "explain", "list", "fit", "compare", "audit", "check", "docs", "diff", "recover", "x")
OPTIONS: dict[str, tuple[str, ...]] = {
    "--batch": ("1", "3", "2**70"),
    "--seq": ("17", "1023", "1e30"),
    "--context": ("5000",),
    "--set": ("hidden=64", "seq=3*7"),
    "--workload": ("prefill", "decode", "training"),
    "--cached": ("100", "0"),
    "--cache-dtype": ("FP8", "INT4:32"),
    "--precision": ("bf16_mixed", "serve_fp8"),
    "--hardware": ("h100-sxm-80gb",),
    "--flops": ("model", "hardware"),
    "--attention": ("eager", "flash"),
    "--pairs": ("causal", "full"),
    "--recompute": ("none", "full", "selective"),
    "--format": ("json", "table", "csv", "text"),
    "--train": ("lora", "head", "all"),
    "--lora-rank": ("8",),
    "--tp": ("2", "3"),
    "--pp": ("2",),
    "--cp": ("2",),
    "--ep": ("2",),
    "--dp": ("2",),
    "--plan": ("torch", "megatron"),
    "--free": ("seq", "batch"),
    "--images": ("2",),
    "--mtp": (),
    "--formulas": ("standard", "compute_graph"),
    "--moments": ("x",),
    "-h": (),
}

MAKERS: dict[Callable[[Random], Case], int] = {
    _from_file(
        "symcost/frontend/models/*.json",
        "config.json",
        "eval FILE --format json",
        "eval FILE",
        "fit FILE --for batch --hardware h100-sxm-80gb",
    ): 14,
    _from_file(
        "symcost/frontend/models/*.json",
        "config.json",
        "eval FILE --workload decode --format json",
        "audit FILE",
        "compare FILE gpt2",
    ): 4,
    _from_file("docs/examples/*.yaml", "sheet.yaml", "check FILE", "check FILE --format json", "audit FILE"): 8,
    _from_file(
        "tests/data/sheets/*.yaml",
        "sheet.yaml",
        "check FILE",
        "check FILE --format json",
        "check FILE --format markdown",
    ): 8,
    _from_file("tests/data/compute_graph/*.json", "case.json", "eval FILE", "eval FILE --format json"): 8,
    _from_file("symcost/frontend/plans/*.yaml", "plan.yaml", "eval llama-3-8b --tp 2 --plan FILE --format json"): 6,
    _from_file(
        "symcost/evaluate/hardware/*.json",
        "hardware.json",
        "eval gpt2 --hardware FILE",
        "fit gpt2 --for batch --hardware FILE",
    ): 8,
    _from_file(
        "tests/fuzz/seeds/precision*.yaml",
        "precision.yaml",
        "eval gpt2 --precision FILE",
        "eval gpt2 --precision FILE --format json",
    ): 8,
    _from_file("tests/fuzz/seeds/spec*.yaml", "model.yaml", "eval FILE --format json", "eval FILE"): 8,
    _from_file(
        "tests/fuzz/seeds/snapshot*.json", "snapshot.json", "diff FILE FILE", "audit FILE", "audit FILE --format sarif"
    ): 6,
    _from_file("tests/fuzz/seeds/grid*.yaml", "grid.yaml", "sweep gpt2 --grid FILE -o out.csv --max-points 5000"): 6,
    _sheet: 16,
    _grid: 12,
    _command: 24,
}
