// Bytes of the caches over the context, with the step that is asked for as a dot: models on one scale.

import { compare, isZero, quotient, scaled } from "./exact.js";
import { drawn } from "./dom.js";
import { cacheCurve, isServed } from "./serving.js";

const HEIGHT = 170;
const LEFT = 76;
const RIGHT = 14;
const TOP = 12;
const BOTTOM = 30;
const STEPS = 48;

/** Whether a question has a cache that a context fills. */
export function hasCache({ question }) {
    return isServed(question.preset) && Object.hasOwn(question.sizes, "cached");
}

function larger(left, right) {
    return compare(left, right) < 0 ? right : left;
}

/** The picture, up to twice the longest context asked for, or to the model's longest where that is more. */
export function cachePicture(sides, names, width) {
    const reached = sides.flatMap(({ question }) => [
        question.sizes.context * 2n,
        BigInt(question.preset.max ?? "0"),
    ]);
    const longest = reached.reduce(larger);
    const curves = sides.map((found) => cacheCurve(found, longest, STEPS));
    const most = curves.flat().map(({ bytes }) => bytes).reduce(larger);
    const x = (context) => LEFT + quotient(context, longest) * (width - LEFT - RIGHT);
    const y = (bytes) => HEIGHT - BOTTOM - quotient(bytes, most) * (HEIGHT - TOP - BOTTOM);
    const lines = curves.map((curve, side) => {
        const points = curve.map(({ context, bytes }) => `${x(context).toFixed(1)},${y(bytes).toFixed(1)}`);
        return drawn("polyline", { class: `line side-${side}`, points: points.join(" ") });
    });
    const dots = sides.map(({ question, totals }, side) => {
        const told = `${names[side]}: ${scaled(totals.cache_bytes, "bytes")} at ${question.sizes.context} tokens`;
        const place = { cx: x(question.sizes.context), cy: y(totals.cache_bytes), r: 5 };
        return drawn("circle", { class: `dot side-${side}`, ...place }, drawn("title", {}, told));
    });
    const told = dots.map((dot) => dot.textContent).join(". ");
    const size = { width, height: HEIGHT, viewBox: `0 0 ${width} ${HEIGHT}` };
    const label = `Cache bytes over context, to ${longest} tokens and ${scaled(most, "bytes")}. ${told}`;
    return drawn("svg", { role: "img", "aria-label": label, ...size }, ...axes(longest, most, x, y), ...lines, ...dots);
}

/** Rules at no, half and all of what the picture reaches, and their labels. */
function axes(longest, most, x, y) {
    return [0n, 1n, 2n].flatMap((part) => {
        const [context, bytes] = [(longest * part) / 2n, quotient(most, 2n) * Number(part)];
        const amount = isZero(bytes) ? "0" : scaled(bytes, "bytes");
        const ends = { x1: x(0n), x2: x(longest), y1: y(bytes), y2: y(bytes) };
        const anchor = ["start", "middle", "end"][part];
        return [
            drawn("line", { class: "grid", ...ends }),
            drawn("text", { class: "tick", x: LEFT - 8, y: y(bytes), "text-anchor": "end" }, amount),
            drawn("text", { class: "tick", x: x(context), y: HEIGHT - 12, "text-anchor": anchor }, context.toLocaleString("en")),
        ];
    });
}
