import type { Quantity } from "../quantities/quantity.ts";
import type { Role, Told } from "./identities.ts";

/** Tells which share of a sale or of its advertising a percentage is. */

const isCtr =
  /\b(?:ctr|click(?:-| )?(?:through )?rate)(?: (?:is|of|at|was|about)){0,2}$|^(?:clicks?|clicked|ctr)\b/;
const shareRoles: readonly (readonly [RegExp, Role])[] = [
  [
    /\b(?:margins?|profit|is left|stays?|keep|remains|(?:make|earn|clear)(?: (?:about|around|roughly|only|maybe))?$)\b/,
    "margin",
  ],
  [/\b(?:close|closing|of (?:the )?(?:leads|enquiries|calls|requests))\b/, "closeRate"],
  [
    /\b(?:conver\w+|cvr|buys?|bought|orders?|purchase|books?|booked|of (?:the )?(?:clicks|visitors|visits))\b/,
    "rate",
  ],
];
const otherShare =
  /\b(?:off|discount|opens?|opened|churn|cancel|leave|cheaper|more|less|higher|lower|commission|takes?|tax|vat)\b/;

const buying =
  /\b(?:conver\w+|buys?|bought|become|becomes|became|book|sign|order|turn into|converts?)\b/;

/** Returns which share a percentage is, by the words around it; `ofLeads` says that enquiries are counted. */
export function shareOf(
  { lead, value }: Quantity,
  behind: string,
  ofLeads: boolean,
): Told | undefined {
  const near = `${lead} ${behind}`;
  if (isCtr.test(lead) || isCtr.test(behind)) return ["ctr", value];
  if (otherShare.test(near)) return undefined;
  if (ofLeads && buying.test(near)) return ["closeRate", value];
  const role = nearestShare(lead, behind) ?? shareRoles.find(([cue]) => cue.test(near))?.[1];
  return role === undefined ? undefined : [role, value];
}

/** The role that the very next words name: “40% margin and 2.5% conversion”. */
function nearestShare(lead: string, behind: string): Role | undefined {
  const next = behind
    .replace(/^(?:gross|net|profit|a|of|my|our) /, "")
    .split(" ", 2)
    .join(" ");
  const last = lead.split(" ").slice(-2).join(" ");
  const named = (text: string): Role | undefined => shareRoles.find(([cue]) => cue.test(text))?.[1];
  const [ahead, after] = [named(last), named(next)];
  return /\band$/.test(last) ? after : (ahead ?? after);
}
