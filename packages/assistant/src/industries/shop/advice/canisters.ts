import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/**
 * Answers questions about gas canisters: whether another kind fits, whether they are shipped or included, and how long
 * they last. Single words (“ship”, “adaptor”) would otherwise be taken for questions about parcels or the page.
 */

const canister = wordList`canisters?, cannisters?, cartridges?, cartriges?, gas, fuel, cans, (one|a|an|per|each|gas|of) can, bottles?`;
const ofGas = anywhere(canister);
const otherKind = anywhere(wordList`
  adapt(o|e)rs?, easy ?click, click(s|ed)?( (on|in|type))?, clip(-| )?on, pierc\w*, campingaz, bayonet, cv ?\d{3}, primus type
`);
const ofStove = /\b(?:stoves?|kettle|cookers?)\b/;
const clicks = /\b(?:igni\w*|piezo|spark\w*|button|broke\w*)\b/;
const asksWhich =
  /\b(?:which|what|any|other|another) (?:other )?(?:stoves?|ones?|cookers?)\b|\b(?:any|something) (?:other|else)\b/;
const sends =
  /\b(?:ship\w*|mail\w*|post\w*|send\w*|sent|deliver\w*|air|plane|fly|flight|air ?freight|order\w*|buy|sell)\b/;
/** Carried along on a flight, rather than sent by air. */
const takes = anywhere(wordList`
  (take|bring|carry|pack|have|put|fly|travel|board)( \w+){0,5} (plane|flight|airplane|aeroplane|aircraft|cabin|hold|hand luggage|(checked )?(luggage|baggage|bags?)|carry-?on|fly(ing)?|air),
  (fly|flying|travel\w*) with, (bring|take)( \w+){1,3} (on|in) board, (allowed|ok|okay|fine|permitted|legal)( \w+){0,2} (on|in) (a |the |my )?(plane|flight|airplane|aeroplane|luggage|baggage|cabin|hand luggage), (i|we) (am|are|will be)? ?fly(ing)?, airlines?, hand luggage, checked (bag|luggage|baggage), airport
`);
const ofStores = /\b(?:in (?:a|the|your) stores?|where)\b/;
const included =
  /\bin (?:the )?price\b|\binclud\w*|\bcomes? with\b|\bwith it\b|\b(?:buy|get) (?:it |them )?(?:extra|separate\w*)\b|\bextra\b|\bin the box\b/;
const lasts = /\bhow (?:long|many|much)\b|\blasts?\b/;
/** “What else do I need to cook with the stove?” */
const besides =
  /\bwhat (?:else|more|other things)\b|\b(?:anything|something) else\b|\bneed\w* besides\b/;
const ofCooking = /\b(?:cook\w*|boil\w*|eat|meals?|coffee|tea)\b/;
const asksPrice =
  /\bhow much (?:is|are|does|do|for)\b|(?<!\bin (?:the )?)\b(?:price|costs?|expensive)\b/;
const ofBurning =
  /\blasts?\b|\b(?:one|a|per|each) (?:gas|canister|cartridge|can|bottle)\b|\benough\b/;
const elsewhere = anywhere(wordList`
  leak\w*, smell\w*, hiss\w*, broke\w*, faulty, dispose, bin, throw, return\w*, refund\w*, my order, money back, gas ?light, car
`);
const mostWords = 26;

export function canisterTalk(turn: Turn): Outcome | undefined {
  const { plain, state, message, slots } = turn;
  // As typed: “adaptor” may be corrected to another word.
  const said = `${plain} ${message.toLowerCase()}`;
  if (slots.references.length > 0 || plain.split(" ").length > mostWords) return undefined;
  if (elsewhere.test(plain) || state.figures?.faulty !== undefined) return undefined;
  const inHand = state.topic === "kettle" || ofStove.test(plain);
  // If asked again, the answer is worded differently.
  const toOutcome = (...steps: readonly [string, ...string[]]): Outcome => ({
    handled: "product_information",
    state: { ...state, topic: "kettle" },
    reply: say(nextStep(state, steps), {
      source: "shopProducts",
      next: ["Where do I get canisters?"],
    }),
  });
  if (besides.test(plain) && ofStove.test(plain) && ofCooking.test(plain))
    return toOutcome(
      "A pot up to 18 cm across and gas canisters with a screw valve, and we sell neither: outdoor stores have both. One of 230 g lasts two people about four days.",
    );
  const fits = otherKind.test(said) && !clicks.test(plain) && (inHand || ofGas.test(plain));
  if (fits && asksWhich.test(plain))
    return toOutcome(
      "None, I’m sorry. The Kettle is our only stove, and it takes canisters with a screw valve only. For click cartridges, you’d need a stove from another store.",
    );
  if (fits)
    return toOutcome(
      "No, the Kettle stove only takes canisters with a screw valve, and no adapter is safe. Outdoor and hardware stores have them.",
      "No. It’s screw valves only, without an adapter.",
    );
  if (takes.test(plain) && !ofGas.test(plain) && ofStove.test(plain))
    return toOutcome(
      "Yes, the Kettle stove can fly once it’s clean and dry, but no airline takes gas canisters. Buy one with a screw valve when you get there.",
    );
  if (!ofGas.test(plain) || !(inHand || /\b(?:canister|cartridge)/.test(plain))) return undefined;
  if (lasts.test(plain) && ofBurning.test(plain) && !sends.test(plain))
    return toOutcome(
      "A small canister (100 g) boils half a litre about ten times, enough for two people for a weekend. A 230 g one lasts about four days, or less in wind and cold.",
      "Ten boils of half a litre from a 100 g canister, about 23 from a 230 g one. A tea for two takes one boil.",
    );
  if (takes.test(plain))
    return toOutcome(
      "No, airlines take no gas canisters, in the cabin or the hold. The stove can fly once it’s clean and dry; buy a canister with a screw valve when you get there.",
      "No: no airline takes one, full or used. Buy a canister where you land and leave it there.",
    );
  if (sends.test(plain) && !ofStores.test(plain) && !included.test(plain))
    return toOutcome(
      "No, gas can’t be mailed, by air or by road, so we don’t ship canisters. You’ll get ones with a screw valve at outdoor and hardware stores where you are.",
      "No. No canister goes by post, not by air and not by road, and airlines don’t take them in luggage either.",
    );
  if (asksPrice.test(plain) && !ofStove.test(plain))
    return toOutcome(
      "I can’t give you a price for canisters, because we don’t sell them: gas can’t be mailed. Outdoor and hardware stores have them; yours needs a screw valve.",
    );
  return included.test(plain)
    ? toOutcome(
        "The gas isn’t included, because it can’t be mailed. Buy a canister with a screw valve at an outdoor or hardware store.",
      )
    : undefined;
}
