// What a reader chose, and its text behind the # of the address: a page is bookmarked and sent as it stands.

import { isServed } from "./serving.js";

/** The preset of a side: a model under a workload. */
export function presetOf(side, page) {
    return page.presets.find((item) => item.name === side.preset && item.workload === side.workload);
}

/** Workloads that a model bears, in the page's order. */
export function workloadsOf(name, page) {
    return page.presets.filter((item) => item.name === name).map((item) => item.workload);
}

export const VIEW = { measure: "flops", by: "component", balance: "295", digits: "short", json: "closed" };
const SECOND = "vs.";

/** The first side as the page opens. */
export function initial(page) {
    return { a: sideOf(page.presets[0]), b: null, missing: [], ...VIEW };
}

/** A side that is a preset as it stands. */
export function sideOf(preset) {
    const { name, workload, precision } = preset;
    return { preset: name, workload, precision, conventions: {}, sizes: {} };
}

/** The side of another model or workload, with what it can keep of a side: workload, conventions, precision. */
export function moved(side, name, workload, page) {
    const known = workloadsOf(name, page);
    const next = presetOf({ preset: name, workload: known.includes(workload) ? workload : known[0] }, page);
    const kept = bears(next, side.precision, page) && next.workload === side.workload;
    return { ...sideOf(next), conventions: side.conventions, ...(kept ? { precision: side.precision } : {}) };
}

/**
 * Whether a model can be priced in a policy: training makes gradients, which policies of served models lack; of a
 * policy that changes formulas the page must hold the structure.
 */
export function bears(preset, name, page) {
    const policy = page.policies[name];
    const here = !page.scaled.includes(name) || Object.hasOwn(preset.variants, name);
    return policy !== undefined && here && (isServed(preset) || policy.param_grad !== null);
}

/** The state of an address; what it does not know is left out. */
export function decode(hash, page) {
    const found = new URLSearchParams(hash.replace(/^#/, ""));
    const state = initial(page);
    for (const name of Object.keys(VIEW).filter((key) => found.has(key))) {
        state[name] = found.get(name);
    }
    const keys = [...found.keys()];
    const models = ["model", `${SECOND}model`].filter((key) => found.has(key)).map((key) => found.get(key));
    state.missing = models.filter((name) => !page.presets.some((preset) => preset.name === name));
    state.a = decodeSide(found, "", page);
    if (keys.some((key) => key.startsWith(SECOND))) {
        state.b = decodeSide(found, SECOND, page);
    }
    return state;
}

function decodeSide(found, prefix, page) {
    const asked = found.get(`${prefix}model`);
    const name = page.presets.some((item) => item.name === asked) ? asked : page.presets[0].name;
    const known = workloadsOf(name, page);
    const wanted = found.get(`${prefix}workload`) ?? page.presets[0].workload;
    const preset = presetOf({ preset: name, workload: known.includes(wanted) ? wanted : known[0] }, page);
    const side = sideOf(preset);
    for (const [key, value] of found) {
        const own = key.startsWith(SECOND) ? SECOND : "";
        const name = key.slice(prefix.length);
        if (own !== prefix) {
            continue;
        }
        if (name === "precision" && bears(preset, value, page)) {
            side.precision = value;
        } else if (
            page.conventions.some((row) => row.name === name && row.options.some((item) => item.name === value))
        ) {
            side.conventions[name] = value;
        } else if (Object.hasOwn(page.dims, name)) {
            side.sizes[name] = value;
        }
    }
    return side;
}

/** The address of a state: only what differs from the page as it opens. */
export function encode(state, page) {
    const found = new URLSearchParams();
    encodeSide(found, "", state.a, page.presets[0], page);
    if (state.b) {
        found.set(`${SECOND}model`, state.b.preset);
        encodeSide(found, SECOND, state.b, null, page);
    }
    for (const [name, value] of Object.entries(VIEW)) {
        if (state[name] !== value) {
            found.set(name, state[name]);
        }
    }
    return found.toString();
}

function encodeSide(found, prefix, side, usual, page) {
    const preset = presetOf(side, page);
    if (usual && side.preset !== usual.name) {
        found.set(`${prefix}model`, side.preset);
    }
    if (side.workload !== page.presets[0].workload) {
        found.set(`${prefix}workload`, side.workload);
    }
    if (side.precision !== preset.precision) {
        found.set(`${prefix}precision`, side.precision);
    }
    for (const [name, value] of [...Object.entries(side.conventions), ...Object.entries(side.sizes)]) {
        found.set(`${prefix}${name}`, value);
    }
}
