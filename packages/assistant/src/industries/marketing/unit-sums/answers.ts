import { capital } from "../../../dialogue/reply/reply.ts";
import { aThing, shown } from "../sums/sum-lines.ts";
import { asksOfMoney, type Kind, leadOf } from "./asked.ts";
import type { Worked } from "./unit.ts";

/** Writes out the sums on one customer; what a sum lacks is asked for, one figure at a time. */

/** A customer should bring back this many times the cost, within so many months, as rules of thumb. */
const healthy = 3;
const comfortable = 12;

/** Ads seldom win a customer for less, as a working rule of this demo. */
const seldomBelow = 15;

export type Sum = { text: string } | { missing: string };
const missing = {
  cac: "What did it cost in all, and how many customers came of it?",
  keep: "What is left to you of one sale, after your costs?",
  monthly: "What does a customer leave you a month, after costs?",
  life: "How long does a customer stay, or what share leaves each month?",
  spend: "What does it cost in all?",
  often: "How often does one come back in all?",
} as const;

const tenth = (value: number): string => shown(Math.round(value * 10) / 10);

/** What one customer leaves in all, and how. */
function worthOf(unit: Worked): { value: number; from: string; yearly: boolean } | undefined {
  const { keep, keepFrom, times, timesYearly, comeBack, monthlyKeep, lifeMonths, inMoney } = unit;
  if (monthlyKeep !== undefined && lifeMonths !== undefined)
    return {
      value: monthlyKeep * lifeMonths,
      from: `${inMoney(monthlyKeep)} × ${tenth(lifeMonths)} months`,
      yearly: false,
    };
  if (keep === undefined) return undefined;
  if (times !== undefined)
    return { value: keep * times, from: `${shown(times)} × ${inMoney(keep)}`, yearly: false };
  if (timesYearly !== undefined && timesYearly > 1)
    return {
      value: keep * timesYearly,
      from: `${tenth(timesYearly)} × ${inMoney(keep)} a year`,
      yearly: true,
    };
  if (comeBack !== undefined)
    return {
      value: keep * (1 + comeBack / 100),
      from: `${inMoney(keep)} × ${shown(1 + comeBack / 100)}`,
      yearly: false,
    };
  return { value: keep, from: keepFrom ?? "one sale", yearly: false };
}

const costOf = ({ cac = 0, cacFrom, inMoney }: Worked): string =>
  `${inMoney(cac)}${cacFrom === undefined ? "" : ` (${cacFrom})`}`;

