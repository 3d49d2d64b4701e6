import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Promises no return without a condition once the customer has said that the item was used. */

/** A promise of a return, and its condition if it names one. */
const yes =
  /Yes, you can return it\.|No problem, you can send it back[^.]{0,80}\.(?: Returns are free\.)?/;
const unused = anywhere(wordList`
  (not|never|n[’']?t)( \w+){0,2} (used|worn|lit|opened|tried|pitched), unused, unworn, brand new, un-?opened, only (opened|tried on), at home, indoors, in the (house|living room|garden)
`);
const used = anywhere(wordList`
  used, after (the|our|my|a|this) (trip|holiday|weekend|tour|hike|festival), muddy, lit( it)?, wore, worn, slept in, cooked (with|on), took it (out|on|to), camped, pitched, hiked, out(side|doors) with
`);
/** How to send it, which is not yet what matters. */
const howTo = / Print the label[^.]{0,80}\./;
const lately = 3;

/** Whether a text tells that something was used, or will be before it goes back. */
export const tellsUse = (text: string): boolean => used.test(text) && !unused.test(text);
/** What is left for a used item. */
export const onlyUnused =
  "once it’s been used outdoors we can’t take it back, and only the warranty is left, for a defect";

/** Returns the answer with its condition; undefined if nothing was said of use, or if it is no such answer. */
export function usedReturn({ message, state }: Turn, outcome: Outcome): Outcome | undefined {
  const { content } = outcome.reply.message;
  if (!yes.test(content)) return undefined;
  const said = [...state.exchanges.slice(-lately).map(({ visitor }) => visitor), message];
  const last = said.findLast((text) => used.test(text) || unused.test(text));
  if (last === undefined || unused.test(last)) return undefined;
  const text = content
    .replace(howTo, "")
    .replace(
      yes,
      "Not if it was used outdoors: then only the warranty is left, for a defect. Tried at home, yes.",
    );
  return { ...outcome, reply: { ...outcome.reply, message: { content: text } } };
}
