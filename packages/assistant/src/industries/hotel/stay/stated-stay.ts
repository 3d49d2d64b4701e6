import { readValues } from "../../../dialogue/message/values.ts";
import type { DraftTurn, FlowSlots, FlowState, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { takeCounts } from "./stay-counts.ts";
import { takeDates } from "./stay-dates.ts";

/** Collects dates and guests mentioned before a quote started, so that they are not asked for again. */

/** About something other than a future stay. */
const other = anywhere(wordList`
  stayed, charged, bill(ed)?, invoice, paid, was there, lost, left my, refund, booking number, order, breakfast, dinner, museum, market, sauna, gym,
  massage, weather, open, tables?, meeting, lunch, wedding, married, party, event, (HH|BK)-?\d+
`);

export function stayTold(turn: Turn): FlowSlots {
  const { state, now } = turn;
  const flow: FlowState = { name: "quote", slots: {} };
  for (const { visitor } of state.exchanges) {
    if (other.test(visitor)) continue;
    const slots = readValues(visitor, now);
    const said: DraftTurn = {
      ...turn,
      message: visitor,
      plain: plainWords(visitor),
      slots,
      state: structuredClone(state),
      // Objections to these messages have already been raised.
      objections: [],
    };
    takeDates(said, flow);
    takeCounts(said, flow);
  }
  const pets = Number(state.figures?.pets ?? 0);
  return pets > 0 ? { ...flow.slots, pets } : flow.slots;
}
