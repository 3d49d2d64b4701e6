import type { ChatReply } from "@brightkeel/contracts";
import { saysLittle } from "../../../dialogue/message/clauses.ts";
import { join, say } from "../../../dialogue/reply/reply.ts";
import { withoutYes } from "../../../dialogue/reply/yes-asked.ts";
import { stagesOf } from "../../../dialogue/stages/stage-kinds.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Again, Outcome, Turn } from "../../../dialogue/types.ts";
import { telling } from "../../../knowledge/questions/question.ts";
import { asksNothingElse } from "../../../records/attribute-questions.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { catalogue } from "../goods/catalogue.ts";
import { isLost, passItOn } from "../service/pass-on.ts";

/** Answers a question in the message that the reply left out: “is it waterproof n how long to put up”. */

const question = wordList`
  can, could, do, does, did, is, are, was, will, would, should, may, have you, got, any, what, whats, which, how, when, where, who, why
`;
const leads = wordList`and, n, so, ok, okay, also, but, plus, then, oh, well, hm, please`;
const asks = new RegExp(`^(?:${leads}\\b,? )*${question}\\b`, "i");
const sentenceEnd = /(?<=[.!?;])\s+/;
const joint = /,?\s+(?:and also|and|n|also|plus|but|&|\+)\s+|,\s+/i;

/** Stages whose answer to a sentence is exact or certain. */
const exact = stagesOf(["record", "written", "followed"], ["wish", "chosen", "parts"]);
/** Stages that know what “it” refers to. */
const ofRecords = stagesOf(["record"]);
const leans = (part: string): boolean => /\b(?:it|its|that|this|they|them|those|one)\b/i.test(part);
/** Replies to which nothing is added. */
const alone =
  /^(?:human_agent|emergency|distress|heard|goodbye|thanks|greeting|declined|cancelled|passed_on|missing_parcel|broken_thing|nudge|reask)$/;
const mostWords = 34;
const mostParts = 3;
/** Longer replies get no second answer. */
const longReply = 45;
const leastWords = 2;

/** Splits a message into its questions, if there are two or three. */
function questionsOf(message: string): string[] {
  const parts = message
    .trim()
    .split(sentenceEnd)
    .flatMap((sentence) => {
      const clauses = sentence.split(joint).map((one) => one.trim());
      const split = clauses.every((one) => isQuestion(one) || isAspect(one));
      return split ? clauses : [sentence];
    })
    .filter((part) => isQuestion(part) || isAspect(part));
  return parts.length > mostParts ? [] : parts;
}

const isQuestion = (part: string): boolean =>
  part.split(/\s+/).length >= leastWords &&
  (part.endsWith("?") || asks.test(part)) &&
  !begun.test(part);
/** “Can I also order a new one” is no two questions. */
const begun = /^\w+ (?:i|you|we|they|it|there)$/i;
/** “Colour?”, “packed size”: only an attribute. */
const isAspect = (part: string): boolean => asksNothingElse(catalogue, plainWords(part));

