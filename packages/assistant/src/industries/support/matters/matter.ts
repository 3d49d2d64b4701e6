import { anywhere, wordList } from "../../../understanding/word-list.ts";

/**
 * A matter that users bring up: someone joins or leaves, an account is locked, the bill went up. It contains the first
 * answer and answers to follow-ups, so that short questions stay on it.
 */
export type Matter = {
  /** Worded for a ticket. */
  title: string;
  /** Matches a message, in plain words, that brings it up; without it, the matter can only be continued (`holds`). */
  names?: RegExp;
  /** Matches similar messages about something else. */
  not?: RegExp;
  /** `handled` values of other replies after which it becomes current. */
  holds?: RegExp;
  /** The topic of the guide alongside which its questions are answered. */
  guides?: string;
  /** Faults with its subject are part of it and do not start a fault of their own. */
  faults?: true;
  /** While it is current, its questions take precedence over a feature that the message names. */
  first?: true;
  /** The section of the facts under which it is shown. */
  section: string;
  /** The first answer, to a message that brings it up. */
  answer?: string;
  /** What “yes” to an offer at the end of the answer stands for. */
  offer?: string;
  /** Follow-up questions, specific before general. */
  asks: readonly Asked[];
};

export type Asked = { asks: RegExp; answer: string; offer?: string };

/** A question about the current matter, recognised by words anywhere in the message. */
export const asked = (asks: string, answer: string, offer?: string): Asked => ({
  asks: anywhere(asks),
  answer,
  ...(offer === undefined ? {} : { offer }),
});

const whoever = wordList`(i|we|you|he|she|they|it|that|this|somebody|someone|people|everyone)`;

/** Wordings that occur with every matter. */
export const ways = {
  howLong: wordList`how (long|soon|fast|quick(ly)?), when (will|does|do|is|are|can|could)( \w+){1,5}, by when, at once, right away, immediately, straight away`,
  cost: wordList`how much, costs?, (will|do|does|are|is|be|get|gets)( \w+){0,3} charged?( \w+)?, (pay|paying) (for|extra|more)( \w+)?, price, for free, (is|are) (it|that|they|those) free, extra`,
  who: wordList`who (can|does|do|is|has|may|must|should|will|would|sees?|gets?|decides|are)( \w+)?, who`,
  doIt: wordList`(can|could|would|will) ${whoever} (please |just )?(do|fix|sort|change|handle|arrange|take care|make|set|add|remove|unlock|switch|help)( \w+)?, do (it|that|this) for (me|us), for (me|us)`,
  where: wordList`where, which (menu|page|setting|button), how do (i|we) (get|find|do)( \w+)?`,
  undo: wordList`undo\w*, take (it|that|them|him|her) back, (change|changed) (my|our) minds?, (come|comes|came) back, reactivate\w*, go back`,
} as const;
