import { setImmediate as turn } from "node:timers/promises";
import type { Database, Storage } from "../storage/index.ts";
import { conversationsOf, forgetConversations } from "./conversation-people.ts";
import type { FileStore } from "./files/file-store.ts";
import type { LeadTables } from "./tables.ts";

export type Forgotten = {
  /** Leads deleted, by kind. */
  leads: Record<string, number>;
  files: number;
  /** Pending deliveries, deleted with their leads. */
  waiting: number;
  /** Completed deliveries by target: the person must be deleted there as well. */
  passedOn: Record<string, number>;
  /** Deliveries by target that had been attempted or were in progress: the target may know the person. */
  perhaps: Record<string, number>;
  /** Conversations with the assistant. */
  conversations: number;
  /** Why steps after the deletion of the leads failed; running the command again continues from there. */
  unfinished: string[];
};

/** Erases an e-mail address: its leads with deliveries and files, and its conversations. */
export async function forgetPerson(
  storage: Pick<Storage<LeadTables>, "db" | "relaxed" | "pseudonym" | "eraseDeleted">,
  email: string,
  options: {
    files: FileStore;
    /** Deletes these conversations in the assistant, and returns how many existed. */
    deleteConversations(ids: readonly string[]): Promise<number>;
  },
): Promise<Forgotten> {
  const forgotten: Forgotten = {
    leads: {},
    files: 0,
    waiting: 0,
    passedOn: {},
    perhaps: {},
    conversations: 0,
    unfinished: [],
  };
  // Reports what was deleted even after a failure: no one could find out later where else the person is stored.
  const step = (work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      forgotten.unfinished.push(error instanceof Error ? error.message : String(error));
    });
  await step(async () => {
    for (let isLast = false; !isLast; ) {
      const leads = await nextOf(storage.db, email);
      isLast = leads.length < batchSize;
      await deleteLeads(storage.db, leads, { files: options.files, forgotten });
      await turn();
    }
  });
  await step(async () => {
    const conversations = await conversationsOf(storage, email);
    forgotten.conversations = await options.deleteConversations(conversations);
    // Last, since it is the only way from the address to them.
    await forgetConversations(storage, conversations);
  });
  await step(() => storage.eraseDeleted());
  return forgotten;
}

/** Leads per transaction, between which other work runs. */
const batchSize = 500;

const nextOf = (db: Database<LeadTables>, email: string) =>
  db
    .selectFrom("leads")
    .select(["id", "kind"])
    .where("email_key", "=", email.trim().toLowerCase())
    .limit(batchSize)
    .execute();

/** Deletes these leads and everything that belongs to them, and adds it to the report. */
async function deleteLeads(
  db: Database<LeadTables>,
  leads: readonly { id: string; kind: string }[],
  { files: store, forgotten }: { files: FileStore; forgotten: Forgotten },
): Promise<void> {
  if (leads.length === 0) return;
  const ids = leads.map(({ id }) => id);
  // Before their leads, which are the only way to them: if one remains, the same command finds it again.
  const files = await db
    .selectFrom("lead_files")
    .select("lead_id")
    .where("lead_id", "in", ids)
    .execute();
  for (const { lead_id } of files) await store.removeOf(lead_id);
  const deliveries = await db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom("lead_deliveries")
      .where("lead_id", "in", ids)
      .returning(["target", "state", "attempts", "told"])
      .execute();
    await transaction.deleteFrom("leads").where("id", "in", ids).execute();
    return deleted;
  });
  forgotten.files += files.length;
  for (const { kind } of leads) forgotten.leads[kind] = (forgotten.leads[kind] ?? 0) + 1;
  for (const { target, state, attempts, told } of deliveries) {
    if (state !== "delivered" && state !== "skipped") forgotten.waiting += 1;
    if (state === "delivered" || told === "yes") {
      forgotten.passedOn[target] = (forgotten.passedOn[target] ?? 0) + 1;
      // An attempt counts from its start, so one in progress is included.
    } else if (attempts > 0 || told === "perhaps") {
      forgotten.perhaps[target] = (forgotten.perhaps[target] ?? 0) + 1;
    }
  }
}
