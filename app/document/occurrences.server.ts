import { classesIn } from "./class-names.server.ts";

/**
 * Returns everything in a document that a selector may match: “.class”, “#id”, “tag”, and the owners of
 * pseudo-elements.
 */
export function occurrencesIn(html: string): Set<string> {
  const found = new Set<string>();
  // Most elements share their list of classes with another one.
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
