import { isRounded } from "../../dialogue/arithmetic.ts";
import { money, say } from "../../dialogue/reply.ts";
import { unchanged } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { shown } from "./sum-lines.ts";
import { knownIn } from "./sums.ts";

/** Checks a visitor's own cost calculation, yes or no first: “That is 50 a lead, right?” */

const ofOne =
  /(?:^|[^\d.,])(\d[\d,]*(?:\.\d+)?) ?(?:dollars?|euros?|pounds?|bucks)? (?:a|per|each|for a|for one) (click|lead|enquiry|inquiry|customer|client|sale|order|booking)\b/;
const checks = /\b(?:right|correct|no|or|yes|yeah)$/;
const supposes = /\b(?:how|what|max|most|if)\b/;

const units = {
  click: ["clicks", "a click"],
  lead: ["leads", "an enquiry"],
  enquiry: ["leads", "an enquiry"],
  inquiry: ["leads", "an enquiry"],
} as const;
const unitOf = (noun: string) =>
  Object.entries(units).find(([one]) => one === noun)?.[1] ?? (["sales", "a customer"] as const);

export function sumChecked(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const [, stated = "", noun = ""] = ofOne.exec(plain) ?? [];
  if (stated === "" || !checks.test(plain) || supposes.test(plain)) return undefined;
  const [role, one] = unitOf(noun);
  const { spend, currency, planned, [role]: many } = knownIn(state);
  if (spend === undefined || planned || many === undefined || many <= 0) return undefined;
  const value = spend / many;
  const text = `${isRounded(stated, value) ? "Yes" : "No"}: ${money(spend, currency)} ÷ ${shown(many)} = ${money(value, currency)} ${one}.`;
  return { ...unchanged(turn, say(text, { source: "marketingReturn" })), handled: "sum:checked" };
}
