import { nextStep } from "../../dialogue/next-step.ts";
import { counted, dollars, person, say } from "../../dialogue/reply.ts";
import { aside, wasSaid } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { namedIn } from "../../records/references.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { businesses } from "../businesses.ts";
import { refundDays, returnDays } from "../orders/return-period.ts";
import type { SampleOrder } from "../orders/sample-order.ts";
import { attributes } from "./attributes.ts";
import { catalogue } from "./catalogue.ts";
import { gear, otherGoods } from "./other-goods.ts";
import { shopPrices } from "./prices.ts";
import { coveredSince, refundSettled, starts } from "./refund-settled.ts";
import { sampleOrders } from "./sample.ts";

/** Handles items that broke in use: an expression of regret, first aid, and the way to claim under warranty. */

/** “It is faulty” names no part. */
const wordsOfFault = 4;
const owns = anywhere(
  wordList`leaked, ripped, snapped, tore, fell apart, my, our, i (have|had|own|bought|got|use)|bought|mine|it, we (have|bought|own)`,
);
/** Items that arrived broken and questions before a purchase are handled elsewhere. */
const otherwise =
  /\b(?:arriv\w*|deliver\w*|came|parcel|package|out of the box|unpack\w*|wrong|missing|will it|would it|does it usually|if it)\b/;

const saysIt = /^(?:it|they|she|he)\b/;

/** Gas that leaks. */
export const gas =
  /\bgas\b.{0,30}\b(?:leak\w*|smell\w*|hiss\w*|escap\w*)|\b(?:leak\w*|smells?|hiss\w*)\b.{0,30}\b(?:gas|valve)\b/;
const first: readonly (readonly [fault: RegExp, help: string])[] = [
  [
    gas,
    "Please do not light it again: close the valve, take the cartridge off outdoors and keep it there. Only the stove comes back to us, never the cartridge.",
  ],
  [
    anywhere(
      wordList`leak(s|ed|ing|y)?, drip(s|ping|ped)?, seams?, wet inside, lets? (the )?(water|rain) (in|through), not waterproof, soaked`,
    ),
    "Let it dry, then brush seam sealer over the inner seams; that stops most leaks.",
  ],
  [
    anywhere(wordList`zip(s|per|pers)?`),
    "Brush the sand out and rub a candle along it; where it gapes, press the slider together gently with pliers.",
  ],
  [
    anywhere(
      wordList`(not|no longer|never|stopped|stop|won't) (charg\w+|hold(ing)? (a )?charge|turn(ing)? on|switch(ing)? on|light(ing)?( up)?|work(ing)?), dead, flicker\w*, does nothing, will not (charge|turn on|work)`,
    ),
    "Try another cable and an hour at the wall, then hold the button for ten seconds.",
  ],
  [
    anywhere(
      wordList`(pole|poles) (is |are |has |have )?(snapped|broke|broken|bent|cracked|split), (broken|bent|snapped|cracked) poles?`,
    ),
    "A short tube pushed over the break holds for the trip; a single pole section can be replaced.",
  ],
  [
    anywhere(wordList`rip(s|ped)?, tear(s|ing)?, torn, tore, hole(s)?, burst, split`),
    "A patch kit comes with each tent and pack: clean it, let it dry, and patch it from both sides.",
  ],
  [
    anywhere(wordList`
      (not|no longer|won't|hardly) (ignit\w*|light|burn\w*|click\w*|spark\w*), no (flame|spark), clogged, (lighter|igniter|ignition|piezo)( \w+){0,3} (stopped|stops|broke\w*|dead|gone|not|no longer|fails?)
    `),
    "Blow the dust out of the jet and try a fresh cartridge.",
  ],
  [
    anywhere(
      wordList`stopped (\w+ing), gave up, (has|have) given up, no longer (works?|works at all), (coming|come|comes|came|falling|falls|fell|peeling) (off|apart|loose), worn through, broke|broken|breaks|snapped|cracked|peel(s|ing)?|faulty|defect\w*`,
    ),
    "",
  ],
];

