// What is asked of a served model beside what it computes: bytes of its caches, and what they come to at other lengths.

import { add, divide, multiply } from "./exact.js";

/** Whether a model is priced as it is served: forward alone, with caches. */
export function isServed(preset) {
    return preset.workload !== "training";
}

export function phasesOf(preset) {
    return isServed(preset) ? ["forward"] : ["forward", "backward"];
}

/** Bytes of the caches with another number of tokens held before the step, all else as it is. */
export function cacheAt(found, cached) {
    const { sizes, conventions, structure } = found.question;
    const context = add(cached, sizes.seq ?? 0n);
    const lengths = Object.fromEntries(
        Object.entries({ cached, context }).filter(([name]) => Object.hasOwn(sizes, name)),
    );
    return structure.module.cacheBytes({ ...sizes, ...lengths, ...conventions });
}

/** Bytes in all, of one sequence, and of one more token of one sequence, which is 0 in a full window. */
export function cacheTotals(found) {
    const bytes = found.totals.cache_bytes;
    const batch = found.question.sizes.batch ?? 1n;
    const { cached } = found.question.sizes;
    const longer = cached === undefined ? bytes : cacheAt(found, add(cached, 1n));
    const more = add(longer, multiply(bytes, -1n));
    return {
        cache_bytes: bytes,
        cache_bytes_per_sequence: divide(bytes, batch),
        cache_bytes_per_token: divide(more, batch),
    };
}

/** Points of the curve of cache bytes over context: contexts from the step's own tokens on, evenly spaced. */
export function cacheCurve(found, longest, steps) {
    const seq = found.question.sizes.seq ?? 0n;
    const room = longest > seq ? longest - seq : 0n;
    return Array.from({ length: steps + 1 }, (_, step) => {
        const whole = (room * BigInt(step)) / BigInt(steps);
        return { context: seq + whole, bytes: cacheAt(found, whole) };
    });
}
