import { classesIn } from "./class-names.server.ts";

/** Everything in a document that a selector may ask for: “.class”, “#id”, “tag”, and what pseudo-elements belong to. */
export function occurrencesIn(html: string): Set<string> {
  const found = new Set<string>();
  // Most elements have a list of classes that another one has too.
  const lists = new Set<string>();
  for (const [, tag = "", attributes = ""] of html.matchAll(
    /<([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/g,
  )) {
    found.add(tag);
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined) found.add(`#${id}`);
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
    if (type !== undefined) found.add(`[type=${type}]`);
    if (/\splaceholder="/.test(attributes)) found.add("[placeholder]");
    const names = /\sclass="([^"]*)"/.exec(attributes)?.[1] ?? "";
    if (lists.has(names)) continue;
    lists.add(names);
    for (const name of classesIn(names)) found.add(`.${name}`);
  }
  return found;
}
