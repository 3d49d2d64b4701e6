import type { ChatReply } from "@brightkeel/contracts";
import { aspectsIn } from "../../records/aspects.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { asks, notUnderstood, saysLittle } from "../message/clauses.ts";
import { addsNothing } from "../reply/already-said.ts";
import { join } from "../reply/reply.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import { wasSaid } from "../state.ts";
import type { Outcome, ScenarioState, TraceEntry } from "../types.ts";

/** Answers messages of two or three independent sentences, one by one and in order. */

const question = wordList`can, could, does, do, is, are, what, what's, whats, which, how, when, where, will, would, who, may`;
const boundary = new RegExp(
  `(?<=[.!?;])\\s+|,? (?:and|also|plus|but|oh and) (?=${question}\\b)|,\\s+(?=${question}\\b)`,
  "i",
);
const least = 2;
const most = 3;
/** An introduction such as “Hi, finance here.”, which asks nothing. */
const whoSpeaks =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))\b[ ,!]*)(?:\w+ ){0,3}(?:here|there|all|team|everyone|again|speaking)?[.!,;]*$|^(?:\w+ ){1,3}(?:here|speaking)[.!,;]+$/i;

/** Splits a message into sentences and questions; empty if there is only one, or so many that they tell a story. */
export function partsOf(message: string): string[] {
  const parts = message.split(boundary).map((part) => part.trim());
  const telling = parts.filter(
    (part, index) => part.split(/\s+/).length >= least && !(index === 0 && whoSpeaks.test(part)),
  );
  const wishes = joined(telling);
  return wishes.length > 1 && wishes.length <= most ? wishes : [];
}

/** Returns the last part of a message that asks something, or else its end; undefined if it has one part only. */
export function askedIn(message: string): string | undefined {
  const parts = message
    .split(boundary)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= least);
  return parts.length < 2 ? undefined : (parts.findLast(asksSomething) ?? parts.at(-1));
}

/** Joins a statement and the short question about it into one wish: “14 seats on Team, what do we pay”. */
function joined(parts: readonly string[]): string[] {
  const all: string[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last !== undefined && !asksSomething(last) && aspectsIn(plainWords(part)) !== undefined)
      all[all.length - 1] = `${last} ${part}`;
    else all.push(part);
  }
  return all;
}

export type Found = { outcome: Outcome; taken: TraceEntry; sure: boolean };

/** Removes the open question below an answer, as the next part answers it or is followed by it. */
export const withoutReminder = (reply: ChatReply): ChatReply => ({
  ...reply,
  message: { content: reply.message.content.replace(/\n\nBack to [^:\n]+: [^\n]*$/, "") },
});

/** The maximum number of words for answers in one paragraph. */
const oneParagraph = 45;

/** Stages in which a sentence that is not a question changes what is in hand. */
const changes = stagesOf(["record"], ["amend", "task: answer", "offer"]);
const asksSomething = (part: string): boolean =>
  part.endsWith("?") || asks(part) || begins.test(part) || needs.test(part);
const needs = /^(?:(?:and|also|we|i|just) )*(?:need|want|would like)\b/i;
const begins = new RegExp(`^(?:(?:and|so|but|ok|also|oh) )*${question}\\b`, "i");
const pointsBack = /\b(?:it|its|that|this|they|them|those|there|then|one|he|she|him|her)\b/i;
/** “Do I need to pay” asks what the part before it costs. */
const onlyPay =
  /^(?:(?:and|so|but|also) )*(?:do|will|would|must|should) (?:i|we)(?: (?:have|need) to| still)? pay(?: (?:for (?:it|that)|anything))?\W*$/i;
const ofAdvice = /^(?:product_advice|flow:advice)$/;
/** Phrases that only introduce the next sentence. */
const leadsOn = anywhere(wordList`
  read (it|that|this) again, (you )?(did not|didn't) answer, (i|we) (said|told you|asked), not what i, quick question, (i have )?(two|2|a few|some) questions, forget
`);

/**
 * Answers each part in the conversation state left by the previous one. Undefined if a part is not understood on its
 * own, tells a story, or forms a single wish with the others.
 */
export function answerParts(
  parts: readonly string[],
  state: Readonly<ScenarioState>,
  answer: (part: string, state: Readonly<ScenarioState>) => Found,
): { outcome: Outcome; taken: TraceEntry } | undefined {
  const found: Found[] = [];
  let now = state;
  let beside = 0;
  for (const part of parts) {
    if (leadsOn.test(part)) return undefined;
    const first = found[0];
    const one = answer(part, now);
    const { handled } = one.outcome;
    if (!one.sure || notUnderstood.has(handled) || saysLittle.has(handled)) return undefined;
    // A part that refers back belongs to the previous wish, unless both have the same outcome.
    const leaning = pointsBack.test(part) || onlyPay.test(part) || part.split(/\s+/).length < 3;
    const guessed = !changes.has(one.taken.stage);
    if (first && leaning && guessed && handled !== first.outcome.handled) return undefined;
    // Advice twice in a reply is one wish that was told in two sentences.
    if (first && ofAdvice.test(handled) && ofAdvice.test(first.outcome.handled)) return undefined;
    const asking = asksSomething(part);
    const changed =
      changes.has(one.taken.stage) && (handled.startsWith("flow:") || handled === "passed_on");
    if (!asking && !changed) return undefined;
    if (asking && !handled.startsWith("flow:") && one.outcome.state.flow?.name === now.flow?.name)
      beside += 1;
    found.push(one);
    now = { ...one.outcome.state, before: handled };
  }
  const all = found.map(({ outcome }) => outcome.reply.message.content);
  // What another part says already is not said twice.
  const texts = new Set(
    all.filter((text) => !all.some((other) => other !== text && other.includes(text))),
  );
  // What was said before is not said again beside what is new.
  const fresh = [...texts].filter((text) => !wasSaid(state, text));
  // Two parts with the same answer are one wish.
  const [head, ...rest] = (fresh.length > 0 ? fresh : [...texts]).flatMap(
    (text) => found.find(({ outcome }) => outcome.reply.message.content === text) ?? [],
  );
  if (!head || beside === 0 || rest.length === 0) return undefined;
  const words = [...texts].join(" ").split(" ").length;
  const between = words > oneParagraph ? "\n\n" : " ";
  const last = found.at(-1) ?? head;
  // The next question of a task is asked already.
  const asked = found.some(({ outcome: { handled } }) => handled.startsWith("flow:"));
  const reply = rest.reduce(
    (sum, { outcome: { reply: next } }) =>
      addsNothing(sum.message.content, next.message.content)
        ? sum
        : join(withoutReminder(sum), asked ? withoutReminder(next) : next, between),
    head.outcome.reply,
  );
  return {
    outcome: { ...last.outcome, reply },
    taken: {
      ...last.taken,
      stage: "parts",
      why: `each of its ${parts.length} parts says something of its own`,
    },
  };
}
