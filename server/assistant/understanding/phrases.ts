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

/** Up to `most` different readings of one line, always the same ones for the same seed. */
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
  const found = new Set<string>();
  for (let tries = 0; tries < most * 2 && found.size < most; tries += 1) {
    let reading = text;
    while (reading.includes("(")) {
      reading = reading.replace(/\(([^()]*)\)/g, (_all, options: string) => {
        const parts = options.split("|");
        return parts[Math.floor(random() * parts.length)] ?? "";
      });
    }
    found.add(reading.replace(/\s+/g, " ").trim());
  }
  return [...found];
}
