import { capital, counted, dollars } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, FlowState } from "../../../dialogue/types.ts";
import { addDays, parseIsoDate } from "../../../understanding/slots.ts";
import { offersFor } from "../rooms/offers.ts";
import { leavesOpen } from "../stay/stay-dates.ts";
import { stayOf } from "./quote-reply.ts";
import { withWhat } from "./quote-words.ts";

/**
 * Tells about what a stay costs whose month is known but not its days: from the first Sunday of the month on, and from
 * its first Friday. It takes the place of the remark that the month leaves the day open. Undefined while its nights or guests are missing, or if no room is free.
 */
export function priceInMonth({ objections, now }: DraftTurn, flow: FlowState): string | undefined {
  const { month } = flow.slots;
  const remark = objections.findIndex((text) => text.endsWith(leavesOpen));
  if (typeof month !== "string" || remark < 0) return undefined;
  const first = parseIsoDate(month);
  const totals = [sunday, friday].flatMap((weekday) => {
    const arrival = addDays(month, (weekday - first.dayOfWeek + 7) % 7);
    const stay = stayOf({ ...flow, slots: { ...flow.slots, arrival } });
    const [offer] = stay ? offersFor(stay, undefined, now) : [];
    return offer && stay ? [{ stay, total: offer.total }] : [];
  });
  const [known] = totals;
  if (!known) return undefined;
  const least = Math.min(...totals.map(({ total }) => total));
  const most = Math.max(...totals.map(({ total }) => total));
  const sums = least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
  const name = capital(first.toLocaleString("en-GB", { month: "long" }));
  const { stay } = known;
  objections.splice(remark, 1);
  return `In ${name}, ${counted(stay.nights, "night")} for ${counted(stay.guests, "guest")}${withWhat(stay).replace(", with", " with")} cost about ${sums}, depending on the days.`;
}
const [friday, sunday] = [5, 7];
