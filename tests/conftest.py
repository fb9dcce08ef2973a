"""Options and fixtures of all tests: golden files, and markers for what a machine may lack."""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile

import pytest

from tests.emit.browser import executable
from tests.golden import Golden, unused

GOLDEN = pytest.StashKey[Golden]()
USED_BY_WORKERS = pytest.StashKey[set[str]]()

# Marker -> what must be there, and how it is found.
NEEDS = {
    "latex": ("pdflatex and pdftotext", lambda: all(map(shutil.which, ("pdflatex", "pdftotext")))),
    "browser": ("chromium", executable),
    "node": ("node", lambda: shutil.which("node")),
    "notebook": ("nbclient and ipykernel", lambda: all(map(importlib.util.find_spec, ("nbclient", "ipykernel")))),
    "torch": ("torch and transformers", lambda: all(map(importlib.util.find_spec, ("torch", "transformers")))),
}
# Markers of what only `make test-all` runs.
REST = ("torch", "notebook", "thorough")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write golden files instead of comparing")
    parser.addoption("--rest", action="store_true", help="run what is left out by default: " + ", ".join(REST))


def pytest_configure(config: pytest.Config) -> None:
    config.stash[GOLDEN] = Golden(update=config.getoption("--update-golden"))
    config.stash[USED_BY_WORKERS] = set()
    if "PYTEST_XDIST_WORKER" not in os.environ:
        # What is compiled is kept for this run alone, and shared among its workers.
        os.environ["SYMCOST_CACHE"] = tempfile.mkdtemp(prefix="symcost-tests-")
        # Hundreds of processes are started, and each would compile a hundred modules again.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_unconfigure() -> None:
    if "PYTEST_XDIST_WORKER" not in os.environ:
        shutil.rmtree(os.environ["SYMCOST_CACHE"], ignore_errors=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("markexpr"):
        rest = config.getoption("rest")
        out = [item for item in items if rest != any(item.get_closest_marker(name) for name in REST)]
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if item not in set(out)]
    missing = {marker: what for marker, (what, found) in NEEDS.items() if not found()}
    for item in items:
        for marker in missing.keys() & {mark.name for mark in item.iter_markers()}:
            item.add_marker(pytest.mark.skip(reason=f"needs {missing[marker]}"))


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compare texts with files below `tests/golden`."""
    return request.config.stash[GOLDEN]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A golden file that no test reads is a failure, where the whole suite ran and passed."""
    config = session.config
    used = config.stash[GOLDEN].used
    if hasattr(config, "workeroutput"):
        config.workeroutput["golden_used"] = sorted(used)
        return
    whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    narrowed = any(
        config.getoption(name, None) for name in ("keyword", "markexpr", "rest", "lf", "failedfirst", "collectonly")
    )
    if not whole or narrowed or session.testsfailed or session.exitstatus:
        return
    rest = unused(used | config.stash[USED_BY_WORKERS])
    if rest:
        reporter = config.pluginmanager.get_plugin("terminalreporter")
        names = "\n".join(f"  tests/golden/{name}" for name in rest)
        reporter.write_line(f"\nGolden files that no test uses; remove them:\n{names}", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """Under xdist, gather what each worker used."""
    output = getattr(node, "workeroutput", {})
    node.config.stash[USED_BY_WORKERS].update(output.get("golden_used", ()))  # type: ignore[attr-defined]
