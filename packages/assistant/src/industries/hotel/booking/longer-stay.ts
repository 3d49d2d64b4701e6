import { isYes } from "../../../dialogue/message/answers.ts";
import { counted, dollars, say, spoken } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { addDays, isoDate, parseIsoDate } from "../../../understanding/slots.ts";
import { byNumber } from "../../orders/references.ts";
import { sampleBookings } from "../rooms/bookings.ts";
import { freeRooms, priced } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rooms } from "../rooms/rooms.ts";

/** Extends a booking by a night or more: says whether the room is free then, and what it costs. */

const more =
  /\b(?:(\d|an?) (?:more|extra|additional|further) nights?|(\d|an?) nights? (?:longer|more|extra)|(?:the |that )?(?:another|extra|additional) (?:night|day))\b/;
const addsDay =
  /\badd (?:a|an|the|one|1|another|(\d)) (?:(?:more|extra) )?(?:nights?|days?)\b|\b(?:a|an|one|1|(\d)) days? (?:longer|more|extra)\b/;
const inPlaceOf = /\b(\d) (?:nights? )?(?:instead of|not|rather than) (\d)\b/;
const goesOn = /\b(?:how much|cost\w*|price|possible|yes or no|total|pay)\b|\b\d nights?\b/;
const ofThis = /\b(?:that|this|it|them)\b/;
const otherSubject =
  /\b(?:book|another|from|breakfasts?|park\w*|card|cash|dogs?|pets?|cats?|spa|pool|sauna|dinner|wi-?fi|taxi|shuttle|refund\w*|cancel\w*)\b/;
const fewWords = 5;

/** Whether the message is a follow-up to the extension just answered. */
const asksOfIt = (plain: string): boolean =>
  goesOn.test(plain) &&
  !otherSubject.test(plain) &&
  (ofThis.test(plain) || plain.split(" ").length <= fewWords);

/** Returns the number of nights by which the message extends a booking of `nights` nights. */
function nightsMore(plain: string, nights: number): number | undefined {
  const text = withDigits(plain);
  const [, first, second] = inPlaceOf.exec(text) ?? [];
  if (Number(second) === nights && Number(first) > nights) return Number(first) - nights;
  const found = more.exec(text) ?? addsDay.exec(text);
  return found ? Number(found[1] ?? found[2]) || 1 : undefined;
}

export function longerStay(turn: Turn): Outcome | undefined {
  const { plain, message, state, slots, now } = turn;
  const booking = byNumber(sampleBookings, slots.references[0] ?? state.figures?.booking);
  const room = rooms.find(({ name }) => name === booking?.room);
  if (!booking || !room || plain.split(" ").length > 24) return undefined;
  const stated = nightsMore(plain, booking.nights);
  const agrees =
    state.before === handled.offered &&
    (isYes(message) || /^(?:add|do) (?:it|that|the (?:day|night))$/.test(plain));
  const begun = Object.values(handled).some((answer) => answer === state.before);
  if (stated === undefined && !agrees && !(begun && asksOfIt(plain))) return undefined;
  const nights = stated ?? Number(state.figures?.longer ?? 1);
  if (nights > hotelRules.longest) return undefined;
  const { number, guests } = booking;
  const from = addDays(isoDate(now), booking.arrives + booking.nights);
  const isFree = Array.from({ length: nights }, (_night, index) => addDays(from, index)).every(
    (date) => freeRooms(room.id, date) > 0,
  );
  const { total } = priced(
    [{ room, count: 1 }],
    { arrival: from, nights, guests, breakfast: false, early: false },
    now,
  );
  const until = spoken(parseIsoDate(addDays(from, nights)));
  const [answer, text]: [keyof typeof handled, string] = !isFree
    ? [
        "full",
        `The ${room.name} is full from ${spoken(parseIsoDate(from))}. To stay longer, you’d have to change rooms: dial 0 and mention ${number}.`,
      ]
    : agrees
      ? [
          "done",
          `Done: the front desk adds ${counted(nights, "night")} to ${number}, until ${until}, and confirms by e-mail. In this demo nothing is changed.`,
        ]
      : [
          "offered",
          `Yes, ${number} can be extended until ${until}: it’s ${counted(nights, "night")} more in the ${room.name} for ${dollars(total)}, city tax included. Shall the desk add it?`,
        ];
  return {
    handled: handled[answer],
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      figures: { ...state.figures, booking: number, longer: nights },
    },
    reply: say(text, { source: "hotelBookings", next: ["What are your cancellation terms?"] }),
  };
}

const handled = {
  offered: "longer_stay",
  full: "longer_stay_full",
  done: "longer_stay_done",
} as const;
