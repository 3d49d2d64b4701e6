import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { counted, dollars, person, say } from "../../../dialogue/reply/reply.ts";
import { aside, wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { businesses } from "../../businesses.ts";
import { refundDays, returnDays } from "../../orders/return-period.ts";
import type { SampleOrder } from "../../orders/sample-order.ts";
import { attributes } from "../goods/attributes.ts";
import { catalogue } from "../goods/catalogue.ts";
import { faultIn, gas, ofDirt, statesFault, tried } from "../goods/first-aid.ts";
import { gear, isOfOther, notThatOne } from "../goods/other-goods.ts";
import { shopPrices } from "../goods/prices.ts";
import { sampleOrders } from "../goods/sample.ts";
import { matterIn } from "../service/matters.ts";
import { asksOfShop } from "./asks-of-shop.ts";
import { inMonth, isNew, needsSoon, ofAge } from "./bought-when.ts";
import { coveredSince, refundSettled, starts, whenPaidBack } from "./refund-settled.ts";

/** Handles items that broke in use: an expression of regret, first aid, and the way to claim under warranty. */

/** “It is faulty” does not name a part. */
const wordsOfFault = 4;
const owns = anywhere(
  wordList`leaked, ripped, snapped, tore, fell apart, (just )?got (the|a|an|this|it|them), (got|received) (\w+ ){1,4}(today|yesterday|ago|last), there (is|are|was) (an?|already|one|two), brand new, my, our, i (have|had|own|bought|got|use)|bought|mine|it, we (have|bought|own)`,
);
/** Items that arrived broken and questions before a purchase are handled elsewhere. */
const otherwise = anywhere(wordList`
  arriv\w*, deliver\w*, came(?! (off|apart|loose|undone|straight|through|in)), parcel, package, out of the box, unpack\w*, (box|packaging|carton|wrapping) (is|was|got|has been) \w+, wrong, missing,
  will it, would it, does it usually, if it
`);

const nothingElse =
  /\b(?:no|not|nothing|none)(?: (?:it|is|was|are|at all|to be))? (?:missing|wrong)\b/g;

/** “Which one can I buy instead” asks for goods, whatever is said of the fault. */
const toBuy = /\b(?:what|which)\b.{0,24}\b(?:can|could|should) (?:i|we) buy\b/;
const saysIt = /^(?:it|they|she|he)\b/;

export function brokenThing(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const order = orderOf(turn);
  // “Nothing is missing, it flickers” corrects what the fault was taken for.
  const stated = plain.replace(nothingElse, " ");
  if (otherwise.test(stated) && !gas.test(plain)) return undefined;
  if (plain.split(" ").length > 30 || toBuy.test(plain)) return undefined;
  if (/^(?:is|are|does|do|can|could|which|what|how|will)\b/.test(plain)) return undefined;
  const goesOn = state.before === "broken_thing" || state.before === "repair";
  const fault = faultIn(plain);
  const namesIt = goesOn && namedIn(catalogue, plain).length > 0 && plain.split(" ").length <= 9;
  // Whatever the part, it belongs to the current order.
  const spoken =
    goesOn ||
    gear.test(plain) ||
    namedIn(catalogue, plain).length > 0 ||
    // “It flickers”, about the lamp mentioned before.
    (saysIt.test(plain) &&
      state.exchanges.slice(-2).some(({ visitor }) => gear.test(visitor.toLowerCase()))) ||
    (order !== undefined && plain.split(" ").length >= wordsOfFault);
  if (namesIt && !order && !fault) return notedAs(turn, state);
  if (
    !fault ||
    !spoken ||
    !(goesOn || order !== undefined || owns.test(plain) || statesFault.test(plain))
  )
    return undefined;
  const named = namedIn(catalogue, plain)[0];
  const said = fault[1] !== "" && wasSaid(state, fault[1]);
  const figures = { ...state.figures, faulty: 1, ...(order ? { order: order.number } : {}) };
  const next = {
    ...(state.flow?.name === "order" ? aside(state) : state),
    figures,
    ...(named ? { topic: named.id } : {}),
  };
  if (goesOn && named && !order) return notedAs(turn, next);
  const help = said || tried.test(plain) || (goesOn && asksMoney.test(plain)) ? "" : fault[1];
  const danger = gas.test(plain);
  const covered = order
    ? due(order, danger)
    : state.before === "broken_thing"
      ? `A defect is covered even if you’ve used it. Send two photos and the order number to ${businesses["e-commerce"].mail}, or give me the number here, and we’ll fix it free of charge.`
      : asksMoney.test(plain) && !(Number(state.figures?.boughtDays) > returnDays)
        ? `Within ${returnDays} days of delivery, you can choose a refund or a new one for anything faulty, used or not, and we pay postage. Which order is it? Two photos are enough.`
        : coveredBy(turn);
  return {
    handled: "broken_thing",
    state: next,
    reply: say(
      `I’m sorry about that. ${help}${help === "" ? "" : danger || order ? " " : " If that doesn’t help, "}${help === "" || danger || order ? covered : lower(covered)}`,
      {
        source: "shopOrders",
        next: ["What warranty do I have?", person.send],
      },
    ),
  };
}

/** Takes the name of the item, given after the fault. */
function notedAs({ plain }: Turn, state: Turn["state"]): Outcome | undefined {
  const [named] = namedIn(catalogue, plain);
  return (
    named && {
      handled: "broken_thing",
      state: { ...state, topic: named.id, figures: { ...state.figures, faulty: 1 } },
      reply: say(
        `Got it, the ${named.name}. It ${attributes.find(({ id }) => id === "warranty")?.says(named)}, including zippers and seams. The shop team just needs two photos and the order number.`,
        { source: "shopOrders", next: ["What do I need to send?", person.send] },
      ),
    }
  );
}

/** The order of the broken item, mentioned in this message or earlier. */
const orderOf = (turn: Turn): SampleOrder | undefined => {
  const { order: told, denied } = turn.state.figures ?? {};
  const number = told === denied ? undefined : told;
  const order = sampleOrders.find((one) => one.number === number);
  const here = order && order.arrives >= 0 && order.state !== "returned";
  return here && !isOfOther(order, turn) ? order : undefined;
};

function coveredBy({ state }: Turn): string {
  const days = Number(state.figures?.boughtDays ?? Number.NaN);
  const late = days > returnDays ? "The time for returns is over, but the" : "The";
  return `${late} warranty covers it, including postage. Send two photos with your order number, and you’ll hear back within two working days.`;
}

/** The customer's entitlement for a faulty item, used or not. */
const due = ({ number, arrives, total, item }: SampleOrder, danger: boolean): string =>
  arrives <= returnDays
    ? `For ${number} (${item}), you can choose your ${dollars(total)} back, or a new one right away. ${danger ? "No photos needed, and we pay postage" : "Two photos are enough, and we pay postage"}. Which would you like?`
    : `${number} (${item}) is under warranty, including postage. Send two photos, and you’ll hear back within two working days. We try to repair it first, and replace it if we can’t.`;

const asksMoney =
  /\b(?:money|refund\w*|cash|paid|pay|\$?\d{2,3}) (?:back|please|yes|now)\b|\b(?:want|get|give me) (?:my |the |a )?(?:money|refund|cash|\$?\d{2,3})\b|\brefund\b|\bmoney back\b|\bno money\b/;
const asksNew = /\b(?:new one|replace\w*|another one|swap|exchange)\b/;

const ofClaim =
  /^(?:broken_thing|repair|flow:order|warranty|distress|damaged_item|order_money|return_age|return_talk|no_number)$/;
/** An unknown number, after an order number was asked for. */
const unknownNumber = ({ exchanges }: Turn["state"]): boolean =>
  exchanges.slice(-3).some(({ bot }) => bot.includes("in the sample data"));

/** Answers the choice between refund and replacement for a faulty item. */
export function faultChoice(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.figures?.faulty === undefined || plain.split(" ").length > 26) return undefined;
  const lately = state.exchanges.slice(-2).some(({ handled = "" }) => ofClaim.test(handled));
  // Compensation for a spoilt holiday is a different matter.
  if (/\bfor (?:the|my|our) (?:trip|holiday|vacation|time|trouble|hotel|weekend)\b/.test(plain))
    return undefined;
  const wants = asksMoney.test(plain) ? "money" : asksNew.test(plain) ? "new" : undefined;
  const order = orderOf(turn);
  const paid = lately ? whenPaidBack(plain, order) : undefined;
  const soon = lately && needsSoon.test(plain) && wants !== "money";
  if (!lately || (wants === undefined && paid === undefined && !soon)) return undefined;
  const stated = sampleOrders.find(({ number }) => number === state.figures?.order);
  const unknown = !order && (unknownNumber(state) || state.figures?.denied !== undefined);
  const tell = (text: string): Outcome => ({
    handled: "repair",
    whole: true,
    state: unknown ? aside(state) : state,
    reply: say(text, { source: "shopOrders", choices: [person] }),
  });
  if (paid !== undefined) return tell(paid);
  if (soon)
    return tell(
      `Then take it to a store (Portland, Boulder, Burlington): within ${returnDays} days of delivery they swap a faulty one on the spot. Bring the order number or the receipt.`,
    );
  if (stated && stated.arrives < 0)
    return tell(
      `I would, but ${stated.number} (${stated.item}) hasn’t been delivered yet, so the faulty one must be from another order. Its number is in your e-mail (“BK-”), or the shop team can find it by name and address.`,
    );
  if (unknown)
    return tell(
      `Without your order on record I can’t start it here. Within ${returnDays} days of delivery, you get a refund or a new one for anything faulty, used or not. Send two photos and the number to ${businesses["e-commerce"].mail} (made up): the shop team settles it.`,
    );
  if (!order && saidNone(turn))
    return tell(
      Number(state.figures?.boughtDays ?? 0) > returnDays
        ? `The ${returnDays} days are over, so the warranty repairs or replaces it, free of charge. Take it to any store with the receipt, or send two photos to ${businesses["e-commerce"].mail} (made up).`
        : `Yes, ${wants === "money" ? "your money back" : "a new one"}, if it’s within ${returnDays} days. Take it to any store with the receipt or the card you paid with, or send two photos to ${businesses["e-commerce"].mail} (made up); we pay postage.`,
    );
  if (!order && Number(state.figures?.boughtDays) > returnDays)
    return tell(
      `${wants === "money" ? "Not your money back" : "Not right away"}, I’m sorry, as the ${returnDays} days are over. The warranty repairs or replaces it for free: two years on everything, five on tents and packs.`,
    );
  if (!order)
    return tell(
      `Within ${returnDays} days of delivery, you can choose a refund or a new one for anything faulty, used or not. After that, the warranty covers repair or replacement. Which order is it?`,
    );
  if (order.arrives > returnDays)
    return tell(
      `${asksMoney.test(plain) ? "Not a refund" : "Not right away"}, I’m sorry. ${order.number} came ${counted(order.arrives, "day")} ago, and after ${returnDays} days the warranty covers repair or replacement, free of charge.`,
    );
  return tell(
    nextStep(state, [
      wants === "money"
        ? `Yes, you’ll get the ${dollars(order.total)} for ${order.number} back the way you paid, within ${refundDays} working days after the ${order.item} arrives. We’ll e-mail you a free label today, and it doesn’t matter that you used it.`
        : `Yes, a new ${order.item} ships as soon as the carrier has the old one, at no charge. We’ll e-mail you a free label today.`,
      `You can still have ${dollars(order.total)} back or a new one for ${order.number}, whichever you prefer. We’ll e-mail the label today, and it takes ${refundDays} working days once it’s scanned.`,
    ]),
  );
}

