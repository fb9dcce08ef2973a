// The few numbers that one looks for first, rounded and digit by digit.

import { add, compare, grouped, isZero, quotient, scaled } from "./exact.js";
import { element } from "./dom.js";
import { held, sent, whole } from "./figures.js";
import { cacheTotals, isServed } from "./serving.js";

function measured(name) {
    return (found) => whole(found, name);
}

/** What only a model in training has, or only a served one: elsewhere there is no such tile. */
function training(value) {
    return (found) => (isServed(found.question.preset) ? undefined : value(found));
}

function cached(name) {
    return (found) => (isServed(found.question.preset) ? cacheTotals(found)[name] : undefined);
}

const SENT = "sent by a rank";

const TILES = [
    ["parameters", "elements", (found) => found.totals.params],
    ["active parameters", "elements", (found) => found.totals.params_active],
    ["forward FLOPs", "flops", measured("forward")],
    ["backward FLOPs", "flops", training(measured("backward"))],
    ["HBM traffic", "bytes", measured("traffic")],
    ["saved activations", "bytes", training((found) => held(found, "bytes", "activation"))],
    ["cache", "bytes", cached("cache_bytes")],
    ["cache of one more token", "bytes", cached("cache_bytes_per_token")],
    [SENT, "bytes", sent],
    ["peak memory of a step", "bytes", (found) => found.memory?.peak],
];

function ratio(left, right) {
    if (isZero(left)) {
        return "";
    }
    const times = quotient(right, left);
    return `× ${times >= 100 ? Math.round(times).toLocaleString("en") : times.toPrecision(3)}`;
}

export function tiles(sides, names) {
    return TILES.map(([title, unit, value]) => [title, unit, sides.map(value)])
        .filter(([title, , values]) => values.every((value) => value !== undefined) && worth(title, values, sides))
        .map(([title, unit, values]) => tile(title, unit, values, names));
}

/** Parameters that are all active need no tile of their own; nor does what is not sent. */
function worth(title, values, sides) {
    if (title === SENT) {
        return values.some((value) => !isZero(value));
    }
    return (
        title !== "active parameters" || sides.some((found, side) => compare(values[side], found.totals.params) !== 0)
    );
}

function tile(title, unit, values, names) {
    const both = values.length > 1;
    return element(
        "div",
        { class: "tile" },
        element("dt", {}, title),
        ...values.map((value, side) =>
            element(
                "dd",
                { class: `side-${side}` },
                both ? element("span", { class: "who" }, names[side]) : null,
                element("b", {}, scaled(value, unit)),
                element("span", { class: "digits" }, ...broken(grouped(value))),
            ),
        ),
        both ? element("dd", { class: "ratio" }, ratio(values[0], values[1])) : null,
    );
}

/** Digits that may break behind a comma. */
function broken(digits) {
    return digits.split(/(?<=,)/).flatMap((part, place) => (place ? [element("wbr"), part] : [part]));
}

/** FLOPs a byte over forward and backward. */
export function intensity(found) {
    const flops = add(measured("forward")(found), measured("backward")(found));
    const bytes = measured("traffic")(found);
    return isZero(bytes) ? 0 : quotient(flops, bytes);
}
