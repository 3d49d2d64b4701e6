import { type ContentDocument, isRecord } from "../types.ts";
import type { FieldReading } from "./field-reading.ts";
import { fieldTokens } from "./field-tokens.ts";
import { attributesOf, ranks, referencesOf, type Scalar } from "./indexing.ts";
import type { Times } from "./postings.ts";
import { stringsIn, wordsIn } from "./text-words.ts";

/**
 * The terms under which the inverted index lists a document. A term begins with a letter for its kind; a path or
 * field before a value or word ends with a separator that no field name begins with.
 */
const separator = "\u0001";

const place = ({ reading, field }: FieldReading): string =>
  `${reading.charAt(0)}${field}${separator}`;

export const terms = {
  type: (variant: number, type: string): string => `t${variant}${separator}${type}`,
  /** There is a value at a path. */
  defined: (path: string): string => `d${path}`,
  /** The document contains a reference to an id. */
  reference: (target: string): string => `r${target}`,
  /** A path has this scalar; only for values that many documents may share (`isShared`). */
  equal: (path: string, { rank, value }: Scalar): string => `e${path}${separator}${rank}${value}`,
  /** A field is a structure whose words no reading of it covers. */
  other: (field: string): string => `o${field}`,
  /** A word of any string of the document, or of its id. */
  anywhere: (word: string): string => `w${word}`,
  id: (word: string): string => `i${word}`,
  /** A word of a field that both `text::query()` and the operator `match` find. */
  both: (from: FieldReading, word: string): string => `s${place(from)}${word}`,
  /** A word that only `text::query()` finds. */
  searched: (from: FieldReading, word: string): string => `f${place(from)}${word}`,
  /** A word that only `match` finds. */
  matched: (from: FieldReading, token: string): string => `m${place(from)}${token}`,
} as const;

/** Whether many documents may share a value, so that they are counted by it: no times, and no long texts. */
export const isShared = (path: string, { rank, value }: Scalar): boolean =>
  rank === ranks.boolean ||
  (rank === ranks.number && Number.isInteger(value) && Math.abs(Number(value)) < 1000) ||
  (rank === ranks.string &&
    (path.endsWith("_ref") || (String(value).length <= 48 && !/^\d{4}-\d\d-/.test(String(value)))));

/**
 * Whether `text::query()` and `match` see a token as the same word: ASCII letters and digits, whose upper and lower
 * case correspond one to one.
 */
export const isPlain = (token: string): boolean => /^[A-Za-z0-9]+$/.test(token);

/** Returns whether two states of a document have the same words, judging by the fields that differ. */
export function haveSameTexts(before: ContentDocument, after: ContentDocument): boolean {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const field of fields) {
    if (field.startsWith("_")) continue;
    const [was, is] = [JSON.stringify(before[field]), JSON.stringify(after[field])];
    // A structure counts even without words, since it shows that the field is not text.
    if (was !== is && (mayHaveWords(before[field]) || mayHaveWords(after[field]))) return false;
  }
  return true;
}

const mayHaveWords = (value: unknown): boolean => typeof value === "string" || isStructure(value);

/**
 * Returns the terms of a document.
 *
 * @param words whether to include those of words; the others are few.
 */
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

/** Returns the text of blocks, as `pt::text()` does. */
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
