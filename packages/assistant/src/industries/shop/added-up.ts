import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import type { Asked } from "../../records/records.ts";
import { sumOf } from "../../records/sum.ts";
import { catalogue } from "./catalogue.ts";
import { askedOf, focusedOn } from "./focus.ts";
import { sumWith } from "./purchase.ts";

const weights = new Set(["weight"]);
const asksMoney = /\b(?:price|costs?|how much (?:is|are|do)(?!.*\bweigh)|usd|dollars|pay)\b|[$]/;

/** What was put together is what “total weight” means, rather than what was compared since. */
function withBasket(turn: Turn): Asked {
  const asked = askedOf(turn);
  const inHand = (turn.state.basket ?? []).flatMap(({ id }) =>
    catalogue.things.filter((one) => one.id === id),
  );
  return inHand.length > 1 && /\btotal\b|\b(?:all|al)together\b/.test(asked.plain)
    ? { ...asked, focus: { ...asked.focus, shown: inHand } }
    : asked;
}

/** Adds up the weights of items carried together, and their prices if asked. */
export function addedUp(turn: Turn): Outcome | undefined {
  const found = sumOf(catalogue, withBasket(turn), weights);
  if (!found) return undefined;
  const basket = found.things.map(({ id }) => ({ id, count: 1 }));
  const sum = asksMoney.test(turn.plain) ? ` ${sumWith(basket, {})}` : "";
  return {
    handled: "product_information",
    state: focusedOn(turn.state, found.things, found.attribute),
    reply: say(`${found.text}${sum}`, {
      source: "shopProducts",
      next: ["How long does delivery take?"],
    }),
  };
}
