// The live page: an address becomes a state, a state becomes questions, questions become numbers and pictures.

import { bars } from "./bars.js";
import { fill, panel } from "./controls.js";
import { cachePicture, hasCache } from "./cache.js";
import { byId } from "./dom.js";
import { fillDocument } from "./document.js";
import { figures, MEASURES, measuresOf, total } from "./figures.js";
import { memory } from "./memory.js";
import { ask } from "./question.js";
import { json, result } from "./result.js";
import { isServed } from "./serving.js";
import { scatter } from "./scatter.js";
import { decode, encode, sideOf, VIEW } from "./state.js";
import { structureOf, unpack } from "./structures.js";
import { comparedTable, componentTable, totalsTable } from "./tables.js";
import { intensity, tiles } from "./tiles.js";

const page = JSON.parse(byId("page-data").textContent);
let state = decode(location.hash, page);
let answers = [];
let room = null;

function presetOf(side) {
    return page.presets.find((preset) => preset.name === side.preset);
}

function sidesOf() {
    return state.b ? [state.a, state.b] : [state.a];
}

/** Names of the sides in tables and pictures. */
function namesOf() {
    const titles = sidesOf().map((side) => presetOf(side).title);
    return titles[0] === titles[1] ? titles.map((title, place) => `${title} (${"AB"[place]})`) : titles;
}

/** Unpacks what the state needs, then shows it. */
async function show({ panels = false } = {}) {
    const missing = sidesOf()
        .map((side) => presetOf(side).structure)
        .filter((key) => !structureOf(key, page));
    if (missing.length) {
        document.body.classList.add("busy");
        await Promise.all([...new Set(missing)].map((key) => unpack(key, page)));
        document.body.classList.remove("busy");
        panels = true;
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
    const structure = structureOf(presetOf(side).structure, page);
    let question = null;
    try {
        question = ask(side, page, structure);
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
            module: structureOf(presetOf(side).structure, page).module,
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
    return Object.fromEntries(PICTURES.map((id) => [id, Math.max(260, byId(id).clientWidth)]));
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
    fillDocument(found[0].question.preset.structure === page.own ? found[0] : null);
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
        const other = page.presets.find((preset) => preset.name !== state.a.preset && preset.structure === page.own);
        state.b = { ...sideOf(other ?? presetOf(state.a)), precision: state.a.precision };
        show({ panels: true });
    });
}

/** Puts the view's controls where the state is; a measure that the workload has nothing of is not offered. */
function syncView() {
    const measures = measuresOf(presetOf(state.a));
    state.measure = measures.includes(state.measure) ? state.measure : measures[0];
    for (const option of byId("measure").options) {
        option.hidden = option.disabled = !measures.includes(option.value);
    }
    // What runs forward alone needs no such words.
    for (const words of document.querySelectorAll("#live .trains")) {
        words.hidden = isServed(presetOf(state.a));
    }
    for (const name of ["measure", "by", "balance"]) {
        byId(name).value = state[name];
    }
    byId("digits").checked = state.digits === "all";
}

export function startLive() {
    startView();
    syncView();
    show({ panels: true });
    window.addEventListener("hashchange", ({ newURL }) => {
        clearTimeout(writing);
        // Not what stands there now: an address that waited to be written may have come in between.
        state = decode(new URL(newURL).hash, page);
        syncView();
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
