import { wordList } from "../../../../understanding/word-list.ts";

const until = wordList`by, until, till, til, before, (offer |deal |sale )?ends?( on)?, valid (until|till|to), deadline( is)?, last (orders?|chance|day|date)( is| on| by)*`;
const lastWord = new RegExp(`\\b${until}[:,]?(?: the)? ?$`, "i");
const forWriter = /\b(?:need|want|ready|finish|send|have) (?:it|this|that|them|the \w+) $/i;

/**
 * Whether a date is a deadline (“book by 30 November”), judged by the words before it; the day a text is needed is not
 * one.
 */
export function endsOn(message: string, dateText: string): boolean {
  const at = message.toLowerCase().indexOf(dateText.toLowerCase());
  const before = message.slice(0, Math.max(0, at));
  // “By nov 30” may have its preposition in the date itself.
  const text = /^(?:by|until|till|before) /i.test(dateText) ? `${before}by ` : before;
  const found = lastWord.exec(text);
  return found !== null && !forWriter.test(text.slice(0, found.index));
}
