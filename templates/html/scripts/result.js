// The complete answer, with the keys and digits of `symcost eval --format json`.

import { held, total, work } from "./figures.js";
import { cacheTotals, isServed, phasesOf } from "./serving.js";
import { divide, isZero, multiply, sum, text } from "./exact.js";

const UNITS = ["matmul", "vector"];
const PHASES = ["forward", "backward"];

/** The answer as plain objects; numbers stay BigInt, fractions and Number. */
export function result(found) {
    const { question, instances, counts } = found;
    const standard = question.structure.module.FORMULAS === "standard";
    const chosen = { ...question.conventions };
    if (Object.hasOwn(chosen, "mtp")) {
        chosen.mtp = chosen.mtp === "true";
    }
    const answer = {
        schema: 1n,
        model: question.preset.name,
        family: question.preset.family,
        formulas: question.structure.module.FORMULAS,
        ...(isServed(question.preset) ? { workload: question.preset.workload } : {}),
        conventions: { mac_flops: standard ? 2n : 1n, ...chosen },
        precision: question.precision,
        dims: question.sizes,
        warnings: question.warnings,
        unpriced: question.structure.module.UNPRICED,
        stack: question.stack,
        components: instances
            .filter((item) => !isZero(counts[item.times]))
            .map((item) => component(found, item, standard)),
        totals: totals(found, standard),
    };
    return found.memory ? { ...answer, memory: memory(found.memory) } : answer;
}

function directions(standard) {
    return standard ? ["read", "write"] : ["total"];
}

function component(found, item, standard) {
    const entry = { kind: item.kind, name: item.name, type: item.type, group: item.group };
    entry.count = found.counts[item.times];
    if (item.tied) {
        entry.tied_to = item.tied;
    }
    const of = (quantity) => item.cells.filter((cell) => cell.row.quantity === quantity);
    entry.flops = byPhase(found, of("flops"), "unit", UNITS);
    entry.hbm_bytes = byPhase(found, of("hbm_bytes"), "direction", directions(standard));
    const intensity = intensityOf(item.cells);
    if (intensity !== null) {
        entry.intensity = intensity;
    }
    entry.tensors = tensors(found, item, standard);
    return entry;
}

/** FLOPs a byte of traffic, forward and backward together; null without traffic. */
function intensityOf(cells) {
    const worked = cells.filter((cell) => PHASES.includes(cell.row.phase));
    const [flops, traffic] = ["flops", "hbm_bytes"].map((quantity) =>
        sum(worked.filter((cell) => cell.row.quantity === quantity).map((cell) => cell.value)),
    );
    return isZero(traffic) ? null : divide(flops, traffic);
}

/** Phase -> unit or direction -> dtype -> number; an optimizer phase only where there is one. */
function byPhase({ question }, cells, column, names) {
    const standard = question.structure.module.FORMULAS === "standard";
    const usual = phasesOf(question.preset);
    const present = cells.filter((cell) => cell.dtype && !(standard && isZero(cell.value)));
    const phases = present.some((cell) => cell.row.phase === "optimizer") ? [...usual, "optimizer"] : usual;
    const inside = (phase, name) => present.filter((cell) => cell.row.phase === phase && cell.row[column] === name);
    return record(phases, (phase) => record(names, (name) => byDtype(inside(phase, name), (cell) => cell.value)));
}

function byDtype(cells, value) {
    const names = [...new Set(cells.map((cell) => cell.dtype))].sort();
    return record(names, (name) => sum(cells.filter((cell) => cell.dtype === name).map(value)));
}

function record(names, value) {
    return Object.fromEntries(names.map((name) => [name, value(name)]));
}

