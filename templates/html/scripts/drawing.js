// What stands below the questions: the numbers of the answers in short, as pictures, as tables, and in the document.

import { bars } from "./bars.js";
import { cachePicture, hasCache } from "./cache.js";
import { documentTurns } from "./document.js";
import { byId } from "./dom.js";
import { whole } from "./figures.js";
import { memory } from "./memory.js";
import { json, result } from "./result.js";
import { scatter } from "./scatter.js";
import { comparedTable, componentTable, totalsTable } from "./tables.js";
import { intensity, tiles } from "./tiles.js";

// By the name of the part's node. Each gets the answers and the view: `names`, `state`, `room`, `page`.
const PICTURES = {
    bars: (found, { state, room }) => {
        const wholes = found.map((side) => whole(side, state.measure));
        return [bars(found, wholes, state.measure, state.by, room.bars)];
    },
    memory: (found, { names, room, page }) => memory(found, names, page.roleTitles, room.memory),
    scatter: (found, { names, state, room }) => [scatter(found, names, state.balance, room.scatter)],
    cache: (found, { names, room }) => (found.every(hasCache) ? [cachePicture(found, names, room.cache)] : []),
};
const TABLES = {
    "components-table": (found, { names, state }) => {
        const exact = state.digits === "all";
        return found.length > 1
            ? comparedTable(found, names, state.measure, exact)
            : componentTable(found[0], exact);
    },
    "totals-table": (found, { names, page }) => totalsTable(found, names, page.totals),
};

/** How wide each picture may be. Asked before anything changes: an answer costs a layout of the page. */
export function roomFor() {
    const wide = byId("bars").clientWidth;
    // One that is hidden has no width: it is as wide as the page.
    return Object.fromEntries(Object.keys(PICTURES).map((id) => [id, Math.max(260, byId(id).clientWidth || wide)]));
}

/** Draws what is short, and tells the other parts as `inTurns` takes them; `own` is the answer of the document. */
export function drawFigures(found, view, own) {
    const { names } = view;
    byId("tiles").replaceChildren(...tiles(found, names));
    byId("legend-sides").replaceChildren(...(found.length > 1 ? names.map(sideKey) : []));
    byId("cache-figure").hidden = !found.every(hasCache);
    const told = found.map((side, place) => `${found.length > 1 ? `${names[place]}: ` : ""}${short(intensity(side))}`);
    byId("intensity").textContent = told.join(", ");
    const parts = [...pictureParts(found, view), ...Object.entries(TABLES).map(part(found, view))];
    return [...parts, [null, () => drawJson(found[0], view.state)], ...documentTurns(own).map((draw) => [null, draw])];
}

/** The pictures alone: they follow the window's width. */
export function pictureParts(found, view) {
    return Object.entries(PICTURES).map(part(found, view));
}

function part(found, view) {
    return ([id, draw]) => [byId(id), () => byId(id).replaceChildren(...draw(found, view))];
}

function sideKey(name, place) {
    const item = document.createElement("li");
    item.className = `key-${place}`;
    item.textContent = name;
    return item;
}

/** Three digits, never an exponent. */
function short(value) {
    return value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
}

function drawJson(found, state) {
    byId("json").open = state.json === "open";
    byId("json-text").textContent = state.json === "open" ? `${json(result(found))}\n` : "";
}
