import type { ChatReply, ReplyCard } from "@brightkeel/contracts";
import { counted, dollars, person, pick, say } from "../../dialogue/reply/reply.ts";
import type { SourceId } from "../../knowledge/sources.ts";
import { ago } from "./dates.ts";
import { arrivalLabel, orderCard } from "./order-card.ts";
import { checkedReturn, refundDays, returnDays } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

function returnCard(order: SampleOrder, now: Date, badge: string, note: string): ReplyCard {
  const left = returnDays - order.arrives;
  return {
    kind: "return",
    title: `Return of ${order.number}`,
    badge,
    rows: [
      { label: "Items", value: order.item },
      { label: arrivalLabel(order), value: ago(now, order.arrives) },
      { label: "Return until", value: lastDay(order, now) },
      { label: "Refund", value: left >= 0 ? dollars(order.total) : "None" },
    ],
    note: `Sample data. ${note}`,
  };
}

/** The last date on which an order may be returned. */
const lastDay = ({ arrives }: SampleOrder, now: Date): string => ago(now, arrives - returnDays);

/** Says whether an order may be returned, until when, and what the customer gets for it. */
export function returnReply(
  order: SampleOrder,
  source: SourceId,
  now: Date,
  wants: "return" | "exchange" = "return",
): ChatReply {
  const { number, state, arrives, total, item, note } = order;
  const left = returnDays - arrives;
  if (state === "returned" && wants === "exchange")
    return say(
      `I’m sorry, ${number} came back to us ${counted(checkedReturn.arrived, "day")} ago and is booked as a refund of ${dollars(total)}, not as an exchange. The shop team can turn it into an exchange before the money is sent, in ${counted(checkedReturn.paidWithin, "working day")} at most. Shall they take over?`,
      { source, choices: [person], card: orderCard(order, now) },
    );
  if (state === "returned")
    return say(`${number} has already come back to us. ${note}`, {
      source,
      card: orderCard(order, now),
    });
  if (state === "preparing")
    return say(
      `${number} hasn’t shipped yet, so cancelling it is easier than returning it, and just as free.`,
      { source, choices: pick("Cancel it", "Leave it as it is"), card: orderCard(order, now) },
    );
  if (state === "on its way")
    return say(
      `${number} arrives on ${ago(now, arrives)}. You can refuse it at the door or return it until ${lastDay(order, now)}. Both are free.`,
      { source, card: returnCard(order, now, "Eligible", "Free label by e-mail, or any store.") },
    );
  if (left >= 0 && wants === "exchange")
    return say(
      `Yes, it’s free until ${lastDay(order, now)}: “My account”, “Orders”, “Exchange” for ${number}. The new one ships when the carrier scans your return, so it takes 3–4 days. In a store, it takes five minutes.`,
      {
        source,
        card: returnCard(order, now, "Eligible", "Free label by e-mail, or any store."),
        next: ["Which size do I need?", "I want to return it"],
      },
    );
  if (left >= 0)
    return say(
      `Yes, you can return it. ${number} was delivered ${arrives === 0 ? "today" : `${counted(arrives, "day")} ago`}, and you have ${returnDays} days, so until ${lastDay(order, now)} (${counted(left, "day")}). Print the label or show its code at a parcel shop. You’ll get ${dollars(total)} back within ${refundDays} working days of its arrival.`,
      {
        source,
        card: returnCard(order, now, "Eligible", "Free label by e-mail, or any store."),
        next: ["I want to exchange it", "Where is my refund?"],
      },
    );
  return say(
    `The return period for ${number} ended ${counted(-left, "day")} ago. It was delivered ${counted(arrives, "day")} ago, and returns are open for ${returnDays} days. If the ${item.charAt(0).toLowerCase()}${item.slice(1)} is faulty, the two-year warranty still covers it, including postage.`,
    {
      source,
      card: returnCard(order, now, "Period over", "The warranty still applies."),
      next: ["It is faulty", "What warranty do I have?", "I want to talk to a person"],
    },
  );
}
