import { money } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { countOf } from "../../../understanding/numerals.ts";
import { currencyOf } from "../figures/currency.ts";
import { figuresIn, number, toOutcome } from "./sum.ts";

/** “How much per day is 420 over 3 weeks”: an amount divided by days, weeks or months. */

const each =
  /\b(?:per|a|each|every) (day|week|month)\b|\b(daily|weekly|monthly)\b|\b(?:into|by|in) (days|weeks|months)\b/;
const asks = /\b(?:how much|what|whats|how many|is that|split|divide\w*|spread|work out)\b|\?\s*$/;
const sum = String.raw`${number}(?: ?(?:€|\$|£|euros?|eur|pounds?|quid|dollars?|bucks))?`;
const length = String.raw`(\d{1,3}|one|two|three|four|six|a) (days?|weeks?|months?)\b`;
const span = new RegExp(
  `${sum}(?: [a-z]+){0,4} (?:over|for|in|across|during|on) (?:the )?(?:next )?${length}`,
);
const lengths: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const adverbs: Readonly<Record<string, string>> = {
  daily: "day",
  weekly: "week",
  monthly: "month",
};

export function overDays(turn: Turn): Outcome | undefined {
  const plain = figuresIn(turn.message);
  if (!asks.test(plain) && !asks.test(turn.message)) return undefined;
  const [, amount, many = "", unit = ""] = span.exec(plain) ?? [];
  const [, a, b = "", c = ""] = each.exec(plain) ?? [];
  const wanted = a ?? adverbs[b] ?? c.replace(/s$/, "");
  const spanUnit = unit.replace(/s$/, "");
  const count = many === "a" ? 1 : countOf(many);
  if (amount === undefined || !(count > 0) || wanted === "" || count === 1) return undefined;
  // A plan is wished for, or what the money brings.
  if (/\b(?:plan|campaign|lead|customer|click|view|people|see)s?\b/.test(plain)) return undefined;
  const parts = (count * (lengths[spanUnit] ?? 1)) / (lengths[wanted] ?? 1);
  if (parts < 1) return undefined;
  const divisor = Math.round(parts * 10) / 10;
  const result = Math.round((Number(amount) / divisor) * 100) / 100;
  const inMoney = (value: number) => money(value, currencyOf(turn));
  return toOutcome(
    turn,
    "over_days",
    `${inMoney(result)} a ${wanted}: ${inMoney(Number(amount))} ÷ ${divisor} ${wanted}s.`,
  );
}
