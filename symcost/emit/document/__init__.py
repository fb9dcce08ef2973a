"""The content of formula documents, once for LaTeX, Markdown and HTML: records that emitters print."""
