import { anywhere, wordList } from "../../../understanding/word-list.ts";

const limits = wordList`till, until, unless, except, only, as long as, for (a|an|one|some|about|\d+)( \w+)? (moments?|minutes?|whiles?|hours?|days?|bit|time)`;

/** Whether a message says that something works within limits, which is no end of a fault: “it works till I restart”. */
const inPart = anywhere(
  wordList`(works?|worked|working|fine|ok)( \w+){0,4} ${limits}, only (works?|worked|working), (works?|worked)( \w+){0,6} (stops?|stopped|breaks?|broke|fails?|failed)( \w+)?, stop(s|ped)? again`,
);
export const worksInPart = (message: string): boolean => inPart.test(message.toLowerCase());
