import { asks, notUnderstood } from "../../message/clauses.ts";
import { isBarred } from "../../message/denied.ts";
import { unsure } from "../../reply/fallbacks.ts";
import type { Situation } from "../../situation.ts";
import { besideTask } from "../../stages/at-any-time.ts";
import { stagesOf } from "../../stages/stage-kinds.ts";
import type { Taken } from "../../stages/stages.ts";
import { actedParts, agreedParts, differs } from "../../state.ts";
import type { ScenarioState, Turn } from "../../types.ts";
import { type Clues, cluesOf } from "./clues.ts";
import learned from "./learned.json" with { type: "json" };
import { type PossibleReply, possibleReplies } from "./possible-replies.ts";
import { sumOf, type Tree } from "./trees.ts";

/**
 * Chooses among the replies that may be given to a message. The first stage with an answer replies, and some match on a
 * single word although the question that was meant is on record. So each reply is scored by a model learned from
 * conversations in which every possible reply was graded (docs/decisions/0028).
 */

const names: readonly string[] = learned.clues;
// Written by `bin/choice.ts`.
const trees = learned.trees as unknown as readonly Tree[];

/** By how much another reply must be ahead of the one that the stages gave. */
export const clearly = 0.05;

/** The same for replies that use the conversation or a calculation, and for messages that are probably out of scope. */
const moreClearly = 0.3;

/** Below this score a reply is as likely to be useless or wrong as right, so it is more honest to admit doubt. */
export const unsureBelow = -0.7;
/** The same for replies that use the conversation: these are right more often than their score suggests. */
const knownBelow = -1;

/**
 * Stages that match by a word, the likeliest intent or the previous answer; the others use the conversation, which no
 * written question does.
 */
const guesses = stagesOf(
  ["intent", "near", "leaning", "advice", "doubt"],
  ["addressed", "declined", "agreed", "likely question", "digression"],
);
/** Stages that work on the conversation: only their statements may be replaced, not their actions. */
const works = stagesOf(["record"]);
/** Stages in which a visitor accepts an offer, or in which each part of a message had its own answer. */
const settled = stagesOf(["joined"], ["taken up", "noted", "offer", "agreed"]);
/** Calculations from the visitor's figures, and the steps against a fault, which use more knowledge. */
const workedOut = /^(?:sum:|accounts|situation:|fault:)/;

/** Outcomes that are never replaced: danger, a request for a person, and remarks about the conversation itself. */
const stands: ReadonlySet<string> = new Set([
  "emergency",
  "human_agent",
  "heard",
  "distress",
  "past_stay",
  "booking_by_name",
]);

/** A short first message about something else is declined, whatever it resembles; a longer one gives more evidence. */
const shortWords = 12;

/** A message with more words tells a story, which no single written question asks. */
const mostWords = 120;
const mostLetters = 700;
const tellsStory = ({ turn: { plain } }: Situation): boolean =>
  plain.length > mostLetters || plain.split(" ").length > mostWords;

/** Returns the reply that fits best: the stages’ own, or one that is clearly ahead of it. */
export function chosen(situation: Situation, found: Taken): Taken {
  if (tellsStory(situation) || found.outcome.whole) return found;
  const mayChoose = mayBeReplaced(situation, found);
  const mayDoubt = mayBeUnsure(situation, found);
  if (!mayChoose && !mayDoubt) return found;
  const replies = possibleReplies(situation, found);
  const sums = cluesOf(situation, found, replies).map(weighed);
  const own = sums[0] ?? 0;
  const rivals = replies.flatMap((reply, at) =>
    mayChoose && mayReplace(situation, found, reply) && !isBarred(situation.turn, reply.outcome)
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

const leadNeeded = ({ turn }: Situation, { outcome, taken }: Taken): number =>
  works.has(taken.stage) ||
  workedOut.test(outcome.handled) ||
  turn.understanding.decision === "out_of_scope"
    ? moreClearly
    : clearly;

/**
 * Some replies are kept: the question of a task, actions, the answer to a first message, and looked-up numbers.
 */
const mayBeUnsure = ({ turn }: Situation, { taken, outcome: { handled, state } }: Taken): boolean =>
  turn.state.exchanges.length > 0 &&
  turn.state.flow === undefined &&
  turn.slots.references.length === 0 &&
  !stands.has(handled) &&
  !settled.has(taken.stage) &&
  !notUnderstood.has(handled) &&
  !differs(turn.state, state, agreedParts);

const admitted = ({ scenario, turn }: Situation, sum: number): Taken => ({
  outcome: unsure(scenario, turn),
  taken: {
    stage: "unsure",
    decision: "ask_back",
    why: `no reply is likely to fit (${sum.toFixed(2)})`,
  },
});

/** Whether the reply of the stages is one that another may replace. */
function mayBeReplaced({ turn }: Situation, { outcome, taken }: Taken): boolean {
  const { handled, state, reply } = outcome;
  if (stands.has(handled)) return false;
  if (
    turn.plain.split(" ").length <= shortWords &&
    turn.state.exchanges.length === 0 &&
    turn.understanding.decision === "out_of_scope"
  )
    return false;
  if (differs(turn.state, state, agreedParts)) return false;
  // Days that were told are taken down by the task that they begin.
  if (turn.state.flow === undefined && state.flow && turn.slots.dates.length > 0) return false;
  // A named number is looked up, and a value may belong to a waiting task that did not ask for it.
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

/** A reply that repeats a figure from the message was calculated for it: “25 people”. */
const figuresIn = (text: string): ReadonlySet<string> => new Set(text.match(/\d+/g));

/** Whether a reply may replace the stages' own: it says something else, and changes nothing. */
const mayReplace = ({ turn }: Situation, { outcome }: Taken, reply: PossibleReply): boolean =>
  !reply.isTaken &&
  !does(turn, reply.outcome.state) &&
  !outcome.reply.message.content.includes(reply.text);

/** Actions change the conversation: they begin or finish a task, or add to what was agreed. */
const does = (turn: Turn, after: Readonly<ScenarioState>): boolean =>
  differs(turn.state, after, actedParts);
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
