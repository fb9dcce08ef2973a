"""Six distances against three queries and three keys of four heads of seven."""

from symcost.components.disentangled_bias import disentangled_bias
from tests.components.hand import Worked

PRODUCTS = 2 * 2 * 4 * 3 * 6 * 7
PROJECTION = 2 * 6 * 8 * 28


def worked(*terms, **options):
    return Worked(disentangled_bias, inputs=("q", "k"), terms=terms, **options)


def test_each_term_projects_distances_and_multiplies():
    both = worked("c2p", "p2c", biases=("p2c",))
    assert both.params == {"w_c2p": 8 * 28, "w_p2c": 8 * 28, "b_p2c": 28}
    assert both.matmul() == (2 * (PROJECTION + PRODUCTS), 4 * (PROJECTION + PRODUCTS))


def test_shared_weights_are_not_owned_and_do_as_much():
    assert worked("c2p", shared=True).params == {}
    assert (
        worked("c2p", shared=True).matmul()
        == worked("c2p").matmul()
        == (PROJECTION + PRODUCTS, 2 * PROJECTION + 2 * PRODUCTS)
    )
