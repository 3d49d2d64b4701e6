import type { Logger } from "../logger.ts";
import type { Storage } from "./storage.ts";

/** Requests per minute, hour or day; as many may come at once. 0 lifts the limit. */
export type RateLimitRule = { name: string } & (
  | { perMinute: number }
  | { perHour: number }
  | { perDay: number }
);

export type RateLimiter = {
  /** Counts one request of `client` against `rule`; the verdict says whether it may pass. */
  take(rule: RateLimitRule, client: string): Promise<RateLimitVerdict>;
  /** Stops the timer. */
  stop(): void;
};

export type RateLimitVerdict = { ok: true } | { ok: false; retryAfterSeconds: number };

function spanOf(rule: RateLimitRule): [count: number, period: number] {
  if ("perDay" in rule) return [rule.perDay, 86_400_000];
  return "perHour" in rule ? [rule.perHour, 3_600_000] : [rule.perMinute, 60_000];
}

/** How far clocks of several machines may differ, in milliseconds. */
const clockTolerance = 5_000;

/**
 * Rate limits shared by every process that uses the database: the generic cell rate algorithm, with one row per
 * client and one statement per request (https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm). Clients are
 * stored as keyed hashes, and deleted at most ten minutes after their limit has recovered.
 *
 * When the database fails, requests pass: storing then fails by itself, with a better message.
 */
export function createRateLimiter(options: {
  storage: Pick<Storage, "relaxed" | "pseudonym">;
  logger: Logger;
  clock?: () => number;
}): RateLimiter {
  const { storage, logger, clock = Date.now } = options;
  const sweep = async () => {
    try {
      await storage.relaxed((db) =>
        db.deleteFrom("rate_limits").where("due_at", "<", clock()).execute(),
      );
    } catch (error) {
      logger.warn({ err: error }, "Old rate limits could not be deleted");
    }
  };
  const sweeping = setInterval(sweep, 10 * 60_000).unref();

  return {
    stop: () => clearInterval(sweeping),
    async take(rule, client) {
      const [count, period] = spanOf(rule);
      if (count <= 0) return { ok: true };
      const now = clock();
      // Rounded up, so that a limit is never looser than it says; the column holds whole milliseconds.
      const interval = Math.ceil(period / count);
      const latest = now + (count - 1) * interval;
      // Further ahead than any clock that agrees with ours would set it: that clock was set back since.
      const impossible = latest + interval + clockTolerance;
      try {
        const key = storage.pseudonym(`rate-limit ${rule.name}`, client);
        return await storage.relaxed(async (db) => {
          const granted = await db
            .insertInto("rate_limits")
            .values({ key, due_at: now + interval })
            .onConflict((conflict) =>
              conflict
                .column("key")
                .doUpdateSet(({ eb, ref }) => ({
                  due_at: eb(
                    eb
                      .case()
                      .when(eb.between("rate_limits.due_at", now, impossible))
                      .then(ref("rate_limits.due_at"))
                      .else(eb.cast<number>(eb.val(now), "bigint"))
                      .end(),
                    "+",
                    interval,
                  ),
                }))
                .where((eb) =>
                  eb.or([
                    eb("rate_limits.due_at", "<=", latest),
                    eb("rate_limits.due_at", ">", impossible),
                  ]),
                ),
            )
            .returning("due_at")
            .executeTakeFirst();
          if (granted) return { ok: true };

          const { due_at } = await db
            .selectFrom("rate_limits")
            .select("due_at")
            .where("key", "=", key)
            .executeTakeFirstOrThrow();
          return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((due_at - latest) / 1000)) };
        });
      } catch (error) {
        logger.warn({ err: error, limit: rule.name }, "Rate limits cannot be counted");
        return { ok: true };
      }
    },
  };
}
