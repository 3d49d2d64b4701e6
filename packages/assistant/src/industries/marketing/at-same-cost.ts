import { counted, money } from "../../dialogue/reply.ts";
import type { Turn } from "../../dialogue/types.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { wordList } from "../../understanding/word-list.ts";
import { toldIn } from "./stated-figures.ts";
import { shown } from "./sum-lines.ts";

/** What another budget would bring, at what an enquiry or a customer has cost so far. */

const leads = wordList`leads?, enquir(y|ies), inquir(y|ies), calls?, requests?`;
const customers = wordList`customers?, clients?, sales?, orders?, bookings?, jobs?, patients?, members?, buyers?`;
const supposes = /\b(?:if|when|what about|suppose|next month|next time)\b/;
const many = new RegExp(`\\bhow many (?:more |new )?(${leads}|${customers})\\b`);
const ofLeads = new RegExp(`^${leads}$`);

/** Whether the money in a message is hypothetical rather than spent. */
export const supposesSpend = (message: string): boolean => {
  const plain = plainWords(message);
  return supposes.test(plain) && many.test(plain);
};

/** “If I spend 2,000 next month, how many customers” */
export function atSameCost({ plain, message, state }: Turn): string | undefined {
  const noun = many.exec(plain)?.[1];
  const { spend } = toldIn(message).figures;
  if (noun === undefined || spend === undefined || !supposes.test(plain)) return undefined;
  const { figures = {} } = state;
  const before = Number(figures.spend);
  const count = Number(ofLeads.test(noun) ? figures.leads : figures.sales);
  if (!(before > 0 && count > 0)) return undefined;
  const inMoney = (value: number) => money(value, String(figures.currency ?? "USD"));
  const each = before / count;
  const one = noun.replace(/ies$/, "y").replace(/s$/, "");
  const plural = /s$/.test(noun) ? noun : `${noun}s`;
  const expected = Math.round(spend / each);
  return `About ${counted(expected, one, plural)}, if each costs the same: ${inMoney(spend)} ÷ ${inMoney(each)} (${inMoney(before)} brought ${shown(count)}).`;
}
