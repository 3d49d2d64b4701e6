import { clues, enough, rivalsOf } from "../../src/dialogue/overruling.ts";
import { step } from "../../src/dialogue/step.ts";
import { freshState, type ScenarioState } from "../../src/dialogue/types.ts";
import type { VectorOf } from "../../src/meaning/meaning-text.ts";
import { sampleHost } from "../../src/sample-host.ts";
import type { Understander } from "../../src/understanding/understand.ts";
import type { GradedTalk } from "./load.ts";
import { logistic } from "./logistic.ts";

/** A written question against the answer of a stage, and the grades of the two. */
type Contest = { grade: number; clues: readonly number[] };
/** A message whose stage may be overruled. */
export type Contested = {
  talk: string;
  say: string;
  grade: number;
  rivals: readonly Contest[];
};

const restraint = 1;
/** The talks were graded as held on this day. */
const day = new Date(2026, 10, 23, 10);

/** Holds the talks, every stage having its way, and collects where graded replies stand against each other. */
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
      ({ state } = step(understander, state, incoming, (situation, taken) => {
        const grade = grades.get(taken.outcome.reply.message.content);
        if (grade === undefined) return undefined;
        const rivals = rivalsOf(situation, taken).flatMap(({ outcome, clues }): Contest[] => {
          const other = grades.get(outcome.reply.message.content);
          return other === undefined ? [] : [{ grade: other, clues }];
        });
        if (rivals.length > 0) found.push({ talk: name, say, grade, rivals });
        return undefined;
      }));
    }
  }
  return found;
}

/** What each clue is worth; where both replies have the same grade, nothing is learned. */
export function learn(contested: readonly Contested[]): number[] {
  const cases = contested.flatMap(({ grade, rivals }) =>
    rivals
      .filter((rival) => rival.grade !== grade)
      .map((rival) => ({ features: rival.clues, is: rival.grade > grade })),
  );
  return logistic(cases, clues.length, restraint);
}

/** The grade of what is said in the end. */
function ruled({ grade, rivals }: Contested, worth: readonly number[]): number {
  let best = { grade, sum: enough as number };
  for (const rival of rivals) {
    const sum = rival.clues.reduce((all, clue, at) => all + clue * (worth[at] ?? 0), 0);
    if (sum > best.sum) best = { grade: rival.grade, sum };
  }
  return best.grade;
}

const folds = 10;

/** Grades of the stages, of what is learned on other talks, and of the best there was. */
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
