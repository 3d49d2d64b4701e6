import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Thing } from "../../../records/records.ts";
import { namedIn } from "../../../records/references.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { refundDays, returnDays } from "../../orders/return-period.ts";
import { catalogue } from "../goods/catalogue.ts";
import { sampleOrders } from "../goods/sample.ts";
import { onlyUnused, tellsUse } from "./used-return.ts";

/** Handles one item of an order with several: leaving it out, keeping it, or returning it alone. */

const wants =
  /\b(?:cancel\w*|return\w*|send (?:it |only |just |the )?.{0,20}back|keep\w*|remove|without|refund\w*|money back|not want|no longer (?:want|need)|take (?:it |only )?.{0,24}(?:off|out))\b/;
const onlyOne =
  /\b(?:only|just|but|one of|part|keep\w*|without|rest|out of (?:it|that|the order)|not the|instead of)\b/;

/** What follows “keep”: “cancel the lamp and keep the tent”. */
const afterKeep = /\bkeep\w* ((?:\S+ ?){1,4})/;
const isCalled = ({ named, kind }: Thing, words: string): boolean =>
  named.test(`the ${words}`) ||
  catalogue.kinds.find(({ id }) => id === kind)?.named.test(words) === true;

export function partOfOrder(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const order = orderInHand(turn, sampleOrders);
  if (!order || !wants.test(plain) || plain.split(" ").length > 24) return undefined;
  const inOrder = catalogue.things.filter(({ name }) => order.item.includes(name));
  if (inOrder.length < 2) return undefined;
  const named = namedIn(
    catalogue,
    `the ${plain.replace(/\bhead ?(?:lamp|torch)\b/, "headlamp")}`,
  ).filter((thing) => inOrder.includes(thing));
  const kinds = inOrder.filter(({ kind }) =>
    catalogue.kinds.find(({ id }) => id === kind)?.named.test(plain),
  );
  const said = named.length > 0 ? named : kinds;
  const [first] = said;
  const keptWords = afterKeep.exec(plain)?.[1];
  const stays = inOrder.find((thing) => keptWords !== undefined && isCalled(thing, keptWords));
  // “The tent goes back” concerns the order as well as the tent.
  if (!first || (said.length === inOrder.length && !stays) || !onlyOne.test(plain))
    return undefined;
  // “Keep the tent” returns the other item; “keep the rest” the one that is named.
  const keeps =
    /\bkeep\w*\b|\bnot the\b/.test(plain) &&
    !/\bnot keep\b|\bkeep\w* (?:the )?(?:rest|others?)\b/.test(plain);
  const back = keeps ? inOrder.find((thing) => thing !== (stays ?? first)) : first;
  const kept = inOrder.find((thing) => thing !== back);
  if (!back || !kept) return undefined;
  const sum = dollars(Number(back.values.price));
  const { number } = order;
  const text = tellsUse(plain)
    ? `You can send back just the ${back.name} and keep the ${kept.name}, but not after using it: ${onlyUnused}. Tried at home, it’s free within ${returnDays} days of delivery, and you get its ${sum} back.`
    : order.state === "preparing"
      ? `Yes, ${number} isn’t packed yet. Remove the ${back.name} under “My account”, “Orders”, “Edit” until 18:00 today. You won’t be charged its ${sum}, and the ${kept.name} comes as planned.`
      : order.state === "on its way"
        ? `Not before it arrives, because ${number} is on its way as one parcel. Keep the ${kept.name} and return the ${back.name} for free within ${returnDays} days. You’ll get its ${sum} back within ${refundDays} working days.`
        : `Yes, keep the ${kept.name} and return just the ${back.name} for free, within ${returnDays} days of delivery. You’ll get its ${sum} back within ${refundDays} working days.`;
  return {
    handled: "flow:order",
    state: { ...state, figures: { ...state.figures, order: number } },
    reply: say(text, { source: "shopOrders", choices: [person] }),
  };
}
