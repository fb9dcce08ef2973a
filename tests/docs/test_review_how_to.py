"""The how-to on reviews shows what the commands print; the action and the hooks run as they are published."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/how-to/review-a-formula-change.md").read_text(encoding="utf-8")
FENCED = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
BLOCKS = [(found[1], found[2]) for found in FENCED.finditer(PAGE)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a reader has saved the files of the page."""
    cards, proof = (text for language, text in BLOCKS if text.startswith("sheet:"))
    (tmp_path / "cards.yaml").write_text(cards, encoding="utf-8")
    (tmp_path / "proof.yaml").write_text(proof, encoding="utf-8")
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "100", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "symcost", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def shown(start: str) -> list[str]:
    (text,) = (text for language, text in BLOCKS if language == "text" and text.startswith(start))
    return [line.strip() for line in text.splitlines()]


def printed(done: subprocess.CompletedProcess[str]) -> list[str]:
    return [line.strip() for line in done.stdout.splitlines()]


def test_the_audit_prints_what_the_page_shows(folder: Path) -> None:
    done = run(folder, "audit", "cards.yaml")
    assert (done.returncode, done.stderr) == (1, "")
    assert " ".join(printed(done)) == " ".join(shown("warning SC116"))


def test_the_check_prints_what_the_page_shows(folder: Path) -> None:
    done = run(folder, "check", "proof.yaml")
    assert done.returncode == 1
    assert [line for line in shown("refuted") if line not in printed(done)] == []


def action() -> dict[str, object]:
    return yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))


def test_the_page_uses_inputs_and_hooks_that_exist() -> None:
    (step,) = (yaml.safe_load(text)[1] for language, text in BLOCKS if "uses: symcost" in text)
    assert set(step["with"]) <= set(action()["inputs"])
    (repo,) = (yaml.safe_load(text)[0] for language, text in BLOCKS if "hooks:" in text)
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert {hook["id"] for hook in repo["hooks"]} == {hook["id"] for hook in hooks}
    assert all(run(ROOT, *hook["entry"].split()[1:], "--help").returncode == 0 for hook in hooks)


def judge(folder: Path, **inputs: str) -> tuple[int, str, str, str]:
    """Runs the action's script: exit status, what it printed, the summary, the outputs."""
    (step,) = (step for step in action()["runs"]["steps"] if step.get("id") == "judge")
    names = re.findall(r"(\w+): \$\{\{ inputs\.(\w+) \}\}", "\n".join(f"{k}: {v}" for k, v in step["env"].items()))
    environment = {variable: inputs.get(name, "HEAD" if name == "head" else "") for variable, name in names}
    shim = folder / "bin" / "symcost"
    shim.parent.mkdir(exist_ok=True)
    shim.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m symcost "$@"\n', encoding="utf-8")
    shim.chmod(0o755)
    environment |= {
        "PATH": f"{shim.parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "GITHUB_STEP_SUMMARY": "summary.md",
        "GITHUB_OUTPUT": "output.txt",
    }
    script = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]]
    done = subprocess.run(script, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    read = (folder / name for name in ("summary.md", "output.txt"))
    return (done.returncode, done.stdout, *(path.read_text(encoding="utf-8") for path in read))


def test_the_action_annotates_summarises_and_fails(folder: Path) -> None:
    status, out, summary, outputs = judge(folder, target="cards.yaml", sheets="proof.yaml", sarif="found.sarif")
    assert status == 1
    assert out.startswith("::warning file=cards.yaml,line=9,title=SC116 new line::")
    assert "### symcost audit" in summary
    assert "planner-proof" in summary
    assert outputs == "status=1\n"
    assert (folder / "found.sarif").read_text(encoding="utf-8").startswith("{")


def test_the_action_passes_where_nothing_is_wrong(folder: Path) -> None:
    status, out, summary, outputs = judge(folder, target="gpt2")
    assert (status, out, outputs) == (0, "", "status=0\n")
    assert "no findings" in summary


def test_the_action_checks_every_line_of_its_sheets(folder: Path) -> None:
    (folder / "right.yaml").write_text(
        "sheet: right\nfamily: llama\nclaims:\n  - {name: one, formula: seq, equals: seq}\n", encoding="utf-8"
    )
    status, _, summary, _ = judge(folder, target="gpt2", sheets="right.yaml\nproof.yaml\n")
    assert status == 1
    assert "planner-proof" in summary
    assert judge(folder, target="gpt2", sheets=" \n")[0] == 0


def test_the_action_leaves_no_empty_log(folder: Path) -> None:
    status, _, _, outputs = judge(folder, target="no such file", sarif="logs/found.sarif")
    assert (status, outputs) == (2, "status=2\n")
    assert not (folder / "logs" / "found.sarif").exists()
    assert judge(folder, target="gpt2", sarif="logs/found.sarif")[0] == 0
    assert (folder / "logs" / "found.sarif").read_text(encoding="utf-8").startswith("{")


def test_the_action_never_executes_its_inputs(folder: Path) -> None:
    status, _, _, _ = judge(folder, target="$(touch made); `touch made`")
    assert status == 2
    assert not (folder / "made").exists()
