// Evaluators: a library of them, and beside it the document's own where that is a module by itself.

import { rowsOf } from "./figures.js";
import { evaluators } from "./evaluator.js";
import * as own from "./own.js";

const known = new Map();
const find = evaluators(own.library);

/** The structure with which a side is priced. */
export function keyOf(preset, precision) {
    return preset.variants[precision] ?? preset.structure;
}

/** The evaluator of a key with its rows, or undefined. */
export function structureOf(key, page) {
    if (!known.has(key)) {
        const module = key === page.own && page.fast ? single(page) : find(key);
        if (module) {
            known.set(key, { module, rows: rowsOf(module) });
        }
    }
    return known.get(key);
}

/** A module that is an evaluator by itself, as that of a rank. */
function single(page) {
    return {
        ...own,
        asked: Object.fromEntries(page.fast.map((name) => [name, own.CONVENTIONS[name]])),
        kind: (name, given) => own[`kind_${name}`](given),
        cacheBytes: (given) => own.totals(given).cache_bytes,
    };
}
