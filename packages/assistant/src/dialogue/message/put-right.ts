import { wordList } from "../../understanding/word-list.ts";

/** Reads a message that corrects itself: “12 to 14 December, actually make it 13-15”, “for 2, no sorry, 3 people”. */

const rights = wordList`
  no,? wait, wait,? no, no,? sorry, sorry,? (i mean|no|it'?s), actually,? (no|it'?s|i mean|rather|make (it|that)), scratch that,
  i mean(t)?, or rather, correction, make (it|that), oops,? (no|i mean)
`;
const boundary = new RegExp(`(?<=\\S[\\s,.!;:(-]+)(?:\\b${rights}[\\s,:.]+)+`, "gi");
/** A departure, or an additional question, is not a correction. */
const goesOn = /^(?:and |but |to |till? |until )?(?:leav|depart|check|stay|until|till?)\w*\b/i;
const least = 3;

/** Returns the parts of a message before and after it corrects itself; undefined if it does not. */
export function putRight(message: string): { head: string; tail: string } | undefined {
  const last = [...message.matchAll(boundary)].at(-1);
  if (!last) return undefined;
  const head = message.slice(0, last.index);
  const tail = message.slice(last.index + last[0].length);
  return head.split(/\s+/).length < least || goesOn.test(tail) ? undefined : { head, tail };
}
