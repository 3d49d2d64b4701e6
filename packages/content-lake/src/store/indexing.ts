import { isRecord } from "../types.ts";
import { stringsIn, wordsIn } from "./text-words.ts";

/**
 * Order of types in `order()`: numbers, strings, booleans. `unordered` is for strings whose order in SQLite (by UTF-8
 * bytes) could differ from that of the language (by UTF-16 units): those with characters from U+D800 on.
 */
export const ranks = { number: 2, string: 3, boolean: 4, other: 5, unordered: 9 } as const;

/** Path of the entry for a document that has too many attributes to index them all. */
export const overflowPath = "*";

export type Scalar = { rank: number; value: string | number };
export type Attribute = Scalar & { path: string };

/** Longer strings are indexed by their first characters; users of the index check the document itself. */
export const indexedLength = 200;
const maxAttributes = 400;

/** Returns the index form of a scalar; undefined for values that are never indexed. */
export function scalarOf(value: unknown): Scalar | undefined {
  switch (typeof value) {
    case "number":
      return { rank: ranks.number, value };
    case "boolean":
      return { rank: ranks.boolean, value: value ? 1 : 0 };
    case "string":
      return {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL ends text in SQLite, so it can't be ordered
        rank: /[\ud800-\uffff\u0000]/.test(value) ? ranks.unordered : ranks.string,
        value: value.replaceAll("\u0000", "").slice(0, indexedLength),
      };
    default:
      return undefined;
  }
}

/** Entry for the presence of a list or an object. */
const present: Scalar = { rank: ranks.other, value: "" };

/**
 * Returns a document's attributes at paths of at most two names: scalars by value, lists and objects by their
 * presence, and the scalars and references in lists. Equal entries are returned once.
 */
export function attributesOf(document: Record<string, unknown>): Attribute[] {
  const found = new Map<string, Attribute>();
  const add = (path: string, { rank, value }: Scalar): void => {
    if (found.size < maxAttributes)
      found.set(`${path}\u0000${rank}\u0000${value}`, { path, rank, value });
    else found.set(overflowPath, { path: overflowPath, rank: ranks.other, value: "" });
  };
  const walk = (value: Record<string, unknown>, prefix: string, depth: number): void => {
    for (const [key, child] of Object.entries(value)) {
      if (depth === 0 && (key === "_id" || key === "_type" || key === "_rev")) continue;
      if (key.includes(".")) continue; // its path would equal that of a nested field
      const path = prefix + key;
      const scalar = scalarOf(child);
      if (scalar) add(path, scalar);
      else if (child !== null && child !== undefined) {
        add(path, present);
        if (Array.isArray(child))
          for (const item of child) {
            const itself = scalarOf(item);
            if (itself) add(`${path}[]`, itself);
            const target = isRecord(item) ? scalarOf(item._ref) : undefined;
            if (target) add(`${path}[]._ref`, target);
            if (isRecord(item) && item._dataset !== undefined) add(`${path}[]._dataset`, present);
          }
        else if (isRecord(child) && depth < 1) walk(child, `${path}.`, depth + 1);
      }
    }
  };
  walk(document, "", 0);
  return [...found.values()];
}

export type Reference = { target: string; strong: boolean };

/** Returns every `_ref` anywhere in a document. A target is strong when at least one reference to it is. */
export function referencesOf(document: unknown): Reference[] {
  const found = new Map<string, boolean>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (isRecord(value)) {
      if (typeof value._ref === "string" && value._ref !== "") {
        // References with a colon point elsewhere: "dataset:project.name:id", "media-library:…". No id here has one.
        const elsewhere = value._dataset !== undefined || value._ref.includes(":");
        const strong = value._weak !== true && !elsewhere;
        found.set(value._ref, strong || (found.get(value._ref) ?? false));
      }
      for (const child of Object.values(value)) walk(child);
    }
  };
  walk(document);
  return [...found].map(([target, strong]) => ({ target, strong }));
}

/** Separates texts in the full-text index, so that no phrase matches across them. */
const boundary = " ¶ ";

/** Returns the words of a document's id and of its strings, for the full-text index. */
export const wordsOf = (document: Record<string, unknown>): { id: string; text: string } => ({
  id: wordsIn(String(document._id)).join(" "),
  text: stringsIn(document)
    .map((string) => wordsIn(string).join(" "))
    .join(boundary),
});
