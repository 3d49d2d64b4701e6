import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { capital, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue, thingOf } from "../goods/catalogue.ts";

/** Answers requests to reserve a product in a store: ordering for pickup does so, as the chat itself cannot reserve. */

const it = wordList`one, it, that, this, them, two, both, a pair, (the|that|this|an?|my|\d) \w+( \d+)?( \w+)?`;
const keeps = anywhere(wordList`
  (hold|reserve|save) ${it}, keep ${it}( \w+){0,3} (for (me|us|my|him|her)|until|aside|back|ready|there|in (portland|boulder|burlington)), (put|set|lay|leave) ${it} (aside|to one side|by|back for (me|us)|behind the counter), (hold|reserve|keep|save) for (me|us), reserved? for (me|us)
`);
/** Other meanings of “hold”: a parcel, a charge or a weight. */
const otherwise =
  /\b(?:parcel|package|order|delivery|shipment|post|mail|charge|weight|kg|kilos?|wind|warm|dry|water|gas|litres?|how (?:much|many|long)|still|will it|does it|do they)\b/;
const mostWords = 22;
const places = /\b(?:portland|boulder|burlington)\b/;

export function holdForMe({ plain, state, slots }: Turn): Outcome | undefined {
  if (slots.references.length > 0 || plain.split(" ").length > mostWords) return undefined;
  if (!keeps.test(plain) || otherwise.test(plain)) return undefined;
  const [named] = namedIn(catalogue, plain);
  const thing = named ?? thingOf(state.topic);
  if (!thing && kindIn(catalogue, plain) !== undefined)
    return {
      handled: "product_availability",
      state,
      reply: say(
        "Yes, through checkout: order it for pickup at the store you like. It’s ready in two hours and kept for you for seven days.",
        { source: "shopProducts", next: ["When are the stores open?", "How can I pay?"] },
      ),
    };
  if (!thing) return undefined;
  const toOutcome = (...steps: readonly [string, ...string[]]): Outcome => ({
    handled: "product_availability",
    state: { ...state, topic: thing.id },
    reply: say(nextStep(state, steps), {
      source: "shopProducts",
      next: ["When are the stores open?", "How can I pay?"],
    }),
  });
  if (thing.values.stock !== "In stock")
    return toOutcome(
      `I can’t: the ${thing.name} is sold out, ${String(thing.values.stock).toLowerCase()}. “Tell me” on its page gets you an e-mail that day.`,
    );
  const place = places.exec(plain)?.[0];
  const store = place === undefined ? "your store" : capital(place);
  return toOutcome(
    `I can’t set it aside from here, but pickup does: choose “Collect from a store” and ${store} at checkout. The ${thing.name} is ready in two hours and kept for you for seven days.`,
    `Only through checkout: once you’ve ordered the ${thing.name} for pickup, it’s yours for seven days.`,
  );
}
