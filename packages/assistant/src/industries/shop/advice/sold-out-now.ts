import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked } from "../../../records/records.ts";
import { goodsIn, namesOf } from "../goods/basket-goods.ts";
import { catalogue } from "../goods/catalogue.ts";
import { inTime } from "../goods/delivery-days.ts";
import { lately } from "../goods/focus.ts";
import { reply } from "../goods/product-reply.ts";
import { tentsFor } from "../goods/tents-for.ts";

/** Offers products in stock to a customer who cannot wait for a sold-out one. */

const cannotWait =
  /\btoo late\b|\bcan ?(?:not|t) wait\b|\bneed (?:it|one) (?:by|on|before|this|next|now|sooner)\b|\bsooner\b|\bwhat else\b|\balternatives?\b|\binstead\b|\banything else\b/;

export function soldOutNow(turn: Turn, { plain, focus, figures }: Asked): Outcome | undefined {
  const { thing } = focus;
  if (!thing || thing.values.stock === "In stock" || thing.kind !== "tent") return undefined;
  if (!cannotWait.test(plain) || !lately(turn) || plain.split(" ").length > 20) return undefined;
  const people = figures.people ?? Number(thing.values.people);
  const basket = tentsFor(people);
  const by = turn.slots.dates.at(-1)?.date;
  const day = by === undefined ? "" : ` ${inTime(turn.now, { abroad: false, by })}`;
  const outcome = reply(
    turn,
    `From stock, for ${people}: ${namesOf(basket)}, ${dollars(goodsIn(basket))} in all.${day}`,
    catalogue.things.filter(({ id }) => basket.some((one) => one.id === id)),
  );
  return { ...outcome, state: { ...outcome.state, basket: [...basket] } };
}
