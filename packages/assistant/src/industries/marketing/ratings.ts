import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { shown } from "./sum-lines.ts";

/** How many ratings with five stars lift an average: “3 with 1 star and 20 with 5, how many to get above 4.5?” */

const group = /\b(\d{1,4}) (?:\w+ ){0,3}?([1-5]) ?-?stars?\b/g;
const goal = /\b(?:above|over|to|reach|get|be|at least|of) ([1-4]\.\d)\b/;

export function ofRatings(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const wanted = Number(goal.exec(plain)?.[1]);
  const groups = [...plain.matchAll(group)].map(
    ([, count, stars]) => [Number(count), Number(stars)] as const,
  );
  if (!(wanted > 0) || groups.length < 1 || !/\b(?:how many|need)\b/.test(plain)) return undefined;
  const many = groups.reduce((sum, [count]) => sum + count, 0);
  const stars = groups.reduce((sum, [count, each]) => sum + count * each, 0);
  const now = stars / many;
  const more = Math.max(0, Math.floor((wanted * many - stars) / (5 - wanted) + 1e-9) + 1);
  const text =
    now > wanted
      ? `None: ${stars} stars ÷ ${many} is ${shown(now)} already.`
      : `${more} more with five stars: you are at ${stars} ÷ ${many} = ${shown(now)}, then at ${stars + more * 5} ÷ ${many + more} = ${shown((stars + more * 5) / (many + more))}.`;
  return {
    handled: "sum:ratings",
    state: turn.state,
    reply: say(text, { source: "marketing", next: ["How do we get more reviews?"] }),
  };
}
