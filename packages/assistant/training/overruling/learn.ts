import { asItIs, type Judges } from "../../src/dialogue/judges/judges.ts";
import { clues, enough, rivalsOf } from "../../src/dialogue/judges/overruling.ts";
import { step } from "../../src/dialogue/step.ts";
import { freshState, type ScenarioState } from "../../src/dialogue/types.ts";
import type { VectorOf } from "../../src/meaning/meaning-text.ts";
import { sampleHost } from "../../src/sample-host.ts";
import type { Understander } from "../../src/understanding/understand.ts";
import type { GradedTalk } from "./load.ts";
import { logistic } from "./logistic.ts";

/** A written question that competes with a stage's answer: the grade of its reply, and the clues. */
type Contest = { grade: number; clues: readonly number[] };
/** A message for which a written question may overrule the stage. */
export type Contested = {
  talk: string;
  say: string;
  grade: number;
  rivals: readonly Contest[];
};

const restraint = 1;
/** Date on which the graded conversations take place. */
const day = new Date(2026, 10, 23, 10);

/**
 * Replays the conversations, with every stage's answer taken, and collects the messages with several graded replies.
 */
export function contests(
  understander: Understander,
  vectorOf: VectorOf,
  talks: readonly GradedTalk[],
): Contested[] {
  const found: Contested[] = [];
  for (const { name, industry, messages } of talks) {
    let state: Readonly<ScenarioState> = freshState();
    for (const { say, grades } of messages) {
      const visitor = { name: "Mara", email: "mara@client.example" };
      const incoming = { message: say, industry, visitor, now: day, host: sampleHost, vectorOf };
      const doubt: Judges["doubt"] = (situation, taken) => {
        const grade = grades.get(taken.outcome.reply.message.content);
        if (grade === undefined) return undefined;
        const rivals = rivalsOf(situation, taken).flatMap(({ outcome, clues }): Contest[] => {
          const other = grades.get(outcome.reply.message.content);
          return other === undefined ? [] : [{ grade: other, clues }];
        });
        if (rivals.length > 0) found.push({ talk: name, say, grade, rivals });
        return undefined;
      };
      ({ state } = step(understander, state, incoming, { doubt, choose: asItIs }));
    }
  }
  return found;
}

/** Learns the weight of each clue; pairs of replies with the same grade are ignored. */
export function learn(contested: readonly Contested[]): number[] {
  const cases = contested.flatMap(({ grade, rivals }) =>
    rivals
      .filter((rival) => rival.grade !== grade)
      .map((rival) => ({ features: rival.clues, is: rival.grade > grade })),
  );
  return logistic(cases, clues.length, restraint);
}

/** Returns the grade of the reply that wins. */
function ruled({ grade, rivals }: Contested, worth: readonly number[]): number {
  let best = { grade, sum: enough as number };
  for (const rival of rivals) {
    const sum = rival.clues.reduce((all, clue, at) => all + clue * (worth[at] ?? 0), 0);
    if (sum > best.sum) best = { grade: rival.grade, sum };
  }
  return best.grade;
}

const folds = 10;

/**
 * Returns the grades of the stages' replies, of those chosen by weights learned on other conversations, and of the
 * best available.
 */
export function heldOut(
  contested: readonly Contested[],
): Record<"first" | "ruled" | "best", number[]> {
  const talks = [...new Set(contested.map(({ talk }) => talk))];
  const foldOf = new Map(talks.map((talk, at) => [talk, at % folds]));
  const worths = Array.from({ length: folds }, (_all, fold) =>
    learn(contested.filter(({ talk }) => foldOf.get(talk) !== fold)),
  );
  return {
    first: contested.map(({ grade }) => grade),
    ruled: contested.map((one) => ruled(one, worths[foldOf.get(one.talk) ?? 0] ?? [])),
    best: contested.map(({ grade, rivals }) =>
      Math.max(grade, ...rivals.map((rival) => rival.grade)),
    ),
  };
}
