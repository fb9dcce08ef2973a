"""Numbers for readers: three significant digits and a unit, rounded exactly and never through a float."""

from __future__ import annotations

from fractions import Fraction

from symcost.evaluate.numbers import Value

_DECIMAL = ("", "k", "M", "G", "T", "P", "E", "Z", "Y")
_COUNT = ("", "K", "M", "B", "T")
_TIME = ("ps", "ns", "us", "ms", "s", "ks", "Ms", "Gs")
_BINARY = ("B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB")


def flops(value: Value) -> str:
    """`6.61e13` as `66.1 T`."""
    return _scaled(value, 1000, _DECIMAL)


def elements(value: Value) -> str:
    """`8030261248` as `8.03 B`."""
    return _scaled(value, 1000, _COUNT)


def size(value: Value) -> str:
    """`16060522496` bytes as `15.0 GiB`."""
    return _scaled(value, 1024, _BINARY)


def seconds(value: Value) -> str:
    """`0.0123` seconds as `12.3 ms`."""
    return _scaled(Fraction(value) * 10**12, 1000, _TIME)


def decimal(value: Value) -> str:
    """An amount of something in decimal prefixes, which its unit follows: `3.35 T` of B/s."""
    text = _scaled(value, 1000, _DECIMAL)
    return text if text[-1].isalpha() else f"{text} "


def ratio(value: Value) -> str:
    """A plain number in three digits."""
    return _scaled(value, 1000, ("", "k", "M", "G", "T", "P"))


def share(part: Value, whole: Value) -> str:
    """A part in percent, `-` where there is no whole."""
    if not whole:
        return "-"
    tenths = round(Fraction(part) * 1000 / Fraction(whole))
    return f"{tenths // 10}.{tenths % 10} %"


def _scaled(value: Value, base: int, units: tuple[str, ...]) -> str:
    if not value:
        return "-"
    exact = Fraction(value)
    step = 0
    while step + 1 < len(units) and _digits(exact, base**step) >= base:
        step += 1
    amount, unit = exact / base**step, units[step]
    decimals = 0 if amount >= 100 or (step == 0 and exact.denominator == 1) else 1 if amount >= 10 else 2
    if amount >= 100_000:
        return f"{_scientific(amount)} {unit}".rstrip()
    return f"{_fixed(amount, decimals)} {unit}".rstrip()


def _digits(exact: Fraction, unit: int) -> Fraction:
    """The amount as it would be shown, so that 999.99 k becomes 1.00 M."""
    amount = exact / unit
    return Fraction(round(amount)) if amount >= 100 else amount


def _fixed(amount: Fraction, decimals: int) -> str:
    scaled = round(amount * 10**decimals)
    if not decimals:
        return str(scaled)
    return f"{scaled // 10**decimals}.{scaled % 10**decimals:0{decimals}d}"


def _scientific(amount: Fraction) -> str:
    """Beyond the last unit."""
    exponent = len(str(round(amount))) - 1
    return f"{_fixed(amount / 10**exponent, 2)}e{exponent}"
