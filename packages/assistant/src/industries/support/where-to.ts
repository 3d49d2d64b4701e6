import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { wordList } from "../../understanding/word-list.ts";

/** “Where do I click?”: the way that the last reply named, button by button. */

const pressing = wordList`click, press, tap, go, go to, find (it|that|this), do (it|that|this), see (it|that)`;
const wherever = wordList`where( exactly)?, which button, what, on what`;
const asker = wordList`(do|can|should|must|shall) (i|we)( have to)?`;
const place = wordList`where (is|do i find) (it|that|this), how do (i|we) get there`;
const asksWay = new RegExp(
  `^(?:so |and )*(?:${wherever} ${asker} ${pressing}|${place})(?: (?:for|on) (?:it|that|this))?(?: exactly)?(?: (?:i am|as|being) .{0,24})?$`,
);
const quotedPath = /(?:“[^”]{1,30}”, )+“[^”]{1,30}”/g;
const owners = /\bowners?\b/i;
const atEnds = /^billing:(?:cancel|refund|subscription)$/;

export function whereTo({ plain, state }: Turn): Outcome | undefined {
  const last = state.exchanges.at(-1);
  if (!last || state.flow || !asksWay.test(plain)) return undefined;
  const [path] = [...last.bot.matchAll(quotedPath)].map(([text]) => text).slice(-1);
  const ofPlan = atEnds.test(last.handled ?? "");
  if (path === undefined && !ofPlan) return undefined;
  const buttons = path?.split(", ") ?? ["“Settings”", "“Plan”"];
  // A plan is ended by a button of its own.
  if (ofPlan && buttons.length === 2) buttons.push("“Cancel plan”");
  const own = owners.test(last.bot) ? ", while signed in as an owner" : "";
  return {
    handled: last.handled ?? "feature_question",
    state,
    reply: say(`Click ${buttons.join(", then ")}${own}.`, { source: "support" }),
  };
}
