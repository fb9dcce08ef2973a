const _TAKEN = new Set([...DIMS, ...WIDTHS, ...Object.keys(COEFFICIENTS)]);
const _POSITIVE = new Set(DIMS.filter((name) => !MAY_BE_ZERO.includes(name)));
const _DEFAULTS = {
    ..._USUAL,
    ...COEFFICIENTS,
    ...Object.fromEntries(Object.entries(CONVENTIONS).map(([name, options]) => [name, options[0]])),
};

/** Arguments checked, defaults filled in. */
function _given(given) {
    const found = { ..._DEFAULTS };
    for (const [name, value] of Object.entries(given)) {
        if (Object.hasOwn(CONVENTIONS, name)) {
            found[name] = _option(name, value);
        } else if (_TAKEN.has(name)) {
            found[name] = _size(name, value);
        } else {
            throw new TypeError(`unexpected argument ${name}`);
        }
    }
    for (const name of _TAKEN) {
        if (found[name] === undefined) {
            throw new TypeError(`missing argument ${name}`);
        }
    }
    if (found.mtp !== "true" && _TAKEN.has("mtp_depth")) {
        found.mtp_depth = 0n;
    }
    return found;
}

function _option(name, option) {
    const chosen = name === "mtp" && typeof option === "boolean" ? String(option) : option;
    if (!CONVENTIONS[name].includes(chosen)) {
        throw new RangeError(`${name}=${String(option)} is no option; known: ${CONVENTIONS[name].join(", ")}`);
    }
    return chosen;
}

function _size(name, value) {
    const exact = _exactly(name, value);
    const least = _POSITIVE.has(name) ? 1n : 0n;
    if (_less(exact, least)) {
        throw new RangeError(`${name} is ${exact}; it must be at least ${least}`);
    }
    return exact;
}

function _exactly(name, value) {
    if (typeof value === "bigint") {
        return value;
    }
    if (Number.isSafeInteger(value)) {
        return BigInt(value);
    }
    const isFraction = typeof value?.numerator === "bigint" && typeof value?.denominator === "bigint";
    if (!DIMS.includes(name) && isFraction && value.denominator !== 0n) {
        return _ratio(value.numerator, value.denominator);
    }
    const wanted = DIMS.includes(name)
        ? "a BigInt or a safe whole Number"
        : "a BigInt, a safe whole Number or a Fraction";
    throw new TypeError(`${name} must be ${wanted}`);
}

function _totals(values) {
    return Object.freeze(Object.fromEntries(TOTALS.map((name, place) => [name, values[place]])));
}
