import { spoken } from "../../dialogue/reply.ts";
import type { Turn } from "../../dialogue/types.ts";
import { dayOf, weekdayFrom } from "../../understanding/calendar.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";

/** What is asked of a ticket that was looked up: by which way its news come, and on which day its correction does. */

const tellsMe = anywhere(wordList`
  (mail|e-?mail|notify|tell|inform|message|text|ping|write|let)( \w+)? (me|us)( \w+){0,6} (when|once|as soon as|if)( \w+)*, (will|do|can) (i|we) (get|be|hear)( \w+){0,6} (mail|e-?mail|told|notified|informed|message|news)( \w+)*
`);
const whichDay = anywhere(
  wordList`(which|what|this|next) (tuesday|day|date|week), when exactly, the date`,
);
const tuesday = 2;

/** Answers it; undefined if the message asks for something else. */
export function followedUp(
  { plain, now }: Turn,
  { number, note }: { number: string; note?: string },
): string | undefined {
  if (tellsMe.test(plain))
    return `You hear of it by e-mail at each step, to the address of your account, and here whenever you ask for ${number}. In this demo no mail is sent.`;
  return note?.includes("Tuesday") && whichDay.test(plain)
    ? `On ${spoken(weekdayFrom(tuesday, dayOf(now)))}: releases come on a Tuesday, and ${number} is told by e-mail when it is out.`
    : undefined;
}
