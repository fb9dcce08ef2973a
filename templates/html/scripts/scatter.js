// FLOPs against bytes: a dot for each component, lines of equal intensity, and the line of one machine's balance.

import { isZero, log10, parse, scaled } from "./exact.js";
import { drawn } from "./dom.js";
import { powers, tint, widthOf } from "./axes.js";
import { lines } from "./figures.js";

const MARGIN = { left: 58, right: 14, top: 12, bottom: 44 };
const RADIUS = 6;
const LABELLED = 12;
const SHARES = [-2, -1, 0, 1, 2, 3, 4, 5];

function points(sides) {
    return sides.flatMap((found, side) =>
        lines(found)
            .filter((line) => !isZero(line.flops) && !isZero(line.traffic))
            .map((line) => ({ ...line, side, x: log10(line.traffic), y: log10(line.flops) })),
    );
}

/** Where values stand in the picture; its edges are powers of ten. */
function frame(found, width, height) {
    const ends = (values) => [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values) + 0.05)];
    const [left, right] = ends(found.map((point) => point.x));
    const [low, high] = ends(found.map((point) => point.y));
    const across = (width - MARGIN.left - MARGIN.right) / (right - left);
    const up = (height - MARGIN.top - MARGIN.bottom) / (high - low);
    const x = (value) => MARGIN.left + (value - left) * across;
    const y = (value) => height - MARGIN.bottom - (value - low) * up;
    return { x, y, left, right, low, high, width, height };
}

function power(exponent) {
    return ["10", drawn("tspan", { dy: -5, "font-size": 9 }, String(exponent))];
}

function grid(at) {
    const [bottom, end] = [at.height - MARGIN.bottom, at.width - MARGIN.right];
    const upright = powers(at.left, at.right, 8).flatMap((value) => [
        drawn("line", { class: "grid", x1: at.x(value), x2: at.x(value), y1: MARGIN.top, y2: bottom }),
        drawn("text", { class: "tick", x: at.x(value), y: bottom + 16, "text-anchor": "middle" }, ...power(value)),
    ]);
    const level = powers(at.low, at.high, 7).flatMap((value) => [
        drawn("line", { class: "grid", x1: MARGIN.left, x2: end, y1: at.y(value), y2: at.y(value) }),
        drawn("text", { class: "tick", x: MARGIN.left - 8, y: at.y(value), "text-anchor": "end" }, ...power(value)),
    ]);
    const across = { class: "axis", x: (MARGIN.left + end) / 2, y: at.height - 8, "text-anchor": "middle" };
    const up = { class: "axis", transform: `translate(14 ${bottom / 2}) rotate(-90)`, "text-anchor": "middle" };
    return [...upright, ...level, drawn("text", across, "bytes of HBM traffic"), drawn("text", up, "FLOPs")];
}

/** The part inside the frame of the line on which FLOPs are `intensity` times the bytes, as ends in the picture. */
function diagonal(at, intensity) {
    const start = Math.max(at.left, at.low - intensity);
    const end = Math.min(at.right, at.high - intensity);
    if (start >= end) {
        return null;
    }
    return { x1: at.x(start), y1: at.y(start + intensity), x2: at.x(end), y2: at.y(end + intensity) };
}

function share(at, intensity) {
    const ends = diagonal(at, intensity);
    return ends ? drawn("line", { class: "intensity", ...ends }) : null;
}

/** The machine's line and what it says; the text stands under its left end. */
function balanceLine(at, balance, taken) {
    const value = parse(balance);
    const ends = value === null || isZero(value) ? null : diagonal(at, log10(value));
    if (!ends) {
        return [];
    }
    const text = `${balance} FLOPs a byte`;
    const slope = (ends.y2 - ends.y1) / (ends.x2 - ends.x1);
    const x = ends.x1 + 10;
    const y = ends.y1 + slope * 10 + 14;
    taken.push({ x1: x, x2: x + widthOf(text, 12), y1: y - 8, y2: y + 8 });
    return [drawn("line", { class: "balance", ...ends }), drawn("text", { class: "balance", x, y }, text)];
}

/** Labels of the largest dots, each where nothing else stands. */
function labels(found, at, taken) {
    const free = (box) =>
        taken.every((other) => box.x2 < other.x1 || box.x1 > other.x2 || box.y2 < other.y1 || box.y1 > other.y2);
    const inside = (box) => box.x1 > MARGIN.left && box.x2 < at.width - MARGIN.right && box.y1 > 0;
    const made = [];
    const names = new Map();
    for (const point of [...found].sort((a, b) => b.x + b.y - a.x - a.y)) {
        const [x, y, wide] = [at.x(point.x), at.y(point.y), widthOf(point.name, 12)];
        // One label is enough for dots of one name that lie on one another.
        const twin = names.get(point.name);
        if (twin && Math.hypot(twin.x - x, twin.y - y) < 2 * RADIUS) {
            continue;
        }
        const box = [
            { x1: x + 10, y },
            { x1: x - 10 - wide, y },
            { x1: x - wide / 2, y: y - 15 },
            { x1: x - wide / 2, y: y + 15 },
        ]
            .map((place) => ({ ...place, x2: place.x1 + wide, y1: place.y - 7, y2: place.y + 7 }))
            .find((place) => inside(place) && free(place));
        if (box && made.length < LABELLED) {
            taken.push(box);
            names.set(point.name, { x, y });
            made.push(drawn("text", { class: "dot-label", x: box.x1, y: box.y }, point.name));
        }
    }
    return made;
}

function dot(point, at, names) {
    const who = names.length > 1 ? `${names[point.side]}, ` : "";
    const intensity = (10 ** (point.y - point.x)).toPrecision(3);
    const told = `${who}${point.kind} ${point.name}: ${scaled(point.flops, "flops")} FLOPs, ${scaled(point.traffic, "bytes")}, ${intensity} FLOPs a byte`;
    const place = { cx: at.x(point.x), cy: at.y(point.y), r: RADIUS };
    const look = { class: `dot side-${point.side} ${tint(point.group)}`, tabindex: 0, role: "img", "aria-label": told };
    return drawn("circle", { ...look, ...place }, drawn("title", {}, told));
}

export function scatter(sides, names, balance, width) {
    const height = Math.max(300, Math.min(460, width * 0.66));
    const found = points(sides);
    const size = { width, height: found.length ? height : 1 };
    if (!found.length) {
        return drawn("svg", { ...size, role: "img", "aria-label": "no component has both FLOPs and traffic" });
    }
    const at = frame(found, width, height);
    const taken = found.map((point) => {
        const [x, y] = [at.x(point.x), at.y(point.y)];
        return { x1: x - RADIUS, x2: x + RADIUS, y1: y - RADIUS, y2: y + RADIUS };
    });
    const machine = balanceLine(at, balance, taken);
    return drawn(
        "svg",
        {
            ...size,
            class: "scatter",
            viewBox: `0 0 ${width} ${height}`,
            role: "group",
            "aria-label": "FLOPs against bytes of HBM traffic, a dot for each component",
        },
        ...grid(at),
        ...SHARES.map((intensity) => share(at, intensity)),
        ...machine,
        ...found.map((point) => dot(point, at, names)),
        ...labels(found, at, taken),
    );
}
