// Evaluators: the document's own stands in the page, all others are packed together and unpacked at the start.

import { rowsOf } from "./figures.js";
import { evaluators } from "./evaluator.js";
import * as own from "./own.js";

const known = new Map();
let libraries = own.library ? [evaluators(own.library)] : [];

export function canUnpack() {
    return typeof DecompressionStream === "function";
}

/** The structure with which a side is priced. */
export function keyOf(preset, precision) {
    return preset.variants[precision] ?? preset.structure;
}

/** The evaluator of a key with its rows, or undefined. */
export function structureOf(key, page) {
    if (!known.has(key)) {
        const module = key === page.own && !own.library ? single(page) : first(key);
        if (module) {
            known.set(key, { module, rows: rowsOf(module) });
        }
    }
    return known.get(key);
}

function first(key) {
    for (const library of libraries) {
        const found = library(key);
        if (found) {
            return found;
        }
    }
    return undefined;
}

/** A module that is an evaluator by itself, as that of a rank. */
function single(page) {
    return {
        ...own,
        asked: Object.fromEntries(page.uses.map((name) => [name, own.CONVENTIONS[name]])),
        kind: (name, given) => own[`kind_${name}`](given),
        cacheBytes: (given) => own.totals(given).cache_bytes,
    };
}

/** Models and structures beside the page's own. */
export async function unpack(packed) {
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const text = await new Response(stream).text();
    const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    try {
        const { library, presets } = await import(address);
        learn(library);
        return presets;
    } finally {
        URL.revokeObjectURL(address);
    }
}

export function learn(library) {
    libraries = [...libraries, evaluators(library)];
}
