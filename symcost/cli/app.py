"""Commands found by walking `commands`, and the way from an error to one message and an exit status."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules

import typer

from symcost import __version__, plugins
from symcost.cli import commands, console
from symcost.cli.command import Command, Group
from symcost.docstrings import docstring
from symcost.errors import INTERRUPTED, SymcostError, one_line

# Exit statuses: findings, differences and stale files are a command's own 1.
BAD_INPUT = 2
# The usage errors of the option parser, whether typer brings its own or imports it.
_ParserError: type[Exception] = typer.BadParameter.__mro__[2]
# Commands in the order in which a newcomer meets them; others follow by name.
_ORDER = ("eval", "docs", "generate", "explain", "list", "audit", "check", "snapshot", "diff", "sweep")


def run(arguments: Sequence[str]) -> int:
    """Runs one command.

    Args:
        arguments: as after the program's name.

    Returns:
        0 where all is well, 1 for findings, 2 for bad input or usage.
    """
    try:
        status = build(arguments)(list(arguments) or ["--help"], prog_name="symcost", standalone_mode=False)
    except SymcostError as error:
        return _fail(str(error))
    except _ParserError as error:
        return _fail(_usage(error))
    except OSError as error:
        return _fail(str(_refused(error)))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except SystemExit:
        # The parser's own way out when nobody reads its help.
        return 0
    return status if isinstance(status, int) else 0


def command_names() -> list[str]:
    """Every command there is."""
    found = {module.name.rstrip("_") for module in iter_modules(commands.__path__)}
    return [*(name for name in _ORDER if name in found), *sorted(found - set(_ORDER))]


def build(arguments: Sequence[str] = ()) -> typer.Typer:
    """The application, with the command that is asked for or, where none is clear, with all."""
    app = typer.Typer(
        name="symcost",
        cls=Group,
        help="Exact FLOPs, HBM traffic and tensors of transformer language models, with the formula behind each.",
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    )
    app.callback()(_global_options)
    names = command_names()
    asked = arguments[0] if arguments else ""
    for name in [asked] if asked in names else names:
        module = import_module(f"symcost.cli.commands.{name}")
        app.command(name, cls=Command, help=docstring(module.run))(module.run)
    return app


def _show_version(wanted: bool) -> None:
    if wanted:
        console.out(f"symcost {__version__}")
        raise typer.Exit


def _add_plugins(paths: list[str]) -> None:
    for path in paths:
        plugins.add(path)


def _global_options(
    version: bool = typer.Option(False, "--version", callback=_show_version, is_eager=True, help="Print the version."),
    plugin: list[str] = typer.Option(
        [],
        "--plugin",
        callback=_add_plugins,
        is_eager=True,
        metavar="PATH",
        help="A Python file of your own operators.",
    ),
) -> None:
    """Exact FLOPs, HBM traffic and tensors of transformer language models, with the formula behind each."""


def _usage(error: Exception) -> str:
    """The parser's message in one line, with the command to ask for help."""
    text = " ".join(str(getattr(error, "format_message", lambda: error)()).split())
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "symcost"
    return f"{text.rstrip('.')} ({path} --help shows what it takes)" if text else f"{path}: nothing to do"


def _refused(error: OSError) -> SymcostError:
    """What the system refuses beyond the places that say so themselves."""
    if error.filename is None:
        return console.unwritable(error)
    return SymcostError(f"{error.strerror or error}", where=str(error.filename), hint="choose another file or folder")


def _fail(text: str) -> int:
    console.err(f"error: {one_line(text)}")
    return BAD_INPUT
