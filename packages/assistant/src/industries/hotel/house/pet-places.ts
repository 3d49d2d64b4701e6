import { say } from "../../../dialogue/reply/reply.ts";
import { unchanged } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { pet } from "../stay/extra-words.ts";

/** Where in the house a guest’s dog or cat may come along: “may she sit with us at breakfast?”. */

const places: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:breakfast|dining room|restaurant|dinner|lunch|eat|table|buffet)\b/,
    "No, not in the dining room. You can eat with your pet beside you in the bar, or we bring breakfast to your room.",
  ],
  [/\bsauna\b/, "No, not in the sauna."],
  [/\bbar\b/, "Yes, the bar is fine."],
];
const may = anywhere(wordList`
  (is|are|may|can|could|does|do|will|whether|if) (he|she|it|they|him|her|(the|our|my|a) (\w+ )?(dog|cat|pet|puppy|terrier|lab|labrador)s?)
`);
const comes = anywhere(
  wordList`allowed, come, comes, sit, sits, join, joins, eat, enter, go, goes, be, stay, lie, in, into, with us, with me, along`,
);
const lately = 4;
/** People who may be “she” or “he” as well. */
const people = anywhere(
  wordList`wife, husband, mother, mum, mom, father, dad, son, daughter, kid, child, baby, friend, boss, sister, brother, grandson, girlfriend, boyfriend, partner`,
);

/** Undefined unless the message asks of a pet, by name or as the last one that was spoken of. */
export function petPlace(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const asks =
    message.includes("?") || /^(?:is|are|may|can|could|i (?:asked|said|meant))\b/.test(plain);
  if (!asks || !may.test(plain) || !comes.test(plain)) return undefined;
  const named = pet.test(plain);
  const before = state.exchanges.slice(-lately).map(({ visitor }) => visitor.toLowerCase());
  const last = before.findLast((text) => pet.test(text) || people.test(text)) ?? "";
  const spokenOf = pet.test(last) && !people.test(last);
  if (people.test(plain) || !(named || spokenOf)) return undefined;
  const asked = plain.split(may).slice(1).join(" ");
  const found = places.find(([words]) => words.test(asked === "" ? plain : asked));
  return found && { ...unchanged(turn, say(found[1], { source: "hotel" })), handled: "pets" };
}
