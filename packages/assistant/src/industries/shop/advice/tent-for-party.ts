import { counted, dollars } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked, Value } from "../../../records/records.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { goodsIn, namesOf } from "../goods/basket-goods.ts";
import { catalogue } from "../goods/catalogue.ts";
import { lately } from "../goods/focus.ts";
import { reply } from "../goods/product-reply.ts";
import { peopleTold } from "../goods/stated-people.ts";
import { tentsFor } from "../goods/tents-for.ts";
import { tooFew } from "./comparatives.ts";

/**
 * Recommends a tent for a group size given while a tent is the current product: “nah its for 4, my wife and two boys”.
 */

const asks =
  /^(?:(?:and|so|but|ok) )?(?:is|are|does|do|can|could|will|would|how|what|which|when|where)\b/;
const elsewhere = anywhere(wordList`
  bags?, packs?, rucksacks?, lamps?, lanterns?, stoves?, order\w*, return\w*, delivery, ship\w*, each, total, sum, pay, any, anything, something, too (dear|much|expensive|big|small|heavy), cheap\w*, \w+est, lighter, smaller, bigger
`);
const mostWords = 16;

export function tentForParty(turn: Turn, asked: Asked): Outcome | undefined {
  const { plain, focus } = asked;
  const { slots, message } = turn;
  const { thing } = focus;
  // “And for 4 of us” asks for the total of the outfit.
  if ((turn.state.basket ?? []).length > 1) return undefined;
  if (thing?.kind !== "tent" || !lately(turn) || plain.split(" ").length > mostWords)
    return undefined;
  if (message.includes("?") || asks.test(plain) || elsewhere.test(plain)) return undefined;
  if (slots.amounts.length > 0 || slots.nights !== undefined) return undefined;
  if (namedIn(catalogue, plain).length > 0) return undefined;
  const party = peopleTold(plain) ?? slots.people;
  if (party === undefined || !["tent", undefined].includes(kindIn(catalogue, plain)))
    return undefined;
  const [tent] = catalogue.things
    .filter(({ kind, values }) => kind === "tent" && Number(values.people) >= party)
    .sort((a, b) => Number(a.values.people) - Number(b.values.people));
  if (!tent)
    return tooFew(turn, { ...asked, plain: "tent", figures: { ...asked.figures, people: party } });
  if (tent === thing)
    return reply(
      turn,
      `Then the ${tent.name} is right: it’s made for ${counted(party, "person", "people")}.${instead(tent.values.stock, party)}`,
      [tent],
    );
  return reply(
    turn,
    `Then I’d get the ${tent.name} (${dollars(Number(tent.values.price))}): it’s made for ${counted(Number(tent.values.people), "person", "people")}.${instead(tent.values.stock, party)}`,
    [tent, thing],
    true,
    "people",
  );
}

/** What is in stock if the tent is sold out. */
function instead(stock: Value | undefined, party: number): string {
  if (stock === "In stock") return "";
  const basket = tentsFor(party);
  return ` It’s sold out, ${String(stock).toLowerCase()}. From stock there’s ${namesOf(basket)}, ${dollars(goodsIn(basket))} in all.`;
}
