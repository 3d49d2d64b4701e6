/** An id made by React, which is longer the deeper its element is nested. */
const made = /\s(?:id|prefix)="(_R_\w+_)"/g;

/** Attributes that name elements by their ids, or give them one, and the beginnings of ids in an island. */
const naming =
  /\s(?:(?:id|prefix|for|list|form|headers|popovertarget|aria-[a-z]+)="|href="#)[^"]*"/gi;

/**
 * Shortens the ids that React made for a page's main content, which saves 30 bytes a document. Header and footer keep
 * theirs, because they stay when the page changes and must not clash with another page's main content.
 */
export function withShortIds(main: string): string {
  const shorts = new Map<string, string>();
  for (const [, id = ""] of main.matchAll(made))
    if (!shorts.has(id)) shorts.set(id, `_${shorts.size.toString(36)}`);
  // An id in an island begins with a line and the island's prefix.
  return main.replace(naming, (attribute) =>
    attribute.replace(/_R_[\da-z]+_/g, (id) => shorts.get(id) ?? id),
  );
}
