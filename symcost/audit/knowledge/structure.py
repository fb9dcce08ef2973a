"""What an operator is by what it states: its weights, what it keeps, where gradients flow. No name is looked at."""

from __future__ import annotations

from symcost.audit.monomial import Product
from symcost.audit.statement import Operator, Statement

# Dtypes of places and choices.
_WHOLE = ("INT", "UINT", "BOOL")


def weights(item: Operator) -> list[tuple[Statement, Product]]:
    """Its parameters with their sizes, one entry for each term."""
    return [(statement, term.sizes) for statement in item.of_role("param") for term in statement.monomials]


def is_matrix(sizes: Product) -> bool:
    """Whether a parameter of these sizes has two axes or more; a square one has one size twice."""
    return sum(power for _, power in sizes) > 1


def owns(item: Operator, sizes: Product) -> bool:
    """Whether a product of work contains all sizes of one of its trained weights of two axes or more."""
    return any(_within(own, sizes) and not _untrained(item, statement) for statement, own in weights(item))


def is_frozen(item: Operator, sizes: Product) -> bool:
    """Whether a product of work contains a weight that is not trained."""
    fixed = any(_within(term.sizes, sizes) for statement in item.of_role("buffer") for term in statement.monomials)
    return fixed or any(_within(own, sizes) and _untrained(item, statement) for statement, own in weights(item))


def reaches_input(item: Operator) -> bool:
    """Whether a gradient flows on to an input; taken for granted where no traffic is stated."""
    moved = any(statement.is_traffic for statement in item.statements)
    return not moved or bool(item.of_role("input_gradient"))


def trains(item: Operator) -> bool:
    """Whether it has a trained parameter, as far as gradients are stated."""
    return bool(item.of_role("param_gradient")) and any(
        not _untrained(item, statement) for statement in item.of_role("param")
    )


def keeps(item: Operator) -> bool:
    """Whether it keeps numbers for a backward pass, or trains something; choices of places have no gradient."""
    return any(not s.slot.startswith(_WHOLE) for s in item.of_role("activation")) or trains(item)


def _untrained(item: Operator, weight: Statement) -> bool:
    """Whether training keeps nothing of a parameter: its tensors say so where they are stated with names.

    In a set whose operators state no gradients at all, every parameter is taken for a trained one.
    """
    states = [s for s in item.statements if s.role in ("param_gradient", "optimizer_state", "master_param")]
    if states:
        return not any(weight.tensor and state.tensor.endswith(weight.tensor) for state in states)
    written = [s for s in item.find("write", phase="backward") if s.slot == "param_grad"]
    return not written and any(statement.is_traffic for statement in item.statements)


def _within(weight: Product, work: Product) -> bool:
    have = dict(work)
    return is_matrix(weight) and all(have.get(name, 0) >= power for name, power in weight)


def makes_activations(item: Operator) -> bool:
    """Whether forward writes something that a gradient can flow through; taken for granted without traffic."""
    written = item.find("write", phase="forward")
    return not written or any(statement.slot == "act" for statement in written)
