import { listed, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue } from "../goods/catalogue.ts";
import { needOf } from "../goods/need.ts";
import { isAbroad } from "../goods/places.ts";
import { reply } from "../goods/product-reply.ts";
import { productInHand } from "./pass-on.ts";

/** Answers whether a product is in stock at a store, and whether there is a store in the customer's town. */

const inStore = anywhere(wordList`
  (in|at) (any|the|a|an|your|which|one of your|some)( \w+)? (stores?|shops?|branch\w*), in[ -]store, (in|at) (portland|boulder|burlington)
`);
const lies = anywhere(wordList`
  is, are, have, has, got, stock, available, see it, look at, there, get, find, buy
`);
const otherWish =
  /\b(?:open\w*|hours|clos\w*|return\w*|order\w*|missing|pole|part|repair\w*|park\w*|try)\b/;
const asksShop = /\b(?:shops?|stores?|branch\w*)\b/;

/** “Is the Cairn 48 there today”, after a store was spoken of; “is there a Cairn 48” points at none. */
const atThat = /(?<!\b(?:is|are|was) )\bthere\b/;
const ofStore = /\b(?:stores?|Portland|Boulder|Burlington)\b/;
const spokeOfStore = ({ state }: Turn): boolean =>
  state.exchanges.slice(-3).some(({ visitor, bot }) => ofStore.test(`${visitor} ${bot}`));

const asksWhich = /\b(?:which|what|any|another|other|else)\b/;
const mostOfKind = 24;

/** “Which tents do you have in the store”: those in stock, for as many people as were told. */
function kindInStore(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const kind = kindIn(catalogue, plain);
  if (kind === undefined || !asksWhich.test(plain) || namedIn(catalogue, plain).length > 0)
    return undefined;
  if (!(inStore.test(plain) || ofStoreToday.test(plain)) || plain.split(" ").length > mostOfKind)
    return undefined;
  const { people } = needOf(turn);
  const things = catalogue.things.filter(
    (one) =>
      one.kind === kind &&
      one.values.stock === "In stock" &&
      (people === undefined ||
        one.values.people === undefined ||
        Number(one.values.people) >= people),
  );
  const names = things.map(({ name, values }) => `the ${name} ($${values.price})`);
  return things.length === 0
    ? undefined
    : {
        ...reply(
          turn,
          `In stock now: ${listed(names)}. Each product page shows which store has it on the shelf today, and pickup is ready in two hours, for free.`,
          things,
        ),
        whole: true,
      };
}
const ofStoreToday =
  /\b(?:pick (?:it |one )?up|collect|buy|get)\b.{0,24}\b(?:stores?|shops?|today)\b|\bat the store\b/;

export function storeStock(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const ofKind = kindInStore(turn);
  if (ofKind) return ofKind;
  if (otherWish.test(plain) || plain.split(" ").length > 14) return undefined;
  const [thing] = namedIn(catalogue, plain);
  const product = thing ?? catalogue.things.find(({ id }) => id === productInHand(turn)?.id);
  const there =
    isAbroad.test(plain) && asksShop.test(plain) && /\b(?:have|is|are|any|got)\b/.test(plain);
  const pointsAt = thing !== undefined || /\b(?:it|that|one)\b/.test(plain);
  const text = there
    ? "No, our three stores are in the US: Portland, Boulder and Burlington. But we ship within Europe and to Canada, in 5–9 working days."
    : product &&
        pointsAt &&
        lies.test(plain) &&
        (inStore.test(plain) || (atThat.test(plain) && spokeOfStore(turn)))
      ? product.values.stock === "In stock"
        ? `Very likely. The product page shows which store has the ${product.name} on the shelf today, updated every hour. If you order it for pickup, it’s ready in two hours, for free.`
        : `No, the ${product.name} is sold out in stores too, ${String(product.values.stock).toLowerCase()}. Use “Tell me” on its page to get one e-mail that day.`
      : undefined;
  return text === undefined
    ? undefined
    : {
        handled: there ? "store_location" : "product_availability",
        state: product && !there ? { ...state, topic: product.id } : state,
        reply: say(text, { source: "shop", next: ["How long does delivery take?"] }),
      };
}
