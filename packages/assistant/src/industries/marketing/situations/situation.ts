import type { Way } from "../business/kinds.ts";
import type { Kind } from "./asked.ts";
import type { Brief } from "./brief.ts";

/** An answer: a sentence or two, with the visitor's figures if given. */
export type Text = string | ((brief: Brief) => string);

/**
 * A situation of a business, with a consultant's answers to it and to follow-up questions: working rules of this demo.
 */
export type Situation = {
  id: string;
  /** The name within a sentence: “As for …”. */
  name: string;
  /** Ways to describe it: in each, all patterns must match. */
  signs: readonly (readonly RegExp[])[];
  /** The ways in which customers come, if limited to such businesses. */
  ways?: readonly Way[];
  /** Rules the situation out. */
  not?: RegExp;
  /** The first answer: the most likely cause, and the one thing to do. */
  opening: Text;
  /** Examples of what the first answer suggests, if they are asked for. */
  examples?: Text;
  /** Questions specific to this situation. */
  own?: readonly (readonly [RegExp, Text])[];
  /** Answers to the questions common to all situations. */
  answers: Partial<Record<Kind, Text>>;
};
