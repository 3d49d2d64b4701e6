/** A plain question of a business owner, with the answer of an experienced adviser: working rules of this demo. */
export type PlainQuestion = {
  readonly id: string;
  /**
   * Ways to ask it. In each, every place must be filled: places are separated by spaces, “a|b” is either word, “a_b”
   * both, and “@name” any word of a list in `words.ts`.
   */
  readonly ways: readonly string[];
  /** The subject of advice that follow-up questions are about. */
  readonly subject?: string;
  /** Whether it may be asked of what was said before: “what do I ask them?” */
  readonly next?: true;
  /** Words that rule it out, in the same notation. */
  readonly not?: string;
  /** At most 40 words; “{20}” is an amount, shown in the visitor's currency. */
  readonly answer: string;
};
