import { facts } from "../../knowledge/facts.ts";
import { tellingOf } from "../../knowledge/questions/fit.ts";
import { type Index, idfIn, nearQuestions } from "../../knowledge/questions/match.ts";
import { telling } from "../../knowledge/questions/question.ts";
import { everyWay } from "../../knowledge/questions/ways.ts";
import { neverDoubted } from "../message/clauses.ts";
import type { Outcome, Scenario, Turn } from "../types.ts";
import { talkOf, textsOf } from "./question-context.ts";

/**
 * Counts the signs that a fact is what a message asks for. Within a conversation, one shared word (“stop”, “group”,
 * “look”) brings up facts that answer something else, so a fact needs two signs.
 */
export const enoughSigns = 2;

/**
 * Whether a fact has fewer signs than it needs. Tasks and what they look up need none.
 *
 * @param brought the signs that it has by the way it was found.
 * @param written whether it is the answer to a written question, which is no task whatever intent it is filed under.
 */
export const lacksSigns = (
  index: Index,
  scenario: Scenario,
  turn: Turn,
  outcome: Outcome,
  brought = 0,
  written = false,
): boolean =>
  turn.state.exchanges.length > 0 &&
  turn.slots.references.length === 0 &&
  turn.vector() !== undefined &&
  facts[turn.industry][outcome.handled] !== undefined &&
  (written || scenario.handlers[outcome.handled] === undefined) &&
  !neverDoubted.has(outcome.handled) &&
  brought + signsOf(index, turn, outcome, brought) < enoughSigns;

/**
 * Counts the words of the message that the answer or its questions hold, the nearness of its questions in meaning, and
 * the certainty of its intent.
 */
export function signsOf(
  index: Index,
  turn: Turn,
  { handled, reply }: Pick<Outcome, "handled" | "reply">,
  brought = 0,
): number {
  const text = reply.message.content;
  const score = turn.understanding.guesses.find(({ intent }) => intent === handled)?.score ?? 0;
  const asked = tellingOf(turn.plain);
  const held = new Set([...telling(text), ...wordsAskedFor(index, text)]);
  const met = asked.filter((word) => held.has(word));
  // Without a shared word, nearness alone brings up anything that begins with “how long”.
  const nearest = met.length === 0 ? 1 : most;
  return (
    wordSigns(index, asked, met, brought) +
    Math.min(nearest, step(likelihoodOf(index, turn, text, handled), 0.5, 0.8)) +
    step(score, 0.6, 0.9)
  );
}

/** One sign from `least` on, two from `sure` on. */
const step = (value: number, least: number, sure: number): number =>
  value >= sure ? 2 : value >= least ? 1 : 0;

/** The weight of the most common word. */
const lightest = 0.1;
/** One shared word is a sign if it weighs this share of what the message says. */
const leastShare = 0.25;
const most = 2;

/** Two shared words are two signs, and so is a message whose every word occurs in the answer. */
function wordSigns(
  index: Index,
  asked: readonly string[],
  met: readonly string[],
  brought: number,
): number {
  // “How long more” means something only after the previous answer.
  if (asked.length === 0) return brought;
  if (met.length === asked.length || met.length >= most) return most;
  const idf = idfIn(index);
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + idf(word) + lightest, 0);
  return met.length > 0 && weigh(met) / weigh(asked) >= leastShare ? 1 : 0;
}

/** Returns the words of the questions and follow-ups whose answer a text holds. */
const wordsAskedFor = ({ questions, followUps }: Index, text: string): string[] => [
  ...questions
    .filter(({ answer }) => text.includes(answer))
    .flatMap((question) => [...everyWay(question).words]),
  ...followUps
    .filter(({ answer }) => text.includes(answer))
    .flatMap(({ wordings }) => wordings.flat().flatMap(({ words }) => [...words])),
];

/** Returns how likely the message asks one of the questions of the answer’s section. */
function likelihoodOf(index: Index, turn: Turn, text: string, handled: string): number {
  const own = nearQuestions(index, textsOf(turn), talkOf(turn), turn.vector()).filter(
    ({ question: { within, answer } }) => within.has(handled) || text.includes(answer),
  );
  return Math.max(0, ...own.map(({ likelihood }) => likelihood));
}
