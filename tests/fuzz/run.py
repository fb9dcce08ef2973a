"""One input, run in a child of its own under limits, and what is wrong with what came of it."""

from __future__ import annotations

import contextlib
import io
import json
import math
import os
import resource
import shutil
import signal
import tempfile
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from symcost.cli.app import run as symcost
from tests.fuzz.cases import Case

# Of processor time, so that a busy machine finds nothing that an idle one does not; and of waiting.
SECONDS, WAITING = 10, 120
BYTES = 1 << 30


@dataclass(frozen=True)
class Outcome:
    """What a run gave.

    Attributes:
        fault: what is wrong, or an empty text.
        status: its exit status; -1 where there is none.
    """

    fault: str
    status: int
    seconds: float
    peak_bytes: int
    error: str


def run(case: Case) -> Outcome:
    """Runs a case in a fork of this process, so that nothing of it is left behind."""
    folder = tempfile.mkdtemp(prefix="symcost-fuzz-")
    readable, writable = os.pipe()
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = usage.ru_utime + usage.ru_stime
    child = os.fork()
    if child == 0:
        os.close(readable)
        _in_child(case, folder, writable)
    os.close(writable)
    record, died = _read(readable, child)
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = usage.ru_utime + usage.ru_stime - started
    shutil.rmtree(folder, ignore_errors=True)
    if record is None:
        slow = died in (signal.SIGXCPU, signal.SIGKILL)
        return Outcome(f"no answer in {SECONDS} s of work" if slow else f"died of signal {died}", -1, seconds, 0, "")
    return Outcome(record["fault"] or _fault(case, record), record["status"], seconds, record["peak"], record["stderr"])


def _read(readable: int, child: int) -> tuple[dict[str, Any] | None, int]:
    """What the child says, and the signal that it died of."""
    text, late = b"", True
    with contextlib.suppress(TimeoutError), os.fdopen(readable, "rb") as stream:
        signal.signal(signal.SIGALRM, _too_long)
        signal.setitimer(signal.ITIMER_REAL, WAITING)
        try:
            text, late = stream.read(), False
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    if late:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return (json.loads(text) if text else None), os.WTERMSIG(status)


def _too_long(number: int, frame: object) -> None:
    raise TimeoutError


def _in_child(case: Case, folder: str, writable: int) -> None:
    before = _memory("VmRSS")
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_AS, (before + 4 * BYTES, before + 4 * BYTES))
    os.chdir(folder)
    for name, text in case.files.items():
        Path(name).write_bytes(text.encode("utf-8", "surrogatepass"))
    out, err, status, fault = io.StringIO(), io.StringIO(), -1, ""
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = symcost(case.arguments)
    except BaseException as error:  # noqa: BLE001 - whatever gets out is what is looked for
        fault = "".join(traceback.format_exception(error)[-4:])
    peak = max(0, _memory("VmHWM") - before)
    record = {"status": status, "fault": fault, "stdout": out.getvalue(), "stderr": err.getvalue(), "peak": peak}
    with os.fdopen(writable, "wb") as stream:
        stream.write(json.dumps(record).encode())
    os._exit(0)


def _memory(field: str) -> int:
    """Bytes that the kernel notes for this process."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith(field + ":"):
            return int(line.split()[1]) * 1024
    raise OSError(f"the kernel notes no {field}")


def _fault(case: Case, record: dict[str, Any]) -> str:
    status, out, err = record["status"], str(record["stdout"]), str(record["stderr"])
    checks = (
        (status not in (0, 1, 2), f"exit status {status}"),
        ("Traceback" in err, "a traceback"),
        (record["peak"] > BYTES, f"{int(str(record['peak'])) >> 20} MiB"),
        (status == 2 and not err.strip(), "refused without a word"),
        (
            status == 2
            and sum(line.startswith("error:") for line in err.splitlines()) > 1
            and "check" not in case.arguments,
            "an error said twice",
        ),
        (
            any(line.lstrip().startswith("::") for line in (*err.splitlines(), *out.splitlines())),
            "a command to a runner",
        ),
        ("\x1b" in err or "\x1b" in out or "\x00" in err, "a control character"),
        (
            status == 0 and _format(case) == "json" and not {"-h", "--help"} & {*case.arguments} and not _sound(out),
            "JSON that is none, or holds what is no number",
        ),
    )
    return next((text for wrong, text in checks if wrong), "")


def _format(case: Case) -> str:
    """The form that is asked for last."""
    asked = [value for option, value in zip(case.arguments, case.arguments[1:], strict=False) if option == "--format"]
    return asked[-1] if asked and not {"-h", "--help"} & {*case.arguments} else ""


def _errors(text: str) -> int:
    return sum(line.startswith("error:") for line in text.splitlines())


def _sound(text: str) -> bool:
    """Whether it is JSON by the letter, with no negative count."""
    try:
        found = json.loads(text, parse_constant=lambda name: math.nan)
    except ValueError:
        return False
    nodes = [found]
    while nodes:
        node = nodes.pop()
        if isinstance(node, float) and math.isnan(node):
            return False
        nodes.extend(node.values() if isinstance(node, dict) else node if isinstance(node, list) else ())
    return True
