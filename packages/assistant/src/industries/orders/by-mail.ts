import { say } from "../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { businesses } from "../businesses.ts";
import type { Sold } from "./order-thread.ts";

/** Handles an e-mail address or a name given instead of an order number: only staff can look up orders by these. */

const address = /\S@\S{1,190}\.\w/;
const byName = /\b(?:by|with|under|on|use) (?:my |the )?(?:full )?name\b|\bmy name is\b.*\border\b/;
const asksForOrder = /\b(?:Which order|order number|“BK-”|search your mail|by (?:your )?name)\b/;
const lately = 2;

export function byMail(
  { message, plain, state }: Turn,
  { source, desk }: Sold,
): Outcome | undefined {
  const asked = state.exchanges.slice(-lately).some(({ bot }) => asksForOrder.test(bot));
  if (!asked || !(address.test(message) || byName.test(plain))) return undefined;
  if (plain.split(" ").length > 14) return undefined;
  return {
    handled: "contact_customer_service",
    state,
    reply: say(
      `I can’t look up an order by name or address here, only by its number. ${desk === "e-commerce" ? "The shop team" : "The help desk"} can, though. Write to ${businesses[desk].mail} (made up) with your name, and you’ll get an answer within one working day.`,
      { source },
    ),
  };
}
