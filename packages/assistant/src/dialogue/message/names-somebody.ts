import { whole, wordList } from "../../understanding/word-list.ts";

/** People that a visitor may speak of, by what they are to somebody. */
const relatives = wordList`child(ren)?, kids?, baby, boy, girl, sons?, daughters?, toddler, wife, husband, mother, mum, mom, father, dad, parents, friends?, partner, girlfriend, boyfriend, brothers?, sisters?, colleagues?, grand(ma|pa|mother|father|parents)`;
/** A message of such people, with whose they are and how old, and no other word. */
const namesOnly = whole(
  `(?:(?:${relatives}|${wordList`and, or, my, his, her, their, our, the, a, an, he, she, it, they, we, is, are, also, too, plus, with, years?, old, only, just, \d{1,3}`})(?: |$)){1,14}`,
);

/**
 * Whether a message names somebody, perhaps with an age, and nothing that has happened: “his sister, she is 8”. It is no
 * call for help then, however much it is like one to the classifier.
 *
 * @param plain the message in plain words.
 */
export const namesSomebody = (plain: string): boolean => namesOnly.test(plain);
