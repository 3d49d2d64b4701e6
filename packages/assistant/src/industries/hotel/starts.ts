import { start, startAgain } from "../../dialogue/flows.ts";
import type { Handler, Turn } from "../../dialogue/types.ts";
import { bookingFlow } from "./booking/booking.ts";
import { quoteFlow } from "./quote/quote.ts";
import { roomWanted } from "./stay/room-wanted.ts";
import { stayTold } from "./stay/stated-stay.ts";

/** Starts a quote or a booking lookup with the details given before. */

/** Starts a quote with the details given so far, or with those of the quoted stay unless another is meant. */
export const quoteStart: Handler = (turn) => {
  const { before, topic, finished } = turn.state;
  const spokenOf = before === "room_types" && finished?.name !== "quote" && topic !== undefined;
  if (finished?.name === "quote") {
    // Details of the stay apply until they are changed.
    return !anotherStay.test(turn.plain)
      ? start(turn, "quote", quoteFlow, finished.slots)
      : startAgain(turn, "quote", quoteFlow);
  }
  const room = spokenOf ? topic : chosenBefore(turn);
  return start(turn, "quote", quoteFlow, {
    ...stayTold(turn),
    ...(room === undefined ? {} : { room }),
  });
};

/** “OK, Harbour then. How large is the bed?”: a room chosen before the dates. */
const chosenBefore = ({ state }: Turn): string | undefined =>
  state.exchanges
    .slice(-lately)
    .flatMap(({ visitor }) => visitor.split(/(?<=[.!?])\s+/))
    .filter((sentence) => !sentence.includes("?") && !asksOf.test(sentence))
    .map(roomWanted)
    .findLast((room) => room !== undefined);
const lately = 3;
const asksOf =
  /^\W*(?:and |so |but |ok |what|which|how|is|are|does|do|has|have|can|could|why)\b(?!.*\bthen\b)/i;

const anotherStay =
  /\b(?:another|new|different|second|other) (?:stay|booking|reservation|trip|dates?)\b/;
/** Looks up a booking: the one named, or the current one. */
export const bookingStart: Handler = (turn) => {
  const { references } = turn.slots;
  const last = turn.state.done?.[0];
  const reference = last?.name === "booking" ? last.slots.reference : turn.state.figures?.booking;
  return start(
    turn,
    "booking",
    bookingFlow,
    references.length === 0 && reference !== undefined ? { reference } : {},
  );
};
