"""What torch's FlopCounterMode counts."""

from symcost.audit.profiles.part import Model
from symcost.audit.profiles.profile import Profile


def _recurrence(model: Model) -> str:
    """Recurrences run as the library's fallback writes them: padded chunks, solves that the counter does not see."""
    found = sorted(model.types & {"gated_delta_rule", "ssm_scan", "lightning_attention", "short_convolution"})
    return f"it has {' and '.join(found)}, which the library's fallback runs by other contractions" if found else ""


PROFILE = Profile(
    "torch",
    "every contraction that runs, all pairs of positions",
    "pytorch/pytorch torch/utils/flop_counter.py, FlopCounterMode over the transformers module",
    holds="models without recurrences",
    conventions={"attention": "eager"},
    tests=(_recurrence,),
)
