// The table of models: sorted by a column, filtered by words.

/** Order of two cells; numbers exactly, whatever their length, and what is not there last. */
function compare(left, right, numeric) {
    if (left === "" || right === "") {
        return (left === "") - (right === "");
    }
    if (!numeric) {
        return left < right ? -1 : Number(left > right);
    }
    const [first, second] = [BigInt(left), BigInt(right)];
    return first < second ? -1 : Number(first > second);
}

function sort(heads, body, place) {
    const head = heads[place];
    const numeric = head.classList.contains("number");
    const before = head.getAttribute("aria-sort");
    const first = numeric ? "descending" : "ascending";
    const order = before === first ? (numeric ? "ascending" : "descending") : first;
    const turn = order === "ascending" ? 1 : -1;
    const key = (row) => row.cells[place].dataset.exact;
    const rows = [...body.rows].sort((left, right) => {
        const [a, b] = [key(left), key(right)];
        return compare(a, b, numeric) * (a === "" || b === "" ? 1 : turn);
    });
    heads.forEach((other) => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", order);
    body.append(...rows);
}

function filter(body, text, count) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of body.rows) {
        const content = row.textContent.toLowerCase();
        row.hidden = !words.every((word) => content.includes(word));
        shown += Number(!row.hidden);
    }
    count.textContent = `${shown} of ${body.rows.length} models`;
}

export function startSite() {
    const table = document.getElementById("models");
    const [heads, body] = [[...table.tHead.rows[0].cells], table.tBodies[0]];
    heads.forEach((head, place) => {
        head.querySelector("button").addEventListener("click", () => sort(heads, body, place));
    });
    const [field, count] = [document.getElementById("filter"), document.getElementById("count")];
    field.addEventListener("input", () => filter(body, field.value, count));
    filter(body, field.value, count);
}
