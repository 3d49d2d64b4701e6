import type { Database, Storage } from "../storage/index.ts";
import { daysBefore } from "./days.ts";
import type { LeadTables } from "./tables.ts";

/**
 * Maps conversations to pseudonyms of e-mail addresses, for erasure requests. The conversations themselves are stored
 * under a cookie: knowing someone's address opens none of them.
 */

type PeopleStorage = Pick<Storage<LeadTables>, "db" | "relaxed" | "pseudonym">;

const personOf = ({ pseudonym }: Pick<PeopleStorage, "pseudonym">, email: string) =>
  pseudonym("conversation", email.trim().toLowerCase());

/** Records that this address was used in this conversation. */
export async function noteConversation(
  storage: PeopleStorage,
  conversation: { id: string; email: string; now: number },
): Promise<void> {
  const row = {
    conversation_id: conversation.id,
    person: personOf(storage, conversation.email),
    seen_at: conversation.now,
  };
  await storage.relaxed((db) =>
    db
      .insertInto("conversation_people")
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(["conversation_id", "person"]).doUpdateSet({ seen_at: row.seen_at }),
      )
      .execute(),
  );
}

/** Ids of the conversations in which this address was used. */
export async function conversationsOf(
  storage: Pick<PeopleStorage, "db" | "pseudonym">,
  email: string,
): Promise<string[]> {
  const rows = await storage.db
    .selectFrom("conversation_people")
    .select("conversation_id")
    .where("person", "=", personOf(storage, email))
    .orderBy("seen_at")
    .execute();
  return rows.map((row) => row.conversation_id);
}

/** Deletes the records of these conversations, which are deleted themselves. */
export async function forgetConversations(
  { db }: Pick<PeopleStorage, "db">,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await db.deleteFrom("conversation_people").where("conversation_id", "=", id).execute();
  }
}

/** Deletes records of conversations that have ended: they end a day after their last message. */
export async function deleteOldConversationPeople(
  db: Database<LeadTables>,
  now: number,
): Promise<void> {
  await db.deleteFrom("conversation_people").where("seen_at", "<", daysBefore(now, 1)).execute();
}
