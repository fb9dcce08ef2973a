"""Where results go: a full disk, a closed stream, a pipe that nobody reads, terminals of every kind."""

import errno
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from symcost.cli import console
from symcost.cli.app import run
from symcost.errors import SpecError, UsageError

SYMCOST = f"{sys.executable} -m symcost"
FULL = Path("/dev/full")


def shell(command, **environment):
    return subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, check=False, env={**os.environ, **environment}
    )


def refused(done, words):
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"error: standard output {words}")


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full on this system")
@pytest.mark.parametrize("command", ["list models", "list dims", "explain heads", "--help"])
def test_a_full_disk(command):
    refused(shell(f"{SYMCOST} {command} > /dev/full"), "cannot be written")


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full on this system")
def test_an_error_that_can_be_said_nowhere():
    assert shell(f"{SYMCOST} eval nothing 2> /dev/full").returncode == 2


def test_a_closed_standard_output():
    refused(shell(f"{SYMCOST} list models >&-"), "is closed")


@pytest.mark.parametrize("command", ["list models", "--help", "eval llama-3-8b --format json"])
def test_a_reader_that_leaves(command):
    done = shell(f"{SYMCOST} {command} | true; echo ${{PIPESTATUS[0]}}")
    assert (done.stdout, done.stderr) == ("0\n", "")


def test_a_reader_that_leaves_does_not_hide_findings(symcost, monkeypatch):
    def gone(*_):
        raise BrokenPipeError(errno.EPIPE, "Broken pipe")

    monkeypatch.setattr(console, "_write", gone)
    monkeypatch.setattr(console, "_drop", lambda stream: None)
    assert symcost("audit", "--formulas", "compute_graph").status == 1


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_a_pipe_has_the_same_bytes_everywhere(encoding):
    command = [sys.executable, "-m", "symcost", "eval", "gpt2", "--by", "model"]
    made = [
        subprocess.run(command, capture_output=True, check=True, env={**os.environ, "PYTHONIOENCODING": name}).stdout
        for name in ("utf-8", encoding)
    ]
    assert made[0] == made[1]
    assert "─" in made[0].decode()


def terminal(*arguments, **environment):
    """What a terminal is sent."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "symcost", *arguments]
    with subprocess.Popen(command, stdout=theirs, env={**os.environ, **environment}) as process:
        os.close(theirs)
        found = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:
                break
            if not part:
                break
            found += part
    os.close(ours)
    return process.returncode, found.decode()


@pytest.mark.parametrize("arguments", [("eval", "gpt2", "--by", "kind"), ("list", "conventions")])
def test_a_terminal_of_plain_letters(arguments):
    status, text = terminal(*arguments, PYTHONIOENCODING="ascii")
    assert status == 0
    assert text.isascii()
    assert "?" not in text


def test_a_terminal_without_color():
    status, text = terminal("eval", "gpt2", "--by", "kind", NO_COLOR="1", TERM="xterm")
    assert status == 0
    assert "\x1b" not in text


@pytest.mark.parametrize(
    ("name", "shown"), [("a\nb", r"a\nb"), ("a\x1b[31mred", r"a\x1b[31mred"), ("\u202eabc", r"\u202eabc")]
)
def test_a_message_is_one_line_whatever_it_names(symcost, name, shown):
    assert symcost("eval", name).err.startswith(f"error: {shown}: no such file")


def test_a_message_is_not_as_long_as_the_number_it_names(symcost):
    error = SpecError(f"heads is {10**80}", where="config.json", hint="correct it")
    assert console.one_line(str(error)) == f"config.json: heads is 1{'0' * 56}... (correct it)"


def test_what_the_system_says_of_output_is_a_usage_error():
    error = console.unwritable(OSError(errno.ENOSPC, "No space left on device"))
    assert isinstance(error, UsageError)
    assert re.search("No space left", str(error))


def test_no_line_on_stderr_is_a_command_to_a_runner(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "::error file=x::y.yaml").write_text("sheet: x\n", encoding="utf-8")
    for arguments in (["check", "::error file=x::y.yaml"], ["docs", "##[error]x", "--to", "latex"]):
        assert run(arguments) == 2
        lines = capsys.readouterr().err.splitlines()
        assert lines
        assert not [line for line in lines if line.lstrip().startswith("::") or "##[" in line]
