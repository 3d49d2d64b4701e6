import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { businesses } from "../../businesses.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { withoutOrder } from "../../orders/not-sent-back.ts";
import { refundDays, returnDays } from "../../orders/return-period.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Handles returns of store purchases: there is no order number or e-mail, so none is asked for. */

const place = wordList`stores?, shops?, portland, boulder, burlington`;
const inStore = anywhere(wordList`
  (bought|got|purchased|paid for|picked) (it|this|one|them|mine|that|these|the \w+|a \w+|my \w+)( \w+)? (in|at|from) (the |your |a |one of your )?(\w+ )?${place}, (bought|got|purchased) (in|at|from) (the |your )(\w+ )?${place}, (it is|it was|its|it's) (from )?(the |your |a )(\w+ )?${place}, (was|is|comes|came) from (the |your |a )(\w+ )?${place}, (store|shop) bought, bought in (the |your |a )?(\w+ )?${place}, not (bought |ordered )?online, in person
`);
const asksBack = anywhere(wordList`
  swap\w*, exchang\w*, return\w*, refund\w*, money back, (take|bring|send|give) ((it|them|this) )?back, another (size|colou?r|one), (longer|bigger|smaller|larger|shorter|different) (one|size), change (it|them) for
`);
const asksNeeds = anywhere(wordList`
  receipt\w*, proof, (what|which)( \w+){0,5} (need|bring|take)( \w+){0,4}, without (it|anything), no number, order number
`);
const ofMoney = /\b(?:refund\w*|money)\b/;
const ofFault = /^(?:broken_thing|repair|gift_back|damaged_item)$/;
const mostWords = 24;

export function boughtInStore(turn: Turn): Outcome | undefined {
  const { plain, state, message, slots } = turn;
  if (plain.split(" ").length > mostWords) return undefined;
  const stated = [...state.exchanges.map(({ visitor }) => visitor), message];
  if (!stated.some((text) => inStore.test(text.toLowerCase()))) return undefined;
  if (state.exchanges.slice(-4).some(({ handled = "" }) => ofFault.test(handled))) return undefined;
  const denied = String(state.figures?.denied ?? "");
  if (slots.references.some((number) => !denied.endsWith(number.replace(/\D/g, ""))))
    return undefined;
  const now = inStore.test(message.toLowerCase());
  const wished = stated.slice(-4).some((text) => asksBack.test(text.toLowerCase()));
  if (!(asksBack.test(plain) || asksNeeds.test(plain) || now) || !wished) return undefined;
  const order = orderInHand(turn, sampleOrders);
  // An order that was looked up is not what was bought in the store.
  const rest = order === undefined ? state : withoutOrder(state, order.number);
  const spoken = state.exchanges.slice(-1).some(({ bot }) => order && bot.includes(order.number));
  const lead = order !== undefined && spoken ? `I’ll leave ${order.number} aside. ` : "";
  const { mail } = businesses["e-commerce"];
  const needs = asksNeeds.test(plain) && !asksBack.test(plain) && !now;
  const bring =
    "Bring it unused, with the receipt or the card you paid with; without either, the staff can look it up by your name.";
  const text = needs
    ? `The receipt or the card you paid with is enough. Without either, your name and roughly when you bought it, so the staff or the shop team (${mail}, made up) can find the purchase.`
    : nextStep(state, [
        ofMoney.test(plain)
          ? `Yes, in any of our stores within ${returnDays} days, and you don’t need an order number. ${bring} The money goes back the way you paid.`
          : `Yes, you can swap or return it in any of our stores within ${returnDays} days, and you don’t need an order number. ${bring}`,
        `Yes. Take it to Portland, Boulder or Burlington: a swap takes five minutes there, a refund to a card ${refundDays} working days at most. No order number or e-mail needed.`,
        `Yes, in the store, within ${returnDays} days, even without the receipt. If the staff can’t find the purchase by your name, the shop team can: ${mail} (made up).`,
      ]);
  return {
    handled: "return_policy",
    whole: true,
    state: rest.flow === undefined ? rest : aside(rest),
    reply: say(`${lead}${text}`, {
      source: "shop",
      choices: [person],
      next: ["Where are your stores?"],
    }),
  };
}