/** Whether the customer said that they have no order number. */
const saidNone = ({ state, plain }: Turn): boolean =>
  [...state.exchanges.slice(-5).map(({ visitor }) => visitor.toLowerCase()), plain].some((text) =>
    /\b(?:no|not|n[’']?t|dont|without|lost|never got)\b.{0,16}\bnumber\b|\breceipt\b|\bin (?:the|a|your) (?:\w+ )?store\b/.test(
      text,
    ),
  );

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const asksPart =
  /\b(?:new|spare|only|just|single|replacement|a) (?:\w+ )?(?:pole|part|zip|slider|buckle|strap|section|valve|cap|cable|mantle|peg)s?\b/;
const asksSend =
  /\b(?:what|which|where|how)\b.*\b(?:send|photos?|need|proof|receipt|address|claim|start|begin)\b/;
const asksCovered =
  /^(?:so |and |but |ok |then )*(?:is|are|does|do|will|would|can)\b.*\b(?:warranty|guarantee|covers?|covered)\b/;
const asksLong = /\bhow (?:long|soon|fast)\b|^when\b/;
const asksIt = /^(?:so |and |then |ok |but )*(?:do|will|would|can|could|may) (?:i|you|we)\b/;
const asksElse =
  /\bif (?:you|it|that|they) (?:can ?not|do not|does not|is not|will not)\b|\bwhat if\b/;
const asksNow = /\bwhat (?:now|else|then)\b|^then what\b|\bwhat (?:can|should|do) i do\b/;
const asksCost = /\b(?:free|cost|pay|charge|how much)\b/;
const stillThere =
  /\b(?:tried|did (?:that|this|it|all)|still|no change|does not help|did not help|same (?:thing|problem)|no luck)\b/;
/** Answers questions while a claim is in progress. */
const ofFault = /^(?:broken_thing|repair)$/;
const fewWords = 10;

export function aboutRepair(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (asksOfShop(turn) || matterIn(plain) !== undefined) return undefined;
  const inHand =
    /^(?:broken_thing|repair)$/.test(state.before ?? "") ||
    ((state.seen.broken_thing ?? 0) > 0 && /^(?:warranty|return_age)$/.test(state.before ?? ""));
  // A few messages later, a short message is still about the fault unless it names a product.
  const lately =
    plain.split(" ").length <= fewWords &&
    namedIn(catalogue, plain).length === 0 &&
    state.exchanges.slice(-3).some(({ handled = "" }) => ofFault.test(handled));
  if (!(inHand || lately) || plain.split(" ").length > 20) return undefined;
  const order = orderOf(turn);
  if (slots.references.length > 0) {
    const other = order ? undefined : notThatOne(turn);
    const text = order ? `Thank you. ${due(order, false)}` : other?.text;
    const { order: _named, ...rest } = state.figures ?? {};
    const after = other ? { ...state, figures: { ...rest, denied: other.number } } : state;
    return text === undefined
      ? undefined
      : {
          handled: "repair",
          state: after,
          reply: say(text, { source: "shopOrders", choices: [person] }),
        };
  }
  const settled = order && refundSettled(turn, order);
  if (settled) return settled;
  const text = ofDirt.test(plain)
    ? "That can usually be saved: rinse it with lukewarm water, brush it, let it dry and rub a candle along it. If it still sticks, two photos with the order number are enough, and the workshop takes over."
    : asksCovered.test(plain)
      ? `Yes, the warranty covers that. ${order ? due(order, false) : coveredBy(turn)}`
      : asksPart.test(plain)
        ? nextStep(state, [
            `Yes, we can send just the part. It’s free under warranty and ships within two working days of your two photos, so well within ten days. Write “part only” in your e-mail to ${businesses["e-commerce"].mail} (made up).`,
            `Just the part, then. Send two photos to ${businesses["e-commerce"].mail} (made up) with “part only”. It’s free under warranty. After that a part is at least ${dollars(shopPrices.repair.least)}, and we’ll tell you the price first.`,
          ])
        : asksSend.test(plain)
          ? `${order ? `With ${order.number}, two photos are enough` : "Send two photos and the order number or receipt"}: one of the whole item and one of the problem. E-mail them to ${businesses["e-commerce"].mail} (made up), or bring it to a store.`
          : asksNow.test(plain)
            ? "Send two photos and the order number to the shop team. That’s all you need to do, and the warranty takes care of the rest."
            : asksNew.test(plain) && asksIt.test(plain)
              ? order && order.arrives <= returnDays
                ? due(order, false)
                : "We try to repair it first, for free. If we can’t, you get a new one, also for free."
              : asksElse.test(plain)
                ? "We’d replace it. We try a repair first, and if that doesn’t work, you get a new one."
                : asksCost.test(plain)
                  ? `Repair and postage are free under warranty. After that, a repair is ${dollars(shopPrices.repair.least)} to ${dollars(shopPrices.repair.most)}, and we’ll tell you the price first.`
                  : asksLong.test(plain) && /\b(?:repair\w*|without|whole thing)\b/.test(plain)
                    ? "Usually two weeks from the day it reaches us, and you’ll hear back within two working days of sending photos. If you need it sooner, put the date in your e-mail, since a new one is often quicker."
                    : asksLong.test(plain)
                      ? "You’ll hear back within two working days of sending photos, and they’ll tell you how long the repair takes."
                      : starts.test(plain)
                        ? "Of course. Give me the order number (BK- and five digits), and I’ll check what the warranty covers."
                        : isNew.test(plain)
                          ? coveredSince({ figures: { ...state.figures, boughtDays: 0 } })
                          : ofAge.test(plain) || inMonth(turn)
                            ? coveredSince(state)
                            : stillThere.test(plain)
                              ? "It’s a fault, so you don’t need to try anything else. Send two photos or a short video with the order number, and the shop team will answer within two working days. A repair or a new one won’t cost you anything."
                              : undefined;
  return text === undefined
    ? undefined
    : { handled: "repair", state, reply: say(text, { source: "shopOrders", choices: [person] }) };
}
