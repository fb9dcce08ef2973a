// From what a reader chose to a question: every size of the module gets a value, or the choice is refused.

import { add, compare, isZero, parse, text } from "./exact.js";
import { isServed } from "./serving.js";
import { presetOf } from "./state.js";

// Lengths that follow another one until they are stated.
const FOLLOWS = ["context", "target_seq"];
const LENGTHS = ["batch", "seq", "target_seq", "source_seq", "context", "images", "patches", "block", "grad_accum"];

/** A choice that no model can bear; `field` is the input it is about. */
export class Refused extends Error {
    constructor(field, message) {
        super(message);
        this.field = field;
    }
}

/**
 * The question of one side.
 *
 * `side` has preset, precision, conventions and sizes as text; `page` is the page's data; `structure` belongs to the
 * preset.
 */
export function ask(side, page, structure) {
    const preset = presetOf(side, page);
    const policy = page.policies[side.precision];
    const conventions = chosen(side, preset, structure.module);
    const warnings = [...preset.warnings];
    const sizes = {};
    for (const name of structure.module.DIMS) {
        sizes[name] = size(name, side, preset, page, sizes);
    }
    checkLengths(sizes, preset, warnings);
    for (const name of Object.keys(structure.module.COEFFICIENTS)) {
        sizes[name] = stated(name, side) ?? number(preset.sizes[name]);
    }
    for (const name of structure.module.WIDTHS) {
        sizes[name] = width(name, side, page, policy, warnings);
    }
    checkExperts(side, sizes);
    const { dtypes } = page;
    const roles = page.roles[isServed(preset) ? "inference" : "training"];
    const { precision } = side;
    const stack = stackOf(preset, sizes, conventions);
    const setting = { preset, structure, sizes, conventions, precision, policy, roles, warnings, stack };
    return { ...setting, dtypes: Object.fromEntries(Object.keys(dtypes).map((name) => [name, true])) };
}

/** Options in force: those stated that the model has, else the first. */
export function chosen(side, preset, module) {
    const entries = Object.entries(module.CONVENTIONS).map(([name, options]) => {
        const allowed = preset.conventions[name] ?? [options[0]];
        const own = usual(name, options, side, preset);
        return [name, allowed.includes(side.conventions[name]) ? side.conventions[name] : own];
    });
    return Object.fromEntries(entries);
}

/** The option unless another is stated: several tokens of a decode step go by chunks, one does not. */
function usual(name, options, side, preset) {
    if (name === "recurrence" && preset.workload === "decode" && side.sizes.seq !== undefined) {
        return parse(side.sizes.seq) === 1n ? "recurrent" : options[0];
    }
    return preset.chosen[name] ?? options[0];
}

function number(shown) {
    return parse(String(shown));
}

function stated(name, side) {
    if (side.sizes[name] === undefined) {
        return undefined;
    }
    const value = parse(side.sizes[name]);
    if (value === null) {
        throw new Refused(name, `${name} must be a number such as 4096, 1e6, 2**20 or 9/8`);
    }
    return value;
}

function size(name, side, preset, page, known) {
    const value = stated(name, side) ?? follower(name, side, preset, known) ?? number(preset.sizes[name]);
    if (typeof value !== "bigint") {
        throw new Refused(name, `${name} must be a whole number`);
    }
    const own = number(preset.sizes[name]);
    const lowest = LENGTHS.includes(name) && name !== "images" ? 1n : 0n;
    const present = own !== 0n && page.dims[name]?.sign === "positive";
    if (value < lowest || (value === 0n && present)) {
        throw new Refused(name, `${name} must be positive`);
    }
    return value;
}

/** A length that goes with seq: all keys are those of the sequence, the decoder's side is as long as it may be. */
function follower(name, side, preset, known) {
    if (isServed(preset)) {
        return servedFollower(name, preset, known);
    }
    if (!FOLLOWS.includes(name) || side.sizes.seq === undefined || !preset.follows.includes(name)) {
        return undefined;
    }
    const longest = name === "target_seq" && preset.hard ? number(preset.max) : known.seq;
    return longest < known.seq ? longest : known.seq;
}

/** Of a served model, the context is what is held and what is new; a decoder has one length of its own. */
function servedFollower(name, preset, known) {
    if (name === "target_seq") {
        return known.seq;
    }
    const decides = name === "context" && known.cached !== undefined;
    return decides ? add(known.cached, known.seq ?? known.target_seq ?? 0n) : undefined;
}

