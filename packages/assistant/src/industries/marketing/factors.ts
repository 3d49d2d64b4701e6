const factors: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b/i, 0.5],
  [/\b(?:double|twice|two times|2x|2 times)\b/i, 2],
  [/\b(?:triple|three times|3x|3 times)\b/i, 3],
  [/\b(?:ten times|10x|10 times)\b/i, 10],
];

/** “Twice”, “half the”: by how much something known is to be multiplied. */
export const factorIn = (message: string): number | undefined =>
  /\bhalf (?:a|an) \w/i.test(message)
    ? undefined
    : factors.find(([pattern]) => pattern.test(message))?.[1];
