import type { Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { tellsFault } from "./first-aid.ts";

/**
 * Whether goods may be offered, priced or put into the basket: the one condition of every room that sells. A customer
 * who complains of a fault, wants money back or refuses to buy is sold nothing until they ask for something themselves.
 */

const refuses = anywhere(wordList`
  not (buying|ordering|purchasing), not (here|looking|going|trying|want|planning)( \w+)? to (buy|order|shop), do not (want|need)( to (buy|order|get|have))? (an?|any|your) (new|another|second|different)( \w+)?, not another one, stop (selling|offering)
`);
const buys = anywhere(wordList`
  (i|we) (would like to|want to|will|would) (buy|order), (i|we) (need|want|am looking for|are looking for|look for) (an?|two|some|another|one more) (?!(refund|answer|person|human|reply|new one)\b), (add|put) .{1,40} (basket|cart), recommend, which (one|tent|bag|pack|lamp|stove)\w* (would|should|do), do you (have|sell), how much (is|are|does) (the|an?|your)
`);
const wantsMoney = anywhere(wordList`(want|need|give|get)( \w+){0,3} (refund|money back)`);
const ofClaim =
  /^(?:broken_thing|repair|damaged_item|get_refund|refund_\w+|complaint|distress|order_money)$/;
/** A complaint is over once this many messages dealt with something else. */
const lately = 3;

/** Whether the customer complains of what they have, in this message or in the last ones. */
const complains = ({ plain, state }: Pick<Turn, "plain" | "state">): boolean =>
  state.figures?.faulty !== undefined ||
  state.exchanges.slice(-lately).some(({ handled = "" }) => ofClaim.test(handled)) ||
  [...state.exchanges.slice(-lately).map(({ visitor }) => plainWords(visitor)), plain].some(
    (text) => tellsFault(text) || wantsMoney.test(text),
  );

/** Returns whether something may be sold in reply to a message. */
export const maySell = (turn: Pick<Turn, "plain" | "state">): boolean =>
  !refuses.test(turn.plain) && (buys.test(turn.plain) || !complains(turn));
