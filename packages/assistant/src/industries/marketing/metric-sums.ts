import { money } from "../../dialogue/reply.ts";
import { aThing, type Known, shown } from "./sum-lines.ts";

/** The calculation of each metric, or the one missing figure, named as a visitor would. */

type Sum = { text: string } | { missing: string };

const lacks = {
  spend: "what was spent",
  impressions: "how often it was shown",
  clicks: "the number of clicks",
  ctr: "the share who clicked",
  leads: "the number of enquiries",
  sales: "the number of customers",
  margin: "your margin",
  price: "what a customer pays",
  revenue: "the revenue",
} as const;
type Needed = keyof typeof lacks;

/** Builds a metric from the figures that it needs. */
const from =
  <Name extends Needed>(
    needed: readonly Name[],
    text: (figures: Record<Name, number>, known: Known) => string,
  ) =>
  (known: Known): Sum => {
    const figures: Partial<Record<Name, number>> = {};
    for (const name of needed) {
      const value = known[name];
      if (value === undefined || value <= 0) return { missing: lacks[name] };
      figures[name] = value;
    }
    // The loop has filled in every name, which the type of a partial record cannot tell.
    return { text: text(figures as Record<Name, number>, known) };
  };

const divided = (one: number, many: number, noun: string, { currency }: Known): string =>
  `${money(one, currency)} ÷ ${shown(many)} = ${money(one / many, currency)} ${noun}.`;
const ratio = (many: number, all: number, what: string): string =>
  `${shown((many / all) * 100)}% ${what} (${shown(many)} of ${shown(all)}).`;
const aCustomer = ({ thing }: Known): string => aThing(thing);

/** Profit per customer before advertising. */
const leaves = ({ price, margin }: { price: number; margin: number }): number =>
  (price * margin) / 100;

/** Maximum cost per click or enquiry: the total profit divided by their number. */
const most = (
  { price, margin, sales, many }: { price: number; margin: number; sales: number; many: number },
  noun: string,
  { currency, spend }: Known,
): string => {
  const left = leaves({ price, margin }) * sales;
  const now = spend === undefined ? "" : ` You pay ${money(spend / many, currency)} now.`;
  return `${money(left / many, currency)} ${noun} at most: ${shown(sales)} × ${money(price, currency)} × ${shown(margin)}% = ${money(left, currency)}, ÷ ${shown(many)}.${now}`;
};

export const ratios = {
  cpm: from(
    ["spend", "impressions"],
    ({ spend, impressions }, { currency }) =>
      `${money((spend / impressions) * 1000, currency)} per 1,000 views: ${money(spend, currency)} ÷ ${shown(impressions)} × 1,000.`,
  ),
  visits: from(
    ["impressions", "ctr"],
    ({ impressions, ctr }) =>
      `${shown(Math.round((impressions * ctr) / 100))} clicks: ${shown(ctr)}% of ${shown(impressions)}.`,
  ),
  ctr: from(["clicks", "impressions"], ({ clicks, impressions }) =>
    ratio(clicks, impressions, "clicked"),
  ),
  cpc: from(["spend", "clicks"], ({ spend, clicks }, known) =>
    divided(spend, clicks, "a click", known),
  ),
  cpl: from(["spend", "leads"], ({ spend, leads }, known) =>
    divided(spend, leads, "an enquiry", known),
  ),
  cac: from(["spend", "sales"], ({ spend, sales }, known) =>
    divided(spend, sales, aCustomer(known), known),
  ),
  closing: from(["sales", "leads"], ({ sales, leads }) =>
    ratio(sales, leads, "of the enquiries bought"),
  ),
  conversion: (known: Known): Sum =>
    known.sales === undefined && known.leads !== undefined
      ? ratios.asking(known)
      : ratios.buying(known),
  asking: from(["leads", "clicks"], ({ leads, clicks }) =>
    ratio(leads, clicks, "of the clicks asked"),
  ),
  buying: from(["sales", "clicks"], ({ sales, clicks }) =>
    ratio(sales, clicks, "of the clicks bought"),
  ),
  roas: from(
    ["revenue", "spend"],
    ({ revenue, spend }, { currency }) =>
      `ROAS ${shown(revenue / spend)}: ${money(revenue, currency)} ÷ ${money(spend, currency)}.`,
  ),
  roi: from(["revenue", "spend", "margin"], ({ revenue, spend, margin }, { currency }) => {
    const inMoney = (value: number) => money(value, currency);
    const share = Math.round((((revenue * margin) / 100 - spend) / spend) * 1000) / 10;
    return `ROI: (${inMoney(revenue)} × ${shown(margin)}% − ${inMoney(spend)}) ÷ ${inMoney(spend)} = ${shown(share)}%.`;
  }),
  maxClick: from(["price", "margin", "sales", "clicks"], (stated, known) =>
    most({ ...stated, many: stated.clicks }, "a click", known),
  ),
  maxLead: from(["price", "margin", "sales", "leads"], (stated, known) =>
    most({ ...stated, many: stated.leads }, "an enquiry", known),
  ),
  maxCustomer: (known: Known): Sum =>
    known.profit === undefined ? ratios.maxOfPrice(known) : { text: fromProfit(known) },
  maxOfPrice: from(
    ["price", "margin"],
    (stated, known) =>
      `${money(leaves(stated), known.currency)} ${aCustomer(known)} at most: ${shown(stated.margin)}% of ${money(stated.price, known.currency)}.${nowOf(known)}`,
  ),
} satisfies Record<string, (known: Known) => Sum>;

const nowOf = ({ spend, sales, currency, planned }: Known): string =>
  spend !== undefined && sales !== undefined && sales > 0 && !planned
    ? ` You pay ${money(spend / sales, currency)} now.`
    : "";
const fromProfit = (known: Known): string =>
  `${money(known.profit ?? 0, known.currency)} ${aCustomer(known)} at most, which is what one leaves you.${nowOf(known)}`;
