"""Links of hardware files: which one binds a group of ranks, and what is refused."""

from fractions import Fraction

import pytest

from symcost.errors import SymcostError, UsageError
from symcost.evaluate.hardware.links import Link
from symcost.evaluate.hardware.sheet import hardware, names

SHEET = "peak: {matmul: {BF16: 1e14}}\nbandwidth: 1e12\nmemory: 8e10\n"


def written(tmp_path, links):
    place = tmp_path / "mine.yaml"
    place.write_text(f"{SHEET}links: {links}\n" if links else SHEET)
    return hardware(str(place))


def test_links_are_read_with_what_is_left_out(tmp_path):
    links = written(
        tmp_path, "{devices: 4, within: {bandwidth: 3e11, latency: 2e-6}, between: {bandwidth: 2e10}}"
    ).links
    assert links.devices == 4
    assert links.within == Link(Fraction(3 * 10**11), Fraction(2, 10**6))
    assert links.between == Link(Fraction(2 * 10**10))


def test_a_group_is_bound_by_the_link_that_its_ranks_need():
    links = hardware("h100-sxm-80gb").links
    assert [links.of(span) for span in (1, 8)] == [links.within] * 2
    assert links.of(9) == links.between


def test_links_are_slower_than_memory_and_cited():
    for name in names():
        sheet = hardware(name)
        if sheet.links is not None:
            assert sheet.links.between.bandwidth < sheet.links.within.bandwidth < sheet.bandwidth
            assert sheet.links.source


def test_a_file_without_links_serves_one_device(tmp_path):
    sheet = written(tmp_path, "")
    assert sheet.links is None
    with pytest.raises(UsageError, match="states no links"):
        sheet.wired()


@pytest.mark.parametrize(
    ("links", "part"),
    [
        ("{devices: 8, within: {bandwidth: 1}}", "links.between is missing"),
        ("{devices: 8, within: {bandwidth: 1}, between: {}}", "links.between.bandwidth is missing"),
        ("{devices: 0, within: {bandwidth: 1}, between: {bandwidth: 1}}", "links.devices is 0"),
        ("{devices: 1.5, within: {bandwidth: 1}, between: {bandwidth: 1}}", "links.devices is 3/2"),
        ("{devices: 8, within: {bandwidth: -1}, between: {bandwidth: 1}}", "links.within.bandwidth is -1"),
        ("{devices: 8, within: {bandwidht: 1}, between: {bandwidth: 1}}", "did you mean links.within.bandwidth"),
        ("{node: 8}", "unknown field 'links.node'"),
        ("fast", "links is 'fast'"),
    ],
)
def test_bad_links_are_refused(tmp_path, links, part):
    with pytest.raises(SymcostError) as caught:
        written(tmp_path, links)
    assert part in str(caught.value)
    assert "mine.yaml" in str(caught.value)
