"""Peak memory of the process that asks."""

from __future__ import annotations

import resource
from pathlib import Path

_KERNEL = Path("/proc/self/status")


def peak_bytes() -> int:
    """Most bytes that this program had in memory.

    Linux counts into `ru_maxrss` what the parent held when it started this process, so a large test runner would be
    measured in place of a small program; the kernel's own mark begins anew with each program.
    """
    if _KERNEL.exists():
        for line in _KERNEL.read_text(encoding="ascii").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