export function brokenThing(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const order = orderOf(turn);
  if (otherwise.test(plain) && !gas.test(plain)) return undefined;
  if (plain.split(" ").length > 30) return undefined;
  if (/^(?:is|are|does|do|can|could|which|what|how|will)\b/.test(plain)) return undefined;
  const goesOn = state.before === "broken_thing" || state.before === "repair";
  const fault = first.find(([pattern]) => pattern.test(plain));
  const namesIt = goesOn && namedIn(catalogue, plain).length > 0 && plain.split(" ").length <= 9;
  // Whatever part it is, it belongs to the order in hand.
  const spoken =
    gear.test(plain) ||
    namedIn(catalogue, plain).length > 0 ||
    // “It flickers”, of the lamp that was named a moment ago.
    (saysIt.test(plain) &&
      state.exchanges.slice(-2).some(({ visitor }) => gear.test(visitor.toLowerCase()))) ||
    (order !== undefined && plain.split(" ").length >= wordsOfFault);
  if (namesIt && !order && !fault) return notedAs(turn, state);
  if (!fault || !spoken || !(goesOn || order !== undefined || owns.test(plain))) return undefined;
  const named = namedIn(catalogue, plain)[0];
  const said = fault[1] !== "" && wasSaid(state, fault[1]);
  const figures = { ...state.figures, faulty: 1, ...(order ? { order: order.number } : {}) };
  const next = {
    ...(state.flow?.name === "order" ? aside(state) : state),
    figures,
    ...(named ? { topic: named.id } : {}),
  };
  if (goesOn && named && !order) return notedAs(turn, next);
  const help = said ? "" : fault[1];
  const danger = gas.test(plain);
  const covered = order
    ? due(order, danger)
    : state.before === "broken_thing"
      ? `A defect it is, so it does not matter that it was used: two photos and the order number to ${businesses["e-commerce"].mail}, or tell me the number here, and it is put right free of charge.`
      : asksMoney.test(plain) && !(Number(state.figures?.boughtDays) > returnDays)
        ? `Within ${returnDays} days of delivery a faulty thing is your choice, used or not: the money back or a new one, postage ours. Which order is it? Two photos are enough.`
        : coveredBy(turn);
  return {
    handled: "broken_thing",
    state: next,
    reply: say(
      `I am sorry. ${help}${help === "" ? "" : danger || order ? " " : " If it goes on: "}${help === "" || danger || order ? covered : lower(covered)}`,
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
        `The ${named.name}, noted: it ${attributes.find(({ id }) => id === "warranty")?.says(named)}, seams and zips included. Two photos and the order number are all the shop team needs.`,
        { source: "shopOrders", next: ["What do I need to send?", person.send] },
      ),
    }
  );
}

/** The order of the broken item, mentioned in this message or earlier. */
const orderOf = ({ state }: Turn): SampleOrder | undefined => {
  const number = state.figures?.order;
  const order = sampleOrders.find((one) => one.number === number);
  return order && order.arrives >= 0 && order.state !== "returned" ? order : undefined;
};

function coveredBy({ state }: Turn): string {
  const days = Number(state.figures?.boughtDays ?? Number.NaN);
  const late = days > returnDays ? "The time for returns is over, but the" : "The";
  return `${late} warranty covers it, postage included: send two photos with the order number, and you hear within two working days.`;
}

/** What the customer is entitled to for a faulty item, used or not. */
const due = ({ number, arrives, total, item }: SampleOrder, danger: boolean): string =>
  arrives <= returnDays
    ? `For ${number} (${item}) you choose: the ${dollars(total)} back, or a new one at once. ${danger ? "No photos needed; postage is ours" : "Two photos are enough; postage is ours"}. Which would you like?`
    : `${number} (${item}) is under warranty, postage included: send two photos, and you hear within two working days. We repair first, and replace what cannot be repaired.`;

const asksMoney =
  /\b(?:money|refund\w*|cash|paid|pay|\$?\d{2,3}) (?:back|please|yes|now)\b|\b(?:want|get|give me) (?:my |the |a )?(?:money|refund|cash|\$?\d{2,3})\b|\brefund\b|\bmoney back\b|\bno money\b/;
const asksNew = /\b(?:new one|replace\w*|another one|swap|exchange)\b/;

/** Answers the choice between refund and replacement for a faulty item. */
export function faultChoice(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const other = otherGoods(turn);
  if (other) return other;
  if (state.figures?.faulty === undefined || plain.split(" ").length > 20) return undefined;
  const lately =
    /^(?:broken_thing|repair|flow:order|warranty|distress|damaged_item|order_money|return_age)$/.test(
      state.before ?? "",
    );
  // Compensation for a spoilt holiday is a different matter.
  if (/\bfor (?:the|my|our) (?:trip|holiday|vacation|time|trouble|hotel|weekend)\b/.test(plain))
    return undefined;
  const wants = asksMoney.test(plain) ? "money" : asksNew.test(plain) ? "new" : undefined;
  if (!lately || wants === undefined) return undefined;
  const order = orderOf(turn);
  const told = sampleOrders.find(({ number }) => number === state.figures?.order);
  const tell = (text: string): Outcome => ({
    handled: "repair",
    state,
    reply: say(text, { source: "shopOrders", choices: [person] }),
  });
  if (told && told.arrives < 0)
    return tell(
      `I would, but ${told.number} (${told.item}) has not been delivered yet, so the faulty one is of another order. Its number is in your e-mail (“BK-”); without it the shop team finds it by name and address.`,
    );
  if (!order)
    return tell(
      `Within ${returnDays} days of delivery a faulty thing is your choice: the money back or a new one, used or not. After that the warranty repairs or replaces it. Which order is it?`,
    );
  if (order.arrives > returnDays)
    return tell(
      `${asksMoney.test(plain) ? "Not the money" : "Not at once"}, I am sorry: ${order.number} came ${counted(order.arrives, "day")} ago, and after ${returnDays} days the warranty repairs or replaces it, free of charge.`,
    );
  return tell(
    nextStep(state, [
      wants === "money"
        ? `Yes: the ${dollars(order.total)} for ${order.number} come back the way you paid, within ${refundDays} working days after the ${order.item} is here. A free label comes by e-mail today, and it does not matter that it was used.`
        : `Yes: a new ${order.item} leaves as soon as the carrier has the old one, and costs you nothing. A free label comes by e-mail today.`,
      `It stands: ${dollars(order.total)} back or a new one for ${order.number}, whichever you say. The label comes by e-mail today; from its scan it is ${refundDays} working days.`,
    ]),
  );
}

