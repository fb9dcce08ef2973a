// Work after a change, in turns: what a reader looks at at once, all else behind it, none longer than a frame.

const shown = new Set();
const watched = new WeakSet();
const watcher = new IntersectionObserver((entries) =>
    entries.forEach(({ target, isIntersecting }) => shown[isIntersecting ? "add" : "delete"](target)),
);
let pending = 0;

function isShown(node) {
    if (!watched.has(node)) {
        watched.add(node);
        watcher.observe(node);
    }
    return shown.has(node);
}

/**
 * Draws parts of the page, pairs of a node, or null, and what fills it; calls `done` when all of them stand. Parts of
 * an earlier call that still wait are given up.
 */
export function inTurns(parts, done) {
    clearTimeout(pending);
    const waiting = [];
    for (const [node, draw] of parts) {
        if (node && isShown(node)) {
            draw();
        } else {
            waiting.push(draw);
        }
    }
    const turn = () => {
        const draw = waiting.shift();
        draw?.();
        if (waiting.length) {
            pending = setTimeout(turn);
        } else {
            done();
        }
    };
    pending = setTimeout(turn);
}
