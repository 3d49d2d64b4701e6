import { seededRandom } from "../src/understanding/random.ts";
import type { WordLists } from "./load.ts";

/**
 * Returns up to `most` different expansions of a phrase, the same ones for the same seed. Each choice draws its
 * options like cards, so that every option is used once before any is repeated.
 */
export function expand(phrase: string, lists: WordLists, most: number, seed: number): string[] {
  let text = phrase;
  // Lists may refer to other lists, so this repeats until none is left.
  for (let depth = 0; depth < 3 && text.includes("{"); depth += 1) {
    text = text.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const words = lists[name];
      if (words === undefined) throw new Error(`No word list “${name}” (in “${phrase}”).`);
      return `(${words})`;
    });
  }
  if (!text.includes("(")) return [text];
  const random = seededRandom(seed);
  const next = parse(text, random);
  const found = new Set<string>();
  for (let tries = 0; tries < most * 2 && found.size < most; tries += 1) {
    found.add(next().replace(/\s+/g, " ").trim());
  }
  return [...found];
}

/** Returns one expansion of a text with choices, a new one with each call. */
type Expansion = () => string;

function parse(text: string, random: () => number): Expansion {
  let at = 0;
  const sequence = (): Expansion => {
    const parts: (string | Expansion)[] = [];
    while (at < text.length && text[at] !== "|" && text[at] !== ")") {
      if (text[at] === "(") {
        at += 1;
        parts.push(choice());
      } else {
        const from = at;
        while (at < text.length && !"(|)".includes(text[at] ?? "")) at += 1;
        parts.push(text.slice(from, at));
      }
    }
    return () => {
      let expanded = "";
      for (const part of parts) expanded += typeof part === "string" ? part : part();
      return expanded;
    };
  };
  const choice = (): Expansion => {
    const options = [sequence()];
    while (text[at] === "|") {
      at += 1;
      options.push(sequence());
    }
    at += 1;
    let hand: Expansion[] = [];
    return () => {
      if (hand.length === 0) hand = [...options];
      const [card] = hand.splice(Math.floor(random() * hand.length), 1);
      return card?.() ?? "";
    };
  };
  return sequence();
}
