import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "./prices.ts";

/**
 * Answers what is asked with a wheelchair in mind where another word leads elsewhere: the way from the car park is not
 * what parking costs, and a chair is not charged at the charger for cars.
 */

const way = anywhere(wordList`
  step ?-?free, steps?, stairs?, level(?! shower), ramps?, kerbs?, curbs?, barrier ?-?free, wheel ?(chair )?accessible, flat
`);
const yard = anywhere(wordList`
  yard, courtyard, car ?park, parking (space|spot|place|area|lot)s?, where (i|we|you)( would|'?d)? park, (from|to|and) (the |our |my )?(parking|car|garage)
`);
const aids = anywhere(wordList`
  wheel ?chairs?, power ?chairs?, (electric|mobility|the|her|his|my) (chair|scooter)
`);
const charges = anywhere(
  wordList`charg\w*, plug( it| him| her)?( in)?, (power |wall )?(socket|outlet)s?`,
);
const mostWords = 30;

export function accessAsked(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  if (plain.split(" ").length > mostWords) return undefined;
  const lately = [...state.exchanges.slice(-spokenLately).map(({ visitor }) => visitor), message];
  const needed = lately.some((text) => aids.test(text.toLowerCase()) || access.test(text));
  if (chargesCar.test(plain))
    return tell(turn, [
      `Yes, two spaces in the yard have a charger, ${dollars(hotelRules.charging)} per kWh. Ask for one when you book.`,
    ]);
  if (charges.test(plain) && needed && !cars.test(plain))
    return tell(turn, [
      "You can charge it at any outlet, in your room or by the desk. Each side of the bed has two outlets and two USB ports.",
      "Yes, two outlets on each side of the bed, so it can charge overnight.",
    ]);
  if (meals.test(plain) && (way.test(plain) || sameLevel.test(plain)))
    return tell(turn, [
      "Yes, it’s all level: the dining room and the bar are on the ground floor, and the lift takes you down there.",
      "No steps there: breakfast is on the ground floor, beside the bar, and the lift goes down to it.",
    ]);
  if (!yard.test(plain) || !(way.test(plain) || (needed && from.test(plain)))) return undefined;
  return tell(turn, [
    "The yard is level, the entrance has no step, and a lift (door 90 cm) goes to all floors.",
    "No steps at all: the yard and the entrance are level, and the lift takes you up.",
    "It’s level all the way by our records. The desk can look at it for you: dial 0.",
  ]);
}
const meals = anywhere(wordList`
  (to|at|for|for the) (the )?(breakfast|dinner), breakfast room, dining room, restaurant, (to|in|into) the bar
`);
const sameLevel = /\b(?:same|one) (?:level|floor)\b/;
const spokenLately = 3;
const access = /\b(?:wheel ?chair|step ?-?free|accessible|disabled)\b/i;
const chargesCar =
  /\b(?:charge|plug in) (?:my|our|the|an?|his|her) (?:electric |hybrid )?(?:car|ev|tesla|vehicle)\b/;
const cars = /\b(?:ev|tesla|electric car|phone|laptop|tablet)\b|(?<!\bnot an? )\bcar\b/;
const from = /\bfrom (?:the |our |my )?(?:yard|courtyard|car ?park|parking|car|garage)\b/;

const asksMore = /\b(?:and|plus|also) (?:what|how|is|are|do|does|can|where|when)/;
const tell = ({ state, plain }: Turn, steps: readonly [string, ...string[]]): Outcome => ({
  handled: "accessibility",
  state,
  ...(asksMore.test(plain) ? {} : { whole: true }),
  reply: say(nextStep(state, steps), { source: "hotel" }),
});
