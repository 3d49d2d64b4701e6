import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { heads } from "../plans/head-count.ts";

/** How many people a fault affects, as far as a message states it. */

const everybody = anywhere(
  wordList`all of us, everyone, everybody, (whole|entire|complete) (team|company|office|department|firm|school|floor|shift), nobody can, no one can, none of us, the team can not, we all`,
);
const counted = new RegExp(
  `\\b(\\d{1,5}|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozens?) (?:of (?:our|my) )?(?:\\w+ )?${heads}\\b`,
);
/** A question, a price or an invitation with a number of people does not report a fault. */
const counts =
  /^(?:how|what|which|can (?!not\b)|do|does|is|are)\b|\b(?:costs?|price|how much|per month|seats?|pay|plans?|invit\w+|hired?)\b/;
/** Fewer people than this are not a whole team. */
const many = 5;

/** Whether a fault affects more than a few people: “All of us”, “60 people”. */
export function hitsMany(plain: string): boolean {
  if (counts.test(plain)) return false;
  if (everybody.test(plain)) return true;
  const count = counted.exec(plain)?.[1];
  return count !== undefined && !(Number(count) < many);
}
