import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { kindIn } from "../business/kinds.ts";
import type { TradeFigures } from "./figures.ts";
import { ofAds, type Sum } from "./sum.ts";

/** The cost of ads that generate calls, compared with the resulting jobs. */

const asksOn = anywhere(
  wordList`should (i|we), stop, pause, quit, keep, worth, good, bad, normal, what now, too much, rubbish, waste, do you get it, right`,
);
const wonNone =
  /\b(?:no|zero|none|not one|without) (?:[a-z]+ )?(?:jobs?|bookings?|sales?|customers?|orders?)\b/;
const paidIn = ({ spent, perCall, calls }: TradeFigures): number | undefined =>
  spent ?? (perCall !== undefined && calls !== undefined ? perCall * calls : undefined);

export const adCalls: Sum = {
  id: "ad_calls",
  uses: ["spent", "calls", "perCall", "won", "jobWorth", "jobsTotal"],
  asked: (plain, now, all, said) =>
    ofAds.test(said) &&
    // The cost of a lead is calculated with its own rules.
    (/\bcalls?\b/.test(said) || all.jobWorth !== undefined || all.jobsTotal !== undefined) &&
    !wonNone.test(said) &&
    all.calls !== undefined &&
    paidIn(all) !== undefined &&
    (now.calls !== undefined ||
      now.perCall !== undefined ||
      now.won !== undefined ||
      now.jobWorth !== undefined ||
      asksOn.test(plain)),
  worked: (all, inMoney, said) => {
    const { calls = 0, jobWorth, jobsTotal } = all;
    const paid = paidIn(all);
    if (paid === undefined || calls <= 0) return undefined;
    const each = paid / calls;
    const one = /\benquir/.test(said) ? "enquiry" : /\blead/.test(said) ? "lead" : "call";
    const perCall = `${inMoney(paid)} ÷ ${manyOf(calls, one)} is ${inMoney(each)} ${withArticle(one)}`;
    if (jobWorth === undefined && jobsTotal === undefined)
      return `${perCall}. It pays off only if a job leaves you more than that times the calls it takes to win one. How many became jobs, and what was a job worth?`;
    const won = all.won ?? 1;
    const made = jobsTotal ?? won * (jobWorth ?? 0);
    const jobs =
      won === 1 ? `one job at ${inMoney(made)}` : `${won} jobs, ${inMoney(made)} together`;
    return made <= paid
      ? `Stop them for now: ${inMoney(paid)} brought ${jobs}, so you’re ${inMoney(paid - made)} down before parts and your time, at ${inMoney(each)} ${withArticle(one)}. Ask for reviews and referrals first; if you go back to ads, use search for urgent jobs in your area only.`
      : `Keep them for now: ${inMoney(paid)} brought ${jobs}, ${inMoney(made - paid)} more than the ads, before parts and your time. At ${inMoney(each)} ${withArticle(one)}, check again after ten more.`;
  },
};

const manyOf = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : one === "enquiry" ? "enquiries" : `${one}s`}`;
const withArticle = (noun: string): string => (noun === "enquiry" ? "an enquiry" : `a ${noun}`);

/** Whether customers call or book such a business, so that quantities do not apply. */
export const isService = (said: string): boolean =>
  /^(?:called|booked)$/.test(kindIn(said).way ?? "");
