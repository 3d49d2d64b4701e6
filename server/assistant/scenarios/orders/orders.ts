import type { SampleOrder } from "#content/assistant/sample/shop.ts";
import type { SourceId } from "#content/assistant/sources.ts";
import type { ReplyCard } from "../../contract.ts";
import { start } from "../../dialogue/flows.ts";
import { counted, dollars, pick, say, spoken } from "../../dialogue/reply.ts";
import type { Flow, FlowState, Handler, Turn } from "../../dialogue/types.ts";
import { byNumber, takeReference, unknownNumber } from "./references.ts";

const day = 86_400_000;
const ago = (now: Date, days: number) => spoken(new Date(now.getTime() - days * day));
const returnDays = 30;

/** After a rule was explained, a number asks what it means for that order. */
export const namesOrder = ({ slots }: Turn): boolean => slots.references.length > 0;

const lookedUp = ({ slots }: FlowState): string | undefined =>
  slots.reference === undefined ? undefined : `order ${slots.reference} looked up`;

type Purpose = "status" | "change" | "cancel" | "address" | "late" | "refund" | "wrong" | "damaged";

const purposes: Readonly<Record<string, Purpose>> = {
  track_order: "status",
  change_order: "change",
  cancel_order: "cancel",
  change_shipping_address: "address",
  delivery_issue: "late",
  get_refund: "refund",
  refund_status: "refund",
  wrong_item: "wrong",
  damaged_item: "damaged",
};

