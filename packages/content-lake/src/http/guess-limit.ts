import { LRUCache } from "lru-cache";
import { ContentError, httpError } from "../errors.ts";

export type GuessLimits = {
  /** Tokens that nobody has, of one address and of all, before no more are looked at for a while. */
  ofOne: number;
  inAll: number;
  /** The while, in milliseconds. */
  pause: number;
};

const defaults: GuessLimits = { ofOne: 20, inAll: 500, pause: 10 * 60_000 };

/** Keeps whoever guesses tokens from going on. Who guessed nothing yet is always heard, so that no editor is shut out. */
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

  /** Seconds until a token of this address is looked at again; undefined where it is now. */
  secondsToWait(address: string): number | undefined {
    const now = this.#clock();
    const theirs = this.#wrong.get(address);
    if (!theirs || theirs.until <= now) return undefined;
    const { ofOne, inAll } = this.#limits;
    const tooMany = theirs.count >= ofOne || (this.#all.count >= inAll && this.#all.until > now);
    return tooMany ? Math.ceil((theirs.until - now) / 1000) : undefined;
  }

  /** @throws ContentError 429 with the time to wait, before a token of this address is looked at. */
  check(address: string): void {
    const wait = this.secondsToWait(address);
    if (wait === undefined) return;
    const { status, message, body } = httpError(
      429,
      `Too many tokens that nobody has came from your address; try again in ${wait} s`,
    );
    throw new ContentError(status, message, body, { "retry-after": String(wait) });
  }

  /** Notes a token that nobody has. */
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
