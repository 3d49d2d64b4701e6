import type { Asked } from "./asked.ts";
import type { Book } from "./identities.ts";
import type { Style } from "./lines.ts";

/** Revenue, spending and margin, if nobody counted the orders. */
export function fromTotals(book: Book, { inMoney }: Style, asked: Asked): string | undefined {
  const { revenue, spend, gross, profit } = book;
  if (revenue === undefined || spend === undefined || gross === undefined || profit === undefined)
    return undefined;
  const gains = profit.value >= 0;
  const lead = asked.kind === "verdict" ? (gains !== asked.losing ? "Yes, y" : "No, y") : "Y";
  return `${lead}ou ${gains ? "earn" : "lose"} ${inMoney(Math.abs(profit.value))}: ${inMoney(gross.value)} is left of ${inMoney(revenue.value)} after goods, less ${inMoney(spend.value)} for ads.`;
}
