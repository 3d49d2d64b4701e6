import type { ChatReply } from "@brightkeel/contracts";
import { start } from "../../dialogue/flows.ts";
import { person, say, withLead } from "../../dialogue/reply/reply.ts";
import { unchanged } from "../../dialogue/state.ts";
import type { DraftTurn, Flow, FlowState, Handler, Outcome, Turn } from "../../dialogue/types.ts";
import { businesses } from "../businesses.ts";
import { alreadyHere } from "./already-here.ts";
import { asTold } from "./as-stated.ts";
import { boughtAgo } from "./bought-ago.ts";
import { byMail } from "./by-mail.ts";
import { cancelTalk } from "./cancel-talk.ts";
import { chargedTwice } from "./charged-twice.ts";
import { orderInHand } from "./current-order.ts";
import { maySuit } from "./may-suit.ts";
import { missingParcel } from "./missing-parcel.ts";
import { orderAspect } from "./order-aspects.ts";
import { orderMoney } from "./order-money.ts";
import { aboutOrder, cancelled } from "./order-questions.ts";
import { confirmCancel, orderReply, wanted } from "./order-reply.ts";
import { noOrderYet, orderThread, type Sold, withoutNumber } from "./order-thread.ts";
import { purposeOf, purposes } from "./purposes.ts";
import { byItem, byNumber, takeReference, toldOrder, unknownNumber } from "./references.ts";
import { refundSum } from "./refund-sum.ts";
import { returnReply } from "./return-reply.ts";
import {
  asksExchange,
  doesNotFit,
  orderedAndGot,
  otherThan,
  sendsBack,
  tooBig,
  unhappy,
} from "./return-words.ts";
import { sentBack } from "./sent-back.ts";
import { whatNow } from "./what-now.ts";
import { asksForIt, byDigits } from "./where-is-it.ts";

/** An order number after the explanation of a rule asks how the rule applies to that order. */
export const namesOrder = ({ slots }: Turn): boolean => slots.references.length > 0;

const lookedUp = ({ slots }: FlowState): string | undefined =>
  slots.reference === undefined ? undefined : `order ${slots.reference} looked up`;

/** Whether this message or a recent one asks for another size or colour, and therefore not for a refund. */
const wantsExchange = ({ intent, message, state }: Turn): boolean =>
  intent === "exchange_item" ||
  [message, ...state.exchanges.slice(-3).map(({ visitor }) => visitor)].some(asksExchange);

/** For how many messages an order number remains the current one. */
const memory = 6;

const anotherOne = /\bthe other (?:one|order)\b|\banother (?:one|order)\b/i;

/** Whether the message is only an order number, which then answers the request that asked for it. */
const onlyNumber = ({ slots, understanding }: Turn): boolean =>
  slots.references.length > 0 &&
  understanding.core.split(" ").every((word) => word.startsWith("#"));

/** Intents that a bare order number continues. */
export const goesOnWithNumber: Readonly<Record<string, (turn: Turn) => boolean>> =
  Object.fromEntries(
    [
      "damaged_item",
      "wrong_item",
      "get_refund",
      "cancel_order",
      "change_order",
      "delivery_issue",
      "return_item",
    ].map((intent) => [intent, onlyNumber]),
  );

/** Replies to a complaint before any order is known. */
const complained = /^(?:distress|complaint|heard)$/;

type OrderTasks = {
  flows: { order: Flow; return: Flow };
  handlers: Record<string, Handler>;
  accept: Record<string, Handler>;
  /** Answers questions about the order shown last, or about an item bought a while ago. */
  inHand(turn: Turn): Outcome | undefined;
  /** Returns the intent of a message that mentions a return, or says “it” while there is a current order. */
  overrideIntent(turn: Turn): string | undefined;
};

const asksState = /\b(?:where|track\w*|status|when|arriv\w*|late)\b/;
const pointsAtItem =
  /^(?!.*\b(?:swap|exchang|chang|replac|trad)\w*\b.*\bfor\b)(?:.*\b(?:the|my|our|that|this|those|with|a|an)\b|(?:\S+\s*){1,3}$)/i;

