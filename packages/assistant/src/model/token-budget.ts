import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Counts the tokens used per day (UTC), across all processes that share the store. */
export type TokenBudget = {
  /** Reserves tokens within the day's cap; returns false and reserves nothing if they would exceed it. */
  take(tokens: number, cap: number, now: Date): Promise<boolean>;
  /** Adjusts the reservation to actual use; a negative difference returns tokens. */
  settle(difference: number, now: Date): Promise<void>;
  /** Deletes the counts of earlier days. */
  expire(now: Date): Promise<void>;
};

export type TokenTables = { model_tokens: { day: string; used: number } };

/** For the migrations runner. The same statements run on SQLite and PostgreSQL. */
export const tokenMigrations: Record<string, Migration> = {
  "assistant-002-model-tokens": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("model_tokens")
        .addColumn("day", "varchar(10)", (column) => column.primaryKey())
        .addColumn("used", "bigint", (column) => column.notNull())
        .execute();
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable("model_tokens").execute();
    },
  },
};

/** YYYY-MM-DD in UTC, the day by which tokens are counted. */
const dayOf = (now: Date): string =>
  now.toTemporalInstant().toZonedDateTimeISO("UTC").toPlainDate().toString();

/**
 * Stores the count in the database. Each reservation is a single conditional statement, so concurrent processes cannot
 * exceed the cap.
 */
export function createStoredTokens({ db }: { db: Kysely<TokenTables> }): TokenBudget {
  return {
    async take(tokens, cap, now) {
      if (tokens > cap) return false;
      const taken = await db
        .insertInto("model_tokens")
        .values({ day: dayOf(now), used: tokens })
        .onConflict((conflict) =>
          conflict
            .column("day")
            .doUpdateSet(({ eb, ref }) => ({ used: eb(ref("model_tokens.used"), "+", tokens) }))
            .where("model_tokens.used", "<=", cap - tokens),
        )
        .returning("used")
        .executeTakeFirst();
      return taken !== undefined;
    },
    async settle(difference, now) {
      await db
        .updateTable("model_tokens")
        .set(({ eb, ref }) => ({ used: eb(ref("used"), "+", difference) }))
        .where("day", "=", dayOf(now))
        .execute();
    },
    async expire(now) {
      await db.deleteFrom("model_tokens").where("day", "<", dayOf(now)).execute();
    },
  };
}

/** Keeps the count in memory, for tests. */
export function createMemoryTokens(): TokenBudget {
  const used = new Map<string, number>();
  const on = (now: Date) => used.get(dayOf(now)) ?? 0;
  return {
    take: async (tokens, cap, now) => {
      if (on(now) + tokens > cap) return false;
      used.set(dayOf(now), on(now) + tokens);
      return true;
    },
    settle: async (difference, now) => {
      used.set(dayOf(now), on(now) + difference);
    },
    expire: async (now) => {
      for (const day of used.keys()) if (day < dayOf(now)) used.delete(day);
    },
  };
}
