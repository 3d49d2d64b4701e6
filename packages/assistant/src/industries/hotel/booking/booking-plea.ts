import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { byNumber } from "../../orders/references.ts";
import { sampleBookings } from "../rooms/bookings.ts";
import { hotelRules } from "../rooms/prices.ts";

/** Refers requests for goodwill beyond a booking's terms to the duty manager. */

const reason = anywhere(wordList`
  hospital, surgery, operation, accident, emergency, funeral, died, death, passed away, ill, sick, illness, covid, flight (was|is|got) cancell?ed, storm, strike, broke (my|his|her), visa, pregnan\w*
`);
const pleads = anywhere(wordList`
  exception, please help, any way, anything (you|u) can do, not my fault, fair, compassion, good ?will, understand, make it work, refund, money back, waive, let (me|us) off
`);

const asksWhether = /\?|\b(?:can|could|do|will|would|is) (?:i|we|it|there|you)\b/i;
const handled = "booking_plea";

export function bookingPlea(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const before = state.before === handled ? state.figures?.booking : undefined;
  const last = state.done?.[0];
  const cancels =
    before !== undefined || (last?.name === "booking" && last.slots.purpose === "cancel");
  const booking = byNumber(
    sampleBookings,
    slots.references[0] ?? before ?? (cancels ? last?.slots.reference : undefined),
  );
  if (!booking || booking.rate === "flexible") return undefined;
  const stated = reason.test(plain);
  const asks = /\b(?:cancel\w*|refund\w*)\b/.test(plain) || cancels;
  if (!(stated && asks) && !(cancels && pleads.test(plain))) return undefined;
  const { number } = booking;
  return {
    handled,
    // The booking stays current, so that it can be moved instead.
    state: { ...state, figures: { ...state.figures, booking: number } },
    reply: say(
      nextStep(state, [
        `${asksWhether.test(turn.message) ? "No," : "I’m sorry to hear that."} ${number} has the early-booking rate, which isn’t refunded, but the duty manager may make an exception. I’ll pass on what you wrote, and you’ll hear by noon tomorrow. Moving it once costs ${dollars(hotelRules.dateChange)}.`,
        `It’s with the duty manager, with ${number} and everything you wrote, and you’ll get an e-mail by noon tomorrow. I can’t decide it here, but nothing is lost until then.`,
        `Only the duty manager can tell you more, at desk@harbourhouse.example with ${number}. Would you like a person to take over?`,
      ]),
      { source: "hotelBookings", choices: [person] },
    ),
  };
}
