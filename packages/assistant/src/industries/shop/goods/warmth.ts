import type { Turn } from "../../../dialogue/types.ts";
import type { Thing } from "../../../records/records.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** The one rule for how warm a sleeping bag is for somebody: its limit, or five degrees above it for who feels the cold. */

const tellsCold = anywhere(wordList`
  (feel|feels) the cold, (get|gets|am|is|are|be|being) (\w+ )?cold (easily|fast|quickly|all the time), (always|usually|often) (cold|freez\w+|freeze), cold sleeper, sleep(s)? cold, freeze(s)? (easily|fast|quickly)
`);
/** What somebody who feels the cold adds, in degrees. */
const margin = 5;

/** Returns whether the customer said, in this message or earlier, that whoever sleeps in the bag feels the cold. */
export const feelsCold = ({ plain, state }: Pick<Turn, "plain" | "state">): boolean =>
  [...state.exchanges.map(({ visitor }) => plainWords(visitor)), plain].some((text) =>
    tellsCold.test(text),
  );

/** Returns the lowest temperature a bag is warm enough for. */
export const warmTo = ({ values }: Thing, cosy: boolean): number =>
  Number(values.warmth) + (cosy ? margin : 0);

/** The temperature ratings defined by the standard for sleeping bags. */
export type Norm = "comfort" | "limit";

/** Extracts a temperature rating from a bag’s record. */
export function normOf({ values }: Thing, norm: Norm): number | undefined {
  const found = new RegExp(`${norm}(?: rating)? of (−?)(\\d+)`).exec(String(values.colder ?? ""));
  return found ? Number(found[2]) * (found[1] === "" ? 1 : -1) : undefined;
}
