import { advance, take } from "../../../dialogue/flows.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { lateHourIn, roomWishesIn } from "../rooms/room-wishes.ts";
import { quotedIn } from "./pass-on.ts";
import { quoteFlow } from "./quote.ts";

/** “Quiet side please, and can we stay till 2?”: a new quote with the requests and their price. */
export function addsWishes(turn: Turn): Outcome | undefined {
  // Details given after the enquiry was sent are forwarded; what has a price changes the quote.
  const { plain, slots } = turn;
  const sent = wasSaid(turn.state, "front desk now has");
  const charged = roomWishesIn(plain).some(({ price }) => price !== undefined);
  const quoted = sent && !charged ? undefined : quotedIn(turn);
  if (!quoted) return undefined;
  const { slots: known } = quoted.quote;
  const late = lateHourIn(plain);
  const ids = String(known.wishes ?? "").split(",");
  const fresh = roomWishesIn(plain).some(({ id }) => !ids.includes(id));
  const short = plain.split(" ").length <= fewWords && !turn.message.includes("?");
  if (!(late !== undefined && late !== known.late) && !(fresh && (short || asksFor.test(plain))))
    return undefined;
  if (slots.references.length > 0 || onlyAsks.test(plain)) return undefined;
  const taken = take(turn, quoteFlow, quoted.quote);
  return taken && { ...advance(taken.turn, quoteFlow, taken.flowState), handled: "flow:quote" };
}
const fewWords = 5;
const asksFor = anywhere(wordList`
  please, need, want, would like, can (i|we|you|u) (have|get|put|add|give|stay|keep|leave|make|arrange|book), could (i|we|you), put, add, with, prefer, make sure, note, must be, has to be, it is (our|my|his|her)
`);
/** Asks about the thing itself. */
const onlyAsks =
  /^(?:is|are|does|do|how (?:much|big|many)|what|which|where|when|why)\b(?!.*\b(?:stay|keep) )/;
