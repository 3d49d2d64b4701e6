import { normalised } from "@brightkeel/contracts";
import type { TranslatedId } from "./language.ts";

/** A word, a value or a punctuation mark of a message. */
export type Token = {
  raw: string;
  /** Lower case, with accents. */
  text: string;
  /** Without accents. */
  plain: string;
  kind: "word" | "number" | "time" | "date" | "money" | "value" | "mark";
  /** The English equivalent; only for values. */
  english?: string;
};

const number = String.raw`\d{1,3}(?:[.\u00a0\u202f ]\d{3}){1,3}(?:,\d{1,2})?(?![\d.])|\d{1,9}(?:[.,]\d{1,3})?(?!\d)`;
const kinds = [
  [
    "value",
    String.raw`[^\s@<>]{1,64}@[^\s@<>]{1,190}|https?:\/\/\S{1,300}|#\s?\d{1,9}|\b\p{L}{1,4}-?\d{3,9}\b`,
  ],
  [
    "date",
    String.raw`\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b\d{1,2}\.\d{1,2}\.(?!\d)|\b\d{1,2}\/\d{1,2}\b(?![/.]?\d)`,
  ],
  [
    "time",
    String.raw`\b\d{1,2}:\d{2}\b|\b\d{1,2}\s?h\s?\d{2}\b|\b\d{1,2}\s?h\b|\b\d{1,2}\.\d{2}(?=\s?uhr\b)`,
  ],
  ["money", String.raw`[$€£]\s?(?:${number})|(?:${number})\s?[$€£]`],
  ["number", String.raw`(?:${number})\.?(?=\s+\p{L})|(?:${number})`],
  ["word", String.raw`[\p{L}\p{M}]{1,60}'?`],
  ["mark", String.raw`[^\s\p{L}\p{M}\d]`],
] as const;
const pattern = new RegExp(kinds.map(([kind, source]) => `(?<${kind}>${source})`).join("|"), "giu");

/** Month names for numeric dates; all of these languages put the day first. */
const months =
  "january february march april may june july august september october november december".split(
    " ",
  );

const withoutAccents = (text: string): string =>
  normalised(text, "NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("œ", "oe");

/** Tokenises a message or a phrase pattern. */
export function tokensOf(message: string, language: TranslatedId): Token[] {
  const text = normalised(message, "NFC").replaceAll("’", "'");
  const pieces = [...text.matchAll(pattern)].filter(
    ({ 0: raw, index }) => !(joinsWords(language) && raw === "-" && isInWord(text, index)),
  );
  return pieces.map(({ 0: raw, groups = {} }) => {
    const kind = kinds.find(([name]) => groups[name] !== undefined)?.[0] ?? "mark";
    const lower = raw.toLowerCase().replace(/'$/, "");
    const english = englishOf(kind, raw.trim());
    return {
      raw,
      text: lower,
      plain: plainOf(lower, language),
      kind,
      ...(english === undefined ? {} : { english }),
    };
  });
}

/** “Avez-vous” and “avez vous” are equivalent, since the hyphen is often left out. */
const joinsWords = (language: TranslatedId): boolean => language === "fr" || language === "pt";
const isInWord = (text: string, at: number): boolean =>
  /\p{L}/u.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at + 1));

/**
 * Normalises a word for comparison: accents are removed, and in German “ae” is treated like “ä”, as both are typed. The
 * “ue” of “neuen”, “bauen” and “Quelle” is no umlaut: folded, “neuen” was a nine.
 */
export function plainOf(word: string, language: TranslatedId): string {
  const plain = withoutAccents(word);
  return language === "de" ? plain.replace(/([ao])e|(?<![aeq])(u)e/g, "$1$2") : plain;
}

function englishOf(kind: Token["kind"], raw: string): string | undefined {
  if (kind === "value") return raw;
  if (kind === "number") return figureOf(raw);
  if (kind === "date") return dateOf(raw);
  if (kind === "time") return timeOf(raw);
  if (kind === "money") {
    const sign = /[$€£]/.exec(raw)?.[0] ?? "";
    return `${sign}${figureOf(raw.replace(/[$€£]/, "").trim())}`;
  }
  return undefined;
}

/** Parses figures: “1.500,50” and “1 500,5” are 1500.50; “3,5” is 3.5. */
function figureOf(raw: string): string {
  const bare = raw.replace(/\.$/, "").replace(/[\s\u00a0\u202f]/g, "");
  return /\.\d{3}(?!\d)/.test(bare) || bare.includes(",")
    ? bare.replace(/\.(?=\d{3}(?!\d))/g, "").replace(",", ".")
    : bare;
}

/** “25.11.”, “25/11/2026” → “25 november 2026”. */
function dateOf(raw: string): string {
  if (/^\d{4}-/.test(raw)) return raw;
  const [day = "", month = "", year = ""] = raw.split(/[./-]/);
  const name = months[Number(month) - 1];
  if (name === undefined) return raw;
  const full = year.length === 2 ? `20${year}` : year;
  return `${Number(day)} ${name}${full === "" ? "" : ` ${full}`}`;
}

/** “14h30”, “14 h”, “14.30” → “14:30”. */
function timeOf(raw: string): string {
  const [hour = "", minute = ""] = raw.split(/[^\d]+/);
  return `${hour}:${minute === "" ? "00" : minute}`;
}
