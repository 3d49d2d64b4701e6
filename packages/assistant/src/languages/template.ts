import { languageNames } from "./language.ts";

/**
 * A sentence with its values replaced by placeholders: “Breakfast is $18, from 7:00.” becomes “breakfast is {money},
 * from {time}.” and its values. Sentences that differ only in their values share one translation.
 */
export type Slot = { kind: SlotKind; text: string /** Its offset in the sentence. */; at: number };
export type Template = { key: string; slots: readonly Slot[] };

export type SlotKind = (typeof kinds)[number][0];

const weekday = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const month =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const figure = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
export const numberWords =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");
const word = `(?:${numberWords.map((one) => `[${one[0]?.toUpperCase()}${one[0]}]${one.slice(1)}`).join("|")})`;

/** Counted nouns in replies, in singular and plural. */
export const countedNouns: readonly (readonly [one: string, many: string])[] = [
  ["night", "nights"],
  ["guest", "guests"],
  ["adult", "adults"],
  ["child", "children"],
  ["room", "rooms"],
  ["person", "people"],
  ["day", "days"],
  ["working day", "working days"],
  ["week", "weeks"],
  ["hour", "hours"],
  ["working hour", "working hours"],
  ["minute", "minutes"],
  ["month", "months"],
  ["year", "years"],
  ["item", "items"],
  ["seat", "seats"],
  ["member", "members"],
  ["point", "points"],
  ["letter", "letters"],
  ["character", "characters"],
  ["step", "steps"],
];
const noun = countedNouns
  .flat()
  .sort((a, b) => b.length - a.length)
  .join("|");

const language = `(?:${Object.values(languageNames)
  .map(({ english }) => english)
  .join("|")})`;

/** Placeholder characters for the visitor's and the company's names in a sentence. */
export const hiddenNames = ["\uE000", "\uE001", "\uE002", "\uE003"] as const;

const kinds = [
  ["mail", String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`],
  ["phone", String.raw`\+\d[\d ]{6,18}\d`],
  ["reference", String.raw`\b[A-Z]{1,3}-\d{3,}\b`],
  ["money", String.raw`[−-]?[$€£₹](?:${figure})(?:k\b)?`],
  ["date", String.raw`\b(?:${weekday},? )?\d{1,2} ${month}(?: \d{4})?\b`],
  ["shortDay", String.raw`\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2}\b`],
  ["weekday", String.raw`\b${weekday}\b`],
  ["month", String.raw`\b${month}\b`],
  ["time", String.raw`\b\d{1,2}:\d{2}\b`],
  ["counted", String.raw`\b(?:(?:${figure})|${word}) (?:${noun})\b`],
  // At least two languages, as in a list of those spoken.
  ["languages", `\\b${language}(?:, ${language})*(?:,? (?:and|or) ${language})\\b`],
  ["percent", `[−-]?(?:${figure})%`],
  ["name", ""],
  ["number", `(?:${figure})`],
  ["word", String.raw`\b${word}\b`],
  ["quoted", ""],
  ["own", `[${hiddenNames.join("")}]`],
] as const;

/** Creates a sentence parser that treats these names as values. */
export function createTemplates(names: readonly string[]) {
  const name = [...names]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");
  const listed = `(?:${name})(?:, (?:${name}))*(?: (?:and|or) (?:${name}))?`;
  const sources = kinds.map(([kind, source]) => {
    if (kind === "name") return `(?<name>\\b${listed}(?!\\w))`;
    return kind === "quoted" ? "" : `(?<${kind}>${source})`;
  });
  const patterns = (quotes: boolean) => {
    const all = [...sources, quotes ? "(?<quoted>“[^”]*”)" : ""].filter((source) => source !== "");
    return new RegExp(all.join("|"), "gu");
  };
  const plain = patterns(false);
  const quoting = patterns(true);
  return {
    /** Parses a sentence. With `quoted`, text in quotation marks is also a value. */
    of(sentence: string, { quoted = false } = {}): Template {
      const slots: Slot[] = [];
      const key = sentence
        .replace(quoted ? quoting : plain, (text, ...rest) => {
          // With named groups in the pattern, the last argument of a replacer is the groups object.
          const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
          const kind = kinds.find(([one]) => groups[one] !== undefined)?.[0] ?? "number";
          // It is preceded by the offset of the match and the whole string.
          const at = rest.at(-3);
          slots.push({ kind, text, at: typeof at === "number" ? at : 0 });
          return `{${kind === "word" || kind === "number" ? "n" : kind}}`;
        })
        .toLowerCase()
        .replace(/\s+/g, " ")
        .trim();
      return { key, slots };
    },
  };
}

export type Templates = ReturnType<typeof createTemplates>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
