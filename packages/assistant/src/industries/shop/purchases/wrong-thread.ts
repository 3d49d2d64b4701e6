import { person, say, spoken } from "../../../dialogue/reply/reply.ts";
import { aside, withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { dayOf } from "../../../understanding/calendar.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { workingDay } from "../../orders/dates.ts";
import { sampleOrders } from "../goods/sample.ts";
import { passItOn } from "../service/pass-on.ts";

/** Answers follow-ups after a wrong item was reported: which parcel goes first, by when, and whether it may be kept. */

const backFirst =
  /\b(?:send|return|give|post|ship)\b.{0,30}\b(?:first|back)\b|\bkeep\b.{0,20}\b(?:until|till?)\b|\bbefore (?:you|i) (?:send|get)\b/;
const keepsIt =
  /\b(?:money off|discount|partial\w*|part of (?:it|the (?:price|money))|something back|some back|cheaper)\b|\b(?:keep|use|take) (?:it|this|that|the \w+)\b/;
const byMail = /@|\b(?:e-?mail|name|phone|address)\b/;
const needs = /\b(?:need|want|leave|leaving|in time|how (?:fast|soon|long)|when)\b/;
const wantsRight =
  /\b(?:the |my )?(?:right|correct|proper) (?:one|thing|item)\b|\bwhat i ordered\b|\b(?:is|are|was) (?:not|missing)\b|\bnot (?:in|there)\b/;
/** For how many replies the report remains the subject. */
const lately = 5;

const isReport = (text: string): boolean => /^(?:wrong_item|wrong_thread)$/.test(text);

export function wrongThread(turn: Turn): Outcome | undefined {
  const { plain, message, state, slots, now } = turn;
  const begun = state.exchanges.slice(-lately).some(({ handled = "" }) => isReport(handled));
  if (!begun || slots.references.length > 0 || plain.split(" ").length > 18) return undefined;
  const order = orderInHand(turn, sampleOrders);
  const there = spoken(workingDay(dayOf(now), 1));
  const toOutcome = (text: string, offers = false): Outcome => {
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
    return toOutcome(
      "No, you don’t have to send it first. The right one ships right away, and we’ll e-mail you a free label for the wrong one.",
    );
  if (keepsIt.test(plain))
    return toOutcome(
      `You can do that. You’d keep it, and the shop team will tell you what you get back. Shall I pass it on${along}? Someone will answer within one working day.`,
      true,
    );
  if (byMail.test(message))
    return toOutcome(
      `I can’t look it up by that here, but the shop team can. Shall I pass on everything you wrote? Someone will answer within one working day.`,
      true,
    );
  if (/\bphotos?\b|\bpictures?\b/.test(plain))
    return toOutcome(
      "Yes, two: one of what arrived and one of the packing slip. Phone photos are fine. Send them to help@larkspur.example (made up).",
    );
  return wantsRight.test(plain) ||
    (needs.test(plain) &&
      (slots.dates.length > 0 || /\b(?:when|how (?:fast|soon|long))\b/.test(plain)))
    ? toOutcome(
        `The right one ships today by express and arrives on ${there}, or a store (Portland, Boulder, Burlington) can swap it right away.${order ? "" : " The shop team needs the order number for that."}`,
      )
    : undefined;
}
