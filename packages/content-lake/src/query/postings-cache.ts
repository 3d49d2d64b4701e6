import { LRUCache } from "lru-cache";
import {
  addCounted,
  addCounts,
  addSet,
  blockSize,
  documentsIn,
  isSet,
  rowsOf,
} from "../store/postings.ts";
import type { PostingsState } from "../store/postings-changes.ts";
import { BitSet } from "./bit-set.ts";

/** A row of a term: the documents of one stretch that have it. */
export type PostingsRow = { term: string; stretch: number; entries: Uint8Array };

/** Number of occurrences per document number (`of`), and the maximum per block (`most`). */
export type Times = { readonly of: Uint8Array; readonly most: Uint8Array };

/** Scores per document number, unless there are too many documents, and the highest score of each block. */
export type Sums = { readonly of: Float64Array | undefined; readonly most: Float64Array };

/**
 * Cache size per kind and worker, in bytes. For a common word of 100,000 documents, the rows take about 200 kB and
 * the counts about 100 kB.
 */
const cacheBytes = 12 * 1024 * 1024;
/** Overhead of a row or set beside its bytes, in bytes. */
const overhead = 100;

/** How values of one kind are made, and brought up to date after the documents of some stretches changed. */
type Making<T> = {
  make: () => T;
  renew: (value: T, changed: ReadonlySet<number>) => T;
  bytes: (value: T) => number;
};

/** Values that describe the index at a state; a later state renews only the changed stretches of them. */
class Kept<T extends object> {
  readonly #entries = new LRUCache<string, { state: string; value: T }>({ maxSize: cacheBytes });

  get(state: PostingsState, key: string, { make, renew, bytes }: Making<T>): T {
    const known = this.#entries.get(key);
    if (known?.state === state.name) return known.value;
    const changed = known && state.changedSince(known.state);
    const value = known && changed ? renew(known.value, changed) : make();
    const size = bytes(value) + overhead;
    if (size <= cacheBytes / 4) this.#entries.set(key, { state: state.name, value }, { size });
    else this.#entries.delete(key);
    return value;
  }
}

/** Gives rows of the index, only those that hold any of some stretches of counted terms if given. */
type Rows = (only?: ReadonlySet<number>) => PostingsRow[];

/** Data read from the inverted index, reused by later queries. After a write they pay for what it changed. */
export class PostingsCache {
  readonly #rows = new Kept<PostingsRow[]>();
  readonly #times = new Kept<Times>();
  readonly #bits = new Kept<BitSet>();
  readonly #sums = new Kept<Sums>();
  readonly #single = new Kept<Uint8Array>();
  readonly #samples = new Kept<{ found: number }>();

