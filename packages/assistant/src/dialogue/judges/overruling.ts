import { tellingOf } from "../../knowledge/questions/fit.ts";
import { idfIn, type Near } from "../../knowledge/questions/match.ts";
import { type KnownQuestion, telling } from "../../knowledge/questions/question.ts";
import { notUnderstood } from "../message/clauses.ts";
import type { Situation } from "../situation.ts";
import { besideTask, questionsIn } from "../stages/at-any-time.ts";
import { mayBeAsked } from "../stages/known-question.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import type { Taken } from "../stages/stages.ts";
import type { Outcome, TraceEntry, Turn } from "../types.ts";
import weights from "./overruling.json" with { type: "json" };

/**
 * Overrules a stage by a written question. The first stage with an answer gives it, and some take a message because
 * of a single word. For the stages most prone to this, possible written questions are weighed against the answer by a
 * few clues, with weights learned from graded replies (`training/overruling/`).
 */

/** A written question that may be meant, with its evidence in the order of `clues`. */
export type Rival = {
  readonly outcome: Outcome;
  readonly near: Near;
  readonly clues: readonly number[];
};

/** Stages whose answer may be overruled if it is a fact; stages that consider the conversation know better. */
const uncertain = stagesOf(["intent"], [], ["several"]);
/** Outcomes that are never overruled: danger, a wish for a person, what the bot is, and an account of what went wrong. */
const never: ReadonlySet<string> = new Set(["emergency", "human_agent", "bot_identity", "heard"]);
/** A message with fewer words and no question mark asks for the fact as a whole. */
const fewestWords = 3;
/** The minimum evidence for a question, as log-odds. */
export const enough = 0.4;

/** The evidence for a written question against the answer of a stage. */
export const clues = [
  "bias",
  "likelihood",
  "likeliest",
  "suits the talk",
  "explains",
  "answer explains",
  "sure of intent",
  "asks back",
  "yes or no",
  "beside a task",
] as const;

const learned: Readonly<Record<string, number>> = weights;
const worth = clues.map((clue) => learned[clue] ?? 0);

/**
 * Returns the written question that answers a message better than the stage that took it; undefined if there is none.
 */
export function overruled(situation: Situation, taken: Taken): Taken | undefined {
  let best: { rival: Rival; sum: number } | undefined;
  // The first reply of a task cannot be weighed; there, the question that covers most of the words wins.
  const begins = begunByQuestion(situation, taken.taken, taken.outcome);
  const least = begins ? -0.5 : enough;
  for (const rival of rivalsOf(situation, taken)) {
    const sum = begins
      ? (rival.clues[clues.indexOf("explains")] ?? least)
      : rival.clues.reduce((all, clue, at) => all + clue * (worth[at] ?? 0), 0);
    if (sum > (best?.sum ?? least)) best = { rival, sum };
  }
  if (!best) return undefined;
  const { outcome, near } = best.rival;
  return {
    outcome,
    taken: {
      stage: "overruled",
      decision: outcome.handled,
      why: `a written question (${near.likelihood.toFixed(2)}) fits better than “${taken.taken.stage}”`,
    },
  };
}

/** Returns the written questions that may be meant instead of the stage's answer. */
export function rivalsOf(situation: Situation, { outcome, taken }: Taken): Rival[] {
  const { scenario, turn } = situation;
  const { handled } = outcome;
  const isFact = uncertain.has(taken.stage) && scenario.handlers[handled] === undefined;
  const begins = begunByQuestion(situation, taken, outcome);
  if (!(isFact || begins) || never.has(handled) || notUnderstood.has(handled)) return [];
  // An answer with a new offer stays: the offer is the next step.
  if (outcome.state.offer !== undefined && outcome.state.offer !== turn.state.offer) return [];
  if (!turn.message.includes("?") && turn.message.split(/\s+/).length < fewestWords) return [];
  const text = outcome.reply.message.content;
  const explains = explaining(situation);
  const own = explains(new Set(telling(text)));
  const [first] = turn.understanding.guesses;
  const asked = asksYesNo.test(turn.plain);
  const all = mayBeAsked(questionsIn(situation), turn);
  return (
    all
      .filter(({ near }) => !begins || near.likelihood >= surely)
      // One shared word is too little where something else is nearer in meaning, or the intent is certain.
      .filter(
        ({ near: { met, lead } }) =>
          met >= enoughWords || (lead >= 0 && (first?.score ?? 0) < certainIntent),
      )
      .map(({ near, outcome: known }) => ({ near, known, reply: known.reply.message.content }))
      .filter(({ reply }) => !text.includes(reply))
      .map(({ near, known, reply }) => ({
        outcome: besideTask(scenario, turn, known),
        near,
        clues: [
          1,
          logOdds(near.likelihood),
          near === all[0]?.near ? 1 : 0,
          suiting(near.question, turn),
          explains(new Set([...telling(reply), ...wordsOf(near.question)])),
          own,
          logOdds(first?.score ?? 0),
          text.endsWith("?") ? 1 : 0,
          asked ? Number(saysYesNo.test(reply)) - Number(saysYesNo.test(text)) : 0,
          taken.stage === "task: beside" ? 1 : 0,
        ],
      }))
  );
}

