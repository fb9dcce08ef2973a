"""A package of somebody else's adds an operator, a family, a size and a rule; nothing of it stands in this project."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from symcost import plugins
from symcost.errors import UsageError

ROOT = Path(__file__).parents[2]
EXAMPLE = Path(__file__).parent / "example"
CONFIG = {
    "model_type": "fourier_lm",
    "hidden_size": 6,
    "num_hidden_layers": 3,
    "vocab_size": 11,
    "intermediate_size": 10,
    "num_filters": 7,
}
# Of a layer: two norms, a frozen matrix and a table, two matrices of the feed-forward block.
LAYER = 2 * 6 + 6 * 7 + 7 * 6 + 2 * 6 * 10


@pytest.fixture
def site(tmp_path):
    """A folder of installed packages that holds the example, its entry points written as an installer writes them."""
    shutil.copytree(EXAMPLE / "symcost_fourier", tmp_path / "site" / "symcost_fourier")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = tmp_path / "site" / "symcost_fourier-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: symcost-fourier\nVersion: 1.0\n", encoding="utf-8")
    groups = (
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in rows.items())
        for group, rows in project["entry-points"].items()
    )
    (info / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
    (tmp_path / "config.json").write_text(json.dumps(CONFIG), encoding="utf-8")
    return tmp_path / "site"


def symcost(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    folders = os.pathsep.join(map(str, (site, ROOT)))
    environment = {**os.environ, "PYTHONPATH": folders, "XDG_CACHE_HOME": str(site.parent / "cache")}
    command = [sys.executable, "-m", "symcost", *arguments]
    return subprocess.run(command, cwd=site.parent, env=environment, capture_output=True, text=True, check=False)


def evaluated(site: Path, *arguments: str) -> dict[str, object]:
    done = symcost(site, "eval", "config.json", "--seq", "16", "--format", "json", *arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_an_installed_operator_and_family_are_priced(site):
    found = evaluated(site)
    assert found["totals"]["params"] == 3 * LAYER + 11 * 6 + 6
    (mixer,) = [item for item in found["components"] if item["type"] == "fourier_mixer"]
    # The bucket matrix forward only: it is frozen, and nothing flows through it.
    assert mixer["flops"]["forward"]["matmul"] == {"BF16": 2 * 16 * 6 * 7}
    assert mixer["flops"]["backward"]["matmul"] == {}
    # A transform of 16 points takes 16*log2(16) times five for each column; scaling one more.
    assert mixer["flops"]["forward"]["vector"]["FP32"] == pytest.approx(5 * 16 * 4 * 6 + 16 * 6)
    # Activations: read by projection and transform, written by the transform, two bytes each; the rows of the table.
    assert mixer["hbm_bytes"]["forward"]["read"] == {"BF16": 2 * (2 * 16 * 6 + 6 * 7 + 16 * 6)}
    assert found["dims"]["filters"] == 7


def test_an_edited_plugin_is_compiled_again(site):
    before = evaluated(site)["totals"]["flops"]["forward"]["matmul"]
    mixer = site / "symcost_fourier" / "mixer.py"
    text = mixer.read_text(encoding="utf-8")
    assert text.count("        rows,\n        hidden,\n") == 1
    mixer.write_text(
        text.replace("        rows,\n        hidden,\n", "        2 * rows,\n        hidden,\n"), encoding="utf-8"
    )
    assert evaluated(site)["totals"]["flops"]["forward"]["matmul"] == before + 3 * 2 * 16 * 6 * 7


def test_it_is_listed_and_explained(site):
    for what, name in (("families", "fourier_lm"), ("components", "fourier_mixer"), ("rules", "FO001")):
        assert name in symcost(site, "list", what).stdout.split(), what
    assert "grows with" not in symcost(site, "explain", "FO001").stderr
    assert "costs as a full matrix would" in symcost(site, "explain", "FO001").stdout


def test_documents_have_its_letters(site):
    done = symcost(site, "docs", "config.json", "--to", "latex")
    assert done.returncode == 0, done.stderr
    assert r"n_{\mathrm{fil}}" in done.stdout


def test_a_file_is_named_instead_of_installed(tmp_path):
    plugin = tmp_path / "mine.py"
    parts = [(EXAMPLE / "symcost_fourier" / name).read_text(encoding="utf-8") for name in ("mixer.py", "family.py")]
    plugin.write_text("\n".join(parts), encoding="utf-8")
    (tmp_path / "config.json").write_text(json.dumps(CONFIG), encoding="utf-8")
    site = tmp_path / "site"
    arguments = ("eval", "config.json", "--seq", "16", "--format", "json")
    done = symcost(site, "--plugin", "mine.py", *arguments)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["totals"]["params"] == 3 * LAYER + 11 * 6 + 6
    refused = symcost(site, *arguments)
    assert refused.returncode == 2
    assert "fourier_lm" in refused.stderr


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("absent.py", None, "no Python file"),
        ("notes.txt", "x = 1\n", "no Python file"),
        ("broken.py", "import nowhere_to_be_found\n", "cannot be imported: No module named"),
        ("wrong.py", "def\n", "cannot be imported: invalid syntax"),
        ("taken.py", 'from symcost.dims import Dim, add\nadd(Dim("hidden", "x", "mine"))\n', "taken by another size"),
    ],
)
def test_what_is_no_plugin_is_refused(tmp_path, name, text, message):
    if text is not None:
        (tmp_path / name).write_text(text, encoding="utf-8")
    done = symcost(tmp_path / "site", "--plugin", str(tmp_path / name), "list", "components")
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_two_families_of_one_name_are_refused(site):
    family = site / "symcost_fourier" / "family.py"
    family.write_text(family.read_text(encoding="utf-8").replace('"fourier_lm"', '"llama"'), encoding="utf-8")
    done = symcost(site, "list", "families")
    assert done.returncode == 2
    assert "two families are called llama" in done.stderr


def test_a_folder_without_a_module_is_refused(tmp_path):
    with pytest.raises(UsageError, match="no Python file"):
        plugins.add(tmp_path)
