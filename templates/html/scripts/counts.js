// Counts of instances, such as `2*(moe_layers + mtp_depth)`: the sheet grammar's sums and products of names and numbers.

import { add, multiply } from "./exact.js";

const TOKEN = /\s*(\d+|[^\W\d][\w]*|\*\*|[-+*()])/uy;

function tokens(text) {
    const found = [];
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < text.trimEnd().length) {
        const match = TOKEN.exec(text);
        if (!match) {
            throw new SyntaxError(`count ${text} is no expression`);
        }
        found.push(match[1]);
    }
    return found;
}

/** The value of a count, over sizes by name. */
export function count(text, sizes) {
    const left = tokens(text);
    const value = total(left, sizes);
    if (left.length) {
        throw new SyntaxError(`count ${text} is no expression`);
    }
    return value;
}

function total(left, sizes) {
    let value = product(left, sizes);
    while (left[0] === "+" || left[0] === "-") {
        const sign = left.shift() === "+" ? 1n : -1n;
        value = add(value, multiply(sign, product(left, sizes)));
    }
    return value;
}

function product(left, sizes) {
    let value = power(left, sizes);
    while (left[0] === "*") {
        left.shift();
        value = multiply(value, power(left, sizes));
    }
    return value;
}

function power(left, sizes) {
    const base = atom(left, sizes);
    if (left[0] !== "**") {
        return base;
    }
    left.shift();
    return Array.from({ length: Number(left.shift()) }).reduce((made) => multiply(made, base), 1n);
}

function atom(left, sizes) {
    const token = left.shift();
    if (token === "(") {
        const value = total(left, sizes);
        left.shift();
        return value;
    }
    if (/^\d/.test(token ?? "")) {
        return BigInt(token);
    }
    if (!Object.hasOwn(sizes, token)) {
        throw new SyntaxError(`a count needs ${token}, which is no size of the model`);
    }
    return sizes[token];
}
