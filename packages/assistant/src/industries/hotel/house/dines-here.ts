import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";

/** Says whether one can eat at the hotel in the evening, for guests and for those who only come to eat. */

const eats = anywhere(wordList`
  (can|could|may|do|is it possible to|possible to) (i |we |you |one |people |guests |non guests |just |only |also |even |still |pop in |come |drop in |for ){0,5}(to )?(eat|dine|have (dinner|supper|a meal)|get (food|dinner|something to eat)|for dinner|serve (food|dinner)|do (dinner|food|evening meals?)|have a restaurant)
`);
const evening = anywhere(
  wordList`evenings?, tonight, night, dinner, supper, dine, without staying, (at|in) (yours|your (place|hotel|house)|the hotel|house), there, here, restaurant`,
);
const other = anywhere(wordList`
  breakfasts?, lunch, brunch, rooms?(?! (service|guest))( service)?, table for, book, reserve, vegan, vegetarian, gluten, allerg\w*, kids?, child\w*, dogs?, monday, christmas, new year\w*
`);
const only =
  /\b(?:without staying|not staying|non guests?|only for dinner|just (?:for|pop)|not a guest)\b/;
const mostWords = 16;

export function dinesHere({ plain, state, slots }: Turn): Outcome | undefined {
  if (!eats.test(plain) || !evening.test(plain) || other.test(plain)) return undefined;
  if (slots.dates.length > 0 || slots.people !== undefined) return undefined;
  if (plain.split(" ").length > mostWords) return undefined;
  const { cheapestMain, dearestMain } = hotelRules;
  return {
    handled: "restaurant_menu",
    state,
    reply: say(
      `Yes${only.test(plain) ? ", you’re welcome without a room" : ""}: the dining room is open Tuesday to Sunday, 18:00–21:30, with mains at ${dollars(cheapestMain)} to ${dollars(dearestMain)}. The desk takes reservations.`,
      { source: "hotel", next: ["What is on the menu?"] },
    ),
  };
}
