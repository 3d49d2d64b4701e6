import type { RateLimiter } from "../../storage/index.ts";

/** Tries of one address, and wrong ones of all together. */
const ofOne = { name: "inbox", perMinute: 10 } as const;
const wrongOfAll = { name: "inbox of all", perHour: 500 } as const;
/** While too many are wrong from anywhere, each address has one try an hour: enough for whoever knows the token. */
const onlyOne = { name: "inbox while many guess", perHour: 1 } as const;

/** Keeps whoever guesses the token from going on, from one address or from thousands. */
export function guessLimit(limiter: Pick<RateLimiter, "take">, now: () => number) {
  let manyUntil = 0;
  return {
    /** Whether a token of this address is looked at. */
    async mayTry(address: string): Promise<boolean> {
      const rules = now() < manyUntil ? [ofOne, onlyOne] : [ofOne];
      for (const rule of rules) if (!(await limiter.take(rule, address)).ok) return false;
      return true;
    },
    /** Notes one that was wrong. */
    async wrong(): Promise<void> {
      const verdict = await limiter.take(wrongOfAll, "everybody");
      if (!verdict.ok) manyUntil = now() + Math.max(600, verdict.retryAfterSeconds) * 1000;
    },
  };
}
