#!/bin/sh
# From DeepSeek-V3's config.json to numbers, formulas and a program. `make demo` runs this; each command works by itself.
set -eu
config=docs/examples/deepseek-v3/config.json
out=out
mkdir -p "$out"

step() {
    printf '\n== %s\n' "$1"
}

show() {
    printf '$ %s\n' "$*"
    "$@"
}

step "1. Price it: exact numbers by layer kind, and the conventions they follow (the standard set)"
show symcost eval "$config" --batch 1 --seq 4096 --by kind

step "2. Price it again with the formulas of an earlier calculator (compute_graph), faithful to its defects"
show symcost eval "$config" --batch 1 --seq 4096 --by kind --formulas compute_graph

step "3. Write the formulas down: the very ones that were just executed"
show symcost docs "$config" --to latex -o "$out"
show symcost docs "$config" --to markdown -o "$out"
if command -v pdflatex >/dev/null 2>&1; then
    show symcost docs "$config" --to pdf -o "$out"
else
    echo "(no pdflatex here: on Debian, apt-get install texlive-latex-recommended texlive-latex-extra makes the PDF)"
fi

step "4. Generate its evaluator: a program that needs nothing but Python"
show symcost generate "$config" --out "$out"

step "5. Execute that program in an interpreter that knows neither symcost nor sympy"
symcost eval "$config" --batch 1 --seq 4096 --format json >"$out/deepseek-v3.json"
show python -I -S docs/examples/run_evaluator.py "$out/deepseek-v3/evaluator.py" "$out/deepseek-v3.json"

step "What to look at next"
[ ! -f "$out/deepseek-v3.pdf" ] || echo "  $out/deepseek-v3.pdf                    the formulas, typeset"
cat <<TEXT
  $out/deepseek-v3.md                     the formulas, readable here
  $out/deepseek-v3/evaluator.py           the program; evaluator_numpy.py prices whole arrays of configs
  $out/deepseek-v3.json                   every component, tensor and total of step 1

  Try:  . .venv/bin/activate
        symcost eval $config --seq 32768 --attention eager --by component
        symcost eval llama-3-8b --free batch,seq --format json
        symcost explain attention_core
        symcost eval YOUR/config.json
TEXT