/** What can be done with orders: the same for the shop and for the desk that sells displays. */
export function createOrderTasks(
  orders: readonly SampleOrder[],
  source: SourceId,
): {
  flows: { order: Flow; return: Flow };
  handlers: Record<string, Handler>;
} {
  /** Asks for the order number where needed, then does what was wanted with that order. */
  const orderFlow: Flow = {
    title: "your order",
    intents: Object.keys(purposes),
    take(turn, flow) {
      const purpose = purposes[turn.intent];
      if (purpose !== undefined) flow.slots.purpose = purpose;
      return takeReference(turn, flow) || purpose !== undefined;
    },
    advance(turn, flow) {
      const order = byNumber(orders, flow.slots.reference);
      if (!order) return askForOrder(flow);
      delete flow.asking;
      return aboutOrder(order, purposeOf(flow), turn.now);
    },
    recap: lookedUp,
  };

  const purposeOf = (flow: FlowState): Purpose => {
    const named = flow.slots.purpose;
    return Object.values(purposes).find((purpose) => purpose === named) ?? "status";
  };

  const choices = orders.slice(0, 4).map(({ number }) => ({ label: number, send: number }));

  function askForOrder(flow: FlowState) {
    if (flow.slots.reference !== undefined) {
      const unknown = unknownNumber("order", orders, flow);
      return say(unknown.text, { source, choices: unknown.choices });
    }
    const wanted: Record<Purpose, string> = {
      status: "I look it up at once.",
      change: "I check whether it can still be changed.",
      cancel: "I check whether it can still be stopped.",
      address: "I check whether the parcel can still be redirected.",
      late: "I look where it has got to.",
      refund: "I check what you get back.",
      wrong: "I put it right from there.",
      damaged: "I look at the warranty and the replacement.",
    };
    flow.asking = "reference";
    return say(`Which order is it? It stands in the confirmation. ${wanted[purposeOf(flow)]}`, {
      source,
      choices,
    });
  }

  function orderCard(order: SampleOrder, now: Date): ReplyCard {
    const arrival = order.arrives < 0 ? "Expected" : "Delivered";
    return {
      kind: "order",
      title: `Order ${order.number}`,
      badge: "Sample",
      rows: [
        { label: "Items", value: order.item },
        { label: "Ordered", value: ago(now, order.ordered) },
        { label: "State", value: order.state },
        { label: arrival, value: ago(now, order.arrives) },
        { label: "Total", value: dollars(order.total) },
      ],
      note: order.note,
    };
  }

  function aboutOrder(order: SampleOrder, purpose: Purpose, now: Date) {
    const card = orderCard(order, now);
    const common = { source, card };
    const { number, state } = order;
    const when = ago(now, order.arrives);
    switch (purpose) {
      case "status":
      case "late": {
        const text: Record<SampleOrder["state"], string> = {
          preparing: `${number} is being packed and should reach you on ${when}. It can still be changed or cancelled.`,
          "on its way": `${number} is on its way and due on ${when}. ${order.note}`,
          delivered: `${number} was delivered on ${when}. ${order.note} Not there? Look with neighbours and in the locker first; if it stays lost, the carrier is asked the same day and we send it again.`,
          returned: `${number} came back to us. ${order.note}`,
        };
        return say(text[state], {
          ...common,
          next:
            state === "preparing"
              ? ["Cancel it", "Change my delivery address"]
              : ["I want to return it", "I want to talk to a person"],
        });
      }
      case "change":
      case "cancel":
      case "address": {
        if (state === "returned")
          return say(`${number} has already come back to us. ${order.note}`, common);
        if (state === "preparing") {
          const done = {
            change: `Good news: ${number} is not packed yet. Under “My account”, “Orders”, “Edit” you can add or remove items and change sizes until 18:00 today; a difference in price is charged or paid back.`,
            cancel: `${number} has not left, so cancelling is possible and free: the ${dollars(order.total)} go back the way you paid, within 5 working days. In this demo I show the step and change nothing; in a shop I would now ask you to confirm.`,
            address: `${number} has not left, so a new address can still be entered until 18:00 today: “My account”, “Orders”, “Delivery address”. Type it there rather than here, so that it is checked against the street list.`,
          };
          return say(done[purpose], {
            ...common,
            next: ["Where is my order?", "What is your refund policy?"],
          });
        }
        if (state === "on its way") {
          const late = {
            change: `${number} is already with the carrier, so its contents cannot be changed. You can send back what you do not want for free, and order the rest anew.`,
            cancel: `${number} is already on its way, so it can no longer be stopped. Refuse it at the door or send it back: both are free, and the full price comes back within 5 working days.`,
            address: `${number} is with the carrier. By the tracking link you can still send it to a parcel shop or a neighbour until the morning of ${when}; another street is no longer possible.`,
          };
          return say(late[purpose], {
            ...common,
            next: ["I want to return it", "Where is my order?"],
          });
        }
        return say(
          `${number} was delivered on ${when}, so there is nothing left to ${purpose === "cancel" ? "cancel" : "change"}. What you can do is send it back.`,
          {
            ...common,
            next: ["I want to return it", "What is your return policy?"],
          },
        );
      }
      case "refund":
        if (state === "returned")
          return say(
            `The return of ${number} arrived 2 days ago and is checked: ${dollars(order.total)} go back the way you paid within 3 working days. Banks sometimes take 2–3 days more to show it.`,
            common,
          );
        return eligibility(order, now);
      case "wrong":
        return say(
          `I am sorry about ${number}. For a wrong or missing item you pay nothing: the right one leaves the same day, and a label for the wrong one comes by e-mail. The shop team needs a photo of what arrived and of the packing slip.`,
          { ...common, next: ["I want to talk to a person", "I want a refund"] },
        );
      case "damaged":
        return say(
          `I am sorry that the ${order.item} did not arrive whole. You choose: a new one, sent at once, or the ${dollars(order.total)} back; postage is ours either way. Keep the packing for a week and send two photos, since the carrier asks for them.`,
          { ...common, next: ["I want a refund", "What warranty do I have?"] },
        );
    }
  }

  const returnFlow: Flow = {
    title: "your return",
    intents: ["return_item", "exchange_item"],
    take: takeReference,
    advance(turn, flow) {
      const order = byNumber(orders, flow.slots.reference);
      if (!order) {
        if (flow.slots.reference !== undefined) {
          const unknown = unknownNumber("order", orders, flow);
          return say(unknown.text, { source, choices: unknown.choices });
        }
        flow.asking = "reference";
        return say(
          "Which order is it from? With the number I can tell you whether it may go back, and until when.",
          { source, choices },
        );
      }
      delete flow.asking;
      return eligibility(order, turn.now);
    },
    recap: lookedUp,
  };

  function eligibility(order: SampleOrder, now: Date) {
    const left = returnDays - order.arrives;
    const last = spoken(new Date(now.getTime() + left * day));
    const card = (badge: string, note: string): ReplyCard => ({
      kind: "return",
      title: `Return of ${order.number}`,
      badge,
      rows: [
        { label: "Items", value: order.item },
        { label: order.arrives < 0 ? "Expected" : "Delivered", value: ago(now, order.arrives) },
        { label: "Return until", value: last },
        { label: "Refund", value: left >= 0 ? dollars(order.total) : "None" },
      ],
      note: `Sample data. ${note}`,
    });
    if (order.state === "returned") {
      return say(`${order.number} has already come back to us. ${order.note}`, {
        source,
        card: orderCard(order, now),
      });
    }
    if (order.state === "preparing") {
      return say(
        `${order.number} has not left yet, so cancelling it is simpler than returning it, and just as free.`,
        { source, choices: pick("Cancel it", "Leave it as it is"), card: orderCard(order, now) },
      );
    }
    if (order.state === "on its way") {
      return say(
        `${order.number} arrives on ${ago(now, order.arrives)}. You may refuse it at the door, or return it until ${last}; both are free.`,
        { source, card: card("Eligible", "Free label by e-mail, or any store.") },
      );
    }
    if (left >= 0) {
      return say(
        `Yes, it may go back: delivered ${counted(order.arrives, "day")} ago, and the period is ${returnDays} days, so you have until ${last} (${counted(left, "day")}). Print the label or show its code at a parcel shop; ${dollars(order.total)} come back within 5 working days of arrival.`,
        {
          source,
          card: card("Eligible", "Free label by e-mail, or any store."),
          next: ["I want to exchange it", "Where is my refund?"],
        },
      );
    }
    return say(
      `The period for ${order.number} ended ${counted(-left, "day")} ago: it was delivered ${counted(order.arrives, "day")} ago, and returns are open for ${returnDays} days. If the ${order.item.toLowerCase()} is faulty, the two-year warranty still holds, and that includes postage.`,
      {
        source,
        card: card("Period over", "The warranty still holds."),
        next: ["It is faulty", "What warranty do I have?", "I want to talk to a person"],
      },
    );
  }

  /** “I want to send it back” is about the order in hand. */
  const inHand = ({ message, slots, state }: Turn): FlowState["slots"] => {
    const reference = state.finished?.slots.reference;
    const about = /\b(?:it|this|that|one|them|this order)\b/i.test(message);
    const justNow =
      /^(?:flow:)?(?:order|return)$/.test(state.before ?? "") || (state.before ?? "") in purposes;
    return reference !== undefined && slots.references.length === 0 && (about || justNow)
      ? { reference }
      : {};
  };
  const order: Handler = (turn) => start(turn, "order", orderFlow, inHand(turn));
  return {
    flows: { order: orderFlow, return: returnFlow },
    handlers: {
      ...Object.fromEntries(Object.keys(purposes).map((intent) => [intent, order])),
      return_item: (turn) => start(turn, "return", returnFlow, inHand(turn)),
    },
  };
}
