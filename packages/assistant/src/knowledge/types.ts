import type { SourceId } from "./sources.ts";

/**
 * A question about a fact, as a pattern over `plainWords`, and its answer, which says nothing that the fact's text does
 * not.
 */
export type Point = readonly [asks: RegExp, text: string];

/** The points of each intent, in matching order. */
export type Points = Readonly<Record<string, readonly Point[]>>;

/** One thing the assistant knows. “{name}” in a text is replaced by a value of the business. */
export type Fact = {
  text: string;
  source: SourceId;
  /** Suggested follow-up questions. */
  next?: readonly string[];
  /** The message that “yes” stands for if the text ends with an offer. */
  offer?: string;
  /** Answers to single questions about the fact. */
  points?: readonly Point[];
};

export type Knowledge = Readonly<Record<string, Fact>>;
