import type { RateLimiter } from "../../storage/index.ts";

/** Attempts from one address, and wrong ones from all addresses together. */
const ofOne = { name: "inbox", perMinute: 10 } as const;
const wrongOfAll = { name: "inbox of all", perHour: 500 } as const;
/** While there are too many wrong attempts in all, each address has one an hour: enough for whoever knows the token. */
const onlyOne = { name: "inbox while many guess", perHour: 1 } as const;

/** Limits guesses at the token, from one address or from thousands. */
export function guessLimit(limiter: Pick<RateLimiter, "take">, now: () => number) {
  let manyUntil = 0;
  return {
    /** Whether an attempt from this address is checked at all. */
    async mayTry(address: string): Promise<boolean> {
      const rules = now() < manyUntil ? [ofOne, onlyOne] : [ofOne];
      for (const rule of rules) if (!(await limiter.take(rule, address)).ok) return false;
      return true;
    },
    /** Records a wrong attempt. */
    async wrong(): Promise<void> {
      const verdict = await limiter.take(wrongOfAll, "everybody");
      if (!verdict.ok) manyUntil = now() + Math.max(600, verdict.retryAfterSeconds) * 1000;
    },
  };
}
