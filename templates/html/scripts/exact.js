// Exact numbers: BigInt, `{numerator, denominator}` where a value is not whole, Number for logarithms and expectations.

export function isReal(value) {
    return typeof value === "number";
}

export function parts(value) {
    return typeof value === "bigint" ? [value, 1n] : [value.numerator, value.denominator];
}

function divisor(left, right) {
    let [a, b] = [left < 0n ? -left : left, right];
    while (b !== 0n) {
        [a, b] = [b, a % b];
    }
    return a;
}

export function ratio(above, below) {
    const shared = divisor(above, below);
    return below === shared ? above / below : { numerator: above / shared, denominator: below / shared };
}

export function real(value) {
    if (isReal(value)) {
        return value;
    }
    const [above, below] = parts(value);
    return Number(above) / Number(below);
}

export function add(left, right) {
    if (typeof left === "bigint" && typeof right === "bigint") {
        return left + right;
    }
    if (isReal(left) || isReal(right)) {
        return real(left) + real(right);
    }
    const [[a, b], [c, d]] = [parts(left), parts(right)];
    return ratio(a * d + c * b, b * d);
}

/** `left/right`; a Number where either is one. */
export function divide(left, right) {
    if (isReal(left) || isReal(right)) {
        return real(left) / real(right);
    }
    const [[a, b], [c, d]] = [parts(left), parts(right)];
    return ratio(a * d, b * c);
}

export function multiply(left, right) {
    if (typeof left === "bigint" && typeof right === "bigint") {
        return left * right;
    }
    if (isReal(left) || isReal(right)) {
        return real(left) * real(right);
    }
    const [[a, b], [c, d]] = [parts(left), parts(right)];
    return ratio(a * c, b * d);
}

/** A sum; exact numbers first, so that a float is rounded once at the end. */
export function sum(values) {
    const exact = values.filter((value) => !isReal(value)).reduce(add, 0n);
    const inexact = values.filter(isReal);
    return inexact.length
        ? add(
              exact,
              inexact.reduce((left, right) => left + right, 0),
          )
        : exact;
}

export function isZero(value) {
    return value === 0n || value === 0;
}

export function compare(left, right) {
    if (isReal(left) || isReal(right)) {
        return real(left) - real(right);
    }
    const [[a, b], [c, d]] = [parts(left), parts(right)];
    const difference = a * d - c * b;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** `left/right` as a Number for pictures, which need no more. */
export function quotient(left, right) {
    if (isZero(right)) {
        return 0;
    }
    if (isReal(left) || isReal(right)) {
        return real(left) / real(right);
    }
    const [[a, b], [c, d]] = [parts(left), parts(right)];
    const [above, below] = [a * d, b * c];
    const near = Number(above) / Number(below);
    // Beyond the range of Numbers only whole numbers hold both.
    return Number.isFinite(near) && Number.isFinite(Number(below)) ? near : Number((above * 10n ** 12n) / below) / 1e12;
}

/** Base-10 logarithm of a positive number of any size. */
export function log10(value) {
    if (isReal(value)) {
        return Math.log10(value);
    }
    const [above, below] = parts(value);
    return long(above) - long(below);
}

function long(whole) {
    const digits = whole.toString();
    return Math.log10(Number(digits.slice(0, 15))) + Math.max(0, digits.length - 15);
}

const NUMBER = /^(\d+)(?:\.(\d+))?(?:e\+?(\d{1,3}))?$/i;

/** A non-negative exact number as people write it: `4096`, `1_000`, `1.125`, `9/8`, `1e6`, `2**20`; else null. */
export function parse(text) {
    const plain = text.trim().replace(/(?<=\d)[_,\s](?=\d)/g, "");
    const power = /^(\d{1,9})(?:\*\*|\^)(\d{1,3})$/.exec(plain);
    if (power) {
        return BigInt(power[1]) ** BigInt(power[2]);
    }
    const [above, below, more] = plain.split("/").map((part) => decimal(part.trim()));
    if (above === null || below === null || more !== undefined || below === 0n) {
        return null;
    }
    if (below === undefined) {
        return above;
    }
    const [[a, b], [c, d]] = [parts(above), parts(below)];
    return ratio(a * d, b * c);
}

function decimal(text) {
    const match = NUMBER.exec(text);
    if (!match || text.length > 300) {
        return null;
    }
    const [, whole, behind = "", exponent = "0"] = match;
    return ratio(BigInt(whole + behind) * 10n ** BigInt(exponent), 10n ** BigInt(behind.length));
}

/** Digits of a number, as JSON and inputs hold them: `8192`, `1/2`, `1.5e+16`. */
export function text(value) {
    if (isReal(value)) {
        return python(value);
    }
    const [above, below] = parts(value);
    return below === 1n ? above.toString() : `${above}/${below}`;
}

/** A float as Python writes it. */
function python(value) {
    const written = String(value);
    const size = Math.abs(value);
    if (size >= 1e16 || (size > 0 && size < 1e-4)) {
        const [digits, exponent] = value.toExponential().split("e");
        return `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, "0")}`;
    }
    return /[.e]/.test(written) ? written : `${written}.0`;
}

/** Digits in threes. */
export function grouped(value) {
    const shown = text(value);
    return /^\d+$/.test(shown) ? shown.replace(/\B(?=(\d{3})+$)/g, ",") : shown;
}

const UNITS = {
    flops: [1000n, ["", "k", "M", "G", "T", "P", "E", "Z", "Y"]],
    elements: [1000n, ["", "K", "M", "B", "T"]],
    bytes: [1024n, ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB"]],
};

/** Three digits and a unit. */
export function scaled(value, unit) {
    if (isZero(value)) {
        return "–";
    }
    const [base, names] = UNITS[unit];
    let [amount, scale, step] = [quotient(value, 1n), 1n, 0];
    while (step + 1 < names.length && amount >= 999.5) {
        scale *= base;
        step += 1;
        amount = quotient(value, scale);
    }
    const decimals = amount >= 99.95 || (step === 0 && typeof value === "bigint") ? 0 : amount >= 9.995 ? 1 : 2;
    const digits = amount >= 1e5 ? amount.toExponential(2) : amount.toFixed(decimals);
    return `${digits} ${names[step]}`.trim();
}
