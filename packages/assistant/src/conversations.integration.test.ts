import { describe, expect, test } from "vitest";
import { createStoredConversations } from "./conversation-store.ts";
import { createMemoryConversations, freshConversation } from "./conversations.ts";
import { freshState } from "./dialogue/types.ts";
import { openSqlite } from "./sqlite-for-tests.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

const sqliteConversations = async () => createStoredConversations({ db: await openSqlite() });

describe.each([
  ["in memory", async () => createMemoryConversations()],
  ["in SQLite", sqliteConversations],
])("conversations %s", (_name, open) => {
  test("are loaded as saved, only under their own id", async () => {
    const store = await open();
    const conversation = freshConversation();
    conversation.byIndustry.support = { ...freshState(), seen: { greeting: 1 } };
    await store.save("mine", conversation, noon);
    await store.save("mine", conversation, later(1));
    expect(await store.load("mine", later(2))).toEqual(conversation);
    expect(await store.load("yours", later(2))).toBeUndefined();
  });

  test("expire a day after the last message", async () => {
    const store = await open();
    await store.save("old", freshConversation(), noon);
    await store.save("new", freshConversation(), later(20));
    expect(await store.load("old", later(25))).toBeUndefined();
    expect(await store.expire(later(25))).toBe(1);
    expect(await store.load("new", later(25))).toBeDefined();
  });

  test("are deleted on request", async () => {
    const store = await open();
    await store.save("mine", freshConversation(), noon);
    await store.forget("mine");
    expect(await store.load("mine", noon)).toBeUndefined();
  });
});
