import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { responseOf } from "../facts/responses.ts";
import type { Context } from "./context.ts";
import type { Pieces } from "./roles.ts";
import { figure, range, singular } from "./words.ts";

/** What a number of printed or sent pieces costs, how many a budget buys, and how many people they bring. */

const asksSum = anywhere(
  wordList`how much, what (is|does|do|will|would)( \w+){0,3}, total, cost, costs, pay, price, per \w+, is (that|it|this)( \w+)?, come to, work out, sum`,
);
/** “Per spot?”, “total please”: of the pieces told before. */
const onlySum =
  /^(?:and |so |what is that |what is the |the )*(?:per \w+|total|in total|in all|each)(?: please| then| price| cost)*$/;
const asksVerdict = anywhere(
  wordList`good, ok, okay, worth( it)?, too much, expensive, dear, sense, normal, fair`,
);

/** “How much do I pay”, “what is that per letter”: for pieces whose parts stand in the message. */
export function costOfPieces({
  now,
  all,
  plain,
  quantities,
  inMoney,
}: Context): string | undefined {
  const pieces = now.pieces ?? (onlySum.test(plain) ? all.pieces : undefined);
  if (pieces === undefined || pieces.total === 0 || !asksSum.test(plain)) return undefined;
  if (asksPeople.test(plain) || quantities.some(({ kind }) => kind === "share")) return undefined;
  const one = inMoney(pieces.total / pieces.value);
  const alone = !/[×+]/.test(pieces.text);
  if (alone && !asksVerdict.test(plain))
    return `${one} a ${singular(pieces.of)}: ${pieces.text} ÷ ${figure(pieces.value)}.`;
  const sum = `${inMoney(pieces.total)} in all: ${pieces.text}.`;
  const each =
    pieces.text.includes("+") || !pieces.text.includes("×")
      ? ` That’s ${one} a ${singular(pieces.of)}.`
      : "";
  if (!asksVerdict.test(plain) || !reach.test(pieces.of)) return `${sum}${each}`;
  return `${sum}${each} ${worthOf(pieces, inMoney)}`;
}

function worthOf(pieces: Pieces, inMoney: (value: number) => string): string {
  const [low, high] = responseOf(pieces.of);
  const few = Math.max(1, (pieces.value * low) / 100);
  const many = Math.max(2, (pieces.value * high) / 100);
  return `${low}–${high} in a hundred usually answer, so ${range(few, many)} people at ${inMoney(Math.round(pieces.total / many))}–${inMoney(Math.round(pieces.total / few))} each. It pays if one leaves you more than that.`;
}

const asksPeople = anywhere(
  wordList`how many (\w+ ){0,2}(people|customers?|guests?|patients?|clients?|orders?|pupils?|students?|members?|visitors?|replies|answers|bookings?|calls?|sales|jobs|come|call|will|would|do|can|could|should)`,
);
const ofOther = anywhere(
  wordList`clicks?, spend, budget, ads?, do i need, do we need, must, to cover, break even, afford, post, posts, often`,
);

/** “How many people come from 3,000 flyers”: the usual share that answers, and what one then costs. */
export function responseToPieces({
  now,
  all,
  plain,
  quantities,
  inMoney,
}: Context): string | undefined {
  const pieces = now.pieces ?? all.pieces;
  if (pieces === undefined || !asksPeople.test(plain) || ofOther.test(plain)) return undefined;
  if (
    !reach.test(pieces.of) ||
    buysPieces(plain, pieces.of) ||
    quantities.some(({ kind }) => kind === "share")
  )
    return undefined;
  if (now.people !== undefined || now.flow !== undefined) return undefined;
  const total = pieces.total > 0 ? pieces.total : (all.pieces?.total ?? 0);
  const [low, high] = responseOf(pieces.of);
  const few = Math.max(1, (pieces.value * low) / 100);
  const many = Math.max(2, (pieces.value * high) / 100);
  const cost =
    total > 0
      ? ` At ${inMoney(total)} in all, each costs you ${inMoney(Math.round(total / many))}–${inMoney(Math.round(total / few))}.`
      : "";
  return `Usually ${range(few, many)}: ${low}–${high} in a hundred ${pieces.of} bring someone, more with one clear offer and an end date.${cost} A code on them lets you count.`;
}
/** What is handed out or posted; spots and samples have other rates. */
const reach =
  /^(?:fl[iy]er|leaflet|letter|post ?card|card|poster|brochure|mailing|voucher|invitation|menu)/;
const buysPieces = (plain: string, of: string): boolean => plain.includes(`how many ${of}`);

const asksOne = anywhere(
  wordList`(what|how much) (do|does|will|would|is|did) (a|an|each|one|every)( new)? (\w+ )?(customer|patient|guest|client|pupil|student|member|order|booking|job|sale|call)( \w+){0,2} cost( \w+){0,2}, cost (per|of (a|one|each)) (new )?(customer|patient|guest|client|pupil|member|order|booking|job)`,
);

/** “So what does one new patient cost me” after the pieces and what they cost. */
export function costOfResponse({ all, plain, inMoney, last }: Context): string | undefined {
  const { pieces } = all;
  if (pieces === undefined || pieces.total === 0 || !asksOne.test(plain)) return undefined;
  if ((last !== "response" && last !== "pieces") || !reach.test(pieces.of)) return undefined;
  const [low, high] = responseOf(pieces.of);
  return `${inMoney(Math.round((pieces.total / pieces.value / high) * 100))}–${inMoney(Math.round((pieces.total / pieces.value / low) * 100))}: ${inMoney(pieces.total)} for ${figure(pieces.value)} ${pieces.of}, if ${low}–${high} in a hundred answer. Compare it with what one leaves you over a year.`;
}

/** “How many postcards do I get for 300”. */
export function piecesForBudget({ all, plain, inMoney }: Context): string | undefined {
  const { pieces, fixed } = all;
  if (pieces === undefined || pieces.total === 0 || fixed === undefined) return undefined;
  if (!buysPieces(plain, pieces.of)) return undefined;
  const each = pieces.total / pieces.value;
  const many = Math.floor(fixed / each);
  return `${figure(many)} ${pieces.of}: ${inMoney(fixed)} ÷ ${inMoney(each)}. ${many < pieces.value ? "Send them to the streets nearest to you first, because those people come most often." : "That leaves room for a second round."}`;
}
