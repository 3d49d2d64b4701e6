import { type Clues, cluesOf } from "../../src/dialogue/judges/choice/clues.ts";
import {
  type PossibleReply,
  possibleReplies,
} from "../../src/dialogue/judges/choice/possible-replies.ts";
import type { Judges } from "../../src/dialogue/judges/judges.ts";
import { join } from "../../src/dialogue/reply/reply.ts";
import type { Taken } from "../../src/dialogue/stages/stages.ts";
import { step } from "../../src/dialogue/step.ts";
import { freshState, type Incoming, type ScenarioState } from "../../src/dialogue/types.ts";
import type { VectorOf } from "../../src/meaning/meaning-text.ts";
import { sampleHost } from "../../src/sample-host.ts";
import type { Understander } from "../../src/understanding/understand.ts";
import { type JudgedTalk, lettersOf } from "../doubtful/graded-talks.ts";
import type { GradedMessage, GradedTalk } from "../overruling/load.ts";
import { loadKeptAnswers } from "./kept-answers.ts";

/** A message to which several replies are possible, each with its clues, and its grade if it was judged. */
export type Judged = {
  readonly talk: string;
  readonly industry: string;
  readonly say: string;
  /** The reply of the stages comes first. */
  readonly replies: readonly {
    readonly text: string;
    readonly clues: Clues;
    readonly grade: number | undefined;
  }[];
};

/** When the graded conversations take place, and with whom. */
const gradedDay = new Date(2026, 10, 26, 10);
const gradedVisitor = { name: "Sam Reed", email: "sam@client.example" };

/** Returns a message of a graded conversation, as `step` takes it. */
export const gradedMessage = (
  message: string,
  industry: GradedTalk["industry"],
  vectorOf: VectorOf,
  now: Date = gradedDay,
): Incoming => ({ message, industry, visitor: gradedVisitor, now, host: sampleHost, vectorOf });

/** Replays graded conversations as they went, and collects the replies that are possible to each message. */
export function replayed(
  understander: Understander,
  vectorOf: VectorOf,
  talks: readonly GradedTalk[],
  onTalk: (count: number) => void = () => {},
): Judged[] {
  const found: Judged[] = [];
  for (const [at, { name, industry, messages }] of talks.entries()) {
    let state: Readonly<ScenarioState> = freshState();
    for (const message of messages) {
      const { say } = message;
      const incoming = gradedMessage(say, industry, vectorOf);
      const choose: Judges["choose"] = (situation, taken) => {
        const replies = possibleReplies(situation, taken);
        const clues = cluesOf(situation, taken, replies);
        const judged = replies.map(({ text }, index) => ({
          text,
          clues: clues[index] ?? {},
          grade: message.grades.get(text),
        }));
        if (judged.some(({ grade }) => grade !== undefined))
          found.push({ talk: name, industry, say, replies: judged });
        return next(message, replies) ?? taken;
      };
      ({ state } = step(understander, state, incoming, { choose }));
    }
    onTalk(at + 1);
  }
  return found;
}

/** The grade of whatever else was possible where the reply is known to be good: nobody judged it. */
const otherwise = 1;
const good = { least: 2, asGrade: 3 } as const;

/**
 * Replays judged conversations, and collects the messages whose reply was good and is the same still, as it stands or
 * reworded, so that what works is not unlearned.
 */
export function stillGood(
  understander: Understander,
  vectorOf: VectorOf,
  talks: readonly JudgedTalk[],
): Judged[] {
  const found: Judged[] = [];
  const keptAnswers = loadKeptAnswers();
  for (const [at, { round, place, industry, replies }] of talks.entries()) {
    const day = new Date(`${round.slice(0, 10)}T10:00:00`);
    let state: Readonly<ScenarioState> = freshState();
    for (const [number, { message, reply, grade }] of replies.entries()) {
      const reworded = keptAnswers.get(round)?.get(place)?.get(number);
      const choose: Judges["choose"] = (situation, taken) => {
        const { handled, reply: now } = taken.outcome;
        const isSame = lettersOf(reply) === lettersOf(now.message.content) || handled === reworded;
        if (grade < good.least || !isSame) return taken;
        const possible = possibleReplies(situation, taken);
        const clues = cluesOf(situation, taken, possible);
        found.push({
          talk: `${round} ${at}`,
          industry,
          say: message,
          replies: possible.map(({ text, isTaken }, index) => ({
            text,
            clues: clues[index] ?? {},
            grade: isTaken ? good.asGrade : otherwise,
          })),
        });
        return taken;
      };
      const incoming = gradedMessage(message, industry, vectorOf, day);
      ({ state } = step(understander, state, incoming, { choose }));
    }
  }
  return found;
}

/** Returns the reply with which the conversation went on. */
function next({ next }: GradedMessage, replies: readonly PossibleReply[]): Taken | undefined {
  const [first, ...more] = next.flatMap((text) => replies.filter((reply) => reply.text === text));
  if (!first) return undefined;
  const { outcome } = first;
  const reply = more.reduce((sum, other) => join(sum, other.outcome.reply, " "), outcome.reply);
  return {
    outcome: { ...outcome, reply },
    taken: { stage: "chosen", decision: outcome.handled, why: "so it went on" },
  };
}
