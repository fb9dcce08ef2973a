"""The application: help, version, exit statuses, and what it does not import."""

import subprocess
import sys

import pytest

import symcost as package
from symcost.cli import app


def test_version(symcost):
    assert symcost("--version").out == f"symcost {package.__version__}\n"


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_names_every_command(symcost, arguments):
    done = symcost(*arguments)
    assert done.status == 0
    for name in app.command_names():
        assert f"  {name} " in done.out


@pytest.mark.parametrize("name", app.command_names())
def test_every_command_has_help(symcost, name):
    done = symcost(name, "--help")
    assert done.status == 0
    assert f"Usage: symcost {name}" in done.out


def test_an_unknown_command(symcost):
    assert "evil" in symcost("evil").err


def test_commands_stand_in_order():
    names = app.command_names()
    assert names[:2] == ["eval", "docs"]
    assert len(set(names)) == len(names)


def test_an_interrupt_is_no_traceback(symcost, monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("symcost.api.model.load", interrupted)
    assert symcost("eval", "llama-3-8b").status == 130


def python(code):
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


RUN = """
import sys
from symcost.cli.app import run
run({arguments})
sys.stderr.write(repr(sorted({heavy} & set(sys.modules))))
"""


@pytest.mark.parametrize("arguments", [["--help"], ["eval", "--help"], ["list", "dims"]])
def test_light(arguments):
    # pydantic is typer's own from some version on.
    heavy = {"sympy", "numpy", "jinja2", "yaml"}
    assert python(RUN.format(arguments=arguments, heavy=heavy)).stderr == "[]"


def test_a_closed_pipe_is_no_error():
    code = "from symcost.cli import main; import sys; sys.argv = ['symcost', 'list', 'dims']; main()"
    done = subprocess.run(
        f'{sys.executable} -c "{code}" | true', shell=True, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""


def test_as_a_module():
    done = subprocess.run([sys.executable, "-m", "symcost", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("symcost ")
