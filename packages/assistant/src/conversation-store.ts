import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import {
  type Conversation,
  type ConversationStore,
  conversationLifetime,
} from "./conversations.ts";
import { type MissTables, missMigrations } from "./learning/misses.ts";
import { type TokenTables, tokenMigrations } from "./model/token-budget.ts";

export type AssistantTables = TokenTables &
  MissTables & {
    conversations: {
      id: string;
      /** A `Conversation` as JSON. */
      state: string;
      /** Milliseconds since 1970. */
      expires_at: number;
    };
  };

/** Migrations of the assistant's tables. The same statements run on SQLite and PostgreSQL. */
export const assistantMigrations: Record<string, Migration> = {
  "assistant-001-conversations": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("conversations")
        .addColumn("id", "varchar(64)", (column) => column.primaryKey())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("expires_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("conversations_expires_at")
        .on("conversations")
        .column("expires_at")
        .execute();
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable("conversations").execute();
    },
  },
  ...tokenMigrations,
  ...missMigrations,
};

/** The part of the database handle that conversations need; the site's handle satisfies it. */
export type ConversationDatabase = {
  db: Kysely<AssistantTables>;
  /**
   * Runs a transaction without waiting for the disk, where the database supports it: losing the last message does no
   * harm.
   */
  relaxed?: <Result>(work: (db: Kysely<AssistantTables>) => Promise<Result>) => Promise<Result>;
};

/** Stores conversations in the database. */
export function createStoredConversations({
  db,
  relaxed,
}: ConversationDatabase): ConversationStore {
  const write =
    relaxed ?? (<Result>(work: (db: Kysely<AssistantTables>) => Promise<Result>) => work(db));
  return {
    async load(id, now) {
      const row = await db
        .selectFrom("conversations")
        .select("state")
        .where("id", "=", id)
        .where("expires_at", ">", now.getTime())
        .executeTakeFirst();
      return row === undefined ? undefined : parse(row.state);
    },
    async save(id, conversation, now) {
      const state = JSON.stringify(conversation);
      const expires_at = now.getTime() + conversationLifetime;
      await write((transaction) =>
        transaction
          .insertInto("conversations")
          .values({ id, state, expires_at })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ state, expires_at }))
          .execute(),
      );
    },
    async forget(id) {
      await db.deleteFrom("conversations").where("id", "=", id).execute();
      await db.deleteFrom("misses").where("conversation_id", "=", id).execute();
    },
    async expire(now) {
      const result = await db
        .deleteFrom("conversations")
        .where("expires_at", "<=", now.getTime())
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

/** Parses a stored state. One from an older release is dropped rather than guessed at. */
function parse(json: string): Conversation | undefined {
  const value: unknown = JSON.parse(json);
  const known =
    typeof value === "object" && value !== null && "version" in value && value.version === 3;
  // Only `save` writes version 3, so the shape is known.
  return known ? (value as Conversation) : undefined;
}
