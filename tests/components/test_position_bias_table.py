"""Six offsets of four heads, three places that see one another."""

from symcost.components.position_bias_table import position_bias_table
from tests.components.hand import Worked


def test_a_look_up():
    worked = Worked(position_bias_table, {"attention": "eager"})
    assert worked.params == {"w_bias": 6 * 4}
    assert worked.vector() == (0, 9 * 4)
    assert worked.kept == {}


def test_a_flash_core_reads_it_again():
    assert Worked(position_bias_table, {"attention": "flash"}).kept == {"position_bias_table.bias": 4 * 9 * 2}
