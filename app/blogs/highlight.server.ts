import hljs from "highlight.js/lib/common";

/** Language names in use that the highlighter knows by another name. */
const aliases = new Map([
  ["hcl", "ini"],
  ["terraform", "ini"],
  ["promql", "plaintext"],
  ["text", "plaintext"],
]);

/**
 * Highlights code on the server with class names only (`app/styles/code.css`), so that no highlighter is sent to the
 * browser and the content security policy needs no inline styles. Unknown languages stay plain.
 *
 * @returns markup in which every character of the code is escaped.
 */
export function highlightCode(code: string, language = "plaintext"): string {
  const name = aliases.get(language) ?? language;
  return hljs.highlight(code, { language: hljs.getLanguage(name) ? name : "plaintext" }).value;
}
