import hljs from "highlight.js/lib/common";

/** Names that writers use for languages the highlighter knows under another one. */
const aliases = new Map([
  ["hcl", "ini"],
  ["terraform", "ini"],
  ["promql", "plaintext"],
  ["text", "plaintext"],
]);

/**
 * Colours code on the server with class names only (`app/styles/code.css`), so that no highlighter reaches the browser
 * and the content policy needs no inline styles. A language that is not known stays plain.
 *
 * @returns markup in which every character of the code is escaped.
 */
export function highlightCode(code: string, language = "plaintext"): string {
  const name = aliases.get(language) ?? language;
  return hljs.highlight(code, { language: hljs.getLanguage(name) ? name : "plaintext" }).value;
}
