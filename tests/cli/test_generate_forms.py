"""`symcost generate --to`: one form alone."""


def test_a_form_is_written_where_it_is_asked_for(symcost, tmp_path):
    done = symcost("generate", "gpt2", "--to", "javascript", "--out", tmp_path)
    assert done.status == 0
    written = [place.relative_to(tmp_path).as_posix() for place in tmp_path.rglob("*") if place.is_file()]
    assert written == ["gpt2/totals.js"]
    assert symcost("generate", "gpt2", "--to", "javascript", "--out", tmp_path, "--check").status == 0


def test_a_stale_file_says_how_it_is_written_again(symcost, tmp_path):
    done = symcost("generate", "gpt2", "--to", "javascript", "--out", tmp_path, "--check")
    assert done.status == 1
    assert done.out == "gpt2/totals.js: missing\n"
    assert f"symcost generate gpt2 --out {tmp_path} --to javascript" in done.err


def test_a_form_that_does_not_exist(symcost):
    done = symcost("generate", "gpt2", "--to", "cobol")
    assert done.status == 2
    assert "known: python, memory, totals, numpy, latex, markdown, javascript" in done.err
