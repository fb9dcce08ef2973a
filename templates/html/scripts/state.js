// What a reader chose, and its text behind the # of the address: a page is bookmarked and sent as it stands.

import { isServed } from "./serving.js";

export const VIEW = { measure: "flops", by: "component", balance: "295", digits: "short", json: "closed" };
const SECOND = "vs.";

/** The first side as the page opens. */
export function initial(page) {
    return { a: sideOf(page.presets[0]), b: null, missing: [], ...VIEW };
}

/** A side that is a preset as it stands. */
export function sideOf(preset) {
    return { preset: preset.name, precision: preset.precision, conventions: {}, sizes: {} };
}

/** Whether a model can be priced in a policy: training makes gradients, which policies of served models lack. */
export function bears(preset, policy) {
    return isServed(preset) || policy.param_grad !== null;
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
    const preset = page.presets.find((item) => item.name === found.get(`${prefix}model`)) ?? page.presets[0];
    const side = sideOf(preset);
    for (const [key, value] of found) {
        const own = key.startsWith(SECOND) ? SECOND : "";
        const name = key.slice(prefix.length);
        if (own !== prefix) {
            continue;
        }
        if (name === "precision" && Object.hasOwn(page.policies, value) && bears(preset, page.policies[value])) {
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
    const preset = page.presets.find((item) => item.name === side.preset);
    if (usual && preset !== usual) {
        found.set(`${prefix}model`, side.preset);
    }
    if (side.precision !== preset.precision) {
        found.set(`${prefix}precision`, side.precision);
    }
    for (const [name, value] of [...Object.entries(side.conventions), ...Object.entries(side.sizes)]) {
        found.set(`${prefix}${name}`, value);
    }
}
