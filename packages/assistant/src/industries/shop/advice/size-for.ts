import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { catalogue } from "../goods/catalogue.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Says which size fits: packs by back length, estimated from height; bags and tents by height. */

const asks = anywhere(wordList`
  (which|what|right|my) sizes?, size (do|should|would|for|me), (would|will|does|do|can) (it|they|that|this|i|he|she)( \w+)? fit, fits? (me|him|her|people|someone), long enough, (good|right|best|correct) size,
  (comfortable|fits?|suitable|ok|okay) (for |on )?(a |someone |somebody )?(very |really )?(tall|big|small|short) (man|woman|person|guy|girl|boy|people)
`);
const metresAndMore = /\b(1) ?(?:m|met(?:er|re)s?) ?(\d{2})\b/i;
const metres = /\b(1[.,]\d{1,2}|2[.,]\d{1,2}) ?m?\b(?! ?(?:kg|l\b|lit))/i;
/** “For me too, I am 1.90”. */
const isTall = /\b(?:i ?am|i'?m|he is|she is|s?he'?s) (?:about |around )?[12][.,]\d{2}\b/i;
const centimetres = /\b(1[3-9]\d|2[01]\d) ?cm\b/i;
const feet = /\b([4-6]) ?(?:ft|foot|feet|['’])(?: ?(\d{1,2}))?/i;
/** “Im 165”, “my husband 190”. */
const ofPerson = new RegExp(
  `\\b${wordList`i'?m, i am, (he|she) is, s?he'?s, husband, wife, son, daughter, tall`}(?: is)? (1[3-9]\\d|2[01]\\d)\\b(?! ?${wordList`kg, pounds, lbs?, dollars, bucks`}\\b)`,
  "i",
);
/** “My back is 41 cm”. */
const backLength = /\bback\b.{0,16}?\b([3-6]\d)(?: ?cm)?\b|\b([3-6]\d) ?cm\b.{0,10}\bback\b/i;
/** “Too long for my back”, “so S?” */
const ofBack = /\b(?:my|her|his|the) back\b(?!pack| (?:system|panel|pad|door))|\bback length\b/;
const ofSize = /\b(?:size )?(?:s|m|l|small|medium|large)(?: size)?\b/;
const back = { S: 44, M: 49 } as const;

/** The height in centimetres up to which a size usually fits. */
const heights = { S: 167, M: 183 } as const;
/** The height from which the smallest pack fits. */
export const shortest = 150;
/** Maximum height for sleeping bags and tents. */
const mostHeight = 195;

/** The height in centimetres stated in a text. */
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

const asked = (turn: Turn, text: string): Outcome => ({
  handled: "size_guide",
  state: turn.state,
  reply: say(text, {
    source: "shop",
    next: ["I want to exchange an item", "What is your return policy?"],
  }),
});

/** The size by back length, given now or before: “my back is 41 cm, so S?” */
function byBack(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  const words = plain.split(" ").length;
  const stated = [...state.exchanges.slice(-2).map(({ visitor }) => visitor), message]
    .map((text) => backLength.exec(text))
    .findLast((found) => found !== null);
  const cm = Number(stated?.[1] ?? stated?.[2] ?? Number.NaN);
  const now = backLength.test(message);
  if (cm > 0 && (now || (ofSize.test(plain) && words <= mostOfSize)) && !ofReturn.test(plain)) {
    const size = cm < back.S ? "S" : cm <= back.M ? "M" : "L";
    const range = size === "S" ? "under 44 cm" : size === "M" ? "44 to 49 cm" : "over 49 cm";
    return asked(
      turn,
      `${size}, at ${cm} cm: that’s for backs ${range}. You choose it on the product’s page.`,
    );
  }
  if (
    !ofBack.test(plain) ||
    words > mostWords ||
    !/\b(?:long|short|size|fits?|big|small|length)\b/.test(plain)
  )
    return undefined;
  const height = heightTold(turn);
  return height === undefined ? undefined : asked(turn, ofPack(height));
}
const mostOfSize = 8;
const mostOfHeight = 12;
const mostWords = 18;

/** The last height stated. */
export const heightTold = ({
  state,
  message,
}: Pick<Turn, "state" | "message">): number | undefined =>
  [...state.exchanges.map(({ visitor }) => visitor), message]
    .map(heightIn)
    .findLast((value) => value !== undefined);

const ofMeasures = /\b(?:high|height|long|wide|deep|pack\w*|inside|measure\w*)\b/;
/** “Is the Lee ok for 185 cm”: the height of a person, of whom a tent or a bag is asked. */
const ofGear = (plain: string): boolean =>
  !ofMeasures.test(plain) &&
  (namedIn(catalogue, plain).some(({ kind }) => kind === "tent" || kind === "sleeping bag") ||
    kindIn(catalogue, plain) === "sleeping bag");

export function sizeFor(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  const measured = byBack(turn);
  if (measured) return measured;
  const ofTall =
    (/\btall\b/.test(plain) || metresAndMore.test(message) || isTall.test(message)) &&
    /^product_/.test(state.before ?? "");
  const other =
    (state.before === "size_guide" || ofTall || ofGear(plain)) &&
    heightIn(message) !== undefined &&
    plain.split(" ").length <= mostOfHeight;
  if (!(asks.test(plain) || other) || plain.split(" ").length > mostWords) return undefined;
  if (/\b(?:people|persons|of us|into|inside|in (?:the|my|a))\b/.test(plain)) return undefined;
  // “If it does not fit, who pays the way back” asks for the return rule.
  if (ofReturn.test(plain)) return undefined;
  const height = heightTold(turn);
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
  return text === undefined ? undefined : asked(turn, text);
}

export const packSize = (height: number): "S" | "M" | "L" =>
  height <= heights.S ? "S" : height <= heights.M ? "M" : "L";

function ofPack(height: number | undefined): string {
  const measure =
    "measure from the bone at the base of your neck to the top of your hips: under 44 cm is S, 44–49 cm is M, above that is L";
  if (height === undefined)
    return `It depends on your back, so ${measure}. Tell me your height, and I can make a guess.`;
  return `Most likely ${packSize(height)} at ${height} cm. To be sure, ${measure}.`;
}
