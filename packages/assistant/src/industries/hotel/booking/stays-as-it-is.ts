import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Leaves a booking unchanged if a change was discussed but is no longer wanted. */

const keeps = anywhere(wordList`
  (do not|no need to|not) (change|move|swap|cancel|touch) (it|that|this|anything|the (room|booking|dates?|stay)|my (room|booking)), (leave|keep) (it|that|the (room|booking|dates?)|everything|my booking) (as (it is|it was|is|they are|booked)|the same|like (that|it is)), stick with (it|the (room|booking)|what (i|we) have), stays? as it is, forget (the|that) change
`);
const asks =
  /^(?:can|could|what|why|how|if|is|are|do you|does|will|when)\b|\b(?:because|until|unless|why)\b/;
const mostWords = 12;

export function staysAsItIs({ plain, message, state, slots }: Turn): Outcome | undefined {
  const booking =
    state.figures?.booking ?? state.done?.find(({ name }) => name === "booking")?.slots.reference;
  if (booking === undefined || slots.references.length > 0 || state.flow?.name === "quote")
    return undefined;
  if (!keeps.test(plain) || asks.test(plain) || message.includes("?")) return undefined;
  if (plain.split(" ").length > mostWords) return undefined;
  return {
    handled: "booking_kept",
    state: state.flow === undefined ? state : aside(state),
    reply: say(`All right, ${booking} stays as it is. Is there anything else for your stay?`, {
      source: "hotelBookings",
      next: ["When is check-in?", "Is there parking?"],
    }),
  };
}
