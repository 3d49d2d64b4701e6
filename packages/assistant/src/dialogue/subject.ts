/** A subject that a reply must address if the message names it. */
export type Subject = {
  /** Words that name it and nothing else. */
  readonly words: string;
  /** The intent that it belongs to, and the answer if no written question matches. */
  readonly intent: string;
  readonly answer: string;
  /** The message that “yes” stands for, if the answer ends with an offer. */
  readonly offer?: string;
  /** Whether, beside a narrower subject, it only says where or when. */
  readonly broad?: true;
  /** Whether any answer to its intent addresses it. */
  readonly whole?: true;
};
