/** Yearly orders per customer, given together with the acquisition cost. */

const many = String.raw`(\d{1,2}(?:\.\d+)?)`;
const aYear = String.raw`(?:a|per|each|every|\/) ?(?:year|yr|annum)|yearly|annually`;
const ofOrders = "orders?|purchases?|times|buys|repeats?|x";
const counted = new RegExp(String.raw`\b${many} ?(?:${ofOrders})(?: (?:in )?)?(?:${aYear})\b`);
const bought = new RegExp(
  String.raw`\b(?:re)?(?:order|buy|purchase|repeat)s? (?:about |around )?${many} ?(?:times |x )?(?:${aYear})\b`,
);

/** Returns the orders of one customer in a year: “2.4 orders a year”, “they buy 3 times per year”. */
export function ordersAYear(text: string): number | undefined {
  const lower = text.toLowerCase().replace(/\/ ?(?=y)/g, " per ");
  const stated = Number((counted.exec(lower) ?? bought.exec(lower))?.[1]);
  return stated > 0 ? stated : undefined;
}
