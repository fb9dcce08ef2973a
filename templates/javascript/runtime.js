/** A number that is not whole, in lowest terms; the denominator is positive. */
export class Fraction {
    constructor(numerator, denominator = 1n) {
        let [above, below] = [BigInt(numerator), BigInt(denominator)];
        if (below === 0n) {
            throw new RangeError("a fraction over zero");
        }
        const shared = _divisor(above, below) * (below < 0n ? -1n : 1n);
        this.numerator = above / shared;
        this.denominator = below / shared;
        Object.freeze(this);
    }

    toString() {
        return this.denominator === 1n ? `${this.numerator}` : `${this.numerator}/${this.denominator}`;
    }

    valueOf() {
        return _real(this.numerator, this.denominator);
    }
}

function _divisor(left, right) {
    let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right];
    while (b !== 0n) {
        [a, b] = [b, a % b];
    }
    return a;
}

// Values are BigInt, Fraction or Number; an operation with a Number gives a Number, every other is exact.
function _ratio(above, below) {
    if (above % below === 0n) {
        return above / below;
    }
    return new Fraction(above, below);
}

function _parts(value) {
    return typeof value === "bigint" ? [value, 1n] : [value.numerator, value.denominator];
}

function _bits(value) {
    return (value < 0n ? -value : value).toString(16).length * 4;
}

/** The Number nearest to a quotient of whole numbers. */
function _real(above, below) {
    const shift = 70 - _bits(above) + _bits(below);
    const [n, d] = shift > 0 ? [above << BigInt(shift), below] : [above, below << BigInt(-shift)];
    // A rest makes the last bit stick, so that halves are rounded as what they are.
    const scaled = Number(n % d === 0n ? n / d : (n / d) | 1n);
    const half = Math.trunc(shift / 2);
    return _finite(scaled * 2 ** -half * 2 ** (half - shift));
}

function _finite(value) {
    if (!Number.isFinite(value)) {
        throw new RangeError("a size is beyond the range of floating-point numbers");
    }
    return value;
}

function _number(value) {
    if (typeof value === "number") {
        return value;
    }
    return typeof value === "bigint" ? _finite(Number(value)) : _real(value.numerator, value.denominator);
}

function _isReal(left, right) {
    return typeof left === "number" || typeof right === "number";
}

function _add(left, right) {
    if (typeof left === "bigint" && typeof right === "bigint") {
        return left + right;
    }
    if (_isReal(left, right)) {
        return _number(left) + _number(right);
    }
    const [[a, b], [c, d]] = [_parts(left), _parts(right)];
    return _ratio(a * d + c * b, b * d);
}

function _subtract(left, right) {
    if (typeof left === "bigint" && typeof right === "bigint") {
        return left - right;
    }
    if (_isReal(left, right)) {
        return _number(left) - _number(right);
    }
    const [[a, b], [c, d]] = [_parts(left), _parts(right)];
    return _ratio(a * d - c * b, b * d);
}

function _multiply(left, right) {
    if (typeof left === "bigint" && typeof right === "bigint") {
        return left * right;
    }
    if (_isReal(left, right)) {
        return _number(left) * _number(right);
    }
    const [[a, b], [c, d]] = [_parts(left), _parts(right)];
    return _ratio(a * c, b * d);
}

function _exact(above, below) {
    if (typeof above === "number") {
        return above / _number(below);
    }
    const [[a, b], [c, d]] = [_parts(above), _parts(below)];
    return _ratio(a * d, b * c);
}

function _floor(above, below) {
    const [[a, b], [c, d]] = [_parts(above), _parts(below)];
    const [n, m] = [a * d, b * c];
    const quotient = n / m;
    return n % m !== 0n && n < 0n !== m < 0n ? quotient - 1n : quotient;
}

function _divide(above, below) {
    if (_isReal(above, below)) {
        return _number(above) / _number(below);
    }
    const [[a, b], [c, d]] = [_parts(above), _parts(below)];
    return _real(a * d, b * c);
}

function _power(base, exponent) {
    if (_isReal(base, exponent)) {
        return _finite(_number(base) ** _number(exponent));
    }
    const [above, below] = _parts(base);
    return _ratio(above ** exponent, below ** exponent);
}

function _log(value) {
    return Math.log(_number(value));
}

function _less(left, right) {
    if (typeof left === typeof right && typeof left !== "object") {
        return left < right;
    }
    if (_isReal(left, right)) {
        return _number(left) < _number(right);
    }
    const [[a, b], [c, d]] = [_parts(left), _parts(right)];
    return a * d < c * b;
}

function _min(...values) {
    return values.reduce((least, value) => (_less(value, least) ? value : least));
}

function _max(...values) {
    return values.reduce((most, value) => (_less(most, value) ? value : most));
}
