import { normalised } from "@brightkeel/contracts";

/** The words of documents, as the indexes hold them. */

/** Longer words are cut to this length, both in texts and in search terms. */
const longestWord = 200;

/**
 * The beginning of each word. It has a limit because V8 keeps a place to go back to for each character that a class with
 * characters beyond U+FFFF repeats: a word of some millions of letters overflows that stack.
 */
const beginnings = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,200}/gu;

/** Splits a text into words as the indexes do: letters and digits, without case and accents. */
export const wordsIn = (text: string): string[] =>
  normalised(text, "NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(beginnings)
    ?.map((word) => (word.length > longestWord ? word.slice(0, longestWord) : word)) ?? [];

/**
 * Returns every string in a value: the value itself, those of a list, or those of a document without its system
 * fields.
 */
export function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const spans =
    "children" in value && Array.isArray(value.children) ? joinedSpans(value.children) : [];
  return [
    ...spans,
    ...entries.flatMap(([key, child]) => (key.startsWith("_") ? [] : stringsIn(child))),
  ];
}

/** Joins the spans of a block without a separator, since a word may be half bold. */
function joinedSpans(children: unknown[]): string[] {
  const texts = children.map((child) =>
    typeof child === "object" && child !== null && "text" in child && typeof child.text === "string"
      ? child.text
      : "",
  );
  return texts.length > 1 ? [texts.join("")] : [];
}
