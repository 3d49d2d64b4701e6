import { dollars, pick, say, spoken } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { addDays, isoDate, parseIsoDate } from "../../../understanding/slots.ts";
import { offersFor } from "../rooms/offers.ts";
import { chooseOffer, quoteOffers, stayOf } from "./quote-reply.ts";

const cheaperDay =
  /\b(?:cheap\w*|less expensive|lower|better)\b.*\b(?:dates?|days?|nights?|time)\b|\b(?:dates?|days?|nights?) (?:that (?:is|are) )?cheap\w*/;
/** “Is there a cheaper day next week”: the cheapest arrival within seven days of the quoted or named date. */
export function cheaperDays(
  { plain, state, now, slots }: Turn,
  quote: FlowState,
): Outcome | undefined {
  const stay = stayOf(quote);
  const chosen = stay && chooseOffer(quote, stay, now)?.chosen;
  if (!stay || !chosen || !cheaperDay.test(plain) || plain.split(" ").length > 14) return undefined;
  const from = slots.dates[0]?.date ?? stay.arrival;
  const offers = [0, 1, 2, 3, 4, 5, 6].flatMap((later) => {
    const arrival = addDays(from, later);
    const [offer] = arrival < isoDate(now) ? [] : offersFor({ ...stay, arrival }, undefined, now);
    return offer ? [{ arrival, offer }] : [];
  });
  const [least] = offers.sort((a, b) => a.offer.total - b.offer.total);
  const text =
    least === undefined || least.offer.total >= chosen.total
      ? `No, ${dollars(chosen.total)} is the lowest in the week from ${spoken(parseIsoDate(from))}. Only Friday and Saturday nights cost more. Shall I pass yours on?`
      : `Yes, from ${spoken(parseIsoDate(least.arrival))} it’s ${dollars(least.offer.total)} instead of ${dollars(chosen.total)}. Sunday to Thursday nights are cheaper. Shall I quote that day?`;
  const found = least !== undefined && least.offer.total < chosen.total;
  const next = {
    ...quote,
    slots: { ...quote.slots, ...(found ? { nearest: least.arrival } : {}) },
  };
  return {
    handled: "flow:quote",
    state: found
      ? withOffer({ ...state, finished: next }, quoteOffers.move)
      : withOffer(state, quoteOffers.passOn),
    reply: say(text, {
      source: "hotelRooms",
      choices: pick(found ? "Yes, please" : "Yes, pass it on", "Other dates"),
    }),
  };
}
