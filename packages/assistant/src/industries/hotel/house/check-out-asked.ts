import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { quotedIn } from "../quote/pass-on.ts";
import { hotelRules } from "../rooms/prices.ts";
import { lateHourIn } from "../rooms/room-wishes.ts";
import { lateCheckout } from "./late-check-out.ts";

/** Answers when the room must be left, and where the bags stay after it, whatever else is in hand. */

const asksWhen = anywhere(wordList`
  (when|what time|how late|until when|by when) (must|do|should|shall|have|can|may|will|does|is|are|need)( \w+){0,4} (out|leave|gone|vacate\w*), check ?-?out time, time (of|for|is) (the )?(check ?-?out|departure),
  (when|what time|until when|latest)( \w+){0,3} check(ing)? ?-?out, (latest|last) check ?-?out, check ?-?out (is |on )?(\w+day )?(at )?(what time|when)
`);
const ofElse = anywhere(wordList`
  breakfast, ferry, bus, train, boat, taxi, flight, plane, cancel\w*, parking, car, meeting, event, loft, restaurant, bar, sauna, gym, pool, smoke, doctor, post
`);
const bags = anywhere(
  wordList`luggage, bags?, baggage, suitcases?, cases, backpacks?, rucksacks?, stuff, things, gear`,
);
const mostWords = 26;

export function checkOutAsked(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (slots.references.length > 0 || plain.split(" ").length > mostWords || ofElse.test(plain))
    return undefined;
  if (!asksWhen.test(plain)) return staysTill(turn);
  if (lateHourIn(plain) !== undefined && quotedIn(turn)) return undefined;
  const more = bags.test(plain)
    ? "Your bags can stay in the locked room behind the desk, free, and you can fetch them at any hour."
    : `Until 14:00 it’s ${dollars(hotelRules.lateCheckOut)}, if the room is free.`;
  return {
    handled: "check_out",
    state,
    ...(bags.test(plain) ? { whole: true } : {}),
    reply: say(`Check-out is until 11:00. ${more}`, { source: "hotelCheckOut" }),
  };
}

const asks =
  /^(?:(?:and|ok|so|but|hi|hello|please) )*(?:can|could|may|is it|would it|possible|what if)\b/;
/** “Can I stay till 2?”, of a guest who has no quote to add it to. */
function staysTill(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const hour = lateHourIn(plain);
  const free = state.flow === undefined && !quotedIn(turn) && slots.dates.length === 0;
  if (hour === undefined || !free || !asks.test(plain) || bags.test(plain)) return undefined;
  return { handled: "late_checkout", ...lateCheckout(turn) };
}
