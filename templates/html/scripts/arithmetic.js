// Exact arithmetic of evaluators, under one name; it stands behind `javascript/runtime.js`.

function _ceil(value) {
    return _subtract(0n, _floor(_subtract(0n, value), 1n));
}

export const helpers = {
    _add,
    _ceil,
    _divide,
    _exact,
    _floor,
    _log,
    _max,
    _min,
    _multiply,
    _power,
    _subtract,
};
