// The page's script stands packed in front of this one.
if (typeof DecompressionStream === "function") {
    const packed = document.getElementById("packed").textContent;
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const address = URL.createObjectURL(new Blob([await new Response(stream).text()], { type: "text/javascript" }));
    await import(address);
    URL.revokeObjectURL(address);
} else {
    document.getElementById("unpacked").hidden = false;
}
