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
/** A third figure makes it another sum than that of the first two. */
const further = /^ ?(?:[-+*×/÷^]|plus|minus|times)/i;

/** The sum of two figures that a message holds, with its result, as it is written; undefined when there is no such. */
export function workedOut(message: string): string | undefined {
  const found = sum.exec(message);
  if (!found || further.test(message.slice(found.index + found[0].length))) return undefined;
  const [, one = "", written = "", other = ""] = found;
  const sign = signs.find(([pattern]) => pattern.test(written))?.[1];
  if (sign === undefined) return undefined;
  const result = operation[sign](toNumber(one), toNumber(other));
  return Number.isFinite(result)
    ? `${one} ${sign} ${other} = ${result.toLocaleString("en-US", { maximumFractionDigits: 2 })}`
    : undefined;
}

const toNumber = (written: string): number => Number(written.replaceAll(",", ""));