export const sums: Readonly<Record<Kind, (unit: Worked, plain: string) => Sum>> = {
  cac: ({ cac, cacFrom, inMoney }, plain) =>
    cac === undefined
      ? { missing: missing.cac }
      : {
          text: `${cacFrom === undefined ? "" : `${cacFrom} = `}${inMoney(cac)} ${aThing(oneOf(plain))}.`,
        },
  lead: (unit) => {
    const found = worthOf(unit);
    if (found === undefined) return { missing: missing.keep };
    const { leads, sales, spend, inMoney } = unit;
    const close =
      unit.close ??
      (leads === undefined || sales === undefined ? undefined : (sales / leads) * 100);
    if (close === undefined) return { missing: "How many enquiries become customers, of ten?" };
    const how =
      unit.close === undefined
        ? `${shown(sales ?? 0)} of ${shown(leads ?? 0)}`
        : `${shown(close)}%`;
    const paid =
      unit.cpl ?? (spend === undefined || leads === undefined ? undefined : spend / leads);
    return {
      text: `${inMoney((found.value * close) / 100)} at most: ${inMoney(found.value)} a customer, and ${how} buy.${paid === undefined ? "" : ` You paid ${inMoney(paid)}.`}`,
    };
  },
  sense: (unit, plain) => {
    const found = worthOf(unit);
    if (found === undefined) return { missing: missing.keep };
    const { value, from } = found;
    const own = `${unit.inMoney(value)}${from === "one sale" ? "" : ` (${from})`}`;
    const agrees = /\bno sense\b/.test(plain);
    return value < seldomBelow
      ? {
          text: `${agrees ? "Right, hardly" : "Hardly"}: a customer leaves you ${own}, and ads seldom win one for less than ${unit.inMoney(seldomBelow)}. They pay only if people come back; begin with what’s free: the map listing, reviews, your regulars.`,
        }
      : {
          text: `${agrees ? "They can" : "They can pay"}: a customer leaves you ${own}, so each may cost up to that. Test two weeks with a small budget, and stop if one costs more.`,
        };
  },
  profit: (unit, plain) => {
    const found = worthOf(unit);
    if (unit.cac === undefined) return { missing: missing.cac };
    if (found === undefined) return { missing: missing.keep };
    const left = found.value - unit.cac;
    return {
      text: `${unit.inMoney(left)} ${aThing(oneOf(plain))}: ${unit.inMoney(found.value)}${found.from === "one sale" ? "" : ` (${found.from})`} less ${costOf(unit)} to win one.`,
    };
  },
  ltv: (unit) => {
    if (unit.monthlyKeep === undefined && unit.keep === undefined)
      return { missing: unit.lifeMonths === undefined ? missing.keep : missing.monthly };
    if (unit.monthlyKeep !== undefined && unit.lifeMonths === undefined)
      return { missing: missing.life };
    const { times, timesYearly, comeBack } = unit;
    if (unit.monthlyKeep === undefined && (times ?? timesYearly ?? comeBack) === undefined)
      return { missing: missing.often };
    const { value = 0, from = "", yearly = false } = worthOf(unit) ?? {};
    const ratio =
      unit.cac === undefined || yearly
        ? ""
        : ` That’s ${tenth(value / unit.cac)} times the ${unit.inMoney(unit.cac)} it costs to win one; ${healthy} is healthy.`;
    return { text: `${unit.inMoney(Math.round(value))} a customer: ${from}.${ratio}` };
  },
  ratio: (unit) => {
    if (unit.cac === undefined) return { missing: missing.cac };
    const found = worthOf(unit);
    if (found === undefined || (unit.monthlyKeep !== undefined && unit.lifeMonths === undefined))
      return { missing: unit.monthlyKeep === undefined ? missing.keep : missing.life };
    const ratio = found.value / unit.cac;
    return {
      text: `${tenth(ratio)} to 1: ${unit.inMoney(Math.round(found.value))} (${found.from}) ÷ ${costOf(unit)}. ${ratio >= healthy ? `${healthy} or more is healthy.` : `${healthy} is healthy, so win them cheaper or keep them longer.`}`,
    };
  },
  payback: (unit) => {
    if (unit.cac === undefined) return { missing: missing.cac };
    const { monthlyKeep, monthlyFrom, keep, timesYearly, inMoney } = unit;
    if (monthlyKeep !== undefined)
      return {
        text: `${tenth(unit.cac / monthlyKeep)} months: ${costOf(unit)} ÷ ${inMoney(monthlyKeep)} a month${monthlyFrom === undefined ? "" : ` (${monthlyFrom})`}. ${unit.cac / monthlyKeep <= comfortable ? `Under ${comfortable} is comfortable.` : `Over ${comfortable} ties up cash.`}`,
      };
    if (keep === undefined) return { missing: missing.monthly };
    if (timesYearly === undefined)
      return {
        text: `After ${Math.ceil(unit.cac / keep)} sales: ${costOf(unit)} ÷ ${inMoney(keep)} each. How often does one come back?`,
      };
    return {
      text: `${tenth((unit.cac / keep / timesYearly) * 12)} months: ${costOf(unit)} ÷ ${inMoney(keep)}, ${tenth(timesYearly)} times a year.`,
    };
  },
  most: (unit) => {
    const found = worthOf(unit);
    if (found === undefined)
      return {
        missing:
          unit.price === undefined
            ? missing.keep
            : `At most what one leaves you: ${unit.inMoney(unit.price)} less your costs of one. What are those?`,
      };
    const now =
      unit.cac === undefined
        ? ""
        : unit.cac <= found.value
          ? ` You pay ${costOf(unit)} now, so ${unit.inMoney(found.value - unit.cac)} stays.`
          : ` You pay ${costOf(unit)} now, ${unit.inMoney(unit.cac - found.value)} too much.`;
    return {
      text: `${unit.inMoney(found.value)} at most: ${found.from}.${now}`,
    };
  },
  even: ({ spend, keep, keepFrom, inMoney }, plain) => {
    if (spend === undefined) return { missing: missing.spend };
    if (keep === undefined) return { missing: missing.keep };
    if (keep <= 0) return { text: "Never: you keep nothing of a sale." };
    const many = Math.ceil(Math.round((spend / keep) * 1000) / 1000);
    const noun = nounIn(plain);
    const exact = many === spend / keep ? "" : ` = ${tenth(spend / keep)}`;
    return {
      text: `${many} ${many === 1 ? noun.replace(/s$/, "") : noun}: ${inMoney(spend)} ÷ ${inMoney(keep)}${keepFrom === undefined ? "" : ` (${keepFrom})`}${exact}. From the next one on you earn.`,
    };
  },
  verdict: (unit, plain) => {
    const { cac, keep, price, monthlyKeep, monthlyFrom, timesYearly, inMoney } = unit;
    if (cac === undefined) return { missing: missing.cac };
    const cost = costOf(unit);
    if (monthlyKeep !== undefined) {
      const months = cac / monthlyKeep;
      const found = worthOf(unit);
      if (unit.lifeMonths !== undefined && found !== undefined) {
        const ratio = found.value / cac;
        const stays = unit.churn === undefined ? "" : `at ${shown(unit.churn)}% churn `;
        return {
          text: `${leadOf(plain, ratio >= (asksOfMoney(plain) ? 1 : healthy))}${stays}one stays ${tenth(unit.lifeMonths)} months and brings ${inMoney(Math.round(found.value))}, ${tenth(ratio)} times the ${inMoney(cac)} it costs; ${healthy} is healthy. Payback: ${tenth(months)} months.`,
        };
      }
      return {
        text: `${leadOf(plain, months <= comfortable)}${cost} a customer is back in ${tenth(months)} months, at ${inMoney(monthlyKeep)} a month${monthlyFrom === undefined ? "" : ` (${monthlyFrom})`}. Under ${comfortable} is comfortable.`,
      };
    }
    if (keep === undefined && price !== undefined)
      return {
        missing: `One customer costs you ${cost} and pays ${inMoney(price)}${timesYearly !== undefined && timesYearly > 1 ? ` about ${tenth(timesYearly)} times a year` : ""}. What is left to you of ${inMoney(price)}, after your costs?`,
      };
    const found = worthOf(unit);
    if (keep === undefined || found === undefined) return { missing: missing.keep };
    if (found.yearly && found.value >= cac && keep < cac)
      return {
        text: `${leadOf(plain, true)}${cost} is back after ${Math.ceil(cac / keep)} sales of ${inMoney(keep)}, and one customer leaves ${inMoney(found.value)} a year (${found.from}). If they don’t come back, you lose money.`,
      };
    const left = found.value - cac;
    const from = found.value === keep && unit.keepFrom === undefined ? "" : ` (${found.from})`;
    return left >= 0
      ? {
          text: `${leadOf(plain, true)}a customer leaves you ${inMoney(found.value)}${from} and costs ${cost}, so ${inMoney(left)} stays.`,
        }
      : {
          text: `${leadOf(plain, false)}a customer leaves you ${inMoney(found.value)}${from} and costs ${cost}, so you lose ${inMoney(-left)} on each. It pays from ${Math.ceil(cac / keep)} sales a customer, or below ${inMoney(found.value)} a customer.`,
        };
  },
};

const oneOf = (plain: string): string =>
  /\b(sale|order|booking|job|patient|member|student|client)s?\b/.exec(plain)?.[1] ?? "customer";

const nounIn = (plain: string): string => {
  const noun = /\bhow many (?:\w+ )?([a-z]{3,}s)\b/.exec(plain)?.[1];
  return noun === undefined || /^(?:does|sales)$/.test(noun) ? "sales" : noun;
};

/** The verdict without its yes or no, where no question was asked. */
export const stated = (text: string): string =>
  capital(text.replace(/^(?:Yes|No|Good|Bad so far|Keep going|Stop for now): /, ""));
