import type { Migration } from "kysely/migration";
import type { EndedSession } from "./ended-sessions.ts";

/** Tables that belong to no module. Times are milliseconds since 1970 (UTC). */
export type StorageTables = {
  site_secrets: { name: string; value: string };
  rate_limits: {
    key: string;
    /** When the last granted request would have been due at a steady pace. */
    due_at: number;
  };
  /** Previews that were left before their end. */
  ended_previews: EndedSession;
};

export const storageMigrations: Record<string, Migration> = {
  "storage-001-secrets-and-limits": {
    async up(db) {
      await db.schema
        .createTable("site_secrets")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("rate_limits")
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("due_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("rate_limits_due").on("rate_limits").column("due_at").execute();
    },
  },
  "storage-002-ended-previews": {
    async up(db) {
      await db.schema
        .createTable("ended_previews")
        .addColumn("session", "text", (column) => column.primaryKey())
        .addColumn("until", "bigint", (column) => column.notNull())
        .execute();
    },
  },
};
