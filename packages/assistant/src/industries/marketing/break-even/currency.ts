import type { Turn } from "../../../dialogue/types.ts";

/** Returns the currency that the visitor writes, in this message or before; dollars if none. */
export function currencyIn({ message, state }: Turn): "EUR" | "GBP" | "USD" {
  const text = [message, ...state.exchanges.map(({ visitor }) => visitor).toReversed()].find(
    (one) => /[€£$]|\b(?:eur|euros?|gbp|pounds?|quid|usd|dollars?|bucks)\b/i.test(one),
  );
  if (text === undefined) return "USD";
  if (/€|\beur(?:os?)?\b/i.test(text)) return "EUR";
  return /£|\b(?:gbp|pounds?|quid)\b/i.test(text) ? "GBP" : "USD";
}
