"""Files that are written: what stood there before, links and devices, sources of one name."""

import json
import os
from pathlib import Path

import pytest

from symcost.errors import SymcostError
from symcost.frontend.bundled import entry
from symcost.generate.files import write_whole
from tests.cli.conftest import CASES


def generated(symcost, folder, *more):
    return symcost("generate", "llama-3-8b", "--to", "python", "--out", folder, *more)


def test_what_is_no_text_has_changed(symcost, tmp_path):
    assert generated(symcost, tmp_path).status == 0
    place = tmp_path / "llama-3-8b" / "evaluator.py"
    good = place.read_bytes()
    place.write_bytes(b"\xff\xfe")
    assert generated(symcost, tmp_path, "--check").status == 1
    assert generated(symcost, tmp_path, "--check", "--diff").status == 1
    assert place.read_bytes() == b"\xff\xfe"
    assert generated(symcost, tmp_path).status == 0
    assert place.read_bytes() == good


def test_a_line_end_is_a_change(symcost, tmp_path):
    assert generated(symcost, tmp_path).status == 0
    place = tmp_path / "llama-3-8b" / "evaluator.py"
    place.write_bytes(place.read_bytes().replace(b"\n", b"\r\n"))
    assert generated(symcost, tmp_path, "--check").status == 1


def test_a_case_is_generated_with_its_own_set(symcost, tmp_path):
    done = symcost("generate", CASES / "tiny_odd_heads.json", "--to", "python", "--out", tmp_path)
    assert done.status == 0
    (module,) = tmp_path.rglob("evaluator.py")
    assert 'FORMULAS = "compute_graph"' in module.read_text()


def test_two_sources_of_one_name_are_refused(symcost, tmp_path):
    for folder, layers in (("a", 2), ("b", 3)):
        place = tmp_path / folder / "model" / "config.json"
        place.parent.mkdir(parents=True)
        place.write_text(json.dumps({**entry("llama-3-8b")["config"], "num_hidden_layers": layers}))
    sources = [tmp_path / folder / "model" for folder in ("a", "b")]
    done = symcost("generate", *sources, "--to", "python", "--out", tmp_path / "out")
    assert done.status == 2
    assert "its name is model, and so is that of" in done.err
    assert not (tmp_path / "out").exists()
    # the same source twice is one
    assert symcost("generate", sources[0], sources[0], "--to", "python", "--out", tmp_path / "out").status == 0


def test_a_device_is_written_and_stays_one():
    reading, writing = os.pipe()
    with os.fdopen(reading) as stream:
        write_whole(Path(f"/dev/fd/{writing}"), "text")
        os.close(writing)
        assert stream.read() == "text"
    before = Path(os.devnull).stat().st_rdev
    write_whole(Path(os.devnull), "text")
    assert Path(os.devnull).stat().st_rdev == before


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no /dev/full on this system")
def test_a_full_device():
    with pytest.raises(SymcostError, match="/dev/full: cannot write: No space left"):
        write_whole(Path("/dev/full"), "text")
    assert Path("/dev/full").is_char_device()


def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "file").write_text("old")
    (tmp_path / "link").symlink_to("file")
    write_whole(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "new"


def test_a_link_to_itself(tmp_path):
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(SymcostError, match="cannot write"):
        write_whole(tmp_path / "loop", "new")


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_a_sheet_that_cannot_be_read_is_not_as_expected(symcost, tmp_path, form):
    done = symcost("check", tmp_path / "missing.yaml", "--format", form)
    assert done.status == 2
    assert done.out == ""
