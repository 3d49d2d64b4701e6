import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** A fault that visitors report by naming what is affected, with remedies ordered by how often they help. */
export type FaultCase = {
  /** Worded for a ticket. */
  title: string;
  /** Matches the affected thing in a message in plain words. */
  names: RegExp;
  /** Matches what is wrong with it, if `trouble` is not enough. */
  wrong?: RegExp;
  /** Matches similar messages about something else. */
  not?: RegExp;
  urgency: "normal" | "high";
  /** The section of the facts under which it is shown. */
  section: string;
  steps: readonly { text: string; done: RegExp }[];
  /**
   * Questions about the fault once it is current; `atOnce` also answers the message that first names the fault, for
   * instance with an error code.
   */
  asks?: readonly { asks: RegExp; answer: string; atOnce?: true }[];
  /** Several people often have this fault at once, so their number alone opens no ticket. */
  ofMany?: true;
};

/** Words for a step that was tried, as whole words anywhere. */
export const words = (list: string): RegExp => anywhere(list);

/** Words that say something does not work as it should. */
export const trouble = anywhere(wordList`
  (do|does|did|is|was|are|were|has|have|will|would|can|could) not, not (getting|receiving|coming|working|arriving|syncing|firing|there|possible), no longer, no more, never, nobody, no ?one, none, nothing,
  (gets?|got|receives?|received|sees?|has) no \w+, stop(s|ped)?, fail\w*, errors?, broken?, down, missing, empty, blank, white (page|screen), stuck, hang(s|ing)?, hung, wrong, denied, refused, rejected, invalid, expired, problems?, issues?, trouble,
  crash\w*, dead, gone, lost, dropped, silent, bounced?, spins?, spinning, loading forever, [45]\d\d, timeouts?, times? out, timed out, out of sync, weird, broke, ignored?, dies?, died, breaks?( off)?, aborts?, loop(s|ing)?, bounc(e|es|ing), without success, delayed, late, only half, incomplete, kaputt
`);
