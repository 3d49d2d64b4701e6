import type { LanguageData } from "./language.ts";
import { plainOf, type Token } from "./tokens.ts";

/** Creates a function that converts number words into digits, so that later stages need not know them. */
export function createNumberWords(data: LanguageData) {
  const values = new Map(
    Object.entries(data.numbers).flatMap(([word, value]) => [
      [word, value] as const,
      [plainOf(word, data.id), value] as const,
    ]),
  );
  const joiners = new Set(data.joiners);
  const parts = [...values.keys()]
    .filter((word) => word !== "")
    .sort((a, b) => b.length - a.length);

  /** Splits a compound such as “fünfundzwanzig” or “zweihundert” into its numbers. */
  function within(word: string): number[] | undefined {
    const found: number[] = [];
    let rest = word;
    while (rest !== "") {
      const part = parts.find((one) => rest.startsWith(one));
      const joiner = [...joiners].find((one) => found.length > 0 && rest.startsWith(one));
      if (part !== undefined) {
        found.push(values.get(part) ?? 0);
        rest = rest.slice(part.length);
      } else if (joiner !== undefined) rest = rest.slice(joiner.length);
      else return undefined;
    }
    return found;
  }

  const numbersOf = (token: Token | undefined): number[] | undefined => {
    if (token?.kind !== "word") return undefined;
    const value = values.get(token.text) ?? values.get(token.plain);
    if (value !== undefined) return [value];
    return data.id === "de" && token.plain.length >= 6 ? within(token.plain) : undefined;
  };

  return (tokens: readonly Token[]): Token[] => {
    const out: Token[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const first = numbersOf(tokens[at]);
      const token = tokens[at];
      if (!token) continue;
      if (!first) {
        out.push(token);
        continue;
      }
      const numbers = [...first];
      let end = at;
      for (;;) {
        const joined = joiners.has(tokens[end + 1]?.plain ?? "") || tokens[end + 1]?.text === "-";
        const next = end + (joined ? 2 : 1);
        const more = numbersOf(tokens[next]);
        // “Two, three” and “one or two” are separate numbers: the next word continues the number only if it is smaller
        // or a multiplier.
        const fits = more && follows(numbers.at(-1) ?? 0, more[0] ?? 0, joined);
        if (!fits) break;
        numbers.push(...more);
        end = next;
      }
      const english = String(total(numbers));
      out.push({ ...token, kind: "number", english, text: english, plain: english });
      at = end;
    }
    return out;
  };
}

const follows = (left: number, right: number, joined: boolean): boolean =>
  right >= 100
    ? left < right || left === 1 || left === 1000
    : left >= 100 ||
      (left >= 20 && right < 20) ||
      (joined && left === 4 && right === 20) ||
      (left === 4 && right === 20);

/** Combines numbers: 2, 100, 50 → 250; 4, 20, 10 → 90; 2, 1000, 500 → 2500. */
function total(numbers: readonly number[]): number {
  let whole = 0;
  let current = 0;
  for (const value of numbers) {
    if (value === 1000) {
      whole += Math.max(1, current) * 1000;
      current = 0;
    } else if (value === 100 || (value === 20 && current === 4))
      current = Math.max(1, current) * value;
    else current += value;
  }
  return whole + current;
}
