"""Models on a hub: what a name means, which file is fetched, and what is said where there is none."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from symcost.errors import SpecError
from symcost.frontend import load, raw_config
from symcost.frontend.bundled import entry
from symcost.frontend.hub import HubId, hub_id
from symcost.frontend.source import read_document
from tests.frontend.hub_server import TOKEN, Hub, hub

constants = pytest.importorskip("huggingface_hub.constants", reason="needs huggingface_hub")

LLAMA, QWEN = entry("llama-3-8b")["config"], entry("qwen3-0.6b")["config"]
FILES = {
    "org/model": {"main": {"config.json": LLAMA}, "small": {"config.json": QWEN}},
    "org/gated": {"main": {"config.json": LLAMA}},
    "org/empty": {"main": {}},
    "org/long": {"main": {"config.json": b" " * (17 << 20)}},
    "org/broken": {"main": {"config.json": b'{"model_type": '}},
    "old": {"main": {"config.json": LLAMA}},
}


def at(address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Points huggingface_hub, which reads its variables once, at a hub and an empty cache."""
    monkeypatch.setattr(constants, "ENDPOINT", address)
    monkeypatch.setattr(constants, "HUGGINGFACE_CO_URL_TEMPLATE", address + "/{repo_id}/resolve/{revision}/{filename}")
    monkeypatch.setattr(constants, "HF_HUB_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(constants, "HF_TOKEN_PATH", str(tmp_path / "token"))
    monkeypatch.setenv("HF_TOKEN", "")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Hub]:
    with hub(FILES, "org/gated") as server:
        at(server.address, monkeypatch, tmp_path)
        monkeypatch.chdir(tmp_path)
        yield server


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("org/name", HubId("org/name", None)),
        ("hf:org/name", HubId("org/name", None)),
        ("hf:org/na.me-3_x@refs/pr/1", HubId("org/na.me-3_x", "refs/pr/1")),
        ("org/name@v1", HubId("org/name", "v1")),
        ("hf:gpt2", HubId("gpt2", None)),
        ("gpt2", None),
        ("org/config.json", None),
        ("org/model.GGUF", None),
        ("a/b/c", None),
        ("./name", None),
        ("../name", None),
        ("/name", None),
        ("org/..", None),
        ("org/a b", None),
        ("", None),
    ],
)
def test_what_names_a_model_on_a_hub(source: str, named: HubId | None) -> None:
    assert hub_id(source) == named


@pytest.mark.parametrize(
    "source", ["hf:", "hf:a b", "hf:../x", "hf:a/b/c", "hf:org/name@", "hf:org/name@../../x", "hf:o--/x"]
)
def test_what_names_none_though_it_says_so(source: str) -> None:
    with pytest.raises(SpecError, match=r"no id of a model on the hub \(write hf:ORGANISATION/NAME"):
        hub_id(source)


@pytest.mark.parametrize(
    ("source", "slug", "name"),
    [
        ("org/model", "llama-3-8b", "model"),
        ("hf:org/model", "llama-3-8b", "model"),
        ("hf:org/model@small", "qwen3-0.6b", "model"),
        ("hf:old", "llama-3-8b", "old"),
    ],
)
def test_a_model_on_a_hub(served: Hub, source: str, slug: str, name: str) -> None:
    spec = load(source)
    assert (spec.dims, spec.name) == (load(slug).dims, name)
    assert raw_config(source) == entry(slug)["config"]


def test_it_is_fetched_once(served: Hub) -> None:
    load("org/model")
    load("org/model")
    assert sum(line.startswith("GET /org/model") for line in served.asked) == 1


def test_what_is_here_comes_first(served: Hub, tmp_path: Path) -> None:
    folder = tmp_path / "org" / "model"
    folder.mkdir(parents=True)
    (folder / "config.json").write_text(json.dumps(QWEN))
    assert load("org/model").dims == load("qwen3-0.6b").dims
    assert not served.asked
    assert load("hf:org/model").dims == load("llama-3-8b").dims
    assert read_document("hf:org/model").where == "hf:org/model/config.json"


def test_bundled_models_ask_nobody(served: Hub) -> None:
    load("llama-3-8b")
    assert not served.asked


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("org/absent", r"hf:org/absent: neither a file or folder here, nor a bundled model, nor a model .*HF_TOKEN"),
        ("hf:org/model@v9", r"hf:org/model@v9: it has no revision v9 \(name a branch, tag or commit"),
        ("org/gated", r"hf:org/gated: the model is gated \(ask for access on the page of org/gated, .*HF_TOKEN"),
        ("org/empty", r"hf:org/empty: the model has neither config.json nor params.json"),
        ("org/long", r"hf:org/long: its config.json has 17,825,792 bytes, too long for a config"),
        ("org/broken", r"hf:org/broken/config.json: no valid JSON at line 1"),
    ],
)
def test_refused(served: Hub, source: str, words: str) -> None:
    with pytest.raises(SpecError, match=words):
        load(source)
    assert not any(line.startswith("GET /org/long") for line in served.asked)


def test_a_token_opens_a_gated_model(served: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_TOKEN", TOKEN)
    assert load("org/gated").dims == load("llama-3-8b").dims


def test_what_is_cached_needs_no_hub(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with hub(FILES) as server:
        at(server.address, monkeypatch, tmp_path)
        load("org/model")
    assert load("org/model").dims == load("llama-3-8b").dims
    with pytest.raises(SpecError, match=rf"the hub at {server.address} does not give it: .*refused.*HF_ENDPOINT"):
        load("hf:old")
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", True)
    assert load("org/model").dims == load("llama-3-8b").dims
    with pytest.raises(SpecError, match=r"huggingface_hub is offline, and its cache has no config .*HF_HUB_OFFLINE"):
        load("hf:old")


def test_a_hub_that_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with hub(FILES, broken=True) as server:
        at(server.address, monkeypatch, tmp_path)
        with pytest.raises(SpecError, match=rf"the hub at {server.address} does not give it: .*500"):
            load("org/model")


def test_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "huggingface_hub", None)
    with pytest.raises(SpecError, match=r"no file or folder here, .* \(pip install 'symcost\[hub\]', or name a file\)"):
        load("org/model")


def test_the_variables_of_the_package(tmp_path: Path) -> None:
    """The command, in a process of its own: HF_ENDPOINT and HF_HOME are obeyed, and a refusal is exit status 2."""
    with hub(FILES) as server:
        variables = {**os.environ, "HF_ENDPOINT": server.address, "HF_HOME": str(tmp_path), "HF_TOKEN": ""}
        command = [sys.executable, "-m", "symcost", "eval"]
        found = subprocess.run(
            [*command, "org/model", "--format", "json"], env=variables, capture_output=True, text=True
        )
        missing = subprocess.run([*command, "org/absent"], env=variables, capture_output=True, text=True)
    assert json.loads(found.stdout)["totals"]["params"] == 8030261248
    assert found.stderr == ""
    assert (missing.returncode, missing.stdout) == (2, "")
    assert missing.stderr.startswith("error: hf:org/absent: ")
    variables["HF_ENDPOINT"] = "http://[:"
    no_address = subprocess.run([*command, "org/absent"], env=variables, capture_output=True, text=True)
    assert no_address.returncode == 2
    assert "look at HF_ENDPOINT, which must be an address" in no_address.stderr
