import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { businesses } from "../../businesses.ts";
import type { SampleOrder } from "../../orders/sample-order.ts";
import { catalogue } from "./catalogue.ts";
import { kindsNamed, kindsRuledOut } from "./need.ts";
import { sampleOrders } from "./sample.ts";

/** Products of the shop, and other outdoor gear customers own. */
export const gear =
  /\b(?:tents?|shelters?|(?:sleeping )?bags?|packs?|rucksacks?|head ?lamps?|lamps?|lanterns?|torch|stoves?|jackets?|boots?|shoes?|trousers|zip\w*|poles?|seams?|straps?|buckles?)\b/;

const lately = 4;
const ofFault = /^(?:broken_thing|repair|damaged_item|flow:order|distress)$/;

/** The given number belongs to an order that does not contain the faulty item. */
export function otherGoods({ plain, state, slots }: Turn): Outcome | undefined {
  const [reference] = slots.references;
  const order = sampleOrders.find(({ number }) => number === reference);
  const begun = state.exchanges.slice(-lately).some(({ handled = "" }) => ofFault.test(handled));
  if (!order || !begun || state.figures?.faulty === undefined) return undefined;
  const named = [...state.exchanges.map(({ visitor }) => visitor.toLowerCase()), plain]
    .map((text) => gear.exec(text)?.[0])
    .filter((name) => name !== undefined);
  const [name] = named;
  const has = (thing: string) => order.item.toLowerCase().includes(thing.replace(/s$/, ""));
  if (name === undefined || named.some(has) || parts.test(name)) return undefined;
  return {
    handled: "repair",
    whole: true,
    state: { ...state, figures: { ...state.figures, denied: order.number } },
    reply: say(
      `${order.number} has the ${order.item}, and you mentioned ${name}, so it must be a different order. Its number starts with “BK-” in the confirmation, or the shop team can find it by your name: ${businesses["e-commerce"].mail}.`,
      { source: "shopOrders", choices: [person] },
    ),
  };
}
/** Whether the customer lately spoke of goods of a kind that an order does not hold, and of none that it holds. */
export function isOfOther({ item }: SampleOrder, { plain, state }: Turn): boolean {
  const held = namedIn(catalogue, item.toLowerCase()).map(({ kind }) => kind);
  const said = [...state.exchanges.slice(-lately).map(({ visitor }) => plainWords(visitor)), plain];
  const spoken = said.flatMap((text) => {
    const out = kindsRuledOut(text);
    return kindsNamed(text).filter((kind) => !out.includes(kind));
  });
  return spoken.length > 0 && !spoken.some((kind) => held.includes(kind));
}

const parts = /^(?:zip\w*|poles?|seams?|straps?|buckles?)$/;

/** The named order cannot contain the broken item: it has not arrived yet, or was returned. */
export function notThatOne({
  slots: { references },
  state,
}: Turn): { number: string; text: string } | undefined {
  const order = sampleOrders.find(({ number }) => references.includes(number));
  if (!order || state.figures?.here !== undefined) return undefined;
  const why =
    order.state === "returned" ? "has already come back to us" : "hasn’t been delivered yet";
  return {
    number: order.number,
    text: `${order.number} (${order.item}) ${why}, so the broken one must be from another order. Its number is in your e-mail (“BK-”); without it, the shop team finds it by name or receipt: ${businesses["e-commerce"].mail} (made up).`,
  };
}
