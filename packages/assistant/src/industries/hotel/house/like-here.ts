import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** Answers “is it nice there in spring?” with what there is to do then, from the facts about the surroundings. */

const seasons = wordList`spring, summer, autumn, fall, winter, january, february, march, april, may, june, july, august, september, october, november, december, that time, christmas, easter`;
const nice = wordList`nice, pretty, beautiful, lovely, good, worth (it|a (visit|trip)|coming|visiting), boring, fun, busy, crowded, quiet, cold, warm`;
const place = wordList`there, here, around( there| here)?, by you, where you are`;
const inThen = `(?: (?:in|at|during|over) (?:the |early |late )?${seasons})`;
const asksPlace = new RegExp(
  `\\bis it (?:\\w+ )?${nice}(?: ${place}${inThen}?|${inThen})|\\bwhat is (?:it|the (?:place|area|town)) like(?: ${place})?${inThen}?$|\\bis (?:the )?(?:place|area|town) ${nice}`,
);
const season = new RegExp(`\\b${seasons}\\b`);

export function likeHere(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const ofRoom = state.topic !== undefined || (state.done ?? []).length > 0;
  const found = asksPlace.exec(plain)?.[0];
  if (found === undefined || slots.references.length > 0) return undefined;
  if (ofRoom && !new RegExp(`\\b(?:${place}|${seasons}|place|area|town)\\b`).test(found))
    return undefined;
  return {
    handled: "local_tips",
    state,
    reply: say(`${around} ${then(season.exec(plain)?.[0])}`, {
      source: "hotel",
      next: ["What can we do when it rains?", "Do you have a room free next Friday?"],
    }),
  };
}

const around =
  "We’re by the water, with the old town twelve minutes away on foot and a walk along the mole to the lighthouse.";
/** The facts about a season. */
function then(when: string | undefined): string {
  if (when === undefined)
    return "June and September are the best months: warm enough to swim, and quieter.";
  if (/^(?:june|september)$/.test(when))
    return "It’s warm enough to swim then, and quieter than July and August.";
  if (/^(?:summer|july|august)$/.test(when))
    return "In summer it’s about 22 °C with a breeze, and the harbour bath is open; weekends fill up early.";
  return "It can be windy by the water then, so bring a jacket; there’s a sauna from 16:00.";
}
