"""One file a rule, found by walking this folder. SC1xx formulas, SC2xx tensors, SC3xx kinds, SC4xx sources."""


def names() -> dict[str, str]:
    """Code -> name of the bad pattern."""
    from symcost.audit.rule import all_rules

    return {code: rule.name for code, rule in all_rules().items()}


def explain(name: str) -> str:
    """The page of a rule."""
    from symcost.audit.rule import describe

    return describe(name)
