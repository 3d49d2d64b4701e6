import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** “The ads are off since June”: there is nothing to pause. */
export const adsAreOff = anywhere(wordList`
  ads? (are|r|were|is|have been|has been) (\w+ )?(off|stopped|paused|over|finished), (stopped|paused|ended|switched off|turned off|quit) (the |my |our |all )?(\w+ )?ads?, no ads (are )?(running|on|at the moment|right now|now), not running (any )?ads?
`);
