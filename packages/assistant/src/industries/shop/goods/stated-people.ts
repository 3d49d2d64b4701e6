import { withDigits } from "../../../understanding/numerals.ts";
import { wordList } from "../../../understanding/word-list.ts";

/**
 * Extracts the number of people from the short forms used in shops: “a 2p tent”, “3-man”, “nah its for 4, me wife 2
 * kids”.
 */

/** A larger number after “for” is a price. */
const most = 12;

const sized = /\b(\d{1,2})[ -]?(?:p|man|men|person|persons|people|ppl|berth)\b/;
const after = wordList`me, my, us, we, people, and my, with, please, pls, then, not \d+, in total, altogether, of us`;
const forMany = new RegExp(
  `\\b(?:(?:it|this|that) is|its|we are|need|must be|has to be|not \\d+,?|^\\w+,?|^) ?(?:a )?(?:tent )?(?:for|fit) (?:us |all )?(\\d{1,2})(?=$|[,.!?;]| ${after}\\b)`,
);

/** “Do 5 fit in there”. */
const manyFit =
  /\b(?:do|does|will|would|can|could|all) (?:all |the )?(\d{1,2})(?: of us)? (?:fit|sleep)\b/;

export function peopleTold(plain: string): number | undefined {
  const text = withDigits(plain);
  const stated = Number((sized.exec(text) ?? forMany.exec(text) ?? manyFit.exec(text))?.[1]);
  return stated > 0 && stated <= most ? stated : undefined;
}
