import type { BasketItem } from "../../../dialogue/agreed.ts";
import { listed } from "../../../dialogue/reply/reply.ts";
import { priceOf, thingOf } from "./catalogue.ts";

/** What is bought together. */
export type Basket = readonly Readonly<BasketItem>[];

/** The price of the goods, without wrapping and delivery. */
export const goodsIn = (basket: Basket): number =>
  basket.reduce((sum, { id, count }) => sum + priceOf(id) * count, 0);
/** “the Ridge 2 tent and 2 × Ember sleeping bag”, in the middle of a sentence. */
export const namesOf = (basket: Basket): string =>
  listed(
    basket.map(({ id, count, variant }) => {
      const name = `${thingOf(id)?.name ?? id}${variant === undefined ? "" : ` (${variant})`}`;
      return count === 1 ? `the ${name}` : `${count} × ${name}`;
    }),
  );
