import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { ago } from "../../orders/dates.ts";
import type { SampleOrder } from "../../orders/sample-order.ts";
import { lately } from "../goods/focus.ts";
import { shopPrices } from "../goods/prices.ts";
import { sampleOrders } from "../goods/sample.ts";

/** A gift note, wrapping or prices left off, for an order that exists: possible until it is packed. */

const wrapping = anywhere(
  wordList`gift ?wrap\w*, wrap(ped|ping)?( (it|them))?( up)?, as a (gift|present)`,
);
const note = anywhere(wordList`
  gift ?(note|message)s?, (greeting|birthday|hand ?written|personal|thank you) ?(note|card|message)s?, (a|the) (little |short )?(note|card|message|greeting) (in|inside|into|for|with|to|from|saying), (add|put|include|write|slip|get) (in |me |us )?(a|the) (little |short )?(note|message|greeting)
`);
const prices = anywhere(wordList`
  (prices?|receipt|invoice|bill|costs?) (\w+ ){0,3}(in|on|off|from|out of) (the |my |that )?(box|parcel|package|packing slip|slip|delivery note), (no|without|hide|remove|leave out) (the |any )?prices?, (see|seeing|knows?) (the price|what (it|i|they) (cost|paid)), packing slip
`);
/** For the driver rather than for the recipient. */
const ofCarrier = /\b(?:carrier|driver|courier|door ?code|gate|safe place)\b/;
const goesOnWith = /\b(?:add|put|include|still|too late|go in|possible|wrap\w*|note|message)\b/;
const mostWords = 26;

export function giftOnOrder(turn: Turn): Outcome | undefined {
  const { plain, state, now } = turn;
  if (plain.split(" ").length > mostWords || ofCarrier.test(plain)) return undefined;
  const begun =
    ofThis.test(state.exchanges.at(-1)?.bot ?? "") && plain.split(" ").length <= fewWords;
  const goesOn = begun && goesOnWith.test(plain);
  const meant = [wrapping, note, prices].some((pattern) => pattern.test(plain));
  const order = orderInHand(turn, sampleOrders);
  // “Can you wrap it”, of something that is not bought yet.
  if (!order || !(meant || goesOn) || (lately(turn) && turn.slots.references.length === 0))
    return undefined;
  const what = prices.test(plain)
    ? "prices"
    : note.test(plain) || !wrapping.test(plain)
      ? "note"
      : "wrap";
  return {
    handled: "flow:order",
    whole: true,
    state: { ...state, figures: { ...state.figures, order: order.number } },
    reply: say(nextStep(state, steps(order, what, now)), {
      source: "shopOrders",
      choices: [person],
    }),
  };
}
const fewWords = 12;
/** A reply that offered a note or wrapping. */
const ofThis = /\b(?:handwritten note|gift wrapping|“It is a gift”)/;

type What = "note" | "wrap" | "prices";

function steps({ number, state, arrives }: SampleOrder, what: What, now: Date): [string, string] {
  if (state === "preparing")
    return what === "prices"
      ? [
          `Yes, ${number} isn’t packed yet. Under “My account”, “Orders”, “Edit”, check “It is a gift” until 18:00 today, and there’s no price in the box.`,
          `The same box does it: “Edit” and “It is a gift”, until 18:00 today. We e-mail the invoice for ${number} to you alone.`,
        ]
      : [
          `Yes, ${number} isn’t packed yet. Add gift wrapping (${dollars(shopPrices.wrapping)}, with a handwritten note of up to 200 characters) under “My account”, “Orders”, “Edit” until 18:00 today.`,
          `Yes, until 18:00 today: “Edit”, then “Gift wrapping” for ${number}. The note comes with it.`,
        ];
  const sealed =
    state === "on its way"
      ? `${number} is sealed and with the carrier`
      : state === "returned"
        ? `${number} has come back to us`
        : `${number} was delivered ${arrives === 0 ? "today" : `on ${ago(now, arrives)}`}`;
  return what === "prices"
    ? [
        `No, I’m sorry: ${sealed}. The box has a packing slip with the items; the invoice with the prices goes to your e-mail.`,
        `That can’t be changed any more for ${number}. Next time, check “It is a gift” at checkout.`,
      ]
    : [
        `No, I’m sorry: ${sealed}, so nothing can be added.${state === "on its way" ? " You could send your message by e-mail or text for the day it comes." : ""}`,
        `No, it’s too late for ${number}. Next time, choose gift wrapping in the basket: the note comes with it.`,
      ];
}
