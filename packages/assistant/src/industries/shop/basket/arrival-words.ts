import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Tells whether a message asks when a parcel would arrive. */

const when = anywhere(wordList`
  when (will|does|would|do|can|is) (it|they|that|this|the parcel)( be)? (here|there|come|arrive|delivered|get (here|there|to)|reach), when is it here, by when,
  when (can|could|will|would) (you|u) (deliver|send|ship)( (it|that|them|this))?, when (will|would|do|can) (i|we) (have|get|receive) (it|them|that|those|everything|all), when (it|they) (comes?|arrives?|gets? (here|there|to)|reach\w*),
  how (long|soon|fast|many days)( \w+){0,4} (take|deliver\w*|ship\w*|arrive|get here|get there|to|till|until), days to, price and days, how many days
`);
/** The time that a thing takes or lasts in use: “how long to put it up”, “how many days can I walk with it”. */
const inUse = anywhere(wordList`
  how long( \w+){0,4} to (put|set|pitch|build|assemble|boil\w*|cook|dry|charge|learn|pack|fold|clean|wash|fix|repair|take (it )?down),
  how many days( \w+){0,4} (walk\w*|hik\w*|go|trek\w*|carry|last\w*|enough|good|pack\w*|use|used|with|hold|holds|back|return|on),
  (is|are|it|that|this|one|litres?) (\w+ )?(enough|good|made|meant) for, how (long|many days)( \w+){0,2} to (return|decide|swap|exchange|send (it )?back|claim|complain)
`);

export const asksArrival = (plain: string): boolean => when.test(plain) && !inUse.test(plain);

/** “And time?” */
export const shortTime = /^(?:the |what )?(?:delivery )?time$/;
