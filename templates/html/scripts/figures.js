// What a module computes for one question, with counts and dtypes: everything that is shown is read off this.

import { count } from "./counts.js";
import { isServed } from "./serving.js";
import { add, divide, isZero, multiply, sum } from "./exact.js";

const COLUMNS = "kind component type times phase quantity unit slot direction tensor".split(" ");

/**
 * Rows of a module as records, once for all questions, with what no question changes: the instance that a row is of,
 * the row of the bytes of its tensor, and the measures that it adds to.
 */
export function rowsOf(module) {
    const owners = new Map(module.INSTANCES.map(([kind, name], place) => [`${kind} ${name}`, place]));
    const rows = module.ROWS.map((row) => Object.fromEntries(COLUMNS.map((column, place) => [column, row[place]])));
    const tensor = (row) => `${row.kind} ${row.component} ${row.tensor}`;
    const bytes = new Map(rows.flatMap((row, place) => (row.quantity === "bytes" ? [[tensor(row), place]] : [])));
    return rows.map((row, place) => ({
        ...row,
        owner: owners.get(`${row.kind} ${row.component}`),
        bytes: row.tensor ? bytes.get(tensor(row)) : place,
        measures: Object.keys(MEASURES).filter((name) => MEASURES[name].picked(row)),
    }));
}

/** The dtype of a slot; null where the policy stores no such tensor and nothing needs one. */
function dtype(policy, dtypes, slot, value) {
    if (Object.hasOwn(dtypes, slot)) {
        return slot;
    }
    const name = policy[slot];
    if (name) {
        return name;
    }
    if (isZero(value)) {
        return null;
    }
    throw new RangeError(`the precision has no dtype for ${slot}`);
}

/**
 * Figures of a question.
 *
 * `question` has `structure` ({module, rows}), `sizes`, `conventions`, `policy` (slot to dtype) and `dtypes`.
 */
export function figures(question) {
    const { structure, sizes, conventions } = question;
    const { module, rows } = structure;
    const given = { ...sizes, ...conventions };
    const values = module.components(given);
    const counted =
        conventions.mtp === "true" || !Object.hasOwn(sizes, "mtp_depth") ? sizes : { ...sizes, mtp_depth: 0n };
    const texts = new Set([...rows.map((row) => row.times), ...module.INSTANCES.map((item) => item[4])]);
    const counts = Object.fromEntries([...texts].map((text) => [text, count(text, counted)]));
    const kinds = Object.fromEntries(module.KINDS.map(([kind, text]) => [kind, count(text, counted)]));
    const { policy, dtypes } = question;
    // A tensor's elements and extents have the dtype of its bytes.
    const cells = rows.map((row, place) => {
        return { row, value: values[place], dtype: dtype(policy, dtypes, row.slot, values[row.bytes]) };
    });
    const memory = module.MEMORY?.length ? Object.fromEntries(zip(module.MEMORY, module.memory(given))) : null;
    return {
        question,
        given,
        cells,
        counts,
        kinds,
        totals: module.totals(given),
        memory,
        instances: instances(module, cells),
    };
}

function zip(names, values) {
    return names.map((name, place) => [name, values[place]]);
}

/** Cells of each instance, in the module's order. */
function instances(module, cells) {
    const found = module.INSTANCES.map(([kind, name, type, group, times, tied], place) => {
        return { place, kind, name, type, group, times, tied, cells: [] };
    });
    for (const cell of cells) {
        found[cell.row.owner].cells.push(cell);
    }
    return found;
}

/** The sum over the model of the cells picked. */
export function total(found, picked) {
    return sum(found.cells.filter(picked).map(({ row, value }) => multiply(value, found.counts[row.times])));
}

/** FLOPs on a unit or bytes in a direction, of a phase; the module's own total where it has one. */
export function work(found, quantity, phase, column) {
    const field = `${phase}_${column}_${quantity === "flops" ? "flops" : "bytes"}`;
    if (Object.hasOwn(found.totals, field)) {
        return found.totals[field];
    }
    return total(
        found,
        ({ row }) =>
            row.quantity === quantity && row.phase === phase && (row.unit === column || row.direction === column),
    );
}

/** Elements or bytes of a role; none where the precision leaves its slot out. A stage holds several micro-batches. */
export function held(found, quantity, role) {
    const value = total(found, ({ row, dtype: name }) => row.quantity === quantity && row.unit === role && name);
    const { in_flight: chunks, vpp } = found.question.sizes;
    return role === "activation" && chunks !== undefined ? divide(multiply(value, chunks), vpp) : value;
}

/** Bytes that a rank puts on the wire in forward and backward. */
export function sent(found) {
    return total(found, ({ row }) => row.quantity === "wire_bytes" && row.phase !== "optimizer");
}

export const MEASURES = {
    flops: { title: "FLOPs", unit: "flops", picked: (row) => row.quantity === "flops" && row.phase !== "optimizer" },
    forward: {
        title: "forward FLOPs",
        unit: "flops",
        picked: (row) => row.quantity === "flops" && row.phase === "forward",
    },
    backward: {
        title: "backward FLOPs",
        unit: "flops",
        picked: (row) => row.quantity === "flops" && row.phase === "backward",
    },
    traffic: {
        title: "HBM traffic",
        unit: "bytes",
        picked: (row) => row.quantity === "hbm_bytes" && row.phase !== "optimizer",
    },
    params: {
        title: "parameters",
        unit: "elements",
        picked: (row) => row.quantity === "elements" && row.unit === "param",
    },
    saved: {
        title: "saved activations",
        unit: "bytes",
        picked: (row) => row.quantity === "bytes" && row.unit === "activation",
    },
    cache: {
        title: "cache",
        unit: "bytes",
        picked: (row) => row.quantity === "bytes" && row.unit === "cache",
    },
};
// Measures that a served model has nothing of, and one that only it has.
const TRAINED = ["backward", "saved"];
const CACHED = ["cache"];

/** Names of the measures of a workload. */
export function measuresOf(preset) {
    return Object.keys(MEASURES).filter((name) => !(isServed(preset) ? TRAINED : CACHED).includes(name));
}

const known = new WeakMap();

/** Every measure of each instance over all its copies; instances that do not occur are left out. */
export function lines(found) {
    if (!known.has(found)) {
        const present = found.instances.filter((item) => !isZero(found.counts[item.times]));
        known.set(
            found,
            present.map((item) => ({ ...item, count: found.counts[item.times], ...measured(found, item) })),
        );
    }
    return known.get(found);
}

function measured(found, item) {
    const values = Object.fromEntries(Object.keys(MEASURES).map((name) => [name, []]));
    for (const { row, value } of item.cells) {
        row.measures.forEach((name) => values[name].push(value));
    }
    const times = found.counts[item.times];
    return Object.fromEntries(Object.entries(values).map(([name, listed]) => [name, multiply(sum(listed), times)]));
}

/** A measure of the whole model. */
export function whole(found, measure) {
    return sum(lines(found).map((line) => line[measure]));
}

/** Lines added up by component, kind or group, the largest first: `{label, group, value}`. */
export function shares(found, measure, by) {
    const sums = new Map();
    for (const line of lines(found)) {
        const label = { component: line.name, kind: line.kind, group: line.group }[by];
        const known = sums.get(label) ?? { label, group: by === "kind" ? "" : line.group, value: 0n };
        known.value = add(known.value, line[measure]);
        sums.set(label, known);
    }
    return [...sums.values()].filter((item) => !isZero(item.value));
}
