import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** A fault that people bring to the desk by the name of the thing, with what helps in the order in which it mostly does. */
export type FaultCase = {
  /** In the words of a ticket. */
  title: string;
  /** The thing, in a message in plain words. */
  names: RegExp;
  /** What is wrong with it, where that is more than `trouble`. */
  wrong?: RegExp;
  urgency: "normal" | "high";
  /** The fact beside which it is printed. */
  section: string;
  steps: readonly { text: string; done: RegExp }[];
  /** What is asked of it once it is in hand; `atOnce` is of use to whoever names it with the fault, such as a code. */
  asks?: readonly { asks: RegExp; answer: string; atOnce?: true }[];
  /** It is no wonder that several people have it: no ticket by their number alone. */
  ofMany?: true;
};

/** Words of a step that is tried, as whole words anywhere. */
export const words = (list: string): RegExp => anywhere(list);

/** Words by which somebody says that a thing does not do what it should. */
export const trouble = anywhere(wordList`
  (do|does|did|is|was|are|were|has|have|will|would|can|could) not, not (getting|receiving|coming|working|arriving|syncing|firing|there|possible), no longer, no more, never, nobody, no ?one, none, nothing,
  stop(s|ped)?, fail\w*, errors?, broken?, down, missing, empty, blank, white (page|screen), stuck, hang(s|ing)?, hung, wrong, denied, refused, rejected, invalid, expired, problems?, issues?, trouble,
  crash\w*, dead, gone, lost, dropped, silent, bounced?, spins?, spinning, loading forever, [45]\d\d, timeouts?, times? out, timed out, out of sync, weird, broke, ignored?, dies?, died, breaks?( off)?, aborts?, loop(s|ing)?, bounc(e|es|ing), without success, delayed, late, only half, incomplete, kaputt
`);
