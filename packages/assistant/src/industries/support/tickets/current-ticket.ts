import type { Turn } from "../../../dialogue/types.ts";
import { byNumber } from "../../orders/references.ts";
import { sampleTickets } from "../facts/sample.ts";
import { asItStands } from "./ticket-news.ts";

type Known = {
  number: string;
  title: string;
  priority: string;
  state: string;
  own: boolean;
  note?: string;
};

/** Returns the ticket that was opened or looked up last. */
export function ticketInHand({ state }: Turn): Known | undefined {
  const own = state.tickets.at(-1);
  const status = state.done?.find(({ name }) => name === "status")?.slots.reference;
  const sample = byNumber(sampleTickets, status);
  const last = state.done?.[0]?.name;
  if (sample && (last === "status" || !own)) return { ...asItStands(state, sample), own: false };
  return own && { ...own, state: "new", own: true };
}

/** Other subjects with durations: “How long do you keep the entries” does not ask about a ticket. */
export const ofOtherTime =
  /\b(?:refund|money|back|trial|export|fix take|keep|kept|stor(?:e|ed|age)|retain\w*|retention|sav(?:e|ed)|delet\w*|trash|valid|expir\w*)\b/;
