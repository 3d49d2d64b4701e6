import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Thing } from "../../../records/records.ts";
import { focusedOn } from "./focus.ts";
import { productCard } from "./products.ts";
import { products } from "./sample.ts";

/** Replies about products; from then on “it” refers to the first of them. */

const next = ["How long does delivery take?", "What warranty do I have?"];

export function reply(
  turn: Turn,
  text: string,
  things: readonly Thing[],
  withCard = false,
  attribute?: string,
): Outcome {
  const product = products.find(({ id }) => id === things[0]?.id);
  return {
    handled: "product_information",
    state: focusedOn(turn.state, things, attribute),
    reply: say(text === turn.state.last?.message.content ? again(text) : text, {
      source: "shopProducts",
      ...(withCard && product ? { card: productCard(product) } : {}),
      next,
    }),
  };
}

/** What is asked twice is said twice, as it may have been meant otherwise. */
const again = (text: string): string =>
  `${text} If that isn’t what you meant, tell me which detail you need.`;
