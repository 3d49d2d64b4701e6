import { type Index, indexOf } from "./match.ts";
import type { KnownQuestion, Wordings } from "./question.ts";

/** Advice of a desk on one subject, from `training/questions/`. */
export type Advice = {
  /** Identifies it in a conversation. */
  id: string;
  /** What its family of subjects is called within a sentence: “the quiet times”. */
  family: string;
  /** How people ask for it, and the answer, in which `{…}` is what is known of the visitor. */
  question: KnownQuestion;
  /** The answers to what may be asked of it next, by kind of question. */
  next: Readonly<Record<string, string>>;
  /** The kind of text that “write it for me” means here. */
  text?: string;
  /** That text itself, a sentence a line; “+” begins what a short text leaves out. */
  draft?: string;
};

/** All advice of a desk, and an index to find it by meaning. */
export type AdviceBook = { all: readonly Advice[]; index: Index };

export const adviceBook = (all: readonly Advice[], wordings?: Wordings): AdviceBook => ({
  all,
  index: indexOf({ questions: all.map(({ question }) => question), followUps: [] }, wordings),
});

/** For desks that give none. */
export const noAdvice: AdviceBook = adviceBook([]);
