import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { inWholeMoney } from "../figures/currency.ts";

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

/** A percentage, as a figure. */
export const percent = String.raw`(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)`;
/** Matches any of the patterns. */
export const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"));
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
