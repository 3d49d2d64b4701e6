import { capital, listed, spoken } from "../../../dialogue/reply/reply.ts";
import type { Agenda } from "./record.ts";
import { costOf, leastForAds, mostADay, type Step } from "./steps.ts";

/** Words what follows from the steps of an agenda. */

type Money = (amount: number) => string;

/** “Sun 17 Jan”. */
const short = (date: Temporal.PlainDate): string =>
  date
    .toLocaleString("en-GB", { weekday: "short", day: "numeric", month: "short" })
    .replace(",", "");
const headOf = ({ kind, name, date }: Agenda): string =>
  kind === "quiet"
    ? `For ${name}`
    : `${capital(name)}, ${date.toLocaleString("en-GB", { day: "numeric", month: "long" })}`;

const lineOf = (step: Step): string => `– ${short(step.on)}: ${step.what}`;

/** The whole agenda: its day, and a line for each step. */
export const wholeLines = (agenda: Agenda, steps: readonly Step[]): string =>
  [`${headOf(agenda)}:`, ...steps.map(lineOf)].join("\n");

/** “When do I start?”: the first step, with its day and how far ahead it is; undefined if there are no steps. */
export function startLine(agenda: Agenda, [first]: readonly Step[]): string | undefined {
  if (first === undefined) return undefined;
  const days = first.on.until(agenda.date).days;
  const weeks = Math.round(days / 7);
  const ahead = weeks < 2 ? `${days} days` : `${weeks} weeks`;
  return `On ${spoken(first.on)}, ${ahead} before: ${first.what}.`;
}

/** The step at a place, counted from 0; the first is told with the one after it. Undefined behind the last. */
export function stepLine(steps: readonly Step[], at: number): string | undefined {
  const one = steps[at];
  if (one === undefined) return undefined;
  const next = steps[at + 1];
  const lead = at === 0 ? "First" : next === undefined ? "Last" : "Then";
  return `${lead}, on ${spoken(one.on)}: ${one.what}.${at === 0 && next !== undefined ? ` After that, on ${spoken(next.on)}: ${next.what}.` : ""}`;
}

/** What is said of ads that are not among the steps. */
export const noAds = (inMoney: Money): string =>
  `Only with money for them: from ${inMoney(leastForAds)} on, in the days before. What can you spend?`;

/** “When do I tell them, and when is the last day?”: the days of the steps that are named. */
export const whenLines = (steps: readonly Step[]): string =>
  steps.length === 1 && steps[0] !== undefined
    ? `On ${spoken(steps[0].on)}: ${steps[0].what}.`
    : steps.map(lineOf).join("\n");

/**
 * What the steps cost: with a budget, whether it is enough and what is left for ads; without one, the least.
 *
 * @param isYesNo whether the visitor asked if it is enough, so that the answer begins with a yes.
 */
export function costLine(
  { budget }: Agenda,
  steps: readonly Step[],
  inMoney: Money,
  isYesNo: boolean,
): string {
  const yes = isYesNo ? "Yes: " : "";
  const paid = steps.filter(({ by, cost }) => cost > 0 && by !== "ads");
  const least = costOf(steps);
  const ads = steps.find(({ by }) => by === "ads");
  const things = listed(paid.map(({ by, cost }) => `${inMoney(cost)} for ${paidFor[by] ?? by}`));
  if (budget === undefined)
    return least === 0
      ? "Nothing but your time: none of the steps needs money. If you’d like ads, tell me what you can spend."
      : `About ${inMoney(least)} is enough: ${things}. The rest costs only time. What can you spend?`;
  if (budget < least)
    return `${inMoney(budget)} isn’t enough for all of it (${things}), so do the free steps and leave the rest out.`;
  const left = budget - least;
  if (ads?.until === undefined)
    return `${yes}${inMoney(budget)} is enough without ads: ${things === "" ? "all steps are free" : things}. Keep the rest${left < leastForAds ? `; less than ${inMoney(leastForAds)} in ads teaches you nothing` : ""}.`;
  const days = ads.on.until(ads.until).days;
  const aDay = Math.min(mostADay, Math.floor(left / days));
  const isTooMuch = left > mostADay * days;
  const forAds = isTooMuch ? mostADay * days : left;
  const kept = isTooMuch ? `Keep the other ${inMoney(left - forAds)}: ` : "";
  return `${yes}${things === "" ? "" : `${things}, `}${inMoney(forAds)} for ads from ${spoken(ads.on)}, ${inMoney(aDay)} a day for ${days} day${days === 1 ? "" : "s"}. ${kept}${kept === "" ? "The" : "the"} rest costs only time.`;
}
const paidFor: Readonly<Record<string, string>> = {
  window: "the window",
  neighbours: "cards and tastes",
  flyers: "flyers",
  posters: "posters",
};

/** How many hours the steps take in all, and which takes the longest. */
export function effortLine(steps: readonly Step[]): string {
  const hours = steps.reduce((sum, step) => sum + step.hours, 0);
  const most = steps.toSorted((one, other) => other.hours - one.hours)[0];
  return `About ${hours} hours in all, over ${steps.length} steps.${most === undefined ? "" : ` The longest takes ${most.hours}: ${most.what}.`}`;
}
