import { notePostingsChange } from "./postings-changes.ts";
import type { SqliteFile } from "./sqlite.ts";

/**
 * An inverted index: for each term, the numbers of the documents that contain it and how often. Each row packs a
 * range (stretch) of numbers, so that a term found in most of 100,000 documents is read in a hundred rows and
 * processed as arrays.
 */
export const postingsSchema = `
CREATE TABLE postings (
  term TEXT NOT NULL,
  stretch INTEGER NOT NULL,
  entries BLOB NOT NULL,
  PRIMARY KEY (term, stretch)
) STRICT, WITHOUT ROWID;
`;

/** Layout of counted terms: 16 bits per document, for its place in the stretch and its count of the term. */
export const countBits = 6;
export const mostTimes = 2 ** countBits - 1;
const stretchOfCounts = 2 ** (16 - countBits);
/** Returns the number of rows of a counted term when all document numbers are below `size`. */
export const stretchesOfCounts = (size: number): number => Math.ceil(size / stretchOfCounts);
/** Returns the stretch of a counted term that contains document `n`. */
export const stretchOf = (n: number): number => Math.floor(n / stretchOfCounts);
/** The documents of a stretch of counted terms, from the first on. */
export const documentsIn = (stretch: number): { first: number; count: number } => ({
  first: stretch * stretchOfCounts,
  count: stretchOfCounts,
});
/** Terms without counts are stored as sets: a list of places, or one bit for each place in the stretch. */
const stretchOfSets = 8192;
const setBytes = stretchOfSets / 8;

/** Kinds of terms that are stored as sets. The first letter of a term is its kind, which decides how it is stored. */
const setKinds = "tdreo";
/** Whether a term is stored as a set, without counts. */
export const isSet = (term: string): boolean => setKinds.includes(term.charAt(0));
/** Returns the rows of `term` that hold any of these stretches of counted terms. */
export const rowsOf = (term: string, stretches: ReadonlySet<number>): ReadonlySet<number> =>
  isSet(term)
    ? new Set([...stretches].map((at) => Math.floor((at * stretchOfCounts) / stretchOfSets)))
    : stretches;

/** Documents per block, for which the highest count of a term is noted; a multiple of 32. */
export const blockSize = 128;

export type Times = ReadonlyMap<string, number>;

/** Collects the changes of a transaction, and writes every entry of the index once. */
export class PostingsWriter {
  readonly #sql: SqliteFile;
  readonly #changes = new Map<string, Map<number, number>>();

  constructor(sql: SqliteFile) {
    this.#sql = sql;
  }

  /** Replaces the terms `before` of document `n` with those of `now`. */
  change(n: number, before: Times, now: Times): void {
    for (const term of before.keys()) if (!now.has(term)) this.#set(term, n, 0);
    for (const [term, times] of now) if (before.get(term) !== times) this.#set(term, n, times);
  }

  #set(term: string, n: number, times: number): void {
    const known = this.#changes.get(term);
    if (known) known.set(n, times);
    else this.#changes.set(term, new Map([[n, times]]));
  }

  /** Writes the collected changes; must be called in the transaction that wrote the documents. */
  flush(): void {
    const changed = new Set<number>();
    // Sorted, because neighbours in the index share pages.
    for (const term of [...this.#changes.keys()].sort()) {
      const size = isSet(term) ? stretchOfSets : stretchOfCounts;
      const stretches = new Map<number, [place: number, times: number][]>();
      for (const [n, times] of this.#changes.get(term) ?? []) {
        changed.add(stretchOf(n));
        const stretch = Math.floor(n / size);
        const changes = stretches.get(stretch);
        if (changes) changes.push([n % size, times]);
        else stretches.set(stretch, [[n % size, times]]);
      }
      for (const [stretch, changes] of stretches) this.#write(term, stretch, changes);
    }
    if (changed.size > 0) notePostingsChange(this.#sql, changed);
    this.#changes.clear();
  }

  /** Discards the collected changes, because the transaction failed. */
  forget(): void {
    this.#changes.clear();
  }

  #write(term: string, stretch: number, changes: [place: number, times: number][]): void {
    const row = this.#sql.get(
      "SELECT entries FROM postings WHERE term = ? AND stretch = ?",
      term,
      stretch,
    );
    const before = row?.entries instanceof Uint8Array ? row.entries : new Uint8Array();
    const after = isSet(term) ? changedSet(before, changes) : changedCounts(before, changes);
    if (after.length > 0)
      this.#sql.run(
        "INSERT OR REPLACE INTO postings (term, stretch, entries) VALUES (?, ?, ?)",
        term,
        stretch,
        after,
      );
    else if (row)
      this.#sql.run("DELETE FROM postings WHERE term = ? AND stretch = ?", term, stretch);
  }
}

