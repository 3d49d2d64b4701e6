import type { ChatReply } from "@brightkeel/contracts";
import { dollars, pick, say } from "../../dialogue/reply/reply.ts";
import type { SourceId } from "../../knowledge/sources.ts";
import { ago } from "./dates.ts";
import { orderCard } from "./order-card.ts";
import { checkedReturn, refundDays, returnDays } from "./return-period.ts";
import { returnReply } from "./return-reply.ts";
import type { SampleOrder } from "./sample-order.ts";

/** What the customer wants to do with an order. */
export type Purpose =
  | "status"
  | "change"
  | "cancel"
  | "address"
  | "late"
  | "refund"
  | "wrong"
  | "damaged";

/** What happens once the order number is known. */
export const wanted: Readonly<Record<Purpose, string>> = {
  status: "I’ll look it up right away.",
  change: "I’ll check whether it can still be changed.",
  cancel: "I’ll check whether it can still be stopped.",
  address: "I’ll check whether the parcel can still be redirected.",
  late: "I’ll check where it is.",
  refund: "I’ll check what you get back.",
  wrong: "I’ll get it fixed from there.",
  damaged: "I’ll check the warranty and the replacement.",
};

/** What “yes” stands for after an order that can still be cancelled. */
export const confirmCancel = "Yes, cancel it";

/** Carries out the request for an order, as far as the order's state allows. */
export function orderReply(
  order: SampleOrder,
  purpose: Purpose,
  source: SourceId,
  now: Date,
): ChatReply {
  const common = { source, card: orderCard(order, now) };
  const { number, state, note, total, item } = order;
  switch (purpose) {
    case "status":
    case "late":
      return whereItIs(order, purpose, common, ago(now, order.arrives));
    case "change":
    case "cancel":
    case "address":
      return altered(order, purpose, common, ago(now, order.arrives));
    case "refund":
      return state === "returned"
        ? say(
            `The return of ${number} arrived ${checkedReturn.arrived} days ago and has been checked. You’ll get ${dollars(total)} back the way you paid, within ${checkedReturn.paidWithin} working days. Banks sometimes take another 2–3 days to show it.`,
            common,
          )
        : returnReply(order, source, now);
    case "wrong":
    case "damaged":
      if (state === "returned")
        return say(`${number} has already come back to us. ${note}`, common);
      if (order.arrives < 0)
        return say(
          `I’m sorry. Our record shows ${number} (${order.item}) as due on ${ago(now, order.arrives)}. If you have it in front of you, send two photos and we’ll ship a new one right away. If it’s a different order, give me its number.`,
          common,
        );
      if (purpose === "wrong")
        return say(
          `I’m sorry about ${number}. You don’t pay for a wrong or missing item. The right one ships the same day, and we’ll e-mail a label for the wrong one. The shop team needs a photo of what arrived and of the packing slip.`,
          { ...common, next: ["I want to talk to a person", "I want a refund"] },
        );
      return order.arrives <= returnDays
        ? say(
            `I’m sorry about the ${item}. You can have a new one, sent right away, or your ${dollars(total)} back, and we pay postage either way. Keep the packaging for a week and send two photos, because the carrier asks for them.`,
            { ...common, next: ["I want a refund", "What warranty do I have?"] },
          )
        : say(
            `I’m sorry about the ${item}. The warranty covers it, including postage. Send two photos, and you’ll get an answer within two working days. We try to repair it first, and replace it if we can’t.`,
            { ...common, next: ["What warranty do I have?", "I want to talk to a person"] },
          );
  }
}

type Common = { source: SourceId; card: ReturnType<typeof orderCard> };

function whereItIs(
  { number, state, note }: SampleOrder,
  purpose: "status" | "late",
  common: Common,
  when: string,
): ChatReply {
  const text: Record<SampleOrder["state"], string> = {
    preparing: `${number} is being packed and should reach you on ${when}. It can still be changed or cancelled.`,
    "on its way":
      purpose === "late"
        ? `I’m sorry about the wait. ${number} is on its way and due on ${when}, so it isn’t lost. ${note}`
        : `${number} is on its way and due on ${when}. ${note}`,
    delivered: `${number} was delivered on ${when}. ${note} Not there? Check with neighbours and in the locker first. If it doesn’t turn up, we’ll ask the carrier the same day and send it again.`,
    returned: `${number} came back to us. ${note}`,
  };
  return say(text[state], {
    ...common,
    next:
      state === "preparing"
        ? ["Cancel it", "Change my delivery address"]
        : ["I want to return it", "I want to talk to a person"],
  });
}

function altered(
  { number, state, note, total }: SampleOrder,
  purpose: "change" | "cancel" | "address",
  common: Common,
  when: string,
): ChatReply {
  if (state === "returned") return say(`${number} has already come back to us. ${note}`, common);
  if (state === "preparing") {
    const done = {
      change: `Good news, ${number} isn’t packed yet. Under “My account”, “Orders”, “Edit” you can add or remove items and change sizes until 18:00 today. Any difference in price is charged or refunded.`,
      cancel: `${number} hasn’t shipped, so you can cancel it for free. You get ${dollars(total)} back the way you paid, within ${refundDays} working days. Shall I cancel it?`,
      address: `${number} hasn’t shipped, so you can still change the address until 18:00 today: “My account”, “Orders”, “Delivery address”. Enter it there rather than here so it’s checked against the street list.`,
    };
    return say(done[purpose], {
      ...common,
      ...(purpose === "cancel" ? { choices: pick(confirmCancel, "Leave it as it is") } : {}),
      next: ["Where is my order?", "What is your refund policy?"],
    });
  }
  if (state === "on its way") {
    const late = {
      change: `${number} is already with the carrier, so you can’t change what’s in it. You can return what you don’t want for free, and order the rest separately.`,
      cancel: `${number} is already on its way, so it can no longer be stopped. You can refuse it at the door or send it back. Both are free, and you’ll have a full refund within ${refundDays} working days.`,
      address: `${number} is with the carrier. You can still use the tracking link to send it to a parcel shop or a neighbour until the morning of ${when}, but not to another street.`,
    };
    return say(late[purpose], { ...common, next: ["I want to return it", "Where is my order?"] });
  }
  return say(
    `${number} was delivered on ${when}, so there’s nothing left to ${purpose === "cancel" ? "cancel" : "change"}. You can still send it back, though.`,
    { ...common, next: ["I want to return it", "What is your return policy?"] },
  );
}
