import { spoken } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { addDays, parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { isMidweek } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { quotedIn } from "./pass-on.ts";
import { tell } from "./quote-money.ts";

/** Why a quoted stay has a discount, or has none: “why is there 12% off now?” */

const ofDiscount =
  /\b(?:discount\w*|reduction|reduced|\d{1,2} ?percent|percent off)\b|\b\d{1,2} ?%/;
const asksWhy = anywhere(wordList`
  why, how come, how so, what for, reason, explain, where (does|is|did), what is (that|the) (\d{1,2} ?%|\d{1,2} ?percent|discount|reduction), what (discount|reduction), when (do|does|would|is), only (now|then), not (before|then|now|the other)
`);
const ofElse = anywhere(
  wordList`early, refund\w*, child\w*, kids?, breakfasts?, regular, group, company, corporate, senior\w*, student\w*`,
);
const mostWords = 20;

export function discountExplained(turn: Turn): Outcome | undefined {
  const { plain, slots } = turn;
  const quoted = slots.references.length > 0 ? undefined : quotedIn(turn);
  if (!quoted || plain.split(" ").length > mostWords) return undefined;
  if (!ofDiscount.test(plain) || !asksWhy.test(plain) || ofElse.test(plain)) return undefined;
  const { stay, chosen } = quoted;
  const days = `${spoken(parseIsoDate(stay.arrival))} to ${spoken(parseIsoDate(addDays(stay.arrival, stay.nights)))}`;
  const rule = `${hotelRules.midweekDiscount}% comes off three nights or more without a Friday or Saturday night`;
  if (isMidweek(stay)) return tell(turn, `${rule}. ${days} has neither, so you get it.`);
  if (chosen.discount)
    return tell(
      turn,
      `The ${chosen.discount.percent}% is our discount for ${chosen.discount.why}.`,
    );
  const lacks =
    stay.nights < leastNights
      ? "is too short for it"
      : "includes a Friday or Saturday night, so there’s none";
  return tell(turn, `${rule}. ${days} ${lacks}.`);
}
const leastNights = 3;
