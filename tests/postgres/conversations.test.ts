import { createAssistant, createUnderstander, sampleHost } from "@brightkeel/assistant";
import {
  type AssistantTables,
  createStoredConversations,
  createStoredTokens,
} from "@brightkeel/assistant/storage";
import { cachedModel } from "@brightkeel/assistant/training";
import { pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { migrations } from "../../server/migrations.ts";
import { openStorage } from "../../server/storage/index.ts";
import { within } from "../support/slowness.ts";
import { type Postgres, startPostgres } from "./cluster.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, within(300_000));
afterAll(() => postgres?.stop());

/** Shared by all: loading it is not what is tested here. */
const understander = createUnderstander(await cachedModel());
const logger = pino({ level: "silent" });
const now = new Date("2026-11-20T10:00:00Z");

/** Creates one web process, with its own connections and its own assistant. */
async function webProcess() {
  const storage = await openStorage<AssistantTables>({
    databaseUrl: postgres.url,
    dataDir: "unused",
    migrations,
    logger,
  });
  onTestFinished(() => storage.close());
  const conversations = createStoredConversations(storage);
  const tokens = createStoredTokens(storage);
  return {
    conversations,
    tokens,
    assistant: createAssistant({ host: sampleHost, conversations, logger, understander }),
  };
}

const say = (userMessage: string) => ({
  userInfo: { name: "Ada", email: "ada@example.com" },
  userMessage,
  selectedIndustry: "hospitality" as const,
});

test("a conversation begun in one process goes on in another", async () => {
  const [first, second] = [await webProcess(), await webProcess()];
  const context = { conversationId: "visitor-1", now };
  await first.assistant.reply(say("two rooms next friday for 3 nights, 4 adults"), context);
  const reply = await second.assistant.reply(say("yes, pass it on"), context);
  expect(reply.message.content).toMatch(/front desk now has .*2 Standard rooms .*3 nights/);
});

test("an expired conversation is not read, and is swept away", async () => {
  const { conversations, assistant } = await webProcess();
  await assistant.reply(say("two rooms next friday"), { conversationId: "visitor-2", now });
  const later = new Date(now.getTime() + 25 * 60 * 60 * 1000);
  expect(await conversations.load("visitor-2", now)).toBeDefined();
  expect(await conversations.load("visitor-2", later)).toBeUndefined();
  expect(await conversations.expire(later)).toBeGreaterThanOrEqual(1);
  expect(await conversations.load("visitor-2", now)).toBeUndefined();
});

test("the model’s tokens of a day are counted for all processes together", async () => {
  const processes = [await webProcess(), await webProcess()];
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_entry, index) =>
      processes[index % 2]?.tokens.take(100, 1_000, now),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(10);
  await processes[0]?.tokens.settle(-100, now);
  expect(await processes[1]?.tokens.take(100, 1_000, now)).toBe(true);
});
