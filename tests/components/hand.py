"""A component under small sizes, all different, so that a sum worked out by hand can be compared with it."""

from __future__ import annotations

from typing import Any

from sympy import Expr, Integer

from symcost.dims import COEFFICIENTS
from symcost.ir.component import Component, Site
from symcost.ir.conventions import DEFAULTS
from symcost.ir.roles import all_tensors

# Two sequences of three tokens: six rows.
SIZES = {
    "batch": 2,
    "seq": 3,
    "context": 3,
    "hidden": 8,
    "embed": 5,
    "vocab": 11,
    "vocab_padded": 16,
    "positions": 13,
    "types": 2,
    "heads": 4,
    "kv_heads": 2,
    "head_dim": 7,
    "nope_dim": 3,
    "rope_dim": 2,
    "v_head_dim": 9,
    "q_lora_rank": 6,
    "kv_lora_rank": 10,
    "window": 2,
    "ffn": 12,
    "moe_ffn": 14,
    "shared_ffn": 15,
    "experts": 20,
    "top_k": 3,
    "linear_key_heads": 2,
    "linear_key_dim": 3,
    "linear_value_heads": 4,
    "linear_value_dim": 5,
    "conv_kernel": 4,
    "chunk": 2,
    "index_heads": 3,
    "index_dim": 4,
    "index_top_k": 2,
    "inner": 10,
    "state": 6,
    "ssm_heads": 5,
    "ssm_head_dim": 2,
    "ssm_groups": 1,
    "dt_rank": 3,
    "patches": 4,
    "images": 3,
    "patch": 2,
    "temporal_patch": 2,
    "channels": 3,
    "merge": 2,
    "projection": 10,
    "mel_bins": 5,
    "buckets": 6,
    "streams": 4,
    "loss_chunks": 4,
}
ROWS = 6
# 16-bit storage; what has a dtype of its own keeps it.
WIDTHS = dict.fromkeys(("width_param", "width_act", "width_param_grad", "width_act_grad"), 2)
# exp, log, div, tanh 1; rsqrt 2; relu 1; sigmoid 4; silu 5; gelu 8.
NUMBERS = {**SIZES, **WIDTHS, **{name: value for name, value in COEFFICIENTS.items() if name.startswith("cost_")}}


class Worked:
    """What one instance costs, in numbers.

    Args:
        conventions: options that differ from the defaults.
        options: the component's own.
    """

    def __init__(self, component: Component, conventions: dict[str, str] | None = None, **options: Any) -> None:
        chosen = {**DEFAULTS, **(conventions or {})}
        self._site = Site(component.type, chosen.__getitem__)
        assert component.build is not None
        self.cost = component.build(self._site, **options)

    def number(self, value: Expr | int) -> int:
        value = Integer(value) if isinstance(value, int) else value
        value = value.xreplace({made: item.value for made, item in self._site.derived.items()})
        return int(value.xreplace({s: Integer(NUMBERS[str(s)]) for s in value.free_symbols if str(s) in NUMBERS}))

    def flops(self, phase: str, unit: str) -> int:
        work = getattr(self.cost, phase)
        return sum(self.number(item.value) for item in work.flops if item.unit == unit)

    def matmul(self) -> tuple[int, int]:
        """Forward and backward."""
        return self.flops("forward", "matmul"), self.flops("backward", "matmul")

    def vector(self) -> tuple[int, int]:
        return self.flops("forward", "vector"), self.flops("backward", "vector")

    def traffic(self, phase: str) -> tuple[int, int]:
        """Bytes read and written."""
        kernels = getattr(self.cost, phase).kernels
        reads = sum(self.number(tensor.bytes) for kernel in kernels for tensor in kernel.reads)
        return reads, sum(self.number(tensor.bytes) for kernel in kernels for tensor in kernel.writes)

    def _by_role(self, role: str) -> dict[str, int]:
        return {t.name: self.number(t.elements) for t in all_tensors(self.cost) if t.role == role}

    @property
    def params(self) -> dict[str, int]:
        return self._by_role("param")

    @property
    def gradients(self) -> dict[str, int]:
        """Elements of the gradients that it hands on."""
        return self._by_role("input_gradient")

    @property
    def kept(self) -> dict[str, int]:
        """Bytes of each storage kept for backward."""
        return {t.storage: self.number(t.bytes) for t in self.cost.tensors if t.role == "activation"}
