// The evaluator of a structure: component functions, put together as the runtime of the Python module does it.

import { helpers } from "./arithmetic.js";
import { isZero, parse } from "./exact.js";
import { PARTS } from "./parts.js";

const { _add: add, _multiply: multiply } = helpers;
const LENGTH_OF_SLOT = "width_".length;

/** A library's evaluators by key, made when they are asked for. */
export function evaluators(library) {
    const { functions, structures } = library({ ...helpers, ...PARTS });
    const known = new Map();
    return (key) => {
        if (!known.has(key) && Object.hasOwn(structures, key)) {
            known.set(key, new Evaluator(structures[key], functions));
        }
        return known.get(key);
    };
}

const UNITS = { matmul: "compute_w", vector: "compute_accum" };

/** Rows of an amount: quantity, unit, slot, direction. */
function columns(name) {
    const [first, ...rest] = name.replace(/_bytes$/, "").split("_");
    const slot = rest.join("_");
    if (first in UNITS) {
        return [["flops", first, slot || UNITS[first], ""]];
    }
    return (first === "add" ? ["read", "write"] : [first]).map((way) => ["hbm_bytes", "", slot, way]);
}

class Evaluator {
    constructor(structure, functions) {
        const table = (record) => Object.fromEntries(Object.entries(record).map(([name, text]) => [name, parse(text)]));
        this.FAMILY = structure.family;
        this.FORMULAS = structure.formulas;
        this.UNPRICED = structure.unpriced ?? [];
        this.DIMS = structure.dims;
        this.WIDTHS = structure.widths;
        this.COEFFICIENTS = table(structure.coefficients);
        this.CONVENTIONS = structure.options;
        this.MEMORY = structure.memory ?? [];
        this.asked = structure.conventions;
        this.dtypes = table(structure.dtypes);
        this.usual = { ...table(structure.usual), ...this.COEFFICIENTS };
        this.derived = functions[structure.derived];
        this.totalNames = structure.totals;
        this.layers = structure.layers.map(([kind, times, parts]) => ({
            kind,
            times,
            parts: parts.map(([place, name, type, group, count, own, tied]) => {
                const part = { make: functions[place], kind, name, type, group, count: BigInt(count), tied };
                return { ...part, times: own || times };
            }),
        }));
        this.parts = this.layers.flatMap(({ parts }) => parts);
        this.KINDS = this.layers.map(({ kind, times }) => [kind, times]);
        this.INSTANCES = this.parts.map((part) => [part.kind, part.name, part.type, part.group, part.times, part.tied]);
        this.moments = (structure.moments ?? []).map(([kind, items]) => [
            kind,
            items.map(([name, place]) => [name, functions[place]]),
        ]);
        this.transient = functions[structure.transient];
        this.list();
        // Of the question that was asked last.
        this.last = null;
    }

    /** Rows and tensors, read off what functions return where every size is one. */
    list() {
        const ones = Object.fromEntries([...this.DIMS, ...this.WIDTHS].map((name) => [name, 1n]));
        const given = this.sizes(ones);
        this.ROWS = [];
        this.TENSORS = [];
        for (const part of this.parts) {
            const { tensors, phases } = part.make(given);
            part.work = this.work(phases);
            part.caches = tensors.some(({ role }) => role === "cache");
            const first = [part.kind, part.name, part.type, part.times];
            const rows = part.work.map(({ row }) => row);
            for (const item of tensors) {
                const { name, role, slot, lifetime, storage, shape } = item;
                const own = storage ?? (lifetime === "saved" ? `${part.name}.${name}` : "");
                this.TENSORS.push([part.kind, part.name, name, role, slot, lifetime, own]);
                rows.push(["", "elements", role, slot, "", name], ["", "bytes", role, slot, "", name]);
                rows.push(...shape.map(([axis]) => ["", "shape", role, slot, axis, name]));
            }
            part.adds = rows.flatMap((row, place) => this.fields(row).map((field) => [place, field]));
            this.ROWS.push(...rows.map((row) => [...first, ...row]));
        }
    }

    /** Amounts in the order of rows: those of FLOPs first. */
    work(phases) {
        const found = Object.entries(phases).flatMap(([phase, amounts]) =>
            Object.keys(amounts).flatMap((name) =>
                columns(name).map((column) => {
                    const [, unit, slot, direction] = column;
                    const width = unit === "" && !name.endsWith("_bytes") ? slot : null;
                    const again = name.startsWith("add_") && direction === "read";
                    return { phase, name, again, width, row: [phase, ...column, ""] };
                }),
            ),
        );
        const flops = ({ row }) => row[1] === "flops";
        return [...found.filter(flops), ...found.filter((item) => !flops(item))];
    }

    /** Totals that a row adds to. */
    fields([phase, quantity, unit, , direction]) {
        const first = phase ? `${phase}_${unit || direction}_${quantity.replace("hbm_", "")}` : `${unit}_${quantity}`;
        const more = { param_elements: ["params", "params_active"], buffer_elements: ["buffers"] }[first] ?? [];
        return [first, ...more].filter((name) => this.totalNames.includes(name));
    }

