import { isRecord } from "../types.ts";
import type { Node } from "./syntax.ts";
import { pathOf } from "./syntax.ts";

/**
 * Words of single fields, in the very form in which the operator `match` compares them, so that an index of them answers
 * it for certain: which texts an expression gathers, how they are split, and how words are compared is as in groq-js.
 */

/** How a field is read: as it is, as a list of strings, or by `pt::text()`. */
type Reading = "string" | "list" | "text";
export type FieldReading = { reading: Reading; field: string };

const edges = /(\b\.+|\.+\b)/g;
const separated = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g;
const separatedPatterns = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g;

/** Longer words are indexed by their beginning. */
const longestWord = 200;

const tokensOf = (text: string): string[] => text.replace(edges, "").match(separated) ?? [];

/** Letters as regular expressions compare them that do not tell large from small. */
function folded(token: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (/^[\u0000-\u007f]*$/.test(token)) return token.toUpperCase();
  let result = "";
  for (let at = 0; at < token.length; at++) {
    const unit = token.charAt(at);
    const upper = unit.toUpperCase();
    const isOther = upper.length !== 1 || (unit > "\u007f" && upper <= "\u007f");
    result += isOther ? unit : upper;
  }
  return result;
}

/** Only letters and digits, which the tokenizer of the index leaves together; the rest by characters of private use. */
const escaped = (text: string, cases: RegExp): string =>
  text.replace(cases, (unit) => String.fromCharCode(0xe000 + unit.charCodeAt(0)));

// biome-ignore lint/suspicious/noControlCharactersInRegex: all that is not a letter or digit of ASCII
const notWord = /[\u0000-/:-@[-`{-\u007f]/g;
/** The tokenizer takes large letters for small ones, and names of fields differ by them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, and capital letters
const notName = /[\u0000-/:-`{-\u007f]/g;

const prefixOf = ({ reading, field }: FieldReading): string =>
  `${reading.charAt(0)}${escaped(field, notName)}\ue0ff`;

const indexed = (word: string): string => escaped(folded(word).slice(0, longestWord), notWord);

/** What the index of single fields holds of a document. */
export function fieldWordsOf(document: Record<string, unknown>): string {
  const entries = new Set<string>();
  const add = (reading: Reading, field: string, text: string): void => {
    const prefix = prefixOf({ reading, field });
    for (const word of new Set(tokensOf(text))) entries.add(prefix + indexed(word));
  };
  for (const [field, value] of Object.entries(document)) {
    if (field.startsWith("_")) continue;
    if (typeof value === "string") add("string", field, value);
    if (Array.isArray(value))
      for (const item of value) if (typeof item === "string") add("list", field, item);
    const text = portableText(value);
    if (text !== undefined) add("text", field, text);
  }
  return [...entries].join(" ");
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

/** The fields whose texts the left side of `match` gathers; undefined when the index does not hold just those. */
export function gatheredFields(left: Node): FieldReading[] | undefined {
  if (left.type === "Group") return gatheredFields(left.base);
  if (left.type === "Array") {
    const parts = left.elements.map(({ value, isSplat }) =>
      isSplat ? undefined : gatheredOne(value),
    );
    return parts.every((part) => part !== undefined) ? parts : undefined;
  }
  const one = gatheredOne(left);
  // A list of strings is gathered where it stands alone, and passed over among others.
  return one?.reading === "string" ? [one, { reading: "list", field: one.field }] : one && [one];
}

function gatheredOne(node: Node): FieldReading | undefined {
  if (node.type === "FuncCall" && node.namespace === "pt" && node.name === "text") {
    const field = node.args[0] && ownField(node.args[0]);
    return field === undefined ? undefined : { reading: "text", field };
  }
  const field = ownField(node);
  return field === undefined ? undefined : { reading: "string", field };
}

function ownField(node: Node): string | undefined {
  const path = node.type === "AccessAttribute" && !node.base ? pathOf(node) : undefined;
  return path === undefined || path.startsWith("_") || path.includes(".") ? undefined : path;
}

/** A query of the index for what matches a pattern in the fields; undefined where only the operator itself knows. */
export function fieldQuery(fields: FieldReading[], pattern: unknown): string | undefined {
  const patterns = Array.isArray(pattern) ? pattern : [pattern];
  if (!patterns.every((item) => typeof item === "string")) return undefined;
  const terms = patterns.flatMap(
    (item: string) => item.replace(edges, "").match(separatedPatterns) ?? [],
  );
  // Points mean any character to the operator, as do stars within a word.
  const simple = terms.every(
    (term) => term.length < longestWord && /^[^*.]*\*?$/.test(term) && term !== "*",
  );
  if (terms.length === 0 || !simple || terms.some((term) => /[\\^$|?+()[\]{}]/.test(term)))
    return undefined;
  return terms
    .map((term) => {
      const word = term.replace(/\*$/, "");
      const each = fields.map(
        (from) => `"${prefixOf(from)}${indexed(word)}"${term.endsWith("*") ? " *" : ""}`,
      );
      return `(${each.join(" OR ")})`;
    })
    .join(" AND ");
}
