import type { ChatReply } from "@brightkeel/contracts";
import { money, say } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Turn } from "../../../dialogue/types.ts";
import { marketingTerms } from "./terms.ts";

/** Questions about a calculated return, and about its terms. */

export const currencyOf = ({ slots }: FlowState): string => String(slots.currency ?? "USD");
const inMoney = (flow: FlowState, value: number): string => money(value, currencyOf(flow));

const differ = /\b(?:differ\w*|diff|vs|versus|compared?|same as|or)\b/i;

/** Compares two terms: their meanings, and what each one is for. */
function twoTerms(message: string): string | undefined {
  if (!differ.test(message) || /\d/.test(message)) return undefined;
  const named = marketingTerms
    .map((term) => ({ term, at: message.search(term.pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const [first, second] = named.map(({ term }) => term);
  if (!first) return undefined;
  if (!second) return /\bdifferences?\b|\bdiff\b/i.test(message) ? first.text : undefined;
  const short = (text: string) => text.replace(/[:.;].*$/s, ".");
  return `${short(first.text)} ${short(second.text)} In short, ${first.tells}, and ${second.tells}.`;
}

/** Returns the meaning of a term, if the message asks for it. */
export function termIn(message: string): string | undefined {
  const both = twoTerms(message);
  if (both !== undefined) return both;
  const asks =
    /\b(?:what(?:.?s| is| are| does| do| mean)|explain|define|meaning)\b/i.test(message) ||
    /^\W*\w+\s*\?\s*$/.test(message);
  const attributed = /\battribution\b|\b(?:first|last)[ -]?touch\b/i.test(message);
  return (asks || attributed) &&
    !/\d|\b(?:my|our|if|good|average|normal|improve|raise|increase)\b/i.test(message)
    ? marketingTerms.find(({ pattern }) => pattern.test(message))?.text
    : undefined;
}

const costPer =
  /\b(\d[\d,]*) (sales?|orders?|customers?|leads?|conversions?|buyers?|bookings?|clicks?)\b/i;

/** Answers a question about a return from its figures. */
export function aboutReturn({ message }: Turn, flow: FlowState): ChatReply | undefined {
  const [cost, revenue, margin] = [flow.slots.cost, flow.slots.revenue, flow.slots.margin].map(
    Number,
  );
  if (cost === undefined || revenue === undefined || margin === undefined) return undefined;
  const tell = (text: string) =>
    say(text, {
      source: "marketingReturn",
      next: ["Help me plan a campaign", "How do we convert more visitors?"],
    });
  const sales = flow.slots.count === undefined ? undefined : String(flow.slots.count);
  const [, count = sales, unit = "sale"] = costPer.exec(message) ?? [];
  if (
    count !== undefined &&
    /\b(?:cpa|cac|cpc|cpl|cost per|per|each)\b/i.test(message) &&
    !/\bmargin\b/i.test(message)
  ) {
    const each = cost / Number(count.replaceAll(",", ""));
    return Number.isFinite(each)
      ? tell(
          `${inMoney(flow, cost)} ÷ ${count} = ${inMoney(flow, each)} a ${unit.replace(/s$/i, "")}.`,
        )
      : undefined;
  }
  if (/\broas\b/i.test(message))
    return tell(
      `${inMoney(flow, revenue)} ÷ ${inMoney(flow, cost)} = ${(revenue / cost).toLocaleString("en-US", { maximumFractionDigits: 2 })}.`,
    );
  const even = Math.ceil((cost / margin) * 100);
  if (/\bbreak[ -]?even\b/i.test(message))
    return tell(`A revenue of ${inMoney(flow, even)}: ${inMoney(flow, cost)} ÷ ${margin}%.`);
  if (/\b(?:what|which)\b.*\bgood (?:roi|return)\b|^whats? a good\b/i.test(message))
    return tell(
      "Anything above zero pays for itself, and yours is on the card. Repeat what’s above zero in small steps, and stop what stays below after two changes.",
    );
  const term = termIn(message);
  if (term !== undefined) return tell(term);
  return undefined;
}
