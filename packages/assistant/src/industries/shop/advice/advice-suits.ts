import type { SampleProduct } from "../goods/sample.ts";
import type { Wish } from "./advice-reply.ts";

/** Decides which products suit a request, and how well. */

export const suits = (product: SampleProduct, { kind, use, people, seen, not }: Wish): boolean =>
  !seen.includes(product.id) &&
  !not.includes(product.kind) &&
  !not.includes(product.id) &&
  (kind === undefined || product.kind === kind) &&
  (product.people === undefined || product.people >= (people || leastFor(use)));

/** A family needs room for three or more. */
const leastFor = (use: Wish["use"]): number => (/\bfamily\b/.test(String(use)) ? 3 : 0);

/**
 * Score of a product: prefers the more expensive of those made for most of the uses, or the cheapest if none is. Being
 * named, an exact match of the group size and availability add to it.
 */
export const suitability = (product: SampleProduct, wish: Wish): number =>
  suitsUse(product, wish) +
  (product.id === wish.prefer ? 40 : 0) +
  (wish.people > 0 && product.people === wish.people ? 20 : 0) +
  (product.stock === "In stock" ? 5 : 0);

const suitsUse = ({ uses: madeFor, price }: SampleProduct, { use }: Wish): number => {
  const met = String(use ?? "")
    .split("|")
    .filter((one) => madeFor.includes(one)).length;
  return met > 0 ? met * 10 + price / 1000 : (use === undefined ? 1 : -1) * (price / 1000);
};
