import type { Turn } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import type { Basket } from "../goods/basket-goods.ts";
import { thingOf } from "../goods/catalogue.ts";
import { kindsRuledOut } from "../goods/need.ts";
import type { Draft } from "./basket-draft.ts";
import { productOf } from "./goods-meant.ts";
import { goodsNamed } from "./goods-named.ts";

/** “How small does it pack” names no pack. */
const packsUp =
  /\b(?:does|do|can|will) (?:it|they|this|that|the \w+) pack\b|\bpacks? (?:down|up|small\w*|to|into)\b/g;
/**
 * Returns the goods that a text names, with their counts, without changing the basket: “the tent + 2 bags + stove”. Of
 * a kind without a count, as many as the basket holds; what the text refuses is left out.
 */
export function goodsSpokenOf(turn: Turn, text: string): Basket {
  const held = turn.state.basket ?? [];
  const out = kindsRuledOut(text);
  const draft: Draft = { basket: held, touched: [], firm: false };
  const found = new Map<string, number>();
  for (const named of goodsNamed(withDigits(text.replace(packsUp, " "))).named) {
    const id = productOf(turn, draft, named);
    const kind = thingOf(id)?.kind;
    if (id === undefined || kind === undefined || out.includes(kind)) continue;
    const many = held.find((one) => one.id === id)?.count ?? 1;
    found.set(id, named.count ?? found.get(id) ?? many);
  }
  return [...found].map(([id, count]) => ({ id, count }));
}
