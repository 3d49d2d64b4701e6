import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** The order of things in a list, as opposed to an order of goods. */
export const inSequence = anywhere(wordList`
  (in|into|out of|wrong|right|same|other|another|different|random|original|alphabetical|sort(ing)?)( \w+)? order, order (of|in|by), order( \w+)? (wrong|different|changed|mixed up), re-?order\w*, order (board|form|list|project)s?
`);
