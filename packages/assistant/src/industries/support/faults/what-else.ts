import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { sentencesIn } from "../ticket-file/told.ts";

const before = wordList`and, so, ok, but, is there, do you have, any idea`;
const whoCan = wordList`(can|could|should|may|might|do) (i|we|you|he|she|they|people), (i|we|he|she|they) (can|could|should|may), to`;
const tries = wordList`try, do, check, test, suggest, look at`;
const asksMore = new RegExp(
  `^(?:${before} )*(?:anything|what|something|any other thing) else\\b(?: (?:is there|that))?(?: ${whoCan})*(?: ${tries})?(?: now| then| there| about (?:it|this))*$`,
);

/** Whether a sentence of a message asks what else there is to try against a fault: “anything else I can do?” */
export const asksWhatElse = (message: string): boolean =>
  sentencesIn(message).some((one) => asksMore.test(plainWords(one)));
