import { withLead } from "../../dialogue/reply.ts";
import type { Outcome, Result, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";

const parcel = wordList`order, parcel, package, delivery`;
const whereIsIt = anywhere(wordList`
  where (is|are|the hell is) (my|our) (\w+ )?(${parcel}|stuff|things), where is it\b.*\b${parcel},
  (my|our) ${parcel} (is|has)( \w+)? (late|not (here|come|arrived?))
`);
const isLate = /\b(?:late|still|not (?:here|come|arrived?)|should|waiting|overdue|yet)\b/;
/** Longer messages tell a story, with facts of their own. */
const mostOfWhere = 12;

/**
 * “Where is my order, it is late”: asks first which one it is, whatever written answer comes near.
 *
 * @param begin starts the order task with a message.
 */
export function asksForIt(turn: Turn, begin: (turn: Turn) => Result): Outcome | undefined {
  const { plain, state, slots } = turn;
  const known = state.figures?.order ?? state.done?.find(({ name }) => name === "order");
  if (!whereIsIt.test(plain) || known !== undefined || slots.references.length > 0)
    return undefined;
  if (state.flow !== undefined || plain.split(" ").length > mostOfWhere) return undefined;
  const handled = isLate.test(plain) ? "delivery_issue" : "track_order";
  const asked = begin({ ...turn, intent: handled });
  const reply =
    handled === "delivery_issue" ? withLead("I’m sorry it’s late. ", asked.reply) : asked.reply;
  return { ...asked, reply, handled };
}
