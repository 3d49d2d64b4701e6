import { type ContentDocument, isRecord } from "../types.ts";
import type { FieldReading } from "./field-reading.ts";
import { fieldTokens } from "./field-tokens.ts";
import { attributesOf, ranks, referencesOf, type Scalar } from "./indexing.ts";
import type { Times } from "./postings.ts";
import { stringsIn, wordsIn } from "./text-words.ts";

/**
 * The terms under which the inverted index has a document. What stands before the word, the path or the id is one letter for
 * what it is about, and ends with a separator that no name of a field begins with.
 */
const separator = "\u0001";

const place = ({ reading, field }: FieldReading): string =>
  `${reading.charAt(0)}${field}${separator}`;

export const terms = {
  type: (variant: number, type: string): string => `t${variant}${separator}${type}`,
  /** That there is something at a path. */
  defined: (path: string): string => `d${path}`,
  /** That a reference to an id is somewhere in it. */
  reference: (target: string): string => `r${target}`,
  /** That a path has a scalar of which few values are shared by many documents (`isShared`). */
  equal: (path: string, { rank, value }: Scalar): string => `e${path}${separator}${rank}${value}`,
  /** That a field is a structure whose words stand under no reading of it. */
  other: (field: string): string => `o${field}`,
  /** A word of any string of the document, or of its id. */
  anywhere: (word: string): string => `w${word}`,
  id: (word: string): string => `i${word}`,
  /** A word of a field that `text::query()` and the operator `match` see alike. */
  both: (from: FieldReading, word: string): string => `s${place(from)}${word}`,
  /** One that only `text::query()` sees. */
  searched: (from: FieldReading, word: string): string => `f${place(from)}${word}`,
  /** One that only `match` sees. */
  matched: (from: FieldReading, token: string): string => `m${place(from)}${token}`,
} as const;

/** Values that many documents may share, so that documents are counted by them: no times, and no long texts. */
export const isShared = (path: string, { rank, value }: Scalar): boolean =>
  rank === ranks.boolean ||
  (rank === ranks.number && Number.isInteger(value) && Math.abs(Number(value)) < 1000) ||
  (rank === ranks.string &&
    (path.endsWith("_ref") || (String(value).length <= 48 && !/^\d{4}-\d\d-/.test(String(value)))));

/** Whether a token is a word to both: letters and digits of ASCII, which have one small and one large form. */
export const isPlain = (token: string): boolean => /^[A-Za-z0-9]+$/.test(token);

/** Whether all words of two states of a document are the same, by the fields that differ. */
export function haveSameTexts(before: ContentDocument, after: ContentDocument): boolean {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const field of fields) {
    if (field.startsWith("_")) continue;
    const [was, is] = [JSON.stringify(before[field]), JSON.stringify(after[field])];
    // A structure without words still says of a field that it is no text.
    if (was !== is && (mayHaveWords(before[field]) || mayHaveWords(after[field]))) return false;
  }
  return true;
}

const mayHaveWords = (value: unknown): boolean => typeof value === "string" || isStructure(value);

/** @param words whether those of words are wanted too; the rest is little. */
export function termsOf(document: ContentDocument, variant: number, { words = true } = {}): Times {
  const found = new Map<string, number>();
  const add = (term: string, times = 1): void => {
    found.set(term, (found.get(term) ?? 0) + times);
  };
  const once = (term: string): void => {
    found.set(term, 1);
  };
  once(terms.type(variant, document._type));
  for (const { path, rank, value } of attributesOf(document)) {
    once(terms.defined(path));
    if (isShared(path, { rank, value })) once(terms.equal(path, { rank, value }));
  }
  for (const { target } of referencesOf(document)) once(terms.reference(target));
  if (!words) return found;
  for (const word of wordsIn(document._id)) add(terms.id(word));
  for (const text of stringsIn(document))
    for (const word of wordsIn(text)) add(terms.anywhere(word));
  for (const [field, value] of Object.entries(document)) {
    if (field.startsWith("_")) continue;
    if (typeof value === "string") addWords({ reading: "string", field }, [value], add);
    else if (Array.isArray(value) && value.some((item) => typeof item === "string"))
      addWords(
        { reading: "list", field },
        value.filter((item) => typeof item === "string"),
        add,
      );
    const isPlainList = Array.isArray(value) && value.every((item) => !isStructure(item));
    if (isStructure(value) && !isPlainList) once(terms.other(field));
    const text = portableText(value);
    if (text !== undefined) addWords({ reading: "text", field }, [text], add);
  }
  return found;
}

const isStructure = (value: unknown): boolean => typeof value === "object" && value !== null;

function addWords(
  from: FieldReading,
  texts: string[],
  add: (term: string, times: number) => void,
): void {
  const tokens = counted(texts.flatMap(fieldTokens));
  const words = counted(texts.flatMap(wordsIn));
  for (const [token, times] of tokens) {
    const word = isPlain(token) ? token.toLowerCase() : undefined;
    const alike = word === undefined ? 0 : Math.min(times, words.get(word) ?? 0);
    if (word !== undefined && alike > 0) {
      add(terms.both(from, word), alike);
      words.set(word, (words.get(word) ?? 0) - alike);
    }
    if (times > alike) add(terms.matched(from, token), times - alike);
  }
  for (const [word, times] of words) if (times > 0) add(terms.searched(from, word), times);
}

function counted(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The text of blocks, as `pt::text()` has it. */
function portableText(value: unknown): string | undefined {
  if (!Array.isArray(value)) return blockText(value);
  const texts = value.flat(Number.POSITIVE_INFINITY).flatMap((block) => blockText(block) ?? []);
  return texts.length > 0 ? texts.join("\n\n") : undefined;
}

function blockText(block: unknown): string | undefined {
  if (!isRecord(block) || typeof block._type !== "string" || !Array.isArray(block.children))
    return undefined;
  return block.children
    .map((child) =>
      isRecord(child) && child._type === "span" && typeof child.text === "string" ? child.text : "",
    )
    .join("");
}
