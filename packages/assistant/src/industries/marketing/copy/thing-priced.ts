import { wordList } from "../../../understanding/word-list.ts";

/** What a new price is for. */

const not = wordList`price, prices, the price, our price, our prices, my price, my prices, new price, it, that, this, all, everything, we, i, they, customers, clients, patients, people, text, message, january, february, march, april, may, june, july, august, september, october, november, december, rent, energy, costs?, euro, now, only, instead, from, to, by`;
const word = String.raw`(?!(?:${not}|will|is|are|was|goes|go|costs?|cost|from|for|of|on|in|and|the|instead|up)\b)\p{L}[\p{L}'’-]*`;
const noun = `((?:${word} ){0,3}${word})`;
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:price|prices|rate|fee)s? (?:for|of) (?:a |an |the |our |my )?${noun}`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:for|that|the|a|an|our|my|one|^) ?${noun} (?:will |is going to |now )?(?:cost|costs|goes up|go up|rises?|is [€£$]?\d|are [€£$]?\d|will be|is going up)`,
    "iu",
  ),
  new RegExp(
    String.raw`\bnew price (?:for |of )?(?:a |an |the |our )?${noun} (?:is )?[€£$]?\d`,
    "iu",
  ),
];

/** “Haircut”, “gel nails”; undefined if the price is for everything. */
export function thingPriced(clause: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(clause)?.[1]?.trim();
    if (found !== undefined && found.length > 2) return found;
  }
  return undefined;
}
