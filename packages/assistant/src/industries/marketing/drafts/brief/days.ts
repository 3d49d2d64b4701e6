import { spelledDays } from "../voice.ts";

const day = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?";
const several = new RegExp(
  String.raw`\b${day}(?:(?:,? (?:and|or|to|until|through|plus) |, ?| ?[-–/+&] ?)(?:on )?${day}){0,6}`,
);
const others =
  /\b(?:(?:every |at |on )?weekends?|weekdays|bank holidays?|every day|7 days a week|seven days a week|this week|next week|this month|next month|half term)\b/i;

/** “Not on Sundays”, “we are closed Monday”: a day on which it does not hold. */
export const notThen =
  /\b(?:not|never|except|closed|shut|no)(?: on)? (?:mon|tues|wednes|thurs|fri|satur|sun)(?:days?)?\b/gi;

/** Returns the days that a message names, joined as in the message: “Tuesday or Wednesday”. */
export function daysIn(message: string): string | undefined {
  const found = several.exec(spelledDays(message.replace(notThen, " ")))?.[0];
  if (found !== undefined)
    return found
      .replace(/ ?[–-] ?/g, " to ")
      .replace(/ ?\/ ?/g, " or ")
      .replace(/ ?[+&] ?| plus /g, " and ")
      .replace(/ (?:until|through) /g, " to ");
  return others
    .exec(message)?.[0]
    .toLowerCase()
    .replace(/^(?:at|on) /, "");
}
