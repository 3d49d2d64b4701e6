import { withNamed } from "../clauses.ts";
import { weekday } from "../day.ts";

/** Splits a message into sentences and clauses for the composition in the visitor’s own words. */
export type Clause = {
  readonly text: string;
  /** Whether its sentence ends with a question mark. */
  readonly asked: boolean;
  /** Whether it follows another clause of its sentence behind a comma. */
  readonly follows: boolean;
  readonly quoted: boolean;
};

const quotes = /["“]([^"“”]{2,200})["”]|(?<![\p{L}\d])['‘]([^'‘’\n]{3,120})['’](?![\p{L}])/gu;
const dayList = new RegExp(
  String.raw`\b(${weekday})((?:, ?${weekday}){1,5})(?=,? ?(?:and|&|or)\b)`,
  "gi",
);
const mark = "\uE010";
const comma = "\uE011";
const verb =
  "(?:add|say|mention|put|make|sign|write|include|please|also|then|it|we|you|they|its|it's|is|where|what|why|thats|that's|no|not|name|our name|call|use|start|begin|change|drop)";
const within = new RegExp(
  String.raw`\s*(?:,\s+|:\s+|\s[-–—]\s|\s*\((?=\p{L})|\)|\s+(?:and|but|plus|then)\s+(?=${verb}\b))`,
  "iu",
);
const mostClauses = 30;

/** Returns the clauses of a message; words in quotation marks stay whole. */
export function clausesOf(message: string): Clause[] {
  const kept: string[] = [];
  const flat = withNamed(message)
    .replace(/[‘’`](?=\p{L}|\s|$)/gu, "'")
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, " ")
    .replace(quotes, (_all, double?: string, single?: string) => {
      kept.push(double ?? single ?? "");
      return `${mark}${kept.length - 1}${mark}`;
    })
    .replace(dayList, (all) => all.replaceAll(/, ?/g, comma))
    .replace(
      /\b(add|say|mention|put|include|write|like|line|joke|with|try|slogan|pun|words|sentence|maybe|perhaps|begin|start|forgot|missed|dropped|lost|skipped): (?=\S)/gi,
      "$1 ",
    );
  const found: Clause[] = [];
  for (const [whole, end = ""] of flat.matchAll(
    /[^!?;\n.]*(?:\.(?!\s|$)[^!?;\n.]*)*([!?;\n]+|\.+|$)/g,
  )) {
    const body = whole.slice(0, whole.length - end.length);
    if (!/[\p{L}\p{N}\uE010]/u.test(body)) continue;
    for (const [index, one] of body.split(within).entries()) {
      const text = one.replaceAll(comma, ", ").trim();
      if (!/[\p{L}\p{N}\uE010]/u.test(text)) continue;
      found.push({
        text: text.replace(
          /\uE010(\d+)\uE010/g,
          (_all, at: string) => `“${kept[Number(at)] ?? ""}”`,
        ),
        asked: end.includes("?"),
        follows: index > 0,
        quoted: /^\uE010\d+\uE010$/.test(text),
      });
    }
  }
  return found.slice(0, mostClauses);
}
