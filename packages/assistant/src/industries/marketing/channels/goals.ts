import { wordList } from "../../../understanding/word-list.ts";
import { type Goal, goals } from "./sample.ts";

/** The goal of a campaign, as a message words it. */

const loyalty = wordList`
  loyal\w*, retain\w*, retention, existing, repeat, (come|coming|comes) (back|again), bring\w* \w+ back, churn\w*, regulars, renew\w*, lapsed,
  win(ning)? \w+ back, returning, leaving us
`;
const whom = wordList`
  them, they, who, people, members, customers, clients, guests, patients, students, subscribers, donors, ones
`;
const between = wordList`to, do not, don't, not, never, keep, just, all, only`;
const which = wordList`my, our, the, more, existing, of, current`;
const staysOrLeaves = wordList`stay(ing)?, leav(e|ing), quit(ting)?, return, drop(ping)? (out|off), cancel(ling)?, buy again`;
/** “Stay for dinner” and “leave the page” are not about loyalty. */
const elsewhere = wordList`
  for, at, in, over, longer, (my|our|the|their) (web|site|page|shop|store|cart|basket), reviews?, without, items, goods
`;

const goalWords: readonly (readonly [Goal, RegExp])[] = [
  [
    "awareness",
    /\b(?:aware\w*|brand\w*|known|visib\w*|reach|(?:more|new|get|gain|win|want|need) (?:\w+ )?followers|image|viral|famous|noticed|heard of|attention)\b/gi,
  ],
  [
    "leads",
    /\b(?:leads?|enquir\w+|inquir\w+|prospects?|appointments?|demos?|sign ?-?ups?|signups?|subscribers?|registrations?|downloads?)\b/gi,
  ],
  ["loyalty", new RegExp(`\\b${loyalty}\\b`, "gi")],
  [
    "loyalty",
    new RegExp(`\\b${whom} (?:${between} ){0,2}${staysOrLeaves}\\b(?! ${elsewhere}\\b)`, "gi"),
  ],
  ["loyalty", new RegExp(`\\bkeep(?:ing)? (?:${which} ){0,2}${whom}\\b`, "gi")],
  [
    "sales",
    /\b(?:sales?|sell\w*|revenue|turnover|orders?|bookings?|customers?|buy\w*|guests?|clients?|visitors?|diners|footfall|members|students|pupils|patients|tickets|donations?|volunteers)\b/gi,
  ],
  ["sales", /\b(?:people (?:in|to (?:come|show|visit|attend))|show up|full house|sell out)\b/gi],
  // “Fill my Wednesday class”, “5 more people”.
  [
    "sales",
    /\b(?:more (?:people|ppl|work|jobs|business|participants)|fill(?:ing)? (?:my|our|the|up|a|all|these|those|it)|busier)\b/gi,
  ],
];

const denied =
  /\b(?:not|no|nor|instead of|rather than|without|forget|drop|less)(?: (?:more|the|our|my|about|for|just))*\W*$/i;

/** Returns the goal that a message names; of two, the one it does not deny (“leads, not sales”). */
export function goalIn(message: string): Goal | undefined {
  const found = goalWords
    .flatMap(([goal, pattern]) =>
      [...message.matchAll(pattern)].map(({ index }) => ({ goal, index })),
    )
    .filter(({ index }) => !denied.test(message.slice(0, index)));
  const [first] = found;
  // “Back to leads”, “sales, no, leads”: in a correction the last goal counts.
  const corrected = /\b(?:no|back to|actually|rather|i mean|i said|i meant)\b/i.test(message);
  const last = corrected ? [...found].sort((a, b) => b.index - a.index)[0] : first;
  return (last ?? first)?.goal;
}

export const goalOf = (value: string | number): Goal =>
  (["sales", "leads", "awareness", "loyalty"] as const).find((id) => id === value) ?? "sales";

/** Whether a message names a goal and little else (“more leads”, “leads not sales”). */
export const isGoalAlone = (plain: string): boolean =>
  goalIn(plain) !== undefined && plain.split(" ").length <= 7;

/** The unit that is counted for a goal: “sales”, “leads”. */
export const unitOf = (goal: Goal, count: number): string =>
  goal === "awareness"
    ? "contacts"
    : count === 1
      ? goals[goal].per
      : goals[goal].per.replace(/order$/, "orders").replace(/^(sale|lead)$/, "$1s");
