import type { Kind } from "./asked.ts";
import type { Brief } from "./brief.ts";

/** What is said: a sentence or two, with figures of the visitor where some were told. */
export type Text = string | ((brief: Brief) => string);

/** A state that a business is in, and what a consultant says to it and to what is asked next: working rules of this demo. */
export type Situation = {
  id: string;
  /** In a sentence: “As for …”. */
  name: string;
  /** Ways to tell it: each holds patterns that must all be found. */
  told: readonly (readonly RegExp[])[];
  /** What makes it another thing after all. */
  not?: RegExp;
  /** The first answer: what it most likely is, and the one thing to do. */
  opening: Text;
  /** What only this situation is asked. */
  own?: readonly (readonly [RegExp, Text])[];
  /** What any may be asked. */
  answers: Partial<Record<Kind, Text>>;
};
