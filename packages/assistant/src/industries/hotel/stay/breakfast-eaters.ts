import type { Turn } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** How many of a party have breakfast: “one breakfast only”, “breakfast just for my wife”. */

const some = wordList`\d{1,2}, me, my (wife|husband|partner|mum|mom|mother|dad|father|son|daughter|friend|boss), her, him`;
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\bbreakfasts? (?:is |it is )?(?:only |just )?for (?:only |just )?(${some})\\b(?! nights?| mornings?| and\\b)`,
  ),
  new RegExp(`\\bbreakfasts?,? (?:only |just )(${some}) (?:person|people|of us|guest|adult)`),
  /\b(\d{1,2}) (?:x )?breakfasts?\b(?! each| per| a )/,
];
const forAll = /\bbreakfasts?\b.{0,20}\b(?:all|both|everyone|everybody|each)\b/;

/** The number of guests with breakfast that a message names; undefined if it names none. */
export function eatersIn(plain: string): number | undefined {
  const text = withDigits(plain);
  const found = patterns.map((one) => one.exec(text)?.[1]).find((one) => one !== undefined);
  if (found === undefined || forAll.test(text)) return undefined;
  return /\d/.test(found) ? Number(found) : 1;
}

/** Those who have breakfast are fewer than those who stay: “breakfast for two of us” changes no number of guests. */
export function withoutEaters(turn: Turn): Turn {
  const quote = turn.state.done?.find(({ name }) => name === "quote");
  const eaters = quote === undefined ? undefined : eatersIn(turn.plain);
  if (eaters === undefined || eaters >= Number(quote?.slots.guests ?? 0)) return turn;
  const { people, adults, ...slots } = turn.slots;
  return people === eaters ? { ...turn, slots } : turn;
}
