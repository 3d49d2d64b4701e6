import type { SourceId } from "./sources.ts";

/**
 * What one may ask of a fact, as a pattern over `plainWords`, and the answer to that alone. Nothing in it says more than
 * the fact's text.
 */
export type Point = readonly [asks: RegExp, text: string];

/** By intent, each list in the order in which it is looked through. */
export type Points = Readonly<Record<string, readonly Point[]>>;

/** One thing the assistant knows. “{name}” in a text is a value of the business it speaks for. */
export type Fact = {
  text: string;
  source: SourceId;
  /** What one might ask next. */
  next?: readonly string[];
  /** Where the text ends with an offer: the message that “yes” stands for. */
  offer?: string;
  /** Answers to single questions about it. */
  points?: readonly Point[];
};

export type Knowledge = Readonly<Record<string, Fact>>;
