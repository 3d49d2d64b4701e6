import { shareSaid } from "../../drafts/said.ts";
import type { Copy, Purpose } from "../copy.ts";
import type { Line } from "./line.ts";
import { isOnlyOrder } from "./only-order.ts";
import { spansOf } from "./spans.ts";

/** Checks a text against what the visitor told for it. */

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’'`]/g, "'")
    .replace(/\b(?:till|til|by|before)\b(?= (?:\d|mon|tue|wed|thu|fri|sat|sun|the))/g, "until")
    .replace(/(\d)(?:st|nd|rd|th)\b/g, "$1")
    .replace(/(\d) (?=[ap]\.?m\b)/g, "$1")
    .replace(/(\d) ?(?:[–-]|until) ?(?=\d)/g, "$1 to ")
    .replace(/[“”"]/g, "")
    .replace(/\s+/g, " ");

/** Numbers with the word they count, as “2 pizzas”. */
const counted =
  /(?<![\p{L}\d.,:€£$])\d[\d.,]*(?: (?!for\b|on\b|at\b|from\b|in\b|until\b|to\b|and\b|is\b|are\b|off\b)\p{L}{2,})?/gu;
const doubled =
  /\b(?:on|at|from|in|until|by) (?:on|at|from|in|until|by|every|this|next)\b|\bto \p{L}+ to (?!\d)/u;
const days =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/g;
const weekdays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/g;
const firstPerson = /\b(?:write|please|characters|make it|text for)\b/;

/** What of a line is not in the text, in words; undefined if all of it is. */
function lost(text: string, line: Line, ofValues: boolean): string | undefined {
  const own = normal(line.text);
  const values = spansOf(line.text).filter(({ of }) => of !== "amount");
  const missing =
    values
      .map((span) => normal(span.text).replace(/^(?:on|at|from(?= \S+ to)) /, ""))
      .find((value) => !text.includes(value)) ??
    own.match(counted)?.find((value) => !text.includes(value)) ??
    (own.match(/\d+(?:\.\d+)?/g) ?? []).find((value) => !text.includes(value));
  if (missing !== undefined) return missing;
  if (ofValues) return undefined;
  // A saying of several clauses is kept as it is.
  const isSaying =
    line.of === "hook" || (line.of === "told" && own.includes(", ") && values.length === 0);
  if (isSaying) return text.includes(own.replace(/[.!?]+$/, "")) ? undefined : own;
  return shareSaid(text, own) >= (line.of === "offer" ? 0.85 : 0.75) ? undefined : own;
}

/** Returns the first value of a line that a text lacks: a day, an hour or a number with what it counts. */
export const valueLost = (text: string, line: Line): string | undefined =>
  lost(normal(text), line, true);

const figureOrDay = new RegExp(String.raw`\d+|${days.source}`, "g");
/** Whether a text has every figure and every day or month of a line, in whatever words. */
export const hasFigures = (text: string, line: Line): boolean => {
  const bare = (all: string): string[] =>
    (normal(all).match(figureOrDay) ?? []).map((one) => one.replace(/s$/, ""));
  const own = new Set(bare(text));
  return bare(line.text).every((one) => own.has(one));
};

/** Texts that word what was told in their own way: their values are checked. */
const reworded: ReadonlySet<Purpose> = new Set(["moved"]);

/** “At 7” became “at €7”. */
const isHour = (told: string, sum: string): boolean =>
  new RegExp(String.raw`\b(?:at|until|from) ${sum.slice(1)}(?![\d.])`).test(told);

/** A day that the text says more often than it was told: “every lunch Tuesday on Sunday to Tuesday”. */
const saidAgain = (
  own: string,
  lines: readonly Line[],
  told: string,
  known: string,
): string | undefined =>
  lines
    .flatMap(({ text: line }) => spansOf(line))
    .filter(({ of }) => of === "day")
    .map((span) => normal(span.text).replace(/^on /, ""))
    .find((day) => own.split(day).length > told.split(day).length) ??
  own.match(weekdays)?.find((day) => own.split(day).length > known.split(day).length);

/** A sentence that is only an order, as “It must say.”; the lines around a letter have no full stop. */
const isOrderLeft = (sentence: string): boolean => /\.$/.test(sentence) && isOnlyOrder(sentence);

/** Returns the first way in which a text does not say what was told; undefined if it does. */
export function unfaithful(text: string, lines: readonly Line[], copy: Copy): string | undefined {
  const own = normal(text);
  const told = normal(lines.map((line) => line.text).join(" "));
  const known = normal(
    [told, copy.name, copy.owner, copy.phone, copy.mail, copy.link, copy.address].join(" "),
  );
  for (const line of lines) {
    const missing = lost(own, line, reworded.has(copy.purpose));
    if (missing !== undefined) return missing;
  }
  const order = text.split(/(?<=[.!?])\s+|\n+/).find(isOrderLeft);
  if (order !== undefined) return order;
  if (copy.name !== undefined && !own.includes(normal(copy.name))) return copy.name;
  if (copy.purpose === "promo") {
    const again = saidAgain(own, lines, told, known);
    if (again !== undefined) return again;
  }
  const twice = doubled.exec(own)?.[0] ?? firstPerson.exec(own)?.[0];
  if (twice !== undefined && !told.includes(twice)) return twice;
  return (
    own.match(days)?.find((day) => !known.includes(day.replace(/s$/, ""))) ??
    own.match(/[€£$]\d+(?:\.\d+)?/g)?.find((sum) => !known.includes(sum) && isHour(known, sum)) ??
    own.match(/\d+/g)?.find((number) => !known.includes(number))
  );
}
