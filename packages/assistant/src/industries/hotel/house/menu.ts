import { counted, dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { quotedIn } from "../quote/pass-on.ts";
import { hotelRules } from "../rooms/prices.ts";

/** Says what dinner costs and what the kitchen does not offer, whatever the current subject. */

const dishes = anywhere(
  wordList`mains?, main (course|dish)s?, dish(es)?, menu, meals?, dinner, (to|can|we) eat, food`,
);
const asksPrice = anywhere(
  wordList`cheap(est|er)?, how much, costs?, prices?, expensive, dear(est)?, least expensive`,
);
const other = anywhere(wordList`
  breakfasts?, lunch, brunch, buffet, catering, rooms?(?! service)( service)?, nights?, stay, delivery, per (head|person), deal, offer, included?, kids, children, dogs?
`);
const everyEvening =
  /\b(?:dinners?|eat|half board)\b.*\b(?:every|each|all) (?:evening|night|day)s?\b.*\b(?:how much|come to|total|cost|all)\b|\bhow much\b.*\bdinners?\b.*\b(?:every|each) (?:evening|night|day)\b/;
const religious = /\b(?:halal|kosher)\b/;
const mostWords = 12;

export function menuAsked(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const tell = (text: string): Outcome => ({
    handled: "restaurant_menu",
    state,
    reply: say(text, { source: "hotel", next: ["When is dinner?"] }),
  });
  if (religious.test(plain))
    return tell(
      "The kitchen isn’t halal or kosher, I’m sorry. There’s fish and two dishes without meat every evening; tell the kitchen the day before and they’ll see what they can do.",
    );
  const evenings = everyEvening.test(plain) ? quotedIn(turn) : undefined;
  if (evenings) {
    const { guests, nights } = evenings.stay;
    const { cheapestMain, dearestMain } = hotelRules;
    const many = guests * nights;
    return tell(
      `Dinner isn’t in the quote, you pay as you order. With a main each it’s about ${dollars(many * cheapestMain)} to ${dollars(many * dearestMain)} for ${counted(guests, "guest")} and ${counted(nights, "evening")}, so ${dollars(evenings.chosen.total + many * cheapestMain)} to ${dollars(evenings.chosen.total + many * dearestMain)} with the room. The kitchen is closed on Mondays.`,
    );
  }
  if (!dishes.test(plain) || !asksPrice.test(plain) || other.test(plain)) return undefined;
  if (plain.split(" ").length > mostWords) return undefined;
  const { cheapestMain, dearestMain } = hotelRules;
  return tell(
    /\bcheap|\bleast/.test(plain)
      ? `The cheapest main is ${dollars(cheapestMain)}. They go up to ${dollars(dearestMain)}, and the six dishes change every day.`
      : `Mains are ${dollars(cheapestMain)} to ${dollars(dearestMain)}: six dishes a day, two of them without meat.`,
  );
}
