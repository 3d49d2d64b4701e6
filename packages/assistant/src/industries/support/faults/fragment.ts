import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { troubleshooting } from "../facts/facts.ts";

/** What a fault is told by; “I did not click on it” tells of none. */
const reports = anywhere(wordList`
  (?<!\b(?:i|we) )(do|does|did|is|are|was|were|has|have|will|would) not, can not, no longer, no more, nothing, nobody, gone, missing, lost, deleted?, disappear\w*, vanish\w*, empty, blank, broken?, crash\w*, errors?, fail\w*,
  stuck, hang\w*, froze\w*, freez\w*, slow\w*, lag\w*, locked, denied, wrong, problems?, issues?, trouble, bugs?, stop(s|ped), forgot\w*, down, white, grey, gray, [45]\d\d, spinn\w*, loading, out, twice, kaputt, dead, weird,
  log ?in, sign ?in, password, codes?, restor\w*, recover\w*, back, trash, still, again, stolen, hacked, notifications?, app
`);
const mostWords = 5;

/** “And files?”, “session timeout?”: a few words amid a conversation, without a fault, begin no steps against one. */
export const noFragment = ({ intent, plain, state }: Turn): string | undefined =>
  troubleshooting[intent] !== undefined &&
  state.exchanges.length > 0 &&
  state.flow?.name !== "tree" &&
  // An answer to a question of the desk's may be as short as it likes.
  state.last?.message.content.trim().endsWith("?") !== true &&
  plain.split(" ").length <= mostWords &&
  !reports.test(plain)
    ? ""
    : undefined;
