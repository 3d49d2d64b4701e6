import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";

const results = wordList`leads?, enquir(y|ies), inquir(y|ies), calls?, requests?, customers?, clients?, sales?, orders?, bookings?, jobs?, patients?, members?, buyers?`;
const supposes = /\b(?:if|when|what about|suppose|next month|next time)\b/;
const many = new RegExp(`\\bhow many (?:more |new )?${results}\\b`);

/** Whether the money in a message is hypothetical rather than spent: “if I spend 2,000 next month, how many customers”. */
export const supposesSpend = (message: string): boolean => {
  const plain = plainWords(message);
  return supposes.test(plain) && many.test(plain);
};
