import { spansOf, withoutSpans } from "./spans.ts";

/** A clause of the visitor in the words that readers get, without a full stop. */
export type Line = {
  readonly text: string;
  /** The visitor’s own opening line or joke, what is offered, or what comes besides. */
  readonly of: "hook" | "offer" | "told";
  /** Whether it goes on with the clause before it: “life is short, eat the cake”. */
  readonly goesOn?: boolean;
};

/**
 * What the visitor told for a text, clause by clause and in their own words: what a text is checked against, and what it
 * is written from where the record of its values does not hold all of it.
 */
export type Told = {
  readonly lines: readonly Line[];
  /** How often the visitor missed something in the text. */
  readonly missed: number;
  /** Whether what they missed had been told: the text is then written from their own words. */
  readonly insists: boolean;
};

const given = /\b(?:free|half[ -]price|\d+[ -]for[ -]\d+|for the price of|on the house|bogof)\b/i;

/** Whether a clause offers something: a thing with its price, share or number. */
export const isOffer = (text: string): boolean =>
  given.test(text) ||
  spansOf(text).some(({ of }) => of === "amount") ||
  /(?<![\p{L}\d:.])\d{1,4} \p{L}{3,}|\p{L}{3,}(?: for| only| just| from|:)? \d{1,4}(?:\.\d\d)?(?= (?:each|per|a)\b|$)/u.test(
    withoutSpans(text, spansOf(text)),
  );
