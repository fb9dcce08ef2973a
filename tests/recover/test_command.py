"""The command: targets, forms, what it refuses."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from symcost.audit.sheets import load_sheet
from symcost.cli.app import run
from symcost.ir.text import evaluate_text

SOURCE = '''
"""Somebody's cost functions."""

def attention(b, s, h, w):
    pairs = s * (s + 1) // 2 if s <= w else w * (w + 1) // 2 + (s - w) * w
    return 4 * b * h * pairs

def padded(vocab, tp=8):
    multiple = 128 * tp
    return (vocab + multiple - 1) // multiple * multiple

def cache(batch, seq, config, width=2):
    return 2 * batch * seq * config.layers * config.groups * config.head_dim * width

def stepped(seq, hidden):
    return seq * hidden if seq <= 1000 else seq * hidden + hidden**2

def windowed(seq, window, heads):
    return heads * sum(min(place + 1, window) for place in range(seq))

def endless(seq):
    while seq: pass

def doubled(seq):
    return sum(1 for _ in range(1)) * 2**seq

def spoilt(lambda_):
    raise OSError(f"no such file {lambda_}")
'''


@pytest.fixture
def costs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "costs.py").write_text(SOURCE, encoding="utf-8")


def printed(capsys, *arguments):
    status = run(["recover", *arguments])
    return status, capsys.readouterr()


@pytest.mark.usefixtures("costs")
def test_json(capsys):
    status, out = printed(capsys, "costs.py:padded", "--format", "json")
    found = json.loads(out.out)
    assert (status, found["schema"], found["verdict"]) == (0, 1, "proved")
    assert found["formula"] == "1024*ceil(1/1024*vocab)"
    assert found["pieces"] == [{"where": "everywhere", "formula": found["formula"]}]
    assert found["runs"] > 50
    assert "points" not in found


@pytest.mark.usefixtures("costs")
def test_sizes_are_attributes_and_named_as_ours(capsys):
    sizes = "batch=batch,seq=seq,layers=config.layers,kv_heads=config.groups,head_dim=config.head_dim"
    status, out = printed(capsys, "costs.py:cache", "--dims", sizes)
    assert status == 0
    assert "  4*batch*seq*layers*kv_heads*head_dim\n" in out.out
    assert (
        printed(capsys, "costs.py:cache", "--dims", sizes, "--to", "latex")[1].out == "\\[ 4\\,B\\,S\\,L\\,k\\,d \\]\n"
    )


@pytest.mark.usefixtures("costs")
def test_a_sheet_that_check_proves(capsys, tmp_path):
    status, out = printed(capsys, "costs.py:attention", "--dims", "batch=b,seq=s,hidden=h,window=w", "--to", "sheet")
    assert status == 0
    (tmp_path / "found.yaml").write_text(out.out, encoding="utf-8")
    assert len(load_sheet(tmp_path / "found.yaml").claims) == 3
    assert run(["check", "found.yaml"]) == 0


@pytest.mark.usefixtures("costs")
def test_a_loop_over_a_size(capsys):
    status, out = printed(capsys, "costs.py:windowed", "--format", "json", "--seconds", "50.5")
    found = json.loads(out.out)
    assert (status, found["verdict"], len(found["pieces"])) == (0, "not_refuted", 1)
    sizes = {"seq": 90, "window": 7, "heads": 3}
    assert evaluate_text(found["formula"], sizes) == 3 * (7 * 8 // 2 + 83 * 7)
    assert "whole sizes up to 4096" in printed(capsys, "costs.py:windowed")[1].out


@pytest.mark.usefixtures("costs")
def test_cases_in_every_form(capsys):
    assert "    where seq <= 1000\n" in printed(capsys, "costs.py:stepped")[1].out
    assert r"S\,h & S \le 1000" in printed(capsys, "costs.py:stepped", "--to", "latex")[1].out
    names: dict[str, object] = {}
    exec(printed(capsys, "costs.py:stepped", "--to", "python")[1].out, names)
    assert [names["stepped"](seq=s, hidden=7) for s in (1000, 1001)] == [7000, 7056]
    exec(printed(capsys, "costs.py:attention", "--to", "python")[1].out, names)
    assert names["attention"](b=1, s=10, h=3, w=4) == Fraction(4 * 3 * (10 + 6 * 4))


@pytest.mark.usefixtures("costs")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["costs.py"], "names no function"),
        (["absent.py:f"], "there is no file absent.py"),
        (["no_such_module:f"], "cannot be imported"),
        (["costs.py:nothing"], "it has attention, cache, doubled, endless, padded, spoilt, stepped, windowed"),
        (["costs.py:cache", "--dims", "batch=b"], "takes no b"),
        (["costs.py:cache", "--dims", "batch=batch"], "needs seq, config"),
        (["costs.py:cache", "--dims", "batch"], "write NAME=ARG"),
        (["costs.py:padded", "--dims", "max=vocab"], "no name of a size"),
        (["costs.py:cache"], "AttributeError"),
        (["costs.py:attention", "--to", "sheet"], "a sheet knows no size 'b'"),
        (["costs.py:padded", "--to", "word"], "known: text, sheet, latex, python"),
        (["costs.py:padded", "--format", "xml"], "known: text, json"),
        (["costs.py:padded", "--degree", "0"], "state positive numbers"),
        (["costs.py:padded", "--seconds", "nan"], "'nan' is not a number"),
        (["costs.py:padded", "--seconds", "-1"], "state positive numbers"),
        (["costs.py:endless", "--seconds", "2"], "ended in time"),
        (["costs.py:doubled"], "no polynomial"),
        (["costs.py:spoilt"], "no such file"),
    ],
)
def test_refused(capsys, arguments, message):
    status, out = printed(capsys, *arguments)
    assert status == 2
    assert message in out.err
    assert out.out == ""
