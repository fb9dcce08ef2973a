"""Call a generated evaluator with the sizes that `symcost eval --format json` lists, and compare its totals.

Usage: python -I -S run_evaluator.py evaluator.py sizes.json
"""

import json
import runpy
import sys
import time
from fractions import Fraction

CALLS = 1000


def main(program: str, sizes: str) -> int:
    totals = runpy.run_path(program)["totals"]
    with open(sizes, encoding="utf-8") as file:
        priced = json.load(file)
    dims = {name: Fraction(value) if isinstance(value, str) else value for name, value in priced["dims"].items()}
    start = time.perf_counter()
    for _ in range(CALLS):
        result = totals(**dims)
    microseconds = (time.perf_counter() - start) / CALLS * 1e6
    for name in ("params", "params_active", "forward_matmul_flops", "backward_matmul_flops", "activation_bytes"):
        print(f"{name:24} {getattr(result, name):>28,}")
    loaded = sorted({"sympy", "symcost", "numpy"} & set(sys.modules))
    print(
        f"{microseconds:.0f} microseconds a call; loaded beyond the standard library: {', '.join(loaded) or 'nothing'}"
    )
    same = result.params == priced["totals"]["params"]
    same &= result.forward_matmul_flops == priced["totals"]["flops"]["forward"]["matmul"]
    print("the same totals as step 1" if same else "NOT the totals of step 1")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
