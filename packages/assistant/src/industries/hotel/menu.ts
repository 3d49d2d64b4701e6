import { dollars, say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { hotelRules } from "./prices.ts";

/** Says what dinner costs, and what the kitchen does not do, whatever else is in hand. */

const dishes = anywhere(
  wordList`mains?, main (course|dish)s?, dish(es)?, menu, meals?, dinner, (to|can|we) eat, food`,
);
const asksPrice = anywhere(
  wordList`cheap(est|er)?, how much, costs?, prices?, expensive, dear(est)?, least expensive`,
);
const other = anywhere(wordList`
  breakfasts?, lunch, brunch, buffet, catering, rooms?(?! service)( service)?, nights?, stay, delivery, per (head|person), deal, offer, included?, kids, children, dogs?
`);
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
  if (!dishes.test(plain) || !asksPrice.test(plain) || other.test(plain)) return undefined;
  if (plain.split(" ").length > mostWords) return undefined;
  const { cheapestMain, dearestMain } = hotelRules;
  return tell(
    /\bcheap|\bleast/.test(plain)
      ? `The cheapest main is ${dollars(cheapestMain)}. They go up to ${dollars(dearestMain)}, and the six dishes change every day.`
      : `Mains are ${dollars(cheapestMain)} to ${dollars(dearestMain)}: six dishes a day, two of them without meat.`,
  );
}
