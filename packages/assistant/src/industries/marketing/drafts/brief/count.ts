import { countOf } from "../../../../understanding/numerals.ts";
import { wordList } from "../../../../understanding/word-list.ts";

/** How many texts are asked for: “3 headlines”, “give me two versions”. */
const texts = wordList`subject ?-?lines?, headlines?, slogans?, taglines?, captions?, versions?, variants?, options?, ones, ideas, posts, messages, texts, ads`;
const counted = new RegExp(
  `\\b([1-9]|10|two|three|four|five|six)(?: (?:more|new|other|different|short|good|catchy|nice|google|facebook|ad|e-?mail))* ${texts}\\b`,
  "i",
);
/** “That’s not 3”: only the number, for what was just written. */
const tooFew =
  /\b(?:not|only|i (?:said|wanted|asked for)) ([2-9]|10|two|three|four|five|six)\b(?! ?[%$€£\w])/i;

const most = 6;

/** Returns the number of texts that a message asks for; undefined if it names none. */
export function countIn(message: string): number | undefined {
  const found = (counted.exec(message) ?? tooFew.exec(message))?.[1]?.toLowerCase();
  if (found === undefined) return undefined;
  return Math.min(most, countOf(found));
}