function width(name, side, page, policy, warnings) {
    const own = number(page.dtypes[policy[page.slots[name]]] ?? "0");
    const value = stated(name, side) ?? own;
    if (isZero(value) && !isZero(own)) {
        throw new Refused(name, `${name} must be positive`);
    }
    if (compare(value, own) !== 0) {
        const named = `dtypes are still named as in precision ${side.precision}`;
        warnings.push(`${name} is ${text(value)} by --set; ${named}`);
    }
    return value;
}

/** What is held and what is new stands in one table of positions, an encoder's tokens in its own. */
function checkServed(sizes, preset, warnings) {
    const { cached = 0n, seq = 0n, context = cached + seq } = sizes;
    if (preset.workload === "decode" && preset.decodes && cached === 0n) {
        throw new Refused("cached", "cached is 0, but a decode step stands behind a prefill, which runs the encoder");
    }
    const words = cached === 0n ? "--seq" : "--cached and --seq together";
    const [fixed, most] = [preset.fixed, preset.max].map((length) => (length ? number(length) : null));
    const [name, own] = preset.decodes ? ["source_seq", sizes.source_seq] : ["seq", sizes.seq];
    if (fixed !== null && own !== undefined && own !== fixed) {
        throw new Refused(name, `${preset.title} has exactly ${preset.fixed} positions`);
    }
    const lengths = [["seq", context, words], ["source_seq", sizes.source_seq ?? 0n, "--source-seq"]];
    const checked = fixed === null ? lengths : preset.decodes ? lengths.slice(0, 1) : [];
    for (const [field, length, told] of checked.filter(([, value]) => most !== null && value > most)) {
        if (preset.hard) {
            const table = `a table of ${most} positions`;
            throw new Refused(field, `${field} comes to ${length}, but ${preset.title} has ${table}`);
        }
        warnings.push(`${told} is ${length}, beyond the ${most} positions that ${preset.name} is made for`);
    }
}

function checkLengths(sizes, preset, warnings) {
    if (isServed(preset)) {
        checkServed(sizes, preset, warnings);
        return;
    }
    for (const name of ["seq", "target_seq"].filter((length) => preset.max && sizes[length] > number(preset.max))) {
        const option = `--${name.replace("_", "-")} is ${sizes[name]}`;
        if (preset.hard) {
            throw new Refused(
                name,
                `${name} is ${sizes[name]}, but ${preset.title} has a table of ${preset.max} positions`,
            );
        }
        if (name === "seq" || preset.decodes) {
            warnings.push(`${option}, beyond the ${preset.max} positions that ${preset.name} is made for`);
        }
    }
    if (preset.fixed && sizes.seq !== undefined && sizes.seq !== number(preset.fixed)) {
        throw new Refused("seq", `${preset.title} has exactly ${preset.fixed} positions`);
    }
    if (sizes.context !== undefined && sizes.seq !== undefined && sizes.context < sizes.seq) {
        throw new Refused("context", `context counts every key, those of the ${sizes.seq} tokens included`);
    }
}

function checkExperts(side, sizes) {
    const byHand = side.sizes.experts !== undefined || side.sizes.top_k !== undefined;
    if (byHand && sizes.experts !== undefined && sizes.top_k > sizes.experts) {
        throw new Refused("top_k", `top_k is ${sizes.top_k}, but there are ${sizes.experts} experts`);
    }
}

/** Runs of layers in model order; where counts were changed by hand, one run a kind. */
function stackOf(preset, sizes, conventions) {
    const runs = preset.bodies.flatMap(({ counts, runs: own }) => {
        const layers = (kind) => sizes[counts[kind]] ?? sum(own, kind);
        const kinds = [...new Set(own.map(([kind]) => kind))];
        const same = kinds.every((kind) => layers(kind) === sum(own, kind));
        const listed = same
            ? own.map(([kind, count]) => [kind, BigInt(count)])
            : kinds.map((kind) => [kind, layers(kind)]);
        return listed.filter(([, count]) => count !== 0n).map(([kind, count]) => ({ kind, count, mtp: false }));
    });
    const behind = conventions.mtp === "true" ? preset.mtp : [];
    return [...runs, ...behind.map((kind) => ({ kind, count: sizes.mtp_depth, mtp: true }))];
}

function sum(runs, kind) {
    return runs.filter(([name]) => name === kind).reduce((total, [, count]) => total + BigInt(count), 0n);
}
