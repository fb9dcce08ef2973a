r"""MathML of the LaTeX that symcost prints: one order of factors, one set of letters, in every document.

Browsers do not break lines inside `<math>`. A long formula becomes several of them, cut in front of plus and minus
signs; delimiters are set in one size, as in LaTeX, so that a cut may stand between two of them.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from symcost.errors import VerifyError

# A sum of more signs than this is cut where it may be.
UNBROKEN = 30

_TOKEN = re.compile(r"\\[a-zA-Z]+|\\.|\d+|\s+|.", re.DOTALL)
_GREEK = dict(
    zip(
        r"\alpha \beta \gamma \delta \epsilon \varepsilon \eta \theta \kappa \lambda \mu \nu \pi \rho \sigma \tau \phi"
        r" \chi \psi \omega \Sigma".split(),
        "αβγδϵεηθκλμνπρστϕχψωΣ",
        strict=True,
    )
)
_FUNCTIONS = frozenset(r"\min \max \ln \log \exp \tanh".split())
_LOOSE, _TIGHT, _DELIMITER = "", ' lspace="0" rspace="0"', ' stretchy="false"'
# Sign and attributes of an operator. Between factors stands a thin space: an invisible product, which can be copied.
_OPERATORS: dict[str, tuple[str, str]] = {
    r"\,": ("\u2062", ' rspace=".17em"'),
    r"\times": ("×", _LOOSE),
    r"\cdot": ("·", _LOOSE),
    r"\div": ("÷", _TIGHT),
    r"\lfloor": ("⌊", _DELIMITER),
    r"\rfloor": ("⌋", _DELIMITER),
    r"\lceil": ("⌈", _DELIMITER),
    r"\rceil": ("⌉", _DELIMITER),
    "(": ("(", _DELIMITER),
    ")": (")", _DELIMITER),
    "[": ("[", _DELIMITER),
    "]": ("]", _DELIMITER),
    "+": ("+", _LOOSE),
    "-": ("−", _LOOSE),
    "=": ("=", _LOOSE),
    ",": (",", _LOOSE),
    "/": ("/", _TIGHT),
}
_OPENING = frozenset(("(", "[", r"\lfloor", r"\lceil", ",", "="))
_SPACES = frozenset((r"\allowbreak", r"\;", r"\ "))


@dataclass
class _Reader:
    """Tokens of a formula, read once from left to right."""

    tokens: list[str]
    place: int = 0
    pieces: list[list[str]] = field(default_factory=list)

    def peek(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self) -> str:
        token = self.peek()
        self.place += 1
        return token

    def expect(self, token: str) -> None:
        found = self.take()
        if found != token:
            raise VerifyError(f"{token!r} is missing in a formula, {found!r} stands there")

    def group(self) -> str:
        """What stands between braces, or one atom."""
        if self.peek() != "{":
            return self.atom()
        self.take()
        parts = list(self.row("}"))
        self.expect("}")
        return parts[0] if len(parts) == 1 else f"<mrow>{''.join(parts)}</mrow>"

    def row(self, end: str) -> Iterator[str]:
        """Atoms with their scripts up to a closing token."""
        while self.peek() not in ("", end):
            yield self.scripted()

    def scripted(self) -> str:
        base, scripts = self.atom(), {}
        while self.peek() in ("_", "^"):
            sign = self.take()
            scripts[sign] = self.group()
        if len(scripts) == 2:
            return f"<msubsup>{base}{scripts['_']}{scripts['^']}</msubsup>"
        if scripts:
            tag = "msub" if "_" in scripts else "msup"
            return f"<{tag}>{base}{''.join(scripts.values())}</{tag}>"
        return base

    def atom(self) -> str:
        """One number, letter, operator, fraction or group.

        Raises:
            VerifyError: LaTeX that no formula of ours holds.
        """
        token = self.peek()
        if token == "{":
            return self.group()
        self.take()
        if token.isdecimal():
            return f"<mn>{token}</mn>"
        if token in _OPERATORS:
            sign, attributes = _OPERATORS[token]
            return f"<mo{attributes}>{sign}</mo>"
        if token in _GREEK or (token.isascii() and token.isalpha()):
            return f"<mi>{_GREEK.get(token, token)}</mi>"
        if token in _FUNCTIONS:
            return f"<mi>{token[1:]}</mi>{self.before_letter()}"
        if token in _SPACES or token.isspace():
            return ""
        if token == r"\tfrac":
            return f"<mfrac>{self.group()}{self.group()}</mfrac>"
        if token in (r"\mathrm", r"\text"):
            return _word(self.letters())
        raise VerifyError(f"no MathML for {token!r}")

    def before_letter(self) -> str:
        """The thin space between a function's name and an argument without parentheses."""
        rest = (token for token in self.tokens[self.place :] if not token.isspace())
        return '<mspace width=".17em"/>' if next(rest, "").isalpha() else ""

    def letters(self) -> str:
        """The plain text of a group, in which another text may stand."""
        self.expect("{")
        found = ""
        while self.peek() not in ("", "}"):
            token = self.take()
            found += self.letters() if token == r"\text" else token
        self.expect("}")
        return found

    def cut(self) -> Iterator[list[str]]:
        """Pieces that begin at a plus or minus sign between two terms."""
        piece: list[str] = []
        before = "("
        while token := self.peek():
            if token in ("+", "-") and before not in _OPENING and piece:
                yield piece
                sign, _ = _OPERATORS[self.take()]
                piece = [f'<mo form="infix">{sign}</mo>']
            else:
                piece.append(self.scripted())
            before = before if token.isspace() or token in _SPACES else token
        yield piece


def mathml(latex: str, *, breaks: bool = False) -> str:
    """A formula as `<math>` elements: one, or several between which a line may end.

    Args:
        latex: what `LatexPrinter` printed, a letter, or the mathematics of a label.
        breaks: whether a long sum is cut into pieces.

    Raises:
        VerifyError: LaTeX beyond what symcost prints.
    """
    tokens = _TOKEN.findall(latex)
    reader = _Reader(tokens)
    if breaks and len(tokens) > UNBROKEN:
        pieces = ["".join(piece) for piece in reader.cut()]
    else:
        pieces = ["".join(reader.row(""))]
    return "<wbr>".join(f"<math>{piece}</math>" for piece in pieces)


def _word(text: str) -> str:
    """An upright word; a single letter is slanted unless it is told not to be."""
    variant = ' mathvariant="normal"' if len(text) == 1 else ""
    return f"<mi{variant}>{html.escape(text)}</mi>"
