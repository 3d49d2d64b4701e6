import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { sumOf } from "../../records/sum.ts";
import { catalogue } from "./catalogue.ts";
import { askedOf, focusedOn } from "./focus.ts";
import { sumWith } from "./purchase.ts";

const weights = new Set(["weight"]);
const asksMoney = /\b(?:price|costs?|how much (?:is|are|do)(?!.*\bweigh)|usd|dollars|pay)\b|[$]/;

/** Adds up the weights of items carried together, and their prices if asked. */
export function addedUp(turn: Turn): Outcome | undefined {
  const found = sumOf(catalogue, askedOf(turn), weights);
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
