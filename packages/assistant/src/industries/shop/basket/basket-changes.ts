import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { kindIn, meantIn } from "../../../records/references.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { whole, wordList } from "../../../understanding/word-list.ts";
import { namesOf } from "../goods/basket-goods.ts";
import { catalogue, thingOf } from "../goods/catalogue.ts";
import { askedOf } from "../goods/focus.ts";
import { sumOf } from "./basket.ts";

/** Changes quantities in the basket, and says that the demo’s checkout ends there. */

const lead = wordList`no, ok, okay, sorry, actually, hm+, wait, then, so, and, but, i mean`;
const end = wordList`please, then, instead, only, in total, after all`;
const several = wordList`of (them|it|those|these|the \w+)`;
const counts = (pattern: string): RegExp =>
  whole(`(?:${lead}[, ]+)*${pattern}(?: ${several})?(?:,? ${end})*`);

const exactly = counts(
  `(?:${wordList`make (it|that|them), change (it|that) to, i (only )?(want|need|take), only, just, (we|i) will take`} )(?:only |just )?(\\d{1,2})`,
);
const alike = wordList`( of)? the same( (kind|one|sort|type))?, same( (kind|one|sort|type))?, (too|as well)`;
const oneMore = counts(
  wordList`(add |take |i want |i need |get |and |plus |with )*(another|1 more|one more|a second|an extra|1 extra)( one| of them)?( ${alike})?`,
);
const oneLess = counts(
  wordList`(remove|drop|take out|delete|cancel|leave out) (just |only )?(1|one), (1|one) less`,
);
const paysNow = whole(
  `(?:${lead}[, ]+)*${wordList`check ?out, (go|take me) to (the )?checkout, (i want to|can i|let me) (pay|check ?out)( now)?, pay now, place (the|my) order, order it now`}(?: ${end})*`,
);

/** Returns the reply to a message about the basket as a whole; undefined for any other, and for an empty basket. */
export function basketChanged(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const basket = state.basket ?? [];
  const last = basket.at(-1);
  if (!last) return undefined;
  if (paysNow.test(plain))
    return {
      handled: "basket",
      state,
      reply: say(
        `Your basket: ${namesOf(basket)}, ${sumOf(basket, state)}. This is a demo, so it ends before the payment.`,
        { source: "shopProducts", next: ["How can I pay?", "How long does delivery take?"] },
      ),
    };
  const spared = withoutNeed(turn, basket);
  if (spared) return spared;
  // “Make it 3 tents”: the kind says which of the basket is meant.
  const kind = kindIn(catalogue, plain);
  const ofKind = basket.find(({ id }) => kind !== undefined && thingOf(id)?.kind === kind);
  if (kind !== undefined && !ofKind) return undefined;
  const [meant] = meantIn(catalogue, askedOf(turn)).filter((one) =>
    basket.some(({ id }) => id === one.id),
  );
  const changed = ofKind ?? basket.find(({ id }) => id === meant?.id) ?? last;
  const count = countAfter(withoutKind(plain), changed.count, state.before === "basket");
  if (count === undefined) return undefined;
  const next = basket
    .map((one) => (one === changed ? { ...one, count } : one))
    .filter((one) => one.count > 0);
  return {
    handled: "basket",
    state: { ...state, basket: next },
    reply: say(
      next.length === 0
        ? "Done, your basket is empty now."
        : `Done: ${namesOf(next)}, ${sumOf(next, state)}.`,
      { source: "shopProducts", next: ["What is the total?", "How can I pay?"] },
    ),
  };
}

const withoutKind = (plain: string): string =>
  catalogue.kinds.reduce((text, { named }) => text.replace(named, "of them"), plain);

function countAfter(plain: string, before: number, wasOfBasket: boolean): number | undefined {
  if (oneLess.test(plain)) return before - 1;
  if (!wasOfBasket) return undefined;
  if (oneMore.test(plain)) return before + 1;
  const [, count] = exactly.exec(withDigits(plain)) ?? [];
  return Number(count) || undefined;
}

const asksNeed =
  /\b(?:do|would|will) (?:we|i|they) (?:really |actually |even |also )?need (?:the|a|an|that|this)\b/;
/** What a trip can do without, if something else serves. */
const instead: Readonly<Record<string, string>> = {
  lamp: "a phone or any torch will do",
  stove: "cold food or a campsite kitchen will do",
  pack: "any bag that carries it will do",
};

/** “Do we need the lamp”: what the basket costs without it. */
function withoutNeed(
  turn: Turn,
  basket: NonNullable<Turn["state"]["basket"]>,
): Outcome | undefined {
  const { plain, state } = turn;
  const kind = kindIn(catalogue, plain);
  const held = basket.find(({ id }) => thingOf(id)?.kind === kind);
  const thing = thingOf(held?.id);
  if (!thing || !held || basket.length < 2 || !asksNeed.test(plain)) return undefined;
  const rest = basket.filter((one) => one !== held);
  const other = instead[thing.kind];
  return {
    handled: "basket",
    state: { ...state, topic: thing.id },
    reply: say(
      `${other === undefined ? "I’d keep it" : `Not if you have something else: ${other}`}. Without the ${thing.name}, it’s ${sumOf(rest, state)}.`,
      {
        source: "shopProducts",
        next: [`Without the ${thing.kind}`, "How long does delivery take?"],
      },
    ),
  };
}
