"""The five sizes of a linear-attention (gated DeltaNet) layer: all of them or none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass
from typing import Any

from symcost.errors import SpecError
from symcost.stack import checks

LINEAR_FIELDS: tuple[str, ...] = (
    "linear_num_key_heads",
    "linear_key_head_dim",
    "linear_num_value_heads",
    "linear_value_head_dim",
    "linear_conv_kernel_dim",
)


@dataclass(frozen=True)
class LinearAttentionDims:
    """Sizes of a linear-attention layer, in the order of `LINEAR_FIELDS`; positive whole numbers."""

    num_key_heads: int
    key_head_dim: int
    num_value_heads: int
    value_head_dim: int
    conv_kernel_dim: int

    def __post_init__(self) -> None:
        for field, value in zip(LINEAR_FIELDS, astuple(self), strict=True):
            checks.whole(value, field, least=1)

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> LinearAttentionDims | None:
        """Read the `linear_*` fields of a config; other fields may stand beside them. None where none is set.

        Raises:
            SpecError: some are set and others not, or one is not a positive whole number.
        """
        given = checks.table(fields, "linear-attention fields")
        found = {field: given.get(field) for field in LINEAR_FIELDS}
        missing = [field for field, value in found.items() if value is None]
        if len(missing) == len(LINEAR_FIELDS):
            return None
        if missing:
            stated = ", ".join(f"{field}={value!r}" for field, value in found.items() if value is not None)
            raise SpecError(
                f"linear attention states {stated} but not {', '.join(missing)}",
                hint=f"state all of {', '.join(LINEAR_FIELDS)}, or none",
            )
        sizes: list[Any] = list(found.values())
        return cls(*sizes)
