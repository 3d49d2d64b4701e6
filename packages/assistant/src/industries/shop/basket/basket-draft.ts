import type { Turn } from "../../../dialogue/types.ts";
import type { Basket } from "../goods/basket-goods.ts";
import { thingOf } from "../goods/catalogue.ts";
import type { Named } from "./goods-named.ts";

/** A basket while a message changes it, and what of it was spoken of last. */

/** Goods of a clause, as the products they are. */
export type Goods = Named & { readonly id: string };
/** So many of a product; without a count, all that there are. */
export type Counted = { readonly id: string; readonly count?: number | undefined };
/** A basket while a message is carried out. */
export type Draft = { basket: Basket; touched: string[]; firm: boolean };

/** The kind of a product; undefined for no product. */
export const kindOf = (id: string | undefined): string | undefined => thingOf(id)?.kind;
/** What the basket holds of a product. */
export const heldIn = (basket: Basket, id: string) => basket.find((one) => one.id === id);
/** The last in the basket of a kind. */
export const mateOf = ({ basket, touched }: Draft, id: string) => {
  const mates = basket.filter((one) => one.id !== id && kindOf(one.id) === kindOf(id));
  return mates.find((one) => touched.includes(one.id)) ?? mates.at(-1);
};

/** The basket with so many of a product, which comes last in it, as the one that was spoken of last. */
export const withCount = (basket: Basket, id: string, count: number, variant?: string): Basket => {
  const { proposed, ...held } = heldIn(basket, id) ?? { id };
  const own = { ...held, count, ...(variant && { variant }) };
  const others = basket.filter((one) => one.id !== id);
  return count > 0 ? [...others, own] : others;
};

/** The product of the basket that was spoken of last. */
export function lastIn({ basket, touched }: Draft, { state }: Turn): string | undefined {
  const { topic, before } = state;
  const asked = before !== "basket" && topic !== undefined && heldIn(basket, topic);
  return touched.findLast((id) => heldIn(basket, id)) ?? (asked ? topic : basket.at(-1)?.id);
}
