import { LRUCache } from "lru-cache";

/**
 * Corrects unknown words to known ones: one edit in words of four letters or more, two from eight letters; also two
 * words run together, or one word split in two.
 */
export class Spelling {
  readonly #counts: ReadonlyMap<string, number>;
  /** Words by length and by each of their first two letters, each with its letters as a bit set. */
  readonly #index = new Map<string, Candidate[]>();
  readonly #corrections = new LRUCache<string, string>({ max: 20_000 });

  /** @param counts frequency of each known word; more frequent words win ties. */
  constructor(counts: ReadonlyMap<string, number>) {
    this.#counts = counts;
    for (const [word, count] of counts) {
      // A count of 0 marks a word that is valid but never a correction.
      if (count === 0 || word.startsWith("#") || word.length < 3) continue;
      for (const letter of new Set(word.slice(0, 2))) {
        const group = this.#index.get(word.length + letter);
        const candidate = { word, letters: lettersOf(word) };
        if (group) group.push(candidate);
        else this.#index.set(word.length + letter, [candidate]);
      }
    }
  }

  knows(word: string): boolean {
    return this.#counts.has(word);
  }

  /** Whether a word occurs in no phrase and is not a likely misspelling of one that does. */
  isStranger(word: string): boolean {
    if ((this.#counts.get(word) ?? 0) > 0) return false;
    const corrected = this.#word(word);
    return corrected === word || (!corrected.includes(" ") && likelihood(word, corrected) === 0);
  }

  /** Returns the most likely correction; undefined if the word is known or no correction is likely. */
  likelyFor(word: string): string | undefined {
    if (this.knows(word) || this.isStranger(word)) return undefined;
    const corrected = this.#word(word);
    return corrected.includes(" ") ? undefined : corrected;
  }

  /** Corrects a normalised text word by word. */
  correct(text: string): string {
    const words = text.split(" ");
    const corrected: string[] = [];
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index] ?? "";
      const next = words[index + 1];
      if (this.knows(word) && (next === undefined || this.knows(next))) {
        corrected.push(word);
        continue;
      }
      if (next !== undefined && !word.startsWith("#") && !next.startsWith("#")) {
        const joined = word + next;
        if (
          joined.length >= 5 &&
          (this.#counts.get(joined) ?? 0) > 0 &&
          !(this.knows(word) && this.knows(next))
        ) {
          corrected.push(joined);
          index += 1;
          continue;
        }
      }
      corrected.push(this.#word(word));
    }
    return corrected.join(" ");
  }

  #word(word: string): string {
    if (this.knows(word) || word.startsWith("#") || word.length < 3 || /\d/.test(word)) return word;
    // “Boys” is not a misspelling of “bots”.
    if (word.length > 3 && word.endsWith("s") && this.knows(word.slice(0, -1))) return word;
    const known = this.#corrections.get(word);
    if (known !== undefined) return known;
    const found = this.#nearest(word) ?? this.#parted(word) ?? word;
    this.#corrections.set(word, found);
    return found;
  }

  #nearest(word: string): string | undefined {
    const allowed = word.length >= 8 ? 2 : 1;
    const letters = lettersOf(word);
    let best: string | undefined;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
      for (const letter of new Set(word.slice(0, 2))) {
        for (const { word: candidate, letters: its } of this.#index.get(length + letter) ?? []) {
          // Each edit changes at most two bits of the letter set.
          if (countOf(letters ^ its) > 2 * allowed) continue;
          // Three letters are too few to identify a word, unless one letter is missing or two are swapped.
          if (word.length < 4 && candidate.length < 4 && !sameLetters(word, candidate)) continue;
          const distance = slips(word, candidate, allowed);
          if (distance > allowed) continue;
          // “Demon” is not a misspelling of “demo”: the typo is unlikely, and a short word leaves too little evidence.
          if (word.length <= shortest && likelihood(word, candidate) === 0) continue;
          const count = this.#counts.get(candidate) ?? 1;
          const cost =
            distance -
            0.06 * Math.log2(1 + count) +
            (candidate[0] === word[0] ? 0 : 0.5) -
            likelihood(word, candidate);
          if (cost < bestCost) {
            bestCost = cost;
            best = candidate;
          }
        }
      }
    }
    return best;
  }

  #parted(word: string): string | undefined {
    if (word.length < 5) return undefined;
    let best: string | undefined;
    let bestCount = 0;
    for (let at = 2; at <= word.length - 2; at += 1) {
      const left = this.#counts.get(word.slice(0, at)) ?? 0;
      const right = this.#counts.get(word.slice(at)) ?? 0;
      const both = Math.min(left, right);
      if (both > bestCount && both > 3) {
        bestCount = both;
        best = `${word.slice(0, at)} ${word.slice(at)}`;
      }
    }
    return best;
  }
}

/** A possible correction; `letters` is a bit set, in which all non-letters share one bit. */
type Candidate = { readonly word: string; readonly letters: number };

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return letters;
}

/** Counts the bits that are set. */
function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Words up to this length are corrected only if the typo is a likely one. */
const shortest = 5;

const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Rates how likely a typo is: swapped, missing, doubled and neighbouring keys are the most common. */
function likelihood(word: string, candidate: string): number {
  if (sameLetters(word, candidate)) return 0.35;
  if (word.length < candidate.length) return 0.15;
  if (word.length > candidate.length) return word.replace(/(.)\1/, "$1") === candidate ? 0.3 : 0;
  for (let at = 0; at < word.length; at += 1) {
    const typed = word[at] ?? "";
    const meant = candidate[at] ?? "";
    if (typed === meant) continue;
    const row = keyboard.find((keys) => keys.includes(typed)) ?? "";
    return Math.abs(row.indexOf(typed) - row.indexOf(meant)) === 1 && row.includes(meant)
      ? 0.25
      : 0;
  }
  return 0;
}

const sameLetters = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join("") === [...b].sort().join("");

/** Optimal string alignment distance (Levenshtein with transpositions) between two words; stops above `most`. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_value, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? most + 1;
}
