import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Whether a message asks for the reply to a review. */

export const quoted = /["“]([^"”]{6,200})["”]/;
export const ofReview = anywhere(
  wordList`reviews?, reviewed, stars?, star rating, rating, complain\w*, complaint, tripadvisor`,
);
export const asksIt = anywhere(wordList`
  what (do|should|can|could|ought|shall|would|must) (i|we) (to )?(answer|reply|say|write|respond), how (do|should|can|could|would|shall) (i|we) (answer|reply|respond|react),
  (reply|answer|respond|response) (to|for) (it|this|that|him|her|them|the|a|my|an|on), (write|draft|give|need|want|do|make|word|help) (me |us |with )?(an? |the |my |some )?(\w+ )?(reply|answer|response), ^(reply|answer|respond), what to (answer|reply|say|write)
`);
const nobody = wordList`he, she, they, who, customer, guest, client, person, man, woman, reviewer`;
const notTrue = anywhere(
  wordList`fake, false, untrue, lies?, lying, not true, never (been|was|stayed|visited|ate|bought|came) (here|with us|to us|to our \w+), ${nobody} (has |have |had |was |were )?never (been|came|stayed|visited|ate|bought), no record, competitor, made up, not a (customer|client|guest), was not (a )?(customer|client|guest), good review, (four|five|4|5)[ -]?stars?`,
);

/** Whether a message asks for the reply to a bad review that may be true. */
export function asksReply(message: string): boolean {
  const plain = plainWords(message.replace(quoted, " "));
  return asksIt.test(plain) && ofReview.test(plain) && !notTrue.test(plain);
}
