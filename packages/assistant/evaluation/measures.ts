import { seededRandom } from "../src/understanding/random.ts";

/** Formats a share with its 95% Wilson interval, which also holds for few cases. */
export function share(hits: number, of: number): string {
  if (of === 0) return "–";
  const z = 1.96;
  const p = hits / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return `${p.toFixed(3)} [${(middle - half).toFixed(3)}–${(middle + half).toFixed(3)}]`;
}

/**
 * Puts `count` typing errors into a sentence: a swapped, missing, doubled or neighbouring letter in words of four
 * letters or more.
 */
export function withSlips(text: string, count: number, seed: number): string {
  const random = seededRandom(seed);
  const words = text.split(" ");
  const long = words
    .map((word, index) => ({ word, index }))
    .filter(({ word }) => /^[a-z']{4,}$/i.test(word));
  for (let slip = 0; slip < count && long.length > 0; slip += 1) {
    const [chosen] = long.splice(Math.floor(random() * long.length), 1);
    if (!chosen) break;
    const { word, index } = chosen;
    const at = 1 + Math.floor(random() * (word.length - 2));
    const kinds = [
      word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + (word[at] ?? "") + word.slice(at),
      word.slice(0, at) + neighbour(word[at] ?? "e", random) + word.slice(at + 1),
    ];
    words[index] = kinds[Math.floor(random() * kinds.length)] ?? word;
  }
  return words.join(" ");
}

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
function neighbour(letter: string, random: () => number): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? "qwertyuiop";
  const at = row.indexOf(letter);
  return row[Math.max(0, Math.min(row.length - 1, at + (random() < 0.5 ? -1 : 1)))] ?? letter;
}
