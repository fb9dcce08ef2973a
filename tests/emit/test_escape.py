"""Whatever text holds comes out as text."""

from __future__ import annotations

import html

import pytest
from hypothesis import given
from hypothesis import strategies as st

from symcost.emit import escape


@pytest.mark.parametrize(
    ("text", "latex"),
    [
        (r"a\b", r"a\textbackslash{}b"),
        ("50% of $5 & #1_a", r"50\% of \$5 \& \#1\_a"),
        ("{x}^~", r"\{x\}\textasciicircum{}\textasciitilde{}"),
        ("é ł ß", r"\'{e} \l{} \ss{}"),
        ("中 ש", r"\texttt{U+4E2D} \texttt{U+05E9}"),
        ("a\u202eb\u200bc", "aU+202EbU+200Bc"),
        ("line\nbreak", "line break"),
        ("2 × 3 → x", r"2 \ensuremath{\times} 3 \ensuremath{\to} x"),
    ],
)
def test_latex(text, latex):
    assert escape.latex(text) == latex


def test_identifiers():
    assert escape.latex_code("w_up.x") == r"\scCode{w\_up.\allowbreak{}x}"
    assert escape.markdown_code("w_up") == "`w_up`"
    assert escape.markdown_code("a`b|c") == r"a\`b\|c"
    assert escape.markdown_code("<b>") == "&lt;b&gt;"
    assert escape.markdown_code("") == ""


@pytest.mark.parametrize(
    ("text", "markdown"),
    [
        ("a-b (c). d", "a-b (c). d"),
        ("- a", r"\- a"),
        ("1. a", r"1\. a"),
        ("*a* _b_ [c](d)", r"\*a\* \_b\_ \[c\](d)"),
        ("<script>&", "&lt;script&gt;&amp;"),
        ("http://x :smile: www.y", r"http\://x \:smile: www\.y"),
        ("$x$ `y` | #1 @z ~", r"\$x\$ \`y\` \| \#1 \@z \~"),
    ],
)
def test_markdown(text, markdown):
    assert escape.markdown(text) == markdown


@given(st.text())
def test_html_is_inert_and_reversible(text):
    escaped = escape.html_text(text)
    assert not set(escaped) & set("<>\"'")
    assert html.unescape(escaped) == escape.visible(text)


@given(st.text())
def test_latex_is_ascii_with_balanced_braces(text):
    escaped = escape.latex(text)
    assert escaped.isascii()
    assert "\n" not in escaped
    bare = escaped.replace(r"\{", "").replace(r"\}", "")
    assert bare.count("{") == bare.count("}")
    for special in "$&#%":
        assert bare.count(special) == bare.count(f"\\{special}")


@given(st.text())
def test_nothing_without_a_shape_is_left(text):
    for sign in escape.markdown(text):
        assert sign.isprintable()
