import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { kindIn, namedIn } from "../../records/references.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { orderInHand } from "../orders/order-in-hand.ts";
import { catalogue } from "./catalogue.ts";
import { sampleOrders } from "./sample.ts";

/** Says which size fits: of a pack by the back, which the height suggests; of a bag or a tent by the height. */

const asks = anywhere(wordList`
  (which|what|right|my) sizes?, size (do|should|would|for|me), (would|will|does|do|can) (it|they|that|this|i|he|she)( \w+)? fit, fits? (me|him|her|people|someone), long enough
`);
const metresAndMore = /\b(1) ?m ?(\d{2})\b/i;
const metres = /\b(1[.,]\d{1,2}|2[.,]\d{1,2}) ?m?\b(?! ?(?:kg|l\b|lit))/i;
const centimetres = /\b(1[3-9]\d|2[01]\d) ?cm\b/i;
const feet = /\b([4-6]) ?(?:ft|foot|feet|['’])(?: ?(\d{1,2}))?/i;
/** “Im 165”, “my husband 190”. */
const ofPerson = new RegExp(
  `\\b${wordList`i'?m, i am, (he|she) is, s?he'?s, husband, wife, son, daughter, tall`}(?: is)? (1[3-9]\\d|2[01]\\d)\\b(?! ?${wordList`kg, pounds, lbs?, dollars, bucks`}\\b)`,
  "i",
);
/** Up to which height in centimetres people mostly have a back for the size. */
const heights = { S: 167, M: 183 } as const;
/** What bags and tents are made for. */
const mostHeight = 195;

/** The height in centimetres that a text tells. */
function heightIn(text: string): number | undefined {
  const inMetres = metres.exec(text)?.[1];
  if (inMetres !== undefined)
    return Math.round(Number(inMetres.replace(",", ".").padEnd(4, "0")) * 100);
  const [, , over] = metresAndMore.exec(text) ?? [];
  if (over !== undefined) return 100 + Number(over);
  const inCentimetres = (centimetres.exec(text) ?? ofPerson.exec(text))?.[1];
  if (inCentimetres !== undefined) return Number(inCentimetres);
  const [, whole, inches] = feet.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : Math.round(Number(whole) * 30.48 + Number(inches ?? 0) * 2.54);
}

const ofReturn =
  /\b(?:return\w*|exchange\w*|swap\w*|refund\w*|money back)\b|\b(?:send|give|bring) (?:it |them )?back\b/;
/** “What size for three days” asks for litres. */
const ofDays = /\b(?:days?|nights?|weekend|hike|trip|litres?)\b/;

export function sizeFor(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  const ofTall =
    (/\btall\b/.test(plain) || metresAndMore.test(message)) && /^product_/.test(state.before ?? "");
  const other =
    (state.before === "size_guide" || ofTall) &&
    heightIn(message) !== undefined &&
    plain.split(" ").length <= 8;
  if (!(asks.test(plain) || other) || plain.split(" ").length > 18) return undefined;
  if (/\b(?:people|persons|of us|into|inside|in (?:the|my|a))\b/.test(plain)) return undefined;
  // “If it does not fit, who pays the way back” asks for the rule of returns.
  if (ofReturn.test(plain)) return undefined;
  const height = [...state.exchanges.map(({ visitor }) => visitor), message]
    .map(heightIn)
    .findLast((value) => value !== undefined);
  const order = orderInHand(turn, sampleOrders);
  const [named] = namedIn(catalogue, plain);
  const kind =
    named?.kind ??
    kindIn(catalogue, plain) ??
    catalogue.things.find(({ id }) => id === state.topic)?.kind ??
    kindIn(catalogue, order?.item.toLowerCase() ?? "");
  const text =
    kind === "pack" && height === undefined && ofDays.test(plain)
      ? undefined
      : kind === "pack"
        ? ofPack(height)
        : height === undefined || (kind !== "sleeping bag" && kind !== "tent")
          ? undefined
          : height <= mostHeight
            ? `Yes, our bags and tents fit people up to ${mostHeight} cm, so there’s room at ${height} cm.`
            : `It’ll be tight, because our bags and tents are made for people up to ${mostHeight} cm.`;
  return text === undefined
    ? undefined
    : {
        handled: "size_guide",
        state,
        reply: say(text, {
          source: "shop",
          next: ["I want to exchange an item", "What is your return policy?"],
        }),
      };
}

function ofPack(height: number | undefined): string {
  const measure =
    "measure from the bone at the base of your neck to the top of your hips: under 44 cm is S, 44–49 cm is M, above that is L";
  if (height === undefined)
    return `It depends on your back, so ${measure}. Tell me your height, and I can make a guess.`;
  const size = height <= heights.S ? "S" : height <= heights.M ? "M" : "L";
  return `Most likely ${size} at ${height} cm. To be sure, ${measure}.`;
}
