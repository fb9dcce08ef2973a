"""The wheel and the sdist, as a stranger gets them: nothing of the checkout is in reach."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]
ROOT = Path(__file__).parents[2]


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """A command in a folder that knows nothing of the checkout."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_"))}
    arguments = [str(part) for part in command]
    return subprocess.run(arguments, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def distributions(tmp_path_factory):
    """Folder with the wheel and the sdist."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--sdist", "--outdir", folder, ROOT]
    done = run(*build, cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def installed(distributions, tmp_path_factory):
    """Python of a clean environment that holds the wheel and what it asks for, nothing else."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    (wheel,) = distributions.glob("*.whl")
    done = run(python, "-m", "pip", "install", "--quiet", wheel, cwd=folder)
    if "No matching distribution" in done.stderr or "Connection" in done.stderr:
        pytest.skip("no package registry in reach")
    assert done.returncode == 0, done.stderr
    return python


def test_wheel_holds_templates_and_generated_once(distributions):
    (wheel,) = distributions.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert len(names) == len(set(names))
    tops = {name.split("/")[0] for name in names if ".dist-info/" not in name}
    assert tops == {"symcost"}
    for source, target in (("templates", "symcost/_templates/"), ("generated", "symcost/_generated/")):
        inside = {name.removeprefix(target) for name in names if name.startswith(target)}
        outside = {p.relative_to(ROOT / source).as_posix() for p in (ROOT / source).rglob("*") if p.is_file()}
        assert inside == {name for name in outside if "__pycache__" not in name}
    assert {"symcost/py.typed", "symcost/_references.bib"} <= set(names)


def test_sdist_holds_the_listed_and_no_caches(distributions):
    (archive,) = distributions.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        names = [name.split("/", 1)[1] for name in tar.getnames() if "/" in name]
    tops = {name.split("/")[0] for name in names}
    listed = {"symcost", "templates", "generated", "tests", "docs", "README.md", "LICENSE", "CHANGELOG.md"}
    assert listed <= tops
    assert tops - listed <= {"pyproject.toml", "PKG-INFO", ".gitignore"}
    assert not [name for name in names if "_cache" in name.removesuffix("test_cache.py") or "__pycache__" in name]


def test_bundled_model_is_priced(installed, tmp_path):
    done = run(installed, "-m", "symcost", "eval", "deepseek-v3", "--format", "json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["totals"]["params"] == 671026404352


def test_template_is_rendered(installed, tmp_path):
    done = run(installed, "-m", "symcost", "docs", "llama-3-8b", "--to", "markdown", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("#")


def test_docs_are_written_as_latex(installed, tmp_path):
    done = run(installed, "-m", "symcost", "docs", "llama-3-8b", "--to", "latex", "-o", "out", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert r"\end{document}" in (tmp_path / "out/llama-3-8b.tex").read_text(encoding="utf-8")


def test_script_tells_its_commands(installed, tmp_path):
    done = run(installed.with_name("symcost"), "--help", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "eval" in done.stdout
