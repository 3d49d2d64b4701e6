import { expect, test } from "vitest";
import { cachedModel } from "../training/cached-model.ts";
import { createStoredConversations } from "./conversation-store.ts";
import { createAssistant, createUnderstander, sampleHost } from "./index.ts";
import { createStoredMisses } from "./learning/misses.ts";
import { openSqlite } from "./sqlite-for-tests.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const userInfo = { name: "Mara Vogt", email: "mara@client.example" };
const understander = createUnderstander(await cachedModel());

async function setUp() {
  const db = await openSqlite();
  const conversations = createStoredConversations({ db });
  const misses = createStoredMisses({ db }, { days: 90 });
  const assistant = createAssistant({
    host: sampleHost,
    conversations,
    misses,
    logger: { debug() {}, warn() {} },
    understander,
  });
  const context = { conversationId: "c", now: noon };
  const { id = "" } = await assistant.reply(
    { userInfo, userMessage: "mara here: when is breakfast", selectedIndustry: "hospitality" },
    context,
  );
  const judge = (helpful: boolean, reply = id, conversationId = "c") =>
    assistant.feedback(
      { userInfo, selectedIndustry: "hospitality", reply, helpful },
      { ...context, conversationId },
    );
  const said = async () =>
    (await conversations.load("c", noon))?.byIndustry.hospitality?.exchanges.at(-1)?.helpful;
  const missed = () => misses.list(new Date(0));
  return { judge, said, missed };
}

test("feedback is stored with its reply, and negative feedback is counted once, without personal data", async () => {
  const { judge, said, missed } = await setUp();
  expect(await judge(false)).toBe(true);
  expect(await judge(false)).toBe(true);
  expect(await said()).toBe(false);
  expect(await missed()).toMatchObject([
    { kind: "unhelpful", guess: "breakfast", text: "[name] here: when is breakfast" },
  ]);
});

test("revoked feedback is no longer counted", async () => {
  const { judge, said, missed } = await setUp();
  await judge(false);
  await judge(true);
  expect(await said()).toBe(true);
  expect(await missed()).toEqual([]);
});

test("feedback on an unknown reply, or one of another conversation, is ignored", async () => {
  const { judge, said } = await setUp();
  expect(await judge(true, "other")).toBe(false);
  expect(await judge(true, undefined, "another")).toBe(false);
  expect(await said()).toBeUndefined();
});
