import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { passQuestion } from "../desk/not-on-record.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rateOf } from "../rooms/rooms.ts";

/** What a guest with a complaint asks for on top: breakfast for free, nothing to pay. */

const gratis = anywhere(wordList`
  (for )?free, on the house, complimentary, gratis, included, thrown in, not (have to )?pay, without paying, w.?o paying, at no (extra )?(cost|charge)
`);
const things: readonly (readonly [RegExp, string])[] = [
  [/\bbreakfasts?\b/, `breakfast is ${dollars(hotelRules.breakfast)} per person`],
  [/\bparking\b/, `parking is ${dollars(hotelRules.parking)} a night`],
  [/\blate check ?-?out\b/, `a late check-out is ${dollars(hotelRules.lateCheckOut)}`],
  [/\bmassage\b/, `a massage is ${dollars(hotelRules.massage)}`],
];

/** “Breakfast tomorrow for free, I hope”: who decides, and what it costs otherwise. */
export function wantsForFree({ plain, state }: Turn): Outcome | undefined {
  const [, price] = things.find(([words]) => words.test(plain)) ?? [];
  if (price === undefined || !gratis.test(plain)) return undefined;
  return {
    handled: "trouble",
    state,
    reply: say(
      `I can’t promise that from here, but the duty manager now has it as your wish and decides, usually the same day. Otherwise, ${price}.`,
      { source: "hotel", next: [person.send] },
    ),
  };
}

const longer =
  /\b(?:(?:one|a|an|another|two|2|1) (?:more |extra |additional )?nights?(?: more| longer| extra)?|stay (?:on|longer))\b/;
const more = /\b(?:more|extra|additional|another|longer|stay on)\b/;

/** “I’ve got two more nights here” asks for none. */
const hasThem =
  /(?<!\b(?:can|could|may|would|should) )\b(?:i|we) (?:am |are |still |only )*(?:have|got|have got|here for) (?:\w+ )?(?:more )?nights?\b/;
const wantsNone = /\b(?:do|did) not (?:want|need|ask|mean)\b.{0,16}\bnights?\b/;

/** “Can I stay one more night”, of a guest whose room is known: no booking number is needed for it. */
export function staysOn({ plain, state, slots }: Turn): Outcome | undefined {
  const { room, booking } = state.figures ?? {};
  const known = room !== undefined && booking === undefined && slots.references.length === 0;
  const quoting = state.flow?.name === "quote" || state.finished?.name === "quote";
  if (hasThem.test(plain) || wantsNone.test(plain)) return undefined;
  if (!known || quoting || !longer.test(plain) || !more.test(plain)) return undefined;
  const [standard, harbour] = (["standard", "harbour"] as const).map((id) => dollars(rateOf(id)));
  return {
    handled: "stays_on",
    state: withOffer(state, passQuestion),
    reply: say(
      `The desk can add it to room ${room} if it’s free: a night is ${standard} in a Standard room, ${harbour} in a Harbour room, and ${hotelRules.weekend}% more on Friday and Saturday. Shall I pass it on?`,
      { source: "hotelRooms" },
    ),
  };
}
