import { randomUUID } from "node:crypto";
import type { IndustryId } from "@brightkeel/contracts";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores messages that were not understood, so that the assistant's owner knows which phrases and answers to add. */

/** `unhelpful`: understood, but the visitor marked the reply as unhelpful. */
export type MissKind = "declined" | "asked-back" | "no-answer" | "foreign" | "unhelpful";

export type Miss = {
  industry: IndustryId;
  kind: MissKind;
  /** Scrubbed of personal data: see `scrub.ts`. */
  text: string;
  /** The most likely intent, if there was any. */
  guess: string | undefined;
  /** Its probability, from 0 to 1, given that the message is in scope. */
  certainty: number;
};

export type MissStore = {
  /** Stores a miss. The conversation's id is kept, for erasure requests, only as long as the conversation itself is. */
  keep(miss: Miss, conversationId: string, now: Date): Promise<void>;
  /** Deletes the record that the reply to this message was unhelpful. */
  withdraw(text: string, conversationId: string): Promise<void>;
  /** The newest first. */
  list(since: Date): Promise<(Miss & { at: number })[]>;
  /** Deletes expired misses, and removes from the others the ids of conversations that are gone. */
  expire(now: Date): Promise<void>;
};

export type MissTables = {
  misses: {
    id: string;
    /** Milliseconds since 1970. */
    at: number;
    industry: string;
    kind: string;
    text: string;
    guess: string | null;
    /** In percent. */
    certainty: number;
    conversation_id: string | null;
  };
};

/** For the migrations runner. The same statements run on SQLite and PostgreSQL. */
export const missMigrations: Record<string, Migration> = {
  "assistant-003-misses": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("misses")
        .addColumn("id", "varchar(36)", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("industry", "varchar(40)", (column) => column.notNull())
        .addColumn("kind", "varchar(20)", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("guess", "varchar(60)")
        .addColumn("certainty", "integer", (column) => column.notNull())
        .addColumn("conversation_id", "varchar(64)")
        .execute();
      await db.schema.createIndex("misses_at").on("misses").column("at").execute();
      await db.schema
        .createIndex("misses_conversation")
        .on("misses")
        .column("conversation_id")
        .execute();
    },
    async down(db: Kysely<unknown>) {
      await db.schema.dropTable("misses").execute();
    },
  },
};

/** Maximum number of misses: more than anyone will read, and a limit on the disk space that spam can fill. */
const mostKept = 10_000;

export function createStoredMisses(
  { db }: { db: Kysely<MissTables & { conversations: { id: string } }> },
  { days, most = mostKept }: { days: number; most?: number },
): MissStore {
  const oldest = async (count: number) => {
    const row = await db
      .selectFrom("misses")
      .select("at")
      .orderBy("at", "desc")
      .offset(count)
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? undefined : Number(row.at);
  };
  return {
    async keep({ certainty, guess, ...miss }, conversation_id, now) {
      await db
        .insertInto("misses")
        .values({
          ...miss,
          id: randomUUID(),
          at: now.getTime(),
          guess: guess ?? null,
          certainty: Math.round(certainty * 100),
          conversation_id,
        })
        .execute();
      const beyond = await oldest(most);
      if (beyond !== undefined) await db.deleteFrom("misses").where("at", "<=", beyond).execute();
    },
    async withdraw(text, conversationId) {
      await db
        .deleteFrom("misses")
        .where("conversation_id", "=", conversationId)
        .where("kind", "=", "unhelpful" satisfies MissKind)
        .where("text", "=", text)
        .execute();
    },
    async list(since) {
      const rows = await db
        .selectFrom("misses")
        .selectAll()
        .where("at", ">=", since.getTime())
        .orderBy("at", "desc")
        .execute();
      return rows.map(({ at, industry, kind, text, guess, certainty }) => ({
        at: Number(at),
        // Only `keep` writes these.
        industry: industry as IndustryId,
        kind: kind as MissKind,
        text,
        guess: guess ?? undefined,
        certainty: Number(certainty) / 100,
      }));
    },
    async expire(now) {
      const end = now.getTime() - days * 24 * 60 * 60 * 1_000;
      await db.deleteFrom("misses").where("at", "<=", end).execute();
      await db
        .updateTable("misses")
        .set({ conversation_id: null })
        .where("conversation_id", "is not", null)
        .where("conversation_id", "not in", (query) =>
          query.selectFrom("conversations").select("id"),
        )
        .execute();
    },
  };
}