/** Creates the order tasks, shared by the shop and the help desk that sells displays. */
export function createOrderTasks(sold: Sold): OrderTasks {
  const { orders, source } = sold;
  const choices = orders.slice(0, 4).map(({ number }) => ({ label: number, send: number }));

  /** Takes an order by its number or its item; “the other one” makes the flow ask again. */
  function takeOrder(turn: DraftTurn, flow: FlowState): boolean {
    if (takeReference(turn, flow)) return true;
    if (flow.slots.reference !== undefined && anotherOne.test(turn.message)) {
      delete flow.slots.reference;
      return true;
    }
    // A gift is not in any of the recipient's own orders.
    const given = /\b(?:gifts?|presents?|given|got it from|from my)\b/i.test(turn.message);
    // “Do you repair tents” points at none of the orders.
    const points = flow.slots.reference === undefined || pointsAtItem.test(turn.message);
    const named = given || !points ? undefined : byItem(orders, turn.message);
    if (!named || named.number === flow.slots.reference) return false;
    const purpose = flow.name === "return" ? "return" : purposeOf(flow);
    if (flow.slots.reference === undefined && !maySuit(named, purpose)) return false;
    flow.slots.reference = named.number;
    turn.objections.push(`I think that’s ${named.number}, the ${named.item}.`);
    return true;
  }

  const byTeam = `${businesses[sold.desk].desk} can find it by name and address: ${businesses[sold.desk].mail} (made up)`;

  function askForOrder({ state }: DraftTurn, flow: FlowState, question: string): ChatReply {
    if (flow.slots.reference !== undefined) {
      const { reference } = flow.slots;
      const before = state.exchanges.some(({ bot }) => bot.includes(`find order ${reference} in`));
      const unknown = unknownNumber("order", orders, flow);
      if (before)
        return say(
          `${reference} isn’t in the sample data, so I can’t open it here, but ${byTeam}.`,
          { source, choices: [person] },
        );
      return say(unknown.text, { source, choices: unknown.choices });
    }
    flow.asking = "reference";
    const text = state.exchanges.at(-1)?.bot.includes(question)
      ? `Got it. Which order is it? Without the number, ${byTeam}.`
      : question;
    return say(text, { source, choices });
  }

  const common = {
    claims: ({ message }: Turn, { slots }: FlowState) =>
      slots.reference !== undefined &&
      message.split(/\s+/).length <= 5 &&
      (anotherOne.test(message) || byItem(orders, message) !== undefined),
    about({ message, now }: Turn, { name, slots }: FlowState) {
      const order = byNumber(orders, slots.reference);
      const purpose = slots.purpose === undefined ? undefined : String(slots.purpose);
      return order && aboutOrder(order, { name, purpose }, message, source, now);
    },
    recap: lookedUp,
  };

  /** Asks for the order number where needed, then carries out the request. */
  const orderFlow: Flow = {
    ...common,
    title: "your order",
    names: ["orders?", "parcel"],
    denied: noOrderYet,
    intents: Object.keys(purposes),
    take(turn, flow) {
      const purpose = purposes[turn.intent];
      // The number that was asked for changes nothing of what is wanted.
      const mere = flow.asking === "reference" && !asksState.test(turn.plain);
      const keeps = mere && purpose === "status" && flow.slots.purpose !== undefined;
      if (purpose !== undefined && !keeps) flow.slots.purpose = purpose;
      return takeOrder(turn, flow) || purpose !== undefined;
    },
    advance(turn, flow) {
      const purpose = purposeOf(flow);
      const order = asTold(byNumber(orders, flow.slots.reference), turn.state);
      if (!order)
        return askForOrder(
          turn,
          flow,
          `Which order is it? You’ll find the number in the confirmation. ${wanted[purpose]}`,
        );
      delete flow.asking;
      if (purpose === "cancel" && order.state === "preparing")
        turn.state.offer = { send: confirmCancel, age: 0 };
      const reply = orderReply(order, purpose, source, turn.now);
      return purpose === "status" && complained.test(turn.state.before ?? "")
        ? withLead("Thank you, that goes to the team with what you wrote. ", reply)
        : reply;
    },
  };

  const returnFlow: Flow = {
    ...common,
    title: "your return",
    names: ["return"],
    denied: noOrderYet,
    intents: ["return_item", "exchange_item"],
    take: takeOrder,
    advance(turn, flow) {
      const order = asTold(byNumber(orders, flow.slots.reference), turn.state);
      if (!order)
        return askForOrder(
          turn,
          flow,
          "Which order is it from? With the number, I can tell you whether it can be returned, and until when.",
        );
      delete flow.asking;
      return returnReply(order, source, turn.now, wantsExchange(turn) ? "exchange" : "return");
    },
  };

  /** “I want to send it back” refers to the current order. */
  const inHand = (turn: Turn): FlowState["slots"] => {
    const { message, slots, state } = turn;
    const stated = state.figures?.order ?? orderInHand(turn, orders)?.number;
    const reference = state.finished?.slots.reference ?? stated;
    const about =
      /\b(?:it|this|that|one|them|this order)\b|\b(?:my|the) (?:delivery )?(?:address|order|parcel|package|refund|money)\b/i.test(
        message,
      );
    const justNow =
      /^(?:(?:flow:)?(?:order|return)|return_item)$/.test(state.before ?? "") ||
      (state.before ?? "") in purposes ||
      // Mentioned in this message or a recent one, anywhere in the text.
      (stated !== undefined &&
        reference === stated &&
        state.exchanges.slice(-memory).some(({ visitor }) => toldOrder(orders, visitor)) ===
          state.exchanges.some(({ visitor }) => toldOrder(orders, visitor)));
    const other = byItem(orders, message);
    return reference !== undefined &&
      slots.references.length === 0 &&
      (other === undefined || other.number === reference) &&
      (about || justNow)
      ? { reference }
      : {};
  };
  /** Answers an exchange request for an order that has already come back as a return. */
  function exchangeInstead(turn: Turn): Outcome | undefined {
    const { reference } = turn.state.finished?.slots ?? {};
    const order = byNumber(orders, turn.slots.references[0] ?? reference);
    if (order?.state !== "returned" || !asksExchange(turn.message)) return undefined;
    return {
      ...unchanged(turn, returnReply(order, source, turn.now, "exchange")),
      handled: "exchange_item",
    };
  }
  const order: Handler = (turn) => start(turn, "order", orderFlow, inHand(turn));
  const begin = (turn: Turn) => start(turn, "order", orderFlow);

  return {
    flows: { order: orderFlow, return: returnFlow },
    handlers: {
      ...Object.fromEntries(Object.keys(purposes).map((intent) => [intent, order])),
      return_item: (turn) => start(turn, "return", returnFlow, inHand(turn)),
    },
    accept: {
      [confirmCancel]: (turn) => {
        const found = byNumber(orders, turn.state.finished?.slots.reference);
        if (!found) throw new Error("There is no current order to cancel.");
        return {
          reply: cancelled(found, source),
          state: { ...turn.state, figures: { ...turn.state.figures, cancelled: found.number } },
        };
      },
    },
    inHand: (turn) =>
      cancelTalk(turn, sold) ??
      exchangeInstead(turn) ??
      alreadyHere(turn, sold) ??
      whatNow(turn, sold) ??
      orderAspect(turn, sold) ??
      chargedTwice(turn, sold) ??
      missingParcel(turn, sold) ??
      sentBack(turn, sold) ??
      refundSum(turn, sold) ??
      orderMoney(turn, sold) ??
      orderThread(turn, sold) ??
      withoutNumber(turn, sold) ??
      byMail(turn, sold) ??
      boughtAgo(turn, source) ??
      asksForIt(turn, begin) ??
      byDigits(turn, sold, Object.keys(purposes), begin),
    overrideIntent(turn) {
      const { message, intent, state, slots } = turn;
      // In a long message the request to return outweighs everything else it says.
      const long = slots.references.length > 0 && message.split(/\s+/).length > 15;
      if (sendsBack.test(message) && (long || ["", "track_order"].includes(intent)))
        return "return_item";
      if (orderedAndGot.test(turn.plain) && !sendsBack.test(message)) return "wrong_item";
      if (otherThan.test(turn.plain) && ["", "product_advice", "place_order"].includes(intent))
        return "wrong_item";
      if (
        (doesNotFit.test(turn.plain) || tooBig.test(turn.plain)) &&
        ["", "size_guide", "product_advice", "product_information", "complaint"].includes(intent)
      )
        return "exchange_item";
      if (unhappy.test(turn.plain) && slots.references.length === 0) return "return_item";
      const inHand = byNumber(orders, state.finished?.slots.reference) !== undefined;
      return inHand && /\b(?:it|this|that)\b/i.test(message)
        ? { return_policy: "return_item", delivery_period: "track_order" }[intent]
        : undefined;
    },
  };
}
