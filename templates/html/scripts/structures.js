// Evaluators: the document's own stands in the page, those of other structures are packed and unpacked when needed.

import { rowsOf } from "./figures.js";
import * as own from "./evaluator.js";

const known = new Map();

export function canUnpack() {
    return typeof DecompressionStream === "function";
}

/** The structure of a preset if it is at hand, else undefined. */
export function structureOf(key, page) {
    if (key === page.own && !known.has(key)) {
        known.set(key, { module: own, rows: rowsOf(own) });
    }
    return known.get(key);
}

/** Unpacks a structure. */
export async function unpack(key, page) {
    const packed = Uint8Array.from(atob(page.structures[key].packed), (sign) => sign.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const text = await new Response(stream).text();
    const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    try {
        const module = await import(address);
        known.set(key, { module, rows: rowsOf(module) });
    } finally {
        URL.revokeObjectURL(address);
    }
}
