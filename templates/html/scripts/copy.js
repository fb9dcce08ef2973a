// Every formula can be copied: as LaTeX, as Python, as plain text in the grammar of sheets.

import { copies, order } from "./data.js";
import { byId, element } from "./dom.js";

const FORMS = [
    ["latex", "LaTeX"],
    ["python", "Python"],
    ["text", "Plain text"],
];

let opener = null;

function textsOf(formula) {
    const { latex, text, python = text } = formula.dataset;
    return { latex, python, text };
}

async function write(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        // A page that was opened from a file may not be allowed to use the clipboard's own interface.
        const area = element("textarea", { class: "offscreen", "aria-hidden": "true" });
        area.value = text;
        document.body.append(area);
        area.select();
        document.execCommand("copy");
        area.remove();
    }
}

const said = element("span", { class: "offscreen", role: "status" });
const menu = element("div", { id: "copy-menu", role: "menu", "aria-label": "Copy the formula as", hidden: true });

function close() {
    menu.hidden = true;
    opener?.setAttribute("aria-expanded", "false");
    opener = null;
}

function open(button) {
    close();
    const texts = textsOf(button.parentElement);
    menu.replaceChildren(
        ...FORMS.map(([name, title]) => {
            const copy = async () => {
                const from = opener;
                close();
                from.focus();
                await write(texts[name]);
                said.textContent = `copied as ${title}`;
                from.dataset.done = title;
                setTimeout(() => delete from.dataset.done, 1200);
            };
            return element("button", { type: "button", role: "menuitem", onclick: copy, title: texts[name] }, title);
        }),
    );
    opener = button;
    button.setAttribute("aria-expanded", "true");
    menu.hidden = false;
    place(button);
    menu.firstElementChild.focus();
}

function place(button) {
    const { left, bottom, top } = button.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = menu;
    const below = bottom + height + 8 < window.innerHeight;
    menu.style.left = `${Math.max(8, Math.min(left + window.scrollX, window.scrollX + window.innerWidth - width - 8))}px`;
    menu.style.top = `${(below ? bottom + 4 : top - height - 4) + window.scrollY}px`;
}

function step(event) {
    const items = [...menu.children];
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key === "Escape") {
        const from = opener;
        close();
        from?.focus();
    } else if (event.key in moves) {
        event.preventDefault();
        const next = items.indexOf(document.activeElement) + moves[event.key] + items.length;
        items[next % items.length].focus();
    }
}

/** Gives every formula its button. */
export function startCopies() {
    byId("main").append(menu, said);
    for (const [place, formula] of document.querySelectorAll(".formula").entries()) {
        const [latex, text, python] = copies[order[place]];
        Object.assign(formula.dataset, { latex, text, ...(python ? { python } : {}) });
        const button = element(
            "button",
            { type: "button", class: "copy", "aria-haspopup": "menu", "aria-expanded": "false" },
            element("span", { class: "offscreen" }, "Copy this formula"),
        );
        formula.append(button);
    }
    document.addEventListener("click", (event) => {
        const button = event.target.closest("button.copy");
        if (button) {
            open(button);
        } else if (!menu.contains(event.target)) {
            close();
        }
    });
    menu.addEventListener("keydown", step);
    menu.addEventListener("focusout", (event) => {
        if (event.relatedTarget && !menu.contains(event.relatedTarget)) {
            close();
        }
    });
}
