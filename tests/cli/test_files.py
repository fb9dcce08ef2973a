"""`symcost docs` and `symcost generate`: what is written, what is refused, and that nothing is half-written."""

import os
import re

import pytest

from tests.cli.conftest import CASES

CASE = CASES / "tiny_odd_heads.json"


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_document_on_standard_output(symcost, here):
    done = symcost("docs", CASE, "--to", "latex")
    assert done.status == 0
    assert r"\begin{document}" in done.out
    assert list(here.iterdir()) == []


def test_a_document_in_a_folder(symcost, here):
    done = symcost("docs", CASE, "--to", "latex", "-o", "deep/er")
    assert done.status == 0
    (written,) = (here / "deep" / "er").iterdir()
    assert written.name == "compute_graph.tex"
    assert done.out == ""
    assert "wrote deep/er/compute_graph.tex" in done.err


def test_a_document_is_written_under_the_options(symcost):
    done = symcost("docs", "llama-3-8b", "--to", "latex", "--pairs", "causal", "--batch", "3")
    assert r"$P = S\,(C - S) + \tfrac{1}{2}\,S\,(S + 1)$" in done.out
    assert r"\scCode{batch} = 3" in done.out
    assert symcost("docs", "llama-3-8b", "--to", "latex", "--mla", "absorbed").status == 2


def test_a_family_has_formulas_and_no_numbers(symcost):
    done = symcost("docs", "llama", "--to", "latex", "--attention", "eager")
    assert done.status == 0
    assert r"\scCode{attention} & \scCode{eager}" in done.out
    assert r"\appendix" not in done.out


def test_a_fragment_comes_with_its_references(symcost, here):
    assert symcost("docs", "llama-3-8b", "--to", "latex", "--fragment", "-o", ".").status == 0
    assert sorted(os.listdir(here)) == ["llama-3-8b.bib", "llama-3-8b.tex"]
    cited = set(re.findall(r"\\cite\{(.*?)\}", (here / "llama-3-8b.tex").read_text()))
    assert set(re.findall(r"^@\w+\{(.*),$", (here / "llama-3-8b.bib").read_text(), re.MULTILINE)) >= cited


def test_a_fragment_has_no_preamble(symcost):
    assert r"\documentclass" not in symcost("docs", CASE, "--to", "latex", "--fragment").out


def test_without_a_compiler_the_latex_is_kept(symcost, here, monkeypatch):
    monkeypatch.setattr("shutil.which", lambda name: None)
    done = symcost("docs", CASE, "--to", "pdf")
    assert done.status == 2
    assert "pdflatex is not installed; the LaTeX is kept in compute_graph.tex" in done.err
    assert [path.name for path in here.iterdir()] == ["compute_graph.tex"]


@pytest.mark.latex
def test_a_pdf(symcost, here):
    assert symcost("docs", CASE, "--to", "pdf").status == 0
    assert (here / "compute_graph.pdf").read_bytes().startswith(b"%PDF")
    assert len(list(here.iterdir())) == 1


@pytest.mark.latex
def test_a_document_that_the_compiler_refuses():
    from symcost.errors import SymcostError
    from symcost.generate.pdf import pdf

    with pytest.raises(SymcostError, match=r"refuses the document: Undefined control sequence"):
        pdf(r"\documentclass{article}\begin{document}\nothing\end{document}", "broken")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["llama-3-8b", "--to", "docx"], "known: "),
        (["llama-3-8b"], "Missing option '--to'"),
        (["llama-3-8b", "--to", "pdf", "--fragment"], "--to latex with --fragment"),
        (["llama-9", "--to", "latex"], "nearest names"),
    ],
)
def test_refused_documents(symcost, arguments, message):
    done = symcost("docs", *arguments)
    assert done.status == 2
    assert message in done.err


def test_generate_check_and_diff(symcost, here):
    assert symcost("generate", "llama-3-8b", "--out", "made").status == 0
    place = here / "made" / "llama-3-8b" / "evaluator.py"
    assert {"evaluator.py", "evaluator_numpy.py", "formulas.tex", "formulas.md"} == set(os.listdir(place.parent))
    assert symcost("generate", "llama-3-8b", "--out", "made", "--check").status == 0
    place.write_text(place.read_text().replace("FAMILY", "FAMILIE", 1))
    stale = symcost("generate", "llama-3-8b", "--out", "made", "--check")
    assert stale.status == 1
    assert stale.out == "llama-3-8b/evaluator.py: changed\n"
    assert "symcost generate llama-3-8b --out made" in stale.err
    difference = symcost("generate", "llama-3-8b", "--out", "made", "--diff")
    assert difference.status == 1
    assert "-FAMILIE" in difference.out
    assert "FAMILIE" in place.read_text()


@pytest.mark.parametrize("command", [["docs", CASE, "--to", "latex", "-o"], ["generate", "llama-3-8b", "--out"]])
def test_a_folder_that_cannot_be_made(symcost, here, command):
    (here / "file").write_text("")
    done = symcost(*command, "file/inside")
    assert done.status == 2
    assert "cannot write" in done.err
    assert [path.name for path in here.iterdir()] == ["file"]
