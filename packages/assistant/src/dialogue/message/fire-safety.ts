import { wordList } from "../../understanding/word-list.ts";

const equipment = wordList`alarms?, exits?, extinguishers?, detectors?, doors?, drills?, escapes?, blankets?`;
const asks = new RegExp(
  `\\b(?:is|are|do|does|have|has|where|which|what)\\b.{0,60}\\b(?:fire|smoke) ${equipment}\\b`,
);
const sounds = /\b(?:going off|went off|ringing|beeping|rings|beeps|stuck|blocked|locked|used)\b/;

/** Whether a message asks about the safety of the house in peace: “is a visual fire alarm fitted?”. */
export const asksOfSafety = (plain: string): boolean => asks.test(plain) && !sounds.test(plain);