    /** All that functions are called with. */
    sizes(given) {
        const found = { ...this.usual };
        for (const [name, options] of Object.entries(this.asked)) {
            found[name] = options[0];
        }
        Object.assign(found, given);
        const all = this.derived(found);
        const widths = { ...this.dtypes };
        for (const name of Object.keys(found).filter((key) => key.startsWith("width_"))) {
            widths[name.slice(LENGTH_OF_SLOT)] = found[name];
        }
        return { ...all, widths };
    }

    /** What the function of each part returns, and values of its rows; kinds that share a function share these. */
    evaluated(given) {
        if (this.last?.given !== given) {
            const sizes = this.sizes(given);
            const known = new Map();
            const answer = (part) => {
                const made = part.make(sizes);
                known.set(part.make, { made, values: this.values(part, made, sizes) });
                return known.get(part.make);
            };
            this.last = { given, sizes, answers: this.parts.map((part) => known.get(part.make) ?? answer(part)) };
        }
        return this.last;
    }

    values(part, { tensors, phases }, { widths, accumulating }) {
        const found = part.work.map(({ phase, name, again, width }) => {
            const amount = again ? multiply(phases[phase][name], accumulating) : phases[phase][name];
            return width === null ? amount : multiply(amount, widths[width]);
        });
        for (const item of tensors) {
            const held = multiply(item.every, item.kept);
            const single = item.role === "master_param" && this.FORMULAS === "standard";
            const copies = single && isZero(widths[item.slot]) ? 0n : 1n;
            found.push(multiply(held, copies), item.bytes ?? multiply(held, widths[item.slot]));
            found.push(...item.shape.map(([, extent]) => extent));
        }
        return found;
    }

    /** Every row, for one instance, in the order of ROWS. */
    components(given) {
        return this.evaluated(given).answers.flatMap(({ values }) => values);
    }

    /** Sums over the whole model. */
    totals(given) {
        const { counts } = this.evaluated(given).sizes;
        return this.sums(given, (part) => multiply(counts[part.kind], part.count));
    }

    /** The same over one layer of a kind. */
    kind(name, given) {
        return this.sums(given, (part) => (part.kind === name ? part.count : null));
    }

    sums(given, times) {
        const { answers } = this.evaluated(given);
        const found = Object.fromEntries(this.totalNames.map((name) => [name, 0n]));
        this.parts.forEach((part, place) => {
            const copies = times(part);
            if (copies === null) {
                return;
            }
            const { made, values } = answers[place];
            for (const [row, field] of part.adds) {
                const value = field === "params_active" ? active(part, made, row) : values[row];
                found[field] = add(found[field], multiply(copies, value));
            }
        });
        return found;
    }

    /** Bytes of the caches alone: a picture asks for many. */
    cacheBytes(given) {
        const sizes = this.sizes(given);
        const cached = this.parts.filter(({ caches }) => caches);
        return cached.reduce((sum, part) => {
            const tensors = part.make(sizes).tensors.filter(({ role }) => role === "cache");
            const copies = multiply(sizes.counts[part.kind], part.count);
            return tensors.reduce((more, item) => add(more, multiply(copies, bytesOf(item, item.kept, sizes))), sum);
        }, 0n);
    }

    /** Bytes of a device: what is there throughout, what forward keeps, the peak, and what is transient at points. */
    memory(given) {
        const { sizes, answers } = this.evaluated(given);
        const held = (lifetime) =>
            this.parts.reduce((sum, part, place) => {
                const copies = multiply(sizes.counts[part.kind], part.count);
                const tensors = answers[place].made.tensors.filter((item) => item.lifetime === lifetime);
                return tensors.reduce((more, item) => add(more, multiply(copies, bytesOf(item, item.kept, sizes))), sum);
            }, 0n);
        const moments = Object.fromEntries(
            this.moments.map(([kind, items]) => [kind, Object.fromEntries(items.map(([name, make]) => [name, make(sizes)]))]),
        );
        const points = this.transient(moments, (kind, core) => this.internals(sizes, kind, core), sizes);
        const [persistent, saved] = [held("persistent"), held("saved")];
        const most = helpers._max(0n, ...Object.values(points));
        const found = { persistent, saved, peak: add(add(persistent, saved), most), ...points };
        return this.MEMORY.map((name) => found[name]);
    }

    /** What a layer keeps beside its input where nothing is made again; of a core, what that alone makes again. */
    internals(sizes, kind, core) {
        const whole = { ...sizes, layer_kept: 1n, core_kept: 1n };
        const parts = this.parts.filter((part) => part.kind === kind && (core === undefined || part.name === core));
        return parts.reduce((sum, part) => {
            const kept = part.make(whole).tensors.filter(
                ({ role, storage, name }) =>
                    role === "activation" && storage !== "layer.input" && !(core !== undefined && name === "output"),
            );
            return kept.reduce((more, item) => add(more, multiply(part.count, bytesOf(item, item.kept, sizes))), sum);
        }, 0n);
    }
}

function bytesOf(item, kept, { widths }) {
    return item.bytes ?? multiply(multiply(item.every, kept), widths[item.slot]);
}

/** Of a row of a parameter's elements, how many one token reads. */
function active(part, { tensors }, row) {
    let place = part.work.length;
    for (const item of tensors) {
        if (place === row) {
            return item.active;
        }
        place += 2 + item.shape.length;
    }
    return 0n;
}
