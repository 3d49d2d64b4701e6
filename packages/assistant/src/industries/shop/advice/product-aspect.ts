import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { asksNothingElse, attributeOf } from "../../../records/attribute-questions.ts";
import type { Asked } from "../../../records/records.ts";
import { namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { lastOfKind } from "../basket/sum-for.ts";
import { asksCare } from "../goods/care-attributes.ts";
import { catalogue } from "../goods/catalogue.ts";
import { wasCold } from "../goods/cold.ts";
import { statesFault } from "../goods/first-aid.ts";
import { askedOf, lately } from "../goods/focus.ts";
import { isAbroad } from "../goods/places.ts";
import { reply } from "../goods/product-reply.ts";

/**
 * Answers questions about a product from its records, before the written questions, which are about all products or
 * another one.
 */

/** An order, or a problem with one. */
const ofOrder = anywhere(wordList`
  (my|the|an|this) order, ordered, arrived, came, received, delivered, broke, broken, torn, ripped, leaks?, leaked, leaking, faulty, damaged, refund\w*, missing, wrong, (send|take|need) (\w+ )?(photos?|pictures?), already (have|own|bought)
`);
/** Longer messages say more than attributes can answer. */
const mostWords = 34;
const ofMoney = /\b(?:how much|costs?|prices?|total|postage|delivery|shipping|deal|discount)\b/;
/** The previous reply was about a part or a repair. */
const ofPart = /(?:get|tell you) the price (?:first|before we send)/;
const lastReply = ({ state }: Turn): string => state.exchanges.at(-1)?.bot ?? "";
/** Temperature limits of sleeping bags and total weights are answered elsewhere. */
const ofSeveral = /\b(?:comfort|limit|total|all|together|everything)\b/;

const withoutNames = (plain: string): string =>
  catalogue.things.reduce((text, { named }) => text.replace(named, " "), plain);

/** “Which is lighter” and “which is down” choose among several. */
const asksWhichOf =
  /^(?:(?:so|and|ok|but|then) )*which (?:ones? |of (?:them|those|these) )?(?:is|are)\b/;

export function productAspect(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  const happened = ofOrder.test(plain) && !/\b(?:what|and|but) if\b/.test(plain);
  // “The stove will not light” is a fault, not its weight.
  if (statesFault.test(plain) && !plain.startsWith("if")) return undefined;
  if (slots.references.length > 0 || happened || wasCold.test(plain) || asksWhichOf.test(plain))
    return undefined;
  if (plain.split(" ").length > mostWords) return undefined;
  // “And don’t tell me condensation”, of a tent that leaks.
  if (state.before === "broken_thing" && !asksAnything.test(plain)) return undefined;
  const named = namedIn(catalogue, plain);
  // “And for 4 of us” asks for the total of the outfit.
  if (state.before === "basket" && forSoMany.test(plain)) return undefined;
  const asked = named.length === 0 ? (ofOther(turn) ?? ofKindMeant(turn)) : askedOf(turn);
  if (!asked || named.length > 1) return undefined;
  if (named.length === 0 && ofMoney.test(plain) && ofPart.test(lastReply(turn)))
    return reply(
      turn,
      "That depends on the part, and I don’t have a list. The shop team will tell you the price before anything is sent. It’s free under warranty.",
      asked.focus.thing ? [asked.focus.thing] : [],
    );
  // “It is the Ridge 2, the long one”: which part of which product.
  if (named.length === 1 && ofPart.test(lastReply(turn)) && !asksAnything.test(plain))
    return reply(
      turn,
      `Got it, the ${named[0]?.name}. Write that to help@larkspur.example (made up) with a photo of the part, and you’ll hear back within two working days.`,
      named,
    );
  // From abroad, the return postage is the customer’s.
  if (state.figures?.abroad !== undefined && goesBack.test(plain)) return undefined;
  // A basket or a parcel abroad has its own totals.
  const many = (state.basket ?? []).reduce((sum, { count }) => sum + count, 0) > 1;
  const sums = many || state.figures?.abroad !== undefined || /\d/.test(withoutNames(plain));
  const care = asksCare(plain, sums);
  if ((sums && !care && ofMoney.test(plain)) || isAbroad.test(plain)) return undefined;
  const alone =
    named.length === 0 && !ofSeveral.test(plain) && asksNothingElse(catalogue, asked.plain);
  if (!(care || alone || otherOne.test(plain))) return undefined;
  const found = attributeOf(catalogue, asked);
  const used = found?.attribute === "goesBack" && ofUse.test(plain);
  return found === undefined || found.operation === "unknown" || used
    ? undefined
    : reply(turn, found.text, found.things, false, found.attribute);
}

const goesBack = /\b(?:return\w*|(?:send|ship)\w* (?:it|them|this) back)\b/;
const asksAnything =
  /\b(?:is|are|does|do|did|can|could|will|would|has|have|how|what|which|when|where)\b(?! not\b)/;
const forSoMany = /^(?:and |so |ok |but )*for (?:\w+ )?\w+(?: of us| people| persons)?$/;

/** Used items are returned under different rules. */
const ofUse = /\b(?:nights?|use[ds]?|using|after|trip|worn|wore|wash\w*|slept|outside|outdoors)\b/;

const otherOne = /^(?:and |ok |so |what about |how about )*the other(?: one)?$/;
/** “And the other?”: the previous question, for the only other product of the kind. */
function ofOther(turn: Turn): Asked | undefined {
  const asked = askedOf(turn);
  const { thing } = asked.focus;
  if (!otherOne.test(asked.plain) || !thing || !lately(turn)) return undefined;
  const [other, second] = catalogue.things.filter(
    (one) => one.kind === thing.kind && one.id !== thing.id,
  );
  if (!other || second) return undefined;
  return { ...asked, plain: `and the ${other.id.replace("-", " ")}`, links: true };
}

/**
 * The question with “it” for “the tent”: the last product of that kind discussed, or the only one. Undefined if the
 * question is not about a product.
 */
function ofKindMeant(turn: Turn): Asked | undefined {
  const asked = askedOf(turn);
  const kinds = catalogue.kinds.filter(({ named }) => named.test(asked.plain));
  const [kind] = kinds;
  if (!kind) return lately(turn) ? asked : undefined;
  const [only, second] = catalogue.things.filter((one) => one.kind === kind.id);
  const recent =
    asked.focus.thing?.kind === kind.id ? asked.focus.thing : lastOfKind(turn, kind.id);
  const thing = second === undefined ? only : lately(turn) ? recent : undefined;
  if (!thing || kinds.length > 1) return undefined;
  const pointed = new RegExp(
    `\\b(?:(?:the|that|this|your|my|a|one) )?(?:${kind.named.source})`,
    "g",
  );
  return {
    ...asked,
    plain: asked.plain.replace(pointed, "it"),
    focus: { ...asked.focus, thing, shown: [thing] },
  };
}
