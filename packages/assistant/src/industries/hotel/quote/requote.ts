import { advance } from "../../../dialogue/flows.ts";
import { dollars } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { quoteFlow } from "./quote.ts";
import { tell } from "./quote-money.ts";
import { earlyPrice } from "./quote-reply.ts";
import { several } from "./quote-words.ts";
import type { Quoted } from "./room-questions.ts";

/** Requotes a stay with changes, or at a lower price. */

/** Quotes again with these values of the stay. */
export const requote = (turn: Turn, { quote }: Quoted, slots: FlowState["slots"]): Outcome => ({
  ...advance(turn, quoteFlow, { ...quote, slots: { ...quote.slots, ...slots } }),
  handled: "flow:quote",
});

/** Quotes the lowest price for these dates, or says that it has been quoted already and what would cost less. */
export function cheapest(turn: Turn, quoted: Quoted): Outcome {
  const { offers, chosen, quote } = quoted;
  const [least] = [...offers].sort((a, b) => a.total - b.total);
  const { room: _room, chosen: _chosen, ...open } = quote.slots;
  // The kind of room that was too expensive is no longer wanted.
  if (least && least.id !== chosen.id)
    return requote(turn, { ...quoted, quote: { ...quote, slots: open } }, { chosen: least.id });
  return tell(
    turn,
    `That’s the cheapest I have for these dates: ${several(chosen.rooms)}, ${dollars(chosen.total)} in all.${earlyPrice(quote, quoted.stay, chosen, turn.now)}${quoted.stay.nights < 3 ? " Three nights from Sunday to Thursday cost 12% less." : ""}${open.breakfast === undefined ? "" : " It’s less without breakfast."}`,
  );
}
