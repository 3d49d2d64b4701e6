import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** “Where do I click?”: the path from the last reply, button by button. */

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

const or = wordList`or (is it |does it need |must it be )?(only|just) (the |an? |my |our )?(boss|owner|admin|lead)s?, only (the |an? |my |our )?(boss|owner|admin)s? (can|may)`;
const asksWho = new RegExp(`\\b${or}\\b`);
const forOwners = /“Settings”, “(?:People|Plan|Security|Data)”/;

/** “Can I do that, or only the boss?”: about the team's settings. */
export function onlyOwners({ plain, state }: Turn): Outcome | undefined {
  const last = state.exchanges.at(-1);
  if (!last || state.flow || !asksWho.test(plain) || !forOwners.test(last.bot)) return undefined;
  if (last.bot.includes("“Invoices”")) return undefined;
  return {
    handled: last.handled ?? "permissions",
    state,
    reply: say("Only an owner can do that. “Settings”, “People” lists who they are.", {
      source: "support",
      next: ["Who is our owner?"],
    }),
  };
}

export function whereTo({ plain, state }: Turn): Outcome | undefined {
  const last = state.exchanges.at(-1);
  if (!last || state.flow || !asksWay.test(plain)) return undefined;
  const [path] = [...last.bot.matchAll(quotedPath)].map(([text]) => text).slice(-1);
  const ofPlan = atEnds.test(last.handled ?? "");
  if (path === undefined && !ofPlan) return undefined;
  const buttons = path?.split(", ") ?? ["“Settings”", "“Plan”"];
  // Ending a plan has its own button.
  if (ofPlan && buttons.length === 2) buttons.push("“Cancel plan”");
  const own = owners.test(last.bot) ? ", while signed in as an owner" : "";
  return {
    handled: last.handled ?? "feature_question",
    state,
    reply: say(`Click ${buttons.join(", then ")}${own}.`, { source: "support" }),
  };
}
