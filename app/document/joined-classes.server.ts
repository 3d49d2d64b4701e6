import { classesIn, inParts } from "./class-names.server.ts";

/** The shared name of each joined class in one document. */
export type JoinedClasses = ReadonlyMap<string, string>;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Returns the shared name with this number. It begins with a capital, unlike the names that all pages share. */
const nameAt = (index: number): string => {
  const letter = letters[index % letters.length] ?? "";
  return index < letters.length
    ? letter
    : letter + (Math.floor(index / letters.length) - 1).toString(36);
};

/**
 * Gives one name to classes that occur on exactly the same elements of a page's main content and nowhere else: their
 * rules then match the same elements as before. Saves 0.2 kB a document.
 *
 * @param html with the names of the source.
 * @param others classes that occur elsewhere too: in header and footer, which stay when the page changes, in islands
 * that keep their names, and in the files of drawings.
 */
export function joinedClasses(html: string, others: ReadonlySet<string>): JoinedClasses {
  const elementsOf = new Map<string, number[]>();
  let element = 0;
  for (const { text, keepsNames } of inParts(html)) {
    if (keepsNames) continue;
    for (const [, list = ""] of text.matchAll(/\sclass="([^"]*)"/g)) {
      element += 1;
      for (const name of new Set(classesIn(list))) {
        if (others.has(name)) continue;
        const elements = elementsOf.get(name) ?? [];
        elementsOf.set(name, elements);
        elements.push(element);
      }
    }
  }
  const joined = new Map<string, string>();
  let count = 0;
  for (const names of Map.groupBy(elementsOf.keys(), (name) =>
    elementsOf.get(name)?.join(),
  ).values()) {
    if (names.length === 1) continue;
    const shared = nameAt(count);
    count += 1;
    for (const name of names) joined.set(name, shared);
  }
  return joined;
}
