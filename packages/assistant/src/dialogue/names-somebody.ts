import { whole, wordList } from "../understanding/word-list.ts";

const relatives = wordList`child(ren)?, kids?, baby, boy, girl, sons?, daughters?, toddler, wife, husband, mother, mum, mom, father, dad, parents, friends?, partner, girlfriend, boyfriend, brothers?, sisters?, colleagues?, grand(ma|pa|mother|father|parents)`;
const namesOnly = whole(
  `(?:(?:${relatives}|${wordList`and, or, my, his, her, their, our, the, a, an, he, she, it, they, we, is, are, also, too, plus, with, years?, old, only, just, \d{1,3}`})(?: |$)){1,14}`,
);
/** Whether a message names somebody, perhaps with an age, and nothing that has happened: “his sister, she is 8”. */
export const namesSomebody = (plain: string): boolean => namesOnly.test(plain);
