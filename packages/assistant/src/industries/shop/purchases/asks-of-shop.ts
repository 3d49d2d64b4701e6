import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Tells a question about the shop from one about the order in hand: “do you do gift wrapping”, not “can you wrap it”. */

const ofShop = anywhere(wordList`
  do you (guys )?(do|have|offer|take|accept|sell|provide|ship|deliver|send|wrap|give|charge|support), (which|what) (\w+ ){1,4}(do|can) you (do|have|offer|take|accept|ship|deliver|support), are there any, (can|could|may) (one|people|customers)
`);
const ofOrder = anywhere(wordList`
  it, this, that, them, my, mine, the (order|parcel|package|box|delivery), still, already, too late, now, faster, instead, bk-?\d+
`);

export const asksOfShop = ({ plain, slots }: Turn): boolean =>
  slots.references.length === 0 && ofShop.test(plain) && !ofOrder.test(plain);
