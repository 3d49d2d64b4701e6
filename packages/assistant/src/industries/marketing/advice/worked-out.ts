import type { Turn } from "../../../dialogue/types.ts";
import { intents } from "../../../intents.ts";
import { channelsIn } from "../channel-records.ts";
import { wantsText } from "../drafts/wish.ts";
import { resolveMarketing } from "../resolve.ts";
import { sumAsked } from "../sums.ts";
import { tellsFigures } from "./subject-meant.ts";

/** What is worked out, written or planned rather than advised on. */

/** A button means what it says. */
export const isPressed = ({ message }: Turn): boolean =>
  intents.some(({ send }) => send === message);

export const wantsPlan = ({ plain, intent }: Turn): boolean =>
  /^(?:plan_campaign|budget_advice)$/.test(intent) && /\b(?:campaigns?|plan|split)\b/.test(plain);

/** Whether figures, a plan or a text are in question, which are worked out rather than advised on. */
export function isWorkedOut(turn: Turn, own: string): boolean {
  if (wantsText(turn.plain) || sumAsked(turn) !== undefined) return true;
  // Once the figures were worked out, what to do comes next.
  if (own === "failed" && turn.state.before === "sum:account") return false;
  if (own === "rate" && /\b(?:ok|okay|allowed|legal|work|worth)\b/.test(turn.plain)) return false;
  if (works.test(own) || (own !== "" && tellsFigures(turn))) return true;
  const resolved = resolveMarketing(turn)?.handled;
  if (resolved === undefined) return false;
  const { done = [], before } = turn.state;
  const planned = done.some(({ name }) => name === "plan" || name === "roi");
  // What is on record of a channel that is named, or was spoken of last.
  if (resolved === "channel" && /\boffers?\b/.test(turn.plain)) return false;
  if (resolved === "channel")
    return planned || before === "channel" || channelsIn(turn.plain).length > 0;
  return planned && !bySubject.test(resolved);
}
const works =
  /^(?:sum:|trade:|accounts|noted|failed|draft:|forecast|roas|rate|flow:|roi|plan_|by_name|without_ads|partners|per_day|one_of_two|print_run)/;
const bySubject = /^(?:of_trade|first_step|idea:|situation:)/;
/** After a plan or a sum, a short question is about its figures. */
export const ofFigures =
  /^(?:flow:|plan_|roi|roas|sum:|trade:|accounts|forecast|noted|failed|schedule|by_name)/;
