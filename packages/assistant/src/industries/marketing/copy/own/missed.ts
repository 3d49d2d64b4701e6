import { wordList } from "../../../../understanding/word-list.ts";

/** Reads what a visitor misses in a text: “you lost the 2”, “STILL no soup”. */

const sighs = wordList`but, and, again, hey, hello, lol, sorry, oh`;
const still = wordList`just, again, still, also, completely`;
const tell = wordList`say, mention, put, write, include`;
const loses = wordList`lost, lose, forgot, forget, missed, miss, dropped, ignored, left out, skipped, omitted, did ?n't ${tell}`;
const ofThat = wordList`to ${tell}, about, that, it`;
const misses = [
  new RegExp(
    `^(?:${sighs} ){0,8}(?:you|u|it|that|this)(?:'ve| have| has)? (?:${still} ){0,5}${loses}(?: ${ofThat}){0,4}[: ]+(.+?)(?: again)?$`,
    "i",
  ),
  /^(?:(?:but|and|so|lol|ok|oh) )*where(?:'s|s| is| are| did| has| have| does)? (?:the )?(.+?)(?: go| gone| went)?$/i,
  /^what (?:happened to|about) (?:the )?(.+)$/i,
  /^(?:but |and )?still (?:no|not|without|missing) (.+)$/i,
  /^(?:there is |there's |theres )?no mention of (.+)$/i,
  /^(.+?) (?:is|are|was|were|went|got|has gone|still) (?:still |also |again )?(?:missing|lost|gone|not (?:in )?there|not in it|forgotten|left out)$/i,
  /^(?:i|we) (?:don'?t|do not|can'?t|cannot) (?:see|find)(?: the)? (.+?)(?: in it| there| anywhere| in the text)?$/i,
  /^(?:but )?why (?:is|are)(?: the)? (.+?) (?:not|missing|gone|out)(?: in)?(?: it| there)?$/i,
  /^(?:missing|forgot|forgotten):? (.+)$/i,
];

const values = wordList`joke, line, name, price, day, date, time, offer`;
const parts = wordList`${values}, pun, deal, number, address, phone, rest, main thing, point, figure`;
const part = new RegExp(
  `^(?:the |my |our |all the )?${parts}s?(?: and the (?:${values}|number)s?)?$`,
  "i",
);
/** Whether what is missed is a part that every text holds: “the joke”, “our name”. */
export const isPart = (missed: string): boolean => part.test(missed);
const andPart = new RegExp(` and (?:the|my|our) (?:${values}|rest)s?$`, "i");

/** What a visitor misses in a text, as “you lost the 2”. */
export function missedIn(clause: string): string | undefined {
  for (const pattern of misses) {
    const found = pattern.exec(clause)?.[1];
    if (found !== undefined)
      return found
        .replace(andPart, "")
        .replace(/ again$/i, "")
        .replace(/^(?:the|my|our|that) (?=\S)/i, "")
        .trim();
  }
  return undefined;
}
