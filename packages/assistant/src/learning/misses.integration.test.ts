import { expect, test } from "vitest";
import { cachedModel } from "../../training/cached-model.ts";
import { createStoredConversations } from "../conversation-store.ts";
import { freshConversation } from "../conversations.ts";
import { createAssistant, sampleHost } from "../index.ts";
import { openSqlite } from "../sqlite-for-tests.ts";
import { createUnderstander } from "../understanding/understand.ts";
import { createStoredMisses, type Miss } from "./misses.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);
const beginning = new Date(0);

const miss: Miss = {
  industry: "hospitality",
  kind: "declined",
  text: "kayaks",
  guess: undefined,
  certainty: 0,
};

async function open({ days = 90, most = 100 } = {}) {
  const db = await openSqlite();
  const conversations = createStoredConversations({ db });
  const misses = createStoredMisses({ db }, { days, most });
  return { db, conversations, misses };
}

test("misses expire after the retention period, and the oldest are deleted above the limit", async () => {
  const { misses } = await open({ days: 30, most: 2 });
  await misses.keep({ ...miss, text: "one" }, "c", noon);
  await misses.keep({ ...miss, text: "two" }, "c", later(1));
  await misses.keep({ ...miss, text: "three" }, "c", later(2));
  expect((await misses.list(beginning)).map(({ text }) => text)).toEqual(["three", "two"]);
  await misses.expire(later(31));
  expect((await misses.list(beginning)).map(({ text }) => text)).toEqual(["three"]);
});

test("erasing a conversation deletes its misses; an expired one leaves misses without its id", async () => {
  const { db, conversations, misses } = await open();
  for (const id of ["mine", "yours"]) {
    await conversations.save(id, freshConversation(), noon);
    await misses.keep({ ...miss, text: id }, id, noon);
  }
  await conversations.forget("mine");
  expect((await misses.list(beginning)).map(({ text }) => text)).toEqual(["yours"]);
  await conversations.expire(later(2));
  await misses.expire(later(2));
  const rows = await db.selectFrom("misses").select("conversation_id").execute();
  expect(rows).toEqual([{ conversation_id: null }]);
});

test("an assistant records what it does not understand, without names and numbers, unless disabled", async () => {
  const { conversations, misses } = await open();
  const assistant = createAssistant({
    host: sampleHost,
    conversations,
    misses,
    logger: { debug() {}, warn() {} },
    understander: createUnderstander(await cachedModel()),
  });
  const say = (userMessage: string, mayLearn: boolean) =>
    assistant.reply(
      {
        userInfo: { name: "Mara Vogt", email: "mara@client.example" },
        userMessage,
        selectedIndustry: "hospitality",
      },
      { conversationId: "c", now: noon, mayLearn },
    );
  await say("when is breakfast?", true);
  await say("mara here, how do i fix a carburetor of a 1967 mustang", false);
  expect(await misses.list(beginning)).toEqual([]);
  await say("mara here, how do i fix a carburetor of a 1967 mustang", true);
  const [kept, ...rest] = await misses.list(beginning);
  expect(rest).toEqual([]);
  expect(kept).toMatchObject({ industry: "hospitality", kind: "declined" });
  expect(kept?.text).toBe("[name] here, how do i fix a carburetor of a # mustang");
});
