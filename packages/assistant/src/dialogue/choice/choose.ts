import { isDeepStrictEqual } from "node:util";
import { besideTask } from "../at-any-time.ts";
import type { BetweenTasks } from "../between-tasks.ts";
import { asks, notUnderstood } from "../clauses.ts";
import { unsure } from "../fallbacks.ts";
import type { Taken } from "../stages.ts";
import type { ScenarioState, Turn } from "../types.ts";
import { type Clues, cluesOf } from "./clues.ts";
import learned from "./learned.json" with { type: "json" };
import { type PossibleReply, possibleReplies } from "./possible-replies.ts";
import { sumOf, type Tree } from "./trees.ts";

/**
 * Chooses among the replies that may be given to a message. The first stage with an answer gives it, and some take a
 * message because of a single word, while the question that was meant is on record. What speaks for each reply is
 * weighed as learned from conversations in which every possible reply was graded (docs/decisions/0028).
 */

const names: readonly string[] = learned.clues;
// Written by `bin/choice.ts`.
const trees = learned.trees as unknown as readonly Tree[];

/** By how much another reply must be ahead of the one that the stages gave. */
export const clearly = 0.05;

/** The same for what is known of the conversation or worked out, and for what is probably out of scope. */
const moreClearly = 0.3;

/** Below this sum a reply is as likely useless or wrong as not: it is more honest to say that one is not sure. */
export const unsureBelow = -0.7;
/** The same for what a stage knows of the conversation: these are right more often than the sum says. */
const knownBelow = -1;

/**
 * Stages that go by a word, by the likeliest intent or by the answer before; the others know of the conversation what no
 * written question knows.
 */
const guesses: ReadonlySet<string> = new Set([
  "wish",
  "several",
  "advice",
  "advised",
  "addressed",
  "moved on",
  "signs",
  "doubted",
  "continued",
  "near question",
  "near follow-up",
  "likely follow-up",
  "declined",
  "agreed",
  "denied",
  "task: beside",
  "likely question",
  "digression",
]);
/** Stages that work on the conversation: only what they tell may be replaced, not what they do. */
const works: ReadonlySet<string> = new Set(["in hand", "resolved"]);
/** Stages in which a visitor takes up what was offered, or in which each part of a message had its own answer. */
const settled: ReadonlySet<string> = new Set([
  "taken up",
  "offer",
  "agreed",
  "noted",
  "parts",
  "in order",
]);
/** What is worked out from figures that were told, and the steps against a fault: more is known there. */
const workedOut = /^(?:sum:|accounts|situation:|fault:)/;

/** Outcomes that stand: danger, a wish for a person, and what is said about the conversation itself. */
const stands: ReadonlySet<string> = new Set([
  "emergency",
  "human_agent",
  "heard",
  "distress",
  "past_stay",
  "booking_by_name",
]);

/** A short first message about anything else is declined, whatever it comes near to; a longer one tells of itself. */
const shortWords = 12;

/** A message with more words tells a story, which no single written question asks. */
const mostWords = 120;
const mostLetters = 700;
const tellsStory = ({ turn: { plain } }: BetweenTasks): boolean =>
  plain.length > mostLetters || plain.split(" ").length > mostWords;

/** Returns the reply that fits best: the stages’ own, or one that is clearly ahead of it. */
export function chosen(situation: BetweenTasks, found: Taken): Taken {
  if (tellsStory(situation) || found.outcome.whole) return found;
  const mayChoose = mayBeReplaced(situation, found);
  const mayDoubt = mayBeUnsure(situation, found);
  if (!mayChoose && !mayDoubt) return found;
  const replies = possibleReplies(situation, found);
  const sums = cluesOf(situation, found, replies).map(weighed);
  const own = sums[0] ?? 0;
  const rivals = replies.flatMap((reply, at) =>
    mayChoose && mayReplace(situation, found, reply)
      ? [{ reply, lead: (sums[at] ?? 0) - own }]
      : [],
  );
  const [best] = rivals.sort((a, b) => b.lead - a.lead);
  const isAhead = best !== undefined && best.lead > leadNeeded(situation, found);
  const sum = own + (isAhead ? best.lead : 0);
  const least = isAhead || guesses.has(found.taken.stage) ? unsureBelow : knownBelow;
  if (sum < least && mayDoubt) return admitted(situation, sum);
  if (!isAhead) return found;
  const { reply, lead } = best;
  return {
    outcome: besideTask(situation.scenario, situation.turn, reply.outcome),
    taken: {
      stage: "chosen",
      decision: reply.outcome.handled,
      why: `${nameOf(reply)} fits better than the answer of “${found.taken.stage}” (by ${lead.toFixed(2)})`,
    },
  };
}

