import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** Handles changes to the party: someone joins, drops out or arrives later than the others. */

const person = wordList`
  wife, husband, partner, girlfriend, boyfriend, sister, brother, mother, mum, mom, father, dad, son, daughter, friend,
  colleague, boss, cousin, aunt, uncle, fiancee?, mate, grandmother, grandfather, grandma, grandpa, roommate
`;
const comes = wordList`joining, joins, coming, comes, tagging along, along, on board, (is )?in(?= (too|as well|now)|$), wants to (come|join)`;
const joins = new RegExp(
  `\\b(?:my |our )?${person}(?: is| will be|'s|s)?(?: also| now)? ${comes}\\b(?! (?:on|at|later|only|earlier|from)\\b)|\\b(?:with|bring|bringing|add|plus) my ${person}\\b`,
);
const staysAway = new RegExp(
  `\\b(?:forget|without|minus|not|leave out|drop) my ${person}\\b|\\bmy ${person} (?:is not|can not|is out|will not|does not|cancell?ed|dropped)\\b`,
);

/** Change in the size of the party; 0 if no one is mentioned. */
export const companyChange = (plain: string): number =>
  staysAway.test(plain) ? -1 : joins.test(plain) ? 1 : 0;

const some = wordList`one, two, three, some, half, part`;
const late = wordList`comes?, come, coming, arrives?, arriving, joins?, gets? (in|there), leaves?, leaving, goes`;
const partly = new RegExp(
  `^(?:only )?(?:${some} of (?:us|them|the \\w+)|my ${person}|the others?|the rest)\\b.*\\b${late}\\b`,
);

/** “One of them only comes on Tuesday” does not move the stay of the others. */
export function comesApart({ plain, slots, state }: Turn): Outcome | undefined {
  // “My brother joins, so we are three”: everyone, from the first day.
  const all = companyChange(plain) !== 0 || slots.nights !== undefined;
  if (slots.dates.length === 0 || all || !partly.test(plain)) return undefined;
  return {
    handled: "flow:quote",
    state,
    reply: say(
      "I’ll leave the quote as it is: the room is yours from the first day, whoever comes later or leaves earlier. Just tell the front desk who arrives when as you book.",
      { source: "hotelRooms", next: ["What is the total?", "When is check-in?"] },
    ),
  };
}
