import { dollars, say, withLead } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Thing } from "../../../records/records.ts";
import { namedIn } from "../../../records/references.ts";
import { businesses } from "../../businesses.ts";
import { catalogue } from "../goods/catalogue.ts";
import { isAbroad } from "../goods/places.ts";
import { shopPrices } from "../goods/prices.ts";

/** Says what delivery costs: for a stated amount, also with something added, and abroad. */

const ofShipping = /\b(?:shipping|postage|delivery|ship\w*|post|send\w*)\b/;
const asksCost = /\b(?:how much|costs?|price|charge\w*|what is|free|expensive|pay)\b/;
const sumOf =
  /\b(?:for|of|over|on|at) (?:a |an )?[$]?(\d{1,4})(?:[ -]?(?:dollars?|bucks|usd))?\b(?: (?:order|basket|cart|worth))?|\b[$]?(\d{1,4})[ -]?(?:dollars?|bucks|usd)? (?:order|basket|cart)\b/;
const adds = /\b(?:add|adds|added|adding|more|another|plus|on top)\b/;
/** Figures about an existing order's shipping, or a date. */
const otherwise = /\b(?:my order|track\w*|return\w*|refund\w*|back|days?|weeks?|when|how long)\b/;
const ofTime = /\b(?:when|how long|how many days|days?|weeks?)\b/;
const longest = 18;
/** “Shipping for a 60 dollar order” asks for it without a question word. */
const bareWords = 7;

export function shippingSum(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (plain.split(" ").length > longest || slots.references.length > 0) return undefined;
  return (
    abroadCost(turn) ??
    forSum(turn) ??
    (state.before === shippingCosts ? withMore(turn) : undefined)
  );
}
const shippingCosts = "shipping_costs";

function forSum({ plain, state }: Turn): Outcome | undefined {
  const asks = asksCost.test(plain) || plain.split(" ").length <= bareWords;
  if (!ofShipping.test(plain) || !asks || otherwise.test(plain)) return undefined;
  if (namedIn(catalogue, plain).length > 0) return undefined;
  const found = sumOf.exec(plain);
  const sum = Number(found?.[1] ?? found?.[2] ?? 0);
  return sum > 0 ? costing(state, sum) : undefined;
}

/** “And if I add something for 20”. */
function withMore({ plain, state }: Turn): Outcome | undefined {
  const before = Number(state.figures?.goods ?? Number.NaN);
  const more = Number(/[$]?\b(\d{1,4})\b/.exec(plain)?.[1] ?? 0);
  return adds.test(plain) && more > 0 && before > 0 ? costing(state, before + more) : undefined;
}

const costing = (state: Turn["state"], sum: number): Outcome => ({
  handled: shippingCosts,
  state: { ...state, figures: { ...state.figures, goods: sum } },
  reply: say(
    sum >= shopPrices.freeShippingFrom
      ? `Free. At ${dollars(sum)} you’re over ${dollars(shopPrices.freeShippingFrom)}, so standard delivery costs nothing. Express is ${dollars(shopPrices.expressShipping)}.`
      : `${dollars(shopPrices.standardShipping)} standard at ${dollars(sum)}. It’s free from ${dollars(shopPrices.freeShippingFrom)}, so you’re ${dollars(shopPrices.freeShippingFrom - sum)} short. Express is ${dollars(shopPrices.expressShipping)}.`,
    { source: "shop", next: ["How long does delivery take?", "Can I collect it from a store?"] },
  ),
});

/** Postage abroad is not on record; the reply says so first, then what is. */
function abroadCost({ plain, state }: Turn): Outcome | undefined {
  const abroad =
    isAbroad.test(plain) || (state.figures?.abroad !== undefined && namesPost.test(plain));
  const asks = /\bhow much\b|\b(?:costs?|price)\b/.test(plain);
  if (!abroad || !asks || !namesPost.test(plain) || ofTime.test(plain)) return undefined;
  if (/\b(?:return\w*|back)\b/.test(plain)) return undefined;
  const { reply, ...found } = postageAbroad(state, namedIn(catalogue, plain)[0]);
  return asksWhether.test(plain)
    ? { ...found, whole: true, reply: withLead("Yes, we ship there. ", reply) }
    : { ...found, reply };
}
/** “Do you ship to Norway and what does it cost me”. */
const asksWhether =
  /\b(?:do|can|could|would) (?:you|u) (?:also |even |still )?(?:deliver|ship|send|post)\b/;

/** Says that the postage abroad is not on record, and where it is shown. */
export const postageAbroad = (state: Turn["state"], thing?: Thing): Outcome => ({
  handled: shippingCosts,
  state,
  reply: say(
    `I can’t give you an amount. International postage depends on country and weight, and you’ll see it with duty at checkout before you pay.${thing ? ` The ${thing.name} itself is ${dollars(Number(thing.values.price))}.` : ""} It takes ${businesses["e-commerce"].abroad.split(" within")[0]}.`,
    { source: "shop", next: ["How can I pay?"] },
  ),
});
const namesPost = /\b(?:shipping|postage|delivery|deliver|ship|send|post)\b/;
