// What pictures share: colours of groups, widths of texts, ticks of a logarithmic axis.

export const GROUPS = ["attention", "ffn", "norm", "embedding", "head", "loss", "other"];

/** The class that gives a mark the colour of its group. */
export function tint(group) {
    return GROUPS.includes(group) ? `group-${group}` : "group-other";
}

const canvas = document.createElement("canvas").getContext("2d");

/** Width of a text in pixels, in the font of pictures. */
export function widthOf(text, size = 13) {
    canvas.font = `${size}px system-ui, sans-serif`;
    return canvas.measureText(text).width;
}

/** A text that fits, shortened in the middle where it does not. */
export function fitted(text, width, size = 13) {
    if (widthOf(text, size) <= width) {
        return text;
    }
    for (let kept = text.length - 1; kept > 3; kept -= 1) {
        const half = Math.ceil(kept / 2);
        const short = `${text.slice(0, half)}…${text.slice(text.length - (kept - half))}`;
        if (widthOf(short, size) <= width) {
            return short;
        }
    }
    return text.slice(0, 3);
}

/** Whole powers of ten between two of them, at most `most`. */
export function powers(low, high, most) {
    const step = Math.max(1, Math.ceil((high - low) / most));
    const found = [];
    for (let power = Math.ceil(low); power <= high; power += 1) {
        if (power % step === 0) {
            found.push(power);
        }
    }
    return found;
}
