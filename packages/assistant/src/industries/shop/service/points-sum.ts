import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";

/** Works out the points for a sum that is spent, and what points are worth. */

const asksPoints =
  /\b(?:how many|what) points\b|\bpoints (?:do|would|will) (?:i|we) (?:get|earn|have)\b/;
const asksWorth = /\b(?:worth|how much|what|value|use|dollars)\b/;
const amount =
  /\b(?:spend|spent|spending|for|on|of|with|buy\w*)\b.{0,12}?[$]?\b(\d{2,4})\b|[$](\d{2,4})\b/;
const ownPoints = /\b(\d{2,5}) points\b/;
/** A hundred points are five dollars; one point is earned for each dollar. */
const perHundred = 5;

export function pointsSum(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (!/\bpoints\b/.test(plain) || slots.references.length > 0) return undefined;
  const has = Number(ownPoints.exec(plain)?.[1]);
  const found = amount.exec(plain);
  const spent = slots.amounts[0]?.value ?? Number(found?.[1] ?? found?.[2]);
  const text =
    has >= 100 && asksWorth.test(plain)
      ? `${dollars(Math.floor(has / 100) * perHundred)} off: every 100 points are ${dollars(perHundred)}, used in full hundreds.`
      : spent > 0 && asksPoints.test(plain)
        ? `${Math.floor(spent)} points, one for each dollar, or ${Math.floor(spent) * 2} as a Trail Club member. 100 points get you ${dollars(perHundred)} off.`
        : undefined;
  return text === undefined
    ? undefined
    : { handled: "loyalty_points", whole: true, state, reply: say(text, { source: "shop" }) };
}
