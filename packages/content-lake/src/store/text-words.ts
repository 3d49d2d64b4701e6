/** The words of documents, as the indexes hold them. */

/** Of longer words only the beginning counts, in texts and in what is looked for. */
const longestWord = 200;

/** Words as the indexes split them: letters and digits, without case and accents. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => (word.length > longestWord ? word.slice(0, longestWord) : word)) ?? [];

/** Every string in a value: itself, those of a list, or those of a document but for its system fields. */
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

/** A word may be half bold: the text of a block is that of its spans without anything between them. */
function joinedSpans(children: unknown[]): string[] {
  const texts = children.map((child) =>
    typeof child === "object" && child !== null && "text" in child && typeof child.text === "string"
      ? child.text
      : "",
  );
  return texts.length > 1 ? [texts.join("")] : [];
}
