import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import { describe, expect, test } from "vitest";
import {
  type AssistantTables,
  assistantMigrations,
  createStoredConversations,
} from "./conversation-store.ts";
import { createMemoryConversations, freshConversation } from "./conversations.ts";
import { freshState } from "./dialogue/types.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

async function sqliteConversations() {
  const file = new DatabaseSync(":memory:");
  const db = new Kysely<AssistantTables>({
    dialect: new SqliteDialect({
      database: {
        close: () => file.close(),
        prepare: (text: string) => {
          const statement = file.prepare(text);
          const reads = /^select/i.test(text);
          return {
            reader: reads,
            // Kysely's driver hands over what it compiled: text, numbers and null.
            all: (parameters: readonly unknown[]) => statement.all(...(parameters as string[])),
            run: (parameters: readonly unknown[]) => statement.run(...(parameters as string[])),
            iterate: (parameters: readonly unknown[]) =>
              statement.iterate(...(parameters as string[])),
          };
        },
      },
    }),
  });
  for (const migration of Object.values(assistantMigrations)) await migration.up(db);
  return createStoredConversations({ db });
}

describe.each([
  ["in memory", async () => createMemoryConversations()],
  ["in SQLite", sqliteConversations],
])("conversations %s", (_name, open) => {
  test("come back as they were saved, to their own id only", async () => {
    const store = await open();
    const conversation = freshConversation();
    conversation.byIndustry.support = { ...freshState(), seen: { greeting: 1 } };
    await store.save("mine", conversation, noon);
    await store.save("mine", conversation, later(1));
    expect(await store.load("mine", later(2))).toEqual(conversation);
    expect(await store.load("yours", later(2))).toBeUndefined();
  });

  test("end a day after the last message", async () => {
    const store = await open();
    await store.save("old", freshConversation(), noon);
    await store.save("new", freshConversation(), later(20));
    expect(await store.load("old", later(25))).toBeUndefined();
    expect(await store.expire(later(25))).toBe(1);
    expect(await store.load("new", later(25))).toBeDefined();
  });

  test("are gone once forgotten", async () => {
    const store = await open();
    await store.save("mine", freshConversation(), noon);
    await store.forget("mine");
    expect(await store.load("mine", noon)).toBeUndefined();
  });
});
