/** Number words up to “ninety-nine”, and multipliers. */
const units: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const unitWords = Object.keys(units).join("|");
const below100 = `(?:(?:${Object.keys(tens).join("|")})(?:[\\s-](?:${Object.keys(units).slice(0, 9).join("|")}))?|${unitWords})`;
const numerals = new RegExp(`\\b${below100}\\b`, "gi");

const numberOf = (words: string): number =>
  words
    .toLowerCase()
    .split(/[\s-]/)
    .reduce((sum, word) => sum + (tens[word] ?? units[word] ?? 0), 0);

/** Returns the number that one word or its digits name (“three”, “12”); NaN for anything else. */
export const countOf = (written: string): number =>
  tens[written.toLowerCase()] ?? units[written.toLowerCase()] ?? Number(written || Number.NaN);

/** Replaces number words with digits: “three” → “3”, “twenty-two” → “22”, “half a dozen” → “6”. */
export const withDigits = (text: string): string =>
  text
    .replace(/\bhalf a dozen\b/gi, "6")
    .replace(/\b(?:a |one )?dozen\b/gi, "12")
    .replace(numerals, (words) => String(numberOf(words)));

const large = new RegExp(
  `\\b(half a|a|an|\\d[\\d,.]*|${below100})\\s+(hundred|thousand|grand|million)\\b(?:\\s+(?:and\\s+)?(\\d{1,2}|${below100})\\b(?!\\s+(?:hundred|thousand)))?`,
  "gi",
);
const factors: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  grand: 1_000,
  million: 1_000_000,
};

/** Replaces large number words with digits: “two thousand” → “2000”, “half a million” → “500000”. */
export const withLargeNumbers = (text: string): string =>
  text.replace(large, (_all, count: string, unit: string, more?: string) => {
    const named = count.toLowerCase();
    const times =
      named === "half a"
        ? 0.5
        : /^an?$/.test(named)
          ? 1
          : /^\d/.test(named)
            ? Number(named.replace(/,/g, ""))
            : numberOf(named);
    const rest = more === undefined ? 0 : /^\d/.test(more) ? Number(more) : numberOf(more);
    return String(times * (factors[unit.toLowerCase()] ?? 1) + rest);
  });
