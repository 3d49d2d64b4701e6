/** Works out sums that a visitor types: “40 x 18 minus 350”, “(544-306) * 10/30 = 79.33, right?”. */

const operation = {
  "+": (one: number, other: number) => one + other,
  "−": (one: number, other: number) => one - other,
  "×": (one: number, other: number) => one * other,
  "÷": (one: number, other: number) => one / other,
} as const;
type Sign = keyof typeof operation;

const signs: readonly (readonly [RegExp, Sign])[] = [
  [/(?:\+|plus\b)/iy, "+"],
  [/(?:[-−–]|minus\b)/iy, "−"],
  [/(?:[*×]|x(?![a-z])|times\b|multiplied by\b)/iy, "×"],
  [/(?:[/÷]|divided by\b)/iy, "÷"],
];

/** “1,250.50”, and as most of Europe writes it: “0,90”, “1.250,50”. */
const figure = String.raw`[$€£]?(\d{1,3}(?:\.\d{3}){1,2},\d{1,2}(?!\d)|\d{1,9},\d{1,2}(?!\d)|\d{1,9}(?:,\d{3}){0,2}(?:\.\d{1,4})?)`;
const figureHere = new RegExp(`${figure}(?![\\d.]{0,9}\\s?(?:%|per ?cent))`, "iy");
const percentHere =
  /,?\s{0,2}(less|minus|[-−–]|plus|\+|discounted by|reduced by)\s?(\d{1,2}(?:\.\d)?)\s?(?:%|per ?cent\b)/iy;
const spaces = /\s*/y;
/** “140 a week times 10”: what a figure counts, before an operation in words or by its sign. */
const unit =
  /(?: ?[$€£]| [a-z]{1,12}){1,2}(?=\s*(?:[*×÷=]|x ?\d|times\b|plus\b|minus\b|divided by\b))/iy;
const startOfSum = /[$€£\d(]/g;
/** Nobody types more figures than this, and lists of numbers are no sums. */
const mostFigures = 12;
/** Brackets within brackets; more of them only cost time. */
const deepest = 4;

const hyphened = /\d[-–]\d/;
const asksForSum = /^[^\p{L}]*$|=|\b(?:what|whats|calculate|compute|work out|equals?)\b/iu;

/** Whether a hyphen is between the ends of a range (“around 50-60?”): no sum, unless the message asks for one. */
export const hasRange = (message: string): boolean =>
  hyphened.test(message) && !asksForSum.test(message);

/** The result that a message claims: “2400/920 = 2.61 no?” */
const claimed = new RegExp(String.raw`\s?(?:=|is|equals|makes) ?${figure}(?![\d.,]*%)`, "iy");
/** “350+100=450, /25 = 18”: goes on with the result. */
const goesOn = new RegExp(
  `[,;.]?\\s*(?:and |then |so )?(?=${signs.map(([pattern]) => pattern.source).join("|")})`,
  "iy",
);

/** A part of a sum: its value, and how it is written. */
type Part = { readonly value: number; readonly text: string; readonly figures: number };

/** Reads a sum from left to right; every method returns undefined where the message holds nothing of the kind. */
class Reader {
  readonly message: string;
  at: number;
  depth = 0;

  constructor(message: string, at: number) {
    this.message = message;
    this.at = at;
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.message);
    if (found) this.at += found[0].length;
    return found ?? undefined;
  }

  sign(...wanted: readonly Sign[]): Sign | undefined {
    const before = this.at;
    this.take(spaces);
    for (const [pattern, sign] of signs)
      if (wanted.includes(sign) && this.take(pattern)) return sign;
    this.at = before;
    return undefined;
  }

  /** Parts joined by one kind of sign, as far as they go. */
  joined(wanted: readonly Sign[], next: () => Part | undefined, begun?: Part): Part | undefined {
    let sum = begun ?? next();
    while (sum && sum.figures <= mostFigures) {
      const before = this.at;
      const sign = this.sign(...wanted);
      const other = sign && next();
      if (!sign || !other) {
        this.at = before;
        return sum;
      }
      sum = {
        value: operation[sign](sum.value, other.value),
        text: `${sum.text} ${sign} ${other.text}`,
        figures: sum.figures + other.figures,
      };
    }
    return sum;
  }

  sum = (): Part | undefined => this.withPercent(this.joined(["+", "−"], this.product));

  /** “140 × 16 × 12, less 20 percent”: of what was worked out so far. */
  withPercent(part: Part | undefined): Part | undefined {
    const [, word = "", percent = ""] = (part && this.take(percentHere)) ?? [];
    if (!part || percent === "") return part;
    const sign = /plus|\+/i.test(word) ? "+" : "−";
    const share = Number(percent) / 100;
    const figures = part.figures + 1;
    const text = /[+−]/.test(part.text) ? `(${part.text})` : part.text;
    return {
      value: part.value * (sign === "+" ? 1 + share : 1 - share),
      text: `${text} ${sign} ${percent}%`,
      figures,
    };
  }

  product = (): Part | undefined => this.joined(["×", "÷"], this.single);

  single = (): Part | undefined => {
    this.take(spaces);
    if (this.take(/\(/y)) {
      this.depth += 1;
      const inner = this.depth > deepest ? undefined : this.sum();
      this.depth -= 1;
      this.take(spaces);
      return inner && this.take(/\)/y) ? { ...inner, text: `(${inner.text})` } : undefined;
    }
    const typed = this.take(figureHere)?.[1];
    if (typed === undefined) return undefined;
    const written = withPoint(typed);
    this.take(unit);
    return { value: toNumber(written), text: written, figures: 1 };
  };

  /** The sum goes on from a result. */
  from = (begun: Part): Part | undefined =>
    this.joined(["+", "−"], this.product, this.joined(["×", "÷"], this.single, begun));
}

