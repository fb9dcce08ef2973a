// Numbers beside the formulas of the document, where the first model has the document's structure.

import { grouped, isZero, scaled, text } from "./exact.js";
import { lines } from "./figures.js";

function unitOf(field) {
    return field.endsWith("bytes") ? "bytes" : field.endsWith("flops") ? "flops" : "elements";
}

const WRITERS = {
    size: ({ size }, found) => {
        const value = found.question.sizes[size];
        return value === undefined ? "" : text(value);
    },
    total: ({ field }, found) => number(found.totals[field], field),
    kind: ({ kind, field }, found, sums) => number(sums(kind)[field], field),
    component: ({ component }, found, sums, all) => {
        const line = all().get(Number(component));
        if (!line) {
            return "";
        }
        const parts = [
            [line.flops, "flops", "FLOPs"],
            [line.traffic, "bytes", "moved"],
            [line.params, "elements", "parameters"],
        ];
        return parts
            .filter(([value]) => !isZero(value))
            .map(([value, unit, word]) => `${scaled(value, unit)} ${word}`)
            .join(" · ");
    },
};

function number(value, field) {
    return value === undefined ? "" : `${grouped(value)}  (${scaled(value, unitOf(field))})`;
}

// Places of one turn.
const TOGETHER = 150;
let places = null;

/** What fills the places of the document that wait for a number, some at a time; `found` is null where there is none. */
export function documentTurns(found) {
    places ??= [...document.querySelectorAll("[data-live]")].map((node) => ({ node, usual: node.textContent }));
    const kinds = new Map();
    const sums = (kind) => {
        const { structure } = found.question;
        return kinds.get(kind) ?? kinds.set(kind, structure.module.kind(kind, found.given)).get(kind);
    };
    let listed = null;
    const all = () => {
        listed ??= new Map(lines(found).map((line) => [line.place, line]));
        return listed;
    };
    const fill = ({ node, usual }) => {
        const shown = found ? WRITERS[node.dataset.live](node.dataset, found, sums, all) : usual;
        if (node.textContent !== shown) {
            node.textContent = shown;
        }
    };
    const starts = Array.from({ length: Math.ceil(places.length / TOGETHER) }, (_, turn) => turn * TOGETHER);
    return starts.map((start) => () => places.slice(start, start + TOGETHER).forEach(fill));
}
