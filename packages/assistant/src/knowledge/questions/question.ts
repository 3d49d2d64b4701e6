import type { IndustryId } from "@brightkeel/contracts";
import type { VectorTable } from "../../meaning/vectors.ts";
import { normalise } from "../../understanding/normalise.ts";
import { stem } from "../../understanding/stem.ts";

/** A question with its answer, as `training/questions/` holds it; its wordings are there as vectors only. */
export type KnownQuestion = {
  intent: string;
  /** The intents that its section is about. */
  within: ReadonlySet<string>;
  ways: readonly Way[];
  /** The words of its wordings, in no order: they count together with their meaning only. */
  wordings: readonly Way[];
  /** Every word of its ways. */
  words: ReadonlySet<string>;
  answer: string;
  offer?: string;
};

/** What is asked of the answer before (“and how long?”), and means nothing without it. */
export type FollowUp = {
  /** What the conversation was about, as `KnownQuestion.within`, or the one answer that it goes on from. */
  after: ReadonlySet<string> | string;
  intent: string;
  wordings: readonly Way[];
  answer: string;
  offer?: string;
};

/** One way to ask: each place is filled by any of its words. */
export type Way = readonly { words: ReadonlySet<string>; implied: boolean }[];

/** What people say for the questions of an industry, as vectors; `owners` tells of each row which question it is of. */
export type Wordings = { table: VectorTable; owners: Uint16Array };

/** The owner of phrases that ask for an intent as a whole: what is nearer to these than to a question is none of those. */
export const intentAsWhole = 0xffff;

/** What is written down for an industry. */
export type QuestionList = {
  questions: readonly KnownQuestion[];
  followUps: readonly FollowUp[];
};

export type QuestionLists = Readonly<Record<IndustryId, QuestionList>>;

/** The words of a text as they are compared. */
export const telling = (text: string): string[] =>
  normalise(text.replaceAll("_", " ")).split(" ").filter(Boolean).map(stem);
