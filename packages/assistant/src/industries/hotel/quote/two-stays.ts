import { dollars, spoken } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { quotedIn } from "./pass-on.ts";
import { tell } from "./quote-money.ts";
import { chooseOffer, stayOf } from "./quote-reply.ts";

/** Compares the stay that is quoted with the one that was quoted before it: “which of the two is cheaper?” */

const ofTwo = "(?:of (?:the (?:two|2)|them|these|those|both) )?";
const works = "(?:is|are|was|would be|comes out|works out)";
const asks = new RegExp(
  `\\bwhich (?:one |stay |dates? |days )?${ofTwo}${works}\\b.{0,16}\\b(?:cheap\\w*|less|lower|better value)\\b|\\bcheaper (?:of|than) (?:the (?:two|2)|the (?:first|other) (?:one|stay|dates?))\\b`,
);
const mostWords = 12;

export function cheaperOfTwo(turn: Turn): Outcome | undefined {
  const { plain, slots, now } = turn;
  if (!asks.test(plain) || slots.dates.length > 0 || plain.split(" ").length > mostWords)
    return undefined;
  const quoted = quotedIn(turn);
  if (!quoted) return undefined;
  const { quote, stay, chosen } = quoted;
  const earlier = quote.history?.findLast(
    ({ arrival, nights }) =>
      arrival !== undefined &&
      nights !== undefined &&
      (arrival !== stay.arrival || Number(nights) !== stay.nights),
  );
  const before = earlier && { ...quote, slots: earlier };
  const other = before && stayOf(before);
  const found = before && other && chooseOffer(before, other, now);
  if (!other || !found) return undefined;
  const sides = [
    { stay, total: chosen.total },
    { stay: other, total: found.chosen.total },
  ].map((side) => ({ ...side, each: Math.round((side.total / side.stay.nights) * 100) / 100 }));
  const [less, more] = sides.toSorted((a, b) => a.each - b.each);
  if (!less || !more) return undefined;
  const from = ({ arrival }: { arrival: string }): string => spoken(parseIsoDate(arrival));
  return {
    ...tell(
      turn,
      `The stay from ${from(less.stay)}: ${dollars(less.each)} a night, ${dollars(less.total)} in all, against ${dollars(more.each)} a night, ${dollars(more.total)} in all, from ${from(more.stay)}.`,
    ),
    whole: true,
  };
}
