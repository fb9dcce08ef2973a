// Tables: every total digit by digit, and every component over all its instances.

import { add, compare, grouped, isZero, quotient, scaled } from "./exact.js";
import { element } from "./dom.js";
import { lines, MEASURES, measuresOf } from "./figures.js";

const COLUMNS = ["params", "forward", "backward", "traffic", "saved", "cache"];

function head(...titles) {
    return element(
        "thead",
        {},
        element("tr", {}, ...titles.map(([title, kind]) => element("th", { scope: "col", class: kind }, title))),
    );
}

function unitOf(field) {
    return field.endsWith("bytes") ? "bytes" : field.endsWith("flops") ? "flops" : "elements";
}

/** Totals of the module; rows that are zero everywhere are left out. */
export function totalsTable(sides, names, titles) {
    const fields = Object.keys(sides[0].totals).filter((field) =>
        sides.some((found) => !isZero(found.totals[field] ?? 0n)),
    );
    const both = sides.length > 1;
    const rows = fields.map((field) => {
        const values = sides.map((found) => found.totals[field] ?? 0n);
        return element(
            "tr",
            {},
            element("th", { scope: "row" }, titles[field] ?? field),
            ...values.map((value) => element("td", { class: "number exact", "data-field": field }, grouped(value))),
            ...(both
                ? [
                      element(
                          "td",
                          { class: "number" },
                          isZero(values[0]) ? "" : quotient(values[1], values[0]).toPrecision(4),
                      ),
                  ]
                : [element("td", { class: "number" }, scaled(values[0], unitOf(field)))]),
        );
    });
    const columns = both
        ? [...names.map((name) => [name, "number"]), ["ratio", "number"]]
        : [
              ["exact", "number"],
              ["rounded", "number"],
          ];
    return [head(["total", ""], ...columns), element("tbody", {}, ...rows)];
}

/** Every component of one model. */
export function componentTable(found, exact) {
    const measures = measuresOf(found.question.preset);
    const columns = COLUMNS.filter((column) => measures.includes(column));
    const listed = lines(found).filter((line) => columns.some((column) => !isZero(line[column])));
    const whole = listed.reduce((total, line) => add(total, line.flops), 0n);
    const cell = (value, unit) =>
        element("td", { class: exact ? "number exact" : "number" }, exact ? grouped(value) : scaled(value, unit));
    const rows = listed.map((line, place) =>
        element(
            "tr",
            place && listed[place - 1].kind !== line.kind ? { class: "first" } : {},
            element("td", {}, place && listed[place - 1].kind === line.kind ? "" : element("code", {}, line.kind)),
            element("th", { scope: "row" }, element("code", {}, line.name)),
            element("td", { class: "number" }, grouped(line.count)),
            ...columns.map((column) => cell(line[column], MEASURES[column].unit)),
            share(quotient(line.flops, whole)),
        ),
    );
    const titles = columns.map((column) => [MEASURES[column].title, "number"]);
    return [
        head(["kind", ""], ["component", ""], ["×", "number"], ...titles, ["share of FLOPs", ""]),
        element("tbody", {}, ...rows),
    ];
}

function share(part) {
    const percent = part * 100;
    const text = `${percent && percent < 0.1 ? "< 0.1" : percent.toFixed(percent && 1)} %`;
    return element(
        "td",
        { class: "share" },
        element("span", { class: "share-bar", style: `width: ${(part * 100).toFixed(2)}%` }),
        element("span", {}, text),
    );
}

/** One measure of every component of two models, side by side. */
export function comparedTable(sides, names, measure, exact) {
    const { unit, title } = MEASURES[measure];
    const found = new Map();
    sides.forEach((side, place) => {
        for (const line of lines(side)) {
            const key = `${line.kind} ${line.name}`;
            const row = found.get(key) ?? { kind: line.kind, name: line.name, values: sides.map(() => 0n) };
            row.values[place] = line[measure];
            found.set(key, row);
        }
    });
    const shown = (value) => (exact ? grouped(value) : scaled(value, unit));
    const rows = [...found.values()]
        .filter((row) => row.values.some((value) => !isZero(value)))
        .map((row) =>
            element(
                "tr",
                compare(row.values[0], row.values[1]) === 0 ? { class: "same" } : {},
                element("td", {}, element("code", {}, row.kind)),
                element("th", { scope: "row" }, element("code", {}, row.name)),
                ...row.values.map((value) => element("td", { class: "number" }, shown(value))),
                element(
                    "td",
                    { class: "number" },
                    isZero(row.values[0]) ? "" : quotient(row.values[1], row.values[0]).toPrecision(3),
                ),
            ),
        );
    const columns = names.map((name) => [`${title}: ${name}`, "number"]);
    return [head(["kind", ""], ["component", ""], ...columns, ["ratio", "number"]), element("tbody", {}, ...rows)];
}
