import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** The most that a customer said they would spend, and how a sum compares with it. */

const before = wordList`
  under, below, less than, up to, max(imum)?( of| is)?, at most, (no|not) more than, not over, within, budget( is| of| from)?, limit( is| of)?,
  ((have|got|spend|spending)( (got|only|just|maybe|about|around|roughly|like)){0,2})
`;
const after = wordList`max(imum)?, limit, budget, at most, tops, to spend, and not more, or less`;
const noMoney = wordList`years?, days?, people, persons?, litres?, liters?, l, kg, g, km, cm, m, miles?, of us, nights?, degrees, of (them|those|these|the|your), lumens, in stock, pieces, pcs, tents?, (sleeping )?bags?, packs?, lamps?`;
const coins = "(?: ?(?:dollars|bucks|usd|euros?))?";
const limits = new RegExp(
  `\\b${before} [$€£]?(\\d{2,4})\\b(?! ?${noMoney}\\b)|[$€£]?\\b(\\d{2,4})${coins}(?: (?:is|as|in total|total|all in|the|my)){0,3} ${after}\\b`,
);

const limitIn = (text: string): number | undefined => {
  const found = limits.exec(plainWords(text));
  return found ? Number(found[1] ?? found[2]) : undefined;
};

/** The limit that counts now: that of this message, or else the latest one told. */
export const limitTold = ({ message, state }: Pick<Turn, "message" | "state">) =>
  limitIn(message) ??
  state.exchanges.map(({ visitor }) => limitIn(visitor)).findLast((limit) => limit !== undefined);

/** “That’s $8 over your $150.”, with a space before it; empty if no limit was told. */
export function againstLimit(turn: Pick<Turn, "message" | "state">, sum: number): string {
  const limit = limitTold(turn);
  if (limit === undefined) return "";
  if (sum > limit) return ` That’s ${dollars(sum - limit)} over your ${dollars(limit)}.`;
  return limitIn(turn.message) === undefined ? "" : ` That’s within your ${dollars(limit)}.`;
}
