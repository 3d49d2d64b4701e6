import { dollars, person, say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { namedIn } from "../../records/references.ts";
import { orderInHand, standing } from "../orders/current-order.ts";
import { catalogue } from "./catalogue.ts";
import { focusedOn } from "./focus.ts";
import { sampleOrders } from "./sample.ts";

/** Handles requests to swap the ordered item, or to keep the order unchanged after all. */

const swaps = /\b(?:change|swap|switch|exchange|instead|replace|rather)\b/;
const keeps =
  /\b(?:keep (?:it|the (?:tent|pack|bag|lamp|headlamp|stove|lantern))|leave it|forget (?:it|about it|that)|never ?mind|do not cancel|not cancel|leave (?:it )?as (?:it )?is|changed my mind)\b/;

export function swapItem(turn: Turn): Outcome | undefined {
  const { plain, state, now } = turn;
  const order = orderInHand(turn, sampleOrders);
  if (!order || plain.split(" ").length > 16) return undefined;
  const { number } = order;
  const toOutcome = (text: string, next = state): Outcome => ({
    handled: "flow:order",
    state: next,
    reply: say(text, { source: "shopOrders", choices: [person] }),
  });
  const ofCancel = /\b(?:cancel\w*|changed|until 18:00)\b/.test(state.exchanges.at(-1)?.bot ?? "");
  if (keeps.test(plain) && ofCancel && !swaps.test(plain)) {
    const { offer, ...rest } = state;
    return toOutcome(
      `Nothing changes, then: ${number} ${standing(order, now)}.`,
      offer ? rest : state,
    );
  }
  const inOrder = catalogue.things.filter(({ name }) => order.item.includes(name));
  const [wanted] = namedIn(catalogue, plain).filter((thing) => !inOrder.includes(thing));
  const [given] = inOrder.filter((thing) => thing.kind === wanted?.kind);
  if (!wanted || !given || !swaps.test(plain)) return undefined;
  const more = Number(wanted.values.price) - Number(given.values.price);
  const money =
    more === 0
      ? "The price is the same"
      : more > 0
        ? `You’re charged the extra ${dollars(more)}`
        : `You get ${dollars(-more)} back the way you paid`;
  return toOutcome(
    order.state === "preparing"
      ? `Yes, ${number} isn’t packed yet. Under “My account”, “Orders”, “Edit”, remove the ${given.name} and add the ${wanted.name} until 18:00 today. ${money}.`
      : `Not in the same order, because ${number} ${standing(order, now)}. Return the ${given.name} for free, and order the ${wanted.name} (${dollars(Number(wanted.values.price))}) separately.`,
    focusedOn(state, [wanted, given], "price"),
  );
}
