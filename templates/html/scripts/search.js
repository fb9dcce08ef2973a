// Search over headings, components, letters and formulas; contents that follow the reader.

import { byId, element } from "./dom.js";

const MOST = 40;

function plain(text) {
    return text.toLowerCase().replace(/\s+/g, " ").trim();
}

/** What can be found: where it is, what it is called, and every word that leads to it. */
function index() {
    const entries = [];
    for (const section of document.querySelectorAll("section[id] > h2")) {
        entries.push({
            id: section.parentElement.id,
            title: section.textContent,
            where: "",
            words: section.textContent,
        });
    }
    for (const part of document.querySelectorAll("details.component")) {
        const formulas = [...part.querySelectorAll(".formula")].map((formula) => formula.dataset.text).join(" ");
        const title = part.querySelector("h3").textContent;
        entries.push({ id: part.id, title, where: part.dataset.kind, words: `${part.textContent} ${formulas}` });
    }
    for (const row of document.querySelectorAll("tr[id]")) {
        const [letter, name, meaning] = [...row.cells].map((cell) => cell.textContent);
        entries.push({ id: row.id, title: `${letter.trim()} · ${name}`, where: meaning, words: row.textContent });
    }
    return entries.map((entry) => ({ ...entry, words: plain(entry.words), name: plain(entry.title) }));
}

function found(entries, query) {
    const words = plain(query).split(" ");
    const fits = entries.filter((entry) =>
        words.every((word) => `${entry.where} ${entry.words}`.toLowerCase().includes(word)),
    );
    const rank = (entry) => (entry.name.startsWith(words[0]) ? 0 : entry.name.includes(words[0]) ? 1 : 2);
    return fits.sort((left, right) => rank(left) - rank(right)).slice(0, MOST);
}

/** Opens what holds an element, so that a link to it leads somewhere. */
export function reveal(id) {
    const target = byId(id);
    for (let part = target; part; part = part.parentElement) {
        if (part.tagName === "DETAILS") {
            part.open = true;
        }
    }
    target?.scrollIntoView();
    return target;
}

const NARROW = 900;

export function startSearch() {
    const [input, results, contents] = [byId("search"), byId("results"), byId("contents")];
    byId("sidebar").open = window.innerWidth > NARROW;
    let entries = null;
    input.addEventListener("input", () => {
        entries ??= index();
        const query = input.value.trim();
        const hits = query ? found(entries, query) : [];
        results.replaceChildren(
            ...hits.map(({ id, title, where }) =>
                element("li", {}, element("a", { href: `#${id}` }, title, where ? element("small", {}, where) : null)),
            ),
        );
        if (query && !hits.length) {
            results.append(element("li", { class: "none" }, "nothing found"));
        }
        results.hidden = !query;
        contents.hidden = Boolean(query);
    });
    input.addEventListener("keydown", (event) => {
        if (event.key === "Enter") {
            results.querySelector("a")?.click();
        } else if (event.key === "Escape") {
            input.value = "";
            input.dispatchEvent(new Event("input"));
        }
    });
    document.addEventListener("keydown", (event) => {
        if (event.key === "/" && !/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName)) {
            event.preventDefault();
            input.focus();
        }
    });
    // Links within the page leave the address alone: behind its # stands what the reader chose.
    document.addEventListener("click", (event) => {
        const address = event.target.closest?.("a[href^='#']")?.getAttribute("href");
        if (address && reveal(address.slice(1))) {
            event.preventDefault();
            byId("sidebar").open = window.innerWidth > NARROW;
            byId(address.slice(1)).setAttribute("tabindex", "-1");
            byId(address.slice(1)).focus({ preventScroll: true });
        }
    });
    window.addEventListener("beforeprint", () => {
        for (const part of document.querySelectorAll("details.component")) {
            part.open = true;
        }
    });
}

export function startContents() {
    const links = new Map([...document.querySelectorAll("#contents a")].map((link) => [link.hash.slice(1), link]));
    const seen = new IntersectionObserver(
        (changes) => {
            for (const change of changes.filter((item) => item.isIntersecting)) {
                for (const link of links.values()) {
                    link.removeAttribute("aria-current");
                }
                links.get(change.target.id)?.setAttribute("aria-current", "true");
            }
        },
        { rootMargin: "0px 0px -75% 0px" },
    );
    for (const section of document.querySelectorAll("main section[id]")) {
        seen.observe(section);
    }
}
