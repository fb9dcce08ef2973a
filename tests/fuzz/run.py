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
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import BinaryIO

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
    return next(run_all([case]))


def run_all(cases: Sequence[Case]) -> Iterator[Outcome]:
    """Runs cases one after the other in one fork, and in another those behind one that it dies of."""
    done = 0
    while done < len(cases):
        folder = tempfile.mkdtemp(prefix="symcost-fuzz-")
        readable, writable = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(readable)
            _in_child(cases[done:], folder, writable)
        os.close(writable)
        try:
            for outcome in _read(readable, child, len(cases) - done):
                done += 1
                yield outcome
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def _read(readable: int, child: int, count: int) -> Iterator[Outcome]:
    """What the child says of each case, and at last the signal that it died of."""
    signal.signal(signal.SIGALRM, _too_long)
    with os.fdopen(readable, "rb") as stream:
        for _ in range(count):
            line = _line(stream, child)
            if not line:
                break
            yield Outcome(**json.loads(line))
        else:
            os.waitpid(child, 0)
            return
    died = os.WTERMSIG(os.waitpid(child, 0)[1])
    slow = died in (signal.SIGXCPU, signal.SIGKILL)
    yield Outcome(f"no answer in {SECONDS} s of work" if slow else f"died of signal {died}", -1, SECONDS, 0, "")


def _line(stream: BinaryIO, child: int) -> bytes:
    """The child's next line; nothing where it died, or is killed for silence."""
    try:
        signal.setitimer(signal.ITIMER_REAL, WAITING)
        return stream.readline()
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        return b""
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _too_long(number: int, frame: object) -> None:
    raise TimeoutError


def _in_child(cases: Sequence[Case], folder: str, writable: int) -> None:
    try:
        space = _memory("VmSize") + 4 * BYTES
        resource.setrlimit(resource.RLIMIT_AS, (space, space))
        with os.fdopen(writable, "wb") as stream:
            for number, case in enumerate(cases):
                os.mkdir(f"{folder}/{number}")
                os.chdir(f"{folder}/{number}")
                outcome = _outcome(case)
                stream.write(json.dumps(asdict(outcome)).encode() + b"\n")
                stream.flush()
    finally:
        # Whatever went wrong: no second copy of the caller runs on.
        os._exit(0)


def _outcome(case: Case) -> Outcome:
    before, started = _memory("VmRSS"), _work()
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
    resource.setrlimit(resource.RLIMIT_CPU, (int(_own_work()) + SECONDS + 1, resource.RLIM_INFINITY))
    for name, text in case.files.items():
        Path(name).write_bytes(text.encode("utf-8", "surrogatepass"))
    out, err, status, fault = io.StringIO(), io.StringIO(), -1, ""
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = symcost(case.arguments)
    except BaseException as error:  # noqa: BLE001 - whatever gets out is what is looked for
        fault = "".join(traceback.format_exception(error)[-4:])
    peak = max(0, _memory("VmHWM") - before)
    text = err.getvalue()
    fault = fault or _fault(case, status, peak, out.getvalue(), text)
    return Outcome(fault, status, _work() - started, peak, text[:2000])


def _own_work() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def _work() -> float:
    """Seconds of processor time of this process and of those that it waited for."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return _own_work() + usage.ru_utime + usage.ru_stime


def _memory(field: str) -> int:
    """Bytes that the kernel notes for this process."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith(field + ":"):
            return int(line.split()[1]) * 1024
    raise OSError(f"the kernel notes no {field}")


def _fault(case: Case, status: int, peak: int, out: str, err: str) -> str:
    checks = (
        (status not in (0, 1, 2), f"exit status {status}"),
        ("Traceback" in err, "a traceback"),
        (peak > BYTES, f"{peak >> 20} MiB"),
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
