import { LRUCache } from "lru-cache";
import { tooMany } from "../errors.ts";

export type GuessLimits = {
  /** Number of unknown tokens, per address (`ofOne`) and overall (`inAll`), before tokens are refused for a while. */
  ofOne: number;
  inAll: number;
  /** Length of the pause, in milliseconds. */
  pause: number;
};

const defaults: GuessLimits = { ofOne: 20, inAll: 500, pause: 10 * 60_000 };

/** Limits token guessing. Addresses without wrong guesses are never blocked, so that no editor is locked out. */
export class GuessLimit {
  readonly #limits: GuessLimits;
  readonly #clock: () => number;
  readonly #wrong: LRUCache<string, { count: number; until: number }>;
  #all = { count: 0, until: 0 };

  constructor(limits: Partial<GuessLimits> = {}, clock: () => number = Date.now) {
    this.#limits = { ...defaults, ...limits };
    this.#clock = clock;
    this.#wrong = new LRUCache({ max: 10_000 });
  }

  /** Returns the seconds until tokens of this address are checked again; undefined if they are checked now. */
  secondsToWait(address: string): number | undefined {
    const now = this.#clock();
    const theirs = this.#wrong.get(address);
    if (!theirs || theirs.until <= now) return undefined;
    const { ofOne, inAll } = this.#limits;
    const tooMany = theirs.count >= ofOne || (this.#all.count >= inAll && this.#all.until > now);
    return tooMany ? Math.ceil((theirs.until - now) / 1000) : undefined;
  }

  /**
   * Rejects addresses with too many wrong tokens.
   *
   * @throws ContentError 429 with the time to wait.
   */
  check(address: string): void {
    const wait = this.secondsToWait(address);
    if (wait !== undefined) throw tooMany("Too many unknown tokens came from your address", wait);
  }

  /** Records an unknown token. */
  wrong(address: string): void {
    const now = this.#clock();
    const one = (before: { count: number; until: number } | undefined) =>
      before && before.until > now
        ? { count: before.count + 1, until: before.until }
        : { count: 1, until: now + this.#limits.pause };
    this.#wrong.set(address, one(this.#wrong.get(address)));
    this.#all = one(this.#all);
  }
}
