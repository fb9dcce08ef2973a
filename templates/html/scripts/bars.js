// Bars: a measure by component, kind or group, the longest first; two models side by side under one label.

import { add, compare, isZero, quotient, scaled } from "./exact.js";
import { drawn } from "./dom.js";
import { fitted, tint, widthOf } from "./axes.js";
import { MEASURES, shares } from "./figures.js";

// Bars of a picture; what is smaller, or less than a thousandth of all, is drawn together.
const MOST = 14;
const LEAST = 0.001;
const THICK = 20;
const PAIRED = 17;
const GAP = 8;
const VALUES = 150;

function larger(left, right) {
    return compare(left, right) < 0 ? right : left;
}

/** Rows of the picture: label, group and a value for each side. */
function rowsOf(sides, measure, by) {
    const found = new Map();
    sides.forEach((side, place) => {
        for (const { label, group, value } of shares(side, measure, by)) {
            const row = found.get(label) ?? { label, group, values: sides.map(() => 0n) };
            row.values[place] = value;
            found.set(label, row);
        }
    });
    const most = (row) => row.values.reduce(larger);
    return [...found.values()].sort((a, b) => compare(most(b), most(a)) || (a.label < b.label ? -1 : 1));
}

/** The largest rows, and the others as one. */
function gathered(rows, totals) {
    const counts = (row) => row.values.some((value, side) => quotient(value, totals[side]) >= LEAST);
    const large = rows.filter(counts).slice(0, MOST);
    const rest = rows.filter((row) => !large.includes(row));
    if (rest.length < 2) {
        return [...large, ...rest];
    }
    const values = totals.map((_, side) => rest.map((row) => row.values[side]).reduce(add, 0n));
    return [...large, { label: `${rest.length} more`, group: "other", values }];
}

function percent(value, whole) {
    const share = quotient(value, whole) * 100;
    const shown = share >= 9.95 ? share.toFixed(0) : share >= 0.1 ? share.toFixed(1) : isZero(value) ? "0" : "< 0.1";
    return `${shown} %`;
}

/** The picture, as wide as it may be. */
export function bars(sides, totals, measure, by, width) {
    const rows = gathered(rowsOf(sides, measure, by), totals);
    const { unit, title } = MEASURES[measure];
    const left = Math.min(width * 0.36, Math.max(40, ...rows.map((row) => widthOf(row.label))) + 8);
    const room = Math.max(20, width - left - VALUES);
    const longest = rows.flatMap((row) => row.values).reduce(larger, 0n);
    const thick = sides.length > 1 ? PAIRED : THICK;
    const step = sides.length * thick + GAP;
    const bar = (value, side) => {
        const length = Math.max(1, quotient(value, longest) * room);
        const y = side * thick;
        const text = { class: "value", x: left + length + 7, y: y + thick / 2 };
        const share = drawn("tspan", { class: "percent", dx: 7 }, percent(value, totals[side]));
        return [
            drawn("rect", { class: `side-${side}`, x: left, y: y + 1, width: length, height: thick - 2, rx: 3 }),
            drawn("text", text, scaled(value, unit), share),
        ];
    };
    const marks = rows.map((row, place) => {
        const name = { x: left - 8, y: (step - GAP) / 2, "text-anchor": "end" };
        const label = drawn("text", name, drawn("title", {}, row.label), fitted(row.label, left - 8));
        return drawn(
            "g",
            { class: tint(row.group), transform: `translate(0 ${place * step})` },
            label,
            ...row.values.flatMap(bar),
        );
    });
    const told = rows.map((row) => `${row.label} ${row.values.map((value) => scaled(value, unit)).join(" against ")}`);
    const height = Math.max(1, rows.length) * step;
    const size = { width, height, viewBox: `0 0 ${width} ${height}` };
    return drawn(
        "svg",
        { class: "bars", role: "img", "aria-label": `${title} by ${by}: ${told.join(", ")}`, ...size },
        ...marks,
    );
}
