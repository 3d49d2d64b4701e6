import { counted, say } from "../../dialogue/reply.ts";
import { unchanged } from "../../dialogue/state.ts";
import type { Handler, Turn } from "../../dialogue/types.ts";
import type { SourceId } from "../../knowledge/sources.ts";
import { withDigits } from "../../understanding/numerals.ts";
import { returnDays } from "./return-period.ts";

const age = /\b(\d{1,4}|an?|last) (day|week|month|year)s?\b/i;
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const asksReturn = /\b(?:return|send (?:\w+ ){0,3}back|give (?:\w+ ){0,3}back|take back)\b/i;
const bought = /\b(?:ago|after|bought|ordered|delivered|arrived|got|came|last)\b/i;

/** How many days ago something was bought, as a message says. */
function daysSince(message: string): number | undefined {
  const [, count = "", unit = ""] = age.exec(withDigits(message)) ?? [];
  if (unit === "" || !bought.test(message)) return undefined;
  return (/^\d/.test(count) ? Number(count) : 1) * (daysIn[unit.toLowerCase()] ?? 1);
}

/** Whether a message asks if something bought so long ago may still go back. */
export const asksReturnAge = ({ message, state, slots }: Turn): boolean =>
  slots.references.length === 0 &&
  daysSince(message) !== undefined &&
  (asksReturn.test(message) || ["return_policy", "return_age"].includes(state.before ?? ""));

/** Yes or no by the period for returns; the day of delivery is looked up by the number. */
export const returnAge =
  (source: SourceId): Handler =>
  (turn) => {
    const days = daysSince(turn.message) ?? 0;
    return unchanged(
      turn,
      say(
        days > returnDays
          ? `No: returns are open for ${returnDays} days from delivery, and ${counted(days, "day")} are more. If it is faulty, the two-year warranty still holds. Give me the order number, and I look up the day.`
          : `Yes: returns are open for ${returnDays} days from delivery, and ${counted(days, "day")} are within them. Give me the order number, and I look up the last day.`,
        { source, next: ["I want to return an item", "What warranty do I have?"] },
      ),
    );
  };
