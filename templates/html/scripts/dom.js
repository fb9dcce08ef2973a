// Elements from data. Texts become text nodes: nothing that a name holds is ever read as markup.

const SVG = "http://www.w3.org/2000/svg";

function filled(node, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith("on")) {
            node.addEventListener(name.slice(2), value);
        } else if (value === true) {
            node.setAttribute(name, "");
        } else if (value !== false && value !== null && value !== undefined) {
            node.setAttribute(name, value);
        }
    }
    node.append(...children.flat().filter((child) => child !== null && child !== undefined));
    return node;
}

export function element(tag, attributes = {}, ...children) {
    return filled(document.createElement(tag), attributes, children);
}

export function drawn(tag, attributes = {}, ...children) {
    return filled(document.createElementNS(SVG, tag), attributes, children);
}

export function byId(id) {
    return document.getElementById(id);
}

/** MathML that this page was made with, as nodes. */
export function markup(text) {
    const holder = document.createElement("template");
    holder.innerHTML = text;
    return [...holder.content.childNodes];
}
