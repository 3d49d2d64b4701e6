import { say } from "../../../dialogue/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { countOf } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { inWholeMoney } from "../currency.ts";

/** The message for reading figures: thousands without commas, “1.5k” in full, “1 in 5” as it is. */
export const figuresIn = (message: string): string =>
  plainWords(
    inWholeMoney(message)
      .replace(/(?<=\d),(?=\d{3}\b)/g, "")
      .replace(/\b(\d{1,4})k\b/gi, "$1000"),
  );

/** A number, after a currency sign if it has one. */
export const number = String.raw`[$€£]? ?(\d{1,9}(?:\.\d{1,4})?)`;

export const firstOf = (found: RegExpMatchArray | null): number | undefined => {
  const digits = found?.slice(1).find((group) => group !== undefined);
  return digits === undefined ? undefined : Number(digits);
};

/** “3% buy”, “1 in 40 buys”, “one of five books”: a share between 0 and 1. */
const buys = `(?:buy|book|order|convert|close|come|sign|become|call|enquire|join|turn|visit|reply|answer)`;
/** A percentage, as a figure. */
export const percent = String.raw`(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)`;
/** Matches any of the patterns. */
export const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"));
const whoBuy = String.raw`\b${percent} (?:of (?:them|those|these|people|visitors?|leads?) )?(?:who see it )?${buys}`;
const ofMany = String.raw`\b${percent} of (?:my |our )?\d`;
const rate = String.raw`\b(?:conver\w+|close|closing|win)(?: rate)?(?: (?:is|of|at|rate))* ${percent}`;
const inHundred = anyOf(whoBuy, ofMany, rate);
const oneOf =
  /\b(\d{1,2}|one|two|three) (?:in|of|out of|from) (?:every |about )?(\d{1,4}|two|three|four|five|ten|twenty)\b/;
const every = /\bevery (second|third|fourth|fifth|tenth|twentieth)\b/;
const ordinals: Readonly<Record<string, number>> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  tenth: 10,
  twentieth: 20,
};

export function shareIn(plain: string): { share: number; text: string } | undefined {
  const percent = firstOf(inHundred.exec(plain));
  if (percent !== undefined && percent > 0) return { share: percent / 100, text: `${percent}%` };
  const ordinal = ordinals[every.exec(plain)?.[1] ?? ""];
  if (ordinal !== undefined) return { share: 1 / ordinal, text: `1 in ${ordinal}` };
  const [, part = "", whole = ""] = oneOf.exec(plain) ?? [];
  const share = countOf(part) / countOf(whole);
  return share > 0 && share < 1
    ? { share, text: `${countOf(part)} in ${countOf(whole)}` }
    : undefined;
}

export const rounded = (value: number): string =>
  (value < 10 ? Math.round(value * 10) / 10 : Math.round(value)).toLocaleString("en-US");

export const toOutcome = (turn: Turn, kind: string, text: string): Outcome => ({
  handled: `sum:${kind}`,
  state: turn.state.flow === undefined ? turn.state : aside(turn.state),
  reply: say(text, {
    source: "marketingReturn",
    next: ["How do we convert more visitors?", "Help me plan a campaign"],
  }),
});
