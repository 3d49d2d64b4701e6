import { person, say, spoken } from "../../dialogue/reply.ts";
import { aside, withOffer } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { dayOf } from "../../understanding/calendar.ts";
import { workingDay } from "../orders/dates.ts";
import { orderInHand } from "../orders/order-in-hand.ts";
import { passItOn } from "./pass-on.ts";
import { sampleOrders } from "./sample.ts";

/** Answers what is asked once a wrong thing was reported: what goes first, by when, and whether it may be kept. */

const backFirst =
  /\b(?:send|return|give|post|ship)\b.{0,30}\b(?:first|back)\b|\bkeep\b.{0,20}\buntil\b|\bbefore (?:you|i) (?:send|get)\b/;
const keepsIt =
  /\b(?:money off|discount|partial\w*|part of (?:it|the (?:price|money))|something back|some back|cheaper)\b|\b(?:keep|use|take) (?:it|this|that|the \w+)\b/;
const byMail = /@|\b(?:e-?mail|name|phone|address)\b/;
const needs = /\b(?:need|want|leave|leaving|in time|how (?:fast|soon|long)|when)\b/;
const wantsRight =
  /\b(?:the |my )?(?:right|correct|proper) (?:one|thing|item)\b|\bwhat i ordered\b|\b(?:is|are|was) (?:not|missing)\b|\bnot (?:in|there)\b/;
/** For how many replies the report is the subject. */
const lately = 5;

const isReport = (text: string): boolean => /^(?:wrong_item|wrong_thread)$/.test(text);

export function wrongThread(turn: Turn): Outcome | undefined {
  const { plain, message, state, slots, now } = turn;
  const begun = state.exchanges.slice(-lately).some(({ handled = "" }) => isReport(handled));
  if (!begun || slots.references.length > 0 || plain.split(" ").length > 18) return undefined;
  const order = orderInHand(turn, sampleOrders);
  const there = spoken(workingDay(dayOf(now), 1));
  const told = (text: string, offers = false): Outcome => {
    const after = state.flow === undefined ? state : aside(state);
    return {
      handled: "wrong_thread",
      state: offers ? withOffer(after, passItOn) : after,
      reply: say(text, {
        source: "shopOrders",
        choices: offers ? [{ label: passItOn, send: passItOn }, person] : [person],
      }),
    };
  };
  const along = order ? `, with ${order.number}` : "";
  if (backFirst.test(plain))
    return told(
      "No, you need not send it first: the right one leaves at once, and a free label for the wrong one comes by e-mail.",
    );
  if (keepsIt.test(plain))
    return told(
      `That is possible: you keep it, and the shop team names what you get back. Shall I pass it on${along}? A person answers within one working day.`,
      true,
    );
  if (byMail.test(message))
    return told(
      `By that I cannot look it up here, but the shop team can. Shall I pass on all you wrote? A person answers within one working day.`,
      true,
    );
  if (/\bphotos?\b|\bpictures?\b/.test(plain))
    return told(
      "Yes, two: what arrived, and the packing slip. A phone is good enough; send them to help@larkspur.example (made up).",
    );
  return wantsRight.test(plain) ||
    (needs.test(plain) &&
      (slots.dates.length > 0 || /\b(?:when|how (?:fast|soon|long))\b/.test(plain)))
    ? told(
        `The right one leaves today by express and is there on ${there}; a store (Portland, Boulder, Burlington) swaps it at once.${order ? "" : " For that the shop team needs the order number."}`,
      )
    : undefined;
}
