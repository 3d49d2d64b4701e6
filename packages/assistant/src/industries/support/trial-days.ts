import { counted, say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { factSource } from "../../knowledge/sources.ts";
import { withDigits } from "../../understanding/numerals.ts";

/** How many days of a trial are left, by the day that was told and corrected: “day 7 of the trial, no, 9”. */

const length = 14;
const extension = 7;
const told = [
  /\bday (?:number )?(\d{1,2})\b/g,
  /\b(\d{1,2})(?:st|nd|rd|th) day\b/g,
  /\b(?:started|began|begun|signed up)\b.{0,20}?\b(\d{1,2}) days ago\b/g,
];
const asksLeft = /\b(?:left|remain\w*|how (?:many|long)|when|still have|ends?|over|runs? out)\b/;
const corrects =
  /^(?:(?:no|sorry|wait|oops|i mean|actually|ah|hm)\b.*?\b)?(\d{1,2})\b(?! ?(?:people|users|seats|dollars)\b)/;
const withinMessage =
  /\bday \d{1,2}\b.*\b(?:no|wait|sorry|i mean|or rather|actually)\b[ a-z]*\b(\d{1,2})\b/;

export function ofTrialDays({ plain, state }: Turn): Outcome | undefined {
  const text = withDigits(plain);
  const goesOn = state.before === "trial_days";
  const inTrial = /\btrial\b/.test(plain) || goesOn;
  if (state.flow || !inTrial || !(goesOn || asksLeft.test(text))) return undefined;
  const days = told.flatMap((pattern) => [...text.matchAll(pattern)].map(([, day]) => Number(day)));
  const day =
    Number(withinMessage.exec(text)?.[1] ?? (goesOn ? corrects.exec(text)?.[1] : undefined) ?? 0) ||
    days.at(-1);
  if (day === undefined || day === 0 || day > length + extension) return undefined;
  const left = length - day;
  return {
    handled: "trial_days",
    state,
    reply: say(
      left > 0
        ? `On day ${day} of ${length} you have ${counted(left, "day")} left, or ${left + extension} if an owner extends it once by ${extension}: “Settings”, “Plan”, “Prolong the trial”.`
        : left === 0
          ? `Day ${day} is the last one. An owner can extend the trial once by ${extension} days today, under “Settings”, “Plan”, “Prolong the trial”.`
          : `Day ${day} is in the ${extension} days of the extension, so you have ${counted(left + extension, "day")} left. After that the team moves to Free; nothing is deleted or charged.`,
      { source: factSource("support", "license_activation", "Licenses", "support") },
    ),
  };
}