const numbersOf = (bytes: Uint8Array): Uint16Array =>
  // Rows may begin at any address, but 16-bit numbers can be read only at even ones.
  bytes.byteOffset % 2 === 0
    ? new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
    : new Uint16Array(bytes.slice().buffer);

const bytesOf = (numbers: Iterable<number>): Uint8Array =>
  new Uint8Array(Uint16Array.from(numbers).buffer);

function changedCounts(before: Uint8Array, changes: [place: number, times: number][]): Uint8Array {
  const old = numbersOf(before);
  const added = changes
    .toSorted(([a], [b]) => a - b)
    .map(([place, times]) => [place, (place << countBits) | Math.min(times, mostTimes)] as const);
  const entries: number[] = [];
  let at = 0;
  const copyUpTo = (place: number): void => {
    for (; at < old.length && (old[at] ?? 0) >> countBits < place; at++) entries.push(old[at] ?? 0);
  };
  for (const [place, entry] of added) {
    copyUpTo(place);
    if (at < old.length && (old[at] ?? 0) >> countBits === place) at++;
    if (entry % (mostTimes + 1) > 0) entries.push(entry);
  }
  copyUpTo(stretchOfCounts);
  return bytesOf(entries);
}

function changedSet(before: Uint8Array, changes: [place: number, times: number][]): Uint8Array {
  const bits = new Uint8Array(setBytes);
  const put = (place: number, has: boolean): void => {
    const bit = 1 << (place & 7);
    bits[place >> 3] = has ? (bits[place >> 3] ?? 0) | bit : (bits[place >> 3] ?? 0) & ~bit;
  };
  if (before.length === setBytes) bits.set(before);
  else for (const place of numbersOf(before)) put(place, true);
  for (const [place, times] of changes) put(place, times > 0);
  const places: number[] = [];
  for (let place = 0; place < stretchOfSets; place++)
    if (((bits[place >> 3] ?? 0) >> (place & 7)) & 1) places.push(place);
  return places.length * 2 < setBytes ? bytesOf(places) : bits;
}

/**
 * Adds the counts in a row to `times`, up to the maximum count, and records the highest count of each block in
 * `most`.
 */
export function addCounts(
  stretch: number,
  entries: Uint8Array,
  times: Uint8Array,
  most: Uint8Array,
): void {
  const first = stretch * stretchOfCounts;
  const numbers = numbersOf(entries);
  for (let at = 0; at < numbers.length; at++) {
    const entry = numbers[at] ?? 0;
    const n = first + (entry >> countBits);
    const now = Math.min((times[n] ?? 0) + (entry & mostTimes), mostTimes);
    times[n] = now;
    const block = Math.floor(n / blockSize);
    if (now > (most[block] ?? 0)) most[block] = now;
  }
}

/** Returns whether a row of a counted term has an entry for document `n`. */
export function isCounted(entries: Uint8Array, n: number): boolean {
  const numbers = numbersOf(entries);
  const place = n % stretchOfCounts;
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const at = (from + to) >> 1;
    if ((numbers[at] ?? 0) >> countBits < place) from = at + 1;
    else to = at;
  }
  return from < numbers.length && (numbers[from] ?? 0) >> countBits === place;
}

/** Sets the bits of the documents in a row, whatever their counts; each number in `bits` holds 32 documents. */
export function addCounted(stretch: number, entries: Uint8Array, bits: Uint32Array): void {
  const first = stretch * stretchOfCounts;
  const numbers = numbersOf(entries);
  for (let at = 0; at < numbers.length; at++) {
    const n = first + ((numbers[at] ?? 0) >> countBits);
    bits[n >> 5] = (bits[n >> 5] ?? 0) | (1 << (n & 31));
  }
}

/** Does the same for a term that is stored as a set. */
export function addSet(stretch: number, entries: Uint8Array, bits: Uint32Array): void {
  const first = (stretch * stretchOfSets) / 32;
  if (entries.length === setBytes) {
    const words = new Uint32Array(entries.slice().buffer);
    for (let at = 0; at < words.length && first + at < bits.length; at++)
      bits[first + at] = (bits[first + at] ?? 0) | (words[at] ?? 0);
  } else
    for (const place of numbersOf(entries))
      bits[first + (place >> 5)] = (bits[first + (place >> 5)] ?? 0) | (1 << (place & 31));
}
