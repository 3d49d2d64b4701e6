import type { IndustryId } from "@brightkeel/contracts";
import type { QuestionSpace } from "../../meaning/question-space.ts";
import type { VectorTable } from "../../meaning/vectors.ts";
import { normalise } from "../../understanding/normalise.ts";
import { remembered } from "../../understanding/remembered.ts";
import { stem } from "../../understanding/stem.ts";

/** A question with its answer, from `training/questions/`; the exact wordings are stored only as vectors. */
export type KnownQuestion = {
  intent: string;
  /** The intents that its section covers. */
  within: ReadonlySet<string>;
  ways: readonly Way[];
  /** The words of its wordings, unordered; used only together with the similarity of meaning. */
  wordings: readonly Way[];
  /** All words of its ways. */
  words: ReadonlySet<string>;
  answer: string;
  offer?: string;
};

/** A question about the previous answer (“and how long?”), meaningless on its own. */
export type FollowUp = {
  /** What it follows: the subjects of a section, as in `KnownQuestion.within`, or one particular answer. */
  after: ReadonlySet<string> | string;
  intent: string;
  wordings: readonly Way[];
  answer: string;
  offer?: string;
};

/** One way to ask: a list of places, each filled by any one of its words. */
export type Way = readonly { words: ReadonlySet<string>; implied: boolean }[];

/**
 * Wordings as vectors; `owners` maps each row to what it asks for. The rows are embeddings in `space`, or the encoder's
 * vectors if there is none.
 */
export type Wordings = { space?: QuestionSpace; table: VectorTable; owners: Uint16Array };

/**
 * Owner of the phrases that ask for an intent as a whole: a message closer to these than to any question is not asking
 * one of the questions.
 */
export const intentAsWhole = 0xffff;

/** The written questions of an industry. */
export type QuestionList = {
  questions: readonly KnownQuestion[];
  followUps: readonly FollowUp[];
};

export type QuestionLists = Readonly<Record<IndustryId, QuestionList>>;

/** Splits a text into normalised stems for comparison. */
export const telling = remembered((text: string): readonly string[] =>
  normalise(text.replaceAll("_", " ")).split(" ").filter(Boolean).map(stem),
);
