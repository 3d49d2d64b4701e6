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

/** Returns a calculation with two figures as written, with its result; undefined if the message contains none. */
export function workedOut(message: string): string | undefined {
  const found = sum.exec(message);
  if (!found || further.test(message.slice(found.index + found[0].length))) return undefined;
  const [whole, one = "", written = "", other = ""] = found;
  if (hyphened.test(whole) && hasRange(message)) return undefined;
  const sign = signs.find(([pattern]) => pattern.test(written))?.[1];
  if (sign === undefined) return undefined;
  const result = operation[sign](toNumber(one), toNumber(other));
  return Number.isFinite(result)
    ? `${one} ${sign} ${other} = ${result.toLocaleString("en-US", { maximumFractionDigits: 2 })}`
    : undefined;
}

const toNumber = (written: string): number => Number(written.replaceAll(",", ""));
