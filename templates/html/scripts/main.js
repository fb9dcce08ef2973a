// The live page: an address becomes a state, a state becomes questions, questions become numbers and pictures.

import { bars } from "./bars.js";
import { fill, panel } from "./controls.js";
import { cachePicture, hasCache } from "./cache.js";
import { page } from "./data.js";
import { byId } from "./dom.js";
import { fillDocument } from "./document.js";
import { figures, MEASURES, measuresOf, total } from "./figures.js";
import { memory } from "./memory.js";
import { ask } from "./question.js";
import { json, result } from "./result.js";
import { isServed } from "./serving.js";
import { scatter } from "./scatter.js";
import { decode, encode, presetOf, sideOf, VIEW } from "./state.js";
import { keyOf, structureOf } from "./structures.js";
import { comparedTable, componentTable, totalsTable } from "./tables.js";
import { intensity, tiles } from "./tiles.js";

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
    const whole = answers.every(({ found }) => found);
    byId("figures").classList.toggle("stale", !whole);
    if (whole) {
        drawFigures(answers.map(({ found }) => found));
    }
    writeAddress();
    // Reading a height makes the browser lay the page out: what is measured is what a reader waits for.
    void document.body.offsetHeight;
    document.documentElement.dataset.milliseconds = (performance.now() - start).toFixed(1);
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

const PICTURES = ["bars", "memory", "scatter", "cache"];

/** How wide each picture may be. Asked before anything changes: an answer costs a layout of the page. */
function roomFor() {
    const wide = byId("bars").clientWidth;
    // One that is hidden has no width: it is as wide as the page.
    return Object.fromEntries(PICTURES.map((id) => [id, Math.max(260, byId(id).clientWidth || wide)]));
}

function drawFigures(found) {
    const names = namesOf();
    byId("tiles").replaceChildren(...tiles(found, names));
    byId("totals-table").replaceChildren(...totalsTable(found, names, page.totals));
    const exact = state.digits === "all";
    byId("components-table").replaceChildren(
        ...(found.length > 1 ? comparedTable(found, names, state.measure, exact) : componentTable(found[0], exact)),
    );
    drawPictures(found, names);
    const [first] = sidesOf();
    fillDocument(keyOf(presetOf(first, page), first.precision) === page.own ? found[0] : null);
    byId("legend-sides").replaceChildren(...(found.length > 1 ? names.map(sideKey) : []));
    drawJson(found[0]);
}

function sideKey(name, place) {
    const item = document.createElement("li");
    item.className = `key-${place}`;
    item.textContent = name;
    return item;
}

function drawPictures(found, names) {
    const wholes = found.map((side) => total(side, ({ row }) => MEASURES[state.measure].picked(row)));
    byId("bars").replaceChildren(bars(found, wholes, state.measure, state.by, room.bars));
    byId("memory").replaceChildren(...memory(found, names, page.roleTitles, room.memory));
    byId("scatter").replaceChildren(scatter(found, names, state.balance, room.scatter));
    const serving = found.every(hasCache);
    byId("cache-figure").hidden = !serving;
    byId("cache").replaceChildren(...(serving ? [cachePicture(found, names, room.cache)] : []));
    const told = found.map((side, place) => `${found.length > 1 ? `${names[place]}: ` : ""}${short(intensity(side))}`);
    byId("intensity").textContent = told.join(", ");
}

/** Three digits, never an exponent. */
function short(value) {
    return value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
}

function drawJson(found) {
    byId("json").open = state.json === "open";
    byId("json-text").textContent = state.json === "open" ? `${json(result(found))}\n` : "";
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
                drawPictures(found, namesOf());
            }
        });
    });
}
