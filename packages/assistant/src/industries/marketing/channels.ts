import type { FlowState } from "../../dialogue/types.ts";
import { type Goal, goals, planRules } from "./sample.ts";

/** What a campaign is for, and which channels get how much of its budget. */

const goalWords: readonly (readonly [Goal, RegExp])[] = [
  ["awareness", /\b(?:aware|brand|known|visib|reach|followers|image)/i],
  ["leads", /\b(?:leads?|enquir|inquir|b2b|prospects?|appointments?|demos?)/i],
  ["loyalty", /\b(?:loyal|retain|retention|existing|repeat|come back|churn)/i],
  [
    "sales",
    /\b(?:sales?|sell|revenue|turnover|orders?|shop|bookings?|customers?|buy|guests?|clients?|visitors?|diners|footfall|people (?:in|to come)|members|students)/i,
  ],
];
export const goalIn = (message: string): Goal | undefined =>
  goalWords.find(([, pattern]) => pattern.test(message))?.[0];
export const goalOf = (value: string | number): Goal =>
  goalWords.find(([id]) => id === value)?.[0] ?? "sales";

export const withoutOf = ({ slots }: FlowState): string[] =>
  String(slots.without ?? "")
    .split("|")
    .filter(Boolean);

/** What each channel gets; one that would get too little to teach anything is left out, and so is what is not wanted. */
export function sharesOf(flow: FlowState): { name: string; amount: number }[] {
  const budget = Number(flow.slots.budget);
  const weeks = Number(flow.slots.weeks);
  const entries = Object.entries(goals[goalOf(flow.slots.goal ?? "sales")].mix).filter(
    ([channel]) => !withoutOf(flow).includes(channel),
  );
  const wanted = entries.filter(
    ([channel, share]) =>
      channel === "Measuring" || (budget * share) / 100 >= planRules.leastWeekly * weeks,
  );
  const first = entries[0];
  const used =
    wanted.some(([channel]) => channel !== "Measuring") || first === undefined
      ? wanted
      : [first, ...wanted];
  const all = used.reduce((sum, [, share]) => sum + share, 0);
  return used.map(([name, share]) => ({ name, amount: Math.round((budget * share) / all) }));
}

const channelWords: Readonly<Record<string, RegExp>> = {
  "Paid search": /\b(?:search|google|sem|adwords)\b/,
  "Social ads": /\b(?:social|facebook|instagram|tiktok|meta)\b/,
  "Video and social": /\b(?:video|social|youtube|facebook|instagram|tiktok)\b/,
  "E-mail": /\b(?:e-?mails?|newsletters?|mailing)\b/,
  LinkedIn: /\blinkedin\b/,
  Content: /\b(?:content|blog|articles?)\b/,
  "Press and content": /\b(?:press|content|pr)\b/,
  "Local partners": /\b(?:local|partners?)\b/,
  "Offers for regulars": /\b(?:offers?|regulars|coupons?)\b/,
  Retargeting: /\bretarget\w*\b/,
  Measuring: /\b(?:measur\w*|tracking|analytics)\b/,
};

/** The channel of a goal's plan that a message names. */
export const channelIn = (plain: string, goal: Goal): string | undefined =>
  Object.keys(goals[goal].mix).find((channel) => channelWords[channel]?.test(plain));
