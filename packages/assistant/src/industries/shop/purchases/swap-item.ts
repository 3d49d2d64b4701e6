import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { orderInHand, standing } from "../../orders/current-order.ts";
import { catalogue } from "../goods/catalogue.ts";
import { focusedOn } from "../goods/focus.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Handles requests to swap the ordered item, or to keep the order unchanged after all. */

const swaps = /\b(?:change|swap|switch|exchange|instead|replace|rather)\b/;
const keeps =
  /\b(?:keep (?:it|the (?:tent|pack|bag|lamp|headlamp|stove|lantern))|leave it|forget (?:it|about it|that)|never ?mind|do not cancel|not cancel|leave (?:it )?as (?:it )?is|changed my mind)\b/;

const mostWords = 24;
/** The question after “don’t cancel it”: “can it go to my office instead”. */
const askedAfter =
  /[.!?;,]\s+(?:and |but )?((?:can|could|will|would|is|when|what|how|do|does)\b.*)$/i;

export function swapItem(turn: Turn): Outcome | undefined {
  const { plain, state, now } = turn;
  const order = orderInHand(turn, sampleOrders);
  if (!order || plain.split(" ").length > mostWords) return undefined;
  const { number } = order;
  const toOutcome = (text: string, next = state): Outcome => ({
    handled: "flow:order",
    state: next,
    reply: say(text, { source: "shopOrders", choices: [person] }),
  });
  const ofCancel = /\b(?:cancel\w*|changed|until 18:00)\b/.test(state.exchanges.at(-1)?.bot ?? "");
  const question = askedAfter.exec(turn.message)?.[1];
  const kept = question === undefined ? plain : plainWords(turn.message.replace(question, ""));
  if (keeps.test(kept) && ofCancel && !swaps.test(kept)) {
    const { offer, ...rest } = state;
    const outcome = toOutcome(
      `Nothing changes, then: ${number} ${standing(order, now)}.`,
      offer ? rest : state,
    );
    return question === undefined ? outcome : { ...outcome, rest: question };
  }
  const inOrder = catalogue.things.filter(({ name }) => order.item.includes(name));
  // “A lantern” is one product, as “the lantern” is.
  const names = plain.replace(/\b(?:an?|another) (?=(?:lantern|head ?lamp|stove)\b)/g, "the ");
  const [wanted] = namedIn(catalogue, names).filter((thing) => !inOrder.includes(thing));
  const [only, another] = inOrder;
  const given = inOrder.find(({ kind }) => kind === wanted?.kind) ?? (another ? undefined : only);
  // The plain form drops “instead” at the end.
  if (!wanted || !given || !swaps.test(`${plain} ${turn.message.toLowerCase()}`)) return undefined;
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
      : `Not in the same order, because ${number} ${standing(order, now)}. Return the ${given.name} for free, and order the ${wanted.name} (${dollars(Number(wanted.values.price))}) separately.${more === 0 ? "" : ` That’s ${dollars(Math.abs(more))} ${more > 0 ? "more" : "less"}.`}`,
    focusedOn(state, [wanted, given], "price"),
  );
}