const leadNeeded = ({ turn }: BetweenTasks, { outcome, taken }: Taken): number =>
  works.has(taken.stage) ||
  workedOut.test(outcome.handled) ||
  turn.understanding.decision === "out_of_scope"
    ? moreClearly
    : clearly;

/**
 * Within a task its question stands, and what a message did is done; a first message has said all there is, and a number
 * that is named is looked up.
 */
const mayBeUnsure = (
  { turn }: BetweenTasks,
  { taken, outcome: { handled, state } }: Taken,
): boolean =>
  turn.state.exchanges.length > 0 &&
  turn.state.flow === undefined &&
  turn.slots.references.length === 0 &&
  !stands.has(handled) &&
  !settled.has(taken.stage) &&
  !notUnderstood.has(handled) &&
  !changes(turn, state, acted);

const admitted = ({ scenario, turn }: BetweenTasks, sum: number): Taken => ({
  outcome: unsure(scenario, turn),
  taken: {
    stage: "unsure",
    decision: "ask_back",
    why: `no reply is likely to fit (${sum.toFixed(2)})`,
  },
});

/** Whether the reply of the stages is one that another may replace. */
function mayBeReplaced({ turn }: BetweenTasks, { outcome, taken }: Taken): boolean {
  const { handled, state, reply } = outcome;
  if (stands.has(handled)) return false;
  if (
    turn.plain.split(" ").length <= shortWords &&
    turn.state.exchanges.length === 0 &&
    turn.understanding.decision === "out_of_scope"
  )
    return false;
  if (changes(turn, state, acted)) return false;
  // A number that is named is looked up, and what a waiting task did not ask for is a value of it.
  if (turn.slots.references.length > 0) return false;
  if (turn.state.flow !== undefined && !turn.message.includes("?") && !asks(turn.plain))
    return false;
  if (guesses.has(taken.stage)) return true;
  const { amounts, dates } = turn.slots;
  if (amounts.length + dates.length > 0) return false;
  const tells = (reply.cards ?? []).length === 0 && !does(turn, state);
  if (!works.has(taken.stage) || !tells || handled.startsWith("flow:")) return false;
  return figuresIn(turn.message).isDisjointFrom(figuresIn(reply.message.content));
}

/** A reply that names a figure of the message was worked out for it: “25 people”. */
const figuresIn = (text: string): ReadonlySet<string> => new Set(text.match(/\d+/g));

/** Whether a reply may replace that of the stages: it tells something else, and does nothing. */
const mayReplace = ({ turn }: BetweenTasks, { outcome }: Taken, reply: PossibleReply): boolean =>
  !reply.isTaken &&
  !does(turn, reply.outcome.state) &&
  !outcome.reply.message.content.includes(reply.text);

/** What a message does changes the conversation: it begins or finishes a task, or adds to what was agreed. */
const does = (turn: Turn, after: Readonly<ScenarioState>): boolean => changes(turn, after, done);
const acted = ["finished", "basket", "tickets"] as const;
const done = [...acted, "draft", "flow", "figures"] as const;
/** Stages write parts of the state anew without another value: what counts is the value. */
const changes = (
  { state: before }: Turn,
  after: Readonly<ScenarioState>,
  parts: readonly (keyof ScenarioState)[],
): boolean => parts.some((part) => !isDeepStrictEqual(after[part], before[part]));

const weighed = (clues: Clues): number =>
  sumOf(
    trees,
    names.map((name) => clues[name] ?? 0),
  );

const nameOf = ({ near, nearWithBefore, advice, followUp, stages }: PossibleReply): string =>
  near || nearWithBefore
    ? "a written question"
    : advice
      ? "advice"
      : followUp
        ? "a follow-up"
        : `“${[...stages].join("”, “")}”`;
