import type { Turn } from "../../../dialogue/types.ts";
import { countOf } from "../../../understanding/numerals.ts";
import { heads, seatsOnly, summed } from "./head-count.ts";

/** How many people a plan is for, as a message says it. */

export const people = new RegExp(`\\b(\\d{1,4}) ?(?:more |extra )?${heads}\\b`);
const looseCount =
  /\b(?:for|we are|are|team of|with|to|have|business|team) (?:now |about |around )?(\d{1,4})\b(?! ?(?:%|days?|weeks?|hours?|months?|years?|gb|digits))/;
/** “6 it is”, “14 in total”. */
const settledCount = /^(?:so |then )?(\d{1,4}) (?:it is|in total|in all|altogether)\b/;

/** People who are added to the team: “4 more join in march”, “2 more people”. */
export const joining =
  /(?<=\b(?:hired|hiring|adding|onboarding|taking on) )(\d{1,4})\b|\b(\d{1,4}|one|two|three|four|five|six|another) (?:(?:more|extra|additional|new|others?)\b|(?:\w+ )?(?:join\w*|to come)\b)/;

/** Returns how many people the message names, including those who join. */
export function countIn({ plain, slots, state }: Turn): number | undefined {
  const [text, hired, more] = joining.exec(plain) ?? [];
  const added = hired ?? more;
  const seats = seatsOnly(plain);
  const rest = summed(text === undefined ? seats : seats.replace(text, " "));
  const found =
    people.exec(rest)?.[1] ?? looseCount.exec(rest)?.[1] ?? settledCount.exec(rest)?.[1];
  if (added === undefined)
    return found !== undefined
      ? Number(found)
      : seats === plain
        ? (slots.people ?? slots.alone)
        : undefined;
  const known = state.done?.find(({ name }) => name === "plan")?.slots.people;
  const team = found ?? known;
  return team === undefined ? undefined : Number(team) + (added === "another" ? 1 : countOf(added));
}
