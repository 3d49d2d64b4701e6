import { dollars, listed, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { byNumber } from "../../orders/references.ts";
import { catalogue } from "../goods/catalogue.ts";
import { shopPrices } from "../goods/prices.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Answers whether something can still be added to an existing order, and what it costs. */

const adds =
  /\b(?:add|put|include|throw in|send with|same (?:packet|parcel|package|order|box)|with (?:it|that|my order|the order)|also)\b/;
const gas = /\b(?:gas|cartridges?|canisters?|fuel)\b/;
const asksSum =
  /\bhow much\b|\b(?:together|total|in all|altogether)\b|\bwhat (?:is|does) (?:it|that)\b/;

export function addToOrder(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const order = byNumber(
    sampleOrders,
    state.figures?.order ?? state.done?.find(({ name }) => name === "order")?.slots.reference,
  );
  if (!order || order.arrives >= 0 || plain.split(" ").length > 26) return undefined;
  const words = plain
    .replace(/\bhead ?(?:lamp|torch)s?\b/, "the headlamp")
    .replace(/\b(?:an?|one|another) (?=\w)/g, "the ");
  const lamp = /\blamp\b.{0,4}\bhead\b|\bhead\b.{0,6}\blamp\b/.test(plain) ? "glim" : undefined;
  const named = namedIn(catalogue, words).map(({ id }) => id);
  const known = String(state.figures?.added ?? "");
  const ids = lamp ? [lamp] : named.length > 0 ? named : known === "" ? [] : [known];
  const things = catalogue.things.filter(({ id }) => ids.includes(id));
  const sums = known !== "" && asksSum.test(plain) && state.before === "flow:order";
  const wantsGas = gas.test(plain) && adds.test(plain);
  if (!wantsGas && !((adds.test(plain) && things.length > 0) || (sums && things.length > 0)))
    return undefined;
  const { number, total } = order;
  const price = things.reduce((sum, { values }) => sum + Number(values.price), 0);
  const names = listed(
    things.map(({ name, values }) => `the ${name} (${dollars(Number(values.price))})`),
  );
  const text = wantsGas
    ? "No, gas canisters can’t be mailed. Any outdoor store or gas station near you has them with a screw valve."
    : order.state === "preparing"
      ? `Yes, ${number} isn’t packed yet. Add ${names} under “My account”, “Orders”, “Edit” until 18:00 today. With it, the order comes to ${dollars(total + price)} including delivery.`
      : `No, ${number} is already with the carrier. Ordered separately, ${names} comes to ${dollars(price + (price >= shopPrices.freeShippingFrom ? 0 : shopPrices.standardShipping))} with delivery.`;
  return {
    handled: "flow:order",
    state: {
      ...state,
      figures: { ...state.figures, ...(things[0] ? { added: things[0].id } : {}) },
    },
    reply: say(text, { source: "shopOrders", next: ["How long does delivery take?"] }),
  };
}