function tensors(found, item, standard) {
    const known = new Map(
        found.question.structure.module.TENSORS.map((row) => [row.slice(0, 3).join(" "), row.slice(3)]),
    );
    const names = [...new Set(item.cells.map((cell) => cell.row.tensor).filter(Boolean))];
    return names.flatMap((name) => {
        const own = item.cells.filter((cell) => cell.row.tensor === name);
        const [elements, bytes] = ["elements", "bytes"].map((q) => own.find((cell) => cell.row.quantity === q));
        if (!bytes.dtype || (standard && isZero(elements.value))) {
            return [];
        }
        const [role, , lifetime] = known.get(`${item.kind} ${item.name} ${name}`);
        const shape = extents(own.filter((cell) => cell.row.quantity === "shape"));
        return [{ name, role, lifetime, shape, dtype: bytes.dtype, elements: elements.value, bytes: bytes.value }];
    });
}

/** Axis -> extent; an axis that is a list in the source is one here, and so is one that stands in several rows. */
function extents(cells) {
    const found = new Map();
    for (const { row, value } of cells) {
        const axis = row.direction.replace(/\[\]$/, "");
        const known = found.get(axis) ?? { list: axis !== row.direction, values: [] };
        known.values.push(value);
        found.set(axis, known);
    }
    return Object.fromEntries(
        [...found].map(([axis, { list, values }]) => [axis, list || values.length > 1 ? values : values[0]]),
    );
}

function totals(found, standard) {
    const phases = (quantity) => {
        const optimizer = found.cells.some(
            ({ row, value }) =>
                row.quantity === quantity &&
                row.phase === "optimizer" &&
                !isZero(value) &&
                !isZero(found.counts[row.times]),
        );
        const usual = phasesOf(found.question.preset);
        return optimizer ? [...usual, "optimizer"] : usual;
    };
    const works = (quantity, names) =>
        record(phases(quantity), (phase) => record(names, (name) => work(found, quantity, phase, name)));
    const scaled = ({ row, value }) => multiply(value, found.counts[row.times]);
    const dtypes = (quantity) =>
        record(phases(quantity), (phase) =>
            byDtype(
                found.cells.filter(({ row, dtype }) => row.quantity === quantity && row.phase === phase && dtype),
                scaled,
            ),
        );
    const roles = found.question.roles;
    const sizes = record(roles, (role) => held(found, "bytes", role));
    return {
        params: found.totals.params,
        params_active: found.totals.params_active,
        buffers: found.totals.buffers ?? 0n,
        flops: works("flops", UNITS),
        flops_by_dtype: dtypes("flops"),
        hbm_bytes: works("hbm_bytes", directions(standard)),
        hbm_bytes_by_dtype: dtypes("hbm_bytes"),
        elements_by_role: record(roles, (role) => held(found, "elements", role)),
        bytes_by_role: sizes,
        ...(isServed(found.question.preset)
            ? { ...cacheTotals(found), peak_bytes: found.memory.peak }
            : { saved_activation_bytes: sizes.activation }),
    };
}

function memory(found) {
    const { persistent, saved, peak, unsharded, communication, ...points } = found;
    const beside = unsharded === undefined ? {} : { unsharded, communication };
    return { persistent, ...(saved === undefined ? {} : { saved }), peak, ...beside, points: Object.entries(points).map(([name, bytes]) => ({ name, bytes })) };
}

/** JSON text, one value a line; whole numbers of any size as digits, fractions as text. */
export function json(value, margin = "") {
    if (typeof value === "bigint" || typeof value === "number") {
        return text(value);
    }
    if (value === null || typeof value !== "object") {
        return JSON.stringify(value);
    }
    if (typeof value.numerator === "bigint") {
        return JSON.stringify(text(value));
    }
    const list = Array.isArray(value);
    const items = list
        ? value.map((item) => json(item, `${margin} `))
        : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${json(item, `${margin} `)}`);
    const [open, close] = list ? ["[", "]"] : ["{", "}"];
    return items.length ? `${open}\n${margin} ${items.join(`,\n${margin} `)}\n${margin}${close}` : open + close;
}
