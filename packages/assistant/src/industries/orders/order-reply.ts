import type { ChatReply } from "@brightkeel/contracts";
import { dollars, pick, say } from "../../dialogue/reply.ts";
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

/** What is done once the number of the order is known. */
export const wanted: Readonly<Record<Purpose, string>> = {
  status: "I look it up at once.",
  change: "I check whether it can still be changed.",
  cancel: "I check whether it can still be stopped.",
  address: "I check whether the parcel can still be redirected.",
  late: "I look where it has got to.",
  refund: "I check what you get back.",
  wrong: "I put it right from there.",
  damaged: "I look at the warranty and the replacement.",
};

/** The text that “yes” stands for below an order that can still be cancelled. */
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
            `The return of ${number} arrived ${checkedReturn.arrived} days ago and is checked: ${dollars(total)} go back the way you paid within ${checkedReturn.paidWithin} working days. Banks sometimes take 2–3 days more to show it.`,
            common,
          )
        : returnReply(order, source, now);
    case "wrong":
    case "damaged":
      if (state === "returned")
        return say(`${number} has already come back to us. ${note}`, common);
      if (order.arrives < 0)
        return say(
          `I am sorry. Our record has ${number} (${order.item}) as due on ${ago(now, order.arrives)}. If it is in front of you, send two photos and a new one leaves at once; if it is another order, give me its number.`,
          common,
        );
      if (purpose === "wrong")
        return say(
          `I am sorry about ${number}. For a wrong or missing item you pay nothing: the right one leaves the same day, and a label for the wrong one comes by e-mail. The shop team needs a photo of what arrived and of the packing slip.`,
          { ...common, next: ["I want to talk to a person", "I want a refund"] },
        );
      return order.arrives <= returnDays
        ? say(
            `I am sorry about the ${item}. You choose: a new one, sent at once, or the ${dollars(total)} back; postage is ours either way. Keep the packing for a week and send two photos, since the carrier asks for them.`,
            { ...common, next: ["I want a refund", "What warranty do I have?"] },
          )
        : say(
            `I am sorry about the ${item}. The warranty covers it, postage included: send two photos, and you get an answer within two working days. We repair first; what cannot be repaired is replaced.`,
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
        ? `I am sorry about the wait. ${number} is on its way and due on ${when}, so it is not lost. ${note}`
        : `${number} is on its way and due on ${when}. ${note}`,
    delivered: `${number} was delivered on ${when}. ${note} Not there? Look with neighbours and in the locker first; if it stays lost, the carrier is asked the same day and we send it again.`,
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
      change: `Good news: ${number} is not packed yet. Under “My account”, “Orders”, “Edit” you can add or remove items and change sizes until 18:00 today; a difference in price is charged or paid back.`,
      cancel: `${number} has not left, so cancelling is possible and free: the ${dollars(total)} go back the way you paid, within ${refundDays} working days. Shall I cancel it?`,
      address: `${number} has not left, so a new address can still be entered until 18:00 today: “My account”, “Orders”, “Delivery address”. Type it there rather than here, so that it is checked against the street list.`,
    };
    return say(done[purpose], {
      ...common,
      ...(purpose === "cancel" ? { choices: pick(confirmCancel, "Leave it as it is") } : {}),
      next: ["Where is my order?", "What is your refund policy?"],
    });
  }
  if (state === "on its way") {
    const late = {
      change: `${number} is already with the carrier, so its contents cannot be changed. You can send back what you do not want for free, and order the rest anew.`,
      cancel: `${number} is already on its way, so it can no longer be stopped. Refuse it at the door or send it back: both are free, and the full price comes back within ${refundDays} working days.`,
      address: `${number} is with the carrier. By the tracking link you can still send it to a parcel shop or a neighbour until the morning of ${when}; another street is no longer possible.`,
    };
    return say(late[purpose], { ...common, next: ["I want to return it", "Where is my order?"] });
  }
  return say(
    `${number} was delivered on ${when}, so there is nothing left to ${purpose === "cancel" ? "cancel" : "change"}. What you can do is send it back.`,
    { ...common, next: ["I want to return it", "What is your return policy?"] },
  );
}
