import { seededRandom } from "./random.ts";

/**
 * Training texts are written one a line; “(a|b|)” stands for any of its parts and “{name}” for a list of words.
 * A line that starts with “~” is a wish in the base form (“~cancel my order”), to be worn with carriers.
 */
export type WordLists = Readonly<Record<string, string>>;

/** All lines of a text block, without blanks and without comment lines (“// …”). */
export const lines = (block: string): string[] =>
  block
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.length > 0 && !line.startsWith("//"));

/**
 * Up to `most` different readings of one line, always the same ones for the same seed. Each choice deals its
 * options like cards, so that every option is read once before any is read again.
 */
export function expand(line: string, lists: WordLists, most: number, seed: number): string[] {
  let text = line;
  // Lists may name lists, so this runs until none is left.
  for (let depth = 0; depth < 3 && text.includes("{"); depth += 1) {
    text = text.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const words = lists[name];
      if (words === undefined) throw new Error(`No word list “${name}” (in “${line}”).`);
      return `(${words})`;
    });
  }
  if (!text.includes("(")) return [text];
  const random = seededRandom(seed);
  const read = parse(text, random);
  const found = new Set<string>();
  for (let tries = 0; tries < most * 2 && found.size < most; tries += 1) {
    found.add(read().replace(/\s+/g, " ").trim());
  }
  return [...found];
}

/** One reading of a text with choices; another at each call. */
type Reader = () => string;

function parse(text: string, random: () => number): Reader {
  let at = 0;
  const sequence = (): Reader => {
    const parts: (string | Reader)[] = [];
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
      let read = "";
      for (const part of parts) read += typeof part === "string" ? part : part();
      return read;
    };
  };
  const choice = (): Reader => {
    const options = [sequence()];
    while (text[at] === "|") {
      at += 1;
      options.push(sequence());
    }
    at += 1;
    let hand: Reader[] = [];
    return () => {
      if (hand.length === 0) hand = [...options];
      const [card] = hand.splice(Math.floor(random() * hand.length), 1);
      return card?.() ?? "";
    };
  };
  return sequence();
}
