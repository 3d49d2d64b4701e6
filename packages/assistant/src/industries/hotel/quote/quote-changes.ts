import type { FlowState, Turn } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { car, drops, pet } from "../stay/extra-words.ts";
import { petsCounted } from "../stay/pets-told.ts";

/** Applies relative changes to a stay: “one more night”, “and for two more”, “with the dog”. */

type Slots = FlowState["slots"];

const count = "(a|an|another|one more|an extra|\\d{1,2})";
const more = wordList`more, extra, additional, further, other`;
const nightsMore = new RegExp(
  `\\b${count}(?: ${more})? nights?(?: (longer|more|extra|less|shorter|fewer))?\\b`,
);
const beings = wordList`people, persons?, guests?, adults?, kids?, child(ren)?, friends?, of us`;
const another = wordList`another (person|guest|adult|kid|child|friend)`;
const guestsMore = new RegExp(
  `\\b(\\d{1,2}|a|an|another) ${more} ${beings}\\b|\\b${another}\\b|\\b(?:for|plus|and|with|add) (\\d{1,2}) more\\b`,
);
const notGuests = wordList`nights?, days?, rooms?, weeks?, euros?, dollars?, %, than, for`;
const guestsLess = new RegExp(
  `\\b(\\d{1,2}|a|an) (?:less|fewer)(?: ${beings})?\\b(?! ${notGuests})|\\b(\\d{1,2}) ${beings} (?:less|fewer)\\b|\\bminus (\\d)\\b`,
);
const bring = wordList`(we|i|they|he|she|my \w+) (also |will |both )?(have|has|brings?|needs?|wants?)`;
const adds = new RegExp(wordList`
  ^(what (if|about)|how about|(?:can you |please |and )?(?:add|include)|how much|and|${bring}|put)\b,
  \b(total|including|in all|with|plus|add)\b
`);

const number = (word: string | undefined): number =>
  word === undefined || /\D/.test(word) ? 1 : Number(word);

/** Returns the stay after the change; undefined if the message contains none. */
export function changedStay(
  { plain, state }: Turn,
  slots: Slots,
  knowsStay: boolean,
): Slots | undefined {
  const text = withDigits(plain);
  const next: Slots = { ...slots };
  if (knowsStay) {
    const nights = nightsMore.exec(text);
    const [, by, how = ""] = nights ?? [];
    const relative = /\b(?:more|extra|additional|further|another|longer|less|shorter|fewer)\b/.test(
      nights?.[0] ?? "",
    );
    if (nights && relative) {
      const sign = /less|shorter|fewer/.test(how) ? -1 : 1;
      next.nights = Math.max(1, Number(slots.nights ?? 1) + sign * number(by));
    }
    const added = guestsMore.exec(text);
    if (added && !/\bnights?\b/.test(added[0]))
      next.guests = Number(slots.guests ?? 1) + number(added[1] ?? added[2]);
    const fewer = guestsLess.exec(text);
    if (fewer)
      next.guests = Math.max(
        1,
        Number(slots.guests ?? 1) - number(fewer[1] ?? fewer[2] ?? fewer[3]),
      );
  }
  const counted = petsCounted(text);
  if (counted !== undefined && Number(slots.pets ?? 0) > 0) next.pets = counted;
  else extra(text, next, "pets", pet, Number(state.figures?.pets || 1));
  extra(text, next, "cars", car);
  return JSON.stringify(next) === JSON.stringify(slots) ? undefined : next;
}

/** Takes the extras that a total is asked with; undefined if there are fewer. */
export function withExtrasOf(plain: string, slots: Slots, least: number): Slots | undefined {
  const named = (
    [
      ["breakfast", /\bbreakfasts?\b/],
      ["pets", pet],
      ["cars", car],
    ] as const
  ).filter(([, words]) => words.test(plain));
  return named.length < least || drops.test(plain)
    ? undefined
    : { ...slots, ...Object.fromEntries(named.map(([slot]) => [slot, Number(slots[slot] ?? 1)])) };
}

const agrees = wordList`ok, okay, yes, yeah, yep, sure, and, then, please, can you, could you, you can, go ahead and`;
const too = wordList`too, as well, in, on, then, please`;
/** “Add it”: the breakfast, dog or car the visitor mentioned last. */
export const addsIt = new RegExp(
  `^(?:please )?(?:add|put|include|book|take) (?:it|that|them|him|her)(?: ${too})*$|^(?:${agrees} )+(?:add|put|include) (?:it|that|them|him|her)(?: ${too})*$|^with (?:it|that)$`,
);

export const lastExtra = ({ state }: Turn): string | undefined =>
  [...state.exchanges]
    .reverse()
    .slice(0, 2)
    .map(({ visitor }) => extras.exec(visitor)?.[0].toLowerCase())
    .find((found) => found !== undefined);
const extras = /\b(?:breakfast|dogs?|cats?|pets?|parking|park|cars?)\b/i;

/** “With the dog”, “including parking for 2 cars”, “without the dog”. */
function extra(
  text: string,
  slots: Slots,
  slot: "pets" | "cars",
  pattern: RegExp,
  stated = 1,
): void {
  const found = pattern.exec(text)?.[0];
  if (found === undefined) return;
  if (drops.test(text)) slots[slot] = 0;
  else if (adds.test(text) && text.split(" ").length <= 9 && !asksRule.test(text)) {
    const before = new RegExp(`\\b(\\d) (?:\\w+ )?${found}`).exec(text)?.[1];
    const second = new RegExp(`\\b(?:second|another|2nd) (?:\\w+ )?${found}`).test(text)
      ? 2
      : undefined;
    slots[slot] = before === undefined ? (second ?? Number(slots[slot] || stated)) : Number(before);
  }
}
/** A question about the rule rather than a change. */
const asksRule =
  /^(?:is there|do you|are (?:dogs|pets|cats)|can (?:i|we)|where|when|how much (?:is|does|do) (?:the )?(?:parking|dogs?|pets?)|what does)\b/;
