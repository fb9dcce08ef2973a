// Inputs of one side: a model to begin with, its sizes, precision and conventions.

import { element, markup } from "./dom.js";
import { chosen } from "./question.js";
import { isServed } from "./serving.js";
import { bears, moved, presetOf, sideOf, workloadsOf } from "./state.js";

const FIRST = ["batch", "seq", "cached", "source_seq", "target_seq", "context", "images"];
// Lengths that other ones decide.
const SERVED_FOLLOW = ["context", "target_seq"];

/** The panel of a side; `change` takes a function that alters the side. */
export function panel({ side, name, title, page, module, change, remove }) {
    const preset = presetOf(side, page);
    const parts = { side, name, page, module, preset, change };
    const every = [...module.DIMS, ...Object.keys(module.COEFFICIENTS), ...module.WIDTHS];
    const sizes = every.filter((size) => !(isServed(preset) && SERVED_FOLLOW.includes(size)));
    const lengths = FIRST.filter((size) => sizes.includes(size));
    const rest = sizes.filter((size) => !lengths.includes(size));
    return element(
        "section",
        { class: "side", "data-side": name, "aria-label": title },
        element(
            "div",
            { class: "side-head" },
            element("label", { for: `${name}-model` }, title),
            models(parts),
            element(
                "button",
                {
                    type: "button",
                    class: "quiet",
                    onclick: () => change((mine) => Object.assign(mine, sideOf(preset))),
                },
                "Reset",
            ),
            remove ? element("button", { type: "button", class: "quiet", onclick: remove }, "Remove") : null,
        ),
        element("p", { class: "refused", role: "alert", hidden: true }),
        element("div", { class: "sizes" }, ...lengths.map((size) => input(size, parts)), precisions(parts)),
        element(
            "div",
            { class: "switches" },
            workloads(parts),
            ...page.conventions
                .filter((row) => Object.hasOwn(module.asked, row.name))
                .map((row) => radios(row, parts))
                .filter(Boolean),
        ),
        element(
            "details",
            { class: "more" },
            element("summary", {}, "All sizes, costs of elementary functions, byte widths"),
            element("div", { class: "sizes" }, ...rest.map((size) => input(size, parts))),
        ),
    );
}

function models({ side, name, page, change }) {
    const titles = new Map(page.presets.map((preset) => [preset.name, preset.title]));
    const alike = new Set(page.presets.filter(({ structure }) => structure === page.own).map((preset) => preset.name));
    const own = [...titles].filter(([preset]) => alike.has(preset));
    const others = [...titles].filter(([preset]) => !alike.has(preset)).sort(([left], [right]) => (left < right ? -1 : 1));
    const option = ([preset, shown]) =>
        element("option", { value: preset, selected: preset === side.preset }, shown);
    const choose = (event) =>
        change((mine) => Object.assign(mine, moved(mine, event.target.value, mine.workload, page)), true);
    return element(
        "select",
        { id: `${name}-model`, onchange: choose },
        element("optgroup", { label: "the formulas of this page" }, ...own.map(option)),
        others.length ? element("optgroup", { label: "other structures" }, ...others.map(option)) : null,
    );
}

function precisions({ side, name, page, preset, change }) {
    return element(
        "div",
        { class: "size" },
        element("label", { for: `${name}-precision` }, "precision"),
        element(
            "select",
            {
                id: `${name}-precision`,
                onchange: (event) => change((mine) => (mine.precision = event.target.value), true),
            },
            ...Object.keys(page.policies)
                .filter((policy) => bears(preset, policy, page))
                .map((policy) => element("option", { value: policy, selected: policy === side.precision }, policy)),
        ),
    );
}

function input(size, { name, page, preset, change }) {
    const id = `${name}-${size}`;
    const dim = page.dims[size];
    const type = (event) => {
        const shown = event.target.value.trim();
        change((mine) => {
            if (shown === "") {
                delete mine.sizes[size];
            } else {
                mine.sizes[size] = shown;
            }
        });
    };
    return element(
        "div",
        { class: "size", title: `${dim.meaning} (${dim.unit})` },
        element(
            "label",
            { for: id },
            element("span", { class: "letter", "aria-hidden": "true" }, ...markup(dim.letter)),
            size,
        ),
        element("input", {
            id,
            type: "text",
            inputmode: "decimal",
            autocomplete: "off",
            spellcheck: "false",
            "data-size": size,
            placeholder: preset.sizes[size],
            oninput: type,
        }),
    );
}

/** What the model does: it trains, reads a prompt, or answers token by token. */
function workloads({ side, name, page, change }) {
    const known = workloadsOf(side.preset, page);
    if (known.length < 2) {
        return null;
    }
    const choose = (workload) => () =>
        change((mine) => Object.assign(mine, moved(mine, mine.preset, workload, page)), true);
    return element(
        "fieldset",
        { class: "switch", "data-convention": "workload" },
        element("legend", { title: "what the model does in the step that is priced" }, "workload"),
        ...known.map((workload) =>
            element(
                "label",
                {},
                element("input", {
                    type: "radio",
                    name: `${name}-workload`,
                    value: workload,
                    checked: workload === side.workload,
                    onchange: choose(workload),
                }),
                element("span", {}, workload),
            ),
        ),
    );
}

function radios(row, { side, name, page, module, preset, change }) {
    const allowed = preset.conventions[row.name] ?? [];
    if (allowed.length < 2) {
        return null;
    }
    const inForce = chosen(side, preset, module)[row.name];
    const own = preset.chosen[row.name];
    const choose = (option) => () =>
        change((mine) => {
            if (option === own) {
                delete mine.conventions[row.name];
            } else {
                mine.conventions[row.name] = option;
            }
        });
    const options = row.options.filter((option) => allowed.includes(option.name));
    return element(
        "fieldset",
        { class: "switch", "data-convention": row.name },
        element("legend", { title: row.meaning }, row.name.replace("_", " ")),
        ...options.map((option) =>
            element(
                "label",
                { title: option.meaning },
                element("input", {
                    type: "radio",
                    name: `${name}-${row.name}`,
                    value: option.name,
                    checked: option.name === inForce,
                    onchange: choose(option.name),
                }),
                element("span", {}, option.name),
            ),
        ),
    );
}

/** Puts values into the inputs of a panel, except where somebody types, and says what is refused. */
export function fill(holder, side, question, refused) {
    for (const field of holder.querySelectorAll("input[data-size]")) {
        const size = field.dataset.size;
        const stated = side.sizes[size];
        if (field !== document.activeElement) {
            field.value = stated ?? String(shown(question, size) ?? field.placeholder);
        }
        field.classList.toggle("changed", stated !== undefined);
        field.setAttribute("aria-invalid", String(refused?.field === size));
    }
    const message = holder.querySelector(".refused");
    message.hidden = !refused;
    message.textContent = refused ? refused.message : "";
}

function shown(question, size) {
    const value = question?.sizes[size];
    return typeof value === "object" ? `${value.numerator}/${value.denominator}` : value;
}
