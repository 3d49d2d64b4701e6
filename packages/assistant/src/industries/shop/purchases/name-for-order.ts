import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { businesses } from "../../businesses.ts";

/** “Name is K. Larsen”, from a customer without an order number: only the shop team can search by name. */

const namesSelf =
  /^\W*(?:(?:my |the )?(?:\w+ )?name(?: is|'s|s)?|it(?:'s| is)? (?:is )?under|under|on)\b.{2,40}$/i;
const onlyName = /^\W*\p{L}[\p{L}.'-]*(?: \p{L}[\p{L}.'-]+){1,2}\W*$/u;
const byName = /\bby name and address\b/;

export function nameForOrder({
  message,
  plain,
  state,
  slots,
  understanding,
}: Turn): Outcome | undefined {
  if (slots.references.length > 0 || message.includes("?")) return undefined;
  const recent = state.exchanges.slice(-3);
  if (!recent.some(({ bot }) => byName.test(bot))) return undefined;
  const bare =
    onlyName.test(message) &&
    byName.test(recent.at(-1)?.bot ?? "") &&
    understanding.decision !== "answer" &&
    !/\b(?:ok|okay|yes|no|thanks|thank|fine|what|how|when|the|my|it|and|not)\b/.test(plain);
  if (!(bare || (namesSelf.test(message) && /\bname\b/i.test(message)))) return undefined;
  return {
    handled: "no_number",
    state,
    reply: say(
      `Thank you. I can’t search by name in this chat, but the shop team can: write to ${businesses["e-commerce"].mail} (made up) with that name, your address and roughly the day you ordered. They answer within one working day.`,
      { source: "shopOrders", choices: [person] },
    ),
  };
}
