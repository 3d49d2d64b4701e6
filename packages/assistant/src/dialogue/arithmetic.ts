const operation = {
  "+": (one: number, other: number) => one + other,
  "−": (one: number, other: number) => one - other,
  "×": (one: number, other: number) => one * other,
  "÷": (one: number, other: number) => one / other,
} as const;
type Sign = keyof typeof operation;

const signs: readonly (readonly [RegExp, Sign])[] = [
  [/^(?:\+|plus)$/i, "+"],
  [/^(?:[-−–]|minus)$/i, "−"],
  [/^(?:[*×x]|times|multiplied by)$/i, "×"],
  [/^(?:[/÷]|divided by)$/i, "÷"],
];

const figure = String.raw`[$€£]?(\d{1,9}(?:,\d{3}){0,2}(?:\.\d{1,4})?)`;
const sum = new RegExp(
  String.raw`${figure} ?(\+|plus|[-−–]|minus|[*×x]|times|multiplied by|[/÷]|divided by) ?${figure}`,
  "i",
);
/** A third figure makes it a different calculation. */
const further = /^ ?(?:[-+*×/÷^]|plus|minus|times)/i;

const hyphened = /\d[-–]\d/;
const asksForSum = /^[^\p{L}]*$|=|\b(?:what|whats|calculate|compute|work out|equals?)\b/iu;

/** Whether a hyphen is between the ends of a range (“around 50-60?”): no sum, unless the message asks for one. */
export const hasRange = (message: string): boolean =>
  hyphened.test(message) && !asksForSum.test(message);

/** The result that a message claims: “2400/920 = 2.61 no?” */
const claimed = new RegExp(String.raw`^ ?(?:=|is|equals|makes) ?${figure}(?![\d.,]*%)`, "i");

/**
 * Returns a calculation with two figures as written, with its result, and yes or no first if the message claims one;
 * undefined if the message contains none.
 */
export function workedOut(message: string): string | undefined {
  const found = sum.exec(message);
  if (!found || further.test(message.slice(found.index + found[0].length))) return undefined;
  const [whole, one = "", written = "", other = ""] = found;
  if (hyphened.test(whole) && hasRange(message)) return undefined;
  const sign = signs.find(([pattern]) => pattern.test(written))?.[1];
  if (sign === undefined) return undefined;
  const result = operation[sign](toNumber(one), toNumber(other));
  if (!Number.isFinite(result)) return undefined;
  const [, claim] = claimed.exec(message.slice(found.index + whole.length)) ?? [];
  const lead = claim === undefined ? "" : isRounded(claim, result) ? "Yes: " : "No: ";
  return `${lead}${one} ${sign} ${other} = ${result.toLocaleString("en-US", { maximumFractionDigits: 2 })}`;
}

/** Whether a figure is a result with as many decimals as were written: 2.61 for 2.6087. */
export function isRounded(written: string, result: number): boolean {
  const places = /\.(\d+)/.exec(written)?.[1]?.length ?? 0;
  return Math.abs(toNumber(written) - result) <= 0.51 * 10 ** -places;
}

const toNumber = (written: string): number => Number(written.replaceAll(",", ""));
