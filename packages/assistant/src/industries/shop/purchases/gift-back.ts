import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { returnDays } from "../../orders/return-period.ts";
import { catalogue } from "../goods/catalogue.ts";

/** Handles gifts: they can be exchanged without the giver's order number. */

const given = anywhere(wordList`
  (as|was|is|a|my|the) (\w+ )?(gift|present), given, gave (it|me|us|him|her), got it from, from my \w+
`);
const back = anywhere(wordList`
  swap\w*, exchang\w*, return\w*, change (it|for), other colou?r, wrong (size|colou?r), (do|did|does) not (like|want|need), no use for, not (my|the right) (colou?r|size), send (it )?back,
  something else, too (small|big), have (one|it|two) already
`);
const noNumber =
  /\b(?:no|without|not have|not know)\b.{0,24}\b(?:number|receipt|account|confirmation)\b|\baccount\b/;
const ofMoney = /\b(?:get|have|as|in|my|the|want) (?:\w+ )?(?:money|cash)\b|\bcash\b|\brefund\w*\b/;
const where = /\b(?:store|shop|boulder|portland|burlington|where|how)\b/;

export function giftBack(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const begun =
    (state.seen.gift_back ?? 0) > 0 ||
    state.exchanges
      .slice(-4)
      .map(({ visitor }) => visitor.toLowerCase())
      .some((said) => given.test(said) && back.test(said));
  const lately = state.exchanges.slice(-4).some(({ bot }) => bot.includes("gift"));
  const says = given.test(plain) && back.test(plain);
  const goesOn =
    begun &&
    lately &&
    (back.test(plain) || noNumber.test(plain) || where.test(plain) || ofMoney.test(plain));
  if (!(says || goesOn) || slots.references.length > 0 || slots.amounts.length > 0)
    return undefined;
  if (/^(?:will|what if|if|can (?:he|she|they))\b/.test(plain)) return undefined;
  const days = Number(state.figures?.boughtDays ?? Number.NaN);
  const [thing] = namedIn(catalogue, plain);
  const colour =
    thing && /\bcolou?r\b/.test(plain)
      ? ` The ${thing.name} only comes in ${thing.values.colour}.`
      : "";
  const text = ofMoney.test(plain)
    ? "Not as money: only whoever paid can be refunded. You’d get a voucher for what it cost, valid for three years."
    : days > returnDays
      ? `Not by post anymore, because the ${returnDays} days are over. In a store, a gift can still be swapped for a voucher if it’s unused, and you don’t need an order number.`
      : nextStep(state, [
          `Yes, a gift can be swapped or returned for a voucher within ${returnDays} days of delivery, and we don’t tell whoever gave it. You don’t need a number or an account. Just bring it to a store, unused.${colour}`,
          "Yes, in any store (Portland, Boulder, Burlington). Bring the gift, unused, and say what you’d like instead. It takes five minutes, and you don’t need a number or an account.",
          "In any of our three stores, all you need is the gift itself. By mail, the shop team needs the name of the person who gave it to find the order.",
        ]);
  return {
    handled: "gift_back",
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      ...(thing ? { topic: thing.id } : {}),
    },
    reply: say(text, { source: "shop", choices: [person] }),
  };
}
