import { anywhere, wordList } from "../../../understanding/word-list.ts";

/**
 * A matter that users bring: somebody joins or leaves, an account is shut, the bill is higher than before. It holds
 * the first answer and what is asked next, so that a short question stays on it.
 */
export type Matter = {
  /** Worded for a ticket. */
  title: string;
  /** Matches a message, in plain words, that brings it up; without it, the matter is only held. */
  names?: RegExp;
  /** Matches what looks like it but is something else. */
  not?: RegExp;
  /** How messages are handled that leave it in hand, though the reply is none of its own. */
  holds?: RegExp;
  /** The topic of the guide beside which its questions are answered. */
  guides?: string;
  /** What goes wrong with its thing is asked of it too, and begins no fault of its own. */
  faults?: true;
  /** While it is in hand, what is asked of it goes before a feature that the message names. */
  first?: true;
  /** The section of the facts that it is shown under. */
  section: string;
  /** The first answer, to a message that brings it up. */
  answer?: string;
  /** What “yes” to an offer at the end of the answer stands for. */
  offer?: string;
  /** What is asked of it next, the particular before the general. */
  asks: readonly Asked[];
};

export type Asked = { asks: RegExp; answer: string; offer?: string };

/** A question about the matter in hand, by its words anywhere in the message. */
export const asked = (asks: string, answer: string, offer?: string): Asked => ({
  asks: anywhere(asks),
  answer,
  ...(offer === undefined ? {} : { offer }),
});

const whoever = wordList`(i|we|you|he|she|they|it|that|this|somebody|someone|people|everyone)`;

/** Ways to ask that occur with every matter. */
export const ways = {
  howLong: wordList`how (long|soon|fast|quick(ly)?), when (will|does|do|is|are|can|could)( \w+){1,5}, by when, at once, right away, immediately, straight away`,
  cost: wordList`how much, costs?, (will|do|does|are|is|be|get|gets)( \w+){0,3} charged?( \w+)?, (pay|paying) (for|extra|more)( \w+)?, price, for free, (is|are) (it|that|they|those) free, extra`,
  who: wordList`who (can|does|do|is|has|may|must|should|will|would|sees?|gets?|decides|are)( \w+)?, who`,
  doIt: wordList`(can|could|would|will) ${whoever} (please |just )?(do|fix|sort|change|handle|arrange|take care|make|set|add|remove|unlock|switch|help)( \w+)?, do (it|that|this) for (me|us), for (me|us)`,
  where: wordList`where, which (menu|page|setting|button), how do (i|we) (get|find|do)( \w+)?`,
  undo: wordList`undo\w*, take (it|that|them|him|her) back, (change|changed) (my|our) minds?, (come|comes|came) back, reactivate\w*, go back`,
} as const;
