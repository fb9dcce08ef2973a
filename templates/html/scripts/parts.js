// What component functions call: tensors, and the work of a projection.

import { helpers } from "./arithmetic.js";

const { _add: add, _multiply: multiply } = helpers;

/** What component functions return: tensors, and amounts by phase; backward does `again` times what forward does. */
function component(tensors, phases, again) {
    if (again !== undefined) {
        phases.backward ??= {};
        for (const [name, amount] of Object.entries(phases.forward)) {
            phases.backward[name] = add(phases.backward[name] ?? 0n, multiply(again, amount));
        }
    }
    return { tensors, phases };
}

/** A tensor: its extents, times what is kept of them; null of one that does not exist. */
function tensor([role, lifetime, slot, name, kept = 1n, storage = null], axes, given = {}) {
    const exists = kept !== null;
    const shape = Object.entries(axes).flatMap(([axis, some]) =>
        [some].flat().map((extent) => [axis.replace(/_+$/, ""), exists ? extent : 0n]),
    );
    const stated = exists ? given.stated : 0n;
    const every = stated ?? shape.reduce((product, [, extent]) => multiply(product, extent), 1n);
    const bytes = exists ? (given.stated_bytes ?? null) : 0n;
    return { name, role, slot, lifetime, storage, kept: kept ?? 0n, every, bytes, active: given.active ?? every, shape };
}

const saved = (positions, axes, given) => tensor(["activation", "saved", "act", ...positions], axes, given);
const saved_as = (positions, axes, given) => tensor(["activation", "saved", ...positions], axes, given);
const gradient = (positions, axes, given) =>
    tensor(["input_gradient", "transient", "act_grad", ...positions], axes, given);
const IMPLIED = [
    ["", "param", "param"],
    ["master_", "master_param", "master"],
    ["grad_", "param_gradient", "param_grad"],
];

/** A trained parameter, its master copy (none where the precision gives it no width), gradient and two moments. */
function parameter([name, active], axes, given = {}) {
    const more = active === undefined || active === null ? given : { ...given, active };
    const held = IMPLIED.map(([before, role, slot]) => tensor([role, "persistent", slot, before + name], axes, more));
    const moments = ["optimizer_state", "persistent", "opt", `moments_${name}`];
    return [...held, tensor(moments, { ...axes, moments: 2n }, given)];
}

/** Work of a projection: a matrix product forward, two backward, the weight's gradient added to earlier ones. */
function linear(tokens, inputs, outputs) {
    const [x, w, y] = [multiply(tokens, inputs), multiply(inputs, outputs), multiply(tokens, outputs)];
    const product = multiply(tokens, w);
    return {
        forward: { matmul: multiply(2n, product), read_act: x, read_param: w, write_act: y },
        backward: {
            matmul: multiply(4n, product),
            read_act_grad: multiply(2n, y),
            read_param: w,
            write_act_grad: x,
            read_act: x,
            add_param_grad: w,
        },
    };
}

export const PARTS = { component, gradient, linear, parameter, saved, saved_as, tensor };
