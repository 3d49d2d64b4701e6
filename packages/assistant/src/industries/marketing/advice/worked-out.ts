import type { Turn } from "../../../dialogue/types.ts";
import { intents } from "../../../intents.ts";
import { channelsIn } from "../channels/channel-records.ts";
import { wantsText } from "../drafts/wish.ts";
import { resolveMarketing } from "../resolve.ts";
import { sumAsked } from "../sums/sums.ts";
import { tellsFigures } from "./subject-meant.ts";

/** Messages that ask for a calculation, a text or a plan rather than advice. */

/** Buttons are taken literally. */
export const isPressed = ({ message }: Turn): boolean =>
  intents.some(({ send }) => send === message);

export const wantsPlan = ({ plain, intent }: Turn): boolean =>
  /^(?:plan_campaign|budget_advice)$/.test(intent) && /\b(?:campaigns?|plan|split)\b/.test(plain);

/** Whether a message is about figures, a plan or a text rather than advice. */
export function isWorkedOut(turn: Turn, own: string): boolean {
  if (wantsText(turn.plain) || sumAsked(turn) !== undefined) return true;
  // After the calculation, the next question is what to do.
  if (own === "failed" && /^sum:(?:account|ledger)/.test(turn.state.before ?? "")) return false;
  if (own === "rate" && /\b(?:ok|okay|allowed|legal|work|worth)\b/.test(turn.plain)) return false;
  if (works.test(own) || (own !== "" && tellsFigures(turn))) return true;
  const resolved = resolveMarketing(turn)?.handled;
  if (resolved === undefined) return false;
  const { done = [], before } = turn.state;
  const planned = done.some(({ name }) => name === "plan" || name === "roi");
  // Facts about a channel that is named or was mentioned last.
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
