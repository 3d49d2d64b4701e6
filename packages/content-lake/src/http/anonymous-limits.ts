import { LRUCache } from "lru-cache";
import { tooMany } from "../errors.ts";

export type AnonymousLimits = {
  /** Requests per minute and network address, with a burst of `burst`. 0 disables the limit. */
  perMinute: number;
  burst: number;
  /** Concurrent queries per address. */
  queries: number;
  /** Open event streams per address, and of all anonymous callers together. */
  streams: number;
  allStreams: number;
  /** Maximum size of an answer, in bytes. */
  answerBytes: number;
  /** Maximum size of a posted query with its parameters, in bytes. */
  bodyBytes: number;
};

export const defaultLimits: AnonymousLimits = {
  perMinute: 1200,
  burst: 200,
  queries: 8,
  streams: 50,
  allStreams: 1_000,
  answerBytes: 16_000_000,
  bodyBytes: 1_000_000,
};

/** Maximum number of tracked addresses; the least recently seen are dropped. */
const maxAddresses = 10_000;

/**
 * Limits the share of common resources that an address without a token may use. Editors and the site itself are
 * exempt.
 */
export class AnonymousCallers {
  readonly #limits: AnonymousLimits;
  readonly #clock: () => number;
  /** Theoretical arrival time per address: https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm */
  readonly #due = new LRUCache<string, number>({ max: maxAddresses });
  readonly #queries = new Map<string, number>();

  constructor(limits: AnonymousLimits, clock: () => number = Date.now) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Counts a request, or a fraction (`weight`) for cheaper work. Throws 429 with the time to wait. */
  count(address: string, weight = 1): void {
    const { perMinute, burst } = this.#limits;
    if (perMinute === 0) return;
    const now = this.#clock();
    const interval = 60_000 / perMinute;
    const due = Math.max(this.#due.get(address) ?? 0, now);
    const early = due - (burst - 1) * interval - now;
    if (early > 0) throw tooMany("Too many requests from your address", early / 1000);
    this.#due.set(address, due + interval * weight);
  }

  /**
   * Counts a query of the address as in progress until the returned function is called.
   *
   * @throws ContentError 429 when too many are in progress.
   */
  holdQuery(address: string): () => void {
    const held = this.#queries;
    const taken = held.get(address) ?? 0;
    if (taken >= this.#limits.queries)
      throw tooMany("Too many queries from your address are under way", 1);
    held.set(address, taken + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    };
  }
}
