"""Tables of sizes, one file for each subject; `symcost.dims` makes symbols from them."""
