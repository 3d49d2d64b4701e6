import { notUnderstood } from "../../../dialogue/message/clauses.ts";
import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Handler, Outcome, Result, Turn } from "../../../dialogue/types.ts";
import { isTopical } from "../../../understanding/understand.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { orderInHand, standing } from "../../orders/current-order.ts";
import { products, type SampleProduct, sampleOrders } from "../goods/sample.ts";

/** Offers to pass unanswered questions on to the shop team, with the current order or product. */

/** What “yes” stands for after such a reply. */
export const passItOn = "Yes, pass it on";
const choices = [{ label: passItOn, send: passItOn }, person];

/** For how many messages a product remains the current one. */
const memory = 3;

/** Returns the current product: named in this message or in a recent one. */
export function productInHand({ state }: Turn): SampleProduct | undefined {
  const product = products.find(({ id }) => id === (state.named ?? state.topic));
  const said = state.exchanges.slice(-memory).map(({ visitor, bot }) => `${visitor} ${bot}`);
  const first = product?.name.split(" ")[0] ?? "";
  return product && (state.named !== undefined || said.some((text) => names(text, first)))
    ? product
    : undefined;
}

const names = (text: string, name: string): boolean =>
  text.toLowerCase().includes(name.toLowerCase());

/**
 * Says what is known of the current order or product and offers to pass the question on; undefined if there is
 * neither.
 */
export function passOn(turn: Turn): Result | undefined {
  const order = orderInHand(turn, sampleOrders);
  const product = productInHand(turn);
  // Prefers the product if the last answer was about it.
  const ofProduct = product && /^(?:product_|basket)/.test(turn.state.before ?? "");
  if (order && !ofProduct)
    return offered(turn, [
      `I can’t see that from here, just that ${order.number} ${standing(order, turn.now)}. Shall I pass your question to the shop team? Someone will answer by e-mail within one working day.`,
      `I couldn’t find that in my records for ${order.number} either, but the shop team can look it up. Shall I pass on the order and everything you wrote?`,
    ]);
  return product && passOnOf(turn, product);
}

const leans =
  /^(?:(?:ok|okay|but|so|hm+|no|oh|well)[, ]+)*(?:and|also|what about|how about)\b|\b(?:it|its|they|them|their|this|these|those|mine)\b/;
/** “What time is it”, “is it raining”: “it” refers to nothing. */
const impersonal = /\b(?:time|day|date|year) is it\b|\bis it (?:rain|snow|sunn|true)\w*/;

/**
 * Does the same for questions without an answer, if they refer to the current product or order or name no other
 * subject.
 */
const notOnRecord = (turn: Turn): Result | undefined =>
  !impersonal.test(turn.plain) &&
  (leans.test(turn.plain) || !turn.plain.split(/[^\p{L}]+/u).some((word) => isTopical(word)))
    ? passOn(turn)
    : undefined;

/** Does the same for one product. */
export const passOnOf = (turn: Turn, { id, name }: SampleProduct): Result => {
  const { reply, state } = offered(turn, [
    `I don’t have that for the ${name}, but the shop team knows or can measure it. Shall I pass your question on? Someone will answer by e-mail within one working day.`,
    `I don’t have that for the ${name} either, but I can add it to your question for the shop team. Shall I pass it on?`,
  ]);
  return { reply, state: { ...state, topic: id } };
};

/** Whether a reply says that something is not on record. */
export const admits = (text: string): boolean =>
  /\bI (?:don’t have that|can’t see that|couldn’t find that)\b/.test(text);

/** Whether an outcome gives no answer: the message was not understood, or nothing is on record. */
export const isLost = ({ handled, reply }: Outcome): boolean =>
  notUnderstood.has(handled) || admits(reply.message.content);

/** Says that a matter of service has no such answer on record, and offers to pass the question on. */
export const unansweredOn = (turn: Turn, what: string): Outcome => ({
  handled: "out_of_scope",
  ...offered(turn, [
    `I don’t have that on ${what}, but the shop team knows. Shall I pass your question on? Someone will answer by e-mail within one working day.`,
    `I don’t have that on ${what} either, but I can add it to your question for the shop team. Shall I pass it on?`,
  ]),
});

/** Says that no more is on record than was told, and offers to pass the question on. */
export const toldAlready = (turn: Turn): Outcome => ({
  handled: "out_of_scope",
  ...offered(turn, [
    "I’ve told you all I have on that, so I can’t answer this part. Shall I pass your question on to the shop team? Someone will answer by e-mail within one working day.",
    "I don’t have more on that here. The shop team can answer it: shall I pass on everything you wrote?",
  ]),
});

/** Offers to pass a message on as it was written. */
const passesOn = (turn: Turn, why: string): Result =>
  offered(turn, [
    `${why} Shall I pass it on to the shop team as you wrote it? Someone will answer by e-mail within one working day.`,
  ]);

const offered = (turn: Turn, steps: readonly [string, ...string[]]): Result => ({
  reply: say(nextStep(turn.state, steps), { choices }),
  state: withOffer(turn.state, passItOn),
});

/** Replies for messages without an answer, or without a certain one. */
export const unanswered = { notOnRecord, passesOn };

/** “Yes”: passes the question on to the team and says what happens next. */
export const passedOn: Handler = (turn) => {
  const order = orderInHand(turn, sampleOrders);
  const product = productInHand(turn);
  const what = order ? `, with ${order.number}` : product ? `, with the ${product.name} named` : "";
  return {
    state: turn.state,
    reply: say(
      `I’ve passed it on. The shop team has everything you wrote here${what}, and will answer by e-mail within one working day. You don’t need to do anything else. (The message goes nowhere in this demo.)`,
      { choices: [person] },
    ),
  };
};

const leads = wordList`ok, okay, yes, please, then, just, so, fine, well`;
const team = wordList`team, them, shop, somebody, someone, person`;
const toTeam = new RegExp(
  `^(?:${leads} )*(?:send|pass|forward|give|report) ${wordList`it, this, that, them, all, everything`}\\b.{0,14}\\b${team}\\b(?: (?:please|then|pls))*$`,
);

/** “Pass it on then: ten lamps, and can I have an invoice?” */
const passes = new RegExp(
  `^(?:${leads}[ ,]+)*(?:pass|send|forward) (?:it|this|that|everything) on\\b`,
  "i",
);
const endOfSentence = /[.?!:;]\s+/;

/** “Ok send it to the team please”: passed on at once; a question beside it is answered as well. */
export function passedNow(turn: Turn): Outcome | undefined {
  if (!toTeam.test(turn.plain) && !passes.test(turn.message)) return undefined;
  const rest = turn.message
    .split(endOfSentence)
    .slice(1)
    .filter((sentence) => asksIn.test(sentence))
    .join(". ");
  return { ...passedOn(turn), handled: "passed_on", ...(rest === "" ? {} : { rest }) };
}
const asksIn =
  /\b(?:can|could|do|does|is|are|what|when|where|how|which|will) (?:i|we|you|it|the|that|much|long)\b/i;
