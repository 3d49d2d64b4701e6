import { counted, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";

/** The remaining days of a trial, from the stated and possibly corrected day: “day 7 of the trial, no, 9”. */

const length = 14;
const extension = 7;
const stated = [
  /\bday (?:number )?(\d{1,2})\b/g,
  /\b(\d{1,2})(?:st|nd|rd|th) day\b/g,
  /\b(?:started|began|begun|signed up)\b.{0,20}?\b(\d{1,2}) days ago\b/g,
];
const asksLeft = /\b(?:left|remain\w*|how (?:many|long)|when|still have|ends?|over|runs? out)\b/;
const corrects =
  /^(?:(?:no|sorry|wait|oops|i mean|actually|ah|hm)\b.*?\b)?(\d{1,2})\b(?! ?(?:people|users|seats|dollars)\b)/;
const withinMessage =
  /\bday \d{1,2}\b.*\b(?:no|wait|sorry|i mean|or rather|actually)\b[ a-z]*\b(\d{1,2})\b/;

/** How many exchanges back the trial may have been mentioned. */
const lately = 2;
const asksBare =
  /^(?:so |and )*(?:how (?:many|much)(?: \w+)? (?:left|remain\w*|do (?:i|we) (?:still )?have)|when (?:is it|does it) (?:over|end)|until when)\b/;

const daysIn = (text: string): number[] =>
  stated.flatMap((pattern) => [...text.matchAll(pattern)].map(([, day]) => Number(day)));

export function ofTrialDays({ plain, state }: Turn): Outcome | undefined {
  const text = withDigits(plain);
  const goesOn = state.before === "trial_days";
  const talk = state.exchanges.slice(-lately).map(({ visitor }) => withDigits(plainWords(visitor)));
  const spoken = talk.some((one) => /\btrial\b/.test(one));
  const named = /\btrial\b/.test(plain);
  const inTrial = named || goesOn || (spoken && (asksBare.test(text) || daysIn(text).length > 0));
  const own = daysIn(text);
  if (state.flow || !inTrial || !(goesOn || asksLeft.test(text) || own.length > 0))
    return undefined;
  const days = own.length > 0 || !asksLeft.test(text) ? own : talk.flatMap(daysIn);
  const day =
    Number(withinMessage.exec(text)?.[1] ?? (goesOn ? corrects.exec(text)?.[1] : undefined) ?? 0) ||
    days.at(-1);
  if (day === undefined || day === 0 || day > length + extension) return undefined;
  const left = length - day;
  const again = goesOn && own.length === 0 && !corrects.test(text);
  return {
    handled: "trial_days",
    state,
    reply: say(
      again && left > 0
        ? `${counted(left, "day")}, or ${left + extension} once it’s extended.`
        : left > 0
          ? `On day ${day} of ${length} you have ${counted(left, "day")} left, or ${left + extension} if an owner extends it once by ${extension}: “Settings”, “Plan”, “Prolong the trial”.`
          : left === 0
            ? `Day ${day} is the last one. An owner can extend the trial once by ${extension} days today, under “Settings”, “Plan”, “Prolong the trial”.`
            : `Day ${day} is in the ${extension} days of the extension, so you have ${counted(left + extension, "day")} left. After that the team moves to Free; nothing is deleted or charged.`,
      { source: factSource("support", "license_activation", "Licences", "support") },
    ),
  };
}
