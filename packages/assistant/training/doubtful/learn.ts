import { doubts, evidence, isBareFact, summed } from "../../src/dialogue/judges/doubtful.ts";
import { asItIs, type Judges } from "../../src/dialogue/judges/judges.ts";
import { overruled } from "../../src/dialogue/judges/overruling.ts";
import { step } from "../../src/dialogue/step.ts";
import { freshState, type ScenarioState } from "../../src/dialogue/types.ts";
import type { VectorOf } from "../../src/meaning/meaning-text.ts";
import { sampleHost } from "../../src/sample-host.ts";
import type { Understander } from "../../src/understanding/understand.ts";
import { logistic } from "../overruling/logistic.ts";
import { type JudgedTalk, lettersOf } from "./graded-talks.ts";

/** Rounds from this one on are kept apart: nothing is learned from them. */
const keptApart = "2026-11-25";

export const learnable = ({ round }: JudgedTalk): boolean => round < keptApart;

const restraint = 2;

/** Replies that say that nothing was understood; there is nothing to doubt in them. */
const lost =
  /not something I can answer|did not quite get|not certain yet|Do you mean one of these|not on record here|My facts do not say|No answer from me there|outside what I|I keep missing|say it another way|in other words\?|rather not guess/i;

/**
 * Learns the weight of each clue from the texts of graded replies. Whichever stage gave them, and however the engine
 * has changed since then, they show what a reply that misses the message looks like.
 */
export function learnDoubts(understander: Understander, talks: readonly JudgedTalk[]): number[] {
  const cases = talks.flatMap(({ industry, replies }) =>
    replies.flatMap(({ message, reply, grade }, earlier) => {
      if (lost.test(reply)) return [];
      const understanding = understander.understand(message, industry);
      const answered = { message, understanding, reply, earlier };
      const features = evidence(understander.questions(industry), answered);
      return [{ features, is: grade === 0 }];
    }),
  );
  return logistic(cases, doubts.length, restraint);
}

/** A fact that today's engine gives in answer to a message, as it did when the reply was graded. */
type Fact = {
  readonly talk: JudgedTalk;
  readonly message: string;
  readonly grade: number;
  readonly clues: readonly number[];
};

/** Replays conversations and collects the facts that may be doubted and whose grade is still valid. */
export function factsIn(
  understander: Understander,
  vectorOf: VectorOf,
  talks: readonly JudgedTalk[],
): Fact[] {
  const facts: Fact[] = [];
  for (const talk of talks) {
    const { industry } = talk;
    const now = new Date(`${talk.round.slice(0, 10)}T10:00:00`);
    const visitor = { name: "Mara", email: "mara@client.example" };
    let state: Readonly<ScenarioState> = freshState();
    for (const { message, reply, grade } of talk.replies) {
      const incoming = { message, industry, visitor, now, host: sampleHost, vectorOf };
      const doubt: Judges["doubt"] = (situation, taken) => {
        const other = overruled(situation, taken);
        const { turn } = situation;
        const same = lettersOf(taken.outcome.reply.message.content) === lettersOf(reply);
        if (!other && same && isBareFact(situation, taken)) {
          const answered = { ...turn, reply, earlier: turn.state.exchanges.length };
          const clues = evidence(understander.questions(industry), answered);
          facts.push({ talk, message, grade, clues });
        }
        return other;
      };
      ({ state } = step(understander, state, incoming, { doubt, choose: asItIs }));
    }
  }
  return facts;
}

const folds = 10;

/**
 * Returns the evidence against each fact by weights that were learned without its conversation: for a round that is
 * kept apart, those of `learnable` conversations, else those of nine tenths of these.
 */
export function heldOutDoubts(
  understander: Understander,
  talks: readonly JudgedTalk[],
  facts: readonly Fact[],
): { fact: Fact; sum: number }[] {
  const known = talks.filter(learnable);
  const foldOf = new Map(known.map((talk, at) => [talk, at % folds]));
  const whole = learnDoubts(understander, known);
  const parts = Array.from({ length: folds }, (_all, fold) =>
    learnDoubts(
      understander,
      known.filter((talk) => foldOf.get(talk) !== fold),
    ),
  );
  return facts.map((fact) => ({
    fact,
    sum: summed(fact.clues, parts[foldOf.get(fact.talk) ?? -1] ?? whole),
  }));
}