  /**
   * Returns the rows of terms of one kind.
   *
   * @param read reads the rows at some places, or all of them.
   */
  rows(
    state: PostingsState,
    key: string,
    term: string,
    read: (places?: ReadonlySet<number>) => PostingsRow[],
  ): PostingsRow[] {
    return this.#rows.get(state, key, {
      make: () => read(),
      renew: (rows, changed) => {
        const places = rowsOf(term, changed);
        return [...rows.filter(({ stretch }) => !places.has(stretch)), ...read(places)];
      },
      bytes: (rows) => rows.reduce((sum, { entries }) => sum + entries.length + overhead, 0),
    });
  }

  /** Returns the entries of a counted term in one stretch, for terms of which few documents are asked for. */
  entries(state: PostingsState, term: string, stretch: number, read: () => Uint8Array): Uint8Array {
    return this.#single.get(state, `${stretch}${term}`, {
      make: read,
      renew: (entries, changed) => (changed.has(stretch) ? read() : entries),
      bytes: (entries) => entries.length,
    });
  }

  /** Returns in how many of some stretches a counted term occurs. */
  found(
    state: PostingsState,
    term: string,
    stretches: readonly number[],
    count: () => number,
  ): number {
    const make = () => ({ found: count() });
    return this.#samples.get(state, `${stretches}${term}`, {
      make,
      renew: (sample, changed) => (stretches.some((at) => changed.has(at)) ? make() : sample),
      bytes: () => 0,
    }).found;
  }

  /** Returns how often each document has the terms of some rows. */
  times(state: PostingsState, key: string, size: number, rows: Rows): Times {
    const add = (times: Times, only?: ReadonlySet<number>): Times => {
      for (const { stretch, entries } of rows(only))
        addCounts(stretch, entries, times.of, times.most);
      return times;
    };
    return this.#times.get(state, key, {
      make: () => add(emptyTimes(size)),
      renew: (times, changed) => add(withoutCounts(times, size, changed), changed),
      bytes: ({ of, most }) => of.length + most.length,
    });
  }

  /** Returns the documents that have any of the terms of some rows. */
  bits(state: PostingsState, key: string, size: number, rows: Rows): BitSet {
    const add = (bits: BitSet, only?: ReadonlySet<number>): BitSet => {
      for (const { term, stretch, entries } of rows(only))
        (isSet(term) ? addSet : addCounted)(stretch, entries, bits.words);
      return bits;
    };
    return this.#bits.get(state, key, {
      make: () => add(new BitSet(size)),
      renew: (bits, changed) => add(withoutBits(bits, size, changed), changed),
      bytes: ({ words }) => words.byteLength,
    });
  }

  /** Returns scores that depend on the index alone, as arrays. */
  sums(state: PostingsState, key: string, size: number, score: (n: number) => number): Sums {
    const fill = ({ of, most }: Sums, from: number, to: number): void => {
      for (let block = from; block < Math.min(to, most.length); block++) {
        let highest = 0;
        for (let n = block * blockSize; n < (block + 1) * blockSize; n++) {
          const sum = score(n);
          if (of) of[n] = sum;
          highest = Math.max(highest, sum);
        }
        most[block] = highest;
      }
    };
    const blocks = Math.ceil(size / blockSize);
    return this.#sums.get(state, key, {
      make: () => {
        const sums = emptySums(blocks);
        fill(sums, 0, blocks);
        return sums;
      },
      renew: (sums, changed) => {
        const renewed = sums.most.length < blocks ? emptySums(blocks) : sums;
        if (renewed !== sums) {
          renewed.most.set(sums.most);
          // Beyond a size, only blocks are kept.
          if (sums.of) renewed.of?.set(sums.of);
        }
        for (const stretch of changed) {
          const { first, count } = documentsIn(stretch);
          fill(renewed, first / blockSize, (first + count) / blockSize);
        }
        return renewed;
      },
      bytes: ({ of, most }) => (of?.byteLength ?? 0) + most.byteLength,
    });
  }
}

/** Scores of each document take eight bytes, so only those of up to 200,000 documents are kept. */
const mostSums = 200_000;

function emptySums(blocks: number): Sums {
  const size = blocks * blockSize;
  return {
    of: size <= mostSums ? new Float64Array(size) : undefined,
    most: new Float64Array(blocks),
  };
}

const emptyTimes = (size: number): Times => ({
  of: new Uint8Array(size),
  most: new Uint8Array(Math.ceil(size / blockSize)),
});

/** Clears the counts of some stretches; makes room for documents that came since. */
function withoutCounts(times: Times, size: number, stretches: ReadonlySet<number>): Times {
  let cleared = times;
  if (times.of.length < size) {
    cleared = emptyTimes(size);
    cleared.of.set(times.of);
    cleared.most.set(times.most);
  }
  for (const stretch of stretches) {
    const { first, count } = documentsIn(stretch);
    cleared.of.fill(0, first, first + count);
    cleared.most.fill(0, first / blockSize, (first + count) / blockSize);
  }
  return cleared;
}

function withoutBits(bits: BitSet, size: number, stretches: ReadonlySet<number>): BitSet {
  const cleared = bits.words.length * 32 < size ? bits.copy(size) : bits;
  for (const stretch of stretches) {
    const { first, count } = documentsIn(stretch);
    cleared.words.fill(0, first >> 5, (first + count) >> 5);
  }
  return cleared;
}
