const factors: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b/i, 0.5],
  [/\b(?:double|twice|two times|2x|2 times)\b/i, 2],
  [/\b(?:triple|three times|3x|3 times)\b/i, 3],
  [/\b(?:ten times|10x|10 times)\b/i, 10],
];

/** Returns the factor by which a known value is multiplied: “Twice”, “half the”. */
export const factorIn = (message: string): number | undefined =>
  /\bhalf (?:(?:a|an) \w|price|off\b)/i.test(message)
    ? undefined
    : factors.find(([pattern]) => pattern.test(message))?.[1];

/** A margin given as a fraction: “Margin half”, “a third stays”. */
const marginInWords =
  /\bmargins? (?:is |are |of |at |about |around |roughly )*(?:a |one )?(half|third|quarter|fifth)\b|\b(half|third|quarter|fifth) (?:of (?:it|that) )?(?:margin|stays|is (?:left|margin))\b/;
const inShares: Readonly<Record<string, number>> = {
  half: 50,
  third: 33.3,
  quarter: 25,
  fifth: 20,
};

/** Returns a margin given as a fraction, in percent. */
export function shareOfMargin(text: string): number | undefined {
  const share = marginInWords.exec(text)?.slice(1).find(Boolean);
  return share === undefined ? undefined : (inShares[share] ?? 50);
}