export function bothAsked(turn: Turn, outcome: Outcome, again: Again): Outcome | undefined {
  const { message, state, slots } = turn;
  if (state.flow !== undefined || outcome.state.flow !== undefined) return undefined;
  if (slots.references.length > 0 || message.split(/\s+/).length > mostWords) return undefined;
  if (alone.test(outcome.handled) || (outcome.whole && outcome.handled !== "basket"))
    return undefined;
  const lost = isLost(outcome);
  const parts = questionsOf(message).filter((part) => part !== message.trim());
  // “I take one. How do I return it from Spain?”: what was put into the basket answers no question.
  const put = outcome.handled === "basket" && !asks.test(message) && !/^[^.!]*\?/.test(message);
  if (parts.length < (lost || put ? 1 : 2)) return undefined;
  let whole = lost ? undefined : outcome;
  let open: string | undefined;
  for (const part of parts) {
    const { outcome: own, stage } = again(part, whole?.state ?? state);
    if (isLost(own)) open = part;
    if (isLost(own) || !exact.has(stage)) continue;
    // The sum and weight of a basket are told already.
    if (whole?.handled === "basket" && ofBasket.test(textOf(own))) continue;
    if (saysLittle.has(own.handled) || alone.test(own.handled)) continue;
    if (own.state.flow !== undefined || (whole && ofOther(whole, own))) continue;
    if (whole && leans(part) && own.handled !== whole.handled && !ofRecords.has(stage)) continue;
    if (whole === undefined) whole = own;
    else if (!saidIn(whole, own) && wordsOf(whole) + wordsOf(own) <= longReply)
      whole = {
        ...own,
        reply: join(whole.reply, further(withoutYes(part, own.reply)), " "),
      };
  }
  const asked = open?.replace(/[?.!]+$/, "").replace(leadsOff, "") ?? "";
  if (whole === undefined || asked.split(" ").length < leastWords || speaksOf(whole, asked))
    return whole === outcome ? undefined : whole;
  const rest = say(`I couldn’t answer “${asked}”. Shall I ask the shop team?`, {
    choices: [{ label: passItOn, send: passItOn }],
  });
  return { ...whole, reply: join(whole.reply, rest, " "), state: withOffer(whole.state, passItOn) };
}

const ofBasket = /^(?:\$[\d,.]+ (?:for|in all)\b|[\d.]+ k?g together\b)/;
/** Whether a reply contains any distinctive word of a question. */
function speaksOf(whole: Outcome, part: string): boolean {
  const said = new Set(telling(textOf(whole)));
  const words = telling(part);
  return words.length === 0 || words.some((word) => said.has(word));
}
const leadsOff = new RegExp(`^(?:${leads}\\b,? )+`, "i");

const textOf = ({ reply }: Outcome): string => reply.message.content;
const wordsOf = (outcome: Outcome): number => textOf(outcome).split(/\s+/).length;
const lead = /^(?:(?:Yes|No)\b[,:.]? ?|As I said: )/;
const bare = (text: string): string => text.replace(lead, "").toLowerCase();

/** Whether a reply already says what another would. */
function saidIn(whole: Outcome, own: Outcome): boolean {
  const said = bare(textOf(whole));
  const sentences = bare(textOf(own)).split(/(?<=[.!?])\s+/);
  return (
    sentences.some((sentence) => said.includes(sentence)) || sameThings(said, bare(textOf(own)))
  );
}
/** “It weighs 1.9 kg” and “the Ridge 2 weighs 1.9 kg” have the same figures. */
function sameThings(said: string, own: string): boolean {
  const figures = own.match(/[$]?\d[\d,.]*\d|\d/g) ?? [];
  const inOther = figures.filter((figure) => said.includes(figure));
  return figures.length > 0 && inOther.length === figures.length;
}

const kindOf = ({ state }: Outcome): string | undefined =>
  catalogue.things.find(({ id }) => id === state.topic)?.kind;
/** “The lightest” alone may refer to any kind. */
const ofOther = (whole: Outcome, own: Outcome): boolean =>
  whole.handled === own.handled && kindOf(whole) !== kindOf(own);

/** “Yes, …” after another answer becomes “And yes, …”. */
function further({ message, ...rest }: ChatReply): ChatReply {
  const content = message.content.replace(
    /^(?:Yes|No)(?=[,:])/,
    (yes) => `And ${yes.toLowerCase()}`,
  );
  return { ...rest, message: { content } };
}

/** If a reply is about one product, names it once and then says “it”. */
export function namedOnce(outcome: Outcome): Outcome | undefined {
  const text = textOf(outcome);
  const named = catalogue.things.filter(({ name }) => text.includes(name));
  const [only] = named;
  if (!only || named.length > 1) return undefined;
  const first = text.indexOf(only.name) + only.name.length;
  const content =
    text.slice(0, first) +
    text
      .slice(first)
      .replaceAll(`. The ${only.name} `, ". It ")
      .replaceAll(`And yes, the ${only.name} `, "And yes, it ")
      .replaceAll(`And no: the ${only.name} `, "And no: it ");
  return content === text
    ? undefined
    : { ...outcome, reply: { ...outcome.reply, message: { content } } };
}
