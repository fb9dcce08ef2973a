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

let places = null;

/** Fills every place of the document that waits for a number; `found` is null where there is none. */
export function fillDocument(found) {
    places ??= [...document.querySelectorAll("[data-live]")].map((node) => ({ node, usual: node.textContent }));
    const kinds = new Map();
    const sums = (kind) => {
        const given = { ...found.question.sizes, ...found.question.conventions };
        return kinds.get(kind) ?? kinds.set(kind, found.question.structure.module.kind(kind, given)).get(kind);
    };
    let listed = null;
    const all = () => {
        const order = new Map(found.instances.map((item, place) => [`${item.kind} ${item.name}`, place]));
        listed ??= new Map(lines(found).map((line) => [order.get(`${line.kind} ${line.name}`), line]));
        return listed;
    };
    for (const { node, usual } of places) {
        const shown = found ? WRITERS[node.dataset.live](node.dataset, found, sums, all) : usual;
        if (node.textContent !== shown) {
            node.textContent = shown;
        }
    }
}
