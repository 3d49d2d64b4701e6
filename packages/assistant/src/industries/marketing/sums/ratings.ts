import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { shown } from "./sum-lines.ts";

/**
 * The number of five-star ratings needed to raise an average: “3 with 1 star and 20 with 5, how many to get above 4.5?”
 */

const group = /(?<![\d.,])\b(\d{1,4}) (?:(?!how\b|many\b)\w+ ){0,3}?([1-5]) ?-?stars?\b/g;
/** Words before the target average; those of the first group ask to exceed it. */
const goal =
  /\b(?:(above|over|past|beyond|exceed|beat|(?:more|higher|better) than)|to|reach|get|be|at least|of) ([1-4]\.\d)\b/;

export function ofRatings(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const [, beyond, average] = goal.exec(plain) ?? [];
  const wanted = Number(average);
  const groups = [...plain.matchAll(group)].map(
    ([, count, stars]) => [Number(count), Number(stars)] as const,
  );
  if (!(wanted > 0) || groups.length < 1 || !/\b(?:how many|need)\b/.test(plain)) return undefined;
  const many = groups.reduce((sum, [count]) => sum + count, 0);
  const stars = groups.reduce((sum, [count, each]) => sum + count * each, 0);
  const now = stars / many;
  const isThere = beyond === undefined ? now >= wanted : now > wanted;
  const exactly = (wanted * many - stars) / (5 - wanted);
  const more = beyond === undefined ? Math.ceil(exactly - 1e-9) : Math.floor(exactly + 1e-9) + 1;
  const text = isThere
    ? `None: ${stars} stars ÷ ${many} is ${shown(now)} already.`
    : `${more} more with five stars: you’re at ${stars} ÷ ${many} = ${shown(now)} now, and then at ${stars + more * 5} ÷ ${many + more} = ${shown((stars + more * 5) / (many + more))}.`;
  return {
    handled: "sum:ratings",
    state: turn.state,
    reply: say(text, { source: "marketing", next: ["How do we get more reviews?"] }),
  };
}
