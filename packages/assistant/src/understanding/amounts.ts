import { withDigits, withLargeNumbers } from "./numerals.ts";

/** A sum of money. The currency is absent if the message names none (“20k”). */
export type Amount = { text: string; value: number; currency?: string };

const figure = "(\\d[\\d,]*(?:\\.\\d+)?)";
const unit = "(k|m|million|thousand|grand)?";
const currencies = "usd|eur|gbp|inr|dollars?|euros?|pounds?|bucks?|rupees|quid|€|\\$|£";
const sums = [
  `(?:([$€£₹])|\\b(usd|eur|gbp|inr)\\b)\\s?${figure}\\s?${unit}(?![\\w%])`,
  `\\b${figure}\\s?${unit}\\s?(${currencies})(?=\\W|$)`,
  `\\b${figure}\\s?(k|million|thousand|grand)\\b`,
];
const sum = new RegExp(sums.join("|"), "gi");
const numberWords = "[a-z]+(?:[\\s-][a-z]+)?";
const magnitude = "(?:hundred|thousand|grand|million)";
/** “Five hundred euros”: number words count as money only if a currency follows. */
const inWords = new RegExp(
  `\\b(?:half a|${numberWords}|\\d[\\d,.]*)\\s+${magnitude}\\b(?:\\s+(?:and\\s+)?${numberWords})??(?=\\s+(?:${currencies})\\b)`,
  "gi",
);

/** Extracts the sums of money from a message; returns them and the rest of the message. */
export function readAmounts(message: string): { amounts: Amount[]; without: string } {
  const amounts: Amount[] = [];
  const without = message
    .replace(inWords, withLargeNumbers)
    .replace(/\b[a-z-]+ grand\b/gi, withDigits)
    .replace(sum, (found, sign, code, a, aUnit, b, bUnit, word, c, cUnit) => {
      const currency = currencyOf(String(sign ?? code ?? word ?? "").toLowerCase());
      amounts.push({
        text: found.trim(),
        value: numberOf(a ?? b ?? c) * factorOf(String(aUnit ?? bUnit ?? cUnit ?? "")),
        ...(currency === undefined ? {} : { currency }),
      });
      return " ";
    });
  return { amounts, without };
}

/**
 * Parses a figure such as “1,250.00” or “49,90”: a comma before the last two digits is a decimal comma, otherwise it
 * separates thousands.
 */
const numberOf = (digits: string): number =>
  Number(/^\d+,\d{2}$/.test(digits) ? digits.replace(",", ".") : digits.replace(/,/g, ""));

function factorOf(name: string): number {
  if (/^m/i.test(name)) return 1_000_000;
  return name === "" ? 1 : 1_000;
}

function currencyOf(text: string): string | undefined {
  if (/\$|usd|dollar|buck/.test(text)) return "USD";
  if (/€|eur/.test(text)) return "EUR";
  if (/£|gbp|pound|quid/.test(text)) return "GBP";
  if (/₹|inr|rupee/.test(text)) return "INR";
  return undefined;
}
