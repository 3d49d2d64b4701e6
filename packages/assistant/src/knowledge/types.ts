import type { SourceId } from "./sources.ts";

/** One thing the assistant knows. “{name}” in a text is a value of the business it speaks for. */
export type Fact = {
  text: string;
  source: SourceId;
  /** What one might ask next. */
  next?: readonly string[];
  /** Where the text ends with an offer: the message that “yes” stands for. */
  offer?: string;
};

export type Knowledge = Readonly<Record<string, Fact>>;
