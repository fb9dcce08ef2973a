// The live page: an address becomes a state, a state becomes questions, questions become numbers and pictures.

import { fill, panel } from "./controls.js";
import { page } from "./data.js";
import { byId } from "./dom.js";
import { drawFigures, pictureParts, roomFor } from "./drawing.js";
import { figures, measuresOf } from "./figures.js";
import { ask } from "./question.js";
import { isServed } from "./serving.js";
import { decode, encode, presetOf, sideOf, VIEW } from "./state.js";
import { keyOf, structureOf } from "./structures.js";
import { inTurns } from "./turns.js";

let state = decode(location.hash, page);
let answers = [];
let room = null;

function sidesOf() {
    return state.b ? [state.a, state.b] : [state.a];
}

/** Names of the sides in tables and pictures. */
function namesOf() {
    const titles = sidesOf().map((side) => presetOf(side, page).title);
    return titles[0] === titles[1] ? titles.map((title, place) => `${title} (${"AB"[place]})`) : titles;
}

function structure(side) {
    return structureOf(keyOf(presetOf(side, page), side.precision), page);
}

function show({ panels = false } = {}) {
    if (panels) {
        syncView();
    }
    draw(panels);
}

function draw(panels) {
    const start = performance.now();
    if (panels) {
        drawPanels();
    }
    if (panels || !room) {
        room = roomFor();
    }
    answers = sidesOf().map(answer);
    drawFields();
    const found = answers.map((item) => item.found);
    const whole = found.every(Boolean);
    byId("figures").classList.toggle("stale", !whole);
    inTurns(whole ? drawFigures(found, view(), ownOf(found)) : [], () => {
        writeAddress();
        document.documentElement.dataset.milliseconds = (performance.now() - start).toFixed(1);
    });
}

function view() {
    return { names: namesOf(), state, room, page };
}

/** The answer that the document shows: the first, where it has the document's structure. */
function ownOf(found) {
    return keyOf(presetOf(state.a, page), state.a.precision) === page.own ? found[0] : null;
}

let writing = 0;

/** The address follows when a reader pauses: browsers refuse to write it with every key. */
function writeAddress() {
    clearTimeout(writing);
    writing = setTimeout(() => {
        const address = encode(state, page);
        history.replaceState(null, "", address ? `#${address}` : location.pathname + location.search);
    }, 150);
}

function answer(side) {
    let question = null;
    try {
        question = ask(side, page, structure(side));
        return { question, found: figures(question), refused: null };
    } catch (error) {
        return { question, found: null, refused: error };
    }
}

function drawPanels() {
    const open = [...document.querySelectorAll("#sides .more")].map((more) => more.open);
    const made = sidesOf().map((side, place) =>
        panel({
            side,
            name: "ab"[place],
            title: state.b ? `Model ${"AB"[place]}` : "Model",
            page,
            module: structure(side).module,
            change: (alter, panels = false) => {
                alter(side);
                show({ panels: panels || Object.keys(side.sizes).length === 0 });
            },
            remove: place === 1 ? () => ((state.b = null), show({ panels: true })) : null,
        }),
    );
    byId("sides").replaceChildren(...made);
    made.forEach((node, place) => (node.querySelector(".more").open = open[place] ?? false));
    byId("compare").hidden = Boolean(state.b);
}

function drawFields() {
    document.querySelectorAll("#sides .side").forEach((node, place) => {
        const { question, refused } = answers[place];
        fill(node, sidesOf()[place], question, refused);
    });
    const missing = state.missing.map((name) => `this page has no model ${name}`);
    const said = [...missing, ...answers.flatMap(({ question }) => question?.warnings ?? [])];
    byId("warnings").replaceChildren(
        ...said.map((line) => Object.assign(document.createElement("li"), { textContent: line })),
    );
}

function startView() {
    for (const name of Object.keys(VIEW).filter((key) => byId(key)?.matches("select, input"))) {
        const control = byId(name);
        const read = () => (control.type === "checkbox" ? (control.checked ? "all" : "short") : control.value);
        control.addEventListener(
            control.tagName === "SELECT" || control.type === "checkbox" ? "change" : "input",
            () => {
                state[name] = read();
                draw(false);
            },
        );
    }
    byId("json").addEventListener("toggle", () => {
        const next = byId("json").open ? "open" : "closed";
        if (state.json !== next) {
            state.json = next;
            draw(false);
        }
    });
    byId("compare").addEventListener("click", () => {
        const mine = presetOf(state.a, page);
        const alike = ({ name, structure: key }) => name !== mine.name && key === mine.structure;
        const other = page.presets.find((preset) => preset.workload === mine.workload && alike(preset));
        state.b = { ...sideOf(other ?? mine), precision: state.a.precision };
        show({ panels: true });
    });
}

/** Puts the view's controls where the state is; a measure that the workload has nothing of is not offered. */
function syncView() {
    const measures = measuresOf(presetOf(state.a, page));
    state.measure = measures.includes(state.measure) ? state.measure : measures[0];
    for (const option of byId("measure").options) {
        option.hidden = option.disabled = !measures.includes(option.value);
    }
    // What runs forward alone needs no such words.
    for (const words of document.querySelectorAll("#live .trains")) {
        words.hidden = isServed(presetOf(state.a, page));
    }
    for (const name of ["measure", "by", "balance"]) {
        byId(name).value = state[name];
    }
    byId("digits").checked = state.digits === "all";
}

export function startLive() {
    startView();
    show({ panels: true });
    window.addEventListener("hashchange", ({ newURL }) => {
        clearTimeout(writing);
        // Not what stands there now: an address that waited to be written may have come in between.
        state = decode(new URL(newURL).hash, page);
        show({ panels: true });
    });
    let pending = 0;
    window.addEventListener("resize", () => {
        cancelAnimationFrame(pending);
        pending = requestAnimationFrame(() => {
            room = roomFor();
            const found = answers.map((item) => item.found);
            if (found.every(Boolean)) {
                pictureParts(found, view()).forEach(([, draw]) => draw());
            }
        });
    });
}
