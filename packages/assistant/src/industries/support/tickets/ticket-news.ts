import { spoken } from "../../../dialogue/reply/reply.ts";
import type { ScenarioState, Turn } from "../../../dialogue/types.ts";
import { dayOf, weekdayFrom } from "../../../understanding/calendar.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { answeredIn } from "./urgency.ts";

/** Questions about a looked-up ticket: how updates arrive, and when the fix is released. */

const tellsMe = anywhere(wordList`
  (mail|e-?mail|notify|tell|inform|message|text|ping|write|let)( \w+)? (me|us)( \w+){0,6} (when|once|as soon as|if)( \w+)*, (will|do|can) (i|we) (get|be|hear)( \w+){0,6} (mail|e-?mail|told|notified|informed|message|news)( \w+)*
`);
const whichDay = anywhere(
  wordList`(which|what|this|next) (tuesday|day|date|week), when exactly, the date`,
);
const tuesday = 2;

/** What is said when a step that engineering asked for did not help. */
export const addedTo = (number: string): string =>
  `Thank you: I’ve added to ${number} that it didn’t help, so it’s back with engineering.`;

type Noted = Pick<ScenarioState, "noted">;

/** Returns what was noted in a conversation, with the escalation of a sample ticket, or an answer that it waited for. */
export const withNews = (
  { noted }: Noted,
  number: string,
  news: "answered" | "escalated",
): NonNullable<Noted["noted"]> => ({ ...noted, [number]: { ...noted?.[number], [news]: 1 } });

/** Whether the visitor’s answer was added to a ticket that waited for it. */
export const isAnswered = ({ noted }: Noted, number: string): boolean =>
  noted?.[number]?.answered !== undefined;

const level = "critical";
/** Whether this conversation raised a sample ticket, which itself stays as it is. */
export const isEscalated = ({ noted }: Noted, number: string): boolean =>
  noted?.[number]?.escalated !== undefined;

type Sample = { number: string; state: string; priority: string; note?: string };

/** Returns a sample ticket with what this conversation changed of it: an answer added, a priority raised. */
export function asItStands<Kind extends Sample>(conversation: Noted, sample: Kind): Kind {
  const { number } = sample;
  if (sample.state === "Solved")
    return conversation.noted?.[number]?.told === undefined
      ? sample
      : {
          ...sample,
          state: "Open again",
          note: `What you added is in it: a person answers ${answeredIn(sample.priority)}.`,
        };
  if (isEscalated(conversation, number))
    return {
      ...sample,
      state: "Escalated",
      priority: level,
      note: `It’s with the lead on duty, as you asked: a person answers ${answeredIn(level)}.`,
    };
  const told = String(conversation.noted?.[number]?.told ?? "");
  return isAnswered(conversation, number) ||
    (sample.state === "Waiting for you" && reports.test(told))
    ? { ...sample, state: "In progress", note: backWith(number, sample.priority) }
    : sample;
}

/** What a customer adds to a ticket that waits for them answers its question. */
const reports =
  /\b(?:re-?connect\w*|pressed|tried|works?|worked|working|back|stops?|stopped|syncs?|did)\b/i;

/** Where a ticket stands whose question was answered. */
export const backWith = (number: string, priority: string): string =>
  `${number} is back with engineering, with what you told me: a person answers ${answeredIn(priority)}.`;

/** Answers it; undefined if the message asks for something else. */
export function followedUp(
  { plain, now }: Turn,
  { number, note }: { number: string; note?: string },
): string | undefined {
  if (tellsMe.test(plain))
    return `You’ll get an e-mail at each step, to your account’s address, and you can ask for ${number} here any time. In this demo no e-mail is sent.`;
  return note?.includes("Tuesday") && whichDay.test(plain)
    ? `On ${spoken(weekdayFrom(tuesday, dayOf(now)))}: releases come on a Tuesday, and ${number} gets an e-mail when it’s out.`
    : undefined;
}