/**
 * Returns the sum of a message with its result (“40 × 18 − 350 = 370”), and yes or no first if the message claims one;
 * undefined if the message contains none.
 */
export function workedOut(message: string): string | undefined {
  for (const { index } of message.matchAll(startOfSum)) {
    if (/[\d.,]/.test(message[index - 1] ?? "")) continue;
    const reader = new Reader(message, index);
    const first = reader.sum();
    if (!first || first.figures < 2) continue;
    if (hyphened.test(message.slice(index, reader.at)) && hasRange(message)) continue;
    if (!Number.isFinite(first.value) || /[\^!]/.test(message[reader.at] ?? "")) return undefined;
    return withClaims(reader, first);
  }
  return undefined;
}

/** Checks the results that a message claims, one after the other. */
function withClaims(reader: Reader, first: Part): string {
  const lines: string[] = [];
  let right: boolean | undefined;
  let part: Part | undefined = first;
  while (part) {
    lines.push(`${part.text} = ${inFigures(part.value)}`);
    const claim = reader.take(claimed)?.[1];
    if (claim === undefined) break;
    right = (right ?? true) && isRounded(withPoint(claim), part.value);
    reader.take(goesOn);
    const begun: Part = { value: part.value, text: inFigures(part.value), figures: 1 };
    const next = reader.from(begun);
    part = next && next.figures > 1 && Number.isFinite(next.value) ? next : undefined;
  }
  const lead = right === undefined ? "" : right ? "Yes: " : "No: ";
  return lead + lines.join(", and ");
}

const inFigures = (value: number): string =>
  value.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** Whether a figure is a result with as many decimals as were written: 2.61 for 2.6087. */
function isRounded(written: string, result: number): boolean {
  const places = /\.(\d+)/.exec(written)?.[1]?.length ?? 0;
  return Math.abs(toNumber(written) - result) <= 0.51 * 10 ** -places;
}

/** Writes a figure with a decimal comma as one with a point. */
const withPoint = (typed: string): string =>
  /,\d{1,2}$/.test(typed) ? typed.replaceAll(".", "").replace(",", ".") : typed;

const toNumber = (written: string): number => Number(written.replaceAll(",", ""));
