// What a step holds in memory, by role, and what comes on top at its moments: models on one scale.

import { add, compare, isZero, quotient, scaled } from "./exact.js";
import { drawn, element } from "./dom.js";
import { fitted, widthOf } from "./axes.js";
import { held } from "./figures.js";

const THICK = 28;
const STEP = 54;
const ROW = 22;
const SUMS = ["persistent", "saved", "peak"];

function largest(values) {
    return values.reduce((left, right) => (compare(left, right) < 0 ? right : left), 0n);
}

export function roleBytes(found) {
    const all = found.question.roles.map((role) => ({ role, value: held(found, "bytes", role) }));
    return all.filter(({ value }) => !isZero(value));
}

/** The pictures and their legend. */
export function memory(sides, names, titles, width) {
    const parts = sides.map(roleBytes);
    const moments = sides.map((found) => transient(found.memory));
    const shown = [stacked(parts, names, titles, width), legend(parts, titles)];
    if (moments.some((list) => list.length)) {
        shown.push(element("p", { class: "note" }, "On top of it, for a moment:"), peaks(moments, names, width));
    }
    return shown;
}

function stacked(parts, names, titles, width) {
    const wholes = parts.map((list) => list.reduce((total, { value }) => add(total, value), 0n));
    const most = largest(wholes);
    const rows = parts.map((list, side) => {
        let x = 0;
        const pieces = list.map(({ role, value }) => {
            const length = quotient(value, most) * width;
            const told = drawn("title", {}, `${titles[role]}: ${scaled(value, "bytes")}`);
            const place = { x, y: 18, width: Math.max(0.5, length - 1), height: THICK };
            x += length;
            return drawn("rect", { class: `role-${role}`, ...place }, told);
        });
        const text =
            parts.length > 1
                ? `${names[side]}: ${scaled(wholes[side], "bytes")}`
                : `${scaled(wholes[side], "bytes")} in all`;
        return drawn("g", { transform: `translate(0 ${side * STEP})` }, drawn("text", { x: 0, y: 8 }, text), ...pieces);
    });
    const told = parts.map((list, side) => {
        const roles = list.map(({ role, value }) => `${titles[role]} ${scaled(value, "bytes")}`);
        return `${names[side]}: ${roles.join(", ")}`;
    });
    return drawing(`Bytes by role. ${told.join(". ")}`, width, parts.length * STEP, rows);
}

function drawing(told, width, height, parts) {
    const size = { width, height, viewBox: `0 0 ${width} ${height}` };
    return drawn("svg", { role: "img", "aria-label": told, ...size }, ...parts);
}

function legend(parts, titles) {
    const roles = [...new Set(parts.flat().map(({ role }) => role))];
    const value = (list, role) => list.find((item) => item.role === role)?.value ?? 0n;
    const item = (role) => {
        const amounts = parts.map((list) => scaled(value(list, role), "bytes")).join(" · ");
        return element(
            "li",
            {},
            element("span", { class: `swatch role-${role}` }),
            `${titles[role]} `,
            element("b", {}, amounts),
        );
    };
    return element("ul", { class: "legend" }, ...roles.map(item));
}

/** Bytes that live for a moment, by the moment's name. */
function transient(memory) {
    const found = Object.entries(memory ?? {}).filter(([name, value]) => !SUMS.includes(name) && !isZero(value));
    return found.map(([label, value]) => ({ label, value }));
}

function peaks(moments, names, width) {
    const labels = [...new Set(moments.flat().map(({ label }) => label))];
    const most = largest(moments.flat().map(({ value }) => value));
    const left = Math.min(width * 0.45, Math.max(...labels.map((label) => widthOf(label))) + 8);
    const room = Math.max(20, width - left - 76);
    const rows = labels.flatMap((label, place) =>
        moments.flatMap((list, side) => {
            const value = list.find((item) => item.label === label)?.value ?? 0n;
            const y = (place * moments.length + side) * ROW;
            const length = Math.max(1, quotient(value, most) * room);
            const name = side
                ? null
                : drawn("text", { x: left - 8, y: y + ROW / 2, "text-anchor": "end" }, fitted(label, left - 8));
            return [
                name,
                drawn("rect", {
                    class: `moment side-${side}`,
                    x: left,
                    y: y + 4,
                    width: length,
                    height: ROW - 8,
                    rx: 2,
                }),
                drawn("text", { class: "value", x: left + length + 6, y: y + ROW / 2 }, scaled(value, "bytes")),
            ];
        }),
    );
    const told = moments.map(
        (list, side) =>
            `${names[side]}: ${list.map(({ label, value }) => `${label} ${scaled(value, "bytes")}`).join(", ")}`,
    );
    return drawing(`Bytes for a moment. ${told.join(". ")}`, width, labels.length * moments.length * ROW, rows);
}
