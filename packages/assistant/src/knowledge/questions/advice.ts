import { type Index, indexOf } from "./match.ts";
import type { KnownQuestion, Wordings } from "./question.ts";

/** Advice on one subject, from `training/questions/`. */
export type Advice = {
  /** Identifies it in the conversation's state. */
  id: string;
  /** Name of its group of subjects, for use within a sentence: “the quiet times”. */
  family: string;
  /** How people ask for it, and the answer, in which `{…}` stands for facts about the visitor. */
  question: KnownQuestion;
  /** Answers to follow-up questions, by kind of question. */
  next: Readonly<Record<string, string>>;
  /** The kind of text that “write it for me” produces. */
  text?: string;
  /** That text, one sentence per line; a short version leaves out lines that start with “+”. */
  draft?: string;
};

/** All of a desk's advice, and an index for finding it by meaning. */
export type AdviceBook = { all: readonly Advice[]; index: Index };

export const adviceBook = (all: readonly Advice[], wordings?: Wordings): AdviceBook => ({
  all,
  index: indexOf({ questions: all.map(({ question }) => question), followUps: [] }, wordings),
});

/** For desks that give no advice. */
export const noAdvice: AdviceBook = adviceBook([]);