const enoughWords = 2;
/** From this score on, one shared word outweighs nothing. */
const certainIntent = 0.97;
/** The minimum likelihood for a question to replace the start of a task. */
const surely = 0.8;
/** From this score on, the intent is taken as meant. */
const sureIntent = 0.9;
const asksAbout =
  /^(?:(?:and|so|but|ok|okay|well|also) )*(?:what|which|why|is|are|do|does|did|should|would|will)\b/;

/** Whether a task was begun by a question (“do vouchers sell”) whose intent is only likely. */
const begunByQuestion = ({ turn }: Situation, taken: TraceEntry, { state }: Outcome): boolean =>
  taken.stage === "wish" &&
  state.flow !== undefined &&
  turn.state.flow === undefined &&
  asksAbout.test(turn.plain) &&
  turn.slots.amounts.length + turn.slots.references.length + turn.slots.dates.length === 0 &&
  (turn.understanding.guesses[0]?.score ?? 0) < sureIntent;

const asksYesNo =
  /^(?:(?:and|so|but|ok|okay|hm+|oh|also|then|please|well|nice|thx|thanks|lol|no)[, ]+){0,4}(?:is|are|am|was|do|does|did|can|could|will|would|has|have|should|isn.?t|aren.?t|don.?t|any|may|must)\b/i;
const saysYesNo = /^(?:yes|no)\b/i;

/** Returns clamped log-odds: beyond the bounds, more certainty makes no difference. */
const logOdds = (share: number): number =>
  Math.max(-4, Math.min(5, Math.log(Math.max(share, 1e-6) / Math.max(1 - share, 1e-6))));

/**
 * Returns a function for the share of a message's content words that a set of words covers, weighted by rarity; from
 * -0.5 to 0.5.
 */
function explaining({ understander, turn }: Situation): (words: ReadonlySet<string>) => number {
  const idf = idfIn(understander.questions(turn.industry));
  const asked = tellingOf(turn.plain).map((word) => ({ word, weight: idf(word) + least }));
  const sum = (some: typeof asked) => some.reduce((all, { weight }) => all + weight, 0);
  const whole = sum(asked);
  return (words) =>
    whole === 0 ? 0 : sum(asked.filter(({ word }) => words.has(word))) / whole - 0.5;
}
/** The weight of the most common word. */
const least = 0.1;

/** Returns how closely a question relates to the recent conversation, from 0 to 1. */
function suiting({ words, within }: KnownQuestion, { state }: Turn): number {
  const said = new Set(
    state.exchanges.slice(-2).flatMap(({ visitor, bot }) => telling(`${visitor} ${bot}`)),
  );
  const own = [...words].filter((word) => !word.startsWith("#"));
  const shared = own.filter((word) => said.has(word)).length / Math.max(1, own.length);
  return (shared + (within.has(state.before ?? "") ? 1 : 0)) / 2;
}

/** Returns every word of a question's ways and wordings. */
function wordsOf(question: KnownQuestion): ReadonlySet<string> {
  const known = wordsIn.get(question);
  if (known) return known;
  const places = [...question.ways, ...question.wordings].flat();
  const words = new Set(places.flatMap((place) => [...place.words]));
  wordsIn.set(question, words);
  return words;
}
const wordsIn = new WeakMap<KnownQuestion, ReadonlySet<string>>();