const lower = (text: string): string =>
  text.startsWith("A defect") ? text : text.charAt(0).toLowerCase() + text.slice(1);

const asksPart =
  /\b(?:new|spare|only|just|single|replacement|a) (?:\w+ )?(?:pole|part|zip|slider|buckle|strap|section|valve|cap|cable|mantle|peg)s?\b/;
const asksSend =
  /\b(?:what|which|where|how)\b.*\b(?:send|photos?|need|proof|receipt|address|claim)\b/;
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
const ofAge =
  /\b(?:only|just|bought|got|had|it is|they are)\b.{0,20}\b(?:\d+|an?|two|three|few|couple of) (?:days?|weeks?|months?|years?)\b|\b\d+ (?:days?|weeks?|months?) (?:old|ago)\b/;

/** Answers questions while a claim is in progress. */
const ofFault = /^(?:broken_thing|repair)$/;
const fewWords = 10;

export function aboutRepair(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const inHand =
    /^(?:broken_thing|repair)$/.test(state.before ?? "") ||
    ((state.seen.broken_thing ?? 0) > 0 && /^(?:warranty|return_age)$/.test(state.before ?? ""));
  // A few messages later a short one still is about the fault, unless it names a product.
  const lately =
    plain.split(" ").length <= fewWords &&
    namedIn(catalogue, plain).length === 0 &&
    state.exchanges.slice(-3).some(({ handled = "" }) => ofFault.test(handled));
  if (!(inHand || lately) || plain.split(" ").length > 20) return undefined;
  const order = orderOf(turn);
  if (slots.references.length > 0)
    return order
      ? {
          handled: "repair",
          state,
          reply: say(`Thank you. ${due(order, false)}`, {
            source: "shopOrders",
            choices: [person],
          }),
        }
      : undefined;
  const settled = order && refundSettled(turn, order);
  if (settled) return settled;
  const text = asksCovered.test(plain)
    ? `Yes, that is a case for the warranty. ${order ? due(order, false) : coveredBy(turn)}`
    : asksPart.test(plain)
      ? nextStep(state, [
          `Yes, the part alone goes too: under the warranty it costs nothing, and it is on its way within two working days of your two photos, so well inside ten days. Write “part only” in the mail to ${businesses["e-commerce"].mail} (made up).`,
          `Only the part, understood: ${businesses["e-commerce"].mail} (made up), two photos, “part only”. No charge under the warranty; after it a part is ${dollars(shopPrices.repair.least)} at the least, and you hear the price first.`,
        ])
      : asksSend.test(plain)
        ? `${order ? `With ${order.number} two photos are enough` : "Two photos and the order number, or the receipt"}: one photo of the whole thing and one of the fault. Mail them to ${businesses["e-commerce"].mail} (made up), or bring it to a store.`
        : asksNow.test(plain)
          ? "Send two photos and the order number to the shop team; that is all it takes, and the warranty does the rest."
          : asksNew.test(plain) && asksIt.test(plain)
            ? order && order.arrives <= returnDays
              ? due(order, false)
              : "Repair comes first, and it is free; what cannot be repaired is replaced by a new one, free too."
            : asksElse.test(plain)
              ? "Then we replace it: repair comes first, and what cannot be repaired is sent new."
              : asksCost.test(plain)
                ? `Under the warranty repair and postage cost you nothing. After it, a repair is ${dollars(shopPrices.repair.least)} to ${dollars(shopPrices.repair.most)}, and you hear the price first.`
                : asksLong.test(plain) && /\b(?:repair\w*|without|whole thing)\b/.test(plain)
                  ? "Mostly two weeks from the day it reaches us, and you hear within two working days of your photos. If it must be sooner, write the date into the mail: often a new one is quicker."
                  : asksLong.test(plain)
                    ? "You hear within two working days of your photos, and with that how long the repair takes."
                    : starts.test(plain)
                      ? "Gladly. Give me the order number (BK- and five digits), and I look up what the warranty says for it."
                      : ofAge.test(plain)
                        ? coveredSince(state)
                        : stillThere.test(plain)
                          ? "Then it is a fault, and no more trying is needed: two photos or a short film and the order number, and the shop team answers within two working days. Repair or a new one costs you nothing."
                          : undefined;
  return text === undefined
    ? undefined
    : { handled: "repair", state, reply: say(text, { source: "shopOrders", choices: [person] }) };
}
